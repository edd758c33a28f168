#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/program.h"
#include "show/plot.h"
#include "show/sheet.h"
#include "base/path.h"
#include "base/verb.h"
#include "run/provenance.h"

static const char drawer[] = "plots/draw", paper[] = "-paper";

struct request {
    const char *output, *script, *width;
};

static bool is_there(const char *path)
{
    return access(data_path(path), R_OK) == 0;
}

/* The script of this name, or, without one, of the results or of the experiment that they enlarge. */
static char *script_of(const char *named, const char *csv)
{
    if (named && strpbrk(named, "/."))
        return copied(named);
    if (named)
        return in_folder("plots/", named, ".gp");
    char *script = shipped_for("plots/", csv, ".gp");
    char *small = with_ending(csv, "");
    if (!is_there(script) && path_ends(small, paper)) {
        small[strlen(small) - strlen(paper)] = '\0';
        script = shipped_for("plots/", small, ".gp");
    }
    return script;
}

/* Only returns if it fails. */
static int draw(const char *program, const char *csv, const char *script, const char *figure, const char *width)
{
    char *const words[] = {"sh",
                           copied(data_path(drawer)),
                           (char *)program,
                           (char *)csv,
                           (char *)script,
                           (char *)figure,
                           (char *)width,
                           NULL};
    execvp(*words, words);
    perror("sh");
    return EXIT_CONFIG;
}

static int run_figure(const struct call *call)
{
    const struct request *request = call->record;
    const char *csv = call->arguments[0], *program = shipped_program(), *wrong = width_wrong(request->width);
    if (wrong)
        return misused(call, "%s", wrong);
    char *figure = request->output ? copied(request->output) : in_folder("", csv, ".svg");
    char *script = script_of(request->script, csv);
    int status = EXIT_CONFIG;
    if (access(packed_name(csv), R_OK) != 0)
        fprintf(stderr, "%s: %s%s\n", csv, strerror(errno), errno == ENOENT ? results_meant(csv) : "");
    else if (!is_there(script))
        fprintf(stderr, "%s: no such script%s\n--script names one; plymeter plot draws without\n", script,
                file_meant(script, "plots/", ".gp"));
    else if (!is_there(drawer))
        fprintf(stderr, "%s: not here, and not installed with this program either\n", drawer);
    else if (stamp_may_replace(figure) &&
             (!path_ends(figure, ".tex") || stamp_may_replace(with_ending(figure, "-ink.pdf"))) &&
             caption_may_replace(figure))
        status = draw(program ? program : call->words[-1], csv, script, figure, request->width);
    return status;
}

const struct verb verb_figure = {
    .name = "figure",
    .group = RESULTS,
    .purpose = "draw the figure that comes with an experiment",
    .arguments = "FILE.csv",
    .about =
        "Draws, by the script plots/STEM.gp, the figure of the experiment that made FILE.csv, as make does in the "
        "project's folder. In another folder the script is the one that came with the program, unless there is "
        "one here.",
    .options = {{"output", 'o', "FILE",
                 "write the figure there: .svg, .pdf, .png, .eps or .tex; without it STEM.svg "
                 "in the current folder",
                 INTO(struct request, output)},
                {"script", 0, "NAME", "draw by plots/NAME.gp, such as doubling-all, or by the script of this path",
                 INTO(struct request, script)},
                WIDTH_OPTION(struct request, width)},
    .size = sizeof(struct request),
    .run = run_figure,
};
