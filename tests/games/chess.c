/* Chess: which moves are noisy, what they win, and what quiescence search makes of them; positions that are reached in two ways, or
 * edited; and moves as records of games write them. */

#include "games/chess.c"
#include "kit/hash.h"
#include "kit/random.h"
#include "tests/games/noisy.h"

/* A capture, unless a pawn becomes less than a queen by it; a pawn that becomes one; with checks all that checks. */
static bool is_noisy(const Rules *rules, const State *state, Move move, bool with_checks)
{
    const State child = play(rules, state, move);
    const int becomes = move >> BECOMES_SHIFT & 7;
    const bool takes = count_of(occupied_of(&child)) < count_of(occupied_of(state));
    return becomes == QUEEN || (takes && !becomes) || (with_checks && is_checked(rules, &child));
}

static void test_lists(void **state)
{
    static const Listed listed[] = {
        {0, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", ""},  /* a capture, */
        {0, "8/8/8/k2pP3/8/8/8/4K3 w - d6 0 1", "e5d6", ""},   /* in passing, */
        {0, "8/8/8/k2pP2r/8/8/8/K7 w - d6 0 1", "e5d6", ""},   /* pinned by nothing, */
        {0, "8/8/8/r2pP2K/8/8/8/k7 w - d6 0 1", "", ""},       /* or along the rank; */
        {0, "4k3/4r3/8/8/3p4/4N3/8/4K3 w - - 0 1", "", ""},    /* a pinned piece takes nothing */
        {0, "4k3/4r3/8/8/8/3pR3/8/4K3 w - - 0 1", "e3e7", ""}, /* but along the pin */
        {0, "4k3/8/8/8/8/2p5/1P1p4/r2K4 w - - 0 1", "", ""},   /* in check only what answers it */
        {0, "4k3/8/8/8/8/3q4/3r4/3K4 w - - 0 1", "", ""},      /* what is defended */
        {0, "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", ""},      /* a pawn becomes a queen, */
        {0, "8/P4k2/8/8/8/8/8/K7 w - - 0 1", "a7a8q", ""},
        {0, "8/3P1k2/8/8/8/8/8/K7 w - - 0 1", "d7d8q", "d7d8n"}, /* or a knight that checks */
        {0, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q a7a8q", "a7b8r"},
        {0, "7k/8/8/8/8/8/4N3/K3R3 w - - 0 1", "", "e1h1"},
        {0, "4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1", "", "e2c1 e2g1 e2c3 e2g3 e2d4 e2f4"}, /* uncovered checks */
        {0, "k7/8/8/3P4/8/8/6B1/7K w - - 0 1", "", "d5d6"},
        {0, "k7/8/2P5/8/4K3/8/6B1/8 w - - 0 1", "", ""}, /* two stand between */
        {0, "k7/8/8/8/4K3/8/6B1/8 w - - 0 1", "", "e4d3 e4e3 e4d4 e4f4 e4e5 e4f5"},
        {0, "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "", "h1f1 h1h8 e1g1"}, /* castling checks, */
        {0, "8/8/8/R1pP3k/8/8/8/K7 w - c6 0 1", "d5c6 a5c5", ""},    /* past the taken pawn, */
        {0, "4k3/8/8/8/3pP3/8/3K4/8 b - e3 0 1", "d4e3", ""},        /* and black like white */
    };
    (void)state;
    assert_listed(listed, sizeof listed / sizeof *listed);
}

static void test_all(void **state)
{
    static const char *const positions[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/7b/8/8/8/8/1B4BQ/R3K2R w KQkq - 0 1",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
        assert_all_noisy(0, positions[i], 2);
}

/* An evaluation of material alone counts a pawn 112 in the middle game and 91 in the end game, a queen 815 and 639; so
 * many officers are left, of 24: none, and two rooks. */
static void test_gain(void **state)
{
    (void)state;
    assert_gain("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", EVERYTHING, 91);
    assert_gain("8/8/8/k2pP3/8/8/8/4K3 w - d6 0 1", "e5d6", EVERYTHING, 91);
    assert_gain("r3k3/8/8/3p4/3R4/8/8/4K3 w - - 0 1", "d4d5", EVERYTHING, (112 * 4 + 91 * 20) / 24);
}

/* A rook hangs, and a pawn is defended. */
static void test_quiescence(void **state)
{
    (void)state;
    assert_quiescence("game=chess position=4k3/8/8/3r4/8/8/8/3QK3_w_-_-_0_1",
                      "game=chess position=4k3/8/8/3Q4/8/8/8/4K3_b_-_-_0_1",
                      "game=chess position=4k3/8/2p5/3p4/8/8/8/3QK3_w_-_-_0_1");
}

/* The side in check loses its queen. */
static void test_checks_beyond(void **state)
{
    (void)state;
    assert_checks_beyond("game=chess position=6k1/5ppp/8/8/8/8/8/R3K3_w_-_-_0_1", MATE,
                         "game=chess position=4k3/8/8/8/8/8/2n4P/Q3K3_w_-_-_0_1", 100);
}

/* A move checks if the king is in check after it.  How many do, up to two plies far? */
static int count_checks(const Rules *rules, const State *state, int depth)
{
    Move list[MAX_MOVES];
    int sum = 0;
    if (finished(rules, state))
        return 0;
    for (int i = 0, number = moves(rules, state, list); i < number; i++) {
        const State child = play(rules, state, list[i]);
        const bool check = is_checked(rules, &child);
        assert_true(checks(rules, state, list[i]) == check);
        sum += check + (depth > 1 ? count_checks(rules, &child, depth - 1) : 0);
    }
    return sum;
}

static void test_checks(void **state)
{
    static const char *const cases[] = {
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1", /* the rook of castling, */
        "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "8/4P3/8/8/4k3/8/8/K7 w - - 0 1", /* back over where the pawn stood, */
        "4n3/3P4/8/1k6/8/8/8/K7 w - - 0 1",
        "8/8/8/R1pP3k/8/8/8/K7 w - c6 0 1", /* past two pawns that are gone, or the taken one, */
        "5k2/8/8/2pP4/1B6/8/8/K7 w - c6 0 1",
        "8/3k4/8/2pP4/8/8/8/K7 w - c6 0 1", /* the pawn itself, */
        "k7/8/8/8/4N3/8/6B1/K7 w - - 0 1",  /* and a piece behind a knight, or a king */
        "k7/8/8/3K4/8/8/6B1/7N w - - 0 1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const State position = position_of(rules_of(0, 0), cases[i]);
        assert_true(count_checks(rules_of(0, 0), &position, 2) > 0);
    }
}

static void test_exchange(void **state)
{
    static const Exchanged exchanged[] = {
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
    (void)state;
    assert_exchanged(exchanged, sizeof exchanged / sizeof *exchanged);
}

/* --- positions ---------------------------------------------------------------------------------------------- */

/* The same pieces, reached in two ways, are one position and one key, unless the clock is part of it and differs. */
static void test_transposition(void **state)
{
    static const char *const ways[][3] = {{"e2e4", "a7a6", "g1f3"}, {"g1f3", "a7a6", "e2e4"}};
    (void)state;
    for (int clock = 0; clock < 2; clock++) {
        const Rules *rules = rules_of(clock, 0);
        State reached[2];
        for (int way = 0; way < 2; way++) {
            reached[way] = initial(rules);
            for (int i = 0; i < 3; i++)
                reached[way] = play(rules, &reached[way], move_of(rules, &reached[way], ways[way][i]));
        }
        assert_true((memcmp(&reached[0], &reached[1], sizeof *reached) == 0) == !clock);
        assert_true((hash_of(&reached[0]) == hash_of(&reached[1])) == !clock);
    }
}

/* Every letter of a text is left out, is the last, or becomes any other. */
static void test_edited_texts(void **state)
{
    static const char *const texts[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq_-_0_1",
        "r3k3/8/5b2/8/2pP1Pp1/8/8/4K2R b Kq d3 99 1",
        "8/1PPk4/8/3pP3/8/8/4K1pp/8_w_-_d6_0_1",
    };
    static const char any[] = "pnbrqkPNBRQK12345678/ _-w0x\n\xff";
    (void)state;
    for (int i = 0; i < 4; i++)
        for (size_t at = 0; texts[i][at]; at++) {
            const Rules *rules = rules_of(i % 2, 0);
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

/* --- records ------------------------------------------------------------------------------------------------ */

/* Each move is written otherwise than all others, and read as itself. */
static void check_moves(const Rules *rules, const State *state, const Move *list, int count)
{
    static char text[MAX_MOVES][MOVE_TEXT];
    Move meant[MAX_MOVES];
    for (int i = 0; i < count; i++) {
        record(rules, state, list[i], text[i]);
        assert_int_equal(recorded(rules, state, text[i], meant), 1);
        assert_int_equal(meant[0], list[i]);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(text[i], text[j]);
    }
}

static void test_random_positions(void **state)
{
    enum { GAMES = 60, PLIES = 200 };
    const Rules *rules = rules_of(0, 0);
    int positions = 0;
    (void)state;
    for (uint64_t game_number = 0; game_number < GAMES; game_number++) {
        State position = initial(rules);
        for (uint64_t ply = 0; ply < PLIES && !finished(rules, &position); ply++) {
            Move list[MAX_MOVES];
            const int count = moves(rules, &position, list);
            check_moves(rules, &position, list, count);
            position = play(rules, &position, list[below(descend(game_number, ply), (uint32_t)count)]);
            positions++;
        }
    }
    assert_true(positions > 5000);
}

/* Many queens, knights and promotions, which random games seldom have. */
static void test_crowded_positions(void **state)
{
    static const char *const fen[] = {
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "8/PPPPPP2/7k/N1N5/8/N3N3/8/K7 w - - 0 1",
        "1r1r1r2/P1P1P1P1/8/7k/K7/8/p1p1p1p1/1R1R1R2 b - - 0 1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof fen / sizeof *fen; i++) {
        Move list[MAX_MOVES];
        const State position = position_of(rules_of(0, 0), fen[i]);
        check_moves(rules_of(0, 0), &position, list, moves(rules_of(0, 0), &position, list));
    }
}

static const char *moves_numbered(const char *words)
{
    static char text[200];
    snprintf(text, sizeof text, "game=chess moves=%s", words);
    const struct cell cell = cell_of(text);
    return cell_setting(&cell, GAME_PART, "moves")->text;
}

/* However they are given, the moves of a cell are numbers. */
static void test_moves_of_cells(void **state)
{
    char numbers[100];
    (void)state;
    snprintf(numbers, sizeof numbers, "%s", moves_numbered("e4.e5.Nf3.Nc6.Bb5"));
    assert_int_equal(strspn(numbers, "0123456789."), strlen(numbers));
    assert_string_equal(moves_numbered("e2e4.e7e5.g1f3.b8c6.f1b5"), numbers);
    assert_string_equal(moves_numbered("E2E4.e5!.Ng1f3.Nc6.Bb5+"), numbers);
    const char *again = moves_numbered(numbers);
    assert_string_equal(again, numbers);
}

/* A position may know what it is worth to one player; the other, who evaluates in another way, has it otherwise. */
static void test_players_apart(void **state)
{
    char every[] = "game=chess moves=e2e4", fewer[] = "game=chess without=places moves=e2e4";
    const struct cell whole = cell_of(every), bare = cell_of(fewer);
    const struct game *chess = game_at(whole.part[GAME_PART]);
    static struct description expected, shared;
    static struct sight sight;
    const struct task alone = cell_task(&bare), first = cell_match(&whole, 0);
    struct task second = cell_match(&bare, 1);
    (void)state;
    chess->describe(&first, true, &shared);
    chess->describe(&alone, true, &expected);
    assert_int_not_equal(shared.value, expected.value);
    second.trail = first.trail;
    task_look(&first, &sight);
    chess->describe(&second, true, &shared);
    assert_int_equal(shared.value, expected.value);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lists),
        cmocka_unit_test(test_all),
        cmocka_unit_test(test_gain),
        cmocka_unit_test(test_quiescence),
        cmocka_unit_test(test_checks_beyond),
        cmocka_unit_test(test_checks),
        cmocka_unit_test(test_exchange),
        cmocka_unit_test(test_transposition),
        cmocka_unit_test(test_edited_texts),
        cmocka_unit_test(test_random_positions),
        cmocka_unit_test(test_crowded_positions),
        cmocka_unit_test(test_moves_of_cells),
        cmocka_unit_test(test_players_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
