/*
 * One line for each game, algorithm, order and cutoff, and for each game, leaf and cutoff, at their defaults: what a
 * change of behaviour changes.
 * Where the default limit makes too large a tree, the largest that does not is taken instead, if there is one.
 */
#include "tests/search/signature.h"

/* Lower the limit until plain minimax is done with so many nodes; false if even no limit at all is too high. */
static bool make_small(struct cell *cell)
{
    enum { MOST_NODES = 300000 };
    const int cutoff = cell->part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    Setting *limit = &cell->setting[CUTOFF_PART][at];
    struct outcome outcome;
    cell_choose(cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    cell_choose(cell, ORDER_PART, part_find(ORDER_PART, "none"));
    for (;; limit->integer--) {
        struct task task = cell_task(cell);
        task.nodes = MOST_NODES;
        cell_search(cell)->run(&task, &outcome);
        if (outcome.status == OK)
            return true;
        if (parameter_at(CUTOFF_PART, cutoff, at)->kind != INTEGER || limit->integer == 0)
            return false;
    }
}

static void write_line(FILE *out, const struct cell *cell)
{
    struct outcome outcome;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
    for (int part = GAME_PART; part <= CUTOFF_PART; part++)
        if (part_is_written(part, cell->part[part]))
            fprintf(out, "%s,", part_at(part, cell->part[part])->name);
    fprintf(out, "%lld,%llu,%llu,%llu\n", (long long)outcome.value, (unsigned long long)outcome.counts.interior,
            (unsigned long long)outcome.counts.leaves, (unsigned long long)outcome.counts.beyond);
}

/* With alpha-beta in the game's own order. */
static void write_leaves(FILE *out, struct cell *cells, const bool *small)
{
    for (int leaf = 0; leaf < leaf_count; leaf++)
        for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
            struct cell *cell = &cells[cutoff];
            cell_choose(cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "alphabeta"));
            cell_choose(cell, ORDER_PART, part_find(ORDER_PART, "none"));
            cell_choose(cell, LEAF_PART, leaf);
            if (small[cutoff] && cell_leaf(cell)->worth && !cell_check_leaf(cell))
                write_line(out, cell);
        }
}

static void write_game(FILE *out, int game)
{
    enum { MOST_CUTOFFS = 20 };
    struct cell cells[MOST_CUTOFFS];
    bool small[MOST_CUTOFFS];
    assert_true(cutoff_count <= MOST_CUTOFFS);
    for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
        cells[cutoff] = (struct cell){0};
        cell_choose(&cells[cutoff], LIMITS_PART, 0);
        cell_choose(&cells[cutoff], GAME_PART, game);
        cell_choose(&cells[cutoff], LEAF_PART, part_find(LEAF_PART, "static"));
        cell_choose(&cells[cutoff], PRUNING_PART, part_find(PRUNING_PART, "none"));
        cell_choose(&cells[cutoff], CUTOFF_PART, cutoff);
        small[cutoff] = make_small(&cells[cutoff]);
    }
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
        for (int order = 0; order < order_count; order++)
            for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
                cell_choose(&cells[cutoff], ALGORITHM_PART, algorithm);
                cell_choose(&cells[cutoff], ORDER_PART, order);
                if (small[cutoff])
                    write_line(out, &cells[cutoff]);
            }
    write_leaves(out, cells, small);
}

static void write_signature(FILE *out)
{
    fputs("game,algorithm,order,leaf,cutoff,value,interior,leaves,beyond\n", out);
    for (int game = 0; game < game_count; game++)
        write_game(out, game);
}

/* The search of a line. */
static struct cell cell_of_line(const char *line)
{
    struct cell cell = {0}, small;
    char names[200], *rest = names;
    snprintf(names, sizeof names, "%.*s", name_length(line), line);
    cell_choose(&cell, LIMITS_PART, 0);
    for (int kind = GAME_PART; kind <= CUTOFF_PART; kind++)
        cell_choose(&cell, kind, part_find(kind, kind == PRUNING_PART ? "none" : strsep(&rest, ",")));
    small = cell;
    make_small(&small);
    memcpy(cell.setting[CUTOFF_PART], small.setting[CUTOFF_PART], sizeof cell.setting[CUTOFF_PART]);
    return cell;
}

static void show(const char *line)
{
    const struct cell cell = cell_of_line(line);
    const int cutoff = cell.part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    const Parameter *parameter = parameter_at(CUTOFF_PART, cutoff, at);
    char limit[SETTING_TEXT];
    print_error("  shown by: plymeter cell");
    for (int kind = GAME_PART; kind <= CUTOFF_PART; kind++)
        if (part_is_written(kind, cell.part[kind]))
            print_error(" %s=%s", kinds[kind].name, part_at(kind, cell.part[kind])->name);
    print_error(" limit=%s\n", setting_write(parameter, cell.setting[CUTOFF_PART][at], limit));
}

static void test_signature(void **state)
{
    (void)state;
    compare_signature("tests/signature.txt", write_signature, show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_signature)};
    if (test_arguments[1] && strcmp(test_arguments[1], "--write") == 0) {
        write_signature(stdout);
        return 0;
    }
    return cmocka_run_group_tests_name("signature", tests, NULL, NULL);
}
