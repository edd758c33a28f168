#!/bin/sh
# pinned.sh CPUS: while long.json runs with two jobs, its workers come to have these CPUs, in order.
"$PLYMETER" run -j2 -o long.csv long.json &
pid=$!
for i in $(seq 1000); do
    cpus=$(grep -l "^PPid:[[:space:]]*$pid\$" /proc/[0-9]*/status 2> /dev/null |
        xargs -r sed -n 's/^Cpus_allowed_list:[[:space:]]*//p' | sort -n | xargs)
    test "$cpus" = "$1" && break
    sleep 0.01
done
kill $pid
wait $pid
test "$cpus" = "$1"
