# How long it took to make a result, as its record X.meta.json says: the runs that gave rows stand in its list "sessions".

BEGIN { day = 24 * 60 * 60 }

/^\t"sessions":/ { inside = 1 }
/^\t"jobs":/ { jobs = $2 + 0 }
inside && /"start":/ { begun = seconds() }
inside && /"end":/ { spent += seconds() - begun; runs++ }
END { print "The data took " spent + 0 " s to make, by " jobs " jobs" (runs > 1 ? ", in " runs " runs" : "") ".\n" }

# The seconds of a line such as `"end":	"2026-11-22T10:48:06Z",` (days as in H. Fliegel, T. van Flandern, "A machine
# algorithm for processing calendar dates", 1968)
function seconds(    part, year, month) {
    split(substr($0, match($0, /[0-9]+-/)), part, /[-T:Z]/)
    year = part[1]; month = part[2]
    if (month < 3) { year--; month += 12 }
    return (365 * year + int(year / 4) - int(year / 100) + int(year / 400) + int((153 * month - 457) / 5) + part[3]) * day \
        + part[4] * 3600 + part[5] * 60 + part[6]
}
