/* Keys: each belongs to one part of a search, so that the text of a cell reads back as that cell. */
#include "base/memory.h"
#include "config/experiment.h"
#include "tests/helper.h"
#include "base/text.h"

enum { MOST_WORDS = 64 };

/* --- no key has two meanings ------------------------------------------------------------------------------------ */

static bool is_kind(const char *key)
{
    for (int kind = 0; kind < PART_KINDS; kind++)
        if (strcmp(key, kinds[kind].name) == 0)
            return true;
    return false;
}

/* The next part behind this one that may stand in a cell beside it and declares such a parameter as well, since it is of
 * another kind, or of one of which several combine; NULL: there is none. */
static const char *also_taken_by(const char *key, int kind, int number)
{
    const bool combined = kinds[kind].combined != NULL;
    for (int other = combined ? number + 1 : part_count(kind); other < part_count(kind); other++)
        for (const Parameter *own = part_at(kind, other)->parameters; own->name; own++)
            if (strcmp(own->name, key) == 0)
                return part_at(kind, other)->name;
    for (kind++; kind < CELL_PARTS; kind++)
        for (int other = 0; other < part_count(kind); other++)
            if (parameter_find(kind, other, key) >= 0)
                return part_at(kind, other)->name;
    return NULL;
}

static void test_keys_have_one_meaning(void **state)
{
    (void)state;
    const Parameter *parameter;
    for (int kind = 0; kind < CELL_PARTS; kind++)
        for (int number = 0; number < part_count(kind); number++)
            for (int i = 0; (parameter = parameter_at(kind, number, i)); i++)
                if (is_kind(parameter->name))
                    fail_msg("%s calls a parameter as a kind of parts, \"%s\": give it another name",
                             part_at(kind, number)->name, parameter->name);
                else if (also_taken_by(parameter->name, kind, number))
                    fail_msg(
                        "%s and %s, which may stand in one cell, both have a parameter \"%s\": give one of them "
                        "another name",
                        part_at(kind, number)->name, also_taken_by(parameter->name, kind, number), parameter->name);
}

/* --- there and back --------------------------------------------------------------------------------------------- */

/* Other settings than the defaults. */
static void change(struct cell *cell, int kind)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
        Setting *setting = &cell->setting[kind][i];
        if (parameter->kind == INTEGER && setting->integer + 1 <= (int64_t)parameter->most)
            setting->integer++;
        else if (parameter->kind == CHOICE)
            setting->choice = setting_choices(parameter) - 1;
    }
}

/* The text of a cell can be read if the cell can be searched, and is that of the cell that was read. */
static void expect_same(const struct cell *cell)
{
    char *text = cell_identity(cell), *copy = copied(text), *words[MOST_WORDS];
    struct cell again, checked = *cell;
    int kind;
    const bool sound = !check_cell(&checked, &kind);
    const int count = read_shell_words(copy, words, MOST_WORDS);
    if (arguments_read(words, count, &again) != sound)
        fail_msg("%s can%s be read", text, sound ? "not" : "");
    if (sound) {
        char *back = cell_identity(&again);
        assert_string_equal(back, text);
    }
}

/* Every game, compiled algorithm and cutoff together, with one order and leaf after the other. */
static void test_texts_are_read_back(void **state)
{
    (void)state;
    int other = 0;
    for (int game = 0; game < part_count(GAME_PART); game++)
        for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
            for (int cutoff = 0; cutoff < part_count(CUTOFF_PART); cutoff++) {
                struct cell cell = {0};
                cell_choose(&cell, GAME_PART, game);
                cell_choose(&cell, ALGORITHM_PART, algorithm);
                cell_choose(&cell, ORDER_PART, other % part_count(ORDER_PART));
                cell_choose(&cell, LEAF_PART, other++ % part_count(LEAF_PART));
                cell_choose(&cell, PRUNING_PART, part_find(PRUNING_PART, "none"));
                cell_choose(&cell, CUTOFF_PART, cutoff);
                cell_choose(&cell, LIMITS_PART, 0);
                change(&cell, ALGORITHM_PART);
                change(&cell, ORDER_PART);
                change(&cell, LEAF_PART);
                if (cell_check_leaf(&cell)) {
                    cell_choose(&cell, LEAF_PART, part_find(LEAF_PART, "random"));
                    change(&cell, LEAF_PART);
                }
                change(&cell, CUTOFF_PART);
                expect_same(&cell);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_have_one_meaning),
        cmocka_unit_test(test_texts_are_read_back),
    };
    return cmocka_run_group_tests_name("keys", tests, NULL, NULL);
}
