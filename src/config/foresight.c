#include "config/foresight.h"

#include <stdlib.h>

#include "config/warnings.h"
#include "results/judge.h"
#include "base/lasting.h"
#include "results/derived.h"
#include "config/foreseen.h"
#include "config/where.h"
#include "base/nearest.h"

static const cJSON *key_of(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

static bool differ_in(const struct sample *sample, const char *name)
{
    const int column = csv_find(sample->csv, name);
    for (int i = 0; i < sample->n; i++)
        if (!csv_agree(sample->csv, sample->row[i], sample->partner[i], column))
            return true;
    return false;
}

/* Where the claim says in what partners agree, they may differ in more than "against" names. */
static void warn_of_differences(const struct foresight *foresight, struct reader *reader, const cJSON *object,
                                const struct sample *sample)
{
    const struct claim *claim = sample->claim;
    struct claim all = {0};
    int told = 0;
    pair_read(reader, NULL, key_of(object, "against"), foresight->experiment, &all);
    for (int i = 0; i < all.pair_count; i++) {
        if (find_word(all.pair[i], claim->pair, claim->pair_count) >= 0 || !differ_in(sample, all.pair[i]))
            continue;
        if (told == 0)
            begin_warning(foresight->warnings, reader, key_of(object, "pair"));
        fprintf(foresight->warnings, "%s%s", told++ ? ", " : "partners will differ in ", all.pair[i]);
    }
    fputs(told ? ", too, which neither \"pair\" nor \"against\" names\n" : "", foresight->warnings);
    free(all.pair);
}

static void look(const struct foresight *foresight, struct reader *reader, const cJSON *object,
                 const struct claim *claim)
{
    struct judgement judgement = {0};
    struct sample sample;
    sample_begin(&sample, claim, &foresight->rows);
    const bool chosen = choose_rows(&sample, &judgement);
    if (chosen && claim_is_paired(claim) && !choose_partners(&sample, &judgement)) {
        complain_at(reader, key_of(object, claim->lists_pair ? "pair" : "against"), "%s", judgement.note);
        return;
    }
    if (!chosen || !check_mean(&sample, &judgement) || !choose_units(&sample, &judgement) ||
        !check_units(&sample, &judgement)) {
        begin_warning(foresight->warnings, reader, object);
        fprintf(foresight->warnings, "this claim will stay undecided: %s\n", judgement.note);
    }
    if (chosen && claim->lists_pair)
        warn_of_differences(foresight, reader, object, &sample);
}

/* Of rows without a share a claim is not, and which these are is not known before. */
void claim_foresee(struct foresight *foresight, struct reader *reader, const cJSON *object,
                   const struct claim *claim)
{
    const size_t before = lasting_count();
    if (lack_of_share(claim->metric))
        return;
    if (!foresight->rows.text)
        foreseen_rows(&foresight->rows, foresight->experiment);
    look(foresight, reader, object, claim);
    lasting_release(before);
}

void foresight_free(struct foresight *foresight)
{
    csv_free(&foresight->rows);
}
