#include <stdio.h>
#include <string.h>

#include "parts/columns.h"
#include "config/claims.h"
#include "config/experiment.h"
#include "base/program.h"
#include "base/memory.h"
#include "config/keys.h"
#include "config/openings.h"
#include "config/lists.h"
#include "base/verb.h"
#include "base/setting.h"
#include "parts/parts.h"
#include "play/position.h"
#include "base/process.h"
#include "base/terminal.h"
#include "base/text.h"

static FILE *out;

static const Parameter *take_defaults(int kind, int number, Setting settings[MAX_PARAMETERS])
{
    const Parameter *parameter = part_at(kind, number)->parameters;
    for (int i = 0; parameter[i].name; i++)
        settings[i] = setting_default(&parameter[i]);
    return parameter;
}

/* Orders, leaves, prunings and cutoffs that have no effect on a game, even with a transposition table, or cannot be had in it. */
static void list_idle(int game, int kind)
{
    for (int i = 0; i < part_count(kind); i++) {
        Setting settings[MAX_PARAMETERS];
        const struct part *part = part_of(game, kind, i);
        const char *(*refuses)(const Setting *) = kind == LEAF_PART      ? ((const Leaf *)part->traits)->refuses
                                                  : kind == PRUNING_PART ? ((const Pruning *)part->traits)->refuses
                                                                         : NULL;
        Idle *idle = *part->idle;
        take_defaults(kind, i, settings);
        const char *why = idle ? idle(settings, true) : NULL;
        if (!why && refuses)
            why = refuses(settings);
        if (why)
            fprintf(out, "  %-12s %s %s: %s\n", "", kinds[kind].name, part->name, why);
    }
}

typedef const char *Depends(const Setting *settings);

/* On what a part's values depend beside what they should: as it is, and with another value of each of its parameters. */
static void list_classes(int kind, int number, Depends *depends_on, const char *otherwise)
{
    Setting settings[MAX_PARAMETERS];
    char text[SETTING_TEXT];
    const Parameter *parameter = take_defaults(kind, number, settings);
    const char *class = depends_on ? depends_on(settings) : NULL;
    fprintf(out, "  %-12s class: %s\n", "", class ? class : otherwise);
    for (int i = 0; parameter[i].name && depends_on; i++) {
        Setting *setting = &settings[i];
        for (int choice = 0; parameter[i].kind == CHOICE && choice < setting_choices(&parameter[i]); choice++) {
            setting->choice = choice;
            const char *other = depends_on(settings);
            if (other && other != class)
                fprintf(out, "  %-12s class with %s=%s: depends on the %s\n", "", parameter[i].name,
                        setting_write(&parameter[i], *setting, text), other);
        }
        *setting = setting_default(&parameter[i]);
        if (parameter[i].kind == REAL)
            setting->real = parameter[i].most;
        const char *other = depends_on(settings);
        if (other && other != class)
            fprintf(out, "  %-12s class with \"%s\": depends on the %s\n", "", parameter[i].name, other);
        *setting = setting_default(&parameter[i]);
    }
}

static void list_class(int kind, int number, const struct part *part)
{
    if (kind == CUTOFF_PART)
        fprintf(out, "  %-12s class: %s-only\n", "", ((const Cutoff *)part->traits)->depends_on);
    if (kind == ALGORITHM_PART)
        list_classes(kind, number, algorithm_at(number)->depends_on,
                     "exact (plain minimax's value under every cutoff)");
    if (kind == ALGORITHM_PART && algorithm_at(number)->table)
        fprintf(out,
                "  %-12s class with \"hash_bits\": unsound (a table takes positions of one hash for each other)\n",
                "");
    if (kind == LEAF_PART)
        list_classes(kind, number, ((const Leaf *)part->traits)->depends_on, "a function of the position");
    if (kind == PRUNING_PART)
        list_classes(kind, number, ((const Pruning *)part->traits)->depends_on,
                     "exact (values stay what they are)");
}

/* How records of a game may be written, for learn --records. */
static void list_formats(const struct game *game)
{
    const Format *format;
    for (int i = 0; (format = game_format(game, i)); i++)
        fprintf(out, "  %-12s %s %-6s %s: %s\n", "", i ? "       " : "records", format->name, format->title,
                format->about);
}

static void list_part(int kind, int number)
{
    const struct part *part = part_at(kind, number);
    const Parameter *parameter;
    fprintf(out, "  %-12s %s\n", part->name, *part->about);
    list_class(kind, number, part);
    for (int other = ALGORITHM_PART + 1; kind == GAME_PART && other < PART_KINDS; other++)
        list_idle(number, other);
    if (kind == GAME_PART)
        list_formats(game_at(number));
    for (int i = 0; (parameter = parameter_at(kind, number, i)); i++) {
        fprintf(out, "      %-12s %s; default %s\n", parameter->name, parameter->about, parameter->fallback);
        fprintf(out, "      %-12s %s%s\n", "", setting_expected(parameter),
                is_of_evaluation(kind, parameter) ? "; players of a match may differ in it" : "");
    }
}

/* Does a word mean all parts of a kind: "order" or "orders"? */
static bool means_kind(const char *word, int kind)
{
    return strcmp(word, kinds[kind].name) == 0 || strcmp(word, kinds[kind].plural) == 0;
}

static bool wanted(int kind, const char *part, char **names, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(part, names[i]) == 0 || means_kind(names[i], kind))
            return true;
    return count == 0;
}

static bool exists(const char *name)
{
    for (int kind = 0; kind < CELL_PARTS; kind++)
        if (part_find(kind, name) >= 0 || means_kind(name, kind))
            return true;
    return false;
}

static int complain_of_name(const struct call *call, const char *name)
{
    enum { MOST_NAMES = 256 };
    const char *words[MOST_NAMES] = {"columns", "keys"};
    int count = 2;
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        words[count++] = kinds[kind].plural;
        count += part_names(kind, words + count, MOST_NAMES - count);
    }
    return misused(call, "there is no game, algorithm, order, leaf, pruning or cutoff \"%s\"%s", name,
                   suggestion(name, words, count));
}

/* What the parts say of themselves is found out in another process, as is everything that runs their code. */
struct listing {
    char **names;
    int count;
};

enum { LISTING = 1 << 20, LIST_SECONDS = 10 };

static void list_parts(const void *question, void *text)
{
    const struct listing *listing = question;
    out = fmemopen(text, LISTING, "w");
    for (int kind = 0; out && kind < CELL_PARTS; kind++) {
        if (listing->count == 0)
            fprintf(out, "%s%s\n", kind ? "\n" : "", kinds[kind].name);
        for (int i = 0; i < part_count(kind); i++)
            if (wanted(kind, part_at(kind, i)->name, listing->names, listing->count))
                list_part(kind, i);
    }
    if (out)
        fclose(out);
}

static int print_apart(char **names, int count)
{
    static char text[LISTING];
    const struct listing listing = {names, count};
    const bool good =
        ended_well_isolated(ask_isolated(list_parts, &listing, text, LISTING, LIST_SECONDS, (size_t)1 << 30));
    write_wrapped_lines(stdout, text);
    return good ? EXIT_FINE : EXIT_CELLS_FAILED;
}

static void print_rows(const struct column *column)
{
    static const char *const rows[] = {[MEASURE_DECISION] = "decision",
                                       [MEASURE_MATCH] = "match",
                                       [MEASURE_SHAPE] = "shape",
                                       [MEASURE_ANATOMY] = "anatomy",
                                       [MEASURE_GAME] = "game",
                                       [MEASURE_MOVES] = "moves",
                                       [MEASURES] = "every",
                                       [MEASURES + 1] = "timed",
                                       [MEASURES + 2] = "engine",
                                       [MEASURES + 3] = "against an engine",
                                       [MEASURES + 4] = "opening"};
    for (int bit = 0, before = 0; column->rows >> bit; bit++)
        if (column->rows >> bit & 1)
            printf("%s%s", before++ ? ", " : "", rows[bit]);
}

/* As a table in Markdown, or for people as names and meanings. */
static void list_columns(bool person)
{
    enum { NAME = 24 };
    struct wrapping wrapping = wrapping_begin(stdout, NAME);
    const struct column *column;
    if (!person)
        puts("| column | rows | counted or measured | type | unit | meaning |\n|---|---|---|---|---|---|");
    for (int i = 0; (column = column_at(i)); i++) {
        const char *counted = column->field == MEASURE_FIELD ? "measured" : "counted", *type = column_type(column);
        if (column->field == GAME_FIELD)
            continue;
        if (person)
            printf("%-*s%s (%s %s; rows: ", NAME, column->name, column->meaning, counted, type);
        else
            printf("| `%s` | ", column->name);
        print_rows(column);
        if (person)
            puts(")");
        else
            printf(" | %s | %s | %s | %s |\n", counted, type, column->unit, column->meaning);
    }
    wrapping_end(&wrapping);
}

/* --- keys of configs --- */

enum { KEY_NAME = 24 };

/* "sprt.elo0", what it is about, and of a value which it may be. */
static void list_value(const char *within, const Parameter *parameter)
{
    const bool any_number = parameter->kind == REAL && parameter->least <= -1e300; /* what is compared with one */
    printf("%-*s%s (%s", KEY_NAME, (char *)printed("%s%s", within, parameter->name), parameter->about,
           any_number ? "a number" : setting_expected(parameter));
    if (parameter->fallback && !any_number)
        printf("; default %s", parameter->fallback);
    puts(")");
}

static void list_key(const char *within, const struct key *key)
{
    if (key->takes >= ONE_VALUE && key->takes <= SOME_VALUES)
        list_value(within, &key->value);
    else
        printf("%-*s%s\n", KEY_NAME, (char *)printed("%s%s", within, key->value.name), key->value.about);
}

/* The keys of objects that stand below this one. */
static void list_keys_below(const struct key *key)
{
    const struct key *below = key->takes == SPRT_OBJECT   ? sprt_keys
                              : key->takes == TUNE_OBJECT ? tune_keys
                              : key->takes == CLAIM_LIST  ? claim_keys
                              : key->takes == ALL_LIMITS  ? limits_keys()
                                                          : NULL;
    const char *within = printed("%s.", key->value.name);
    int count = 0;
    const struct key *entry = key->takes == GAME_ENTRIES ? entry_keys(GAME_PART, &count) : NULL;
    for (int i = 0; i < count; i++)
        list_key(within, &entry[i]);
    for (const struct key *seed = openings_keys; key->takes == GAME_ENTRIES && seed->value.name; seed++)
        list_key("games.seed.", seed);
    if (key->takes == SEARCH_ENTRIES)
        list_key(within, &name_key);
    for (; below && below->value.name; below++)
        list_key(within, below);
}

static void list_keys(void)
{
    struct wrapping wrapping = wrapping_begin(stdout, KEY_NAME);
    for (const struct key *key = config_keys; key->value.name; key++) {
        list_key("", key);
        list_keys_below(key);
    }
    wrapping_end(&wrapping);
}

static int run_list(const struct call *call)
{
    const bool columns = call->count > 0 && strcmp(call->arguments[0], "columns") == 0;
    const bool keys = call->count > 0 && strcmp(call->arguments[0], "keys") == 0;
    if ((columns || keys) && call->count > 1)
        return misused(call, "\"%s\" stands alone", call->arguments[0]);
    if (columns || keys)
        return columns ? list_columns(is_read_by_person(stdout)) : list_keys(), EXIT_FINE;
    for (int i = 0; i < call->count; i++)
        if (!exists(call->arguments[i]))
            return complain_of_name(call, call->arguments[i]);
    return print_apart(call->arguments, call->count);
}

const struct verb verb_list = {
    .name = "list",
    .group = GAMES,
    .purpose = "show the games, algorithms, orders, leaves, prunings and cutoffs, columns or keys",
    .arguments = "[PART]...",
    .about = "Shows the games, algorithms, orders, leaves, prunings, cutoffs and limits, or those named, such as "
             "`othello pvs` or `orders`: each with its parameters, their ranges and defaults; `plymeter list "
             "columns` the columns of results: in which rows they are, whether they are counted or measured, their "
             "types and units, and what they mean; `plymeter list keys` the keys of configs.",
    .run = run_list,
};
