# What transcripts begin with: `. "$PROJECT"/tests/setup.sh`.  Each is run in an empty folder; PLYMETER is the program.
plymeter() { "$PLYMETER" "$@"; }
lines() { printf '%s\n' "$@"; }
# JSON, of which words, ranges and relations are typed without their quotes: { seed: 1..6, relation: <, value: 3 }.
json() { sed -E 's/"([^"]*)"|([^][{}:,[:space:]"]+)/"\1\2"/g; s/"(-?[0-9]+(\.[0-9]+)?|true|false)"/\1/g'; }
# What is counted of a CSV.
counted() { awk -f "$PROJECT"/tests/counted.awk "$1"; }
# Lines of a journal, each sealed as the program seals it (base/file.h, `checksum`), whatever was changed in it.
sealed() {
    python3 -c 'import sys
for line in sys.stdin.buffer:
    text, seal = line.rsplit(b"\t", 1)[0], 0xcbf29ce484222325
    for byte in text:
        seal = (seal ^ byte) * 0x100000001b3 % 2**64
    sys.stdout.buffer.write(b"%s\t%016x\n" % (text, seal))'
}
# Have a library of tests/steps/ here, to be preloaded as "$PWD/NAME.so": in the project's own path the loader would stop at a space.
library() { cp "${PLYMETER%/*}/tests/steps/$1.so" .; }
# Nothing is tested without these programs, or not what `if has ...; then` does.  That is said where whoever runs the tests sees it.
note() { echo "not tested: $*" >> /proc/$PPID/fd/2; }
has() { command -v "$1" > /dev/null || { note "$1 is not installed" && false; }; }
needs() { for program; do has "$program" || exit 80; done; }
# A wrong command: its message, without the advice of options, and its status if that is not this one.
refused() {
    expected=$1
    shift
    plymeter "$@" > refused.said 2>&1
    ended=$?
    grep -v '^plymeter [a-z]* --help says more$' refused.said
    test $ended = $expected || echo "ended with $ended"
}

# Talking to the program line by line, as boards talk to engines: `talk uci`, `tell LINE...`, and `hear BEGINNING`, which waits for
# a line that begins so.  That is then $heard, and $info the last that told of a search; what else it says to people is printed.
talk() {
    rm -f in out
    mkfifo in out
    timeout ${patience:-120} "$PLYMETER" "$@" < in > out &
    talker=$! info=
    exec 3> in 4< out
}
tell() { lines "$@" >&3; }
next() { IFS= read -r heard <&4; }
hear() {
    while next; do
        case $heard in
        "$1"*) return ;;
        "info string"*) lines "$heard" ;;
        info*) info=$heard ;;
        esac
    done
    lines "ended without $1"
}
# The word behind this one, such as "nodes".
told() { lines "$info" | sed -n "s/.* $1 \([^ ]*\).*/\1/p"; }
# End its input, and wait for its own end.
hang_up() {
    exec 3>&-
    while next; do :; done
    wait $talker
}

# Wait for a command to succeed.
await() {
    for attempt in $(seq 3000); do
        "$@" && return
        sleep 0.01
    done
    echo "waited in vain for $*"
}
# The children of a process; and waiting for the end of these processes.
# awk would stop at a process that is gone by then.
children() { cat /proc/[0-9]*/stat 2> /dev/null | awk -v parent=$1 '$4 == parent { print $1 }'; }
ended() { ! grep -qs '^State:.[^ZX]' /proc/$1/status; }
gone() { for process; do await ended $process; done; }

# What the program prints on a terminal of so many columns and of 24 rows: `terminal 80 list pvs`.
terminal() {
    columns=$1
    shift
    NO_COLOR=1 script -qec "stty cols $columns rows ${rows:-24}; \"\$PLYMETER\" $*" /dev/null < /dev/null | tr -d '\r'
}

# These columns of a CSV, without its header; "nodes" are all that were visited.
columns() {
    awk -F, -v names="$*" '
        NR == 1 { count = split(names, name, " "); for (i = 1; i <= NF; i++) at[$i] = i; next }
        { for (i = 1; i <= count; i++) {
              value = name[i] == "nodes" ? $at["interior"] + $at["leaves"] + $at["beyond"] : $at[name[i]]
              printf "%s%s", value == "" ? "-" : value, i < count ? " " : "\n" } }'
}

# A script of tests/, which is to end well; what it did not test here is said where whoever runs the tests sees it.
by_script() {
    script=$1
    shift
    "$PROJECT/tests/$script" "$PROJECT" "$PLYMETER" "$@" > "$CRAMTMP/said" 2>&1 || { cat "$CRAMTMP/said"; return 1; }
    grep '^not tested' "$CRAMTMP/said" >> /proc/$PPID/fd/2
    return 0
}
