# Do the includes of src/ keep to the wings and floors that src/main.c lists?  First come the lines of main.c, then those
# that begin
#     FILE:#include "...
# of all files of the rooms.  Whatever does not keep to them is printed; exit status 1 if anything was.

FNR == NR { if (/\*\/$/) listed = 1; if (!listed && /^ \*     [a-z]+(: [a-z, >]+)?$/) list_wing(); next }
{ split($0, words, /:#include "|"/); check(words[1], words[2]) }

# The first floor is the highest.  A wing without rooms is a room itself.
function list_wing(    text, name, floor_names, names, count, i, j, rooms) {
    text = substr($0, 8)
    name = text
    sub(/:.*/, "", name)
    if (!sub(/^[a-z]+: /, "", text))
        text = name
    count = split(text, floor_names, " > ")
    for (i = 1; i <= count; i++) {
        floors++
        rooms = split(floor_names[i], names, ", ")
        for (j = 1; j <= rooms; j++) {
            floor[names[j]] = floors
            place[names[j]] = name == names[j] && count * rooms == 1 ? name : name "/" names[j]
        }
    }
}

function room_of(file) { sub(/\/[^\/]*$/, "", file); sub(/.*\//, "", file); return file }

# X.c and X.h are one.
function unit_of(file) { sub(/\.[ch]$/, "", file); return room_of(file) "/" substr(file, match(file, /[^\/]*$/)) }

function complain(text) { print text; wrong = 1 }

function check(file, included,    from, to) {
    from = room_of(file)
    to = room_of(included)
    if (file == "src/main.c")
        return
    if (!(from in floor) || !(to in floor))
        complain(file " includes " included ": main.c does not list both rooms")
    else if (index(file, "src/" place[from] "/") != 1)
        complain(file " is not in the wing where main.c lists its room")
    else if (from != to && floor[to] <= floor[from])
        complain(file " includes " included ", which is no floor below")
    else if (unit_of(file) != unit_of(included))
        needs[unit_of(file)] = needs[unit_of(file)] " " unit_of(included)
}

# Does anything that the unit needs need it in turn?
function visit(unit, path,    names, count, i) {
    if (index(path " ", " " unit " "))
        complain("these need each other:" substr(path, index(path " ", " " unit " ")) " " unit)
    if (unit in seen)
        return
    seen[unit] = 1
    count = split(needs[unit], names, " ")
    for (i = 1; i <= count; i++)
        visit(names[i], path " " unit)
}

END {
    if (floors < 2)
        complain("src/main.c lists no floors")
    for (unit in needs)
        visit(unit, "")
    exit wrong
}
