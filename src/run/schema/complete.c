#include "schema/complete.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "files/meant.h"
#include "files/packed.h"
#include "options/call.h"
#include "options/help.h"
#include "schema/offer.h"

/* --- what arguments stand for -------------------------------------------------------------------------------- */

/* The columns of the CSV that is named in the command. */
static void offer_columns(const struct typing *typing, int start, const char *behind)
{
    char *line = NULL;
    for (int i = 1; i < typing->count - 1 && !line; i++)
        line = is_csv(typing->words[i]) ? packed_begin(typing->words[i]) : NULL;
    for (char *name = line, *end; name; name = *end == ',' ? end + 1 : NULL) {
        end = name + strcspn(name, ",\r\n");
        offer_part(typing, typing->word, start, name, (int)(end - name), behind, "");
    }
    free(line);
}

static void offer_configs(const struct typing *typing)
{
    int count;
    char **names = file_stems("configs/", ".json", &count);
    for (int i = 0; i < count; i++) {
        offer(typing, names[i], "", "configs/");
        free(names[i]);
    }
    free(names);
    fputs(":*.json\n", typing->out);
}

static void offer_verbs(const struct typing *typing)
{
    for (int i = 0; i < verb_count; i++)
        offer(typing, verbs[i]->name, "", verbs[i]->purpose);
}

/* With this ending, behind which "]" or dots may stand. */
static void offer_files(const struct typing *typing, const char *ending)
{
    int length = (int)strcspn(ending, "] :");
    while (length > 0 && ending[length - 1] == '.')
        length--;
    fprintf(typing->out, ":*%.*s\n", length, ending);
    if (strncmp(ending, ".csv", (size_t)length) == 0)
        fputs(":*.csv.gz\n", typing->out);
}

/* What "FILE.csv", "COLUMN,..." or "first|second" stands for, in the word from `start` on. */
static void offer_argument(const struct typing *typing, const char *argument, int start)
{
    const char *ending = strchr(argument, '.');
    const int list = last_item(typing, start, ',');
    if (islower((unsigned char)*argument))
        offer_choices(typing, start, argument);
    else if (strncmp(argument, "COLUMN=", 7) == 0)
        offer_columns(typing, start, "=");
    else if (strncmp(argument, "COLUMN", 6) == 0 || strncmp(argument, "KEYS", 4) == 0)
        offer_columns(typing, list, "");
    else if (strncmp(argument, "CONFIG", 6) == 0)
        offer_configs(typing);
    else if (strncmp(argument, "PART", 4) == 0)
        offer_all_parts(typing);
    else if (strncmp(argument, "JOURNAL", 7) == 0)
        fputs(":*.journal\n", typing->out);
    else if (strncmp(argument, "SCRIPT", 6) == 0)
        fputs(":*.gp\n", typing->out);
    else if (ending && islower((unsigned char)ending[1]))
        offer_files(typing, ending);
    else if (strncmp(argument, "FILE", 4) == 0 || strncmp(argument, "FIGURE", 6) == 0)
        fputs(":*\n", typing->out);
}

/* --- a verb -------------------------------------------------------------------------------------------------- */

static void offer_option_value(const struct typing *typing, const struct verb_option *option, int start)
{
    if (option->kind == OPTION_LIST && !option->unsplit && option->choices)
        start = last_item(typing, start, ',');
    for (int i = 0; i < option->choice_count; i++)
        offer_value(typing, start, option->choices[i], "");
    if (!option->choices && option->argument)
        offer_argument(typing, option->argument + (*option->argument == '[') + (option->argument[1] == '='), start);
}

/* The option whose value the word is: of "--name VALUE", "-o VALUE", "--name=VALUE" or "key=VALUE". */
static const struct verb_option *option_typed(const struct typing *typing, const struct verb *verb, int *start)
{
    const char *before = typing->count > 2 ? typing->words[typing->count - 2] : "", *word = typing->word;
    const int length = (int)strcspn(word, "=");
    for (const struct verb_option *option = verb->options; option->name; option++) {
        const bool takes = option->argument && *option->argument != '[' && option->letter != KEY;
        const char *dashes = option->letter == KEY ? "" : "--";
        char spelled[100];
        const int size = snprintf(spelled, sizeof spelled, "%s%s", dashes, option->name);
        *start = 0;
        if (takes && (strcmp(before, spelled) == 0 ||
                      (option->letter && strcmp(before, (char[]){'-', option->letter, '\0'}) == 0)))
            return option;
        *start = length + 1;
        if (word[length] && size == length && strncmp(word, spelled, (size_t)length) == 0)
            return option;
    }
    return NULL;
}

static void offer_options(const struct typing *typing, const struct verb *verb, bool keys)
{
    char spelled[100], meaning[OPTION_MEANING];
    for (const struct verb_option *option = verb->options; option->name; option++) {
        snprintf(spelled, sizeof spelled, "%s%s", keys ? "" : "--", option->name);
        if ((option->letter == KEY) == keys)
            offer(typing, spelled, keys ? "=" : "", option_meaning(option, meaning));
    }
    if (!keys)
        offer(typing, "--help", "", help_option.about);
}

/* So many words before the last are arguments of the verb. */
static int arguments_before(const struct typing *typing, const struct verb *verb)
{
    int count = 0, start;
    for (int i = 1; i < typing->count - 1; i++) {
        const struct typing earlier = {typing->out, typing->words, i + 1, typing->words[i]};
        count += *typing->words[i] != '-' && !option_typed(&earlier, verb, &start);
    }
    return count;
}

/* Of a form such as "FILE.csv [CONFIG]" the word of that number; of a last one that may be repeated any. */
static const char *argument_form(const char *form, int number)
{
    while (number > 0 && strchr(form, ' ')) {
        form = strchr(form, ' ') + 1;
        number--;
    }
    const size_t length = strcspn(form, " ");
    const bool repeated = length > 3 && strncmp(form + length - 3, "...", 3) == 0;
    return number > 0 && !repeated ? "" : form + (*form == '[');
}

static void offer_arguments(const struct typing *typing, const struct verb *verb)
{
    const char *form = verb->arguments ? verb->arguments : "";
    const bool cell = strstr(form, "key=value") != NULL;
    offer_options(typing, verb, true);
    if (cell)
        offer_cell(typing);
    const char *argument = argument_form(form, arguments_before(typing, verb));
    const char *other = strstr(argument, "|FILE");
    if (!cell)
        offer_argument(typing, argument, 0);
    else if (other && !strchr(typing->word, '='))
        offer_argument(typing, other + 1, 0);
}

void complete(FILE *out, char *const *words, int count)
{
    const struct typing typing = {out, words, count, count > 0 ? words[count - 1] : ""};
    const struct verb *verb = count > 1 ? verb_find(words[0]) : NULL;
    int start;
    if (count < 2 || (count == 2 && strcmp(words[0], "help") == 0))
        offer_verbs(&typing);
    if (count < 2) {
        offer(&typing, "help", "", "say what a verb does");
        offer(&typing, "--help", "", "say what there is");
        offer(&typing, "--version", "", "say which build this is");
    }
    if (!verb)
        return;
    const struct verb_option *option = option_typed(&typing, verb, &start);
    if (option)
        offer_option_value(&typing, option, start);
    else if (*typing.word == '-')
        offer_options(&typing, verb, false);
    else
        offer_arguments(&typing, verb);
}
