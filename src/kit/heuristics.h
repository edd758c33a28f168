/*
 * What orders remember of cutoffs: at each ply the last two moves that made one, and for every move how much it cut
 * off.
 *
 * Killer moves: S. Akl, M. Newborn, "The principal continuation and the killer heuristic", 1977. History: J.
 * Schaeffer, "The history heuristic and alpha-beta search enhancements in practice", 1989; a cutoff counts as much as
 * the square of what was left to spend.
 */
#ifndef KIT_HEURISTICS_H
#define KIT_HEURISTICS_H

enum { KILLERS = 2, KILLER_PLIES = 256 };
enum { HISTORY_MOVES = sizeof(Move) == 1 ? 256 : 65536 }; /* small searches would pay for a needless megabyte */

struct Heuristics {
    Move killer[KILLER_PLIES][KILLERS];
    bool killed[KILLER_PLIES];          /* is there a killer at this ply? */
    uint64_t history[2][HISTORY_MOVES]; /* of each side; moves that agree in their lower bits share an entry */
};

/* NULL without memory. */
static inline Heuristics *make_heuristics(Arena *arena)
{
    return arena_take(arena, sizeof(Heuristics));
}

static inline uint64_t *history_of(Heuristics *heuristics, int plies)
{
    return heuristics->history[plies & 1];
}

static inline uint64_t entry_of(Move move)
{
    return (uint64_t)move % HISTORY_MOVES;
}

static inline void remember_cutoff(Heuristics *heuristics, int plies, int left, Move move)
{
    history_of(heuristics, plies)[entry_of(move)] += (uint64_t)left * (uint64_t)left;
    if (plies >= KILLER_PLIES || (heuristics->killed[plies] && heuristics->killer[plies][0] == move))
        return;
    heuristics->killer[plies][1] = heuristics->killed[plies] ? heuristics->killer[plies][0] : move;
    heuristics->killer[plies][0] = move;
    heuristics->killed[plies] = true;
}

#endif
