/*
 * What leaves and prunings say that positions and moves are worth, and what they promise to whoever goes by that.
 */
#ifndef KIT_WORTH_H
#define KIT_WORTH_H

#include "kit/part.h"

typedef struct Search Search;
typedef struct Path Path;
typedef struct Children Children;
typedef struct Anatomy Anatomy;       /* kit/anatomy.h */
typedef struct Table Table;           /* kit/transposition_table.h */
typedef struct Heuristics Heuristics; /* kit/heuristics.h */

/*
 * LEAVES.  A position is a leaf if the game is over, which is looked for first, or at the horizon: where the prices of its path's
 * moves add up to the limit, or after most_plies moves.  A finished game is worth its score; at the horizon a position is worth
 * its static evaluation, or what search->worth finds by a search of its own.  So that this one can cut, too, an algorithm hands
 * at_leaf() its window, alpha < beta, for the side to move there.  Let v be what the leaf is worth, and r what at_leaf() says:
 *
 *     r <= alpha   then v <= r
 *     r >= beta    then v >= r
 *     otherwise    v == r
 *
 * as alphabeta has it for inner positions.  Who evaluates leaves promises:
 *
 *   - v is within bound(rules) and depends on the position alone, unless the leaf says that it depends on the window (part.h).
 *   - A value is called exact only if v == r whatever the window was, as scores and static evaluations are.
 *   - Evaluations are counted where they are made, by static_value() or assess(), and positions beyond the horizon are told of by
 *     visit_beyond() before they are looked at: they spend nodes and budgets, but are neither leaves nor terminals.
 *   - A bound is as close as it can be had, for mtdf goes where it points.
 *
 * Who uses them hands an open window, -INFINITE and INFINITE, where it has none, and takes a leaf at the horizon never for
 * finished: not for the table, in which values that rest on finished games answer at any depth, nor for deepening, nor for a
 * reference that is called exact.  Only what a leaf calls exact is kept as such; search->bounds counts the others.  SSS* asks no
 * more than whether a leaf is below a state's merit h: its window is -INFINITE and h where MAX is to move, and -h and INFINITE
 * where MIN is.  The orders best and worst go by what leaves are worth, all else by static values.
 */
typedef struct {
    Value value;
    bool exact; /* whatever the window */
} Worth;

/*
 * PRUNINGS.  A part may answer an inner position before its moves are listed, leave a move out before it is made, or make it
 * dearer or cheaper.  So an algorithm hands expand() its window, alpha < beta, and next_child() in `best` the largest value that
 * it has found, -INFINITE at first, all for the side to move.  A child that no pruning has looked at matters in the window
 * larger(alpha, best)..beta; that a pruning sees, beside the position, its path (spent_of() and search->limit say what is left,
 * and spent_elsewhere() what the other side has spent, if each has an account), and the move.  It never sees the algorithm.
 *
 *     answer(search, state, path, alpha, beta, &worth)        what is the position worth?  false: search it
 *     weigh(search, state, path, alpha, beta, &children, i)   is child i left out, and worth how much at most?  Or how much
 *                                                             dearer is it?  Of `children` only move[i] is to be looked at
 *
 * Both may search a position themselves by peek() (algorithms/windows/peek.h), which counts and spends as all else; search->now.peeking
 * tells how many peeks are under way, and step(search, state, path, children, i) is the path to the child that is weighed.  A
 * pruning promises:
 *
 *   - An answer keeps the contract of a leaf, and is called exact only if it is exact in every window.
 *   - A move that is left out is worth no more than `most`, which is no more than alpha and as small as can be shown: it becomes a
 *     bound of the position's value.  A pruning that does not promise that, or changes prices, says on what values depend (part.h).
 *
 * At the root nothing is answered, since a search owes its caller a move; those that promise to leave one (.at_root) weigh.  When
 * next_child() says that there is no other child, it has raised best to what those left out may be worth, or to the answer.  An
 * answered position counts as a leaf, and in search->bounds if that is a bound, as does a move that is left out; no bound that
 * rests on anything pruned counts as finished.  Prunings are asked from left to right: the first answer, and the first that leaves
 * a move out, decide; each sees the price as those before it left it.  Who wants to know whether a dearer move suffices peeks at
 * it with more spent, and leaves it out if so.
 *
 * A pruning finds its settings in search->pruning, what is known of the position in search->now.standing, and the price of a ply in
 * search->ply_price; algorithms/prunings/look.h has what most ask.  One that makes null moves sets search->now.passed_to, and
 * search->now.verifying while it looks for another's fault: positions reached by such ways are different ones for the table.
 */
typedef struct { /* of a move */
    bool left_out;
    Value most; /* of a move left out: it is worth no more */
    int dearer; /* what it costs above its price, or below; of a move left out, if it were searched after all */
} Verdict;

/* What prunings found out about the position that they are asked about, once one has asked: its static value, its best
 * move, and whether a side that passes would lose much. */
typedef struct {
    bool known;
    Value value;
    bool judged; /* by an oracle, which says that */
    Move best;   /* is the best move */
    bool passed, threatened;
} Standing;

/* NULL: it does nothing of that. */
typedef struct {
    bool (*answer)(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth);
    Verdict (*weigh)(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i);
    bool at_root;
    const Setting *setting;
} Pruner;

#endif
