/* Searches whose outcome is known: worked by hand, solved or counted by others, or never to change.  They stand in worked.txt
 * of this folder, whose first lines say how, and of tests/games/. */
#include "parts/columns.h"
#include "tests/helper.h"
#include "tests/lines.h"

enum { COLUMNS_READ = 10 };

/* What was read of a file, up to a line. */
struct worked {
    struct lines lines;
    int rows;
    char cell[LONG_LINE], columns[LONG_LINE];
};

/* What an outcome has in this column. */
static const char *text_in(const struct outcome *outcome, const char *column)
{
    static char text[30];
    if (strcmp(column, "move") == 0)
        return *outcome->move ? outcome->move : "none";
    if (strcmp(column, "value") == 0) {
        snprintf(text, sizeof text, "%lld", (long long)outcome->value);
        return text;
    }
#define COUNTER(name, better, meaning)                                                                             \
    if (strcmp(column, #name) == 0) {                                                                              \
        snprintf(text, sizeof text, "%llu", (unsigned long long)outcome->counts.name);                             \
        return text;                                                                                               \
    }
    COUNTERS(COUNTER)
#undef COUNTER
    fail_msg("there is no column \"%s\"", column);
    return NULL;
}

/* In a program of some algorithms alone those searches are left out that need others. */
static bool is_left_out(const char *words)
{
    char name[40];
    const char *at = strstr(words, "algorithm=");
    return *made_of && at && sscanf(at, "algorithm=%39s", name) == 1 && part_find(ALGORITHM_PART, name) < 0;
}

static void check_row(struct worked *worked)
{
    char columns[LONG_LINE], words[2 * LONG_LINE], *column_left, *row_left;
    const char *wanted[COLUMNS_READ], *column[COLUMNS_READ];
    struct outcome outcome;
    struct cell cell;
    int count = 0;
    strcpy(columns, worked->columns);
    for (char *name = strtok_r(columns, " ", &column_left); name; name = strtok_r(NULL, " ", &column_left)) {
        assert_true(count < COLUMNS_READ);
        column[count] = name;
        wanted[count] = strtok_r(count ? NULL : worked->lines.text, " ", &row_left);
        assert_non_null(wanted[count++]);
    }
    snprintf(words, sizeof words, "%s %s", worked->cell, row_left);
    if (is_left_out(words))
        return;
    worked->rows++;
    if (!cell_read(words, &cell))
        fail_msg("%s:%d: no cell", worked->lines.path, worked->lines.number);
    const struct task task = cell_task(&cell);
    cell_search(&cell)->run(&task, &outcome);
    if (outcome.status != OK)
        wrong_line(&worked->lines, "%s", status_name[outcome.status]);
    for (int i = 0; i < count; i++)
        if (strcmp(text_in(&outcome, column[i]), wanted[i]) != 0)
            wrong_line(&worked->lines, "%s is %s", column[i], text_in(&outcome, column[i]));
}

static void check_file(const char *path, int least)
{
    struct worked worked = {.lines = lines_of(path)};
    const char *line = worked.lines.text;
    while (next_line(&worked.lines))
        if (strncmp(line, "game=", 5) == 0)
            strcpy(worked.cell, line);
        else if (*line >= 'a')
            strcpy(worked.columns, line);
        else
            check_row(&worked);
    assert_true(worked.rows >= least); /* else hardly anything was read */
    assert_int_equal(worked.lines.wrong, 0);
}

static void test_trees(void **state)
{
    (void)state;
    check_file("tests/algorithms/worked.txt", 100);
}

static void test_games(void **state)
{
    (void)state;
    check_file("tests/games/worked.txt", 80);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_trees), cmocka_unit_test(test_games)};
    return cmocka_run_group_tests_name("worked", tests, NULL, NULL);
}
