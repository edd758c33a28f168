#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/allocate.h"
#include "core/exit.h"
#include "figure/plot.h"
#include "frame/csv.h"
#include "text/nearest.h"
#include "text/shell.h"

char *plot_join(const struct words *words, const char *between)
{
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    for (int i = 0; i < words->count; i++)
        fprintf(out, "%s%s", i ? between : "", words->word[i]);
    fclose(out);
    return need(text);
}

/* --- what the columns are --------------------------------------------------------------------------------- */

/* Axes stand before "status"; a CSV without that column has no others. */
static bool is_axis(const struct csv *csv, const char *name)
{
    const int status = csv_find(csv, "status"), column = csv_find(csv, name);
    return strcmp(name, "ply") == 0 || (column >= 0 && (status < 0 || column <= status));
}

static void add_point_column(struct plot *plot, const char *name)
{
    struct words *points = &plot->points;
    points->word = need(realloc(points->word, ((size_t)points->count + 1) * sizeof *points->word));
    points->word[points->count++] = need(strdup(name));
}

/* The points of an axis are its values; those of a measured x are, unless told otherwise, those of limit and budget. */
static int find_points(const struct call *call, struct plot *plot, const struct csv *csv)
{
    static const char *const usual[] = {"limit", "budget"};
    plot->measured = plot->points.count > 0 || !is_axis(csv, plot->x);
    if (find_word(plot->x, plot->by.word, plot->by.count) >= 0)
        return misused(call, "\"%s\" is along x, and so no name of curves (--by)", plot->x);
    if (plot->points.count > 0)
        return EXIT_FINE;
    if (!plot->measured)
        add_point_column(plot, plot->x);
    for (int i = 0; i < 2 && plot->measured; i++)
        if (csv_find(csv, usual[i]) >= 0 && find_word(usual[i], plot->by.word, plot->by.count) < 0)
            add_point_column(plot, usual[i]);
    return plot->points.count > 0
               ? EXIT_FINE
               : misused(call, "\"%s\" is no axis: --points is to name the axis whose values make points", plot->x);
}

/* What was drawn at random, as frame/unit.h has it. */
static const char *sampled_of(const struct plot *plot, const struct csv *csv)
{
    if (plot->unit.count > 0)
        return "units";
    return csv_find(csv, "position") >= 0 ? "positions" : csv_find(csv, "seed") >= 0 ? "seeds" : "units";
}

int plot_complete(const struct call *call, struct plot *plot)
{
    struct csv csv;
    if (!csv_read(&csv, plot->csv))
        return EXIT_CONFIG;
    const int status = find_points(call, plot, &csv);
    plot->sampled = sampled_of(plot, &csv);
    csv_free(&csv);
    return status;
}

/* --- what is asked of summary ----------------------------------------------------------------------------- */

/* Options as words of a command line: a name, then what it takes, which is a list of its own. */
static void add_option(struct words *line, const char *name, const struct words *words)
{
    if (words->count == 0)
        return;
    line->word = need(realloc(line->word, ((size_t)line->count + 2) * sizeof *line->word));
    line->word[line->count++] = name;
    line->word[line->count++] = plot_join(words, ",");
}

static void free_options(struct words *line)
{
    for (int i = 1; i < line->count; i += 2)
        free((char *)line->word[i]);
    free(line->word);
}

/* Those that summary has, too, as they were given. */
static void add_selection(struct words *line, const struct plot *plot)
{
    for (int i = 0; i < plot->where.count; i++)
        add_option(line, "--where", &(struct words){plot->where.word + i, 1});
    add_option(line, "--pool", &plot->pool);
    add_option(line, "--status", &plot->status);
    add_option(line, "--unit", &plot->unit);
}

char *plot_arguments(const struct plot *plot)
{
    struct words line = {0};
    add_option(&line, "--x", &(struct words){(const char *[]){plot->x}, 1});
    add_option(&line, "--y", &(struct words){(const char *[]){plot->y}, 1});
    add_option(&line, "--by", &plot->by);
    if (plot->measured)
        add_option(&line, "--points", &plot->points);
    add_selection(&line, plot);
    for (int i = 1; i < line.count; i += 2) {
        char *quoted = shell_word(line.word[i]);
        free((char *)line.word[i]);
        line.word[i] = quoted;
    }
    char *text = plot_join(&line, " ");
    free_options(&line);
    return text;
}

static struct words question_of(const struct plot *plot)
{
    struct words line = {0},
                 groups = {allocate((size_t)(plot->by.count + plot->points.count), sizeof *groups.word), 0};
    for (int i = 0; i < plot->by.count; i++)
        groups.word[groups.count++] = plot->by.word[i];
    for (int i = 0; i < plot->points.count; i++)
        groups.word[groups.count++] = plot->points.word[i];
    add_option(&line, "--by", &groups);
    add_option(&line, "--of", &(struct words){(const char *[]){plot->y, plot->x}, plot->measured ? 2 : 1});
    add_selection(&line, plot);
    free(groups.word);
    return line;
}

/* --- its answer ------------------------------------------------------------------------------------------- */

static _Noreturn void become_summary(const struct call *call, const struct plot *plot, FILE *answer)
{
    const struct words line = question_of(plot);
    char **words = allocate((size_t)line.count + 4, sizeof *words);
    words[0] = call->words[-1];
    words[1] = "summary";
    for (int i = 0; i < line.count; i++)
        words[2 + i] = (char *)line.word[i];
    words[2 + line.count] = "--";
    words[3 + line.count] = (char *)plot->csv;
    int status = EXIT_CONFIG;
    if (dup2(fileno(answer), STDOUT_FILENO) >= 0)
        status = verb_call(verb_find("summary"), line.count + 3, words + 1);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fputs("plymeter plot: the points could not be written into a temporary file\n", stderr);
        status = EXIT_CONFIG;
    }
    _exit(status);
}

/* In a process of its own, because it prints the answer and counts on its end for what it holds.  Its exit status. */
static int ask_summary(const struct call *call, const struct plot *plot, FILE *answer)
{
    int status;
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0)
        become_summary(call, plot, answer);
    if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
        return fputs("plymeter plot: the points could not be computed\n", stderr), EXIT_CONFIG;
    return WEXITSTATUS(status);
}

int plot_read(const struct call *call, const struct plot *plot, struct chart *chart)
{
    char path[40];
    struct csv answer;
    FILE *file = tmpfile();
    if (!file)
        return perror("plymeter plot"), EXIT_CONFIG;
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    int status = ask_summary(call, plot, file);
    rewind(file);
    if (status == EXIT_FINE && !csv_read(&answer, path))
        status = EXIT_CONFIG;
    else if (status == EXIT_FINE) {
        const struct layout layout = {plot->by.count, plot->measured};
        chart_read(chart, &answer, &layout);
        csv_free(&answer);
    }
    fclose(file);
    return status;
}
