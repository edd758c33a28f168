#include <cjson/cJSON.h>

#include "claims/findings.h"
#include "core/lasting.h"
#include "page/html.h"
#include "provenance/facts.h"
#include "report/report.h"
#include "text/shell.h"

/* --- claims --------------------------------------------------------------------------------------------------- */

static void write_cell(FILE *out, const char *kind, const char *text)
{
    fprintf(out, "<td class=\"%s\">", kind);
    html_text(out, text);
    fputs("</td>", out);
}

/* What was published, beside what was found, and what came of that; a table without sources has no such columns. */
static void write_claim(FILE *out, const struct result_file *file, int number, bool sourced, cJSON *said)
{
    const struct claim *claim = &file->experiment.claims[number];
    const struct judgement *judgement = &file->judgement[number];
    const char *finding = report_finding(file, number), *kind = class_of_outcome[report_outcome(file, number)];
    char verdict[CLAIM_TEXT];
    claim_verdict(claim, judgement, verdict);
    fprintf(out, "<tr class=\"%s\" id=\"claim-%d-%d\"><td><span class=\"verdict\">", kind, file->number,
            number + 1);
    html_text(out, verdict);
    fputs("</span></td>", out);
    write_cell(out, "claim", claim->sentence);
    if (sourced)
        write_cell(out, "published", report_published(file, number));
    write_cell(out, "finding", finding);
    if (sourced)
        write_cell(out, "outcome", claim->source.cite ? claim_outcome(claim, judgement) : "");
    fputs("</tr>\n", out);
    const char *const words[] = {verdict, finding, kind}, *key = claim->sentence;
    for (int i = 2; cJSON_HasObjectItem(said, key); i++) /* several may be called "and in chess" */
        key = lasting(printed("%s (%d)", claim->sentence, i));
    cJSON_AddItemToObject(said, key, cJSON_CreateStringArray(words, 3));
}

static void write_table(FILE *out, const struct result_file *file, cJSON *said)
{
    const struct experiment *experiment = &file->experiment;
    bool sourced = false;
    for (int i = 0; i < experiment->claim_count; i++)
        sourced |= experiment->claims[i].source.cite != NULL;
    fputs("<h3>Claims</h3>\n"
          "<div class=\"wide\" role=\"region\" aria-label=\"Claims\" tabindex=\"0\"><table class=\"claims "
          "sortable\">\n<thead><tr><th scope=\"col\">verdict</th><th scope=\"col\">claim</th>",
          out);
    fputs(sourced ? "<th scope=\"col\">published</th><th scope=\"col\">measured</th><th scope=\"col\">outcome</th>"
                  : "<th scope=\"col\">finding</th>",
          out);
    fputs("</tr></thead>\n<tbody>\n", out);
    for (int i = 0; i < experiment->claim_count; i++)
        write_claim(out, file, i, sourced, said);
    fputs("</tbody>\n</table></div>\n", out);
    fputs("<p class=\"caption\">The same: <code class=\"command\">plymeter claims ", out);
    html_text(out, lasting(shell_word(file->path)));
    fputs("</code></p>\n", out);
}

static void write_claims(FILE *out, const struct result_file *file, cJSON *said)
{
    if (file->experiment.claim_count > 0)
        write_table(out, file, said);
    else if (file->claims && !file->readable)
        fputs(
            "<h3>Claims</h3>\n"
            "<p class=\"missing\">They are not judged: the config of these results cannot be read any more.</p>\n",
            out);
}

/* --- provenance ----------------------------------------------------------------------------------------------- */

static void write_fact(void *context, const char *name, const char *text, const char *remark)
{
    FILE *out = context;
    fputs("<dt>", out);
    html_text(out, name + strspn(name, " "));
    fputs("</dt><dd><code>", out);
    html_text(out, text);
    fputs("</code>", out);
    html_text(out, remark);
    fputs("</dd>\n", out);
}

static void write_provenance(FILE *out, const struct result_file *file)
{
    const struct hearer hearer = {write_fact, out};
    if (!file->record)
        return;
    fputs("<details class=\"origin\"><summary>Where these results come from</summary>\n<dl>\n", out);
    tell_origin(&hearer, file->record);
    tell_machine(&hearer, file->record);
    const int more = tell_sessions(&hearer, file->record);
    fputs("</dl>\n", out);
    if (more > 0)
        fprintf(out, "<p>and %d runs more, all in .meta.json</p>\n", more);
    fputs("</details>\n", out);
}

/* --- all of it ------------------------------------------------------------------------------------------------ */

bool report_section(FILE *out, const struct result_file *file, bool alone, const char *besides, cJSON *said)
{
    cJSON *own = cJSON_AddObjectToObject(said, file->name);
    fprintf(out, "<section class=\"result\" id=\"result-%d\">\n<p class=\"file\"><code>", file->number);
    html_text(out, file->path);
    fprintf(out, "</code>, %d rows</p>\n", file->csv.rows);
    if (!alone) {
        fputs("<h2>", out);
        html_text(out, file->title);
        fputs("</h2>\n", out);
    }
    fputs(file->warnings, out);
    report_figure(out, file);
    fputs(besides, out);
    write_claims(out, file, cJSON_AddObjectToObject(own, "claims"));
    const bool good = report_means(out, file, own);
    report_take(out, file);
    write_provenance(out, file);
    fputs("</section>\n", out);
    return good;
}
