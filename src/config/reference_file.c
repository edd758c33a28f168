#include "config/experiment.h"

#include <string.h>

#include "parts/columns.h"
#include "parts/inputs.h"
#include "base/memory.h"
#include "results/csv.h"
#include "parts/row.h"
#include "config/openings.h"
#include "base/process.h"
#include "base/text.h"

enum { FILES, CAP, KEYS };
const struct key reference_file_keys[] = {
    [FILES] = {{"file", TEXT,
                .about = "a CSV of \"measure\": \"moves\", which says what each move is worth, or a list of such"},
               SOME_FILES},
    [CAP] = {{"cap", INTEGER, NULL, 1, 1e15,
              .about = "the most that counts as regret; if none is said, 1000 where an engine judges"},
             ONE_VALUE},
    [KEYS] = {.takes = ANY_TEXT},
};
const struct rule reference_file_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(FILES),
     .message = "expected the name of a CSV of \"measure\": \"moves\", as in { \"file\": "
                "\"configs/positions/chess.csv\" }, "
                "or a list of such"},
    {.message = NULL},
};

bool names_file(const cJSON *object)
{
    return cJSON_GetObjectItemCaseSensitive(object, reference_file_keys[FILES].value.name) ||
           cJSON_GetObjectItemCaseSensitive(object, reference_file_keys[CAP].value.name);
}

/* What is wrong with a file is told where the config names it. */
struct reference_reading {
    struct reader *reader;
    const cJSON *files; /* one name, or a list */
    struct experiment *experiment;
};

static const cJSON *file_item(const struct reference_reading *finding, int file)
{
    return cJSON_IsArray(finding->files) ? cJSON_GetArrayItem(finding->files, file) : finding->files;
}

/* --- the files ----------------------------------------------------------------------------------------------------- */

enum { STATUS, SOLVED, WORTH, COLUMNS };
static const char *const column_names[] = {[STATUS] = "status", [SOLVED] = "solved", [WORTH] = "worth"};

static void note_unread(void *context, struct place place, const char *message)
{
    (void)place;
    snprintf(context, SETTING_ERROR, "%s", message);
}

/* NULL, or what is wrong with the file as a whole, valid until the next call. */
static const char *read_csv(struct csv *csv, const char *path)
{
    static char wrong[SETTING_ERROR];
    size_t length;
    char *text = inputs_text(path, &length, note_unread, wrong);
    if (!text)
        return wrong;
    const char *refusal = strlen(text) != length ? "this is no text" : labels_refusal(text);
    if (refusal)
        return refusal;
    if (!csv_parse(csv, path, text))
        return "this is no CSV, as is said above";
    if (csv_find(csv, "game") >= 0 && csv_find(csv, column_names[STATUS]) >= 0 &&
        csv_find(csv, column_names[WORTH]) >= 0)
        return NULL;
    return "it does not say what moves are worth: expected the CSV of a config with \"measure\": \"moves\"";
}

static void read_files(struct reference_reading *finding, int count)
{
    struct experiment *experiment = finding->experiment;
    experiment->judges = allocate((size_t)count, sizeof *experiment->judges);
    for (int i = 0; i < count; i++) {
        const cJSON *item = file_item(finding, i);
        reader_note_file(finding->reader, item->valuestring);
        const char *wrong = read_csv(&experiment->judges[experiment->judge_count], item->valuestring);
        if (wrong)
            complain_at(finding->reader, item, "%s: %s", item->valuestring, wrong);
        else
            experiment->judge_count++;
    }
}

/* --- the cells' rows ----------------------------------------------------------------------------------------------- */

/* What a row is to say of where its cell starts. */
struct sought {
    const char *name, *value;
    char text[SETTING_TEXT]; /* that the value may point into */
    bool usual;              /* it goes without saying */
    int column;              /* of a file; -1: it has none */
};

enum { MOST_SOUGHT = MAX_SETTINGS + 1 };

/* The game, and its settings but for those of its evaluation; how many. */
static int seek_position(const struct cell *cell, struct sought list[MOST_SOUGHT])
{
    const Parameter *parameter;
    int count = 1;
    list[0] = (struct sought){.name = kinds[GAME_PART].name, .value = cell_part(cell, GAME_PART)};
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++) {
        struct sought *sought = &list[count];
        if (is_of_evaluation(GAME_PART, parameter))
            continue;
        sought->name = parameter->name;
        sought->value = setting_write(parameter, cell->setting[GAME_PART][i], sought->text);
        sought->usual = setting_same(parameter, cell->setting[GAME_PART][i], setting_default(parameter));
        count++;
    }
    return count;
}

static bool is_sought(const struct csv *csv, int row, const struct sought *list, int count)
{
    for (int i = 0; i < count; i++) {
        const char *said = list[i].column < 0 ? "" : csv_field(csv, row, list[i].column);
        if (*said ? strcmp(said, list[i].value) != 0 : !list[i].usual)
            return false;
    }
    return true;
}

static void complain_of_none(const struct reference_reading *finding, const struct sought *list, int count)
{
    FILE *out = text_open();
    fputs(list[0].value, out);
    for (int i = 1; i < count; i++)
        if (!list[i].usual)
            fprintf(out, " %s=%s", list[i].name, list[i].value);
    char *position = text_close(out);
    complain_at(finding->reader, finding->files, "no row of %s%s is of %s", finding->experiment->judges[0].path,
                finding->experiment->judge_count > 1 ? ", or of another of these files," : "", position);
}

/* Note this row as the one that judges the cell. */
static void take_row(const struct reference_reading *finding, int file, int row, struct appraisal *appraisal)
{
    const struct csv *csv = &finding->experiment->judges[file];
    const char *status = csv_field(csv, row, csv_find(csv, column_names[STATUS]));
    const int solved = csv_find(csv, column_names[SOLVED]), line = csv->line[row + 1];
    if (appraisal->worth)
        complain_at(finding->reader, file_item(finding, file),
                    "%s:%d: %s:%d is of this position, too: expected one row a position", csv->path, line,
                    finding->experiment->judges[appraisal->file].path, appraisal->line);
    else if (strcmp(status, status_name[OK]) != 0)
        complain_at(finding->reader, file_item(finding, file),
                    "%s:%d: this row ended by %s, and does not say what the moves are worth", csv->path, line,
                    status);
    *appraisal = (struct appraisal){csv_field(csv, row, csv_find(csv, column_names[WORTH])),
                                    solved < 0 ? "" : csv_field(csv, row, solved), file, line};
}

/* Rows of one position come one after the other. */
static void find_rows(const struct reference_reading *finding)
{
    static struct sought list[MOST_SOUGHT];
    struct experiment *experiment = finding->experiment;
    for (int i = 0; i < experiment->count; i++) {
        struct appraisal *appraisal = &experiment->appraisal[i];
        if (i > 0 && cell_shares_position(&experiment->cells[i - 1], &experiment->cells[i])) {
            *appraisal = experiment->appraisal[i - 1];
            continue;
        }
        const int count = seek_position(&experiment->cells[i], list);
        for (int file = 0; file < experiment->judge_count; file++) {
            const struct csv *csv = &experiment->judges[file];
            for (int s = 0; s < count; s++)
                list[s].column = csv_find(csv, list[s].name);
            for (int row = 0; row < csv->rows; row++)
                if (is_sought(csv, row, list, count))
                    take_row(finding, file, row, appraisal);
        }
        if (!appraisal->worth)
            complain_of_none(finding, list, count);
    }
}

/* --- their moves --------------------------------------------------------------------------------------------------- */

enum { SAID = 200, LOOK_SECONDS = 10 };

struct worth_check {
    const struct experiment *experiment;
    int *cell;          /* the first of each position */
    char (*said)[SAID]; /* what is wrong with its row; shared */
};

/* In another process: what is wrong with these words, if they are to be all legal moves. */
static void check_worth(const char *worth, const struct sight *sight, char said[SAID])
{
    static const char *names[MOST_CHILDREN];
    static bool seen[MOST_CHILDREN];
    struct move_worth weighed;
    char name[MOVE_NAME];
    for (int i = 0; i < sight->count; i++) {
        names[i] = sight->name[i];
        seen[i] = false;
    }
    while (worth_next(&worth, &weighed)) {
        snprintf(name, sizeof name, "%.*s", weighed.length, weighed.move);
        const int number = find_word(name, names, sight->count);
        if (number < 0 || seen[number]) {
            snprintf(said, SAID, number < 0 ? "\"%s\" is no legal move there%s" : "the move %s stands here twice",
                     name, number < 0 ? suggestion(name, names, sight->count) : "");
            return;
        }
        seen[number] = true;
    }
    if (*worth)
        snprintf(said, SAID, "expected a move and what it is worth, such as e2e4=-25, not \"%.40s\"", worth);
    for (int i = 0; i < sight->count && !*said; i++)
        if (!seen[i])
            snprintf(said, SAID, "the legal move %s is missing", names[i]);
}

static void check_row(void *context, int item)
{
    static struct sight sight;
    const struct worth_check *checking = context;
    const int i = checking->cell[item];
    const struct task task = cell_task(&checking->experiment->cells[i]);
    game_at(checking->experiment->cells[i].part[GAME_PART])->look(&task, &sight);
    check_worth(checking->experiment->appraisal[i].worth, &sight, checking->said[item]);
}

static void note_fall(void *context, int item, const char *how)
{
    const struct worth_check *checking = context;
    snprintf(checking->said[item], SAID, "its game could not say which moves there are: %s", how);
}

static void check_rows(const struct reference_reading *finding)
{
    const struct experiment *experiment = finding->experiment;
    const size_t size = (size_t)experiment->count * SAID;
    struct worth_check checking = {experiment, allocate((size_t)experiment->count, sizeof(int)), shared_take(size)};
    int count = 0;
    for (int i = 0; i < experiment->count; i++)
        if (i == 0 || !cell_shares_position(&experiment->cells[i - 1], &experiment->cells[i]))
            checking.cell[count++] = i;
    const struct chore chore = {check_row, note_fall, &checking, LOOK_SECONDS, cell_memory(&experiment->cells[0])};
    do_isolated(&chore, count);
    for (int item = 0; item < count; item++) {
        const struct appraisal *appraisal = &experiment->appraisal[checking.cell[item]];
        if (*checking.said[item])
            complain_at(finding->reader, file_item(finding, appraisal->file), "%s:%d: %s",
                        experiment->judges[appraisal->file].path, appraisal->line, checking.said[item]);
    }
    shared_free(checking.said, size);
}

/* --- all of it ------------------------------------------------------------------------------------------------------ */

void reference_file_read(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    struct value value[KEYS];
    const bool sound = reader->complaints == 0;
    keys_read(reader, object, reference_file_keys, reference_file_rules, value);
    const cJSON *files = value[FILES].item;
    experiment->cap = value[CAP].setting.integer;
    if (files && !are_texts(files))
        complain_at(reader, files, "%s", reference_file_rules[0].message);
    if (!files || !are_texts(files))
        return;
    struct reference_reading finding = {reader, files, experiment};
    const int complaints = reader->complaints;
    experiment->appraisal = allocate((size_t)experiment->count, sizeof *experiment->appraisal);
    read_files(&finding, cJSON_IsArray(files) ? cJSON_GetArraySize(files) : 1);
    if (sound && reader->complaints == complaints)
        find_rows(&finding);
    if (sound && reader->complaints == complaints)
        check_rows(&finding);
}
