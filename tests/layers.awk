# Do the includes of src/ keep to the floors that src/main.c lists?  First come the lines of main.c, then those that begin
#     FILE:#include "...
# of all files of the folders.  Whatever does not keep to them is printed; exit status 1 if anything was.

FNR == NR { if (/\*\/$/) listed = 1; if (!listed && /^ \*     [a-z]+(, [a-z]+)*  +/) list_floor(); next }
{ split($0, words, /:#include "|"/); check(words[1], words[2]) }

# The first floor is the highest.
function list_floor(    text, names, count, i) {
    text = substr($0, 8)
    sub(/  +.*/, "", text)
    count = split(text, names, ", ")
    floors++
    for (i = 1; i <= count; i++)
        floor[names[i]] = floors
}

function folder_of(file) { sub(/^src\//, "", file); return file ~ /\// ? substr(file, 1, index(file, "/") - 1) : "" }

# X.c and X.h are one.
function unit_of(file) { sub(/^src\//, "", file); sub(/\.[ch]$/, "", file); return file }

function complain(text) { print text; wrong = 1 }

function check(file, included,    from, to) {
    from = folder_of(file)
    to = folder_of(included)
    if (file == "src/main.c")
        return
    if (!(from in floor) || !(to in floor))
        complain(file " includes " included ": main.c does not list both folders")
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
