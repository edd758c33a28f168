/*
 * What algorithms make of the searches of slow.h: one, some in other windows, or one after the other with ever more to spend.  One
 * that is not here is tried by no such search.
 */
#ifndef TESTS_SEARCH_SLOW_ALGORITHMS_H
#define TESTS_SEARCH_SLOW_ALGORITHMS_H

static Value law_guess(struct law_slow *slow, const struct law_node *root, const char *choices)
{
    enum { LAW_LAST, LAW_EVALUATION, LAW_ZERO };
    const int choice = law_set(slow, choices).choice;
    if (choice == LAW_ZERO)
        return 0;
    if (choice == LAW_LAST && slow->steps > 0)
        return slow->last_value;
    return finished(slow->rules, &root->state) ? score(slow->rules, &root->state) : law_static(slow, &root->state);
}

static void law_pass_again(struct law_slow *slow, const struct law_node *root)
{
    slow->counts.passes++;
    law_search_again(slow, root);
}

static Value law_mtdf(struct law_slow *slow, const struct law_node *root)
{
    enum { LAW_ABOVE_ALL = 3, LAW_BELOW_ALL };
    const int first = law_set(slow, "first").choice;
    const Value further = law_set(slow, "step").integer;
    Value lower = -INFINITE, upper = INFINITE,
          next = first == LAW_ABOVE_ALL   ? INFINITE
                 : first == LAW_BELOW_ALL ? -INFINITE
                                          : law_guess(slow, root, "first");
    while (lower < upper) {
        const Value beta = larger(lower + 1, smaller(next, upper));
        const Move best = slow->best;
        if (lower > -INFINITE || upper < INFINITE)
            law_pass_again(slow, root);
        const Value value = law_slow_search(slow, root, beta - 1, beta);
        if (value >= beta) {
            lower = value;
            next = value + 1 + further;
        } else { /* this says nothing of moves */
            upper = value;
            next = value - further;
            slow->best = best;
        }
    }
    return lower;
}

static Value law_aspiration(struct law_slow *slow, const struct law_node *root)
{
    const enum law_way way = law_set(slow, "inner").choice == 1 ? LAW_PRINCIPAL : LAW_WINDOW;
    const Value guess = law_guess(slow, root, "guess") + law_set(slow, "error").integer,
                width = law_set(slow, "width").integer;
    const Value value = law_search_by(slow, root, guess - width, guess + width, way);
    if (guess - width < value && value < guess + width)
        return value;
    law_pass_again(slow, root);
    return value < guess ? law_search_by(slow, root, -INFINITE, value + 1, way)
                         : law_search_by(slow, root, value - 1, INFINITE, way);
}

static Value law_alphabeta(struct law_slow *slow, const struct law_node *root)
{
    const Value edge = law_set(slow, "window").choice ? bound(slow->rules) : INFINITE;
    return law_slow_search(slow, root, -edge, edge);
}

static Value law_pvs(struct law_slow *slow, const struct law_node *root)
{
    return law_search_by(slow, root, -INFINITE, INFINITE, LAW_PRINCIPAL);
}

static Value law_everything(struct law_slow *slow, const struct law_node *root)
{
    return law_search_by(slow, root, -INFINITE, INFINITE, LAW_ALL);
}

static const struct {
    const char *name;
    Value (*solve)(struct law_slow *slow, const struct law_node *root);
} law_algorithms[] = {{"alphabeta", law_alphabeta}, {"pvs", law_pvs},
                      {"mtdf", law_mtdf},           {"aspiration", law_aspiration},
                      {"minimax", law_everything},  {"negamax", law_everything}};

/* A step of deepening is completed. */
static void law_note_step(struct law_slow *slow)
{
    int before = slow->steps - 1;
    if (slow->counts.interior == 0)
        return;
    slow->changed = before < 0 ? NOT_KNOWN : slow->chosen[before] != slow->best;
    while (before >= 0 && slow->chosen[before] != slow->best)
        before--;
    slow->fresh = slow->steps == 0 ? NOT_KNOWN : before < 0;
    slow->chosen[slow->steps] = slow->best;
}

/* Once, or with deepen=limit from a step's worth up to the limit, or until a search sees the end of the game everywhere. */
static Value law_solve(struct law_slow *slow, const struct law_node *root, int step)
{
    const char *name = part_at(ALGORITHM_PART, slow->cell->part[ALGORITHM_PART])->name;
    const bool deepens = cell_deepening(slow->cell) != NO_DEEPENING;
    const int last = slow->limit;
    int a = 0;
    while (strcmp(law_algorithms[a].name, name) != 0)
        a++;
    slow->limit = deepens && step < last ? step : last;
    slow->changed = slow->fresh = NOT_KNOWN;
    for (;;) {
        const uint64_t before = slow->unfinished;
        slow->counts.passes++;
        slow->last_value = law_algorithms[a].solve(slow, root);
        if (!deepens)
            return slow->last_value;
        law_note_step(slow);
        slow->steps++;
        if (slow->unfinished == before || slow->limit == last)
            return slow->last_value;
        slow->limit = slow->limit + step < last ? slow->limit + step : last;
    }
}

#endif
