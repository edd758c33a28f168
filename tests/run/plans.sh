#!/bin/sh
# plans.sh CONFIG...: plan each of the project's configs; what cannot be planned, or has a cell that nothing is known of, is
# printed.  Of those of paper size not every cell is looked at.
cd "$PROJECT" && test $# -gt 0 || exit 1
for config; do
    case $config in *-paper.json) csv=;; *) csv=--csv;; esac
    "$PLYMETER" plan $csv --seconds 0.1 "$config" > "$OLDPWD/plan.csv" 2> "$OLDPWD/said" &&
        test "$(wc -l < "$OLDPWD/plan.csv")" -gt 1 && ! grep -q ',,*$' "$OLDPWD/plan.csv" ||
        { echo "$config"; cat "$OLDPWD/said"; }
done
