#include "results/derived.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "results/searches.h"

/* Do two rows agree in the columns from `first` up to `end`? */
static bool agree(const struct csv *csv, int row, int other, int first, int end)
{
    while (first < end && csv_agree(csv, row, other, first))
        first++;
    return first == end;
}

/* A search that the row would be compared with, but that did not end well. */
static void blame_ending(const struct search_rows *searches, const char *who, int other, char reason[REASON])
{
    const struct csv *csv = searches->csv;
    snprintf(reason, REASON, "%s, in line %d, ended by %s", who, csv->line[other + 1],
             csv_cell(csv, other, searches->status));
}

/* Something that other rows cannot mend. */
static bool blame_itself(const struct search_rows *searches, const char *name, int row, bool needs_depth,
                         char reason[REASON])
{
    *reason = '\0';
    if (!is_ok(searches, row))
        snprintf(reason, REASON, "it ended by %s", csv_cell(searches->csv, row, searches->status));
    else if (needs_depth && !is_depth(searches, row))
        snprintf(reason, REASON, "%s is of cutoff depth only", name);
    return *reason;
}

static void compare_with_minimax(const struct search_rows *searches, int row, char reason[REASON])
{
    const struct csv *csv = searches->csv;
    int deepest = -1, cut_short = -1;
    for (int other = 0; other < csv->rows; other++) {
        if (strcmp(csv_cell(csv, other, searches->algorithm), "minimax") != 0 ||
            !agree(csv, row, other, 0, searches->algorithm))
            continue;
        if (!is_ok(searches, other))
            cut_short = other;
        else if (is_plain_minimax(searches, other) &&
                 (deepest < 0 || searches->leaves[other] > searches->leaves[deepest]))
            deepest = other;
    }
    if (cut_short >= 0)
        blame_ending(searches, "minimax in the same position", cut_short, reason);
    else if (deepest < 0)
        snprintf(reason, REASON,
                 "it needs minimax's leaves in the same position: add { \"algorithm\": \"minimax\" } to "
                 "\"searches\", with cutoff depth and no \"deepen\"");
    else
        snprintf(reason, REASON,
                 "it has %.15g leaves, and minimax in the same position no more than %.15g, at limit %g: give "
                 "minimax a larger limit",
                 searches->leaves[row], searches->leaves[deepest], searches->limit[deepest]);
}

static void explain_gain(const struct search_rows *searches, const char *name, int row, char reason[REASON])
{
    const double branching = searches->branching ? searches->branching[row] : NAN;
    if (blame_itself(searches, name, row, strcmp(name, "gain") == 0, reason))
        return;
    if (!(searches->leaves[row] > 1))
        snprintf(reason, REASON, "it has only one leaf: leave such limits out by \"where\"");
    else if (!isnan(branching))
        snprintf(reason, REASON, "its branching is %g, so that minimax has one leaf at every depth", branching);
    else
        compare_with_minimax(searches, row, reason);
}

static void explain_over_minimal(const struct search_rows *searches, const char *name, int row, char reason[REASON])
{
    if (!blame_itself(searches, name, row, true, reason))
        snprintf(reason, REASON,
                 "the minimal tree is known only where \"branching\" and \"limit\" are columns of whole numbers");
}

static void explain_over_best(const struct search_rows *searches, const char *name, int row, char reason[REASON])
{
    const struct csv *csv = searches->csv;
    if (blame_itself(searches, name, row, false, reason))
        return;
    for (int other = 0; other < csv->rows; other++)
        if (strcmp(csv_cell(csv, other, searches->algorithm), "alphabeta") == 0 && searches->order >= 0 &&
            strcmp(csv_cell(csv, other, searches->order), "best") == 0 && !is_ok(searches, other) &&
            agree(csv, row, other, 0, searches->algorithm) &&
            agree(csv, row, other, searches->cutoff, searches->status)) {
            blame_ending(searches, "alphabeta with order best in the same position", other, reason);
            return;
        }
    snprintf(reason, REASON,
             "it needs the leaves of perfect order in the same position, under the same cutoff and limit: add { "
             "\"algorithm\": \"alphabeta\", \"order\": \"best\" } to \"searches\"");
}

static void explain_over_graph(const struct search_rows *searches, const char *name, int row, char reason[REASON])
{
    if (!blame_itself(searches, name, row, false, reason))
        snprintf(reason, REASON,
                 "it needs a minimal graph in the same position, under the same cutoff and limit, ended ok: add { "
                 "\"algorithm\": \"minimal\", \"order\": \"eval\" } to \"searches\"");
}

static void explain_branching(const struct search_rows *searches, const char *name, int row, char reason[REASON])
{
    if (!blame_itself(searches, name, row, true, reason))
        snprintf(reason, REASON, "it needs the same search with limit %g, ended ok", searches->limit[row] - 2);
}

void missing_reason(const struct csv *csv, const char *name, int row, char reason[REASON])
{
    struct search_rows searches = {0};
    snprintf(reason, REASON, "its cell is empty");
    if (is_derived(csv, name) && searches_read(&searches, csv)) {
        if (lack_of_share(name))
            snprintf(reason, REASON, "%s", lack_of_share(name));
        else if (strcmp(name, "over_best") == 0)
            explain_over_best(&searches, name, row, reason);
        else if (strcmp(name, "over_graph") == 0)
            explain_over_graph(&searches, name, row, reason);
        else if (strcmp(name, "over_minimal") == 0)
            explain_over_minimal(&searches, name, row, reason);
        else if (strcmp(name, "effective_branching") == 0)
            explain_branching(&searches, name, row, reason);
        else
            explain_gain(&searches, name, row, reason);
    }
}
