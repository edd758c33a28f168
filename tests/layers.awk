# Does src/ keep to the floors that src/main.c lists, in what is compiled and in what is included, which may be compiled with the
# includer?  And do no two files need each other by what they include?  First come the lines of main.c, then what
#     nm -P -A
# prints of all objects, and lines of files,
#     FILE:#include "...
# Whatever does not keep to it is printed; exit status 1 if anything was.

FNR == NR {
    if (/\*\/$/)
        listed = 1
    if (!listed && /^ \*     [a-z]+[a-z\/, ]*$/)
        list_floor(substr($0, 8))
    next
}

/:#include "/ {
    split($0, words, /:#include "|"/)
    include(stem(words[1]), stem(words[2]))
    next
}

# build/src/ROOM/NAME.o: SYMBOL T ...; and of games' units, build/unit/GAME.o.
{
    object = $1
    sub(/:$/, "", object)
    if (!sub(/^(.*\/)?unit\/.*/, "kit/unit/unit", object))
        object = stem(object)
    if ($3 == "U")
        uses[object] = uses[object] " " $2
    else if ($3 ~ /^[TDBRC]$/)
        home[$2] = object
}

# The first floor is the highest.
function list_floor(rooms,    names, count, i) {
    floors++
    count = split(rooms, names, ", ")
    for (i = 1; i <= count; i++)
        floor[names[i]] = floors
}

# ROOM/NAME: X.c, X.h and X.o are one.
function stem(file) { sub(/^(.*\/)?src\//, "", file); sub(/\.[cho]$/, "", file); return file }

function room_of(file) { sub(/\/[^\/]*$/, "", file); return file }

function complain(text) { print text; wrong = 1 }

function check(from, to, how,    above, below) {
    above = room_of(from)
    below = room_of(to)
    if (!(above in floor) || !(below in floor))
        complain(from " " how " " to ": main.c does not list both rooms")
    else if (above != below && floor[below] <= floor[above])
        complain(from " " how " " to ", which is no floor below")
}

function include(from, to) {
    if (from == "main" || from == to)
        return
    check(from, to, "includes")
    needs[from] = needs[from] " " to
}

# Does anything that the file needs need it in turn?
function visit(file, path,    names, count, i) {
    if (index(path " ", " " file " "))
        complain("these need each other:" substr(path, index(path " ", " " file " ")) " " file)
    if (file in seen)
        return
    seen[file] = 1
    count = split(needs[file], names, " ")
    for (i = 1; i <= count; i++)
        visit(names[i], path " " file)
}

END {
    if (floors < 2)
        complain("src/main.c lists no floors")
    for (object in uses) {
        count = split(uses[object], symbols, " ")
        for (i = 1; i <= count; i++)
            if (object != "main" && symbols[i] in home && home[symbols[i]] != object)
                check(object, home[symbols[i]], "uses " symbols[i] " of")
    }
    for (file in needs)
        visit(file, "")
    exit wrong
}
