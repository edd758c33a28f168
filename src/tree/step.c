#include "tree/step.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain.h"

enum { MOST_PLIES = 24 };

const char *step_name(const struct searched *tree, const struct names *names, int number, char text[STEP_NAME])
{
    int path[MOST_PLIES], count = 0, used;
    const struct node *node = &tree->node[number];
    for (int i = number; tree->node[i].parent >= 0 && count < MOST_PLIES; i = tree->node[i].parent)
        path[count++] = i;
    used = snprintf(text, STEP_NAME, "%s%s", side_text(tree, node), count < node->ply ? " ..." : "");
    for (int i = count; i-- > 0;)
        used += snprintf(text + used, (size_t)(STEP_NAME - used), "%s%s",
                         names->numbers && i < count - 1 ? "." : " ", names->move[path[i]]);
    return text;
}

/* The bounds of a node and of those above it. */
struct bounds {
    int64_t lower, upper;
};

/* Of the node that an event is about, which may be new. */
static int note_bounds(const struct searched *tree, const struct event *event, struct bounds *bounds, int most)
{
    const int number = searched_find(tree, event->key);
    int count = 0;
    if (number < 0)
        bounds[count++] = (struct bounds){-UNBOUNDED, UNBOUNDED};
    for (int i = number >= 0 || event->siblings == 0 ? number : searched_find(tree, event->parent);
         i >= 0 && count < most; i = tree->node[i].parent)
        bounds[count++] = (struct bounds){tree->node[i].lower, tree->node[i].upper};
    return count;
}

static void print_changes(FILE *out, const struct searched *tree, const struct names *names,
                          const struct signs *signs, int number, const struct bounds *before, int count)
{
    char name[STEP_NAME], proved[WORDS_TEXT];
    const char *comma = ": ";
    for (int i = 0; i < count; i++, number = tree->node[number].parent) {
        const struct node *node = &tree->node[number];
        if (node->lower == before[i].lower && node->upper == before[i].upper)
            continue;
        fprintf(out, "%s%s is %s", comma, step_name(tree, names, number, name),
                proved_text(tree, names, node, signs, proved));
        comma = ", ";
    }
}

static const char *const event_text[] = {
    [LISTED_EVENT] = "list",   [VISIT_EVENT] = "visit",    [LEAF_EVENT] = "leaf",   [TABLE_EVENT] = "table",
    [REFUTED_EVENT] = "table", [CUT_EVENT] = "cut",        [BEYOND_EVENT] = "look", [STAND_EVENT] = "pat",
    [WORTH_EVENT] = "worth",   [LEFT_OUT_EVENT] = "prune",
};

const char *step_kind(const struct event *event)
{
    return is_pass(event)                                       ? "pass"
           : event->kind == LEAF_EVENT && event->leaf == PRUNED ? event_text[LEFT_OUT_EVENT]
                                                                : event_text[event->kind];
}

static void tell_pass(FILE *out, const struct searched *tree, const struct names *names, const struct event *event)
{
    char name[STEP_NAME];
    fprintf(out, "%s tries a null move, below which %d visit%s not drawn",
            step_name(tree, names, searched_find(tree, event->parent), name), (int)event->value,
            event->value == 1 ? " is" : "s are");
}

/* Of the last visit; empty: it is the first. */
static const char *again_text(const struct searched *tree, const struct node *node)
{
    int before = node->first_visit;
    if (node->visits < 2)
        return "";
    while (tree->visit[before].next != node->last_visit)
        before = tree->visit[before].next;
    const int more = tree->visit[node->last_visit].left - tree->visit[before].left;
    return more > 0   ? ", again, with more left to spend"
           : more < 0 ? ", again, with less left to spend"
                      : ", again";
}

void step_tell(FILE *out, struct searched *tree, const struct names *names, const struct signs *signs,
               const struct event *event)
{
    struct bounds before[MOST_PLIES];
    char name[STEP_NAME], text[WORDS_TEXT];
    const int count = note_bounds(tree, event, before, MOST_PLIES);
    searched_take(tree, event);
    if (is_pass(event)) {
        tell_pass(out, tree, names, event);
        return;
    }
    const int number = searched_find(tree, event->key);
    const struct node *node = &tree->node[number];
    fputs(step_name(tree, names, number, name), out);
    if (step_kind(event) == event_text[LEFT_OUT_EVENT])
        fprintf(out, "%s by %s", event->kind == LEFT_OUT_EVENT ? " left out" : " answered",
                pruning_text(names, node));
    if (event->kind == VISIT_EVENT || event->kind == BEYOND_EVENT)
        fprintf(out, "  window %s%s", window_text(names, &tree->visit[node->last_visit], signs, text),
                again_text(tree, node));
    else if (event->kind == CUT_EVENT)
        fprintf(out, ": %s, %d %s not visited", reason_text(tree, node, text), unvisited_children(tree, node),
                unvisited_children(tree, node) == 1 ? "child" : "children");
    else if (event->kind == STAND_EVENT)
        fprintf(out, " stands pat at %s", value_text(names, node->standing, signs->infinity, text));
    else
        print_changes(out, tree, names, signs, number, before, count);
}

static void step_print(FILE *out, struct searched *tree, const struct names *names, const struct event *event)
{
    char number[20] = "";
    if ((event->kind == VISIT_EVENT && !is_pass(event)) || event->kind == BEYOND_EVENT)
        snprintf(number, sizeof number, "%d", tree->visits + 1);
    fprintf(out, "%5s  %-5s  ", number, step_kind(event));
    step_tell(out, tree, names, &ascii_signs, event);
    fputc('\n', out);
}

/* How many events a person wants to see next, less than 0: one less than now; 0: no more. */
static int ask_person(void)
{
    char line[100];
    fputs("Enter: next, 10: so many, b: back, q: quit > ", stdout);
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin) || line[0] == 'q')
        return 0;
    const int wanted = atoi(line);
    return line[0] == 'b' ? -1 : wanted > 0 ? wanted : 1;
}

/* A tree after so many events. */
static void replay(struct searched *tree, const struct trace *trace, uint64_t first, uint64_t count,
                   bool root_is_min)
{
    searched_free(tree);
    searched_begin(tree, root_is_min);
    for (uint64_t i = first; i < count; i++)
        searched_take(tree, &trace->event[i]);
}

void step_through(const struct trace *trace, uint64_t first, bool root_is_min, const struct names *names, bool ask)
{
    struct searched tree;
    uint64_t next = first;
    int wanted = ask ? 1 : -1;
    searched_begin(&tree, root_is_min);
    while (next < trace->count && wanted != 0) {
        step_print(stdout, &tree, names, &trace->event[next++]);
        if (!ask || --wanted > 0 || next == trace->count)
            continue;
        wanted = ask_person();
        if (wanted < 0) {
            next = next > first + 2 ? next - 2 : first;
            replay(&tree, trace, first, next, root_is_min);
            wanted = 1;
        }
    }
    searched_free(&tree);
}
