/*
 * Engines: programs of others that play or solve games, started as processes and asked for moves and scores.
 *
 * An answer depends on the question alone: before each search the engine forgets what it saw, and it has one thread
 * unless its options say otherwise.  Whatever an engine does, asking it ends within the time given, and nothing of it
 * is left: it has a process group of its own, which is killed when it is stopped, and where the system can do that it
 * dies with this process.  (A script that starts an engine should do so by `exec`; only a child that
 * leaves the group by itself escapes.)
 *
 * Which games there are, and what the texts of positions and moves mean, is the caller's business.
 */
#ifndef ENGINES_ENGINE_H
#define ENGINES_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

/* UCI as of 2006, USI as the shogi programs speak it, and plymeter's own (configs/README.md): a line of JSON each, or for
 * beginners' programs, which are no engines of a config, a line of words each. */
enum engine_protocol { ENGINE_UCI, ENGINE_USI, ENGINE_LINES, ENGINE_PROTOCOLS, ENGINE_WORDS = ENGINE_PROTOCOLS };
extern const char *const engine_protocols[ENGINE_PROTOCOLS]; /* of configs: "uci", "usi", "lines" */

struct engine_option {
    const char *name, *value;
};

/* What to start.  Nothing is copied. */
struct engine_spec {
    const char *name; /* what the user calls it */
    /* A program, looked for on PATH, and its arguments; ' and \ quote as in a shell. */
    const char *command;
    enum engine_protocol protocol;
    const struct engine_option *options;
    int option_count;
};

/* What went wrong: the word, for data, and a sentence for people.
 *     missing    there is no such program
 *     handshake  it did not say what the protocol begins with, or died meanwhile
 *     option     it does not know an option
 *     crashed    it ended while it was asked
 *     hung       it did not answer in time
 *     nonsense   its answer is none
 * Whether a move that it answers is legal is for the caller to say. */
enum { ENGINE_WORD = 16, ENGINE_DETAIL = 300 };
struct engine_trouble {
    char word[ENGINE_WORD];
    char detail[ENGINE_DETAIL]; /* plain text */
};

struct engine_question {
    const char *game;         /* the protocol "lines" passes it on */
    const char *position;     /* FEN for uci, SFEN for usi, the game's own for lines; NULL: the start position */
    const char *const *moves; /* from there, in the protocol's notation */
    int move_count;
    uint64_t nodes; /* limits: the one that is not 0 */
    int depth;      /* in plies */
    uint64_t ms;
    const char *board;        /* for lines and words, NULL: these are not told: how it looks, */
    const char *const *legal; /* and the legal moves */
    int legal_count;
};

/* About a tree that stands in the question, for lines and words.  "words" asks only about trees in which MAX begins. */
struct tree_question {
    const char *tree; /* "[[3,5],[2,9]]" */
    int depth;        /* plies to the deepest leaf */
    bool root_is_min;
};

enum { MOST_VISITS_TOLD = 1000, NOT_TOLD = -1 };

struct tree_answer {
    int64_t value;                   /* as MAX sees it */
    int move;                        /* the number of the root's child, or NOT_TOLD */
    int64_t leaves;                  /* how many it visited, or NOT_TOLD */
    int told;                        /* of them, or NOT_TOLD: */
    int64_t order[MOST_VISITS_TOLD]; /* their values, in the order of visits */
};

enum { ENGINE_MOVE = 32, ENGINE_MATE = 10000 };

struct engine_answer {
    char move[ENGINE_MOVE]; /* as it was said: maybe "(none)", "resign" or "win" */
    bool scored;            /* did it say a score? */
    /* For the side to move: in centipawns, at most +-ENGINE_MATE, which is a mate; of "lines" in the engine's own unit,
     * without a bound. */
    int64_t score;
    int mate; /* in so many moves (uci) or plies (usi), negative if the mover is mated; 0: none, or who knows */
    uint64_t nodes; /* as it counts them; 0: not said */
    int depth;      /* at which the score was found; 0: not said */
    uint64_t ns;    /* from the question to the answer, by the clock */
};

/* A score that is at most a mate. */
static inline int64_t engine_score(int64_t score)
{
    return score > ENGINE_MATE ? ENGINE_MATE : score < -ENGINE_MATE ? -ENGINE_MATE : score;
}

struct engine;

/* Start it and shake hands, within these seconds.  NULL after trouble.  The spec must live as long as the engine. */
struct engine *engine_start(const struct engine_spec *spec, double seconds, struct engine_trouble *trouble);

/* Ask it, for at most these seconds.  False after trouble; then it has been killed, and the next question starts it
 * again, within the seconds of that question. */
bool engine_ask(struct engine *engine, const struct engine_question *question, double seconds,
                struct engine_answer *answer, struct engine_trouble *trouble);

/* The same about a tree. */
bool engine_ask_tree(struct engine *engine, const struct tree_question *question, double seconds,
                     struct tree_answer *answer, struct engine_trouble *trouble);

/* Ask it to quit, kill it if it does not, and free it; NULL is fine. */
void engine_stop(struct engine *engine);

/* What it calls itself, such as "Stockfish 16"; the spec's name if it does not say. */
const char *engine_title(const struct engine *engine);

/* 16 hexadecimal digits of the SHA-256 of its program; where words of the command are files, too, as in "python3
 * solver.py", of all their sums together.  False, and no digits, if there is none that can be read.  Large programs take a
 * while. */
enum { ENGINE_SUM = 17 };
bool engine_identify(const struct engine_spec *spec, char program[ENGINE_SUM]);

#endif
