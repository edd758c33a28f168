#!/bin/sh
# An artifact of small experiments, packed by make reproduce in a copy of the project, and plymeter verify.
#     tests/run/artifact.sh PROJECT PROGRAM packed|changed|hostile      works in the current folder
# "packed" makes it, and all is well; "changed" is about artifacts in which something was changed, "hostile" about
# archives that mean harm.  Nothing may be left of any of them.
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS
project=$1 program=$2
top=$PWD
copy="$top/it's a copy" artifact="$top/here/plymeter-artifact"
mkdir -p tmp
export TMPDIR="$top/tmp"
failed=0

# expect STATUS TEXT ARGUMENT...: how verify ends, what it says, and that it leaves nothing.
expect() {
    status=$1 text=$2 got=0
    shift 2
    "$program" verify "$@" > "$top/said" 2>&1 || got=$?
    if test $got != $status || ! grep -qF -e "$text" "$top/said"; then
        failed=1
        echo "verify $* ended with $got, not $status with \"$text\", and said"
        cat "$top/said"
    fi
    if test -n "$(ls "$TMPDIR")"; then failed=1; echo "verify $* left $(ls "$TMPDIR")"; fi
}

# A fresh artifact in here/.
unpack() {
    rm -rf "$top/here"
    mkdir "$top/here"
    tar -xzf "$top/whole.tar.gz" -C "$top/here"
    cd "$artifact"
}

# Write its manifest anew, as somebody would who wants to hide what was changed.
cover() { find . -type f ! -name MANIFEST -exec sha256sum {} + | sed 's,  \./,  ,' > ../sums; mv ../sums MANIFEST; }

reproduce() { make -o build/plymeter MAKE='make -o build/plymeter' reproduce "$@" > "$top/said" 2>&1; }

packed() {
    mkdir "$copy" "$copy/build" "$copy/results"
    (cd "$project" && cp -pR Makefile README.md CITATION.cff LICENSE algorithms configs games plots src tests "$copy" &&
        cp -pR results/README.md results/artifact "$copy/results")
    cp "$program" "$copy/build/plymeter"
    cd "$copy"
    cat > configs/mine-paper.json <<'end'
{ "games": [ { "game": "tictactoe", "opening": 2, "seed": "1..8" } ],
  "searches": [ { "algorithm": "alphabeta" } ],
  "cutoffs": [ { "limit": "1..3" }, { "cutoff": "realization", "table": "configs/tables/tictactoe.json", "limit": 0.1 } ] }
end
    sed 's/"1\.\.8"/"1..6"/; s/ \] }$/ ],/' configs/mine-paper.json > configs/mine.json
    cat >> configs/mine.json <<'end'
  "claims": [ { "claim": "it visits more than 3, *always*", "metric": "leaves", "relation": ">=", "value": 3, "each": true },
              { "claim": "and 5 | more at 3", "metric": "leaves", "where": { "limit": 3 }, "relation": ">=", "value": 8 } ] }
end
    cat > configs/duel.json <<'end'
{ "measure": "match", "games": [ { "game": "tictactoe", "opening": 1, "seed": "1..3" } ],
  "searches": [ { "algorithm": "alphabeta", "order": "eval" } ], "cutoffs": [ { "cutoff": "depth", "limit": [1, 3] } ] }
end
    cat > configs/choice.json <<'end'
{ "measure": "decision", "reference": { "limit": 9 }, "games": [ { "game": "tictactoe", "opening": 2, "seed": "1..4" } ],
  "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "depth", "limit": [1, 2] } ] }
end
    cat > configs/timed.json <<'end'
{ "repeat": 6, "games": [ { "game": "uniform", "branching": 3, "seed": "1..3" } ],
  "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "depth", "limit": 4 } ] }
end
    cat > configs/hasty.json <<'end'
{ "games": [ { "game": "othello" } ], "searches": [ { "algorithm": "alphabeta" } ],
  "cutoffs": [ { "limit": 9, "deepen": "ms", "budget": 5 } ] }
end
    some='tutorial mine duel choice timed hasty'
    reproduce SMOKE=1 EXPERIMENTS="$some" || { cat "$top/said"; exit 1; }
    cp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"
    expect 0 '62 of 63 cells recounted' "$top/whole.tar.gz"
    expect 0 'not recounted: 1 for ' "$top/whole.tar.gz"
    grep -q 'all counts the same$' "$top/said"

    unpack
    sha256sum --quiet -c MANIFEST
    expect 0 'all counts the same' .
    expect 0 '5 of 63 cells' --sample 1 --seed 3 -j 2 "$artifact"
    for file in CLAIMS.md README.md ENVIRONMENT LICENSE source.tar.gz results/tutorial.svg results/tutorial.pdf \
        results/tutorial.caption.tex configs/tables/tictactoe.json results/choice.meta.json; do test -s $file; done
    grep -qE '^\| PASS \| and 5 \\\| more at 3 \| leaves \\>= 8 \| [0-9.]+ \([0-9.]+ \.\. [0-9.]+\) \|$' CLAIMS.md ||
        { echo "CLAIMS.md says"; cat CLAIMS.md; exit 1; }
    grep -q '^    plymeter claims results/mine.csv configs/mine.json$' CLAIMS.md
    "$program" explain results/tutorial.svg > "$top/said"
    grep -q 'drawn from.*still the same' "$top/said"

    # Again the same bytes; a claim that fails is packed, and told; at paper size the larger experiment takes the place.
    cd "$copy"
    reproduce SMOKE=1 EXPERIMENTS="$some" || { cat "$top/said"; exit 1; }
    if tar --version | grep -q GNU; then cmp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"; fi
    sed -i '/always/s/"value": 3/"value": 99/' configs/mine.json
    if reproduce SMOKE=1 EXPERIMENTS="mine duel"; then echo 'a claim failed, and make reproduce did not'; exit 1; fi
    grep -q 'a claim of configs/mine.json did not end as expected' "$top/said"
    expect 0 '27 of 27 cells recounted' results/plymeter-artifact.tar.gz
    tar -xzOf results/plymeter-artifact.tar.gz plymeter-artifact/CLAIMS.md | grep -q '^| FAIL | .*always'
    sed -i '/always/s/"value": 99/"value": 3/' configs/mine.json
    reproduce EXPERIMENTS=mine || { cat "$top/said"; exit 1; }
    expect 0 '32 of 32 cells recounted' results/plymeter-artifact.tar.gz
    tar -xzOf results/plymeter-artifact.tar.gz plymeter-artifact/CLAIMS.md |
        grep -q '^    plymeter claims results/mine-paper.csv configs/mine.json$'

    # Only what is the project's is packed, with git and without; every experiment is
    # reproduced, those of the gallery, too.
    echo private > letter.txt
    for git in without with; do
        test $git = without || { git init -q . && git add Makefile *.md CITATION.cff LICENSE algorithms configs games plots src tests &&
            git -c user.name=a -c user.email=a commit -q -m start; }
        reproduce SMOKE=1 EXPERIMENTS=gallery/lesson || { cat "$top/said"; exit 1; }
        expect 0 'all counts the same' results/plymeter-artifact.tar.gz
        tar -xzOf results/plymeter-artifact.tar.gz plymeter-artifact/source.tar.gz | tar -tzf - > "$top/packed"
        grep -q '/src/main.c$' "$top/packed"
        grep -q '/configs/gallery/lesson.json$' "$top/packed"
        if grep 'letter.txt' "$top/packed"; then echo "somebody's letter is packed $git git"; exit 1; fi
    done
    rm -rf .git
    make -s --eval='names: ; @printf "%s\n" $(EXPERIMENTS)' names > "$top/said"
    for experiment in gallery/family which-cutoff tutorial; do grep -qx "$experiment" "$top/said"; done
    if reproduce SMOKE=1 EXPERIMENTS=none; then echo 'there is no such experiment'; exit 1; fi
    grep -q 'there is no configs/none.json' "$top/said"
}

# change CSV COLUMN VALUE: in its third row.
change() {
    awk -F, -v OFS=, -v column="$2" -v value="$3" '
        NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } NR == 4 { $at[column] = value } { print }' "results/$1.csv" > ../new
    mv ../new "results/$1.csv"
}

changed() {
    unpack; change mine leaves 4321
    expect 3 'results/mine.csv: its SHA-256 is not that of the manifest' .
    cover; expect 5 'DIFFERENT: leaves is "4321", and "' .
    grep -q 'game=tictactoe opening=2 seed=1 .*limit=3 (line 4)$' "$top/said" || { failed=1; cat "$top/said"; }
    grep -q 'results/mine.csv: its record, .meta.json, is of other bytes' "$top/said"
    (cd .. && tar --format=ustar -czf changed.tar.gz plymeter-artifact)
    expect 5 'DIFFERENT: leaves is "4321", and "' ../changed.tar.gz
    unpack; change duel wins 9; cover; expect 5 'DIFFERENT: wins is "9", and "' .
    unpack; change choice regret 77; cover; expect 5 'DIFFERENT: regret is "77", and "' .
    unpack; change timed generated 1; cover; expect 5 'DIFFERENT: generated is "1", and "' .
    unpack; change mine seed 99; cover; expect 5 'results/mine.csv:4: configs/mine.json has no such cell' .
    unpack; sed -i 3d results/duel.csv; cover; expect 5 '1 cells of configs/duel.json have no row' .
    unpack; sed -i '3{h;G}' results/duel.csv; cover; expect 3 'of the same cell as line' .
    unpack; sed -i 's/"1\.\.3"/"1..4"/' configs/timed.json; cover; expect 5 '1 cells of configs/timed.json have no row' .
    unpack; sed -i 's/,status,/,estate,/' results/mine.csv; cover; expect 3 'no column "status"' .
    unpack; sed -i '4s/,ok,/,okay,/' results/mine.csv; cover; expect 3 'results/mine.csv:4: "okay" is no status' .
    unpack; sed -i '4s/,ok,/,timeout,/' results/mine.csv; cover; expect 3 'since the search ended by timeout' .
    unpack; printf ' ' >> configs/tables/tictactoe.json; cover
    expect 5 'made of another configs/tables/tictactoe.json' .
    unpack; mv configs/tables/tictactoe.json ..; sed -i 's,configs/tables,..,' configs/mine.json results/mine.csv; cover
    expect 3 'it reads ../tictactoe.json, which is no file of the artifact' .
    unpack; rm configs/mine.json; cover; expect 3 'the artifact has no configs/mine.json' .
    unpack; rm results/mine.meta.json; cover; expect 5 'no .meta.json beside it' .
    unpack; rm results/*.csv; cover; expect 3 'it names no results/*.csv' .
    unpack; rm CLAIMS.md; expect 3 'CLAIMS.md: the manifest names it, but it is not there' .
    unpack; : > results/more.txt; expect 3 'results/more.txt: the manifest does not name it' .
    unpack; rm CLAIMS.md; ln -s README.md CLAIMS.md; expect 3 'CLAIMS.md: neither a file nor a folder' .
    unpack; mkfifo results/pipe; expect 3 'results/pipe: neither a file nor a folder' .
    unpack; rm MANIFEST; expect 3 'MANIFEST: No such file' .
    mkfifo MANIFEST; expect 3 'MANIFEST: this is no file' .
    unpack; echo "$(sed -n 1p MANIFEST)" >> MANIFEST; expect 3 'the manifest names it twice' .
    unpack; sed -i '2s,  .*,  ../../sums,' MANIFEST; expect 3 'MANIFEST:2: this path leads elsewhere' .
    unpack; sed -i '2s,^.,x,' MANIFEST; expect 3 'MANIFEST:2: expected a SHA-256' .
    unpack; sed -i 's/"games"/"gmaes"/' configs/duel.json; cover; expect 3 'did you mean "games"' .
}

# hostile TEXT FILE...: an archive with these, which must be refused so.
hostile() {
    text=$1
    shift
    tar --format=ustar -P -czf "$top/hostile.tar.gz" "$@"
    expect 3 "$text" "$top/hostile.tar.gz"
}

hostiles() {
    unpack; cd ..
    mkdir -p ../safe; echo safe > ../safe/file
    hostile '../safe/file: this path leads elsewhere' plymeter-artifact ../safe/file
    hostile 'this path leads elsewhere' plymeter-artifact "$top/safe/file"
    ln -s / plymeter-artifact/root; hostile 'root: neither a file nor a folder' plymeter-artifact; rm plymeter-artifact/root
    ln plymeter-artifact/MANIFEST plymeter-artifact/hard
    hostile 'neither a file nor a folder' plymeter-artifact; rm plymeter-artifact/hard
    mkfifo plymeter-artifact/pipe; hostile 'pipe: neither a file nor a folder' plymeter-artifact; rm plymeter-artifact/pipe
    hostile 'it is twice in the archive' plymeter-artifact/README.md --hard-dereference plymeter-artifact/README.md
    echo > other; hostile 'expected one folder with a MANIFEST in it' plymeter-artifact other
    tar --format=gnu -czf "$top/hostile.tar.gz" plymeter-artifact
    expect 3 'no member of an archive of the format ustar' "$top/hostile.tar.gz"
    head -c 20000 "$top/whole.tar.gz" > "$top/hostile.tar.gz"; expect 3 'the archive is torn off here' "$top/hostile.tar.gz"
    gzip -dc "$top/whole.tar.gz" | { cat; echo more; } | gzip > "$top/hostile.tar.gz"
    expect 3 'there is more behind the end of the archive' "$top/hostile.tar.gz" 
    echo 'no archive' > "$top/hostile.tar.gz"; expect 3 'the archive is torn off here' "$top/hostile.tar.gz"
    : > "$top/hostile.tar.gz"; expect 3 'the archive is torn off here' "$top/hostile.tar.gz"
    expect 3 'No such file' "$top/none.tar.gz"
    expect 3 'this is no file' /dev/null
    expect 2 '--sample' --sample 0 "$top/whole.tar.gz"

    # Searches that would take minutes are stopped, and nothing is left.
    cd "$copy"
    cat > configs/slow.json <<'end'
{ "limits": { "nodes": 1000 }, "games": [ { "game": "uniform", "branching": 9 } ],
  "searches": [ { "algorithm": "minimax" } ], "cutoffs": [ { "cutoff": "depth", "limit": "12..15" } ] }
end
    if reproduce SMOKE=1 EXPERIMENTS=slow; then echo 'cells ended by their budget, and make reproduce did not say so'; exit 1; fi
    cp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"
    unpack
    expect 0 '4 of 4 cells' .
    sed -i 's/"limits": { "nodes": 1000 }, //' configs/slow.json; cover
    got=0
    "$program" verify "$artifact" > "$top/said" 2>&1 &
    sleep 1
    kill -s INT $!
    wait $! || got=$?
    test $got = 4 && test -z "$(ls "$TMPDIR")" || { failed=1; echo "interrupted: $got, left $(ls "$TMPDIR")"; cat "$top/said"; }
}

case $3 in
packed) packed;;
changed) changed;;
hostile) hostiles;;
esac
exit $failed
