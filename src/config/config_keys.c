#include "config/config_keys.h"

const struct key config_keys[CONFIG_KEYS + 1] = {
    [QUESTION_KEY] = {{"question", TEXT, .about = "what the experiment asks, for people"}, ANY_TEXT},
    [GAMES_KEY] = {{"games", TEXT, .about = "what is searched: every game of the list by every search"},
                   GAME_ENTRIES},
    [SEARCHES_KEY] = {{"searches", TEXT, .about = "how it is searched: algorithms and orders"}, SEARCH_ENTRIES},
    [CUTOFFS_KEY] = {{"cutoffs", TEXT, .about = "where a search ends, unless a game or a search has its own"},
                     CUTOFF_ENTRIES},
    [EXCLUDE_KEY] = {{"exclude", TEXT, .about = "cells that are left out: those that match all keys of an object"},
                     SELECTIONS},
    [LIMITS_KEY] = {{"limits", TEXT, .about = "what one search may take"}, ALL_LIMITS},
    [MEASURE_KEY] = {{"measure", CHOICE, .choices = "search|decision|match|shape|anatomy|game|moves",
                      .about = "what is asked of each cell"},
                     ONE_VALUE},
    [REFERENCE_KEY] =
        {{"reference", TEXT,
          .about =
              "by what decisions are judged: a search, alphabeta by default, one for each game, or a \"file\""},
         ONE_SEARCH},
    [PAIRING_KEY] = {{"pairing", CHOICE, .choices = "first|all",
                      .about = "of a match: who plays, the first against all others or everyone"},
                     ONE_VALUE},
    [HANDICAP_KEY] = {{"handicap", REAL, "1", 1.0 / MOST_HANDICAP, MOST_HANDICAP,
                       .about = "of a match: how many times the player's budget its rival has"},
                      SOME_VALUES},
    [SPRT_KEY] = {{"sprt", TEXT, .about = "of a match: the sequential test that may end it"}, SPRT_OBJECT},
    [TUNE_KEY] = {{"tune", TEXT, .about = "of a match or of decisions: which of the searches is best"},
                  TUNE_OBJECT},
    [CLAIMS_KEY] = {{"claims", TEXT, .about = "what is expected of the results"}, CLAIM_LIST},
    [CONFIG_KEYS] = {.takes = ANY_TEXT},
};

const struct rule config_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(GAMES_KEY), "a config needs \"games\""},
    {.message = NULL},
};

const struct companion companions[] = {
    {REFERENCE_KEY, MEASURE_DECISION}, {PAIRING_KEY, MEASURE_MATCH}, {HANDICAP_KEY, MEASURE_MATCH},
    {SPRT_KEY, MEASURE_MATCH},         {.key = CONFIG_KEYS},
};
