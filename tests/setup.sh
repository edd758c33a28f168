# What transcripts begin with: `. "$PROJECT"/tests/setup.sh`.  Each is run in an empty folder; PLYMETER is the program.
plymeter() { "$PLYMETER" "$@"; }
lines() { printf '%s\n' "$@"; }
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
