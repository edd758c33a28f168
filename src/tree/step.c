#include "tree/page.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { MOST_PLIES = 24, STEP_NAME = 400 };

const char *step_name(const struct search_tree *tree, const struct node_names *names, int number)
{
    char text[STEP_NAME];
    int path[MOST_PLIES], count = 0, used;
    const struct node *node = &tree->node[number];
    for (int i = number; tree->node[i].parent >= 0 && count < MOST_PLIES; i = tree->node[i].parent)
        path[count++] = i;
    used = snprintf(text, STEP_NAME, "%s%s", side_text(tree, node), count < node->ply ? " ..." : "");
    for (int i = count; i-- > 0;)
        used += snprintf(text + used, (size_t)(STEP_NAME - used), "%s%s",
                         names->numbers && i < count - 1 ? "." : " ", names->move[path[i]]);
    return copied(text);
}

/* The bounds of a node and of those above it. */
struct node_bounds {
    int64_t lower, upper;
};

/* Of the node that an event is about, which may be new. */
static int note_bounds(const struct search_tree *tree, const struct event *event, struct node_bounds *bounds,
                       int most)
{
    const int number = search_tree_find(tree, event->key);
    int count = 0;
    if (number < 0)
        bounds[count++] = (struct node_bounds){-UNBOUNDED, UNBOUNDED};
    for (int i = number >= 0 || event->siblings == 0 ? number : search_tree_find(tree, event->parent);
         i >= 0 && count < most; i = tree->node[i].parent)
        bounds[count++] = (struct node_bounds){tree->node[i].lower, tree->node[i].upper};
    return count;
}

static void print_changes(FILE *out, const struct search_tree *tree, const struct node_names *names,
                          const struct signs *signs, int number, const struct node_bounds *before, int count)
{
    char proved[WORDS_TEXT];
    const char *comma = ": ";
    for (int i = 0; i < count; i++, number = tree->node[number].parent) {
        const struct node *node = &tree->node[number];
        if (node->lower == before[i].lower && node->upper == before[i].upper)
            continue;
        proved_text(tree, names, node, signs, proved);
        fprintf(out, "%s%s is %s", comma, step_name(tree, names, number), *proved ? proved : "open");
        comma = ", ";
    }
}

static const char *const event_text[] = {
    [LISTED_EVENT] = "list",   [VISIT_EVENT] = "visit",    [LEAF_EVENT] = "leaf",   [TABLE_EVENT] = "table",
    [REFUTED_EVENT] = "table", [CUT_EVENT] = "cut",        [BEYOND_EVENT] = "look", [STAND_EVENT] = "pat",
    [WORTH_EVENT] = "worth",   [LEFT_OUT_EVENT] = "prune", [GROWN_EVENT] = "grown",
};

const char *step_kind(const struct event *event)
{
    return is_pass(event)                                       ? "pass"
           : event->kind == LEAF_EVENT && event->leaf == PRUNED ? event_text[LEFT_OUT_EVENT]
                                                                : event_text[event->kind];
}

static void tell_pass(FILE *out, const struct search_tree *tree, const struct node_names *names,
                      const struct event *event)
{
    fprintf(out, "%s tries a null move, below which %d visit%s not drawn",
            step_name(tree, names, search_tree_find(tree, event->parent)), (int)event->value,
            event->value == 1 ? " is" : "s are");
}

/* Of the last visit; empty: it is the first. */
static const char *again_text(const struct search_tree *tree, const struct node *node)
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

void step_tell(FILE *out, struct search_tree *tree, const struct node_names *names, const struct signs *signs,
               const struct event *event)
{
    struct node_bounds before[MOST_PLIES];
    char text[WORDS_TEXT];
    const int count = note_bounds(tree, event, before, MOST_PLIES);
    search_tree_take(tree, event);
    if (is_pass(event)) {
        tell_pass(out, tree, names, event);
        return;
    }
    const int number = search_tree_find(tree, event->key);
    const struct node *node = &tree->node[number];
    fputs(step_name(tree, names, number), out);
    if (step_kind(event) == event_text[LEFT_OUT_EVENT])
        fprintf(out, "%s by %s", event->kind == LEFT_OUT_EVENT ? " left out" : " answered",
                pruning_text(names, node));
    if (event->kind == VISIT_EVENT || event->kind == BEYOND_EVENT)
        fprintf(out, "  window %s%s", window_text(names, &tree->visit[node->last_visit], signs, text),
                again_text(tree, node));
    else if (event->kind == CUT_EVENT)
        fprintf(out, ": %s, %d %s not visited", reason_text(tree, node, &ascii_signs, text),
                unvisited_children(tree, node), unvisited_children(tree, node) == 1 ? "child" : "children");
    else if (event->kind == STAND_EVENT)
        fprintf(out, " stands pat at %s", value_text(names, node->standing, signs->infinity, text));
    else if (event->kind == GROWN_EVENT)
        fprintf(out, ": %s", grown_text(names, node, signs));
    else
        print_changes(out, tree, names, signs, number, before, count);
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

void step_through(const struct trace *trace, uint64_t first, bool root_is_min, const struct node_names *names,
                  bool ask)
{
    struct search_tree tree;
    uint64_t next = first;
    int wanted = ask ? 1 : -1;
    search_tree_begin(&tree, root_is_min);
    while (next < trace->count && wanted != 0) {
        const struct event *event = &trace->event[next++];
        const bool numbered = (event->kind == VISIT_EVENT && !is_pass(event)) || event->kind == BEYOND_EVENT;
        printf("%5s  %-5s  ", numbered ? (char *)printed("%d", tree.visits + 1) : "", step_kind(event));
        step_tell(stdout, &tree, names, &ascii_signs, event);
        putchar('\n');
        if (!ask || --wanted > 0 || next == trace->count)
            continue;
        wanted = ask_person();
        if (wanted < 0) {
            next = next > first + 2 ? next - 2 : first;
            search_tree_replay(&tree, root_is_min, trace, first, next);
            wanted = 1;
        }
    }
}

/* A window as what it asks for. */
static void write_window(FILE *out, const struct node_names *names, const struct visit *visit)
{
    char alpha[32], beta[32];
    value_text(names, visit->alpha, "", alpha);
    value_text(names, visit->beta, "", beta);
    if (visit->alpha <= -UNBOUNDED && visit->beta >= UNBOUNDED)
        fputs("Any value matters here.", out);
    else if (is_null_window(visit))
        fprintf(out, "A null window: it asks only whether the value is above %s.", alpha);
    else if (visit->beta >= UNBOUNDED)
        fprintf(out, "Only a value above %s matters here.", alpha);
    else if (visit->alpha <= -UNBOUNDED)
        fprintf(out, "Only a value below %s matters here.", beta);
    else
        fprintf(out, "Only a value between %s and %s matters here.", alpha, beta);
}

static void write_leaf(FILE *out, const struct node_names *names, const struct event *event)
{
    static const char *const texts[] = {
        [GAME_OVER] = "The game is over here.",
        [LIMIT_SPENT] = "The limit is spent here: the position is evaluated.",
        [STOPPED_EARLY] = "The algorithm stops here: the position is evaluated.",
    };
    if (event->leaf == PRUNED)
        fprintf(out,
                "The pruning \u201c%s\u201d says what it is worth, which is no proof: it is searched no further.",
                names->pruning[event->pruning]);
    else
        fputs(texts[event->leaf], out);
}

/* Who need not come here, since it has something better: the other side than that which cuts. */
static void write_alternative(FILE *out, const struct search_tree *tree, const struct node_names *names,
                              const struct node *node)
{
    const bool max = is_max(tree, node);
    const struct visit *last = &tree->visit[node->visit];
    char bound[32];
    value_text(names, max ? last->beta : last->alpha, "", bound);
    if (node->last.cut == SHALLOW_CUT)
        fprintf(out, "%s already has a move worth %s %s, and will not come here",
                step_name(tree, names, node->parent), bound, max ? "or less" : "or more");
    else if (node->last.cut == DEEP_CUT)
        fprintf(out, "%s already has %s %s further up the tree, and will not come here", max ? "MIN" : "MAX", bound,
                max ? "or less" : "or more");
    else if (is_null_window(last))
        fprintf(out, "the null window is answered: %s %s", max ? "not less than" : "not more than", bound);
    else
        fprintf(out, "the window asked only for values %s %s", max ? "below" : "above", bound);
}

static void write_cut(FILE *out, const struct search_tree *tree, const struct node_names *names, int number)
{
    const struct node *node = &tree->node[number];
    const bool max = is_max(tree, node);
    const int rest = unvisited_children(tree, node);
    char value[32];
    value_text(names, max ? node->lower : node->upper, "", value);
    if (node->last.cut == TABLE_CUT)
        fputs("The transposition table knows enough of a child", out);
    else if (node->last.cut == SOLVED_CUT)
        fputs("One child is enough to solve this node", out);
    else {
        fprintf(out, "%s is worth at %s %s, whatever else there is below it; ", step_name(tree, names, number),
                max ? "least" : "most", value);
        write_alternative(out, tree, names, node);
    }
    if (rest == 0)
        fputs(". It was the last child, so that nothing is saved.", out);
    else if (rest == 1)
        fputs(". So the last child cannot matter.", out);
    else
        fprintf(out, ". So the %d children left cannot matter.", rest);
}

void why_write(FILE *out, const struct search_tree *tree, const struct node_names *names, const struct event *event)
{
    static const char *const texts[EVENT_KINDS] = {
        [TABLE_EVENT] = "The transposition table answers: it need not be searched again.",
        [REFUTED_EVENT] = "By the transposition table this move is good enough to cut.",
        [LISTED_EVENT] = "It waits in the list of the best-first search.",
        [BEYOND_EVENT] = "Beyond the horizon the leaf tries one move more. ",
        [STAND_EVENT] = "Nobody has to make a noisy move: to stand pat is worth what the position is by itself.",
        [WORTH_EVENT] = "Nothing that is left here is worth trying.",
        [GROWN_EVENT] = "The tree has grown: so often a visit came here, and that is what the search knows.",
    };
    const int number = search_tree_find(tree, event->key);
    if (is_pass(event)) {
        fputs(
            "A null move: a side that is still good enough after it has passed is taken to be so with a move, too.",
            out);
        return;
    }
    fputs(texts[event->kind] ? texts[event->kind] : "", out);
    if (event->kind == VISIT_EVENT || event->kind == BEYOND_EVENT)
        write_window(out, names, &tree->visit[tree->node[number].last_visit]);
    else if (event->kind == LEAF_EVENT)
        write_leaf(out, names, event);
    else if (event->kind == CUT_EVENT)
        write_cut(out, tree, names, number);
    else if (event->kind == LEFT_OUT_EVENT)
        fprintf(out,
                "The pruning \u201c%s\u201d takes this move to be no better than what there is, which is no proof.",
                names->pruning[event->pruning]);
}

void why_end(FILE *out, const struct search_tree *tree, const struct node_names *names)
{
    char text[WORDS_TEXT];
    int cut = 0, left_out = 0, beyond = 0;
    for (int i = 0; i < tree->nodes; i++) {
        left_out += tree->node[i].left_out;
        if (tree->node[i].state == INNER)
            cut += unvisited_children(tree, &tree->node[i]);
        else if (tree->node[i].beyond)
            beyond += tree->node[i].visits;
    }
    proved_text(tree, names, &tree->node[0], &utf8_signs, text);
    fprintf(out, "%s %s%s. It took %d visit%s, %d of them to leaves; %d branch%s never visited.",
            tree->finished ? "The search is over: the root is worth" : "The search stopped before its end", text,
            tree->finished && tree->node[0].principal ? ", and the thick line is the principal variation" : "",
            tree->visits, tree->visits == 1 ? "" : "s", tree->leaves, cut, cut == 1 ? " was" : "es were");
    if (beyond > 0)
        fprintf(out, " %d visit%s beyond the horizon.", beyond, beyond == 1 ? " was" : "s were");
    if (left_out > 0)
        fprintf(out, " %d branch%s left out by prunings.", left_out, left_out == 1 ? " was" : "es were");
    if (tree->passed > 0)
        fprintf(out, " %d more visit%s below null moves.", tree->passed, tree->passed == 1 ? " was" : "s were");
}
