# Writes sources.c (sources.h) from what the compiler wrote of each object, build/X.d.  Standard input has
#     SHA-256 <blank> <blank> FILE    of every source, as sha256sum prints it,
#     root X                          an object, without its .o, with which the harness begins,
#     apart X                         one that is not of it, whoever includes it,
#     X                               every object, and these last.
#
# The harness is what the roots include, and what composed objects do, as far as it is compiled apart: where X.h is
# included and there is an object X, that belongs to it, too.

NF == 2 && length($1) == 64 { sum[$2] = substr($1, 1, 16); next }
NF == 2 { kind[$2] = $1; next }
NF == 1 { objects[++object_count] = $1; read_sources($1) }

# The first rule of X.d; behind it are empty ones.
function read_sources(object,    line, words, count, i, file) {
    source_of[object] = ""
    file = build "/" object ".d"
    while ((getline line < file) > 0) {
        count = split(line, words, " ")
        for (i = 1; i <= count; i++)
            if (words[i] in sum)
                source_of[object] = source_of[object] " " words[i]
        if (line !~ /\\$/)
            break
    }
    close(file)
}

function is_composed(object) { return object !~ /^src\// }

# The object, and what else is compiled of what it includes.
function add_to_harness(object, own,    words, count, i, other) {
    if (object in harness || kind[object] == "apart")
        return
    if (own)
        harness[object] = 1
    count = split(source_of[object], words, " ")
    for (i = 1; i <= count; i++) {
        if (own)
            in_harness[words[i]] = 1
        other = words[i]
        if (sub(/\.h$/, "", other) && other in source_of && other != object)
            add_to_harness(other, 1)
    }
}

function sort(list, count,    i, j, held) {
    for (i = 2; i <= count; i++) {
        held = list[i]
        for (j = i - 1; j > 0 && list[j] > held; j--)
            list[j + 1] = list[j]
        list[j + 1] = held
    }
}

# The files of a list as their numbers, sorted.
function write_numbers(text,    words, count, i) {
    count = split(text, words, " ")
    sort(words, count)
    for (i = 1; i <= count; i++)
        if (i == 1 || words[i] != words[i - 1])
            printf "%d, ", number[words[i]]
    print "-1,"
}

END {
    for (i = 1; i <= object_count; i++)
        if (kind[objects[i]] == "root")
            add_to_harness(objects[i], 1)
        else if (is_composed(objects[i]))
            add_to_harness(objects[i], 0)
    for (file in in_harness)
        source_of["harness"] = source_of["harness"] " " file
    for (object in source_of)
        if (is_composed(object)) {
            names[++count] = object
            split(source_of[object], words, " ")
            for (i in words)
                known[words[i]] = 1
        }
    sort(names, count)
    for (file in known)
        files[++file_count] = file
    sort(files, file_count)
    print "#include \"cell/sources.h\"\n\nconst struct source sources[] = {"
    for (i = 1; i <= file_count; i++) {
        number[files[i]] = i - 1
        printf "    {\"%s\", 0x%s},\n", files[i], sum[files[i]]
    }
    print "};\n\nstatic const short list[] = {"
    for (i = 1; i <= count; i++) {
        start[i] = length_so_far
        length_so_far += 1 + distinct(source_of[names[i]])
        printf "    "
        write_numbers(source_of[names[i]])
    }
    print "};\n\nconst struct compiled compiled[] = {"
    for (i = 1; i <= count; i++)
        printf "    {\"%s\", list + %d},\n", names[i], start[i]
    printf "};\n\nconst int source_count = %d, compiled_count = %d;\n", file_count, count
}

function distinct(text,    words, count, i, seen, different) {
    count = split(text, words, " ")
    for (i = 1; i <= count; i++)
        different += !(words[i] in seen) && (seen[words[i]] = 1)
    return different
}
