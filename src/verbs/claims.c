#include "show/claims.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "results/question.h"
#include "results/judge.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/path.h"
#include "results/csv.h"
#include "base/verb.h"
#include "run/provenance.h"
#include "base/text.h"

/* --- one experiment ----------------------------------------------------------------------------------------------- */

/* "gallery/family, 31 s" */
static const char *page_of(const char *results)
{
    const char *name = experiment_name(results);
    const cJSON *record = provenance_read(results);
    bool more = false;
    const double seconds = record ? provenance_seconds(record, &more) : -1;
    return seconds < 0 ? name : printed("%s, %s%.0f s", name, more ? "more than " : "", fmin(seconds, 1e9));
}

/* What judging it ends with: an exit status. */
static int judge(const struct experiment *experiment, const char *results, struct judged_claims *judged)
{
    const int count = experiment->claim_count;
    bool failed = false, mixes = false;
    *judged = (struct judged_claims){.results = results, .experiment = experiment};
    if (!results_read(&judged->csv, results))
        return EXIT_CONFIG;
    judged->judgement = allocate((size_t)count, sizeof *judged->judgement);
    for (int i = 0; i < count; i++) {
        claim_judge(&experiment->claims[i], &judged->csv, &judged->judgement[i]);
        failed |= claim_fails(&experiment->claims[i], judged->judgement[i].verdict);
        mixes |= judged->judgement[i].mixes;
    }
    return mixes ? EXIT_CONFIG : failed ? EXIT_CLAIMS_FAILED : EXIT_FINE;
}

int claims_print(const struct experiment *experiment, const char *results)
{
    struct judged_claims judged;
    const int status = judge(experiment, results, &judged);
    if (judged.judgement)
        claims_lines(&judged, 1);
    fflush(stdout);
    return status;
}

/* --- the verb ----------------------------------------------------------------------------------------------------- */

struct request {
    bool as_csv;
    const char *format;
};

static void print(const struct judged_claims *judged, int count, enum sheet_format format, const struct call *call)
{
    if (format == SHEET_TXT) {
        claims_lines(judged, count);
    } else if (format == SHEET_CSV) {
        claims_csv(judged, count);
    } else {
        struct sheet sheet = claims_tabulate(judged, count);
        const struct csv **files = allocate((size_t)count, sizeof *files);
        for (int i = 0; i < count; i++)
            files[i] = &judged[i].csv;
        sheet.origin = origin_of(call, files, count);
        sheet.interval = BESIDE;
        sheet_write(stdout, &sheet, format);
    }
    fflush(stdout);
}

/* Read and judge one; an exit status. */
static int take(const char *results, const char *config, struct experiment *experiment,
                struct judged_claims *judged)
{
    if (!experiment_reread(experiment, config))
        return EXIT_CONFIG;
    if (experiment->claim_count == 0) {
        fprintf(stderr, "%s: there are no \"claims\"\n", config);
        return EXIT_CONFIG;
    }
    const int status = judge(experiment, results, judged);
    if (judged->judgement)
        judged->page = page_of(results);
    return status;
}

/* A CONFIG may follow a single CSV. */
static int run_claims(const struct call *call)
{
    const struct request *request = call->record;
    const char *format = request->as_csv ? "csv" : request->format ? request->format : "txt";
    const bool configured = call->count == 2 && !is_csv(call->arguments[1]);
    const int count = configured ? 1 : call->count;
    int status = EXIT_FINE;
    for (int i = 1; i < call->count && !configured; i++)
        if (!is_csv(call->arguments[i]))
            return misused(call, "one CONFIG goes with one FILE.csv, not with several");
    if (request->as_csv && request->format)
        return misused(call, "\"--csv\" and \"--format\" exclude each other");
    struct experiment *experiments = allocate((size_t)count, sizeof *experiments);
    struct judged_claims *judged = allocate((size_t)count, sizeof *judged);
    bool complete = true;
    for (int i = 0; i < count; i++) {
        const char *results = call->arguments[i];
        const char *config = configured ? call->arguments[1] : shipped_for("configs/", results, ".json");
        const int taken = take(results, config, &experiments[i], &judged[i]);
        status = status == EXIT_CONFIG || taken == EXIT_FINE ? status : taken;
        complete &= judged[i].judgement != NULL;
    }
    if (complete)
        print(judged, count, find_word(format, sheet_format_name, SHEET_FORMATS), call);
    return status;
}

const struct verb verb_claims = {
    .name = "claims",
    .group = RESULTS,
    .purpose = "judge a config's claims by its results",
    .arguments = "FILE.csv [CONFIG|FILE.csv]...",
    .about =
        "Judges the claims of CONFIG, by default configs/STEM.json, by the results in FILE.csv; or of several "
        "results each the claims of its own config.\n"
        "\n"
        "  PASS       the relation holds of every row; or of the whole interval of the mean\n"
        "  FAIL       there is a row of which it does not hold; or it holds nowhere in the interval\n"
        "  UNDECIDED  the interval lies on both sides, or something is missing: the line says what\n"
        "\n"
        "Intervals are studentised bootstrap ones, of what was drawn (positions, trees of a seed, or what the "
        "claim's \"unit\" names) with all its rows; ratios to other rows are averaged geometrically. A claim may "
        "be expected to fail: if that was \"written\": \"before\" its data, tables say FAIL (as expected), else "
        "FAIL (known).\n"
        "\n"
        "Of a claim with a \"source\" it says what was published, and what came of that: reproduced or not, or in "
        "another game than the source's, whether it transfers; consistent with it, where the threshold is not the "
        "source's; and otherwise what is other than in the source, game, design or depth.",
    .options = {{"csv", 0, NULL,
                 "write CSV: claim, verdict, expected, written (before or after its data), of (the number), "
                 "wanted, mean, low, high, confidence, rows, units (what was drawn), held (rows of which it holds, "
                 "if it is of each row), note, and of its source: outcome, says, cite, of_games, measured_in; "
                 "results",
                 INTO(struct request, as_csv)},
                {"format", 0, "F",
                 "txt, which is a line for each claim and the default; csv; or a table, tex or md",
                 INTO(struct request, format), .choices = sheet_format_name, .choice_count = SHEET_FORMATS}},
    .size = sizeof(struct request),
    .notes = "Exit status 6 if a claim ends as PASS or FAIL against the expectation (UNDECIDED is against none), 3 "
             "if one is about the mean of "
             "rows that differ in an axis which neither its \"where\" nor its \"pool\" names.",
    .run = run_claims,
};
