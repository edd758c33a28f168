#include "config/halving.h"

struct halving halving_plan(int settings, int positions, double judged)
{
    struct halving plan = {.rounds = 0, .left = {settings}};
    const int tuned = positions - (int)(positions * judged + 0.5);
    while (plan.left[plan.rounds] > 1) {
        plan.left[plan.rounds + 1] = (plan.left[plan.rounds] + 1) / 2;
        plan.rounds++;
    }
    for (int round = 0; round < plan.rounds; round++)
        plan.end[round] = (int)(tuned * ((double)((2 << round) - 1) / ((1 << plan.rounds) - 1)));
    plan.end[plan.rounds] = positions;
    return plan;
}

double halving_cost(const struct halving *halving)
{
    double cost = 0;
    for (int round = 0; round <= halving->rounds; round++)
        cost += (double)halving->left[round] * (halving->end[round] - (round ? halving->end[round - 1] : 0));
    return cost;
}

static int worst_running(const bool *running, const double *mean, int count)
{
    int worst = -1;
    for (int i = 0; i < count; i++)
        if (running[i] && (worst < 0 || mean[i] <= mean[worst]))
            worst = i;
    return worst;
}

void halving_keep(bool *running, const double *mean, int count, int left)
{
    int now = 0;
    for (int i = 0; i < count; i++)
        now += running[i];
    for (; now > left; now--)
        running[worst_running(running, mean, count)] = false;
}
