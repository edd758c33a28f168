/* What a config claims of its results, in lines and tables. */
#ifndef VERBS_CLAIMS_H
#define VERBS_CLAIMS_H

#include "cell/plan.h"
#include "statistics/claim.h"
#include "tables/sheet.h"

struct call;

/* Judge the experiment's claims by its results and print them: as lines for people, which are txt, as CSV, or as a table, which
 * says that the call made it.  Returns an exit status. */
int claims_print(const struct experiment *experiment, const char *results, enum sheet_format format,
                 const struct call *call);

/* The table, which has no origin yet; the caller frees it. */
struct sheet claims_tabulate(const struct claim *claims, const struct judgement *judgements, int count);

#endif
