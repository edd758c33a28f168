#include "play/protocol.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "config/arguments.h"
#include "config/experiment.h"

/* --- lines ----------------------------------------------------------------------------------------------------- */

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("info string ", stdout);
    vprint_plainly(stdout, format, arguments);
    putchar('\n');
    va_end(arguments);
}

/* The next line, NULL if there is none.  One that is too long, or has a zero byte, is refused by say(). */
static char *next_line(struct lines *lines)
{
    const int before = lines->left_out;
    size_t length;
    char *line = lines_next(lines, &length);
    if (lines->left_out > before)
        say("a line of more than %d bytes was left out", LONGEST_LINE - 1);
    if (line && strlen(line) < length) {
        say("a line with a zero byte was left out");
        *line = '\0';
    }
    return line;
}

/* --- what is known of the other program ------------------------------------------------------------------------ */

struct talk {
    struct cell cell; /* its position is that from which the game is played */
    double seconds;   /* the most that a search may take; 0: any */
    struct standing standing;
    struct thinking thinking;
};

/* --- what is asked --------------------------------------------------------------------------------------------- */

static void introduce(struct talk *talk, char *rest)
{
    (void)rest;
    fputs("id name ", stdout);
    options_print_name(&talk->cell);
    puts("\nid author the plymeter authors");
    options_print(&talk->cell);
    printf("%sok\n", talk->thinking.protocol->name);
}

static void say_ready(struct talk *talk, char *rest)
{
    (void)rest;
    if (!talk->thinking.goes_on)
        thinking_prepare(&talk->cell);
    puts("readyok");
}

/* Nothing is kept from one search to the next. */
static void pass_over(struct talk *talk, char *rest)
{
    (void)talk;
    (void)rest;
}

/* "name N value V", where each may have spaces. */
static void set_option(struct talk *talk, char *rest)
{
    char *value = strstr(rest, " value ");
    if (strncmp(rest, "name ", 5) != 0 || !value)
        say("setoption takes name NAME value VALUE");
    else {
        *value = '\0';
        options_set(&talk->cell, rest + 5, value + strlen(" value "));
    }
}

/* The words of a position up to "moves", with _ between them, as the games' notations have it. */
static char *join_words(char **rest)
{
    char *word;
    FILE *out = text_open();
    for (int i = 0; (word = strsep(rest, " \t")) && strcmp(word, "moves") != 0;)
        if (*word)
            fprintf(out, "%s%s", i++ ? "_" : "", word);
    return text_close(out);
}

/* Then there is none: the one before is not what was asked for. */
static void refuse_position(struct talk *talk, const char *why)
{
    say("position: %s", why);
    talk->standing = (struct standing){0};
    snprintf(talk->standing.error, STANDING_ERROR, "%s", why);
}

static void set_standing(struct talk *talk, char *position, const char *moves)
{
    static struct standing standing;
    struct cell cell = talk->cell;
    cell_change(&cell, GAME_PART, "position")->text = position;
    standing_find(&cell, moves, &standing);
    if (standing.error[0]) {
        refuse_position(talk, standing.error);
        release(position);
        return;
    }
    release((char *)cell_change(&talk->cell, GAME_PART, "position")->text);
    talk->cell = cell;
    talk->standing = standing;
}

static void take_position(struct talk *talk, char *rest)
{
    const char *word = strsep(&rest, " \t");
    const bool start = strcmp(word, "startpos") == 0;
    if (!start && strcmp(word, "fen") != 0 && strcmp(word, "sfen") != 0) {
        refuse_position(talk, "it is startpos, or fen or sfen and a position");
        return;
    }
    char *position = join_words(&rest);
    if (start && *position)
        refuse_position(talk, complaint("\"%.40s\" behind startpos is no word moves", position));
    if (!start || *position == '\0')
        set_standing(talk, start ? (release(position), copied("start")) : position, rest ? rest : "");
    else
        release(position);
}

static void begin_search(struct talk *talk, const struct limits *limits)
{
    if (talk->standing.error[0])
        say("no position: %s", talk->standing.error);
    if (talk->standing.view.sight.ending[0])
        say("a match would be over by %s", talk->standing.view.sight.ending);
    thinking_begin(&talk->thinking, &talk->cell, &talk->standing, limits, talk->seconds);
}

/* "mate 60000" asks for a mate within so many milliseconds. */
static bool asks_for_mate(const struct talk *talk, const char *words)
{
    const size_t length = strlen("mate");
    return talk->thinking.protocol->mates_of_shogi && strncmp(words, "mate", length) == 0 &&
           (!words[length] || strchr(" \t", words[length]));
}

static void go(struct talk *talk, char *rest)
{
    thinking_end(&talk->thinking, true);
    if (asks_for_mate(talk, rest)) {
        puts("checkmate notimplemented");
        return;
    }
    const struct limits limits =
        limits_read(rest, talk->standing.view.description.second != talk->thinking.protocol->white_begins);
    begin_search(talk, &limits);
}

static void stop_search(struct talk *talk, char *rest)
{
    (void)rest;
    thinking_end(&talk->thinking, true);
}

/* The move that was expected was played: now the clock counts. */
static void hit(struct talk *talk, char *rest)
{
    struct limits limits = talk->thinking.limits;
    (void)rest;
    if (!talk->thinking.goes_on || !limits.pondering)
        return;
    limits.pondering = false;
    thinking_end(&talk->thinking, false);
    begin_search(talk, &limits);
}

static const struct {
    const char *word;
    void (*obey)(struct talk *talk, char *rest);
} commands[] = {
    {"isready", say_ready},    {"setoption", set_option}, {"position", take_position}, {"go", go},
    {"stop", stop_search},     {"ponderhit", hit},        {"gameover", stop_search},   {"ucinewgame", pass_over},
    {"usinewgame", pass_over}, {"debug", pass_over},      {"register", pass_over},
};

/* False at "quit". */
static bool obey(struct talk *talk, char *line)
{
    for (size_t end = strlen(line); end > 0 && strchr(" \t\r", line[end - 1]);)
        line[--end] = '\0';
    line += strspn(line, " \t");
    char *rest = line + strcspn(line, " \t");
    const size_t length = (size_t)(rest - line);
    const bool more = *rest;
    *rest = '\0';
    rest += more ? 1 + strspn(rest + 1, " \t") : 0;
    if (length == 0)
        return true;
    if (strcmp(line, "quit") == 0)
        return false;
    if (strcmp(line, talk->thinking.protocol->name) == 0) {
        introduce(talk, rest);
        return true;
    }
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(line, commands[i].word) == 0) {
            commands[i].obey(talk, rest);
            return true;
        }
    say("unknown command \"%.80s\"", line);
    return true;
}

/* --- while a search goes on ------------------------------------------------------------------------------------ */

/* Wait for a line, for the search, or for its time. */
static void await_line_or_search(struct talk *talk, struct lines *lines)
{
    const struct thinking *thinking = &talk->thinking;
    struct pollfd waiting[] = {{.fd = lines->ended ? -1 : STDIN_FILENO, .events = POLLIN},
                               {.fd = thinking->child.id > 0 ? thinking->child.told : -1, .events = POLLIN}};
    if (poll(waiting, 2, thinking_wait(thinking)) < 0 && errno != EINTR)
        lines->ended = true;
    else if (waiting[0].revents)
        lines_fill(lines);
    thinking_take(&talk->thinking);
}

/* At the end of input a search that has an end is waited for, so that the answer to `echo go | plymeter uci` comes. */
static void talk_on(struct talk *talk)
{
    static struct lines lines = {.file = STDIN_FILENO};
    do {
        for (char *line; (line = next_line(&lines));)
            if (!obey(talk, line))
                return;
        if (lines.ended && thinking_is_open(&talk->thinking))
            thinking_end(&talk->thinking, true);
        if (fflush(stdout) != 0 || (lines.ended && !talk->thinking.goes_on))
            return;
        thinking_await_end(&talk->thinking);
        await_line_or_search(talk, &lines);
    } while (true);
}

/* --- the command line ------------------------------------------------------------------------------------------ */

/* The arguments, and the game if they name none. */
static bool read_cell_to_play(const struct protocol *protocol, const struct call *call, struct cell *cell)
{
    char game[40], **words = allocate((size_t)call->count + 1, sizeof *words);
    int count = 0;
    snprintf(game, sizeof game, "game=%s", protocol->game);
    if (!argument_value(call->arguments, call->count, "game"))
        words[count++] = game;
    for (int i = 0; i < call->count; i++)
        words[count++] = call->arguments[i];
    return arguments_read(words, count, cell);
}

int protocol_talk(const struct protocol *protocol, const struct call *call)
{
    const char *start = start_given(call->arguments, call->count);
    static struct talk talk;
    talk.thinking.protocol = protocol;
    if (start)
        return misused(call, "\"%s\" is for the program that asks to say, by its command position", start);
    if (!read_cell_to_play(protocol, call, &talk.cell))
        return EXIT_USAGE;
    warn_of_cell(&talk.cell);
    if (argument_value(call->arguments, call->count, "seconds"))
        talk.seconds = talk.cell.setting[LIMITS_PART][SECONDS].real;
    cell_change(&talk.cell, GAME_PART, "position")->text = copied("start");
    standing_find(&talk.cell, "", &talk.standing);
    if (talk.standing.error[0]) {
        fprintf(stderr, "plymeter: %s\n", talk.standing.error);
        return EXIT_CELLS_FAILED;
    }
    talk_on(&talk);
    thinking_end(&talk.thinking, false);
    thinking_await_end(&talk.thinking);
    return EXIT_FINE;
}
