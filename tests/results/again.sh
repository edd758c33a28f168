#!/bin/sh
# Run the command above each number of macros; the number is its mean, rounded.
set -eu
"$PLYMETER" summary --macros r.csv --by order,limit,game > macros.tex
commands=0
while IFS= read -r line; do
    case $line in
    *" --macros "*) ;;
    "% "*" summary "*) mean=$(eval "${line#% }" | awk -F, 'NR == 2 { print $6 } END { exit NR != 2 }'); commands=$((commands + 1));;
    *newcommand*Low}*|*newcommand*High}*|*newcommand*N}*|*newcommand*Units}*) ;;
    *newcommand*) number=${line##*num\{}; number=${number%%\}*}
        awk -v mean="$mean" -v number="$number" 'BEGIN { exit !(mean + 0 == number + 0) }' || { echo "$line is $mean"; exit 1; };;
    esac
done < macros.tex
test $commands -ge 3
