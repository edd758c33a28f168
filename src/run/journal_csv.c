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
static cJSON *last_run(const struct journals *journals)
{
    const char *last = "", *record = NULL, *name, *text;
    for (int i = 0; i < journals->count; i++)
        for (int n = 0; (text = journal_find_note(journals->journal[i], "run ", n, &name)); n++)
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

static char *csv_of_rows(struct journals *journals, const struct experiment *experiment)
{
    const struct journal_content *content = journals_take(journals, experiment, REUSE_ALL);
    struct stored_row *stored = allocate((size_t)experiment->total, sizeof *stored);
    char **text = allocate((size_t)experiment->total, sizeof *text);
    int others = 0;
    for (int i = 0; i < experiment->total; i++) {
        const char *row = journals_row(journals, i);
        text[i] = row ? copied(row) : NULL;
        stored[i] = journals->row[i].stored;
    }
    for (int i = 0; i < journals->count; i++)
        others += content[i].others;
    return journals->conflicts ? NULL : write_rows(experiment, &(struct rows){NULL, stored, text}, others);
}

char *journals_csv(char *const *paths, int count)
{
    struct journals journals;
    struct experiment experiment;
    if (!journals_open(&journals, NULL, paths, count))
        return NULL;
    char *csv =
        read_experiment(&experiment, last_run(&journals), paths[0]) ? csv_of_rows(&journals, &experiment) : NULL;
    journals_close(&journals);
    return csv;
}
