# What is a ply of Upper Hand worth?  Elo of the author's players, everyone against everyone.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand-match.csv"

width = 860; height = 440
eval open
set margins 10, 3, 5.5, 5.5

set label 1 "What is a ply of Upper Hand worth?" at screen 0.015, 0.945 font ",18"
set label 2 "Everyone against everyone from 200 positions, each played twice; 95 % intervals" \
    at screen 0.015, 0.885 font ",12" textcolor rgb "#555555"
ratings = "< ".plymeter." ratings ".csv." | sed 1d"
set ylabel "Elo; the mean of all is 0"
set xlabel "player, and how many plies it looks ahead (4+: more as the game ends)" offset 0, -0.8
set xrange [-0.5:5.9]
set yrange [-600:260]
set xtics scale 0 font ",11"
set arrow 1 from graph 0, first 0 to graph 1, first 0 nohead linecolor rgb "#999999" linewidth 0.8 back
plies = "0 1 2 3 4 4+"
plot ratings using 0:4:5:6:xticlabels(sprintf("%s\n%s", strcol(1), word(plies, int($0) + 1))) \
        with yerrorbars linewidth 1.4 linecolor rgb PERFECT pointtype 5 pointsize 0.7, \
    ratings using ($0 + 0.12):4:(sprintf("%+.0f", $4)) with labels left font ",11" textcolor rgb "#333333"
