# How far one judge of positions agrees with another: in how many of both their best moves are the same, and by how much the best
# moves of the first are worse than the best, by the word of the second; no more than 1000 counts.
#     awk -f plots/judges.awk configs/positions/chess.csv configs/positions/chess-fairy.csv

BEGIN { FS = "," }
FNR == 1 {
    for (i = 1; i <= NF; i++)
        at[$i] = i
    next
}
NR == FNR { move[$at["position"]] = $at["move"]; next }
$at["position"] in move {
    best = ""
    count = split($at["worth"], word, /[ =]/)
    for (i = 1; i < count; i += 2) {
        if (best == "" || word[i + 1] > best)
            best = word[i + 1]
        if (word[i] == move[$at["position"]])
            chosen = word[i + 1]
    }
    regret = best - chosen < 1000 ? best - chosen : 1000
    positions++
    same += regret == 0
    sum += regret
}
END { print "positions,same_best,regret"; print positions "," same / positions "," sum / positions }
