#include "core/keep.h"

#include "core/allocate.h"

static struct kept {
    void *memory;
    struct kept *before;
} * last_kept;

void *keep(void *memory)
{
    struct kept *kept = allocate(1, sizeof *kept);
    *kept = (struct kept){memory, last_kept};
    last_kept = kept;
    return memory;
}

static struct open_text {
    FILE *out;
    char *text;
    size_t size;
    struct open_text *before;
} * open_texts;

FILE *text_open(void)
{
    struct open_text *text = allocate(1, sizeof *text);
    text->out = need(open_memstream(&text->text, &text->size));
    text->before = open_texts;
    open_texts = text;
    return text->out;
}

char *text_close(FILE *out)
{
    struct open_text **place = &open_texts;
    while ((*place)->out != out)
        place = &(*place)->before;
    struct open_text *closed = *place;
    *place = closed->before;
    fclose(out);
    char *text = keep(need(closed->text));
    free(closed);
    return text;
}

void *kept_last(void)
{
    return last_kept;
}

void release(void *last)
{
    while (last_kept != last) {
        struct kept *kept = last_kept;
        last_kept = kept->before;
        free(kept->memory);
        free(kept);
    }
}
