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
    if (strcmp(name, "policy") == 0)
        write_policy(out);
    else if (strcmp(name, "program") == 0)
        html_print(out, "plymeter %s", version);
    else if (strcmp(name, "title") == 0)
        html_text(out, page->title);
    else if (strcmp(name, "looks") == 0)
        fputs(text_looks, out);
    else if (strcmp(name, "moves") == 0)
        fputs(text_moves, out);
    else if (strcmp(name, "lead") == 0)
        fputs(page->lead, out);
    else if (strcmp(name, "contents") == 0)
        fputs(page->contents, out);
    else if (strcmp(name, "body") == 0)
        fputs(page->body, out);
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
