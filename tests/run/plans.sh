#!/bin/sh
# plans.sh CONFIG...: plan each of the project's configs; what cannot be planned is printed, and with LONG=1 in the
# environment, but for those of paper size, what has a cell that nothing is known of, which takes a search of each cell's
# game.  Only then are those planned whose trees are drawn until they are "critical", which takes half a minute each.
cd "$PROJECT" && test $# -gt 0 || exit 1
for config; do
    test -n "${LONG-}" || ! grep -q '"critical": "yes"' "$config" || continue
    case $config in *-paper.json) csv=;; *) csv=${LONG:+--csv};; esac
    "$PLYMETER" plan $csv --seconds 0.1 "$config" > "$OLDPWD/plan.csv" 2> "$OLDPWD/said" &&
        test "$(wc -l < "$OLDPWD/plan.csv")" -gt 1 && ! grep -q ',,*$' "$OLDPWD/plan.csv" ||
        { echo "$config"; cat "$OLDPWD/said"; }
done
