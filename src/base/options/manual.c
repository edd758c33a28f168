#include "options/manual.h"

#include <ctype.h>
#include <string.h>

#include "options/help.h"
#include "options/roff.h"

static const char description[] =
    "plymeter measures game-tree searches. It runs minimax, alpha-beta and their relatives on random trees and on "
    "real "
    "games, with any move ordering and any rule for where to stop, and counts exactly what they visit.\n"
    "\n"
    "An experiment is a JSON file, as plymeter-config(5) describes it. plymeter run runs its cells, each of which "
    "is one "
    "search, and writes a CSV, of which other verbs make means, comparisons and figures.\n"
    "\n"
    "plymeter VERB --help says of a verb what this page does, plymeter --version which build this is.";

static const char *const environment[][2] = {
    {"PLYMETER_DATA",
     "the folder of the files that come with the program, instead of the one where they were installed"},
    {"NO_COLOR", "if it is set to anything, nothing is coloured"},
    {"PATH", "where gnuplot is found, which draws figures"},
    {"SLURM_ARRAY_TASK_ID and others", "what schedulers say to their tasks, for plymeter run --shard auto"},
};

static const char *const files[][2] = {
    {"configs/NAME.json", "an experiment; plymeter run NAME runs it"},
    {"configs/tables/NAME.json", "probabilities of moves, for cutoff=realization"},
    {"configs/levels/GAME.json", "the opponents of plymeter play"},
    {"plots/NAME.gp", "the script that draws the figure of an experiment"},
    {"results/NAME.csv", "its results, a row for each cell"},
    {"results/NAME.journal",
     "the rows as they came, from which the CSV is written; a run that was stopped goes on there"},
    {"results/NAME.meta.json", "what made the results, for plymeter explain"},
    {"PREFIX/share/plymeter/",
     "the configs, tables, levels and scripts that come with the program, where PREFIX/bin has "
     "it. A relative name of a file that is not here is looked for there. Nothing is ever "
     "written there."},
    {"PREFIX/share/doc/plymeter/", "the manual, beginning with README.md"},
};

static const char examples[] =
    "One search, and the tree that another one visits:\n"
    "\n"
    "  plymeter cell game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6\n"
    "  plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta\n"
    "\n"
    "An experiment that comes with the program, its figure, and what made both:\n"
    "\n"
    "  plymeter plan tutorial\n"
    "  plymeter run tutorial\n"
    "  plymeter figure results/tutorial.csv -o tutorial.svg\n"
    "  plymeter explain tutorial.svg\n"
    "\n"
    "Means of its results:\n"
    "\n"
    "  plymeter summary results/tutorial.csv --by algorithm --of leaves --where order=none --where "
    "game=tictactoe\n";

static void write_verb(FILE *out, const struct verb *verb)
{
    char title[HEAD], head[HEAD], meaning[OPTION_MEANING];
    verb_form(verb, title);
    roff_section(out, ".SS", title, verb->about);
    for (const struct verb_option *option = verb->options; option->name; option++) {
        option_head(option, 0, head);
        roff_entry(out, head, option_meaning(option, meaning));
    }
    if (verb->notes)
        roff_prose(out, verb->notes);
}

static void write_verbs(FILE *out, enum verb_group group)
{
    char title[100];
    snprintf(title, sizeof title, "%s", verb_headings[group]);
    for (char *at = title; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    roff_heading(out, ".SH", title);
    for (int i = 0; i < verb_count; i++)
        if (verbs[i]->group == group)
            write_verb(out, verbs[i]);
}

static void write_list(FILE *out, const char *title, const char *const list[][2], size_t count)
{
    roff_heading(out, ".SH", title);
    for (size_t i = 0; i < count; i++)
        roff_entry(out, list[i][0], list[i][1]);
}

void manual_write(FILE *out)
{
    char number[12];
    roff_begin(out, "PLYMETER", 1, "plymeter", "measure game-tree searches");
    roff_heading(out, ".SH", "SYNOPSIS");
    fputs(".B plymeter\nVERB [OPTION]... [ARGUMENT]...\n.br\n.B plymeter\nhelp [VERB]\n.br\n.B plymeter "
          "\\-\\-version\n",
          out);
    roff_section(out, ".SH", "DESCRIPTION", description);
    roff_prose(out, help_of_options);
    for (int group = 0; group < VERB_GROUPS; group++)
        write_verbs(out, (enum verb_group)group);
    roff_heading(out, ".SH", "EXIT STATUS");
    for (int status = 0; status < EXIT_STATUSES; status++) {
        snprintf(number, sizeof number, "%d", status);
        roff_entry(out, number, exit_meanings[status]);
    }
    write_list(out, "ENVIRONMENT", environment, sizeof environment / sizeof *environment);
    write_list(out, "FILES", files, sizeof files / sizeof *files);
    roff_section(out, ".SH", "EXAMPLES", examples);
    roff_heading(out, ".SH", "SEE ALSO");
    fputs(".BR plymeter\\-config (5),\n.BR gnuplot (1)\n", out);
}
