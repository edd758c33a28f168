/* Searches that are to do, event by event, what slow.h does; part of laws.c. */
#ifndef TESTS_SEARCH_SLOW_TRIALS_H
#define TESTS_SEARCH_SLOW_TRIALS_H

/* Searches, with what of a game they ask for. */
enum { LAW_EXCHANGE = 1, LAW_SWAP = 2, LAW_LANDING = 4, LAW_IN_CHECK = 8 };
static const struct {
    int needs;
    const char *search;
} law_trials[] = {
    {0, "relation=strict window=bounds"},
    {0, "fail=hard entries=4 etc=yes"},
    {0, "entries=4096 keep=all order=table+killer+history"},
    {0, "entries=64 relation=strict fail=hard etc=yes keep=all order=table+static"},
    {0, "entries=1024 etc=yes order=killer cutoff=conspiracy margin=5 most_plies=6 keep=all"},
    {0, "entries=1024 keep=all order=history cutoff=conspiracy counters=two ties=ranked most_plies=9"},
    {0, "entries=256 order=static cutoff=realization meaning=bits"},
    {0, "entries=256 order=table+history cutoff=late late_left=2 late_from=1 late_table=log"},
    {0, "pruning=futility recheck=1"},
    {0, "pruning=futility futility_plies=3 futility_margin=0.3 entries=1024"},
    {0, "pruning=reverse recheck=1"},
    {0, "pruning=reverse reverse_plies=3 reverse_margin=0.3 fail=hard"},
    {0, "pruning=razor razor_margin=1 recheck=1"},
    {0, "pruning=razor razor_plies=3 razor_margin=0.3 relation=strict"},
    {0, "pruning=late late_moves=2 recheck=1"},
    {0, "pruning=late late_plies=4 late_moves=1 order=static"},
    {LAW_EXCHANGE, "pruning=exchange recheck=1"},
    {LAW_EXCHANGE, "pruning=exchange+late exchange_plies=1 late_moves=1 entries=64"},
    {LAW_SWAP, "pruning=null recheck=1"},
    {LAW_SWAP, "pruning=null null_plies=1 order=static entries=1024 keep=all"},
    {LAW_SWAP, "pruning=null null_plies=adaptive"},
    {LAW_SWAP, "pruning=null null_plies=1 null_verify=2 entries=1024"},
    {0, "pruning=probcut probcut_pairs=2:1:1:0:10,3:1:0.9:3:0 probcut_threshold=1 recheck=1"},
    {0, "pruning=probcut probcut_pairs=3:1:1.1:-20:40,2:0:1:1:0 entries=1024"},
    {0, "pruning=beam beam_width=2 recheck=1"},
    {0, "pruning=beam beam_width=1 beam_loud=no order=static"},
    {0, "pruning=forget forget_rate=0.3 recheck=1"},
    {0, "pruning=forget forget_rate=0.9 forget_side=own forget_fall=0.5 cutoff=conspiracy most_plies=4"},
    {0, "pruning=forget forget_rate=0.9 forget_side=other entries=64"},
    {0, "pruning=research cutoff=late late_left=2 late_from=1 recheck=1"},
    {0, "pruning=research cutoff=late late_left=1 late_from=1 research_window=open research_cheap=1 "
        "research_price=0.5"},
    {0, "pruning=research cutoff=realization meaning=bits research_between=yes entries=1024 recheck=1"},
    {0, "pruning=research cutoff=conspiracy counters=two most_plies=6 research_between=yes entries=1024"},
    {LAW_IN_CHECK, "pruning=extend extend_check=1 entries=1024"},
    {LAW_IN_CHECK, "pruning=extend extend_check=0.5 extend_only=0.75 cutoff=late late_left=2"},
    {0, "pruning=extend extend_check=0 extend_only=1"},
    {LAW_LANDING, "pruning=retake retake_less=1 entries=1024"},
    {LAW_LANDING | LAW_IN_CHECK,
     "pruning=retake+extend retake_less=0.5 extend_check=0.5 cutoff=late late_left=2 order=static"},
    {0, "pruning=singular singular_left=2 singular_margin=0.3 entries=1024"},
    {0, "pruning=singular singular_left=2 singular_margin=0 cutoff=conspiracy counters=two most_plies=6"},
    {LAW_SWAP, "pruning=threat threat_left=2 threat_margin=1 threat_less=1"},
    {LAW_SWAP, "pruning=threat threat_left=1 threat_margin=0.2 cutoff=late late_left=2 entries=1024"},
    {LAW_SWAP, "pruning=null+futility+late+reverse entries=1024 order=table+killer+history recheck=1"},
    {LAW_SWAP,
     "pruning=threat+singular+null+razor entries=256 singular_left=2 threat_less=1 threat_left=1 null_plies=1"},
    {LAW_SWAP | LAW_LANDING,
     "pruning=retake+null+probcut null_plies=1 entries=256 retake_less=1 probcut_pairs=2:1:1:0:10 recheck=1"},
};
enum { LAW_TRIALS = sizeof law_trials / sizeof *law_trials };

static bool law_game_has(int needs)
{
    return !(needs & LAW_EXCHANGE && !game.exchange) && !(needs & LAW_SWAP && !game.swap) &&
           !(needs & LAW_LANDING && !(game.landing && game.gain)) && !(needs & LAW_IN_CHECK && !game.in_check);
}

static void law_slow_settings(struct law_slow *slow, int kind)
{
    const Parameter *parameter;
    int count = 0;
    while (slow->setting[count].name)
        count++;
    for (int i = 0; (parameter = parameter_at(kind, slow->cell->part[kind], i)); i++, count++) {
        assert_true(count < LAW_SETTINGS - 1);
        slow->setting[count].name = parameter->name;
        slow->setting[count].setting = slow->cell->setting[kind][i];
    }
}

static void law_slow_names(struct law_slow *slow)
{
    const char *names = part_at(PRUNING_PART, slow->cell->part[PRUNING_PART])->name;
    if (strcmp(names, "none") == 0)
        return;
    for (const char *at = names; *at; at += strcspn(at, "+"), at += *at == '+')
        snprintf(slow->pruning[slow->prunings++], sizeof *slow->pruning, "%.*s", (int)strcspn(at, "+"), at);
}

static bool law_slow_prunes_by(const struct law_slow *slow, const char *name)
{
    bool does = false;
    for (int p = 0; p < slow->prunings; p++)
        does |= strcmp(slow->pruning[p], name) == 0;
    return does;
}

/* The cutoff, from its settings. */
static void law_slow_limits(struct law_slow *slow)
{
    const Setting limit = law_set(slow, "limit");
    slow->ply = strcmp(slow->cutoff, "late") == 0 || strcmp(slow->cutoff, "realization") == 0 ? LAW_UNIT : 1;
    slow->limit = slow->ply > 1 ? (int)lround(limit.real * slow->ply)
                                : (int)limit.integer + (strcmp(slow->cutoff, "conspiracy") == 0);
    slow->most_plies = strcmp(slow->cutoff, "depth") == 0 ? INT_MAX : (int)law_set(slow, "most_plies").integer;
    slow->each_side = strcmp(slow->cutoff, "conspiracy") == 0 && law_set(slow, "counters").choice == 1;
}

static void law_slow_begin(struct law_slow *slow, const struct cell *cell, const Rules *rules)
{
    static struct law_entry table[4096];
    static Heuristics heuristics;
    *slow = (struct law_slow){.cell = cell, .rules = rules};
    law_slow_settings(slow, ALGORITHM_PART);
    law_slow_settings(slow, PRUNING_PART);
    law_slow_settings(slow, CUTOFF_PART);
    law_slow_names(slow);
    slow->cutoff = part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->name;
    slow->order = part_at(ORDER_PART, cell->part[ORDER_PART])->name;
    law_slow_limits(slow);
    slow->hard = law_is_set(slow, "fail") && law_set(slow, "fail").choice == 1;
    slow->strict = law_is_set(slow, "relation") && law_set(slow, "relation").choice == 1;
    const int64_t entries = law_is_set(slow, "entries") ? law_set(slow, "entries").integer : 0;
    slow->etc = entries > 0 && law_set(slow, "etc").choice == 1;
    slow->keep = entries > 0 && law_set(slow, "keep").choice == 1;
    slow->hash_bits = cell_hash_bits(cell);
    slow->passes = law_slow_prunes_by(slow, "null") || law_slow_prunes_by(slow, "threat");
    slow->takes = law_slow_prunes_by(slow, "retake");
    slow->buckets = (uint64_t)entries / 2;
    slow->table = slow->buckets ? table : NULL;
    slow->heuristics = &heuristics;
    memset(table, 0, sizeof table);
    memset(&heuristics, 0, sizeof heuristics);
}

static void law_slow_compare(const struct law_slow *slow, const struct outcome *outcome, Value value)
{
    law_equal(outcome->value, value, "compared with tests/search/slow.h, the value");
#define COUNTER(name, better, meaning)                                                                             \
    law_equal(outcome->counts.name, slow->counts.name, "compared with tests/search/slow.h, " #name);
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
#define COUNTER(name, rows, meaning)                                                                               \
    for (int ply = 0; ply < PLIES_COUNTED; ply++)                                                                  \
        law_require(outcome->by_ply.name[ply] == slow->by_ply.name[ply],                                           \
                    "compared with tests/search/slow.h, " #name " at ply %d is %llu, and should be %llu", ply,     \
                    (unsigned long long)outcome->by_ply.name[ply], (unsigned long long)slow->by_ply.name[ply]);
    COUNTERS_BY_PLY(COUNTER)
#undef COUNTER
#define LAW_BY(name)                                                                                               \
    for (int i = 0; i < CHILDREN_COUNTED; i++)                                                                     \
        law_require(outcome->by_ply.name[i] == slow->by_ply.name[i],                                               \
                    "compared with tests/search/slow.h, " #name " %d is %llu, and should be %llu", i,              \
                    (unsigned long long)outcome->by_ply.name[i], (unsigned long long)slow->by_ply.name[i]);
    LAW_BY(cutoffs_by_child)
    LAW_BY(pruned_by)
    LAW_BY(rechecked_by)
    LAW_BY(wrong_cuts_by)
#undef LAW_BY
}

static uint64_t law_slow_events[LAW_TRIALS + 1],
    law_slow_pruned[LAW_TRIALS + 1]; /* of each trial, and of drawn ones */

/* Where the last of the moves that led to the root took something, from 1 on. */
static int law_root_taken_on(const struct law_slow *slow, struct task task)
{
    struct reached before = {.arena.limit = SIZE_MAX};
    Move list[MAX_MOVES];
    int taken_on = 0;
    if (!slow->takes || task.played_count == 0)
        return 0;
    task.played_count--;
    task.trail = NULL;
    assert_null(reach(&task, &before));
    moves(&before.rules, &before.state, list);
    const Move last = list[task.played[task.played_count]];
    if (law_takes(slow, &before.state, last))
        taken_on = 1 + game.landing(&before.rules, last, true);
    arena_free(&before.arena);
    return taken_on;
}

/* As a search was traced. */
static void law_slow_check(const struct cell *cell, int trial, bool own_leaf, const struct trace *trace,
                           const struct outcome *outcome)
{
    static struct law_slow slow;
    const struct task task = cell_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    Search leaf = {.rules = &at.rules};
    assert_null(reach(&task, &at));
    law_slow_begin(&slow, cell, &at.rules);
    slow.trace = trace;
    slow.leaf = own_leaf ? &leaf : NULL;
    const struct law_node root = {.state = at.state,
                                  .taken_on = law_root_taken_on(&slow, task),
                                  .passed = true,
                                  .spared = -1,
                                  .type = 1,
                                  .at.key = key_of(&task)};
    const Value value = law_solve(&slow, &root, cell_step(cell));
    law_count_distinct(&slow);
    law_trial.rules = NULL;
    law_equal(trace->count, slow.told, "compared with tests/search/slow.h, the number of events");
    law_slow_compare(&slow, outcome, value);
    law_equal(outcome->changed, slow.changed, "compared with tests/search/slow.h, what says if the move changed");
    law_equal(outcome->fresh, slow.fresh,
              "compared with tests/search/slow.h, what says if the move is a fresh one");
    if (cell_deepening(cell))
        law_require(outcome->reached == cell_spelled(cell, slow.limit),
                    "the limit that deepening reached is not that of tests/search/slow.h");
    char best[MOVE_TEXT] = "";
    Move list[MAX_MOVES];
    for (int i = slow.counts.interior > 0 ? moves(&at.rules, &at.state, list) : 0; i-- > 0;)
        if (list[i] == slow.best)
            name_move(&at.rules, list[i], i, best);
    law_require(strcmp(best, outcome->move) == 0, "the move is %s, and %s in tests/search/slow.h", outcome->move,
                best);
    law_slow_events[trial] += slow.told;
    law_slow_pruned[trial] += slow.counts.pruned;
    arena_free(&at.arena);
}

static void law_take_static(Search *search)
{
    search->worth = NULL;
}

/* False if there are too many events, or too many nodes of searches that tell none. */
static bool law_trace(const struct cell *cell, bool own_leaf, struct trace *trace, struct outcome *outcome)
{
    struct task task = cell_task(cell);
    trace->count = 0;
    trace->full = false;
    task.trace = trace;
    task.nodes = 10 * LAW_EVENTS;
    task.adjust = (Function)(own_leaf ? law_take_further : law_take_static);
    search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], FULL_WALK)->run(&task, outcome);
    return !trace->full && ended_well(outcome->status);
}

#include "tests/search/slow_drawn.h"

/* The trial in this position, at the largest limit of which the trace has room. */
static void law_slow_try(const struct cell *base, int trial, int opening)
{
    static struct trace *traces[2];
    struct cell cell = *base;
    struct outcome outcome[2];
    const int at = parameter_find(CUTOFF_PART, cell.part[CUTOFF_PART], "limit");
    const bool own_leaf = (trial + opening) % 2,
               real = parameter_at(CUTOFF_PART, cell.part[CUTOFF_PART], at)->kind == REAL;
    int limit = 0, now = 0;
    for (int i = 0; i < 2 && !traces[i]; i++) {
        traces[i] = malloc(sizeof **traces + LAW_EVENTS * sizeof *traces[i]->event);
        assert_non_null(traces[i]);
        traces[i]->room = LAW_EVENTS;
    }
    law_search(&cell);
    law_trial.own = own_leaf ? "leaves, law_further() of tests/search/laws.c," : NULL;
    for (; limit < 12; limit++, now = !now) {
        const struct cell before = cell;
        if (real)
            cell.setting[CUTOFF_PART][at].real = limit;
        else
            cell.setting[CUTOFF_PART][at].integer = limit;
        if (!law_trace(&cell, own_leaf, traces[now], &outcome[now])) {
            cell = before;
            break;
        }
    }
    if (limit > 0)
        law_slow_check(&cell, trial, own_leaf, traces[!now], &outcome[!now]);
}

/* Begin with these settings, and a few random moves further on. */
static void law_slow_try_all(const char *settings, int most)
{
    for (int trial = 0; trial < LAW_TRIALS; trial++) {
        char search[400], text[1600];
        struct cell cell;
        if (!law_game_has(law_trials[trial].needs))
            continue;
        snprintf(search, sizeof search, "%s algorithm=alphabeta %s", settings, law_trials[trial].search);
        assert_true(law_read_settings(search, text, &cell));
        cell.measure = MEASURE_ANATOMY;
        for (int opening = 0; opening <= most; opening += 4) {
            const int own = parameter_find(GAME_PART, cell.part[GAME_PART], "opening");
            cell.setting[GAME_PART][own].integer = opening;
            cell.setting[GAME_PART][own + 1].seed = (uint64_t)trial + 1;
            if (!cell_check_game(&cell)) /* the game may end before that opening does */
                law_slow_try(&cell, trial, opening);
        }
    }
}

/* And in as many searches that are drawn, each in several positions, or where games are drawn by lot in several of these. */
static void law_slow_try_drawn(int searches, int positions)
{
    for (int s = 0; s < searches; s++) {
        char search[1000], text[1600];
        struct cell cell;
        law_draw_slow(descend(0x736c6f77, (uint64_t)s), search);
        assert_true(law_read_settings(search, text, &cell));
        cell.measure = MEASURE_ANATOMY;
        for (int i = 0; i < positions; i++) {
            const int own = parameter_find(GAME_PART, cell.part[GAME_PART], "opening");
            cell.setting[GAME_PART][own + 1].seed = (uint64_t)(s * positions + i);
            cell_change(&cell, GAME_PART, "moves")->text =
                i % 4 < 2 ? "none" : "0.0"; /* these are there in every game that has not ended by then */
            law_slow_try(&cell, LAW_TRIALS, i);
        }
    }
}

/* Positions with few moves, where null moves lie, captures are taken back, or a path leads where another does. */
static const char *const law_slow_positions[][2] = {
    {"chess", "position=4k3/4p3/8/8/8/8/4P3/4K3_w_-_-_0_1"},
    {"chess", "position=k7/8/5p2/4p3/3P4/8/8/K7_w_-_-_0_1 moves=d4e5"},
};

/* Does a trial search with this part, be it one of several? */
static bool law_slow_has(int kind, const char *name)
{
    const size_t length = strlen(name);
    bool has = strcmp(name, kinds[kind].fallback) == 0;
    for (int t = 0; t < LAW_TRIALS; t++) {
        char key[20];
        snprintf(key, sizeof key, "%s=", kinds[kind].name);
        const char *at = strstr(law_trials[t].search, key);
        const size_t end = at ? strcspn(at, " ") : 0;
        for (size_t i = at ? strlen(key) : 0; i < end; i += strcspn(at + i, "+ ") + 1)
            has |= strncmp(at + i, name, length) == 0 && strchr("+ ", at[i + length]);
    }
    return has;
}

/* Parts of which there is no second version. */
static void law_slow_tell_missing(void)
{
    print_message("not compared event by event, for tests/search/slow.h has no second version of them:");
    for (int kind = ORDER_PART; kind <= CUTOFF_PART; kind++)
        for (int i = 0; i < part_counts[kind]; i++)
            if (!law_slow_has(kind, part_at(kind, i)->name))
                print_message(" %s=%s", kinds[kind].name, part_at(kind, i)->name);
    print_message("\n");
}

static void law_of_events(void **state)
{
    uint64_t events = 0;
    (void)state;
    law_slow_tell_missing();
    law_slow_try_all("", 8);
    if (strcmp(NAME, "tangle") == 0)
        law_slow_try_drawn(getenv("LAW_DRAWN") ? atoi(getenv("LAW_DRAWN")) : law_part(500, 120), 8);
    for (size_t i = 0; i < sizeof law_slow_positions / sizeof *law_slow_positions; i++)
        if (strcmp(NAME, law_slow_positions[i][0]) == 0)
            law_slow_try_all(law_slow_positions[i][1], 0);
    for (int t = 0; t < LAW_TRIALS; t++)
        events += law_slow_events[t];
    law_require_tried(events > 0,
                      "that searches do, event by event, what tests/search/slow.h does: all are too large");
    for (int t = 0; t < LAW_TRIALS; t++)
        if (strcmp(NAME, "chess") == 0 && !law_slow_pruned[t] && strstr(law_trials[t].search, "recheck"))
            fail_msg("nothing was pruned by %s", law_trials[t].search);
}

#endif
