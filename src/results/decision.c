#include "results/decision.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "results/row.h"

const char decision_header[] = ",regret,agrees,reference";

static const long long MOST_VALUE = 1ll << 62; /* above all values of games */

enum { VALUE = 1, MOVE = 2, LEAVES = 4, TERMINALS = 5 }; /* fields of a row */

/* The value that a reference found for the player who chooses; false if it did not end well. */
static bool reference_value(const char *row, int64_t *value, bool *solved)
{
    char text[ROW_FIELD], leaves[ROW_FIELD], terminals[ROW_FIELD];
    if (!row || row_status(row) != OK || !row_field(row, VALUE, text) || !row_field(row, LEAVES, leaves) ||
        !row_field(row, TERMINALS, terminals))
        return false;
    const long long of_rival = strtoll(text, NULL, 10);
    if (of_rival <= -MOST_VALUE || of_rival >= MOST_VALUE)
        return false;
    *value = -of_rival;
    *solved = *solved && strcmp(leaves, terminals) == 0;
    return true;
}

void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index)
{
    const int first = experiment->reference[index];
    const struct cell *cells = &experiment->cells[first];
    const char *row = row_of(rows, index);
    const struct task task = cell_task(&cells[0]);
    struct task position = cell_task(&experiment->cells[index]);
    struct sight sight, after;
    char move[ROW_FIELD];
    int64_t best = INT64_MIN, chosen = 0;
    bool solved = true, known = true, found = false;
    games[experiment->cells[index].part[GAME_PART]]->look(&position, &sight);
    const bool chose = row && row_status(row) == OK && row_field(row, MOVE, move);
    for (int i = 0; chose && known && i < sight.count; i++) {
        int64_t value;
        known = reference_value(row_of(rows, first + i), &value, &solved);
        best = known && value > best ? value : best;
        if (known && strcmp(sight.name[i], move) == 0) {
            chosen = value;
            found = true;
        }
    }
    if (!known || !found) {
        fputs(",,,", out);
        return;
    }
    games[cells[0].part[GAME_PART]]->look(&task, &after);
    fprintf(out, ",%" PRId64 ",%d,%s", best - chosen, best == chosen, solved || after.exact ? "exact" : "deeper");
}
