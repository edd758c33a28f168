/* Chess moves as records of games write them: examples, what is read leniently, and random positions. */

#include "games/chess.c"
#include "kit/random.h"
#include "tests/games/rules.h"

/* The moves that a text means, by their names, with spaces between. */
static const char *meaning_of(const char *fen, const char *text)
{
    static char meaning[MAX_MOVES * 6];
    const State state = position_of(rules_of(0), fen);
    Move list[MAX_MOVES];
    char *at = meaning;
    *at = '\0';
    for (int i = 0, found = recorded(rules_of(0), &state, text, list); i < found; i++) {
        char called[MOVE_TEXT];
        name(rules_of(0), list[i], called);
        at += sprintf(at, "%s%s", i ? " " : "", called);
    }
    return meaning;
}

/* How the move of this name is written. */
static const char *record_of(const char *fen, const char *wanted)
{
    static char text[MOVE_TEXT];
    const State state = position_of(rules_of(0), fen);
    Move move;
    if (!find_move(rules_of(0), &state, wanted, &move))
        fail_msg("%s: there is no %s", fen, wanted);
    record(rules_of(0), &state, move, text);
    return text;
}

/* --- examples --------------------------------------------------------------------------------------------------- */

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const char home[] = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
static const char passing[] = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
static const char promoting[] = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
static const char knights[] = "4k3/8/8/1N6/8/8/8/1N2K1N1 w - - 0 1";
static const char queens[] = "1k6/8/8/8/4Q2Q/K7/8/7Q w - - 0 1";
/* The standard's: a knight that is pinned needs not be told from another that may go there. */
static const char pinned[] = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";

static void test_written(void **state)
{
    static const struct {
        const char *fen, *move, *record;
    } cases[] = {
        {start, "e2e4", "e4"},
        {start, "g1f3", "Nf3"},
        {home, "e8g8", "O-O"},
        {home, "e8c8", "O-O-O"},
        {home, "a8a1", "Rxa1+"},
        {passing, "e5d6", "exd6"},
        {promoting, "e7e8q", "e8=Q+"},
        {promoting, "e7d8n", "exd8=N"},
        {knights, "b1c3", "N1c3"}, /* by its rank, since the other is on its file */
        {knights, "b5c3", "N5c3"},
        {knights, "b1d2", "Nd2"},
        {knights, "g1f3", "Nf3"},
        {queens, "e4e1", "Qee1"},
        {queens, "h1e1", "Q1e1"},
        {queens, "h4e1", "Qh4e1"}, /* by both: one is on its file, one on its rank */
        {pinned, "g1e2", "Ne2"},
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
        {"r3k2r/8/8/8/8/8/8/4K3 w - - 0 1", "e1f2", "Kf2"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"},
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
        {"8/8/8/8/8/k7/p7/K7 b - - 0 1", "a3b3", "Kb3"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(record_of(cases[i].fen, cases[i].move), cases[i].record);
}

static void test_read(void **state)
{
    static const struct {
        const char *fen, *text, *moves;
    } cases[] = {
        {start, "e4", "e2e4"},
        {start, "Nf3!?", "g1f3"},
        {start, "Nf3+", "g1f3"}, /* it gives no check */
        {start, "Ng1f3", "g1f3"},
        {start, "Ng1-f3", "g1f3"},
        {start, "Pe4", "e2e4"},
        {start, "e2-e4", "e2e4"},
        {start, "e5", ""},
        {start, "nf3", ""},
        {start, "", ""},
        {start, "x", ""},
        {start, "O-O", ""},
        {start, "Nf3Nf3Nf3Nf3Nf3Nf3", ""},
        {home, "O-O", "e8g8"},
        {home, "0-0-0", "e8c8"},
        {home, "o-o+", "e8g8"},
        {home, "OO", "e8g8"},
        {home, "O-O-O-O", ""},
        {home, "Kg8", "e8g8"},
        {home, "Rxa1", "a8a1"}, /* a mark is missing, */
        {home, "Ra1", "a8a1"},  /* or two */
        {home, "Rd8", "a8d8"},
        {passing, "exd6", "e5d6"},
        {passing, "ed6", "e5d6"},
        {promoting, "e8=Q", "e7e8q"},
        {promoting, "e8Q+", "e7e8q"},
        {promoting, "e8(N)", "e7e8n"},
        {promoting, "exd8r", "e7d8r"},
        {promoting, "e8", "e7e8q e7e8r e7e8b e7e8n"},
        {promoting, "Ke2=Q", ""},
        {knights, "Nc3", "b1c3 b5c3"},
        {knights, "Nbc3", "b1c3 b5c3"},
        {knights, "Nb1c3", "b1c3"},
        {pinned, "Nge2", "g1e2"},
        {pinned, "Nce2", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(meaning_of(cases[i].fen, cases[i].text), cases[i].moves) != 0)
            fail_msg("%s: %s means %s, not %s", cases[i].fen, cases[i].text,
                     meaning_of(cases[i].fen, cases[i].text), cases[i].moves);
}

/* --- random positions --------------------------------------------------------------------------------------------- */

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
    const Rules *rules = rules_of(0);
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
        const State position = position_of(rules_of(0), fen[i]);
        check_moves(rules_of(0), &position, list, moves(rules_of(0), &position, list));
    }
}

/* --- the program -------------------------------------------------------------------------------------------------- */

static const char *moves_numbered(const char *words)
{
    static char text[200];
    snprintf(text, sizeof text, "game=chess moves=%s", words);
    const struct cell cell = cell_of(text);
    return cell.setting[GAME_PART][parameter_find(GAME_PART, cell.part[GAME_PART], "moves")].text;
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

int main(void)
{
    const struct CMUnitTest list[] = {
        cmocka_unit_test(test_written),          cmocka_unit_test(test_read),
        cmocka_unit_test(test_random_positions), cmocka_unit_test(test_crowded_positions),
        cmocka_unit_test(test_moves_of_cells),
    };
    return cmocka_run_group_tests(list, NULL, NULL);
}
