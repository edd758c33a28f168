/*
 * Laws of the children that a search asks for one after the other: in every combination of orders they come as if all
 * had been listed and sorted, however few are asked for, and nothing is listed or evaluated that need not be.  Part of
 * laws.c.
 */
#ifndef TESTS_KIT_CHILDREN_H
#define TESTS_KIT_CHILDREN_H

/* The orders that propose moves stand first. */
static const char *const law_orders[] = {"table", "killer", "static", "eval", "history", "random", "best", "worst"};
enum { LAW_TABLE, LAW_KILLER, LAW_STATIC, LAW_EVAL, LAW_HISTORY, LAW_RANDOM, LAW_BEST, LAW_WORST, LAW_ORDERS };

/* A combination of them. */
struct law_combination {
    int count, order[MOST_ORDERS];
};

/* A position that is asked for its children. */
struct law_parent {
    Search *search;
    State state;
    Path path;
    int plies;
    uint64_t key; /* of the path */
};

/* What can be said of a move without any order. */
struct law_child {
    Move move;
    bool finished;
    int left;               /* to spend, after the move */
    Value key[MOST_ORDERS]; /* by which each order of the combination sorts, the largest first */
};

static uint64_t law_unlisted; /* how often children came without a list */

static bool law_has(const struct law_combination *combination, int order)
{
    bool has = false;
    for (int i = 0; i < combination->count; i++)
        has |= combination->order[i] == order;
    return has;
}

static Value law_key(const struct law_parent *parent, int order, Move move, int number, Path below)
{
    Search *search = parent->search;
    Heuristics *heuristics = search->heuristics;
    const Move *killer = heuristics->killer[parent->plies];
    const State child = play(search->rules, &parent->state, move);
    Move best = 0;
    switch (order) {
    case LAW_TABLE:
        return best_known(search, &parent->state, &best) && best == move;
    case LAW_KILLER:
        return !heuristics->killed[parent->plies] ? 0 : move == killer[0] ? 2 : move == killer[1];
    case LAW_STATIC:
        return game.priority ? game.priority(search->rules, &parent->state, move) : 0;
    case LAW_EVAL:
        return -law_worth(search->rules, &child);
    case LAW_HISTORY:
        return (Value)history_of(heuristics, parent->plies)[entry_of(move)];
    case LAW_RANDOM:
        return (Value)descend(parent->key, (uint64_t)number);
    default:
        return law_reference(search, &child, below) * (order == LAW_BEST ? -1 : 1);
    }
}

/* Larger keys first, equal ones as they stand. */
static void law_sort(struct law_child *list, int count, int by)
{
    for (int i = 1; i < count; i++) {
        const struct law_child one = list[i];
        int j = i;
        for (; j > 0 && list[j - 1].key[by] < one.key[by]; j--)
            list[j] = list[j - 1];
        list[j] = one;
    }
}

/* All children in visiting order, found without any haste; returns how many. */
static int law_list_children(const struct law_parent *parent, const struct law_combination *combination,
                             struct law_child *list)
{
    Search natural = *parent->search;
    struct law_parent alone = *parent;
    Children children;
    Value best = -INFINITE;
    natural.orders = 0;
    prepare_walk(&natural);
    alone.search = &natural;
    expand_all(&natural, &parent->state, parent->path, -INFINITE, INFINITE, &children, &best);
    for (int i = 0; i < children.count; i++) {
        const State child = play(natural.rules, &parent->state, children.move[i]);
        const Path below = step(&natural, &parent->state, parent->path, &children, i);
        list[i] = (struct law_child){.move = children.move[i],
                                     .finished = finished(natural.rules, &child),
                                     .left = remaining_of(&natural, below).left};
        for (int o = 0; o < combination->count; o++)
            list[i].key[o] = law_key(&alone, combination->order[o], children.move[i], i, below);
    }
    for (int o = combination->count; o-- > 0;)
        law_sort(list, children.count, o);
    return children.count;
}

/* May the last order, by evaluation, tell its best move where those before it only propose, and is it the next child? */
static bool law_foretold(const struct law_parent *parent, const struct law_combination *combination,
                         const struct law_child *list, int proposed, int count)
{
    bool only = game.forced && combination->count > 1 && combination->order[combination->count - 1] == LAW_EVAL;
    for (int o = 0; o + 1 < combination->count; o++)
        only &= combination->order[o] <= LAW_KILLER;
    Move move;
    return only && proposed < count && game.forced(parent->search->rules, &parent->state, &move) &&
           list[proposed].move == move;
}

/* How many of the first children are known without a list: legal moves that the first orders propose, and one that is
 * told, if neither a price nor a key asks for all moves. */
static int law_proposed(const struct law_parent *parent, const struct law_combination *combination, bool priced,
                        const struct law_child *list, int count)
{
    int proposed = 0;
    if (!game.legal || priced || law_has(combination, LAW_RANDOM))
        return 0;
    for (bool named = true; proposed < count && named; proposed += named) {
        named = false;
        for (int o = 0; o < combination->count && combination->order[o] <= LAW_KILLER; o++)
            named |= list[proposed].key[o] > 0;
    }
    return proposed + law_foretold(parent, combination, list, proposed, count);
}

/* What is expected of a position's children. */
struct law_family {
    const struct law_child *list;
    int count, proposed;
    uint64_t evaluations; /* if they are listed */
};

/* Ask for so many of them. */
static void law_ask(const struct law_parent *parent, const struct law_family *family, int asked)
{
    Search *search = parent->search;
    const bool listed = asked > family->proposed;
    Children children;
    Value best = -INFINITE;
    int found = 0;
    search->counts = (struct counts){0};
    expand(search, &parent->state, parent->path, -INFINITE, INFINITE, &children);
    for (; found < asked && next_child(search, &parent->state, parent->path, &children, found, &best); found++) {
        const Path below = step(search, &parent->state, parent->path, &children, found);
        law_require(found < family->count, "there come more than the %d children", family->count);
        law_require(children.move[found] == family->list[found].move, "child %d is %s, and should be %s", found,
                    law_called(search->rules, children.move[found]),
                    law_called(search->rules, family->list[found].move));
        law_equal(remaining_of(search, below).left, family->list[found].left, "what is left to spend after a move");
    }
    law_equal(found, asked < family->count ? asked : family->count,
              "how many of the children that are asked for come");
    for (int i = 0; i < found; i++)
        law_require(children.move[i] == family->list[i].move, "child %d does not stay where it is", i);
    law_equal(search->counts.generated, listed ? family->count : 0,
              "how many moves it takes to find these children");
    law_equal(search->counts.evaluations, listed ? family->evaluations : 0,
              "how many evaluations it takes to find these children");
    law_unlisted += !listed;
}

static void law_check_parent(const struct law_parent *parent, const struct law_combination *combination,
                             const struct task *task, bool appraised, uint64_t key)
{
    struct law_child list[MAX_MOVES];
    struct law_family family = {.list = list, .count = law_list_children(parent, combination, list)};
    family.proposed = law_proposed(parent, combination, task->priced, list, family.count);
    for (int i = game.assess_all ? 0 : family.proposed; i < family.count; i++)
        family.evaluations += (appraised || law_has(combination, LAW_EVAL)) && !list[i].finished;
    for (int asked = 1; asked <= 4; asked++)
        law_ask(parent, &family, asked);
    law_ask(parent, &family, 1 + (int)below(key, (uint32_t)family.count));
    law_ask(parent, &family, family.count + 1);
}

/* Cutoffs that some moves of a position made, and of the first position, which need not be moves here. */
static void law_make_cutoffs(Search *search, const State *state, int plies, uint64_t key)
{
    const State first = initial(search->rules);
    for (uint64_t i = 0; i < 12; i++) {
        Move list[MAX_MOVES];
        const bool of_first = below(descend(key, i + 12), 2) == 0 && !finished(search->rules, &first);
        const State *of = of_first ? &first : state;
        const int count = moves(search->rules, of, list);
        remember_cutoff(search->heuristics, plies, (int)(i % 3), list[below(descend(key, i), (uint32_t)count)]);
    }
}

/* The table is told that a move was best here. */
static void law_make_best(const struct law_parent *parent, uint64_t key)
{
    Search *search = parent->search;
    Probe probe;
    Move list[MAX_MOVES];
    const int count = moves(search->rules, &parent->state, list);
    fetch(search, &parent->state);
    law_require(!recall(search, &parent->state, parent->path, -INFINITE, INFINITE, &probe),
                "the table answers for what was never searched");
    remember(search, &parent->state, parent->path, &probe, 0, list[below(key, (uint32_t)count)]);
}

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

/* A position and one below it, in one combination of orders. */
static void law_check_children(const struct cell *cell, const struct law_combination *combination, uint64_t key)
{
    const bool appraised = strcmp(part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->name, "conspiracy") == 0;
    const struct task task = law_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    Search search;
    law_search(cell);
    law_trial.compared = false;
    law_begin(&task, &at, &search);
    search.heuristics = make_heuristics(&at.arena);
    const Layout layout = layout_of(&search, search.limit, 0, false);
    search.table = make_table(&layout, 64, &at.arena);
    allow_nodes(&search, UINT64_MAX);
    assert_true(search.heuristics && search.table);
    prepare_walk(&search);
    struct law_parent parent = {&search, at.state, root_path(&search), 0, key_of(&task)};
    Children above;
    Value best = -INFINITE;
    for (uint64_t ply = 0; ply < 2 && !finished(&at.rules, &parent.state); ply++) {
        law_trial.rules = &at.rules;
        law_trial.state = &parent.state;
        law_trial.ply = task.opening + parent.plies;
        law_trial.second = (at.second + parent.plies) % 2;
        law_make_cutoffs(&search, &parent.state, parent.plies, descend(key, 2 * ply));
        if (below(descend(key, 4 + ply), 3) > 0)
            law_make_best(&parent, descend(key, 2 * ply + 1));
        law_check_parent(&parent, combination, &task, appraised, descend(key, 6 + ply));
        if (ply > 0)
            break;
        expand_all(&search, &parent.state, parent.path, -INFINITE, INFINITE, &above, &best);
        const int i = (int)below(descend(key, 8), (uint32_t)above.count);
        parent.key = descend(parent.key, (uint64_t)law_number_of(&at.rules, &parent.state, above.move[i]));
        parent.path = step(&search, &parent.state, parent.path, &above, i);
        parent.state = play(&at.rules, &parent.state, above.move[i]);
        parent.plies++;
    }
    arena_free(&at.arena);
}

/* One to four orders drawn at random, and what the combination is called.  Every other time one comes first that proposes;
 * and in half of these none that looks at keys, because that would need a list. */
static struct law_combination law_combine(uint64_t key, char *name)
{
    struct law_combination combination = {0};
    const int wanted = 1 + (int)below(descend(key, 0), MOST_ORDERS);
    for (uint64_t i = 1; combination.count < wanted; i++) {
        const bool proposing = combination.count == 0 && key % 2 == 0;
        const int order = (int)below(descend(key, i), proposing ? LAW_KILLER + 1 : LAW_ORDERS);
        if (law_has(&combination, order) || (key % 4 == 0 && order == LAW_RANDOM))
            continue;
        combination.order[combination.count++] = order;
        name += sprintf(name, "%s%s", combination.count > 1 ? "+" : "", law_orders[order]);
    }
    return combination;
}

/* A cutoff near the root. */
static void law_cut_soon(struct cell *cell, int cutoff)
{
    cell_choose(cell, CUTOFF_PART, cutoff);
    const int limit = parameter_find(CUTOFF_PART, cutoff, "limit"),
              most_plies = parameter_find(CUTOFF_PART, cutoff, "most_plies");
    if (parameter_at(CUTOFF_PART, cutoff, limit)->kind == REAL)
        cell->setting[CUTOFF_PART][limit].real = 0.05;
    else
        cell->setting[CUTOFF_PART][limit].integer = 2;
    if (most_plies >= 0)
        cell->setting[CUTOFF_PART][most_plies].integer = 2;
}

static void law_children_come_in_order(const struct cell *base, const Known *known, Law *law)
{
    (void)known;
    (void)law;
    for (uint64_t seed = 1; seed <= LAW_COMBINATIONS; seed++) {
        char name[100];
        const struct law_combination combination = law_combine(descend(seed, 0), name);
        struct cell cell = *base;
        const int opening = parameter_find(GAME_PART, cell.part[GAME_PART], "opening");
        law_cut_soon(&cell, (int)below(descend(seed, 1), (uint32_t)cutoff_count));
        cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, name));
        cell.setting[GAME_PART][opening].integer = below(descend(seed, 2), 6);
        cell.setting[GAME_PART][opening + 1].seed = seed;
        if (!cell_check_game(&cell) && !cell_check_cutoff(&cell)) /* the game may end before that opening does */
            law_check_children(&cell, &combination, descend(seed, 3));
    }
}

static void law_of_children(void **state)
{
    (void)state;
    law_unlisted = 0;
    law_for_settings(law_children_come_in_order, NULL);
    law_leaf = (Function)law_further; /* the oracles ask the search's own leaf */
    law_for_settings(law_children_come_in_order, NULL);
    law_leaf = NULL;
    law_trial.cell = NULL;
    law_require(!game.legal || law_unlisted > 0,
                "no children ever came without a list: legal() took no move for one that an order proposed");
}

#endif
