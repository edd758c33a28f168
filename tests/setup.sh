# What transcripts begin with: `. "$PROJECT"/tests/setup.sh`.  Each is run in an empty folder; PLYMETER is the program.
plymeter() { "$PLYMETER" "$@"; }
lines() { printf '%s\n' "$@"; }
# What is counted of a CSV.
counted() { awk -f "$PROJECT"/tests/counted.awk "$1"; }
