/* Rows in memory, found by the fingerprint of what they are of. */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "checksum.h"

struct record {
    Fingerprint identity;
    uint64_t terms, bounds; /* hashes of what else a row must agree with */
    const char *row;
    unsigned older; /* of the same identity: its number + 1, or 0 */
    bool ours;      /* made by this build on this host */
};

struct records {
    struct record *record;
    unsigned *slots; /* by identity: the newest record's number + 1, or 0 */
    size_t count, room, slot_count;
    struct chunk *chunks; /* of the rows' texts */
};

/* Keep a copy of a text, whose place is returned. */
const char *records_keep(struct records *records, const char *text);

/* Keep a record with a copy of its row. */
void records_add(struct records *records, struct record record, const char *row);

/* The newest of an identity, and the one before; NULL if there is none. */
const struct record *records_newest(const struct records *records, Fingerprint identity);
const struct record *records_older(const struct records *records, const struct record *record);

void records_free(struct records *records);

#endif
