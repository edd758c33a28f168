#!/bin/sh
# Run endless.json, some of whose cells never end, with each fsync noted in the file "synced": three rows come at once,
# and are on the disk soon after.  There is a job for each endless search, and one for the others.
export ASAN_OPTIONS=verify_asan_link_order=0
rm -f synced
LD_PRELOAD=$PWD/synced.so "$PLYMETER" run -j 4 endless.json &
run=$!

rows() { grep -c '^game=' results/endless.journal; }
syncs() { grep -c 'sync endless.journal' synced; }

for i in $(seq 600); do
    test "$(rows)" = 3 && break
    sleep 0.1
done
before=$(syncs)
for i in $(seq 100); do
    now=$(syncs)
    test "$now" -gt "$before" && break
    sleep 0.1
done
rows=$(rows)
kill $run
wait $run
test "$rows" = 3 && test "$now" -gt "$before"
