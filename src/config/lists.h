#ifndef CONFIG_LISTS_H
#define CONFIG_LISTS_H

#include <stdio.h>

#include "parts/experiment.h"
#include "base/file.h"
#include "config/keys.h"
#include "parts/cell.h"

/* Which parts an entry of a list names. */

enum { MAX_WORDS = 128 };

/* Which part of this kind an entry means that names none; NULL: it must name one. */
const char *naming_fallback(int kind);

/* Is there a part of these kinds that has such a parameter? */
bool is_parameter(int first_kind, int last_kind, const char *key);

/* Add what the parameters of a part are called, or of all parts of a kind, to a list of so many; returns how many it has
 * then. */
int names_of_part(int kind, int part, const char *words[MAX_WORDS], int count);
int names_of_kind(int kind, const char *words[MAX_WORDS], int count);

/*
 * A config's lists "games", "searches" and "cutoffs".  Each entry names parts and gives them parameters, whose values
 * are multiplied out: every combination is a variant of the entry.
 */

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

/* Append the list, which is not too long (count_cells), to section->entry, complaining of everything that is wrong. */
void section_read(struct reader *reader, struct mentions *mentions, struct section *section, const cJSON *array);

/* The same of the searches that games have of their own; the games stay where they are as long as these are used. */
void section_read_own(struct reader *reader, struct mentions *mentions, struct section *searches,
                      const struct section *games);

/* Is the game searched so? */
bool is_searched(const struct entry *game, const struct entry *search);

/* The entry that describes the cell's search; NULL if none does. */
const cJSON *search_of_cell(const struct lists *lists, const struct cell *cell);

/* Add what the parameters of the cells' parts of a kind are called to a list of so many; returns how many it has then. */
int parameter_names(int kind, const struct cells *cells, const char *words[MAX_WORDS], int count);

/* An object that describes one search, and so gives every key one value: a reference, or a cell of a command line. */

/* Choose the part of this kind that the object names, of an unknown name the nearest; if it names none, or nothing is near,
 * the cell keeps its own.  False after a complaint. */
bool part_read(struct reader *reader, const cJSON *object, int kind, struct cell *cell);

/* Give a cell those parameters of the object that one of its parts of these kinds has. */
void settings_take(struct reader *reader, const cJSON *object, int first_kind, int last_kind, struct cell *cell);

/* How many cells a config describes; found out before any is made. */

/* Complain if these lists of a config make more than MAX_CELLS cells, before "exclude" drops any, or if checking them
 * would take more than so many steps.  Where settings are drawn, `drawn` of each entry of the searches are the most,
 * otherwise it is INFINITY.  A list that is wrong counts as one value here; its reader complains of it.  Returns whether
 * they may be read. */
bool count_cells(struct reader *reader, const cJSON *games, const cJSON *searches, const cJSON *cutoffs,
                 double drawn);

/* From lists to cells: every variant of a game with every variant of a search and every cutoff that applies. */

/* The cells in their order, with the limits and the measure of this one. */
struct cells cells_multiply(const struct lists *lists, const struct cell *model);

/* Of cells that are described more than once keep the first; returns how many were dropped.  With `by_name` cells that
 * differ in the name of their search alone are different: players, who may meet. */
int cells_drop_repeated(struct cells *cells, bool by_name);

/* Close what text_open opened, and what the text is known by. */
Fingerprint fingerprint_close(FILE *out);

/* A config's "exclude": a list of objects, each of which drops the cells that match all of its keys; or NULL. */

void exclude_cells(struct reader *reader, const cJSON *array, struct cells *cells);

/* Reading one key of an object that selects cells: "limit": ["1..4", 8]. */

/* What rows are named by that is neither a part nor a parameter: a search, players, and
 * how many times the player's budget the rival has; up to the first without a name. */
extern const Parameter row_keys[];

/* What the key means depends on the cells; those that are marked in `out` do not count (NULL: all count).  False after
 * complaints. */
bool condition_read(struct reader *reader, const cJSON *item, const struct cells *cells, const bool *out,
                    struct condition *condition);

/*
 * Can the games be played as a config describes them, and the leaves and cutoffs be used on them?  These themselves
 * are asked, in another process.  Before that, the files that parameters name are read in this process.
 */

/* Read the files that parameters name, draw seeds, and make numbers of moves that were given in words; an entry
 * that has no such moves is complained of, and not sound any more. */
void prepare_games(struct reader *reader, struct lists *lists, size_t memory);

/* Complain, for each entry, of its first variant that cannot be played; then it is not sound any more.  Entries of which
 * something else is wrong are left out.  Of all others it is noted to which position the opening leads. */
void check_games(struct reader *reader, struct lists *lists, size_t memory);

/* Complain, in each place that names leaves, prunings or cutoffs, of the first one that cannot be used on a game of some entry;
 * the same entries are left out, and those after check_games, and leaves and prunings that none of the cells pairs with
 * the game. */
void check_leaves_and_cutoffs(struct reader *reader, const struct lists *lists, const struct cells *cells,
                              size_t memory);

/*
 * Warnings of what cannot have an effect in a config.  That is no error, since the product of lists makes such cells
 * beside others.  There is a line for each kind of thing, not for each cell:
 *     configs/x.json:12:7: warning: order table: there is no transposition table ("entries"), ... (40 of 120 cells)
 */

/* Begin such a line: the place, and that it is a warning. */
void begin_warning(FILE *out, const struct reader *reader, const cJSON *item);

/* Write such lines for these cells.  Their parts are asked in another process. */
void warn_of_cells(FILE *out, struct reader *reader, const struct lists *lists, const cJSON *reference,
                   const struct cell *cells, int count);

/* The same for cutoffs that no cell has, because every game or search has cutoffs of its own. */
void warn_of_cutoffs(FILE *out, struct reader *reader, const struct lists *lists);

/* Complain of each search that cannot, with its first reason, if engines may be asked at all; these cells are of the same
 * measure. */
void engines_check(struct reader *reader, const struct lists *lists, const struct cell *cells, int count,
                   enum measure measure);

/* What turns a match, or decisions, into a search for the best setting: "tune". */

/* At most so many settings are drawn by a config's "tune", which may be wrong; INFINITY without one. */
double tuning_most(const cJSON *object);

/* Read the config's "tune", and leave of the searches the first, which is the start, and as many others as are drawn. */
void tuning_read(struct reader *reader, const cJSON *object, struct experiment *experiment,
                 struct section *searches);

/* Complain of what cannot be tuned so: several games, or too few positions. */
void tuning_check(struct reader *reader, const cJSON *object, const struct experiment *experiment);

/* What turns an experiment into a match: the rivals, and the test that may end it. */

/* In every position and for every budget, let all strategies play against the first one, which then has no row of
 * its own; or, with `every`, each against all those before it.  All that is done once for each handicap, by which the
 * rival's budget is multiplied; what is wrong with one is complained of at `handicap`. */
void match_up(struct reader *reader, struct experiment *experiment, bool every, const struct axis *handicaps,
              const cJSON *handicap);

/* Read the config's "sprt". */
void match_read_sprt(struct reader *reader, const cJSON *object, struct experiment *experiment);

/*
 * The reference of a decision experiment: a deep search of every move of every position, by which the cells' chosen
 * moves are judged.  References are cells of measure=moves, one a position, and are run, written to the journal and
 * resumed like all others.
 */

/* NULL, or why the cell's search cannot say what a move is worth; valid until the next call. */
const char *worth_refusal(const struct cell *cell);

/* Which part of a kind the reference has that names none. */
const char *reference_fallback(int kind);

/* A search that judges, as this object describes it: every game, or one. */
struct referee {
    int game; /* its number; -1: every one */
    const cJSON *object;
    struct cell search;
};

struct referees {
    const cJSON *object; /* all of it */
    struct referee *list;
    int count;
};

/* The search that the object describes: { "limit": 8 }; or one for each game: { "othello": { "limit": 8 }, "connect4": { "limit": 10
 * } }.  The keys of a search are those of one search and one cutoff (by default alphabeta, order eval, depth), and
 * parameters of the cells' games.  Complains of what is wrong. */
struct referees referees_read(struct reader *reader, const cJSON *object, const struct experiment *experiment);

/* Append the references to the experiment's cells: one for every position whose game does not know what its moves are
 * worth; parameters of its object replace the position's own.  To be called only if nothing was wrong. */
void reference_append(struct reader *reader, const struct referees *referees, struct experiment *experiment);

/*
 * A CSV as the reference of a decision experiment:  "reference": { "file": "configs/positions/chess.csv", "cap": 1000 }
 *
 * Its rows are those of a config with "measure": "moves": a position each, with what every move is worth, by whatever
 * search or engine.  So nothing is searched besides.  Several files are read as if they were one.
 */

/* Is this reference such a one? */
bool names_file(const cJSON *object);

/* Read it, and find the row that judges each of the experiment's cells: that of the same game with the same settings, but for
 * those of its evaluation.  Complains of what is wrong with a file, and if nothing was wrong before, of positions that have
 * no row or several, and of moves that are missing there or are not legal. */
void reference_file_read(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
