/* Chess: positions that are hard to count, rules that few positions show, and what is read as a position. */

#include "games/chess.c"
#include "kit/hash.h"
#include "tests/games/rules.h"

enum { CLOCK_OF_MATCH, CLOCK_IN_STATE };

/* --- counts ----------------------------------------------------------------------------------------------- */

/* Published, the first as the position with most moves; and counted by `go perft` of Stockfish 15.1.  In none of them
 * is material too little to go on before the last ply. */
static void test_counts(void **state)
{
    static const struct {
        const char *fen;
        uint64_t count[7];
    } known[] = {
        {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", {218, 99, 19073, 85043}},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333}},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487}},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", {46, 2079, 89890, 3894594}},
        {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", {24, 496, 9483, 182838, 3605103}},
        {"8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", {8, 104, 736, 9287, 62297, 824064}},
        {"8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", {15, 126, 1928, 13931}},
        {"r3k2r/7b/8/8/8/8/1B4BQ/R3K2R w KQkq - 0 1", {47, 1011, 47973, 1105187}},
        {"r3k2r/8/5Q2/8/8/3q4/8/R3K2R w KQkq - 0 1", {44, 1494, 50509, 1720476}},
        {"8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", {29, 165, 5160, 31961}},
        {"8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", {37, 183, 6559, 23527}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_counts(rules_of(CLOCK_OF_MATCH), known[i].fen, known[i].count);
}

/* --- moves ------------------------------------------------------------------------------------------------ */

static void test_moves(void **state)
{
    static const struct {
        const char *fen, *may, *may_not;
    } cases[] = {
        {"4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1g1", "e1c1"},    /* castling only with the right to, */
        {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1g1", "e1c1"},  /* where nothing stands between, */
        {"1k6/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1f2", "e1g1"}, /* not out of check, */
        {"1k6/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1d2", "e1c1"},
        {"1k3r2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1g1"}, /* through check, */
        {"1k1r4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1c1"},
        {"1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1g1"}, /* or into it, */
        {"1kr5/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1c1"},
        {"4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", "e1c1", "e1g1"}, /* of a pawn's, too; */
        {"r3k2r/8/8/8/8/8/8/4KR2 b kq - 0 1", "e8c8", "e8g8"},  /* black like white; */
        {"1r4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1b1"}, /* but the rook may pass an attacked square, */
        {"r5k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1b1"},  /* and either may be attacked */
        {"1k5r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1h1"},
        {"8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "d4d3",
         "d4e3"}, /* taking in passing uncovers a check along the rank, */
        {"8/8/5k2/8/3pP3/8/1B6/7K b - e3 0 1", "f6e6", "d4e3"}, /* leaves a pin, */
        {"8/8/1k6/8/3pP3/8/5B2/7K b - e3 0 1", "d4e3", "d4d3"}, /* goes along it, */
        {"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", "e4e3"},  /* or answers a check */
        {"k7/8/6B1/8/4r3/8/2n5/4K3 w - - 0 1", "e1f1", "g6e4"}, /* two pieces check, so that the king must go */
        {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8n", "a7b8"},  /* a pawn becomes something, */
        {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a7a8k"}, /* but no king */
        {"4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "a2b1r", "a2b1p"},
        {"4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", "e1e2", "a2a4"}, /* a double step is no jump */
        {"4k3/8/8/8/n7/8/P7/4K3 w - - 0 1", "a2a3", "a2a4"},
        {"4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1", "d1e2", "d1d2"},  /* a check is answered */
        {"4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e7", "e2d2"}, /* a pin */
        {"4k3/8/8/8/8/8/4q3/3BKB2 w - - 0 1", "d1e2", "e1d2"}, /* the king stays attacked behind where it stood */
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_moves(rules_of(CLOCK_OF_MATCH), cases[i].fen, cases[i].may, cases[i].may_not);
}

/* --- what moves make of positions -------------------------------------------------------------------------- */

static State after(const Rules *rules, const char *fen, const char *line)
{
    State state = position_of(rules, fen);
    char words[100];
    strcpy(words, line);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        Move move;
        if (!find_move(rules, &state, word, &move))
            fail_msg("%s, %s: there is no %s", fen, line, word);
        state = play(rules, &state, move);
        if (broken(rules, &state))
            fail_msg("%s, %s: %s", fen, line, broken(rules, &state));
    }
    return state;
}

static void test_played(void **state)
{
    static const struct {
        int clock;
        const char *fen, *line, *then;
    } cases[] = {
        {0, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R_b_Kk_-_0_1"},
        {0, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "h8h1", "r3k3/8/8/8/8/8/8/R3K2r_w_Qq_-_0_1"},
        {0, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R_b_kq_-_0_1"},
        {0, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1g1", "r3k2r/8/8/8/8/8/8/R3K1R1_b_Qkq_-_0_1"},
        {0, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1_w_-_-_0_1"},
        {0, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1 e8g8", "r4rk1/8/8/8/8/8/8/2KR3R_w_-_-_0_1"},
        {0, "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q", "Q3k2r/8/8/8/8/8/8/R3K2R_b_KQk_-_0_1"},
        {0, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/3pP3/8/8/4K3_b_-_e3_0_1"},
        {0, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 d4e3", "4k3/8/8/8/8/4p3/8/4K3_w_-_-_0_1"},
        {0, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 e8d8", "3k4/8/8/8/3pP3/8/8/4K3_w_-_-_0_1"},
        {0, "4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1", "e3e4", "4k3/8/8/8/3pP3/8/8/4K3_b_-_-_0_1"},
        {0, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/4P3/8/8/4K3_b_-_-_0_1"},
        {0, "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e2e4", "8/8/8/8/k2pP2R/8/8/4K3_b_-_-_0_1"},
        {0, "8/8/5k2/8/3p4/8/1B2P3/7K w - - 0 1", "e2e4", "8/8/5k2/8/3pP3/8/1B6/7K_b_-_-_0_1"},
        {0, "8/8/5k2/8/3p1p2/8/1B2P3/7K w - - 0 1", "e2e4", "8/8/5k2/8/3pPp2/8/1B6/7K_b_-_e3_0_1"},
        {1, "4k3/8/8/8/8/8/4P3/4K3 w - - 7 1", "e1d1", "4k3/8/8/8/8/8/4P3/3K4_b_-_-_8_1"},
        {1, "4k3/8/8/8/8/8/4P3/4K3 w - - 7 1", "e2e3", "4k3/8/8/8/8/4P3/8/4K3_b_-_-_0_1"},
        {1, "4k3/8/8/8/4n3/8/4R3/4K3 w - - 7 1", "e2e4", "4k3/8/8/8/4R3/8/8/4K3_b_-_-_0_1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Rules *rules = rules_of(cases[i].clock);
        const State then = after(rules, cases[i].fen, cases[i].line);
        assert_written(rules, &then, then.black, cases[i].then);
    }
}

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* The same pieces, reached in two ways, are one position and one key, unless the clock is part of it and differs. */
static void test_transposition(void **state)
{
    (void)state;
    for (int clock = CLOCK_OF_MATCH; clock <= CLOCK_IN_STATE; clock++) {
        const Rules *rules = rules_of(clock);
        const State one = after(rules, start, "e2e4 a7a6 g1f3"), other = after(rules, start, "g1f3 a7a6 e2e4");
        const bool same = clock == CLOCK_OF_MATCH;
        assert_true((memcmp(&one, &other, sizeof one) == 0) == same);
        assert_true((hash_of(&one) == hash_of(&other)) == same);
    }
}

/* --- the end ------------------------------------------------------------------------------------------------ */

enum { GOES_ON = 1 }; /* no score of a finished game */

static void test_the_end(void **state)
{
    static const struct {
        int clock;
        const char *fen;
        Value score;
    } cases[] = {
        {0, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", -MATE},
        {0, "R5k1/5pp1/8/8/8/8/8/4K3 b - - 0 1", GOES_ON},
        {0, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0}, /* stalemate, */
        {0, "8/8/8/8/8/6k1/5q2/7K w - - 0 1", 0},
        {0, "7k/5Q2/6K1/8/p7/8/8/8 b - - 0 1", GOES_ON},    /* unless something else can move */
        {1, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80", -MATE}, /* mate on the hundredth ply is mate */
        {1, "R5k1/5pp1/8/8/8/8/8/4K3 b - - 100 80", 0},
        {1, "R5k1/5pp1/8/8/8/8/8/4K3 b - - 99 80", GOES_ON},
        {0, "R5k1/5pp1/8/8/8/8/8/4K3 b - - 100 80", GOES_ON},
        {0, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0},    /* too little to mate with: bare kings, */
        {0, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", 0},   /* one bishop, */
        {0, "4k3/8/8/8/8/8/8/4KN2 b - - 0 1", 0},   /* one knight, */
        {0, "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", 0}, /* bishops of one square colour, of either side */
        {0, "4k3/8/8/8/8/8/8/2BBK3 w - - 0 1", GOES_ON},
        {0, "4k3/8/8/8/8/4B3/8/2B1K3 w - - 0 1", 0},
        {0, "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", GOES_ON}, /* a mate is possible, if nobody forces it */
        {0, "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", GOES_ON},
        {0, "1n2k3/8/8/8/8/8/8/1N2K3 w - - 0 1", GOES_ON},
        {0, "1b2k3/8/8/8/8/8/8/1N2K3 w - - 0 1", GOES_ON},
        {0, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", GOES_ON},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Rules *rules = rules_of(cases[i].clock);
        const State position = position_of(rules, cases[i].fen);
        const Value found = finished(rules, &position) ? score(rules, &position) : GOES_ON;
        if (found != cases[i].score)
            fail_msg("%s: %d, and not %d", cases[i].fen, (int)found, (int)cases[i].score);
    }
}

/* The hundredth ply is played. */
static void test_hundredth_ply(void **state)
{
    static const char last[] = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80";
    const Rules *rules = rules_of(CLOCK_IN_STATE);
    const State mate = after(rules, last, "a1a8"), draw_then = after(rules, last, "a1a7");
    (void)state;
    assert_true(finished(rules, &mate) && score(rules, &mate) == -MATE);
    assert_true(finished(rules, &draw_then) && score(rules, &draw_then) == 0);
}

/* --- what moves do ----------------------------------------------------------------------------------------- */

/* A move checks if the king is in check after it.  How many do, up to two plies far? */
static int count_checks(const Rules *rules, const State *state, int depth)
{
    Move list[MAX_MOVES];
    int sum = 0;
    if (finished(rules, state))
        return 0;
    for (int i = 0, number = moves(rules, state, list); i < number; i++) {
        const State child = play(rules, state, list[i]);
        const bool check = view_of(rules, &child).checkers;
        assert_true(checks(rules, state, list[i]) == check);
        sum += check + (depth > 1 ? count_checks(rules, &child, depth - 1) : 0);
    }
    return sum;
}

static void test_checks(void **state)
{
    static const struct {
        const char *fen, *move;
    } cases[] = {
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"}, /* the rook of castling, */
        {"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
        {"8/4P3/8/8/4k3/8/8/K7 w - - 0 1", "e7e8q"}, /* back over where the pawn stood, */
        {"4n3/3P4/8/1k6/8/8/8/K7 w - - 0 1", "d7e8b"},
        {"8/8/8/R1pP3k/8/8/8/K7 w - c6 0 1", "d5c6"}, /* past two pawns that are gone, or the taken one, */
        {"5k2/8/8/2pP4/1B6/8/8/K7 w - c6 0 1", "d5c6"},
        {"8/3k4/8/2pP4/8/8/8/K7 w - c6 0 1", "d5c6"}, /* the pawn itself, */
        {"k7/8/8/8/4N3/8/6B1/K7 w - - 0 1", "e4c5"},  /* and a piece behind a knight, or a king */
        {"k7/8/8/3K4/8/8/6B1/7N w - - 0 1", "d5c4"},
    };
    const Rules *rules = rules_of(CLOCK_OF_MATCH);
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const State position = position_of(rules, cases[i].fen);
        Move move;
        if (!find_move(rules, &position, cases[i].move, &move) || !checks(rules, &position, move))
            fail_msg("%s: %s does not check", cases[i].fen, cases[i].move);
        assert_true(count_checks(rules, &position, 2) > 0);
    }
}

static void test_exchange(void **state)
{
    static const struct {
        const char *fen, *move;
        int gain;
    } cases[] = {
        {"4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1", "d1d7", 100 - 500}, /* a king takes back, */
        {"4k3/3p4/8/8/8/8/3R4/3RK3 w - - 0 1", "d2d7", 100},     /* but not a piece that is defended, */
        {"4k3/3p4/8/8/1B6/8/3R4/4K3 w - - 0 1", "d2d7", 100 - 500},
        {"k7/2p5/3p4/8/8/8/3R4/3RK3 w - - 0 1", "d2d6", 100 - 500 + 100}, /* a pawn does, and is taken */
        {"k2r4/8/3p4/8/8/8/3R4/3RK3 w - - 0 1", "d2d6", 100},             /* rooks are given for rooks */
        {"k7/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100},                /* in passing */
        {"k7/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0},
        {"k2r4/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", 500 + 900 - 100},
        {"k1br4/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", 900 - 100 - 900},
    };
    const Rules *rules = rules_of(CLOCK_OF_MATCH);
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const State position = position_of(rules, cases[i].fen);
        Move move;
        assert_true(find_move(rules, &position, cases[i].move, &move));
        if (exchange(rules, &position, move) != cases[i].gain)
            fail_msg("%s, %s: %d, and not %d", cases[i].fen, cases[i].move, (int)exchange(rules, &position, move),
                     cases[i].gain);
    }
}

/* --- evaluation ------------------------------------------------------------------------------------------- */

static Value feature_of(const char *fen, const char *wanted)
{
    const State position = position_of(rules_of(CLOCK_OF_MATCH), fen);
    Value list[MAX_FEATURES];
    features(rules_of(CLOCK_OF_MATCH), &position, list);
    for (int i = 0; i < MAX_FEATURES && game.feature_names[i]; i++)
        if (strcmp(game.feature_names[i], wanted) == 0)
            return list[i];
    fail_msg("there is no feature \"%s\"", wanted);
    return 0;
}

static void test_features(void **state)
{
    static const struct {
        const char *fen, *feature;
        Value value;
    } cases[] = {
        {"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", "material", (4 * 815 + 20 * 639) / 24}, /* a queen is 4 of 24 officers */
        {"4k3/8/8/8/8/8/8/4KQ2 b - - 0 1", "material", -(4 * 815 + 20 * 639) / 24},
        {"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", "material", 0},
        {"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", "places", 0},
        {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "pair of bishops", 1},
        {"2b1kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "pair of bishops", -1},
        {"4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "squares free for knights", 2},
        {"4k3/8/p7/8/8/8/2P5/N3K3 w - - 0 1", "squares free for knights", 1},
        {"4k3/8/3p4/8/8/1N6/8/4K3 w - - 0 1", "squares free for knights", 5},
        {"4k3/8/8/8/8/8/1P6/B3K1B1 w - - 0 1", "for bishops", 7},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "for rooks", 10},
        {"4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", "for queens", -17},
        {"4k3/pp6/8/8/8/8/P2P4/4K3 w - - 0 1", "isolated pawns", 2},
        {"4k3/pp6/8/8/8/8/P2P4/4K3 w - - 0 1", "passed pawns", 1},
        {"4k3/8/8/8/P7/P7/8/4K3 w - - 0 1", "doubled pawns", 1},
        {"4k3/8/8/8/P7/P7/8/4K3 w - - 0 1", "passed pawns", 1},
        {"4k3/8/8/8/P7/P7/8/4K3 w - - 0 1", "squares of their steps", 4},
        {"4k3/8/8/8/p7/8/8/4K3 w - - 0 1", "squares of their steps", -9},
        {"4k3/7p/8/8/8/8/P7/RR2K2R w - - 0 1", "rooks on open files", 1},
        {"4k3/7p/8/8/8/8/P7/RR2K2R w - - 0 1", "rooks on half-open files", 2},
        {"4k3/8/8/8/8/7P/5PP1/6K1 w - - 0 1", "pawns before the king", 3},
        {"6k1/5pp1/7p/8/7P/8/5PP1/6K1 w - - 0 1", "pawns before the king", -1},
        {"4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "attacks beside the other king", 3},
        {"4k3/R7/8/8/8/8/6r1/4K3 b - - 0 1", "attacks beside the other king", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (feature_of(cases[i].fen, cases[i].feature) != cases[i].value)
            fail_msg("%s: %s is %d, and not %d", cases[i].fen, cases[i].feature,
                     (int)feature_of(cases[i].fen, cases[i].feature), (int)cases[i].value);
}

/* --- notation --------------------------------------------------------------------------------------------- */

static void test_spellings(void **state)
{
    static const struct {
        int clock;
        const char *text, *canonical;
    } cases[] = {
        {0, "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_e3_0_1"},
        {0, "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_e3_0_1", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_e3_0_1"},
        {0, "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_e3_0_1"},
        {0, "r3k2r/8/8/8/3pP3/8/8/R3K2R  b  KQkq  e3", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_e3_0_1"},
        {0, "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_-_17_40", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_-_0_1"},
        {1, "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_-_17_40", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_-_17_1"},
        {1, "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq - 17", "r3k2r/8/8/8/3pP3/8/8/R3K2R_b_KQkq_-_17_1"},
        {0, "r111k2r/44/8/8/3pP3/8/8/R3K2R w Kq - 0 1", "r3k2r/8/8/8/3pP3/8/8/R3K2R_w_Kq_-_0_1"},
        {0, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3_b_-_-_0_1"}, /* nobody may take */
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_spelled(rules_of(cases[i].clock), cases[i].text, cases[i].canonical);
}

static void test_errors(void **state)
{
    static const struct {
        const char *fen, *error;
    } wrong[] = {
        {"", "for a8"},
        {"4k3/8/8/9/8/8/8/4K3 w - - 0 1", "for a5"},
        {"4k3/8/7x/8/8/8/8/4K3 w - - 0 1", "for h6"},
        {"4k3/8/45/8/8/8/8/4K3 w - - 0 1", "for e6"},
        {"4k3/8/7/8/8/8/8/4K3 w - - 0 1", "for h6"},
        {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", "for f8"},
        {"4k3/8p/8/8/8/8/8/4K3 w - - 0 1", "/ after the eight squares of row 7"},
        {"4k3/8/8/8/8/8/4K3 w - - 0 1", "/ after the eight squares of row 2"},
        {"4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "the side to move"},
        {"4k3/8/8/8/8/8/8/4K3", "the side to move"},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "w or b for the side to move"},
        {"4k3/8/8/8/8/8/8/4K3 w", "the castling rights"},
        {"4k3/8/8/8/8/8/8/4K3 w 0 - 0 1", "castling rights in the order KQkq, or -"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w kK - 0 1", "castling rights in the order KQkq, or -"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "Chess960 is not supported"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "the square of taking in passing"},
        {"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "a square of row 6, or -"},
        {"4k3/8/8/8/8/8/8/4K3 b - e6 0 1", "a square of row 3, or -"},
        {"4k3/8/8/8/8/8/8/4K3 w - i6 0 1", "a square of row 6, or -"},
        {"4k3/8/8/8/8/8/8/4K3 w - - x", "a number up to 150"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 151", "a number up to 150"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 x", "a number up to 9999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", "the end"},
        {"4k3/8/8/8/8/8/8/8 w - - 0 1", "white has 0 kings"},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", "black has 0 kings"},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "white has 2 kings"},
        {"4k3/8/8/8/3P4/8/PPPPPPPP/4K3 w - - 0 1", "white has 9 pawns"},
        {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "black has 9 pawns"},
        {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "white has 8 pawns, and 1 pieces that were pawns"},
        {"bbb1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1", "black has 8 pawns, and 1 pieces that were pawns"},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "white has a pawn on a1"},
        {"4k2P/8/8/8/8/8/8/4K3 b - - 0 1", "white has a pawn on h8"},
        {"4k3/8/8/8/8/8/8/p3K3 b - - 0 1", "black has a pawn on a1"},
        {"r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1", "the castling right Q needs white's king on e1 and rook on a1"},
        {"r3k2r/8/8/8/8/8/8/R4K1R b KQkq - 0 1", "the castling right K needs white's king on e1 and rook on h1"},
        {"rn2k1r1/8/8/8/8/8/8/R3K2R w KQk - 0 1", "the castling right k needs black's king on e8 and rook on h8"},
        {"n3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "the castling right q needs black's king on e8 and rook on a8"},
        {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "e6 is not a square that a pawn has just passed"},
        {"4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "e6 is not a square that a pawn has just passed"},
        {"4k3/4r3/8/4p3/8/8/8/4K3 w - e6 0 1",
         "e6 is not a square that a pawn has just passed"} /* it stands still */,
        {"4k3/8/8/8/3pP3/4n3/8/4K3 b - e3 0 1", "e3 is not a square that a pawn has just passed"},
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "the king on e8 is in check, and white is to move"},
        {"4k3/8/8/8/8/8/3p4/4K3 b - - 0 1", "the king on e1 is in check, and black is to move"},
        {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "the kings on e5 and d5 stand beside each other"},
        {"4k3/8/8/8/1b5b/8/2n5/4K3 w - - 0 1", "the king on e1 is in check by more than two pieces"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_unread(rules_of(CLOCK_OF_MATCH), wrong[i].fen, wrong[i].error);
}

/* Every letter of a text is left out, is the last, or becomes any other. */
static void test_edited_texts(void **state)
{
    static const char *const texts[] = {
        start,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq_-_0_1",
        "r3k3/8/5b2/8/2pP1Pp1/8/8/4K2R b Kq d3 99 1",
        "8/1PPk4/8/3pP3/8/8/4K1pp/8_w_-_d6_0_1",
    };
    static const char any[] = "pnbrqkPNBRQK12345678/ _-w0x\n\xff";
    (void)state;
    for (int i = 0; i < 4; i++)
        for (size_t at = 0; texts[i][at]; at++) {
            const Rules *rules = rules_of(i % 2);
            char text[100];
            strcpy(text, texts[i]);
            for (const char *letter = any; *letter; letter++) {
                text[at] = *letter;
                check_read(rules, text);
            }
            strcpy(&text[at], &texts[i][at + 1]);
            check_read(rules, text);
            text[at] = '\0';
            check_read(rules, text);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),        cmocka_unit_test(test_moves),    cmocka_unit_test(test_played),
        cmocka_unit_test(test_transposition), cmocka_unit_test(test_the_end),  cmocka_unit_test(test_hundredth_ply),
        cmocka_unit_test(test_checks),        cmocka_unit_test(test_exchange), cmocka_unit_test(test_features),
        cmocka_unit_test(test_spellings),     cmocka_unit_test(test_errors),   cmocka_unit_test(test_edited_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
