# Writes sources.c (sources.h) of the names and sums of files, as sha256sum prints them, and then of the lines by which they
# include each other, as grep -H prints these.  An include names a file, or what stands below src/, or beside
# the includer; what is none of these files is the system's, or written by make.
NF == 2 && length($1) == 64 {
    file[++count] = $2
    sum[count] = substr($1, 1, 16)
    number[$2] = count
    if (sub(/^src\//, "", $2))
        number[$2] = count
    next
}
{
    split($0, part, /["<>]/)
    by = $0
    sub(/:.*/, "", by)
    beside = by
    sub(/[^\/]*$/, part[2], beside)
    if (part[2] in number || beside in number)
        includes[by] = includes[by] (part[2] in number ? number[part[2]] : number[beside]) - 1 ", "
}
END {
    print "#include \"parts/sources.h\"\n\nconst struct source sources[] = {"
    for (i = 1; i <= count; i++)
        printf "    {\"%s\", 0x%s, (const short[]){%s-1}},\n", file[i], sum[i], includes[file[i]]
    printf "};\n\nconst int source_count = %d;\n", count
}
