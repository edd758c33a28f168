/* Rules that few positions show, and how positions and moves are written and read, through what the program knows of games: the
 * cases are in rules.txt, whose first lines say how they stand there. */
#include "parts/columns.h"
#include "tests/helper.h"
#include "tests/lines.h"

enum { MOST_FIELDS = 3 };

/* A row, and the game that it is about. */
struct row {
    struct lines *lines;
    const struct cell *cell;
    const struct game *game;
    struct task task; /* at its position */
    struct description seen;
    struct sight sight; /* in a match, if the table is of these */
    char *field[MOST_FIELDS];
};

/* Go on by moves with points between them; false after a message if one is not there. */
static bool go_on(struct row *row, char *moves, bool match)
{
    for (char *word = strtok(moves, "."); word; word = strtok(NULL, ".")) {
        uint16_t number[MOST_CHILDREN];
        row->game->look(&row->task, &row->sight);
        if (match && (row->sight.count == 0 || *row->sight.ending))
            wrong_line(row->lines, "over before %s, %s", word, row->sight.ending);
        if (row->game->find(&row->task, word, number) != 1) {
            wrong_line(row->lines, "there is no %s", word);
            return false;
        }
        task_move(&row->task, number[0]);
        if (row->game->broken(&row->task))
            wrong_line(row->lines, "after %s %s", word, row->game->broken(&row->task));
    }
    return true;
}

/* Stand at the position, and see what there is; false after a message if that cannot be. */
static bool stand(struct row *row, bool match)
{
    static struct cell cell;
    char *after = strstr(row->field[0], " after ");
    if (after)
        *after = '\0';
    cell = *row->cell;
    cell_change(&cell, GAME_PART, "position")->text = row->field[0];
    row->task = match ? cell_match(&cell, 0) : cell_task(&cell);
    const char *error = row->game->check(&row->task);
    if (error)
        wrong_line(row->lines, "%s", error);
    if (error || (after && !go_on(row, after + strlen(" after "), match)))
        return false;
    row->game->describe(&row->task, true, &row->seen);
    row->game->look(&row->task, &row->sight);
    return true;
}

static void want(struct row *row, const char *wanted, const char *found)
{
    if (strcmp(wanted, found) != 0)
        wrong_line(row->lines, "%s", found);
}

static void want_number(struct row *row, const char *wanted, int64_t number)
{
    char found[30];
    snprintf(found, sizeof found, "%lld", (long long)number);
    want(row, wanted, found);
}

/* The number of the move of this name; -1 if there is none. */
static int move_called(const struct row *row, const char *name)
{
    int i = row->sight.count - 1;
    while (i >= 0 && strcmp(row->sight.name[i], name) != 0)
        i--;
    return i;
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static void check_counts(struct row *row)
{
    int depth = 1;
    for (char *word = strtok(row->field[1], " "); word; word = strtok(NULL, " "), depth++)
        want_number(row, word, (int64_t)row->game->perft(&row->task, depth, false).sequences);
}

static void check_moves(struct row *row)
{
    if (move_called(row, row->field[1]) < 0 || move_called(row, row->field[2]) >= 0)
        wrong_line(row->lines, "there is no %s, or there is %s", row->field[1], row->field[2]);
}

static void check_all(struct row *row)
{
    const bool none = strcmp(row->field[1], "none") == 0;
    int count = 0;
    for (char *word = strtok(row->field[1], " "); word && !none; word = strtok(NULL, " "), count++)
        if (move_called(row, word) < 0)
            wrong_line(row->lines, "there is no %s", word);
    if (row->sight.count != count || row->seen.finished != none || (none && row->seen.value != -row->seen.bound))
        wrong_line(row->lines, "%d moves", row->sight.count);
}

static void check_written(struct row *row)
{
    want(row, row->field[1], row->seen.position);
}

static void check_score(struct row *row)
{
    if (row->seen.finished)
        want_number(row, row->field[1], row->seen.value);
    else
        want(row, row->field[1], "goes on");
}

static void check_feature(struct row *row)
{
    int i = 0;
    while (row->seen.feature_names[i] && strcmp(row->seen.feature_names[i], row->field[1]) != 0)
        i++;
    assert_non_null(row->seen.feature_names[i]);
    want_number(row, row->field[2], row->seen.feature[i]);
}

/* Here alone the position is not reached. */
static void check_refused(struct row *row)
{
    struct cell cell = *row->cell;
    cell_change(&cell, GAME_PART, "position")->text = row->field[0];
    const struct task task = cell_task(&cell);
    const char *error = row->game->check(&task);
    if (!error || !strstr(error, row->field[1]))
        wrong_line(row->lines, "%s", error ? error : "it is read");
}

static void check_record(struct row *row)
{
    const int number = move_called(row, row->field[1]);
    want(row, row->field[2], number < 0 ? "there is no such move" : row->seen.record[number]);
}

static void check_meant(struct row *row)
{
    uint16_t number[MOST_CHILDREN];
    char found[200] = "none";
    for (int i = 0, count = row->game->find(&row->task, row->field[1], number); i < count; i++)
        sprintf(i ? found + strlen(found) : found, "%s%s", i ? " " : "", row->sight.name[number[i]]);
    want(row, row->field[2], found);
}

static void check_category(struct row *row)
{
    static uint64_t set[MOST_CHILDREN];
    row->game->categorise(&row->task, set);
    for (char *word = strtok(row->field[1], " "); word; word = strtok(NULL, " ")) {
        const int number = move_called(row, word);
        assert_in_range(number, 0, row->sight.count - 1);
        want(row, row->field[2], row->game->category_names[__builtin_ctzll(set[number])]);
    }
    for (int i = 0; i < row->sight.count; i++)
        if (set[i] & (set[i] - 1))
            wrong_line(row->lines, "%s has several categories", row->sight.name[i]);
}

/* Its lines end in "\n", of two letters. */
static void check_board(struct row *row)
{
    char found[2 * BOARD_TEXT], *end = found;
    for (const char *at = row->seen.board; *at; at++)
        end += sprintf(end, *at == '\n' ? "\\n" : "%c", *at);
    want(row, row->field[1], found);
}

static void check_match(struct row *row)
{
    const char *ending = row->sight.count > 0 ? "goes on" : "the position itself";
    want(row, row->field[1], *row->sight.ending ? row->sight.ending : ending);
    want_number(row, row->field[2], row->sight.score);
}

static const struct table {
    const char *kind;
    void (*check)(struct row *row);
    int fields;
} tables[] = {
    {"counts", check_counts, 2},   {"moves", check_moves, 3},       {"all moves", check_all, 2},
    {"written", check_written, 2}, {"score", check_score, 2},       {"feature", check_feature, 3},
    {"refused", check_refused, 2}, {"record", check_record, 3},     {"meant", check_meant, 3},
    {"board", check_board, 2},     {"category", check_category, 3}, {"match", check_match, 3},
};

static const struct table *table_called(const char *name)
{
    const size_t length = strcspn(name, ":");
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strlen(tables[i].kind) == length && strncmp(tables[i].kind, name, length) == 0)
            return &tables[i];
    fail_msg("there is no table \"%s\"", name);
    return NULL;
}

static void check_row(struct lines *lines, const struct cell *cell, const struct table *table)
{
    static struct row row;
    char *at = lines->text;
    row = (struct row){.lines = lines, .cell = cell, .game = game_at(cell->part[GAME_PART])};
    for (int i = 0; i < table->fields; i++) {
        char *end = i + 1 < table->fields ? strstr(at, " | ") : at + strlen(at);
        if (!end)
            fail_msg("%s:%d: the row is too short", lines->path, lines->number);
        *end = '\0';
        row.field[i] = at;
        at = end + strlen(" | ");
    }
    if (table->check == check_refused || stand(&row, table->check == check_match))
        table->check(&row);
}

static void test_rules(void **state)
{
    struct lines lines = lines_of("tests/games/rules.txt");
    static char words[LONG_LINE];
    static struct cell cell;
    const struct table *table = NULL;
    int rows = 0;
    (void)state;
    while (next_line(&lines))
        if (strncmp(lines.text, "game=", 5) == 0) {
            cell = cell_of(strcpy(words, lines.text));
        } else if (strncmp(lines.text, "== ", 3) == 0) {
            table = table_called(lines.text + 3);
        } else {
            check_row(&lines, &cell, table);
            rows++;
        }
    assert_true(rows > 400); /* else hardly anything was read */
    assert_int_equal(lines.wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_rules)};
    return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}
