/*
 * A manifest: a list of files with their SHA-256, as sha256sum writes it and `sha256sum -c` checks it,
 *     01ba4719c80b6fe911b091a7c05124b64eeece964e09c058ef8f9805daca546b  results/x.csv
 * A path is relative to the folder of the manifest, and leads nowhere else (text/inside.h).
 */
#ifndef PROVENANCE_MANIFEST_H
#define PROVENANCE_MANIFEST_H

#include <stdbool.h>

#include "files/sha256.h"

struct manifest_file {
    char *path, sha256[SHA256_TEXT];
    bool seen; /* by manifest_check */
};

struct manifest {
    struct manifest_file *file; /* sorted by their paths */
    int count;
};

/* Read the file of this name in the current folder.  False after a message. */
bool manifest_read(struct manifest *manifest, const char *name);

/* Is each file of the manifest `name` in the current folder, as it says, and no other but the manifest itself?  No
 * links, no devices.  False after a message for each of the first few that are not so, or if that was interrupted
 * (interrupt.h). */
bool manifest_check(struct manifest *manifest, const char *name);

/* The file of this path; NULL if the manifest has none. */
const struct manifest_file *manifest_find(const struct manifest *manifest, const char *path);

#endif
