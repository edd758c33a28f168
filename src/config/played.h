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
#ifndef CONFIG_PLAYED_H
#define CONFIG_PLAYED_H

#include <stdbool.h>

#include "parts/cell.h"
#include "base/place.h"

struct played_move {
    const char *name;
    struct place place;
};

struct played_game {
    struct place place;       /* where it begins */
    const char *position;     /* "start", or in the game's notation, with spaces or _ */
    struct played_move *move; /* count of them; whether they are legal is not known yet */
    int count;
    const char *result;     /* as it stands there; NULL: it has none */
    const char *unfinished; /* NULL, or why more moves are missing */
};

struct played {
    struct played_game *game;
    int count;
    char *text; /* that all of them point into */
};

/* Read such a file.  A game that is not over or cut off, as that of a last line that has no end, is complained
 * about, unless it may be partial; then it has the moves up to there, less a last word that may be cut.  False
 * after a complaint; in either case the caller frees what was read. */
bool played_read(const char *path, bool partial, Complain complain, void *context, struct played *played);
void played_free(struct played *played);

/* Put a task at the start of such a game.  It may be one of cell_match, which is faster.  NULL, or what is wrong
 * with the position, valid until the next call.  Like moves_make (moves.h), which makes its moves, only for a
 * process of its own. */
const char *played_begin(const struct game *game, struct task *task, const struct played_game *played);

#endif
