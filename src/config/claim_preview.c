#include "config/claims.h"

#include <string.h>

#include "base/text.h"
#include "base/memory.h"
#include "parts/columns.h"
#include "parts/row.h"
#include "results/judge.h"
#include "config/experiment.h"
#include "results/derived.h"

static const cJSON *key_of(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

static bool differ_in(const struct sample *sample, const char *name)
{
    const int column = csv_find(sample->csv, name);
    for (int i = 0; i < sample->n; i++)
        if (!csv_agree(sample->csv, sample->row[i], sample->partner[i], column))
            return true;
    return false;
}

/* Where the claim says in what partners agree, they may differ in more than "against" names. */
static void warn_of_differences(const struct claim_preview *preview, struct reader *reader, const cJSON *object,
                                const struct sample *sample)
{
    const struct claim *claim = sample->claim;
    const struct words all = axes_kept(key_of(object, "against"), preview->experiment);
    int told = 0;
    for (int i = 0; i < all.count; i++) {
        if (find_word(all.word[i], claim->pair.word, claim->pair.count) >= 0 || !differ_in(sample, all.word[i]))
            continue;
        if (told == 0)
            begin_warning(preview->warnings, reader, key_of(object, "pair"));
        fprintf(preview->warnings, "%s%s", told++ ? ", " : "partners will differ in ", all.word[i]);
    }
    fputs(told ? ", too, which neither \"pair\" nor \"against\" names\n" : "", preview->warnings);
}

/* What is said is kept; the sample is not, since there are many claims. */
static void look(const struct claim_preview *preview, struct reader *reader, const cJSON *object,
                 const struct claim *claim)
{
    struct judgement judgement = {0};
    struct sample sample;
    void *mark = memory_mark();
    const bool good = sample_take(&sample, claim, &preview->rows, &judgement);
    if (!good && !judgement.partnerless) {
        begin_warning(preview->warnings, reader, object);
        fprintf(preview->warnings, "this claim will stay undecided: %s\n", judgement.note);
    }
    if (sample.n > 0 && claim->lists_pair && !judgement.partnerless)
        warn_of_differences(preview, reader, object, &sample);
    memory_release(mark);
    if (judgement.partnerless)
        complain_at(reader, key_of(object, claim->lists_pair ? "pair" : "against"), "%s", judgement.note);
}

/* Of rows without a share a claim is not, and which these are is not known before. */
void claim_preview(struct claim_preview *preview, struct reader *reader, const cJSON *object,
                   const struct claim *claim)
{
    if (lack_of_share(claim->metric))
        return;
    if (!preview->rows.text)
        planned_rows(&preview->rows, preview->experiment);
    look(preview, reader, object, claim);
}

/* The columns of numbers that a row will have behind the axes, and those derived from them. */
static int metric_names(const struct cell *row, const struct experiment *experiment,
                        const char *names[MOST_COLUMNS + DERIVED])
{
    const struct column *list[MOST_COLUMNS];
    const int columns = columns_of_csv(row, experiment, list);
    int count = 0;
    for (int i = 0; i < columns; i++)
        if (column_numeric(list[i]))
            names[count++] = list[i]->name;
    for (int i = 0; i < DERIVED; i++)
        names[count++] = derived_name[i];
    return count;
}

/* Of a column that other rows have, what would make these have it; NULL if there is none of that name. */
static const char *what_has(const char *name)
{
    static const struct {
        int rows;
        const char *key;
    } makers[] = {{DECISION_ROW, "\"measure\": \"decision\""},
                  {MATCH_ROW, "\"measure\": \"match\""},
                  {GAME_ROW, "\"measure\": \"game\""},
                  {ANATOMY_ROW, "\"measure\": \"anatomy\""},
                  {ENGINE_ROW, "\"algorithm\": \"engine\""},
                  {RIVAL_ENGINE_ROW, "a match against an engine"},
                  {TIMED_ROW, "a \"repeat\" above 1 or a \"precision\" in \"limits\""}};
    const struct column *column;
    for (int i = 0; (column = column_at(i)); i++)
        for (size_t m = 0; m < sizeof makers / sizeof *makers; m++)
            if (strcmp(column->name, name) == 0 && column_numeric(column) && column->rows & makers[m].rows)
                return makers[m].key;
    return NULL;
}

static void complain(struct reader *reader, const cJSON *item, const struct experiment *experiment,
                     const char *const *names, int count)
{
    const char *metric = item->valuestring, *maker = what_has(metric);
    if (maker && (doubted(reader, "measure") || doubted(reader, "limits")))
        return;
    if (maker)
        complain_at(reader, item, "\"%s\" is no column of numbers here: rows have it with %s", metric, maker);
    else if (find_word(metric, (const char *const *)experiment->columns, experiment->column_count) >= 0)
        complain_at(reader, item, "\"%s\" is an axis, no column of numbers that a search ends with", metric);
    else
        complain_at(reader, item, "\"%s\" is no column of numbers%s", metric, suggestion(metric, names, count));
}

const char *metric_name(int i)
{
    int columns = 0;
    while (column_at(columns))
        columns++;
    if (i < columns)
        return column_numeric(column_at(i)) ? column_at(i)->name : "";
    return i < columns + DERIVED ? derived_name[i - columns] : NULL;
}

/* Can values of a column be claimed to be equal? */
static bool metric_is_exact(const char *name)
{
    static const char *const inexact[] = {"gain",          "node_gain",  "evaluation_gain", "time_gain",
                                          "minimax_depth", "first_cuts", "wrong_share"};
    return !column_measured(name) && find_word(name, inexact, (int)(sizeof inexact / sizeof *inexact)) < 0;
}

void metric_check(struct reader *reader, const cJSON *item, const struct cell *row,
                  const struct experiment *experiment, bool equal)
{
    const char *names[MOST_COLUMNS + DERIVED], *metric = item->valuestring;
    const int count = metric_names(row, experiment, names);
    if (find_word(metric, names, count) < 0)
        complain(reader, item, experiment, names, count);
    else if (equal && !metric_is_exact(metric))
        complain_at(reader, item, "\"==\" is of counts, not of \"%s\"", metric);
}
