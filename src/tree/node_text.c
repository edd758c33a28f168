#include "tree/cell_tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

const struct signs ascii_signs = {">=", "<=", "inf", "alpha", "beta"};
const struct signs utf8_signs = {"\u2265", "\u2264", "\u221e", "\u03b1", "\u03b2"};

const char *const leaf_text[] = {
    [GAME_OVER] = "game over", [LIMIT_SPENT] = "limit spent", [STOPPED_EARLY] = "stopped early", [PRUNED] = ""};

const char *value_text(const struct node_names *names, int64_t value, const char *infinity, char text[32])
{
    enum { LONG_VALUE = 1000000000 };
    if (llabs(value) >= UNBOUNDED)
        snprintf(text, 32, "%s%s", value < 0 ? "-" : "", infinity);
    else
        snprintf(text, 32, llabs(value) < LONG_VALUE ? "%.10g" : "%.4g", (double)value / (double)names->unit);
    return strcmp(text, "-0") == 0 ? "0" : text;
}

const char *pruning_text(const struct node_names *names, const struct node *node)
{
    return node->pruned_by >= 0 ? names->pruning[node->pruned_by] : "";
}

const char *proved_text(const struct search_tree *tree, const struct node_names *names, const struct node *node,
                        const struct signs *signs, char text[WORDS_TEXT])
{
    char lower[32], upper[32];
    const struct visit *last = node->visits > 0 ? &tree->visit[node->visit] : NULL;
    const bool exact = node->lower == node->upper, low = last && node->upper <= last->alpha,
               high = last && node->lower >= last->beta;
    const bool least = node->lower > -UNBOUNDED && (exact || !low),
               most = node->upper < UNBOUNDED && (exact || !high);
    value_text(names, node->lower, signs->infinity, lower);
    value_text(names, node->upper, signs->infinity, upper);
    if (least && most)
        snprintf(text, WORDS_TEXT, "%s%s%s", lower, exact ? "" : "..", exact ? "" : upper);
    else if (least)
        snprintf(text, WORDS_TEXT, "%s%s", signs->least, lower);
    else
        snprintf(text, WORDS_TEXT, "%s%s", most ? signs->most : "", most ? upper : "");
    return text;
}

const char *window_text(const struct node_names *names, const struct visit *visit, const struct signs *signs,
                        char text[WORDS_TEXT])
{
    char alpha[32], beta[32];
    value_text(names, visit->alpha, signs->infinity, alpha);
    value_text(names, visit->beta, signs->infinity, beta);
    snprintf(text, WORDS_TEXT, "(%s, %s)", alpha, beta);
    return text;
}

const char *standing_text(const struct node_names *names, const struct node *node, const char *words,
                          char text[WORDS_TEXT])
{
    char value[32];
    const bool all = node->first_child < 0 && node->lower == node->standing && node->upper == node->standing;
    snprintf(text, WORDS_TEXT, "%s %s", words, value_text(names, node->standing, "", value));
    return node->stands && !all ? text : "";
}

const char *grown_text(const struct node_names *names, const struct node *node, const struct signs *signs)
{
    char value[32], low[32], high[32];
    if (node->grown == 0)
        return "";
    value_text(names, node->grown_value, signs->infinity, value);
    value_text(names, node->grown_low, signs->infinity, low);
    value_text(names, node->grown_high, signs->infinity, high);
    return printed("%d visit%s, %s", node->grown, node->grown == 1 ? "" : "s",
                   node->grown_low == node->grown_high ? printed("settled at %s", value)
                                                       : printed("%s within %s..%s", value, low, high));
}

const char *visits_text(const struct search_tree *tree, const struct node *node, int most, char text[WORDS_TEXT])
{
    int used = 0, i = node->first_visit;
    text[0] = '\0';
    for (int n = 0; i >= 0 && n < most; n++, i = tree->visit[i].next)
        used += snprintf(text + used, (size_t)(WORDS_TEXT - used), "%s%d", n ? ", " : "", i + 1);
    if (i >= 0)
        snprintf(text + used, (size_t)(WORDS_TEXT - used), ", ...");
    return text;
}

const char *reason_text(const struct search_tree *tree, const struct node *node, const struct signs *signs,
                        char text[WORDS_TEXT])
{
    const enum cut cut = node->last.cut;
    if (cut == NO_CUT || cut == SOLVED_CUT)
        snprintf(text, WORDS_TEXT, "%s",
                 cut == SOLVED_CUT  ? "solved"
                 : !tree->finished  ? "search stopped"
                 : tree->best_first ? "not needed"
                                    : "not visited");
    else
        snprintf(text, WORDS_TEXT, "%s%s cut%s", cut == DEEP_CUT ? "deep " : "",
                 is_max(tree, node) ? signs->beta : signs->alpha,
                 cut == TABLE_CUT                                 ? ", table"
                 : cut != WINDOW_CUT                              ? ""
                 : is_null_window(&tree->visit[node->last.visit]) ? ", null window"
                                                                  : ", window");
    return text;
}

const char *side_text(const struct search_tree *tree, const struct node *node)
{
    return is_max(tree, node) ? "MAX" : "MIN";
}
