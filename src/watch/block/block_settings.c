#include <string.h>

#include "block/block.h"
#include "core/lasting.h"
#include "keys/config_keys.h"
#include "text/aligned.h"
#include "text/filled.h"
#include "text/shell.h"

/* Lines of key=value, joined as the shell joins lines, so that they can be pasted behind plymeter cell. */
struct lines {
    bool given; /* the settings that were given, or those by default */
    int column; /* 0: nothing stands there yet */
};

static void print_argument(struct lines *lines, const char *prefix, const char *key, const char *value)
{
    const char *word = lasting(shell_word(value));
    const int width = (int)(strlen(prefix) + strlen(key) + strlen(word)) + 2;
    if (lines->column == 0) {
        printf("%-*s", LABEL, lines->given ? "given" : "defaults");
        lines->column = LABEL;
    } else if (lines->column + width >= columns_of(stdout)) {
        printf(" \\\n%-*s", LABEL, "");
        lines->column = LABEL;
    } else {
        putchar(' ');
    }
    printf("%s%s=%s", prefix, key, word);
    lines->column += width;
}

static bool is_of_these_lines(const struct lines *lines, const cJSON *object, const char *key)
{
    return (cJSON_GetObjectItemCaseSensitive(object, key) != NULL) == lines->given;
}

static void print_setting(struct lines *lines, const struct cell *cell, int kind, int i, const char *prefix)
{
    char buffer[SETTING_TEXT];
    const Parameter *parameter = parameter_at(kind, cell->part[kind], i);
    print_argument(lines, prefix, parameter->name, setting_write(parameter, cell->setting[kind][i], buffer));
}

/* Those settings of some kinds that are to be in these lines; the object has what was given. */
static void print_kinds(struct lines *lines, const struct cell *cell, int first_kind, int last_kind,
                        const cJSON *object, const char *prefix)
{
    const Parameter *parameter;
    for (int kind = first_kind; kind <= last_kind; kind++) {
        if (kind < PART_KINDS && is_of_these_lines(lines, object, kinds[kind].name) &&
            (lines->given || part_is_written(kind, cell->part[kind])))
            print_argument(lines, prefix, kinds[kind].name, part_at(kind, cell->part[kind])->name);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (is_of_these_lines(lines, object, parameter->name))
                print_setting(lines, cell, kind, i, prefix);
    }
}

/* The same of a rival, whose game is the cell's but for its evaluation. */
static void print_rival(struct lines *lines, const struct cell *rival, const cJSON *object)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(GAME_PART, rival->part[GAME_PART], i)); i++)
        if (is_of_evaluation(GAME_PART, parameter) && is_of_these_lines(lines, object, parameter->name))
            print_setting(lines, rival, GAME_PART, i, "rival.");
    print_kinds(lines, rival, ALGORITHM_PART, CUTOFF_PART, object, "rival.");
}

static void print_measure(struct lines *lines, const struct cell *cell, bool measured)
{
    char buffer[SETTING_TEXT];
    const Setting measure = {.choice = (int)cell->measure};
    if (lines->given == measured)
        print_argument(lines, "", "measure", setting_write(&config_keys[MEASURE_KEY].value, measure, buffer));
    if (lines->given && cell->name)
        print_argument(lines, "", "name", cell->name);
    if (lines->given && cell->rival && cell->rival->name)
        print_argument(lines, "rival.", "name", cell->rival->name);
}

static void print_lines(const struct block *block, bool given)
{
    const struct single *single = block->single;
    const struct experiment *experiment = &single->experiment;
    struct lines lines = {given, 0};
    print_kinds(&lines, block->cell, 0, CELL_PARTS - 1, single->own, "");
    print_measure(&lines, block->cell, single->measured);
    if (block->cell->rival)
        print_rival(&lines, block->cell->rival, single->rival);
    if (experiment->total > experiment->count) /* of the game it has what the position has, or what was given */
        print_kinds(&lines, &experiment->cells[experiment->count], given ? GAME_PART : ALGORITHM_PART, CUTOFF_PART,
                    single->reference, "reference.");
    fputs(lines.column ? "\n" : "", stdout);
}

void block_print_settings(const struct block *block)
{
    const bool dim = may_be_coloured(stdout);
    print_lines(block, true);
    fputs(dim ? "\033[2m" : "", stdout);
    print_lines(block, false);
    fputs(dim ? "\033[0m" : "", stdout);
}
