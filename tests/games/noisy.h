/*
 * What the tests of chess and shogi share.  A test includes its game, then this, and defines
 *
 *     static bool is_noisy(const Rules *rules, const State *state, Move move, bool checks);    by what it leads to
 */
#ifndef TESTS_GAMES_NOISY_H
#define TESTS_GAMES_NOISY_H

#include "tests/games/inside.h"

static bool is_noisy(const Rules *rules, const State *state, Move move, bool checks);

static bool is_checked(const Rules *rules, const State *state)
{
    return view_of(rules, state).checkers;
}

/* By the numbers of the values of the game's first two parameters. */
static const Rules *rules_of(int first, int without)
{
    return rules_with((Setting[MAX_PARAMETERS]){{.choice = first}, {.choice = without}});
}

static int times_listed(const Move *list, int count, Move move)
{
    int times = 0;
    for (int i = 0; i < count; i++)
        times += list[i] == move;
    return times;
}

/* --- lists ---------------------------------------------------------------------------------------------------- */

typedef struct {
    int first;
    const char *position, *noisy,
        *checks; /* the names of moves, in their order; those that are listed for checks alone */
} Listed;

/* The names of noisy moves, or of those that are so for checks alone. */
static const char *names_of(const Rules *rules, const State *state, bool for_checks, char text[1000])
{
    Move some[MAX_MOVES], all[MAX_MOVES];
    const int count = game.noisy(rules, state, false, some), more = game.noisy(rules, state, true, all);
    *text = '\0';
    for (int i = 0; i < (for_checks ? more : count); i++) {
        char word[MOVE_TEXT];
        game.name(rules, for_checks ? all[i] : some[i], word);
        if (!for_checks || !times_listed(some, count, all[i]))
            strcat(strcat(text, *text ? " " : ""), word);
    }
    return text;
}

static void assert_listed(const Listed *listed, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const Rules *rules = rules_of(listed[i].first, 0);
        const State state = position_of(rules, listed[i].position);
        char text[1000];
        for (int for_checks = 0; for_checks < 2; for_checks++) {
            const char *wanted = for_checks ? listed[i].checks : listed[i].noisy;
            if (strcmp(names_of(rules, &state, for_checks, text), wanted) != 0)
                fail_msg("%s: %s \"%s\", and not \"%s\"", listed[i].position,
                         for_checks ? "checks are" : "noisy is", text, wanted);
        }
    }
}

/* Every noisy move is listed once, and no other; and so it is as many plies further on.  Returns how many there are. */
static int assert_all_listed(const Rules *rules, const State *state, bool checks, int plies)
{
    Move list[MAX_MOVES], some[MAX_MOVES];
    assert_true(game.in_check(rules, state) == is_checked(rules, state));
    if (finished(rules, state))
        return 0;
    const int count = moves(rules, state, list), noisy_ones = game.noisy(rules, state, checks, some);
    int found = 0, sum = noisy_ones;
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT];
        game.name(rules, list[i], text);
        const int times = times_listed(some, noisy_ones, list[i]);
        if (times != is_noisy(rules, state, list[i], checks))
            fail_msg("%s is listed %d times", text, times);
        found += times;
        const State child = play(rules, state, list[i]);
        sum += plies > 0 ? assert_all_listed(rules, &child, checks, plies - 1) : 0;
    }
    assert_int_equal(found, noisy_ones);
    return sum;
}

/* The same, and that checks are more. */
static void assert_all_noisy(int first, const char *text, int plies)
{
    const Rules *rules = rules_of(first, 0);
    const State position = position_of(rules, text);
    const int without = assert_all_listed(rules, &position, false, plies);
    assert_true(assert_all_listed(rules, &position, true, plies) > without);
}

/* --- what they win -------------------------------------------------------------------------------------------- */

/* What a move wins at once is what it adds to the evaluation, if that is of material alone. */
static void assert_gain(const char *position, const char *move, int everything, Value wanted)
{
    const Rules *rules = rules_of(0, everything);
    const State state = position_of(rules, position);
    const Move taking = move_of(rules, &state, move);
    const State child = play(rules, &state, taking);
    const Value won = game.gain(rules, &state, taking), added = -evaluate(rules, &child) - evaluate(rules, &state);
    if (won != wanted || added != wanted)
        fail_msg("%s, %s: wins %d, adds %d, and not %d", position, move, (int)won, (int)added, (int)wanted);
}

/* And in the end, after all that is taken back. */
typedef struct {
    const char *position, *move;
    Value exchange;
} Exchanged;

static void assert_exchanged(const Exchanged *exchanged, size_t count)
{
    const Rules *rules = rules_of(0, 0);
    for (size_t i = 0; i < count; i++) {
        const State state = position_of(rules, exchanged[i].position);
        const Value won = game.exchange(rules, &state, move_of(rules, &state, exchanged[i].move));
        if (won != exchanged[i].exchange)
            fail_msg("%s, %s: %d, and not %d", exchanged[i].position, exchanged[i].move, (int)won,
                     (int)exchanged[i].exchange);
    }
}

/* --- what quiescence search makes of them, in cells ----------------------------------------------------------- */

/* A piece hangs.  The static evaluation knows nothing of that, and quiescence takes it, which leads to a position
 * without it.  Another is defended: a search of one ply takes it, and quiescence does not, neither at once nor beyond the
 * horizon. */
static void assert_quiescence(const char *hanging, const char *taken, const char *defended)
{
    assert_int_equal(run_cell("%s limit=0 leaf=quiescence", hanging).value, -run_cell("%s limit=0", taken).value);
    assert_true(run_cell("%s limit=0", hanging).value < run_cell("%s limit=0 leaf=quiescence", hanging).value);
    assert_int_equal(run_cell("%s limit=0 leaf=quiescence", defended).value,
                     run_cell("%s limit=0", defended).value);
    assert_true(run_cell("%s limit=1", defended).value > run_cell("%s limit=1 leaf=quiescence", defended).value);
}

/* A mate beyond the horizon, which only checks find; and a side in check does not stand pat, but loses what makes it so
 * good that it is worth more than 500, and is then worth less than `left`. */
static void assert_checks_beyond(const char *mate, Value worth, const char *fork, Value left)
{
    assert_true(run_cell("%s limit=0 leaf=quiescence", mate).value < worth);
    assert_int_equal(run_cell("%s limit=0 leaf=quiescence checks=1", mate).value, worth);
    assert_true(run_cell("%s limit=0", fork).value > 500);
    assert_true(run_cell("%s limit=0 leaf=quiescence", fork).value < left);
}

/* --- notation ----------------------------------------------------------------------------------------------- */

/* What is read is possible, is written in a way that is read as the same, and can be played on. */
static void check_read(const Rules *rules, const char *text)
{
    State position, again;
    bool second, second_again;
    char written[POSITION_TEXT];
    Text writer = {written, written + sizeof written - 1};
    if (game.read(rules, text, &position, &second))
        return;
    game.write(rules, &position, second, &writer);
    if (game.read(rules, written, &again, &second_again) || memcmp(&position, &again, sizeof position) != 0 ||
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
