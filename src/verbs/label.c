#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "checks/asking.h"
#include "config/arguments.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "core/exit.h"
#include "files/file.h"
#include "files/fresh.h"
#include "files/lock.h"
#include "learn/labelling.h"
#include "options/call.h"
#include "process/interrupt.h"
#include "run/progress.h"
#include "text/shell.h"

struct request {
    bool check, compare;
    const char *engines, *engine, *output, *ply;
    uint64_t nodes, seed;
    int workers, first, cap;
};

/* --- a file that grows by a line, and goes on where it was left ---------------------------------------------------- */

struct making {
    const struct wanted *wanted;
    const char *header, *path; /* NULL: standard output */
    char *part;                /* the file's name until it is whole */
    FILE *out;
    struct progress progress;
};

static int misfit(const struct making *making, const char *text)
{
    fprintf(stderr, "%s: %s; move it, or choose another name\n", making->part, text);
    return EXIT_CONFIG;
}

/* How many of the lines are there, each of the position that it should be; and how long all that is.  -1 if something else
 * stands there. */
static int count_lines(const struct making *making, const char *text, size_t *length)
{
    int count = 0;
    const char *at = text + strlen(making->header), *end;
    for (; (end = strchr(at, '\n')); at = end + 1, count++) {
        const char *position = count < making->wanted->count ? making->wanted->position[count] : "";
        const size_t size = strlen(position);
        if (strncmp(at, position, size) != 0 || at[size] != ' ')
            return -1;
    }
    *length = (size_t)(at - text);
    return count;
}

/* An exit status.  A line or a header that was cut off is written again. */
static int resume(struct making *making, int file, int *done)
{
    size_t size, length = 0;
    const size_t header = strlen(making->header);
    const char *text = lasting(file_read(making->part, &size));
    *done = 0;
    if (!text)
        return file_complain(making->part), EXIT_CONFIG;
    const bool begun = size >= header;
    const bool same = strncmp(text, making->header, begun ? header : size) == 0;
    if (same && begun)
        *done = count_lines(making, text, &length);
    if (!same)
        return misfit(making, "it was begun with another engine, or for other positions");
    if (*done < 0)
        return misfit(making, "it has other positions than were asked for");
    if (ftruncate(file, (off_t)length) != 0 || lseek(file, 0, SEEK_END) < 0)
        return file_complain(making->part), EXIT_CONFIG;
    return EXIT_FINE;
}

/* Begin it, or find out how many of its lines are there. */
static int open_part(struct making *making, int *done)
{
    *done = 0;
    making->out = stdout;
    if (making->path) {
        const int file = file_keep(making->part, 0);
        if (file < 0)
            return file_complain(making->part), EXIT_CONFIG;
        const int status = resume(making, file, done);
        if (status != EXIT_FINE) {
            close(file);
            return status;
        }
        making->out = need(fdopen(file, "w"));
    }
    if (*done == 0 && (!making->path || lseek(fileno(making->out), 0, SEEK_CUR) == 0))
        fputs(making->header, making->out);
    return fflush(making->out) == 0 ? EXIT_FINE
                                    : (file_complain(making->path ? making->part : "standard output"), EXIT_CONFIG);
}

static bool take_label_line(void *context, int i, const char *line)
{
    struct making *making = context;
    (void)i;
    fprintf(making->out, "%s\n", line);
    if (fflush(making->out) != 0)
        return file_complain(making->path ? making->part : "standard output");
    progress_step(&making->progress, false);
    return true;
}

/* The file is whole. */
static int finish(struct making *making)
{
    const bool good = data_sync(fileno(making->out)) && rename(making->part, making->path) == 0;
    if (!good)
        return file_complain(making->part), EXIT_CONFIG;
    folder_sync(making->path);
    return EXIT_FINE;
}

static int make(const struct request *request, const struct cell *cell, struct making *making)
{
    int done;
    int status = open_part(making, &done);
    if (status != EXIT_FINE)
        return status;
    progress_start(&making->progress, making->path ? making->path : "labels", making->wanted->count - done);
    status = labels_make(cell, making->wanted, done, request->workers, take_label_line, making);
    progress_end(&making->progress);
    if (status == EXIT_RESUMABLE && making->path)
        fprintf(stderr, "%s: stopped; the same command goes on\n", making->part);
    if (making->path) {
        status = status == EXIT_FINE ? finish(making) : status;
        fclose(making->out);
    }
    return status;
}

/* Nobody else makes the same file now. */
static int make_locked(const struct request *request, const struct cell *cell, struct making *making)
{
    struct lock lock;
    if (!making->path)
        return make(request, cell, making);
    if (!fresh_allowed(making->path, FRESH_LABELS))
        return EXIT_USAGE;
    char *name = lasting(printed("%s.lock", making->path));
    making->part = lasting(printed("%s.part", making->path));
    int status = lock_take(&lock, name, making->path);
    if (status != EXIT_FINE)
        return status;
    status = make(request, cell, making);
    lock_give(&lock);
    return status;
}

/* --- what is asked ----------------------------------------------------------------------------------------------------- */

/* The command that makes the same bytes, whoever has which file of engines and however many processes. */
static char *command_of(const struct call *call, const struct request *request)
{
    FILE *out = text_open();
    fputs("plymeter label", out);
    for (int i = 0; i < call->count - 1; i++) {
        fputc(' ', out);
        write_shell_word(out, call->arguments[i]);
    }
    fputs(" --engine ", out);
    write_shell_word(out, request->engine);
    fprintf(out, " --nodes %llu", (unsigned long long)request->nodes);
    if (request->ply)
        fprintf(out, " --ply %s --seed %llu", request->ply, (unsigned long long)request->seed);
    if (request->first)
        fprintf(out, " --first %d", request->first);
    fputc(' ', out);
    write_shell_word(out, call->arguments[call->count - 1]);
    return lasting(text_close(out));
}

static bool read_plies(const struct call *call, const struct request *request, struct plies *plies)
{
    char rest;
    *plies = (struct plies){.wanted = request->ply, .seed = request->seed};
    if (!request->ply)
        return true;
    if (sscanf(request->ply, "%d..%d%c", &plies->first, &plies->last, &rest) == 2 && plies->first >= 0 &&
        plies->first <= plies->last && plies->last < MOST_MOVES)
        return true;
    misused(call, "--ply is to be a range from 0 to %d, such as 20..60, not \"%s\"", MOST_MOVES - 1, request->ply);
    return false;
}

static bool read_cell_to_label(const struct call *call, const struct request *request, struct cell *cell)
{
    char nodes[32];
    snprintf(nodes, sizeof nodes, "%llu", (unsigned long long)request->nodes);
    FILE *out = text_open();
    for (int i = 0; i < call->count - 1; i++)
        fprintf(out, "%s%s", i ? " " : "", i == 0 ? call->arguments[i] + strlen("game=") : call->arguments[i]);
    return labels_cell(lasting(text_close(out)), request->engine, nodes, cell);
}

static int label(const struct call *call, const struct request *request)
{
    struct plies plies;
    static struct wanted wanted;
    struct cell cell;
    if (call->count < 2 || strncmp(call->arguments[0], "game=", 5) != 0)
        return misused(call, "say which game, and where its positions are: game=chess positions.txt");
    if (!request->engine || !request->nodes)
        return misused(call,
                       "which engine is asked, and with how many nodes? Say --engine stockfish --nodes 10000");
    const char *start = start_given(call->arguments, call->count - 1);
    if (start)
        return misused(call, "\"%s\" is not for labels, whose positions are those of the file", start);
    if (!read_plies(call, request, &plies) || !read_cell_to_label(call, request, &cell))
        return EXIT_USAGE;
    if (!wanted_read(call->arguments[call->count - 1], &plies, &cell, &wanted))
        return EXIT_CONFIG;
    if (request->first && wanted.count > request->first)
        wanted.count = request->first;
    const char *header = labels_header(&cell, &wanted, command_of(call, request));
    struct making making = {.wanted = &wanted, .header = header, .path = request->output};
    return header ? make_locked(request, &cell, &making) : EXIT_CELLS_FAILED;
}

static int run_label(const struct call *call)
{
    const struct request *request = call->record;
    if (request->compare)
        return call->count == 2 ? labels_compare(call->arguments[0], call->arguments[1], request->cap)
                                : misused(call, "--compare takes two files of labels");
    if (!engines_allow(request->engines))
        return EXIT_CONFIG;
    interrupts_note();
    if (request->check)
        return call->count == 1
                   ? labels_verify(call->arguments[0], request->engine, request->first, request->workers)
                   : misused(call, "--check takes one file of labels");
    return label(call, request);
}

const struct verb verb_label = {
    .name = "label",
    .group = EXPERIMENTS,
    .purpose = "have an engine say what every move of some positions is worth",
    .arguments = "[game=NAME] [key=value]... FILE...",
    .about =
        "Asks an engine of every legal move of every position of a file, after that move, and writes what it says "
        "as "
        "labels, by which decisions are judged: \"reference\": { \"labels\": FILE }. The file has a position in "
        "each "
        "line, or with --ply a game, as lines of moves.\n"
        "\n"
        "    plymeter label game=chess --engine stockfish --nodes 10000 -o mine.labels positions.txt\n"
        "    plymeter label game=chess --engine stockfish --nodes 10000 --ply 20..60 games.txt\n"
        "\n"
        "With -o an interrupted run goes on where it was. A file that is there can be checked, and compared with "
        "what another judge says of the same positions:\n"
        "\n"
        "    plymeter label --check mine.labels\n"
        "    plymeter label --check mine.labels --engine stockfish --first 20\n"
        "    plymeter label --compare mine.labels others.labels",
    .notes =
        "--compare prints the share of the positions in which the move that the first file holds best is a best "
        "one "
        "for the second, too; the mean and the median of the absolute differences of the scores of all moves, both "
        "cut off at the cap; and the mean regret of the former's best moves by the latter.",
    .options =
        {
            {"check", 0, NULL, "is FILE whole, with every legal move? With --engine: does it say so again?",
             INTO(struct request, check)},
            {"compare", 0, NULL, "compare two files", INTO(struct request, compare)},
            ENGINES_OPTION(struct request, engines),
            {"engine", 0, "NAME", "which engine is asked", INTO(struct request, engine)},
            {"nodes", 0, "N", "how many nodes it may visit for each move", INTO(struct request, nodes)},
            {"ply", 0, "A..B", "one position of each game, after so many of its moves", INTO(struct request, ply)},
            {"seed", 0, "N", "by which these are drawn", INTO(struct request, seed), .fallback = "1"},
            {"first", 0, "N", "only the first N positions", INTO(struct request, first), .least = 1, .most = 1e9},
            {"workers", 'j', "N", "how many engines are asked at the same time", INTO(struct request, workers),
             .least = 1, .most = 256, .fallback = "1"},
            {"cap", 0, "N", "of --compare: the most that a score or a regret counts", INTO(struct request, cap),
             .least = 1, .most = 20000, .fallback = "1000"},
            {"output", 'o', "FILE", "write there, instead of to standard output", INTO(struct request, output)},
        },
    .size = sizeof(struct request),
    .run = run_label,
};
