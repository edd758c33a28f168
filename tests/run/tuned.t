Tuning, as it is run and told.

  $ . "$PROJECT"/tests/setup.sh
  $ match() { cat <<END
  > { "measure": "match", "games": [ { "game": "kalah", "opening": 4, "seed": "$1" } ],
  >   "searches": [ { "algorithm": "alphabeta", "leaf": "noise", "deviation": 8 },
  >                 { "algorithm": "alphabeta", "leaf": "noise", "deviation": [0.5, 4, 10, 16] } ],
  >   "cutoffs": [ { "limit": 3 } ], "tune": $2 }
  > END
  > }
  $ same() { counted $1 > one; counted $2 | cmp - one; }

Of four noises the least is best. Run again nothing runs; with more jobs the same rows are needed.

  $ match 1..80 '{ "settings": 9 }' > t.json; plymeter plan t.json 2>&1 > table | head -1
  t.json: 320 cells, of which 2 rounds and a judgement take 146
  $ plymeter run -j1 t.json; plymeter run t.json 2>&1 > table; plymeter run -j2 -o again.csv t.json > said 2>&1; same again.csv results/t.csv
  results/t.csv: 146 cells, 146 of them run now; 174 not needed, their settings were left behind
  deviation  positions  points a game   95 % interval  
        0.5         80          0.869  0.751 .. 0.939  the winner
          4         40          0.681  0.569 .. 0.785  
         10         13          0.462  0.265 .. 0.656  
         16         13          0.404  0.212 .. 0.572  
  
  The winner is deviation=0.5. The 40 positions that chose nothing say that it is stronger than the start: by 248 Elo (153 to 367). 0 of the others cannot be told from it on the positions that both were tried on, each at 95 % by itself.
  results/t.csv: 146 cells, 0 of them run now; 174 not needed, their settings were left behind

What won can be run again, with other seeds.

  $ plymeter tune t --config > won.json; cat won.json; plymeter run won.json 2>&1 > table; plymeter elo won --by player | cut -d, -f1,2
  {
    "question": "What is each value of the winner worth?",
    "measure": "match",
    "games": [
      {"game": "kalah", "opening": 4, "seed": "81..280"}
    ],
    "searches": [
      {"name": "the winner", "algorithm": "alphabeta", "order": "none", "leaf": "noise", "deviation": 0.5,
       "cutoffs": [{"cutoff": "depth", "limit": 3}]},
      {"name": "deviation=4", "algorithm": "alphabeta", "order": "none", "leaf": "noise", "deviation": 4,
       "cutoffs": [{"cutoff": "depth", "limit": 3}]},
      {"name": "deviation=10", "algorithm": "alphabeta", "order": "none", "leaf": "noise", "deviation": 10,
       "cutoffs": [{"cutoff": "depth", "limit": 3}]},
      {"name": "deviation=16", "algorithm": "alphabeta", "order": "none", "leaf": "noise", "deviation": 16,
       "cutoffs": [{"cutoff": "depth", "limit": 3}]}
    ]
  }
  results/won.csv: 600 cells, 600 of them run now
  player,pairs
  deviation=4,200
  deviation=10,200
  deviation=16,200
  $ rm results/t.csv results/t.journal; plymeter run --fail-fast t.json 2> said > first; plymeter tune t | cmp - first

Shards run one round after another, each when the rows of the last are taken; a shard that is late changes nothing of what is dealt out.

  $ cp t.json s.json; plymeter run --shard 1/3 s.json; plymeter run s.json results/s.shard-*.journal 2>&1 | sed 's/; plymeter.*//; s/do .*/do .../'
  results/s.shard-1-of-3.journal: 18 cells, 18 of them run now
  results/s.shard-1-of-3.journal: 18 of 320 cells
  results/s.csv: 18 rows taken now; 34 of 320 cells are needed for the next round; to run them:
      for shard in 2 3; do ...
  $ plymeter run --shard 1/3 s.json
  results/s.shard-1-of-3.journal: 18 cells, 0 of them run now

All shards and the run that takes their rows, once a round:

  $ for round in 1 2 3; do for shard in 1 2 3; do plymeter run --shard $shard/3 s.json; echo $?; done 2> said
  >   plymeter run s.json results/s.shard-*.journal > log 2>&1; echo $?; done | paste -sd' '
  0 0 0 4 0 0 0 4 0 0 0 0
  $ grep -o 'The winner is deviation=0.5.' log; same again.csv results/s.csv
  The winner is deviation=0.5.
  $ plymeter run --shard 2/3 s.json
  results/s.shard-2-of-3.journal: 0 cells, 0 of them run now

So many settings are drawn as are wanted, always the same by one seed, and the start always.

  $ match 1..80 '{ "settings": 2 }' > a.json; match 1..80 '{ "settings": 2, "seed": 2 }' > b.json
  $ plymeter plan a.json 2>&1 > table | head -1
  a.json: 160 cells, of which 1 rounds and a judgement take 120
  $ plymeter plan --csv a.json 2> said > one; plymeter plan --csv a.json 2> said | cmp - one
  $ for config in a b; do plymeter plan --csv $config.json 2> said | cksum; done | sort -u | wc -l
  2

By regret:

  $ json > d.json <<'END'
  > { measure: decision, reference: { limit: 9 }, games: [ { game: tictactoe, opening: 2, seed: 1..200 } ],
  >   searches: [ { algorithm: alphabeta, leaf: noise, deviation: 30 }, { algorithm: alphabeta, leaf: noise, deviation: [0.5, 10, 60, 90] } ],
  >   cutoffs: [ { limit: 2 } ], tune: {} }
  > END
  $ plymeter run d.json 2> said
  deviation  positions  regret  95 % interval  
        0.5        200     2.9   1.62 .. 4.72  the winner
         30        200     5.9    3.94 .. 8.3  the start
         10        100     6.1   4.05 .. 8.61  
         60         33    6.06   3.71 .. 8.72  
         90         33    6.06   3.71 .. 8.72  
  
  The winner is deviation=0.5. The 100 positions that chose nothing say that it regrets less than the start: by 2.8 (0.807 to 4.91). 0 of the others cannot be told from it on the positions that both were tried on, each at 95 % by itself.

Principal variation search moves as alpha-beta does: such games tell nothing of strength, and are not shown as if they did; where some
are the same it is said of how many.

  $ json > equal.json <<'END'
  > { measure: match, games: [ { game: kalah, opening: 4, seed: 1..60 } ],
  >   searches: [ { algorithm: alphabeta }, { algorithm: [pvs, mtdf] } ], cutoffs: [ { limit: 2 } ], tune: {} }
  > END
  $ plymeter run equal.json 2> said
  algorithm  positions  points a game  95 % interval   
  pvs               60            0.5  the same games  the winner
  mtdf              30            0.5  the same games  not told apart
  
  The winner is algorithm=pvs. On the 30 positions that chose nothing it and the start play the same games, so that nothing is told of their strength. 1 of the others cannot be told from it on the positions that both were tried on, each at 95 % by itself.
  $ awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } { row[NR] = $0 } END { for (i = 1; i < NR; i++) print row[i]
  >   $0 = row[NR]; $at["second_game"] = "0123456789abcdef"; print }' results/equal.csv > t.csv; plymeter tune t.csv | grep -o 'on .* play the same game'
  on 29 of them both play the same game

Wrong:

  $ for tune in '{ "setings": 9 }' '{ "settings": 0 }' '{ "judged": 1 }' 7 '{ "settings": 1 }' '{}, "sprt": {}'; do
  >   match 1..80 "$tune" > bad.json; refused 3 plan bad.json; done
  bad.json:4:44: unknown key "setings"; did you mean "settings"?
  bad.json:4:56: "settings" is to be a whole number from 1 to 100000, not "0"
  bad.json:4:54: "judged" is to be a number from 0.05 to 0.95, not "1"
  bad.json:4:42: "tune" is to be an object, such as { "settings": 32 }
  bad.json:4:42: there is one setting beside the start, and so nothing to choose
  bad.json:4:42: "tune" and "sprt" exclude each other
  $ match 1..30 '{}' > bad.json; refused 3 plan bad.json
  bad.json:4:42: 30 positions are too few to tell anything: each of 4 settings is tried on 5 of them at first, and the winner on 15 that chose nothing, of which 20 are the least
  $ match '1..80" }, { "game": "tictactoe", "seed": "1' '{}' > bad.json; refused 3 plan bad.json
  bad.json:4:42: a setting is tuned for one game, and these are several
  $ lines game,algorithm,limit,status,leaves kalah,alphabeta,3,ok,5 > plain.csv; refused 3 tune plain.csv
  plain.csv: a setting is found by "points" of a match, or by "regret"
