#include "verbs/claims.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "config/experiment.h"
#include "options/call.h"
#include "results/row.h"
#include "statistics/judge.h"
#include "statistics/findings.h"
#include "statistics/number.h"
#include "text/nearest.h"
#include "text/path.h"
#include "verbs/origin.h"

/* --- all of them --- */

/* Letters, not bytes: UTF-8 continues a letter with bytes of 10xxxxxx. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static void print_padded(const char *text, int width)
{
    printf("%s%*s", text, width - letters(text) + 2, "");
}

static void print_lines(const struct claim *claims, const struct judgement *judgements, int count)
{
    char verdict[CLAIM_TEXT];
    int widest = 0, longest = 0;
    for (int i = 0; i < count; i++) {
        claim_verdict(&claims[i], &judgements[i], verdict);
        widest = letters(verdict) > widest ? letters(verdict) : widest;
        longest = letters(claims[i].sentence) > longest ? letters(claims[i].sentence) : longest;
    }
    for (int i = 0; i < count; i++) {
        claim_verdict(&claims[i], &judgements[i], verdict);
        print_padded(verdict, widest);
        print_padded(claims[i].sentence, longest);
        claim_finding(stdout, &claims[i], &judgements[i]);
        putchar('\n');
    }
}

static void print_optional(double number)
{
    putchar(',');
    number_write(stdout, number);
}

static void print_csv(const struct claim *claims, const struct judgement *judgements, int count)
{
    puts("claim,verdict,expected,of,wanted,mean,low,high,confidence,rows,seeds,held,note");
    for (int i = 0; i < count; i++) {
        const struct claim *claim = &claims[i];
        const struct judgement *judgement = &judgements[i];
        char number[CLAIM_TEXT], wanted[CLAIM_TEXT];
        claim_number(claim, number);
        claim_wanted(claim, wanted);
        write_field(stdout, claim->sentence);
        printf(",%s,%s,", verdict_name[judgement->verdict], claim_expectation(claim));
        write_field(stdout, number);
        printf(",%s", wanted);
        print_optional(judgement->mean);
        print_optional(judgement->low);
        print_optional(judgement->high);
        print_optional(claim->each ? NAN : claim->confidence);
        printf(",%d,%d", judgement->n, judgement->units);
        print_optional(claim->each && judgement->verdict != UNDECIDED ? judgement->held : NAN);
        putchar(',');
        write_field(stdout, judgement->note);
        putchar('\n');
    }
}

static void print_sheet(const struct claim *claims, const struct judgement *judgements, int count,
                        const struct csv *csv, enum sheet_format format, const struct call *call)
{
    const struct setting_of_sheet setting = {.interval = BESIDE};
    struct sheet sheet = claims_tabulate(claims, judgements, count);
    sheet.origin = origin_of(call, csv);
    sheet_write(stdout, &sheet, format, setting);
    sheet_free(&sheet);
}

int claims_print(const struct experiment *experiment, const char *results, enum sheet_format format,
                 const struct call *call)
{
    const int count = experiment->claim_count;
    const struct claim *claims = experiment->claims;
    struct csv csv;
    bool failed = false, mixes = false;
    if (!csv_read(&csv, results))
        return EXIT_CONFIG;
    struct judgement *judgements = need(calloc((size_t)count + 1, sizeof *judgements));
    for (int i = 0; i < count; i++) {
        claim_judge(&claims[i], &csv, &judgements[i]);
        failed |= claim_fails(&claims[i], judgements[i].verdict);
        mixes |= judgements[i].mixes;
    }
    if (format == SHEET_TXT)
        print_lines(claims, judgements, count);
    else if (format == SHEET_CSV)
        print_csv(claims, judgements, count);
    else
        print_sheet(claims, judgements, count, &csv, format, call);
    fflush(stdout);
    free(judgements);
    csv_free(&csv);
    return mixes ? EXIT_CONFIG : failed ? EXIT_CLAIMS_FAILED : EXIT_FINE;
}

/* --- the verb --- */

static int judge(const struct call *call, const char *config, enum sheet_format format)
{
    struct experiment experiment;
    int status = EXIT_CONFIG;
    if (!experiment_read(&experiment, config))
        return EXIT_CONFIG;
    if (experiment.claim_count > 0)
        status = claims_print(&experiment, call->arguments[0], format, call);
    else
        fprintf(stderr, "%s: there are no \"claims\"\n", config);
    experiment_free(&experiment);
    return status;
}

struct request {
    bool as_csv;
    const char *format;
};

static int run_claims(const struct call *call)
{
    const struct request *request = call->record;
    const char *results = call->arguments[0];
    const char *format = request->as_csv ? "csv" : request->format ? request->format : "txt";
    if (request->as_csv && request->format)
        return misused(call, "\"--csv\" and \"--format\" exclude each other");
    char *config = call->count == 2 ? need(strdup(call->arguments[1])) : in_folder("configs/", results, ".json");
    const int status = judge(call, config, find_word(format, sheet_format_name, SHEET_FORMATS));
    free(config);
    return status;
}

const struct verb verb_claims = {
    .name = "claims",
    .group = RESULTS,
    .purpose = "judge a config's claims by its results",
    .arguments = "FILE.csv [CONFIG]",
    .about = "Judges the claims of CONFIG, by default configs/STEM.json, by the results in FILE.csv.\n"
             "\n"
             "  PASS       the relation holds of every row; or of the whole interval of the mean\n"
             "  FAIL       there is a row of which it does not hold; or it holds nowhere in the interval\n"
             "  UNDECIDED  the interval lies on both sides, or something is missing: the line says what\n"
             "\n"
             "Intervals are studentised bootstrap ones, of seeds with all their rows, or of what the claim's "
             "\"unit\" names; ratios to other rows are averaged geometrically. A claim may be expected to fail.",
    .options = {{"csv", 0, NULL,
                 "write CSV: claim, verdict, expected, of (the number), wanted, mean, low, high, confidence, rows, "
                 "seeds, held (rows of which it holds, if it is of each row), note",
                 INTO(struct request, as_csv)},
                {"format", 0, "F",
                 "txt, which is a line for each claim and the default; csv; or a table, tex or md",
                 INTO(struct request, format), .choices = sheet_format_name, .choice_count = SHEET_FORMATS}},
    .size = sizeof(struct request),
    .notes = "Exit status 6 if a claim ends as PASS or FAIL against the expectation, 3 if one is about the mean of "
             "rows that differ in an axis which neither its \"where\" nor its \"pool\" names.",
    .run = run_claims,
};
