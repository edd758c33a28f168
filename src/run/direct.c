#include "run/direct.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "parts/columns.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/program.h"
#include "run/object.h"
#include "run/output.h"
#include "base/process.h"
#include "base/terminal.h"
#include "run/worker.h"

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
        direct->rows[ending->index] = need(strdup(ending->row));
        direct->failed |= !ended_well(ending->status);
        if (!ending->message[0])
            continue;
        if (direct->format == DIRECT_CSV)
            fprintf(stderr, "plymeter: %s: %s\n", status_name[ending->status], ending->message);
        else
            direct->failures[ending->index] = need(strdup(ending->message));
    }
    return !ferror(stdout);
}

static cJSON *begin_object(int line)
{
    cJSON *object = need(cJSON_CreateObject());
    if (line)
        need(cJSON_AddNumberToObject(object, "line", line));
    return object;
}

static void print_object(cJSON *object, enum direct_format format)
{
    char *text = need(format == DIRECT_PEOPLE ? cJSON_Print(object) : cJSON_PrintUnformatted(object));
    puts(text);
    cJSON_free(text);
    cJSON_Delete(object);
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
            cJSON *object = begin_object(direct->line);
            object_add_text(object, "failure", failure_of(direct, i));
            object_add_row(object, direct->experiment, &rows, i);
            print_object(object, direct->format);
        }
}

static void print_line_of_play(const char *expected)
{
    char *text = printed(strchr(expected, ' ') ? "line of play: %s\n\n" : "best move: %s\n\n", expected);
    if (*expected)
        write_broken(stdout, text);
    free(text);
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
    crew.line = direct->expected;
    const bool through =
        experiment->total == 0 || run_cells(experiment->cells, list, experiment->total, &crew, take_rows, direct);
    free(list);
    return through;
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
    for (size_t i = 0; i < total; i++) {
        free(direct.rows[i]);
        free(direct.failures[i]);
    }
    free(direct.rows);
    free(direct.failures);
    return !through ? EXIT_RESUMABLE : direct.failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}

/* Memory that workers share, for as long as the program lasts. */
static char *shared_line(void)
{
    char *line = mmap(NULL, LINE_TEXT, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return line == MAP_FAILED ? NULL : line;
}

int direct_run(const struct experiment *experiment, int jobs, enum direct_format format, bool line)
{
    interrupts_note();
    if (format == DIRECT_CSV)
        output_write_header(stdout, experiment);
    return run_and_print(experiment, jobs, format, 0, line ? shared_line() : NULL);
}

/* --- configs of standard input ---------------------------------------------------------------------------------- */

/* Print the header of a CSV, if its columns are not those of the lines before. */
static void print_header(const struct experiment *experiment, char **last)
{
    FILE *out = text_open();
    output_write_header(out, experiment);
    char *header = text_close(out);
    if (!*last || strcmp(*last, header) != 0)
        fputs(header, stdout);
    free(*last);
    *last = header;
}

static void say_failure(const char *failure, enum direct_format format, int line)
{
    if (format == DIRECT_CSV) {
        fputs(failure, stderr);
        return;
    }
    cJSON *object = begin_object(line);
    char *text = need(strdup(failure));
    const size_t length = strlen(text);
    text[length > 0 ? length - 1 : 0] = '\0'; /* the end of its last line */
    object_add_text(object, "failure", text);
    free(text);
    print_object(object, format);
}

static int answer_line(const char *text, size_t length, int line, int jobs, enum direct_format format,
                       char **header)
{
    struct experiment experiment;
    char *path = printed("line %d", line);
    FILE *complaints = text_open();
    int status = EXIT_CONFIG;
    bool good = experiment_parse(&experiment, path, text, length, complaints);
    if (good && (experiment.sprt.wanted || experiment.tune.wanted)) {
        fprintf(complaints, "%s: \"%s\" needs a journal, so that the config is to be in a file\n", path,
                experiment.sprt.wanted ? "sprt" : "tune");
        experiment_free(&experiment);
        good = false;
    }
    char *failure = text_close(complaints);
    if (good && format == DIRECT_CSV)
        print_header(&experiment, header);
    if (good)
        status = run_and_print(&experiment, jobs, format, line, NULL);
    else
        say_failure(failure, format, line);
    if (good)
        experiment_free(&experiment);
    free(failure);
    free(path);
    return status;
}

int direct_answer(int jobs, enum direct_format format)
{
    char *text = NULL, *header = NULL;
    size_t room = 0;
    ssize_t length;
    int worst = EXIT_FINE;
    interrupts_note();
    for (int line = 1; worst != EXIT_RESUMABLE && (length = getline(&text, &room, stdin)) >= 0; line++) {
        if (text[strspn(text, " \t\r\n")] == '\0' && strlen(text) == (size_t)length)
            continue;
        const int status = answer_line(text, (size_t)length, line, jobs, format, &header);
        worst = status > worst ? status : worst;
        fflush(stdout);
    }
    free(header);
    free(text);
    return interrupted() ? EXIT_RESUMABLE : worst;
}
