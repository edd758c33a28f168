#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/lasting.h"
#include "files/file.h"
#include "files/packed.h"
#include "page/html.h"
#include "provenance/provenance.h"
#include "provenance/stamp.h"
#include "report/report.h"
#include "report/report_choice.h"
#include "text/path.h"

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
    FILE *memory = text_open();
    cJSON_ArrayForEach (fact, machine)
        if (fact->string && strcmp(provenance_text(fact, "state"), "bad") == 0)
            fprintf(memory, "%s%s (%s)", ftell(memory) > 0 ? ", " : "", fact->string,
                    provenance_text(fact, "value"));
    const char *noise = lasting(text_close(memory));
    if (*noise)
        warn(warnings, "Times may be noisy: %s.", noise);
    if (cJSON_IsNumber(floor) && floor->valuedouble > NOISY)
        warn(warnings,
             "Two runs of the same searches may differ by %.2g %%: smaller differences of times say nothing.",
             100 * floor->valuedouble);
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

void report_warn(struct result_file *file)
{
    struct warnings warnings = {text_open(), 0};
    warn_of_endings(&warnings, &file->csv);
    warn_of_record(&warnings, file);
    warn_of_times(&warnings, file);
    warn_of_figure(&warnings, file);
    fputs(warnings.count ? "</ul></div>\n" : "", warnings.out);
    file->warnings = lasting(text_close(warnings.out));
    file->warning_count = warnings.count;
}
