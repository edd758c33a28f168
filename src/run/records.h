/* Where a journal has its rows, to be found by the fingerprint of a cell's identity. */
#ifndef RUN_RECORDS_H
#define RUN_RECORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/file.h"

/* A row in a journal's file: where its line begins, how its cell ended (enum status), and the line's checksum, by
 * which the line is recognised when it is read again. */
struct stored_row {
    uint64_t offset : 55, there : 1, status : 8;
    uint64_t seal;
};

struct record {
    Fingerprint identity;
    uint64_t program, terms, bounds; /* hashes of what else a row must agree with */
    struct stored_row stored;
    unsigned older; /* the number + 1 of the next older record of the same identity, or 0 */
    unsigned host;  /* a hash of its name */
};

struct records {
    struct record *record;
    unsigned *slots; /* a hash table by identity: the newest record's number + 1, or 0 */
    size_t count, room, slot_count;
};

/* Add a record, which becomes the newest of its identity. */
void records_add(struct records *records, struct record record);

/* The newest record of an identity, and the one before a record; NULL if there is none. */
const struct record *records_newest(const struct records *records, Fingerprint identity);
const struct record *records_older(const struct records *records, const struct record *record);

void records_free(struct records *records);

#endif
