/* plymeter-config(5), made of the tables by which configs are read. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "config/claims.h"
#include "config/rivals.h"
#include "config/tuning.h"
#include "core/allocate.h"
#include "keys/config_keys.h"
#include "keys/section.h"
#include "options/manual.h"
#include "options/roff.h"
#include "options/setting.h"
#include "parts/parts.h"

static const char description[] =
    "A config says what an experiment of plymeter(1) runs: an object of JSON, with the keys below. Any value of a "
    "parameter may be a list, [4, 8, 16], or of whole numbers a range, \"1..200\". Such a value is an axis, and "
    "every "
    "combination of the values of all axes, of a game, a search and a cutoff, is a cell. Each cell is one search, "
    "and "
    "becomes one row of the CSV.\n"
    "\n"
    "A seed above 2^53 is written in quotes. \"$schema\", \"$comment\" and keys that begin with \"x-\" are remarks "
    "and may "
    "stand anywhere. All that is wrong with a config is reported at once, with line and column, and then nothing "
    "runs. "
    "plymeter schema prints the same as a JSON Schema, for editors.";

static const char example[] =
    "What minimax and alpha-beta visit of 20 random trees, at depths from 1 to 6:\n"
    "\n"
    "  { \"question\": \"How many leaves does alpha-beta save?\",\n"
    "    \"games\":    [ { \"game\": \"uniform\", \"branching\": [2, 4], \"seed\": \"1..20\" } ],\n"
    "    \"searches\": [ { \"algorithm\": \"minimax\" },\n"
    "                  { \"algorithm\": \"alphabeta\", \"order\": [\"random\", \"best\"] } ],\n"
    "    \"cutoffs\":  [ { \"cutoff\": \"depth\", \"limit\": \"1..6\" } ],\n"
    "    \"claims\":   [ { \"claim\": \"perfect order visits fewer leaves\", \"metric\": \"leaves\",\n"
    "                    \"where\": { \"order\": \"best\" }, \"against\": { \"order\": \"random\" },\n"
    "                    \"relation\": \"<=\", \"each\": true } ] }\n";

/* What a parameter is about, what it takes, and its default. */
static void write_parameter(FILE *out, const Parameter *parameter)
{
    const bool any_number = parameter->kind == REAL && parameter->least <= -1e300; /* what is compared with one */
    char *meaning;
    size_t size;
    FILE *text = need(open_memstream(&meaning, &size));
    fprintf(text, "%s%s", parameter->about, *parameter->about ? "; " : "");
    fputs(any_number ? "a number" : setting_expected(parameter), text);
    if (parameter->fallback && !any_number)
        fprintf(text, "; default %s", parameter->fallback);
    fclose(text);
    roff_entry(out, parameter->name, meaning);
    free(meaning);
}

static void write_key(FILE *out, const struct key *key)
{
    const bool valued = key->takes >= ONE_VALUE && key->takes <= DEFAULT_VALUE;
    if (valued || key->takes == ONE_LIMIT)
        write_parameter(out, valued ? &key->value : limit_of(key));
    else
        roff_entry(out, key->value.name, key->value.about);
}

static const struct key *keys_below(const struct key *key)
{
    return key->takes == SPRT_OBJECT   ? sprt_keys
           : key->takes == TUNE_OBJECT ? tune_keys
           : key->takes == CLAIM_LIST  ? claim_keys
                                       : NULL;
}

/* Those of a config, and of what stands below its keys. */
static void write_keys(FILE *out)
{
    roff_heading(out, ".SH", "KEYS");
    for (const struct key *key = config_keys; key->value.name; key++)
        write_key(out, key);
    roff_section(out, ".SS", "limits", "What stands below \"limits\":");
    for (int i = 0; parameter_at(LIMITS_PART, 0, i); i++)
        write_parameter(out, parameter_at(LIMITS_PART, 0, i));
    roff_section(
        out, ".SS", "games, searches, cutoffs",
        "Their entries name a game, an algorithm and an order, or a cutoff, and have the parameters of these, "
        "which the sections below list, and besides:");
    int count;
    const struct key *keys = entry_keys(GAME_PART, &count);
    for (int i = 0; i < count; i++)
        write_key(out, &keys[i]);
    write_key(out, &name_key);
    for (const struct key *key = config_keys; key->value.name; key++) {
        const struct key *below = keys_below(key);
        if (below)
            roff_heading(out, ".SS", key->value.name);
        for (; below && below->value.name; below++)
            write_key(out, below);
    }
}

static bool has_more(int kind, int part)
{
    return parameter_find(kind, part, kinds[kind].more->name) >= 0;
}

/* What parts of a kind have besides their own parameters, if not all of them have it: which. */
static void write_more(FILE *out, int kind)
{
    char *having;
    size_t size;
    int count = 0;
    FILE *text = need(open_memstream(&having, &size));
    for (int part = 0; part < part_count(kind); part++)
        if (has_more(kind, part))
            fprintf(text, "%s%s", count++ ? ", " : "Besides, these have: ", part_at(kind, part)->name);
    fclose(text);
    roff_prose(out, count == part_count(kind) ? "Besides, all of them have" : having);
    for (const Parameter *parameter = kinds[kind].more; parameter->name; parameter++)
        write_parameter(out, parameter);
    free(having);
}

static void write_kind(FILE *out, int kind)
{
    char title[40];
    int length = snprintf(title, sizeof title, "%sS", kinds[kind].name);
    while (length-- > 0)
        title[length] = (char)toupper((unsigned char)title[length]);
    roff_heading(out, ".SH", title);
    for (int i = 0; i < part_count(kind); i++) {
        const struct part *part = part_at(kind, i);
        roff_entry(out, part->name, *part->about);
        if (part->parameters[0].name)
            roff_indent(out, true);
        for (const Parameter *parameter = part->parameters; parameter->name; parameter++)
            write_parameter(out, parameter);
        if (part->parameters[0].name)
            roff_indent(out, false);
    }
    if (kinds[kind].more)
        write_more(out, kind);
}

void manual_config_write(FILE *out)
{
    roff_begin(out, "PLYMETER-CONFIG", 5, "plymeter-config", "experiments of plymeter");
    roff_section(out, ".SH", "DESCRIPTION", description);
    write_keys(out);
    for (int kind = 0; kind < PART_KINDS; kind++)
        write_kind(out, kind);
    roff_section(out, ".SH", "EXAMPLE", example);
    roff_heading(out, ".SH", "SEE ALSO");
    fputs(".BR plymeter (1)\n", out);
}
