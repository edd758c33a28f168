# As nearest.h, for make: of the words that are read, a line each, the one that takes the fewest edits to become `word`.
function least(a, b) { return a < b ? a : b }

function edits(from, to,    row, i, j, diagonal, above) {
    for (j = 0; j <= length(to); j++)
        row[j] = j
    for (i = 1; i <= length(from); i++) {
        diagonal = row[0]
        row[0] = i
        for (j = 1; j <= length(to); j++) {
            above = row[j]
            row[j] = least(least(above, row[j - 1]) + 1, diagonal + (substr(from, i, 1) != substr(to, j, 1)))
            diagonal = above
        }
    }
    return row[length(to)]
}

BEGIN { fewest = 1000 }

{
    needed = edits(ENVIRON["word"], $0)
    if (needed < fewest && 2 * needed <= length($0)) {
        fewest = needed
        best = $0
    }
}

END { if (best != "") printf "; did you mean %s?", best }
