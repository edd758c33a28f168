#!/bin/sh
# resolve.sh BUILD: print the sources of every object that resolves an undefined symbol of another, beginning with what
# runs and writes rows.  Claims judge rows, and searches have ids of their own.
cd "$PROJECT" || exit 1
# What is left of a source that is gone does not count.
there() { while read -r object; do source=${object#"$1"/}; test ! -e "${source%.o}.c" || echo "$object"; done; }
{ find "$1/src" -name '*.o' | there "$1"; find "$1/unit" -name '*.o'; echo "$1/registry.o"; } | xargs nm -P | awk '
    NF == 1 { object = $1; sub(/\.o(\[.*)?:$/, "", object); next }
    $2 == "U" { wanted[object] = wanted[object] " " $1; next }
    $2 ~ /[A-Z]/ { by[$1] = object }
    function follow(object,    words, count, i) {
        if (object in seen || object ~ /config.claims$|run.progress$/)
            return
        seen[object] = 1
        count = split(wanted[object], words, " ")
        for (i = 1; i <= count; i++)
            if (words[i] in by)
                follow(by[words[i]])
    }
    END {
        for (object in wanted)
            if (object !~ /\/src\// || object ~ /src.config.experiment$|src.run.run$/)
                follow(object)
        for (object in seen)
            if (object ~ /\/src\/[a-z]*\/[a-z_]*$/)
                print object ".d"
    }' | xargs cat | tr -s ' \\\n' '\n' | grep -v ':$' | sort -u
