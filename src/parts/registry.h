/*
 * Every game, algorithm, order, leaf, pruning and cutoff there is, and every search compiled from them.
 *
 * The lists are written by the Makefile from what it finds in games/ and algorithms/; src/kit/unit/unit.c compiles what
 * they hold, once for each game.
 */
#ifndef PARTS_REGISTRY_H
#define PARTS_REGISTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kit/counts.h"
#include "kit/notation.h"
#include "kit/part.h"
#include "kit/record.h"

/* The kinds of parts, in the order in which cells name them; what else is to be said of a kind stands in a table
 * (parts.c). */
enum part_kind { GAME_PART, ALGORITHM_PART, ORDER_PART, LEAF_PART, PRUNING_PART, CUTOFF_PART, PART_KINDS };

/* Those that a config's "searches" name. */
enum { FIRST_OF_SEARCH = ALGORITHM_PART, LAST_OF_SEARCH = PRUNING_PART };

/* A part, compiled for one game. */
struct part {
    const char *name;
    const char *file; /* NULL of what is none */
    const char *const *about;
    const Parameter *parameters; /* up to the first without a name */
    Idle *const *idle;           /* what it says cannot take effect; NULL of a game */
    const void *traits;          /* a struct game, a struct search[WALKS], an Order, a Leaf, a Pruning, a Cutoff */
};

enum { MOST_CHILDREN = 1024, MOST_MOVES = 1000, ENDING_TEXT = 60, MOVE_NAME = 32, PV_TEXT = 1000 };

/* What a search may spend while its limit is raised step by step; DEEPEN_LIMIT: it is raised up to the limit itself,
 * whatever that costs; NO_DEEPENING: the limit stands. */
enum deepen { NO_DEEPENING, DEEPEN_NODES, DEEPEN_EVALUATIONS, DEEPEN_MS, DEEPEN_LIMIT };

struct cell;

/* The positions of a game that is played, so that they need not be reached anew at every move. */
struct trail {
    const struct cell *cell;     /* whose positions these are: they may know of its game's evaluation */
    int count;                   /* of the moves that were followed; */
    uint16_t played[MOST_MOVES]; /* these, */
    max_align_t states[];        /* and the game's positions, that before the first move included */
};

struct outcome;

/* One run: a cell's search from where it stands.  It points into the cell, whose settings stand in the order of their part's
 * parameters. */
struct task {
    const struct cell *cell;
    const char *position; /* "start", or in the game's notation; */
    int opening;          /* then so many random moves, */
    uint64_t seed;
    uint16_t played[MOST_MOVES]; /* and these, by their numbers in the game's own order */
    int played_count;
    struct trail *trail; /* of a game that is played, which rules may end that look back; otherwise NULL */

    /* What whoever runs it adds to that. */
    uint64_t nodes; /* the most that may be visited: at first what the cell says */
    void *lent;     /* memory for the entries of its table, whatever it holds; NULL: it takes its own */
    size_t lent_bytes;
    struct trace *trace; /* where an anatomy is told event by event (kit/trace.h); NULL: nowhere */
    /* Told where the search alone begins and ends; NULL: nobody is. */
    void (*watch)(void *watcher, bool begins);
    /* Told of each step of deepening that is completed: of the limit in steps, and of the outcome if it were the last; NULL:
     * nobody is. */
    void (*completed)(void *watcher, int step, const struct outcome *so_far);
    void *watcher;
    /* Before that, and at the end of a search that does not deepen, the moves that it expects are written there, as far as
     * they are known; NULL: nobody asks. */
    char *pv;
    Function
        adjust; /* void (*)(Search *): may change the search that is ready to start, as tests do; NULL: nobody does */
};

/* What an engine, a program of somebody else that was asked for moves, said of itself and of its search. */
enum { ENGINE_TITLE = 64, ENGINE_OPTIONS = 200, ENGINE_PROGRAM = 17, ENGINE_TROUBLE = 16, ENGINE_COMPLAINT = 60 };

#define NOT_KNOWN INT64_MIN

struct engine_report {
    char title[ENGINE_TITLE];         /* what it calls itself */
    char options[ENGINE_OPTIONS];     /* that it was given: "Hash=16 UCI_Variant=shogi" */
    char program[ENGINE_PROGRAM];     /* a hash of its file, in hex digits */
    char trouble[ENGINE_TROUBLE];     /* why it did not do what it was to do, in one word; empty: it did */
    char complaint[ENGINE_COMPLAINT]; /* the same as a sentence */
    int answers;                      /* that all this is of */
    int64_t nodes;                    /* that they say were visited, or NOT_KNOWN; */
    double depth;                     /* that was reached, their mean, or NAN; */
    int64_t score;                    /* of one alone, for the side to move, in its own unit; or NOT_KNOWN */
};

/* Of no answer.  All texts but the complaint are fit for a CSV. */
#define NO_ENGINE_REPORT                                                                                           \
    {                                                                                                              \
        .nodes = NOT_KNOWN, .depth = NAN, .score = NOT_KNOWN                                                       \
    }

/* How a run ended.  UNFINISHED: the budget of deepening was spent before a step was completed, so that there is a move,
 * but no value.  Rows of a timeout, of spent memory, of a crash and of an error, a search that contradicts itself, have
 * nothing else. */
enum status { OK, UNFINISHED, BUDGET, TIMEOUT, MEMORY, CRASH, ERROR, STATUSES };

/* Did it do what it was asked, so that a player moves? */
static inline bool ended_well(enum status status)
{
    return status == OK || status == UNFINISHED;
}

/* How two games went that two players played from one position, each moving first once. */
struct pair_of_games {
    int half_points; /* 0..4, the cell's own */
    uint64_t wins, draws, losses;
    uint64_t
        unfinished[2]; /* moves of each player whose search completed no step; in a game alone the first has all */
    uint64_t game[2];  /* a hash of the moves of each: deterministic players repeat games */
};

struct outcome {
    enum status status;
    int64_t value;        /* OK only, for the side to move at the root */
    char move[MOVE_NAME]; /* if it ended well; empty if the root is a leaf */
    int number; /* what a player does: the move's number in the game's own order, or if nothing was searched that of the
                    * first in visiting order; -1 if the game is over */
    struct counts counts;
    struct by_ply by_ply;      /* only the leaves without an anatomy, and those of a full walk */
    struct pair_of_games pair; /* of a match; the counts are then the sums over its own moves */
    uint64_t plies;            /* of the pair, or of a game that was played out, whose score is then the value; */
    uint16_t moves_at[MOST_MOVES]; /* and how many moves were legal at each of the game's */
    /* The limit of the last complete step; NAN without deepening, or if no step was completed: then the move is the best
     * seen so far. */
    double reached;
    /* What the best move is worth more than the one chosen, by the game's own truth (kit/game.h); NOT_KNOWN if it does not know
     * or no move was chosen. */
    int64_t regret;
    /* Did the last complete step choose another move than the one before (0 or 1), and one that no step before had chosen?
     * NOT_KNOWN with fewer than two steps. */
    int64_t changed, fresh;
    /* Of a search of every move: 1 if all leaves were finished, or the game knows its values, else 0; or NOT_KNOWN. */
    int64_t solved;
    uint64_t ns;                    /* of the search alone */
    struct engine_report report[2]; /* of engines that were asked: the cell's own, and of a match the rival's */
};

/* What is known of one so far. */
#define NO_OUTCOME                                                                                                 \
    .number = -1, .reached = NAN, .regret = NOT_KNOWN, .changed = NOT_KNOWN, .fresh = NOT_KNOWN,                   \
    .solved = NOT_KNOWN, .report = {NO_ENGINE_REPORT, NO_ENGINE_REPORT}

/* Sequences of moves. */
struct perft {
    uint64_t sequences; /* of exactly so many plies; */
    uint64_t finished;  /* and of fewer, for the game was over */
};

/* A position from outside. */
struct sight {
    int64_t score; /* if it is finished, for the side to move */
    int count;     /* moves; 0 if it is finished */
    int plies;     /* what each costs: 1, or 0 if there is only one, a forced one */
    char name[MOST_CHILDREN][MOVE_NAME];
    char ending[ENDING_TEXT]; /* of a match that is over, though its position goes on: by what; otherwise empty */
    bool exact;               /* its static evaluation is its true value, as is that of all positions below */
};

/* A position as people see it. */
struct description {
    bool second, finished; /* is the player to move the one who did not begin? */
    int64_t value;         /* the score if it is finished, otherwise the static evaluation; for the side to move */
    int64_t unit;          /* so much of it is a point, */
    int64_t bound;         /* and no value is larger */
    int remaining;         /* how much of the game is left; -1 if it does not say */
    char position[POSITION_TEXT];     /* empty: the game has no notation */
    char board[BOARD_TEXT];           /* lines */
    const char *const *feature_names; /* up to the first NULL */
    int64_t feature[MAX_FEATURES];
    bool recorded;                         /* do records of games write moves otherwise than by their names? */
    char record[MOST_CHILDREN][MOVE_NAME]; /* how, of each move */
};

struct game {
    /* Can the task's position be reached?  NULL, or what is wrong, valid until the next call. */
    const char *(*check)(const struct task *task);
    /* Sequences of `depth` plies from that position; `end`: also where published counts go on (only_by_rule in kit/game.h). */
    struct perft (*perft)(const struct task *task, int depth, bool end);
    /* A hash of the position a task starts from; 0 if it cannot be reached. */
    uint64_t (*hash)(const struct task *task);
    /* That position. */
    void (*look)(const struct task *task, struct sight *sight);
    /* The categories of each move there, as a set; the game is not over. */
    void (*categorise)(const struct task *task, uint64_t set[MOST_CHILDREN]);
    void (*describe)(const struct task *task, bool ascii, struct description *description);
    /* The numbers of the moves that a word may mean there, a name or what records say: one, none, or several if it is
     * ambiguous. */
    int (*find)(const struct task *task, const char *word, uint16_t number[MOST_CHILDREN]);
    /* For the tests: NULL, or which invariant that position breaks. */
    const char *(*broken)(const struct task *task);
    const char *const *category_names; /* up to the first NULL; none: categories are numbers */
    const bool *named_by_numbers;      /* is a number the name of a move? */
    const Format *const *formats;      /* of records, its own, up to the first NULL */
    const Joined *joined;              /* to NULL: moves have blanks between them */
    bool (*knows_truth)(void);         /* does the game know what positions are worth? */
    size_t state_size;                 /* of a position, in bytes */
    /* Can the task's cutoff be used on this game?  NULL, or what is wrong, valid until the next call. */
    const char *(*check_cutoff)(const struct task *task);
    /* How many bytes an entry of the transposition table takes in its searches; 0 if the task is wrong. */
    size_t (*entry_bytes)(const struct task *task);
};

struct search {
    const Algorithm *algorithm;
    void (*run)(const struct task *task, struct outcome *outcome);
};

enum walk { PLAIN_WALK, FULL_WALK, WALKS };

/* A game and all parts, compiled for each other: [kind][number], of games one. */
struct game_unit {
    const struct part *part[PART_KINDS];
};
extern const struct game_unit *const game_units[];
extern const int part_counts[PART_KINDS];
extern const int game_count, algorithm_count, order_count, leaf_count, cutoff_count;

/* Of a program that was not made of all games or algorithms, which these are; otherwise "". */
extern const char made_of[];

static inline const struct part *part_of(int g, int kind, int number)
{
    return kind == GAME_PART ? game_units[number]->part[kind] : &game_units[g]->part[kind][number];
}

static inline const struct game *game_at(int g)
{
    return part_of(g, GAME_PART, g)->traits;
}

/* Most algorithms have one walk only, which stands for both. */
static inline const struct search *search_of(int g, int a, enum walk walk)
{
    const struct search *search = part_of(g, ALGORITHM_PART, a)->traits;
    return search->algorithm->plain ? &search[walk] : &search[FULL_WALK];
}

#endif
