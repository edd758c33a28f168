#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/lasting.h"
#include "core/version.h"
#include "files/file.h"
#include "page/html.h"
#include "provenance/provenance.h"
#include "report/report.h"
#include "text/path.h"
#include "text/shell.h"

enum { LARGEST_FIGURE = 8 << 20 };

/* Its name and the word of a shell that stands for it, both kept. */
static const char *path_beside(const struct result_file *file, const char *ending)
{
    return lasting(with_ending(file->path, ending));
}

static const char *word(const char *text)
{
    return lasting(shell_word(text));
}

/* The bytes of the file of this ending beside the CSV, which are kept; NULL: there is none, or it is too large for a page. */
static char *beside(const struct result_file *file, const char *ending, size_t *size)
{
    const char *path = path_beside(file, ending);
    char *bytes = access(path, F_OK) == 0 ? lasting(file_read(path, size)) : NULL;
    return bytes && *size <= LARGEST_FIGURE ? bytes : NULL;
}

static void write_data(FILE *out, const char *type, const char *bytes, size_t size)
{
    fprintf(out, "data:%s;base64,", type);
    html_base64(out, bytes, size);
}

/* --- the figure --------------------------------------------------------------------------------------------------- */

/* In LaTeX it stands below the figure in print. */
const char *report_caption(const struct result_file *file)
{
    size_t size, length = 0, asked = strlen(file->question);
    char *caption = beside(file, ".column.caption.tex", &size);
    caption = caption ? caption : beside(file, ".caption.tex", &size);
    for (const char *at = caption; at && *at; at++)
        if (*at != '\\' && strcmp(at, "\n") != 0)
            caption[length++] = *at == '\n' ? ' ' : *at;
    if (!caption)
        return "";
    caption[length] = '\0';
    return caption + (strncmp(caption, file->question, asked) == 0 ? asked : 0);
}

/* As images: no script in them runs, and nothing that they refer to is loaded.  A narrow window gets the drawing of one
 * column, and where the wide one has the question as its title, nobody reads that twice. */
static void write_images(FILE *out, const struct result_file *file, const char *bytes, size_t size)
{
    size_t narrow_size;
    const char *narrow = beside(file, ".column.svg", &narrow_size);
    fprintf(out, "<figure class=\"plot%s\"><picture>", strstr(bytes, file->question) ? " titled" : "");
    if (narrow) {
        fputs("<source media=\"(max-width: 40rem)\" srcset=\"", out);
        write_data(out, "image/svg+xml", narrow, narrow_size);
        fputs("\">", out);
    }
    fputs("<img alt=\"", out);
    html_print(out, "Figure: %s", file->question);
    fputs("\" src=\"", out);
    write_data(out, "image/svg+xml", bytes, size);
    fputs("\"></picture><figcaption>", out);
    if (*report_caption(file)) {
        fputs("<span class=\"says\">", out);
        html_text(out, report_caption(file));
        fputs("</span>\n", out);
    }
    fputs("<code>", out);
    html_text(out, path_beside(file, ".svg"));
    fputs("</code></figcaption></figure>\n", out);
}

/* Which commands draw one: the script that the experiment may have, and without one. */
static void write_missing(FILE *out, const struct result_file *file)
{
    const char *to = word(path_beside(file, ".svg"));
    fputs("<p class=\"missing\">There is no figure yet. If the experiment has a script in plots/, "
          "<code class=\"command\">",
          out);
    html_print(out, "make %s", to);
    fputs("</code> draws it, and without one <code class=\"command\">", out);
    html_print(out, "plymeter plot %s --x limit --y leaves -o %s", word(file->path), to);
    fputs("</code>.</p>\n", out);
}

void report_figure(FILE *out, const struct result_file *file)
{
    size_t size;
    const char *bytes = beside(file, ".svg", &size);
    if (bytes)
        write_images(out, file, bytes, size);
    else if (access(path_beside(file, ".svg"), F_OK) == 0)
        fputs("<p class=\"missing\">The figure is too large for a page.</p>\n", out);
    else
        write_missing(out, file);
}

/* --- to take along ------------------------------------------------------------------------------------------------ */

/* Files are in the page, too; the figure that it shows is taken from there by the page's script. */
static void write_files(FILE *out, const struct result_file *file)
{
    static const struct {
        const char *ending, *type, *name;
    } forms[] = {{".pdf", "application/pdf", "PDF"},
                 {".tex", "application/x-tex", "LaTeX"},
                 {"-ink.pdf", "application/pdf", "its lines (PDF)"},
                 {".caption.tex", "application/x-tex", "caption"}};
    size_t size;
    fputs("<dt>files</dt><dd class=\"files\"><a class=\"shown\" hidden download=\"", out);
    html_text(out, lasting(in_folder("", file->path, ".svg")));
    fputs("\">SVG</a>\n", out);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const char *bytes = beside(file, forms[i].ending, &size);
        if (!bytes)
            continue;
        fputs("<a download=\"", out);
        html_text(out, lasting(in_folder("", file->path, forms[i].ending)));
        fputs("\" href=\"", out);
        write_data(out, forms[i].type, bytes, size);
        fprintf(out, "\">%s</a>\n", forms[i].name);
    }
    fputs("</dd>\n", out);
}

/* An entry of BibTeX.  What LaTeX reserves is escaped, and braces are left out. */
static void write_field(FILE *out, const char *name, const char *text)
{
    fprintf(out, ",\n  %s = {", name);
    FILE *field = text_open();
    for (; *text; text++)
        if (!strchr("{}\\", *text))
            fprintf(field, strchr("&%$#_", *text) ? "\\%c" : "%c", *text);
    html_text(out, lasting(text_close(field)));
    fputc('}', out);
}

static void write_citation(FILE *out, const struct result_file *file)
{
    const char *end = provenance_text(file->record, "end");
    fputs("<dt>BibTeX</dt><dd><pre class=\"command\">@misc{plymeter:", out);
    for (const char *at = file->name; *at; at++)
        fputc(strchr("abcdefghijklmnopqrstuvwxyz0123456789/-", *at) ? *at : '-', out);
    write_field(out, "author", "the plymeter authors");
    write_field(out, "title", file->question);
    if (*end >= '0' && *end <= '9')
        write_field(out, "year", lasting(printed("%.4s", end)));
    write_field(
        out, "howpublished",
        lasting(printed("plymeter %s, experiment %s", provenance_text(file->record, "plymeter"), file->name)));
    write_field(out, "note",
                lasting(printed("commit %s, data of SHA-256 %s", provenance_text(file->record, "commit"),
                                provenance_text(file->record, "csv.sha256"))));
    fputs("\n}</pre></dd>\n", out);
}

void report_take(FILE *out, const struct result_file *file)
{
    fprintf(out, "<details class=\"take\"%s><summary>Take it along</summary>\n<dl>\n",
            file->exhibited ? " open" : "");
    if (access(path_beside(file, ".svg"), F_OK) == 0) {
        fputs("<dt>drawn again by</dt><dd><code class=\"command\">", out);
        html_print(out, "plymeter figure %s -o %s", word(file->path), word(path_beside(file, ".svg")));
        fputs("</code></dd>\n", out);
        write_files(out, file);
    }
    if (file->record)
        write_citation(out, file);
    fputs("</dl></details>\n", out);
}
