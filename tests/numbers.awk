# The numbers of pages, and where each comes from: prints a line for each number that a comment gives a command, as
# "page:line TAB number TAB kind TAB command", and complains of those without.  tests/numbers.sh runs the commands.
function fail(where, what) { print where ": " what > "/dev/stderr"; failed = 1 }
# What stands between backticks, in links, paths and tags is a name, and no number of the text.
function plain(text) {
    gsub(/`[^`]*`/, " ", text); gsub(/\]\([^)]*\)/, "] ", text); gsub(/<[^>]*>/, " ", text)
    gsub(/95 %/, " ", text)                              # the confidence of every interval here
    return text
}
# The numbers in a text; a digit beside a letter, as in 4x4, belongs to a name.
function take(text, list,    n, word, i, before, behind) {
    n = 0
    while (match(text, /[0-9][0-9,]*(\.[0-9]+)?/)) {
        word = substr(text, RSTART, RLENGTH); before = substr(text, RSTART - 1, RSTART > 1); behind = substr(text, RSTART + RLENGTH, 1)
        if (before !~ /[A-Za-z_.^]/ && behind !~ /[A-Za-z_^]/) { gsub(/,/, "", word); list[++n] = word }
        text = substr(text, RSTART + RLENGTH)
    }
    return n
}
# A paragraph ends: at a heading none is left that looks measured.
function leave(covered,    n, i, list) {
    if (!covered && (said ~ /[0-9]\.[0-9]/ || said ~ /[0-9] %/ || said ~ /[0-9] Elo/ || said ~ /Elo [0-9]/))
        fail(page ":" begins, "numbers without a comment of what printed them")
    if (covered) {
        n = take(said, list)
        for (i = 1; i <= n; i++) if (!(list[i] in named)) fail(page ":" begins, list[i] " has no command, and is not among those not measured")
        for (i = 1; i <= n; i++) delete missing[list[i]]
        for (i in missing) fail(page ":" begins, i " stands in the comment, and not in the text before it")
    }
    said = ""; begins = 0; split("", named); split("", missing)
}
function name_numbers(text, kind, command,    n, i, list) {
    n = take(text, list)
    for (i = 1; i <= n; i++) {
        named[list[i]] = missing[list[i]] = 1
        if (command) print page ":" FNR "\t" list[i] "\t" kind "\t" command
    }
}
FNR == 1 { if (page) leave(0); page = FILENAME; fence = comment = 0 }
/^```/ { fence = !fence; next }
/^$/ { blank = 1; next }
fence || /^    / && blank { next }                        # a block of commands, or of what they print
{ blank = 0 }
/^<!-- measured$/ { comment = 1; next }
/^<!-- measured later -->$/ { said = ""; next }          # of runs that are made again
comment && /^-->$/ { comment = 0; leave(1); next }
comment {
    at = index($0, ": "); head = substr($0, 1, at - 1); kind = head; gsub(/[0-9.,() -]+/, " ", kind); gsub(/^ | $/, "", kind)
    if (head == "not measured" || head == "by a test") { name_numbers(substr($0, at + 2), "", ""); next }
    if (!at || kind !~ /^(|%|% fewer|% more|hundredths)$/) { fail(page ":" FNR, "no line such as \"1.4 1.7: command\""); next }
    name_numbers(head, kind, substr($0, at + 2)); next
}
/^#/ { leave(0); next }
/^!\[/ { next }
{ if (!begins) begins = FNR; said = said " " plain($0) }
END { leave(0); exit failed }
