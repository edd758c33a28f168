/*
 * The keys of the objects that a config is made of, as data: the reader knows them by these tables, and the schema
 * (schema.h) is written from them.
 */
#ifndef CONFIG_KEY_H
#define CONFIG_KEY_H

#include "config/reader.h"

/* What a key takes. */
enum takes {
    ANY_TEXT,
    ANY_TEXTS, /* one, or a list */
    TRUE_OR_FALSE,
    ONE_VALUE,
    TWO_VALUES,     /* in a list */
    SOME_VALUES,    /* one, a list or a range */
    DEFAULT_VALUE,  /* one value, which has a default that is told of */
    ALL_LIMITS,     /* an object of what one search may take */
    GAME_ENTRIES,   /* a list of objects that name games, */
    SEARCH_ENTRIES, /* searches */
    CUTOFF_ENTRIES, /* or cutoffs */
    ONE_SEARCH,     /* an object that names a search, its cutoff, and parameters of games */
    ONE_SELECTION,  /* an object that says which cells */
    SELECTIONS,     /* a list of such */
    SOME_AXES,      /* the name of an axis, or a list of names */
    ONE_METRIC,     /* the name of a column of numbers */
    THEORY_COLUMN,  /* the name of a column of plymeter theory */
    SPRT_OBJECT,    /* an object with the keys of a sequential test */
    TUNE_OBJECT,    /* or of tuning */
    CLAIM_LIST,     /* a list of claims */
    SOURCE_OBJECT,  /* an object with the keys of a source */
};

struct key {
    Parameter value; /* its name, what it is about, and of what takes values which */
    enum takes takes;
};

/* Is this what a key of ANY_TEXTS takes? */
bool are_texts(const cJSON *item);

/* An object that has a key (ANYWAY: any object) needs one of these others besides, or may have none of them. */
struct rule {
    int key;
    enum { NEEDS, BARS } what;
    unsigned others; /* KEY_BIT of each */
    const char *message;
};

enum { ANYWAY = -1, MOST_KEYS = 32 };
#define KEY_BIT(key) (1u << (key))

/* As key_read of reader.h: the number of a key in a table; -1 if it is none of these. */
int key_find(struct reader *reader, const cJSON *object, const cJSON *item, const struct key *keys);

/* The same for all items of an object, which are noted in the order of the table. */
void keys_find(struct reader *reader, const cJSON *object, const struct key *keys, const cJSON **items);

/* Complain wherever an object, whose items stand in the order of its table, breaks one of the rules; these end at the
 * first without a message. */
void rules_check(struct reader *reader, const cJSON *object, const cJSON *const *items, const struct rule *rules);

#endif
