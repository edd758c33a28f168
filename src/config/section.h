/*
 * A config's lists "games", "searches" and "cutoffs": each entry names parts and gives them parameters, and
 * is multiplied out into its variants.
 */
#ifndef CONFIG_SECTION_H
#define CONFIG_SECTION_H

#include "cell/cell.h"
#include "config/reader.h"

enum { MAX_WORDS = 128, MAX_CELLS = 10000000 };

struct cells {
    struct cell *cell;
    int count;
};

void cells_append(struct cells *cells, const struct cell *cell);

/* In the variants only the kinds of the section are set; cutoffs are the entry's own, if any. */
struct entry {
    const cJSON *object, *own_cutoffs; /* what the config says of it, NULL if nothing */
    const char *name;                  /* of a search, likewise */
    struct cells variants, cutoffs;
    bool sound; /* there were no complaints of it */
};

struct section {
    const char *key;
    int first_kind, last_kind; /* which parts its entries name */
    struct entry *entry;
    int count;
};

/* A config's three. */
struct lists {
    struct section games, searches, cutoffs;
};

/* The parameters that a config mentions, for each kind of part in order of appearance. */
struct mentions {
    char *name[PART_KINDS][MAX_WORDS];
    int count[PART_KINDS];
};

/* Read the list, which is not too long (count.h), into section->entry, complaining of everything that is wrong.  The
 * caller frees, whatever was wrong. */
void section_read(struct reader *reader, struct mentions *mentions, struct section *section, const cJSON *array);
void section_free(struct section *section);

/* Complain of a key that is none of the words. */
void complain_of_key(struct reader *reader, const cJSON *item, const char *const *words, int count);

#endif
