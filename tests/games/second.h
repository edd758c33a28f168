/*
 * A second program of a game, written from the rules square by square, beside the game in random games, and where sequences of
 * moves are counted.  A test includes the game, has `struct board`, whose `mover` is 'o' if it is the turn of who did not begin,
 * and `struct action`, then includes this, and defines
 *
 *     static struct board start(const Setting *settings);                        those of the game
 *     static int actions(const struct board *board, struct action *list);        none if the game is over
 *     static struct board act(struct board board, struct action action);
 *     static void name_action(const struct action *action, char name[NAMED]);
 *     static void write_board(const struct board *board, Text *text);
 *     static void check_board(const Rules *rules, const State *state, const struct board *board, bool over);    whatever else
 */
#ifndef TESTS_GAMES_SECOND_H
#define TESTS_GAMES_SECOND_H

#include "kit/random.h"
#include "tests/games/inside.h"

enum { NAMED = 60 };

static int actions(const struct board *board, struct action *list);
static struct board act(struct board board, struct action action);
static void name_action(const struct action *action, char name[NAMED]);
static void write_board(const struct board *board, Text *text);
static struct board start(const Setting *settings);
static void check_board(const Rules *rules, const State *state, const struct board *board, bool over);

static const char *text_of(const struct board *board)
{
    static char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    write_board(board, &writer);
    return text;
}

/* The same moves, in whatever order; the one in this place of the game's list. */
static struct action same_moves(const struct board *board, const Rules *rules, const Move *of, int count, int place)
{
    static struct action list[MAX_MOVES];
    static char names[MAX_MOVES][NAMED];
    struct action found = {0};
    assert_int_equal(actions(board, list), count);
    for (int i = 0; i < count; i++)
        name_action(&list[i], names[i]);
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT];
        int at = i;
        game.name(rules, of[i], text);
        for (int tried = 0; strcmp(text, names[at]) != 0; at = (at + 1) % count)
            if (tried++ == count)
                fail_msg("%s: there is no %s", text_of(board), text);
        if (i == place)
            found = list[at];
    }
    return found;
}

/* Random moves from here on, in both. */
static void play_both(const Rules *rules, struct board board, uint64_t key)
{
    static struct action any[MAX_MOVES];
    State state = position_of(rules, text_of(&board));
    for (uint64_t ply = 0; ply < 300; ply++) {
        Move list[MAX_MOVES];
        const bool over = actions(&board, any) == 0;
        assert_written(rules, &state, board.mover == 'o', text_of(&board));
        assert_int_equal(finished(rules, &state), over);
        check_board(rules, &state, &board, over);
        if (game.number && (!game.numbered || game.numbered(rules)))
            check_number(rules, &state);
        if (over)
            return;
        const int number = moves(rules, &state, list), place = (int)below(descend(key, ply), (uint32_t)number);
        board = act(board, same_moves(&board, rules, list, number, place));
        state = play(rules, &state, list[place]);
    }
}

/* So many games from the start. */
static void play_games(const Setting settings[MAX_PARAMETERS], uint64_t games_played)
{
    const Rules *rules = rules_with(settings);
    const struct board board = start(settings);
    const State first = initial(rules);
    assert_written(rules, &first, board.mover == 'o', text_of(&board));
    for (uint64_t seed = 0; seed < games_played; seed++)
        play_both(rules, board, seed);
}

static uint64_t sequences(const struct board *board, int plies)
{
    struct action list[MAX_MOVES];
    const int count = actions(board, list);
    uint64_t sum = 0;
    for (int i = 0; i < count && plies > 1; i++) {
        const struct board next = act(*board, list[i]);
        sum += sequences(&next, plies - 1);
    }
    return plies > 1 ? sum : (uint64_t)count;
}

/* Every count that the game states, but for large ones. */
static inline void count_known(const char *called, uint64_t most)
{
    for (int known = 0; known < (int)(sizeof game.known / sizeof *game.known) && game.known[known].settings;
         known++) {
        char words[200];
        snprintf(words, sizeof words, "game=%s %s", called, game.known[known].settings);
        const struct cell cell = cell_of(words);
        const uint64_t *perft = game.known[known].perft;
        if (strcmp(cell_setting(&cell, GAME_PART, "position")->text, "start") != 0)
            continue;
        const struct board board = start(cell.setting[GAME_PART]);
        for (int i = 0; i < KNOWN_COUNTS && perft[i] && perft[i] <= most; i++)
            assert_int_equal(sequences(&board, i + 1), perft[i]);
    }
}

#endif
