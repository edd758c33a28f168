#!/bin/sh
# Write a CSV onto a disk that is full when ROOM bytes of it are written: there is none, and nothing half written, but all
# rows are in the journal.
set -e
export ASAN_OPTIONS=verify_asan_link_order=0
rm -rf here
cp -R given here
cd here
rm r.csv r.meta.json
for room in 0 5000 10000 20000; do
    status=0
    ROOM=$room LD_PRELOAD=$FULL "$PLYMETER" run -o r.csv some.json || status=$?
    test $status = 4
    test ! -e r.csv
done
if ls ./*.new; then exit 1; fi
"$PLYMETER" run -o r.csv some.json
cmp r.csv ../given/r.csv
