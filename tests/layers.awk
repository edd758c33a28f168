# Does what is compiled of src/ use only rooms below it, as src/main.c lists them?  First come the lines of main.c, then what
#     nm -P -A
# prints of all objects.  Whatever does not keep to it is printed; exit status 1 if anything was.

FNR == NR {
    if (/\*\/$/)
        listed = 1
    if (!listed && /^ \*     [a-z]+[a-z\/, ]*$/)
        list_floor(substr($0, 8))
    next
}

# build/src/ROOM/NAME.o: SYMBOL T ...; and of games' units, build/unit/GAME.o.
{
    object = $1
    sub(/\.o:$/, "", object)
    if (!sub(/.*\/src\//, "", object) && !sub(/.*\/unit\/.*/, "kit/unit/unit", object))
        next
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

function room_of(object) { sub(/\/[^\/]*$/, "", object); return object }

function complain(text) { print text; wrong = 1 }

function check(from, to, symbol,    above, below) {
    above = room_of(from)
    below = room_of(to)
    if (!(above in floor) || !(below in floor))
        complain(from " uses " symbol " of " to ": main.c does not list both rooms")
    else if (above != below && floor[below] <= floor[above])
        complain(from " uses " symbol " of " to ", which is no floor below")
}

END {
    if (floors < 2)
        complain("src/main.c lists no floors")
    for (object in uses) {
        count = split(uses[object], symbols, " ")
        for (i = 1; i <= count; i++)
            if (object != "main" && symbols[i] in home && home[symbols[i]] != object)
                check(object, home[symbols[i]], symbols[i])
    }
    exit wrong
}
