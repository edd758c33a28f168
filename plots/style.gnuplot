# What all figures share.  make passes `plymeter`, the program, `csv`, the results, and `terminal`; by hand,
#     gnuplot -e "csv='results/growth.csv'" plots/growth.gp > growth.svg
# does as well.  Both paths are put into commands as they are, so that odd ones are to be given relative to where one is.

if (!exists("plymeter")) plymeter = "build/plymeter"
if (!exists("terminal")) terminal = "svg"
if (!exists("type")) type = 13

# The page is so many points wide and high, and its type so many high.  Scales are such that all terminals agree on that.
open = 'if (terminal eq "svg") { set terminal svg size width, height font "Helvetica,".type background "white" dynamic } \
else { if (terminal eq "png") { set terminal pngcairo size 2*width, 2*height font "Helvetica,".type fontscale 1.5 linewidth 2 pointscale 2 } \
else { set terminal pdfcairo size width/72.0, height/72.0 font "Helvetica,".type fontscale 0.75 linewidth 2 } }'

set encoding utf8
set datafile separator ","
set border 3 linecolor rgb "#555555"
set tics nomirror out scale 0.6 textcolor rgb "#333333"
set grid ytics linecolor rgb "#e4e4e4" linewidth 0.6
set key noautotitle samplen 2

# Distinct for the colour-blind, and in grey (M. Okabe, K. Ito 2008).
MINIMAX = "#777777"
WORST   = "#d55e00"
RANDOM  = "#0072b2"
REAL    = "#009e73"
PERFECT = "#000000"

# Curves that differ in colour, dash and marker, so that in grey they are told apart, too.
set style line 1 linecolor rgb PERFECT   dashtype 1 pointtype 5 pointsize 0.8
set style line 2 linecolor rgb RANDOM    dashtype 2 pointtype 7 pointsize 0.8
set style line 3 linecolor rgb WORST     dashtype 4 pointtype 9 pointsize 0.8
set style line 4 linecolor rgb REAL      dashtype 5 pointtype 11 pointsize 0.8
set style line 5 linecolor rgb "#cc79a7" dashtype 3 pointtype 13 pointsize 0.8
set style line 6 linecolor rgb "#e69f00" dashtype 1 pointtype 4 pointsize 0.8
set style line 7 linecolor rgb "#56b4e9" dashtype 2 pointtype 6 pointsize 0.8
set style line 8 linecolor rgb MINIMAX   dashtype 4 pointtype 8 pointsize 0.8

# Commands whose output is plotted: statistics of the results where "game=uniform order=best" hold, and formulas.
conditions(text, i) = i > words(text) ? "" : " --where ".word(text, i).conditions(text, i + 1)
# A bound of the mean, or the mean itself: fewer than five seeds have no interval, and their points have no bars.
bound(name) = strcol(name) eq "" ? column("mean") : column(name)
summary(of, by, where) = "< ".plymeter." summary ".csv." --of ".of." --by ".by.conditions(where, 1)
theory(arguments) = "< ".plymeter." theory ".arguments
# The points of a figure, a block a curve: x, mean, low, high.
points(arguments) = "< ".plymeter." plot --data ".csv." ".arguments
