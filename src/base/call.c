#include "base/verb.h"

#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/path.h"
#include "base/setting.h"
#include "base/text.h"

enum { WELL_READ = -1 }; /* or the exit status of a call */

int misused(const struct call *call, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "plymeter %s: ", call->verb->name);
    vprint_plainly(stderr, format, arguments);
    fprintf(stderr, "\nplymeter %s --help says more\n", call->verb->name);
    va_end(arguments);
    return EXIT_USAGE;
}

/* --- words ------------------------------------------------------------------------------------------------ */

void words_add(struct words *words, const char *word)
{
    words->word = grow(words->word, (size_t)words->count, sizeof *words->word);
    words->word[words->count++] = word;
}

struct words words_join(const struct words *a, const struct words *b)
{
    struct words both = {0};
    for (int i = 0; i < a->count; i++)
        words_add(&both, a->word[i]);
    for (int i = 0; i < b->count; i++)
        words_add(&both, b->word[i]);
    return both;
}

char *words_listed(const struct words *words, const char *between)
{
    return texts_listed(words->word, words->count, between);
}

/* --- one option ------------------------------------------------------------------------------------------- */

static const char *dashes(const struct verb_option *option)
{
    return option->letter == KEY ? "" : "--";
}

static int read_number(const struct call *call, const struct verb_option *option, Kind kind, const char *text,
                       Setting *setting)
{
    char error[SETTING_ERROR];
    const Parameter parameter = {.name = printed("%s%s", dashes(option), option->name),
                                 .kind = kind,
                                 .least = option->least,
                                 .most = option->most};
    return setting_read(&parameter, text, setting, error) ? WELL_READ : misused(call, "%s", error);
}

/* Of a word that this verb had in an earlier version (verb.h). */
static int complain_of_retired(const struct call *call, const char *word)
{
    return misused(call, "\"%s\" is gone: %s", word, retired(call->verb->name, word));
}

static int check_choice(const struct call *call, const struct verb_option *option, const char *text)
{
    const char *said = printed("%s%s %s", dashes(option), option->name, text);
    if (find_word(text, option->choices, option->choice_count) >= 0)
        return WELL_READ;
    if (retired(call->verb->name, said))
        return complain_of_retired(call, said);
    return option->choices ? misused(call, "\"%s%s\" is to be one of %s, not \"%s\"%s", dashes(option),
                                     option->name, texts_listed(option->choices, option->choice_count, "|"), text,
                                     suggestion(text, option->choices, option->choice_count))
                           : WELL_READ;
}

/* An empty name is none, wherever it stands. */
static int add_words(const struct call *call, const struct verb_option *option, const char *text,
                     struct words *words)
{
    const char *const whole = text;
    int status = WELL_READ;
    for (size_t length; text && status == WELL_READ; text = text[length] ? text + length + 1 : NULL) {
        length = option->unsplit ? strlen(text) : strcspn(text, ",");
        if (length == 0)
            return misused(call, "\"%s%s\" has an empty name in \"%s\"", dashes(option), option->name, whole);
        words_add(words, copied_part(text, length));
        status = check_choice(call, option, words->word[words->count - 1]);
    }
    return status;
}

/* Put the text where it belongs; NULL: the option was given without one. */
static int put(struct call *call, const struct verb_option *option, const char *text)
{
    void *const place = (char *)call->record + option->place;
    Setting setting = {0};
    int status = WELL_READ;
    call->given[option - call->verb->options] = true;
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)place = true;
        break;
    case OPTION_TEXT:
        *(const char **)place = text ? text : call->words[optind - 1];
        status = text ? check_choice(call, option, text) : WELL_READ;
        break;
    case OPTION_WHOLE:
        status = read_number(call, option, INTEGER, text, &setting);
        *(int *)place = (int)setting.integer;
        break;
    case OPTION_REAL:
        status = read_number(call, option, REAL, text, &setting);
        *(double *)place = setting.real;
        break;
    case OPTION_SEED:
        status = read_number(call, option, SEED, text, &setting);
        *(uint64_t *)place = setting.seed;
        break;
    case OPTION_LIST:
        status = add_words(call, option, text, place);
        break;
    }
    return status;
}

static void put_defaults(struct call *call)
{
    const struct verb_option *option = call->verb->options;
    for (int i = 0; option[i].name; i++)
        if (!call->given[i] && option[i].fallback) {
            put(call, &option[i], option[i].fallback);
            call->given[i] = false;
        }
}

/* --- complaints ------------------------------------------------------------------------------------------- */

static int complain_of_unknown(const struct call *call, const char *word, bool key)
{
    const char *text = copied_part(word, strcspn(word, "=")), *names[MOST_OPTIONS + 1];
    int count = 0;
    if (retired(call->verb->name, text))
        return complain_of_retired(call, text);
    for (const struct verb_option *option = call->verb->options; option->name; option++) {
        if ((option->letter == KEY) != key)
            continue;
        names[count++] = printed("%s%s", dashes(option), option->name);
        if (!key && strncmp(text, names[count - 1], strlen(text)) == 0)
            return misused(call, "\"%s\" is the beginning of several options", text);
    }
    if (!key)
        names[count++] = "--help";
    const char *near = suggestion(text, names, count);
    if (!key && !*near && call->verb->arguments && strstr(call->verb->arguments, "key=value"))
        return misused(call, "there is no option \"%s\"; a key is written as %s=VALUE", text,
                       text + strspn(text, "-"));
    return misused(call, "there is no %s \"%s\"%s", key ? "key" : "option", text, near);
}

/* What getopt_long returns: a letter, or the number of a long option, beyond all letters. */
enum { HELP = 'h', NUMBERED = 256, LETTERS = 3 * MOST_OPTIONS + 3 };

static const struct verb_option *option_of(const struct verb *verb, int code)
{
    const struct verb_option *option = verb->options;
    while (code < NUMBERED && option->letter != code)
        option++;
    return code < NUMBERED ? option : option + (code - NUMBERED);
}

/* getopt_long returned this instead of an option. */
static int complain_of_option(const struct call *call, int returned)
{
    const char *word = call->words[optind - 1];
    if (returned == ':')
        return misused(call, "\"%s\" takes %s", word, option_of(call->verb, optopt)->argument);
    if (optopt >= NUMBERED || optopt == HELP)
        return misused(call, "\"%s\": that option takes nothing", word);
    if (optopt) {
        const char letter[] = {'-', (char)optopt, '\0'};
        return retired(call->verb->name, letter) ? complain_of_retired(call, letter)
                                                 : misused(call, "there is no option \"%s\"", letter);
    }
    return complain_of_unknown(call, word, false);
}

/* --- all of them ------------------------------------------------------------------------------------------ */

/* The options as libc takes them. */
static void translate(const struct verb *verb, struct option options[MOST_OPTIONS + 2], char letters[LETTERS])
{
    int count = 0;
    letters += sprintf(letters, ":%c", HELP);
    for (const struct verb_option *option = verb->options; option->name && option->letter != KEY; option++) {
        const char *argument = option->argument;
        const int takes = !argument ? no_argument : *argument == '[' ? optional_argument : required_argument;
        options[count] = (struct option){option->name, takes, NULL, NUMBERED + count};
        count++;
        if (option->letter)
            letters += sprintf(letters, "%c%s", option->letter, argument ? ":" : "");
    }
    options[count++] = (struct option){"help", no_argument, NULL, HELP};
    options[count] = (struct option){0};
}

static int read_options(struct call *call)
{
    struct option options[MOST_OPTIONS + 2];
    char letters[LETTERS];
    int returned, status = WELL_READ;
    translate(call->verb, options, letters);
    unsetenv("POSIXLY_CORRECT"); /* with which options behind words would be words */
    optind = 0;                  /* start afresh, wherever another call stopped */
    opterr = 0;
    while (status == WELL_READ &&
           (returned = getopt_long(call->word_count, call->words, letters, options, NULL)) != -1) {
        if (returned == '?' || returned == ':')
            return complain_of_option(call, returned);
        if (returned == HELP)
            return help_of_verb(stdout, call->verb), EXIT_FINE;
        status = put(call, option_of(call->verb, returned), optarg);
    }
    return status;
}

/* The value, if the argument is of this key. */
static const char *value_of(const struct verb_option *option, const char *argument)
{
    const size_t length = strlen(option->name);
    const bool same = option->letter == KEY && strncmp(option->name, argument, length) == 0;
    return same && argument[length] == '=' ? argument + length + 1 : NULL;
}

/* Take the verb's own keys out of the arguments. */
static int read_keys(struct call *call)
{
    int kept = 0, status = WELL_READ;
    for (int i = 0; i < call->count && status == WELL_READ; i++) {
        const struct verb_option *option = call->verb->options;
        while (option->name && !value_of(option, call->arguments[i]))
            option++;
        if (option->name)
            status = put(call, option, value_of(option, call->arguments[i]));
        else
            call->arguments[kept++] = call->arguments[i];
    }
    call->count = kept;
    return status;
}

/* How many arguments a form such as "FILE.csv [CONFIG]..." has. */
static void count_arguments(const char *form, int *least, int *most)
{
    *least = *most = 0;
    for (size_t length; *form; form += length + (form[length] == ' ')) {
        length = strcspn(form, " ");
        *least += *form != '[';
        *most = length > 3 && strncmp(form + length - 3, "...", 3) == 0 ? INT_MAX : *most + 1;
    }
}

static int check_arguments(const struct call *call)
{
    const char *form = call->verb->arguments ? call->verb->arguments : "";
    int least, most;
    count_arguments(form, &least, &most);
    if (call->count < least)
        return misused(call, "an argument is missing: it takes %s", form);
    if (call->count <= most)
        return WELL_READ;
    return verb_has_keys(call->verb) ? complain_of_unknown(call, call->arguments[most], true)
                                     : misused(call, "one argument too many: \"%s\"", call->arguments[most]);
}

/* Where one CSV may be several, "FILE.csv...", these are one list (results_listed). */
static void join_results(struct call *call)
{
    if (!call->verb->arguments || strcmp(call->verb->arguments, "FILE.csv...") != 0 || call->count == 1)
        return;
    char **one = allocate(1, sizeof *one);
    *one = texts_listed((const char *const *)call->arguments, call->count, ",");
    call->arguments = one;
    call->count = 1;
}

/* Words of the form that name a CSV may be given as the name of an experiment, or, if no config can be meant, as its config. */
static void name_results(struct call *call)
{
    const char *form = call->verb->arguments ? call->verb->arguments : "";
    for (int i = 0; i < call->count; i++) {
        const size_t length = strcspn(form, " ");
        char *word = printed("%.*s", (int)length, form);
        char *named = strstr(word, ".csv") ? results_named(call->arguments[i], !strstr(word, "CONFIG")) : NULL;
        call->arguments[i] = named ? named : call->arguments[i];
        form += form[length] ? length + 1 : 0; /* the last may be repeated */
    }
}

int verb_call(const struct verb *verb, int argc, char **argv)
{
    struct call call = {.verb = verb, .words = argv, .word_count = argc, .record = allocate(verb->size, 1)};
    int status = read_options(&call);
    call.arguments = argv + optind;
    call.count = argc - optind;
    if (status == WELL_READ)
        status = read_keys(&call);
    if (status == WELL_READ)
        status = check_arguments(&call);
    if (status != WELL_READ)
        return status;
    put_defaults(&call);
    name_results(&call);
    join_results(&call);
    return verb->run(&call);
}

const struct verb *verb_find(const char *name)
{
    for (int i = 0; i < verb_count; i++)
        if (strcmp(verbs[i]->name, name) == 0)
            return verbs[i];
    return NULL;
}
