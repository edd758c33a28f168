/* The looks of plots/style.gnuplot are told apart: in colour, in grey, and by those who are blind to a colour. */
#include <math.h>

#include "tests/helper.h"

enum { MOST = 100, FIELD = 40 };

struct look {
    char name[FIELD], colour[FIELD], marker[FIELD], dash[FIELD];
};

struct meaning {
    char kind[FIELD], name[FIELD], look[FIELD], said[FIELD];
};

static struct look looks[MOST];
static struct meaning meanings[MOST];
static int look_count, meaning_count;

/* What stands in a line of either table. */
static void read_line(const char *line, bool is_look)
{
    if (is_look) {
        struct look *look = &looks[look_count++];
        assert_int_equal(4,
                         sscanf(line, "%39s %39s %39s %39s", look->name, look->colour, look->marker, look->dash));
    } else {
        struct meaning *meaning = &meanings[meaning_count++];
        assert_int_equal(4, sscanf(line, "%39s %39s %39s '%39[^']'", meaning->kind, meaning->name, meaning->look,
                                   meaning->said));
    }
    assert_in_range(look_count, 0, MOST - 1);
    assert_in_range(meaning_count, 0, MOST - 1);
}

static int read_style(void **state)
{
    char line[400];
    enum { NEITHER, LOOKS, MEANINGS } table = NEITHER;
    FILE *file = fopen("plots/style.gnuplot", "r");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        if (strcmp(line, "end\n") == 0)
            table = NEITHER;
        else if (table != NEITHER)
            read_line(line, table == LOOKS);
        else if (strncmp(line, "$looks <<", 9) == 0)
            table = LOOKS;
        else if (strncmp(line, "$meanings <<", 12) == 0)
            table = MEANINGS;
    fclose(file);
    return look_count < 5 || meaning_count < 20;
}

/* --- colours ---------------------------------------------------------------------------------------------- */

/* Who looks: what a colour in linear sRGB is to them, for one who lacks a cone altogether (G. M. Machado, M. M. Oliveira,
 * L. A. F. Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009, severity 1). */
static const struct eye {
    const char *name;
    double matrix[3][3];
} eyes[] = {
    {"normal", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"protanope",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"deuteranope",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"tritanope",
     {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
};

struct lab {
    double lightness, a, b;
};

static double linear(double value)
{
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double cube_root(double t)
{
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

/* CIELAB of "#rrggbb" under D65, from 0, black, to 100, white. */
static struct lab see(const struct eye *eye, const char *colour)
{
    unsigned part[3];
    double seen[3];
    assert_int_equal(3, sscanf(colour, "#%2x%2x%2x", &part[0], &part[1], &part[2]));
    for (int i = 0; i < 3; i++) {
        seen[i] = 0;
        for (int j = 0; j < 3; j++)
            seen[i] += eye->matrix[i][j] * linear(part[j] / 255.0);
        seen[i] = fmin(1, fmax(0, seen[i]));
    }
    const double x = cube_root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
    const double y = cube_root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = cube_root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
    return (struct lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/* 2.3 is a difference that is just noticed. */
static double distance(const struct eye *eye, const char *one, const char *other)
{
    const struct lab p = see(eye, one), q = see(eye, other);
    return sqrt(pow(p.lightness - q.lightness, 2) + pow(p.a - q.a, 2) + pow(p.b - q.b, 2));
}

static double grey(const char *colour)
{
    return see(&eyes[0], colour).lightness;
}

/* The measure itself: white is far from black, and red and green are one to those who lack a cone. */
static void test_eyes(void **state)
{
    (void)state;
    assert_true(fabs(grey("#ffffff") - 100) < 0.1 && fabs(grey("#000000")) < 0.1 && fabs(grey("#777777") - 50) < 1);
    assert_true(distance(&eyes[0], "#d62728", "#5f7f00") > 60);
    assert_true(distance(&eyes[2], "#c07a00", "#8a9a10") < 12);
    assert_true(distance(&eyes[3], "#0099aa", "#00aa77") < distance(&eyes[0], "#0099aa", "#00aa77"));
}

static void test_colours(void **state)
{
    (void)state;
    for (int i = 0; i < look_count; i++) {
        if (grey(looks[i].colour) > 75)
            fail_msg("%s is too light for white paper", looks[i].name);
        for (int j = 0; j < i; j++) {
            if (fabs(grey(looks[i].colour) - grey(looks[j].colour)) < 6)
                fail_msg("%s and %s are the same grey", looks[i].name, looks[j].name);
            for (size_t e = 0; e < sizeof eyes / sizeof *eyes; e++)
                if (distance(&eyes[e], looks[i].colour, looks[j].colour) < 20)
                    fail_msg("%s and %s are one to the %s eye", looks[i].name, looks[j].name, eyes[e].name);
        }
    }
}

/* Without any colour. */
static void test_markers_and_dashes(void **state)
{
    (void)state;
    for (int i = 0; i < look_count; i++)
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(looks[i].marker, looks[j].marker);
            assert_string_not_equal(looks[i].dash, looks[j].dash);
        }
}

static int find_look(const char *name)
{
    for (int i = 0; i < look_count; i++)
        if (strcmp(looks[i].name, name) == 0)
            return i;
    fail_msg("there is no look \"%s\"", name);
    return -1;
}

/* A thing has one line, and things of a kind may stand in one figure. */
static void test_meanings(void **state)
{
    (void)state;
    for (int i = 0; i < meaning_count; i++) {
        find_look(meanings[i].look);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(meanings[i].name, meanings[j].name);
            assert_string_not_equal(meanings[i].said, meanings[j].said);
            if (strcmp(meanings[i].kind, meanings[j].kind) == 0 && strcmp(meanings[i].look, meanings[j].look) == 0)
                fail_msg("%s and %s look the same", meanings[i].name, meanings[j].name);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_eyes),
        cmocka_unit_test(test_colours),
        cmocka_unit_test(test_markers_and_dashes),
        cmocka_unit_test(test_meanings),
    };
    return cmocka_run_group_tests_name("looks", tests, read_style, NULL);
}
