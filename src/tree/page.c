#include "tree/page.h"

#include <string.h>

#include "base/file.h"
#include "base/program.h"
#include "base/text.h"

/* --- text ---------------------------------------------------------------------------------------------------------- */

/* Text as text: what HTML reserves is escaped, control characters and bytes that are not UTF-8 become "?". */
static void write_text(FILE *out, const char *text)
{
    char *whole = utf8_repair(text);
    for (const char *at = whole; *at; at++) {
        if (strchr("<>&\"'", *at))
            fprintf(out, "&#%d;", *at);
        else
            fputc(is_control(at) ? '?' : *at, out);
        at += is_control(at) && (unsigned char)*at == 0xC2;
    }
}

static void write_attribute(FILE *out, const char *name, const char *value)
{
    fprintf(out, " %s=\"", name);
    write_text(out, value);
    fputc('"', out);
}

/* --- the search --------------------------------------------------------------------------------------------------- */

/* Of a step at which a branch might be cut off: whose branch that is. */
static const char *asked_name(const struct search_tree *tree, const struct node_names *names,
                              const struct event *event)
{
    const int number = search_tree_find(tree, event->key);
    if (number < 0 || is_pass(event))
        return "";
    const struct node *node = &tree->node[number];
    const bool cut = event->kind == CUT_EVENT && unvisited_children(tree, node) > 0;
    const bool visit = event->kind == VISIT_EVENT && event->siblings > 0 && event->place > 0 && !tree->best_first;
    return cut ? step_name(tree, names, number) : visit ? step_name(tree, names, node->parent) : "";
}

static void write_step(FILE *out, struct search_tree *tree, const struct node_names *names,
                       const struct event *event)
{
    FILE *step = text_open(), *reason = text_open();
    step_tell(step, tree, names, &utf8_signs, event);
    why_write(reason, tree, names, event);
    const char *asked = asked_name(tree, names, event);
    fprintf(out, "<li class=\"%s\" data-node=\"%d\"", step_kind(event), node_told_of(tree, event));
    if (*asked)
        write_attribute(out, "data-ask", asked);
    fprintf(out, "><b>%s</b> ", step_kind(event));
    write_text(out, text_close(step));
    fputs(" <span>", out);
    write_text(out, text_close(reason));
    fputs("</span></li>\n", out);
}

static void write_steps(FILE *out, const struct cell_tree *whole)
{
    const struct trace *trace = whole->search.trace;
    struct search_tree tree;
    search_tree_begin(&tree, whole->tree.root_is_min);
    for (uint64_t i = whole->earlier; i < trace->count; i++)
        write_step(out, &tree, &whole->names, &trace->event[i]);
    fputs("<li class=\"over\"><b>end</b> <span>", out);
    why_end(out, &whole->tree, &whole->names);
    fputs("</span></li>\n", out);
}

static void write_legend(FILE *out, const struct tree_page *page)
{
    const struct cell_tree *whole = page->whole;
    static const char *const sentences[] = {
        "Squares are MAX to move, round ones MIN.",
        "In a node stands what the leaves visited so far prove: 3, at least 3 (\u22653), at most 3 (\u22643).",
        "Above it: its visits by number (v), and its type by Knuth and Moore (t: 1 principal, 2 cut, 3 all).",
        "Branches that were cut or pruned are dashed, and say why; pale nodes are visited later.",
    };
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        fprintf(out, "%s\n", sentences[i]);
    if (whole->tree.windowed || page->tree)
        fputs("Below it: the window (\u03b1, \u03b2) in which it is searched.\n", out);
    if (whole->names.numbers)
        fputs("MIN 0 is reached by the root\u2019s first move, MAX 0.2 by the third move from there.\n", out);
    if (whole->earlier > 0)
        fputs("Only the last step of deepening is shown.\n", out);
}

/* What a page needs to search by itself. */
static void write_data(FILE *out, const struct tree_page *page)
{
    if (!page->tree)
        return;
    write_attribute(out, "data-tree", page->tree);
    write_attribute(out, "data-root", page->whole->tree.root_is_min ? "min" : "max");
    write_attribute(out, "data-algorithm", page->cutting ? "alphabeta" : "minimax");
}

/* --- the template ------------------------------------------------------------------------------------------------- */

/* As a policy allows it: 'sha256-...', in base 64 (RFC 4648), of which two digits are three of base 16. */
static void write_hash(FILE *out, const char *text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char sum[SHA256_TEXT + 2];
    const size_t last = SHA256_TEXT - 2;
    sha256(text, strlen(text), sum);
    strcat(sum, "00");
    fputs("'sha256-", out);
    for (size_t i = 0; i <= last; i += 3) {
        unsigned bits = 0;
        sscanf(sum + i, "%3x", &bits);
        fprintf(out, "%c%c", digits[bits >> 6], i < last ? digits[bits & 63] : '=');
    }
    fputc('\'', out);
}

/* Scripts and styles are those of the template alone, known by their sums. */
static const struct {
    const char *name, *text;
} parts[] = {{"looks", text_looks}, {"search", text_search}, {"edit", text_edit}, {"moves", text_moves}};

/* What stands in the place of {name}. */
static void write_place(FILE *out, const char *name, const struct tree_page *page)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strcmp(name, parts[i].name) == 0)
            fputs(parts[i].text, out);
        else if (strncmp(name, "sum", 3) == 0 && strcmp(name + 3, parts[i].name) == 0)
            write_hash(out, parts[i].text);
    if (strcmp(name, "version") == 0)
        fputs(version, out);
    else if (strcmp(name, "command") == 0)
        write_text(out, page->command);
    else if (strcmp(name, "data") == 0)
        write_data(out, page);
    else if (strcmp(name, "tree") == 0)
        film_write(out, page->whole, "The tree of the search; every step stands below in words", page->tree);
    else if (strcmp(name, "legend") == 0)
        write_legend(out, page);
    else if (strcmp(name, "steps") == 0)
        write_steps(out, page->whole);
}

void page_write(FILE *out, const struct tree_page *page)
{
    char name[20];
    for (const char *at = text_page; *at; at++) {
        int length = 0;
        if (sscanf(at, "{%19[a-z]}%n", name, &length) == 1 && length > 0) {
            write_place(out, name, page);
            at += length - 1;
        } else {
            fputc(*at, out);
        }
    }
}
