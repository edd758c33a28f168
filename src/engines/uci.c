/*
 * UCI (S. Meyer-Kahlen, R. Huber: "Description of the universal chess interface", 2006), and USI, which is the same for
 * shogi but for a few words.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "engines/protocol.h"
#include "base/clock.h"
#include "base/text.h"

struct dialect {
    const char *hello, *welcome, *new_game, *position, *time; /* the last as printf writes it */
    const char *implied[3];                                   /* options that need not be declared */
};

static const struct dialect uci = {"uci\n", "uciok", "ucinewgame\nisready\n", "fen", "movetime %llu", {NULL}};
static const struct dialect usi = {"usi\n",
                                   "usiok",
                                   "isready\nusinewgame\n",
                                   "sfen",
                                   "btime 0 wtime 0 byoyomi %llu",
                                   {"USI_Hash", "USI_Ponder", NULL}};

static const struct dialect *dialect_of(const struct engine *engine)
{
    return engine->spec->protocol == ENGINE_USI ? &usi : &uci;
}

/* If the line begins with this word, what stands behind it; otherwise NULL. */
static char *after(char *line, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] && line[length] != ' '))
        return NULL;
    line += length;
    return line + strspn(line, " ");
}

/* --- options --------------------------------------------------------------------------------------------------- */

struct names {
    char **list;
    int count;
};

/* "option name Clear Hash type button" */
static void note_option(struct names *names, char *line)
{
    enum { MOST_OPTIONS = 2000 };
    char *name = after(line, "name");
    char *end = name ? strstr(name, " type ") : NULL;
    if (!end || names->count == MOST_OPTIONS)
        return;
    *end = '\0';
    names->list = grow(names->list, (size_t)names->count, sizeof *names->list);
    names->list[names->count++] = copied(name);
}

/* Letters may be of either case. */
static bool has_option(const struct names *names, const char *const *implied, const char *name)
{
    for (int i = 0; implied[i]; i++)
        if (strcmp(implied[i], name) == 0)
            return true;
    for (int i = 0; i < names->count; i++)
        if (strcasecmp(names->list[i], name) == 0)
            return true;
    return false;
}

static bool set(struct engine *engine, const char *name, const char *value)
{
    char *text = printed("setoption name %s%s%s\n", name, *value ? " value " : "", value);
    const bool fine = engine_tell(engine, text);
    if (strcasecmp(name, "Threads") == 0 || strcasecmp(name, "Thread") == 0)
        snprintf(engine->threads, sizeof engine->threads, "%s", text);
    release(text);
    return fine;
}

static bool set_options(struct engine *engine, const struct names *names)
{
    static const char *const threads[] = {"Threads", "Thread"};
    const char *const *implied = dialect_of(engine)->implied;
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++)
        if (has_option(names, (const char *const[]){NULL}, threads[i]) && !set(engine, threads[i], "1"))
            return false;
    for (int i = 0; i < engine->spec->option_count; i++) {
        const struct engine_option *option = &engine->spec->options[i];
        if (!has_option(names, implied, option->name))
            return engine_fails(engine, "option", "it has no option \"%s\"%s", option->name,
                                suggestion(option->name, (const char *const *)names->list, names->count));
        if (!set(engine, option->name, option->value))
            return false;
    }
    return true;
}

/* --- the handshake --------------------------------------------------------------------------------------------- */

static bool await_welcome(struct engine *engine, struct names *names)
{
    char *line, *rest;
    while ((line = engine_line(engine)) && !after(line, dialect_of(engine)->welcome)) {
        if ((rest = after(line, "option")))
            note_option(names, rest);
        if ((rest = after(line, "id")) && (rest = after(rest, "name")) && *rest)
            engine_call(engine, rest);
    }
    return line;
}

static bool await_ready(struct engine *engine)
{
    char *line;
    while ((line = engine_line(engine)) && !after(line, "readyok"))
        ;
    return line;
}

static bool greet_by_uci(struct engine *engine)
{
    struct names *names = allocate(1, sizeof *names);
    return engine_tell(engine, dialect_of(engine)->hello) && await_welcome(engine, names) &&
           set_options(engine, names) && engine_tell(engine, "isready\n") && await_ready(engine);
}

/* --- a search -------------------------------------------------------------------------------------------------- */

static char *question_text(const struct dialect *dialect, const struct engine_question *question)
{
    FILE *out = text_open();
    if (question->position)
        fprintf(out, "position %s %s", dialect->position, question->position);
    else
        fputs("position startpos", out);
    for (int i = 0; i < question->move_count; i++)
        fprintf(out, "%s %s", i ? "" : " moves", question->moves[i]);
    fputs("\ngo ", out);
    if (question->nodes)
        fprintf(out, "nodes %llu", (unsigned long long)question->nodes);
    else if (question->depth)
        fprintf(out, "depth %d", question->depth);
    else
        fprintf(out, dialect->time, (unsigned long long)question->ms);
    fputc('\n', out);
    return text_close(out);
}

/* What "info" says. */
struct info {
    struct engine_answer answer;
    bool exact;
    int line; /* of several variations; 0: not said */
};

/* "-2"; "0" of a side that is mated already; or of USI "+", which says of no number. */
static bool read_mate(struct engine_answer *answer, const char *number)
{
    char *end;
    const bool sign = strcmp(number, "+") == 0 || strcmp(number, "-") == 0;
    answer->mate = (int)engine_score(strtoll(number, &end, 10));
    answer->score = *number == '-' || strcmp(number, "0") == 0 ? -ENGINE_MATE : ENGINE_MATE;
    return sign || (end > number && !*end);
}

static bool read_score(struct engine_answer *answer, const char *kind, const char *number)
{
    char *end;
    if (strcmp(kind, "mate") == 0)
        return read_mate(answer, number);
    answer->score = engine_score(strtoll(number, &end, 10));
    return strcmp(kind, "cp") == 0 && end > number && !*end;
}

/* A count of plies or lines; what is none that an engine could mean is not said. */
static int read_small(const char *digits)
{
    char *end;
    const long long number = strtoll(digits, &end, 10);
    return end > digits && !*end && number > 0 && number < 1000000 ? (int)number : 0;
}

/* So many that nobody counts them are none, so that the sum of a game's searches does not overflow. */
static uint64_t read_nodes(const char *digits)
{
    const unsigned long long most = 9000000000000000, nodes = strtoull(digits, NULL, 10);
    return nodes <= most ? nodes : 0;
}

static struct info read_info(char *words)
{
    struct info info = {.exact = true};
    char *rest, *word = strtok_r(words, " ", &rest);
    for (; word && strcmp(word, "pv") != 0 && strcmp(word, "string") != 0; word = strtok_r(NULL, " ", &rest)) {
        char *value = "";
        if (strcmp(word, "lowerbound") == 0 || strcmp(word, "upperbound") == 0)
            info.exact = false;
        else if (!(value = strtok_r(NULL, " ", &rest)))
            break;
        else if (strcmp(word, "depth") == 0)
            info.answer.depth = read_small(value);
        else if (strcmp(word, "multipv") == 0)
            info.line = read_small(value);
        else if (strcmp(word, "nodes") == 0)
            info.answer.nodes = read_nodes(value);
        else if (strcmp(word, "score") == 0) {
            const char *number = strtok_r(NULL, " ", &rest);
            info.answer.scored = number && read_score(&info.answer, value, number);
        }
    }
    return info;
}

/* The last exact score counts, and a bound only where there is none. */
static void note_info(struct engine_answer *answer, bool *exact, char *words)
{
    struct info info = read_info(words);
    if (!info.answer.nodes)
        info.answer.nodes = answer->nodes;
    if (info.answer.scored && info.line <= 1 && (info.exact || !*exact)) {
        *exact = info.exact;
        *answer = info.answer;
    }
    answer->nodes = info.answer.nodes;
}

static bool await_move(struct engine *engine, struct engine_answer *answer)
{
    char *line, *rest;
    bool exact = false;
    while ((line = engine_line(engine)) && !(rest = after(line, "bestmove")))
        if ((rest = after(line, "info")))
            note_info(answer, &exact, rest);
    if (!line)
        return false;
    const size_t length = strcspn(rest, " ");
    if (length == 0 || length >= sizeof answer->move)
        return engine_fails(engine, "nonsense", "it answered \"%.100s\"", line);
    snprintf(answer->move, sizeof answer->move, "%.*s", (int)length, rest);
    return true;
}

/* Fairy-Stockfish keeps its tables of pawns and material beyond a game, and they change what it says; they belong to a thread,
 * and setting the number of threads makes new ones. */
static bool ask_by_uci(struct engine *engine, const struct engine_question *question, struct engine_answer *answer)
{
    if (!engine_tell(engine, engine->threads) || !engine_tell(engine, dialect_of(engine)->new_game) ||
        !await_ready(engine))
        return false;
    char *text = question_text(dialect_of(engine), question);
    const long long start = nanoseconds_now();
    const bool fine = engine_tell(engine, text) && await_move(engine, answer);
    answer->ns = (uint64_t)(nanoseconds_now() - start);
    release(text);
    return fine;
}

const struct protocol_driver protocol_uci = {"quit\n", greet_by_uci, ask_by_uci, NULL};
const struct protocol_driver protocol_usi = {"quit\n", greet_by_uci, ask_by_uci, NULL};
