#!/bin/sh
# Several rows of each seed say no more than one, to summary and to elo.
set -e

echo seed,leaves > x.csv
for s in 1 2 3 4 5 6 7 8; do echo $s,$((s * s)); done >> x.csv
head -1 x.csv > y.csv
for i in 1 2 3 4 5 6 7 8 9 10; do sed 1d x.csv; done >> y.csv
for f in x y; do "$PLYMETER" summary $f.csv | cut -d, -f3,4,10- > $f.txt; done
cmp x.txt y.txt

echo seed,points,wins,draws,losses,first_game,second_game > x.csv
for s in 1 4 7; do echo $s,0,0,0,2,a,b; done >> x.csv
for s in 2 5 8; do echo $s,1,0,2,0,a,b; done >> x.csv
for s in 3 6; do echo $s,2,2,0,0,a,b; done >> x.csv
head -1 x.csv > y.csv
for i in 1 2 3 4; do sed "1d; s/b$/b$i/" x.csv; done >> y.csv
for f in x y; do "$PLYMETER" elo $f.csv | cut -d, -f5-10 > $f.txt; done
cmp x.txt y.txt
if "$PLYMETER" elo y.csv --unit seed,second_game | cut -d, -f5-10 | cmp -s - x.txt; then exit 1; fi
