#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/exit.h"
#include "options/call.h"
#include "text/field.h"
#include "text/json.h"
#include "text/path.h"
#include "text/plain.h"

/* A table that is read. */
struct reading {
    const char *path;
    FILE *out;
    bool good;
};

static void complain(void *context, struct place place, const char *message)
{
    struct reading *reading = context;
    reading->good = false;
    write_plainly(stderr, reading->path);
    if (place.line)
        fprintf(stderr, ":%d:%d", place.line, place.column);
    print_plainly(stderr, ": %s", message);
    fputc('\n', stderr);
}

/* A number from 0 on, as it is spelled; "0" after a complaint. */
static const char *number_of(struct reading *reading, const cJSON *of, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(of, key);
    char text[100];
    if (cJSON_IsNumber(item) && item->valuedouble >= 0)
        return item->valuestring;
    snprintf(text, sizeof text, "expected \"%s\", a number from 0 on, as plymeter learn writes it", key);
    complain(reading, json_place(item ? item : of), text);
    return "0";
}

static const char *text_of(struct reading *reading, const cJSON *of, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(of, key);
    char text[100];
    if (cJSON_IsString(item))
        return item->valuestring;
    snprintf(text, sizeof text, "expected \"%s\", a text, as plymeter learn writes it", key);
    complain(reading, json_place(item ? item : of), text);
    return "";
}

/* "minishogi" of configs/tables/minishogi.json: variants have tables of their own. */
static void write_stem(FILE *out, const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    char stem[200];
    snprintf(stem, sizeof stem, "%.*s", stem_length(path) - (int)(name - path), name);
    write_field(out, stem);
}

static void write_category(struct reading *reading, const cJSON *root, const cJSON *category)
{
    static const char *const numbers[] = {"available", "played", "probability", "low", "high"};
    write_stem(reading->out, reading->path);
    fputc(',', reading->out);
    write_field(reading->out, text_of(reading, root, "game"));
    fprintf(reading->out, ",ok,%s", number_of(reading, root, "positions"));
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        fprintf(reading->out, ",%s", number_of(reading, category, numbers[i]));
    fputc(',', reading->out);
    write_field(reading->out, text_of(reading, category, "name"));
    fputc('\n', reading->out);
}

static bool write_table(FILE *out, const char *path)
{
    struct reading reading = {path, out, true};
    struct json *json = json_read_regular(path, complain, &reading);
    if (!json)
        return false;
    const cJSON *root = json_root(json), *category;
    const cJSON *categories = cJSON_GetObjectItemCaseSensitive(root, "categories");
    if (!cJSON_IsArray(categories))
        complain(&reading, json_place(root), "expected a table with \"categories\", as plymeter learn writes it");
    else
        cJSON_ArrayForEach (category, categories)
            write_category(&reading, root, category);
    json_free(json);
    return reading.good;
}

/* All or nothing. */
static int run_categories(const struct call *call)
{
    char *text;
    size_t size;
    bool good = true;
    FILE *out = need(open_memstream(&text, &size));
    for (int i = 0; i < call->count; i++)
        good = write_table(out, call->arguments[i]) && good;
    fclose(out);
    if (good)
        printf("table,game,status,positions,available,played,probability,low,high,category\n%s", text);
    free(text);
    return good ? EXIT_FINE : EXIT_CONFIG;
}

const struct verb verb_categories = {
    .name = "categories",
    .group = RESULTS,
    .purpose = "print tables of move categories as a CSV",
    .arguments = "TABLE.json...",
    .about =
        "Prints the tables that plymeter learn wrote, a line a category: in how many positions a move of it can be "
        "made, in how many one was, and so how probable it is, with a 95 % interval. The figure categories.svg is "
        "drawn of that. All lines have the status ok, so that what reads results reads them.\n"
        "\n"
        "    plymeter categories configs/tables/chess.json configs/tables/kalah.json",
    .run = run_categories,
};
