/* The keys of a config. */
#ifndef CONFIG_CONFIG_KEYS_H
#define CONFIG_CONFIG_KEYS_H

#include "parts/cell.h"
#include "config/key.h"

enum { MOST_HANDICAP = 1000000 };

enum {
    QUESTION_KEY,
    GAMES_KEY,
    SEARCHES_KEY,
    CUTOFFS_KEY,
    EXCLUDE_KEY,
    LIMITS_KEY,
    MEASURE_KEY,
    REFERENCE_KEY,
    PAIRING_KEY,
    HANDICAP_KEY,
    SPRT_KEY,
    TUNE_KEY,
    CLAIMS_KEY,
    CONFIG_KEYS
};

/* In that order, up to the first without a name; and the rules that they keep.  "measure" is an enum measure. */
extern const struct key config_keys[CONFIG_KEYS + 1];
extern const struct rule config_rules[];

/* Keys that go with one measure only; the list ends with CONFIG_KEYS. */
extern const struct companion {
    int key;
    enum measure measure;
} companions[];

#endif
