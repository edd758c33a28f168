#!/bin/sh
# An artifact of small experiments, packed by make reproduce in a copy of the project, and what becomes of changes in it.
#     tests/run/artifact.sh PROJECT PROGRAM packed|changed|slow      works in the current folder
# "packed" makes it, and all is well; "changed" is about artifacts in which something was changed, "slow" about searches that
# would take long.
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS
project=$1 program=$2
top=$PWD
copy="$top/it's a copy" artifact="$top/here/plymeter-artifact"
failed=0

# expect STATUS TEXT [ARGUMENT...]: how run --sample ends here, and what it says.
expect() {
    status=$1 text=$2 got=0
    shift 2
    test $# -gt 0 || set -- --sample 2000 .
    "$program" run "$@" > "$top/said" 2>&1 || got=$?
    if test $got != $status || ! grep -qF -e "$text" "$top/said"; then
        failed=1
        echo "run $* ended with $got, not $status with \"$text\", and said"
        cat "$top/said"
    fi
}

# A fresh artifact in here/.
unpack() {
    rm -rf "$top/here"
    mkdir "$top/here"
    tar -xzf "$top/whole.tar.gz" -C "$top/here"
    cd "$artifact"
}

# Does sha256sum tell that something was changed?
told() {
    ! sha256sum --quiet -c SHA256SUMS > "$top/said" 2>&1 && grep -q "^$1: FAILED" "$top/said" ||
        { failed=1; echo "SHA256SUMS does not tell that $1 was changed:"; cat "$top/said"; }
}

reproduce() { make -o build/plymeter MAKE='make -o build/plymeter' reproduce "$@" > "$top/said" 2>&1; }

# What the last one packed, in fresh/.
unpack_last() {
    rm -rf "$top/fresh"
    mkdir "$top/fresh"
    tar -xzf "$copy/results/plymeter-artifact.tar.gz" -C "$top/fresh"
}

packed() {
    mkdir "$copy" "$copy/build" "$copy/results"
    (cd "$project" && cp -pR Makefile README.md CITATION.cff LICENSE algorithms configs games plots src tests "$copy" &&
        cp -pR results/README.md results/artifact "$copy/results")
    mkdir "$copy/results/reference"
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
    # A figure that shows two experiments.
    printf '%s\n' 'if (!exists("csv")) csv = "results/mine.csv"' 'if (!exists("second")) second = "results/duel.csv"' \
        'load "plots/style.gnuplot"' 'eval page(1, 1, 9)' 'eval next("")' 'plot 1' 'eval finish' > plots/mine.gp
    cat > configs/choice.json <<'end'
{ "measure": "decision", "reference": { "limit": 9 }, "games": [ { "game": "tictactoe", "opening": 2, "seed": "1..4" } ],
  "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "depth", "limit": [1, 2] } ] }
end
    cat > configs/timed.json <<'end'
{ "limits": { "repeat": 6 }, "games": [ { "game": "uniform", "branching": 3, "seed": "1..3" } ],
  "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "depth", "limit": 4 } ] }
end
    cat > configs/hasty.json <<'end'
{ "games": [ { "game": "othello" } ], "searches": [ { "algorithm": "alphabeta" } ],
  "cutoffs": [ { "limit": 9, "deepen": "ms", "budget": 5 } ] }
end
    some='tutorial mine duel choice timed hasty'
    reproduce SMOKE=1 EXPERIMENTS="$some" || { cat "$top/said"; exit 1; }
    cp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"
    unpack
    sha256sum --quiet -c SHA256SUMS
    test "$(find . -type f | wc -l)" = $(($(wc -l < SHA256SUMS) + 1))
    expect 0 '62 of 63 cells recounted'
    grep -q 'not recounted: 1 for ' "$top/said"
    grep -q 'all counts the same$' "$top/said"
    cd ..
    expect 0 '5 of 63 cells' --sample 1 --seed 3 -j 2 plymeter-artifact/
    grep -q ', 57 for not being drawn' "$top/said" || { failed=1; cat "$top/said"; }
    cd plymeter-artifact
    for file in Makefile src/main.c README.md LICENSE results/artifact/README.md results/tutorial.svg results/tutorial.pdf \
        results/tutorial.caption.tex configs/tables/tictactoe.json results/choice.meta.json; do test -s $file; done
    grep -qE '^\| PASS \| and 5 \\\| more at 3 \| leaves \\>= 8 \| [0-9.]+ \([0-9.]+ \.\. [0-9.]+\) \|$' CLAIMS.md ||
        { echo "CLAIMS.md says"; cat CLAIMS.md; exit 1; }
    grep -q '^    plymeter claims results/mine.csv configs/mine.json$' CLAIMS.md
    # The record, and the SVG itself, say which rows it shows.
    sum=$(sha256sum < results/tutorial.csv | cut -d' ' -f1)
    grep -A 1 '"csv":' results/tutorial.meta.json | grep -q "$sum"
    grep -q "<metadata>.*$sum" results/tutorial.svg

    # Again the same bytes; a claim that fails is packed, and told; at paper size the larger experiment takes the
    # place; what a figure shows besides is packed, too.
    cd "$copy"
    reproduce SMOKE=1 EXPERIMENTS="$some" || { cat "$top/said"; exit 1; }
    if tar --version | grep -q GNU; then cmp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"; fi
    sed -i '/always/s/"value": 3/"value": 99/' configs/mine.json
    if reproduce SMOKE=1 EXPERIMENTS="mine duel"; then echo 'a claim failed, and make reproduce did not'; exit 1; fi
    grep -q 'a claim of configs/mine.json did not end as expected' "$top/said"
    unpack_last
    expect 0 '27 of 27 cells recounted' --sample 99 "$top/fresh/plymeter-artifact"
    grep -q '^| FAIL | .*always' "$top/fresh/plymeter-artifact/CLAIMS.md"
    sed -i '/always/s/"value": 99/"value": 3/' configs/mine.json
    reproduce EXPERIMENTS=mine || { cat "$top/said"; exit 1; }
    unpack_last
    expect 0 '35 of 35 cells recounted' --sample 99 "$top/fresh/plymeter-artifact"
    test -s "$top/fresh/plymeter-artifact/results/duel.csv"
    grep -q '^    plymeter claims results/mine-paper.csv configs/mine.json$' "$top/fresh/plymeter-artifact/CLAIMS.md"

    # Only what is the project's is packed, with git and without, and with git only what is committed.
    echo private > letter.txt
    commit() { git -c user.name=a -c user.email=a commit -q -m "$1"; }
    for git in without with; do
        test $git = without || { git init -q . && git add Makefile *.md CITATION.cff LICENSE algorithms configs games plots src \
            tests results/README.md results/artifact && commit start; }
        reproduce SMOKE=1 EXPERIMENTS=gallery/lesson || { cat "$top/said"; exit 1; }
        unpack_last
        expect 0 'all counts the same' --sample 99 "$top/fresh/plymeter-artifact"
        (cd "$top/fresh/plymeter-artifact" && test -s src/main.c && test -s configs/gallery/lesson.json && test ! -e letter.txt) ||
            { failed=1; echo "not all that is the project's, or more, is packed $git git"; }
    done
    echo '{}' > configs/later.json
    if reproduce SMOKE=1 EXPERIMENTS=duel; then echo 'what is not committed is not packed, and make reproduce went on'; exit 1; fi
    grep -q '^?? configs/later.json$' "$top/said"
    rm -rf .git configs/later.json
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

# Whoever changes a file is told by sha256sum, and who writes its sums anew by a recount.
changed() {
    unpack; change mine leaves 4321
    told results/mine.csv
    expect 5 'DIFFERENT: leaves is "4321", and "'
    grep -q 'game=tictactoe opening=2 seed=1 .*limit=3 (line 4)$' "$top/said" || { failed=1; cat "$top/said"; }
    grep -q 'results/mine.csv: its record, .meta.json, is of other bytes' "$top/said"
    unpack; rm LICENSE; told LICENSE
    unpack; change duel wins 9; expect 5 'DIFFERENT: wins is "9", and "'
    unpack; change choice regret 77; expect 5 'DIFFERENT: regret is "77", and "'
    unpack; change timed generated 1; expect 5 'DIFFERENT: generated is "1", and "'
    unpack; change mine seed 99; expect 5 'results/mine.csv:4: configs/mine.json has no such cell'
    unpack; sed -i 3d results/duel.csv; expect 5 '1 cells of configs/duel.json have no row'
    unpack; sed -i '3{h;G}' results/duel.csv; expect 3 'of the same cell as line'
    unpack; sed -i 's/"1\.\.3"/"1..4"/' configs/timed.json; expect 5 '1 cells of configs/timed.json have no row'
    unpack; sed -i 's/,status,/,estate,/' results/mine.csv; expect 3 'no column "status"'
    unpack; sed -i '4s/,ok,/,okay,/' results/mine.csv; expect 3 'results/mine.csv:4: "okay" is no status'
    unpack; sed -i '4s/,ok,/,timeout,/' results/mine.csv; expect 3 'since the search ended by timeout'
    unpack; printf ' ' >> configs/tables/tictactoe.json; expect 5 'made of another configs/tables/tictactoe.json'
    unpack; mv configs/tables/tictactoe.json ..; sed -i 's,configs/tables,..,' configs/mine.json results/mine.csv
    expect 5 'made of another ../tictactoe.json'
    unpack; rm configs/mine.json; expect 3 'results/mine.csv: there is no configs/mine.json, which made it'
    unpack; rm results/mine.meta.json; expect 5 'no .meta.json beside it'
    unpack; rm results/*.csv; expect 3 'there are no results/*.csv in it'
    unpack; sed -i 's/"games"/"gmaes"/' configs/duel.json; expect 3 'did you mean "games"'
    cd "$top"
    expect 3 'none: No such file' --sample 9 none
    expect 2 '--sample' --sample 0 here
    expect 2 '"--force" does not go with --sample' --sample 9 --force here
    expect 3 'here/none.csv: No such file' --sample 9 . here/none.csv
    expect 0 '2 of 15500 cells recounted' --sample 2 "$project" results/reference/gallery/change.csv
}

# Searches that would take minutes are stopped.
slow() {
    cd "$copy"
    cat > configs/slow.json <<'end'
{ "limits": { "nodes": 1000 }, "games": [ { "game": "uniform", "branching": 9 } ],
  "searches": [ { "algorithm": "minimax" } ], "cutoffs": [ { "cutoff": "depth", "limit": "12..15" } ] }
end
    if reproduce SMOKE=1 EXPERIMENTS=slow; then echo 'cells ended by their budget, and make reproduce did not say so'; exit 1; fi
    cp results/plymeter-artifact.tar.gz "$top/whole.tar.gz"
    unpack
    expect 0 '4 of 4 cells'
    sed -i 's/"limits": { "nodes": 1000 }, //' configs/slow.json
    got=0
    "$program" run --sample 9 . > "$top/said" 2>&1 &
    sleep 1
    kill -s INT $!
    wait $! || got=$?
    test $got = 4 || { failed=1; echo "interrupted: $got"; cat "$top/said"; }
}

$3
exit $failed
