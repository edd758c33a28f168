/* Shogi: positions that are hard to count, rules that few positions show, and what is read as a position. */

#include "games/shogi.c"
#include "kit/random.h"
#include "tests/games/rules.h"

enum { STANDARD, MINI };

/* --- counts ----------------------------------------------------------------------------------------------- */

/* The position with most moves, and one with many drops, are published; the last was counted by shogiops: a gold in the
 * far corner, from which a step ahead leads off the board.  They are not among the game's known counts, since all laws are
 * tried at those: with 593 moves, the orders `best` and `worst` alone look at tens of millions of positions for each
 * position that they put in order. */
static void test_counts(void **state)
{
    static const struct {
        const char *sfen;
        uint64_t count[6];
    } known[] = {
        {"R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", {593, 105677, 53393368}},
        {"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1", {207, 28684, 4809015}},
        {"G3k4/9/9/9/9/9/9/9/4K4 b - 1", {7, 35, 305, 2040, 18974}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_counts(rules_of(STANDARD), known[i].sfen, known[i].count);
}

/* --- rules ------------------------------------------------------------------------------------------------ */

/* Both begin as they are published. */
static void test_starts(void **state)
{
    static const char *const starts[] = {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b_-_1",
                                         "rbsgk/4p/5/P4/KGSBR_b_-_1"};
    (void)state;
    for (int variant = 0; variant < 2; variant++) {
        const State start = initial(rules_of(variant));
        assert_written(rules_of(variant), &start, false, starts[variant]);
    }
}

static void test_rules(void **state)
{
    static const struct {
        int variant;
        const char *sfen, *may, *may_not;
    } cases[] = {
        {STANDARD, "7nk/9/8G/9/9/9/9/9/4K4 b PL 1", "L*1b", "P*1b"},   /* a dropped pawn does not mate, */
        {STANDARD, "7nk/9/9/9/9/9/9/9/4K4 b P 1", "P*1b", "P*1a"},     /* but may check; */
        {STANDARD, "7nk/9/6G1P/8L/9/9/9/9/4K4 b - 1", "1c1b", "1c1a"}, /* and a pawn that moves may mate */
        {STANDARD, "4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a+", "9b9a"},   /* forced promotions */
        {STANDARD, "4k4/9/9/N8/9/9/9/9/4K4 b - 1", "9d8b+", "9d8b"},
        {STANDARD, "4k4/9/L8/9/9/9/9/9/4K4 b - 1", "9c9b", "9c9a"},
        {STANDARD, "4k4/9/4S4/9/9/9/9/9/4K4 b - 1", "5c6d+", "5c5d"}, /* on leaving the zone */
        {STANDARD, "4k4/9/9/9/9/9/p8/9/4K4 b P 1", "P*9h", "P*9a"},
        {STANDARD, "4k4/9/9/9/9/9/P8/9/4K4 b P 1", "P*8b", "P*9b"},  /* two pawns on a file, */
        {STANDARD, "4k4/9/9/9/9/9/+P8/9/4K4 b P 1", "P*9b", "P*9a"}, /* unless one is promoted */
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*9c", "N*9b"},
        {STANDARD, "4r3k/9/9/9/9/9/9/4G4/4K4 b P 1", "5h5g", "5h4h"}, /* a pin */
        {STANDARD, "4r3k/9/9/9/9/9/9/9/4K4 b P 1", "P*5h", "P*4h"},   /* a check */
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5h", "P*5i"},
        {MINI, "4k/P4/5/5/4K b - 1", "5b5a+", "5b5a"},
        {MINI, "4k/S4/5/5/4K b - 1", "5b5a+", "5b4c+"},
        {MINI, "4k/5/5/5/4K w r 1", "R*5e", "R*1e"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_moves(rules_of(cases[i].variant), cases[i].sfen, cases[i].may, cases[i].may_not);
}

/* Mate, and no move without a check. */
static void test_the_end(void **state)
{
    static const char *const lost[] = {"7nk/8P/8G/9/9/9/9/9/K8 w - 1", "8k/6G2/7+P1/9/9/9/9/9/K8 w - 1"};
    const Rules *rules = rules_of(STANDARD);
    (void)state;
    for (int i = 0; i < 2; i++) {
        const State position = position_of(rules, lost[i]);
        assert_true(finished(rules, &position));
        assert_int_equal(score(rules, &position), -bound(rules));
    }
}

/* --- notation --------------------------------------------------------------------------------------------- */

static void test_spellings(void **state)
{
    static const char *const spellings[] = {
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL_w_RGgsn5p_1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL_w_1G1R5pnsg_134",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL  w  GR5pnsg  1 ",
    };
    (void)state;
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        assert_spelled(rules_of(STANDARD), spellings[i], spellings[0]);
}

static void test_errors(void **state)
{
    static const struct {
        int variant;
        const char *sfen, *error;
    } wrong[] = {
        {STANDARD, "", "1 rank, and not 9"},
        {STANDARD, "rbsgk/4p/5/P4/KGSBR b - 1", "variant=mini"},
        {MINI, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "variant=standard"},
        {STANDARD, "4k4/9/8/9/9/9/9/9/4K4 b - 1", "rank c has 8 squares, and not 9"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K5 b - 1", "rank i has 10 squares, and not 9"},
        {STANDARD, "4k4/l5g11/9/9/9/9/9/9/4K4 b - 1", "no second digit"},
        {STANDARD, "4k4/54/9/9/9/9/9/9/4K4 b - 1", "no second digit"},
        {STANDARD, "4k4/4x4/9/9/9/9/9/9/4K4 b - 1", "expected a piece"},
        {STANDARD, "4k4/4+G4/9/9/9/9/9/9/4K4 b - 1", "a piece that promotes, which gold does not"},
        {STANDARD, "9/9/9/9/9/9/9/9/4K4 b - 1", "white has no king on the board"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/3KK4 b - 1", "black has another king on 6i"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/9 w - 1", "black has no king on the board"},
        {STANDARD, "k3P4/9/9/9/9/9/9/9/4K4 b - 1", "the pawn on 5a"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/l3K4 b - 1", "the lance on 9i"},
        {STANDARD, "4k4/9/9/9/9/9/9/7n1/4K4 b - 1", "the knight on 2h"},
        {STANDARD, "4k4/7N1/9/9/9/9/9/9/4K4 w - 1", "the knight on 2b"},
        {STANDARD, "4k4/9/9/P8/9/P8/9/9/4K4 b - 1", "black has two pawns on file 9"},
        {STANDARD, "4k4/9/9/p8/9/p8/9/9/4K4 b - 1", "white has two pawns on file 9"},
        {STANDARD, "4k4/9/9/r8/1r7/7R1/9/9/4K4 b - 1",
         "there are 3 rooks on the board and in hand, and there may be 2"},
        {STANDARD, "4k4/9/9/+p8/9/+p8/9/9/4K4 b 10P7p 1",
         "there are 19 pawns on the board and in hand, and there may be 18"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b 19P 1", "a number up to 18"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b 3B 1", "at most 2 in hand"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b PP 1", "not counted yet"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b K 1", "pieces in hand"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b  1", "pieces in hand"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b", "pieces in hand"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 x - 1", "the side to move"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h", "the end of the position"},
        {STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b - x", "a number"},
        {STANDARD, "4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "the king on 5a is in check, and black is to move"},
        {STANDARD, "4k4/9/9/9/9/9/9/4r4/4K4 w - 1", "the king on 5i is in check, and white is to move"},
        {STANDARD, "9/9/9/9/4k4/4K4/9/9/9 b - 1", "the king on 5e is in check, and black is to move"},
        {STANDARD, "4k4/9/9/9/b7b/9/5n3/4r4/4K4 b - 1", "the king on 5i is in check by more than two pieces"},
        {MINI, "4k/5/2L2/5/4K b - 1", "there is 1 lance on the board and in hand, and there may be 0"},
        {MINI, "4k/5/5/5/4K b L 1", "at most 0 in hand"},
        {MINI, "4k/5/5/4p/4K b - 1 2", "the end of the position"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_unread(rules_of(wrong[i].variant), wrong[i].sfen, wrong[i].error);
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
        check_read(rules_of(i % 4 == 3), text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_starts),       cmocka_unit_test(test_counts),    cmocka_unit_test(test_rules),
        cmocka_unit_test(test_the_end),      cmocka_unit_test(test_spellings), cmocka_unit_test(test_errors),
        cmocka_unit_test(test_edited_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
