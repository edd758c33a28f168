#include "journal/decision.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cell/columns.h"
#include "cell/labels.h"
#include "journal/row.h"

static const long long MOST_VALUE = 1ll << 62; /* no game has a value beyond it */

/* The value that a reference found, for the player who chooses the move; false if the reference did not end well. */
static bool reference_value(const char *row, const struct cell *cell, int64_t *value, bool *solved)
{
    char text[ROW_FIELD], leaves[ROW_FIELD], terminals[ROW_FIELD];
    if (!row || row_status(row) != OK || !row_field(row, cell, "value", text) ||
        !row_field(row, cell, "leaves", leaves) || !row_field(row, cell, "terminals", terminals))
        return false;
    const long long of_rival = strtoll(text, NULL, 10);
    if (of_rival <= -MOST_VALUE || of_rival >= MOST_VALUE)
        return false;
    *value = -of_rival;
    *solved = *solved && strcmp(leaves, terminals) == 0;
    return true;
}

/* By what a file says of the moves. */
static void write_labelled(FILE *out, const struct experiment *experiment, const char *row, int index)
{
    const struct label *label = experiment->label[index];
    char move[ROW_FIELD];
    const bool chose =
        row && ended_well(row_status(row)) && row_field(row, &experiment->cells[index], "move", move);
    const struct labelled *chosen = chose ? label_move(label, move) : NULL;
    const int regret = chosen ? label->best - chosen->score : 0;
    if (chosen)
        fprintf(out, ",%d,%d,labels", regret < experiment->cap ? regret : experiment->cap, regret == 0);
    else
        fputs(",,,", out);
}

static void write_searched(FILE *out, const struct experiment *experiment, const struct rows *rows, int index)
{
    const struct references references = experiment->reference[index];
    const struct choice *choice = &experiment->choice[references.first - experiment->count];
    const char *row = row_of(rows, index);
    char move[ROW_FIELD];
    int64_t best = INT64_MIN, chosen = 0;
    bool solved = true, known = true, found = false;
    const bool chose =
        row && ended_well(row_status(row)) && row_field(row, &experiment->cells[index], "move", move);
    for (int i = 0; chose && known && i < references.count; i++) {
        const int reference = references.first + i;
        int64_t value;
        known = reference_value(row_of(rows, reference), &experiment->cells[reference], &value, &solved);
        best = known && value > best ? value : best;
        if (known && strcmp(choice[i].move, move) == 0) {
            chosen = value;
            found = true;
        }
    }
    if (!known || !found) {
        fputs(",,,", out);
        return;
    }
    fprintf(out, ",%" PRId64 ",%d,%s", best - chosen, best == chosen, solved || choice->exact ? "exact" : "deeper");
}

/* By what the game knows, which the row has itself. */
static void write_known(FILE *out, const struct experiment *experiment, const char *row, int index)
{
    char regret[ROW_FIELD];
    if (row && row_field(row, &experiment->cells[index], "regret", regret))
        fprintf(out, ",%s,%d,exact", regret, strcmp(regret, "0") == 0);
    else
        fputs(",,,", out);
}

void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index)
{
    if (experiment->labels)
        write_labelled(out, experiment, row_of(rows, index), index);
    else if (cell_judges_itself(&experiment->cells[index]))
        write_known(out, experiment, row_of(rows, index), index);
    else
        write_searched(out, experiment, rows, index);
}
