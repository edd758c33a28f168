/* How matches end by what was before: chess's repetition and fifty moves, shogi's repetition and perpetual check,
 * checkers' repetition and forty moves, the limit of moves; and that searches and shown positions do not. */

#include "tests/shell.h"
#include "tests/helper.h"

/* What the last position of these moves is in a match. */
static struct sight sight_of(const char *game, const char *position, const char *moves)
{
    static char text[20000];
    static struct sight sight;
    snprintf(text, sizeof text, "game=%s position=%s moves=%s", game, position, moves);
    char *variant = strchr(text, '+'); /* game=shogi+variant=mini */
    if (variant && variant < strstr(text, " position"))
        *variant = ' ';
    const struct cell cell = cell_of(text);
    const struct task task = cell_match(&cell, 0);
    task_look(&task, &sight);
    return sight;
}

/* The first so many of the moves, with points between them. */
static const char *first_moves(const char *moves, int count)
{
    static char text[20000];
    size_t length = 0;
    for (int i = 0; i < count; i++)
        length += strcspn(moves + length, ".") + (i + 1 < count);
    snprintf(text, sizeof text, "%.*s", (int)length, moves);
    return text;
}

/* The game ends after so many of these moves, so and with this score for the side to move, and no earlier. */
static void expect_end(const char *game, const char *position, const char *moves, int count, const char *ending,
                       int64_t score)
{
    for (int i = 1; i < count; i++) {
        const struct sight sight = sight_of(game, position, first_moves(moves, i));
        if (sight.ending[0] || sight.count == 0)
            fail_msg("%s: after %d of %s it is over by %s", position, i, moves, sight.ending);
    }
    const struct sight sight = sight_of(game, position, first_moves(moves, count));
    assert_string_equal(sight.ending, ending);
    assert_int_equal(sight.count, 0);
    assert_int_equal(sight.score, score);
}

#define TWICE(moves) moves "." moves
#define THRICE(moves) moves "." TWICE(moves)

/* --- chess ------------------------------------------------------------------------------------------------------ */

static void test_threefold(void **state)
{
    static const char knights[] = THRICE("g1f3.g8f6.f3g1.f6g8");
    static const char rooks[] = THRICE("h1g1.h8g8.g1h1.g8h8");
    (void)state;
    expect_end("chess", "start", knights, 8, "threefold repetition", 0);
    expect_end("chess+clock=state", "start", knights, 8, "threefold repetition", 0);
    /* With rights to castle, then with other ones, then with none. */
    expect_end("chess", "r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1", rooks, 10, "threefold repetition", 0);
    expect_end("chess", "r3k2r/8/8/8/8/8/8/R3K2R_w_-_-_0_1", rooks, 8, "threefold repetition", 0);
    /* The first time a pawn may take in passing; where none may, the double step makes no difference. */
    expect_end("chess", "4k3/8/8/8/3p4/8/4P3/4K3_w_-_-_0_1", "e2e4." THRICE("e8e7.e1e2.e7e8.e2e1"), 10,
               "threefold repetition", 0);
    expect_end("chess", "4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1", "e2e4." THRICE("e8e7.e1e2.e7e8.e2e1"), 9,
               "threefold repetition", 0);
    /* Nor where taking would uncover a check. */
    expect_end("chess", "4K3/8/8/8/k2p3R/8/4P3/8_w_-_-_0_1", "e2e4." TWICE("a4a5.e8e7.a5a4.e7e8"), 9,
               "threefold repetition", 0);
}

/* Black's king goes to and fro between a8 and b8, white's rook all over the other files, so that no position is there
 * three times. */
static const char *rook_moves(int plies, const char *last)
{
    static char text[1000];
    char *at = text, from[3] = "c1";
    for (int ply = 1; ply < plies; ply++) {
        if (ply % 2) {
            at += sprintf(at, "%s.", ply % 4 == 1 ? "a8b8" : "b8a8");
            continue;
        }
        const int step = ply / 2 < 42 ? ply / 2 : 82 - ply / 2, row = step / 6,
                  column = row % 2 ? 5 - step % 6 : step % 6;
        const char to[3] = {(char)('c' + column), (char)('1' + row), '\0'};
        at += sprintf(at, "%s%s.", from, to);
        memcpy(from, to, sizeof from);
    }
    sprintf(at, "%s", last);
    return text;
}

static void test_fifty_moves(void **state)
{
    static const char position[] = "k7/8/1K6/8/8/8/8/2R5_b_-_-_0_1", start[] = "k7/8/1K6/8/8/8/P7/2R5_b_-_-_0_1";
    (void)state;
    char quiet[1000], mating[1000], pushing[1000];
    snprintf(quiet, sizeof quiet, "%s", rook_moves(100, "b6c6"));
    snprintf(mating, sizeof mating, "%s", rook_moves(100, "e6e8"));
    expect_end("chess", position, quiet, 100, "fifty moves without a capture or a pawn's move", 0);
    /* Mate is mate, and the position says so itself. */
    struct sight sight = sight_of("chess", position, mating);
    assert_string_equal(sight.ending, "");
    assert_int_equal(sight.count, 0);
    assert_true(sight.score < 0);
    /* A pawn's move begins it anew. */
    snprintf(pushing, sizeof pushing, "%s", rook_moves(100, "a2a3"));
    sight = sight_of("chess", start, pushing);
    assert_string_equal(sight.ending, "");
    assert_true(sight.count > 0);
    /* As part of the position, the clock ends it, in a match and otherwise. */
    sight = sight_of("chess+clock=state", position, quiet);
    assert_string_equal(sight.ending, "");
    assert_int_equal(sight.count, 0);
    assert_int_equal(sight.score, 0);
}

/* --- shogi ------------------------------------------------------------------------------------------------------ */

#define FOUR_TIMES(moves) TWICE(moves) "." TWICE(moves)

static void test_fourfold(void **state)
{
    static const char mini[] = "rbsgk/4p/5/P4/KGSBR_b_-_1";
    (void)state;
    expect_end("shogi", "start", FOUR_TIMES("2h3h.8b7b.3h2h.7b8b"), 12, "fourfold repetition", 0);
    /* In minishogi black loses, whoever is to move. */
    const int64_t lost = sight_of("shogi+variant=mini", mini, first_moves(THRICE("1e1d.5a5b.1d1e.5b5a"), 12)).score;
    assert_true(lost < 0);
    expect_end("shogi+variant=mini", mini, FOUR_TIMES("1e1d.5a5b.1d1e.5b5a"), 12, "fourfold repetition", lost);
    expect_end("shogi+variant=mini", "rbsgk/4p/5/P3R/KGSB1_w_-_1", FOUR_TIMES("5a5b.1d1e.5b5a.1e1d"), 12,
               "fourfold repetition", -lost);
}

static void test_perpetual_check(void **state)
{
    static const char ending[] = "the other's perpetual check";
    static const char chase[] = FOUR_TIMES("9i8i.8a9a.8i9i.9a8a"), flight[] = FOUR_TIMES("8a9a.8i9i.9a8a.9i8i");
    static const char whites[] = FOUR_TIMES("1a2a.2i1i.2a1a.1i2i");
    (void)state;
    const int64_t won = sight_of("shogi", "1k7/9/9/9/9/9/9/9/1R6K_w_-_1", first_moves(flight, 12)).score;
    assert_true(won > 0);
    expect_end("shogi", "1k7/9/9/9/9/9/9/9/R7K_b_-_1", chase, 12, ending, -won);
    expect_end("shogi", "1k7/9/9/9/9/9/9/9/1R6K_w_-_1", flight, 12, ending, won);
    expect_end("shogi", "k7r/9/9/9/9/9/9/9/7K1_w_-_1", whites, 12, ending, -won);
    /* One move between that gives no check. */
    expect_end("shogi", "1k7/9/9/9/9/9/9/9/R7K_b_-_1", TWICE("9i8i.8a9a.8i9i.9a8a") ".9i9h.8a7a.9h9i.7a8a", 12,
               "fourfold repetition", 0);
}

/* --- checkers --------------------------------------------------------------------------------------------------- */

/* A white king goes about eight squares, two black ones about four each, so that no position is there three times. */
static const char *king_moves(int plies)
{
    static const int white[] = {28, 32, 27, 31, 26, 23, 19, 24}, black[2][4] = {{1, 6, 9, 5}, {3, 8, 11, 7}};
    static char text[1000];
    char *at = text;
    int place[2] = {0, 0};
    for (int ply = 0; ply < plies; ply++) {
        const int move = ply / 2, king = move % 5 == 2, from = place[king];
        if (ply % 2)
            at += sprintf(at, ".%d-%d", white[move % 8], white[(move + 1) % 8]);
        else
            at += sprintf(at, "%s%d-%d", ply ? "." : "", black[king][from],
                          black[king][place[king] = (from + 1) % 4]);
    }
    return text;
}

static void test_checkers(void **state)
{
    static const char to_and_fro[] = THRICE("1-5.32-28.5-1.28-32"), start[] = "B:WK28:BK1_K3";
    (void)state;
    expect_end("checkers", "B:W25_K32:BK1_8", to_and_fro, 8, "threefold repetition", 0);
    expect_end("checkers+clock=state", "B:W25_K32:BK1_8", to_and_fro, 8, "threefold repetition", 0);
    expect_end("checkers", start, king_moves(80), 80, "forty moves without a capture or a man's move", 0);
    /* As part of the position, the clock ends it, in a match and otherwise. */
    const struct sight sight = sight_of("checkers+clock=state", start, king_moves(80));
    assert_string_equal(sight.ending, "");
    assert_int_equal(sight.count, 0);
    assert_int_equal(sight.score, 0);
    /* A man's move begins it anew. */
    static char moves[1000];
    snprintf(moves, sizeof moves, "%s.10-14.24-28", king_moves(78));
    const struct sight after = sight_of("checkers", "B:WK28:BK1_K3_10", moves);
    assert_string_equal(after.ending, "");
    assert_true(after.count > 0);
}

/* --- the program ------------------------------------------------------------------------------------------------ */

static const char shuffle[] = "{ \"measure\": \"game\", \"games\": [ { \"game\": \"chess\", \"position\": "
                              "\"7k/8/8/8/8/8/8/KQ6 w - - 0 1\" } ],\n"
                              "  \"searches\": [ { \"name\": \"First\", \"algorithm\": \"alphabeta\" } ],\n"
                              "  \"cutoffs\": [ { \"limit\": 0 } ] }\n";
static const char endless[] =
    "{ \"measure\": \"match\", \"games\": [ { \"game\": \"uniform\", \"branching\": 2 } ],\n"
    "  \"searches\": [ { \"name\": \"A\", \"algorithm\": \"alphabeta\" },\n"
    "                { \"name\": \"B\", \"algorithm\": \"minimax\" } ],\n"
    "  \"cutoffs\": [ { \"limit\": 0 } ] }\n";

/* Who plays the first move of the list at every turn repeats positions. */
static void test_program(void **state)
{
    (void)state;
    write_file("shuffle.json", shuffle, strlen(shuffle));
    expect(0, "1 games", "plymeter run --games shuffle.games -o shuffle.csv shuffle.json");
    expect(0, "over: a draw by threefold repetition\n1/2-1/2 in ", "plymeter show --ascii shuffle.games:1");
    expect(0, "over: a draw by threefold repetition\n",
           "plymeter play --ascii game=chess 'position=7k/8/8/8/8/8/8/KQ6 w - - 0 1' first=First second=First "
           "levels=shuffle.json");
    expect(0, "over: You (o) wins by the other's perpetual check\n",
           "tr . '\\n' <<end | plymeter play --ascii game=shogi position=1k7/9/9/9/9/9/9/9/1R6K_w_-_1 first=you "
           "second=you\n8a9a.8i9i.9a8a.9i8i.8a9a.8i9i.9a8a.9i8i.8a9a.8i9i.9a8a.9i8i\nend\n");
    /* A shown position is not over by repetition. */
    expect(0, "\nx to move\n20 moves: ",
           "plymeter show --ascii game=chess moves=Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8");
}

static void test_limit(void **state)
{
    char text[200];
    (void)state;
    write_file("endless.json", endless, strlen(endless));
    expect_status(0, "plymeter run --games endless.games -o endless.csv endless.json");
    snprintf(text, sizeof text, ",%d\n", 2 * MOST_MOVES);
    expect(0, text, "plymeter summary endless.csv --by player --of plies | cut -d, -f1,4 | tail -1");
    snprintf(text, sizeof text, "over: a draw by the limit of %d moves\n1/2-1/2 in %d moves", MOST_MOVES,
             MOST_MOVES);
    expect(0, text, "plymeter show endless.games:1");
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
    const struct CMUnitTest list[] = {
        cmocka_unit_test(test_threefold), cmocka_unit_test(test_fifty_moves),
        cmocka_unit_test(test_fourfold),  cmocka_unit_test(test_perpetual_check),
        cmocka_unit_test(test_checkers),  cmocka_unit_test(test_program),
        cmocka_unit_test(test_limit),     cmocka_unit_test(test_players_apart),
    };
    return cmocka_run_group_tests(list, make_folder, remove_folder);
}
