# What is counted of a CSV without quotes: all columns but those that are measured.
BEGIN { FS = "," }
NR == 1 { for (i = 1; i <= NF; i++) measured[i] = $i ~ /^(ns|ns_.*|repeats|warmup|instructions|branch_misses)$/ }
{
    row = ""
    for (i = 1; i <= NF; i++)
        if (!measured[i])
            row = row $i FS
    print row
}
