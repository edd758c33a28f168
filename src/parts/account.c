#include "parts/account.h"

void account_add(struct account *sum, const struct account *one)
{
    const struct account before = *sum;
    *sum = *one;
    sum->score = NOT_SAID; /* there is none of a game */
    if (before.answers > 0) {
        sum->answers += before.answers;
        sum->nodes = before.nodes == NOT_SAID || one->nodes == NOT_SAID ? NOT_SAID : before.nodes + one->nodes;
        sum->depth = (before.answers * before.depth + one->answers * one->depth) / sum->answers;
    }
}
