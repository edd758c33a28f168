# The tables of plots/style.gnuplot in C, an array of texts for each of their lines (program.h).
/^end$/ && table { print "    {0}};"; table = 0 }
table {
    printf "    {"
    while (match($0, /'[^']*'|"[^"]*"|[^ ]+/)) {
        word = substr($0, RSTART, RLENGTH); $0 = substr($0, RSTART + RLENGTH)
        gsub(/['"]/, "", word)
        printf "\"%s\", ", word
    }
    print "},"
}
/^\$[a-z]+ << end$/ { table = substr($1, 2); print "const char *const table_" table "[][6] = {" }
