#include "measure.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"

/* A cell given as text. */
static struct cell read_cell(const char *text)
{
    static char words[10][400]; /* a few cells live at once, and what is read points into their words */
    static int next;
    char *word[16], *copy = words[next++ % 10];
    int count = 0;
    struct cell cell;
    snprintf(copy, sizeof *words, "%s", text);
    for (char *at = strtok(copy, " "); at && count < 16; at = strtok(NULL, " "))
        word[count++] = at;
    if (!arguments_read(word, count, &cell))
        exit(1);
    return cell;
}

static struct perft count_perft(const char *text, int depth)
{
    const struct cell cell = read_cell(text);
    const struct task task = cell_task(&cell);
    return game_at(cell.part[GAME_PART])->perft(&task, depth, false);
}

static struct outcome search_mode(const char *mode)
{
    const bool full = strncmp(mode, "full ", strlen("full ")) == 0;
    const struct cell cell = read_cell(mode + strcspn(mode, " ") + 1);
    const struct task task = cell_task(&cell);
    const enum walk walk = full || !cell_natural(&cell) ? FULL_WALK : PLAIN_WALK;
    struct outcome outcome;
    search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], walk)->run(&task, &outcome);
    return outcome;
}

uint64_t count_mode(const char *mode, uint64_t *ns)
{
    int depth = 0, used = 0;
    if (sscanf(mode, "sequences %d %n", &depth, &used) == 1)
        return count_perft(mode + used, depth).sequences;
    if (sscanf(mode, "perft %d %n", &depth, &used) == 1) {
        const struct perft count = count_perft(mode + used, depth);
        return count.sequences + count.finished;
    }
    const struct outcome outcome = search_mode(mode);
    if (ns)
        *ns = outcome.ns;
    if (strncmp(mode, "leaves ", strlen("leaves ")) == 0)
        return outcome.counts.leaves;
    if (strncmp(mode, "beyond ", strlen("beyond ")) == 0)
        return outcome.counts.beyond;
    return nodes_of(&outcome.counts) + outcome.counts.recalled;
}

double leaves_to_inner(const char *mode)
{
    const struct outcome outcome = search_mode(mode);
    return (double)(outcome.counts.leaves + outcome.counts.recalled) / (double)outcome.counts.interior;
}

bool print_value(const char *mode)
{
    const struct outcome outcome = search_mode(mode);
    if (outcome.status == OK)
        printf("value %" PRId64 "\n", outcome.value);
    return outcome.status == OK;
}

double instructions(const char *bench, const char *mode)
{
    char command[5000], line[500];
    double count = 0;
    snprintf(command, sizeof command,
             "valgrind --tool=callgrind --callgrind-out-file=/dev/null '%s' '%s' 2>&1 >/dev/null", bench, mode);
    FILE *pipe = popen(command, "r");
    while (pipe && fgets(line, sizeof line, pipe)) {
        const char *collected = strstr(line, "Collected : ");
        if (collected)
            count = strtod(collected + strlen("Collected : "), NULL);
    }
    if (pipe)
        pclose(pipe);
    return count;
}
