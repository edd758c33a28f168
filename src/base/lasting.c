#include "base/lasting.h"

#include "base/allocate.h"

static void **list;
static size_t count;

void *lasting(void *memory)
{
    list = grow(list, count, sizeof *list);
    return list[count++] = memory;
}

size_t lasting_count(void)
{
    return count;
}

void lasting_release(size_t since)
{
    while (count > since)
        free(list[--count]);
}

/* --- texts -------------------------------------------------------------------------------------------------- */

static struct open_text {
    FILE *out;
    char *text;
    size_t size;
    struct open_text *other;
} * open_texts;

FILE *text_open(void)
{
    struct open_text *one = allocate(1, sizeof *one);
    one->out = need(open_memstream(&one->text, &one->size));
    one->other = open_texts;
    open_texts = one;
    return one->out;
}

char *text_close(FILE *out)
{
    struct open_text **link = &open_texts;
    while ((*link)->out != out)
        link = &(*link)->other;
    struct open_text *one = *link;
    fclose(out);
    char *text = need(one->text);
    *link = one->other;
    free(one);
    return text;
}

char *vprinted(const char *format, va_list arguments)
{
    FILE *out = text_open();
    vfprintf(out, format, arguments);
    return text_close(out);
}

char *printed(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    return text;
}
