/* plymeter plot: which points it draws, its script, and names that mean harm to gnuplot or a shell. */
#include "base/program.h"
#include "tests/shell.h"

/* `drawn` is a figure without its stamp and the names that go with it, and with one font: stamping names others, for who has not
 * that one. */
static int make_folder_with_style(void **state)
{
    return make_folder(state) ||
           system("mkdir -p plots build && cp \"$PROJECT\"/plots/style.gnuplot \"$PROJECT\"/plots/draw plots &&"
                  " ln -s \"$PLYMETER\" build/plymeter && printf '%s\\n' '#!/bin/sh'"
                  " \"sed '/^<metadata>/d; /^<title>/d; /^<desc>/d; /^$/d; s,<title>gnuplot_[^<]*</title>,,; s/, "
                  "Arial, Helvetica, sans-serif//g' \\\"\\$1\\\"\" > drawn && chmod +x "
                  "drawn");
}

/* Leaves are 10 * limit (first) and 1000 * limit (second), more or less a little; evaluations are twice that. */
static void write_results(const char *path)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("game,seed,algorithm,order,cutoff,limit,status,value,move,leaves,evaluations,ns\n", file);
    for (int order = 0; order < 2; order++)
        for (int limit = 3; limit >= 1; limit--)
            for (int seed = 1; seed <= 5; seed++) {
                const int leaves = (order ? 1000 : 10) * limit + seed - 3;
                fprintf(file, "toy,%d,alphabeta,%s,depth,%d,ok,0,a,%d,%d,%d\n", seed, order ? "second" : "first",
                        limit, leaves, 2 * leaves, seed);
            }
    assert_int_equal(fclose(file), 0);
}

/* Curves in the order of the rows, their points in that of x, the intervals those of summary. */
static void test_points_of_an_axis(void **state)
{
    (void)state;
    write_results("x.csv");
    expect_status(EXIT_FINE,
                  "plymeter plot x.csv --x limit --y leaves --by order --data > points &&"
                  " plymeter summary x.csv --by order,limit --of leaves > whole &&"
                  " { for order in first second; do"
                  "     test $order = first || printf '\\n\\n'; echo x,mean,low,high,units;"
                  "     grep ^$order whole | sort -t, -k2n | cut -d, -f 2,5,12,13,14; done; } > wanted &&"
                  " diff wanted points && grep -q '^2,2000,' points");
}

static void test_points_of_a_measured_x(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "plymeter plot x.csv --x evaluations --y leaves --by order --data | cut -d, -f 1,2 > points &&"
                  " printf 'x,mean\\n20,10\\n40,20\\n60,30\\n\\n\\nx,mean\\n2000,1000\\n4000,2000\\n6000,3000\\n' |"
                  " diff - points");
    expect_status(EXIT_FINE, "plymeter plot x.csv --x evaluations --y leaves --points order --pool limit --data |"
                             " cut -d, -f 1,2 > points && printf 'x,mean\\n40,20\\n4000,2000\\n' | diff - points");
}

/* The CSV is read once. */
static void test_points_of_standard_input(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter plot x.csv --x limit --y leaves --by order --data > wanted &&"
                             " plymeter plot - --x limit --y leaves --by order --data < x.csv | diff wanted -");
    expect(EXIT_USAGE, "plymeter plot: \"--where\" takes COLUMN=VALUE, not \"order\"",
           "plymeter plot x.csv --x limit --y leaves --where order");
}

/* Texts stand side by side, in the order of the rows. */
static void test_points_of_texts(void **state)
{
    (void)state;
    expect(EXIT_FINE, "names_at_x[2] = 'second'", "plymeter plot x.csv --x order --y leaves --by limit --script");
    expect(EXIT_FINE, "2,2000,", "plymeter plot x.csv --x order --y leaves --by limit --where limit=2 --data");
}

/* The script, with the project's style, draws what the program draws alone; make can call it. */
static void test_script(void **state)
{
    (void)state;
    static const char *const calls[] = {"--x limit --y leaves --by order",
                                        "--x evaluations --y leaves --by order --points limit",
                                        "--x order --y leaves --where limit=2",
                                        "--x limit --y leaves --where order=first",
                                        "--x limit --y leaves --panel order",
                                        "--x order --y leaves --panel limit",
                                        "--x evaluations --y leaves --panel order --points limit --log xy"};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        char command[1000];
        snprintf(command, sizeof command,
                 "plymeter plot x.csv %s > a.svg && plymeter plot x.csv %s --script > plots/b.gp &&"
                 " head -4 plots/b.gp | grep -Fqx 'load \"plots/style.gnuplot\"' && cp x.csv y.csv &&"
                 " gnuplot -e \"plymeter='build/plymeter'; csv='y.csv'; terminal='svg'\" plots/b.gp > b.svg &&"
                 " ./drawn b.svg > b && ./drawn a.svg | diff - b",
                 calls[i], calls[i]);
        expect_status(EXIT_FINE, command);
    }
}

/* Evaluations that begin just below a power of ten: every point stands where the ticks say that it is, whatever
 * room the legend takes. */
static void test_points_stand_where_ticks_say(void **state)
{
    (void)state;
    write_file("place.awk", "", 0);
    expect_status(
        EXIT_FINE,
        "cat > place.awk << 'END'\n"
        "FNR == NR { if ($1 + 0 > 0) x[++n] = log($1) / log(10); next }\n"
        "/<g transform=\"translate/ { at = $0; sub(/.*translate\\(/, \"\", at); split(at, place, /[,)]/) }\n"
        "/<tspan[^>]*>10?0?0?(,000)?</ { word = $0; gsub(/<[^>]*>|[ \\t,]/, \"\", word); tick[length(word) - 1] = "
        "place[1]; ticks++ }\n"
        "/<use .*translate/ { at = $0; sub(/.*translate\\(/, \"\", at); split(at, place, /[,)]/); drawn[++m] = "
        "place[1] }\n"
        "END { if (ticks < 3) exit 2; for (i = 1; i <= n; i++) { wanted = tick[2] + (x[i] - 2) * (tick[4] - "
        "tick[2]) / 2;\n"
        "    near = 0; for (j = 1; j <= m; j++) near += (drawn[j] - wanted)^2 < 1;\n"
        "    if (!near) { print x[i], wanted; exit 1 } } }\n"
        "END\n"
        "awk 'BEGIN { print \"game,seed,algorithm,order,limit,status,leaves,evaluations\"; for (s = 0; s < 5; s++)"
        " for (l = 0; l < 3; l++) for (o = 0; o < 6; o++) print \"toy,\" s \",pvs,a name that takes room \" o "
        "\",\" l"
        " \",ok,\" 50 * l + s + 20 * o \",\" int(99.5 * 10^l * (1 + o / 50)) }' > place.csv &&"
        " for width in 3.3 7; do plymeter plot place.csv --x evaluations --y leaves --by order --data > points &&"
        " plymeter plot place.csv --x evaluations --y leaves --by order --width $width -o place.svg &&"
        " awk -F, -f place.awk points FS=' ' place.svg || exit 1; done");
}

/* "]]>" ends a section of XML, wherever it stands; gnuplot does not know. */
static void test_figures_are_xml(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "plymeter plot x.csv --x limit --y leaves --by order --title 'a ]]> b' -o xml.svg 2> /dev/null ; "
                  "! grep -q ']]>' xml.svg && grep -q 'a ]]&gt; b' xml.svg");
}

/* Of what, and of how many: what a figure says of its data. */
static void test_texts(void **state)
{
    (void)state;
    expect(EXIT_FINE, "'first; means and 95 % intervals over 5 seeds'",
           "plymeter plot x.csv --x limit --y leaves --where order=first --script");
    expect(EXIT_FINE,
           "means over 1 seed, too few for intervals; pooled over order and seed; of rows that ended ok'",
           "plymeter plot x.csv --x limit --y leaves --where seed=2 --pool order,seed --status ok --script");
    expect(EXIT_FINE, "y_label = 'gain of 5'",
           "sed '1s/leaves/gain of 5/' x.csv > y.csv && plymeter plot y.csv --x limit --y 'gain of 5' --by order "
           "--script");
}

/* A script of results with these axes before "status", and leaves, of 5 seeds and the limits 1 to 3. */
static void write_axes(const char *columns, const char *rows)
{
    char command[2000];
    snprintf(
        command, sizeof command,
        "{ echo seed,%s,limit,status,leaves,regret,ns; printf '%s' | while read -r axes; do n=$((n + 1));"
        " for seed in 1 2 3 4 5; do for limit in 1 2 3; do"
        " echo \"$seed,$axes,$limit,ok,$((n * n * limit * 100 + seed)),$((n * 100)),$((n * n * 1000000))\"; done; "
        "done; done; } > w.csv",
        columns, rows);
    expect_status(EXIT_FINE, command);
}

/* A curve is called by what differs, as people say it, and looks as its meaning does in all figures. */
static void test_names_of_curves(void **state)
{
    (void)state;
    write_axes("game,algorithm,entries,etc,order,cutoff",
               "othello,minimax,,,none,depth\nothello,alphabeta,0,no,random,depth\n"
               "othello,alphabeta,131072,yes,random,depth\nothello,alphabeta,0,no,table+best,depth\n");
    expect(EXIT_FINE,
           "curve1 = 'plain minimax'; eval styled(1, \"grey\")\n"
           "curve2 = 'alpha-beta, no table, without ETC, random order'; eval styled(2, \"black\")\n"
           "curve3 = 'alpha-beta, table of 131,072, with ETC, random order'; eval styled(3, \"green\")\n"
           "curve4 = 'alpha-beta, no table, without ETC, table + perfect order'; eval styled(4, \"blue\")\n",
           "plymeter plot w.csv --x limit --y leaves --by game,algorithm,entries,etc,order --script");
    expect(EXIT_FINE, "curve1 = 'plain minimax'; eval styled(1, \"grey\")\ncurve2 = 'random order'",
           "plymeter plot w.csv --x limit --y leaves --by order --where entries=,0 --pool algorithm --script");
    expect(EXIT_FINE, "'Leaves against search depth'\nshown = 'table of 131,072; 1 ply and 3 plies; ",
           "plymeter plot w.csv --x limit --y leaves --where entries=131072 --where 'limit=1|3' --script");
    expect(EXIT_FINE, "curve2 = '2 plies'",
           "plymeter plot w.csv --x order --y leaves --by limit --where etc=no --script");
    write_axes(
        "game,variant,cutoff,ties",
        "shogi,mini,depth,\nshogi,standard,depth,\nshogi,mini,conspiracy,strict\nshogi,mini,conspiracy,ranked\n");
    expect(EXIT_FINE,
           "curve1 = 'minishogi'; eval styled(1, \"brown\")\ncurve2 = 'shogi'; eval styled(2, \"royal\")",
           "plymeter plot w.csv --x limit --y leaves --by game,variant --where cutoff=depth --script");
    expect(EXIT_FINE,
           "'depth'; eval styled(1, \"black\")\ncurve2 = 'conspiracy depth, ties strict'; eval styled(2, "
           "\"amber\")\n",
           "plymeter plot w.csv --x limit --y leaves --by cutoff,ties --where variant=mini --script");
    /* "none" is said where nothing else tells the curve from another, or where nothing else is said. */
    write_axes("algorithm,order", "pvs,none\nmtdf,none\nmtdf,eval\n");
    expect(EXIT_FINE, "curve1 = 'PVS / NegaScout'; eval styled(1, \"amber\")\ncurve2 = 'MTD(f), as listed'",
           "plymeter plot w.csv --x limit --y leaves --by algorithm,order --script");
}

/* Axes are called as people call them, with units; numbers of four digits have a comma. */
static void test_axes(void **state)
{
    (void)state;
    write_axes("game,algorithm,order,cutoff", "othello,alphabeta,eval,depth\nothello,alphabeta,best,depth\n");
    expect(EXIT_FINE, "x_label = 'search depth (plies)'\ny_label = 'time (ms)'\n",
           "plymeter plot w.csv --x limit --y ns --by order --script");
    expect(EXIT_FINE, "set yrange [0:4]\n", "plymeter plot w.csv --x limit --y ns --by order --script");
    expect(EXIT_FINE, "\"mean\") / 1000000)", "plymeter plot w.csv --x limit --y ns --by order --script");
    expect(EXIT_FINE, "y_label = 'regret (discs)'", "plymeter plot w.csv --x limit --y regret --by order --script");
    expect(EXIT_FINE, "y_label = 'leaves, in thousands'",
           "sed 's/,ok,/,ok,9/' w.csv | plymeter plot - --x limit --y leaves --by order --script");
    expect(EXIT_FINE, "y_label = 'regret'",
           "sed '2s/othello/chess/' w.csv > v.csv; plymeter plot v.csv --x limit --y regret --by order --pool game "
           "--script");
    expect(EXIT_FINE, "names_at_x[2] = 'perfect order'",
           "plymeter plot w.csv --x order --y leaves --where limit=2 --script");
}

/* Curves that share an x stand side by side, so that each interval is seen, and each once in the legend; others stand where they
 * are. */
static void test_side_by_side(void **state)
{
    (void)state;
    expect_status(
        EXIT_FINE,
        "plymeter plot x.csv --x limit --y leaves --by order --width ieee > a.svg && grep '<use.* scale(1' a.svg |"
        " sed 's/.*translate(//; s/,.*//' | sort -u | wc -l | grep -qx 8 &&"
        " plymeter plot x.csv --x limit --y leaves --where order=first --width ieee > a.svg && grep '<use.* "
        "scale(1' a.svg |"
        " sed 's/.*translate(//; s/,.*//' | sort -u | wc -l | grep -qx 3");
    expect_status(1, "plymeter plot x.csv --x evaluations --y leaves --by order --script | grep aside");
}

/* A width is what it is of other figures; in print the caption stands beside the figure, and no title on it. */
static void test_widths(void **state)
{
    (void)state;
    expect_status(
        EXIT_FINE,
        "for width in 'ieee 251' 'elsevier2 520' '3.3 237' '3.3in 237' '84mm 238' '8.4cm 238'; do"
        " plymeter plot x.csv --x limit --y leaves --by order --width ${width% *} --title 'How many & why?'"
        " -o w.svg && grep -q \"^ width=\\\"${width#* }pt\\\"\" w.svg && ! grep -v '^<metadata>\\|^<title>' w.svg "
        "| grep -q "
        "'How many' || exit 1; "
        "done");
    expect(EXIT_FINE, "How many \\& why? means and 95 \\% intervals over 5 seeds.\n", "cat w.caption.tex");
    expect(
        EXIT_FINE, "Leaves against search depth; first; means and 95 \\% intervals over 5 seeds.\n",
        "plymeter plot x.csv --x limit --y leaves --where order=first --width acm -o w.pdf && cat w.caption.tex");
    expect(EXIT_FINE, "How many",
           "rm w.*; plymeter plot x.csv --x limit --y leaves --by order --title 'How many?' -o w.svg &&"
           " test ! -e w.caption.tex && cat w.svg");
    expect(EXIT_CONFIG, "v.caption.tex: no figure beside it shows that plymeter wrote it",
           "echo mine > v.caption.tex; plymeter plot x.csv --x limit --y leaves --by order --width ieee -o v.svg");
    expect(EXIT_FINE, "mine", "test ! -e v.svg && cat v.caption.tex");
    expect_status(EXIT_FINE,
                  "plymeter plot --help | tr -s ' \\n' ' ' > help && sed -n '/^$widths/,/^end/p' "
                  "plots/style.gnuplot | sed '1d;$d' | while read name length; do grep -q \"[ ,]$name[ ,]\" "
                  "help || grep -q \"or $name\" help || exit 1; done");
    expect(EXIT_USAGE, "unlike \"iee\"; did you mean \"ieee\"?",
           "plymeter plot x.csv --x limit --y leaves --width iee");
    static const char *const wrong[] = {"2", "30in", "3,3", "''", "3.3inch", "in", "1e1", "'3in;'", "-3"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char command[200];
        snprintf(command, sizeof command, "plymeter plot x.csv --x limit --y leaves --width=%s", wrong[i]);
        expect(EXIT_USAGE, "or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike ", command);
    }
}

/* A script is drawn as those in plots/ are: as wide as is asked for, or as it was asked for first, with a caption in print. */
static void test_widths_of_a_script(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter plot x.csv --x limit --y leaves --by order --script > plots/w.gp &&"
                             " plymeter figure x.csv --script w --width ieee -o i.svg 2> said && test ! -s said &&"
                             " plymeter plot x.csv --x limit --y leaves --by order --width ieee -o j.svg &&"
                             " cmp i.caption.tex j.caption.tex && grep -v '^<metadata>' i.svg > a && grep -v "
                             "'^<metadata>' j.svg | diff a -");
    expect_status(EXIT_FINE, "for ending in pdf png eps tex; do"
                             " plymeter figure x.csv --script w --width 84mm -o c.$ending || exit 1; done");
    expect_status(
        EXIT_FINE,
        "plymeter plot x.csv --x limit --y leaves --by order --width acm --script > plots/w.gp &&"
        " gnuplot -e \"plymeter='build/plymeter'\" plots/w.gp | grep -q 'viewBox=\"0 0 240 ' &&"
        " gnuplot -e \"plymeter='build/plymeter'; paper='ieee'\" plots/w.gp | grep -q 'viewBox=\"0 0 251 '");
}

static void test_files(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, /* and again, over its own files */
                  "for again in 0 1; do for ending in svg pdf png; do"
                  " plymeter plot x.csv --x limit --y leaves --by order --width 3.3 -o \"it's.$ending\" || exit 1; "
                  "done; done;"
                  " head -c 4 it*.pdf | grep -q PDF && head -c 4 it*.png | grep -q PNG && head -c 5 it*.svg | "
                  "grep -q xml");
    expect(EXIT_FINE, "\"csv\":{\"path\":\"x.csv\",", "cat it*.svg");
    expect(EXIT_USAGE, ".svg, .pdf or .png", "plymeter plot x.csv --x limit --y leaves -o x.csv");
    expect(EXIT_CONFIG, "did not draw this",
           "echo mine > own.svg; plymeter plot x.csv --x limit --y leaves --by order -o own.svg");
    expect(EXIT_FINE, "mine", "cat own.svg");
}

/* A plot of x.csv on a terminal of that size, in such an environment. */
#define ON_A_TERMINAL(columns, rows, environment, arguments)                                                       \
    "script -qec 'stty cols " #columns " rows " #rows "; LC_ALL=C " environment                                    \
    " \"$PLYMETER\" plot x.csv " arguments "' /dev/null | tr -d '\\r'"

static void test_without_o(void **state)
{
    (void)state;
    expect(EXIT_FINE, "<metadata>", "plymeter plot x.csv --x limit --y leaves --by order");
    if (system("command -v script > /dev/null") != 0) {
        puts("not tested: script is not installed, so that there is no terminal");
        return;
    }
    expect(EXIT_FINE,
           "\"drawing\":{\"command\":[\"plymeter\",\"plot\",\"--x\",\"limit\",\"--y\",\"leaves\",\"--by\","
           "\"order\",\"x.csv\"]}",
           "plymeter plot x.csv --x limit --y leaves --by order");
    expect(EXIT_FINE, "gnuplot-nox", ON_A_TERMINAL(80, 24, "PATH=/nowhere", "--x limit --y leaves --by order"));
    expect(EXIT_FINE,
           "Leaves against search depth\nfirst; means and 95 % intervals over 5 seeds\n\no mean   +| "
           "interval\nleaves\n",
           ON_A_TERMINAL(80, 24, "", "--x limit --y leaves --where order=first"));
    expect(EXIT_FINE, "\nA first   B second   +| interval\nleaves\n  10000 ++\n",
           ON_A_TERMINAL(80, 24, "", "--x limit --y leaves --by order"));
}

/* It fits the terminal, and marks stand at their means: those of `second` are a hundred times those of `first`, and so are as far
 * above them in every column. */
static void test_on_terminals(void **state)
{
    static const int sizes[][2] = {{80, 24}, {40, 24}, {120, 50}};
    (void)state;
    if (system("command -v script > /dev/null") != 0) {
        puts("not tested: script is not installed, so that there is no terminal");
        return;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char command[1000];
        snprintf(
            command, sizeof command,
            "script -qec 'stty cols %1$d rows %2$d; LC_ALL=C \"$PLYMETER\" plot x.csv --x limit --y leaves --by "
            "order' /dev/null | tr -d '\\r' > told && ! grep -n '.\\{%3$d\\}' told && "
            "test $(wc -l < told) -lt %2$d -a $(wc -l < told) -gt $((%2$d - 4)) && ! grep -q '[[:cntrl:]]' told && "
            "test $(sed '1,/^leaves/d' told | tr -cd AB | wc -c) = 6 && "
            "awk '/^leaves/ { on = 1; next } on { for (i = 1; i <= length($0); i++) at[substr($0, i, 1), i] = NR } "
            "END "
            "{ for (i = 1; i <= %1$d; i++) if ((\"A\", i) in at) { n++; d = at[\"A\", i] - at[\"B\", i]; "
            "if (n > 1 && (d - last)^2 > 1) exit 1; last = d } exit n != 3 || d < 3 }' told",
            sizes[i][0], sizes[i][1], sizes[i][0] + 1);
        expect_status(EXIT_FINE, command);
    }
    /* Names that have no room along x are letters. */
    expect(EXIT_FINE, "    first  ", ON_A_TERMINAL(80, 24, "", "--x order --y leaves --where limit=2"));
    expect(EXIT_FINE, "\na first   b second\n", ON_A_TERMINAL(20, 24, "", "--x order --y leaves --where limit=2"));
    /* Panels stand below each other, and have the same axes. */
    expect_status(
        EXIT_FINE,
        ON_A_TERMINAL(80, 24, "",
                      "--x limit --y leaves --panel order") " > told && "
                                                            "test \"$(grep -c '^ *10000 ++' told) $(grep -x "
                                                            "'first\\|second' told | paste -sd' ')\" = "
                                                            "'2 first second'");
}

/* Panels have the same axes, and a series looks the same in all of them; the legend has it once. */
static void test_panels(void **state)
{
    (void)state;
    expect(
        EXIT_FINE,
        "same_x = 1; same_y = 1\nacross = fitting(2, 14)\ny_powers = \"0 4 1\"\n"
        "curve1 = '2 plies'; eval styled(1, \"black\")\ncurve2 = '1 ply'; eval styled(2, \"green\")\ncurves = 2\n",
        "plymeter plot x.csv --x seed --y leaves --by limit --panel order --where limit=1,2 --script");
    expect(EXIT_FINE, "eval page(2, across, 12)\npanel_title = 'first'; eval next_as(\"drawn(panel_title)\")\n",
           "plymeter plot x.csv --x limit --y leaves --panel order --script");
    expect(EXIT_FINE, "set yrange [1:10000]\n", "plymeter plot x.csv --x limit --y leaves --panel order --script");
    expect(EXIT_FINE, "Leaves against search depth, by order and seed",
           "plymeter plot x.csv --x limit --y leaves --by order --panel seed --script");
    expect_status(EXIT_FINE,
                  "plymeter plot x.csv --x limit --y leaves --panel order > a.svg && for text in first second "
                  "leaves 10,000; do grep -q \">$text<\" a.svg || exit 1; done &&"
                  " test $(grep -c '>10,000<' a.svg) = 1");
    expect(EXIT_USAGE, "is along x", "plymeter plot x.csv --x limit --y leaves --panel limit");
    expect(EXIT_USAGE, "15 panels by seed,limit are too many, 12 at most",
           "plymeter plot x.csv --x order --y leaves --panel seed,limit");
    expect(EXIT_USAGE, "no column \"gme\"; did you mean \"game\"?",
           "plymeter plot x.csv --x limit --y leaves --panel gme");
}

/* Two decades or more want a logarithm; the means of all curves together have them here, those of the first have not. */
static void test_logarithms(void **state)
{
    (void)state;
    expect(EXIT_FINE, "set logscale y", "plymeter plot x.csv --x limit --y leaves --by order --script");
    expect(EXIT_FINE, "1",
           "plymeter plot x.csv --x limit --y leaves --where order=first --script | grep -c '^set logscale' |"
           " grep -x 0 && echo 1");
    expect(EXIT_FINE, "1",
           "plymeter plot x.csv --x limit --y leaves --by order --log none --script | grep -c '^set logscale'"
           " | grep -x 0 && echo 1");
    expect(EXIT_FINE, "2",
           "plymeter plot x.csv --x limit --y leaves --log xy --by order --script | grep -c '^set logscale'");
    expect(EXIT_FINE, "always above 0", "plymeter plot x.csv --x limit --y value --log y --by order --script");
}

static void test_wrong(void **state)
{
    (void)state;
    expect(EXIT_USAGE, "--x limit --y leaves", "plymeter plot x.csv --x limit");
    expect(EXIT_USAGE, "did you mean \"leaves\"", "plymeter plot x.csv --x limit --y leafs --by order");
    expect(EXIT_USAGE, "no column \"depth\"; that is a cutoff: did you mean \"limit\"?",
           "plymeter plot x.csv --x depth --y leaves --by order");
    expect(EXIT_USAGE, "no column \"pvs\"; that is an algorithm: did you mean \"algorithm\"?",
           "plymeter plot x.csv --x limit --y leaves --by order,pvs");
    expect(EXIT_USAGE, "--by", "plymeter plot x.csv --x limit --y leaves"); /* it would mix orders */
    expect(EXIT_USAGE, "is along x", "plymeter plot x.csv --x limit --y leaves --by limit");
    expect(EXIT_USAGE, "--points", "plymeter plot x.csv --x evaluations --y leaves --by order,limit");
    expect(EXIT_USAGE, "15 curves by seed,limit are too many",
           "plymeter plot x.csv --x order --y leaves --by seed,limit");
    expect(EXIT_CONFIG, "No such file", "plymeter plot none.csv --x limit --y leaves");
    expect(EXIT_CONFIG, "gnuplot-nox",
           "PATH=/nowhere \"$PLYMETER\" plot x.csv --x limit --y leaves --by order -o z.svg");
    expect(EXIT_FINE, "", "test ! -e z.svg && test ! -e z.svg.new");
}

/* Names that would be commands for a shell or for gnuplot: each would make a file, whose name begins with "made". */
static void test_names_that_mean_harm(void **state)
{
    (void)state;
    static const char rows[] =
        "game,seed,algorithm,order,cutoff,limit,status,value,move,leaves\n"
        "\"a`touch made1`\",1,x,\"$(touch made2) it's\",depth,1,ok,1,a,10\n"
        "\"''`touch made3`@open } # {\",1,x,\"'\",depth,1,ok,1,a,20\n"
        "\"'\",1,x,\"'`touch made4`''\"\"''`touch made5`\",depth,1,ok,1,a,30\n"
        "\"\nEND\nsystem('touch made6')\n\",1,x,@plymeter; touch made7 \\,depth,1,ok,1,a,40\n";
    write_file("a dir.csv", rows, strlen(rows));
    expect_status(
        EXIT_FINE,
        "mkdir \"a dir's\" && cp 'a dir.csv' \"a dir's/x.csv; touch made8 '\\\"@open\" && cd \"a dir's\" &&"
        " ln -s ../plots ../build . && set -- x.csv* --y leaves --title \"'''\\`touch made9\\`' @open {\""
        " &&"
        " plymeter plot \"$@\" --x limit --by game,order > ../a.svg &&"
        " plymeter plot \"$@\" --x limit --by game,order --script > ../a.gp && gnuplot ../a.gp > ../b.svg &&"
        " ../drawn ../b.svg > ../b && ../drawn ../a.svg | diff - ../b &&"
        " plymeter plot \"$@\" --x order --by limit --pool game > ../a.svg &&"
        " plymeter plot \"$@\" --x limit --by order --panel game > ../a.svg &&"
        " plymeter plot \"$@\" --x limit --by order --panel game --script > ../a.gp && gnuplot ../a.gp > ../a.svg "
        "&&"
        " script -qec \"\\\"\\$PLYMETER\\\" plot \\\"../a dir.csv\\\" --x order --y leaves --panel game\" "
        "/dev/null > ../a.txt &&"
        " plymeter plot \"$@\" --x limit --where 'game=a`touch made1`' --script > ../a.gp &&"
        " gnuplot ../a.gp > ../a.svg");
    expect(EXIT_FINE, "a`touch made1`, $(touch made2) it's", "cat b.svg");
    expect(EXIT_FINE, "", "test -z \"$(find . -name 'made*')\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_points_of_an_axis),
        cmocka_unit_test(test_points_of_a_measured_x),
        cmocka_unit_test(test_points_of_standard_input),
        cmocka_unit_test(test_points_of_texts),
        cmocka_unit_test(test_script),
        cmocka_unit_test(test_points_stand_where_ticks_say),
        cmocka_unit_test(test_figures_are_xml),
        cmocka_unit_test(test_texts),
        cmocka_unit_test(test_names_of_curves),
        cmocka_unit_test(test_axes),
        cmocka_unit_test(test_side_by_side),

        cmocka_unit_test(test_widths),
        cmocka_unit_test(test_widths_of_a_script),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_without_o),
        cmocka_unit_test(test_on_terminals),
        cmocka_unit_test(test_panels),
        cmocka_unit_test(test_logarithms),
        cmocka_unit_test(test_wrong),
        cmocka_unit_test(test_names_that_mean_harm),
    };
    return cmocka_run_group_tests_name("plot", tests, make_folder_with_style, remove_folder);
}
