#include "results/question.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/verb.h"
#include "base/program.h"
#include "base/text.h"
#include "base/path.h"
#include "parts/columns.h"
#include "results/csv.h"
#include "results/derived.h"
#include "results/elo.h"
#include "results/unit.h"

int question_check_conditions(const struct call *call, const char *option, const struct words *conditions)
{
    for (int i = 0; i < conditions->count; i++)
        if (!strchr(conditions->word[i], '='))
            return misused(call, "\"%s\" takes COLUMN=VALUE, not \"%s\"", option, conditions->word[i]);
    return EXIT_FINE;
}

int question_check_competing(const struct call *call, const struct question *question, const char *by)
{
    for (int i = 0; i < question->competing.count; i++)
        if (find_word(question->competing.word[i], question->by.word, question->by.count) < 0)
            return misused(call, "\"%s\" of --competing is not in %s%s", question->competing.word[i], by,
                           suggestion(question->competing.word[i], question->by.word, question->by.count));
    return EXIT_FINE;
}

int question_check_kind(const struct question *question, const char * not, const char *const *columns, int count)
{
    for (int i = 0; i < count; i++)
        if (csv_find(&question->csv, columns[i]) < 0) {
            csv_complain(&question->csv, 1, "%s: it has no column \"%s\"", not, columns[i]);
            return EXIT_USAGE;
        }
    return EXIT_FINE;
}

/* --- what it means in the CSV ------------------------------------------------------------------------------------- */

static bool name_columns(struct question *question, const struct words *words)
{
    int *columns = question->columns + question->named;
    question->named += words->count;
    return csv_columns(&question->csv, words->word, words->count, columns);
}

/* Complains of every column that is missing. */
static bool find_columns(struct question *question)
{
    const struct words *where = &question->where;
    bool good = name_columns(question, &question->by);
    for (int i = 0; i < question->of.count; i++)
        good = values_known(&question->csv, question->of.word[i]) && good;
    good = name_columns(question, &question->pool) && good;
    question->rows = where_rows(&question->csv, where->word, where->count, question->columns + question->named,
                                &question->row_count);
    question->named += where->count;
    question->units = units_of_rows(&question->csv, question->unit.word, question->unit.count);
    return good && question->rows && question->units;
}

/* --- which rows count --------------------------------------------------------------------------------------------- */

/* A row may lack what its number is derived from: what would be compared with it was cut short, or is not there.  But who has
 * nothing to have a share of lacks nothing. */
static void count_missing(struct question *question, const int *rows, int count)
{
    question->ended = count;
    for (int of = 0; of < question->of.count; of++) {
        const char *name = question->of.word[of];
        const bool may_lack = is_derived(&question->csv, name) && !lack_of_share(name);
        for (int i = 0; i < count && may_lack; i++)
            if (isnan(question->values[of][rows[i]]) && question->missing[of]++ == 0)
                question->first_missing[of] = rows[i];
    }
}

void question_tell_missing(const struct question *question, int of)
{
    const struct csv *csv = &question->csv;
    const char *name = question->of.word[of];
    const int first = question->first_missing[of];
    if (question->missing[of])
        csv_complain(csv, 0, "left out: %d of %d rows, which have no %s (the first in line %d: %s)",
                     question->missing[of], question->ended, name, csv->line[first + 1],
                     missing_reason(csv, name, first));
}

/* Rows that did not end as asked for lose their numbers, but not their group; say how many they are. */
static void keep_ended(struct question *question)
{
    static const char *const fine[] = {"ok"};
    const bool some = question->status.count > 0;
    const bool all = !some && list_has(question->columns, question->named, csv_find(&question->csv, "status"));
    int *kept = allocate((size_t)question->row_count, sizeof *kept), next = 0;
    memcpy(kept, question->rows, (size_t)question->row_count * sizeof *kept);
    const int count = all ? question->row_count
                          : endings_keep(&question->csv, kept, question->row_count,
                                         some ? question->status.word : fine, some ? question->status.count : 1);
    for (int i = 0; i < question->row_count; i++) {
        const int row = question->rows[i];
        if (next < count && kept[next] == row)
            next++;
        else
            for (int of = 0; of < question->of.count; of++)
                question->values[of][row] = NAN;
    }
    count_missing(question, kept, count);
}

bool question_allows(const struct question *question, int of, const int *rows, int count)
{
    struct mixture *mixtures = allocate((size_t)question->csv.columns, sizeof *mixtures);
    int *kept = allocate((size_t)count, sizeof *kept), kept_count = 0;
    for (int i = 0; i < count; i++)
        if (!isnan(question->values[of][rows[i]]))
            kept[kept_count++] = rows[i];
    const int found = mixtures_find(&question->csv, kept, kept_count, question->columns, question->named, mixtures);
    if (found)
        mixtures_complain(&question->csv, printed("means of %s", question->of.word[of]), mixtures, found);
    return found == 0;
}

int *rows_agreeing(const struct question *question, int row, const int *others, int other_count, const int *rows,
                   int count, int *kept)
{
    int *agreeing = allocate((size_t)count, sizeof *agreeing);
    *kept = 0;
    for (int i = 0; i < count; i++) {
        bool agree = true;
        for (int k = 0; k < question->by.count && agree; k++)
            agree = list_has(others, other_count, question->columns[k]) ||
                    csv_agree(&question->csv, row, rows[i], question->columns[k]);
        if (agree)
            agreeing[(*kept)++] = rows[i];
    }
    return agreeing;
}

const char *question_units(const struct question *question)
{
    return units_called(&question->csv, &question->groups, question->units, question->unit.word,
                        question->unit.count);
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

int question_read(const struct call *call, struct question *question)
{
    if (question->csv.fields)
        return EXIT_FINE;
    if (question_check_conditions(call, "--where", &question->where) != EXIT_FINE)
        return EXIT_USAGE;
    return results_read(&question->csv, call->arguments[0]) ? EXIT_FINE : EXIT_CONFIG;
}

int question_begin(const struct call *call, struct question *question)
{
    struct csv *csv = &question->csv;
    const int status = question_read(call, question);
    if (status != EXIT_FINE)
        return status;
    const size_t numbers = (size_t)question->of.count,
                 named = (size_t)(question->by.count + question->pool.count + question->where.count);
    const bool by_ply = find_word("ply", question->by.word, question->by.count) >= 0 && csv_find(csv, "ply") < 0;
    if (by_ply && !table_spread(csv))
        return EXIT_CONFIG;
    question->columns = allocate(named, sizeof *question->columns);
    question->values = allocate(numbers, sizeof *question->values);
    question->missing = allocate(numbers, sizeof *question->missing);
    question->first_missing = allocate(numbers, sizeof *question->first_missing);
    if (!find_columns(question))
        return EXIT_USAGE;
    for (int of = 0; of < question->of.count; of++)
        if (!(question->values[of] = values_read(csv, question->of.word[of])))
            return EXIT_CONFIG;
    keep_ended(question);
    question->groups = csv_group(csv, question->rows, question->row_count, question->columns, question->by.count);
    return EXIT_FINE;
}

int question_ask(const struct call *call, struct question *question)
{
    const int status = question_begin(call, question);
    if (status != EXIT_FINE)
        return status;
    for (int of = 0; of < question->of.count; of++)
        if (!question_allows(question, of, question->rows, question->row_count))
            return EXIT_USAGE;
    for (int of = 0; of < question->of.count; of++)
        question_tell_missing(question, of);
    return EXIT_FINE;
}

static bool is_wanted(const char *ending, const char *const *wanted, int count)
{
    const size_t length = strcspn(ending, ":"); /* after it stands the signal */
    for (int i = 0; i < count; i++)
        if (strlen(wanted[i]) == length && strncmp(wanted[i], ending, length) == 0)
            return true;
    return false;
}

int endings_keep(const struct csv *csv, int *rows, int count, const char *const *wanted, int wanted_count)
{
    const int column = csv_find(csv, "status");
    int kept = 0, left_out[STATUSES] = {0}, first[STATUSES];
    for (int i = 0; i < count; i++) {
        const char *ending = column < 0 ? "" : csv_field(csv, rows[i], column);
        const enum status status = row_status(ending);
        if (column < 0 || is_wanted(ending, wanted, wanted_count))
            rows[kept++] = rows[i];
        else if (left_out[status]++ == 0)
            first[status] = csv->line[rows[i] + 1];
    }
    for (int status = 0; status < STATUSES; status++)
        if (left_out[status])
            csv_complain(csv, 0, "left out: %d of %d rows, which ended by %s (the first in line %d)",
                         left_out[status], count, status_name[status], first[status]);
    return kept;
}

struct summary summary_of_group(const struct question *question, int of, const struct groups *groups, int group)
{
    const int first = groups->start[group], end = groups->start[group + 1];
    double *values = allocate((size_t)(end - first), sizeof *values);
    int *unit = allocate((size_t)(end - first), sizeof *unit),
        *rows = allocate((size_t)(end - first), sizeof *rows);
    struct summary summary = {0};
    for (int i = first; i < end; i++) {
        const int row = groups->rows[i];
        if (isnan(question->values[of][row]))
            continue;
        rows[summary.n] = row;
        values[summary.n++] = question->values[of][row];
    }
    units_among(question->units, rows, summary.n, unit);
    summary.units = statistics_of(values, unit, summary.n, summary.statistic);
    bounds_cut(values_bounds(&question->csv, question->of.word[of]), &summary.statistic[LOW],
               &summary.statistic[HIGH]);
    return summary;
}

const char *summary_remark(const struct question *question, int of, int row, const struct summary *summary)
{
    const bool drawn = question->groups.count < question->row_count && is_drawn_from_many(&question->csv, row);
    if (summary->n == 1)
        return drawn || column_measured(question->of.word[of]) ? NULL : "exact";
    return summary->statistic[LOW] == summary->statistic[HIGH] ? "all alike" : NULL;
}

void option_write(FILE *out, const char *name, const char *text)
{
    print_plainly(out, " --%s %s", name, (char *)shell_word(text));
}

void question_write_options(FILE *out, const struct question *question)
{
    for (int i = 0; i < question->where.count; i++)
        option_write(out, "where", question->where.word[i]);
    if (question->pool.count > 0)
        option_write(out, "pool", words_listed(&question->pool, ","));
    if (question->status.count > 0)
        option_write(out, "status", words_listed(&question->status, ","));
    if (question->unit.count > 0)
        option_write(out, "unit", words_listed(&question->unit, ","));
}

static bool has_hash(const char *path, char hash[SHA256_TEXT])
{
    struct stat about;
    return stat(packed_name(path), &about) == 0 && S_ISREG(about.st_mode) && packed_sha256(path, hash);
}

static void write_files_read(FILE *out, const struct csv *csv)
{
    char hash[SHA256_TEXT];
    int count;
    char **paths = results_listed(csv->path, &count);
    fputc('\n', out);
    print_plainly(out, "%s has %d rows", csv->path, csv->rows);
    if (count == 1 && has_hash(csv->path, hash))
        fprintf(out, " and SHA-256 %s", hash);
    fputc('.', out);
    for (int i = 0; i < count && count > 1; i++)
        if (has_hash(paths[i], hash)) {
            fputc('\n', out);
            print_plainly(out, "%s has SHA-256 %s.", paths[i], hash);
        }
}

char *origin_of(const struct call *call, const struct csv *const *files, int count)
{
    FILE *out = text_open();
    fprintf(out, "By plymeter %s:\n   ", version);
    for (int i = -1; i < call->word_count; i++)
        print_plainly(out, " %s", (char *)shell_word(call->words[i]));
    for (int i = 0; i < count; i++)
        write_files_read(out, files[i]);
    return text_close(out);
}

/* --- matches ------------------------------------------------------------------------------------------------------- */

enum { WINS, DRAWS, LOSSES, ENDINGS };

/* The number of games in a text: 0, 1 or 2; -1 for anything else. */
static int games_of(const char *text)
{
    return strlen(text) == 1 && *text >= '0' && *text <= '2' ? *text - '0' : -1;
}

static bool complain_of_field(const struct csv *csv, int row, int column, const char *what)
{
    return csv_complain(csv, csv->line[row + 1], "\"%s\" in the column \"%s\" is no %s",
                        csv_field(csv, row, column), csv_field(csv, -1, column), what);
}

static bool check_results(const struct csv *csv, int row, int half, const int columns[ENDINGS])
{
    int games[ENDINGS];
    for (int i = 0; i < ENDINGS; i++)
        if ((games[i] = games_of(csv_field(csv, row, columns[i]))) < 0)
            return complain_of_field(csv, row, columns[i], "number of games of a pair");
    if (games[WINS] + games[DRAWS] + games[LOSSES] == 2 && 2 * games[WINS] + games[DRAWS] == half)
        return true;
    return csv_complain(csv, csv->line[row + 1], "%d wins, %d draws and %d losses are not two games with %g points",
                        games[WINS], games[DRAWS], games[LOSSES], half / 2.0);
}

static bool check_points(const struct csv *csv, int column)
{
    const int results[] = {csv_find(csv, "wins"), csv_find(csv, "draws"), csv_find(csv, "losses")};
    const bool compared = results[WINS] >= 0 && results[DRAWS] >= 0 && results[LOSSES] >= 0;
    bool good = true;
    for (int row = 0; row < csv->rows; row++) {
        const char *points = csv_field(csv, row, column);
        if (*points && half_points_of_text(points) < 0)
            good = complain_of_field(csv, row, column, "pair's points");
        else if (*points && compared)
            good = check_results(csv, row, half_points_of_text(points), results) && good;
    }
    return good;
}

int points_begin(const struct call *call, struct question *question, const char *const *columns, int count)
{
    int status = question_read(call, question);
    if (status == EXIT_FINE)
        status = question_check_kind(question, "this is no match", columns, count);
    if (status == EXIT_FINE && !check_points(&question->csv, csv_find(&question->csv, "points")))
        status = EXIT_CONFIG;
    return status == EXIT_FINE ? question_begin(call, question) : status;
}

void points_tell_unfinished(const struct question *question)
{
    const struct csv *csv = &question->csv;
    const int columns[] = {csv_find(csv, "unfinished"), csv_find(csv, "rival_unfinished")};
    unsigned long long moves = 0;
    int pairs = 0, all = 0;
    for (int i = 0; i < question->row_count; i++) {
        unsigned long long here = 0;
        if (isnan(question->values[0][question->rows[i]]))
            continue;
        for (int side = 0; side < 2; side++)
            here += columns[side] < 0 ? 0 : strtoull(csv_field(csv, question->rows[i], columns[side]), NULL, 10);
        moves += here;
        pairs += here > 0;
        all++;
    }
    if (pairs > 0)
        csv_complain(csv, 0, "%llu moves, in %d of %d pairs, follow searches that completed no step", moves, pairs,
                     all);
}
