/*
 * What each pruning does, as its first comment and its parameters have it, and how often prunings are wrong.  One that is not here
 * is tried by no such search.
 */
#ifndef TESTS_SEARCH_SLOW_PRUNINGS_H
#define TESTS_SEARCH_SLOW_PRUNINGS_H

static const Verdict law_stays = {.left_out = false};

static Verdict law_goes(Value most)
{
    return (Verdict){.left_out = true, .most = most};
}

static Verdict law_costs_less(const struct law_slow *slow, double plies)
{
    return (Verdict){.dearer = -(int)(plies * slow->ply)};
}

/* A move that is looked at. */
struct law_weighed {
    struct law_sifted *sifted;
    Move move;
    int i;     /* so many are searched before it, */
    int place; /* and so many stand before it */
    int price;
};

static struct law_node law_spending(const struct law_node *node, int more)
{
    struct law_node same = *node;
    same.spent += more;
    return same;
}

static Value law_standing(struct law_slow *slow, const struct law_node *node, struct law_found *asked)
{
    if (!asked->known)
        asked->standing = law_static(slow, &node->state);
    asked->known = true;
    return asked->standing;
}

static Value law_margin(const struct law_slow *slow, const char *name)
{
    return (Value)fmin(law_set(slow, name).real * (double)(game.unit ? game.unit : 1), 0x1p50);
}

/* --- near the horizon ------------------------------------------------------------------------------------------------ */

static Verdict law_futility(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                            Value beta)
{
    const State *state = &node->state;
    const int left = law_left(slow, node);
    (void)beta;
    if (it.i == 0 || left > law_set(slow, "futility_plies").integer || law_checked(slow, state) ||
        (!game.gain && law_is_noisy(slow, state, it.move)))
        return law_stays;
    Value most = law_standing(slow, node, &it.sifted->asked) + left * law_margin(slow, "futility_margin");
    most += game.gain ? game.gain(slow->rules, state, it.move) : 0;
    most = smaller(most, bound(slow->rules));
    return most > alpha || law_ends_or_checks(slow, state, it.move) ? law_stays : law_goes(most);
}

static bool law_reverse(struct law_slow *slow, const struct law_node *node, struct law_found *asked, Value alpha,
                        Value beta, Worth *worth)
{
    const int left = law_left(slow, node);
    (void)alpha;
    if (left > law_set(slow, "reverse_plies").integer || beta >= bound(slow->rules) ||
        law_checked(slow, &node->state))
        return false;
    worth->value = law_standing(slow, node, asked) - left * law_margin(slow, "reverse_margin");
    return worth->value >= beta;
}

static bool law_razor(struct law_slow *slow, const struct law_node *node, struct law_found *asked, Value alpha,
                      Value beta, Worth *worth)
{
    const int left = law_left(slow, node);
    if (left > law_set(slow, "razor_plies").integer || alpha <= -bound(slow->rules) ||
        law_checked(slow, &node->state))
        return false;
    worth->value = law_standing(slow, node, asked) + left * law_margin(slow, "razor_margin");
    return worth->value <= alpha && (!slow->leaf || law_leaf_worth(slow, &node->state, alpha, beta).value <= alpha);
}

static Verdict law_late(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                        Value beta)
{
    const int left = law_left(slow, node);
    (void)beta;
    return it.i == 0 || left > law_set(slow, "late_plies").integer ||
                   it.place < law_set(slow, "late_moves").integer * left || law_checked(slow, &node->state) ||
                   law_is_noisy(slow, &node->state, it.move) || law_ends_or_checks(slow, &node->state, it.move)
               ? law_stays
               : law_goes(alpha);
}

static Verdict law_exchange(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                            Value beta)
{
    (void)beta;
    return it.i == 0 || law_left(slow, node) > law_set(slow, "exchange_plies").integer ||
                   law_checked(slow, &node->state) || game.exchange(slow->rules, &node->state, it.move) >= 0 ||
                   law_ends_or_checks(slow, &node->state, it.move)
               ? law_stays
               : law_goes(alpha);
}

/* --- elsewhere too --------------------------------------------------------------------------------------------------- */

/* What the side to move is worth that passes, as if that cost so many plies. */
static Value law_passing(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta, int plies)
{
    const struct law_node child = law_after_pass(slow, node, plies * slow->ply);
    return -law_slow_search(slow, &child, -beta, -alpha);
}

static bool law_may_pass(const struct law_slow *slow, const struct law_node *node)
{
    return !node->passed && !slow->verifying && !law_checked(slow, &node->state);
}

static bool law_null(struct law_slow *slow, const struct law_node *node, struct law_found *asked, Value alpha,
                     Value beta, Worth *worth)
{
    const int choice = law_set(slow, "null_plies").choice, verify = (int)law_set(slow, "null_verify").integer,
              left = law_left(slow, node),
              shallower = choice < 4 ? 1 + choice
                          : left > 6 ? 3
                                     : 2;
    (void)alpha;
    if (beta <= -bound(slow->rules) || beta >= bound(slow->rules) || left < 2 || !law_may_pass(slow, node))
        return false;
    if (game.zugzwang && game.zugzwang(slow->rules, &node->state))
        return false;
    if (law_standing(slow, node, asked) < beta || law_passing(slow, node, beta - 1, beta, 1 + shallower) < beta)
        return false;
    worth->value = beta;
    if (verify == 0 || left < verify)
        return true;
    const struct law_node again = law_spending(node, (1 + shallower) * slow->ply);
    slow->verifying = true;
    const Value value = law_slow_search(slow, &again, beta - 1, beta);
    slow->verifying = false;
    return value >= beta;
}

static bool law_probcut(struct law_slow *slow, const struct law_node *node, struct law_found *asked, Value alpha,
                        Value beta, Worth *worth)
{
    const char *text = law_set(slow, "probcut_pairs").text;
    const int left = law_left(slow, node),
              remaining = game.remaining ? game.remaining(slow->rules, &node->state) : 0;
    const Value most = bound(slow->rules);
    (void)asked;
    for (; text; text = strchr(text, ',') ? strchr(text, ',') + 1 : NULL) {
        int deep, shallow, from = 0, to = INT_MAX;
        double slope, offset, sigma;
        if (sscanf(text, "%d:%d:%lf:%lf:%lf:%d-%d", &deep, &shallow, &slope, &offset, &sigma, &from, &to) < 5)
            return false;
        if (left != deep || remaining < from || remaining > to)
            continue;
        const double margin = sigma * law_set(slow, "probcut_threshold").real;
        const double high = ceil((((double)beta + margin) - offset) / slope),
                     low = floor((((double)alpha - margin) - offset) / slope);
        const struct law_node again = law_spending(node, (deep - shallow) * slow->ply);
        worth->value = beta;
        if (beta < most && fabs(high) < (double)most &&
            law_slow_search(slow, &again, (Value)high - 1, (Value)high) >= (Value)high)
            return true;
        worth->value = alpha;
        if (alpha > -most && fabs(low) < (double)most &&
            law_slow_search(slow, &again, (Value)low, (Value)low + 1) <= (Value)low)
            return true;
    }
    return false;
}

static Verdict law_beam(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                        Value beta)
{
    (void)beta;
    if (it.place < law_set(slow, "beam_width").integer)
        return law_stays;
    return law_set(slow, "beam_loud").choice &&
                   (law_checked(slow, &node->state) || law_is_noisy(slow, &node->state, it.move) ||
                    law_ends_or_checks(slow, &node->state, it.move))
               ? law_stays
               : law_goes(alpha);
}

/* The values of all moves, by a search of their own that leaves nothing out. */
static Move law_true_best(struct law_slow *slow, const struct law_node *node)
{
    static struct law_slow other;
    struct law_moves list;
    Value most = -INFINITE;
    other = *slow;
    other.silent = true;
    other.hard = other.strict = other.etc = other.keep = false;
    other.table = NULL;
    other.heuristics = NULL;
    other.prunings = 0;
    other.order = "none";
    law_list_all(&other, node, &list);
    Move best = list.move[0];
    for (int i = 0; i < list.count; i++) {
        const struct law_node child = law_child(&other, node, &list, i, i, list.price[i]);
        const Value value = -law_slow_search(&other, &child, -INFINITE, INFINITE);
        best = value > most ? list.move[i] : best;
        most = larger(most, value);
    }
    return best;
}

static Verdict law_forget(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                          Value beta)
{
    struct law_found *asked = &it.sifted->asked;
    const int side = law_set(slow, "forget_side").choice;
    const uint64_t drawn = descend(hash_of(&node->state), cell_seed(slow->cell)) >> 11;
    const double share =
        law_set(slow, "forget_rate").real * pow(law_set(slow, "forget_fall").real, node->plies - 1);
    (void)alpha;
    (void)beta;
    if ((double)drawn >= share * 0x1p53 || it.sifted->moves.count < 2 || side == 1 + (node->plies % 2 == 0))
        return law_stays;
    if (!asked->judged)
        asked->best = law_true_best(slow, node);
    asked->judged = true;
    return it.move == asked->best ? law_goes(-INFINITE) : law_stays;
}

/* --- searched again -------------------------------------------------------------------------------------------------- */

/* As if it cost so much. */
static Value law_value_at(struct law_slow *slow, const struct law_node *node, struct law_weighed it, int price,
                          Value alpha, Value beta)
{
    const struct law_node child = law_child(slow, node, &it.sifted->moves, it.place, it.i, price);
    return -law_slow_search(slow, &child, -beta, -alpha);
}

static Verdict law_research(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                            Value beta)
{
    const int cheap = (int)(law_set(slow, "research_price").real * slow->ply);
    const bool open = law_set(slow, "research_window").choice == 1;
    const Verdict cheaply = {.dearer = cheap - it.price};
    if (it.price <= cheap || (node->plies == 0 && !open))
        return law_stays;
    if (it.place < law_set(slow, "research_cheap").integer)
        return cheaply;
    if (it.i == 0 && open)
        return law_stays;
    if (alpha <= -bound(slow->rules))
        return cheaply;
    Value value = law_value_at(slow, node, it, it.price, alpha, open ? beta : alpha + 1);
    const double spent = node->spent + it.price; /* by the mover */
    if (value > alpha && law_set(slow, "research_between").choice == 1 && spent > 1.5 * cheap * (node->plies + 1))
        value = law_value_at(slow, node, it, (it.price + cheap) / 2, alpha, alpha + 1);
    return value > alpha ? cheaply : (Verdict){.left_out = true, .most = value, .dearer = cheap - it.price};
}

/* --- searched deeper ------------------------------------------------------------------------------------------------- */

static bool law_may_extend(const struct law_slow *slow, const struct law_node *node)
{
    return node->plies < 2 * (slow->limit / slow->ply);
}

static Verdict law_extend(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                          Value beta)
{
    const State child = play(slow->rules, &node->state, it.move);
    double less = 0;
    (void)alpha;
    (void)beta;
    if (!finished(slow->rules, &child) && law_checked(slow, &child))
        less = law_set(slow, "extend_check").real;
    if (it.sifted->moves.count == 1)
        less = fmax(less, law_set(slow, "extend_only").real);
    return law_may_extend(slow, node) ? law_costs_less(slow, less) : law_stays;
}

static Verdict law_retake(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                          Value beta)
{
    (void)alpha;
    (void)beta;
    return law_may_extend(slow, node) && node->taken_on == 1 + game.landing(slow->rules, it.move, false) &&
                   law_takes(slow, &node->state, it.move)
               ? law_costs_less(slow, law_set(slow, "retake_less").real)
               : law_stays;
}

/* Half as deep, this move is better than alpha, and by a margin better than all others at its price. */
static bool law_is_singular(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                            Value beta)
{
    struct law_moves others;
    const int price = it.price + law_left(slow, node) / 2 * slow->ply;
    const Value value = smaller(law_value_at(slow, node, it, price, alpha, beta), beta),
                enough = value - law_margin(slow, "singular_margin");
    if (value <= alpha || enough <= -bound(slow->rules))
        return false;
    others.count = moves(slow->rules, &node->state, others.move);
    for (int i = 0; i < others.count; i++) {
        others.number[i] = i;
        if (others.move[i] == it.move)
            continue;
        const struct law_node child = law_child(slow, node, &others, i, i, price);
        if (-law_slow_search(slow, &child, -enough, -enough + 1) >= enough)
            return false;
    }
    return true;
}

static Verdict law_singular(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                            Value beta)
{
    return it.place == 0 && law_left(slow, node) >= law_set(slow, "singular_left").integer &&
                   law_may_extend(slow, node) && law_is_singular(slow, node, it, alpha, beta)
               ? law_costs_less(slow, law_set(slow, "singular_less").real)
               : law_stays;
}

static Verdict law_threat(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                          Value beta)
{
    struct law_found *asked = &it.sifted->asked;
    (void)alpha;
    (void)beta;
    if (law_left(slow, node) < law_set(slow, "threat_left").integer || !law_may_extend(slow, node))
        return law_stays;
    if (!asked->passed && law_may_pass(slow, node)) {
        const Value least = law_standing(slow, node, asked) - law_margin(slow, "threat_margin");
        asked->threatened = least > -bound(slow->rules) && law_passing(slow, node, least - 1, least, 3) < least;
    }
    asked->passed = true;
    return asked->threatened ? law_costs_less(slow, law_set(slow, "threat_less").real) : law_stays;
}

/* --- all of them ----------------------------------------------------------------------------------------------------- */

static const struct law_pruning {
    const char *name;
    bool (*answer)(struct law_slow *slow, const struct law_node *node, struct law_found *asked, Value alpha,
                   Value beta, Worth *worth);
    Verdict (*weigh)(struct law_slow *slow, const struct law_node *node, struct law_weighed it, Value alpha,
                     Value beta);
    bool at_root;
} law_prunings[] = {
    {"futility", NULL, law_futility, false}, {"reverse", law_reverse, NULL, false},
    {"razor", law_razor, NULL, false},       {"late", NULL, law_late, false},
    {"exchange", NULL, law_exchange, false}, {"null", law_null, NULL, false},
    {"probcut", law_probcut, NULL, false},   {"beam", NULL, law_beam, false},
    {"forget", NULL, law_forget, false},     {"research", NULL, law_research, true},
    {"extend", NULL, law_extend, false},     {"retake", NULL, law_retake, false},
    {"singular", NULL, law_singular, false}, {"threat", NULL, law_threat, false},
};

static const struct law_pruning *law_pruning_at(const struct law_slow *slow, const struct law_node *node, int p)
{
    size_t i = 0;
    while (i < sizeof law_prunings / sizeof *law_prunings && strcmp(law_prunings[i].name, slow->pruning[p]) != 0)
        i++;
    assert_true(i < sizeof law_prunings / sizeof *law_prunings);
    return (node->plies == 0 && !law_prunings[i].at_root) || node->spared == p ? NULL : &law_prunings[i];
}

static void law_count_pruned(struct law_slow *slow, const struct law_node *node, int p)
{
    slow->counts.pruned++;
    slow->by_ply.pruned[law_counted_ply(node)]++;
    slow->by_ply.pruned_by[p]++;
}

/* The value by a search that has no table, and what orders remember so far, and that nobody hears of. */
static Value law_after_all(const struct law_slow *slow, const struct law_node *node, Value alpha, Value beta)
{
    static struct law_slow other;
    static Heuristics heuristics;
    other = *slow;
    heuristics = *slow->heuristics;
    other.heuristics = &heuristics;
    other.silent = other.rechecking = true;
    other.hard = other.strict = other.etc = other.keep = false;
    other.table = NULL;
    return law_slow_search(&other, node, alpha, beta);
}

static void law_count_rechecked(struct law_slow *slow, const struct law_node *node, int p, Value loss)
{
    const int ply = law_counted_ply(node);
    slow->counts.rechecked++;
    slow->by_ply.rechecked[ply]++;
    slow->by_ply.rechecked_by[p]++;
    slow->counts.wrong_cuts += loss > 0;
    slow->by_ply.wrong_cuts[ply] += loss > 0;
    slow->by_ply.wrong_cuts_by[p] += loss > 0;
    slow->counts.wrong_loss += (uint64_t)loss;
}

/* Is what has this key one of the share that is searched after all? */
static bool law_rechecks(const struct law_slow *slow, uint64_t key)
{
    return !slow->rechecking && (double)(descend(key, 0x726563) >> 11) < law_set(slow, "recheck").real * 0x1p53;
}

static bool law_is_answered(struct law_slow *slow, const struct law_node *node, struct law_sifted *sifted)
{
    const Value beta = sifted->beta, alpha = sifted->alpha - (sifted->alpha == beta);
    for (int p = 0; p < slow->prunings; p++) {
        const struct law_pruning *pruning = law_pruning_at(slow, node, p);
        Worth worth = {0, false};
        if (!pruning || !pruning->answer || node->plies == 0 ||
            !pruning->answer(slow, node, &sifted->asked, alpha, beta, &worth))
            continue;
        slow->counts.interior--;
        slow->bounds += !worth.exact;
        sifted->most = worth.value;
        law_count_leaf(slow, node, (struct event){.leaf = PRUNED, .value = worth.value, .pruning = (uint8_t)p});
        law_count_pruned(slow, node, p);
        if (law_rechecks(slow, node->at.key)) {
            struct law_node spared = *node;
            spared.spared = p;
            const Value value = law_after_all(slow, &spared, alpha, beta);
            const Value seen = smaller(larger(value, alpha), beta),
                        said = smaller(larger(worth.value, alpha), beta);
            law_count_rechecked(slow, node, p, larger(seen, said) - smaller(seen, said));
        }
        return true;
    }
    return false;
}

/* The move that is looked at now. */
static bool law_is_left_out(struct law_slow *slow, const struct law_node *node, struct law_sifted *sifted,
                            Value alpha)
{
    const int i = sifted->searched, k = sifted->looked;
    for (int p = 0; p < slow->prunings; p++) {
        const struct law_pruning *pruning = law_pruning_at(slow, node, p);
        if (!pruning || !pruning->weigh)
            continue;
        const struct law_weighed it = {sifted, sifted->moves.move[k], i, k, sifted->price[i]};
        const Verdict verdict = pruning->weigh(slow, node, it, alpha, sifted->beta);
        if (!verdict.left_out) {
            sifted->price[i] = (int)larger(0, sifted->price[i] + verdict.dearer);
            continue;
        }
        const int last = sifted->moves.count - 1 - sifted->left_out;
        struct law_node child = law_child(slow, node, &sifted->moves, k, last, sifted->price[i]);
        sifted->most = larger(sifted->most, verdict.most);
        slow->unfinished++;
        slow->bounds++;
        law_count_pruned(slow, node, p);
        law_tells(slow, &child,
                  (struct event){.kind = LEFT_OUT_EVENT, .value = -verdict.most, .pruning = (uint8_t)p});
        if (law_rechecks(slow, child.at.key)) {
            child = law_child(slow, node, &sifted->moves, k, i, sifted->price[i] + verdict.dearer);
            const Value value = -law_after_all(slow, &child, -sifted->beta, -alpha);
            law_count_rechecked(slow, node, p, larger(0, value - larger(alpha, -bound(slow->rules) - 1)));
        }
        return true;
    }
    return false;
}

#endif
