#include "results/row.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"

const char *const status_name[STATUSES] = {"ok", "budget", "timeout", "memory", "crash", "error"};

const char row_header[] = "status,value,move,interior,leaves,terminals,evaluations,generated,cutoffs,"
                          "cutoffs_first,capped,recalled,reached,ns,ns_min,ns_max";

static const char timing_header[] = ",ns_low,ns_high,repeats,warmup,instructions,branch_misses";

bool row_measured(const char *column)
{
    static const char *const measured[] = {"ns",      "ns_min", "ns_max",       "ns_low",       "ns_high",
                                           "repeats", "warmup", "instructions", "branch_misses"};
    for (size_t i = 0; i < sizeof measured / sizeof *measured; i++)
        if (strcmp(column, measured[i]) == 0)
            return true;
    return false;
}

const char *row_timing_header(const struct cell *cell)
{
    return cell_timed(cell) ? timing_header : "";
}

const char *row_added_header(const struct cell *cell)
{
    static const char *const header[] = {
        [MEASURE_MATCH] = ",points,wins,draws,losses,plies,first_game,second_game",
        [MEASURE_SHAPE] = ",leaves_by_ply",
        [MEASURE_ANATOMY] =
            ",distinct_leaves,researches,probes,hits,type1_by_ply,type2_by_ply,type3_by_ply,leaves_by_ply,"
            "distinct_leaves_by_ply,cutoffs_by_ply,cutoffs_first_by_ply,researches_by_ply,probes_by_ply,"
            "hits_by_ply,recalled_by_ply,cutoffs_by_child",
        [MEASURE_GAME] = ",plies,moves_by_ply"};
    return header[cell->measure] ? header[cell->measure] : "";
}

static void write_counts(FILE *out, const struct counts *counts)
{
    fprintf(out,
            ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64
            ",%" PRIu64,
            counts->interior, counts->leaves, counts->terminals, counts->evaluations, counts->generated,
            counts->cutoffs, counts->cutoffs_first, counts->capped, counts->recalled);
}

static void write_pair(FILE *out, const struct pair_of_games *pair)
{
    fprintf(out, ",%.1f,%d,%d,%d,%d,%016" PRIx64 ",%016" PRIx64, pair->half_points / 2.0, pair->wins, pair->draws,
            pair->losses, pair->plies, pair->game[0], pair->game[1]);
}

static void write_list(FILE *out, const uint64_t *list, int count)
{
    fputc(',', out);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%" PRIu64, i ? " " : "", list[i]);
}

/* How many plies were reached, the root's included. */
static int plies_reached(const struct by_ply *by_ply)
{
    int count = PLIES_COUNTED;
    while (count > 1 && by_ply->leaves[count - 1] == 0 && by_ply->recalled[count - 1] == 0)
        count--;
    return count;
}

static void write_anatomy(FILE *out, const struct outcome *outcome)
{
    const struct by_ply *by_ply = &outcome->by_ply;
    const uint64_t *const lists[] = {by_ply->type1,         by_ply->type2,           by_ply->type3,
                                     by_ply->leaves,        by_ply->distinct_leaves, by_ply->cutoffs,
                                     by_ply->cutoffs_first, by_ply->researches,      by_ply->probes,
                                     by_ply->hits,          by_ply->recalled};
    uint64_t distinct = 0;
    for (int ply = 0; ply < PLIES_COUNTED; ply++)
        distinct += by_ply->distinct_leaves[ply];
    fprintf(out, ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64, distinct, outcome->counts.researches,
            outcome->counts.probes, outcome->counts.hits);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        write_list(out, lists[i], plies_reached(by_ply));
    write_list(out, by_ply->cutoffs_by_child, CHILDREN_COUNTED);
}

static void write_game(FILE *out, const struct outcome *outcome)
{
    fprintf(out, ",%d,", outcome->plies);
    for (int ply = 0; ply < outcome->plies; ply++)
        fprintf(out, "%s%d", ply ? " " : "", outcome->moves_at[ply]);
}

static int count_commas(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += *text == ',';
    return count;
}

static void write_known(FILE *out, uint64_t number, uint64_t unknown)
{
    fputc(',', out);
    if (number != unknown)
        fprintf(out, "%" PRIu64, number);
}

static void write_empty(FILE *out, const char *header)
{
    for (; *header; header++)
        fputs(*header == ',' ? "," : "", out);
}

static void write_timing(FILE *out, const struct result *result)
{
    write_known(out, result->ns_low, 0);
    write_known(out, result->ns_high, 0);
    fprintf(out, ",%d,%d", result->repeats, result->warmup);
    for (int i = 0; i < EVENTS; i++)
        write_known(out, result->event[i], EVENT_UNKNOWN);
}

/* What a cell measures besides; empty where it did not end well. */
static void write_added(FILE *out, const struct cell *cell, const struct outcome *outcome)
{
    if (outcome->status != OK)
        write_empty(out, row_added_header(cell));
    else if (cell->measure == MEASURE_SHAPE)
        write_list(out, outcome->by_ply.leaves, plies_reached(&outcome->by_ply));
    else if (cell->measure == MEASURE_ANATOMY)
        write_anatomy(out, outcome);
    else if (cell->measure == MEASURE_MATCH)
        write_pair(out, &outcome->pair);
    else if (cell->measure == MEASURE_GAME)
        write_game(out, outcome);
}

/* An oracle's work is not counted, and whoever was paused did not work. */
static bool has_times(const struct result *result, const struct cell *cell)
{
    return result->outcome.status == OK && !cell_oracle(cell) && !result->paused;
}

/* A spent budget of nodes stops every machine at the same node, so its counts stand; time and memory do not. */
char *row_text(const struct result *result, const struct cell *cell)
{
    const struct outcome *outcome = &result->outcome;
    char *text = NULL;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    fputs(status_name[outcome->status], out);
    if (outcome->status == CRASH)
        fprintf(out, ":%s", result->message);
    if (outcome->status == OK && !cell->rival && (isfinite(outcome->reached) || !cell_deepens(cell)))
        fprintf(out, ",%" PRId64 ",%s", outcome->value, outcome->move);
    else if (outcome->status == OK && !cell->rival)
        fprintf(out, ",,%s", outcome->move);
    else
        fputs(",,", out);
    if (outcome->status == OK || outcome->status == BUDGET)
        write_counts(out, &outcome->counts);
    else
        fputs(",,,,,,,,,", out);
    if (outcome->status == OK && !cell->rival && isfinite(outcome->reached))
        fprintf(out, ",%.10g", outcome->reached);
    else
        fputc(',', out);
    if (has_times(result, cell))
        fprintf(out, ",%" PRIu64 ",%" PRIu64 ",%" PRIu64, outcome->ns, result->ns_min, result->ns_max);
    else
        fputs(",,,", out);
    write_added(out, cell, outcome);
    if (cell_timed(cell) && has_times(result, cell))
        write_timing(out, result);
    else
        write_empty(out, row_timing_header(cell));
    fclose(out);
    return text;
}

bool row_field(const char *row, int i, char text[ROW_FIELD])
{
    for (; row && i > 0; i--)
        row = strchr(row, ',') ? strchr(row, ',') + 1 : NULL;
    snprintf(text, ROW_FIELD, "%.*s", row ? (int)strcspn(row, ",") : 0, row ? row : "");
    return text[0] != '\0';
}

/* The field behind those of row_header. */
bool row_points(const char *row, char text[ROW_FIELD])
{
    return row_field(row, 1 + count_commas(row_header), text);
}

enum status row_status(const char *row)
{
    const size_t length = strcspn(row, ",:");
    int status = OK;
    while (status < ERROR &&
           (strlen(status_name[status]) != length || strncmp(row, status_name[status], length) != 0))
        status++;
    return (enum status)status;
}

/* The times are the last of row_header, and the last of all. */
char *row_counted(const char *row, const struct cell *cell)
{
    enum { TIMES = 3 };
    char *text = need(malloc(strlen(row) + 1)), *to = text;
    const int first = 1 + count_commas(row_header) - TIMES;
    const int last = count_commas(row) - count_commas(row_timing_header(cell));
    int field = 0;
    for (; *row; row++) {
        field += *row == ',';
        if (field < first || (field >= first + TIMES && field <= last))
            *to++ = *row;
    }
    *to = '\0';
    return text;
}

void write_field(FILE *out, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text; text++)
        fputs(*text == '"' ? "\"\"" : (char[]){*text, '\0'}, out);
    fputc('"', out);
}

void write_axes_header(FILE *out, char *const *columns, int count)
{
    for (int i = 0; i < count; i++) {
        write_field(out, columns[i]);
        fputc(',', out);
    }
}

void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    for (int i = 0; i < count; i++) {
        const char *value = cell_value(cell, columns[i], buffer);
        write_field(out, value ? value : "");
        fputc(',', out);
    }
}

/* A parameter that a game has, too, is left to it. */
static bool is_of_search(const char *column, const struct cell *cell)
{
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        if (strcmp(column, kinds[kind].name) == 0 || parameter_find(kind, cell->part[kind], column) >= 0)
            return parameter_find(GAME_PART, cell->part[GAME_PART], column) < 0;
    return false;
}

void write_player(FILE *out, char *const *columns, int count, const struct cell *cell)
{
    char buffer[SETTING_TEXT], *text = NULL;
    size_t size;
    FILE *settings = need(open_memstream(&text, &size));
    for (int i = 0, written = 0; i < count && !cell->name; i++)
        if (is_of_search(columns[i], cell))
            fprintf(settings, "%s%s", written++ ? " " : "", cell_value(cell, columns[i], buffer));
    fclose(settings);
    write_field(out, cell->name ? cell->name : text);
    fputc(',', out);
    free(text);
}
