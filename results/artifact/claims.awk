# The claims about a result as Markdown: of its record, X.meta.json, and of what plymeter claims --csv prints.

BEGIN { day = 24 * 60 * 60 }

# --- the record, as it is printed: the runs that gave rows stand in its list "sessions"

FNR == NR {
    if (/^\t"sessions":/) inside = 1
    if (/^\t"jobs":/) jobs = $2 + 0
    if (inside && /"start":/) begun = seconds()
    if (inside && /"end":/) { spent += seconds() - begun; runs++ }
    next
}

# The seconds of a line such as `"end":	"2026-11-22T10:48:06Z",` (days as in H. Fliegel, T. van Flandern, "A machine
# algorithm for processing calendar dates", 1968)
function seconds(    part, year, month) {
    split(substr($0, match($0, /[0-9]+-/)), part, /[-T:Z]/)
    year = part[1]; month = part[2]
    if (month < 3) { year--; month += 12 }
    return (365 * year + int(year / 4) - int(year / 100) + int(year / 400) + int((153 * month - 457) / 5) + part[3]) * day \
        + part[4] * 3600 + part[5] * 60 + part[6]
}

# --- the claims

# Take a line of CSV apart.
function split_csv(line, field,    count) {
    for (count = 1; ; count++) {
        if (line ~ /^"/) {
            match(line, /^"([^"]|"")*"/)
            field[count] = substr(line, 2, RLENGTH - 2)
            gsub(/""/, "\"", field[count])
        } else {
            match(line, /^[^,]*/)
            field[count] = substr(line, 1, RLENGTH)
        }
        line = substr(line, RLENGTH + 1)
        if (line == "") return count
        line = substr(line, 2)
    }
}

# What would be a mark of Markdown.
function plain(text) { gsub(/[][\\|*_`<>]/, "\\\\&", text); return text }

function measured() {
    if (of["mean"] != "")
        return sprintf("%.4g (%.4g .. %.4g)", of["mean"], of["low"], of["high"])
    return of["held"] != "" ? of["held"] " of " of["rows"] " rows" : plain(of["note"])
}

FNR == 1 {
    columns = split_csv($0, name)
    print "\n## " result "\n"
    print "    plymeter claims results/" result ".csv " config "\n"
    print "The data took " spent + 0 " s to make, by " jobs " jobs" (runs > 1 ? ", in " runs " runs" : "") ".\n"
    print "| claim | verdict | expected | of | wanted | measured | rows | seeds |"
    print "|---|---|---|---|---|---|---|---|"
    next
}

{
    split_csv($0, field)
    for (i = 1; i <= columns; i++) of[name[i]] = field[i]
    good = of["verdict"] == of["expected"]
    print "| " plain(of["claim"]) " | " (good ? of["verdict"] : "**" of["verdict"] "**") " | " of["expected"] " | " \
        plain(of["of"]) " | " plain(of["wanted"]) " | " measured() " | " of["rows"] " | " of["seeds"] " |"
}
