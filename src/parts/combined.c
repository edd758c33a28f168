#include "parts/cell.h"

#include "parts/combination.h"

static const Order *order_of(int number)
{
    return part_at(ORDER_PART, number)->traits;
}

bool cell_natural(const struct cell *cell)
{
    int members[MOST_MEMBERS];
    return part_members(ORDER_PART, cell->part[ORDER_PART], members) == 1 && order_of(members[0])->natural;
}

static void take_orders(const struct cell *cell, struct task *task)
{
    int members[MOST_MEMBERS];
    const int count = part_members(ORDER_PART, cell->part[ORDER_PART], members);
    for (int i = 0; i < count; i++) {
        const Order *order = part_of(cell->part[GAME_PART], ORDER_PART, members[i])->traits;
        if (!order->natural) {
            task->arrange[task->orders] = order->arrange;
            task->propose[task->orders++] = order->propose;
        }
        task->remembers |= order->remembers;
        task->keyed |= order->keyed;
    }
}

/* --- prunings ------------------------------------------------------------------------------------------------------ */

/* One of a cell's prunings, compiled for its game, and its own settings. */
struct member {
    const char *name;
    const Pruning *pruning;
    const Setting *setting;
};

static int members_of(const struct cell *cell, struct member list[MOST_PRUNINGS])
{
    int members[MOST_MEMBERS];
    const Setting *setting = cell->setting[PRUNING_PART];
    const int count = part_members(PRUNING_PART, cell->part[PRUNING_PART], members);
    for (int i = 0; i < count; i++) {
        const struct part *part = part_of(cell->part[GAME_PART], PRUNING_PART, members[i]);
        list[i] = (struct member){part->name, part->traits, setting};
        for (const Parameter *parameter = part->parameters; parameter->name; parameter++)
            setting++;
    }
    return count;
}

static bool acts(const Pruning *pruning)
{
    return pruning->answer || pruning->weigh;
}

static double recheck_of(const struct cell *cell)
{
    const int number = cell->part[PRUNING_PART];
    return cell->setting[PRUNING_PART][parameter_find(PRUNING_PART, number, "recheck")].real;
}

static void take_prunings(const struct cell *cell, struct task *task)
{
    struct member list[MOST_PRUNINGS];
    for (int i = 0, count = members_of(cell, list); i < count; i++) {
        if (!acts(list[i].pruning))
            continue;
        task->pruning[task->prunings] = list[i].setting;
        task->answer[task->prunings] = list[i].pruning->answer;
        task->at_root[task->prunings] = list[i].pruning->at_root;
        task->weigh[task->prunings++] = list[i].pruning->weigh;
        task->passes |= list[i].pruning->passes;
        task->tells_takes |= list[i].pruning->tells_takes;
    }
    task->recheck = recheck_of(cell);
    task->keyed |= task->recheck > 0 || task->tells_takes;
}

void name_prunings(const struct cell *cell, const char *name[MOST_PRUNINGS])
{
    struct member list[MOST_PRUNINGS];
    for (int i = 0, count = members_of(cell, list), p = 0; i < count; i++)
        if (acts(list[i].pruning))
            name[p++] = list[i].name;
}

bool cell_prunes(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;)
        if (acts(list[i].pruning))
            return true;
    return false;
}

const char *cell_check_prunings(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;) {
        const Pruning *pruning = list[i].pruning;
        const char *reason = pruning->refuses ? pruning->refuses(list[i].setting) : NULL;
        if (reason)
            return reason;
    }
    return NULL;
}

bool cell_prunes_wrongly(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;)
        if (list[i].pruning->errs)
            return true;
    return false;
}

/* --- both ---------------------------------------------------------------------------------------------------------- */

bool cell_oracle(const struct cell *cell)
{
    int members[MOST_MEMBERS];
    struct member list[MOST_PRUNINGS];
    bool oracle = cell_search(cell)->algorithm->oracle;
    for (int i = part_members(ORDER_PART, cell->part[ORDER_PART], members); i-- > 0;)
        oracle |= order_of(members[i])->oracle;
    for (int i = members_of(cell, list); i-- > 0;)
        oracle |= list[i].pruning->oracle;
    return oracle || recheck_of(cell) > 0;
}

void take_combined(const struct cell *cell, struct task *task)
{
    take_orders(cell, task);
    take_prunings(cell, task);
}
