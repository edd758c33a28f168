#include "run/merge.h"

#include <cjson/cJSON.h>
#include <string.h>

#include "parts/columns.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "run/output.h"
#include "parts/row.h"
#include "run/provenance.h"

/* The record of the last run of which the journals tell; NULL if there is none. */
static cJSON *last_run(struct journal *journals, int count)
{
    const char *last = "", *record = NULL, *name, *text;
    for (int i = 0; i < count; i++)
        for (int n = 0; (text = journal_find_note(&journals[i], "run ", n, &name)); n++)
            if (strcmp(name, last) > 0) {
                last = name;
                record = text;
            }
    return record ? cJSON_Parse(record) : NULL;
}

static bool read_experiment(struct experiment *experiment, const cJSON *record, const char *path)
{
    const char *text = provenance_text(record, "config.text");
    if (cJSON_HasObjectItem(record, "config"))
        return experiment_parse(experiment, provenance_text(record, "config.path"), text, strlen(text), stderr);
    fprintf(stderr, "%s: no journal that says of which config its rows are\n", path);
    return false;
}

/* Two rows of a cell that counted all that they were to count; false after a message. */
static bool rows_agree(const struct cell *cell, const char *row, const char *other, const char *path)
{
    char *counted = row_counted(row, cell), *others = row_counted(other, cell);
    const bool agree =
        !status_counts(row_status(row)) || !status_counts(row_status(other)) || strcmp(counted, others) == 0;
    if (!agree) {
        fprintf(stderr, "%s: its row counts differently from that of another journal: ", path);
        cell_write(stderr, cell);
        fputc('\n', stderr);
    }
    return agree;
}

/* This program's row, or if there is none that of another. */
static struct stored_row find_row(const struct journal *journal, const struct cell *cell, bool *other)
{
    const struct stored_row own = journal_find(journal, cell, REUSE_HOSTS);
    *other = !own.there;
    return own.there ? own : journal_find(journal, cell, REUSE_ALL);
}

/* Take a journal's rows, and count those of other programs; of two of a cell the first that counted all counts. */
static bool take_rows(const struct experiment *experiment, struct journal *journal, struct stored_row *stored,
                      char **text, int *others)
{
    bool good = true, other;
    for (int i = 0; i < experiment->total && good; i++) {
        const struct stored_row found = find_row(journal, &experiment->cells[i], &other);
        const char *row = found.there ? journal_row(journal, found) : NULL;
        good = !row || !text[i] || rows_agree(&experiment->cells[i], row, text[i], journal->path);
        if (!row || (text[i] && (status_counts(stored[i].status) || !status_counts(found.status))))
            continue;
        text[i] = copied(row);
        stored[i] = found;
        *others += other;
    }
    return good;
}

static char *write_rows(const struct experiment *experiment, const struct rows *rows, int others)
{
    enum need *needs = allocate((size_t)experiment->total, sizeof *needs);
    FILE *out = text_open();
    int written = 0;
    needs_find(experiment, rows, 0, needs);
    output_write_header(out, experiment);
    for (int i = 0; i < experiment->count; i++)
        if (needs[i] == NEED_MET && ++written)
            output_write_row(out, experiment, rows, i);
    fprintf(stderr, "%s: %d of %d cells so far", experiment->path, written, experiment->count);
    if (others > 0)
        fprintf(stderr, "; other sources or other tools made %d rows", others);
    fputc('\n', stderr);
    return text_close(out);
}

static char *csv_of_rows(const struct experiment *experiment, struct journal *journals, int count)
{
    struct stored_row *stored = allocate((size_t)experiment->total, sizeof *stored);
    char **text = allocate((size_t)experiment->total, sizeof *text);
    bool good = true;
    int others = 0;
    for (int i = 0; i < count && good; i++)
        good = take_rows(experiment, &journals[i], stored, text, &others);
    char *csv = good ? write_rows(experiment, &(struct rows){NULL, stored, text}, others) : NULL;
    return csv;
}

char *journals_csv(char *const *paths, int count)
{
    struct journal *journals = allocate((size_t)count, sizeof *journals);
    struct experiment experiment;
    int opened = 0;
    char *csv = NULL;
    while (opened < count && journal_view(&journals[opened], paths[opened]))
        opened++;
    if (opened < count)
        fprintf(stderr, "%s: no journal that can be read\n", paths[opened]);
    cJSON *record = opened == count ? last_run(journals, count) : NULL;
    if (opened == count && read_experiment(&experiment, record, paths[0]))
        csv = csv_of_rows(&experiment, journals, count);
    for (int i = 0; i < opened; i++)
        journal_close(&journals[i]);
    return csv;
}
