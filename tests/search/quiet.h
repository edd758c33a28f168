/*
 * Laws of what leaves are worth, and of the hooks by which a game says what is noisy.  Part of laws.c.
 *
 * A leaf is asked in middle games, with its settings drawn at random; quiescence is held against a search that knows no
 * windows.  Then whole searches, in orders, cutoffs and tables drawn at random, are held against minimax.
 */
#ifndef TESTS_KIT_QUIET_H
#define TESTS_KIT_QUIET_H

enum { LAW_MIDDLE_GAMES = 50, LAW_FEWER = 10, LAW_LATEST = 60, LAW_CALM_NODES = 2 * LAW_NODES };

/* How often something was seen, without which the laws would say nothing. */
static struct {
    uint64_t beyond;           /* positions beyond the horizon, */
    uint64_t checked;          /* those of them whose mover must answer a threat, */
    uint64_t forbidden;        /* and to whom standing pat would have been worth more; */
    uint64_t raised;           /* values that are not what standing pat is worth; */
    uint64_t inexact;          /* values that are bounds; */
    uint64_t exchange, deltas; /* leaves of which less was seen, because moves were left out; */
    uint64_t stopped;          /* searches that ended beyond the horizon, their nodes spent */
} law_met;

/* --- hooks ---------------------------------------------------------------------------------------------------- */

static bool law_is_among(const Move *list, int count, Move move)
{
    bool found = false;
    for (int i = 0; i < count; i++)
        found |= list[i] == move;
    return found;
}

/* Noisy moves are some of the moves, each once and always in the same order; with checks there are more. */
static int law_list_noisy(const Rules *rules, const State *state, bool checks, Move list[2 * MAX_MOVES])
{
    Move all[MAX_MOVES], again[2 * MAX_MOVES];
    const State before = *state;
    const int of = law_list_moves(rules, state, all), count = game.noisy(rules, state, checks, list);
    law_within(count, 0, of, "the number of noisy moves");
    for (int i = 0; i < count; i++) {
        law_require(law_is_among(all, of, list[i]), "noisy move %d, %s, is none of the moves", i,
                    law_called(rules, list[i]));
        law_require(!law_is_among(list, i, list[i]), "noisy move %d, %s, is listed twice", i,
                    law_called(rules, list[i]));
        play(rules, state, list[i]);
    }
    law_equal(game.noisy(rules, &before, checks, again), count,
              "the number of noisy moves when they are listed again");
    law_require(memcmp(again, list, (size_t)count * sizeof *list) == 0,
                "the noisy moves are others when they are listed again");
    return count;
}

/* What a noisy move wins is no more than the largest difference of two values, and it loses no game at once. */
static void law_check_gain(const Rules *rules, const State *state, Move move)
{
    const Value most = 2 * bound(rules);
    if (game.gain) {
        const Value gain = game.gain(rules, state, move);
        law_within(gain, -most / 2, most, "what a noisy move wins at once");
        law_equal(game.gain(rules, state, move), gain, "what a noisy move wins at once, when asked again,");
    }
    if (game.exchange) {
        const Value wins = game.exchange(rules, state, move);
        law_within(wins, -most, most, "what a noisy move wins in the end");
        law_equal(game.exchange(rules, state, move), wins, "what a noisy move wins in the end, when asked again,");
    }
}

static void law_noisy_moves_are_moves(const Rules *rules, const State *state, bool second)
{
    Move list[2 * MAX_MOVES], more[2 * MAX_MOVES];
    (void)second;
    if (!game.noisy || finished(rules, state))
        return;
    const bool in_check = game.in_check && game.in_check(rules, state);
    const int count = law_list_noisy(rules, state, false, list), all = law_list_noisy(rules, state, true, more);
    for (int i = 0; i < count; i++)
        law_require(law_is_among(more, all, list[i]), "%s is a noisy move, and with checks it is none",
                    law_called(rules, list[i]));
    for (int i = 0; i < all; i++)
        law_check_gain(rules, state, more[i]);
    law_equal(game.in_check && game.in_check(rules, state), in_check,
              "whether the mover is in check, asked again,");
}

/* --- middle games --------------------------------------------------------------------------------------------- */

/* One of the positions that are kept of this game, with captures, promotions and checks in plenty; false if there are
 * none. */
static bool law_kept_position(uint64_t key, char kept[POSITION_TEXT])
{
    FILE *file = fopen("tests/games/values/" NAME ".txt", "r");
    for (uint32_t skipped = 1 + below(key, 500); file && skipped > 0; skipped--)
        if (!fgets(kept, POSITION_TEXT, file))
            skipped = 1;
    const bool found = file && fgets(kept, POSITION_TEXT, file);
    if (file)
        fclose(file);
    kept[strcspn(kept, " \n")] = '\0';
    return found;
}

/* After a random opening, or, every other time, a position that is kept; of the game that is set up as the base is. */
static struct cell law_middle_game(const struct cell *base, uint64_t key, char kept[POSITION_TEXT])
{
    struct cell cell = *base;
    Setting *setting = cell.setting[GAME_PART];
    const int opening = parameter_find(GAME_PART, cell.part[GAME_PART], "opening"),
              position = parameter_find(GAME_PART, cell.part[GAME_PART], "position");
    setting[opening + 1].seed = key;
    if (key % 2 == 0 && strcmp(setting[position].text, "start") == 0 && law_kept_position(key, kept)) {
        setting[position].text = kept;
        if (!cell_check_game(&cell))
            return cell;
        setting[position].text = "start";
    }
    setting[opening].integer = LAW_LATEST;
    do
        setting[opening].integer =
            below(descend(key, (uint64_t)setting[opening].integer), (uint32_t)setting[opening].integer);
    while (setting[opening].integer > 0 && cell_check_game(&cell)); /* the game may end before */
    return cell;
}

/* A value for a parameter: its default, a small one, or a large one. */
static Setting law_draw_setting(const Parameter *parameter, uint64_t key)
{
    static const double reals[] = {0, 0.5, 3, 1e9};
    Setting setting = setting_default(parameter);
    const uint32_t choices = (uint32_t)setting_choices(parameter);
    if (below(descend(key, 0), 2) == 0)
        return setting;
    if (parameter->kind == CHOICE)
        setting.choice = (int)below(descend(key, 1), choices);
    else if (parameter->kind == INTEGER)
        setting.integer = (int64_t)parameter->least + below(descend(key, 1), 4);
    else if (parameter->kind == SEED)
        setting.seed = descend(key, 1);
    else if (parameter->kind == REAL)
        setting.real = reals[below(descend(key, 1), 4)];
    return setting;
}

/* A leaf with settings that the game does not refuse. */
static void law_draw_leaf(struct cell *cell, int leaf, uint64_t key)
{
    const Parameter *parameter;
    cell_choose(cell, LEAF_PART, leaf);
    for (int i = 0; (parameter = parameter_at(LEAF_PART, leaf, i)); i++) {
        Setting *setting = &cell->setting[LEAF_PART][i];
        const Setting usual = *setting;
        *setting = law_draw_setting(parameter, descend(key, (uint64_t)i));
        if (cell_check_leaf(cell))
            *setting = usual;
    }
}

/* A setting of the cell's leaf; NULL if it has none of that name. */
static Setting *law_leaf_setting(struct cell *cell, const char *name)
{
    const int i = parameter_find(LEAF_PART, cell->part[LEAF_PART], name);
    return i < 0 ? NULL : &cell->setting[LEAF_PART][i];
}

/* Does it search on by algorithms/leaves/quiet.h? */
static bool law_searches_on(struct cell *cell)
{
    static const char *const settings[] = {"checks", "exchange", "delta_margin", "most_beyond"};
    const Setting *quiet = law_leaf_setting(cell, "quiet");
    bool on = game.noisy && (!quiet || quiet->choice);
    for (int i = 0; i < 4; i++)
        on &= law_leaf_setting(cell, settings[i]) != NULL;
    return on;
}

/* Does its value depend on the window?  Not where it leaves out only what would win more than any value allows. */
static bool law_hangs_on_window(struct cell *cell, const Rules *rules)
{
    const Leaf *leaf = cell_leaf(cell);
    const Setting *delta = law_leaf_setting(cell, "delta_margin");
    if (!leaf->depends_on || !leaf->depends_on(cell->setting[LEAF_PART]))
        return false;
    return !delta || delta->real * (double)(game.unit ? game.unit : 1) < 3 * (double)bound(rules);
}

/* --- one leaf ------------------------------------------------------------------------------------------------- */

/* A search that stands at a position. */
struct law_asked {
    struct cell cell; /* with the leaf that is asked */
    struct reached at;
    Search search;
};

static void law_ask_leaf(struct law_asked *asked, const struct cell *cell)
{
    asked->cell = *cell;
    asked->at = (struct reached){.arena.limit = SIZE_MAX};
    const struct task task = cell_task(&asked->cell);
    law_search(&asked->cell);
    law_trial.compared = false;
    law_begin(&task, &asked->at, &asked->search);
    allow_nodes(&asked->search, UINT64_MAX);
}

/* Quiescence once more, as plainly as can be: nobody knows a window, and nothing is left out for what it wins. */
struct law_calm {
    Search search; /* whose leaf says what standing pat is worth */
    struct cell cell;
    int checks, plies;
    bool exchange;
    int64_t left; /* positions that may still be seen; less than 0: there are too many */
    uint64_t beyond, checked, forbidden, generated;
};

static Value law_calm_value(struct law_calm *calm, const State *state, int depth)
{
    const Rules *rules = calm->search.rules;
    Move list[MAX_MOVES];
    if (finished(rules, state))
        return score(rules, state);
    const bool in_check = depth < calm->plies && game.in_check && game.in_check(rules, state);
    const Value standing = worth_of(&calm->search, state, (Path){0}, -INFINITE, INFINITE).value;
    Value best = in_check ? -INFINITE : standing;
    calm->checked += in_check;
    if (depth >= calm->plies)
        return best;
    const int count = in_check && game.forced && game.forced(rules, state, list) ? 1
                      : in_check                                                 ? moves(rules, state, list)
                                 : game.noisy(rules, state, depth < calm->checks, list);
    calm->generated += (uint64_t)count;
    for (int i = 0; i < count; i++) {
        if (!in_check && calm->exchange && game.exchange(rules, state, list[i]) < 0)
            continue;
        calm->beyond++;
        if (--calm->left < 0)
            return best;
        const State child = play(rules, state, list[i]);
        best = larger(best, -law_calm_value(calm, &child, depth + 1));
    }
    calm->forbidden += in_check && standing > best;
    return best;
}

/* False if there are too many positions to see. */
static bool law_find_calm(struct law_asked *asked, struct law_calm *calm, Value *value)
{
    *calm = (struct law_calm){
        .cell = asked->cell,
        .search = asked->search,
        .checks = (int)law_leaf_setting(&asked->cell, "checks")->integer,
        .plies = (int)law_leaf_setting(&asked->cell, "most_beyond")->integer,
        .exchange = law_leaf_setting(&asked->cell, "exchange")->choice,
        .left = LAW_CALM_NODES,
    };
    Setting *quiet = law_leaf_setting(&calm->cell, "quiet");
    if (quiet)
        quiet->choice = 0;
    else
        calm->search.worth = NULL;
    calm->search.leaf = calm->cell.setting[LEAF_PART];
    *value = law_calm_value(calm, &asked->at.state, 0);
    return calm->left >= 0;
}

struct law_window {
    Value alpha, beta;
};

/* What is said with a window, twice; each position that is seen is counted, and spends a node, and none is evaluated that
 * was not seen. */
static Worth law_say(struct law_asked *asked, struct law_window window, int plies)
{
    Search *search = &asked->search;
    Worth worth[2];
    struct counts counts[2];
    for (int i = 0; i < 2; i++) {
        search->counts = (struct counts){0};
        allow_nodes(search, UINT64_MAX);
        worth[i] = worth_of(search, &asked->at.state, (Path){length_of(plies, plies)}, window.alpha, window.beta);
        law_equal(nodes_visited(search), search->counts.beyond,
                  "how many nodes the positions beyond the horizon spend");
        law_within(search->counts.evaluations, 0, search->counts.beyond + 1,
                   "how many positions a leaf evaluates, itself and those that it saw beyond the horizon,");
        counts[i] = search->counts;
        plies = 0;
    }
    law_require(memcmp(&counts[0], &counts[1], sizeof *counts) == 0, "at another ply a leaf counts otherwise");
    law_equal(worth[1].value, worth[0].value, "what a leaf is worth at another ply");
    law_equal(worth[1].exact, worth[0].exact, "whether it is exact at another ply");
    law_within(worth[0].value, -bound(search->rules), bound(search->rules), "what a leaf is worth");
    law_equal(counts[0].terminals, 0, "how many finished games beyond the horizon are terminals");
    law_met.inexact += !worth[0].exact;
    return worth[0];
}

/* The contract of kit/worth.h.  With an open window every value is exact. */
static void law_check_window(struct law_asked *asked, struct law_window window, int plies, Value value)
{
    const Worth said = law_say(asked, window, plies);
    const Leaf *leaf = cell_leaf(&asked->cell);
    const bool open = window.alpha == -INFINITE && window.beta == INFINITE,
               always = !leaf->depends_on || !leaf->depends_on(asked->cell.setting[LEAF_PART]);
    law_require(said.exact || !open || !always, "with an open window the value of a leaf is not exact");
    const char *wrong = said.value <= window.alpha  ? value > said.value ? "at most" : NULL
                        : said.value >= window.beta ? value < said.value ? "at least" : NULL
                        : said.value != value       ? "exactly"
                                                    : NULL;
    law_require(!wrong, "with the window %lld .. %lld a leaf is said to be worth %s %lld, and is worth %lld",
                (long long)window.alpha, (long long)window.beta, wrong, (long long)said.value, (long long)value);
    law_require(!said.exact || said.value == value,
                "with the window %lld .. %lld a leaf is said to be worth exactly %lld, and is worth %lld",
                (long long)window.alpha, (long long)window.beta, (long long)said.value, (long long)value);
}

/* What `delta_margin` promises where its margin is small (algorithms/leaves/quiet.h). */
static void law_check_promise(struct law_asked *asked, struct law_window window, int plies, bool known, Value value,
                              bool stands, Value standing)
{
    const Worth said = law_say(asked, window, plies);
    law_require(
        !known || !said.exact || said.value == value,
        "with delta_margin and the window %lld .. %lld a leaf is said to be worth exactly %lld, and is worth %lld",
        (long long)window.alpha, (long long)window.beta, (long long)said.value, (long long)value);
    law_require(
        !stands || said.value >= standing,
        "with delta_margin and the window %lld .. %lld a leaf is said to be worth %lld, and standing pat %lld",
        (long long)window.alpha, (long long)window.beta, (long long)said.value, (long long)standing);
}

/* With a window no more is seen than without. */
static void law_check_calm(const struct counts *counts, const struct law_calm *calm)
{
    law_within(counts->beyond, 0, calm->beyond, "how many positions are seen beyond the horizon");
    law_within(counts->generated, counts->beyond, calm->generated, "how many moves are listed beyond the horizon");
}

enum { LAW_WINDOWS = 20 };

/* Close to a value on both sides, open ones, and any. */
static void law_draw_windows(Value value, const Rules *rules, uint64_t key, struct law_window window[LAW_WINDOWS])
{
    const struct law_window near[] = {
        {-INFINITE, INFINITE},  {value - 2, value - 1}, {value - 1, value}, {value, value + 1},
        {value + 1, value + 2}, {value - 1, value + 1}, {-INFINITE, value}, {-INFINITE, value + 1},
        {value, INFINITE},      {value - 1, INFINITE},
    };
    enum { NEAR = sizeof near / sizeof *near };
    memcpy(window, near, sizeof near);
    for (uint64_t i = NEAR; i < LAW_WINDOWS; i++) {
        const Value width = bound(rules) >> below(descend(key, 3 * i), 12);
        const uint32_t most = width < 1 ? 2 : width > 1000000000 ? 2000000000 : (uint32_t)(2 * width);
        const Value alpha = value - most / 2 + below(descend(key, 3 * i + 1), most);
        window[i] = (struct law_window){alpha, alpha + 1 + below(descend(key, 3 * i + 2), i % 2 ? 1 : most)};
    }
}

/* Is less seen, because moves are left out? */
static void law_note_savings(struct law_asked *asked, const struct law_calm *calm)
{
    struct law_calm all = *calm;
    Setting *delta = law_leaf_setting(&asked->cell, "delta_margin");
    const Setting margin = *delta;
    all.exchange = false;
    all.left = LAW_CALM_NODES;
    all.beyond = 0;
    law_calm_value(&all, &asked->at.state, 0);
    law_met.exchange += calm->exchange && calm->beyond < all.beyond;
    law_say(asked, (struct law_window){-INFINITE, INFINITE}, 0);
    const uint64_t beyond = asked->search.counts.beyond;
    delta->real = -1;
    law_say(asked, (struct law_window){-INFINITE, INFINITE}, 0);
    law_met.deltas += beyond < asked->search.counts.beyond;
    *delta = margin;
}

/* A leaf's value is the same with every window, by the contract. */
static void law_check_leaf(const struct cell *cell, uint64_t key)
{
    struct law_asked asked;
    struct law_calm calm;
    struct law_window window[LAW_WINDOWS];
    law_ask_leaf(&asked, cell);
    if (!asked.search.worth || finished(&asked.at.rules, &asked.at.state)) {
        arena_free(&asked.at.arena);
        return;
    }
    const bool searches_on = law_searches_on(&asked.cell),
               hangs = law_hangs_on_window(&asked.cell, &asked.at.rules);
    const int plies = (int)below(key, 4);
    Value value, standing = 0;
    bool stands = false, known = true;
    if (searches_on) {
        known = law_find_calm(&asked, &calm, &value);
        stands = !(calm.plies > 0 && game.in_check && game.in_check(&asked.at.rules, &asked.at.state));
        if (stands)
            standing = worth_of(&calm.search, &asked.at.state, (Path){0}, -INFINITE, INFINITE).value;
        law_met.checked += calm.checked;
        law_met.forbidden += calm.forbidden;
        law_met.raised += known && stands && value != standing;
        law_note_savings(&asked, &calm);
    }
    if (!searches_on || !known)
        value = law_say(&asked, (struct law_window){-INFINITE, INFINITE}, plies).value;
    law_draw_windows(value, &asked.at.rules, key, window);
    for (int i = 0; i < LAW_WINDOWS; i++) {
        if (hangs)
            law_check_promise(&asked, window[i], plies, known, value, stands, standing);
        else
            law_check_window(&asked, window[i], plies, value);
        if (searches_on && known)
            law_check_calm(&asked.search.counts, &calm);
        law_met.beyond += asked.search.counts.beyond;
    }
    arena_free(&asked.at.arena);
}

/* --- whole searches ------------------------------------------------------------------------------------------- */

/* A cutoff with any of its choices, and the largest limit up to two steps whose tree is small; false if there is none. */
static bool law_draw_cutoff(struct cell *cell, uint64_t key)
{
    const int cutoff = (int)below(descend(key, 0), (uint32_t)cutoff_count);
    const Parameter *own = part_at(CUTOFF_PART, cutoff)->parameters;
    law_cut_soon(cell, cutoff);
    for (int i = 0; own[i].name; i++)
        if (own[i].kind == CHOICE)
            cell->setting[CUTOFF_PART][i] = law_draw_setting(&own[i], descend(key, 1 + (uint64_t)i));
    for (int steps = 2; steps >= 0; steps--) {
        law_limit(cell, steps);
        if (!cell_check_cutoff(cell) && law_is_small(*cell))
            return true;
    }
    return false;
}

/* An order, choices of the algorithm, a table or none, deepening or not. */
static void law_draw_search(struct cell *cell, int algorithm, uint64_t key)
{
    static const int64_t entries[] = {0, 2, 64, 4096};
    const Parameter *parameter;
    char name[100];
    law_combine(descend(key, 0), name);
    cell_choose(cell, ORDER_PART, part_find(ORDER_PART, below(descend(key, 1), 3) == 0 ? "none" : name));
    cell_choose(cell, ALGORITHM_PART, algorithm);
    for (int i = 0; (parameter = parameter_at(ALGORITHM_PART, algorithm, i)); i++) {
        Setting *setting = &cell->setting[ALGORITHM_PART][i];
        if (strcmp(parameter->name, "entries") == 0)
            setting->integer = entries[below(descend(key, 2), 4)];
        else if (parameter->kind == CHOICE)
            setting->choice = (int)below(descend(key, 3 + (uint64_t)i), (uint32_t)setting_choices(parameter));
    }
    cell_change(cell, CUTOFF_PART, "deepen")->choice =
        below(descend(key, 50), 3) == 0 ? DEEPEN_LIMIT : NO_DEEPENING;
}

static uint64_t law_sum(const uint64_t by_ply[PLIES_COUNTED])
{
    uint64_t sum = 0;
    for (int ply = 0; ply < PLIES_COUNTED; ply++)
        sum += by_ply[ply];
    return sum;
}

/* Run a search, and once more with all that is counted by ply: plies add up, and they are one search.  But where more is
 * asked of moves, all of them are listed at once: orders then evaluate more, and what remembers cutoffs is asked before the
 * first child is searched, and not after those that orders before it proposed. */
static struct outcome law_run_watched(const struct cell *cell, struct task task)
{
    const struct search *search = search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], FULL_WALK);
    struct outcome outcome, watched;
    struct cell counted = *cell;
    const Order *order[MOST_ORDERS];
    bool remembers = false;
    for (int i = cell_orders(cell, order); i-- > 0;)
        remembers |= order[i]->remembers;
    search->run(&task, &outcome);
    counted.measure = MEASURE_ANATOMY;
    task.cell = &counted;
    search->run(&task, &watched);
    law_equal(law_sum(watched.by_ply.beyond), watched.counts.beyond, "the sum of the positions beyond the horizon");
    law_equal(law_sum(watched.by_ply.leaves), watched.counts.leaves, "the sum of the leaves");
    if ((cell_deepening(cell) == DEEPEN_EVALUATIONS && !cell_natural(cell)) ||
        (remembers && cell_orders(cell, order) > 1))
        return outcome;
    law_equal(watched.status, outcome.status, "the status, counted by ply,");
    law_equal(watched.value, outcome.value, "the value, counted by ply,");
    law_require(strcmp(watched.move, outcome.move) == 0, "the move, counted by ply, is %s, and should be %s",
                watched.move, outcome.move);
    law_equal(watched.counts.interior, outcome.counts.interior, "the number of interior nodes, counted by ply,");
    law_equal(watched.counts.leaves, outcome.counts.leaves, "the number of leaves, counted by ply,");
    law_equal(watched.counts.terminals, outcome.counts.terminals, "the number of terminals, counted by ply,");
    law_equal(watched.counts.recalled, outcome.counts.recalled, "what the table answered, counted by ply,");
    law_equal(watched.counts.beyond, outcome.counts.beyond,
              "the number of positions beyond the horizon, counted by ply,");
    return outcome;
}

/* A search whose nodes are spent ends at the same place each time; with one node more it sees one position more, which is
 * counted once. */
static void law_check_budgets(struct cell cell, uint64_t key)
{
    const struct search *search = search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK);
    const int deepen = parameter_find(CUTOFF_PART, cell.part[CUTOFF_PART], "deepen");
    const int64_t budget = 1 + below(descend(key, 1), 200);
    const int by[] = {DEEPEN_NODES, DEEPEN_EVALUATIONS};
    if (search->algorithm->depends_on && search->algorithm->depends_on(cell.setting[ALGORITHM_PART]))
        return;
    cell.setting[CUTOFF_PART][deepen].choice = NO_DEEPENING;
    law_search(&cell);
    law_trial.compared = false;
    struct task task = cell_task(&cell);
    const struct outcome whole = law_run_watched(&cell, task);
    const uint64_t nodes = nodes_of(&whole.counts) + whole.counts.recalled;
    const int draws = nodes <= 1 ? 0 : law_met.stopped > 0 ? 1 : 8; /* until one was stopped beyond the horizon */
    for (int i = 0; i < draws; i++) {
        task.nodes = 1 + below(descend(key, i == 0 ? 0 : 10 + (uint64_t)i), (uint32_t)nodes - 1);
        const struct outcome less = law_run_watched(&cell, task);
        law_equal(less.status, BUDGET, "the status with fewer nodes");
        law_equal(nodes_of(&less.counts) + less.counts.recalled, task.nodes,
                  "how many of all allowed nodes it spends");
        task.nodes++;
        const struct outcome more = law_run_watched(&cell, task);
        law_equal(nodes_of(&more.counts) + more.counts.recalled, task.nodes,
                  "how many nodes it spends with one more");
        law_require(more.counts.interior >= less.counts.interior && more.counts.leaves >= less.counts.leaves &&
                        more.counts.beyond >= less.counts.beyond,
                    "with one node more, something is counted less often");
        law_met.stopped += more.counts.beyond > less.counts.beyond;
    }
    /* What an oracle does is not counted, and knows no budget. */
    for (int i = 0; i < 2 && !cell_oracle(&cell); i++) {
        cell.setting[CUTOFF_PART][deepen].choice = by[i];
        cell_change(&cell, CUTOFF_PART, "budget")->integer = budget;
        task = cell_task(&cell);
        task.nodes = 4 * LAW_NODES; /* random leaves evaluate nothing */
        const struct outcome outcome = law_run_watched(&cell, task);
        law_require(ended_well(outcome.status), "a search with a budget ended by %s", status_name[outcome.status]);
        if (i == 0)
            law_within(nodes_of(&outcome.counts) + outcome.counts.recalled, 0, budget,
                       "how many of its budget's nodes it spends");
        else if (law_searches_on(&cell) && cell_natural(&cell) && !law_cutoff(&cell)->priced)
            law_within(outcome.counts.evaluations, 0, budget, "how many of its budget's evaluations it spends");
    }
}

/* What minimax visits up to the horizon does not depend on what leaves are worth. */
static void law_check_horizon(const struct cell *cell, const struct law_expected *expected)
{
    struct cell plain = *cell;
    struct law_expected unmoved;
    cell_choose(&plain, LEAF_PART, part_find(LEAF_PART, "static"));
    law_find_expected(&plain, &unmoved);
    law_equal(expected->leaves, unmoved.leaves, "the number of leaves, compared with static ones,");
    law_equal(expected->interior, unmoved.interior, "the number of interior nodes, compared with static leaves,");
    law_equal(expected->terminals, unmoved.terminals, "the number of terminals, compared with static leaves,");
    law_equal(unmoved.beyond, 0, "the number of positions beyond the horizon with static leaves");
}

static void law_check_searches(struct cell cell, uint64_t key)
{
    const struct task task = cell_task(&cell);
    struct law_expected expected;
    struct reached at = {.arena.limit = SIZE_MAX};
    if (!law_draw_cutoff(&cell, descend(key, 0)))
        return;
    cell = law_plain(&cell);
    law_search(&cell);
    law_find_expected(&cell, &expected);
    law_check_horizon(&cell, &expected);
    law_require(!reach(&task, &at), "the position cannot be reached");
    const bool hangs = law_hangs_on_window(&cell, &at.rules);
    arena_free(&at.arena);
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
        if (!law_is_drawn())
            continue;
        const uint64_t drawn = descend(key, 1 + (uint64_t)algorithm);
        law_draw_search(&cell, algorithm, drawn);
        if (law_hangs_on_order(&cell))
            cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, "none")); /* what is expected is of this order */
        if (!hangs)
            law_check_outcome(&cell, FULL_WALK, &expected);
        if (law_searches_on(&cell) || below(drawn, 8) == 0)
            law_check_budgets(cell, drawn);
    }
}

static void law_leaves_are_functions(const struct cell *base, const Known *known, Law *law)
{
    const uint64_t most = !known || known == game.known ? LAW_MIDDLE_GAMES : LAW_FEWER;
    (void)law;
    for (uint64_t seed = 1; seed <= most; seed++) {
        char kept[POSITION_TEXT];
        struct cell cell = law_middle_game(base, descend(seed, 0) / 2 * 2 + seed % 2, kept);
        const int limit = parameter_find(CUTOFF_PART, cell.part[CUTOFF_PART], "limit");
        cell.setting[CUTOFF_PART][limit].integer = 0;
        for (int leaf = 0; leaf < leaf_count; leaf++) {
            law_draw_leaf(&cell, leaf, descend(seed, 1 + (uint64_t)leaf));
            if (cell_check_leaf(&cell))
                continue;
            law_check_leaf(&cell, descend(seed, 100));
            law_check_searches(cell, descend(seed, 101 + (uint64_t)leaf));
        }
    }
}

static void law_of_quiet(void **state)
{
    (void)state;
    memset(&law_met, 0, sizeof law_met);
    law_for_settings(law_leaves_are_functions, NULL);
    law_trial.cell = NULL;
    if (!game.noisy)
        return;
    static const char known[] = "add a `known` with such positions to " GAME;
    law_require_tried(law_met.beyond > 0, "leaves that look beyond the horizon: noisy() listed no move; %s", known);
    law_require_tried(
        law_met.raised > 0,
        "noisy moves that are better than to stand pat: evaluate() foresaw all; let noisy() list others, or "
        "%s",
        known);
    law_require_tried(law_met.inexact > 0,
                      "leaves whose value is a bound: no position had noisy moves enough for a cutoff; %s", known);
    law_require_tried(law_met.stopped > 0,
                      "searches whose nodes are spent beyond the horizon: so few positions had noisy moves; %s",
                      known);
    law_require_tried(!game.in_check || law_met.checked > 0,
                      "positions in check: in_check() found nobody to be; %s, or leave it out", known);
    law_require_tried(!game.in_check || law_met.forbidden > 0,
                      "positions in check where to stand pat would be better than every move: there were none; %s",
                      known);
    law_require_tried(!game.exchange || law_met.exchange > 0,
                      "moves that lose by exchange(): it was below 0 for no noisy move; %s, or leave it out",
                      known);
    law_require_tried(!game.gain || law_met.deltas > 0,
                      "moves that by gain() are too poor to be tried: no noisy move was; %s, or leave it out",
                      known);
}

#endif
