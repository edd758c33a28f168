#!/bin/sh
# Change waits.json while its run waits for another one.
until_true() {
    for i in $(seq 2000); do
        "$@" && return
        sleep 0.01
    done
}
"$PLYMETER" run -o holder.csv holder.json 2> /dev/null &
holder=$!
until_true grep -qs '^#run' holder.journal
"$PLYMETER" run -o waits.csv waits.json 2> log &
until_true grep -q waiting log
cp waits.json was
sed -i 's/1,2/3,4/' waits.json
kill $holder
wait $!
