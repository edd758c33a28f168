#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "claims/findings.h"
#include "claims/judge.h"
#include "config/experiment.h"
#include "core/allocate.h"
#include "files/file.h"
#include "files/packed.h"
#include "page/html.h"
#include "provenance/facts.h"
#include "provenance/provenance.h"
#include "provenance/stamp.h"
#include "report/report.h"
#include "report/report_choice.h"
#include "text/path.h"
#include "text/shell.h"

char *report_question(const struct result_file *file)
{
    const cJSON *question = cJSON_GetObjectItemCaseSensitive(file->config, "question");
    const char *slash = strrchr(file->path, '/'), *name = slash ? slash + 1 : file->path;
    return cJSON_IsString(question) ? need(strdup(question->valuestring))
                                    : need(strndup(name, (size_t)stem_length(name)));
}

/* --- warnings ------------------------------------------------------------------------------------------------- */

/* The list of warnings begins with the first. */
struct warnings {
    FILE *out;
    int count;
};

__attribute__((format(printf, 2, 3))) static void warn(struct warnings *warnings, const char *format, ...)
{
    va_list arguments;
    if (warnings->count++ == 0)
        fputs("<div class=\"warnings\" role=\"note\"><h3>Warnings</h3><ul>\n", warnings->out);
    fputs("<li>", warnings->out);
    va_start(arguments, format);
    html_vprint(warnings->out, format, arguments);
    va_end(arguments);
    fputs("</li>\n", warnings->out);
}

/* Rows that did not end ok, by how they ended. */
static void warn_of_endings(struct warnings *warnings, const struct csv *csv)
{
    const int status = csv_find(csv, "status");
    int *rows = csv_rows(csv);
    struct groups groups = csv_group(csv, rows, csv->rows, &status, 1);
    for (int g = 0; g < groups.count; g++) {
        const char *how = csv_cell(csv, groups.rows[groups.start[g]], status);
        const int count = groups.start[g + 1] - groups.start[g];
        if (strcmp(how, "ok") != 0)
            warn(warnings, "%d of %d rows ended \"%s\", and count in no mean.", count, csv->rows, how);
    }
    groups_free(&groups);
    free(rows);
}

static const double NOISY = 0.05; /* a noise floor (timing.h) above that is worth a warning */

/* What was known to be bad for times, if there are any that count. */
static void warn_of_times(struct warnings *warnings, const struct result_file *file)
{
    const cJSON *machine = cJSON_GetObjectItemCaseSensitive(file->record, "machine"), *fact;
    const char *unfit = provenance_unfit(provenance_text(file->record, "flags"));
    const cJSON *floor = cJSON_GetObjectItemCaseSensitive(file->record, "floor");
    if (!report_has_times(&file->csv))
        return;
    if (unfit)
        warn(warnings, "Times say little: the program was built %s.", unfit);
    char *noise;
    size_t size;
    FILE *memory = need(open_memstream(&noise, &size));
    cJSON_ArrayForEach (fact, machine)
        if (fact->string && strcmp(provenance_text(fact, "state"), "bad") == 0)
            fprintf(memory, "%s%s (%s)", ftell(memory) > 0 ? ", " : "", fact->string,
                    provenance_text(fact, "value"));
    fclose(memory);
    if (*noise)
        warn(warnings, "Times may be noisy: %s.", noise);
    if (cJSON_IsNumber(floor) && floor->valuedouble > NOISY)
        warn(warnings,
             "Two runs of the same searches may differ by %.2g %%: smaller differences of times say nothing.",
             100 * floor->valuedouble);
    free(noise);
}

static void warn_of_record(struct warnings *warnings, const struct result_file *file)
{
    char sum[SHA256_TEXT];
    if (!file->record)
        warn(warnings, "There is no .meta.json beside it, so that nothing is known of what made these data.");
    else if (packed_sha256(file->path, sum) && strcmp(sum, provenance_text(file->record, "csv.sha256")) != 0)
        warn(warnings, "The data differ from those that their record describes: they have changed since.");
    if (strcmp(provenance_text(file->record, "state"), "dirty") == 0)
        warn(warnings, "The source of the program that made these data differed from its commit.");
}

/* A figure says which data it shows. */
static void warn_of_figure(struct warnings *warnings, const struct result_file *file)
{
    char *path = with_ending(file->path, ".svg"), sum[SHA256_TEXT];
    size_t size;
    char *bytes = access(path, F_OK) == 0 ? file_read(path, &size) : NULL;
    cJSON *stamp = bytes ? stamp_read(bytes, size) : NULL;
    if (bytes && !stamp)
        warn(warnings, "The figure does not say which data it shows.");
    else if (stamp && packed_sha256(file->path, sum) && strcmp(sum, provenance_text(stamp, "csv.sha256")) != 0)
        warn(warnings, "The figure shows other data: these have changed since it was drawn.");
    cJSON_Delete(stamp);
    free(bytes);
    free(path);
}

static int write_warnings(FILE *out, const struct result_file *file)
{
    struct warnings warnings = {out, 0};
    warn_of_endings(&warnings, &file->csv);
    warn_of_record(&warnings, file);
    warn_of_times(&warnings, file);
    warn_of_figure(&warnings, file);
    fputs(warnings.count ? "</ul></div>\n" : "", out);
    return warnings.count;
}

/* --- the figure ----------------------------------------------------------------------------------------------- */

enum { LARGEST_FIGURE = 8 << 20 };

/* As an image: no script in it runs, and nothing that it refers to is loaded. */
static void write_image(FILE *out, const char *path, const char *question, const char *bytes, size_t size)
{
    fputs("<figure class=\"plot\"><img alt=\"", out);
    html_print(out, "Figure: %s", question);
    fputs("\" src=\"data:image/svg+xml;base64,", out);
    html_base64(out, bytes, size);
    fputs("\"><figcaption><code>", out);
    html_text(out, path);
    fputs("</code></figcaption></figure>\n", out);
}

/* Which commands draw one: the script that the experiment may have, and without one. */
static void write_missing(FILE *out, const char *csv, const char *figure)
{
    char *from = shell_word(csv), *to = shell_word(figure);
    fputs("<p class=\"missing\">There is no figure yet. If the experiment has a script in plots/, <code>", out);
    html_print(out, "make %s", to);
    fputs("</code> draws it, and without one <code>", out);
    html_print(out, "plymeter plot %s --x limit --y leaves -o %s", from, to);
    fputs("</code>.</p>\n", out);
    free(from);
    free(to);
}

static void write_figure(FILE *out, const struct result_file *file, const char *question)
{
    char *path = with_ending(file->path, ".svg");
    size_t size = 0;
    char *bytes = access(path, F_OK) == 0 ? file_read(path, &size) : NULL;
    if (!bytes)
        write_missing(out, file->path, path);
    else if (size > LARGEST_FIGURE)
        fputs("<p class=\"missing\">The figure is too large for a page.</p>\n", out);
    else
        write_image(out, path, question, bytes, size);
    free(bytes);
    free(path);
}

/* --- claims --------------------------------------------------------------------------------------------------- */

const char *const class_of_outcome[] = {"held", "failed", "undecided"};

/* Where it was published, and what came of that; a table without sources has no such column. */
static void write_source(FILE *out, const struct claim *claim, const struct judgement *judgement, bool sourced)
{
    char *source;
    size_t size;
    if (!sourced)
        return;
    FILE *memory = need(open_memstream(&source, &size));
    if (claim->source.cite)
        claim_source(memory, claim);
    fclose(memory);
    fputs("<td>", out);
    html_text(out, need(source));
    fputs("</td><td>", out);
    html_text(out, claim->source.cite ? claim->source.measured : "");
    fputs("</td><td>", out);
    html_text(out, claim_outcome(claim, judgement));
    fputs("</td>", out);
    free(source);
}

static void write_claim(FILE *out, const struct claim *claim, const struct judgement *judgement, bool sourced,
                        struct tally *tally)
{
    const int outcome = judgement->verdict == UNDECIDED          ? NOT_DECIDED
                        : claim_fails(claim, judgement->verdict) ? UNEXPECTED
                                                                 : AS_EXPECTED;
    char verdict[CLAIM_TEXT], *finding;
    size_t size;
    FILE *memory = need(open_memstream(&finding, &size));
    claim_finding(memory, claim, judgement);
    fclose(memory);
    claim_verdict(claim, judgement, verdict);
    tally->claims[outcome]++;
    fprintf(out, "<tr class=\"%s\"><td><span class=\"verdict\">", class_of_outcome[outcome]);
    html_text(out, verdict);
    fputs("</span></td><td>", out);
    html_text(out, claim->sentence);
    fputs("</td><td>", out);
    html_text(out, finding);
    fputs("</td>", out);
    write_source(out, claim, judgement, sourced);
    fputs("</tr>\n", out);
    free(finding);
}

static void write_table(FILE *out, const struct experiment *experiment, const struct csv *csv, struct tally *tally)
{
    bool sourced = false;
    for (int i = 0; i < experiment->claim_count; i++)
        sourced |= experiment->claims[i].source.cite != NULL;
    fputs("<h3>Claims</h3>\n"
          "<div class=\"wide\" role=\"region\" aria-label=\"Claims\" tabindex=\"0\"><table class=\"claims "
          "sortable\">\n"
          "<thead><tr><th scope=\"col\">verdict</th><th scope=\"col\">claim</th><th scope=\"col\">finding</th>",
          out);
    fputs(sourced
              ? "<th scope=\"col\">published</th><th scope=\"col\">measured in</th><th scope=\"col\">outcome</th>"
              : "",
          out);
    fputs("</tr></thead>\n<tbody>\n", out);
    for (int i = 0; i < experiment->claim_count; i++) {
        struct judgement judgement;
        claim_judge(&experiment->claims[i], csv, &judgement);
        write_claim(out, &experiment->claims[i], &judgement, sourced, tally);
    }
    fputs("</tbody>\n</table></div>\n", out);
}

/* They are those of the config that the record keeps, whatever the file says today. */
static void write_claims(FILE *out, const struct result_file *file, struct tally *tally)
{
    struct experiment experiment;
    if (!cJSON_HasObjectItem(file->config, "claims"))
        return;
    char *name = with_ending(file->path, ".meta.json");
    if (experiment_parse(&experiment, name, provenance_text(file->record, "config.text"))) {
        write_table(out, &experiment, &file->csv, tally);
        experiment_free(&experiment);
    } else {
        fputs(
            "<h3>Claims</h3>\n"
            "<p class=\"missing\">They are not judged: the config of these results cannot be read any more.</p>\n",
            out);
    }
    free(name);
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

bool report_section(FILE *out, const struct result_file *file, int number, bool alone, struct tally *tally)
{
    char *question = report_question(file);
    fprintf(out, "<section class=\"result\" id=\"result-%d\">\n<p class=\"file\"><code>", number);
    html_text(out, file->path);
    fprintf(out, "</code>, %d rows</p>\n", file->csv.rows);
    if (!alone) {
        fputs("<h2>", out);
        html_text(out, question);
        fputs("</h2>\n", out);
    }
    tally->warnings += write_warnings(out, file);
    write_figure(out, file, question);
    write_claims(out, file, tally);
    const bool good = report_means(out, file);
    write_provenance(out, file);
    fputs("</section>\n", out);
    free(question);
    return good;
}
