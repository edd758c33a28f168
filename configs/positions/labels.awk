# Labels as version 0.3.0 wrote them, as a CSV by which decisions are judged.
/^# game: / {
    columns = "game"
    game = $3
    for (i = 4; i <= NF; i++) {
        split($i, setting, "=")
        columns = columns "," setting[1]
        game = game "," setting[2]
    }
    print columns ",position,status,worth"
}
/^[^#]/ {
    position = $1
    sub(/^[^ ]+ /, "")
    print game "," position ",ok," $0
}
