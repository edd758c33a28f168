#!/bin/sh
# Is every number that pages call measured printed by the command that stands behind it?
#     tests/numbers.sh PAGE...        in the project's folder, whose build/plymeter the commands call
# Only with LONG=1 in the environment it calls what takes ten seconds, or starts hundreds of processes.
set -eu
export work && work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
awk -f "$(dirname "$0")/numbers.awk" "$@" > "$work/all" || touch "$work/failed"
if test -n "${LONG-}"; then heavy='^$'; else heavy='curve\.sh shogi\|for seed in'; fi
grep -v "$heavy" "$work/all" > "$work/numbers" || :
cut -f4 "$work/numbers" | sort -u > "$work/commands"
count=0 made=
while read -r command; do
    count=$((count + 1))
    # What several commands take a part of, by a pipe, is made once.
    run=$command first=${command%% | *}
    case $first in
    *[\'\"\;]* | "$command") ;;
    build/plymeter\ *)
        test "$first" = "$made" || sh -euc "$first" < /dev/null > "$work/made" 2> "$work/why" || :
        made=$first run='{ cat "$work/made"; cat "$work/why" >&2; }'${command#"$first"};;
    esac
    # Of a table only what is meant: how many rows there are, their spread and quantiles would fit any number by chance.
    sh -euc "$run" < /dev/null 2> "$work/said" > "$work/output" || { echo "ended with $?: $command"; cat "$work/said"; touch "$work/failed"; }
    awk -F, 'NR == 1 && /,mean,|,elo,|,ratio,|,difference,|,correlation,/ {
            for (i = 1; i <= NF; i++) if ($i ~ /^(mean|low|high|elo|score|ratio|difference|correlation)$/) columns[++n] = i; next }
        n { for (i = 1; i <= n; i++) print $columns[i]; next }
        { gsub(/[^0-9.e+-]+/, "\n"); print }' "$work/output" |
        awk '/^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?[.,]?$/ { print $0 + 0 }' OFMT=%.15g CONVFMT=%.15g > "$work/printed.$count"
done < "$work/commands"
# A number fits if one that was printed, as its kind takes it and without a sign, rounds to the digits that are written.
awk -F '\t' -v work="$work" '
    function size(x) { return x < 0 ? -x : x }
    function fits(number, kind, value,    places, half) {
        if (kind == "%") value *= 100
        if (kind == "% fewer") value = 100 * (1 - value)
        if (kind == "% more") value = 100 * (value - 1)
        if (kind == "hundredths") value /= 100
        places = index(number, ".") ? length(number) - index(number, ".") : 0
        half = 0.5 * 10 ^ -places
        return size(size(value) - number) <= half * 1.000001
    }
    FILENAME == work "/commands" { file[$0] = work "/printed." FNR; next }
    { good = 0
      while ((getline value < file[$4]) > 0) good += fits($2, $3, value)
      close(file[$4])
      if (!good) { print $1 ": " $2 " is not printed by " $4; bad = 1 } }
    END { exit bad }' "$work/commands" "$work/numbers" || touch "$work/failed"
echo "$(wc -l < "$work/numbers") measured numbers, printed by $count commands"
test ! -e "$work/failed"
