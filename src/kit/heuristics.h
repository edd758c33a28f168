/*
 * What orders remember of cutoffs: the last two moves that made one at each ply, and how much every move did.
 *
 * Killer moves: S. Akl, M. Newborn, "The principal continuation and the killer heuristic", 1977.
 * History: J. Schaeffer, "The history heuristic and alpha-beta search enhancements in practice", 1989; a cutoff counts
 * as much as the square of what was left to spend.
 */
#ifndef KIT_HEURISTICS_H
#define KIT_HEURISTICS_H

enum { KILLERS = 2, KILLER_PLIES = 256 };
enum { HISTORY_MOVES = sizeof(Move) == 1 ? 256 : 65536 }; /* small searches would pay for the megabyte */

struct Memory {
    Move killer[KILLER_PLIES][KILLERS];
    bool killed[KILLER_PLIES];          /* is there any? */
    uint64_t history[2][HISTORY_MOVES]; /* of each side; moves that agree in their lower bits share a place */
};

/* NULL without memory. */
static inline Memory *make_memory(Arena *arena)
{
    return arena_take(arena, sizeof(Memory));
}

static inline uint64_t *history_of(Memory *memory, int plies, Move move)
{
    return &memory->history[plies & 1][(uint64_t)move % HISTORY_MOVES];
}

static inline void note_cutoff(Memory *memory, int plies, int left, Move move)
{
    *history_of(memory, plies, move) += (uint64_t)left * (uint64_t)left;
    if (plies >= KILLER_PLIES || (memory->killed[plies] && memory->killer[plies][0] == move))
        return;
    memory->killer[plies][1] = memory->killed[plies] ? memory->killer[plies][0] : move;
    memory->killer[plies][0] = move;
    memory->killed[plies] = true;
}

#endif
