#include "config/labelled.h"

#include <stdlib.h>
#include <string.h>

#include "cell/labels.h"
#include "config/seen.h"
#include "core/allocate.h"
#include "core/lasting.h"

enum { LABELS, CAP, KEYS };
const struct key labelled_keys[] = {
    [LABELS] = {{"labels", TEXT,
                 .about =
                     "a file of positions and what each of their moves is worth, or a list of such, one a game"},
                ANY_TEXTS},
    [CAP] = {{"cap", INTEGER, "1000", 1, 2 * LABEL_MATE,
              .about = "the most that counts as regret, in hundredths of a pawn"},
             DEFAULT_VALUE},
    [KEYS] = {.takes = ANY_TEXT},
};

bool names_labels(const cJSON *object)
{
    return cJSON_GetObjectItemCaseSensitive(object, labelled_keys[LABELS].value.name) ||
           cJSON_GetObjectItemCaseSensitive(object, labelled_keys[CAP].value.name);
}

/* The files, of which no two are of one game, and whose rows they judge. */
struct finding {
    struct reader *reader;
    const cJSON *files; /* one name, or a list */
    struct experiment *experiment;
};

/* What is wrong with a file is told where the config names it. */
struct place_in_config {
    struct reader *reader;
    const cJSON *item;
};

static struct place_in_config place_of(const struct finding *finding, int file)
{
    const cJSON *files = finding->files;
    return (struct place_in_config){finding->reader,
                                    cJSON_IsArray(files) ? cJSON_GetArrayItem(files, file) : files};
}

static void complain(void *context, struct place place, const char *message)
{
    const struct place_in_config *at = context;
    const char *path = at->item->valuestring;
    if (place.line > 0)
        complain_at(at->reader, at->item, "%s:%d:%d: %s", path, place.line, place.column, message);
    else
        complain_at(at->reader, at->item, "%s: %s", path, message);
}

/* --- the files ----------------------------------------------------------------------------------------------------- */

/* Which file is of that game, as its header says it; -1: none. */
static int file_of(const struct experiment *experiment, const char *game)
{
    for (int i = 0; i < experiment->labels_count; i++)
        if (strcmp(game, experiment->labels[i]->header[LABELS_GAME]) == 0)
            return i;
    return -1;
}

/* False after a complaint that leaves nothing to be judged by. */
static bool read_file(const struct finding *finding, int i)
{
    struct experiment *experiment = finding->experiment;
    struct place_in_config at = place_of(finding, i);
    reader_note_file(at.reader, at.item->valuestring);
    struct labels *labels = labels_read(at.item->valuestring, complain, &at);
    const char *game = labels ? labels->header[LABELS_GAME] : NULL;
    if (!game) {
        labels_free(labels);
        return false;
    }
    const int other = file_of(experiment, game);
    if (other >= 0)
        complain_at(at.reader, at.item, "%s: these are labels of %s, as those of %s: expected one file a game",
                    labels->path, game, experiment->labels[other]->path);
    experiment->labels[experiment->labels_count++] = labels;
    return true;
}

/* --- the cells' labels --------------------------------------------------------------------------------------------- */

static void complain_of_game(const struct finding *finding, const char *game)
{
    const struct experiment *experiment = finding->experiment;
    FILE *out = text_open();
    for (int i = 0; i < experiment->labels_count; i++)
        fprintf(out, "%s%s is of %s", i > 0 ? ", " : "", experiment->labels[i]->path,
                experiment->labels[i]->header[LABELS_GAME]);
    char *files = text_close(out);
    complain_at(finding->reader, finding->files, "there are no labels of %s: %s", game, files);
    free(files);
}

static void check_games(const struct finding *finding)
{
    const struct experiment *experiment = finding->experiment;
    bool known = true;
    for (int i = 0; i < experiment->count && known; i++) {
        char *game = labels_game(&experiment->cells[i]);
        known = file_of(experiment, game) >= 0;
        if (!known)
            complain_of_game(finding, game);
        free(game);
    }
}

/* Rows of one position come one after the other. */
static void find_label(void *context, int i, const char *position, const struct sight *sight)
{
    const struct finding *finding = context;
    const struct experiment *experiment = finding->experiment;
    char *game = labels_game(&experiment->cells[i]);
    const int file = file_of(experiment, game);
    struct place_in_config at = place_of(finding, file);
    const struct label *label = labels_find(experiment->labels[file], position);
    free(game);
    experiment->label[i] = label;
    if (!label)
        complain_at(at.reader, at.item, "%s: it has no position %s", at.item->valuestring,
                    *position ? position : "of a game without a notation");
    else if (label->count > 0)
        label_check(label, sight, complain, &at);
}

static void tell_of_fall(void *context, int i, const char *how)
{
    const struct finding *finding = context;
    complain_at(finding->reader, finding->files, "%s: its game could not say which moves there are: %s",
                part_at(GAME_PART, finding->experiment->cells[i].part[GAME_PART])->name, how);
}

static void find_labels(struct finding *finding)
{
    const struct experiment *experiment = finding->experiment;
    cells_see(experiment->cells, experiment->count, find_label, tell_of_fall, finding);
    for (int i = 1; i < experiment->count; i++)
        if (same_position(&experiment->cells[i - 1], &experiment->cells[i]))
            experiment->label[i] = experiment->label[i - 1];
}

/* --- all of it ------------------------------------------------------------------------------------------------------ */

void labelled_read(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    const cJSON *key[KEYS] = {NULL};
    const bool sound = reader->complaints == 0;
    Setting cap = setting_default(&labelled_keys[CAP].value);
    keys_find(reader, object, labelled_keys, key);
    if (key[CAP])
        value_read(reader, key[CAP], &labelled_keys[CAP].value, &cap);
    experiment->cap = (int)cap.integer;
    if (!key[LABELS] || !are_texts(key[LABELS])) {
        complain_at(
            reader, key[LABELS] ? key[LABELS] : object,
            "expected the name of a file of labels, as in { \"labels\": \"configs/positions/chess.labels\" }, or a "
            "list of such");
        return;
    }
    struct finding finding = {reader, key[LABELS], experiment};
    const int files = cJSON_IsArray(key[LABELS]) ? cJSON_GetArraySize(key[LABELS]) : 1;
    bool read = true;
    experiment->labels = allocate((size_t)files, sizeof *experiment->labels);
    experiment->label = allocate((size_t)experiment->count, sizeof *experiment->label);
    for (int i = 0; i < files; i++)
        read = read_file(&finding, i) && read;
    const int complaints = reader->complaints;
    if (sound && read)
        check_games(&finding);
    if (sound && read && reader->complaints == complaints)
        find_labels(&finding);
}
