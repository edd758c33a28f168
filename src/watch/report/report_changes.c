/* What a page says in numbers stands in it as JSON, too, so that the next one can say what has changed. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/lasting.h"
#include "files/file.h"
#include "numbers/number.h"
#include "page/html.h"
#include "report/report.h"

static const char opening[] = "<script type=\"application/json\" id=\"said\">", closing[] = "</script>";

/* Without a "<" it cannot end its element, whatever its texts are. */
void report_keep(FILE *out, const cJSON *now)
{
    char *text = cJSON_PrintUnformatted(now);
    fputs(opening, out);
    for (const char *at = text; at && *at; at++)
        fprintf(out, *at == '<' ? "\\u003c" : "%c", *at);
    fprintf(out, "%s\n", closing);
    cJSON_free(text);
}

cJSON *report_earlier(const char *path)
{
    size_t size;
    char *page = path ? file_read(path, &size) : NULL, *at = page ? strstr(page, opening) : NULL;
    char *end = at ? strstr(at, closing) : NULL;
    if (end)
        *end = '\0';
    cJSON *earlier = end ? cJSON_Parse(at + strlen(opening)) : NULL;
    free(page);
    return earlier;
}

/* --- claims ------------------------------------------------------------------------------------------------------- */

static const char *text_at(const cJSON *list, int place)
{
    const char *text = cJSON_GetStringValue(cJSON_GetArrayItem(list, place));
    return text ? text : "";
}

static void write_claim(FILE *out, const cJSON *before, const cJSON *now)
{
    const bool other = strcmp(text_at(before, 0), text_at(now, 0)) != 0;
    fprintf(out, "<li class=\"%s\">", text_at(now, 2));
    html_print(out, "%s: ", now->string);
    fputs("<span class=\"verdict\">", out);
    html_print(out, other ? "%s, and was %s" : "%s", text_at(now, 0), text_at(before, 0));
    fputs("</span>; ", out);
    html_print(out, "%s, and was %s", text_at(now, 1), text_at(before, 1));
    fputs("</li>\n", out);
}

/* Those that say something else, and how many came or went. */
static int write_claims(FILE *out, const cJSON *before, const cJSON *now)
{
    const cJSON *claim;
    int changed = 0, came = 0, went = 0;
    cJSON_ArrayForEach (claim, now) {
        const cJSON *old = cJSON_GetObjectItemCaseSensitive(before, claim->string);
        came += !old;
        if (old &&
            (strcmp(text_at(old, 0), text_at(claim, 0)) != 0 || strcmp(text_at(old, 1), text_at(claim, 1)) != 0)) {
            write_claim(out, old, claim);
            changed++;
        }
    }
    cJSON_ArrayForEach (claim, before)
        went += !cJSON_GetObjectItemCaseSensitive(now, claim->string);
    if (came > 0)
        fprintf(out, "<li>claims that are new: %d</li>\n", came);
    if (went > 0)
        fprintf(out, "<li>claims that are gone: %d</li>\n", went);
    return changed + came + went;
}

/* --- means -------------------------------------------------------------------------------------------------------- */

enum { MEANS_NAMED = 5, CHANGES_SHOWN = 20 };
static const double SAME = 1e-9; /* as texts that were rounded are */

static bool differs(const cJSON *before, const cJSON *now)
{
    const double old = cJSON_GetNumberValue(before), new = cJSON_GetNumberValue(now);
    return isnan(old) || isnan(new) ? isnan(old) != isnan(new)
                                    : fabs(new - old) > SAME * fmax(fabs(old), fabs(new));
}

static void write_mean(FILE *out, const char *group, const char *measure, const cJSON *before, const cJSON *now)
{
    const double old = cJSON_GetNumberValue(before), new = cJSON_GetNumberValue(now);
    fputs("<li>", out);
    html_print(out, "%s of %s: %.6g, and was %.6g", measure, *group ? group : "all", new, old);
    if (isfinite(new / old))
        html_print(out, " (%+.2g %%)", 100 * (new / old - 1));
    fputs("</li>\n", out);
}

/* The means that changed: the first few, and how many there are. */
static int write_means(FILE *out, const cJSON *before, const cJSON *now)
{
    const cJSON *measures = cJSON_GetObjectItemCaseSensitive(now, ""), *group;
    int count = 0;
    cJSON_ArrayForEach (group, now) {
        const cJSON *old = cJSON_GetObjectItemCaseSensitive(before, group->string);
        for (int i = 0; *group->string && old && i < cJSON_GetArraySize(group); i++)
            if (differs(cJSON_GetArrayItem(old, i), cJSON_GetArrayItem(group, i)) && count++ < MEANS_NAMED)
                write_mean(out, group->string, text_at(measures, i), cJSON_GetArrayItem(old, i),
                           cJSON_GetArrayItem(group, i));
    }
    if (count > MEANS_NAMED)
        fprintf(out, "<li>and %d means more</li>\n", count - MEANS_NAMED);
    return count;
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static int write_experiment(FILE *out, const cJSON *before, const cJSON *now)
{
    const int claims = write_claims(out, cJSON_GetObjectItemCaseSensitive(before, "claims"),
                                    cJSON_GetObjectItemCaseSensitive(now, "claims"));
    return claims + write_means(out, cJSON_GetObjectItemCaseSensitive(before, "means"),
                                cJSON_GetObjectItemCaseSensitive(now, "means"));
}

void report_changes(FILE *out, const cJSON *earlier, const cJSON *now)
{
    const cJSON *experiment;
    int count = 0, shared = 0;
    FILE *list = text_open();
    cJSON_ArrayForEach (experiment, now) {
        const cJSON *before = cJSON_GetObjectItemCaseSensitive(earlier, experiment->string);
        FILE *own = text_open();
        const int changes = before ? write_experiment(own, before, experiment) : 0;
        const char *text = lasting(text_close(own));
        shared += before != NULL;
        count += changes;
        if (changes > 0) {
            fputs("<p>", list);
            html_text(list, experiment->string);
            fprintf(list, "</p>\n<ul>\n%s</ul>\n", text);
        }
    }
    const char *text = lasting(text_close(list));
    if (shared == 0)
        return;
    fprintf(out, "<details class=\"changes\"%s><summary>", count > 0 && count <= CHANGES_SHOWN ? " open" : "");
    fprintf(out, count ? "%d change%s since the last report" : "Nothing has changed since the last report", count,
            count == 1 ? "" : "s");
    fprintf(out, "</summary>\n%s</details>\n", text);
}
