#!/bin/sh
# plans.sh CONFIG...: plan each of the project's configs; what cannot be planned is printed.  Only with LONG=1 in the
# environment are those planned whose trees are drawn until they are "critical", which takes half a minute each.
cd "$PROJECT" && test $# -gt 0 || exit 1
for config; do
    test -n "${LONG-}" || ! grep -q '"critical": "yes"' "$config" || continue
    "$PLYMETER" plan "$config" > "$OLDPWD/plan" 2> "$OLDPWD/said" && test "$(wc -l < "$OLDPWD/plan")" -gt 1 ||
        { echo "$config"; cat "$OLDPWD/said"; }
done
