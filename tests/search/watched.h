/*
 * Laws of each pruning that there is, whatever it prunes: it is watched while a search asks it, and found to do what
 * src/kit/worth.h asks of those who prune.  Part of laws.c.
 */
#ifndef TESTS_SEARCH_WATCHED_H
#define TESTS_SEARCH_WATCHED_H

enum { LAW_WATCHED_NODES = 3000, LAW_WATCHED_LIMITS = 5, LAW_RECHECKED = 10 };

/* What is watched; both are called in place of these. */
static Answerer law_watched_answer;
static Weigher law_watched_weigh;

static uint64_t law_watched; /* so much was pruned */

/* What a pruning leaves as it was. */
struct law_kept {
    int peeking, passed_to;
    bool verifying;
    const Setting *pruning;
    const Standing *standing;
    Way way;
};

static struct law_kept law_keep(const Search *search, Path path)
{
    return (struct law_kept){
        search->now.peeking,   search->now.passed_to,
        search->now.verifying, search->pruning,
        search->now.standing,  search->way ? search->way[plies_from_root(path)] : (Way){.key = 0}};
}

static void law_is_kept(const Search *search, Path path, const struct law_kept *before)
{
    const struct law_kept now = law_keep(search, path);
    law_equal(now.peeking, before->peeking, "how many peeks are under way when a pruning has been asked");
    law_equal(now.passed_to, before->passed_to, "search->now.passed_to when a pruning has been asked");
    law_equal(now.verifying, before->verifying, "search->now.verifying when a pruning has been asked");
    law_require(now.pruning == before->pruning && now.standing == before->standing,
                "a pruning leaves another's settings, or what is known of another position");
    law_require(now.way.key == before->way.key && now.way.siblings == before->way.siblings &&
                    now.way.elsewhere == before->way.elsewhere && now.way.taken_on == before->way.taken_on,
                "a pruning leaves another way to the position that it was asked about");
}

static double law_rechecked_share; /* of what is pruned in searches that are watched */
static bool law_watched_without;   /* are there no prunings in these? */

static bool law_watch_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    const struct law_kept before = law_keep(search, path);
    const bool answered = law_watched_answer(search, state, path, alpha, beta, worth);
    law_is_kept(search, path, &before);
    if (answered)
        law_within(worth->value, -INFINITE, INFINITE, "what a pruning says that a position is worth");
    return answered;
}

static Verdict law_watch_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                               Children *children, int i)
{
    const struct law_kept before = law_keep(search, path);
    Children kept = *children;
    const Verdict verdict = law_watched_weigh(search, state, path, alpha, beta, children, i);
    law_is_kept(search, path, &before);
    kept.stepped = children->stepped;
    law_require(memcmp(&kept, children, offsetof(Children, sifted)) == 0 &&
                    memcmp(kept.sifted.price, children->sifted.price, sizeof kept.sifted.price) == 0,
                "a pruning keeps something in the children of a position");
    if (verdict.left_out)
        law_within(verdict.most, -INFINITE, alpha, "what a move that is left out is worth at most");
    return verdict;
}

static void law_watch(Search *search)
{
    Pruner *pruner = &search->pruner[0];
    law_watched_answer = pruner->answer;
    law_watched_weigh = pruner->weigh;
    pruner->answer = pruner->answer ? law_watch_answer : NULL;
    pruner->weigh = pruner->weigh ? law_watch_weigh : NULL;
    search->recheck.share = law_rechecked_share;
    search->prunings = law_watched_without ? 0 : search->prunings;
}

/* False if it has too many nodes. */
static bool law_run_pruned(const struct cell *cell, bool pruned, double recheck, struct outcome *outcome)
{
    struct cell counted = *cell;
    counted.measure = MEASURE_ANATOMY;
    struct task task = cell_task(&counted);
    task.adjust = (Function)law_watch;
    task.nodes = LAW_WATCHED_NODES;
    law_watched_without = !pruned;
    law_rechecked_share = recheck;
    search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], FULL_WALK)->run(&task, outcome);
    law_require(outcome->status == OK || outcome->status == BUDGET, "the search ended by %s, and not ok",
                status_name[outcome->status]);
    return outcome->status == OK;
}

static void law_check_same(const struct outcome *is, const struct outcome *should, const char *when)
{
    law_require(is->value == should->value && is->counts.interior == should->counts.interior &&
                    is->counts.leaves == should->counts.leaves && is->counts.pruned == should->counts.pruned &&
                    is->counts.evaluations == should->counts.evaluations,
                "the search is another one %s: its value is %lld, after %lld, its leaves are %llu, after %llu",
                when, (long long)is->value, (long long)should->value, (unsigned long long)is->counts.leaves,
                (unsigned long long)should->counts.leaves);
}

/* Values that depend on nothing but paths are minimax's with the same pruning; and without it, if on nothing at all. */
static void law_check_worth(struct cell cell, const char *on, Value value)
{
    const int entries = parameter_find(ALGORITHM_PART, cell.part[ALGORITHM_PART], "entries");
    struct outcome outcome;
    if (on && strcmp(on, "path") != 0)
        return;
    if (entries >= 0)
        cell.setting[ALGORITHM_PART][entries].integer = 0;
    cell_choose(&cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    if (law_run_pruned(&cell, true, 0, &outcome))
        law_equal(value, outcome.value, "the value, compared with minimax's with the same pruning,");
    if (!on && law_run_pruned(&cell, false, 0, &outcome))
        law_equal(value, outcome.value, "the value, compared with minimax's without a pruning that changes none,");
}

/* Was a search after all given up under this cutoff?  Such ones take long, and there will be more. */
static bool law_endless;

/* One search, again, and once more with some of what is pruned searched after all; false if it has too many nodes.  Searches
 * after all are few, and none where a search without prunings, which each of them may be, has too many nodes. */
static bool law_check_pruned(const struct cell *cell, const Rules *rules)
{
    const Pruning *pruning = part_at(PRUNING_PART, cell->part[PRUNING_PART])->traits;
    struct outcome outcome, again;
    law_search(cell);
    law_trial.compared = false;
    if (!law_run_pruned(cell, true, 0, &outcome))
        return false;
    law_within(outcome.value, -bound(rules), bound(rules), "the value");
    law_require(outcome.counts.interior == 0 || outcome.move[0], "a root that is no leaf has no move");
    law_run_pruned(cell, true, 0, &again);
    law_check_same(&again, &outcome, "when it is made again");
    law_check_worth(*cell, pruning->depends_on ? pruning->depends_on(cell->setting[PRUNING_PART]) : NULL,
                    outcome.value);
    if (!law_endless && law_run_pruned(cell, false, 0, &again)) {
        const double few =
            outcome.counts.pruned > LAW_RECHECKED ? (double)LAW_RECHECKED / outcome.counts.pruned : 1;
        law_run_pruned(cell, true, few, &again);
        law_check_same(&again, &outcome, "when what is pruned is searched after all");
        law_endless = again.counts.unknown_cuts > 0;
    }
    law_watched += outcome.counts.pruned;
    return true;
}

/* What an oracle searches is not among the nodes that are counted, and without prunings there is none. */
static struct cell law_unpruned(struct cell cell)
{
    cell_choose(&cell, PRUNING_PART, part_find(PRUNING_PART, "none"));
    return cell;
}

static void law_check_prunings(struct cell cell, const Rules *rules)
{
    const int entries = parameter_find(ALGORITHM_PART, cell.part[ALGORITHM_PART], "entries");
    for (int pruning = 0; pruning < part_counts[PRUNING_PART]; pruning++) {
        const Pruning *traits = part_at(PRUNING_PART, pruning)->traits;
        cell_choose(&cell, PRUNING_PART, pruning);
        if ((!traits->answer && !traits->weigh) || cell_check_prunings(&cell))
            continue;
        for (int table = 0; table < 2; table++) {
            cell.setting[ALGORITHM_PART][entries].integer = 64 * table;
            for (int steps = 1; steps <= LAW_WATCHED_LIMITS; steps++) {
                law_limit(&cell, steps);
                if ((cell_oracle(&cell) && !law_is_small(law_unpruned(cell))) || !law_check_pruned(&cell, rules))
                    break;
            }
        }
    }
}

static void law_each_pruning_keeps_its_contract(const struct cell *base, const Known *known, Law *law)
{
    (void)known;
    (void)law;
    for (int cutoff = 0; cutoff < cutoff_count; cutoff++)
        for (int opening = 0; opening <= 6; opening += 6) {
            Arena arena = {.limit = SIZE_MAX};
            Rules rules;
            struct cell cell = *base;
            const int own = parameter_find(GAME_PART, cell.part[GAME_PART], "opening");
            cell_choose(&cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "alphabeta"));
            cell_choose(&cell, CUTOFF_PART, cutoff);
            cell.setting[GAME_PART][own].integer = opening;
            cell.setting[GAME_PART][own + 1].seed = (uint64_t)cutoff + 1;
            law_set_up(&rules, &cell, (uint64_t)cutoff + 1, &arena);
            if (!cell_check_game(&cell) &&
                !cell_check_cutoff(&cell)) { /* the game may end before that opening does */
                law_endless = false;
                law_check_prunings(cell, &rules);
            }
            arena_free(&arena);
        }
}

#endif
