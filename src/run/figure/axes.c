#include "figure/axes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "figure/gnuplot.h"
#include "numbers/number.h"
#include "numbers/statistics.h"
#include "ask/said.h"
#include "text/utf8.h"

enum { LONGEST_PLACE = 36, MOST_TICS = 7, MOST_STEPS = 12 };

bool wants_logarithm(struct extent extent)
{
    return extent.least > 0 && extent.most >= 100 * extent.least;
}

/* --- what stands along them --------------------------------------------------------------------------------------- */

static struct extent extent_of_x(const struct script *script)
{
    const struct extent x = chart_extent(script->chart, point_x);
    return (struct extent){x.least / script->x.one, x.most / script->x.one};
}

/* Points as well as their intervals. */
static struct extent extent_of_y(const struct script *script)
{
    const struct extent low = chart_extent(script->chart, point_low),
                        high = chart_extent(script->chart, point_high);
    return (struct extent){low.least / script->y.one, high.most / script->y.one};
}

/* From 0, if the points are not far from it, unless an interval reaches below. */
static struct extent range_of_y(const struct script *script)
{
    const struct extent mean = chart_extent(script->chart, point_mean);
    struct extent y = extent_of_y(script);
    if (mean.least >= 0 && y.least > -y.most / 50 && y.least < y.most / 2)
        y.least = 0;
    return y.least < y.most ? y : (struct extent){y.least - 1, y.most + 1};
}

static bool is_in_powers(const struct script_axis *axis, struct extent extent)
{
    return axis->log && wants_logarithm(extent);
}

/* --- linear axes: tics at 1, 2 or 5 times a power of ten ---------------------------------------------------------- */

struct tics {
    double first, step;
    int count, decimals;
};

static struct tics tics_of(struct extent extent)
{
    static const double steps[] = {1, 2, 5, 10};
    const double power = pow(10, floor(log10((extent.most - extent.least) / MOST_TICS)));
    double step = power;
    for (int i = 0; (extent.most - extent.least) / step > MOST_TICS && i < 4; i++)
        step = steps[i] * power;
    const double first = floor(extent.least / step + 1e-9), last = ceil(extent.most / step - 1e-9);
    const int decimals = (int)-floor(log10(step) + 1e-9);
    return (struct tics){first * step, step, (int)(last - first) + 1, decimals > 0 ? decimals : 0};
}

static char *tic_text(const struct tics *tics, int i)
{
    char text[NUMBER_TEXT];
    const double number = tics->first + i * tics->step;
    return said_number(number_text(text, fabs(number) < tics->step / 2 ? 0 : number, tics->decimals));
}

static void write_tics(FILE *out, char axis, const struct tics *tics)
{
    fprintf(out, "set %ctics (", axis);
    for (int i = 0; i < tics->count; i++)
        fprintf(out, "%s\"%s\" %.10g", i ? ", " : "", tic_text(tics, i), tics->first + i * tics->step);
    fputs(")\n", out);
}

/* --- logarithmic axes --------------------------------------------------------------------------------------------- */

/* Of less than two decades, with tics as said: all that lie on the axis. */
static void write_short_logarithm(FILE *out, char axis, struct extent extent)
{
    static const int steps[] = {1, 2, 5};
    const char *between = "";
    char text[NUMBER_TEXT];
    fprintf(out, "set %ctics (", axis);
    for (int power = (int)floor(log10(extent.least)); power <= log10(extent.most); power++)
        for (int i = 0; i < 3; i++) {
            const double number = steps[i] * pow(10, power);
            fprintf(out, "%s\"%s\" %g", between, said_number(number_text(text, number, power < 0 ? -power : 0)),
                    number);
            between = ", ";
        }
    fputs(")\n", out);
}

/* Powers of ten, which the style writes; as many as there is room for: names of up to five ems along x. */
static void announce_powers(FILE *out, char axis, struct extent extent)
{
    const int first = (int)floor(log10(extent.least)), last = (int)ceil(log10(extent.most));
    if (axis == 'x')
        fprintf(out, "x_powers = sprintf(\"%d %d %%d\", 1 + int(5 * %d / (ems - 8)))\n", first, last, last - first);
    else
        fprintf(out, "y_powers = \"%d %d %d\"\n", first, last, (last - first) / 10 + 1);
}

static void write_logarithm(FILE *out, char axis, struct extent extent)
{
    fprintf(out, "set logscale %c\n", axis);
    if (!wants_logarithm(extent) && extent.least > 0)
        write_short_logarithm(out, axis, extent);
}

/* --- x ------------------------------------------------------------------------------------------------------------ */

static int letters_of(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += !utf8_continues(*text);
    return count;
}

/* What is too long for any page is cut. */
static char *place_text(const char *place)
{
    int letters = 0;
    size_t bytes = 0;
    for (; place[bytes] && letters <= LONGEST_PLACE; bytes++)
        letters += !utf8_continues(place[bytes + 1]);
    return lasting(letters_of(place) <= LONGEST_PLACE ? printed("%s", place)
                                                      : printed("%.*s...", (int)bytes - 4, place));
}

static int longest_place(const struct chart *chart)
{
    int longest = 0;
    for (int i = 0; i < chart->place_count; i++)
        longest =
            letters_of(place_text(chart->places[i])) > longest ? letters_of(place_text(chart->places[i])) : longest;
    return longest;
}

/* Names stand aslant if they have no room side by side, and upright if they have none so. */
static void announce_places(FILE *out, const struct chart *chart)
{
    const int longest = longest_place(chart);
    fprintf(out, "aslant = ems > %g ? 0 : ems > %g ? 30 : 90; foot_ems = 1.9 + %g * sin(aslant * pi / 180)\n",
            0.55 * (longest + 2) * chart->place_count + 7, 2.4 * chart->place_count + 7, 0.45 * longest);
}

static void write_places(FILE *out, const struct chart *chart)
{
    fputs("set xtics (", out);
    for (int i = 0; i < chart->place_count; i++) {
        fputs(i ? ", drawn(" : "drawn(", out);
        gnuplot_text(out, place_text(chart->places[i]));
        fprintf(out, ") %d", i + 1);
    }
    fprintf(out, ") noenhanced\nif (aslant) { set xtics rotate by aslant right }\nset xrange [0.5:%g]\n",
            chart->place_count + 0.5);
}

/* The least distance of different x, on the axis as it is, 0 if no curve shares one with another; and are they few whole numbers? */
struct spacing {
    double least, all;
    bool whole;
};

static struct spacing spacing_of(const struct script *script)
{
    const struct chart *chart = script->chart;
    const struct extent extent = extent_of_x(script);
    double *x = NULL;
    int count = 0;
    bool shared = false;
    struct spacing spacing = {.whole = extent.most - extent.least <= MOST_STEPS};
    for (int i = 0; i < chart->count; i++)
        for (int j = 0; j < chart->curves[i].count; j++) {
            x = grow(x, (size_t)count, sizeof *x);
            x[count] = chart->curves[i].points[j].x / script->x.one;
            spacing.whole = spacing.whole && x[count] == floor(x[count]);
            x[count] = script->x.log ? log10(x[count]) : x[count];
            count++;
        }
    sort_numbers(x, count);
    spacing.all = count ? x[count - 1] - x[0] : 0;
    for (int i = 1; i < count; i++) {
        shared = shared || x[i] == x[i - 1];
        if (x[i] > x[i - 1] && (spacing.least == 0 || x[i] - x[i - 1] < spacing.least))
            spacing.least = x[i] - x[i - 1];
    }
    spacing.least = !shared ? 0 : spacing.least > 0 ? spacing.least : 1;
    free(x);
    return spacing;
}

/* Curves stand side by side, a marker apart if there is room. */
static void write_aside(FILE *out, const struct script *script, const struct spacing *spacing)
{
    const struct chart *chart = script->chart;
    if (chart->count < 2 || !(spacing->least > 0))
        fputs("aside = 0\n", out);
    else if (chart->place_count > 0)
        fprintf(out, "aside = least(%.4g, %d / panel_width)\n", 0.6 / chart->count, chart->place_count);
    else
        fprintf(out, "aside = least(%.4g, %.4g / panel_width)\n", 0.4 * spacing->least / chart->count,
                0.3 * (spacing->all > 0 ? spacing->all : 1));
}

void axes_write_place(FILE *out, const struct script *script, int curve)
{
    const double shift = curve - (script->chart->count - 1) / 2.0;
    const bool shifted = spacing_of(script).least > 0 && shift != 0;
    fputs(shifted || script->x.one != 1 ? "(column(\"x\")" : "\"x\"", out);
    if (script->x.one != 1)
        fprintf(out, " / %.17g", script->x.one);
    if (shifted)
        fprintf(out, script->x.log ? " * 10 ** (%g * aside)" : " + %g * aside", shift);
    fputs(shifted || script->x.one != 1 ? ")" : "", out);
}

/* From the first point to the last, with a little more on both sides. */
static void write_range_of_x(FILE *out, const struct script *script, const struct spacing *spacing)
{
    const struct extent x = extent_of_x(script);
    const double more = spacing->all > 0 ? 0.03 * spacing->all : script->x.log ? 0.3 : 1;
    const double shift = (script->chart->count - 1) / 2.0;
    fprintf(out,
            script->x.log ? "more = 10 ** (%g + %g * aside); set xrange [%.10g / more:%.10g * more]\n"
                          : "more = %g + %g * aside; set xrange [%.10g - more:%.10g + more]\n",
            more, shift, x.least, x.most);
}

static void write_x(FILE *out, const struct script *script)
{
    const struct extent x = extent_of_x(script);
    const struct spacing spacing = spacing_of(script);
    write_aside(out, script, &spacing);
    if (script->chart->place_count > 0) {
        write_places(out, script->chart);
        return;
    }
    if (script->x.log) {
        write_logarithm(out, 'x', x);
    } else if (spacing.whole) {
        const struct tics tics = {x.least, 1, (int)(x.most - x.least) + 1, 0};
        write_tics(out, 'x', &tics);
    } else {
        const struct tics tics = tics_of(x);
        write_tics(out, 'x', &tics);
    }
    write_range_of_x(out, script, &spacing);
}

/* --- y ------------------------------------------------------------------------------------------------------------ */

/* gnuplot may take a tic at an end of a logarithmic axis to lie outside. */
static void write_y(FILE *out, const struct script *script)
{
    const struct extent y = extent_of_y(script);
    if (script->y.log) {
        const bool powers = wants_logarithm(y);
        write_logarithm(out, 'y', y);
        fprintf(out, "set yrange [%.10g:%.10g]\n",
                0.9999 * (powers ? pow(10, floor(log10(y.least))) : y.least / 1.1),
                1.0001 * (powers ? pow(10, ceil(log10(y.most))) : y.most * 1.1));
    } else {
        const struct tics tics = tics_of(range_of_y(script));
        write_tics(out, 'y', &tics);
        fprintf(out, "set yrange [%.10g:%.10g]\n", tics.first, tics.first + (tics.count - 1) * tics.step);
    }
}

/* --- both --------------------------------------------------------------------------------------------------------- */

void axes_announce(FILE *out, const struct script *script)
{
    const struct extent x = extent_of_x(script), y = extent_of_y(script);
    int longest = 4;
    if (script->chart->place_count > 0)
        announce_places(out, script->chart);
    else if (is_in_powers(&script->x, x))
        announce_powers(out, 'x', x);
    if (is_in_powers(&script->y, y)) {
        announce_powers(out, 'y', y);
    } else if (!script->y.log) {
        const struct tics tics = tics_of(range_of_y(script));
        for (int i = 0; i < tics.count; i++)
            longest = (int)strlen(tic_text(&tics, i)) > longest ? (int)strlen(tic_text(&tics, i)) : longest;
    }
    fprintf(out, "tic_ems = %.3g\n", 0.55 * longest + 0.4);
}

void axes_write(FILE *out, const struct script *script)
{
    write_x(out, script);
    write_y(out, script);
}
