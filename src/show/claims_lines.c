/* Claims as lines for people, and as CSV. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "show/claims.h"
#include "results/findings.h"
#include "show/tally.h"
#include "results/number.h"
#include "base/field.h"
#include "base/filled.h"
#include "base/json.h"
#include "base/plain.h"

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
