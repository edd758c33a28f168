#!/bin/sh
# far.sh BUILD FILES UNITS: how far the first build is that began in the second that BUILD/began names, and how long the rest
# will take if a unit takes as long as 35 other files.
set -eu
export LC_ALL=C
work() { find "$build/src" "$build/unit" -name '*.o' "$@" 2> /dev/null | awk '{ work += /\/unit\// ? 35 : 1 } END { print work + 0 }'; }
build=$1 whole=$(($2 + 35 * $3))
took=$(($(date +%s) - $(cat "$build/began"))) made=$(work -newer "$build/began") there=$(work)
test $took -lt 3 || test $made = 0 || test $there -gt $whole ||
    echo ": $((100 * there / whole)) % is built, about $((took * (whole - there) / made)) s to go"
