#ifndef CONFIG_RECORD_TEXT_H
#define CONFIG_RECORD_TEXT_H

#include "kit/record.h"

/*
 * Formats of every game (kit/record.h): lines of moves, PGN, and PDN, which is PGN of draughts.  The last of them reads what
 * no other one tells.
 *
 *     e2e4 e7e5 g1f3 b8c6 f1b5 1-0
 *     position startpos moves 7g7f 3c3d                                        # a remark
 *     position fen 8/P3k3/8/8/8/8/8/K7 w - - 0 1 moves a7a8q
 *
 * A line is a game: the position from which it started, if that is not the game's own, and its moves, by their names or as
 * records of the game write them, between blanks.  A game that has tags before it, such as [FEN "..."], goes on over lines
 * until its result.
 */
extern const Format record_pgn, record_pdn, record_lines;

#endif
