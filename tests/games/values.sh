#!/bin/sh
# values.sh PLYMETER chess|shogi|minishogi [LEAST]: print how well values of positions of middle games agree with those of a
# strong engine, which values/make.sh collected: the evaluation's, those without each group of its terms, those of
# quiescence search without and with two plies of checks, and those of a search of three plies.  It is the rank correlation
# (Spearman), with its interval at 95 % (D. Bonett and T. Wright, "Sample size requirements for estimating Pearson, Kendall
# and Spearman correlations", 2000).  The exit status is 1 if that of the evaluation is below LEAST, or that of quiescence
# search is no larger.
plymeter=$1 name=$2 least=${3:-0}
values=$(dirname "$0")/values/$name.txt
case $name in
minishogi) game=shogi settings='"game": "shogi", "variant": "mini"' ;;
*) game=$name settings="\"game\": \"$name\"" ;;
esac
test -f "$values" || { echo "values.sh: there are no values of \"$name\"" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

positions=$(awk '!/^#/ { printf "%s\"%s\"", n++ ? ", " : "", $1 }' "$values")
groups=$("$plymeter" list $game | sed -n '/^ *without /{n;s/;.*//;s/.* of //;s/|/", "/g;p}')
cat > "$folder/values.json" << end
{ "games": [ { $settings, "without": ["$groups"], "position": [$positions], "cutoffs": [ { "limit": 0 } ] },
             { $settings, "position": [$positions], "cutoffs": [ { "limit": 3 } ] } ],
  "searches": [ { "algorithm": "alphabeta", "order": "static" } ] }
end
cat > "$folder/quiet.json" << end
{ "games": [ { $settings, "position": [$positions], "cutoffs": [ { "limit": 0 } ] } ],
  "searches": [ { "algorithm": "alphabeta", "leaf": "quiescence", "checks": [0, 2] } ] }
end
for values_of in values quiet; do
    "$plymeter" run -o "$folder/$values_of.csv" "$folder/$values_of.json" 2> "$folder/errors" ||
        { cat "$folder/errors" >&2; exit 1; }
done

awk -v name="$name" -v least="$least" '
    # The places of n numbers in their order; equal ones share the mean of theirs.
    function rank(value, place, n, i, j) {
        for (i = 1; i <= n; i++) {
            place[i] = 0.5
            for (j = 1; j <= n; j++)
                place[i] += value[j] < value[i] ? 1 : value[j] == value[i] ? 0.5 : 0
        }
    }
    function correlation(x, y, n, i, xx, yy, xy) {
        for (i = 1; i <= n; i++) {
            xx += (x[i] - (n + 1) / 2) ^ 2
            yy += (y[i] - (n + 1) / 2) ^ 2
            xy += (x[i] - (n + 1) / 2) * (y[i] - (n + 1) / 2)
        }
        return xx * yy > 0 ? xy / sqrt(xx * yy) : 0
    }
    function bound(r, n, side, e) {
        e = exp(log((1 + r) / (1 - r)) + 2 * side * 1.96 * sqrt((1 + r * r / 2) / (n - 3)))
        return (e - 1) / (e + 1)
    }
    function tell(series, what, i, mine, place, r) {
        for (i = 1; i <= n; i++)
            mine[i] = ours[series, position[i]]
        rank(mine, place, n)
        r = correlation(place, theirs, n)
        printf "%-12s %-20s %9d %12.3f %8.3f %8.3f\n", name, what, n, r, bound(r, n, -1), bound(r, n, 1)
        return r
    }
    FNR == NR { if (!/^#/) { position[++n] = $1; value[n] = $2 } next }
    FNR == 1 { split($0, header, ","); split("", at); for (i in header) at[header[i]] = i; next }
    {
        split($0, field, ",")
        series = ("checks" in at ? "checks=" field[at["checks"]] : field[at["without"]]) " " field[at["limit"]]
        if (!seen[series]++) list[++count] = series
        ours[series, field[at["position"]]] = field[at["value"]]
    }
    END {
        rank(value, theirs, n)
        print "game         value                positions  correlation      low     high"
        whole = tell("nothing 0", "evaluation")
        for (k = 1; k <= count; k++) {
            split(list[k], of, " ")
            if (of[1] !~ /nothing|=/ && of[2] == 0)
                tell(list[k], of[1] == "all" ? "material alone" : "without " of[1])
        }
        quiet = tell("checks=0 0", "quiescence")
        tell("checks=2 0", "with checks")
        tell("nothing 3", "three plies")
        if (whole < least) print name ": the evaluation correlates by " whole ", and is to by " least " or more" > "/dev/stderr"
        if (quiet <= whole) print name ": quiescence correlates by " quiet ", no better than the evaluation" > "/dev/stderr"
        exit whole < least || quiet <= whole
    }' "$values" "$folder/values.csv" "$folder/quiet.csv"
