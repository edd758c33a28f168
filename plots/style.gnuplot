# What all figures share: the page, the looks, the data.  plots/draw passes `plymeter`, the program; `csv`, the results;
# `terminal`, the format; `paper`, the width; and `captions`, a file to be written.  By hand,
#     gnuplot -e "csv='results/doubling.csv'; paper='ieee'" plots/doubling.gp > doubling.svg
# does as well.  The terminal "text" draws in letters, in `columns` and `rows`, whatever the width.  Paths are put into commands as
# they are, so that odd ones are to be given relative to where one is.

if (!exists("plymeter")) plymeter = "build/plymeter"
if (!exists("terminal")) terminal = "svg"
if (!exists("paper")) paper = "web"
if (!exists("figure")) figure = "figure.tex" # where its terminal cannot write to standard output
set encoding utf8
letters = terminal eq "text"
if (!exists("columns")) columns = 80
if (!exists("rows")) rows = 24
if (terminal ne "tex" && !letters) { set minussign } # TeX has its own, but of numbers in $
set datafile separator ","
set key noautotitle samplen 2

# --- looks ------------------------------------------------------------------------------------------------
# Both tables are read by tests/plots/looks.c, too, which computes that any two looks are told apart, in grey and by
# those who are blind to a colour.

# look, colour, marker, dash
$looks << end
black     #000000  9   1
green     #11b47f  5   "-"
blue      #006fae  7   "_"
amber     #eba20a  13  "-."
vermilion #ce5700  11  "_."
pink      #b879a2  3   "--."
grey      #4c4c4c  12  "."
royal     #0000cc  6   "-.."
brown     #541800  4   "__."
violet    #7535c6  8   "_-"
plum      #330135  2   "_.."
end

# kind, what is shown, look, name: a line for each thing, whichever figures show it; a title stands above panels alone, so that
# it may share a look
$meanings << end
order     best        black     'perfect order'
order     eval        green     'static evaluation'
order     static      amber     'priorities'
order     none        pink      'as listed'
order     random      blue      'random order'
order     worst       vermilion 'worst order'
order     minimax     grey      'plain minimax'
order     killers     royal     'killers, then priorities'
algorithm alphabeta   black     'alpha-beta'
algorithm sss         green     'SSS*'
algorithm dual        blue      'DUAL*'
algorithm pvs         amber     'PVS / NegaScout'
algorithm scout       vermilion 'SCOUT'
algorithm mtdf        pink      'MTD(f)'
algorithm shallow     grey      'without deep cutoffs'
cutoff    depth       black     'depth'
cutoff    realization blue      'realization probability'
cutoff    conspiracy  amber     'conspiracy depth'
cutoff    research    green     'realization, searched again'
verdict   more        blue      'worth more than its budget'
verdict   undecided   grey      'undecided'
verdict   less        vermilion 'worth less'
curve     measured    black     'measured'
count     leaves      black     'leaves'
count     evaluations amber     'evaluations'
count     time        blue      'time'
deepening alone       vermilion 'deepened, without a table'
deepening single      amber     'one search with a table'
deepening both        blue      'deepened, with a table'
deepening moves       green     'deepened, table moves first'
pruning   null        royal     'null moves'
pruning   futility    blue      'futility'
pruning   reverse     green     'reverse futility'
pruning   razor       amber     'razoring'
pruning   late        vermilion 'late moves left out'
pruning   reductions  pink      'late moves reduced'
beside    itself      green     'by itself'
beside    beside      black     'beside all the others'
plies     1           black     'one ply'
plies     2           green     'two plies'
plies     4           blue      'four plies'
plies     6           amber     'six plies'
leaf      standing    black     'static leaves'
leaf      quiet       green     'quiescence'
rival     chance-1    black     'chance, one ply'
rival     static-1    green     'evaluation, one ply'
rival     static-2    blue      'evaluation, two plies'
rival     static-3    amber     'evaluation, three plies'
ordered   bare        black     'alone'
ordered   evaluated   green     'with evaluation'
stands    anywhere    black     'anywhere'
stands    quarter     blue      'first quarter'
pairs     five-pairs  black     'five pairs of depths'
pairs     one-pair    blue      'one pair of depths'
pairs     normal      grey      'one pair, if errors were normal'
graph     left-most   amber     'left-most graph'
graph     tree        black     'minimal tree'
graph     deepened    green     'deepened search'
trees     two-moves   black     '2 moves'
trees     four-moves  violet    '4 moves'
trees     six-moves   blue      '6 moves'
trees     traps       amber     'traps'
trees     similar     vermilion 'similar'
trees     sums        pink      'N-games'
positions after10     blue      'after 10 random moves'
positions after20     black     'after 20 random moves'
positions played      vermilion 'in played games'
game      tictactoe   black     'tic-tac-toe'
game      kalah       green     'kalah'
game      othello     blue      'othello'
game      isola       amber     'isola'
game      connect4    vermilion 'connect four'
game      upperhand   pink      'Upper Hand'
game      chess       grey      'chess'
game      shogi       royal     'shogi'
game      minishogi   brown     'minishogi'
game      breakthrough violet   'breakthrough'
game      mnk         plum      'k in a row'
title     checkers    grey      'checkers'
end

line_of_look(name, i) = word($looks[i], 1) eq name ? i : line_of_look(name, i + 1)
line_of_meaning(name, i) = word($meanings[i], 2) eq name ? i : line_of_meaning(name, i + 1)
look_of(name, part) = word($looks[line_of_look(name, 1)], part)
look(meaning, part) = look_of(word($meanings[line_of_meaning(meaning, 1)], 3), part)
name(meaning) = word($meanings[line_of_meaning(meaning, 1)], 4)

# What captions say of cutoffs.
improbable = "Realization probability ends a line where it has become too improbable"
passed_over = "conspiracy depth where too many better siblings were passed over"

# As parts of plot commands: a point has a colour and a marker, a mark bars besides, which are never dashed; a stroke
# has a colour and a dash, or, if it is spaced, a marker at every so many points, too; a formula is a thin line.
point_of(meaning, size) = sprintf("linecolor rgb '%s' pointtype %s pointsize %g linewidth %g", \
    look(meaning, 2), look(meaning, 3), size, stroke_width)
point(meaning) = point_of(meaning, dot)
crossed(meaning) = sprintf("linecolor rgb '%s' pointtype 2 pointsize %g linewidth %g", look(meaning, 2), 0.8 * dot, stroke_width)
mark(meaning) = point(meaning)." dashtype 1"
dash(meaning) = look(meaning, 4) eq "1" ? "1" : "'".look(meaning, 4)."'"
bold(meaning) = look(meaning, 4) eq "." ? 1.6 : 1 # dots as wide as strokes would be faint
stroke(meaning) = sprintf("linecolor rgb '%s' dashtype %s linewidth %g", look(meaning, 2), dash(meaning), bold(meaning) * stroke_width)
spaced(meaning, every) = sprintf("%s dashtype %s pointinterval %d", point(meaning), dash(meaning), every)
thin(meaning) = sprintf("linecolor rgb '%s' dashtype 1 linewidth %g", look(meaning, 2), 0.8 * stroke_width)

# --- the page ---------------------------------------------------------------------------------------------
# All lengths are in ems, heights of the type, which is 8 pt in print; so panels reflow, but do not shrink, with the
# page.

# name, width, and for tables (plymeter tabulate) what takes how many of TeX's points: a digit in \footnotesize, a bold one, one in
# \scriptsize, the space between two columns.  The columns of journals and conferences are as their classes of LaTeX have them:
# IEEEtran, acmart as sigconf, llncs, elsarticle as 5p, beamer as 16:9; tests/paper/classes.sh asks these.  A web page's type is
# larger and has a title above; three figures of width thumbnail stand side by side there, and have only the title.
$widths << end
ieee      252pt     4     4     3.5   12
ieee2     516pt     4     4     3.5   12
acm       241.14pt  3.26  3.6   2.79  10
acm2      506.29pt  3.26  3.6   2.79  10
lncs      347.12pt  4.63  5.33  3.99  2.8
elsevier  252pt     4.25  4.9   3.99  12
elsevier2 522pt     4.25  4.9   3.99  12
slides    398.33pt  4.63  4.95  4.25  12
web       14in
thumbnail 2.5in
end
length_of(paper, i) = i > |$widths| ? paper : word($widths[i], 1) eq paper ? word($widths[i], 2) : length_of(paper, i + 1)
per_inch(unit) = unit eq "in" ? 1.0 : unit eq "cm" ? 2.54 : unit eq "mm" ? 25.4 : unit eq "pt" ? 72.27 : 0
is_number(text) = strlen(text) && system("echo ".text." | grep -cxE '[0-9]{1,3}([.][0-9]{1,5})?'") eq "1"
measured(length, digits) = per_inch(length[digits + 1:digits + 2]) > 0 && is_number(length[1:digits]) ? \
    length[1:digits] / per_inch(length[digits + 1:digits + 2]) : 0
inches_of(length) = is_number(length) ? real(length) : measured(length, strlen(length) - 2)
inches(paper) = inches_of(length_of(paper, 1))
names_of_presets(i) = i > |$widths| ? "" : word($widths[i], 1).", ".names_of_presets(i + 1)
if (inches(paper) < 2.5 || inches(paper) > 20) {
    print sprintf("WIDTH=%s should be %sor a length from 2.5in to 20in such as 3.3, 3.3in, 84mm, 8.4cm or 240pt", paper, names_of_presets(1))
    exit status 3
}

face = "Liberation Sans" # which is as wide as Helvetica and Arial
letter = 0.58            # ems that a letter takes, in DejaVu Sans, too, which is wider
found = terminal eq "svg" || terminal eq "tex" || letters ? face : system("fc-match -f '%{family[0]}' '".face."' 2> /dev/null || echo '".face."'")
if (found ne face) { print "the font ".face." is missing, and text is in ".found.": on Debian it is the package fonts-liberation, which make deps installs" }
thumbnail = paper eq "thumbnail"
printed = paper ne "web" && !thumbnail && !letters
type = paper eq "web" ? 13 : paper eq "slides" ? 10 : 8
width = floor(72 * inches(paper)) # whole points
if (letters) { type = 2; width = columns } # units are half as high as a letter, which is half as wide as high
ems = width / real(type)
stroke_width = type * 0.09
dot = type * 0.058 # 4.5 pt in print

# Line style i, for plymeter plot, whose curves may have any look.
styled(i, name) = letters ? sprintf("set style line %d pointtype %d", i, i) : sprintf("set style line %d linecolor rgb '%s' pointtype %s dashtype %s pointsize %g linewidth %g", \
    i, look_of(name, 2), look_of(name, 3), look_of(name, 4) eq "1" ? "1" : "'".look_of(name, 4)."'", dot, stroke_width)
equal = sprintf("back linecolor rgb '#888888' linewidth %g", stroke_width) # on which nothing differs from what it is compared with

# The page of that many points, in all formats of the same type, strokes and dots: print has 300 dots an inch.
dense = terminal eq "png" ? (printed ? 300 / 72.0 : 2) : 1
drawing = 'size width / 72.0, height / 72.0 linewidth 2 dashlength 0.6 '
open = 'if (letters) { set terminal dumb mono noenhanced size width, height / type; set encoding utf8 } \
else { if (terminal eq "svg") { set terminal svg size width, height font face.",".type background "white" dynamic } \
else { if (terminal eq "png") { set terminal pngcairo size width * dense, height * dense font face.",".type \
    fontscale 0.75 * dense linewidth dense pointscale dense dashlength 0.6 } \
else { if (terminal eq "tex") { set terminal cairolatex pdf @drawing fontscale type / 12.0; set output figure } \
else { if (terminal eq "eps") { set terminal epscairo @drawing font face.",".type fontscale 0.75 } \
else { set terminal pdfcairo @drawing font face.",".type fontscale 0.75 } } } } }'

# Text for whatever draws it.  Functions call themselves on halves, since gnuplot allows them 250 calls.
escaped(text) = strlen(text) > 1 ? escaped(text[1:strlen(text) / 2]).escaped(text[strlen(text) / 2 + 1:strlen(text)]) : \
    text eq "" || !strstrt("%&_#", text) ? text : "\\".text
in_tex(text) = strlen(text) > 1 ? in_tex(text[1:strlen(text) / 2]).in_tex(text[strlen(text) / 2 + 1:strlen(text)]) : \
    text eq "" || strstrt("\\{}$~^", text) ? "" : text eq "\n" ? " " : escaped(text)
in_xml(text) = strlen(text) > 1 ? in_xml(text[1:strlen(text) / 2]).in_xml(text[strlen(text) / 2 + 1:strlen(text)]) : \
    text eq "&" ? "&amp;" : text eq "<" ? "&lt;" : text eq ">" ? "&gt;" : text
ends(text) = strlen(text) && strstrt("?!.", text[strlen(text):strlen(text)])
drawn(text) = terminal eq "tex" ? (text[1:1] eq "[" ? "\\strut " : "").escaped(text) : text # a [ would be an option
power(n) = n < 0 ? sprintf("%g", 10.0 ** n) : n < 3 ? sprintf("%d", int(10 ** n)) : \
    n < 6 ? sprintf("%d,000", int(10 ** (n - 3))) : sprintf(terminal eq "tex" ? "$10^{%d}$" : letters ? "10^%d" : "10^{%d}", n)
grouped(n) = n < 1000 ? sprintf("%d", n) : sprintf("%d,%03d", int(n) / 1000, int(n) % 1000) # up to a million
# Behind a digit no line ends: "95 %", "8 plies".
last_space(text, i) = i < 2 ? 0 : text[i:i] eq " " && !strstrt("0123456789", text[i - 1:i - 1]) ? i : last_space(text, i - 1)
broken(text, most) = strlen(text) <= most ? text : broken_at(text, last_space(text, most), most)
broken_at(text, i, most) = i ? text[1:i - 1]."\n".broken(text[i + 1:strlen(text)], most) : \
    text[1:most]."\n".broken(text[most + 1:strlen(text)], most)
lines_of(text) = strstrt(text, "\n") ? 1 + lines_of(text[strstrt(text, "\n") + 1:strlen(text)]) : 1

# What a script says of its page before `eval page(...)`.
finding = ""                                # what was found, if a claim bears it: verdict("claim") eq "PASS" ? "text" : ""
question = ""; shown = ""                   # the title is the finding, else the question; what is shown stands below it
caption = ""                                # what the caption in print has behind these two, and the web page says itself
x_label = ""; y_label = ""                  # of all panels together
plain = terminal eq "tex" ? "$%g$" : "%g"   # a minus sign and no hyphen
x_format = "%g"; y_format = "%g"
x_powers = ""; y_powers = ""                # or the powers of ten that have tics, from, to and by which step: "0 8 2"
same_x = 0; same_y = 0                      # have all panels the same scale, so that tics need labels at the edge only?
tic_ems = 2.4                               # room for labels at the y axis, where they are powers at least 4.1
foot_ems = letters ? 2 : 1.9                # and at the x axis
titled = 1                                  # have panels titles?
growing = 1                                 # may panels be higher where they are wide?
across = 1                                  # how many panels will stand side by side, where that is known before
sided = 0                                   # have panels y labels of their own?
ends_ems = 0                                # room right of the last panels, for names at the ends of curves
keys = ""                                   # "meaning:kind text ..." of the legend; no text: the meaning's name
curves = 0                                  # or so many curves of line styles 1, 2, ..., whose names are curve1, curve2, ...
markup = ""                                 # "noenhanced": in texts a _ or a ^ means itself

# So many panels, at most `most` of them side by side, each at least so many ems wide.
fitting(most, narrowest) = ems < 2 * narrowest ? 1 : ems < most * narrowest ? int(ems / narrowest) : most

# The legend: cells of the same width.
key_meaning(i) = word(keys, 2 * i - 1)[1:strstrt(word(keys, 2 * i - 1), ":") - 1]
key_kind(i) = word(keys, 2 * i - 1)[strstrt(word(keys, 2 * i - 1), ":") + 1:strlen(word(keys, 2 * i - 1))]
key_text(i) = curves ? value(sprintf("curve%d", i)) : word(keys, 2 * i) eq "" ? name(key_meaning(i)) : word(keys, 2 * i)
longest_key(i) = i == 0 ? 0 : strlen(key_text(i)) > longest_key(i - 1) ? strlen(key_text(i)) : longest_key(i - 1)
least(a, b) = a < b ? a : b
most(a, b) = a > b ? a : b

# Lay out so many panels, so many side by side, each so many ems high or somewhat more, and open the page; in letters they are as high
# as there are rows.
page(count, side_by_side, tall) = !letters ? laid_out(count, side_by_side, tall) : \
    (laid_out(count, side_by_side, 10), laid_out(count, side_by_side, 10 + most(0, int((rows - 1 - height / type) / down))))
laid_out(count, side_by_side, tall) = (panels = count, across = side_by_side, panel = 0, \
    tic_ems = y_powers eq "" ? tic_ems : most(tic_ems, 4.1), right_ems = most(ends_ems, x_powers eq "" ? 0.8 : 1.8), \
    left_ems = tic_ems + (y_label ne "" || sided ? 1.9 : 0.6), \
    gap_ems = same_y ? (x_powers eq "" ? 1 : 2) : tic_ems + (sided ? 2.4 : 0.8), \
    panel_width = (ems - left_ems - right_ems - (across - 1) * gap_ems) / across, \
    panel_ems = letters ? tall : most(tall, growing * least(1.4 * tall, 0.65 * panel_width)), \
    title_size = thumbnail ? 1.15 : 1.4, \
    title = broken(finding eq "" ? question : finding, letters ? columns - 2 : int(ems * 1.96 / title_size)), \
    subtitle = thumbnail ? "" : broken(shown, letters ? columns - 2 : int(ems * 2)), \
    head_ems = letters ? lines_of(title) + lines_of(subtitle) + 2 : printed ? 0.2 : thumbnail ? 0.8 + 1.5 * lines_of(title) : 1.5 + 1.9 * lines_of(title) + 1.35 * lines_of(subtitle), \
    title_ems = letters ? titled : titled ? 1.6 : 0.5, \
    edge_ems = letters ? 1 : 0.3, \
    pitch = title_ems + panel_ems + (same_x ? edge_ems : foot_ems), \
    down = (panels + across - 1) / across, \
    key_line = letters ? 1 : 1.4, \
    key_count = curves ? curves : words(keys) / 2, \
    key_ems = least(3.5 + letter * longest_key(key_count), ems - 0.8), \
    key_across = key_count ? most(1, least(key_count, int((ems - 1) / key_ems))) : 1, \
    key_inside = panels % across && key_ems < panel_width + gap_ems && key_line * key_count < pitch, \
    key_across = key_inside ? 1 : key_across, \
    key_down = (key_count + key_across - 1) / key_across, \
    key_across = key_count ? (key_count + key_down - 1) / key_down : 1, \
    below = head_ems + down * pitch + (same_x ? foot_ems - edge_ems : 0), \
    height = ceil(type * (below + (x_label eq "" ? 0.2 : 1.5) + (key_inside ? 0 : key_line * key_down) + 0.3)), \
    key_left = key_inside ? least(panel_left(panels + 1), ems - key_ems + 0.3) : (ems - key_across * key_ems) / 2.0 + 0.4, \
    key_top = key_inside ? panel_top(panels + 1) : below + (x_label eq "" ? 0.2 : 1.5), \
    "eval open; set multiplot; ".frame)
raise = terminal eq "svg" ? 0.55 : terminal eq "tex" ? 0.5 : 0.1 # labels of the x axis stand lower in some formats
# Around points there is otherwise a white disc, which hides intervals and neighbours.
frame = 'set border 3 linecolor rgb "#555555" linewidth 0.8 * stroke_width; \
set tics nomirror out scale 0.5 textcolor rgb "#222222"; set xtics offset 0, raise; set ytics offset 0.5, 0; \
set grid ytics linetype 1 linecolor rgb "#e4e4e4" linewidth 0.5 * stroke_width; \
set key off; set pointintervalbox 0.02; set errorbars 0; if (letters) { unset grid }'

# Places on the page, of ems from the left and from above.
x(em) = em * real(type) / width
y(em) = 1 - em * real(type) / height
panel_left(i) = left_ems + ((i - 1) % across) * (panel_width + gap_ems)
panel_top(i) = head_ems + ((i - 1) / across) * pitch + title_ems

# Tics at powers of ten, each with its name unless another panel's axis has them.
tics_at(n, last, step, bare) = (bare ? "''" : quoted(power(n))).sprintf(" 1e%d", n).(n + step > last ? "" : ", ".tics_at(n + step, last, step, bare))
set_powers(axis, powers, bare) = powers eq "" ? "" : sprintf("unset m%stics; set %stics (%s); ", axis, axis, \
    tics_at(int(word(powers, 1)), int(word(powers, 2)), int(word(powers, 3)), bare))

# Names along x at 1, 2, ..., for plymeter plot: those in names_at_x, cut where no page would have room.  They stand aslant if
# they have no room side by side, and upright if they have none so.
room_at_x = 36
at_x(i) = strlen(names_at_x[i]) > room_at_x ? names_at_x[i][1:room_at_x - 3]."..." : names_at_x[i]
longest_at_x(i) = i == 0 ? 0 : most(strlen(at_x(i)), longest_at_x(i - 1))
aslant_at_x = letters ? "aslant = 0; room_at_x = most(4, int((2 * ems - 14) / across / |names_at_x|) - 1)" : "aslant = ems / across > 0.55 * (longest_at_x(|names_at_x|) + 2) * |names_at_x| + 7 ? 0 : ems / across > 2.4 * |names_at_x| + 7 ? 30 : 90; ". \
    "foot_ems = 1.9 + 0.45 * longest_at_x(|names_at_x|) * sin(aslant * pi / 180)"
write_names_at_x = "set xrange [0.5:|names_at_x| + 0.5]; set xtics () noenhanced; bare = same_x && panel + across <= panels; ". \
    "do for [i = 1:|names_at_x|] { set xtics add ((bare ? '' : drawn(at_x(i))) i) }; ". \
    "if (aslant) { set xtics rotate by aslant right }"

# Begin the next panel, which has a title: a text, or an expression, in which nothing is obeyed that data may say.
next(title) = next_as(quoted(drawn(title)))
next_as(expression) = (panel = panel + 1, sprintf("unset label; unset arrow; unset object; set lmargin at screen %f; set rmargin at screen %f; ". \
    "set tmargin at screen %f; set bmargin at screen %f; set format x '%s'; set format y '%s'; ", \
    x(panel_left(panel)), x(panel_left(panel) + panel_width), y(panel_top(panel)), y(panel_top(panel) + panel_ems), \
    same_x && panel + across <= panels ? "" : x_format, same_y && (panel - 1) % across ? "" : y_format). \
    set_powers("x", x_powers, same_x && panel + across <= panels).set_powers("y", y_powers, same_y && (panel - 1) % across). \
    sprintf("set label 1 %s at graph 0.5, screen %f center @markup", expression, y(panel_top(panel) - 0.8)))

# A remark in a corner of the panel, or elsewhere in it, as "0.97, 0.07 right".
remark(text, where) = clear_of_grid(panel_left(panel) + panel_width * real(where[1:strstrt(where, ",") - 1]) - (words(where) > 2 ? 0.85 * wide_of(text) + 0.2 : 0.2), \
    panel_top(panel) + panel_ems * (1 - real(word(where, 2))) - 0.45, 0.85 * wide_of(text) + 0.4, 0.9).sprintf("set label 2 %s at graph %s front font ',%g' textcolor rgb '#444444'", quoted(drawn(text)), where, 0.85 * type)

# A line across the panel on which nothing differs, or which was published, with its name that many lines above it (or,
# if that is negative, below), from there on, as a part of the panel's width; in its right half the name ends there.
reference(text, y, there, above) = sprintf("set arrow from graph 0, first %g to graph 1, first %g nohead @equal; ", y, y). \
    named_at(4, text, y, there, above)

# A band across the panel, which was published, with its name as a line has it, above its upper edge or below its lower one.
between(text, low, high, there, above) = sprintf("set object 1 rectangle from graph 0, first %g to graph 1, first %g behind ". \
    "fillcolor rgb '#dddddd' fillstyle solid noborder; ", low, high).named_at(5, text, above < 0 ? low : high, there, above)
named_at(tag, text, y, there, above) = (text eq "" || above == 0 ? "" : \
    sprintf("set table $range; plot '+' using 1:(%g) with lines; unset table; eval clear_beside(%s, %g, %g, %g); ", y, quoted(text), y, there, above)). \
    sprintf("set label %d %s at graph %g, first %g offset 0, %g %s front font ',%g' textcolor rgb '#444444'", \
    tag, quoted(drawn(text)), there, y, above, there > 0.5 ? "right" : "left", 0.85 * type)
clear_beside(text, y, there, above) = clear_of_grid(panel_left(panel) + panel_width * there - (there > 0.5 ? 0.85 * wide_of(text) + 0.2 : 0.2), \
    panel_top(panel) + panel_ems * (1 - part_of_y(y)) - 1.15 * above - 0.45, 0.85 * wide_of(text) + 0.4, lines_of(text) - 0.1)

# A y label of the panel alone.
side(text) = sprintf("set label 3 %s at screen %f, %f center rotate", quoted(drawn(text)), x(panel_left(panel) - tic_ems - 1.1), \
    y(panel_top(panel) + panel_ems / 2.0))

# Curves that are named at their ends instead of in a legend: `eval labelled(ended(...).", ".ended(...))` in place of
# `eval "plot ..."`, whose command may have other parts, too.  The script sets the ranges, says if one is logarithmic,
# and leaves room for names, in the range of x or by ends_ems.  `ended` is `joined` with the meaning's name, ended_as one with that name, in lines
# of at most end_letters; the names of curves that end side by side, or nearly so, are moved apart, as little as will do.
end_letters = 12
x_logarithmic = 0; y_logarithmic = 0 # is the scale of x, or of y?
ended_count = 0; tables = ""
ended(data, using, meaning) = ended_as(name(meaning), data, using, meaning)
ended_as(text, data, using, meaning) = (ended_count = ended_count + 1, tables = tables.table_of(quoted(data), using, ended_count). \
    sprintf("end_text%d = %s; end_look%d = '%s'; ", ended_count, quoted(broken(text, end_letters)), ended_count, darker(look(meaning, 2))), \
    sprintf('$curve%d using 1:2 with lines %s, $curve%d using 1:2:3:4 with yerrorbars %s', ended_count, stroke(meaning), ended_count, mark(meaning)))
table_of(data, using, i) = sprintf("set print $curve%d; print ''; set print; set table $curve%d append separator comma; ", i, i). \
    sprintf("plot %s using %s with table; unset table; last%d = $curve%d[|$curve%d|]; ", data, using, i, i, i)
names_of_ends(count) = sprintf("set table $range; plot NaN with lines; unset table; end_places = apart(lasts(%d)); eval names_at_ends(1); ", count)
labelled(parts) = (texts = tables.names_of_ends(ended_count)."plot ".parts, ended_count = 0, tables = "", texts)
darker(colour) = sprintf("#%02x%02x%02x", 0.7 * int("0x".colour[2:3]), 0.7 * int("0x".colour[4:5]), 0.7 * int("0x".colour[6:7]))
lasts(i) = i == 0 ? "" : lasts(i - 1).sprintf("%d,%s,%d\n", i, value(sprintf("last%d", i)), lines_of(value(sprintf("end_text%d", i))))

# Of lines "curve, x, y, low, high, lines of its name", the words "curve x place", where a place is a part of the panel's
# height: least squares, by pooling neighbours that would touch.  Curves that end nearly side by side, as those that are
# shifted, have their names in one column.
apart(lasts) = system(sprintf("printf '%s' | tr -d ' ' | sort -t, -k2,2gr | awk -F, -v OFS=, -v near=%g 'x - $2 > near || NR == 1 { x = $2 } { $2 = x; print }' | ". \
    "sort -t, -k2,2g -k3,3g | awk -F, -v low=%g -v high=%g -v logarithmic=%d -v ems=%g '", \
    lasts, 0.1 * abs(GPVAL_X_MAX - GPVAL_X_MIN), GPVAL_Y_MIN, GPVAL_Y_MAX, y_logarithmic, panel_ems / 1.1).'function place(y) { return ems * (logarithmic ? log(y / low) / log(high / low) : (y - low) / (high - low)) } '. \
    'NF < 6 { next } { n++; curve[n] = $1; x[n] = $2; tall[n] = $NF; if ($2 != x[n - 1]) { stack = 0; below[n] = 0 } '. \
    'else below[n] = below[n - 1] + (tall[n] + tall[n - 1]) / 2; sum = place($3) - below[n]; count = 1; first = n; '. \
    'while (stack && sum / count < total[stack] / many[stack]) { sum += total[stack]; count += many[stack]; first = start[stack--] } '. \
    'total[++stack] = sum; many[stack] = count; start[stack] = first; for (i = first; i <= n; i++) at[i] = sum / count } '. \
    'END { for (i = 1; i <= n; i++) printf "%d %s %.4f ", curve[i], x[i], (at[i] + below[i]) / ems }'."'")
# What stands there begins 0.8 letters behind the curve; below it nothing of the panel is seen but the curves, so that no line of the
# grid strikes a name.
names_at_ends(i) = i > words(end_places) ? "" : name_at_end(value("end_text".word(end_places, i)), real(word(end_places, i + 1)), \
    real(word(end_places, i + 2)), value("end_look".word(end_places, i))).names_at_ends(i + 3)
name_at_end(text, x, place, colour) = text eq "" ? "" : clear_of_grid(panel_left(panel) + panel_width * part_of_x(x) + 0.4, \
    panel_top(panel) + panel_ems * (1 - place) - 0.5 * lines_of(text), 0.85 * wide_of(text) + 0.3, lines_of(text)). \
    sprintf("set label drawn(%s) at first %g, graph %g offset 0.8, %g front font ',%g' textcolor rgb '%s' @markup; ", \
    quoted(text), x, place, 0.45 * (lines_of(text) - 1), 0.85 * type, colour)
part_of_x(x) = x_logarithmic ? log(x / GPVAL_X_MIN) / log(GPVAL_X_MAX / GPVAL_X_MIN) : real(x - GPVAL_X_MIN) / (GPVAL_X_MAX - GPVAL_X_MIN)
part_of_y(y) = y_logarithmic ? log(y / GPVAL_Y_MIN) / log(GPVAL_Y_MAX / GPVAL_Y_MIN) : real(y - GPVAL_Y_MIN) / (GPVAL_Y_MAX - GPVAL_Y_MIN)
# About how many ems the longest line of a text takes.
wide_of(text) = lines_of(text) > 1 ? most(0.5 * (strstrt(text, "\n") - 1), wide_of(text[strstrt(text, "\n") + 1:strlen(text)])) : 0.5 * strlen(text)
# White over the grid, of so many ems from the left and from above, below all that is drawn; labels on it are in front, since TeX has
# others below all lines.
clear_of_grid(left, top, wide, high) = sprintf("set object rectangle from screen %f, %f to screen %f, %f back fillcolor rgb '#ffffff' fillstyle solid noborder; ", \
    x(left), y(top), x(left + wide), y(top + high))

# A cell of the legend, at that place.  Its kind is "mark", "joined" (a stroke, too), "line" (of a formula), "upright" (such a line),
# "cross", "leftward" or "downward" (arrows of intervals that go on).
pointing(kind) = kind eq "leftward" || kind eq "downward"
cell_arrow(i, em, down) = key_kind(i) eq "leftward" ? arrow_of(i, em + 2, down, em + 0.6, down) : arrow_of(i, em + 1.1, down - 0.55, em + 1.1, down + 0.55)
arrow_of(i, em, down, to_em, to_down) = sprintf("set arrow from screen %f, %f to screen %f, %f %s; ", \
    x(em), y(down), x(to_em), y(to_down), pointed(look(key_meaning(i), 2)))
line_of_kind(kind, meaning) = kind eq "joined" ? stroke(meaning) : thin(meaning)
cell_line(i, em, down) = letters ? "" : curves ? sprintf("set arrow from screen %f, %f to screen %f, %f nohead linestyle %d; ", \
    x(em), y(down), x(em + 2.2), y(down), i) : key_kind(i) eq "mark" || key_kind(i) eq "cross" ? "" : pointing(key_kind(i)) ? cell_arrow(i, em, down) : \
    key_kind(i) eq "upright" ? sprintf("set arrow from screen %f, %f to screen %f, %f nohead %s; ", \
    x(em + 1.1), y(down - 0.55), x(em + 1.1), y(down + 0.55), thin(key_meaning(i))) : sprintf("set arrow from screen %f, %f to screen %f, %f nohead %s; ", \
    x(em + 2.2), y(down), x(em), y(down), line_of_kind(key_kind(i), key_meaning(i)))
cell_mark(i, em, down) = curves ? sprintf("set label '' at screen %f, %f point linestyle %d; ", x(em + 1.1), y(down), i) : key_kind(i) eq "line" || key_kind(i) eq "upright" || pointing(key_kind(i)) ? "" : \
    sprintf("set label '' at screen %f, %f point %s; ", x(em + 1.1), y(down), key_kind(i) eq "cross" ? crossed(key_meaning(i)) : point(key_meaning(i)))
sample(i, em, down) = cell_line(i, em, down).cell_mark(i, em, down). \
    sprintf("set label drawn(fitted(key_text(%d))) at screen %f, %f @markup; ", i, x(em + 2.8), y(down))
fitted(text) = letter * strlen(text) <= key_ems - 3.4 ? text : middle_cut(text, int((key_ems - 3.5) / letter / 2) - 2)
middle_cut(text, half) = text[1:half]." ... ".text[strlen(text) - half + 1:strlen(text)]
samples(i) = i > key_count ? "" : \
    sample(i, key_left + ((i - 1) % key_across) * key_ems, key_top + key_line * (0.5 + (i - 1) / key_across)).samples(i + 1)

# The end of each script: what belongs to the whole page, and the caption.
finish = 'unset label; unset arrow; unset object; unset logscale; unset border; unset tics; unset grid; unset xlabel; unset ylabel; unset title; \
if (!printed) { set label drawn(title) at screen x(1), y(letters ? 0.5 : thumbnail ? 1 : 1.7) font sprintf(",%g", title_size * type) @markup; \
    set label drawn(subtitle) at screen x(1), y(letters ? lines_of(title) + 0.5 : 1.5 + 1.9 * lines_of(title)) font sprintf(",%g", 0.95 * type) textcolor rgb "#444444" @markup }; \
if (x_label ne "") { set label drawn(x_label) at screen x(left_ems + (ems - left_ems - right_ems) / 2), y(below + 0.5) center @markup }; \
if (y_label ne "" && letters) { set label drawn(y_label) at screen x(1), y(head_ems - 0.5) @markup } else { \
if (y_label ne "") { set label drawn(y_label) at screen x(0.8), y((head_ems + title_ems + below - foot_ems) / 2) center rotate @markup } }; \
eval samples(1); \
set margins 0, 0, 0, 0; plot [0:1] [0:1] NaN with lines notitle; \
if (terminal eq "svg") { set print "-"; print "<title>".in_xml(finding eq "" ? question : finding)."</title><desc>". \
    in_xml((finding eq "" ? "" : question." ").shown)."</desc>"; set print }; \
unset multiplot; \
if (printed && exists("captions")) { set print captions; print in_tex((finding eq "" ? question.(ends(question) ? " " : "; ") : finding.". ").shown.".". \
    (caption eq "" ? "" : " ".caption.".")); set print }'

# --- the data ---------------------------------------------------------------------------------------------

# Commands whose output is plotted: statistics of the results where "game=uniform order=best" hold, and formulas.
conditions(text, i) = i > words(text) ? "" : " --where ".word(text, i).conditions(text, i + 1)
# A bound of the mean, or the mean itself: fewer than five seeds have no interval, and their points have no bars.
bound(name) = strcol(name) eq "" ? column("mean") : column(name)
# A search whose budget ended before a step was completed made a move, by which it is judged as all others are.
summary(of, by, where) = "< ".plymeter." summary ".csv." --of ".of." --by ".by." --status ok,unfinished".conditions(where, 1)
theory(arguments) = "< ".plymeter." theory ".arguments
# The points of a figure, a block a curve: x, mean, low, high.
points(arguments) = "< ".plymeter." plot --data ".csv." ".arguments

# A command of awk about the rows where all that holds; in `program`, in single quotes, $at["limit"] is a column.  What
# comes back and goes into other commands, or into labels, is cleaned of all that they could obey.
clean = 'function clean(text) { gsub(/[^][A-Za-z0-9_.+ -]/, "", text); return text } '
equals(pair) = sprintf(' && $at["%s"] == "%s"', pair[1:strstrt(pair, "=") - 1], pair[strstrt(pair, "=") + 1:strlen(pair)])
held(text, i) = i > words(text) ? "" : equals(word(text, i)).held(text, i + 1)
rows(where, program) = "awk -F, '".clean."NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    "!(1".held(where, 1).") { next } { ".program." }' ".csv

# The same rows as a CSV, for a command that reads standard input.
kept(where) = "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; print; next } 1".held(where, 1)."' ".csv

# Of matches: a column, points in percent, and their interval, which `elo` gives in Elo.
scores(by, where) = "< ".kept(where)." | ".plymeter." elo - --by ".by." 2> /dev/null | awk -F, '". \
    "function points(elo, score) { return elo == \"\" ? 100 * score : ". \
    "elo ~ /inf/ ? (elo ~ /-/ ? 0 : 100) : 100 / (1 + exp(-elo * log(10) / 400)) } ". \
    "NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    "{ score = $at[\"score\"]; print $1 \",\" 100 * score \",\" points($at[\"low\"], score) \",\" points($at[\"high\"], score) }'"

# What the rows say in a column, each value once, in order; the least and the most of numbers.
values(column, where) = system(rows(where, sprintf('print clean($at["%s"])', column))." | sort -u | sort -g | paste -sd ' ' -")
least_of(column, where) = word(values(column, where), 1)
most_of(column, where) = word(values(column, where), words(values(column, where)))

# The games of the results, apart from trees, in the order of $meanings.  A variant has a name of its own, "minishogi", and
# the_game says it as conditions: "game=shogi variant=mini".
games_from(i, there) = i > |$meanings| ? "" : \
    (strstrt(" game title ", " ".word($meanings[i], 1)." ") && strstrt(there, " ".word($meanings[i], 2)." ") ? word($meanings[i], 2)." " : "").games_from(i + 1, there)
named = 'clean((at["variant"] && $at["variant"] != "standard" ? $at["variant"] : "") $at["game"])'
played(where) = system(rows(where, "print ".named)." | sort -u | paste -sd ' ' -")
games_of(where) = games_from(1, " ".played(where)." ")
the_game(game) = system(rows("", 'if ('.named.' == "'.game.'") { print "game=" clean($at["game"]) '.as_condition("variant").'; exit }'))

# Games, their variants and sizes, if they differ, as conditions: "'game=isola' 'game=othello size=6' ...".
as_condition(column) = sprintf('(at["%s"] && $at["%s"] != "" ? " %s=" clean($at["%s"]) : "") ', column, column, column, column)
places(where) = system(rows(where, 'print "\047game=" clean($at["game"]) '.as_condition("variant").as_condition("size").'"\047"'). \
    " | sort -u | paste -sd ' ' -")

# What was played there: "isola 4x4"; "after 8 moves".
game_in(where) = name(word(played(where), 1)).system(rows(where, \
    'if (at["rows"] && $at["rows"] != "") print clean(" " $at["columns"] "x" $at["rows"]); '. \
    'else if (at["size"] && $at["game"] != "upperhand" && $at["size"] != "") print clean(" " $at["size"] "x" $at["size"]); '. \
    'else if (at["houses"] && $at["houses"] != "") print " (" clean($at["houses"]) "," clean($at["seeds"]) ")"; exit'))
opening_in(where) = opening_text(most_of("opening", where))
opening_text(opening) = opening eq "0" ? "the whole game" : "after ".opening." moves"

# How many seeds a group has, rows of which agree in those columns: "30", or "20 to 30" if groups differ.
cells_of(columns, i) = i > words(columns) ? "" : \
    sprintf(' (at["%s"] ? $at["%s"] : "") ","', word(columns, i), word(columns, i)).cells_of(columns, i + 1)
sampled(by, where) = system(rows(where, "key =".cells_of(by, 1).' ""; if ($at["status"] ~ /^(ok|unfinished)$/ && !seen[key, $at["seed"]]++) n[key]++ } '. \
    'END { for (key in n) { if (!most++ || n[key] < least) least = n[key]; if (n[key] > more) more = n[key] } '. \
    'print least == more ? least : least " to " more'))

# How the claim of the results' config ends that is this text, or begins with it: PASS, FAIL or UNDECIDED.  What a figure says that it
# found hangs on it, so that a text which begins none of its claims, or several, is told.
verdict(claim) = !exists("verdicts") ? "" : system("awk -v claim='".claim."' '".'index($0, " " claim) == length($1) + 1 { n++; said = $1 } $0 == $1 " " claim { whole = $1 } '. \
    'END { if (whole || n == 1) print whole ? whole : said; else if (NR) print "\"" claim "\" begins " n + 0 " claims of the results" > "/dev/stderr" }'."' ".verdicts)
# Do all of these claims pass, from that one on?  Each stands in quotes, as "'in chess' 'and in shogi'".
passed(claims, i) = i > words(claims) || (verdict(word(claims, i)) eq "PASS" && passed(claims, i + 1))

# How times were taken, and what they are of, behind that text, if the record beside the results says it.
timed(where) = system(rows(where, 'if (at["repeats"] && $at["repeats"] && (!n || $at["repeats"] < n)) n = $at["repeats"] } '. \
    'END { print n ? "times are medians of " n " or more repetitions" : "each was timed once"'))
machine(before) = system("sed -n 's/^.*\"cpu\":[[:space:]]*\"\\([^\"]*\\)\".*/".before."\\1/p' ". \
    csv[1:strlen(csv) - 4].".meta.json 2> /dev/null | head -1 | tr -cd 'A-Za-z0-9 (),.@-'")

# Ratios of each row where that holds to the row where `against` holds that agrees with it in the columns `pair`, as
# means of their logarithms: statistics as of `summary`, to be plotted by `ratio`.  `of` is a column, or nodes.
partner(columns, i) = i > words(columns) ? "" : sprintf('%s$at["%s"]', i > 1 ? ' "," ' : "", word(columns, i)).partner(columns, i + 1)
commas(columns, i) = i > words(columns) ? "" : word(columns, i).",".commas(columns, i + 1)
ratios(of, by, where, against, pair) = "< awk -F, -v of=".of." 'FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    '{ it = of == "nodes" ? $at["interior"] + $at["leaves"] + $at["beyond"] : $at[of] } $at["status"] != "ok" || !(it > 0) { next } '."{ key = ".partner(pair, 1)." } ". \
    "NR == FNR { if (1".held(against, 1).") base[key] = it; next } ". \
    "1".held(where, 1).' && key in base { print'.cells_of(by, 1).' $at["seed"] ",ok," log(it / base[key]) }'."' ".csv." ".csv. \
    " | sed '1i ".commas(by, 1)."seed,status,log' | ".plymeter." summary - --of log --by ".commas(by, 1)[1:strlen(commas(by, 1)) - 1]
ratio = "(exp(column('mean'))):(exp(bound('low'))):(exp(bound('high')))"

# Rows of a figure, a name each: where they stand, from above; and of `data` by that column the mean, place, low and
# high.
placed(data, names) = data." | awk -F, 'BEGIN { ".numbered(names, 1).'} '. \
    'NR > 1 && $1 in at { print $4 "," at[$1] "," ($11 == "" ? $4 : $11) "," ($12 == "" ? $4 : $12) }'."'"
numbered(names, i) = i > words(names) ? "" : sprintf('at["%s"] = %d; ', word(names, i), i).numbered(names, i + 1)
name_rows(labels, i) = i > words(labels) ? "" : \
    sprintf("set ytics add (%s %d); ", quoted(same_y && (panel - 1) % across ? "" : word(labels, i)), i).name_rows(labels, i + 1)
beside(data, names, shift, meaning) = \
    sprintf("%s using 1:($2 + %g):3:4 with xerrorbars %s", quoted(placed(data, names)), shift, mark(meaning))
beside_ratio(data, names, shift, meaning) = sprintf("%s using (exp($1)):($2 + %g):(exp($3)):(exp($4)) with xerrorbars %s", \
    quoted(placed(data, names)), shift, mark(meaning))

# Parts of a plot command: points with their intervals; the same joined by lines; a formula.
quoted(text) = '"'.inside(text).'"'
inside(text) = strlen(text) > 1 ? inside(text[1:strlen(text) / 2]).inside(text[strlen(text) / 2 + 1:strlen(text)]) : \
    text eq '"' || text eq '\' ? '\'.text : text eq "\n" ? '\n' : text
bars(data, using, meaning) = sprintf('%s using %s with yerrorbars %s', quoted(data), using, mark(meaning))
# Intervals that go on beyond an end of an axis point there: from a point to there, expressions of columns, which are NaN where it ends
# within.
going_on(data, x, y, to_x, to_y, meaning) = sprintf('%s using (%s):(%s):((%s) - (%s)):((%s) - (%s)) with vectors %s', \
    quoted(data), x, y, to_x, x, to_y, y, pointed(look(meaning, 2)))
pointed(colour) = headed("filled", colour)
headed(head, colour) = sprintf("%s head size screen %g,25 linecolor rgb '%s' linewidth %g", head, x(0.6), colour, stroke_width)
# How often cuts were wrong, of those that were searched after all: wrong_cuts makes data of each setting, a column, of where `where`
# holds, namely the leaves or nodes over those where `against` holds, the wrong cuts in percent, their interval, and the setting; and
# wrong_curve draws them on a logarithmic scale.  An arrow says that the interval reaches 0.  Of what was never wrong it starts, with a
# cross, at the upper bound of Wilson's interval, as if searches were independent; of such settings that save as much the first is drawn.
# Where arrows of several curves would lie on each other, those of a curve stand at wrong_shift times what is left, and wrong_head says
# if their heads are filled.  A field is a cell of a row, but not the last.
wrong_shift = 1; wrong_head = "filled"
field(row, i) = i == 1 ? row[1:strstrt(row, ",") - 1] : field(row[strstrt(row, ",") + 1:strlen(row)], i - 1)
wrong_cuts(i, of, where, against, setting, pair) = sprintf("set print $wrong%d; print system(%s); set print; ", i, \
    quoted("{ ".ratios(of, setting, where, against, pair)[3:*]."; echo; ".summary("wrong_share", setting, where)[3:*]."; echo; ". \
    rows(where, 'print $at["'.setting.'"] "," $at["rechecked"]')."; } | awk -F, '". \
    '$1 == "" { part++; next } part < 2 { for (i = 1; i <= NF; i++) if ($i == "mean" || $i == "low" || $i == "high") at[part + 0 "," $i] = i } $1 !~ /^[0-9]/ { next } '. \
    '!part { x[$1] = exp($at["0,mean"]) } part == 1 && $1 in x { mean[$1] = $at["1,mean"]; low[$1] = $at["1,low"]; high[$1] = $at["1,high"] } '. \
    'part == 2 { n[$1] += $2 } END { z = 1.96; for (i in mean) if (n[i]) print x[i] "," 100 * mean[i] "," 100 * low[i] "," '. \
    '100 * (mean[i] ? high[i] : z * z / (n[i] + z * z)) "," i }'."' | sort -t, -k5,5g | awk -F, '$2 == 0 && last && $1 < 1.03 * last && last < 1.03 * $1 { next } { last = $2 == 0 ? $1 : 0; print }'"))
wrong_where(i, condition) = sprintf("$wrong%d using (%s ? ($3 == 0 ? %g : 1) * $1 : NaN)", i, condition, wrong_shift)
wrong_curve(i, meaning) = wrong_where(i, "$2 > 0").sprintf(":2 with lines %s, ", stroke(meaning)). \
    wrong_where(i, "$2 > 0 && $3 > 0").":2:3:4 with yerrorbars ".mark(meaning).", ".wrong_where(i, "$2 > 0 && $3 == 0").":2:2:4 with yerrorbars ".mark(meaning).", ". \
    wrong_where(i, "$2 == 0").sprintf(":4 with points %s, ", crossed(meaning)). \
    wrong_where(i, "$3 == 0").sprintf(":($2 > 0 ? $2 : $4):(0):(-0.6 * ($2 > 0 ? $2 : $4)) with vectors %s", headed(wrong_head, look(meaning, 2)))
colon(text, i) = text[i:i] eq ":" ? i : colon(text, i + 1)
first_two(using) = using[1:colon(using, colon(using, 1) + 1) - 1]
joined(data, using, meaning) = \
    sprintf('%s using %s with lines %s, ', quoted(data), first_two(using), stroke(meaning)).bars(data, using, meaning)
formula(data, using, meaning) = sprintf('%s using %s with lines %s', quoted(data), using, thin(meaning))
band(data, using, meaning) = sprintf('%s using %s with filledcurves linecolor rgb "%s" fillstyle transparent solid 0.2 noborder', \
    quoted(data), using, look(meaning, 2))
means = "'limit':'mean':(bound('low')):(bound('high'))"
