# The tables of move categories that plymeter learn wrote, as a CSV, a row a category; all rows have the status ok.
#     awk -f configs/tables/categories.awk configs/tables/chess.json configs/tables/kalah.json

BEGIN { print "table,game,status,positions,available,played,probability,low,high,category" }

function number(key) { return match($0, "\"" key "\": [0-9.]+") ? substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 4) : "" }
function text(key) { return match($0, "\"" key "\": \"[^\"]*") ? substr($0, RSTART + length(key) + 5, RLENGTH - length(key) - 5) : "" }

FNR == 1 { table = FILENAME; gsub(/.*\/|\.json$/, "", table); game = text("game") }
/"positions":/ { positions = number("positions") }
/"available":/ { name = text("name"); counts = number("available") "," number("played") }
/"probability":/ {
    print table "," game ",ok," positions "," counts "," number("probability") "," number("low") "," number("high") "," \
        (name ~ /,/ ? "\"" name "\"" : name)
}
