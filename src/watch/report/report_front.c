/* What stands before the sections of a report, so that a reader sees first what failed, then what there is. */
#include "claims/findings.h"
#include "page/html.h"
#include "report/report.h"

static int sum(const struct result_file *files, int count, int outcome)
{
    int all = 0;
    for (int i = 0; i < count; i++)
        all += files[i].outcomes[outcome];
    return all;
}

/* --- how all came out --------------------------------------------------------------------------------------------- */

/* Failures stand first; they are linked to where they are named. */
void report_lead(FILE *out, const struct result_file *files, int count)
{
    static const char *const words[] = {"came out otherwise", "could not be decided",
                                        "came out as their configs say"};
    int claims = 0, warnings = 0, first_warned = 0;
    const char *separator = " ";
    for (int i = 0; i < OUTCOMES_OF_CLAIMS; i++)
        claims += sum(files, count, i);
    for (int i = count - 1; i >= 0; i--) {
        warnings += files[i].warning_count;
        first_warned = files[i].warning_count ? files[i].number : first_warned;
    }
    if (count == 0)
        return;
    fputs("<p class=\"lead\">", out);
    if (claims > 0)
        fprintf(out, "Of %d claim%s", claims, claims == 1 ? "" : "s");
    for (int i = 0; i < OUTCOMES_OF_CLAIMS; i++) {
        const int number = sum(files, count, i);
        if (number == 0)
            continue;
        fprintf(out, "%s<a class=\"%s\" href=\"#%s\">%d %s</a>", separator, class_of_outcome[i],
                i == AS_EXPECTED ? "results" : class_of_outcome[i], number, words[i]);
        separator = ", ";
    }
    fputs(claims > 0 ? ". " : "", out);
    if (warnings > 0)
        fprintf(out, "<a href=\"#result-%d\">%d warning%s</a> below.</p>\n", first_warned, warnings,
                warnings == 1 ? " stands" : "s stand");
    else
        fputs("There are no warnings.</p>\n", out);
}

static void write_failure(FILE *out, const struct result_file *file, int claim)
{
    const int outcome = report_outcome(file, claim);
    char verdict[CLAIM_TEXT];
    claim_verdict(&file->experiment.claims[claim], &file->judgement[claim], verdict);
    fprintf(out, "<li class=\"%s\"><span class=\"verdict\">", class_of_outcome[outcome]);
    html_text(out, verdict);
    fprintf(out, "</span> <a href=\"#claim-%d-%d\">", file->number, claim + 1);
    html_text(out, file->experiment.claims[claim].sentence);
    fputs("</a>: ", out);
    html_text(out, report_finding(file, claim));
    fputs(" <span class=\"file\">", out);
    html_text(out, file->name);
    fputs("</span></li>\n", out);
}

static void write_failures(FILE *out, const struct result_file *files, int count, int outcome)
{
    fprintf(out, "<ul id=\"%s\">\n", class_of_outcome[outcome]);
    for (int i = 0; i < count; i++)
        for (int c = 0; c < files[i].experiment.claim_count; c++)
            if (report_outcome(&files[i], c) == outcome)
                write_failure(out, &files[i], c);
    fputs("</ul>\n", out);
}

/* What could not be decided failed nothing, and is folded. */
void report_failures(FILE *out, const struct result_file *files, int count)
{
    const int failed = sum(files, count, UNEXPECTED), undecided = sum(files, count, NOT_DECIDED);
    if (failed > 0) {
        fputs("<div class=\"failures\">\n", out);
        write_failures(out, files, count, UNEXPECTED);
        fputs("</div>\n", out);
    }
    if (undecided > 0) {
        fprintf(out, "<details class=\"failures open\"><summary>%d could not be decided</summary>\n", undecided);
        write_failures(out, files, count, NOT_DECIDED);
        fputs("</details>\n", out);
    }
}

/* --- what there is ------------------------------------------------------------------------------------------------ */

enum { FINDINGS_OF_CARD = 2 };

/* The first claims, of which those that came out otherwise stand first; without claims what the figure shows. */
static void write_findings(FILE *out, const struct result_file *file)
{
    int written = 0;
    fputs("<ul>\n", out);
    for (int o = 0; o < OUTCOMES_OF_CLAIMS; o++)
        for (int c = 0; c < file->experiment.claim_count && written < FINDINGS_OF_CARD; c++)
            if (report_outcome(file, c) == o) {
                fprintf(out, "<li class=\"%s\">", class_of_outcome[o]);
                html_text(out, file->experiment.claims[c].sentence);
                fputs(": <span>", out);
                html_text(out, report_finding(file, c));
                fputs("</span></li>\n", out);
                written++;
            }
    if (written == 0) {
        fputs("<li><span>", out);
        html_text(out, report_caption(file));
        fputs("</span></li>\n", out);
    }
    fputs("</ul>\n", out);
}

static void write_counts(FILE *out, const struct result_file *file)
{
    static const char *const words[] = {"otherwise", "undecided", "as the config says"};
    for (int i = 0; i < OUTCOMES_OF_CLAIMS; i++)
        if (file->outcomes[i] > 0)
            fprintf(out, ", <span class=\"%s\">%d %s</span>", class_of_outcome[i], file->outcomes[i], words[i]);
    if (file->warning_count > 0)
        fprintf(out, ", <span class=\"undecided\">%d warning%s</span>", file->warning_count,
                file->warning_count == 1 ? "" : "s");
}

/* The thumbnail is the section's own figure, which the page's script puts there: each is in the page once. */
static void write_card(FILE *out, const struct result_file *file)
{
    fprintf(out, "<a class=\"card\" href=\"#result-%d\"><span class=\"thumb\" data-of=\"result-%d\"></span>\n<b>",
            file->number, file->number);
    html_text(out, file->title);
    fputs("</b>\n<span class=\"file\">", out);
    html_text(out, file->name);
    write_counts(out, file);
    fputs("</span></a>\n", out);
    write_findings(out, file);
}

void report_wall(FILE *out, const struct result_file *files, int count)
{
    if (count < 2)
        return;
    fputs("<div class=\"wall\">\n", out);
    for (int i = 0; i < count; i++) {
        fprintf(out, "<article class=\"%s\">\n", report_class(&files[i]));
        write_card(out, &files[i]);
        fputs("</article>\n", out);
    }
    fputs("</div>\n", out);
}

void report_contents(FILE *out, const struct result_file *files, int count)
{
    for (int i = 0; i < count; i++) {
        fprintf(out, "<li class=\"%s\"><a href=\"#result-%d\">", report_class(&files[i]), files[i].number);
        html_text(out, files[i].name);
        fputs("</a></li>\n", out);
    }
}
