#include "run/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "process/clock.h"

static bool asked;

void progress_ask(void)
{
    asked = true;
}

static bool is_on_terminal(void)
{
    return isatty(STDERR_FILENO);
}

bool progress_wanted(void)
{
    return asked || is_on_terminal();
}

void progress_start(struct progress *progress, const char *name, int cells)
{
    *progress = (struct progress){
        .name = name, .cells = cells, .start = seconds_now(), .shown = -1, .terminal = is_on_terminal()};
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

void progress_step(struct progress *progress, bool failed)
{
    const double first_after = progress->terminal ? 2 : 10, again_after = progress->terminal ? 0.1 : 10;
    const double now = seconds_now(), elapsed = now - progress->start;
    progress->done++;
    progress->failed += failed;
    if (!progress_wanted() || elapsed < first_after || now - progress->shown < again_after)
        return;
    progress->shown = now;
    fprintf(stderr, "%s%s: %d of %d cells", progress->terminal ? "\r\033[K" : "", progress->name, progress->done,
            progress->cells);
    if (progress->failed)
        fprintf(stderr, ", %d failed", progress->failed);
    if (!progress->open)
        fprintf(stderr, ", %s to go", duration_text(elapsed * (progress->cells - progress->done) / progress->done));
    if (!progress->terminal)
        fputc('\n', stderr);
    fflush(stderr);
}

void progress_end(struct progress *progress)
{
    if (progress->terminal && progress->shown >= 0)
        fputs("\r\033[K", stderr);
}
