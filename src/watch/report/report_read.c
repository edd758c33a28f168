#include <cjson/cJSON.h>
#include <stdlib.h>
#include <unistd.h>

#include "claims/findings.h"
#include "claims/judge.h"
#include "config/experiment.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "frame/pairing.h"
#include "frame/results.h"
#include "journal/foreseen.h"
#include "provenance/provenance.h"
#include "report/report.h"
#include "text/json.h"
#include "text/path.h"
#include "text/shipped.h"

const char *const class_of_outcome[] = {"failed", "undecided", "held"};

/* --- the config --------------------------------------------------------------------------------------------------- */

static bool asks(const cJSON *config, struct result_file *file)
{
    const cJSON *question = cJSON_GetObjectItemCaseSensitive(config, "question");
    file->claims = cJSON_HasObjectItem(config, "claims");
    if (cJSON_IsString(question))
        file->question = lasting(printed("%s", question->valuestring));
    return cJSON_IsString(question);
}

/* Whatever of it can be read says what was asked. */
static void read_config(struct result_file *file)
{
    char *config = lasting(shipped_for("configs/", file->path, ".json"));
    const char *recorded = provenance_text(file->record, "config.text");
    cJSON *old = cJSON_Parse(recorded);
    asks(old, file);
    if (access(shipped(config), R_OK) == 0)
        file->readable = experiment_read(&file->experiment, config);
    else if (old)
        file->readable =
            experiment_parse(&file->experiment, lasting(with_ending(file->path, ".meta.json")), recorded);
    if (file->readable)
        asks(json_root(file->experiment.texts), file);
    cJSON_Delete(old);
}

/* --- claims ------------------------------------------------------------------------------------------------------- */

int report_outcome(const struct result_file *file, int claim)
{
    const enum verdict verdict = file->judgement[claim].verdict;
    return verdict == UNDECIDED                                    ? NOT_DECIDED
           : claim_fails(&file->experiment.claims[claim], verdict) ? UNEXPECTED
                                                                   : AS_EXPECTED;
}

const char *report_class(const struct result_file *file)
{
    for (int i = 0; i < OUTCOMES_OF_CLAIMS; i++)
        if (file->outcomes[i] > 0)
            return class_of_outcome[i];
    return "unclaimed";
}

const char *report_finding(const struct result_file *file, int claim)
{
    FILE *out = text_open();
    claim_finding(out, &file->experiment.claims[claim], &file->judgement[claim]);
    return lasting(text_close(out));
}

const char *report_published(const struct result_file *file, int claim)
{
    FILE *out = text_open();
    if (file->experiment.claims[claim].source.cite)
        claim_source(out, &file->experiment.claims[claim]);
    return lasting(text_close(out));
}

static void judge(struct result_file *file)
{
    const int count = file->experiment.claim_count;
    file->judgement = lasting(allocate((size_t)count + 1, sizeof *file->judgement));
    for (int i = 0; i < count; i++) {
        claim_judge(&file->experiment.claims[i], &file->csv, &file->judgement[i]);
        file->outcomes[report_outcome(file, i)]++;
    }
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

/* Rows of another config have other axes: then it is not known. */
static void find_cells(struct result_file *file)
{
    struct csv plan;
    struct pairing pairing;
    const int end = csv_find(&file->csv, "status");
    foreseen_rows(&plan, &file->experiment);
    bool same = csv_find(&plan, "status") == end;
    for (int i = 0; i < end && same; i++)
        same = csv_find(&plan, csv_cell(&file->csv, -1, i)) >= 0;
    plan.path = file->experiment.path;
    if (same && pairing_make(&pairing, &file->csv, &plan)) {
        int *cell = lasting(allocate((size_t)file->csv.rows + 1, sizeof *cell));
        for (int row = 0; row < file->csv.rows; row++)
            cell[row] = pairing.partner[row];
        file->cell = cell;
        pairing_free(&pairing);
    }
    csv_free(&plan);
}

char *report_cell(const struct result_file *file, int row)
{
    const int cell = file->cell ? file->cell[row] : -1;
    return cell < 0 ? NULL : lasting(cell_identity(&file->experiment.cells[cell]));
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

bool report_read(struct result_file *file, const char *path)
{
    const char *name = experiment_name(path);
    *file = (struct result_file){.path = path, .name = name, .question = name};
    if (!results_read(&file->csv, path)) {
        file->csv = (struct csv){0};
        return false;
    }
    if (csv_find(&file->csv, "status") < 0) {
        fprintf(stderr, "%s: no CSV of results: it has no column \"status\"\n", path);
        return false;
    }
    file->record = provenance_read(path);
    read_config(file);
    judge(file);
    if (file->readable)
        find_cells(file);
    report_warn(file);
    return true;
}

void report_free(struct result_file *file)
{
    if (file->readable)
        experiment_free(&file->experiment);
    cJSON_Delete(file->record);
    csv_free(&file->csv);
}
