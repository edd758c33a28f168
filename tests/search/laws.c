/*
 * The laws that every game, and every algorithm, order and cutoff on it, must keep.  Compiled once for each game:
 * GAME is its file, NAME its name.  An argument is a setting of the game, for all that is tried, or empty; one behind it is the
 * only test that is run.
 *
 * A game that can be built keeps its names here, too: all that is added begins with law_.
 */
#include GAME
#include "kit/hash.h"
#include "kit/random.h"
#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#define cell_of law_cell_of
#define cell_read law_cell_read
#define run_cell law_run_cell
#define same_position law_same_position
#include "tests/helper.h"
#include "tests/search/blame.h"
#include "tests/search/prunings.h"

/* Under a sanitizer everything takes ten times as long, so that less is tried; and without LONG in the environment, which
 * make test-long sets, a part of it. */
#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
enum { LAW_NODES = 250, LAW_SEEDS = 1 };
#else
enum { LAW_NODES = 1000, LAW_SEEDS = 2 };
#endif

static int law_part(int all, int part)
{
    return getenv("LONG") ? all : part;
}

/* Is a pair of an algorithm and an order tried, each time that one comes up in a test?  At first all are, so that each part is; then
 * every other one, or without LONG an eighth, and on each tree other ones. */
static uint64_t law_pairs;

static bool law_is_drawn(void)
{
    enum { LAW_FIRST_PAIRS = 1000 };
    const uint64_t pair = law_pairs++;
    return pair < LAW_FIRST_PAIRS || below(descend(0, pair), (uint32_t)law_part(2, 8)) == 0;
}

/* Trees of the tests' own leaves and prunings, which are tried in more ways, have an eighth of the nodes. */
enum { LAW_LEAF_SHARE = 8, LAW_COMBINATIONS = 100 };

/* A law of the game at one position; `second`: is the player to move the one who did not begin? */
typedef void Law(const Rules *rules, const State *state, bool second);

static const char *law_argument = "";

/* The cell of the game that these settings describe; false after a message. */
static bool law_read_settings(const char *settings, char text[1600], struct cell *cell)
{
    snprintf(text, 1600, "game=%s %s %s", NAME, settings, law_argument);
    return cell_read(text, cell);
}

/* Call a test for the default settings, which may be among the known ones, and for each that the game states known
 * counts of. */
static void law_for_settings(void (*test)(const struct cell *cell, const Known *known, Law *law), Law *law)
{
    const char *first = game.known[0].settings;
    for (int i = first && !*first ? 0 : -1; i < (int)(sizeof game.known / sizeof *game.known); i++) {
        char text[1600];
        struct cell cell;
        if (i >= 0 && !game.known[i].settings)
            break;
        assert_true(law_read_settings(i < 0 ? "" : game.known[i].settings, text, &cell));
        memset(&law_trial, 0, sizeof law_trial);
        law_trial.cell = &cell;
        test(&cell, i < 0 ? NULL : &game.known[i], law);
    }
}

/* The rules of a cell's game. */
static void law_set_up(Rules *rules, const struct cell *cell, uint64_t seed, Arena *arena)
{
    memset(rules, 0, sizeof *rules);
    const char *wrong = setup(rules, cell->setting[GAME_PART], seed, arena);
    law_require(!wrong, "the game cannot be set up: %s", wrong);
}

/* A search that is ready to start. */
static void law_begin(const struct task *task, struct reached *at, Search *search)
{
    const char *wrong = begin(task, at, search);
    law_require(!wrong, "the search cannot begin: %s", wrong);
}

/* --- the game --------------------------------------------------------------------------------------------- */

static uint64_t law_counted; /* so many of the known counts */

static void law_perft_is_known(const struct cell *cell, const Known *known, Law *law)
{
    (void)law;
    const int most = law_part(600000000, 20000000); /* counted in less than ten seconds, or in less than one */
    const struct task task = cell_task(cell);
    for (int i = 0; known && i < KNOWN_COUNTS && known->perft[i]; i++) {
        char words[100];
        snprintf(words, sizeof words, "the number of sequences of %d %s, the first that is not as known,", i + 1,
                 i ? "plies" : "ply");
        law_trial.perft = i + 1;
        if (known->perft[i] > (uint64_t)most) {
            print_message("not counted: sequences of depth %d of %s, which are more than %d\n", i + 1,
                          *known->settings ? known->settings : NAME, most);
            continue;
        }
        law_equal(game_at(cell->part[GAME_PART])->perft(&task, i + 1, false).sequences, known->perft[i], words);
        law_counted++;
    }
}

static void law_of_perft(void **state)
{
    (void)state;
    law_counted = 0;
    law_for_settings(law_perft_is_known, NULL);
    law_require_tried(law_counted > 0,
                      "that sequences of moves are as many as somebody else counted: .known of " GAME
                      " has no such count, or none that is small enough; add one, such as of a smaller board");
}

static Value law_worth(const Rules *rules, const State *state)
{
    return finished(rules, state) ? score(rules, state) : evaluate(rules, state);
}

static void law_values_are_bounded(const Rules *rules, const State *state, bool second)
{
    const Value value = law_worth(rules, state);
    (void)second;
    law_within(bound(rules), 0, ((Value)1 << 62) - 1, "the bound of all values");
    law_within(value, -bound(rules), bound(rules), "the position's value");
}

static void law_positions_are_possible(const Rules *rules, const State *state, bool second)
{
    (void)second;
    if (game.broken && game.broken(rules, state))
        law_require(false, "no such position is possible: %s", game.broken(rules, state));
}

static void law_swapping_changes_the_sign(const Rules *rules, const State *state, bool second)
{
    (void)second;
    if (!game.swap || finished(rules, state))
        return;
    const State swapped = game.swap(rules, state), back = game.swap(rules, &swapped);
    law_require(memcmp(&back, state, sizeof back) == 0, "with its sides swapped twice the position is another");
    if (!finished(rules, &swapped))
        law_equal(evaluate(rules, &swapped), -evaluate(rules, state), "the evaluation with the sides swapped");
}

static int law_list_moves(const Rules *rules, const State *state, Move *list)
{
    const int count = finished(rules, state) ? 0 : moves(rules, state, list);
    law_within(count, !finished(rules, state), MAX_MOVES, "the number of moves");
    return count;
}

static void law_moves_are_listed_once(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES], again[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    law_equal(law_list_moves(rules, state, again), count, "the number of moves when they are listed again");
    law_require(memcmp(again, list, (size_t)count * sizeof *list) == 0,
                "the moves are others when they are listed again");
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            law_require(list[i] != list[j], "move %d, %s, is listed again as move %d", j,
                        law_called(rules, list[j]), i);
    if (game.count && count)
        law_equal(game.count(rules, state), count, "what count() says of the moves");
}

/* Moves of other positions, which a search may remember, are told from those of this one. */
static void law_remembered_moves_are_judged(const Rules *rules, const State *state, bool second)
{
    static Move others[4 * MAX_MOVES];
    static int kept;
    static Rules of; /* the moves of another board are no moves of this one */
    Move list[MAX_MOVES];
    if (memcmp(&of, rules, sizeof of) != 0)
        kept = 0;
    of = *rules;
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < kept && count && game.legal; i++) {
        bool listed = false;
        for (int j = 0; j < count; j++)
            listed |= list[j] == others[i];
        law_require(game.legal(rules, state, others[i]) == listed,
                    "a move of another position, %s, is %s, and legal() "
                    "says the opposite",
                    law_called(rules, others[i]), listed ? "listed" : "not listed");
    }
    for (int i = 0; i < count; i++) {
        law_require(!game.legal || game.legal(rules, state, list[i]), "move %d, %s, is listed, and not legal()", i,
                    law_called(rules, list[i]));
        kept = kept < 4 * MAX_MOVES ? kept : 0;
        others[kept++] = list[i];
    }
}

static void law_moves_cost_a_ply(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < count && game.plies; i++)
        law_within(game.plies(rules, state, list[i]), count > 1, 1, "what a move costs in plies");
}

/* The values of all children at once are those of each. */
static void law_children_are_assessed(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    Value value[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    if (!game.assess_all || !count)
        return;
    const int said = game.assess_all(rules, state, value);
    int unfinished = 0;
    for (int i = 0; i < count; i++) {
        const State child = play(rules, state, list[i]);
        law_require(value[i] == -law_worth(rules, &child),
                    "assess_all() says that move %d, %s, is worth %lld, and its "
                    "position says %lld",
                    i, law_called(rules, list[i]), (long long)value[i], -(long long)law_worth(rules, &child));
        unfinished += !finished(rules, &child);
    }
    law_equal(said, unfinished, "what assess_all() says of how many children go on");
}

/* A forced move is the first of those that look best. */
static void law_forced_moves_are_best(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES], move;
    const int count = law_list_moves(rules, state, list);
    int best = 0;
    Value value[MAX_MOVES];
    (void)second;
    if (!game.forced || !count || !game.forced(rules, state, &move))
        return;
    for (int i = 0; i < count; i++) {
        const State child = play(rules, state, list[i]);
        value[i] = -law_worth(rules, &child);
        best = value[i] > value[best] ? i : best;
    }
    law_require(move == list[best], "forced() says %s, and the first best move is %s, with value %lld",
                law_called(rules, move), law_called(rules, list[best]), (long long)value[best]);
}

/* Truth is minimax to the end of the game, if it is that of one move and the other's truth. */
static void law_truth_is_minimax(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    if (!game.truth)
        return;
    Value best = count ? -INFINITE : score(rules, state);
    for (int i = 0; i < count; i++) {
        const State child = play(rules, state, list[i]);
        best = larger(best, -game.truth(rules, &child));
    }
    law_within(best, -bound(rules), bound(rules), "what truth() says of a best move");
    law_equal(game.truth(rules, state), best, "what truth() says");
}

static void law_names_differ(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < count && game.name; i++)
        for (int j = 0; j < i; j++) {
            char name[MOVE_TEXT] = "", other[MOVE_TEXT] = "";
            game.name(rules, list[i], name);
            game.name(rules, list[j], other);
            law_require(list[i] == list[j] || strcmp(name, other) != 0, "moves %d and %d are both called %s", j, i,
                        name);
        }
}

/* A move falls into a category, and into none without a name; and a game with one of moves that take back tells searches
 * where and what a move takes. */
static void law_categories_are_named(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    int names = 0;
    (void)second;
    while (names < MAX_CATEGORIES && game.category_names[names])
        names++;
    law_require(!game.taking_back || (game.gain && game.exchange && game.landing),
                "the game has taking_back, but not all of gain, exchange and landing");
    for (int i = 0; i < count && game.categories; i++) {
        const uint64_t set = game.categories(rules, state, list[i]);
        law_require(set != 0, "move %d, %s, falls into no category", i, law_called(rules, list[i]));
        law_require(names == 0 || names == MAX_CATEGORIES || set >> names == 0,
                    "move %d, %s, falls into a category without a name", i, law_called(rules, list[i]));
    }
}

static void law_less_and_less_remains(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < count && game.remaining; i++) {
        const State after = play(rules, state, list[i]);
        law_within(game.remaining(rules, &after), 0, game.remaining(rules, state), "how much remains after a move");
    }
}

/* A position is its bytes: made twice in different memory, it must be the same, padding and all. */
static void law_play_is_a_function(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES];
    const State before = *state;
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < count; i++) {
        State one, two;
        memset(&one, 0x55, sizeof one);
        memset(&two, 0xaa, sizeof two);
        one = play(rules, state, list[i]);
        two = play(rules, state, list[i]);
        law_require(memcmp(&one, &two, sizeof one) == 0, "move %d, %s, played twice makes two positions", i,
                    law_called(rules, list[i]));
        law_require(memcmp(&before, state, sizeof before) == 0,
                    "playing move %d, %s, changes the position it is played in", i, law_called(rules, list[i]));
    }
}

/* A position's bytes are all there is to it: it is worth the same, and has the same moves, whatever was seen since. */
static void law_positions_have_no_history(const Rules *rules, const State *state, bool second)
{
    Move list[MAX_MOVES], again[MAX_MOVES];
    const State before = *state;
    const Value value = law_worth(rules, state);
    const int count = law_list_moves(rules, state, list);
    (void)second;
    for (int i = 0; i < count; i++) {
        const State after = play(rules, &before, list[i]);
        const Value seen = law_worth(rules, &after);
        law_equal(law_worth(rules, &before), value, "the position's value after one of its children was seen");
        law_equal(law_worth(rules, &after), seen, "the value of a child that is seen again");
        law_equal(law_list_moves(rules, &before, again), count, "the number of moves after a child was seen");
        law_require(memcmp(again, list, (size_t)count * sizeof *list) == 0,
                    "the moves are others after a child was seen");
    }
}

/* A number stands for one position: that from which it was made. */
static void law_numbers_are_positions(const Rules *rules, const State *state, bool second)
{
    State back;
    (void)second;
    law_require(!game.number == !game.of_number, "the game has only one of number() and of_number()");
    if (!game.number || (game.numbered && !game.numbered(rules)))
        return;
    const uint64_t number = game.number(rules, state);
    memset(&back, 0x55, sizeof back);
    back = game.of_number(rules, number);
    law_require(memcmp(&back, state, sizeof back) == 0, "its number, %llu, is that of another position",
                (unsigned long long)number);
}

/* Any text that is read at all is read as a possible position, which its own notation says once more.  A notation without
 * fields has one text for a position; those of other programs may be written in several ways, or without their last fields. */
static void law_reads_what_is_possible(const Rules *rules, const char *text, bool fields)
{
    char again[POSITION_TEXT];
    Text writer = {again, again + sizeof again - 1};
    State read, back;
    bool side, other;
    memset(&read, 0x55, sizeof read);
    if (game.read(rules, text, &read, &side))
        return;
    const char *wrong = game.broken ? game.broken(rules, &read) : NULL;
    law_require(!wrong, "%s is read, though %s", text, wrong);
    game.write(rules, &read, side, &writer);
    law_require(fields || strcmp(again, text) == 0, "%s is read, but as %s", text, again);
    wrong = game.read(rules, again, &back, &other);
    law_require(!wrong, "%s is read, and written as %s, which is not: %s", text, again, wrong);
    law_require(side == other && memcmp(&read, &back, sizeof read) == 0,
                "%s is read, and written as %s, which is another position", text, again);
}

/* A position is what its notation says. */
static void law_notation_reads_back(const Rules *rules, const State *state, bool second)
{
    char text[POSITION_TEXT], board[BOARD_TEXT];
    Text writer = {text, text + sizeof text - 1}, drawn = {board, board + sizeof board - 1};
    State read;
    bool side;
    if (!game.write)
        return;
    memset(&read, 0x55, sizeof read);
    game.write(rules, state, second, &writer);
    law_require(!strpbrk(text, " \t\n,\"'"), "the notation has spaces, commas or quotes");
    law_require(writer.at < writer.end && strcmp(text, "start") != 0, "the notation is too long, or \"start\"");
    if (game.read(rules, text, &read, &side))
        law_require(false, "the notation is not read back: %s", game.read(rules, text, &read, &side));
    law_require(memcmp(&read, state, sizeof read) == 0, "the notation is read back as another position");
    law_require(side == second, "the notation is read back with the other player to move");
    if (game.draw) {
        game.draw(rules, state, second, true, &drawn);
        law_require(drawn.at > board && drawn.at[-1] == '\n',
                    "the board that is drawn does not end with a line end");
        for (const char *at = board; *at; at++)
            law_require(*at == '\n' || (*at >= ' ' && *at < 127), "the board has a character that is not ASCII: %d",
                        *at);
    }
    if (law_trial.ply % law_part(1, 4) > 0)
        return;
    const bool fields = strchr(text, '_') || strstr(text, ":W"); /* as of FEN, SFEN and PDN */
    for (uint64_t i = 0; text[i]; i++) {
        static const char characters[] = "xo.:/#0123456789-+nN_ wbKQkqRPp";
        const uint64_t key = descend(hash_of(state), i);
        const char kept = text[i];
        text[i] = characters[below(key, sizeof characters - 1)];
        law_reads_what_is_possible(rules, text, fields);
        text[i] = kept;
    }
    for (size_t length = strlen(text); length-- > 0;) {
        text[length] = '\0';
        law_require(fields || game.read(rules, text, &read, &side), "a part of the notation, \"%s\", is read, too",
                    text);
        law_reads_what_is_possible(rules, text, fields);
    }
}

static uint64_t law_going_on; /* so many games did not end before they began */

/* The law at every position of random games; one of which it is known how much is left ends before a match would have
 * to give it up. */
static void law_random_game_keeps(const struct cell *cell, uint64_t seed, Law *law)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    struct cell here = *cell;
    char law_line[6 * MOST_MOVES] = "none", *end = law_line;
    cell_change(&here, GAME_PART, "seed")->seed = seed;
    cell_change(&here, GAME_PART, "moves")->text = law_line;
    law_set_up(&rules, cell, seed, &arena);
    State position = initial(&rules);
    law_going_on += !finished(&rules, &position);
    law_trial.cell = &here;
    law_trial.rules = &rules;
    law_trial.state = &position;
    for (law_trial.ply = 0; law_trial.ply < (law ? 150 : MOST_MOVES) && !finished(&rules, &position);
         law_trial.ply++) {
        Move list[MAX_MOVES];
        law_trial.second = law_trial.ply % 2;
        if (law)
            law(&rules, &position, law_trial.second);
        const int count = moves(&rules, &position, list);
        if (count < 1)
            break;
        const uint32_t chosen = below(descend(seed, (uint64_t)law_trial.ply), (uint32_t)count);
        position = play(&rules, &position, list[chosen]);
        end += sprintf(end, "%s%s%u", law_trial.ply ? "." : "", move_sign(cell), chosen);
    }
    law_trial.second = law_trial.ply % 2;
    if (law)
        law(&rules, &position, law_trial.second);
    else if (game.remaining)
        law_require(finished(&rules, &position), "the game goes on after %d moves, though it is known what remains",
                    law_trial.ply);
    arena_free(&arena);
}

static void law_random_games_keep(const struct cell *cell, const Known *known, Law *law)
{
    (void)known;
    for (uint64_t seed = 1; seed <= 60; seed++)
        law_random_game_keeps(cell, seed, law);
}

static Law law_noisy_moves_are_moves; /* quiet.h */

/* What a game may say or not: what a law is about. */
#define LAW_ABOUT(function) #function, offsetof(Game, function)

static struct law_listed {
    const char *name;
    Law *law;
    const char *about; /* NULL: every game has it */
    size_t offset;     /* of the function in Game */
} law_list[] = {
    {"values_are_bounded", law_values_are_bounded, NULL, 0},
    {"positions_are_possible", law_positions_are_possible, LAW_ABOUT(broken)},
    {"swapping_changes_the_sign", law_swapping_changes_the_sign, LAW_ABOUT(swap)},
    {"moves_are_listed_once", law_moves_are_listed_once, NULL, 0},
    {"remembered_moves_are_judged", law_remembered_moves_are_judged, LAW_ABOUT(legal)},
    {"moves_cost_a_ply", law_moves_cost_a_ply, LAW_ABOUT(plies)},
    {"children_are_assessed", law_children_are_assessed, LAW_ABOUT(assess_all)},
    {"forced_moves_are_best", law_forced_moves_are_best, LAW_ABOUT(forced)},
    {"truth_is_minimax", law_truth_is_minimax, LAW_ABOUT(truth)},
    {"names_differ", law_names_differ, LAW_ABOUT(name)},
    {"categories_are_named", law_categories_are_named, LAW_ABOUT(categories)},
    {"less_and_less_remains", law_less_and_less_remains, LAW_ABOUT(remaining)},
    {"play_is_a_function", law_play_is_a_function, NULL, 0},
    {"positions_have_no_history", law_positions_have_no_history, NULL, 0},
    {"numbers_are_positions", law_numbers_are_positions, NULL, 0},
    {"noisy_moves_are_moves", law_noisy_moves_are_moves, LAW_ABOUT(noisy)},
    {"notation_reads_back", law_notation_reads_back, LAW_ABOUT(write)},
    {"games_end", NULL, LAW_ABOUT(remaining)},
};
enum { LAW_COUNT = sizeof law_list / sizeof *law_list };

static void law_in_random_games(void **state)
{
    const struct law_listed *listed = *state;
    Function function;
    memcpy(&function, (const char *)&game + listed->offset, sizeof function);
    if (listed->about && !function) {
        print_message("not tried: the game has no %s(), and need not have it (src/kit/game.h)\n", listed->about);
        skip();
    }
    law_going_on = 0;
    law_for_settings(law_random_games_keep, listed->law);
    law_require_tried(law_going_on > 0,
                      "the moves of any position: every game is over at once; finished() errs, or " GAME
                      " takes a larger `known`");
}

/* --- searches --------------------------------------------------------------------------------------------- */

/* Of the leaf below: values that were no more than bounds, and windows that were not open; in one search. */
static uint64_t law_bounds, law_narrow;
/* Of each algorithm, those windows in all its searches, and the cutoffs. */
static uint64_t law_seen[64], law_cutoffs[64];

/* A leaf that looks one ply further, at a few moves, and errs in a way of its own.  Of some positions its value is exact whatever the
 * window; of the others it gives, outside the window, a bound, which is close or a little off.  (Not far off: mtdf,
 * which goes where bounds point, would take as many steps.) */
static Worth law_further(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    enum { LAW_SURE, LAW_CLOSE, LAW_OFF, LAW_SLACK = 3, LAW_FEW = 12 };
    Move list[MAX_MOVES];
    const uint64_t hash = descend(0, hash_of(state));
    const int manner = (int)(hash % 3);
    const Value error = (Value)(hash >> 8 & 3) * (bound(search->rules) / 8);
    Value worth = -INFINITE;
    (void)path;
    law_require(alpha < beta, "a leaf is asked with alpha %lld and beta %lld", (long long)alpha, (long long)beta);
    const int count = (int)smaller(moves(search->rules, state, list), LAW_FEW);
    for (int i = 0; i < count && (worth < beta || manner == LAW_SURE); i++) {
        const State child = play(search->rules, state, list[i]);
        worth = larger(worth, smaller(error - assess(search, &child), bound(search->rules)));
    }
    const bool exact = manner == LAW_SURE || (alpha < worth && worth < beta);
    law_bounds += !exact;
    law_narrow += alpha > -INFINITE || beta < INFINITE;
    if (exact || manner == LAW_CLOSE)
        return (Worth){worth, exact};
    return (Worth){worth >= beta ? larger(beta, worth - LAW_SLACK) : smaller(alpha, worth + LAW_SLACK), false};
}

static bool law_pruned;                /* are there prunings now? */
static uint64_t law_seen_left_out[64]; /* of each algorithm, the moves that were left out in all its searches */

static bool law_leaf; /* are leaves worth what law_further() says now, and not what the cell says? */

static void law_take_further(Search *search)
{
    search->worth = law_further;
}

static struct task law_task(const struct cell *cell)
{
    struct task task = cell_task(cell);
    task.adjust = law_leaf ? (Function)law_take_further : NULL;
    return task;
}

static uint64_t law_terminals; /* the finished games among the leaves of this: */

/* Minimax once more, written as plainly as can be, to hold the algorithms against. */
static Value law_reference(Search *search, const State *position, Path path)
{
    Value value;
    if (at_leaf(search, position, path, -INFINITE, INFINITE, &value)) {
        law_terminals += finished(search->rules, position);
        return value;
    }
    Children children;
    value = -INFINITE;
    expand_all(search, position, path, -INFINITE, INFINITE, &children, &value);
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, position, children.move[i]);
        value = larger(value, -law_reference(search, &child, step(search, position, path, &children, i)));
    }
    return value;
}

struct law_expected {
    Value value;
    int best_moves;
    char best_move[MAX_MOVES][MOVE_TEXT];
    uint64_t leaves, interior, terminals, beyond, generated;
};

/* The place of a move in the game's own order. */
static int law_number_of(const Rules *rules, const State *state, Move move)
{
    Move list[MAX_MOVES];
    int number = 0;
    moves(rules, state, list);
    while (list[number] != move)
        number++;
    return number;
}

static void law_find_expected(const struct cell *cell, struct law_expected *expected)
{
    struct task task = law_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    Value value;
    Search search;
    law_begin(&task, &at, &search);
    if (!law_hangs_on_order(cell))
        search.orders = 0;
    prepare_walk(&search);
    allow_nodes(&search, UINT64_MAX);
    law_terminals = 0;
    expected->value = law_reference(&search, &at.state, root_path(&search));
    expected->interior = search.counts.interior;
    expected->leaves = leaves_scored(&search);
    expected->terminals = law_terminals;
    expected->beyond = search.counts.beyond;
    expected->generated = search.counts.generated;
    expected->best_moves = 0;
    if (!at_leaf(&search, &at.state, root_path(&search), -INFINITE, INFINITE, &value)) {
        Children children;
        expand_all(&search, &at.state, root_path(&search), -INFINITE, INFINITE, &children, &value);
        for (int i = 0; i < children.count; i++) {
            const State child = play(&at.rules, &at.state, children.move[i]);
            if (-law_reference(&search, &child, step(&search, &at.state, root_path(&search), &children, i)) ==
                expected->value)
                name_move(&at.rules, children.move[i], law_number_of(&at.rules, &at.state, children.move[i]),
                          expected->best_move[expected->best_moves++]);
        }
    }
    arena_free(&at.arena);
}

/* A search whose value is not minimax's may be far larger, if it searches moves again at smaller prices: it is to end
 * well, or with all the nodes it is given. */
static void law_check_ending(const struct task *task, const struct search *search)
{
    struct task limited = *task;
    struct outcome outcome;
    limited.nodes = 5000;
    search->run(&limited, &outcome);
    law_cutoffs[law_trial.cell->part[ALGORITHM_PART]] += outcome.counts.cutoffs;
    if (outcome.status != BUDGET)
        law_require(outcome.status == OK, "the search ended by %s, and not ok", status_name[outcome.status]);
    else
        law_equal(nodes_of(&outcome.counts) + outcome.counts.recalled, limited.nodes,
                  "how many of all allowed nodes it visited");
}

/* Minimax has no window; an oracle's would be seen with those of the search. */
static void law_check_windows(const struct cell *cell, const Algorithm *algorithm)
{
    if (cell_oracle(cell))
        return;
    if (algorithm->exhaustive && !law_pruned)
        law_equal(law_narrow, 0, "how often a search that is .exhaustive gave a leaf a window");
    law_seen[cell->part[ALGORITHM_PART]] += law_narrow;
}

static void law_check_counts(const struct cell *cell, const Algorithm *algorithm, const struct outcome *outcome,
                             const struct law_expected *expected)
{
    if (!algorithm->revisits) {
        law_within(outcome->counts.leaves, 0, expected->leaves, "the number of leaves");
        law_within(outcome->counts.interior, 0, expected->interior, "the number of interior nodes");
    }
    if (algorithm->exhaustive) {
        law_equal(outcome->counts.leaves, expected->leaves, "the number of leaves");
        law_equal(outcome->counts.interior, expected->interior, "the number of interior nodes");
        law_equal(outcome->counts.terminals, expected->terminals, "the number of terminals");
        law_equal(outcome->counts.cutoffs, 0, "the number of cutoffs");
        law_equal(outcome->counts.beyond, expected->beyond, "the number of positions beyond the horizon");
        law_equal(outcome->counts.generated,
                  cell_leaf(cell)->worth ? expected->generated
                                         : outcome->counts.interior + outcome->counts.leaves - 1,
                  "the number of generated moves");
    }
    if (cell_natural(cell) && expected->best_moves && algorithm->exhaustive)
        law_require(strcmp(outcome->move, expected->best_move[0]) == 0, "the move is %s, and the first best one %s",
                    outcome->move, expected->best_move[0]);
}

/* What is tried next is this search. */
static void law_search(const struct cell *cell)
{
    law_trial.cell = cell;
    law_trial.searches = law_trial.compared = true;
    law_trial.own = law_leaf     ? "leaves, law_further() of tests/search/laws.c,"
                    : law_pruned ? "prunings, law_prune() of tests/search/prunings.h,"
                                 : NULL;
    law_trial.rules = NULL;
}

static void law_check_outcome(const struct cell *cell, enum walk walk, const struct law_expected *expected)
{
    struct task task = law_task(cell);
    const struct search *search = search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], walk);
    struct outcome outcome;
    law_search(cell);
    law_narrow = law_left_out = 0;
    if (law_pruned)
        task.adjust = (Function)law_prune;
    if (search->algorithm->depends_on && search->algorithm->depends_on(cell->setting[ALGORITHM_PART])) {
        law_check_ending(&task, search);
        law_check_windows(cell, search->algorithm);
        law_seen_left_out[cell->part[ALGORITHM_PART]] += law_left_out;
        return;
    }
    search->run(&task, &outcome);
    law_seen_left_out[cell->part[ALGORITHM_PART]] += law_left_out;
    law_cutoffs[cell->part[ALGORITHM_PART]] += outcome.counts.cutoffs;
    bool best = expected->best_moves == 0 && outcome.move[0] == '\0';
    for (int i = 0; i < expected->best_moves; i++)
        best |= strcmp(outcome.move, expected->best_move[i]) == 0;
    law_require(outcome.status == OK, "the search ended by %s, and not ok", status_name[outcome.status]);
    law_equal(outcome.value, expected->value, "the value");
    law_require(best, "the move is %s, and %s%s a best one", outcome.move[0] ? outcome.move : "none",
                expected->best_moves ? expected->best_move[0] : "no move",
                expected->best_moves > 1 ? ", for example," : "");
    law_within(outcome.counts.terminals, 0, outcome.counts.leaves, "the number of terminals");
    law_within(outcome.counts.cutoffs_first, 0, outcome.counts.cutoffs, "the number of first cutoffs");
    if (!cell_deepening(cell) && !law_pruned)
        law_check_counts(cell, search->algorithm, &outcome, expected);
    law_check_windows(cell, search->algorithm);
}

/* Limits raised step by step end at the same value, with what the steps before left in a table or without. */
static void law_check_deepening(struct cell cell, const struct law_expected *expected)
{
    const int deepen = parameter_find(CUTOFF_PART, cell.part[CUTOFF_PART], "deepen");
    const int entries = parameter_find(ALGORITHM_PART, cell.part[ALGORITHM_PART], "entries");
    cell.setting[CUTOFF_PART][deepen].choice = DEEPEN_LIMIT;
    law_check_outcome(&cell, FULL_WALK, expected);
    for (int keep = 0; keep < 2 && entries >= 0; keep++) {
        cell.setting[ALGORITHM_PART][entries].integer = 4096;
        cell.setting[ALGORITHM_PART][entries + 2].choice = keep;
        law_check_outcome(&cell, FULL_WALK, expected);
    }
}

/* The two walks are one search: they must count alike.  Most algorithms have one walk only. */
static void law_check_walks_agree(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    const struct search *search[WALKS];
    struct outcome plain, full;
    for (int walk = 0; walk < WALKS; walk++)
        search[walk] = search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], walk);
    if (search[PLAIN_WALK] == search[FULL_WALK])
        return;
    law_search(cell);
    search[PLAIN_WALK]->run(&task, &plain);
    search[FULL_WALK]->run(&task, &full);
#define COUNTER(name, better, meaning)                                                                             \
    law_equal(plain.counts.name, full.counts.name, "in the plain walk, compared with the full one, " #name);
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
    law_equal(plain.value, full.value, "in the plain walk, compared with the full one, the value");
    law_require(strcmp(plain.move, full.move) == 0, "the move is %s in the plain walk, and %s in the full one",
                plain.move, full.move);
}

/* A table never changes a value, be it ever so small. */
static void law_check_tables(struct cell cell, bool plain, const struct law_expected *expected)
{
    const int64_t entries[] = {2, 64, 4096, 4096};
    const int at = parameter_find(ALGORITHM_PART, cell.part[ALGORITHM_PART], "entries");
    for (int i = 0; i < 4 && at >= 0; i++) {
        cell.setting[ALGORITHM_PART][at].integer = entries[i];
        cell.setting[ALGORITHM_PART][at + 1].choice = i % 2;
        cell.setting[ALGORITHM_PART][at + 2].choice = 0;
        if (plain)
            law_check_walks_agree(&cell);
        cell.setting[ALGORITHM_PART][at + 2].choice = i == 1 || i == 2;
        cell.setting[ALGORITHM_PART][at + 3].choice = i; /* bits of a hash, from none to 32 */
        law_check_outcome(&cell, FULL_WALK, expected);
    }
}

/* A limit that is worth so many steps of deepening, as the cutoff spells it; or the least that it takes. */
static void law_limit(struct cell *cell, int steps)
{
    const int cutoff = cell->part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    const Parameter *parameter = parameter_at(CUTOFF_PART, cutoff, at);
    Setting *limit = &cell->setting[CUTOFF_PART][at];
    const double spelled = law_cutoff(cell)->spelled(steps * law_cutoff(cell)->step, cell->setting[CUTOFF_PART]);
    const double possible = spelled > parameter->least ? spelled : parameter->least;
    if (parameter->kind == REAL)
        limit->real = possible;
    else
        limit->integer = (int64_t)possible;
}

/* Is the order the same whenever a position is visited on the same path? */
static bool law_is_steady(const struct cell *cell)
{
    const Order *order = part_at(ORDER_PART, cell->part[ORDER_PART])->traits;
    return order && (order->natural || (order->arrange && !order->remembers));
}

/* Is the tree one that was tried with another seed?  Then only what looks at the keys of paths can be another search. */
static bool law_same_tree;

/* Do its orders look at the keys of paths? */
static bool law_asks_for_keys(const struct cell *cell)
{
    const Order *order[MOST_ORDERS];
    bool keyed = false;
    for (int i = cell_orders(cell, order); i-- > 0;)
        keyed |= order[i]->keyed;
    return keyed;
}

static void law_check_algorithms(struct cell cell)
{
    static const char *const combined[] = {"table+killer+history", "killer+eval", "killer+best"};
    enum { COMBINED = sizeof combined / sizeof *combined };
    const bool hangs = law_hangs_on_order(&cell);
    struct law_expected expected;
    law_find_expected(&cell, &expected);
    for (int o = 0; o < order_count + COMBINED; o++) {
        cell_choose(&cell, ORDER_PART, o < order_count ? o : part_find(ORDER_PART, combined[o - order_count]));
        const bool keyed = law_asks_for_keys(&cell);
        if ((law_same_tree && !keyed) || (hangs && !law_is_steady(&cell)))
            continue;
        if (hangs)
            law_find_expected(&cell, &expected);
        for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
            const Parameter *parameter;
            if (!law_is_drawn())
                continue;
            cell_choose(&cell, ALGORITHM_PART, algorithm);
            const bool plain = !law_leaf && !law_pruned && cell_natural(&cell) &&
                               cell_search(&cell) == search_of(cell.part[GAME_PART], algorithm, PLAIN_WALK);
            law_check_outcome(&cell, FULL_WALK, &expected);
            const bool looking = (law_leaf || law_pruned) && (cell_natural(&cell) || o >= order_count);
            if ((plain || looking || o >= order_count) && !(hangs && keyed))
                law_check_tables(cell, plain, &expected);
            if (looking)
                law_check_deepening(cell, &expected);
            if (plain) {
                law_check_outcome(&cell, PLAIN_WALK, &expected);
                law_check_walks_agree(&cell);
            }
            /* What follows the number of entries says how the table is, and there is none here. */
            const int entries = parameter_find(ALGORITHM_PART, algorithm, "entries");
            for (int i = 0; i != entries && (parameter = parameter_at(ALGORITHM_PART, algorithm, i)); i++)
                for (int choice = 1; parameter->kind == CHOICE && choice < setting_choices(parameter); choice++) {
                    cell.setting[ALGORITHM_PART][i].choice = choice;
                    law_check_outcome(&cell, FULL_WALK, &expected);
                    if (looking && !(hangs && keyed))
                        law_check_tables(cell, false, &expected);
                    if (plain)
                        law_check_walks_agree(&cell);
                }
        }
    }
}

/* How many trees were tried that have a choice of moves in two plies, and how many were too large. */
static uint64_t law_trees, law_large;

/* The environment may ask for larger trees, or smaller ones. */
static int law_most_nodes(void)
{
    const char *asked = getenv("LAW_NODES");
    const bool leaves = law_leaf || law_pruned;
    const int most = asked ? atoi(asked) : law_part(LAW_NODES, leaves || LAW_NODES < 250 ? LAW_NODES : 250);
    return leaves ? most / LAW_LEAF_SHARE : most;
}

static bool law_is_small(struct cell cell)
{
    struct outcome outcome;
    struct task task = law_task(&cell);
    task.nodes = (uint64_t)law_most_nodes();
    search_of(cell.part[GAME_PART], part_find(ALGORITHM_PART, "minimax"), FULL_WALK)->run(&task, &outcome);
    const bool small = outcome.status == OK;
    law_trees += small && outcome.counts.interior > 1 && outcome.counts.leaves > outcome.counts.interior;
    law_large += !small;
    return small;
}

/* Try it for all settings, and something of it at least. */
static void law_for_trees(void (*test)(const struct cell *cell, const Known *known, Law *law), const char *what)
{
    law_trees = law_large = 0;
    law_for_settings(test, NULL);
    if (law_large > 0)
        law_require_tried(
            law_trees > 0,
            "%s: no position was small enough, for two plies have more than %d nodes everywhere; add a "
            "smaller `known` to " GAME ", with fewer moves in a position",
            what, law_most_nodes());
    law_require_tried(
        law_trees > 0,
        "%s: no position was large enough, for nowhere is there a choice of moves in two plies; add a "
        "larger `known` to " GAME,
        what);
}

/* Limits from the least, as long as the tree stays small. */
static void law_check_limits(struct cell cell)
{
    enum { LIMITS = 8 };
    for (int steps = 0; steps < LIMITS; steps++) {
        law_limit(&cell, steps);
        if (!law_is_small(cell))
            break;
        law_trial.rising = true;
        law_check_algorithms(cell);
        law_trial.rising = false;
    }
}

static bool law_is_file(const char *path)
{
    FILE *file = fopen(path, "r");
    return file && fclose(file) == 0;
}

/* A cutoff as it is, with each of its choices, and with the table data_path for this game if there is one. */
static void law_check_variants(const struct cell *cell)
{
    const int cutoff = cell->part[CUTOFF_PART];
    const Parameter *own = part_at(CUTOFF_PART, cutoff)->parameters;
    law_check_limits(*cell);
    for (int i = 0; own[i].name; i++) {
        const Parameter *parameter = &own[i];
        struct cell variant = *cell;
        if (parameter->kind == CHOICE)
            variant.setting[CUTOFF_PART][i].choice = 1;
        else if (parameter->kind == TEXT && law_is_file("configs/tables/" NAME ".json"))
            variant.setting[CUTOFF_PART][i].text = "configs/tables/" NAME ".json";
        else
            continue;
        law_check_limits(variant);
    }
}

/* Is it a game that is set up the same with this seed as with the first?  One whose rules have pointers is taken not to be. */
static bool law_seed_is_ignored(const struct cell *cell, uint64_t seed)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules[2];
    law_set_up(&rules[0], cell, 1, &arena);
    law_set_up(&rules[1], cell, seed, &arena);
    arena_free(&arena);
    return memcmp(&rules[0], &rules[1], sizeof *rules) == 0;
}

/* The values agree under every cutoff. */
static void law_every_algorithm_agrees(const struct cell *base, const Known *known, Law *law)
{
    (void)known;
    (void)law;
    for (int cutoff = 0; cutoff < cutoff_count; cutoff++)
        for (int opening = 0; opening <= (law_leaf || law_pruned ? law_part(3, 0) : 3); opening += 3)
            for (int seed = 1; seed <= (law_leaf || law_pruned ? 1 : law_part(LAW_SEEDS, 1)); seed++) {
                struct cell cell = *base;
                cell_choose(&cell, CUTOFF_PART, cutoff);
                const int own = parameter_find(GAME_PART, cell.part[GAME_PART], "opening");
                cell.setting[GAME_PART][own].integer = opening;
                cell.setting[GAME_PART][own + 1].seed = (uint64_t)seed;
                law_same_tree = seed > 1 && !opening && law_seed_is_ignored(base, (uint64_t)seed);
                if (!cell_check_game(&cell)) /* the game may end before that opening does */
                    law_check_variants(&cell);
            }
}

static void law_of_agreement(void **state)
{
    (void)state;
    law_for_trees(law_every_algorithm_agrees, "that all algorithms agree");
}

/* An algorithm that visits less than everything hands leaves windows, and tells of its cutoffs, unless its tree grows. */
static void law_require_windows(int number)
{
    const Algorithm *algorithm = search_of(0, number, FULL_WALK)->algorithm;
    const char *name = part_at(ALGORITHM_PART, number)->name;
    const bool windowless = algorithm->exhaustive || algorithm->grows;
    const uint64_t seen = law_seen[number];
    law_require(algorithm->oracle || !windowless || seen == 0,
                "%s gave leaves a window that was not open %llu times, though it is .exhaustive, or .grows", name,
                (unsigned long long)seen);
    law_require_tried(
        algorithm->oracle || windowless || seen > 0,
        "leaves within a window of %s, which handed them open ones alone: no position was %s enough for "
        "%s; add a %s `known` to " GAME ".  If that is said of every game, hand at_leaf() the window "
        "(src/kit/worth.h), or, if %s visits everything, say .exhaustive = true",
        name, law_large > 0 ? "small" : "large", name, law_large > 0 ? "smaller" : "larger", name);
    law_require(windowless || law_cutoffs[number] > 0,
                "%s told of no cutoff: without cut() none is counted, drawn, or learned from by orders", name);
}

/* They agree, too, where a leaf's value may be a bound, and every algorithm but minimax hands it a window. */
static void law_of_leaves(void **state)
{
    (void)state;
    law_bounds = 0;
    assert_true(algorithm_count <= (int)(sizeof law_seen / sizeof *law_seen));
    law_leaf = true;
    law_for_trees(law_every_algorithm_agrees, "that all algorithms agree where leaves are handed a window");
    law_leaf = false;
    law_trial.cell = NULL;
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
        law_require_windows(algorithm);
    law_require_tried(law_bounds > 0, "leaves whose value is a bound: no leaf's was outside its window");
}

#include "tests/search/watched.h"

/* They agree, too, where prunings leave out what cannot matter; and those that there are do what they promise. */
static void law_of_prunings(void **state)
{
    (void)state;
    law_pruned = true;
    law_answered = 0;
    law_for_trees(law_every_algorithm_agrees, "that all algorithms agree where prunings leave something out");
    law_pruned = false;
    law_watched = 0;
    law_for_settings(law_each_pruning_keeps_its_contract, NULL);
    law_trial.cell = NULL;
    law_require_tried(
        law_answered > 0,
        "positions that a pruning answers: a third of all, but none of those that were searched; add a "
        "`known` with more positions to " GAME);
    law_require_tried(law_watched > 0, "what prunings do: none pruned anything; add a larger `known` to " GAME);
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
        law_require(
            !search_of(0, algorithm, FULL_WALK)->algorithm->answers || law_seen_left_out[algorithm] == 0,
            "%s let %llu moves be left out, though it .answers a question for which it does not matter what "
            "moves are worth: it is to hand expand() an open window, and next_child() -INFINITE",
            part_at(ALGORITHM_PART, algorithm)->name, (unsigned long long)law_seen_left_out[algorithm]);
}

static void law_prices_are_relative(const struct cell *base, const Known *known, Law *law)
{
    static const char *const orders[] = {"none", "eval", "table+killer"};
    struct cell cell = *base;
    (void)known;
    (void)law;
    const int at = parameter_find(CUTOFF_PART, cell.part[CUTOFF_PART], "limit");
    for (int limit = 1; limit <= 4; limit++) {
        cell_choose(&cell, ALGORITHM_PART, 0);
        cell.setting[CUTOFF_PART][at].integer = limit;
        if (!law_is_small(cell))
            break;
        for (int o = 0; o < (int)(sizeof orders / sizeof *orders); o++)
            for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
                cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, orders[o]));
                cell_choose(&cell, ALGORITHM_PART, algorithm);
                const int entries = parameter_find(ALGORITHM_PART, algorithm, "entries");
                if (entries >= 0)
                    cell.setting[ALGORITHM_PART][entries].integer = 64 * o;
                law_search(&cell);
                law_require(law_twice_as_dear_is_alike(&cell),
                            "with all moves twice as dear, and twice as much to spend, it is another search");
            }
    }
}

static void law_of_dear_moves(void **state)
{
    (void)state;
    law_for_trees(law_prices_are_relative, "that prices are relative");
}

#include "tests/search/children.h"
#include "tests/search/evaluations.h"
#include "tests/search/quiet.h"
#include "tests/search/slow.h"
#include "tests/search/slow_trials.h"

/* A test that fails leaves the searches as it had them. */
static int law_as_usual(void **state)
{
    (void)state;
    law_pairs = 0;
    law_leaf = false;
    law_pruned = false;
    return 0;
}

int main(void)
{
    struct CMUnitTest tests[LAW_COUNT + 10] = {
        [LAW_COUNT] = {"test_perft", law_of_perft, law_as_usual, NULL, NULL},
        {"test_evaluations", law_of_evaluations, law_as_usual, NULL, NULL},
        {"test_agreement", law_of_agreement, law_as_usual, NULL, NULL},
        {"test_leaves", law_of_leaves, law_as_usual, NULL, NULL},
        {"test_prunings", law_of_prunings, law_as_usual, NULL, NULL},
        {"test_dear_moves", law_of_dear_moves, law_as_usual, NULL, NULL},
        {"test_children", law_of_children, law_as_usual, NULL, NULL},
        {"test_quiet", law_of_quiet, law_as_usual, NULL, NULL},
        {"test_exact_values", law_of_exact_values, law_as_usual, NULL, NULL},
        {"test_events", law_of_events, law_as_usual, NULL, NULL},
    };
    if (test_arguments[1])
        law_argument = test_arguments[1];
    if (test_arguments[1] && test_arguments[2])
        cmocka_set_test_filter(test_arguments[2]);
    for (int i = 0; i < (int)(sizeof game.known / sizeof *game.known) && game.known[i].settings; i++) {
        char text[1600];
        struct cell cell;
        if (!law_read_settings(game.known[i].settings, text, &cell)) {
            fprintf(stderr, "no law was tried: .known[%d] of %s has settings that the game does not take: %s\n", i,
                    GAME, game.known[i].settings);
            return 1;
        }
    }
    for (int i = 0; i < LAW_COUNT; i++)
        tests[i] = (struct CMUnitTest){law_list[i].name, law_in_random_games, NULL, NULL, &law_list[i]};
    return cmocka_run_group_tests_name(NAME, tests, NULL, NULL);
}
