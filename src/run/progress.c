#include "run/progress.h"

#include <stdio.h>
#include <string.h>

#include "base/terminal.h"
#include "base/clock.h"
#include "base/memory.h"
#include "base/text.h"
#include "parts/columns.h"

enum { USUAL_COLUMNS = 80, LEAST_BAR = 10, MOST_BAR = 26, LEAST_NAME = 12 };

static bool asked;

void progress_ask(void)
{
    asked = true;
}

bool progress_wanted(void)
{
    return asked || obeys_sequences(stderr);
}

void progress_start(struct progress *progress, const char *name, int cells)
{
    *progress = (struct progress){
        .name = name, .cells = cells, .start = seconds_now(), .shown = -1, .terminal = obeys_sequences(stderr)};
}

const char *duration_text(double seconds)
{
    static char text[40];
    const long long whole = seconds < 1e15 ? (long long)(seconds + 0.5) : 0;
    if (seconds >= 1e15)
        snprintf(text, sizeof text, "ages");
    else if (whole < 60)
        snprintf(text, sizeof text, "%lld s", whole);
    else if (whole < 3600)
        snprintf(text, sizeof text, "%lld min %lld s", whole / 60, whole % 60);
    else
        snprintf(text, sizeof text, "%lld h %lld min", whole / 3600, whole / 60 % 60);
    return text;
}

/* --- the line ----------------------------------------------------------------------------------------------------- */

/* "120 of 300 cells, 2 failed, 3.2/s, 56 s to go" */
static char *said(const struct progress *progress, double elapsed, bool rate)
{
    static const char *const units[] = {"s", "min", "h"};
    double pace = progress->done / elapsed;
    int unit = 0;
    FILE *out = text_open();
    for (; unit < 2 && pace < 1; unit++)
        pace *= 60;
    fprintf(out, "%d of %d cells", progress->done, progress->cells);
    if (progress->failed)
        fprintf(out, ", %d failed", progress->failed);
    if (rate)
        fprintf(out, ", %.*f/%s", pace < 10, pace, units[unit]);
    if (!progress->open)
        fprintf(out, ", %s to go", duration_text(elapsed * (progress->cells - progress->done) / progress->done));
    return text_close(out);
}

static void write_bar(FILE *out, const struct progress *progress, int columns)
{
    const char *bar = bar_text((double)progress->done / progress->cells, columns - 2, false);
    fprintf(out, "[%s%*s] ", bar, columns - 2 - utf8_width(bar, strlen(bar)), "");
}

/* Where there is no room for all, first the bar is shorter, then the name, which loses its beginning; then there is no name, no pace,
 * and no bar.  What may grow has no share that is done. */
char *progress_line(const struct progress *progress, double elapsed, int columns)
{
    const char *tail = said(progress, elapsed, true);
    const int name = (int)strlen(progress->name), least = progress->open ? 0 : LEAST_BAR + 1;
    if ((int)strlen(tail) + least > columns)
        tail = said(progress, elapsed, false);
    int room = columns - (int)strlen(tail);
    FILE *out = text_open();
    if (room - least >= 2 + (name < LEAST_NAME ? name : LEAST_NAME)) {
        const int kept = name + 2 <= room - least ? name : room - least - 2;
        const char *end = progress->name + name - kept;
        while (utf8_continues(*end))
            end++;
        fprintf(out, "%s: ", end);
        room -= kept + 2;
    }
    if (!progress->open && room >= least)
        write_bar(out, progress, (room > MOST_BAR ? MOST_BAR + 1 : room) - 1);
    fputs(tail, out);
    return text_close(out);
}

void progress_step(struct progress *progress, bool failed)
{
    const double first_after = progress->terminal ? 2 : 10, again_after = progress->terminal ? 0.1 : 10;
    const double now = seconds_now(), elapsed = now - progress->start;
    progress->done++;
    progress->failed += failed;
    if (!progress_wanted() || elapsed < first_after || now - progress->shown < again_after)
        return;
    void *mark = memory_mark();
    const int columns = terminal_columns(stderr);
    progress->shown = now;
    if (progress->terminal)
        fprintf(stderr, "\r\033[K%s", progress_line(progress, elapsed, (columns ? columns : USUAL_COLUMNS) - 1));
    else
        fprintf(stderr, "%s: %s\n", progress->name, said(progress, elapsed, true));
    fflush(stderr);
    memory_release(mark);
}

void progress_end(struct progress *progress)
{
    if (progress->terminal && progress->shown >= 0)
        fputs("\r\033[K", stderr);
}

void progress_tell(struct progress *progress, const char *words, const struct ending *ending,
                   const struct cell *cell)
{
    progress_end(progress);
    fprintf(stderr, "%s%s", words, status_name[ending->status]);
    if (ending->message[0])
        fprintf(stderr, " (%s)", ending->message);
    fputs(": ", stderr);
    cell_write(stderr, cell);
    fputc('\n', stderr);
}

void report_repeated(const struct experiment *experiment)
{
    if (experiment->repeated)
        fprintf(stderr, "%s: %d cells are described more than once and run once\n", experiment->path,
                experiment->repeated);
}

void report_cells(const struct experiment *experiment, int cells)
{
    const int references = experiment->total - experiment->count;
    fprintf(stderr, "%d cells", cells - references);
    if (references > 0)
        fprintf(stderr, " and %d reference%s", references, references > 1 ? "s" : "");
}

void report_result(const char *name, const struct experiment *experiment, int needed, int done, const char *how,
                   const int ended[STATUSES], int ahead)
{
    const int needless = experiment->total - needed;
    fprintf(stderr, "%s: ", name);
    report_cells(experiment, needed);
    fprintf(stderr, ", %d of them %s now", done, how);
    for (int status = UNFINISHED; status < STATUSES; status++)
        if (ended[status])
            fprintf(stderr, "; %d ended by %s", ended[status], status_name[status]);
    if (needless > 0)
        fprintf(stderr, "; %d not needed, %s", needless,
                experiment->tune.wanted ? "their settings were left behind"
                                        : "a test was decided before, or their position recurs");
    if (ahead > 0)
        fprintf(stderr, ", though %d of these were run now", ahead);
    fputc('\n', stderr);
}
