#include "tree/svg.h"

#include <string.h>

#include "base/plain.h"

/* What XML reserves is escaped. */
static void put_text(FILE *out, const char *text, const char *hyphen)
{
    for (; *text; text++)
        switch (*text) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '-':
            fputs(hyphen, out);
            break;
        default:
            fputc(is_control(text) ? '?' : *text, out);
        }
}

void svg_begin(FILE *out, double width, double height, const char *title)
{
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.2fpt\" height=\"%.2fpt\" viewBox=\"0 0 %.2f %.2f\""
            " font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\n<title>",
            width, height, width, height);
    put_text(out, title, "-");
    fputs("</title>\n<style>\n"
          "line, rect, ellipse, path { stroke: #444; stroke-width: .6; fill: none }\n"
          ".principal { stroke: #b2182b; stroke-width: 1.7; stroke-linecap: round }\n"
          ".cut { stroke-dasharray: 2.2 1.6 }\n"
          ".open { stroke-dasharray: .6 1.2 }\n"
          ".beyond { stroke-dasharray: 3.5 1.2 .8 1.2 }\n"
          ".thin { stroke-width: .4 }\n"
          ".max { fill: #d3e5f5 }\n"
          ".min { fill: #fdeacb }\n"
          ".none { fill: #fff }\n"
          ".full { fill: #333 }\n"
          "text { fill: #000 }\n"
          ".small { font-size: 6.2px; stroke: #fff; stroke-width: 1.6; stroke-linejoin: round; paint-order: stroke "
          "}\n"
          ".large { font-size: 8px }\n"
          "</style>\n<rect class=\"none\" width=\"100%\" height=\"100%\" style=\"stroke: none\"/>\n",
          out);
}

void svg_line(FILE *out, double x1, double y1, double x2, double y2, enum line kind)
{
    static const char *const names[LINES] = {"plain", "principal", "cut", "open", "beyond", "thin"};
    fprintf(out, "<line class=\"%s\" x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\"/>\n", names[kind], x1, y1, x2,
            y2);
}

void svg_shape(FILE *out, double x, double y, double width, double height, enum outline outline, enum fill fill,
               bool thick)
{
    static const char *const names[] = {"max", "min", "none", "full"};
    const char *name = names[fill], *more = thick ? " principal" : "";
    if (outline == ROUND)
        fprintf(out, "<ellipse class=\"%s%s\" cx=\"%.2f\" cy=\"%.2f\" rx=\"%.2f\" ry=\"%.2f\"/>\n", name, more,
                x + width / 2, y + height / 2, width / 2, height / 2);
    else if (outline == TRIANGLE)
        fprintf(out, "<path class=\"%s%s\" d=\"M%.2f %.2fL%.2f %.2fL%.2f %.2fZ\"/>\n", name, more, x + width / 2, y,
                x, y + height, x + width, y + height);
    else
        fprintf(out, "<rect class=\"%s%s\" x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" rx=\"%d\"/>\n",
                name, more, x, y, width, height, outline == ROUNDED ? 6 : 0);
}

void svg_text(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold,
              const char *content)
{
    static const char *const anchors[] = {"start", "middle", "end"};
    fprintf(out, "<text x=\"%.2f\" y=\"%.2f\" class=\"%s\" text-anchor=\"%s\"%s>", x, y,
            size == SMALL ? "small" : "large", anchors[anchor], bold ? " font-weight=\"bold\"" : "");
    put_text(out, content, "\u2212");
    fputs("</text>\n", out);
}

void svg_end(FILE *out)
{
    fputs("</svg>\n", out);
}

/* Of Helvetica's figures, and narrower ones. */
double text_width(const char *content, enum type_size size)
{
    double ems = 0;
    for (; *content; content++)
        if ((*content & 0xC0) != 0x80) /* not inside a character of UTF-8 */
            ems += strchr(" ,.():;ijltf|", *content) ? 0.29 : *content >= 'A' && *content <= 'Z' ? 0.7 : 0.55;
    return ems * type_points[size];
}
