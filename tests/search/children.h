/*
 * Laws of the children that a search asks for one after the other: in every combination of orders they come as if all
 * had been listed and sorted, however few are asked for, and nothing is listed or evaluated that need not be.  Part of
 * laws.c.
 */
#ifndef TESTS_KIT_CHILDREN_H
#define TESTS_KIT_CHILDREN_H

/* Orders by which children are sorted here once more, of what games say alone. */
static const char *const law_orders[] = {"table", "killer", "static", "eval", "history", "random", "best", "worst"};
enum { LAW_TABLE, LAW_KILLER, LAW_STATIC, LAW_EVAL, LAW_HISTORY, LAW_RANDOM, LAW_BEST, LAW_WORST, LAW_ORDERS };

/* Some orders that are combined. */
struct law_combination {
    int count;
    const Order *order[MOST_ORDERS];
    int known
        [MOST_ORDERS]; /* which of those above; LAW_ORDERS: another, whose keys are those that it gives itself */
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
    int number; /* in the game's own order */
    bool finished;
    int left;               /* to spend, after the move in its place */
    Value key[MOST_ORDERS]; /* by which each order of the combination sorts, the largest first */
};

static uint64_t law_unlisted; /* how often children came without a list */

/* Does it say no more than which moves come first? */
static bool law_proposes(const Order *order)
{
    return order->propose && !order->arrange;
}

static bool law_combines(const struct law_combination *combination, const Order *order)
{
    bool does = false;
    for (int i = 0; i < combination->count; i++)
        does |= combination->order[i] == order;
    return does;
}

/* Is it said of one of them that it looks at the keys of paths, or that it assesses children, and counts that? */
static bool law_is_keyed(const struct law_combination *combination)
{
    bool keyed = false;
    for (int i = 0; i < combination->count; i++)
        keyed |= combination->order[i]->keyed;
    return keyed;
}

static bool law_assesses(const struct law_combination *combination)
{
    bool assesses = false;
    for (int i = 0; i < combination->count; i++)
        assesses |= combination->order[i]->assesses && !combination->order[i]->oracle;
    return assesses;
}

/* The keys that order o gives to all moves, when it is asked alone. */
static void law_own_keys(const struct law_parent *parent, int o, Value key[MAX_MOVES])
{
    Search alone = *parent->search;
    Move list[MOST_PROPOSED];
    Children children;
    alone.orders = 1;
    alone.arrange[0] = alone.arrange[o];
    alone.propose[0] = NULL;
    prepare_walk(&alone);
    children.placed = 0;
    children.assessed = false;
    children.count = moves(alone.rules, &parent->state, children.list);
    if (alone.arrange[0])
        list_children(&alone, &parent->state, parent->path, &children);
    const int proposed =
        alone.arrange[0] ? 0 : parent->search->propose[o](&alone, &parent->state, parent->path, list);
    for (int i = 0; i < children.count; i++) {
        key[i] = alone.arrange[0] ? children.key[i] : 0;
        for (int j = proposed; j-- > 0;)
            key[i] = list[j] == children.list[i] ? proposed - j : key[i];
    }
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

/* What there is to know of all children in the game's own order, but what is left after each. */
static void law_find_keys(Search *natural, const struct law_parent *parent,
                          const struct law_combination *combination, Children *children, struct law_child *list)
{
    Value own[MOST_ORDERS][MAX_MOVES], best = -INFINITE;
    struct law_parent alone = *parent;
    alone.search = natural;
    for (int o = 0; o < combination->count; o++)
        if (combination->known[o] == LAW_ORDERS)
            law_own_keys(parent, o, own[o]);
    expand_all(natural, &parent->state, parent->path, -INFINITE, INFINITE, children, &best);
    for (int i = 0; i < children->count; i++) {
        const Move move = children->move[i];
        const State child = play(natural->rules, &parent->state, move);
        children->stepped = i;
        tell_taking(natural, &parent->state, parent->path, move);
        const Path below = step_at_price(natural, parent->path,
                                         price_of_move(natural, &parent->state, parent->path, children, move, i));
        list[i] = (struct law_child){.move = move, .number = i, .finished = finished(natural->rules, &child)};
        for (int o = 0; o < combination->count; o++)
            list[i].key[o] = combination->known[o] == LAW_ORDERS
                                 ? own[o][i]
                                 : law_key(&alone, combination->known[o], move, i, below);
    }
}

/* All children in visiting order, found without any haste; returns how many. */
static int law_list_children(const struct law_parent *parent, const struct law_combination *combination,
                             struct law_child *list)
{
    Search natural = *parent->search;
    Children children;
    natural.orders = 0;
    prepare_walk(&natural);
    law_find_keys(&natural, parent, combination, &children, list);
    for (int o = combination->count; o-- > 0;)
        law_sort(list, children.count, o);
    natural.plan.as_listed = false;
    for (int i = 0; i < children.count; i++) {
        children.move[i] = list[i].move;
        children.number[i] = (uint16_t)list[i].number;
    }
    for (int i = 0; i < children.count; i++)
        list[i].left = remaining_of(&natural, step(&natural, &parent->state, parent->path, &children, i)).left;
    return children.count;
}

/* May the last order tell its best move where those before it only propose, and is it the next child? */
static bool law_foretold(const struct law_parent *parent, const struct law_combination *combination,
                         const struct law_child *list, int proposed, int count)
{
    const int last = combination->count - 1;
    bool only = game.forced && last > 0 && combination->order[last]->propose && combination->order[last]->arrange;
    for (int o = 0; o < last; o++)
        only &= law_proposes(combination->order[o]);
    Move move[MOST_PROPOSED];
    if (!only || proposed >= count)
        return false;
    const bool told = combination->known[last] == LAW_EVAL
                          ? game.forced(parent->search->rules, &parent->state, move)
                          : parent->search->propose[last](parent->search, &parent->state, parent->path, move) > 0;
    return told && list[proposed].move == move[0];
}

/* How many of the first children are known without a list: legal moves that the first orders propose, and one that is
 * told, if neither a price nor a key asks for all moves. */
static int law_proposed(const struct law_parent *parent, const struct law_combination *combination, bool priced,
                        const struct law_child *list, int count)
{
    int proposed = 0;
    if (!game.legal || priced || law_is_keyed(combination))
        return 0;
    for (bool named = true; proposed < count && named; proposed += named) {
        named = false;
        for (int o = 0; o < combination->count && law_proposes(combination->order[o]); o++)
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
                             const Cutoff *cutoff, uint64_t key)
{
    struct law_child list[MAX_MOVES];
    struct law_family family = {.list = list, .count = law_list_children(parent, combination, list)};
    family.proposed = law_proposed(parent, combination, cutoff->priced, list, family.count);
    for (int i = game.assess_all ? 0 : family.proposed; i < family.count; i++)
        family.evaluations += (cutoff->assesses || law_assesses(combination)) && !list[i].finished;
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

/* A position and one below it, in one combination of orders. */
static void law_check_children(const struct cell *cell, const struct law_combination *combination, uint64_t key)
{
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
        law_check_parent(&parent, combination, law_cutoff(cell), descend(key, 6 + ply));
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

static int law_known_order(const char *name)
{
    int known = 0;
    while (known < LAW_ORDERS && strcmp(law_orders[known], name) != 0)
        known++;
    return known;
}

/* One to four orders drawn at random, and what the combination is called.  Every other time one comes first that proposes;
 * and in half of these none that looks at keys, because that would need a list. */
static struct law_combination law_combine(uint64_t key, char *name)
{
    struct law_combination combination = {0};
    const int wanted = 1 + (int)below(descend(key, 0), MOST_ORDERS);
    for (uint64_t i = 1; combination.count < wanted; i++) {
        const struct part *part = part_at(ORDER_PART, (int)below(descend(key, i), (uint32_t)order_count));
        const Order *order = part->traits;
        const bool proposing = combination.count == 0 && key % 2 == 0;
        if (order->natural || law_combines(&combination, order) || (proposing && !law_proposes(order)) ||
            (key % 4 == 0 && order->keyed))
            continue;
        combination.known[combination.count] = law_known_order(part->name);
        name += sprintf(name, "%s%s", combination.count > 0 ? "+" : "", part->name);
        combination.order[combination.count++] = order;
    }
    return combination;
}

/* A cutoff near the root: after three steps of its deepening. */
static void law_cut_soon(struct cell *cell, int cutoff)
{
    enum { LAW_SOON = 3 };
    const int most_plies = parameter_find(CUTOFF_PART, cutoff, "most_plies");
    cell_choose(cell, CUTOFF_PART, cutoff);
    law_limit(cell, LAW_SOON);
    if (most_plies >= 0)
        cell->setting[CUTOFF_PART][most_plies].integer = 2;
}

static void law_children_come_in_order(const struct cell *base, const Known *known, Law *law)
{
    (void)known;
    (void)law;
    for (uint64_t seed = 1; seed <= LAW_COMBINATIONS; seed++) {
        char name[MOST_ORDERS * 60];
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
    law_leaf = true; /* the oracles ask the search's own leaf */
    law_for_settings(law_children_come_in_order, NULL);
    law_leaf = false;
    law_trial.cell = NULL;
    law_require(!game.legal || law_unlisted > 0,
                "no children ever came without a list: legal() took no move for one that an order proposed");
}

#endif
