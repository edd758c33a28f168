#ifndef CONFIG_KEYS_H
#define CONFIG_KEYS_H

#include <stdbool.h>
#include <stdio.h>

#include "base/json.h"
#include "base/setting.h"
#include "parts/cell.h"

/*
 * What everything that reads a config needs: complaints with a place, and the values of one key.
 *
 * A config's errors are told all at once, so that reading goes on after each of them: what is misspelt is taken for the
 * nearest name that there is, and what cannot be read is doubted, so that nobody complains that it is missing.
 */

struct complaint {
    struct place place;
    int number; /* from 0, as they came */
    char *message;
};

struct reader {
    const char *path;
    FILE *to; /* what is complained of is written there; NULL: to stderr */
    const struct json *json;
    const struct reader *asked_by; /* whose config names this one; NULL: it is the one asked for */
    struct complaint *list;
    int complaints;
    bool unplaced; /* these are words of a command line (arguments.h), which have no places */
    char **files;  /* that were read besides the config, and are not what cells name (parts/inputs.h) */
    int file_count;
    const char **doubts; /* keys whose values are not all known; NULL among them: so it is with all keys */
    int doubt_count;
};

/* Note a complaint; a Complain (json.h). */
void reader_complain(void *reader, struct place place, const char *message);

/* The config of the reader's path as JSON; NULL after a complaint. */
struct json *reader_text(struct reader *reader);

/* The same at the place of a value, formatted as by printf. */
void complain_at(struct reader *reader, const cJSON *item, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* This file was read, too; the path as it is kept. */
const char *reader_note_file(struct reader *reader, const char *path);

/* What is wrong with another config is told with everything else; what is wrong with all of it, where that is named. */
void reader_hand_over(struct reader *reader, struct reader *other, const cJSON *name);

/* All that were noted, for the caller; NULL ends the list. */
char **reader_take_files(struct reader *reader);

/* Write what was complained of, as "path:line:column: message" in the order of the text, or of very many the first ones,
 * and free what the reader holds. */
void reader_end(struct reader *reader);

/* Complain of an unknown key; the hint stands behind it, unless an earlier version had the key. */
void complain_of_key(struct reader *reader, const cJSON *item, const char *hint);

/* Which of these words a key is.  If it is none, that is complained of, with the place where it belongs, or else the nearest
 * word, which is then returned if the object does not have that besides; -1 if there is none, and for remarks. */
int key_read(struct reader *reader, const cJSON *object, const cJSON *item, const char *const *words, int count);

/* Something was wrong with this key, or with what may have any key (NULL): cells with other values may have been meant. */
void doubt(struct reader *reader, const char *key);
bool doubted(const struct reader *reader, const char *key);

/* Is this key a remark, which is allowed anywhere: one of these, which end at NULL, or with this beginning? */
extern const char *const remark_keys[];
extern const char remark_prefix[];
bool is_remark(const char *key);

/* Read a single value, which may not be a list or a range. */
bool value_read(struct reader *reader, const cJSON *item, const Parameter *parameter, Setting *setting);

/*
 * The keys of the objects that a config is made of, as data: the reader knows them by these tables, and the schema
 * (schema.h) is written from them.
 */

/* What a key takes. */
enum takes {
    ANY_TEXT,
    SOME_GAMES,       /* names of games: one, or a list */
    SOME_EXPERIMENTS, /* of experiments */
    SOME_PIECES,      /* of pieces */
    NAMED_PIECES,     /* an object of named pieces */
    SOME_FILES,       /* of files, whose reader says what they are to be */
    ONE_FILE,
    TRUE_OR_FALSE,
    ONE_VALUE,
    AN_OBJECT,      /* whose reader says what it has */
    TWO_VALUES,     /* in a list */
    SOME_VALUES,    /* one, a list or a range */
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

/* Is this one text, or a list of some? */
bool are_texts(const cJSON *item);

/* What an object says under a key. */
struct value {
    const cJSON *item; /* NULL: nothing */
    bool good;         /* something that the key takes */
    Setting setting;   /* of one value or text: that, or if it is not good the default, or 0 where there is none */
};

/* An object that has a key (ANYWAY: any object) needs one of these others besides, or may have none of them; or so it is with
 * some values alone, of words or of true and false, if the key has one of these, or another has. */
struct rule {
    int key;
    enum { NEEDS, BARS } what;
    unsigned others; /* KEY_BIT of each */
    const char *message;
    unsigned own, theirs; /* VALUE_BIT of each; 0: any value */
};

enum { ANYWAY = -1, MOST_KEYS = 32 };
#define KEY_BIT(key) (1u << (key))
#define VALUE_BIT(value) (1u << (value))

/* Read what an object says under the keys of a table, into values in the order of the table: complains of other keys, of
 * what a key does not take, and of rules (NULL: there are none) that are broken.  What takes lists, ranges or objects is known
 * to be such; the caller reads it. */
void keys_read(struct reader *reader, const cJSON *object, const struct key *keys, const struct rule *rules,
               struct value *values);

/* The same of one of the keys, which an object has. */
void key_take(struct reader *reader, const cJSON *item, const struct key *key, struct value *value);

/* What such objects of a config have for keys, up to the first without a name, and the rules that they keep. */
extern const struct key name_key; /* of a search */
const struct key *limits_keys(void);
extern const struct key claim_keys[], source_keys[], openings_keys[], positions_keys[], reference_file_keys[],
    sprt_keys[], tune_keys[];
extern const struct rule limits_rules[], claim_rules[], source_rules[], openings_rules[], positions_rules[],
    reference_file_rules[];

/* Of what may be one item or a list of such: the first, and the one behind another; NULL: there is none. */
const cJSON *first_of(const cJSON *item);
const cJSON *next_of(const cJSON *item, const cJSON *one);

/* The values of one key: one, a list, a range, or the positions in a file. */

struct axis {
    Setting *settings;
    int count;
};

/* Add the value, or all of the range, that a text is.  False: `error` says what is wrong. */
bool axis_add(const Parameter *parameter, const char *text, struct axis *axis, char error[SETTING_ERROR]);

/* Read a value, or a list of values and ranges; at least one.  False after complaints. */
bool axis_read(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis);

/* The keys of a config. */

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
    DEFINE_KEY, /* this and those behind it are gone before keys are read (pieces_place) */
    FROM_KEY,
    USE_KEY,
    CONFIG_KEYS
};

/* In that order, up to the first without a name; and the rules that they keep.  "measure" is an enum measure. */
extern const struct key config_keys[CONFIG_KEYS + 1];
extern const struct rule config_rules[];

/*
 * What a config says once, and uses in several places: named pieces.
 *
 * "define" names them, "from" takes those of another config besides, which do not replace its own; and "use" in any object
 * stands for the keys of such a piece, or of several.  A key that the object has itself counts instead.  A piece may be a list:
 * then "use" stands alone in its object, which becomes that list, or in a list the entries of it.  Pieces may use others.
 */

/* Put the pieces where the reader's config, an object, uses them, so that nobody who reads its keys need know of them.  Those
 * that are of no use are warned of, unless `warnings` is NULL.  False if what is meant cannot be said after complaints, so that
 * nothing else is to be read. */
bool pieces_place(struct reader *reader, FILE *warnings);

#endif
