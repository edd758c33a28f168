#include "page/page.h"

#include <string.h>

#include "core/allocate.h"
#include "core/texts.h"
#include "core/version.h"
#include "page/html.h"

/* Scripts and styles are those of the template alone, known by their sums; images are in the page itself. */
static void write_policy(FILE *out)
{
    fputs("default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src ", out);
    html_hash(out, text_looks);
    fputs("; script-src ", out);
    html_hash(out, text_moves);
}

/* What stands in the place of {name}. */
static void write_place(FILE *out, const struct page *page, const char *name)
{
    const struct {
        const char *name, *text;
    } places[] = {{"kind", page->kind}, {"looks", text_looks},        {"moves", text_moves},
                  {"lead", page->lead}, {"contents", page->contents}, {"front", page->front},
                  {"body", page->body}, {"said", page->said}};
    if (strcmp(name, "policy") == 0)
        write_policy(out);
    else if (strcmp(name, "program") == 0)
        html_print(out, "plymeter %s", version);
    else if (strcmp(name, "title") == 0)
        html_text(out, page->title);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strcmp(name, places[i].name) == 0)
            fputs(places[i].text, out);
}

void page_write(FILE *out, const struct page *page)
{
    char name[20];
    for (const char *at = text_page; *at; at++) {
        int length = 0;
        if (sscanf(at, "{%19[a-z]}%n", name, &length) == 1 && length > 0) {
            write_place(out, page, name);
            at += length - 1;
        } else {
            fputc(*at, out);
        }
    }
}
