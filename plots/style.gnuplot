# What all figures share.  make passes `plymeter`, the program, `csv`, the results, and `terminal`; by hand,
#     gnuplot -e "csv='results/growth.csv'" plots/growth.gp > growth.svg
# does as well.  Both paths are put into commands as they are, so that odd ones are to be given relative to where one is.

if (!exists("plymeter")) plymeter = "build/plymeter"
if (!exists("terminal")) terminal = "svg"

# open(width, height): a page of that many points.
open = 'if (terminal eq "svg") { set terminal svg size width, height font "Helvetica,13" background "white" dynamic } \
else { if (terminal eq "png") { set terminal pngcairo size 2*width, 2*height font "Helvetica,13" fontscale 2 linewidth 2 pointscale 2 } \
else { set terminal pdfcairo size width/72.0, height/72.0 font "Helvetica,13" } }'

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

# Commands whose output is plotted: statistics of the results where "game=uniform order=best" hold, and formulas.
conditions(text, i) = i > words(text) ? "" : " --where ".word(text, i).conditions(text, i + 1)
# A bound of the mean, or the mean itself: fewer than five seeds have no interval, and their points have no bars.
bound(name) = strcol(name) eq "" ? column("mean") : column(name)
summary(of, by, where) = "< ".plymeter." summary ".csv." --of ".of." --by ".by.conditions(where, 1)
theory(arguments) = "< ".plymeter." theory ".arguments
