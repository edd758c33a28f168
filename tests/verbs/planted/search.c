/*
 * Alpha-beta on trees of nested lists, as pairs of functions for MAX and MIN, and faults that can be planted in it: search
 * [FAULT].  It speaks plymeter's protocol words.
 */
#include <ctype.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 10000 };

struct node {
    int value, first, next; /* -1: none */
};

static struct node node[MOST];
static int nodes, order[MOST], visited, deepest;
static const char *fault = "none";

static bool has(const char *name)
{
    return strcmp(fault, name) == 0;
}

static int read_node(const char **at, int ply)
{
    const int number = nodes++;
    node[number] = (struct node){0, -1, -1};
    deepest = ply > deepest ? ply : deepest;
    if (**at != '[') {
        node[number].value = (int)strtol(*at, (char **)at, 10);
        return number;
    }
    int *link = &node[number].first;
    do {
        ++*at;
        const int child = read_node(at, ply + 1);
        *link = child;
        link = &node[child].next;
    } while (**at == ',');
    ++*at;
    return number;
}

/* Is a better than b?  A difference may leave what an int holds. */
static bool exceeds(long a, long b)
{
    return has("overflow") ? (int)((unsigned)a - (unsigned)b) > 0 : a > b;
}

static long leaf(int number, int ply)
{
    const long value = node[number].value;
    order[visited++] = (int)value;
    return has("leaf-sign") || (has("odd-sign") && ply % 2 == 1) ? -value : value;
}

static const long INFINITE = 1L << 40;

static long min_value(int number, int ply, long alpha, long beta);

static long max_value(int number, int ply, long alpha, long beta)
{
    const long given = alpha;
    long best = -INFINITE;
    if (node[number].first < 0)
        return leaf(number, ply);
    if (has("depth") && ply == deepest - 1)
        return 0;
    for (int i = node[number].first; i >= 0; i = node[i].next) {
        const bool scouts = has("null-window") && i != node[number].first;
        const long value = has("window")                   ? min_value(i, ply + 1, beta, alpha)
                           : has("grandparent") && ply > 0 ? min_value(i, ply + 1, given, beta)
                           : scouts                        ? min_value(i, ply + 1, alpha, alpha + 1)
                                                           : min_value(i, ply + 1, alpha, beta);
        if (has("ties") && value == best)
            break;
        if (best == -INFINITE || (!has("first") && exceeds(value, best)))
            best = value;
        if (!has("alpha") && best > alpha)
            alpha = best;
        if (has("strict") ? best > beta : best >= beta)
            break;
    }
    return best;
}

static long min_value(int number, int ply, long alpha, long beta)
{
    const long given = beta;
    long best = INFINITE;
    if (node[number].first < 0)
        return leaf(number, ply);
    if (has("depth") && ply == deepest - 1)
        return 0;
    for (int i = node[number].first; i >= 0; i = node[i].next) {
        const bool scouts = has("null-window") && i != node[number].first;
        const long value = has("window")        ? max_value(i, ply + 1, beta, alpha)
                           : has("grandparent") ? max_value(i, ply + 1, alpha, given)
                           : scouts             ? max_value(i, ply + 1, beta - 1, beta)
                                                : max_value(i, ply + 1, alpha, beta);
        if (has("ties") && value == best)
            break;
        if (best == INFINITE || (!has("first") && exceeds(best, value)))
            best = value;
        if (!has("alpha") && best < beta)
            beta = best;
        if (has("strict") ? best < alpha : best <= alpha)
            break;
    }
    return best;
}

int main(int argc, char **argv)
{
    static char line[1 << 16];
    fault = argc > 1 ? argv[1] : fault;
    while (fgets(line, sizeof line, stdin)) {
        const char *at = line;
        nodes = visited = deepest = 0;
        const int root = read_node(&at, 0);
        const long value = max_value(root, 0, -INFINITE, INFINITE);
        printf("%ld", has("root-sign") ? -value : value);
        for (int i = 0; i < visited; i++)
            printf(" %d", order[i]);
        putchar('\n');
        fflush(stdout);
    }
    return 0;
}
