/* What tests of one game share that know it from the inside: its file is included before. */
#ifndef TESTS_GAMES_INSIDE_H
#define TESTS_GAMES_INSIDE_H

#include "tests/helper.h"

/* The rules with these settings, in the order of the game's parameters; valid until the next call. */
static inline const Rules *rules_with(const Setting settings[MAX_PARAMETERS])
{
    static Arena arena;
    static Rules rules;
    arena_free(&arena);
    arena.limit = SIZE_MAX;
    assert_null(setup(&rules, settings, 0, &arena));
    return &rules;
}

static inline State position_of(const Rules *rules, const char *text)
{
    State state;
    bool second = false;
    const char *error = game.read(rules, text, &state, &second);
    if (error)
        fail_msg("%s: %s", text, error);
    return state;
}

static inline void assert_written(const Rules *rules, const State *state, bool second, const char *wanted)
{
    char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    game.write(rules, state, second, &writer);
    assert_string_equal(text, wanted);
}

/* The move of this name. */
static inline Move move_of(const Rules *rules, const State *state, const char *wanted)
{
    Move list[MAX_MOVES];
    for (int i = moves(rules, state, list) - 1; i >= 0; i--) {
        char text[MOVE_TEXT];
        game.name(rules, list[i], text);
        if (strcmp(text, wanted) == 0)
            return list[i];
    }
    fail_msg("there is no %s", wanted);
    return 0;
}

/* The noisy moves of this position and how much each wins, such as "b4+2"; "check" if its side cannot stand pat. */
static inline void assert_noisy(const Rules *rules, const char *position, const char *wanted)
{
    const State state = position_of(rules, position);
    Move list[MAX_MOVES];
    char text[200] = "", called[MOVE_TEXT];
    Text writer = {text, text + sizeof text - 1};
    if (game.in_check && game.in_check(rules, &state))
        put(&writer, "check");
    for (int i = 0, number = game.noisy(rules, &state, false, list); i < number; i++) {
        game.name(rules, list[i], called);
        put(&writer, "%s%s", i ? " " : "", called);
        if (game.gain)
            put(&writer, "+%d", (int)(game.gain(rules, &state, list[i]) / (game.unit ? game.unit : 1)));
    }
    assert_string_equal(text, wanted);
}

/* A number stands for the position from which it was made. */
static inline void check_number(const Rules *rules, const State *state)
{
    State back;
    memset(&back, 0x55, sizeof back);
    back = game.of_number(rules, game.number(rules, state));
    assert_memory_equal(&back, state, sizeof back);
}

#endif
