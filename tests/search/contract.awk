# Is all of the kit that parts use named in its contract, the comments that begin a line of the headers that `contract` matches?
# Reads the kit's headers, and then the parts; prints what these use and that does not name.
#     awk -v contract='search[.]h' -f tests/search/contract.awk src/kit/*.h algorithms/*.c
FNR == 1 { commented = 0 }
/^\/\*/ { commented = 1 }
commented && FILENAME ~ "/kit/" contract { named = named " " $0 }
{ line = $0; skip = commented; gsub(/\/\*[^*]*\*\//, "", line) }
/\*\// { commented = 0 }
skip { next }
# A function that the kit or a part defines; those of game.h are the game's.
/^static [^=;]*\(.*[^;]$/ {
    name = line; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
    if (FILENAME ~ /^algorithms/) own[name] = 1
    else if (FILENAME !~ /game[.]h$/) kit[name] = 1
}
FILENAME ~ /^algorithms/ {
    while (match(line, /search->[a-z_]+|[a-z_]+\(/)) {
        name = substr(line, RSTART, RLENGTH); line = substr(line, RSTART + RLENGTH)
        sub(/\($/, "", name)
        if (!(name in used)) used[name] = FILENAME
    }
}
END {
    for (name in used)
        if (((name in kit) && !(name in own) || name ~ /->/) && named !~ "[^a-z_>]" name "[^a-z_]") {
            print used[name] ": " name " is not named in the contract"
            failed = 1
        }
    exit failed
}
