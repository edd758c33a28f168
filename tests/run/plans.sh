#!/bin/sh
# plans.sh CONFIG...: plan the project's configs; what cannot be planned is printed.  With LONG=1 in the environment only those of
# paper size are planned, and those whose trees are drawn until they are "critical": these take minutes, and without it all others.
cd "$PROJECT" && test $# -gt 0 || exit 1
for config; do
    long=
    case $config in *-paper.json) long=1;; esac
    ! grep -q '"critical": "yes"' "$config" || long=1
    test "$long" = "${LONG:+1}" || continue
    "$PLYMETER" plan "$config" > "$OLDPWD/plan" 2> "$OLDPWD/said" && test "$(wc -l < "$OLDPWD/plan")" -gt 1 ||
        { echo "$config"; cat "$OLDPWD/said"; }
done
