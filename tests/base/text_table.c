/* Tables for people: which columns stand at the right, how wide they are, which are left out, how long bars are, and that nothing in
 * them commands a terminal. */
#include <math.h>

#include "base/terminal.h"
#include "base/text.h"
#include "tests/group.h"

/* Print rows, whose texts are separated by "|", into a table that has none, on so many columns, and compare; the newlines of
 * `expected` end lines. */
static void assert_table(struct text_table table, const char *const rows[], int columns, const char *expected)
{
    char *printed;
    size_t size;
    FILE *out = open_memstream(&printed, &size);
    for (int i = 0; rows[i]; i++) {
        for (const char *at = rows[i];; at += strcspn(at, "|") + 1) {
            text_table_add(&table, "%.*s", (int)strcspn(at, "|"), at);
            if (!strchr(at, '|'))
                break;
        }
        text_table_end_row(&table);
    }
    text_table_print_within(&table, out, columns);
    fclose(out);
    assert_string_equal(printed, expected);
    assert_int_equal(table.count, 0);
    free(printed);
}

static void assert_split(const char *const rows[], int keys, int columns, const char *expected)
{
    assert_table((struct text_table){.keys = keys}, rows, columns, expected);
}

static void assert_printed(const char *const rows[], const char *expected)
{
    assert_split(rows, 0, 0, expected);
}

static void numbers_stand_at_the_right(void **state)
{
    (void)state;
    const char *const rows[] = {"order|leaves|interval", "none|1000|1 .. 2", "random||", "best|9.5|10 .. 200",
                                NULL};
    assert_printed(rows, "order   leaves   interval\n"
                         "none      1000     1 .. 2\n"
                         "random        \n"
                         "best       9.5  10 .. 200\n");
    const char *const marked[] = {"order|leaves", "none|-", "eval|-1.5", "best|*10", NULL};
    assert_printed(marked, "order  leaves\n"
                           "none        -\n"
                           "eval     -1.5\n"
                           "best      *10\n");
}

static void one_word_takes_its_column_to_the_left(void **state)
{
    (void)state;
    const char *const rows[] = {"limit|verdict", "12|3", "none|longer than that", NULL};
    assert_printed(rows, "limit  verdict\n"
                         "12     3\n"
                         "none   longer than that\n");
}

static void characters_are_counted_and_controls_are_shown(void **state)
{
    (void)state;
    const char *const rows[] = {"name|n", "Zügzwang|1", "a\033[2Jb|2", NULL};
    assert_printed(rows, "name      n\n"
                         "Zügzwang  1\n"
                         "a?[2Jb    2\n");
}

static void a_table_that_is_too_wide_is_split(void **state)
{
    (void)state;
    const char *const rows[] = {"game|order|mean||median", "othello|none|12|11 .. 13|12", "kalah|best|3||3", NULL};
    const char *const whole = "game     order  mean            median\n"
                              "othello  none     12  11 .. 13      12\n"
                              "kalah    best      3                 3\n";
    assert_split(rows, 2, 38, whole);
    assert_split(rows, 2, 37,
                 "game     order  mean\n"
                 "othello  none     12  11 .. 13\n"
                 "kalah    best      3\n"
                 "\n"
                 "game     order  median\n"
                 "othello  none       12\n"
                 "kalah    best        3\n");
    /* What belongs together stays together, and without keys the first column is one. */
    assert_split(rows, 0, 24,
                 "game     order\n"
                 "othello  none\n"
                 "kalah    best\n"
                 "\n"
                 "game     mean\n"
                 "othello    12  11 .. 13\n"
                 "kalah       3\n"
                 "\n"
                 "game     median\n"
                 "othello      12\n"
                 "kalah         3\n");
    assert_split(rows, 2, 28,
                 "game    othello\n"
                 "order   none\n"
                 "mean    12\n"
                 "        11 .. 13\n"
                 "median  12\n"
                 "\n"
                 "game    kalah\n"
                 "order   best\n"
                 "mean    3\n"
                 "median  3\n");
    const char *const single[] = {"game", "othello", NULL};
    assert_split(single, 3, 4, "game\nothello\n");
}

static void what_all_rows_have_stands_once(void **state)
{
    (void)state;
    const char *const rows[] = {"game|variant|order|n", "kalah||none|3", "kalah||best|3", NULL};
    assert_table((struct text_table){.keys = 3, .common = 4}, rows, 0, "game=kalah  n=3\n\norder\nnone\nbest\n");
    assert_table((struct text_table){.keys = 3, .common = 3}, rows, 0,
                 "game=kalah\n\norder  n\nnone   3\nbest   3\n");
    assert_printed(rows, "game   variant  order  n\nkalah           none   3\nkalah           best   3\n");
    const char *const single[] = {"game|n", "kalah|3", NULL};
    assert_table((struct text_table){.common = 2}, single, 0, "game   n\nkalah  3\n");
}

static void what_finds_no_room_is_left_out(void **state)
{
    (void)state;
    static const char *const spare[] = {"wins", "nothing", "draws", "more", NULL};
    const struct text_table table = {.keys = 1, .spare = spare};
    const char *const rows[] = {"order|wins|draws|elo|nothing", "none|11|12|13|", "best|14|15|16|", NULL};
    assert_table(table, rows, 23, "order  wins  draws  elo\nnone     11     12   13\nbest     14     15   16\n");
    assert_table(table, rows, 22,
                 "order  draws  elo\nnone      12   13\nbest      15   16\n"
                 "There is no room for wins; --csv prints all columns.\n");
    assert_table(table, rows, 10,
                 "order  elo\nnone    13\nbest    16\n"
                 "There is no room for wins, draws; --csv prints all columns.\n");
    /* A narrower one may find the room that a wider one, which is needed more, does not. */
    const char *const wider[] = {"order|wins|draws|elo", "none|1|1000000000|13", NULL};
    assert_table(table, wider, 16,
                 "order  wins  elo\nnone      1   13\n"
                 "There is no room for draws; --csv prints all columns.\n");
}

static void bars_are_as_long_as_their_shares(void **state)
{
    (void)state;
    const double shares[] = {1, .5, .05, NAN, 0}, both[] = {1, -.5, -1, NAN, 0};
    const char *const rows[] = {"n", "1", "2", "3", "4", "5", NULL};
    const struct text_table table = {.bars = shares, .scale = "from 0"}, signs = {.bars = both, .scale = "from 0"};
    setenv("LC_ALL", "C", true);
    utf8_look_up();
    assert_table(table, rows, 13, "n  from 0\n1  ##########\n2  #####\n3  #\n4  \n5  \n");
    assert_table(table, rows, 0, "n  from 0\n1  ########################\n2  ############\n3  #\n4  \n5  \n");
    assert_table(signs, rows, 13, "n  from 0\n1       #####\n2    ###\n3  #####\n4  \n5       \n");
    assert_table(table, rows, 10, "n\n1\n2\n3\n4\n5\n");
    setenv("LC_ALL", "C.UTF-8", true);
    utf8_look_up();
    assert_table(table, rows, 11, "n  from 0\n1  ████████\n2  ████\n3  ▍\n4  \n5  \n");
}

static void a_stream_that_is_no_terminal_is_not_coloured(void **state)
{
    (void)state;
    FILE *out = tmpfile();
    assert_false(is_read_by_person(out));
    assert_false(may_be_coloured(out));
    fclose(out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_stand_at_the_right),
        cmocka_unit_test(one_word_takes_its_column_to_the_left),
        cmocka_unit_test(characters_are_counted_and_controls_are_shown),
        cmocka_unit_test(a_table_that_is_too_wide_is_split),
        cmocka_unit_test(what_all_rows_have_stands_once),
        cmocka_unit_test(what_finds_no_room_is_left_out),
        cmocka_unit_test(bars_are_as_long_as_their_shares),
        cmocka_unit_test(a_stream_that_is_no_terminal_is_not_coloured),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
