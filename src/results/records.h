/* Where a journal has its rows, found by the fingerprint of what they are of. */
#ifndef RESULTS_RECORDS_H
#define RESULTS_RECORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/checksum.h"

/* The first byte of a row's line, if it is there; how its cell ended (enum status); and the line's checksum, by which it is
 * known again. */
struct stored_row {
    uint64_t offset : 55, there : 1, status : 8;
    uint64_t seal;
};

struct record {
    Fingerprint identity;
    uint64_t program, terms, bounds; /* hashes of what else a row must agree with */
    struct stored_row stored;
    unsigned older; /* of the same identity: its number + 1, or 0 */
    unsigned host;  /* a hash, too */
};

struct records {
    struct record *record;
    unsigned *slots; /* by identity: the newest record's number + 1, or 0 */
    size_t count, room, slot_count;
};

/* It becomes the newest of its identity. */
void records_add(struct records *records, struct record record);

/* The newest of an identity, and the one before; NULL if there is none. */
const struct record *records_newest(const struct records *records, Fingerprint identity);
const struct record *records_older(const struct records *records, const struct record *record);

void records_free(struct records *records);

#endif
