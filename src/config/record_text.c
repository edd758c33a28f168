#include "config/record_text.h"

#include <strings.h>

/* --- words ------------------------------------------------------------------------------------------------------ */

/* What goes on from one line to the next. */
enum { TAGS = 1, MOVES = 2, BRACE = 4, ROUND = 8 }; /* ROUND: as many as it is times that */

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

static bool is_any_of(const char *word, size_t length, const char *const *list)
{
    for (; *list; list++)
        if (strlen(*list) == length && memcmp(word, *list, length) == 0)
            return true;
    return false;
}

/* Draughts' results count two points a win.  The last three end what is said to engines in USI. */
static bool is_result(const char *word, size_t length)
{
    static const char *const results[] = {"1-0", "0-1", "1/2-1/2", "1/2", "\u00bd-\u00bd", "*", "2-0",
                                          "1-1", "0-2", "resign",  "win", "draw",          NULL};
    return is_any_of(word, length, results);
}

/* Past what stands between words: a remark goes to its brace or to the end of the line, a variation to the bracket of its
 * own; NULL at the end of the line. */
static const char *pass_remarks(const char *at, const char *end, int *state)
{
    while (at < end) {
        const char *brace = *state & BRACE ? memchr(at, '}', (size_t)(end - at)) : NULL;
        if (*state & BRACE && !brace)
            return NULL;
        if (*state & BRACE) {
            *state &= ~BRACE;
            at = brace + 1;
        } else if (*at == ';') {
            return NULL;
        } else if (*at == '{') {
            *state |= BRACE;
            at++;
        } else if (*at == '(' || (*at == ')' && *state >= ROUND)) {
            *state += *at++ == '(' ? ROUND : -ROUND;
        } else if (is_blank(*at) || *state >= ROUND) {
            at++;
        } else {
            return at;
        }
    }
    return NULL;
}

/* The next word that is none of a remark or a variation, and its length; NULL: the line has no more. */
static const char *next_word(const char **at, const char *end, int *state, size_t *length)
{
    const char *word = pass_remarks(*at, end, state), *stop = word;
    while (stop && stop < end && !is_blank(*stop) && *stop != '{' && *stop != ';')
        stop++;
    *at = stop;
    *length = (size_t)(stop - word);
    return word;
}

/* If a tag begins there, [Event "x"], behind it and what blanks follow; otherwise NULL. */
static const char *behind_tag(const char *at, const char *end)
{
    if (at == end || *at != '[')
        return NULL;
    bool quoted = false;
    for (at++; at < end && (quoted || *at != ']'); at++)
        if (*at == '"' && at[-1] != '\\')
            quoted = !quoted;
    at += at < end;
    while (at < end && is_blank(*at))
        at++;
    return at;
}

/* --- where a game ends ------------------------------------------------------------------------------------------ */

/* Remarks that have no end are those of one game. */
static LineOfGame line_of_pgn(const char *line, const char *end, int *state)
{
    const char *at = line, *word, *next;
    size_t length;
    while (at < end && is_blank(*at))
        at++;
    if (*state & BRACE ? text_begins(at, end, "[Event \"") : at < end && *at == '[') {
        if (*state & ~TAGS)
            return ENDS_BEFORE;
        *state |= TAGS;
    }
    if (line < end && *line == '%')
        return GOES_ON;
    while (*state <= TAGS && (next = behind_tag(at, end)))
        at = next;
    bool over = false;
    while (at && (word = next_word(&at, end, state, &length))) {
        *state |= MOVES;
        over = is_result(word, length);
    }
    return over && *state < BRACE ? ENDS_WITH : GOES_ON;
}

/* Without tags before it a line is a game. */
static LineOfGame line_of_lines(const char *line, const char *end, int *state)
{
    while (line < end && is_blank(*line))
        line++;
    return *state == 0 && (line == end || *line != '[') ? ENDS_WITH : line_of_pgn(line, end, state);
}

/* --- moves ------------------------------------------------------------------------------------------------------ */

/* Moves that have no blanks between them, if the whole word is such ones. */
static bool add_joined(Record *record, const char *word, size_t length)
{
    char name[RECORD_WORD];
    const char *at = word, *end = word + length;
    int taken;
    while (at < end && (taken = record->joined(at, name)) > 0 && taken <= end - at)
        at += taken;
    if (at < end)
        return false;
    for (at = word; at < end; at += taken) {
        taken = record->joined(at, name);
        record_move(record, at, name, strlen(name));
    }
    return true;
}

/* "34-30", in games whose moves have no numbers with a line between them. */
static bool is_points(const char *word, size_t length)
{
    const char *line = memchr(word, '-', length);
    for (size_t i = 0; i < length; i++)
        if (!isdigit((unsigned char)word[i]) && word + i != line)
            return false;
    return line && line > word && line < word + length - 1;
}

/* What solvers write behind such moves: "+12", "-1". */
static bool is_score(const char *word, size_t length)
{
    const size_t sign = length > 0 && strchr("+-", *word) ? 1 : 0;
    for (size_t i = sign; i < length; i++)
        if (!isdigit((unsigned char)word[i]))
            return false;
    return length > sign && length < sign + 4;
}

/* Of "12.", "12...", "12.e4" and "...e5" how much is a number. */
static size_t number_length(const char *word, size_t length)
{
    size_t digits = 0, dots = 0;
    while (digits < length && isdigit((unsigned char)word[digits]))
        digits++;
    while (digits + dots < length && word[digits + dots] == '.')
        dots++;
    return dots ? digits + dots : 0;
}

/* Without the opinions on a move: "8-11!", "8-11*", "Nf3$1", "Qh4 #". */
static size_t without_marks(const char *word, size_t length)
{
    static const char *const alone[] = {"+",   "++", "#",  "=",    "+-", "-+", "+/-",
                                        "-/+", "+=", "=+", "e.p.", "ep", NULL};
    const char *number = memchr(word, '$', length);
    if (number)
        length = (size_t)(number - word);
    while (length && strchr("!?*", word[length - 1]))
        length--;
    return is_any_of(word, length, alone) ? 0 : length;
}

static void take_word(Record *record, const char *word, size_t length)
{
    if (record->ended)
        return record_wrong(record, word, "this comes after the result of a game");
    if (is_result(word, length) || (record->joined && is_points(word, length))) {
        record->ended = true;
        record->unfinished = *word == '*' ? "this game is not over: its result is *" : NULL;
        return;
    }
    const size_t number = number_length(word, length);
    word += number;
    length = without_marks(word, length - number);
    if (length == 0)
        return;
    const bool joined = record->joined && record->count > 1 && !is_blank(record->move[1].at[-1]);
    if (joined && is_score(word, length))
        record->ended = true;
    else if (!record->joined || !add_joined(record, word, length))
        record_move(record, word, word, length);
}

static void take_words(Record *record, const char *line, const char *end, int *state)
{
    const char *at = line, *word;
    size_t length;
    while (at && (word = next_word(&at, end, state, &length)))
        take_word(record, word, length);
}

/* --- a line ----------------------------------------------------------------------------------------------------- */

/* If the line goes on with this word, behind that; otherwise NULL. */
static char *behind(char *at, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(at, word, length) != 0 || (at[length] && !is_blank(at[length])))
        return NULL;
    for (at += length; is_blank(*at); at++)
        ;
    return at;
}

/* Up to the word "moves", or to the end. */
static char *take_notation(Record *record, char *at)
{
    char *stop = at, *word = at, *moves = NULL;
    while (*word && !(moves = behind(word, "moves"))) {
        while (*word && !is_blank(*word))
            word++;
        stop = word;
        while (is_blank(*word))
            word++;
    }
    if (stop - at >= POSITION_TEXT)
        return record_wrong(record, at, "this is no position: it is too long"), word + strlen(word);
    snprintf(record->position, sizeof record->position, "%.*s", (int)(stop - at), at);
    return moves ? moves : word;
}

/* "position startpos moves", "startpos moves", "position fen ... moves" and the like; returns where the moves begin. */
static char *take_position(Record *record, char *at)
{
    static const char *const notations[] = {"fen", "sfen"};
    char *rest = behind(at, "position"), *moves;
    const bool said = rest;
    at = said ? rest : at;
    if ((rest = behind(at, "startpos")) || (said && (rest = behind(at, "start"))))
        return (moves = behind(rest, "moves")) ? moves : rest;
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++)
        if ((rest = behind(at, notations[i])))
            return take_notation(record, rest);
    return said ? take_notation(record, at) : at;
}

/* A remark begins with a word, so that Qxf7# is none. */
static void remove_remark(char *line)
{
    for (char *at = line; (at = strchr(at, '#')); at++)
        if (at == line || is_blank(at[-1])) {
            *at = '\0';
            return;
        }
}

/* A word that the file ends with may have been longer. */
static void cut_off(Record *record, bool at_word)
{
    record->count -= at_word && record->count > 0;
    record->unfinished = "this game is cut off: its last line has no end";
}

static void read_line(Record *record)
{
    char *text = record->text, *at = text, *stop = text + record->size;
    const bool whole = stop > text && stop[-1] == '\n';
    int state = 0;
    if (whole)
        stop[-1] = '\0';
    remove_remark(text);
    while (is_blank(*at))
        at++;
    record->nothing = !*at;
    at = take_position(record, at);
    const char *end = at + strlen(at);
    take_words(record, at, end, &state);
    if (state & BRACE)
        record_wrong(record, text, "this game has a remark without an end");
    if (!record->nothing && !whole && !record->ended)
        cut_off(record, end > text && !is_blank(end[-1]));
}

/* --- lines with tags before them --------------------------------------------------------------------------------- */

/* [FEN "..."]; other tags say nothing of where a game starts. */
static void take_tag(Record *record, const char *line, const char *end)
{
    const char *value = memchr(line, '"', (size_t)(end - line)), *stop = end;
    while (value && stop > value && *stop != '"')
        stop--;
    if (!value || stop == value || (strncasecmp(line, "[FEN ", 5) != 0 && strncasecmp(line, "[SFEN ", 6) != 0))
        return;
    if (stop - value > POSITION_TEXT)
        return record_wrong(record, line, "this is no position: it is too long");
    snprintf(record->position, sizeof record->position, "%.*s", (int)(stop - value - 1), value + 1);
}

/* [Result "34-30"]: some write it there alone. */
static bool tells_result(const char *tag, const char *end)
{
    static const char begins[] = "[Result \"";
    return text_begins(tag, end, begins) && !strchr("*?\"", tag[strlen(begins)]);
}

static void read_pgn(Record *record)
{
    int state = 0;
    bool tags = false, told = false;
    for (char *line = record->text, *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        const char *at = line, *next;
        while (at < end && is_blank(*at))
            at++;
        for (; !state && (next = behind_tag(at, end)); at = next) {
            take_tag(record, at, next);
            told |= tells_result(at, next);
            tags = true;
        }
        if (*line != '%')
            take_words(record, at, end, &state);
    }
    record->nothing = !tags && !record->count && !record->ended;
    if (state & BRACE)
        record_wrong(record, record->text, "this game has a remark without an end");
    else if (state >= ROUND)
        record_wrong(record, record->text, "this game has a variation without an end");
    record->ended |= told && record->size && record->text[record->size - 1] == '\n';
    if (!record->ended)
        record->unfinished = "this game is cut off: it has no result";
}

static void read_lines(Record *record)
{
    const char *at = record->text;
    while (is_blank(*at))
        at++;
    (*at == '[' ? read_pgn : read_line)(record);
}

/* --- what is which ----------------------------------------------------------------------------------------------- */

/* Tags, or remarks before the first move, or a line that goes on with move 2. */
static bool tells_pgn(const char *text, const char *end)
{
    if (text < end && strchr("[{%;", *text))
        return true;
    int lines = 0;
    for (const char *line = text; line && line < end && lines < 20; lines++) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        const size_t length = (size_t)((stop ? stop : end) - line);
        if (number_length(line, length) && *line != '1' && isdigit((unsigned char)*line))
            return true;
        line = stop ? stop + 1 : NULL;
    }
    return false;
}

static bool tells_nothing(const char *text, const char *end)
{
    (void)text;
    (void)end;
    return false;
}

static bool tells_lines(const char *text, const char *end)
{
    (void)text;
    (void)end;
    return true;
}

const Format record_pgn = {.name = "pgn",
                           .title = "PGN",
                           .about = "remarks and variations are left out",
                           .tells = tells_pgn,
                           .line = line_of_pgn,
                           .read = read_pgn};
const Format record_pdn = {.name = "pdn",
                           .title = "PDN",
                           .about = "PGN of draughts",
                           .tells = tells_nothing,
                           .line = line_of_pgn,
                           .read = read_pgn};
const Format record_lines = {.name = "lines",
                             .title = "lines of moves",
                             .about = "a game each, as engines are told them",
                             .tells = tells_lines,
                             .line = line_of_lines,
                             .read = read_lines};
