#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>

#include "ask/summary.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "derived/gain.h"
#include "numbers/number.h"
#include "page/html.h"
#include "report/report.h"
#include "report/report_choice.h"
#include "text/shell.h"

/* The groups that are shown, and what was found of each. */
struct means {
    const struct result_file *file;
    const struct question *question;
    const struct groups *groups;
    int count;   /* of those shown */
    bool *shown; /* of each group */
    bool deepest;
    struct answer (*answers)[MOST_MEASURES];           /* of each group */
    bool filled[MOST_MEASURES], spread[MOST_MEASURES]; /* has any of the groups a mean, an interval? */
    bool numbers[MOST_AXES];                           /* has an axis no other values? */
};

static const char *axis_of(const struct means *means, int group, int axis)
{
    const struct groups *groups = means->groups;
    return csv_cell(&means->question->csv, groups->rows[groups->start[group]], means->question->columns[axis]);
}

static void answer(struct means *means)
{
    for (int i = 0; i < means->question->by.count; i++)
        means->numbers[i] = values_numeric(&means->question->csv, means->question->rows, means->question->row_count,
                                           means->question->columns[i]);
    for (int g = 0; g < means->groups->count; g++)
        for (int of = 0; of < means->question->of.count && means->shown[g]; of++) {
            means->answers[g][of] = answer_of_group(means->question, of, means->groups, g);
            means->filled[of] |= !isnan(means->answers[g][of].statistic[MEAN]);
            means->spread[of] |= !isnan(means->answers[g][of].statistic[LOW]);
        }
}

/* --- writing it --------------------------------------------------------------------------------------------------- */

static void write_head(FILE *out, const char *kind, const char *text)
{
    fprintf(out, "<th scope=\"col\" class=\"%s\">", kind);
    html_text(out, text);
    fputs("</th>", out);
}

static void write_header(FILE *out, const struct means *means)
{
    const struct question *question = means->question;
    fputs("<thead><tr>", out);
    for (int i = 0; i < question->by.count; i++)
        write_head(out, means->numbers[i] ? "number" : "name", question->by.word[i]);
    write_head(out, "number", "n");
    for (int of = 0; of < question->of.count; of++) {
        if (means->filled[of])
            write_head(out, "number", question->of.word[of]);
        if (means->spread[of])
            write_head(out, "interval", "95 %");
    }
    if (means->file->cell)
        write_head(out, "again", "again");
    fputs("</tr></thead>\n", out);
}

/* Tables are sorted by what was not rounded. */
static void begin_number(FILE *out, const char *kind, double number)
{
    fprintf(out, "<td class=\"%s\" data-value=\"", kind);
    number_write(out, number);
    fputs("\">", out);
}

static void write_mean(FILE *out, const struct answer *answer, bool spread)
{
    const double mean = answer->statistic[MEAN], low = answer->statistic[LOW], high = answer->statistic[HIGH];
    const int decimals = number_decimals(mean, low, high);
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    if (isnan(mean)) {
        fputs("<td>", out);
    } else {
        begin_number(out, "number", mean);
        fputs(number_text(number, mean, decimals), out);
    }
    fputs(spread ? "</td>" : "", out);
    if (spread && isnan(low)) {
        fputs("<td>", out);
    } else if (spread) {
        begin_number(out, "interval", low);
        fprintf(out, "%s\u2009..\u2009%s", number_text(number, low, decimals), number_text(other, high, decimals));
    }
    fputs("</td>", out);
}

/* The command that runs one of its cells again: the first that ended well. */
static void write_again(FILE *out, const struct means *means, int group)
{
    const int *start = means->groups->start, row = means->groups->rows[start[group]];
    const char *cell = report_cell(means->file, row);
    fputs("<td class=\"again\">", out);
    if (cell) {
        fprintf(out, "<details><summary>line %d</summary><code class=\"command\">",
                means->question->csv.line[row + 1]);
        html_print(out, "plymeter cell %s", cell);
        fputs("</code></details>", out);
    }
    fputs("</td>", out);
}

static void write_group(FILE *out, const struct means *means, int group)
{
    const struct question *question = means->question;
    const struct answer *answers = means->answers[group];
    int most = 0;
    fputs("<tr>", out);
    for (int i = 0; i < question->by.count; i++) {
        fprintf(out, "<td class=\"%s\">", means->numbers[i] ? "number" : "name");
        html_text(out, axis_of(means, group, i));
        fputs("</td>", out);
    }
    for (int of = 0; of < question->of.count; of++)
        most = answers[of].n > most ? answers[of].n : most;
    fprintf(out, "<td class=\"number\">%d</td>", most);
    for (int of = 0; of < question->of.count; of++)
        if (means->filled[of])
            write_mean(out, &answers[of], means->spread[of]);
    if (means->file->cell)
        write_again(out, means, group);
    fputs("</tr>\n", out);
}

/* What the next report compares with: {"": ["leaves", "gain"], "order=best limit=4": [15, 1.9]} */
static void say_group(const struct means *means, int group, cJSON *said)
{
    FILE *key = text_open();
    cJSON *numbers = cJSON_CreateArray();
    for (int i = 0; i < means->question->by.count; i++)
        if (*axis_of(means, group, i))
            fprintf(key, "%s%s=%s", ftell(key) > 0 ? " " : "", means->question->by.word[i],
                    axis_of(means, group, i));
    for (int of = 0; of < means->question->of.count; of++)
        cJSON_AddItemToArray(numbers, cJSON_CreateNumber(means->answers[group][of].statistic[MEAN]));
    cJSON_AddItemToObject(said, lasting(text_close(key)), numbers);
}

/* The command that prints all groups. */
static void write_command(FILE *out, const struct question *question)
{
    char *path = shell_word(question->csv.path);
    fputs("<code class=\"command\">", out);
    html_print(out, "plymeter summary %s", path);
    for (int i = 0; i < question->by.count; i++)
        html_print(out, "%s%s", i ? "," : " --by ", question->by.word[i]);
    for (int i = 0; i < question->of.count; i++)
        html_print(out, "%s%s", i ? "," : " --of ", question->of.word[i]);
    fputs("</code>", out);
    free(path);
}

static void write_caption(FILE *out, const struct means *means)
{
    const int all = means->groups->count;
    fputs("<p class=\"caption\">Means of n rows", out);
    fputs(means->spread[0] || means->spread[1] || means->spread[2] ? ", with their 95&#8201;% intervals" : "", out);
    if (means->deepest)
        fputs("; of each series the largest limit", out);
    if (means->count < all)
        fprintf(out, "; %d of %d groups", means->count, all);
    if (means->file->cell)
        fputs("; behind each the command that runs the cell of its first row again", out);
    fprintf(out, ". %s: ", means->count < all ? "All of them" : "The same with medians");
    write_command(out, means->question);
    fputs("</p>\n", out);
}

static void write_means(FILE *out, const struct means *means)
{
    fprintf(out,
            "<details class=\"means\"><summary>Means of %d group%s</summary>\n<div class=\"wide\" role=\"region\" "
            "aria-label=\"Means\" tabindex=\"0\"><table class=\"sortable\">\n",
            means->count, means->count == 1 ? "" : "s");
    write_header(out, means);
    fputs("<tbody>\n", out);
    for (int g = 0; g < means->groups->count; g++)
        if (means->shown[g])
            write_group(out, means, g);
    fputs("</tbody>\n</table></div>\n", out);
    write_caption(out, means);
    fputs("</details>\n", out);
}

static void summarize(FILE *out, const struct question *question, const struct result_file *file, cJSON *said)
{
    struct groups groups =
        csv_group(&question->csv, question->rows, question->row_count, question->columns, question->by.count);
    struct means means = {.file = file, .question = question, .groups = &groups};
    means.shown = allocate((size_t)groups.count, sizeof *means.shown);
    means.answers = allocate((size_t)groups.count, sizeof *means.answers);
    means.count = report_choose(question, &groups, means.shown, &means.deepest);
    answer(&means);
    write_means(out, &means);
    cJSON_AddItemToObject(said, "", cJSON_CreateStringArray(question->of.word, question->of.count));
    for (int g = 0; g < groups.count; g++)
        if (means.shown[g])
            say_group(&means, g, said);
    free(means.answers);
    free(means.shown);
    groups_free(&groups);
}

bool report_means(FILE *out, const struct result_file *file, cJSON *said)
{
    const char *by[MOST_AXES], *of[MOST_MEASURES];
    struct question question = {.by = {by, report_axes(&file->csv, by)},
                                .of = {of, report_measures(&file->csv, of)}};
    const bool good = question_begin(&question, file->path) == EXIT_FINE;
    if (good)
        summarize(out, &question, file, cJSON_AddObjectToObject(said, "means"));
    question_end(&question);
    return good;
}
