/*
 * Records of the Generic Game Server: a game on one or more lines, "(;GM[Othello]PC[GGS]...BO[8 ...]B[F5//2.1]W[d6]...;)".
 * https://skatgame.net/mburo/ggsa/ggf
 */
#ifndef OTHELLO_GGF_H
#define OTHELLO_GGF_H

/* The next "KEY[value" of a text, whose brackets become ends; false if there is none. */
static inline bool ggf_next(char **at, char **key, char **value)
{
    char *open = strchr(*at, '['), *close = open ? strchr(open, ']') : NULL;
    if (!close)
        return false;
    *key = *at + strspn(*at, " \t\n;(0123456789");
    *open = *close = '\0';
    *value = open + 1;
    *at = close + 1;
    return true;
}

/* "8 ---------------------------O*------*O--------------------------- *": its edge, its squares, and who moves. */
static inline void ggf_take_board(Record *record, const char *value)
{
    char cells[64], side = 0;
    int size = 0, count = 0;
    Text text = {record->position, record->position + POSITION_TEXT - 1};
    for (const char *at = value; *at; at++) {
        if (isdigit((unsigned char)*at) && !count && size < 100) {
            size = 10 * size + *at - '0';
        } else if (strchr("*O-", *at) && size != 8) {
            return record_wrong(record, value, "its board has %d squares along an edge, and not 8", size);
        } else if (strchr("*O-", *at) && count < 64) {
            cells[count++] = *at == '*' ? 'x' : *at == 'O' ? 'o' : '.';
        } else if (strchr("*O", *at)) {
            side = *at;
        } else if (!isspace((unsigned char)*at)) {
            return record_wrong(record, value, "expected a board, as in \"8 ---...--- *\"");
        }
    }
    if (count != 64 || !side)
        return record_wrong(record, value, "expected a board of 64 squares, and who moves");
    put_rows(&text, 8, 8, cells);
    put_side(&text, side == 'O');
}

/* "F5//2.1", "PA": what is behind a stroke is its value and its time. */
static inline void ggf_take_move(Record *record, const char *value)
{
    char name[RECORD_WORD] = "";
    for (int i = 0; value[i] && value[i] != '/' && i < RECORD_WORD - 1; i++)
        name[i] = (char)tolower((unsigned char)value[i]);
    const bool passes = strncmp(name, "pa", 2) == 0;
    record_move(record, value, passes ? "pass" : name, passes ? 4 : strlen(name));
}

/* "+12.000", for black; behind a colon how it ended otherwise than on the board, as in "-64.000:r". */
static inline void ggf_take_result(Record *record, const char *value)
{
    char *end;
    const double lead = strtod(value, &end);
    if (end == value || *end == ':')
        return;
    record->won = lead > 0 ? WON_BY_FIRST : lead < 0 ? WON_BY_SECOND : WON_BY_NOBODY;
}

static inline void read_ggf(Record *record)
{
    char *at = record->text, *key, *value;
    size_t length = strlen(at);
    while (length && isspace((unsigned char)at[length - 1]))
        length--;
    const bool whole = length && at[length - 1] == ')';
    record->nothing = !strstr(at, "(;");
    while (ggf_next(&at, &key, &value)) {
        if (strcmp(key, "GM") == 0 && strcasecmp(value, "othello") != 0)
            return record_wrong(record, value, "this is a game of %.20s", value);
        else if (strcmp(key, "TY") == 0 && strchr(value, 'a'))
            return record_wrong(record, value, "its type, %.10s, is that of anti-othello", value);
        else if (strcmp(key, "BO") == 0)
            ggf_take_board(record, value);
        else if (strcmp(key, "RE") == 0)
            ggf_take_result(record, value);
        else if (strcmp(key, "B") == 0 || strcmp(key, "W") == 0)
            ggf_take_move(record, value);
    }
    record->ended = whole;
    record->unfinished = whole ? NULL : "this game is cut off: it has no \";)\"";
}

/* The next place of this, or the end. */
static inline const char *ggf_find(const char *at, const char *end, const char *what)
{
    while (at < end && !text_begins(at, end, what))
        at++;
    return at;
}

/* Whether it has begun is noted.  Both games of a match of two may be on one line. */
static inline LineOfGame line_of_ggf(const char *line, const char *end, int *state)
{
    const char *begins = ggf_find(line, end, "(;"), *ends = ggf_find(*state ? line : begins, end, ";)");
    if (*state && begins < ends)
        return ENDS_BEFORE;
    const char *another = ggf_find(ends, end, "(;");
    *state = another < end ? (int)(another - line) : *state || begins < end;
    return another < end ? ENDS_INSIDE : ends < end ? ENDS_WITH : GOES_ON;
}

/* A match of two games at once has how many they are before it: "1 (;GM[Othello]...". */
static inline bool tells_ggf(const char *text, const char *end)
{
    while (text < end && (isdigit((unsigned char)*text) || *text == ' '))
        text++;
    return text_begins(text, end, "(;GM[Othello]");
}

static const Format ggf = {.name = "ggf",
                           .title = "GGF",
                           .about = "games of the server GGS and of programs",
                           .tells = tells_ggf,
                           .line = line_of_ggf,
                           .read = read_ggf};

#endif
