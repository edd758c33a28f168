/* The table of columns: rows have exactly what it says. */
#include <math.h>

#include "parts/columns.h"
#include "parts/experiment.h"
#include "run/journal.h"
#include "parts/row.h"
#include "run/worker.h"
#include "tests/helper.h"

enum { TIMED = 1, ASKING = 2, AGAINST = 4, KINDS_OF_ROWS = 8 * MEASURES, ENGINE_COLUMNS = 7 };

/* A cell of each measure, once and timed, that searches or asks an engine, alone or with a rival who asks one. */
static struct cell cell_of_kind(int kind)
{
    static struct cell rival;
    static char text[100];
    const int how = kind / MEASURES;
    snprintf(text, sizeof text, "game=tictactoe algorithm=alphabeta limit=2 repeat=%d", how & TIMED ? 2 : 1);
    struct cell cell = cell_of(text);
    cell.measure = (enum measure)(kind % MEASURES);
    cell_choose(&rival, ALGORITHM_PART, part_find(ALGORITHM_PART, "engine"));
    if (how & ASKING)
        cell_take(&cell, &rival, ALGORITHM_PART, ALGORITHM_PART);
    if (how & AGAINST)
        cell.rival = &rival;
    return cell;
}

/* In which no two counts are alike. */
static struct result full_result(void)
{
    static struct outcome outcome;
    uint64_t number = 100;
    outcome = run_cell("game=tictactoe algorithm=alphabeta limit=2");
#define COUNTER(name, better, meaning) outcome.counts.name = number++;
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
    outcome.reached = 2;
    outcome.regret = 4;
    outcome.changed = outcome.fresh = outcome.solved = 1;
    for (int i = 0; i < 2; i++)
        outcome.report[i] =
            (struct engine_report){"Oracle 1", "Hash=16", "0123456789abcdef", "illegal", "", 1, 5, 2, -30};
    outcome.plies = 3;
    return (struct result){.outcome = outcome,
                           .ns_min = 1,
                           .ns_max = 3,
                           .ns_low = 1,
                           .ns_high = 3,
                           .repeats = 9,
                           .games = {{{"1-0 a1 b2 c3", "1/2-1/2"}}},
                           .message = "SIGSEGV"};
}

static int count_fields(const char *row)
{
    int count = 1;
    for (; *row; row++)
        count += *row == ',';
    return count;
}

/* With the columns of its own kind it is the beginning of the row, and with those of any engine it has their places. */
static void expect_in_csv(const char *row, const struct cell *cell, int fields)
{
    const int own = cell_asks(cell) ? ENGINE_ROW : 0, rival = cell->rival ? RIVAL_ENGINE_ROW : 0;
    for (int all = 0; all < 2; all++) {
        const struct experiment experiment = {.asks = {all || own, all || rival}};
        const struct column *list[MOST_COLUMNS];
        char *text = NULL;
        size_t size;
        FILE *out = open_memstream(&text, &size);
        assert_non_null(out);
        row_write(out, row, cell, list, columns_of_csv(cell, &experiment, list));
        fclose(out);
        assert_int_equal(count_fields(text), fields + (all ? ENGINE_COLUMNS * (!own + !rival) : 0));
        if (!all)
            assert_memory_equal(text, row, size);
        free(text);
    }
}

/* An engine does not say what we count, and only a search of ours has a value in the game's unit. */
static bool is_missing(const struct column *column, const struct cell *cell)
{
    return cell_asks(cell) && column->field == COUNT_FIELD && column->rows == EVERY_ROW;
}

static bool is_valueless(const struct column *column, const struct cell *cell)
{
    return strcmp(column->name, "value") == 0 && cell->measure != MEASURE_GAME && (cell->rival || cell_asks(cell));
}

/* Games, which a CSV has not, and what decisions add to it. */
static int written_elsewhere(const struct column *const *list, int count)
{
    int elsewhere = 0;
    for (int i = 0; i < count; i++)
        elsewhere += list[i]->field == GAME_FIELD || list[i]->rows & DECISION_ROW;
    return elsewhere;
}

static void test_names(void **state)
{
    const struct column *column, *other;
    (void)state;
    for (int i = 0; (column = column_at(i)); i++) {
        assert_true(column->rows != 0 && column->meaning[0] && !strpbrk(column->meaning, "|\n"));
        assert_non_null(column->unit);
        assert_int_equal(column_numeric(column), strstr(column_type(column), "number") != NULL);
        assert_int_equal(strspn(column->name, "abcdefghijklmnopqrstuvwxyz_123"), strlen(column->name));
        for (int j = 0; j < i && (other = column_at(j)); j++)
            assert_string_not_equal(column->name, other->name);
    }
}

static void test_every_row_has_its_columns(void **state)
{
    const struct result result = full_result();
    bool seen[MOST_COLUMNS] = {false};
    (void)state;
    for (int kind = 0; kind < KINDS_OF_ROWS; kind++) {
        const struct cell cell = cell_of_kind(kind);
        const struct column *list[MOST_COLUMNS];
        const int count = columns_of_row(&cell, list);
        char *row = row_text(&result, &cell), *counted = row_counted(row, &cell), text[ROW_FIELD];
        int measured = 0;
        assert_int_equal(count_fields(row), count);
        assert_true(fields_fit(columns_hash(&cell), row));
        for (int i = 0; i < count; i++) {
            measured += column_measured(list[i]->name);
            seen[list[i] - column_at(0)] = true;
            assert_true(row_field(row, &cell, list[i]->name, text) !=
                        (is_missing(list[i], &cell) || is_valueless(list[i], &cell)));
        }
        assert_int_equal(count_fields(counted), count - measured);
        expect_in_csv(row, &cell, count - written_elsewhere(list, count));
        assert_int_equal(measured, cell_timed(&cell) ? 9 : 3);
        assert_false(row_field(row, &cell, "nosuch", text));
    }
    for (int i = 0; column_at(i); i++)
        assert_true(seen[i] == (column_at(i)->at != NO_MEMBER));
}

/* The row with this text as its field i; the caller frees it. */
static char *with_field(const char *row, int i, const char *text)
{
    char *changed = malloc(strlen(row) + strlen(text) + 1);
    assert_non_null(changed);
    const char *from = row;
    for (; i > 0; i--)
        from = strchr(from, ',') + 1;
    sprintf(changed, "%.*s%s%s", (int)(from - row), row, text, from + strcspn(from, ","));
    return changed;
}

static void expect_count(const struct result *result, const struct cell *cell, const char *name, uint64_t expected)
{
    char *row = row_text(result, cell), text[ROW_FIELD];
    assert_true(row_field(row, cell, name, text));
    assert_int_equal(strtoull(text, NULL, 10), expected);
}

static void test_counters_stand_in_their_columns(void **state)
{
    const struct cell anatomy = cell_of_kind(MEASURE_ANATOMY);
    struct result result = full_result();
    (void)state;
#define COUNTER(name, better, meaning) expect_count(&result, &anatomy, #name, result.outcome.counts.name);
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
    result.outcome.status = BUDGET;
    COUNTERS(COUNTER)
#undef COUNTER
}

/* A search that was deepened, but completed no step, has all but a value; one that spent its budget of nodes has the counts
 * of every row, and others that did not end well have nothing; a row that has more or less is none. */
static void test_what_stands(void **state)
{
    const struct cell cell = cell_of_kind(MEASURE_ANATOMY);
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_row(&cell, list);
    struct result result = full_result();
    (void)state;
    for (int status = OK; status < STATUSES; status++) {
        result.outcome.status = (enum status)status;
        char *row = row_text(&result, &cell), text[ROW_FIELD];
        assert_true(fields_fit(columns_hash(&cell), row));
        for (int i = 0; i < count; i++) {
            const bool counter = list[i]->field == COUNT_FIELD && list[i]->rows == EVERY_ROW;
            const bool fine = status == OK || (status == UNFINISHED && list[i]->field != VALUE_FIELD);
            assert_true(row_field(row, &cell, list[i]->name, text) ==
                        (fine || i == 0 || (status == BUDGET && counter)));
            char *other = with_field(row, i, text[0] ? "" : "1");
            const bool certain = i == 0 || list[i]->field == COUNT_FIELD;
            assert_true(fields_fit(columns_hash(&cell), other) == (fine && !certain));
        }
    }
}

/* One move ends the game, so that it is one search; a longer one sums all that there is. */
static void test_games_sum_all_counters(void **state)
{
    static char last[] = "game=tictactoe opening=8 seed=3 algorithm=pvs entries=100 order=eval limit=1",
                whole[] = "game=connect4 opening=4 algorithm=pvs entries=1000 limit=4 order=random";
    const struct cell one = cell_of(last), many = cell_of(whole);
    const struct task task = cell_task(&one);
    struct outcome search, game;
    struct games games;
    (void)state;
    cell_search(&one)->run(&task, &search);
    play_alone(&one, &game, &games);
    assert_int_equal(game.plies, 1);
    assert_memory_equal(&game.counts, &search.counts, sizeof game.counts);
    play_alone(&many, &game, &games);
    assert_true(game.plies > 10);
    assert_true(game.counts.researches > 0 && game.counts.hits > 0 && game.counts.probes > game.counts.hits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_every_row_has_its_columns),
        cmocka_unit_test(test_counters_stand_in_their_columns),
        cmocka_unit_test(test_what_stands),
        cmocka_unit_test(test_games_sum_all_counters),
    };
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
