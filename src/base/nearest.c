#include "base/nearest.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 63 };

int find_word(const char *word, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

static int least(int a, int b, int c)
{
    const int ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* V. Levenshtein 1965: insertions, deletions and replacements, one row of the table at a time. */
static int edits(const char *from, const char *to)
{
    const int width = (int)strlen(to);
    int row[LONGEST + 1];
    if (width > LONGEST || strlen(from) > LONGEST)
        return LONGEST;
    for (int j = 0; j <= width; j++)
        row[j] = j;
    for (int i = 1; from[i - 1]; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= width; j++) {
            const int above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (from[i - 1] != to[j - 1]));
            diagonal = above;
        }
    }
    return row[width];
}

const char *nearest(const char *word, const char *const *words, int count)
{
    const char *best = NULL;
    int fewest = LONGEST;
    for (int i = 0; i < count; i++) {
        const int needed = edits(word, words[i]);
        if (needed < fewest && 2 * needed <= (int)strlen(words[i])) {
            fewest = needed;
            best = words[i];
        }
    }
    return best;
}

const char *suggestion(const char *word, const char *const *words, int count)
{
    static char text[LONGEST + 32];
    const char *near = nearest(word, words, count);
    text[0] = '\0';
    if (near)
        snprintf(text, sizeof text, "; did you mean \"%s\"?", near);
    return text;
}
