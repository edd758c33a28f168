#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "config/seen.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "core/exit.h"
#include "files/file.h"
#include "learn/labelling.h"
#include "text/shipped.h"

bool labels_cell(const char *game, const char *engine, const char *nodes, struct cell *cell)
{
    enum { MOST_KEYS = 100 };
    char *words[MOST_KEYS], *rest;
    int count = 0;
    FILE *out = text_open();
    fprintf(out, "game=%s", game);
    if (engine)
        fprintf(out, " algorithm=engine engine=%s deepen=nodes budget=%s", engine, nodes);
    for (char *word = strtok_r(lasting(text_close(out)), " ", &rest); word && count < MOST_KEYS;
         word = strtok_r(NULL, " ", &rest))
        words[count++] = word;
    return arguments_read(words, count, cell);
}

/* --- is it what it should be? -------------------------------------------------------------------------------------- */

struct checking {
    const char *path;
    const struct labels *labels;
    int wrong;
};

static void complain_of_file(void *context, struct place place, const char *message)
{
    struct checking *checking = context;
    checking->wrong++;
    labels_complain((void *)checking->path, place, message);
}

static void check_label(void *context, int i, const char *position, const struct sight *sight)
{
    struct checking *checking = context;
    const struct label *label = &checking->labels->label[i];
    char message[POSITION_TEXT + 100];
    if (strcmp(position, label->position) != 0) {
        snprintf(message, sizeof message, "the game writes this position as \"%s\"", position);
        complain_of_file(checking, (struct place){label->line, 1}, message);
    }
    label_check(label, sight, complain_of_file, checking);
}

static void complain_of_label_fall(void *context, int i, const char *how)
{
    const struct checking *checking = context;
    complain_of_file(context, (struct place){checking->labels->label[i].line, 1}, how);
}

static bool check_positions(struct checking *checking, const struct cell *cell)
{
    const struct labels *labels = checking->labels;
    struct cell *cells = lasting(allocate((size_t)labels->count, sizeof *cells));
    for (int i = 0; i < labels->count; i++) {
        cells[i] = *cell;
        cells[i].setting[GAME_PART][parameter_find(GAME_PART, cell->part[GAME_PART], "position")].text =
            labels->label[i].position;
    }
    cells_see(cells, labels->count, check_label, complain_of_label_fall, checking);
    return checking->wrong == 0;
}

/* --- is it what the engine says? ------------------------------------------------------------------------------------- */

struct again {
    struct checking *checking;
    char **lines; /* of the file */
    int differ;
};

static bool compare_line(void *context, int i, const char *line)
{
    struct again *again = context;
    const int number = again->checking->labels->label[i].line;
    if (strcmp(line, again->lines[number - 1]) == 0)
        return true;
    again->differ++;
    labels_complain((void *)again->checking->path, (struct place){number, 1},
                    "the engine now says something else:");
    fprintf(stderr, "%s\n", line);
    return true;
}

/* The lines of a text, which is taken apart. */
static char **split_into_lines(char *text)
{
    char **lines = NULL, *next;
    size_t count = 0;
    for (char *line = text; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        lines = grow(lines, count, sizeof *lines);
        lines[count++] = line;
    }
    return lasting(lines);
}

/* What the engine is, and how it is asked; the file may have been made by another command. */
static void compare_headers(struct again *again, char *header)
{
    char **now = split_into_lines(header), message[400];
    for (int i = 0; i < LABELS_COMMAND; i++) {
        const char *value = strstr(now[i], ": ") + 2, *said = again->checking->labels->header[i];
        if (strcmp(value, said) == 0)
            continue;
        again->differ++;
        snprintf(message, sizeof message, "\"%s\" is \"%.100s\" there, and \"%.100s\" now", label_keys[i], said,
                 value);
        labels_complain((void *)again->checking->path, (struct place){0, 0}, message);
    }
}

static int ask_again(struct checking *checking, const char *engine, int first, int workers)
{
    const struct labels *labels = checking->labels;
    struct again again = {.checking = checking};
    struct wanted wanted;
    struct cell cell;
    size_t size;
    if (!labels_cell(labels->header[LABELS_GAME], engine, labels->header[LABELS_NODES], &cell))
        return EXIT_CONFIG;
    char *text = lasting(file_read(shipped(checking->path), &size));
    if (!text)
        return file_complain(checking->path), EXIT_CONFIG;
    again.lines = split_into_lines(text);
    wanted.count = first && first < labels->count ? first : labels->count;
    wanted.position = lasting(allocate((size_t)wanted.count, sizeof *wanted.position));
    for (int i = 0; i < wanted.count; i++)
        wanted.position[i] = (char *)labels->label[i].position;
    char *header = labels_header(&cell, &wanted, "");
    if (!header)
        return EXIT_CELLS_FAILED;
    compare_headers(&again, header);
    const int status = labels_make(&cell, &wanted, 0, workers, compare_line, &again);
    if (status != EXIT_FINE)
        return status;
    printf("%s: %d of %d positions were asked again, %d differences\n", checking->path, wanted.count, labels->count,
           again.differ);
    return again.differ ? EXIT_COUNTS_DIFFER : EXIT_FINE;
}

int labels_verify(const char *path, const char *engine, int first, int workers)
{
    struct checking checking = {.path = path};
    struct labels *labels = lasting(labels_read(path, complain_of_file, &checking));
    struct cell cell;
    int status = EXIT_CONFIG;
    checking.labels = labels;
    if (labels && labels->count == 0)
        complain_of_file(&checking, (struct place){0, 0}, "it has no positions");
    if (checking.wrong == 0 && labels_cell(labels->header[LABELS_GAME], NULL, NULL, &cell) &&
        check_positions(&checking, &cell)) {
        printf("%s: %d positions, and a score of every legal move\n", path, labels->count);
        status = engine ? ask_again(&checking, engine, first, workers) : EXIT_FINE;
    }
    return status;
}
