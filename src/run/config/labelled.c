#include "config/labelled.h"

#include <stdlib.h>
#include <string.h>

#include "cell/labels.h"
#include "config/seen.h"
#include "core/allocate.h"

enum { LABELS, CAP, KEYS };
const struct key labelled_keys[] = {
    [LABELS] = {{"labels", TEXT, .about = "a file of positions and what each of their moves is worth"}, ANY_TEXT},
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

/* What is wrong with the file is told where the config names it. */
struct place_in_config {
    struct reader *reader;
    const cJSON *item;
};

static void complain(void *context, struct place place, const char *message)
{
    const struct place_in_config *at = context;
    const char *path = at->item->valuestring;
    if (place.line > 0)
        complain_at(at->reader, at->item, "%s:%d:%d: %s", path, place.line, place.column, message);
    else
        complain_at(at->reader, at->item, "%s: %s", path, message);
}

/* --- the cells' labels --------------------------------------------------------------------------------------------- */

static void check_games(const struct place_in_config *at, const struct experiment *experiment)
{
    const char *stated = experiment->labels->header[LABELS_GAME];
    for (int i = 0; i < experiment->count && stated; i++) {
        char *game = labels_game(&experiment->cells[i]);
        if (strcmp(game, stated) != 0)
            complain_at(at->reader, at->item, "%s: these are labels of %s, not of %s", at->item->valuestring,
                        stated, game);
        const bool other = strcmp(game, stated) != 0;
        free(game);
        if (other)
            return;
    }
}

/* Rows of one position come one after the other. */
struct finding {
    struct place_in_config at;
    struct experiment *experiment;
};

static void find_label(void *context, int i, const char *position, const struct sight *sight)
{
    const struct finding *finding = context;
    const struct experiment *experiment = finding->experiment;
    const struct label *label = labels_find(experiment->labels, position);
    experiment->label[i] = label;
    if (!label)
        complain_at(finding->at.reader, finding->at.item, "%s: it has no position %s",
                    finding->at.item->valuestring, *position ? position : "of a game without a notation");
    else if (label->count > 0)
        label_check(label, sight, complain, (void *)&finding->at);
}

static void tell_of_fall(void *context, int i, const char *how)
{
    const struct finding *finding = context;
    complain_at(finding->at.reader, finding->at.item, "%s: its game could not say which moves there are: %s",
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
    if (!cJSON_IsString(key[LABELS])) {
        complain_at(
            reader, key[LABELS] ? key[LABELS] : object,
            "expected the name of a file of labels, as in { \"labels\": \"configs/positions/chess.labels\" }");
        return;
    }
    struct finding finding = {{reader, key[LABELS]}, experiment};
    reader_note_file(reader, key[LABELS]->valuestring);
    experiment->labels = labels_read(key[LABELS]->valuestring, complain, &finding.at);
    experiment->label = allocate((size_t)experiment->count, sizeof *experiment->label);
    const int complaints = reader->complaints;
    if (sound && experiment->labels)
        check_games(&finding.at, experiment);
    if (sound && experiment->labels && reader->complaints == complaints)
        find_labels(&finding);
}
