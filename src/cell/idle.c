#include "cell/idle.h"

#include "cell/combination.h"

static int add(struct idle *list, int count, int kind, int part, const char *key, const char *why)
{
    if (why)
        list[count++] = (struct idle){kind, part, key, why};
    return count;
}

static const char *ask(Idle *idle, const Setting *settings, bool table)
{
    return idle ? idle(settings, table) : NULL;
}

/* The parameters of a transposition table have no effect without one, whatever the algorithm. */
static int add_table(struct idle *list, int count, const struct cell *cell)
{
    static const char *const keys[] = {"etc", "keep"};
    const int algorithm = cell->part[ALGORITHM_PART];
    for (int i = 0; i < 2; i++) {
        const int at = parameter_find(ALGORITHM_PART, algorithm, keys[i]);
        if (at >= 0 && cell->setting[ALGORITHM_PART][at].choice)
            count = add(list, count, ALGORITHM_PART, algorithm, keys[i],
                        "there is no transposition table (\"entries\")");
    }
    return count;
}

int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE])
{
    const int g = cell->part[GAME_PART], a = cell->part[ALGORITHM_PART], c = cell->part[CUTOFF_PART];
    const int entries = parameter_find(ALGORITHM_PART, a, "entries");
    const bool table = entries >= 0 && cell->setting[ALGORITHM_PART][entries].integer > 0;
    int members[MOST_ORDERS], count = 0;
    const int orders = order_members(cell->part[ORDER_PART], members);
    count = add(list, count, ALGORITHM_PART, a, NULL,
                ask(search_of(g, a, FULL_WALK)->algorithm->idle, cell->setting[ALGORITHM_PART], table));
    for (int i = 0; i < orders; i++)
        count = add(list, count, ORDER_PART, members[i], NULL,
                    ask(ordering_of(g, members[i])->order->idle, cell->setting[ORDER_PART], table));
    count = add(list, count, CUTOFF_PART, c, NULL,
                ask(pricing_of(g, c)->cutoff->idle, cell->setting[CUTOFF_PART], table));
    return table ? count : add_table(list, count, cell);
}
