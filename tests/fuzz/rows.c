/* Rows of any content, each well sealed in a journal: what decisions and sequential tests make of them. */
#include "base/memory.h"
#include "config/experiment.h"
#include "run/output.h"
#include "run/journal.h"
#include "parts/row.h"
#include "tests/fuzz/fuzz.h"

static const char *const configs[] = {
    "{\"games\":[{\"game\":\"tictactoe\",\"opening\":6}],\"searches\":[{\"algorithm\":\"alphabeta\"}],"
    "\"measure\":\"decision\",\"reference\":{\"limit\":1}}",
    "{\"games\":[{\"game\":\"tictactoe\",\"seed\":\"1..4\"}],\"searches\":[{\"algorithm\":[\"alphabeta\",\"scout\"]"
    "}],"
    "\"measure\":\"match\",\"sprt\":{}}",
};
enum { CONFIGS = sizeof configs / sizeof *configs };

static const struct experiment *experiment_of(int which)
{
    static struct experiment experiments[CONFIGS];
    if (!experiments[which].cells)
        insist(
            experiment_read(&experiments[which], file_of((const uint8_t *)configs[which], strlen(configs[which]))));
    return &experiments[which];
}

/* A line for each cell, behind a note, by which what has unusable lines alone is a journal still. */
static void fill(struct journal *journal, const struct experiment *experiment, char *text)
{
    char *line = strtok(text, "\n");
    insist(journal_note(journal, "run", "fuzz"));
    for (int i = 0; line && i < experiment->total; i++, line = strtok(NULL, "\n"))
        journal_append(journal, &experiment->cells[i], 0, line);
    insist(journal_flush(journal));
}

static void judge_rows(struct journal *journal, const struct experiment *experiment)
{
    enum need *needs = allocate((size_t)experiment->total, sizeof *needs);
    const struct rows rows = {journal, allocate((size_t)experiment->total, sizeof *rows.stored)};
    for (int i = 0; i < experiment->total; i++)
        rows.stored[i] = journal_find(journal, &experiment->cells[i], false);
    needs_find(experiment, &rows, 1, needs);
    for (int i = 0; i < experiment->count; i++) {
        if (experiment->reference)
            decision_write(stdout, experiment, &rows, i);
        insist(!rows.stored[i].there || row_of(&rows, i));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[60]; /* a journal is opened by its name alone, and by no link to it */
    snprintf(path, sizeof path, "/dev/shm/plymeter-fuzz-%d", (int)getpid());
    for (int which = 0; which < CONFIGS; which++) {
        const struct experiment *experiment = experiment_of(which);
        void *mark = memory_mark();
        char *text = text_of(data, size);
        struct journal journal;
        insist(journal_open(&journal, path));
        fill(&journal, experiment, text);
        journal_close(&journal);
        insist(journal_open(&journal, path));
        judge_rows(&journal, experiment);
        journal_close(&journal);
        unlink(path);
        memory_release(mark);
        free(text);
    }
    return 0;
}
