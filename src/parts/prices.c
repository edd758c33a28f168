#include "parts/prices.h"

#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "parts/inputs.h"
#include "base/text.h"

/* The table that is read, and the first thing wrong with it. */
static const char *path_read;
static char message[600];

static void note_first(void *context, struct place place, const char *text)
{
    (void)context;
    if (message[0])
        return;
    if (place.line)
        snprintf(message, sizeof message, "%.200s:%d:%d: %s", path_read, place.line, place.column, text);
    else
        snprintf(message, sizeof message, "%.200s: %s", path_read, text);
}

static void complain_of(const cJSON *item, const char *text)
{
    note_first(NULL, json_place(item), text);
}

static const char *name_of_category(const char *const *names, int i, char number[8])
{
    snprintf(number, 8, "%d", i);
    return names[0] ? names[i] : number;
}

int prices_count_names(const char *const *names)
{
    int count = 0;
    while (count < CATEGORIES && names[0] && names[count])
        count++;
    return count ? count : CATEGORIES;
}

static bool is_for_game(const cJSON *root, const char *game)
{
    char text[200];
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(root, "game");
    if (cJSON_IsString(name) && strcmp(name->valuestring, game) == 0)
        return true;
    snprintf(text, sizeof text, "this is a table of %.60s, not of %.60s",
             cJSON_IsString(name) ? name->valuestring : "no game", game);
    complain_of(name ? name : root, text);
    return false;
}

/* The price of one row whose name is known. */
static void take_price(const cJSON *row, int *price)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(row, "price");
    if (cJSON_IsNumber(item) && item->valuedouble >= 0 && item->valuedouble <= DEAREST &&
        item->valuedouble == floor(item->valuedouble))
        *price = (int)item->valuedouble;
    else
        complain_of(item ? item : row,
                    "a category's \"price\" is to be a whole number from 0 to 16384, in 1/1024 bits");
}

static void take_price_row(const cJSON *row, const char *const *names, int price[CATEGORIES])
{
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(row, "name");
    char number[8], text[200];
    for (int i = 0; cJSON_IsString(name) && i < prices_count_names(names); i++)
        if (strcmp(name->valuestring, name_of_category(names, i, number)) == 0) {
            take_price(row, &price[i]);
            return;
        }
    snprintf(
        text, sizeof text, "the game has no category \"%.60s\"%s", cJSON_IsString(name) ? name->valuestring : "",
        cJSON_IsString(name) && names[0] ? suggestion(name->valuestring, names, prices_count_names(names)) : "");
    complain_of(name ? name : row, text);
}

static void ignore_complaint(void *context, struct place place, const char *text)
{
    (void)context;
    (void)place;
    (void)text;
}

void prices_look(const char *path)
{
    inputs_json(path, ignore_complaint, NULL);
}

static void take_table(const cJSON *root, const char *game, const char *const *names, int optional,
                       int price[CATEGORIES])
{
    const cJSON *row;
    const cJSON *rows = cJSON_GetObjectItemCaseSensitive(root, "categories");
    for (int i = 0; i < CATEGORIES; i++)
        price[i] = -1;
    if (is_for_game(root, game) && !cJSON_IsArray(rows))
        complain_of(root, "a table has a list of \"categories\"");
    cJSON_ArrayForEach (row, rows)
        take_price_row(row, names, price);
    for (int i = 0; i < prices_count_names(names); i++)
        if (price[i] < 0 && (i == 0 || i != optional)) {
            char number[8], text[200];
            snprintf(text, sizeof text, "the category \"%.60s\" is missing", name_of_category(names, i, number));
            complain_of(rows ? rows : root, text);
        }
}

const char *prices_read(const char *path, const char *game, const char *const *names, int optional,
                        int price[CATEGORIES])
{
    void *mark = memory_mark(); /* each search reads it */
    path_read = path;
    message[0] = '\0';
    struct json *json = inputs_json(path, note_first, NULL);
    if (json)
        take_table(json_root(json), game, names, optional, price);
    memory_release(mark);
    return message[0] ? message : NULL;
}

double category_probability(const struct category *category)
{
    return ((double)category->played + 0.5) / ((double)category->available + 1);
}

/* --- writing ---------------------------------------------------------------------------------------------- */

/* E. Wilson, "Probable inference, the law of succession, and statistical inference", 1927. */
static double wilson(const struct category *category, double z)
{
    const double n = (double)category->available, k = (double)category->played;
    if (n == 0)
        return z < 0 ? 0 : 1;
    return (k + z * z / 2 + z * sqrt(k * (n - k) / n + z * z / 4)) / (n + z * z);
}

void prices_write(FILE *out, const char *game, const char *const *names, const struct category *category,
                  const char *learned_from, uint64_t games, uint64_t positions)
{
    const double z = 1.959964;
    const int count = prices_count_names(names);
    const char *quoted = cJSON_PrintUnformatted(cJSON_CreateString(learned_from));
    fprintf(out, "{ \"game\": \"%s\",\n  \"learned_from\": %s,\n", game, quoted);
    fprintf(out, "  \"games\": %" PRIu64 ", \"positions\": %" PRIu64 ",\n  \"categories\": [\n", games, positions);
    for (int i = 0; i < count; i++) {
        char number[8];
        const double p = category_probability(&category[i]);
        const double price = fmin(round(-log2(p) * BIT), DEAREST);
        fprintf(out, "    { \"name\": \"%s\", \"available\": %" PRIu64 ", \"played\": %" PRIu64 ",\n",
                name_of_category(names, i, number), category[i].available, category[i].played);
        fprintf(out, "      \"probability\": %.6f, \"low\": %.6f, \"high\": %.6f, \"price\": %.0f }%s\n", p,
                wilson(&category[i], -z), wilson(&category[i], z), price, i < count - 1 ? "," : "");
    }
    fputs("  ] }\n", out);
}
