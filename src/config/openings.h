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
 * Records of games that were played, by whomever, in one of the formats of their game (kit/record.h).  They are taken some at
 * a time, so that a file may be of any size.
 */

struct game_text {
    const char *bytes;
    size_t size;
    int line, column; /* where it begins, the first is 1; */
    int number;       /* and which of the file's games it is */
    bool long_one;
};

struct game_records {
    struct unpacking *file;
    const Format *format;
    Joined joined;
    char *bytes, *copy;
    size_t begin, end; /* what of the bytes was not taken yet */
    bool ended;        /* nothing more will come */
    int line, column, number;

    struct game_text *game; /* count of them, which are in memory now */
    int count;
    const char *wrong; /* NULL, or what is wrong with the file behind the last of them */
};

/* Begin to read a file, or standard input ("-"), whose format has this name; NULL: its beginning tells which.  NULL, or what
 * is wrong, valid until the next call. */
const char *game_records_open(struct game_records *records, const char *path, const struct cell *cell,
                              const char *format);

/* The next of its games; false if there are no more. */
bool game_records_next(struct game_records *records);

void game_records_close(struct game_records *records);

/* What one of them says, for a process of its own. */
void game_record_read(const struct game_records *records, int number, Record *record);

/* Where something stands in its text; NULL: where it begins.  Of games that are no text, the line is a game's number, and the column
 * 0. */
struct place game_record_place(const struct game_records *records, int number, const Record *record,
                               const char *at);

/* Put a task at the start of such a game.  It may be one of cell_match, which is faster.  NULL, or what is wrong
 * with the position, valid until the next call.  Like moves_make, which makes its moves, only for a
 * process of its own. */
const char *game_record_begin(struct task *task, const Record *record);

/* The formats of a game, its own and those of every one, one after the other; NULL behind the last. */
const Format *game_format(const struct game *game, int number);

/* Moves that are given in words: by their names, or as records of games write them. */

/* If the cell's parameter `moves` has such words, such as "e4.e5.Nf3", make it the numbers of these moves: a cell has one
 * identity, however its moves were given.  The game is asked in another process; the files that its parameters name have
 * been read (prepare_games).  The new text lives as long as the program.  NULL, or what is wrong, valid until the next call. */
const char *moves_number(struct cell *cell);

/* Make the move of this name, or that records write so, where the task stands.  A game goes on where only a rule of
 * matches would end it.  NULL, or what is wrong, valid until the next call.  Only for a process of its own. */
const char *moves_make(struct task *task, const char *word);

/* Where the only move is a pass, a record may leave it out: if the word is no move there, pass. */
bool moves_pass(struct task *task, const struct sight *sight, const char *word);

/* "Nd2" may be Nbd2 or Nfd2: what to say of a word that may mean several moves of a position.  Valid until the next call. */
const char *moves_ambiguous(const char *word, const struct sight *sight, const struct description *description,
                            const uint16_t *number, int count);

/* The words for the moves of a position: their names, and what records say, if that is something else; how many. */
int moves_words(const struct sight *sight, const struct description *description,
                const char *words[2 * MOST_CHILDREN]);

#endif
