#include "report/report.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "checks/warnings.h"
#include "config/arguments.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "files/fresh.h"
#include "frame/results.h"
#include "options/call.h"
#include "page/html.h"
#include "page/page.h"
#include "page/viewer.h"
#include "pictures/film.h"
#include "provenance/provenance.h"
#include "text/aligned.h"
#include "text/shell.h"

struct request {
    const char *output;
    struct words tree;
    bool without_tree;
};

/* --- files -------------------------------------------------------------------------------------------------------- */

static bool read_file(struct result_file *file, const char *path)
{
    *file = (struct result_file){.path = path};
    if (!results_read(&file->csv, path)) {
        file->csv = (struct csv){0};
        return false;
    }
    if (csv_find(&file->csv, "status") < 0) {
        fprintf(stderr, "%s: no CSV of results: it has no column \"status\"\n", path);
        return false;
    }
    file->record = provenance_read(path);
    file->config = cJSON_Parse(provenance_text(file->record, "config.text"));
    return true;
}

static void free_file(struct result_file *file)
{
    cJSON_Delete(file->config);
    cJSON_Delete(file->record);
    csv_free(&file->csv);
}

/* --- trees -------------------------------------------------------------------------------------------------------- */

/* A tree of the textbooks, with a cut that saves two leaves and one that saves none. */
static const char lesson[] = "game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta";

/* Read "game=... algorithm=..." as a command line would be, in place: the cell points into it. */
static bool read_cell(char *text, struct cell *cell)
{
    enum { MOST_WORDS = 100 };
    char *words[MOST_WORDS];
    const int count = read_shell_words(text, words, MOST_WORDS);
    if (count < 0)
        fprintf(stderr, "plymeter report: in --tree a quotation has no end, or there are more than %d words\n",
                MOST_WORDS);
    return count >= 0 && arguments_read(words, count, cell);
}

/* Complains of every tree that is wrong, before anything is searched. */
static bool check_trees(const struct words *trees)
{
    bool good = true;
    for (int i = 0; i < trees->count; i++) {
        struct cell cell;
        char *words = need(strdup(trees->word[i]));
        good = read_cell(words, &cell) && good;
        free(words);
    }
    return good;
}

static bool write_drawn(FILE *out, const struct drawn *drawn, const char *text, int number)
{
    const int scenes = film_scenes(drawn);
    if (scenes <= MOST_SCENES)
        viewer_write(out, drawn, text, number);
    else
        fprintf(stderr, "plymeter report: %s: %d steps are too many for a page, which holds %d\n", text, scenes,
                MOST_SCENES);
    return scenes <= MOST_SCENES;
}

static bool write_tree(FILE *out, const char *text, int number)
{
    struct cell cell;
    struct drawn drawn;
    char *words = need(strdup(text));
    bool good = read_cell(words, &cell);
    if (good) {
        warn_of_cell(&cell);
        good = drawn_take(&cell, true, &drawn);
    }
    good = good && write_drawn(out, &drawn, text, number);
    free(words);
    return good;
}

/* --- the page ----------------------------------------------------------------------------------------------------- */

/* All that the page is about. */
struct report {
    struct result_file *files;
    int count;
    struct words trees;
    struct tally tally;
};

static void write_contents(FILE *out, const struct report *report)
{
    if (report->count + report->trees.count < 2)
        return;
    fputs("<nav class=\"contents\" aria-label=\"Contents\"><ol>\n", out);
    for (int i = 0; i < report->count; i++) {
        char *question = report_question(&report->files[i]);
        fprintf(out, "<li><a href=\"#result-%d\">", i + 1);
        html_text(out, question);
        fputs("</a></li>\n", out);
        free(question);
    }
    for (int i = 0; i < report->trees.count; i++) {
        fprintf(out, "<li><a href=\"#tree-%d\">A search, step by step</a>: <code>", i + 1);
        html_text(out, report->trees.word[i]);
        fputs("</code></li>\n", out);
    }
    fputs("</ol></nav>\n", out);
}

static bool write_body(FILE *out, struct report *report)
{
    for (int i = 0; i < report->count; i++)
        if (!report_section(out, &report->files[i], i + 1, report->count == 1, &report->tally))
            return false;
    for (int i = 0; i < report->trees.count; i++)
        if (!write_tree(out, report->trees.word[i], i + 1))
            return false;
    return true;
}

/* What a reader should know first: how the claims came out, and whether there is a warning. */
static void write_lead(FILE *out, const struct report *report)
{
    static const char *const outcomes[OUTCOMES_OF_CLAIMS] = {"came out as expected", "came out otherwise",
                                                             "could not be decided"};
    const int *count = report->tally.claims, warnings = report->tally.warnings;
    const int claims = count[AS_EXPECTED] + count[UNEXPECTED] + count[NOT_DECIDED];
    const char *separator = " ";
    if (report->count == 0)
        return;
    fputs("<p class=\"lead\">", out);
    if (claims > 0)
        fprintf(out, "Of %d claim%s", claims, claims == 1 ? "" : "s");
    for (int i = 0; i < OUTCOMES_OF_CLAIMS; i++)
        if (count[i] > 0) {
            fprintf(out, "%s<span class=\"%s\">%d %s</span>", separator, class_of_outcome[i], count[i],
                    outcomes[i]);
            separator = ", ";
        }
    fputs(claims > 0 ? ". " : "", out);
    if (warnings > 0)
        fprintf(out, "%d warning%s below.</p>\n", warnings, warnings == 1 ? " stands" : "s stand");
    else
        fputs("There are no warnings.</p>\n", out);
}

/* The question, if there is only one. */
static char *title_of(const struct report *report)
{
    return report->count == 1   ? report_question(&report->files[0])
           : report->count == 0 ? need(strdup("Game-tree searches, step by step"))
                                : need(strdup("Results of game-tree searches"));
}

/* Write one part of the page to memory; the caller frees it. */
static char *part_text(void (*write)(FILE *out, const struct report *report), const struct report *report)
{
    char *text;
    size_t size;
    FILE *memory = need(open_memstream(&text, &size));
    write(memory, report);
    fclose(memory);
    return need(text);
}

static bool write_report(FILE *out, struct report *report)
{
    char *body;
    size_t size;
    FILE *memory = need(open_memstream(&body, &size));
    const bool good = write_body(memory, report);
    fclose(memory);
    char *title = title_of(report), *lead = part_text(write_lead, report),
         *contents = part_text(write_contents, report);
    const struct page page = {title, lead, contents, body};
    if (good)
        page_write(out, &page);
    free(title);
    free(lead);
    free(contents);
    free(body);
    return good;
}

static bool put_report(const char *path, struct report *report)
{
    struct fresh fresh;
    if (!path)
        return write_report(stdout, report);
    if (!fresh_open(&fresh, path, FRESH_PAGE))
        return false;
    if (write_report(fresh.out, report))
        return fresh_put(&fresh);
    fresh_drop(&fresh);
    return false;
}

static int run_report(const struct call *call)
{
    static const char *default_tree = lesson;
    const struct request *request = call->record;
    struct report report = {.count = call->count};
    report.trees = request->tree.count || request->without_tree ? request->tree : (struct words){&default_tree, 1};
    if (report.count + report.trees.count == 0)
        return misused(call, "there is neither a FILE.csv nor a tree");
    if (!request->output && is_read_by_person(stdout))
        return misused(call,
                       "a page is for a browser, not for a terminal: \"-o report.html\" says where to write it");
    if (!check_trees(&report.trees))
        return EXIT_USAGE;
    report.files = allocate((size_t)call->count, sizeof *report.files);
    bool good = !request->output || fresh_allowed(request->output, FRESH_PAGE);
    for (int i = 0; i < call->count && good; i++)
        good = read_file(&report.files[i], call->arguments[i]);
    good = good && put_report(request->output, &report);
    for (int i = 0; i < call->count; i++)
        free_file(&report.files[i]);
    free(report.files);
    return good ? EXIT_FINE : EXIT_CONFIG;
}

const struct verb verb_report = {
    .name = "report",
    .group = RESULTS,
    .purpose = "write a page about results",
    .arguments = "[FILE.csv]...",
    .about =
        "Writes one page of HTML that needs no other file and asks for none: for each FILE.csv the question, the "
        "figure (FILE.svg beside it), warnings, claims with their verdicts, a table of means, and what made it. "
        "Question and claims are those of the config that FILE.meta.json keeps. Then searches that one can step "
        "through, event by event.\n"
        "\n"
        "    plymeter report results/*.csv -o report.html\n"
        "    plymeter report --tree \"game=tictactoe opening=6 algorithm=alphabeta\" -o lesson.html",
    .options =
        {
            {"output", 'o', "FILE", "write there", INTO(struct request, output)},
            {"tree", 0, "CELL",
             "add a search that one can step through, \"game=... algorithm=...\" as in plymeter draw; without it "
             "a tree of the textbooks",
             INTO(struct request, tree), .unsplit = true},
            {"no-tree", 0, NULL, "add none", INTO(struct request, without_tree)},
        },
    .size = sizeof(struct request),
    .notes =
        "Tables have at most 200 groups of rows: of more, the largest limit of each series. Figures of more than "
        "8 MiB are left out, and trees of more than 500 steps are refused. The same files give the same page, byte "
        "for byte, as long as the program and the files that the records name are the same.",
    .run = run_report,
};
