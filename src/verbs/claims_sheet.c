/* Claims as a table: verdict, claim, relation, and the number that it is about with its interval. */
#include <math.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "statistics/findings.h"
#include "statistics/number.h"
#include "verbs/claims.h"

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

static void name_row(const struct claim *claim, const struct judgement *judgement, char **label)
{
    char verdict[CLAIM_TEXT], number[CLAIM_TEXT], wanted[CLAIM_TEXT], relation[2 * CLAIM_TEXT];
    claim_verdict(claim, judgement, verdict);
    claim_number(claim, number);
    claim_wanted(claim, wanted);
    snprintf(relation, sizeof relation, "%s %s", number, wanted);
    sheet_say(&label[0], verdict);
    sheet_say(&label[1], claim->sentence);
    sheet_say(&label[2], relation);
}

/* Of how many units the means are, and how sure their intervals; and what an undecided claim lacks. */
static char *note_of(const struct claim *claims, const struct judgement *judgements, const struct sheet *sheet)
{
    double least = 1, most = 0;
    int fewest = 0, many = 0;
    bool ratios = false;
    char *text;
    size_t size;
    for (int i = 0; i < sheet->rows; i++) {
        const struct entry *entry = &sheet->entry[i];
        if (!entry_is_number(entry))
            continue;
        least = fmin(least, claims[i].confidence);
        most = fmax(most, claims[i].confidence);
        fewest = fewest == 0 || entry->units < fewest ? entry->units : fewest;
        many = entry->units > many ? entry->units : many;
        ratios |= claims[i].comparison == RATIO;
    }
    FILE *out = need(open_memstream(&text, &size));
    if (many > 0) {
        fprintf(out, fewest < many ? "Means over %d to %d" : "Means over %d", fewest, many);
        fprintf(out, least < most ? " samples, with intervals at %g to %g %%" : " samples, with %g %% intervals",
                100 * least, 100 * most);
        fputs(ratios ? "; those of ratios to partners are geometric." : ".", out);
    }
    if (sheet_has_holes(sheet))
        fputs(many > 0 ? " A dash: undecided without a number." : "A dash: undecided without a number.", out);
    for (int i = 0; i < sheet->rows; i++)
        if (judgements[i].verdict == UNDECIDED && *judgements[i].note)
            fprintf(out, " Of \"%s\": %s.", claims[i].sentence, judgements[i].note);
    fclose(out);
    return need(text);
}

struct sheet claims_tabulate(const struct claim *claims, const struct judgement *judgements, int count)
{
    struct sheet sheet = sheet_make(count, 3, 1, 1);
    sheet.wrapped = 1;
    sheet_say(&sheet.label_name[0], "verdict");
    sheet_say(&sheet.label_name[1], "claim");
    sheet_say(&sheet.label_name[2], "relation");
    sheet_say(&sheet.heading[0], "measured");
    for (int i = 0; i < count; i++) {
        name_row(&claims[i], &judgements[i], &sheet.label[i * sheet.labels]);
        fill_in(&claims[i], &judgements[i], &sheet.entry[i]);
    }
    sheet.note = note_of(claims, judgements, &sheet);
    return sheet;
}
