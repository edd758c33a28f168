#ifndef CONFIG_OPENINGS_H
#define CONFIG_OPENINGS_H

#include <stdbool.h>

#include "base/json.h"
#include "config/keys.h"
#include "config/lists.h"
#include "parts/cell.h"

/*
 * Positions from a file, a line each:  "position": { "file": "configs/positions/chess.csv", "first": 100 }
 *
 * Blank lines, and lines that begin with #, are none.  A line is a position in the game's notation, where blanks may stand
 * for its _, as in FEN.  A CSV has them in its column "position", where rows of the same position come one after another.
 */

struct positions {
    struct positioned {
        const char *text;
        int line;
    } * list;
    int count;
};

/* Read the file that this object names; its texts live as long as the program.  NULL after complaints. */
const struct positions *positions_read(struct reader *reader, const cJSON *object);

/* NULL; or of labels as version 0.3.0 wrote them, which no later one reads, what to do about them. */
const char *labels_refusal(const char *text);

/* How many lines such an object may stand for, without any complaint: 1 if it cannot be read. */
int positions_count(const cJSON *object);

/* "chess.csv:17", if this is the text of such a position; otherwise NULL.  Valid until the next call. */
const char *positions_place(const char *text);

/*
 * Openings that are positions, and not seeds:
 *
 *     "seed": { "first": 200001, "distinct": 334, "apart": ["which-cutoff-sides-paper"] }
 *
 * From the first on seeds are taken whose position no other of them has, until there are as many: of several that lead to one
 * position the first.  Which these are is drawn later (config/openings.h).
 */

/* How many seeds it stands for, without any complaint. */
double openings_count(const cJSON *object);

/*
 * Which seeds openings have that are positions (config/openings.h): the games are asked, in another process.
 *
 * A position is left out, too, that cells of another experiment start from which is to be apart, as its config says.  Each game
 * has a set of its own, and so has each value of its parameters; those of its evaluation change no position.  When two positions
 * are the same says cell_start (cell.h).
 */

/* Draw the seeds of all games that want some, whose variants are multiplied by them; an entry for which there are not enough is
 * complained of, and not sound any more.  The files that the games' parameters name have been read. */
void draw_openings(struct reader *reader, struct section *games, size_t memory);

/*
 * Games that were played, by whomever, as lines of moves: what pgn-extract -Wuci and plymeter show --lines write, and
 * what is said to engines.
 *
 *     e2e4 e7e5 g1f3 b8c6 f1b5 1-0
 *     position startpos moves 7g7f 3c3d                                        # a remark
 *     position fen 8/P3k3/8/8/8/8/8/K7 w - - 0 1 moves a7a8q
 *
 * A line is a game: the position from which it started, if that is not the game's own, and its moves, by their names
 * or as records of the game write them, between blanks.  Numbers of moves are skipped: "12." and that of "12.e4".
 * Then may come the result: 1-0, 0-1, 1/2-1/2, or * of a game that is not over.  A game that has tags before it, such
 * as [FEN "..."], goes on over lines until its result.
 */

struct record_move {
    const char *name;
    struct place place;
};

struct game_record {
    struct place place;       /* where it begins */
    const char *position;     /* "start", or in the game's notation, with spaces or _ */
    struct record_move *move; /* count of them; whether they are legal is not known yet */
    int count;
    const char *result;     /* as it stands there; NULL: it has none */
    const char *unfinished; /* NULL, or why more moves are missing */
};

struct game_records {
    struct game_record *game;
    int count;
    char *text; /* that all of them point into */
};

/* Read such a file.  A game that is not over or cut off, as that of a last line that has no end, is complained
 * about, unless it may be partial; then it has the moves up to there, less a last word that may be cut.  False
 * after a complaint. */
bool game_records_read(const char *path, bool partial, Complain complain, void *context,
                       struct game_records *records);

/* Put a task at the start of such a game.  It may be one of cell_match, which is faster.  NULL, or what is wrong
 * with the position, valid until the next call.  Like moves_make, which makes its moves, only for a
 * process of its own. */
const char *game_record_begin(struct task *task, const struct game_record *record);

/* Moves that are given in words: by their names, or as records of games write them. */

/* If the cell's parameter `moves` has such words, such as "e4.e5.Nf3", make it the numbers of these moves: a cell has one
 * identity, however its moves were given.  The game is asked in another process; the files that its parameters name have
 * been read (prepare_games).  The new text lives as long as the program.  NULL, or what is wrong, valid until the next call. */
const char *moves_number(struct cell *cell);

/* Make the move of this name, or that records write so, where the task stands.  A game goes on where only a rule of
 * matches would end it.  NULL, or what is wrong, valid until the next call.  Only for a process of its own. */
const char *moves_make(struct task *task, const char *word);

/* "Nd2" may be Nbd2 or Nfd2: what to say of a word that may mean several moves of a position.  Valid until the next call. */
const char *moves_ambiguous(const char *word, const struct sight *sight, const struct description *description,
                            const uint16_t *number, int count);

/* The words for the moves of a position: their names, and what records say, if that is something else; how many. */
int moves_words(const struct sight *sight, const struct description *description,
                const char *words[2 * MOST_CHILDREN]);

#endif
