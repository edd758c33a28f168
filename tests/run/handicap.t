Matches in which the rival has a multiple of the player's budget.

  $ . "$PROJECT"/tests/setup.sh
  $ config() { cat <<END
  > { "measure": "match",$1 "games": [ { "game": "kalah", "opening": 4, "seed": "1..3" } ],
  >   "searches": [ { "algorithm": "alphabeta", "order": "eval", "name": "first" },
  >                 { "algorithm": "alphabeta", "order": "static", "name": "second" } ],
  >   "cutoffs": [ ${2-$deepened} ] }
  > END
  > }
  $ deepened='{ "cutoff": "depth", "limit": 1, "deepen": "nodes", "budget": [50, 100] }'

Every pair is played once for each handicap, and a handicap of 1 is what a match without one is.

  $ config > plain.json; config ' "handicap": [1, 3],' > both.json
  $ plymeter run plain.json -o plain.csv; plymeter run both.json -o both.csv
  plain.csv: 6 cells, 6 of them run now
  both.csv: 12 cells, 12 of them run now
  $ awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at["handicap"] != 3' both.csv | cut -d, -f1-7 > one
  $ wc -l < one; cut -d, -f1-7 plain.csv | cmp - one
  7
  $ plymeter summary plain.csv --by budget --of points,leaves > x
  $ plymeter summary both.csv --by budget --of points,leaves --where handicap=1 | cmp - x
  $ plymeter summary both.csv --by handicap,budget --of leaves | cut -d, -f1-4
  handicap,budget,of,n
  1,50,leaves,3
  3,50,leaves,3
  1,100,leaves,3
  3,100,leaves,3

The rival's budget is what the row's key says of it, by which the row can be counted again.

  $ grep -c 'against.*budget=300' both.journal
  3
  $ plymeter cell game=kalah opening=4 seed=2 order=static limit=1 deepen=nodes budget=100 rival.order=eval rival.budget=300 \
  >   --csv > cell.csv; plymeter summary cell.csv --by seed --of points,leaves | cut -d, -f2-4
  of,n,mean
  points,1,2
  leaves,1,1880
  $ plymeter summary both.csv --by seed --of points,leaves --where handicap=3 --where budget=100 --where seed=2 | cut -d, -f2-4
  of,n,mean
  points,1,2
  leaves,1,1880

Half the budget, with which the rival is the player of the other pair, whose budget is doubled:

  $ config ' "handicap": [0.5, 2],' > half.json; plymeter run half.json -o half.csv
  half.csv: 12 cells, 12 of them run now
  $ grep -c 'budget=50.*against.*budget=25' half.journal; plymeter summary half.csv --by handicap,budget --of points | cut -d, -f1,2
  3
  handicap,budget
  0.5,50
  2,50
  0.5,100
  2,100
  $ config ' "handicap": [1, 3], "claims": [ { "claim": "c", "metric": "plies", "where": { "handicap": 3, "budget": 50 },
  >   "relation": ">", "value": 0, "each": true } ],' > claims.json; plymeter run claims.json -o claims.csv
  claims.csv: 12 cells, 12 of them run now
  PASS  c  plies > 0 in 3 of 3 rows
  $ config ' "handicap": [0.1, 0.3],' | sed 's/50, 100/70, 330/' > tenth.json; plymeter run tenth.json
  results/tenth.csv: 12 cells, 12 of them run now

Refused:

  $ refused_config() { config "$@" > bad.json; refused 3 run bad.json; }
  $ refused_config ' "handicap": 2,' '{ "limit": 3 }'; refused_config ' "handicap": 2,' '{ "limit": 3, "deepen": "limit" }'
  bad.json:1:35: a handicap multiplies budgets, so that every cutoff needs "deepen" and a "budget"
  bad.json:1:35: a handicap multiplies budgets, so that every cutoff needs "deepen" and a "budget"
  $ refused_config ' "handicap": 1000000,' '{ "limit": 3, "deepen": "nodes", "budget": 1000000000000000 }'
  bad.json:1:35: no budget can be so large
  $ refused_config ' "handicap": [0, 1.5],'; refused_config ' "handicap": [1, 0.25],'
  bad.json:1:36: "handicap" is to be a number from 1e-06 to 1000000, not "0"
  bad.json:1:35: a handicap is to make a whole number of each budget
  $ sed 's/"measure": "match",//' both.json > search.json; refused 3 run search.json
  search.json:1:16: "handicap" goes with "measure": "match"
  $ sed 's/"handicap": .1, 3.,//' claims.json > bare.json; refused 3 run bare.json
  bare.json:1:94: there will be no column "handicap": the config has no key of that name

A search that plays against itself takes half of the points, and loses some of them where its rival may search more.

  $ twins() { cat <<END
  > { "measure": "match", $1 "games": [ { "game": "kalah", "opening": 4, "seed": "1..5" } ],
  >   "searches": [ { "algorithm": "alphabeta", "name": "one", "cutoffs": [ $2 ] },
  >                 { "algorithm": "alphabeta", "name": "two", "cutoffs": [ $3 ] } ] }
  > END
  > }
  $ twins '"handicap": [1, 8],' "$deepened" "$deepened" > twins.json; plymeter run twins.json -o twins.csv
  twins.csv: 20 cells, 20 of them run now
  $ plymeter summary twins.csv --by handicap --of points --pool budget | cut -d, -f1-5
  handicap,of,n,mean,stderr
  1,points,10,1,0
  8,points,10,0.45,0.2
  $ twins '"pairing": "all",' "$deepened" "$deepened, $deepened" > all.json; plymeter run all.json -o all.csv; wc -l < all.csv
  all.json: 10 cells are described more than once and run once
  all.csv: 10 cells, 10 of them run now
  11

Players who differ in their budget alone meet if their names say that they are two.

  $ deepened='{ "cutoff": "depth", "limit": 1, "deepen": "nodes", "budget": 100 }'
  $ twins '' "$deepened" "$(lines "$deepened" | sed s/100/800/)" > sides.json; plymeter run sides.json -o sides.csv
  sides.csv: 5 cells, 5 of them run now
  $ grep -c 'budget=800.*against.*budget=100' sides.journal; sed 's/"two"/"one"/' sides.json > same.json; refused 3 run same.json
  5
  same.json:1:1: a match needs two searches, cutoffs or evaluations
