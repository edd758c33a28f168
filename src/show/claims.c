/* Claims as lines for people, as CSV, and as a table: verdict, claim, relation, and the number that it is about with its interval. */
#include "show/claims.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/terminal.h"
#include "base/json.h"
#include "base/path.h"
#include "results/judge.h"
#include "results/csv.h"
#include "show/printer.h"

/* --- how many there are --------------------------------------------------------------------------------------------- */

struct verdict_tally {
    int sourced, undecided, of[LIKENESSES][2]; /* that fail, and that pass */
};

static void add(struct verdict_tally *tally, const struct judged_claims *judged)
{
    for (int c = 0; c < judged->experiment->claim_count; c++) {
        const struct claim *claim = &judged->experiment->claims[c];
        const enum verdict verdict = judged->judgement[c].verdict;
        tally->sourced += claim->source.cite != NULL;
        tally->undecided += claim->source.cite && verdict == UNDECIDED;
        if (claim->source.cite && verdict != UNDECIDED)
            tally->of[claim_likeness(claim)][verdict == PASS]++;
    }
}

/* " (2 of gallery/lesson)" */
static void say_where(FILE *out, const struct judged_claims *judged, int count)
{
    const char *before = " (";
    for (int i = 0; i < count; i++) {
        struct verdict_tally tally = {0};
        add(&tally, &judged[i]);
        if (tally.of[ALIKE][true] == 0)
            continue;
        fprintf(out, "%s%d of %s", before, tally.of[ALIKE][true], experiment_name(judged[i].results));
        before = ", ";
    }
    fputs(*before == ',' ? ")" : "", out);
}

/* How many claims repeat what somebody published, and what came of them, in a sentence; NULL if no claim has a source. */
static const char *tally_of(const struct judged_claims *judged, int count)
{
    struct verdict_tally tally = {0};
    for (int i = 0; i < count; i++)
        add(&tally, &judged[i]);
    if (tally.sourced == 0)
        return NULL;
    FILE *out = text_open();
    fprintf(out, "Claims of what was published: %d. Reproduced: %d", tally.sourced, tally.of[ALIKE][true]);
    say_where(out, judged, count);
    fprintf(out, "; not reproduced: %d. In another game it transfers: %d; it does not: %d.", tally.of[ALIKE][false],
            tally.of[ELSEWHERE][true], tally.of[ELSEWHERE][false]);
    fprintf(out, " With a threshold of ours consistent: %d; inconsistent: %d.", tally.of[BY_OWN_THRESHOLD][true],
            tally.of[BY_OWN_THRESHOLD][false]);
    fprintf(out, " Of another design or depth, PASS: %d; FAIL: %d. UNDECIDED: %d.", tally.of[OTHERWISE][true],
            tally.of[OTHERWISE][false], tally.undecided);
    return text_close(out);
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static int letters_of(const char *text)
{
    return utf8_width(text, strlen(text));
}

static void print_padded(const char *text, int width)
{
    printf("%s%*s", text, width - letters_of(text) + 2, "");
}

static void print_experiment(const struct judged_claims *judged)
{
    const struct claim *claims = judged->experiment->claims;
    const int count = judged->experiment->claim_count;
    struct wrapping wrapping = wrapping_begin(stdout, 0);
    const bool below = wrapping.kept != NULL; /* on a terminal what was found stands below the claim */
    int widest = 0, longest = 0;
    for (int i = 0; i < count; i++) {
        const char *verdict = claim_verdict(&claims[i], &judged->judgement[i]);
        widest = letters_of(verdict) > widest ? letters_of(verdict) : widest;
        longest = letters_of(claims[i].sentence) > longest ? letters_of(claims[i].sentence) : longest;
    }
    for (int i = 0; i < count; i++) {
        print_padded(claim_verdict(&claims[i], &judged->judgement[i]), widest);
        if (below)
            printf("%s\n%*s", claims[i].sentence, widest + 2, "");
        else
            print_padded(claims[i].sentence, longest);
        claim_finding(stdout, &claims[i], &judged->judgement[i]);
        putchar('\n');
        if (!claims[i].source.cite)
            continue;
        printf("%*spublished: %s; measured in %s%s%s\n", widest + 2, "", claim_source(&claims[i]),
               claims[i].source.measured, judged->judgement[i].verdict == UNDECIDED ? "" : ": ",
               claim_outcome(&claims[i], &judged->judgement[i]));
    }
    wrapping_end(&wrapping);
}

void claims_lines(const struct judged_claims *judged, int count)
{
    for (int i = 0; i < count; i++) {
        const cJSON *question =
            cJSON_GetObjectItemCaseSensitive(json_root(judged[i].experiment->texts), "question");
        if (count > 1)
            print_line_plainly(stdout, "%s: %s", judged[i].page,
                               cJSON_IsString(question) ? question->valuestring : "");
        print_experiment(&judged[i]);
        fputs(i + 1 < count ? "\n" : "", stdout);
    }
    const char *tally = count > 1 ? tally_of(judged, count) : NULL;
    struct wrapping wrapping = wrapping_begin(stdout, 0);
    if (tally)
        printf("\n%s\n", tally);
    wrapping_end(&wrapping);
}

/* --- CSV ---------------------------------------------------------------------------------------------------------- */

/* A claim and its judgement, and the experiment that they are of. */
struct row {
    const struct judged_claims *judged;
    const struct claim *claim;
    const struct judgement *judgement;
};

/* Of all experiments; kept (memory.h). */
static const struct row *rows_of(const struct judged_claims *judged, int count, int *rows)
{
    struct row *row = NULL;
    *rows = 0;
    for (int i = 0; i < count; i++)
        for (int c = 0; c < judged[i].experiment->claim_count; c++, ++*rows) {
            row = grow(row, (size_t)*rows, sizeof *row);
            row[*rows] = (struct row){&judged[i], &judged[i].experiment->claims[c], &judged[i].judgement[c]};
        }
    return row;
}

static void add_row(struct printer *printer, const struct row *row)
{
    const struct claim *claim = row->claim;
    const struct judgement *judgement = row->judgement;
    const char *const before[] = {claim->sentence,          verdict_name[judgement->verdict],
                                  claim_expectation(claim), claim->foretold ? "before" : "after",
                                  claim_number(claim),      claim_wanted(claim)};
    const char *const behind[] = {
        judgement->note,     claim_outcome(claim, judgement), claim->source.says,  claim->source.cite,
        claim->source.games, claim->source.measured,          row->judged->results};
    const double numbers[] = {judgement->mean,
                              judgement->low,
                              judgement->high,
                              claim->each ? NAN : claim->confidence,
                              judgement->n,
                              judgement->units,
                              claim->each && judgement->verdict != UNDECIDED ? judgement->held : NAN};
    printer_add_words(printer, before, 6);
    for (int i = 0; i < 7; i++)
        printer_add_exactly(printer, numbers[i]);
    for (int i = 0; i < 7; i++)
        printer_add(printer, "%s", behind[i] ? behind[i] : "");
    printer_end_row(printer);
}

void claims_csv(const struct judged_claims *judged, int count)
{
    struct printer printer = printer_begin(false);
    puts("claim,verdict,expected,written,of,wanted,mean,low,high,confidence,rows,units,held,note,outcome,says,cite,"
         "of_games,measured_in,results");
    int rows;
    const struct row *row = rows_of(judged, count, &rows);
    for (int i = 0; i < rows; i++)
        add_row(&printer, &row[i]);
    printer_end(&printer, 0);
}

/* --- table --------------------------------------------------------------------------------------------------------- */

/* Does a number look like the bound if it has so many digits behind the point, although it is another? */
static bool looks_like(double number, double bound, int decimals)
{
    return isfinite(bound) && number != bound && fabs(number - bound) <= 0.5 * pow(10, -decimals);
}

/* So many digits that whoever reads the interval comes to the same verdict. */
static int decimals_of(const struct claim *claim, const struct judgement *judgement)
{
    int decimals = number_decimals(judgement->mean, judgement->low, judgement->high);
    while (decimals < 9 && (looks_like(judgement->low, claim->least, decimals) ||
                            looks_like(judgement->low, claim->most, decimals) ||
                            looks_like(judgement->high, claim->least, decimals) ||
                            looks_like(judgement->high, claim->most, decimals)))
        decimals++;
    return decimals;
}

static void fill_in(const struct claim *claim, const struct judgement *judgement, struct sheet_entry *entry)
{
    if (claim->each && judgement->verdict != UNDECIDED) {
        entry->words = printed("%d of %d rows", judgement->held, judgement->n);
    } else if (!claim->each && !isnan(judgement->mean)) {
        *entry = (struct sheet_entry){.mean = judgement->mean,
                                      .low = judgement->low,
                                      .high = judgement->high,
                                      .decimals = decimals_of(claim, judgement),
                                      .n = judgement->n,
                                      .units = judgement->units};
    }
}

/* The labels of a row; "page" is for tables of several experiments, "published" and "game" for those of which a claim has a
 * source. */
enum { PAGE, VERDICT, CLAIM, PUBLISHED, GAME, RELATION, LABELS };
static const char *const label_name[LABELS] = {"page", "verdict", "claim", "published", "game", "relation"};

static void name_row(const struct row *row, const bool shown[LABELS], const char **label)
{
    const struct claim *claim = row->claim;
    const struct judgement *judgement = row->judgement;
    const char *outcome = claim_outcome(claim, judgement);
    const char *const texts[LABELS] = {
        [PAGE] = row->judged->page,
        [VERDICT] = printed("%s%s%s", claim_verdict(claim, judgement), *outcome ? ": " : "", outcome),
        [CLAIM] = claim->sentence,
        [PUBLISHED] = claim_source(claim),
        [GAME] = claim->source.measured ? claim->source.measured : "",
        [RELATION] = printed("%s %s", claim_number(claim), claim_wanted(claim)),
    };
    for (int i = 0; i < LABELS; i++)
        if (shown[i])
            *label++ = texts[i];
}

/* Of how many units the means are, and how sure their intervals; and what an undecided claim lacks. */
static char *note_of(const struct row *row, const struct sheet *sheet)
{
    double least = 1, most = 0;
    struct count_range units = {0};
    bool ratios = false, known = false;
    const char *called = "";
    for (int i = 0; i < sheet->rows; i++) {
        const struct sheet_entry *entry = &sheet->entry[i];
        known |= row[i].claim->to_fail && !row[i].claim->foretold && row[i].judgement->verdict == FAIL;
        if (!entry_is_number(entry))
            continue;
        least = fmin(least, row[i].claim->confidence);
        most = fmax(most, row[i].claim->confidence);
        called =
            units.most == 0 || strcmp(called, row[i].judgement->called) == 0 ? row[i].judgement->called : "units";
        ratios |= row[i].claim->comparison == RATIO;
        range_take(&units, entry->units);
    }
    FILE *out = text_open();
    if (units.most > 0) {
        fprintf(out, "Means over %s", range_text(units));
        fprintf(out, least < most ? " %s, with intervals at %g to %g %%" : " %s, with %g %% intervals", called,
                100 * least, 100 * most);
        fputs(ratios ? "; those of ratios to partners are geometric." : ".", out);
    }
    if (known)
        fputs(" A failure is known if nothing shows that it was expected before its data were there.", out);
    if (sheet_has_holes(sheet))
        fputs(units.most > 0 ? " A dash: undecided without a number." : "A dash: undecided without a number.", out);
    for (int i = 0; i < sheet->rows; i++)
        if (row[i].judgement->verdict == UNDECIDED && *row[i].judgement->note)
            fprintf(out, " Of \"%s\": %s.", row[i].claim->sentence, row[i].judgement->note);
    return text_close(out);
}

struct sheet claims_tabulate(const struct judged_claims *judged, int count)
{
    int rows, labels = 0, place = 0;
    const struct row *row = rows_of(judged, count, &rows);
    bool sourced = false;
    for (int i = 0; i < rows; i++)
        sourced |= row[i].claim->source.cite != NULL;
    const bool shown[LABELS] = {[PAGE] = count > 1,    [VERDICT] = true, [CLAIM] = true,
                                [PUBLISHED] = sourced, [GAME] = sourced, [RELATION] = true};
    for (int label = 0; label < LABELS; label++)
        labels += shown[label];
    struct sheet sheet = sheet_make(rows, labels, 1, 1);
    for (int label = 0; label < LABELS; label++)
        if (shown[label]) {
            sheet.wrapped |= (label == CLAIM || label == PUBLISHED || label == GAME ? 1u : 0u) << place;
            sheet.label_name[place++] = label_name[label];
        }
    sheet.heading_name[0] = "of";
    sheet.heading[0] = "measured";
    for (int i = 0; i < rows; i++) {
        name_row(&row[i], shown, &sheet.label[i * labels]);
        fill_in(row[i].claim, row[i].judgement, &sheet.entry[i]);
    }
    sheet.lead = tally_of(judged, count);
    sheet.note = note_of(row, &sheet);
    return sheet;
}
