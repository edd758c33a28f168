#!/bin/sh
# chess_peers.sh PLYMETER [POSITIONS]: the sequences of three moves from random positions, every tenth of them in an ending,
# are counted as Stockfish counts them.  STOCKFISH may name it.
plymeter=$1
. "$(dirname "$0")/peers.sh"
stockfish=$(engine stockfish "$STOCKFISH") || {
    lacking stockfish "the moves of chess were not compared with its moves"
    exit 0
}

# Blocked pawns and an old clock, pawns about to promote, pins along a rank, little material.
ending() {
    case $1 in
    0) echo 8/5k2/4p1p1/3pPpP1/2pP1P2/2P1K3/8/8_w_-_-_92_60 ;;
    1) echo 8/1P4k1/8/8/8/8/1p4K1/8_w_-_-_0_1 ;;
    2) echo 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8_w_-_-_0_1 ;;
    3) echo 8/8/8/4k3/8/2N5/1B6/4K3_w_-_-_0_1 ;;
    4) echo 4k3/2b5/8/3p4/3P4/8/5B2/4K3_w_-_-_90_80 ;;
    5) echo 4k3/8/2r5/8/8/3R4/4P3/4K3_w_-_-_0_1 ;;
    esac
}

# Most of them after 2 to 100 random moves.
cells() {
    for seed in $(seq "$1"); do
        case $((seed % 3)) in 0) clock=match ;; *) clock=state ;; esac
        case $((seed % 10)) in
        0) start="position=$(ending $((seed / 10 % 6))) opening=$((seed / 10 % 7))" ;;
        *) start="opening=$((2 + seed * 37 % 99))" ;;
        esac
        echo "3 game=chess clock=$clock $start seed=$seed"
    done
}

# Stockfish counts on when the clock has run out, or neither side can mate.
cells "${2:-500}" | count | awk -F '\t' '
    {
        split($1, field, "_")
        men = gsub(/[A-Za-z]/, "", field[1])
    }
    $4 + 0 > 0 && (field[5] + $2 > 100 || men <= 6) { left_out++; next }
    { print > ours }
    END { printf "chess: %d of %d positions are left out, since clock or material may end the game\n", left_out, NR }
    ' ours="$folder/ours"
awk -F '\t' '{ gsub("_", " ", $1); print "position fen " $1; print "go perft " $2 }' "$folder/ours" |
    timeout 300 "$stockfish" | sed -n 's/^Nodes searched: //p' > "$folder/theirs"
compare chess stockfish
