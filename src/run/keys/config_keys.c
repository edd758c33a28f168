#include "keys/config_keys.h"

const Parameter measure_parameter = {
    .name = "measure", .kind = CHOICE, .choices = "search|decision|match|shape|anatomy|game"};
const Parameter pairing_parameter = {.name = "pairing", .kind = CHOICE, .choices = "first|all"};

const Parameter handicap_parameter = {
    .name = "handicap", .kind = INTEGER, .fallback = "1", .least = 1, .most = MOST_HANDICAP};

const struct key config_keys[CONFIG_KEYS + 1] = {
    [QUESTION_KEY] = {"question", ANY_TEXT, .about = "what the experiment asks, for people"},
    [GAMES_KEY] = {"games", GAME_ENTRIES, .about = "what is searched: every game of the list by every search"},
    [SEARCHES_KEY] = {"searches", SEARCH_ENTRIES, .about = "how it is searched: algorithms and orders"},
    [CUTOFFS_KEY] = {"cutoffs", CUTOFF_ENTRIES,
                     .about = "where a search ends, unless a game or a search has its own"},
    [EXCLUDE_KEY] = {"exclude", SELECTIONS,
                     .about = "cells that are left out: those that match all keys of an object"},
    [LIMITS_KEY] = {"limits", ALL_LIMITS, .about = "what one search may take"},
    [REPEAT_KEY] = {"repeat", ONE_LIMIT, .limit = REPEAT},
    [PRECISION_KEY] = {"precision", ONE_LIMIT, .limit = PRECISION},
    [TIMING_KEY] = {"timing_seconds", ONE_LIMIT, .limit = TIMING_SECONDS},
    [MEASURE_KEY] = {"measure", ONE_VALUE, .about = "what is asked of each cell", .parameter = &measure_parameter},
    [ANATOMY_KEY] = {"anatomy", TRUE_OR_FALSE, .about = "is everything counted ply by ply?"},
    [REFERENCE_KEY] = {"reference", ONE_SEARCH,
                       .about = "by what decisions are judged: a search, alphabeta by default, or \"labels\""},
    [PAIRING_KEY] = {"pairing", ONE_VALUE,
                     .about = "of a match: who plays, the first against all others or everyone",
                     .parameter = &pairing_parameter},
    [HANDICAP_KEY] = {"handicap", SOME_VALUES,
                      .about = "of a match: how many times the player's budget its rival has",
                      .parameter = &handicap_parameter},
    [SPRT_KEY] = {"sprt", SPRT_OBJECT, .about = "of a match: the sequential test that may end it"},
    [CLAIMS_KEY] = {"claims", CLAIM_LIST, .about = "what is expected of the results"},
    [CONFIG_KEYS] = {.name = NULL},
};

const struct rule config_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(GAMES_KEY), "a config needs \"games\""},
    {ANYWAY, NEEDS, KEY_BIT(SEARCHES_KEY), "a config needs \"searches\""},
    {.message = NULL},
};

const struct companion companions[] = {
    {REFERENCE_KEY, MEASURE_DECISION}, {PAIRING_KEY, MEASURE_MATCH}, {HANDICAP_KEY, MEASURE_MATCH},
    {SPRT_KEY, MEASURE_MATCH},         {.key = CONFIG_KEYS},
};
