#include "play/protocol.h"

#include <inttypes.h>
#include <limits.h>
#include <string.h>
#include <strings.h>

#include "config/experiment.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"

enum { MOST_NAMES = 64, MOST_HASH_MB = 1 << 16 };

/* Is the parameter an option?  Where the game stands is said otherwise, and a game that has begun does not change. */
static bool is_option(int kind, const Parameter *parameter)
{
    if (kind == GAME_PART)
        return parameter->evaluation || strcmp(parameter->name, "seed") == 0;
    return kind != LIMITS_PART || parameter == parameter_at(LIMITS_PART, 0, MEMORY_MB) ||
           parameter == parameter_at(LIMITS_PART, 0, NODES);
}

/* An order may be several, "table+killer", so that it is no list of words. */
static bool is_list(int kind)
{
    return kind > ALGORITHM_PART && kind < PART_KINDS && !kinds[kind].combined;
}

static bool is_part_option(int kind)
{
    return kind > ALGORITHM_PART && kind < PART_KINDS && part_count(kind) > 1;
}

/* --- the table in megabytes ------------------------------------------------------------------------------------ */

static int64_t hash_mb(struct cell *cell)
{
    return (cell_entries(cell) * cell_entry_bytes(cell) + (1 << 20) - 1) >> 20;
}

/* The rest of the search needs some memory, too. */
static bool set_hash(struct cell *cell, const char *value, char error[SETTING_ERROR])
{
    enum { REST_MB = 256 };
    static const Parameter hash = {"Hash", INTEGER, "0", 0, MOST_HASH_MB, .about = ""};
    int64_t *memory = &cell->setting[LIMITS_PART][MEMORY_MB].integer;
    Setting mb;
    if (!setting_read(&hash, value, &mb, error))
        return false;
    const int64_t bytes = cell_entry_bytes(cell), entries = bytes ? (mb.integer << 20) / bytes : 0;
    cell_change(cell, ALGORITHM_PART, "entries")->integer = entries < 1 << 30 ? entries : 1 << 30;
    if (*memory < mb.integer + REST_MB)
        *memory = mb.integer + REST_MB;
    return true;
}

/* --- printing -------------------------------------------------------------------------------------------------- */

static void print_settings(const struct cell *cell, int kind)
{
    char text[SETTING_TEXT];
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
        const Setting setting = cell->setting[kind][i];
        if (!setting_same(parameter, setting, setting_default(parameter)))
            printf(" %s %s", parameter->name, setting_write(parameter, setting, text));
    }
}

/* Some programs cut a name off at "=". */
void options_print_name(const struct cell *cell)
{
    printf("plymeter %s", version);
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++) {
        const char *name = cell_part(cell, kind);
        if (kind == ALGORITHM_PART || kind == CUTOFF_PART || strcmp(name, kinds[kind].fallback) != 0) {
            printf("%s %s", kind == ALGORITHM_PART ? "" : ",", name);
            print_settings(cell, kind);
        }
    }
}

static void print_combo(const char *name, const char *value, const char *const *words, int count)
{
    printf("option name %s type combo default %s", name, value);
    for (int i = 0; i < count; i++)
        printf(" var %s", words[i]);
    putchar('\n');
}

static void print_choice(const Parameter *parameter, const char *value)
{
    char *rest = printed("%s", parameter->choices);
    const char *words[MOST_NAMES];
    int count = 0;
    for (char *word; count < MOST_NAMES && (word = strsep(&rest, "|"));)
        words[count++] = word;
    print_combo(parameter->name, value, words, count);
}

/* Many programs keep such numbers in 32 bits. */
static double small(double number)
{
    return number < INT_MAX ? number : INT_MAX;
}

static void print_parameter(const Parameter *parameter, Setting setting)
{
    char text[SETTING_TEXT];
    const char *value = setting_write(parameter, setting, text);
    if (parameter->kind == CHOICE)
        print_choice(parameter, value);
    else if (parameter->kind == INTEGER)
        printf("option name %s type spin default %.0f min %.0f max %.0f\n", parameter->name,
               small((double)setting.integer), parameter->least, small(parameter->most));
    else
        printf("option name %s type string default %s\n", parameter->name, *value ? value : "<empty>");
}

static void print_part(const struct cell *cell, int kind)
{
    const char *names[MOST_NAMES], *own = cell_part(cell, kind);
    if (is_list(kind))
        print_combo(kinds[kind].name, own, names, part_names(kind, names, MOST_NAMES));
    else
        printf("option name %s type string default %s\n", kinds[kind].name, own);
}

/* Whoever sends all options back in this order, as some programs do, changes nothing: Hash is not exact, and a part that is
 * chosen brings its own defaults. */
void options_print(const struct cell *cell)
{
    struct cell copy = *cell;
    const Parameter *parameter;
    if (cell_change(&copy, ALGORITHM_PART, "entries"))
        printf("option name Hash type spin default %" PRId64 " min 0 max %d\n", hash_mb(&copy), MOST_HASH_MB);
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        if (is_part_option(kind))
            print_part(cell, kind);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (is_option(kind, parameter))
                print_parameter(parameter, cell->setting[kind][i]);
    }
}

/* --- setting --------------------------------------------------------------------------------------------------- */

static bool choose_part(struct cell *cell, int kind, const char *value, char error[SETTING_ERROR])
{
    const int number = part_find(kind, value);
    const char *names[MOST_NAMES];
    if (number < 0)
        snprintf(error, SETTING_ERROR, "there is no %s \"%.80s\"%s", kinds[kind].name, value,
                 suggestion(value, names, part_names(kind, names, MOST_NAMES)));
    else if (number != cell->part[kind])
        cell_choose(cell, kind, number);
    return number >= 0;
}

static bool find_option(const struct cell *cell, const char *name, int *kind, int *i)
{
    const Parameter *parameter;
    for (*kind = 0; *kind < CELL_PARTS; ++*kind)
        for (*i = 0; (parameter = parameter_at(*kind, cell->part[*kind], *i)); ++*i)
            if (is_option(*kind, parameter) && strcasecmp(parameter->name, name) == 0)
                return true;
    return false;
}

/* The cell points into its texts, and so may one that was before it: all of them last. */
static bool set_parameter(struct cell *cell, int kind, int i, const char *value, char error[SETTING_ERROR])
{
    const Parameter *parameter = parameter_at(kind, cell->part[kind], i);
    const char *text = strcmp(value, "<empty>") == 0 ? "" : value;
    return setting_read(parameter, parameter->kind == TEXT ? printed("%s", text) : value, &cell->setting[kind][i],
                        error);
}

/* Options that programs may set though they were not offered; they change nothing.  "go ponder" is always understood. */
static bool is_known_without_offer(const char *name, const char *value, char error[SETTING_ERROR])
{
    const bool lines = strcasecmp(name, "MultiPV") == 0;
    if (lines && strcmp(value, "1") != 0)
        snprintf(error, SETTING_ERROR, "MultiPV is not supported: a search tells of one line");
    return lines || strcasecmp(name, "Ponder") == 0 || strcasecmp(name, "USI_Ponder") == 0;
}

static bool change(struct cell *cell, const char *name, const char *value, char error[SETTING_ERROR])
{
    int kind, i;
    if (is_known_without_offer(name, value, error))
        return !error[0];
    if ((strcasecmp(name, "Hash") == 0 || strcasecmp(name, "USI_Hash") == 0) &&
        cell_change(cell, ALGORITHM_PART, "entries"))
        return set_hash(cell, value, error);
    for (kind = 0; kind < PART_KINDS; kind++)
        if (is_part_option(kind) && strcasecmp(name, kinds[kind].name) == 0)
            return choose_part(cell, kind, value, error);
    if (find_option(cell, name, &kind, &i))
        return set_parameter(cell, kind, i, value, error);
    snprintf(error, SETTING_ERROR, "there is no option \"%.80s\"", name);
    return false;
}

void options_set(struct cell *cell, const char *name, const char *value)
{
    struct cell changed = *cell;
    char error[SETTING_ERROR] = "";
    int kind;
    if (!change(&changed, name, value, error)) {
        say("%s", error);
        return;
    }
    const char *wrong = check_cell(&changed, &kind);
    if (wrong)
        say("%s: %s", cell_part(&changed, kind), wrong);
    else
        *cell = changed;
}
