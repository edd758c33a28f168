#include "base/bar.h"

#include <math.h>
#include <stdio.h>

#include "base/lasting.h"
#include "base/utf8.h"

/* So many eighths of a column, filled from the left, in UTF-8: U+2588 is all of it, U+258F one. */
static void put_blocks(FILE *out, long eighths)
{
    for (; eighths > 0; eighths -= 8)
        fprintf(out, "\xE2\x96%c", (char)(0x90 - (eighths < 8 ? eighths : 8)));
}

static void put_times(FILE *out, const char *text, long times)
{
    while (times-- > 0)
        fputs(text, out);
}

/* Blocks are filled from the left, so that a bar to the left has whole ones. */
char *bar_text(double share, int columns, bool below)
{
    const bool blocks = utf8_is_shown();
    const int before = below ? columns / 2 : 0;
    const long whole = isnan(share) ? 0 : lround(fabs(share) * (columns - before));
    const long eighths = isnan(share) ? 0 : lround(8 * fabs(share) * (columns - before));
    const long blanks = share < 0 ? before - whole : before;
    FILE *out = text_open();
    put_times(out, " ", isnan(share) ? 0 : blanks);
    if (blocks)
        put_blocks(out, share < 0 ? 8 * whole : eighths == 0 && share > 0 ? 1 : eighths);
    else
        put_times(out, "#", whole);
    return text_close(out);
}
