#include "run/plan.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/path.h"
#include "base/text.h"
#include "run/output.h"

/* Read a number from 1 to MAX_SHARDS at the start of the text; returns where it ends, or NULL if there is none. */
static const char *take_number(const char *text, int *number)
{
    char *end;
    const long value = *text < '1' || *text > '9' ? 0 : strtol(text, &end, 10);
    *number = (int)value;
    return value > 0 && value <= MAX_SHARDS ? end : NULL;
}

bool shard_read(const char *text, struct shard *shard)
{
    const char *end = take_number(text, &shard->number);
    end = end && *end == '/' ? take_number(end + 1, &shard->count) : NULL;
    return end && *end == '\0' && shard->number <= shard->count;
}

/* --- its journal ------------------------------------------------------------------------------------------ */

char *shard_journal(const char *csv, struct shard shard)
{
    return printed("%.*s.shard-%d-of-%d.journal", stem_length(csv), csv, shard.number, shard.count);
}

static bool is_shard_journal(const char *csv, const char *path, struct shard *shard)
{
    const int stem = stem_length(csv);
    return strncmp(path, csv, (size_t)stem) == 0 &&
           sscanf(path + stem, ".shard-%7d-of-%7d.", &shard->number, &shard->count) == 2 &&
           strcmp(shard_journal(csv, *shard), path) == 0;
}

int shards_of_journals(const char *csv, char *const *paths, int count)
{
    struct shard shard = {0}, first = {0};
    bool alike = count > 0;
    for (int i = 0; i < count && alike; i++) {
        alike = is_shard_journal(csv, paths[i], &shard) && (i == 0 || shard.count == first.count);
        first = shard;
    }
    return alike && first.count >= 1 && first.count <= MAX_SHARDS ? first.count : 0;
}

/* --- which cells ------------------------------------------------------------------------------------------ */

/* Does a cell take turns with the one before it? */
static bool takes_turns(const struct cell *cells, int i)
{
    return i > 0 && cell_timed(&cells[i]) && cell_timed(&cells[i - 1]) &&
           cell_shares_position(&cells[i], &cells[i - 1]);
}

/* Cells that take turns are one card. */
struct card {
    uint64_t alike, own; /* hashes */
    int first;           /* cell */
};

static int by_hash(const void *a, const void *b)
{
    const struct card *x = a, *y = b;
    if (x->alike != y->alike)
        return x->alike < y->alike ? -1 : 1;
    if (x->own != y->own)
        return x->own < y->own ? -1 : 1;
    return x->first - y->first;
}

static uint64_t hash_cell(const struct cell *cell)
{
    char *text = cell_identity(cell);
    const uint64_t sum = checksum(CHECKSUM_START, text, strlen(text));
    release(text); /* there may be millions */
    return sum;
}

/* Cells that are alike lie together, shuffled by a hash, and the shards are dealt one in turn: so each has its part of what
 * is quick and of what is slow, and no shard needs to know what takes how long. */
int *shard_of_cells(const struct experiment *experiment, int shards, const bool *due)
{
    int *shard = allocate((size_t)experiment->total, sizeof *shard), cards = 0;
    struct card *deck = allocate((size_t)experiment->total, sizeof *deck);
    for (int i = 0; i < experiment->total; i++)
        if (due[i] && !takes_turns(experiment->cells, i))
            deck[cards++] = (struct card){alike_key(experiment, i, true), hash_cell(&experiment->cells[i]), i};
    if (cards > 0)
        qsort(deck, (size_t)cards, sizeof *deck, by_hash);
    for (int i = 0; i < cards; i++)
        shard[deck[i].first] = i % shards + 1;
    for (int i = 0; i < experiment->total; i++)
        if (due[i] && takes_turns(experiment->cells, i))
            shard[i] = shard[i - 1];
    return shard;
}

/* Cells that take turns are timed, and what is tuned is never. */
bool *shard_due(const struct experiment *experiment, const char *csv)
{
    const size_t total = (size_t)experiment->total;
    bool *due = allocate(total, sizeof *due);
    struct stored_row *stored = allocate(total, sizeof *stored);
    struct journal journal;
    const bool there = experiment->tune.wanted && journal_view(&journal, output_journal(csv));
    for (size_t i = 0; i < total; i++) {
        due[i] = true;
        if (there)
            stored[i] = journal_find(&journal, &experiment->cells[i], REUSE_HOSTS);
    }
    if (experiment->tune.wanted)
        settings_round(experiment, &(struct rows){there ? &journal : NULL, stored, NULL}, due);
    if (there)
        journal_close(&journal);
    return due;
}

const char *shard_refusal(const struct experiment *experiment)
{
    return experiment->sprt.wanted
               ? "\"sprt\" decides by the rows so far whether another is played at all, which no "
                 "shard can know; run it on one machine, or without \"sprt\""
               : NULL;
}

void shard_keep(struct experiment *experiment, struct shard shard, const bool *due)
{
    int *number = shard_of_cells(experiment, shard.count, due), kept = 0;
    for (int i = 0; i < experiment->total; i++)
        if (number[i] == shard.number)
            experiment->cells[kept++] = experiment->cells[i];
    experiment->tune.wanted = false;
    experiment->reference = NULL;
    experiment->count = experiment->total = kept;
    experiment->cells = resized(experiment->cells, ((size_t)kept + 1) * sizeof *experiment->cells);
}

char *shards_wanted(const struct experiment *experiment, const char *csv, int shards, const enum need *needs)
{
    int *shard = shard_of_cells(experiment, shards, shard_due(experiment, csv));
    bool *wanted = allocate((size_t)shards + 1, sizeof *wanted);
    FILE *out = text_open();
    for (int i = 0; i < experiment->total; i++)
        wanted[shard[i]] |= needs[i] == NEEDED_NEXT;
    for (int i = 1, count = 0; i <= shards; i++)
        if (wanted[i])
            fprintf(out, "%s%d", count++ ? " " : "", i);
    return text_close(out);
}
