#include "show/caption.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/file.h"
#include "base/fresh.h"
#include "run/stamp.h"
#include "base/path.h"

bool caption_may_replace(const char *figure)
{
    static const char *const endings[] = {".svg", ".pdf", ".png", ".eps", ".tex"};
    char *caption = with_ending(figure, ".caption.tex");
    bool good = access(caption, F_OK) != 0;
    for (size_t i = 0; i < sizeof endings / sizeof *endings && !good; i++) {
        char *other = with_ending(figure, endings[i]);
        good = access(other, F_OK) == 0 && stamp_is_on(other);
        free(other);
    }
    if (!good)
        fprintf(stderr, "%s: no figure beside it shows that plymeter wrote it; move it, or choose another name\n",
                caption);
    free(caption);
    return good;
}

bool caption_write(const char *figure, const char *file)
{
    size_t size;
    char *text = file_read(file, &size), *caption = with_ending(figure, ".caption.tex");
    const bool good = text ? fresh_write(caption, FRESH_ANY, text, size) : file_complain(file);
    free(caption);
    free(text);
    return good;
}
