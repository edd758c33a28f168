/*
 * What tests of one game ask of its rules, where a test knows them from the inside: its file is included before, and calls
 * its reader and writer of positions read_position and write_position.
 */
#ifndef TESTS_GAMES_RULES_H
#define TESTS_GAMES_RULES_H

#include "tests/helper.h"

/* The rules with this choice for the first parameter, 0 or 1, and the first choices for all others. */
static inline const Rules *rules_of(int choice)
{
    static Rules rules[2];
    const Setting settings[MAX_PARAMETERS] = {{.choice = choice}};
    assert_null(setup(&rules[choice], settings, 0, NULL));
    return &rules[choice];
}

static inline State position_of(const Rules *rules, const char *text)
{
    State state;
    bool second;
    const char *error = read_position(rules, text, &state, &second);
    if (error)
        fail_msg("%s: %s", text, error);
    return state;
}

/* --- moves -------------------------------------------------------------------------------------------------- */

static inline uint64_t sequences_of(const Rules *rules, const State *state, int depth)
{
    Move list[MAX_MOVES];
    uint64_t sum = 0;
    if (finished(rules, state))
        return 0;
    if (depth == 1)
        return (uint64_t)count(rules, state);
    for (int i = 0, number = moves(rules, state, list); i < number; i++) {
        const State child = play(rules, state, list[i]);
        sum += sequences_of(rules, &child, depth - 1);
    }
    return sum;
}

/* From the position there are so many sequences of 1, 2, 3 ... moves; 0 ends the list. */
static inline void assert_counts(const Rules *rules, const char *text, const uint64_t counts[])
{
    const State position = position_of(rules, text);
    for (int depth = 1; counts[depth - 1]; depth++)
        assert_int_equal(sequences_of(rules, &position, depth), counts[depth - 1]);
}

/* Is this a move here, and which? */
static inline bool find_move(const Rules *rules, const State *state, const char *wanted, Move *move)
{
    Move list[MAX_MOVES];
    bool found = false;
    *move = 0;
    for (int i = moves(rules, state, list) - 1; i >= 0 && !found; i--) {
        char text[MOVE_TEXT];
        name(rules, list[i], text);
        *move = list[i];
        found = strcmp(text, wanted) == 0;
    }
    return found;
}

/* In this position one is a move, and the other is none. */
static inline void assert_moves(const Rules *rules, const char *text, const char *may, const char *may_not)
{
    const State state = position_of(rules, text);
    Move move;
    if (!find_move(rules, &state, may, &move))
        fail_msg("%s: there is no %s", text, may);
    if (find_move(rules, &state, may_not, &move))
        fail_msg("%s: there is %s", text, may_not);
}

/* --- notation ----------------------------------------------------------------------------------------------- */

static inline void assert_written(const Rules *rules, const State *state, bool second, const char *wanted)
{
    char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    write_position(rules, state, second, &writer);
    assert_string_equal(text, wanted);
}

/* The text is read, and written so. */
static inline void assert_spelled(const Rules *rules, const char *text, const char *wanted)
{
    State state;
    bool second;
    assert_null(read_position(rules, text, &state, &second));
    assert_written(rules, &state, second, wanted);
}

/* It is not read, and this is part of what is said. */
static inline void assert_unread(const Rules *rules, const char *text, const char *wanted)
{
    State state;
    bool second;
    const char *error = read_position(rules, text, &state, &second);
    if (!error || !strstr(error, wanted))
        fail_msg("%s: %s, and not %s", text, error ? error : "read", wanted);
}

/* What is read is possible, is written in a way that is read as the same, and can be played on. */
static inline void check_read(const Rules *rules, const char *text)
{
    State position, again;
    bool second, second_again;
    char written[POSITION_TEXT];
    Text writer = {written, written + sizeof written - 1};
    if (read_position(rules, text, &position, &second))
        return;
    write_position(rules, &position, second, &writer);
    if (read_position(rules, written, &again, &second_again) || memcmp(&position, &again, sizeof position) != 0 ||
        second != second_again)
        fail_msg("%s is read, but is not %s, as it is written", text, written);
    if (broken(rules, &position))
        fail_msg("%s is read, and %s", text, broken(rules, &position));
    if (finished(rules, &position))
        return;
    Move list[MAX_MOVES];
    const int number = moves(rules, &position, list);
    assert_int_equal(number, count(rules, &position));
    for (int i = 0; i < number; i++) {
        const State child = play(rules, &position, list[i]);
        if (broken(rules, &child))
            fail_msg("%s: after move %d %s", text, i, broken(rules, &child));
    }
}

#endif
