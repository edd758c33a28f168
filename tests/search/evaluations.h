/*
 * Laws of what an evaluation says of itself: its parameters change nothing but itself, and it is exact where it says so.
 * Part of laws.c.
 */
#ifndef TESTS_KIT_EVALUATIONS_H
#define TESTS_KIT_EVALUATIONS_H

/* --- its parameters --------------------------------------------------------------------------------------------- */

/* What a parameter of the evaluation leaves out is neither seen in the moves nor in who wins. */
static void law_rules_stay(const struct cell *cell, const Rules *other, uint64_t seed)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    law_set_up(&rules, cell, seed, &arena);
    State position = initial(&rules), twin = initial(other);
    law_equal(bound(other), bound(&rules), "the bound with another evaluation");
    for (int ply = 0; ply < 150 && !finished(&rules, &position); ply++) {
        Move list[MAX_MOVES] = {0}, twins[MAX_MOVES];
        const int count = moves(&rules, &position, list);
        law_require(!finished(other, &twin), "with another evaluation the game ends earlier, at ply %d", ply);
        law_equal(moves(other, &twin, twins), count, "the number of moves with another evaluation");
        law_require(memcmp(list, twins, (size_t)count * sizeof *list) == 0, "the moves are others, at ply %d", ply);
        const uint32_t chosen = below(descend(seed, (uint64_t)ply), (uint32_t)count);
        position = play(&rules, &position, list[chosen]);
        twin = play(other, &twin, list[chosen]);
    }
    law_equal(finished(other, &twin), finished(&rules, &position), "the end with another evaluation");
    if (finished(&rules, &position))
        law_equal(score(other, &twin), score(&rules, &position), "the score with another evaluation");
    arena_free(&arena);
}

static void law_evaluations_differ(const struct cell *cell, const Known *known, Law *law)
{
    const Parameter *parameter;
    (void)known;
    (void)law;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        for (int choice = 1; parameter->evaluation && choice < setting_choices(parameter); choice++) {
            Arena arena = {.limit = SIZE_MAX};
            Rules other;
            struct cell here = *cell;
            here.setting[GAME_PART][i].choice = choice;
            law_trial.cell = &here;
            law_set_up(&other, &here, 1, &arena);
            for (uint64_t seed = 1; seed <= 10; seed++) {
                law_rules_stay(cell, &other, seed);
                law_random_game_keeps(&here, seed, law_values_are_bounded);
                law_random_game_keeps(&here, seed, law_positions_are_possible);
                law_random_game_keeps(&here, seed, law_swapping_changes_the_sign);
            }
            arena_free(&arena);
        }
}

static void law_of_evaluations(void **state)
{
    (void)state;
    bool any = false;
    for (const Parameter *own = game.parameters; own->name; own++)
        any |= own->evaluation;
    if (!any) {
        print_message("not tried: the game has no parameter of its evaluation, and need not have one "
                      "(src/base/parameter.h)\n");
        skip();
    }
    law_for_settings(law_evaluations_differ, NULL);
}

/* --- exact values ----------------------------------------------------------------------------------------------- */

/* Where the evaluation is said to be exact, it is what minimax finds; a leaf that says something else is not. */
static void law_exact_values_are_exact(const struct cell *base, const Known *known, Law *law)
{
    (void)known;
    (void)law;
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    struct sight sight;
    law_set_up(&rules, base, 7, &arena);
    const bool exact = game.exact && game.exact(&rules);
    struct cell other = *base;
    struct task task = cell_task(base);
    game_at(base->part[GAME_PART])->look(&task, &sight);
    law_equal(sight.exact, exact, "whether the evaluation is exact, as a search sees it,");
    cell_choose(&other, LEAF_PART, part_find(LEAF_PART, "random"));
    task = cell_task(&other);
    game_at(base->part[GAME_PART])->look(&task, &sight);
    law_require(!sight.exact, "a leaf that is not the evaluation is said to be exact");
    for (int64_t limit = 0; limit <= 4 && exact; limit++) {
        struct cell cell = *base;
        struct outcome outcome;
        const State root = initial(&rules);
        cell_change(&cell, CUTOFF_PART, "limit")->integer = limit;
        cell_change(&cell, GAME_PART, "seed")->seed = 7;
        task = cell_task(&cell);
        law_search(&cell);
        cell_search(&cell)->run(&task, &outcome);
        law_equal(outcome.value, evaluate(&rules, &root),
                  "the value, compared with an evaluation that is said to be exact,");
    }
    arena_free(&arena);
}

static void law_of_exact_values(void **state)
{
    (void)state;
    law_for_settings(law_exact_values_are_exact, NULL);
}

#endif
