/* Moves without blanks between them, as transcripts have them: "f5d6c3D3". */
#ifndef OTHELLO_TRANSCRIPT_H
#define OTHELLO_TRANSCRIPT_H

/* A square, or one of the ways to write a pass. */
static inline int joined(const char *text, char name[RECORD_WORD])
{
    static const char *const passes[] = {"pass", "pa", "ps", "--", NULL};
    for (const char *const *pass = passes; *pass; pass++)
        if (strncasecmp(text, *pass, strlen(*pass)) == 0) {
            memcpy(name, "pass", sizeof "pass");
            return (int)strlen(*pass);
        }
    const int column = tolower((unsigned char)text[0]);
    if (column < 'a' || column > 'h' || text[1] < '1' || text[1] > '8')
        return 0;
    snprintf(name, RECORD_WORD, "%c%c", column, text[1]);
    return 2;
}

#endif
