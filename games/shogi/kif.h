/*
 * Records as Japanese programs write them: a line a move, "   1 ７六歩(77)   ( 0:01/00:00:01)", in UTF-8 or in CP932, the
 * Shift_JIS of Windows.  http://kakinoki.o.oo7.jp/kif_format.html
 *
 * Each move says where it comes from, so that no position is needed to write it as USI does.
 */
#ifndef SHOGI_KIF_H
#define SHOGI_KIF_H

#include <iconv.h>

/* A word, and what it stands for. */
typedef struct {
    const char *word, *means;
} KifWord;

/* The longer ones first. */
static const KifWord kif_pieces[] = {
    {"\u6210\u9280", "S"}, /* nari-gin */
    {"\u6210\u6842", "N"}, /* nari-kei */
    {"\u6210\u9999", "L"}, /* nari-kyo */
    {"\u6b69", "P"},       /* fu */
    {"\u3068", "P"},       /* to */
    {"\u9999", "L"},       /* kyo */
    {"\u674f", "L"},       /* promoted */
    {"\u6842", "N"},       /* kei */
    {"\u572d", "N"},       /* promoted */
    {"\u9280", "S"},       /* gin */
    {"\u5168", "S"},       /* promoted */
    {"\u91d1", "G"},       /* kin */
    {"\u89d2", "B"},       /* kaku */
    {"\u99ac", "B"},       /* uma */
    {"\u98db", "R"},       /* hi */
    {"\u9f8d", "R"},       /* ryu */
    {"\u7adc", "R"},       /* ryu */
    {"\u7389", "K"},       /* gyoku */
    {"\u738b", "K"},       /* o */
    {NULL, NULL},
};

static const KifWord kif_files[] = {
    {"\uff11", "1"}, {"\uff12", "2"}, {"\uff13", "3"}, {"\uff14", "4"}, {"\uff15", "5"},
    {"\uff16", "6"}, {"\uff17", "7"}, {"\uff18", "8"}, {"\uff19", "9"}, {"1", "1"},
    {"2", "2"},      {"3", "3"},      {"4", "4"},      {"5", "5"},      {"6", "6"},
    {"7", "7"},      {"8", "8"},      {"9", "9"},      {NULL, NULL},
};

static const KifWord kif_ranks[] = {
    {"\u4e00", "a"}, {"\u4e8c", "b"}, {"\u4e09", "c"}, {"\u56db", "d"}, {"\u4e94", "e"},
    {"\u516d", "f"}, {"\u4e03", "g"}, {"\u516b", "h"}, {"\u4e5d", "i"}, {"1", "a"},
    {"2", "b"},      {"3", "c"},      {"4", "d"},      {"5", "e"},      {"6", "f"},
    {"7", "g"},      {"8", "h"},      {"9", "i"},      {NULL, NULL},
};

static const char kif_same[] = "\u540c", kif_drop[] = "\u6253", kif_promotes[] = "\u6210",
                  kif_not[] = "\u4e0d\u6210";
static const char kif_broken_off[] = "\u4e2d\u65ad", kif_sealed[] = "\u5c01\u3058\u624b",
                  kif_variation[] = "\u5909\u5316", kif_even[] = "\u5e73\u624b";
static const char kif_start[] = "\u624b\u5408\u5272", kif_colon[] = "\uff1a", kif_wide[] = "\u3000";

/* The same, and others, as they are in CP932. */
static const char kif_old_start[] = "\x8e\xe8\x8d\x87\x8a\x84", kif_old_colon[] = "\x81\x46";
static const char kif_old_variation[] = "\x95\xcf\x89\xbb";
static const char kif_table[] = "\u624b\u6570----", kif_old_table[] = "\x8e\xe8\x90\x94----";

/* If the text goes on with this, move behind it. */
static inline bool kif_passes(char **at, const char *word)
{
    const size_t length = strlen(word);
    const bool there = strncmp(*at, word, length) == 0;
    *at += there ? length : 0;
    return there;
}

/* What the word there stands for, 0 if there is none. */
static inline char kif_read(char **at, const KifWord *words)
{
    for (; words->word; words++)
        if (kif_passes(at, words->word))
            return *words->means;
    return 0;
}

static inline void kif_pass_blanks(char **at)
{
    while (**at == ' ' || **at == '\t' || strncmp(*at, kif_wide, strlen(kif_wide)) == 0)
        *at += **at == ' ' || **at == '\t' ? 1 : strlen(kif_wide);
}

/* --- moves ------------------------------------------------------------------------------------------------------ */

/* "７六歩(77)", "同　銀成(31)", "５五角打"; `to` is where the last move went. */
static inline bool kif_take_move(Record *record, char *at, char to[2])
{
    const char *start = at;
    if (!kif_passes(&at, kif_same)) {
        const char file = kif_read(&at, kif_files), rank = file ? kif_read(&at, kif_ranks) : 0;
        if (!rank)
            return false;
        to[0] = file;
        to[1] = rank;
    }
    kif_pass_blanks(&at);
    const char piece = kif_read(&at, kif_pieces);
    const bool promotes = piece && !kif_passes(&at, kif_not) && kif_passes(&at, kif_promotes);
    char word[8] = {piece, '*', to[0], to[1]};
    if (!piece || !to[0])
        return false;
    if (!kif_passes(&at, kif_drop)) {
        if (at[0] != '(' || at[1] < '1' || at[1] > '9' || at[2] < '1' || at[2] > '9' || at[3] != ')')
            return false;
        word[0] = at[1];
        word[1] = (char)(at[2] - '1' + 'a');
        word[4] = promotes ? '+' : '\0';
    }
    record_move(record, start, word, strlen(word));
    return true;
}

/* What stands behind a number at the beginning of a line: a move, or how the game ended. */
static inline void kif_take_numbered(Record *record, char *at, char to[2])
{
    static const KifWord ends[] = {
        {"\u6295\u4e86", "%"},             /* toryo, resigns */
        {"\u5343\u65e5\u624b", "%"},       /* sennichite, repetition */
        {"\u6301\u5c06\u68cb", "%"},       /* jishogi, impasse */
        {"\u8a70\u307f", "%"},             /* tsumi, mate */
        {"\u4e0d\u8a70", "%"},             /* fuzumi, no mate */
        {"\u5207\u308c\u8ca0\u3051", "%"}, /* kiremake, out of time */
        {"\u53cd\u5247", "%"},             /* hansoku, against the rules */
        {"\u5165\u7389\u52dd\u3061", "%"}, /* nyugyoku-gachi, entered */
        {"\u4e0d\u6226", "%"},             /* fusen, by default */
        {NULL, NULL},
    };
    const char *start = at;
    if (kif_read(&at, ends))
        record->ended = true;
    else if (kif_passes(&at, kif_broken_off) || kif_passes(&at, kif_sealed))
        record->unfinished = "this game is not over: it was broken off";
    else if (!kif_take_move(record, at, to))
        record_wrong(record, start, "expected a move, such as \"\uff17\u516d\u6b69(77)\", not \"%.30s\"", start);
}

/* --- a record --------------------------------------------------------------------------------------------------- */

static inline bool is_utf8(const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at;) {
        const int more = *at < 0x80 ? 0 : *at >= 0xc2 && *at < 0xe0 ? 1 : *at >= 0xe0 && *at < 0xf0 ? 2 : -1;
        at++;
        for (int i = 0; i < more; i++, at++)
            if ((*at & 0xc0) != 0x80)
                return false;
        if (more < 0)
            return false;
    }
    return true;
}

/* False if it is neither. */
static inline bool kif_convert(Record *record)
{
    static char converted[1 << 18];
    if (is_utf8(record->text))
        return true;
    const iconv_t conversion = iconv_open("UTF-8", "CP932");
    if (conversion == (iconv_t)-1)
        return false;
    char *in = record->text, *out = converted;
    size_t left = record->size, room = sizeof converted - 1;
    const bool good = iconv(conversion, &in, &left, &out, &room) != (size_t)-1;
    iconv_close(conversion);
    *out = '\0';
    record->text = converted;
    record->size = (size_t)(out - converted);
    return good;
}

static inline void kif_take_header(Record *record, char *line)
{
    char *value = line + strlen(kif_start);
    if (*line == '|')
        return record_wrong(record, line, "this game starts from a diagram, and not from the start of even games");
    if (!kif_passes(&line, kif_start) || !(kif_passes(&value, kif_colon) || kif_passes(&value, ":")))
        return;
    kif_pass_blanks(&value);
    if (!kif_passes(&value, kif_even))
        record_wrong(record, value, "this game has a handicap, \"%.60s\": only even ones are read", value);
}

/* Variations come behind the game, and are left out. */
static inline void read_kif(Record *record)
{
    char to[2] = "";
    bool begun = false;
    if (!kif_convert(record))
        return record_wrong(record, NULL, "its letters are neither UTF-8 nor CP932");
    for (char *line = record->text, *next; line && !record->ended && !record->unfinished; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        char *at = line;
        kif_pass_blanks(&at);
        if (strncmp(at, kif_variation, strlen(kif_variation)) == 0)
            break;
        begun |= *at && !strchr("#*&", *at);
        const size_t digits = strspn(at, "0123456789");
        if (!digits || strchr("*#&", *line)) {
            kif_take_header(record, line);
            continue;
        }
        at += digits;
        kif_pass_blanks(&at);
        kif_take_numbered(record, at, to);
    }
    record->nothing = !begun;
}

/* Behind its moves another game begins with a line that names something. */
static inline LineOfGame line_of_kif(const char *line, const char *end, int *state)
{
    const char *at = line;
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    if (at == end || strchr("*&", *at))
        return GOES_ON;
    const bool numbered = isdigit((unsigned char)*at),
               title = text_begins(at, end, "# KIF") || text_begins(at, end, "#KIF");
    const bool variation = text_begins(at, end, kif_variation) || text_begins(at, end, kif_old_variation);
    if (*state && !numbered && !variation &&
        (title || (*at != '#' && (text_has(line, end, kif_colon) || text_has(line, end, kif_old_colon)))))
        return ENDS_BEFORE;
    *state |= numbered;
    return GOES_ON;
}

static inline bool tells_kif(const char *text, const char *end)
{
    static const char *const first[] = {"# KIF", "#KIF", kif_start, kif_old_start, kif_table, kif_old_table};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        if (any_line_begins(text, end, first[i]))
            return true;
    return false;
}

static const Format kif = {.name = "kif",
                           .title = "KIF",
                           .about = "in UTF-8 or CP932; variations are left out, and games with a handicap",
                           .tells = tells_kif,
                           .line = line_of_kif,
                           .read = read_kif};

#endif
