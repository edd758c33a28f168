/* Shogi: which moves are noisy, what they win, and what quiescence search makes of them; and positions that are edited. */

#include "games/shogi.c"
#include "kit/random.h"
#include "tests/games/noisy.h"

enum { STANDARD, MINI };

/* A capture; a pawn's promotion; with checks all that checks.  But where pawns, bishops and rooks may promote, they
 * do. */
static bool is_noisy(const Rules *rules, const State *state, Move move, bool checks)
{
    const State child = play(rules, state, move);
    const Board before = board_of(state), after = board_of(&child);
    const int from = move & SQUARE, to = move >> TO_SHIFT & SQUARE;
    const int kind = from >= DROP ? 0 : kind_at(&before, from);
    if ((kind == PAWN || kind == BISHOP || kind == ROOK) && !(move & PROMOTES) &&
        has(may_promote(rules, kind, from), to))
        return false;
    return (kind && count_of(occupied_of(&after)) < count_of(occupied_of(&before))) ||
           (kind == PAWN && move & PROMOTES) || (checks && is_checked(rules, &child));
}

static void test_lists(void **state)
{
    static const Listed listed[] = {
        {STANDARD, "4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", ""}, /* a capture, */
        {STANDARD, "4k4/9/9/4s4/4P4/9/9/9/4K4 b - 1", "5e5d", ""},
        {STANDARD, "4k4/9/4s4/4P4/9/9/9/9/4K4 b - 1", "5d5c+", ""},     /* which promotes a pawn, */
        {STANDARD, "k8/9/4s4/5S3/9/9/9/9/4K4 b - 1", "4d5c+ 4d5c", ""}, /* and a silver if it is to; */
        {STANDARD, "k8/9/9/4P4/9/9/9/9/4K4 b - 1", "5d5c+", ""},        /* a pawn's promotion, */
        {STANDARD, "k8/9/9/4S4/9/9/9/9/4K4 b - 1", "", ""},             /* but no other; */
        {STANDARD, "k8/9/9/4R4/9/9/9/9/4K4 b - 1", "", "5d5a+ 5d9d"},
        {STANDARD, "4r3k/9/9/9/9/9/9/3pG4/4K4 b - 1", "5i6h", ""},          /* a pinned piece takes nothing */
        {STANDARD, "4r3k/9/9/9/9/9/4p4/4G4/4K4 b - 1", "5h5g", ""},         /* but along the pin, */
        {STANDARD, "4k4/9/9/9/9/4p4/9/4r4/3bK4 b - 1", "5i6i", ""},         /* in check what answers it; */
        {STANDARD, "8k/9/9/9/9/9/9/9/K8 b P 1", "", "P*1b"},                /* drops that check, */
        {STANDARD, "7nk/9/8G/9/9/9/9/9/4K4 b PL 1", "", "1c1b 1c2b L*1b"},  /* but no pawn that mates */
        {STANDARD, "8k/9/9/8N/8L/9/9/9/K8 b - 1", "", "1d2b+"},             /* and pieces that uncover a check, */
        {STANDARD, "8k/9/9/8P/8L/9/9/9/K8 b - 1", "1d1c+", ""},             /* unless they stay on the line */
        {STANDARD, "4k4/9/9/9/4p4/4P4/9/9/4K4 w l 1", "5e5f", "L*5g L*5h"}, /* white like black */
        {MINI, "4k/P4/5/5/4K b - 1", "5b5a+", ""},
    };
    (void)state;
    assert_listed(listed, sizeof listed / sizeof *listed);
}

static void test_all(void **state)
{
    static const struct {
        int variant;
        const char *position;
    } cases[] = {
        {STANDARD, "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1"},
        {STANDARD, "1+Bsgkg1nl/l1r2s3/pp1ppp1pp/6p2/2p5P/2P3P2/PP1PPP1P1/2S1G2R1/+bN1GK1SNL_b_Nl_11"},
        {STANDARD, "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1"},
        {MINI, "2g1k/1s2p/2s2/P2r1/K1G+BR_w_B_12"},
        {MINI, "1b2k/1rsgp/P4/1GBS1/K3R_b_-_13"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_all_noisy(cases[i].variant, cases[i].position, 1);
}

static void test_exchange(void **state)
{
    static const Exchanged exchanged[] = {
        {"k8/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", 200},                   /* lost there, and in hand here */
        {"k8/9/9/9/4+p4/4P4/9/9/4K4 b - 1", "5f5e", 600 + 100},            /* where it has not promoted */
        {"k8/9/9/4g4/4p4/4S4/9/9/4K4 b - 1", "5f5e", 200 - 2 * 550},       /* taken back */
        {"k8/9/9/4g4/4p4/4S4/4L4/9/4K4 b - 1", "5f5e", 200},               /* unless that loses more */
        {"4k4/4p4/9/9/9/9/9/4R4/4K4 b - 1", "5h5b+", 200 - (1550 + 1100)}, /* by a king, */
        {"4k4/4p4/9/9/9/9/9/4R4/4L1K2 b - 1", "5h5b+", 200},               /* but not what is defended */
        {"4k4/9/9/9/9/9/9/9/4K4 b R 1", "R*5b", -2 * 1100},
    };
    (void)state;
    assert_exchanged(exchanged, sizeof exchanged / sizeof *exchanged);
}

static void test_gain(void **state)
{
    (void)state;
    assert_gain("k8/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", EVERYTHING, 200);
    assert_gain("k8/9/9/9/4+p4/4P4/9/9/4K4 b - 1", "5f5e", EVERYTHING, 600 + 100);
    assert_gain("k8/9/4g4/4P4/9/9/9/9/4K4 b - 1", "5d5c+", EVERYTHING, 2 * 600 + 600 - 100);
    assert_gain("k8/9/9/4P4/9/9/9/9/4K4 b - 1", "5d5c+", EVERYTHING, 600 - 100);
}

/* A gold hangs, and a pawn is defended, which the silver could take. */
static void test_quiescence(void **state)
{
    (void)state;
    assert_quiescence("game=shogi position=k8/9/9/9/4g4/9/9/4R4/K8_b_-_1",
                      "game=shogi position=k8/9/9/9/4R4/9/9/9/K8_w_G_1",
                      "game=shogi position=k8/9/9/4s4/4p4/4S4/9/9/K8_b_-_1");
}

/* The mate is by a drop; the side in check loses its rook. */
static void test_checks_beyond(void **state)
{
    (void)state;
    assert_checks_beyond("game=shogi position=4k4/9/4P4/9/9/9/9/9/4K4_b_G_1", WIN,
                         "game=shogi position=4k4/9/9/9/9/9/6n2/9/5K1R1_b_-_1", 0);
}

/* Replace, leave out, double or swap letters. */
static void edit(char *text, uint64_t key)
{
    static const char any[] = "lnsgkrbpLNSGKRBP+123456789/ _-bw0x\n\xff";
    const size_t length = strlen(text);
    const size_t at = below(descend(key, 0), (uint32_t)length), other = below(descend(key, 1), (uint32_t)length);
    const char letter = text[at];
    switch (below(descend(key, 2), 4)) {
    case 0:
        text[at] = any[below(descend(key, 3), sizeof any - 1)];
        break;
    case 1:
        memmove(text + at, text + at + 1, length - at);
        break;
    case 2:
        memmove(text + at + 1, text + at, length - at + 1);
        break;
    default:
        text[at] = text[other];
        text[other] = letter;
    }
}

static void test_edited_texts(void **state)
{
    static const char *const texts[] = {
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3_b_RBGSNLP3g3n17p_1",
        "rbsgk/4p/5/P4/KGSBR b - 1",
    };
    (void)state;
    for (uint64_t i = 0; i < 4000; i++) {
        char text[200];
        strcpy(text, texts[i % 4]);
        for (uint64_t j = 0; j < 1 + i / 4 % 4 && *text; j++)
            edit(text, descend(descend(15, i), j));
        check_read(rules_of(i % 4 == 3, 0), text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lists),        cmocka_unit_test(test_all),
        cmocka_unit_test(test_exchange),     cmocka_unit_test(test_gain),
        cmocka_unit_test(test_quiescence),   cmocka_unit_test(test_checks_beyond),
        cmocka_unit_test(test_edited_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
