# What transcripts begin with: `. "$PROJECT"/tests/setup.sh`.  Each is run in an empty folder; PLYMETER is the program.
plymeter() { "$PLYMETER" "$@"; }
lines() { printf '%s\n' "$@"; }
# JSON, of which words, ranges and relations are typed without their quotes: { seed: 1..6, relation: <, value: 3 }.
json() { sed -E 's/"([^"]*)"|([^][{}:,[:space:]"]+)/"\1\2"/g; s/"(-?[0-9]+(\.[0-9]+)?|true|false)"/\1/g'; }
# What is counted of a CSV.
counted() { awk -f "$PROJECT"/tests/counted.awk "$1"; }
# Nothing is tested without these programs, which is said where whoever runs the tests sees it.
needs() {
    for program; do
        command -v "$program" > /dev/null && continue
        echo "not tested: $program is not installed" >> /proc/$PPID/fd/2
        exit 80
    done
}
