#include "base/verb.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

const struct retired retired_words[] = {
    {"categories", NULL, "awk -f configs/tables/categories.awk TABLE.json prints the same CSV"},
    {"cell", "--jobs", "run - takes configs of many cells, and --jobs"},
    {"cell", "-j", "run - takes configs of many cells, and --jobs"},
    {"cell", "--lines", "run - takes a config a line, which may have many cells, and answers with rows"},
    {"cell", "--table", "cell --json prints the same as an object"},
    {"completion", NULL, "make install writes completion for bash, and src/completion.sh prints it"},
    {"correlate", NULL,
     "results/README.md has lines of R that correlate two searches, under \"Two searches of the same positions\""},
    {"draw", "--format dot", "draw -o FILE.svg, or FILE.pdf, draws the same tree"},
    {"draw", "--format tex", "a paper takes the tree as PDF: draw -o FILE.pdf"},
    {"explain", NULL,
     "X.meta.json beside X.csv says what made it, and <metadata> in an SVG what that was drawn from"},
    {"label", NULL,
     "run a config with \"measure\": \"moves\", whose rows say what an engine holds every move worth"},
    {"macros", NULL, "plymeter summary --macros writes the same commands"},
    {"manual", NULL,
     "plymeter VERB --help explains verbs, plymeter list keys the keys of configs; make install writes pages for "
     "man"},
    {"merge", NULL, "plymeter run CONFIG results/X.shard-*.journal takes the rows of shards and writes their CSV"},
    {"plan", "-j", "divide the time that plan --trial says by the number of jobs"},
    {"plan", "--fresh", "plan --trial says what the cells take again if none is to run"},
    {"plan", "--jobs", "divide the time that plan --trial says by the number of jobs"},
    {"plan", "--seconds", "plan --trial tries one cell of each limit, for as long as the config's limits let it"},
    {"plan", "--table", "plan prints its table, and --csv the cells"},
    {"ratings", NULL, "results/README.md has lines of R that rate several players, under \"Matches\""},
    {"report", NULL,
     "claims --format md and the figures say what it said; draw -o FILE.html steps through a search"},
    {"run", "--shard auto",
     "say which and of how many, as --shard $SLURM_ARRAY_TASK_ID/8 or --shard $((OMPI_COMM_WORLD_RANK + 1))/8"},
    {"shrink", NULL,
     "plymeter grade --search 'algorithm=abc' finds the smallest tree on which a search of ours is wrong, and "
     "grade "
     "COMMAND that of any program"},
    {"submit", NULL,
     "results/README.md has the lines for sbatch, under \"Several machines\"; run --shard runs what is one task's"},
    {"verify", NULL,
     "sha256sum -c SHA256SUMS checks the files of an artifact, and plymeter run --sample 2000 FOLDER recounts it"},
    {NULL, "anatomy", "it is \"measure\": \"anatomy\", and measure=anatomy on a command line"},
    {NULL, "labels", "it is \"file\", which names the CSV of a config with \"measure\": \"moves\""},
    {NULL, "precision", "it goes into \"limits\""},
    {NULL, "repeat", "it goes into \"limits\""},
    {NULL, "timing_seconds", "it goes into \"limits\""},
    {0},
};

static bool same(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

const char *retired(const char *verb, const char *word)
{
    const struct retired *entry = retired_words;
    while (entry->instead && !(same(entry->verb, verb) && same(entry->word, word)))
        entry++;
    return entry->instead;
}
