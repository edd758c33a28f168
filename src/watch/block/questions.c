#include "block/questions.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "block/answer.h"
#include "config/arguments.h"
#include "config/cell_words.h"
#include "config/single.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "keys/config_keys.h"
#include "process/interrupt.h"
#include "workers/worker.h"

enum { AT_A_READ = 1 << 14, MOST_AT_ONCE = 1 << 14 }; /* bytes of lines */

struct question {
    int line;
    struct cell_words words;
    char *error;          /* what is wrong with the line, or how a cell ended; NULL if nothing */
    bool read;            /* is there a cell? */
    struct single single; /* if so, */
    char **rows;          /* and the rows of it and its references that are there, */
    int missing;          /* how many are not, */
    int first;            /* and where they begin among the cells of all questions */
};

struct exchange {
    const struct questions *asked;
    enum measure measure;          /* of a CSV: all its lines have the same columns, */
    struct answer_columns columns; /* which are these */
    char *text;                    /* input that was not taken yet */
    size_t size, room;
    bool ended;
    int line; /* of the input, the last one that was taken */
    struct question *list;
    int count;
    bool refused, failed;
};

/* --- answers ---------------------------------------------------------------------------------------------------- */

static void answer(const struct exchange *exchange, const struct question *question)
{
    const struct rows rows = {.text = question->rows};
    const struct answer answer = {question->line, question->read ? &question->single : NULL, &rows,
                                  question->error ? question->error : ""};
    if (exchange->asked->csv)
        answer_print_csv(&exchange->columns, &answer);
    else
        answer_print_json(&answer);
    fflush(stdout);
}

static void question_free(struct question *question)
{
    for (int i = 0; question->read && i < question->single.experiment.total; i++)
        free(question->rows[i]);
    free(question->rows);
    free(question->error);
    if (question->read)
        single_free(&question->single);
    cell_words_free(&question->words);
}

/* --- questions -------------------------------------------------------------------------------------------------- */

/* Messages, each on a line that begins with the program's name, as one sentence after the other. */
static char *joined(const char *messages)
{
    static const char name[] = "plymeter: ";
    FILE *out = text_open();
    for (const char *at = messages; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        at += strncmp(at, name, strlen(name)) == 0 ? strlen(name) : 0;
        fprintf(out, "%s%.*s", at > messages + strlen(name) ? "; " : "", (int)strcspn(at, "\n"), at);
    }
    return text_close(out);
}

static bool has_columns(const struct exchange *exchange, const struct question *question, FILE *complaints)
{
    const Parameter *measure = &config_keys[MEASURE_KEY].value;
    char buffer[SETTING_TEXT];
    const struct experiment *experiment = &question->single.experiment;
    const bool has_measure = experiment->cells[0].measure == exchange->measure;
    const bool has_engines = exchange->asked->engines || !(experiment->asks[0] || experiment->asks[1]);
    if (!exchange->asked->csv || (has_measure && has_engines))
        return true;
    if (has_measure) {
        fputs("a CSV has the columns of engines if --engines names their file; or leave out --csv\n", complaints);
        return false;
    }
    fprintf(complaints, "a CSV has the columns of one measure, and this is of measure=%s; ",
            setting_write(measure, (Setting){.choice = (int)exchange->measure}, buffer));
    fprintf(complaints, "say measure=%s behind --lines, or leave out --csv\n",
            setting_write(measure, (Setting){.choice = (int)experiment->cells[0].measure}, buffer));
    return false;
}

static void read_question(struct exchange *exchange, const char *text, size_t length)
{
    exchange->list = grow(exchange->list, (size_t)exchange->count, sizeof *exchange->list);
    struct question *question = &exchange->list[exchange->count++];
    *question = (struct question){.line = exchange->line};
    FILE *complaints = text_open();
    if (strlen(text) < length)
        fputs("a byte of this line is 0\n", complaints);
    else
        cell_words_read(&question->words, text, exchange->asked->common, exchange->asked->common_count, complaints);
    if (ftell(complaints) == 0)
        question->read = single_read(&question->single, question->words.words, question->words.count, complaints);
    if (question->read && !has_columns(exchange, question, complaints)) {
        single_free(&question->single);
        question->read = false;
    }
    char *messages = text_close(complaints);
    if (question->read)
        question->rows = allocate((size_t)question->single.experiment.total, sizeof *question->rows);
    else
        question->error = joined(messages);
    free(messages);
}

/* Answer and forget those that are no cells. */
static void refuse_wrong_ones(struct exchange *exchange)
{
    int kept = 0;
    for (int i = 0; i < exchange->count; i++)
        if (exchange->list[i].read) {
            exchange->list[kept++] = exchange->list[i];
        } else {
            exchange->refused = true;
            answer(exchange, &exchange->list[i]);
            question_free(&exchange->list[i]);
        }
    exchange->count = kept;
}

/* --- their cells ------------------------------------------------------------------------------------------------ */

/* The question that asks for the cell: the last that begins at or before it. */
static struct question *asker(const struct exchange *exchange, int cell)
{
    int low = 0, high = exchange->count;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        *(exchange->list[middle].first <= cell ? &low : &high) = middle;
    }
    return &exchange->list[low];
}

static bool take_rows(void *context, const struct ending *endings, int count)
{
    struct exchange *exchange = context;
    for (int i = 0; i < count; i++) {
        const struct ending *ending = &endings[i];
        struct question *question = asker(exchange, ending->index);
        question->rows[ending->index - question->first] = need(strdup(ending->row));
        exchange->failed |= !ended_well(ending->status);
        if (ending->message[0] && !question->error)
            question->error = need(strdup(ending->message));
        if (--question->missing == 0)
            answer(exchange, question);
    }
    return !ferror(stdout);
}

/* False if it was interrupted. */
static bool run_questions(struct exchange *exchange)
{
    int total = 0;
    bool timed = false;
    for (int i = 0; i < exchange->count; i++) {
        struct question *question = &exchange->list[i];
        question->first = total;
        total += question->missing = question->single.experiment.total;
    }
    struct cell *cells = allocate((size_t)total, sizeof *cells);
    int *list = allocate((size_t)total, sizeof *list);
    for (int i = 0; i < total; i++) {
        const struct question *question = asker(exchange, list[i] = i);
        cells[i] = question->single.experiment.cells[i - question->first];
        timed |= cell_timed(&cells[i]);
    }
    struct crew crew;
    crew_hire(&crew, exchange->asked->jobs, timed, 1);
    const bool through = total == 0 || run_cells(cells, list, total, &crew, take_rows, exchange);
    free(list);
    free(cells);
    return through;
}

/* --- the input -------------------------------------------------------------------------------------------------- */

static bool more_is_there(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&input, 1, 0) > 0;
}

/* Wait for more, and take all that is there. */
static void fill(struct exchange *exchange)
{
    do {
        if (exchange->room - exchange->size < AT_A_READ) {
            exchange->room = 2 * exchange->room + AT_A_READ;
            exchange->text = need(realloc(exchange->text, exchange->room));
        }
        const ssize_t got = read(STDIN_FILENO, exchange->text + exchange->size, AT_A_READ - 1);
        exchange->size += got > 0 ? (size_t)got : 0;
        exchange->ended = got == 0 || (got < 0 && !interrupted());
    } while (!exchange->ended && !interrupted() && exchange->size < MOST_AT_ONCE && more_is_there());
}

/* Is there nothing to answer in it? */
static bool is_silent(const char *text)
{
    const char first = text[strspn(text, " \t\r")];
    return !first || first == '#';
}

/* Take the lines that are whole; at the end of the input the last may lack its end. */
static void take_lines(struct exchange *exchange)
{
    char *at = exchange->text, *const end = at + exchange->size;
    while (at < end) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        if (!stop && !exchange->ended)
            break;
        stop = stop ? stop : end;
        char *end_of_text = stop > at && stop[-1] == '\r' ? stop - 1 : stop;
        *end_of_text = '\0';
        exchange->line++;
        if (end_of_text > at + strlen(at) || !is_silent(at))
            read_question(exchange, at, (size_t)(end_of_text - at));
        at = stop + 1;
    }
    exchange->size = at < end ? (size_t)(end - at) : 0;
    memmove(exchange->text, at < end ? at : exchange->text, exchange->size);
}

static void begin(struct exchange *exchange)
{
    const struct questions *asked = exchange->asked;
    const char *measure = argument_value(asked->common, asked->common_count, "measure");
    Setting setting = {.choice = MEASURE_SEARCH};
    char error[SETTING_ERROR];
    if (measure && setting_read(&config_keys[MEASURE_KEY].value, measure, &setting, error))
        exchange->measure = (enum measure)setting.choice;
    if (asked->csv)
        answer_print_header(&exchange->columns, exchange->measure, asked->engines);
}

int questions_answer(const struct questions *questions)
{
    struct exchange exchange = {.asked = questions};
    bool through = true;
    interrupts_note();
    begin(&exchange);
    while (through && !exchange.ended) {
        fill(&exchange);
        take_lines(&exchange);
        refuse_wrong_ones(&exchange);
        through = !interrupted() && run_questions(&exchange);
        for (int i = 0; i < exchange.count; i++)
            question_free(&exchange.list[i]);
        exchange.count = 0;
    }
    free(exchange.list);
    free(exchange.text);
    return !through           ? EXIT_RESUMABLE
           : exchange.refused ? EXIT_USAGE
           : exchange.failed  ? EXIT_CELLS_FAILED
                              : EXIT_FINE;
}
