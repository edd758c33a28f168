#include "show/claims.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/field.h"
#include "base/filled.h"
#include "base/json.h"
#include "base/lasting.h"
#include "base/path.h"
#include "base/plain.h"
#include "results/judge.h"
#include "results/csv.h"

struct tally {
    int sourced, undecided, of[LIKENESSES][2]; /* that fail, and that pass */
};

static void add(struct tally *tally, const struct judged *judged)
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
static void say_where(FILE *out, const struct judged *judged, int count)
{
    const char *before = " (";
    for (int i = 0; i < count; i++) {
        struct tally tally = {0};
        add(&tally, &judged[i]);
        if (tally.of[ALIKE][true] == 0)
            continue;
        fprintf(out, "%s%d of %s", before, tally.of[ALIKE][true], experiment_name(judged[i].results));
        before = ", ";
    }
    fputs(*before == ',' ? ")" : "", out);
}

char *claims_tally(const struct judged *judged, int count)
{
    struct tally tally = {0};
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

/* Claims as lines for people, and as CSV. */

/* --- lines -------------------------------------------------------------------------------------------------------- */

/* Letters, not bytes: UTF-8 continues a letter with bytes of 10xxxxxx. */
static int count_letters(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static void print_padded(const char *text, int width)
{
    printf("%s%*s", text, width - count_letters(text) + 2, "");
}

static void print_source(const struct claim *claim, const struct judgement *judgement, int indent)
{
    printf("%*s", indent + 2, "");
    fputs("published: ", stdout);
    claim_source(stdout, claim);
    printf("; measured in %s", claim->source.measured);
    printf("%s%s\n", judgement->verdict == UNDECIDED ? "" : ": ", claim_outcome(claim, judgement));
}

static void print_experiment(const struct judged *judged)
{
    const struct claim *claims = judged->experiment->claims;
    const int count = judged->experiment->claim_count;
    char verdict[CLAIM_TEXT];
    struct breaking breaking = breaking_begin(stdout, 0);
    const bool below = breaking.kept != NULL; /* on a terminal what was found stands below the claim */
    int widest = 0, longest = 0;
    for (int i = 0; i < count; i++) {
        claim_verdict(&claims[i], &judged->judgement[i], verdict);
        widest = count_letters(verdict) > widest ? count_letters(verdict) : widest;
        longest = count_letters(claims[i].sentence) > longest ? count_letters(claims[i].sentence) : longest;
    }
    for (int i = 0; i < count; i++) {
        claim_verdict(&claims[i], &judged->judgement[i], verdict);
        print_padded(verdict, widest);
        if (below)
            printf("%s\n%*s", claims[i].sentence, widest + 2, "");
        else
            print_padded(claims[i].sentence, longest);
        claim_finding(stdout, &claims[i], &judged->judgement[i]);
        putchar('\n');
        if (claims[i].source.cite)
            print_source(&claims[i], &judged->judgement[i], widest);
    }
    breaking_end(&breaking);
}

static void print_heading(const struct judged *judged)
{
    const cJSON *question = cJSON_GetObjectItemCaseSensitive(json_root(judged->experiment->texts), "question");
    print_line_plainly(stdout, "%s: %s", judged->page, cJSON_IsString(question) ? question->valuestring : "");
}

void claims_lines(const struct judged *judged, int count)
{
    for (int i = 0; i < count; i++) {
        if (count > 1) {
            fputs(i > 0 ? "\n" : "", stdout);
            print_heading(&judged[i]);
        }
        print_experiment(&judged[i]);
    }
    char *tally = count > 1 ? claims_tally(judged, count) : NULL;
    if (tally) {
        struct breaking breaking = breaking_begin(stdout, 0);
        printf("\n%s\n", tally);
        breaking_end(&breaking);
    }
    free(tally);
}

/* --- CSV ---------------------------------------------------------------------------------------------------------- */

static void print_optional(double number)
{
    putchar(',');
    number_write(stdout, number);
}

static void print_text_field(const char *text)
{
    putchar(',');
    if (text)
        write_field(stdout, text);
}

static void print_claim_row(const struct claim *claim, const struct judgement *judgement, const char *results)
{
    char number[CLAIM_TEXT], wanted[CLAIM_TEXT];
    claim_number(claim, number);
    claim_wanted(claim, wanted);
    write_field(stdout, claim->sentence);
    printf(",%s,%s,%s", verdict_name[judgement->verdict], claim_expectation(claim),
           claim->foretold ? "before" : "after");
    print_text_field(number);
    printf(",%s", wanted);
    print_optional(judgement->mean);
    print_optional(judgement->low);
    print_optional(judgement->high);
    print_optional(claim->each ? NAN : claim->confidence);
    printf(",%d,%d", judgement->n, judgement->units);
    print_optional(claim->each && judgement->verdict != UNDECIDED ? judgement->held : NAN);
    print_text_field(judgement->note);
    print_text_field(claim_outcome(claim, judgement));
    print_text_field(claim->source.says);
    print_text_field(claim->source.cite);
    print_text_field(claim->source.games);
    print_text_field(claim->source.measured);
    print_text_field(results);
    putchar('\n');
}

void claims_csv(const struct judged *judged, int count)
{
    puts("claim,verdict,expected,written,of,wanted,mean,low,high,confidence,rows,units,held,note,outcome,says,cite,"
         "of_games,"
         "measured_in,results");
    for (int i = 0; i < count; i++)
        for (int c = 0; c < judged[i].experiment->claim_count; c++)
            print_claim_row(&judged[i].experiment->claims[c], &judged[i].judgement[c], judged[i].results);
}

/* Claims as a table: verdict, claim, relation, and the number that it is about with its interval. */

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

static void fill_in(const struct claim *claim, const struct judgement *judgement, struct entry *entry)
{
    char words[CLAIM_TEXT];
    if (claim->each && judgement->verdict != UNDECIDED) {
        snprintf(words, sizeof words, "%d of %d rows", judgement->held, judgement->n);
        sheet_say(&entry->words, words);
    } else if (!claim->each && !isnan(judgement->mean)) {
        *entry = (struct entry){.mean = judgement->mean,
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

struct columns {
    bool shown[LABELS];
    int count;
};

static struct columns columns_of(const struct judged *judged, int count)
{
    struct columns columns = {.shown = {[PAGE] = count > 1, [VERDICT] = true, [CLAIM] = true, [RELATION] = true}};
    for (int i = 0; i < count; i++)
        for (int c = 0; c < judged[i].experiment->claim_count; c++)
            columns.shown[PUBLISHED] |= judged[i].experiment->claims[c].source.cite != NULL;
    columns.shown[GAME] = columns.shown[PUBLISHED];
    for (int label = 0; label < LABELS; label++)
        columns.count += columns.shown[label];
    return columns;
}

static void say_source(const struct claim *claim, char **place)
{
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    if (claim->source.cite)
        claim_source(out, claim);
    fclose(out);
    sheet_say(place, need(text));
    free(text);
}

static void name_row(const struct judged *judged, int c, const struct columns *columns, char **label)
{
    const struct claim *claim = &judged->experiment->claims[c];
    const struct judgement *judgement = &judged->judgement[c];
    const char *outcome = claim_outcome(claim, judgement);
    char verdict[CLAIM_TEXT], number[CLAIM_TEXT], wanted[CLAIM_TEXT], relation[2 * CLAIM_TEXT];
    char verdict_and_outcome[2 * CLAIM_TEXT];
    claim_verdict(claim, judgement, verdict);
    claim_number(claim, number);
    claim_wanted(claim, wanted);
    snprintf(relation, sizeof relation, "%s %s", number, wanted);
    snprintf(verdict_and_outcome, sizeof verdict_and_outcome, "%s%s%s", verdict, *outcome ? ": " : "", outcome);
    const char *const texts[LABELS] = {[PAGE] = judged->page,
                                       [VERDICT] = verdict_and_outcome,
                                       [CLAIM] = claim->sentence,
                                       [GAME] = claim->source.measured ? claim->source.measured : "",
                                       [RELATION] = relation};
    for (int i = 0, place = 0; i < LABELS; i++) {
        if (columns->shown[i] && i == PUBLISHED)
            say_source(claim, &label[place++]);
        else if (columns->shown[i])
            sheet_say(&label[place++], texts[i]);
    }
}

/* A row's claim and judgement, whichever experiment they are of. */
struct judged_row {
    const struct claim *claim;
    const struct judgement *judgement;
};

/* Of how many units the means are, and how sure their intervals; and what an undecided claim lacks. */
static char *note_of(const struct judged_row *row, const struct sheet *sheet)
{
    double least = 1, most = 0;
    int fewest = 0, many = 0;
    bool ratios = false, known = false;
    const char *called = NULL;
    char *text;
    size_t size;
    for (int i = 0; i < sheet->rows; i++) {
        const struct entry *entry = &sheet->entry[i];
        known |= row[i].claim->to_fail && !row[i].claim->foretold && row[i].judgement->verdict == FAIL;
        if (!entry_is_number(entry))
            continue;
        least = fmin(least, row[i].claim->confidence);
        most = fmax(most, row[i].claim->confidence);
        fewest = fewest == 0 || entry->units < fewest ? entry->units : fewest;
        many = entry->units > many ? entry->units : many;
        called = !called || strcmp(called, row[i].judgement->called) == 0 ? row[i].judgement->called : "units";
        ratios |= row[i].claim->comparison == RATIO;
    }
    FILE *out = need(open_memstream(&text, &size));
    if (many > 0) {
        fprintf(out, fewest < many ? "Means over %d to %d" : "Means over %d", fewest, many);
        fprintf(out, least < most ? " %s, with intervals at %g to %g %%" : " %s, with %g %% intervals", called,
                100 * least, 100 * most);
        fputs(ratios ? "; those of ratios to partners are geometric." : ".", out);
    }
    if (known)
        fputs(" A failure is known if nothing shows that it was expected before its data were there.", out);
    if (sheet_has_holes(sheet))
        fputs(many > 0 ? " A dash: undecided without a number." : "A dash: undecided without a number.", out);
    for (int i = 0; i < sheet->rows; i++)
        if (row[i].judgement->verdict == UNDECIDED && *row[i].judgement->note)
            fprintf(out, " Of \"%s\": %s.", row[i].claim->sentence, row[i].judgement->note);
    fclose(out);
    return need(text);
}

struct sheet claims_tabulate(const struct judged *judged, int count)
{
    const struct columns columns = columns_of(judged, count);
    int rows = 0, at = 0;
    for (int i = 0; i < count; i++)
        rows += judged[i].experiment->claim_count;
    struct judged_row *row = allocate((size_t)rows, sizeof *row);
    struct sheet sheet = sheet_make(rows, columns.count, 1, 1);

    for (int label = 0, place = 0; label < LABELS; label++)
        if (columns.shown[label]) {
            sheet.wrapped |= (label == CLAIM || label == PUBLISHED || label == GAME ? 1u : 0u) << place;
            sheet_say(&sheet.label_name[place++], label_name[label]);
        }
    sheet_say(&sheet.heading[0], "measured");
    for (int i = 0; i < count; i++) {
        for (int c = 0; c < judged[i].experiment->claim_count; c++, at++) {
            row[at] = (struct judged_row){&judged[i].experiment->claims[c], &judged[i].judgement[c]};
            name_row(&judged[i], c, &columns, &sheet.label[at * sheet.labels]);
            fill_in(row[at].claim, row[at].judgement, &sheet.entry[at]);
        }
    }
    sheet.lead = claims_tally(judged, count);
    sheet.note = note_of(row, &sheet);
    free(row);
    return sheet;
}
