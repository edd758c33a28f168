# Says which names would clash in the units of games (unit.c), before the compiler is asked: of two files one of which is no
# game's, since games are in different units; and which names of a part, or of a header that parts share, do not begin with
# that of its file.  Reads all files of units.
#     awk -f names.awk src/kit/*.h algorithms/*.c algorithms/*/*.[ch] games/*.c games/*/*.h

FNR == 1 {
    text = body = held = ""
    depth = comment = define = 0
    stem = FILENAME
    sub(/.*\//, "", stem)
    sub(/\.[ch]$/, "", stem)
    gsub(/_/, "", stem)
    kind[FILENAME] = FILENAME ~ /^(algorithms|tests\/broken\/cutoffs)\// ? "part" : FILENAME ~ /^(games|tests)\// ? "game" : "kit"
}

# Without comments, and what is quoted.
{
    line = $0
    gsub(/\\./, "", line)
    gsub(/"[^"]*"|'[^']*'/, "0", line)
    if (comment && !sub(/^([^*]|\*+[^*\/])*\*+\//, " ", line))
        next
    gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, " ", line)
    sub(/\/\/.*/, "", line)
    comment = sub(/\/\*.*/, "", line)
}

/^#include "kit\// && kind[FILENAME] != "game" { included["src/" substr($2, 2, length($2) - 2)] = 1 }

define || /^[ \t]*#/ {
    if (!define && line ~ /#[ \t]*define/ && line !~ /_H[ \t]*$/) {
        sub(/.*define[ \t]+/, "", line)
        has(first_name(line), FNR)
    }
    define = /\\$/
    next
}

# Declarations of file scope, one after the other: what stands before a brace, and in braces.
{
    while (match(line, /[{};]/)) {
        before = substr(line, 1, RSTART - 1)
        sign = substr(line, RSTART, 1)
        line = substr(line, RSTART + 1)
        add(before)
        if (sign == "{") {
            if (depth++ == 0)
                text = text "{"
            else if (depth == 2)
                body = body "{"
        } else if (sign == "}" && --depth > 0)
            body = body (depth == 1 ? "}," : "")
        else if (sign == "}" && text ~ /\)[ \t]*{$/)
            end_function()
        else if (sign == ";" && depth == 0)
            end_declaration()
        else if (sign == ";" && depth == 1)
            body = body ";"
    }
    add(line)
}

function add(piece) {
    if (depth == 0) {
        if (text !~ /[^ \t]/)
            began = FNR
        text = text " " piece
    } else if (text ~ /(enum|struct|union)[ \t]*[A-Za-z_0-9]*[ \t]*{$/)
        body = body " " piece
}

function forget() { text = body = "" }

function end_function() {
    gsub(/__attribute__ *\(\([^)]*(\([^)]*\))?[^)]*\)\)/, "", text)
    sub(/\(.*/, "", text)
    has(last_name(text), began)
    forget()
}

function end_declaration(    head, pieces, count, i) {
    gsub(/__attribute__ *\(\([^)]*(\([^)]*\))?[^)]*\)\)/, "", text)
    head = text
    if (head ~ /(struct|union|enum)[ \t]+[A-Za-z_0-9]+[ \t]*{/) {
        sub(/[ \t]*{.*/, "", head)
        has((text ~ /enum/ ? "enum " : "struct ") last_name(head), began)
    }
    if (text ~ /enum[ \t]*[A-Za-z_0-9]*[ \t]*{/)
        has_enumerators(body)
    while (match(body, /enum[ \t]*[A-Za-z_0-9]*[ \t]*{[^}]*}/)) {
        head = substr(body, RSTART, RLENGTH)
        body = substr(body, RSTART + RLENGTH)
        sub(/.*{/, "", head)
        has_enumerators(head)
    }
    if (text ~ /typedef/ && match(text, /\(\*[A-Za-z_0-9]+\)/))
        has(substr(text, RSTART + 2, RLENGTH - 3), began)
    else if (text ~ /typedef/) {
        sub(/.*{/, "", text)
        sub(/\(.*/, "", text)
        has(last_name(text), began)
    } else if (text !~ /extern|_Static_assert/ && text !~ /^[^={]*\)[ \t]*$/) {
        sub(/=.*/, "", text)
        gsub(/\[[^]]*\]/, "", text)
        if (text !~ /{[ \t]*$/)
            count = split(text, pieces, ",")
        for (i = 1; i <= count; i++)
            has(last_name(pieces[i]), began)
    }
    forget()
}

function has_enumerators(list,    pieces, count, i) {
    count = split(list, pieces, ",")
    for (i = 1; i <= count; i++)
        has(first_name(pieces[i]), began)
}

function first_name(piece) { return match(piece, /[A-Za-z_][A-Za-z_0-9]*/) ? substr(piece, RSTART, RLENGTH) : "" }

function last_name(piece) { return match(piece, /[A-Za-z_][A-Za-z_0-9]*[ \t)]*$/) ? first_name(substr(piece, RSTART)) : "" }

function has(name, at,    bare) {
    if (name == "" || (FILENAME, name) in place)
        return
    place[FILENAME, name] = FILENAME ":" at
    files[name] = files[name] " " FILENAME
    bare = tolower(name)
    sub(/^(enum|struct) /, "", bare)
    gsub(/_/, "", bare)
    if (kind[FILENAME] == "part" && index(bare, stem) != 1)
        complain(place[FILENAME, name] ": " name " is to begin with the name of its file, for all parts are one unit")
}

# Is the file in units of some games only?
function of_game(file) { return kind[file] == "game" || (file ~ /\/kit\// && !(file in included)) }

function complain(message) {
    print message
    failed = 1
}

END {
    for (name in files) {
        count = split(files[name], list, " ")
        for (i = 2; i <= count; i++)
            for (j = 1; j < i; j++)
                if (!of_game(list[i]) || !of_game(list[j]))
                    complain(place[list[i], name] ": " name " is defined at " place[list[j], name] \
                        ", too, and both are one unit: give one of them another name")
    }
    exit failed
}
