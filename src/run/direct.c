#include "run/direct.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/terminal.h"
#include "base/text.h"
#include "base/process.h"
#include "config/experiment.h"
#include "parts/columns.h"
#include "parts/row.h"
#include "run/output.h"
#include "run/worker.h"

/* --- a row as an object of JSON, for programs in other languages ------------------------------------------------ */

/* Add a text, if it is not empty. */
static void object_add_text(cJSON *object, const char *name, const char *text)
{
    if (*text)
        cJSON_AddStringToObject(object, name, text);
}

/* Its digits as they are: a value may have more of them than a double. */
static void add_number(cJSON *object, const char *name, const char *digits)
{
    cJSON_AddRawToObject(object, name, digits);
}

static void add_list(cJSON *object, const char *name, const char *numbers)
{
    add_number(object, name, text_replace(printed("[%s]", numbers), ' ', ','));
}

static void add_column(cJSON *object, const struct column *column, const char *text)
{
    const bool list =
        column->field == BY_PLY_FIELD || column->field == BY_CHILD_FIELD || column->field == MOVES_FIELD;
    if (list && *text)
        add_list(object, column->name, text);
    else if (column_numeric(column) && *text)
        add_number(object, column->name, text);
    else
        object_add_text(object, column->name, text);
}

/* Is this value of the cell a number, and not a word in its place? */
static bool is_number(const struct cell *cell, const char *name, const char *value)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter = cell_parameter(cell, kind, name);
        if (parameter)
            return parameter->kind <= REAL && (!parameter->word || strcmp(value, parameter->word) != 0);
    }
    return false;
}

static void add_axes(cJSON *object, const struct experiment *experiment, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    for (int i = 0; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i], *value = cell_value(cell, name, buffer);
        if (value && is_number(cell, name, value))
            add_number(object, name, value);
        else
            object_add_text(object, name, value ? value : "");
    }
}

static void add_player(cJSON *object, const char *name, const struct experiment *experiment,
                       const struct cell *cell)
{
    object_add_text(object, name, row_player(experiment->columns, experiment->column_count, cell));
}

/* The row as in a CSV, without the axes. */
static void add_columns(cJSON *object, const struct experiment *experiment, const struct rows *rows, int i)
{
    const struct cell *cell = &experiment->cells[i];
    const struct column *columns[MOST_COLUMNS];
    const int count = columns_of_csv(cell, experiment, columns);
    FILE *out = text_open();
    row_write(out, row_of(rows, i), cell, columns, count);
    if (cell->measure == MEASURE_DECISION)
        decision_write(out, experiment, rows, i);
    char *field = text_close(out);
    for (int c = 0; c < count && field; c++) {
        char *comma = strchr(field, ',');
        if (comma)
            *comma = '\0';
        add_column(object, columns[c], field);
        field = comma ? comma + 1 : NULL;
    }
}

/* Add the cell's identity and all columns of its row.  Counts, values and times are numbers, what is counted by ply is a list
 * of them, and all else is text.  What is missing is left out. */
static void object_add_row(cJSON *object, const struct experiment *experiment, const struct rows *rows, int i)
{
    const struct cell *cell = &experiment->cells[i];
    object_add_text(object, "cell", cell_identity(cell));
    add_axes(object, experiment, cell);
    if (cell->rival) {
        add_player(object, "player", experiment, cell);
        add_player(object, "rival", experiment, cell->rival);
    }
    if (row_of(rows, i))
        add_columns(object, experiment, rows, i);
}

/* --- running -------------------------------------------------------------------------------------------------- */

struct direct {
    const struct experiment *experiment;
    int line; /* of the input; 0: none */
    enum direct_format format;
    char **rows, **failures; /* of each cell and reference; NULL: none */
    bool failed;
    char *expected; /* the line of play; NULL: nobody asks */
};

static bool take_rows(void *context, const struct ending *endings, int count)
{
    struct direct *direct = context;
    for (int i = 0; i < count; i++) {
        const struct ending *ending = &endings[i];
        direct->rows[ending->index] = copied(ending->row);
        direct->failed |= !ended_well(ending->status);
        if (!ending->message[0])
            continue;
        if (direct->format == DIRECT_CSV)
            fprintf(stderr, "plymeter: %s: %s\n", status_name[ending->status], ending->message);
        else
            direct->failures[ending->index] = copied(ending->message);
    }
    return !ferror(stdout);
}

static cJSON *begin_object(int line)
{
    cJSON *object = cJSON_CreateObject();
    if (line)
        cJSON_AddNumberToObject(object, "line", line);
    return object;
}

static void print_object(cJSON *object, enum direct_format format)
{
    puts(format == DIRECT_PEOPLE ? cJSON_Print(object) : cJSON_PrintUnformatted(object));
}

/* What went wrong with the cell, or else with its reference. */
static const char *failure_of(const struct direct *direct, int cell)
{
    const struct experiment *experiment = direct->experiment;
    const char *failure = direct->failures[cell];
    if (!failure && experiment->reference && experiment->reference[cell] >= 0)
        failure = direct->failures[experiment->reference[cell]];
    return failure ? failure : "";
}

static void print_rows(const struct direct *direct)
{
    const struct rows rows = {.text = direct->rows};
    for (int i = 0; i < direct->experiment->count; i++)
        if (direct->format == DIRECT_CSV) {
            output_write_row(stdout, direct->experiment, &rows, i);
        } else {
            void *mark = memory_mark();
            cJSON *object = begin_object(direct->line);
            object_add_text(object, "failure", failure_of(direct, i));
            object_add_row(object, direct->experiment, &rows, i);
            print_object(object, direct->format);
            memory_release(mark);
        }
}

static void print_line_of_play(const char *expected)
{
    if (*expected)
        write_wrapped_lines(
            stdout, printed(strchr(expected, ' ') ? "line of play: %s\n\n" : "best move: %s\n\n", expected));
}

/* False if it was interrupted. */
static bool run_all(struct direct *direct, int jobs)
{
    const struct experiment *experiment = direct->experiment;
    int *list = allocate((size_t)experiment->total, sizeof *list);
    struct crew crew;
    for (int i = 0; i < experiment->total; i++)
        list[i] = i;
    crew_hire(&crew, jobs, experiment->total > 0 && cell_timed(&experiment->cells[0]), 1);
    crew.pv = direct->expected;
    return experiment->total == 0 ||
           run_cells(experiment->cells, list, experiment->total, &crew, take_rows, direct);
}

static int run_and_print(const struct experiment *experiment, int jobs, enum direct_format format, int line,
                         char *expected)
{
    const size_t total = (size_t)experiment->total;
    struct direct direct = {.experiment = experiment,
                            .line = line,
                            .format = format,
                            .expected = expected,
                            .rows = allocate(total, sizeof *direct.rows),
                            .failures = allocate(total, sizeof *direct.failures)};
    const bool through = run_all(&direct, jobs);
    if (through && expected && !direct.failed)
        print_line_of_play(expected);
    if (through)
        print_rows(&direct);
    return !through ? EXIT_RESUMABLE : direct.failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}

int direct_run(const struct experiment *experiment, int jobs, enum direct_format format, bool line)
{
    interrupts_note();
    if (format == DIRECT_CSV)
        output_write_header(stdout, experiment);
    return run_and_print(experiment, jobs, format, 0, line ? shared_take(PV_TEXT) : NULL);
}

/* --- configs of standard input ---------------------------------------------------------------------------------- */

/* Print the header of a CSV, if its columns are not those of the lines before. */
static void print_header(const struct experiment *experiment, Fingerprint *last)
{
    FILE *out = text_open();
    output_write_header(out, experiment);
    const char *header = text_close(out);
    const Fingerprint print = fingerprint(header, strlen(header));
    if (print != *last)
        fputs(header, stdout);
    *last = print;
}

static void say_failure(const char *failure, enum direct_format format, int line)
{
    if (format == DIRECT_CSV) {
        fputs(failure, stderr);
        return;
    }
    cJSON *object = begin_object(line);
    char *text = copied(failure);
    const size_t length = strlen(text);
    text[length > 0 ? length - 1 : 0] = '\0'; /* the end of its last line */
    object_add_text(object, "failure", text);
    print_object(object, format);
}

static int answer_line(const char *text, size_t length, int line, int jobs, enum direct_format format,
                       Fingerprint *header)
{
    struct experiment experiment;
    char *path = printed("line %d", line);
    FILE *complaints = text_open();
    bool good = experiment_parse(&experiment, path, text, length, complaints);
    if (good && (experiment.sprt.wanted || experiment.tune.wanted)) {
        fprintf(complaints, "%s: \"%s\" needs a journal, so that the config is to be in a file\n", path,
                experiment.sprt.wanted ? "sprt" : "tune");
        good = false;
    }
    const char *failure = text_close(complaints);
    if (!good)
        return say_failure(failure, format, line), EXIT_CONFIG;
    if (format == DIRECT_CSV)
        print_header(&experiment, header);
    return run_and_print(&experiment, jobs, format, line, NULL);
}

int direct_answer(int jobs, enum direct_format format)
{
    char *text = NULL;
    Fingerprint header = 0;
    size_t room = 0;
    ssize_t length;
    int worst = EXIT_FINE;
    interrupts_note();
    for (int line = 1; worst != EXIT_RESUMABLE && (length = getline(&text, &room, stdin)) >= 0; line++) {
        if (text[strspn(text, " \t\r\n")] == '\0' && strlen(text) == (size_t)length)
            continue;
        void *mark = memory_mark();
        const int status = answer_line(text, (size_t)length, line, jobs, format, &header);
        worst = status > worst ? status : worst;
        fflush(stdout);
        memory_release(mark);
    }
    free(text);
    return interrupted() ? EXIT_RESUMABLE : worst;
}
