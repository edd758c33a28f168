#include "report/report.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "checks/warnings.h"
#include "config/arguments.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "files/fresh.h"
#include "options/call.h"
#include "page/page.h"
#include "page/viewer.h"
#include "pictures/film.h"
#include "text/aligned.h"
#include "text/shell.h"

struct request {
    const char *output;
    struct words tree;
    bool without_tree, gallery;
};

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
    bool gallery;
};

static void write_contents(FILE *out, const struct report *report)
{
    if (report->count + report->trees.count < 2)
        return;
    fputs("<nav class=\"contents\" aria-label=\"Contents\"><ol>\n", out);
    report_contents(out, report->files, report->count);
    for (int i = 0; i < report->trees.count; i++)
        fprintf(out, "<li><a href=\"#tree-%d\">A search, step by step</a></li>\n", i + 1);
    fputs("</ol></nav>\n", out);
}

static bool write_trees(FILE *out, const struct report *report)
{
    for (int i = 0; i < report->trees.count; i++)
        if (!write_tree(out, report->trees.word[i], i + 1))
            return false;
    return true;
}

/* Trees stand near the top: behind the first figure. */
static bool write_body(FILE *out, const struct report *report, cJSON *said)
{
    FILE *memory = text_open();
    bool good = write_trees(memory, report);
    const char *trees = lasting(text_close(memory));
    for (int i = 0; i < report->count && good; i++)
        good = report_section(out, &report->files[i], report->count == 1, i == 0 ? trees : "", said);
    fputs(report->count == 0 ? trees : "", out);
    return good;
}

/* The question, if there is only one. */
static const char *title_of(const struct report *report)
{
    return report->gallery      ? "What was published, and what is measured"
           : report->count == 1 ? report->files[0].question
           : report->count == 0 ? "Game-tree searches, step by step"
                                : "Results of game-tree searches";
}

static bool write_report(FILE *out, const struct report *report, const cJSON *earlier)
{
    cJSON *said = need(cJSON_CreateObject());
    FILE *body = text_open(), *lead = text_open(), *front = text_open(), *contents = text_open(),
         *kept = text_open();
    const bool good = write_body(body, report, said);
    report_lead(lead, report->files, report->count);
    report_failures(front, report->files, report->count);
    report_changes(front, earlier, said);
    if (!report->gallery)
        report_wall(front, report->files, report->count);
    write_contents(contents, report);
    if (report->count > 0)
        report_keep(kept, said);
    const struct page page = {
        .kind = report->gallery ? "gallery" : "report",
        .title = title_of(report),
        .lead = lasting(text_close(lead)),
        .contents = lasting(text_close(contents)),
        .front = lasting(text_close(front)),
        .body = lasting(text_close(body)),
        .said = lasting(text_close(kept)),
    };
    if (good)
        page_write(out, &page);
    cJSON_Delete(said);
    return good;
}

static bool put_report(const char *path, const struct report *report)
{
    struct fresh fresh;
    cJSON *earlier = report_earlier(path);
    bool good = path ? fresh_open(&fresh, path, FRESH_PAGE) : write_report(stdout, report, NULL);
    if (path && good) {
        good = write_report(fresh.out, report, earlier);
        good ? good = fresh_put(&fresh) : fresh_drop(&fresh);
    }
    cJSON_Delete(earlier);
    return good;
}

/* The experiment that the project is about stands first. */
static void put_first(struct result_file *files, int count, const char *name)
{
    for (int i = 1; i < count; i++)
        if (strcmp(files[i].name, name) == 0) {
            const struct result_file first = files[i];
            memmove(files + 1, files, (size_t)i * sizeof *files);
            files[0] = first;
        }
}

/* Each has a title of its own. */
static const char *title_among(const struct result_file *file, const struct result_file *files, int count)
{
    int same = 0;
    for (int i = 0; i < count; i++)
        same += strcmp(files[i].question, file->question) == 0;
    return same > 1 ? lasting(printed("%s (%s)", file->question, file->name)) : file->question;
}

/* Without --tree it is one of the first experiment that has a small one, or a tree of the textbooks. */
static struct words trees_of(const struct request *request, const struct report *report)
{
    static const char *tree;
    if (request->tree.count || request->without_tree || request->gallery)
        return request->tree;
    tree = NULL;
    for (int i = 0; i < report->count && !tree; i++)
        tree = report_own_tree(&report->files[i]);
    tree = tree ? tree : lesson;
    return (struct words){&tree, 1};
}

static int run_report(const struct call *call)
{
    const struct request *request = call->record;
    struct report report = {.count = call->count, .gallery = request->gallery};
    if (report.count + request->tree.count == 0 && (request->without_tree || request->gallery))
        return misused(call, "there is neither a FILE.csv nor a tree");
    if (!request->output && is_read_by_person(stdout))
        return misused(call,
                       "a page is for a browser, not for a terminal: \"-o report.html\" says where to write it");
    if (!check_trees(&request->tree))
        return EXIT_USAGE;
    report.files = need(calloc((size_t)call->count + 1, sizeof *report.files));
    bool good = !request->output || fresh_allowed(request->output, FRESH_PAGE);
    for (int i = 0; i < call->count && good; i++)
        good = report_read(&report.files[i], call->arguments[i]);
    put_first(report.files, good ? report.count : 0, "doubling");
    for (int i = 0; i < report.count && good; i++) {
        report.files[i].number = i + 1;
        report.files[i].exhibited = request->gallery;
        report.files[i].title = title_among(&report.files[i], report.files, report.count);
    }
    if (good)
        report.trees = trees_of(request, &report);
    good = good && put_report(request->output, &report);
    for (int i = 0; i < call->count; i++)
        report_free(&report.files[i]);
    free(report.files);
    return good ? EXIT_FINE : EXIT_CONFIG;
}

const struct verb verb_report = {
    .name = "report",
    .group = RESULTS,
    .purpose = "write a page about results",
    .arguments = "[FILE.csv]...",
    .about =
        "Writes one page of HTML that needs no other file and asks for none: first which claims came out otherwise "
        "than expected, and what has changed if the page takes the place of an older one; of several FILE.csv "
        "small "
        "figures with what was found, doubling first; then for each FILE.csv the question, the figure (FILE.svg "
        "beside it, and in a narrow window FILE.column.svg), warnings, claims with their verdicts, a table of "
        "means, "
        "what can be taken along, and what made it. Claims are judged as plymeter claims does, by "
        "configs/STEM.json, "
        "or without that by the config that FILE.meta.json keeps. There is a search that one can step through, "
        "event "
        "by event.\n"
        "\n"
        "    plymeter report results/*.csv -o report.html\n"
        "    plymeter report --tree \"game=tictactoe opening=6 algorithm=alphabeta\" -o lesson.html",
    .options =
        {
            {"output", 'o', "FILE", "write there", INTO(struct request, output)},
            {"tree", 0, "CELL",
             "add a search that one can step through, \"game=... algorithm=...\" as in plymeter draw; without it "
             "a small one of the experiments or, if they have none, a tree of the textbooks",
             INTO(struct request, tree), .unsplit = true},
            {"no-tree", 0, NULL, "add none", INTO(struct request, without_tree)},
            {"gallery", 0, NULL,
             "lay the experiments out as a gallery: each figure small beside what was published and what is "
             "measured, "
             "without a tree",
             INTO(struct request, gallery)},
        },
    .size = sizeof(struct request),
    .notes =
        "Tables have at most 200 groups of rows: of more, the largest limit of each series. Figures of more than "
        "8 MiB are left out, and trees of more than 500 steps are refused. The same files give the same page, byte "
        "for byte, as long as the program and the files that the records name are the same, and as long as it "
        "takes "
        "the place of the same page or of none.",
    .run = run_report,
};
