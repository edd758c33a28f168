#include "tree/why.h"

#include <string.h>

#include "tree/step.h"

/* A window as what it asks for. */
static void write_window(FILE *out, const struct names *names, const struct visit *visit)
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

static void write_leaf(FILE *out, const struct names *names, const struct event *event)
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
static void write_alternative(FILE *out, const struct searched *tree, const struct names *names,
                              const struct node *node)
{
    const bool max = is_max(tree, node);
    const struct visit *last = &tree->visit[node->visit];
    char bound[32], parent[STEP_NAME];
    value_text(names, max ? last->beta : last->alpha, "", bound);
    if (node->last.cut == SHALLOW_CUT)
        fprintf(out, "%s already has a move worth %s %s, and will not come here",
                step_name(tree, names, node->parent, parent), bound, max ? "or less" : "or more");
    else if (node->last.cut == DEEP_CUT)
        fprintf(out, "%s already has %s %s further up the tree, and will not come here", max ? "MIN" : "MAX", bound,
                max ? "or less" : "or more");
    else if (is_null_window(last))
        fprintf(out, "the null window is answered: %s %s", max ? "not less than" : "not more than", bound);
    else
        fprintf(out, "the window asked only for values %s %s", max ? "below" : "above", bound);
}

static void write_cut(FILE *out, const struct searched *tree, const struct names *names, int number)
{
    const struct node *node = &tree->node[number];
    const bool max = is_max(tree, node);
    const int rest = unvisited_children(tree, node);
    char name[STEP_NAME], value[32];
    step_name(tree, names, number, name);
    value_text(names, max ? node->lower : node->upper, "", value);
    if (node->last.cut == TABLE_CUT)
        fputs("The transposition table knows enough of a child", out);
    else if (node->last.cut == SOLVED_CUT)
        fputs("One child is enough to solve this node", out);
    else {
        fprintf(out, "%s is worth at %s %s, whatever else there is below it; ", name, max ? "least" : "most",
                value);
        write_alternative(out, tree, names, node);
    }
    if (rest == 0)
        fputs(". It was the last child, so that nothing is saved.", out);
    else if (rest == 1)
        fputs(". So the last child cannot matter.", out);
    else
        fprintf(out, ". So the %d children left cannot matter.", rest);
}

void why_write(FILE *out, const struct searched *tree, const struct names *names, const struct event *event)
{
    const int number = searched_find(tree, event->key);
    if (is_pass(event)) {
        fputs(
            "A null move: a side that is still good enough after it has passed is taken to be so with a move, too.",
            out);
        return;
    }
    switch ((enum event_kind)event->kind) {
    case VISIT_EVENT:
        write_window(out, names, &tree->visit[tree->node[number].last_visit]);
        break;
    case LEAF_EVENT:
        write_leaf(out, names, event);
        break;
    case TABLE_EVENT:
        fputs("The transposition table answers: it need not be searched again.", out);
        break;
    case REFUTED_EVENT:
        fputs("By the transposition table this move is good enough to cut.", out);
        break;
    case LEFT_OUT_EVENT:
        fprintf(out,
                "The pruning \u201c%s\u201d takes this move to be no better than what there is, which is no proof.",
                names->pruning[event->pruning]);
        break;
    case LISTED_EVENT:
        fputs("It waits in the list of the best-first search.", out);
        break;
    case CUT_EVENT:
        write_cut(out, tree, names, number);
        break;
    case BEYOND_EVENT:
        fputs("Beyond the horizon the leaf tries one move more. ", out);
        write_window(out, names, &tree->visit[tree->node[number].last_visit]);
        break;
    case STAND_EVENT:
        fputs("Nobody has to make a noisy move: to stand pat is worth what the position is by itself.", out);
        break;
    case WORTH_EVENT:
        fputs("Nothing that is left here is worth trying.", out);
        break;
    case EVENT_KINDS:
        break;
    }
}

void why_end(FILE *out, const struct searched *tree, const struct names *names)
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
