#include <string.h>

#include "block/block.h"
#include "text/aligned.h"

/* How many numbers a list has up to its last that is not 0. */
static int length_of(const char *list)
{
    int count = 1, length = 0;
    for (; *list; list++) {
        count += *list == ' ';
        length = *list >= '1' && *list <= '9' ? count : length;
    }
    return length;
}

/* Number i of a list, from 0; "" behind its end. */
static void add_ply_number(struct aligned *table, const char *list, int i)
{
    while (i > 0 && *list)
        i -= *list++ == ' ';
    aligned_add(table, "%.*s", i > 0 ? 0 : (int)strcspn(list, " "), list);
}

/* The columns of such fields that are not 0 throughout; returns how many. */
static int choose_ply_columns(const struct block *block, bool (*wanted)(enum field), int chosen[MOST_COLUMNS])
{
    int count = 0;
    for (int i = 0; i < block->count; i++)
        if (wanted(block->column[i]->field) && length_of(block->text[i]) > 0)
            chosen[count++] = i;
    return count;
}

/* "leaves_by_ply" is the column "leaves" here. */
static void add_name(struct aligned *table, const char *name)
{
    const char *end = strstr(name, "_by_");
    aligned_add(table, "%.*s", end ? (int)(end - name) : (int)strlen(name), name);
}

static void print_ply_table(const struct block *block, const char *axis, int from, bool (*wanted)(enum field))
{
    int chosen[MOST_COLUMNS], length = 0;
    const int count = choose_ply_columns(block, wanted, chosen);
    struct aligned table = {0};
    if (count == 0)
        return;
    aligned_add(&table, "%s", axis);
    for (int i = 0; i < count; i++) {
        const int own = length_of(block->text[chosen[i]]);
        add_name(&table, block->column[chosen[i]]->name);
        length = own > length ? own : length;
    }
    aligned_end_row(&table);
    for (int row = 0; row < length; row++) {
        aligned_add(&table, "%d", row + from);
        for (int i = 0; i < count; i++)
            add_ply_number(&table, block->text[chosen[i]], row);
        aligned_end_row(&table);
    }
    putchar('\n');
    aligned_print(&table, stdout);
}

static bool is_by_ply(enum field field)
{
    return field == BY_PLY_FIELD || field == MOVES_FIELD;
}

static bool is_by_child(enum field field)
{
    return field == BY_CHILD_FIELD;
}

void block_print_plies(const struct block *block)
{
    /* Columns of zeros are left out: a search without a table has no probes. */
    print_ply_table(block, "ply", 0, is_by_ply);
    print_ply_table(block, "child", 1, is_by_child);
}
