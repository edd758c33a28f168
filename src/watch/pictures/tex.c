/* For TeX: commands of TikZ, to be read by \input where \usepackage{tikz} was said; the type is that of the paper. */
#include "pictures/pen.h"
#include "text/plain.h"
#include "text/tex.h"

/* Numbers have a minus, not a hyphen. */
static void put_text(FILE *out, const char *text)
{
    while (*text)
        if (*text == '-') {
            fputs("$-$", out);
            text++;
        } else {
            text = write_tex_character(out, text);
        }
}

static void begin_tex(FILE *out, double width, double height, const char *title)
{
    fputs("% ", out);
    write_plainly(out, title);
    fprintf(
        out,
        "\n%% \\usepackage{tikz}, then \\input this file; it is %.2f in wide and %.2f in high.\n"
        "\\begin{tikzpicture}[x=1bp, y=-1bp, line width=.6bp, draw=black!73,\n"
        "  every node/.style={inner sep=0pt, outer sep=.4bp, text=black},\n"
        "  principal/.style={draw={rgb,255:red,178;green,24;blue,43}, line width=1.7bp, line cap=round},\n"
        "  cut/.style={dash pattern=on 2.2bp off 1.6bp}, open/.style={dash pattern=on .6bp off 1.2bp},\n"
        "  beyond/.style={dash pattern=on 3.5bp off 1.2bp on .8bp off 1.2bp},\n"
        "  plain/.style={}, thin/.style={line width=.4bp}, over/.style={fill=white},\n"
        "  large/.style={font=\\fontsize{8}{9}\\selectfont}, small/.style={font=\\fontsize{6.2}{7}\\selectfont},\n"
        "  max/.style={fill={rgb,255:red,211;green,229;blue,245}}, "
        "min/.style={fill={rgb,255:red,253;green,234;blue,203}},\n"
        "  none/.style={fill=white}, full/.style={fill=black!80}]\n"
        "\\useasboundingbox (0,0) rectangle (%.2f,%.2f);\n",
        width / 72, height / 72, width, height);
}

static void line(FILE *out, double x1, double y1, double x2, double y2, enum line kind)
{
    static const char *const names[LINES] = {"plain", "principal", "cut", "open", "beyond", "thin"};
    fprintf(out, "\\draw[%s] (%.2f,%.2f) -- (%.2f,%.2f);\n", names[kind], x1, y1, x2, y2);
}

static void shape(FILE *out, double x, double y, double width, double height, enum outline outline, enum fill fill,
                  bool thick)
{
    static const char *const names[] = {"max", "min", "none", "full"};
    fprintf(out, "\\draw[%s%s%s] ", names[fill], thick ? ", principal" : "",
            outline == ROUNDED ? ", rounded corners=6bp" : "");
    if (outline == ROUND)
        fprintf(out, "(%.2f,%.2f) ellipse [x radius=%.2fbp, y radius=%.2fbp];\n", x + width / 2, y + height / 2,
                width / 2, height / 2);
    else if (outline == TRIANGLE)
        fprintf(out, "(%.2f,%.2f) -- (%.2f,%.2f) -- (%.2f,%.2f) -- cycle;\n", x + width / 2, y, x, y + height,
                x + width, y + height);
    else
        fprintf(out, "(%.2f,%.2f) rectangle (%.2f,%.2f);\n", x, y, x + width, y + height);
}

static void text(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold,
                 const char *content)
{
    static const char *const anchors[] = {"base west", "base", "base east"};
    fprintf(out, "\\node[%s, anchor=%s] at (%.2f,%.2f) {%s", size == LARGE ? "large" : "small, over",
            anchors[anchor], x, y, bold ? "\\bfseries " : "");
    put_text(out, content);
    fputs("};\n", out);
}

static void end_tex(FILE *out)
{
    fputs("\\end{tikzpicture}%\n", out);
}

const struct pen tex_pen = {begin_tex, line, shape, text, end_tex};
