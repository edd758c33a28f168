/*
 * plymeter as an engine: another program, such as a board, asks it line by line, and is answered on standard output.  The
 * search is a cell's.  UCI and USI are nearly the same:
 *     https://www.shredderchess.com/download/div/uci.zip
 *     https://shogidokoro2.stars.ne.jp/usi.html
 */
#ifndef PLAY_PROTOCOL_H
#define PLAY_PROTOCOL_H

#include "base/call.h"

struct protocol {
    const char *name;    /* with which it begins: "uci" */
    const char *game;    /* where none is named */
    const char *nothing; /* the best move where no move is legal */
    bool white_begins;   /* whose time is wtime? */
    bool mates_of_shogi; /* are mates scored in plies, not in moves, and is "go mate" answered by "checkmate"? */
};

/* Answer until "quit", or the end of standard input.  The call's arguments are a cell's.  An exit status. */
int protocol_talk(const struct protocol *protocol, const struct call *call);

#endif
