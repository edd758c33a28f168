#include "run/records.h"

#include <stdlib.h>

#include "base/memory.h"

/* The slot of an identity, or the free one where it belongs. */
static unsigned *slot_of_identity(const struct records *records, Fingerprint identity)
{
    size_t i = (size_t)(identity >> 64) & (records->slot_count - 1);
    while (records->slots[i] && records->record[records->slots[i] - 1].identity != identity)
        i = (i + 1) & (records->slot_count - 1);
    return &records->slots[i];
}

/* Make room for one more record, so that at most half of the slots are taken. */
static void make_room(struct records *records)
{
    if (records->count < records->room)
        return;
    records->room = records->room ? 2 * records->room : 1024;
    records->slot_count = 2 * records->room;
    records->record = need(realloc(records->record, records->room * sizeof *records->record));
    free(records->slots);
    records->slots = allocate(records->slot_count, sizeof *records->slots);
    for (size_t i = 0; i < records->count; i++) /* the newest comes last, and keeps the slot */
        *slot_of_identity(records, records->record[i].identity) = (unsigned)i + 1;
}

void records_add(struct records *records, struct record record)
{
    make_room(records);
    unsigned *slot = slot_of_identity(records, record.identity);
    record.older = *slot;
    records->record[records->count++] = record;
    *slot = (unsigned)records->count;
}

const struct record *records_newest(const struct records *records, Fingerprint identity)
{
    const unsigned number = records->count ? *slot_of_identity(records, identity) : 0;
    return number ? &records->record[number - 1] : NULL;
}

const struct record *records_older(const struct records *records, const struct record *record)
{
    return record->older ? &records->record[record->older - 1] : NULL;
}

void records_free(struct records *records)
{
    free(records->record);
    free(records->slots);
    *records = (struct records){0};
}
