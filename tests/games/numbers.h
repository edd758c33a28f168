/*
 * Numbers of positions with given settings, where the laws try the published ones only.  The game's file is included before.
 */
#ifndef TESTS_GAMES_NUMBERS_H
#define TESTS_GAMES_NUMBERS_H

#include "kit/random.h"
#include "tests/helper.h"

static inline void check_number(const Rules *rules, const State *state)
{
    State back;
    memset(&back, 0x55, sizeof back);
    back = game.of_number(rules, game.number(rules, state));
    assert_memory_equal(&back, state, sizeof back);
}

/* Positions with these settings have numbers, which are checked in random games, or have none. */
static inline void check_numbers(const Setting *settings, bool wanted)
{
    static Rules rules;
    assert_null(setup(&rules, settings, 0, NULL));
    assert_int_equal(!game.numbered || game.numbered(&rules), wanted);
    for (uint64_t seed = 0; wanted && seed < 50; seed++) {
        State state = initial(&rules);
        check_number(&rules, &state);
        for (uint64_t ply = 0; ply < 300 && !finished(&rules, &state); ply++) {
            Move list[MAX_MOVES];
            const uint32_t number = (uint32_t)moves(&rules, &state, list);
            state = play(&rules, &state, list[below(descend(seed, ply), number)]);
            check_number(&rules, &state);
        }
    }
}

#endif
