/* Chess: which moves are noisy, what they win, and what quiescence search makes of them. */

#include "games/chess.c"
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lists),      cmocka_unit_test(test_all),           cmocka_unit_test(test_gain),
        cmocka_unit_test(test_quiescence), cmocka_unit_test(test_checks_beyond),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
