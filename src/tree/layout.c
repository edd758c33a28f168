#include "tree/layout.h"

#include "base/allocate.h"

int layout_add(struct layout *layout, int parent, double width, double height)
{
    layout->box = grow(layout->box, (size_t)layout->boxes, sizeof *layout->box);
    const int number = layout->boxes++;
    layout->box[number] =
        (struct box){.parent = parent, .first_child = -1, .next_sibling = -1, .width = width, .height = height};
    if (parent < 0)
        return number;
    layout->box[number].level = layout->box[parent].level + 1;
    int *link = &layout->box[parent].first_child;
    while (*link >= 0)
        link = &layout->box[*link].next_sibling;
    *link = number;
    return number;
}

/* --- packing --------------------------------------------------------------------------------------------------- */

/* How far a subtree reaches to both sides of its root, level by level. */
struct outline {
    double *left, *right;
    int levels;
};

struct packing {
    struct layout *layout;
    double beside;
    int levels;
    double sign; /* 1: from the left, -1: from the right */
};

static struct outline pack(const struct packing *packing, int number);

/* Put a subtree to the right of what is there; returns the place of its root. */
static double append_subtree(struct outline *all, struct outline *more, double beside)
{
    double shift = 0;
    for (int i = 0; i < all->levels && i < more->levels; i++)
        if (all->right[i] - more->left[i] + beside > shift)
            shift = all->right[i] - more->left[i] + beside;
    for (int i = 0; i < more->levels; i++) {
        if (i >= all->levels)
            all->left[i] = more->left[i] + shift;
        all->right[i] = more->right[i] + shift;
    }
    if (more->levels > all->levels)
        all->levels = more->levels;
    free(more->left);
    return shift;
}

static struct outline new_outline(int levels)
{
    double *sides = allocate((size_t)(2 * levels), sizeof *sides);
    return (struct outline){sides, sides + levels, 0};
}

static int count_children(const struct box *box, int number)
{
    int count = 0;
    for (int i = box[number].first_child; i >= 0; i = box[i].next_sibling)
        count++;
    return count;
}

/* The children in the direction of the packing. */
static void list_children(const struct packing *packing, int number, int count, int *list)
{
    const struct box *box = packing->layout->box;
    for (int i = box[number].first_child, n = 0; i >= 0; i = box[i].next_sibling, n++)
        list[packing->sign > 0 ? n : count - 1 - n] = i;
}

static struct outline pack(const struct packing *packing, int number)
{
    struct box *box = packing->layout->box;
    struct outline below = new_outline(packing->levels), outline = new_outline(packing->levels);
    const int count = count_children(box, number);
    int *list = allocate((size_t)count, sizeof *list);
    double *place = allocate((size_t)count, sizeof *place);
    list_children(packing, number, count, list);
    for (int i = 0; i < count; i++) {
        struct outline child = pack(packing, list[i]);
        place[i] = append_subtree(&below, &child, packing->beside);
    }
    const double middle = count > 0 ? (place[0] + place[count - 1]) / 2 : 0;
    for (int i = 0; i < count; i++)
        box[list[i]].offset += packing->sign * (place[i] - middle) / 2;
    outline.levels = 1 + below.levels;
    outline.left[0] = -box[number].width / 2;
    outline.right[0] = box[number].width / 2;
    for (int i = 0; i < below.levels; i++) {
        outline.left[i + 1] = below.left[i] - middle;
        outline.right[i + 1] = below.right[i] - middle;
    }
    free(below.left);
    free(list);
    free(place);
    return outline;
}

static int count_levels(const struct layout *layout)
{
    int most = 0;
    for (int i = 0; i < layout->boxes; i++)
        if (layout->box[i].level > most)
            most = layout->box[i].level;
    return most + 1;
}

/* --- places ---------------------------------------------------------------------------------------------------- */

static void place_across(struct layout *layout)
{
    double left = 0, right = 0;
    for (int i = 0; i < layout->boxes; i++) {
        struct box *box = &layout->box[i];
        box->x = box->parent < 0 ? 0 : layout->box[box->parent].x + box->offset;
        left = box->x - box->width / 2 < left ? box->x - box->width / 2 : left;
        right = box->x + box->width / 2 > right ? box->x + box->width / 2 : right;
    }
    for (int i = 0; i < layout->boxes; i++)
        layout->box[i].x -= left;
    layout->width = right - left;
}

static void place_down(struct layout *layout, int levels, double below)
{
    double top = 0;
    for (int level = 0; level < levels; level++) {
        double height = 0;
        for (int i = 0; i < layout->boxes; i++)
            if (layout->box[i].level == level) {
                layout->box[i].y = top;
                height = layout->box[i].height > height ? layout->box[i].height : height;
            }
        layout->height = top + height;
        top += height + below;
    }
}

void layout_arrange(struct layout *layout, double beside, double below)
{
    const int levels = count_levels(layout);
    for (int i = 0; i < layout->boxes; i++)
        layout->box[i].offset = 0;
    for (double sign = -1; sign <= 1; sign += 2) {
        struct packing packing = {layout, beside, levels, sign};
        free(pack(&packing, 0).left);
    }
    place_across(layout);
    place_down(layout, levels, below);
}
