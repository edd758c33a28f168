#include "run/games.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "parts/row.h"
#include "run/output.h"
#include "base/path.h"

/* --- may it be written? ------------------------------------------------------------------------------------- */

static bool is_named(const char *path)
{
    const bool good = strcmp(with_ending(path, ".games"), path) == 0;
    if (!good)
        fprintf(stderr, "%s: a file of games has a name that ends in .games\n", path);
    return good;
}

static bool plays_games(const struct experiment *experiment)
{
    const enum measure measure = experiment->cells[0].measure;
    const bool good = measure == MEASURE_MATCH || measure == MEASURE_GAME;
    if (!good)
        fprintf(stderr, "%s: it plays no games; those with \"measure\": \"match\" or \"game\" do\n",
                experiment->path);
    return good;
}

bool games_usable(const char *path, const struct experiment *experiment)
{
    return is_named(path) && plays_games(experiment) && new_file_allowed(path, GAMES_KIND);
}

/* --- writing it --------------------------------------------------------------------------------------------- */

struct writing {
    FILE *out;
    const struct experiment *experiment;
    int games, without; /* rows that have none */
};

static void write_player_field(const struct writing *writing, const char *key, const struct cell *cell)
{
    char *player = row_player(writing->experiment->columns, writing->experiment->column_count, cell);
    fprintf(writing->out, "\t%s=%s", key, player);
    release(player);
}

/* The game in this column of the cell's row, if there is one; the column `hash` has its hash. */
static bool write_game_of_row(struct writing *writing, const char *row, const struct cell *cell, const char *column,
                              const char *hash, const struct cell *first, const struct cell *second)
{
    int length = 0, hash_length;
    const char *game = row_find(row, cell, column, &length), *hashed = row_find(row, cell, hash, &hash_length);
    if (!game || length == 0)
        return false;
    const int result = (int)strcspn(game, " ,"), gap = result < length && game[result] == ' ';
    cell_write_part(writing->out, cell, GAME_PART);
    write_player_field(writing, "first", first);
    write_player_field(writing, "second", second);
    fprintf(writing->out, "\tresult=%.*s", result, game);
    if (hashed)
        fprintf(writing->out, "\thash=%.*s", hash_length, hashed);
    fprintf(writing->out, "\t%.*s\n", length - result - gap, game + result + gap);
    writing->games++;
    return true;
}

static void write_row(struct writing *writing, const char *row, const struct cell *cell)
{
    const struct cell *rival = cell->rival ? cell->rival : cell;
    if (!write_game_of_row(writing, row, cell, "first_moves", "first_game", cell, rival))
        writing->without++;
    write_game_of_row(writing, row, cell, "second_moves", "second_game", rival, cell);
}

static bool write_games_of_rows(struct writing *writing, const struct output *output)
{
    const struct experiment *experiment = writing->experiment;
    enum need *needs = allocate((size_t)experiment->total, sizeof *needs);
    bool complete = true;
    needs_find(experiment, &output->rows, 0, needs);
    for (int i = 0; i < experiment->count && complete && !ferror(writing->out); i++) {
        const char *row = needs[i] == NEEDLESS ? "" : row_of(&output->rows, i);
        complete = row;
        if (row && *row)
            write_row(writing, row, &experiment->cells[i]);
    }
    return complete;
}

/* A run that was killed may have left the beginning of such a file under the name that is needed again. */
static void remove_unfinished_games(const char *path)
{
    const char *unfinished = printed("%s.new", path);
    if (access(unfinished, F_OK) == 0 && new_file_allowed(unfinished, "game=*"))
        unlink(unfinished);
}

bool games_write(const char *path, const struct output *output, const struct experiment *experiment)
{
    struct new_file new_file;
    remove_unfinished_games(path);
    if (!new_file_open(&new_file, path, GAMES_KIND))
        return false;
    struct writing writing = {.out = new_file.out, .experiment = experiment};
    if (!write_games_of_rows(&writing, output))
        return new_file_drop(&new_file), false;
    if (!new_file_put(&new_file))
        return false;
    fprintf(stderr, "%s: %d games", path, writing.games);
    if (writing.without)
        fprintf(stderr, "; %d rows did not end ok and have none", writing.without);
    fputc('\n', stderr);
    return true;
}

/* --- reading it --------------------------------------------------------------------------------------------- */

/* Cut the field that begins here off the rest of the line; NULL, if it does not begin with the key. */
static char *cut_field(char **rest, const char *key)
{
    char *field = *rest;
    const size_t length = strlen(key);
    if (strncmp(field, key, length) != 0)
        return NULL;
    const size_t size = strcspn(field, "\t");
    *rest = field + size + (field[size] == '\t');
    field[size] = '\0';
    return field + length;
}

static bool take_apart(struct game_line *line)
{
    char *rest = line->text;
    line->start = cut_field(&rest, "");
    line->first = cut_field(&rest, "first=");
    line->second = cut_field(&rest, "second=");
    line->result = cut_field(&rest, "result=");
    line->hash = cut_field(&rest, "hash=");
    line->moves = rest;
    return line->first && line->second && line->result && !strchr(rest, '\t');
}

int game_next(FILE *file, const char *path, int number, struct game_line *line)
{
    size_t room = 0;
    char *text = NULL;
    const bool there = getline(&text, &room, file) > 0, failed = !there && ferror(file);
    *line = (struct game_line){.text = there ? copied_part(text, strcspn(text, "\n")) : NULL};
    free(text);
    if (there && take_apart(line))
        return 1;
    if (there)
        fprintf(stderr, "%s:%d: expected a game, as plymeter run --games writes it\n", path, number);
    if (failed)
        file_complain(path);
    return there || failed ? -1 : 0;
}

/* How many of so many lines there are, which are skipped. */
static int skip_lines(FILE *file, int count)
{
    int skipped = 0;
    for (int c; skipped < count && (c = getc(file)) != EOF;)
        skipped += c == '\n';
    return skipped;
}

bool game_read(const char *path, int number, struct game_line *line)
{
    FILE *file = file_open(path);
    if (!file)
        return false;
    const int before = skip_lines(file, number - 1), read = game_next(file, path, number, line);
    if (read == 0)
        fprintf(stderr, "%s: it has no line %d, but %d games\n", path, number, before);
    fclose(file);
    return read > 0;
}
