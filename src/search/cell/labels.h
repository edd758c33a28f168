/*
 * Labels: positions of a game, and of each what an engine says that every legal move there is worth.
 *
 *     # plymeter labels: 1
 *     # game: shogi variant=mini
 *     # engine: Fairy-Stockfish 11.1 LB 64
 *     # program: 3b1f0a6e52d1c9b4
 *     # protocol: usi
 *     # options: UCI_Variant=minishogi Hash=1
 *     # nodes: 10000
 *     # command: plymeter label game=shogi variant=mini --nodes 10000 ...
 *     rbsgk/4p/5/P4/KGSBR_b_-_1 1e1b=-34 2e2d=53 ...
 *
 * Such a file begins with its header: the version of this format; the game, with those settings by which it differs from
 * the game as it is by default; what the engine calls itself, a hash of its program, how it was asked; and the command
 * that made the file.  Then each line has a position, as plymeter show writes it, and its moves by their names, each with a
 * score for who makes it: in hundredths of a pawn, at most +-LABEL_MATE, which is a mate.  Blank lines, and lines that
 * begin with # otherwise, are remarks.
 */
#ifndef CELL_LABELS_H
#define CELL_LABELS_H

#include "cell/cell.h"
#include "text/place.h"

enum { LABEL_MATE = 10000, LABELS_VERSION = 1 };

/* The keys of a header, in their order; all are needed. */
enum label_key {
    LABELS_KEY,
    LABELS_GAME,
    LABELS_ENGINE,
    LABELS_PROGRAM,
    LABELS_PROTOCOL,
    LABELS_OPTIONS,
    LABELS_NODES,
    LABELS_COMMAND,
    LABEL_KEYS
};
extern const char *const label_keys[LABEL_KEYS];

struct label {
    const char *position;
    struct labelled {
        const char *move;
        int score;
    } * moves;       /* at least one, unless something is wrong with the line */
    int count, best; /* how many; the largest score */
    int line;        /* of the file */
};

struct labels {
    const char *path;
    const char *header[LABEL_KEYS]; /* NULL: it is missing */
    struct label *label;
    int count;
    char *text; /* that all of them point into */
    const struct label **by_position;
};

/* Read such a file, an input of cells (inputs.h).  Complains of everything that is wrong, and leaves that out; NULL if
 * there is nothing to be read.  The path is to live as long.  The caller frees it. */
struct labels *labels_read(const char *path, Complain complain, void *context);
void labels_free(struct labels *labels);

/* The label of this position, in the game's notation; NULL if it has none. */
const struct label *labels_find(const struct labels *labels, const char *position);

/* The score of a move; NULL if the label does not have it. */
const struct labelled *label_move(const struct label *label, const char *move);

/* What the header says of this cell's game, such as "shogi variant=mini": its name, and settings that differ from the
 * default ones and change more than the evaluation.  The caller frees it. */
char *labels_game(const struct cell *cell);

#endif
