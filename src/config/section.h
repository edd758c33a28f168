/*
 * A config's lists "games", "searches" and "cutoffs".  Each entry names parts and gives them parameters, whose values
 * are multiplied out: every combination is a variant of the entry.
 */
#ifndef CONFIG_SECTION_H
#define CONFIG_SECTION_H

#include "parts/cell.h"
#include "config/key.h"
#include "config/naming.h"

enum { MAX_CELLS = 10000000 };

struct cells {
    struct cell *cell;
    int count;
};

void cells_append(struct cells *cells, const struct cell *cell);

/* In a variant, a cell, only the kinds of part of this section are set.  Cutoffs are the entry's own, if it has any. */
struct entry {
    const cJSON *object, *own_cutoffs, *own_searches; /* its text in the config, or NULL */
    const struct entry
        *of_game;     /* of a search that only this game has; NULL: those without searches of their own */
    const char *name; /* of a search, or NULL */
    struct cells variants, cutoffs; /* of what is wrong the nearest that can be made of it, maybe none */
    const cJSON *drawn; /* of a game: which seeds it has is yet to be drawn (config/openings.h), or NULL */
    bool sound;         /* nothing is wrong with it */
};

struct section {
    const char *key;
    int first_kind, last_kind; /* the kinds of part that its entries name */
    struct entry *entry;
    int count;
};

/* A config's three. */
struct lists {
    struct section games, searches, cutoffs;
};

/* The parameters that a config mentions, in order of appearance, for each kind of part; and is any part named? */
struct mentions {
    char *name[PART_KINDS][MAX_WORDS];
    int count[PART_KINDS];
    bool part[PART_KINDS];
};

/* The keys that an entry may have besides its parts and their parameters, in a section that begins with this kind of part;
 * sets how many these are. */
const struct key *entry_keys(int first_kind, int *count);
extern const struct key name_key; /* a search's */

/* Append the list, which is not too long (count.h), to section->entry, complaining of everything that is wrong.  The
 * caller frees the section in any case. */
void section_read(struct reader *reader, struct mentions *mentions, struct section *section, const cJSON *array);

/* The same of the searches that games have of their own; the games stay where they are as long as these are used. */
void section_read_own(struct reader *reader, struct mentions *mentions, struct section *searches,
                      const struct section *games);

/* Is the game searched so? */
bool is_searched(const struct entry *game, const struct entry *search);
void section_free(struct section *section);

/* The entry that describes the cell's search; NULL if none does. */
const cJSON *search_of_cell(const struct lists *lists, const struct cell *cell);

/* Add what the parameters of the cells' parts of a kind are called to a list of so many; returns how many it has then. */
int parameter_names(int kind, const struct cells *cells, const char *words[MAX_WORDS], int count);

#endif
