# Was every move of some games in the lists of another engine, and is its last position ours?  The first file has a line for
# each game: "start <tab> end <tab> result <tab> moves".  The second is what the engine printed when it was asked, of each
# game, for its list of moves before every move and at the end ("go perft 1"), and then for the position ("d").
# Of a position `fields` words are compared, and its line begins with `mark`; pieces in hand may stand in any order.
BEGIN { FS = "\t" }
function fail(what) {
    if (++failures <= 10)
        print name ", game " game " of " games ": " what
}
function in_order(hand,    kinds, sorted, i) {
    kinds = "RBGSNLPrbgsnlp"
    for (i = 1; i <= length(kinds); i++)
        if (match(hand, "[0-9]*" substr(kinds, i, 1)))
            sorted = sorted substr(hand, RSTART, RLENGTH)
    return sorted
}
function begin_game() {
    count = split(moves[++game], move, " ")
    ply = 0
}
NR == FNR {
    games++
    end[games] = $2
    result[games] = $3
    moves[games] = $4
    next
}
FNR == 1 { begin_game() }
/^[^ ]+: 1$/ {
    listed[substr($0, 1, index($0, ":") - 1)] = 1
    next
}
/^Nodes searched: / {
    replies = substr($0, 17) + 0
    if (++ply <= count && !(move[ply] in listed))
        fail("its move " ply ", " move[ply] ", is not legal")
    split("", listed)
    next
}
index($0, mark) == 1 {
    split(substr($0, length(mark) + 1), theirs, " ")
    split(end[game], ours, "_")
    for (i = 1; i <= fields; i++)
        if (mark == "Sfen: " && i == 3 ? in_order(ours[i]) != in_order(theirs[i]) : ours[i] != theirs[i])
            fail("it ends in " end[game] ", not in " substr($0, length(mark) + 1))
    next
}
/^Checkers:/ {
    if (ply != count + 1)
        fail("it has " count " moves, not " ply - 1)
    mated = replies == 0 && $0 !~ /^Checkers: *$/
    mates += mated
    stuck += replies == 0 && !mated
    if (mated && result[game] != (count % 2 ? "1-0" : "0-1"))
        fail("it ends in mate, but not as " result[game])
    plies += count
    watched++
    begin_game()
}
END {
    if (!watched || watched != games)
        fail("the engine answered of " watched + 0 " games only")
    printf "%s: %d games, %d moves: ", name, games, plies
    if (failures)
        printf "%d faults\n", failures
    else
        printf "all were legal; %d games end in mate, %d otherwise without a legal move, %d by another rule\n",
            mates, stuck, games - mates - stuck
    exit failures > 0
}
