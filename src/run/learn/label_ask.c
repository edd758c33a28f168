#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "engines/engine.h"
#include "learn/labelling.h"
#include "parts/account.h"
#include "parts/roster.h"
#include "process/apart.h"
#include "process/interrupt.h"
#include "text/plain.h"

enum { COMPLAINT = 300 };

/* --- one position, in another process ---------------------------------------------------------------------------- */

static struct cell at_position(const struct cell *cell, const char *position)
{
    struct cell moved = *cell;
    moved.setting[GAME_PART][parameter_find(GAME_PART, cell->part[GAME_PART], "position")].text = position;
    return moved;
}

/* Of a game that is over for who would be to move, what that is worth for the other. */
static int score_of_end(int64_t score)
{
    return score > 0 ? -LABEL_MATE : score < 0 ? LABEL_MATE : 0;
}

static int bounded_label(int64_t score)
{
    return score > LABEL_MATE ? LABEL_MATE : score < -LABEL_MATE ? -LABEL_MATE : (int)score;
}

/* What a move is worth after which the task stands; false after noting what is wrong. */
static bool ask_move(const struct cell *cell, const struct task *task, struct account *account, int *score,
                     char complaint[COMPLAINT])
{
    static struct sight sight;
    static struct outcome outcome;
    game_at(cell->part[GAME_PART])->look(task, &sight);
    if (sight.count == 0)
        return *score = score_of_end(sight.score), true;
    cell_search(cell)->run(task, &outcome);
    *account = outcome.account[0];
    if (outcome.status == OK && account->score != NOT_SAID)
        return *score = bounded_label(-account->score), true;
    snprintf(complaint, COMPLAINT, "%s", account->complaint[0] ? account->complaint : "the engine says no score");
    return false;
}

/* Write the line; false after noting what is wrong. */
static bool ask_position(const struct cell *model, const char *position, FILE *out, struct account *account,
                         char complaint[COMPLAINT])
{
    static struct sight sight;
    const struct cell cell = at_position(model, position);
    struct task task = cell_task(&cell);
    game_at(cell.part[GAME_PART])->look(&task, &sight);
    fputs(position, out);
    for (int i = 0; i < sight.count; i++) {
        int score;
        task.played[0] = (uint16_t)i;
        task.played_count = 1;
        if (!ask_move(&cell, &task, account, &score, complaint))
            return false;
        fprintf(out, " %s=%d", sight.name[i], score);
    }
    return true;
}

/* --- the header ---------------------------------------------------------------------------------------------------- */

struct first {
    const struct cell *cell;
    const struct wanted *wanted;
};

struct answer {
    struct account account;
    char complaint[COMPLAINT];
};

static void ask_first(const void *question, void *said)
{
    const struct first *first = question;
    struct answer *answer = said;
    FILE *nowhere = need(fopen("/dev/null", "w"));
    for (int i = 0; i < first->wanted->count && !answer->account.title[0] && !answer->complaint[0]; i++)
        ask_position(first->cell, first->wanted->position[i], nowhere, &answer->account, answer->complaint);
    if (!answer->account.title[0] && !answer->complaint[0])
        strcpy(answer->complaint, "every move ends the game, so that it need not be asked");
    fclose(nowhere);
    roster_stop();
}

static void write_label_header(FILE *out, const struct cell *cell, const struct account *account,
                               const char *command)
{
    char budget[SETTING_TEXT];
    const char *const values[LABEL_KEYS] = {
        [LABELS_KEY] = "1",
        [LABELS_GAME] = lasting(labels_game(cell)),
        [LABELS_ENGINE] = account->title,
        [LABELS_PROGRAM] = account->program,
        [LABELS_PROTOCOL] = engine_protocols[roster_find(cell_engine(cell))->spec->protocol],
        [LABELS_OPTIONS] = account->options[0] ? account->options : "none",
        [LABELS_NODES] = cell_value(cell, "budget", budget),
        [LABELS_COMMAND] = command,
    };
    for (int i = 0; i < LABEL_KEYS; i++)
        fprintf(out, "# %s: %s\n", label_keys[i], values[i]);
}

char *labels_header(const struct cell *cell, const struct wanted *wanted, const char *command)
{
    const struct first first = {cell, wanted};
    struct answer answer;
    const char *how = ask_apart(ask_first, &first, &answer, sizeof answer, 0, cell_memory(cell));
    if (how || answer.complaint[0]) {
        print_line_plainly(stderr, "plymeter: %s: %s", cell_engine(cell), how ? how : answer.complaint);
        return NULL;
    }
    FILE *out = text_open();
    write_label_header(out, cell, &answer.account, command);
    return lasting(text_close(out));
}

/* --- many positions, in several processes --------------------------------------------------------------------------- */

/* Each worker has every so-manieth position and writes their lines to a pipe, from which they are taken in turn: so all come
 * in their order, and a worker that is ahead waits. */
struct worker {
    pid_t id;
    FILE *lines;
};

enum { MOST_WORKERS = 256 };

static void work(const struct cell *cell, const struct wanted *wanted, int first, int step, FILE *out)
{
    struct account account;
    char complaint[COMPLAINT];
    for (int i = first; i < wanted->count; i += step) {
        FILE *text = text_open();
        const bool good = ask_position(cell, wanted->position[i], text, &account, complaint);
        char *line = text_close(text);
        fprintf(out, "%s%s\n", good ? "" : "!", good ? line : complaint);
        free(line);
        if (fflush(out) != 0 || !good)
            break;
    }
    roster_stop();
}

static bool start_asking(struct worker *workers, int number, const struct cell *cell, const struct wanted *wanted,
                         int first, int step)
{
    int end;
    struct worker *worker = &workers[number];
    worker->id = fork_telling(&end);
    if (worker->id == 0) {
        interrupts_ignore();
        signal(SIGPIPE, SIG_DFL);
        for (int i = 0; i < number; i++)
            close(fileno(workers[i].lines));
        work(cell, wanted, first, step, need(fdopen(end, "w")));
        _exit(0);
    }
    if (worker->id > 0)
        worker->lines = need(fdopen(end, "r"));
    return worker->id > 0;
}

static void stop_asking(struct worker *workers, int count)
{
    for (int i = 0; i < count; i++) {
        fclose(workers[i].lines);
        kill(workers[i].id, SIGKILL);
        await_child(workers[i].id);
    }
}

/* The next line of a worker; false after a message, or because a signal ended the waiting. */
static bool next_line(const struct worker *worker, const struct cell *cell, const char *position, char **line,
                      size_t *room)
{
    const ssize_t length = getline(line, room, worker->lines);
    const bool whole = length > 0 && (*line)[length - 1] == '\n';
    if (whole)
        (*line)[length - 1] = '\0';
    if (whole && **line != '!')
        return true;
    if (!whole && interrupted())
        return false;
    print_line_plainly(stderr, "plymeter: %s, asked of %s: %s", cell_engine(cell), position,
                       whole ? *line + 1 : "the process that asked ended without an answer");
    return false;
}

int labels_make(const struct cell *cell, const struct wanted *wanted, int first, int workers,
                bool (*take)(void *context, int i, const char *line), void *context)
{
    struct worker list[MOST_WORKERS];
    int started = 0, status = EXIT_FINE;
    char *line = NULL;
    size_t room = 0;
    const int count = workers < wanted->count - first ? workers : wanted->count - first;
    while (started < count && status == EXIT_FINE)
        if (!start_asking(list, started, cell, wanted, first + started, count)) {
            fprintf(stderr, "plymeter: no process can be started: %s\n", strerror(errno));
            status = EXIT_RESUMABLE;
        } else {
            started++;
        }
    for (int i = first; i < wanted->count && status == EXIT_FINE; i++) {
        if (!next_line(&list[(i - first) % count], cell, wanted->position[i], &line, &room))
            status = interrupted() ? EXIT_RESUMABLE : EXIT_CELLS_FAILED;
        else if (!take(context, i, line))
            status = EXIT_CONFIG;
        else if (interrupted() && i + 1 < wanted->count)
            status = EXIT_RESUMABLE;
    }
    stop_asking(list, started);
    free(line);
    return status;
}
