Claims: judged on results small enough to judge by hand, what is known before a run, and what is wrong with a claim.

  $ . "$PROJECT"/tests/setup.sh
  $ config() { lines "{ games: [ { game: uniform, branching: 2, seed: 1..6 } ]," "  searches: [ { algorithm: minimax }," \
  >   "    { algorithm: alphabeta, fail: soft, order: [random, best] } ],"  \
  >   "  cutoffs: [ { cutoff: depth, limit: [2, 4] } ]," "  claims: [ $* ] }" | json > x.json; }

Rows of seeds 1, 2, ... with so many leaves; six are 2, 3, 4, 5, 6, 7 in random order.

  $ rows() { lines game,branching,seed,algorithm,fail,order,cutoff,limit,status,value,leaves "$@" > x.csv; }
  $ seeds() { order=$1 limit=$2 seed=0; shift 2; for leaves; do seed=$((seed + 1))
  >   echo uniform,2,$seed,alphabeta,soft,$order,depth,$limit,ok,0,$leaves; done; }
  $ six=$(seeds random 2 2 3 4 5 6 7) threes=$(seeds best 2 3 3 3 3 3 3)

What is judged of leaves, unless a claim names another metric: the verdict, of what, wanted, mean, low, high, rows, units, how
many hold, a note.

  $ judge() {
  >   claims=; for claim; do case $claim in *metric:*) ;; *) claim="metric: leaves, $claim";; esac
  >     claims="$claims${claims:+, }{ claim: c, $claim }"; done
  >   config "$claims"; plymeter claims --csv x.csv x.json > said; status=$?
  >   sed '1d; s/,,,,,,x.csv$//' said | cut -d, -f2,5-9,11-; return $status; }

  $ rows "$threes"; judge 'relation: ==, theory: minimal_leaves' 'relation: ==, value: 3'
  PASS,leaves / minimal_leaves,== 1,,,,6,6,6,
  PASS,leaves,== 3,,,,6,6,6,
  $ rows "$threes" "$(seeds best 4 7 8 | tail -1)"; judge 'relation: ==, theory: minimal_leaves'
  FAIL,leaves / minimal_leaves,== 1,,,,7,6,6,line 8 has 8 against 7: game=uniform branching=2 seed=2 algorithm=alphabeta fail=soft order=best cutoff=depth limit=4
  [6]
  $ rows "$six"; judge 'relation: <=, value: 7, each: true'
  PASS,leaves,<= 7,,,,6,6,6,
  $ judge 'relation: <, value: 7, each: true' 'within: [3, 6], each: true' 'relation: ==, value: 3'
  FAIL,leaves,< 7,,,,6,6,5,line 7 has 7: game=uniform branching=2 seed=6 algorithm=alphabeta fail=soft order=random cutoff=depth limit=2
  FAIL,leaves,in 3 .. 6,,,,6,6,4,line 2 has 2: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=random cutoff=depth limit=2
  FAIL,leaves,== 3,,,,6,6,1,line 2 has 2: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=random cutoff=depth limit=2
  [6]

Of means: that of threes is 3, with which they agree whole; that of six is 4.5, and no mean of a resample lies outside 2..7.

  $ rows "$threes"; judge 'relation: <=, value: 3' 'within: [3, 3.5]'
  PASS,leaves,<= 3,3,3,3,6,6,,
  PASS,leaves,in 3 .. 3.5,3,3,3,6,6,,
  $ judge 'relation: <, value: 3' 'relation: >, value: 3'
  FAIL,leaves,< 3,3,3,3,6,6,,
  FAIL,leaves,> 3,3,3,3,6,6,,
  [6]

  $ rows "$six"; judge 'relation: >=, value: 4.5' 'relation: >=, value: 2' 'within: [4, 5]'
  UNDECIDED,leaves,>= 4.5,4.5,2.623297419,6.376702581,6,6,,
  PASS,leaves,>= 2,4.5,2.623297419,6.376702581,6,6,,
  UNDECIDED,leaves,in 4 .. 5,4.5,2.623297419,6.376702581,6,6,,
  $ judge 'relation: >, value: 7'
  FAIL,leaves,> 7,4.5,2.623297419,6.376702581,6,6,,
  [6]

Four leaves are minimax's at depth 2: D = 2, and the gain 1. The second is of 2, 3, ..., 7 leaves to the minimal 3.

  $ rows "$threes"; judge 'metric: minimax_depth, within: [1.5, 1.6]'
  PASS,minimax_depth,in 1.5 .. 1.6,1.584962501,1.584962501,1.584962501,6,6,,
  $ rows "$six"; judge 'relation: <=, value: 2.5, theory: minimal_leaves'
  PASS,leaves / minimal_leaves,<= 2.5,1.5,0.8744324729,2.125567527,6,6,,

Of some rows:

  $ rows "$six" "$threes"; judge 'where: { order: best, limit: [2] }, relation: <=, value: 3' \
  >   'where: { order: [best], seed: [2..3] }, relation: ==, value: 3'
  PASS,leaves,<= 3,3,3,3,6,6,,
  PASS,leaves,== 3,,,,2,2,2,

Who plays perfectly cannot get less than half of two games, each begun by the other.

  $ json > match.json << end
  > { measure: match, games: [ { game: tictactoe, opening: 2, seed: 1..8 } ], pairing: all,
  >   searches: [ { name: short, algorithm: alphabeta, cutoffs: [ { limit: 1 } ] },
  >     { name: perfect, algorithm: alphabeta, cutoffs: [ { limit: 9 } ] },
  >     { name: middling, algorithm: alphabeta, cutoffs: [ { limit: 2 } ] } ],
  >   claims: [ { claim: c, metric: points, each: true, relation: >=, value: 1, where: { player: perfect, rival: short } } ] }
  > end
  $ plymeter run match.json 2> said
  PASS  c  points >= 1 in 8 of 8 rows
  $ sed 's/rival": "short/rival": "shirt/' match.json > shirt.json; refused 3 run shirt.json
  shirt.json:5:136: no cell here has the rival "shirt"; did you mean "short"?
  $ sed 's/"measure": "match", //; s/, "pairing": "all"//; s/points/leaves/' match.json > none.json
  $ refused 3 run none.json
  none.json:5:116: there will be no column "player": only "measure": "match" has players
  none.json:5:136: there will be no column "rival": only "measure": "match" has players

To their partners:

  $ to_random='where: { order: best }, against: { order: random }'
  $ rows "$threes" "$(seeds random 2 4 4 4 4 4 4)"; judge "$to_random, within: [0.75, 0.75], each: false"
  PASS,leaves / partner's,== 0.75,0.75,0.75,0.75,6,6,,

Ratios of 2 and 1/2 balance each other.

  $ rows "$(seeds random 2 8 2 8 2 8 2 | sort -r)" "$(seeds best 2 4 4 4 4 4 4)"
  $ judge "$to_random, within: [0.5, 2]" "$to_random, compare: difference, within: [-4, 2]"
  PASS,leaves / partner's,in 0.5 .. 2,1,0.5379607453,1.858871691,6,6,,
  PASS,leaves - partner's,in -4 .. 2,-1,-3.683281573,1.683281573,6,6,,
  $ judge "$to_random, compare: difference, relation: <=, each: true"
  FAIL,leaves - partner's,<= 0,,,,6,6,3,line 9 has 4 against 2: game=uniform branching=2 seed=2 algorithm=alphabeta fail=soft order=best cutoff=depth limit=2
  [6]
  $ each="$to_random, relation: <=, each: true"
  $ rows "$threes" "$(seeds random 2 2 2 4 3 5 4)"; judge "$each"
  FAIL,leaves / partner's,<= 1,,,,6,6,4,line 2 has 3 against 2: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=best cutoff=depth limit=2
  [6]
  $ rows "$(seeds best 2 0 0)" "$(seeds random 2 0 1)"; judge "$each"
  PASS,leaves / partner's,<= 1,,,,2,2,2,
  $ rows "$(seeds best 2 0 3 3 3 3 3)" "$six"; judge "$to_random, relation: <="
  UNDECIDED,leaves / partner's,<= 1,,,,6,6,,"line 2 has no ratio, with 0 against 2 in line 8: zeros take ""compare"": ""difference"""
  $ rows "$threes" "$(seeds random 2 4 4 4 4 4)"; judge "$to_random, relation: <="
  UNDECIDED,leaves / partner's,<= 1,,,,6,6,,"line 7 has no partner: the nearest, line 8, differs in seed (""6"" and ""1""); write that into ""against"" if it is meant, or leave such rows out by ""where"", or add the cells that are missing"

Without the limit a row of depth 4 has the partner of depth 2.

  $ rows "$(seeds best 4 7)" "$six"; judge "$each"
  UNDECIDED,leaves / partner's,<= 1,,,,1,1,,"line 2 has no partner: the nearest, line 3, differs in limit (""4"" and ""2""); write that into ""against"" if it is meant, or leave such rows out by ""where"", or add the cells that are missing"
  $ judge 'where: { order: best, limit: 4 }, against: { order: random, limit: 2 }, pair: [seed], relation: <=, each: true'
  FAIL,leaves / partner's,<= 1,,,,1,1,0,line 2 has 7 against 2: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=best cutoff=depth limit=4
  [6]
  $ rows "$threes"; judge "$each"
  UNDECIDED,leaves / partner's,<= 1,,,,6,6,,"line 2 has no partner: no row is as ""against"" says"
  $ rows "$(seeds best 2 7)" "$(seeds random 2 2)" uniform,2,1,alphabeta,hard,random,depth,2,ok,0,2
  $ judge "$to_random, pair: [seed, limit], relation: <=, each: true"
  UNDECIDED,leaves / partner's,<= 1,,,,1,1,,"line 2 has more than one partner: lines 3 and 4 differ in fail (""soft"" and ""hard""), which ""against"", or ""pair"" if the row has one of them, is to name"

To name the algorithm drops what was said of the old one's parameters, and partners need not agree there.

  $ rows "$(seeds best 2 3)" "$(seeds best 4 9)" uniform,2,1,minimax,,none,depth,2,ok,0,4
  $ judge 'where: { fail: soft, order: best, limit: 2 }, against: { algorithm: minimax, order: none }, relation: <, each: true'
  PASS,leaves / partner's,< 1,,,,1,1,1,
  $ rows "$(seeds best 2 3)" "$(seeds best 4 9)"
  $ judge 'where: { limit: 4 }, against: { limit: 2 }, relation: ==, value: 3'
  PASS,leaves / partner's,== 3,,,,1,1,1,

To name a search drops what was said of the old one, and its parts may be others.

  $ json > n.json << end
  > { games: [ { game: uniform, branching: 2, seed: 1..2 } ], cutoffs: [ { cutoff: depth, limit: 2 } ],
  >   searches: [ { name: plain, algorithm: minimax }, { name: best, algorithm: alphabeta, order: best } ],
  >   claims: [ { claim: c, metric: leaves, relation: <, each: true, where: { name: best, order: best },
  >     against: { name: plain } } ] }
  > end
  $ lines game,branching,seed,algorithm,name,order,cutoff,limit,status,leaves uniform,2,1,minimax,plain,none,depth,2,ok,4 \
  >   uniform,2,1,alphabeta,best,best,depth,2,ok,3 uniform,2,2,minimax,plain,none,depth,2,ok,4 \
  >   uniform,2,2,alphabeta,best,best,depth,2,ok,3 > n.csv
  $ plymeter claims n.csv n.json
  PASS  c  leaves / partner's < 1 in 2 of 2 rows

Known before the run
--------------------

Cells say who will have no partner, or several, so that nothing runs.

  $ foresee() { config "{ claim: c, metric: leaves, relation: <=, value: 1, $* }"; }
  $ wrong() { foresee "$@"; refused 3 plan --csv x.json; }
  $ to_minimax='where: { algorithm: alphabeta }, against: { algorithm: minimax }'
  $ wrong "each: true, $to_minimax"
  x.json:5:145: the row seed=1 algorithm=alphabeta fail=soft order=random limit=2 has no partner: the nearest differs in order ("random" and "none"); write that into "against" if it is meant, or leave such rows out by "where", or add the cells that are missing
  $ foresee "each: true, ${to_minimax% \}}, order: none }"; plymeter plan --csv x.json 2> said | grep -c ,minimax,
  12
  $ of_minimax='where: { algorithm: minimax }, against: { algorithm: alphabeta }'
  $ wrong "$to_minimax, pair: [seed, limit, order]"; wrong "$to_random, pair: [seed]"
  x.json:5:167: the row seed=1 algorithm=alphabeta fail=soft order=random limit=2 has no partner: the nearest differs in order ("random" and "none"); leave that out of "pair", or leave such rows out by "where", or add the cells that are missing
  x.json:5:153: the row seed=1 algorithm=alphabeta fail=soft order=best limit=2 has more than one partner: they differ in limit ("2" and "4"), which "against", or "pair" if the row has one of them, is to name
  $ wrong "$of_minimax, pair: [seed]"; wrong "$of_minimax, pair: [seed, limit]"
  x.json:5:167: the row seed=1 algorithm=minimax order=none limit=2 has more than one partner: they differ in limit ("2" and "4"), which "against", or "pair" if the row has one of them, is to name
  x.json:5:167: the row seed=1 algorithm=minimax order=none limit=2 has more than one partner: they differ in order ("random" and "best"), which "against", or "pair" if the row has one of them, is to name

What is no error is a warning: the rows may be of use, and a claim can be mended when they are there.

  $ for undecided in 'confidence: 0.95' 'where: { order: best, limit: 2, seed: 1..4 }'; do
  >   foresee "$undecided"; plymeter plan --csv x.json > plan; done
  x.json:5:15: warning: this claim will stay undecided: rows differ in algorithm ("minimax" and "alphabeta"), order ("random" and "best"), limit ("2" and "4"): "where" or "pool" is to name that
  x.json: 36 cells
  x.json:5:15: warning: this claim will stay undecided: at least 5 seeds are needed for an interval, and here are 4
  x.json: 36 cells
  $ config '{ claim: c, metric: leaves, relation: <=, each: true, where: { order: best },' \
  >   'against: { algorithm: minimax, order: none }, pair: seed }'
  $ sed -i 's/"claims"/"exclude": [ { "algorithm": "minimax", "limit": 2 } ],&/' x.json; plymeter plan --csv x.json > plan
  x.json:5:231: warning: partners will differ in limit, too, which neither "pair" nor "against" names
  x.json: 30 cells

A double does not hold all of them.

  $ value="metric: value, $to_random, relation: =="
  $ large() { for order in best random; do echo uniform,2,1,alphabeta,soft,$order,depth,2,ok,$1,3; shift; done; }
  $ rows "$(large 9007199254740993 9007199254740992)"; judge "$value"
  FAIL,value / partner's,== 1,,,,1,1,0,line 2 has 9.00719925474099e+15 against 9.00719925474099e+15: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=best cutoff=depth limit=2
  [6]
  $ rows "$(large 9007199254740993 9007199254740993)"; judge "$value"
  PASS,value / partner's,== 1,,,,1,1,1,
  $ rows "$(large 9007199254740993 1)"; judge 'metric: value, where: { order: best }, relation: >=, value: 1, each: true'
  UNDECIDED,value,>= 1,,,,1,1,,line 2 has a number beyond 2^53

What a derived column is missing, and what would mend that; of trees whose branching is not known.

  $ derived() { metric=$1; shift; lines game,seed,algorithm,order,cutoff,limit,status,leaves "$@" > x.csv
  >   config "{ claim: c, metric: $metric, relation: >, value: 1, each: true, where: { order: random, limit: 4 } }"
  >   plymeter claims x.csv x.json; }
  $ row=uniform,1,alphabeta,random,depth,4,ok,9
  $ derived gain $row uniform,2,minimax,none,depth,4,ok,16
  UNDECIDED  c  line 2 has no gain: it needs minimax's leaves in the same position: add { "algorithm": "minimax" } to "searches", with cutoff depth and no "deepen"
  $ derived gain $row uniform,1,minimax,none,depth,2,ok,4 uniform,1,minimax,none,depth,3,ok,8
  UNDECIDED  c  line 2 has no gain: it has 9 leaves, and minimax in the same position no more than 8, at limit 3: give minimax a larger limit
  $ derived gain $row uniform,1,minimax,none,depth,4,budget,5
  UNDECIDED  c  line 2 has no gain: minimax in the same position, in line 3, ended by budget
  $ derived gain uniform,1,alphabeta,random,conspiracy,4,ok,9
  UNDECIDED  c  line 2 has no gain: gain is of cutoff depth only
  $ derived gain uniform,1,alphabeta,random,depth,4,ok,1
  UNDECIDED  c  line 2 has no gain: it has only one leaf: leave such limits out by "where"
  $ derived over_minimal $row
  UNDECIDED  c  line 2 has no over_minimal: the minimal tree is known only where "branching" and "limit" are columns of whole numbers
  $ derived over_best $row uniform,1,alphabeta,best,depth,2,ok,3
  UNDECIDED  c  line 2 has no over_best: it needs the leaves of perfect order in the same position, under the same cutoff and limit: add { "algorithm": "alphabeta", "order": "best" } to "searches"
  $ derived over_graph $row
  UNDECIDED  c  line 2 has no over_graph: it needs a minimal graph in the same position, under the same cutoff and limit, ended ok: add { "algorithm": "minimal", "order": "eval" } to "searches"
  $ derived over_best $row uniform,1,alphabeta,best,depth,4,timeout,
  UNDECIDED  c  line 2 has no over_best: alphabeta with order best in the same position, in line 3, ended by timeout

Nothing to judge by:

  $ few='relation: <, value: 9' pairs=$(seeds random 2 2 2)
  $ rows; judge "$few"
  UNDECIDED,leaves,< 9,,,,0,0,,"no row is as ""where"" says: these are results of another config, or of an older one"
  $ rows "$pairs"; judge "$few"
  UNDECIDED,leaves,< 9,,,,2,2,,"at least 5 seeds are needed for an interval, and here are 2"
  $ rows "$pairs" "$(seeds random 4 2 2)"; judge "confidence: 0.75, $few, pool: limit"
  UNDECIDED,leaves,< 9,,,,4,2,,"at least 5 seeds are needed for an interval, and here are 2"
  $ last() { rows "$six" uniform,2,6,alphabeta,soft,random,depth,4,$1; judge "$few"; }
  $ last timeout,,; last budget,,4; last ok,0,
  UNDECIDED,leaves,< 9,,,,7,0,,"line 8 ended by timeout: raise ""seconds"" in ""limits"", or leave such cells out by ""where"" or ""against"""
  UNDECIDED,leaves,< 9,,,,7,0,,"line 8 ended by budget: raise ""nodes"" in ""limits"", or leave such cells out by ""where"" or ""against"""
  UNDECIDED,leaves,< 9,,,,7,6,,line 8 has no leaves: its cell is empty
  $ rows "$six"; judge "metric: interior, $few"
  UNDECIDED,interior,< 9,,,,6,6,,"there is no column ""interior"" of numbers: these are results of another config"

A partner that did not end well; rows that are not selected may end as they like.

  $ rows "$threes" "$(seeds random 2 4 4 4 4 4)" uniform,2,6,alphabeta,soft,random,depth,2,memory,,
  $ judge "$to_random, relation: <, each: true"
  UNDECIDED,leaves / partner's,< 1,,,,6,6,,"line 13 ended by memory: raise ""memory_mb"" in ""limits"", or leave such cells out by ""where"" or ""against"""
  $ rows "$six" uniform,2,6,alphabeta,soft,random,depth,4,timeout,,; judge "where: { limit: 2 }, $few"
  PASS,leaves,< 9,4.5,2.623297419,6.376702581,6,6,,

What is drawn is called what it is, before the run and after.

  $ json > p.json << end
  > { games: [ { game: tictactoe, opening: 2, seed: 1..4 } ], searches: [ { algorithm: minimax } ], cutoffs: [ { limit: 2 } ],
  >   claims: [ { claim: c, metric: leaves, relation: <, value: 99 } ] }
  > end
  $ plymeter run -o p.csv p.json 2>&1 | grep -v ' s$'; plymeter claims p.csv p.json
  p.json:2:15: warning: this claim will stay undecided: at least 5 positions are needed for an interval, and here are 4
  p.csv: 4 cells, 4 of them run now
  UNDECIDED  c  at least 5 positions are needed for an interval, and here are 4
  UNDECIDED  c  at least 5 positions are needed for an interval, and here are 4
  $ sed -i 's/1..4/1..20/' p.json; plymeter run -o p.csv p.json 2> said
  PASS  c  leaves = 42 (42 .. 42 at 95 %), wanted < 99; n = 20 of 19 positions
  $ plymeter claims --format md p.csv p.json | tail -1
  Means over 19 positions, with 95 % intervals.

What was drawn are seeds unless the claim says otherwise.

  $ rows "$(seeds random 2 2 3 4)" "$(seeds random 4 5 6 7)"; both='where: { limit: [2, 4] }, relation: <, value: 20'
  $ judge "$both" "$both, unit: [seed, limit]" "$both, unit: limit"
  UNDECIDED,leaves,< 20,,,,6,3,,"at least 5 seeds are needed for an interval, and here are 3"
  PASS,leaves,< 20,4.5,2.623297419,6.376702581,6,6,,
  UNDECIDED,leaves,< 20,,,,6,2,,"at least 5 units are needed for an interval, and here are 2"

Failures that are expected:

  $ rows "$threes"; judge 'relation: <, value: 3, expect: FAIL'
  FAIL,leaves,< 3,3,3,3,6,6,,
  $ judge 'relation: <=, value: 3, expect: FAIL'
  PASS,leaves,<= 3,3,3,3,6,6,,
  [6]
  $ rows "$six"; judge 'relation: >=, value: 4.5, expect: FAIL'
  UNDECIDED,leaves,>= 4.5,4.5,2.623297419,6.376702581,6,6,,

What is printed
---------------

  $ rows "$threes"; config '{ claim: three, metric: leaves, relation: ==, value: 3 },
  > { claim: fewer, metric: leaves, relation: <, value: 3, expect: FAIL },
  > { claim: älter, metric: leaves, relation: <, value: 3, where: { limit: 4 } }'
  $ plymeter claims x.csv x.json
  PASS          three  leaves == 3 in 6 of 6 rows
  FAIL (known)  fewer  leaves = 3 (3 .. 3 at 95 %), wanted < 3; n = 6 of 6 seeds
  UNDECIDED     \xc3\xa4lter  no row is as "where" says: these are results of another config, or of an older one (esc)
  $ markdown() { plymeter claims --format md "$@" | sed '1,/-->/d; s/[0-9.]* s |/... s |/'; }; markdown x.csv x.json
  
  | verdict | claim | relation | measured |
  |:---|:---|:---|---:|
  | PASS | three | leaves == 3 | 6 of 6 rows |
  | FAIL (known) | fewer | leaves \< 3 | 3 |
  | UNDECIDED | \xc3\xa4lter | leaves \\< 3 | \xe2\x80\x93 | (esc)
  
  Means over 6 seeds, with 95 % intervals. A failure is known if nothing shows that it was expected before its data were there. A dash: undecided without a number. Of "\xc3\xa4lter": no row is as "where" says: these are results of another config, or of an older one. (esc)
  $ sed 's/"expect"/"written": "before", &/' x.json > y.json; plymeter claims x.csv y.json | grep fewer
  FAIL (as expected)  fewer  leaves = 3 (3 .. 3 at 95 %), wanted < 3; n = 6 of 6 seeds
  $ plymeter claims --csv x.csv y.json
  claim,verdict,expected,written,of,wanted,mean,low,high,confidence,rows,units,held,note,outcome,says,cite,of_games,measured_in,results
  three,PASS,PASS,after,leaves,== 3,,,,,6,6,6,,,,,,,x.csv
  fewer,FAIL,FAIL,before,leaves,< 3,3,3,3,0.95,6,6,,,,,,,,x.csv
  \xc3\xa4lter,UNDECIDED,PASS,after,leaves,< 3,,,,0.95,0,0,,"no row is as ""where"" says: these are results of another config, or of an older one",,,,,,x.csv (esc)
  $ markdown x.csv y.json | grep -c 'is known'
  0
  [1]

Its config is that of the same name.

  $ refused 3 claims x.csv; mkdir configs; cp x.json configs; plymeter claims x.csv | head -1
  configs/x.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  PASS          three  leaves == 3 in 6 of 6 rows
  $ sed 's/"claims"/"x-claims"/' x.json > y.json; refused 3 claims x.csv y.json
  y.json: there are no "claims"
  $ refused 3 claims missing.csv x.json; refused 2 claims
  missing.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  plymeter claims: an argument is missing: it takes FILE.csv [CONFIG|FILE.csv]...
  $ plymeter claims --help | head -1
  usage: plymeter claims [OPTION]... FILE.csv [CONFIG|FILE.csv]...

At the end of a run
-------------------

  $ bound='{ claim: minimal, metric: leaves, where: { order: best }, relation: ==, theory: minimal_leaves }'
  $ config "$bound"; plymeter run x.json 2> said
  PASS  minimal  leaves / minimal_leaves == 1 in 12 of 12 rows

Claims are no part of what a cell is.

  $ config "$bound, { claim: wrong, metric: leaves, relation: <, value: 1, pool: [algorithm, order, limit] }"
  $ plymeter run x.json 2>&1 | grep -o '0 of them run now'; plymeter claims results/x.csv x.json
  0 of them run now
  PASS  minimal  leaves / minimal_leaves == 1 in 12 of 12 rows
  FAIL  wrong    leaves = 7.5278 (6.5355 .. 7.8974 at 95 %), wanted < 1; n = 36 of 6 seeds
  [6]

What did not end well comes first; of several configs, what is worst.

  $ sed 's/"claims"/"limits": { "nodes": 8 }, &/' x.json > few.json; plymeter run few.json 2> said
  UNDECIDED  minimal  line 7 ended by budget: raise "nodes" in "limits", or leave such cells out by "where" or "against"
  UNDECIDED  wrong    line 3 ended by budget: raise "nodes" in "limits", or leave such cells out by "where" or "against"
  [1]
  $ sed 's/"minimal"/"y"/' x.json > again.json; plymeter run again.json x.json 2> said
  PASS  y      leaves / minimal_leaves == 1 in 12 of 12 rows
  FAIL  wrong  leaves = 7.5278 (6.5355 .. 7.8974 at 95 %), wanted < 1; n = 36 of 6 seeds
  PASS  minimal  leaves / minimal_leaves == 1 in 12 of 12 rows
  FAIL  wrong    leaves = 7.5278 (6.5355 .. 7.8974 at 95 %), wanted < 1; n = 36 of 6 seeds
  [6]

By hand r is 38 / sqrt(17.5 * 88), and its interval reaches 1.96 / sqrt(3) around atanh(r) = 2.064.

  $ deeper='where: { limit: 4 }, against: { limit: 2 }'
  $ rows "$six" "$(seeds random 4 3 7 7 11 11 15)"
  $ judge "$deeper, compare: correlation, relation: >=, value: 0.8" "$deeper, compare: correlation, relation: >"
  UNDECIDED,correlation of leaves,>= 0.8,0.9683296637,0.732079717,0.9966582367,6,6,,
  PASS,correlation of leaves,> 0,0.9683296637,0.732079717,0.9966582367,6,6,,
  $ rows "$six" "$(seeds random 4 3 7)"; judge "$deeper, compare: correlation, relation: >=, value: 0.8"
  UNDECIDED,correlation of leaves,>= 0.8,,,,2,2,,"a correlation takes at least five pairs, and numbers that vary"

By ranks, of which equal values share the mean, a value does not count by how far off it lies: 7 / sqrt(9 * 10).

  $ rows "$(seeds random 2 1 2 3 4 500)" "$(seeds random 4 20 40 500 40 500)"
  $ judge "$deeper, compare: ranks, relation: >=, value: 0.99"
  FAIL,correlation of leaves by ranks,>= 0.99,0.7378647874,-0.4137503669,0.9813069411,5,5,,
  [6]

"~" passes where the interval contains the value and reaches less than the margin from it, fails where it excludes the value,
however near, and is undecided where it is too wide.

  $ rows "$(seeds random 4 9 11 9 11 9 11)"
  $ judge 'relation: ~, value: 10, margin: 3' 'relation: ~, value: 10, margin: 0.1' 'relation: ~, value: 9.5, margin: 1' \
  >   'relation: ~, value: 10.5, margin: 1'
  PASS,leaves,~ 10 +- 3,10,9.105572809,10.89442719,6,6,,
  UNDECIDED,leaves,~ 10 +- 0.1,10,9.105572809,10.89442719,6,6,,
  UNDECIDED,leaves,~ 9.5 +- 1,10,9.105572809,10.89442719,6,6,,
  UNDECIDED,leaves,~ 10.5 +- 1,10,9.105572809,10.89442719,6,6,,
  $ judge 'relation: ~, value: 13, margin: 9' 'relation: ~, value: 7, margin: 9'
  FAIL,leaves,~ 13 +- 9,10,9.105572809,10.89442719,6,6,,
  FAIL,leaves,~ 7 +- 9,10,9.105572809,10.89442719,6,6,,
  [6]

A row that has nothing of which it could have a share is left out, not missed.

  $ rows "$(seeds random 4 2,4,3,1,1 2,4,1,1,0 2,0,0,0,0 2,2,1,1,0 2,2,1,0,0 2,2,1,,)"
  $ sed -i '1s/$/,cutoffs,cutoffs_first,changed,fresh/' x.csv
  $ config '{ claim: a, metric: first_cuts, within: [0.25, 0.75], each: true },' \
  >   '{ claim: b, metric: fresh_share, relation: <=, value: 1, each: true },' \
  >   '{ claim: c, metric: changed, relation: <=, value: 1, each: true }'
  $ plymeter claims x.csv x.json
  PASS       a  first_cuts in 0.25 .. 0.75 in 5 of 5 rows
  PASS       b  fresh_share <= 1 in 3 of 3 rows
  UNDECIDED  c  line 7 has no changed: its cell is empty
  $ plymeter summary --csv x.csv --of fresh_share,first_cuts | cut -d, -f1-3
  of,n,mean
  fresh_share,3,0.3333333333
  first_cuts,5,0.5

What was published
------------------

  $ three='claim: three, metric: leaves, where: { order: best }, relation: ==,' all='[threshold, design, depth]'
  $ published() { # VALUE GAME SAME
  >   config "{ $three value: $1, source: { cite: \"Doe 1999\", says: three, game: $2${3:+, same: $3} } }"
  >   plymeter claims x.csv x.json; }
  $ rows "$threes"; published 3 uniform "$all"
  PASS  three  leaves == 3 in 6 of 6 rows
        published: three, in uniform (Doe 1999); measured in uniform: reproduced
  $ published 4 '[chess, uniform]' "$all"
  FAIL  three  leaves == 4 in 0 of 6 rows; line 2 has 3: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=best cutoff=depth limit=2
        published: three, in chess, uniform (Doe 1999); measured in uniform: not reproduced
  [6]
  $ published 4 '[chess, "uniform "]' "$all"
  FAIL  three  leaves == 4 in 0 of 6 rows; line 2 has 3: game=uniform branching=2 seed=1 algorithm=alphabeta fail=soft order=best cutoff=depth limit=2
        published: three, in chess, uniform  (Doe 1999); measured in uniform: does not transfer
  [6]
  $ published 3 chess "$all"
  PASS  three  leaves == 3 in 6 of 6 rows
        published: three, in chess (Doe 1999); measured in uniform: transfers
  $ markdown x.csv x.json; plymeter claims --csv x.csv x.json | cut -d, -f15-
  
  Claims of what was published: 1. Reproduced: 0; not reproduced: 0. In another game it transfers: 1; it does not: 0. With a threshold of ours consistent: 0; inconsistent: 0. Of another design or depth, PASS: 0; FAIL: 0. UNDECIDED: 0.
  
  | verdict | claim | published | game | relation | measured |
  |:---|:---|:---|:---|:---|---:|
  | PASS: transfers | three | three, in chess (Doe 1999) | uniform | leaves == 3 | 6 of 6 rows |
  
  
  outcome,says,cite,of_games,measured_in,results
  transfers,three,Doe 1999,chess,uniform,x.csv

Of what nobody knows nothing came.

  $ rows; published 4 chess "$all" | tail -1
             published: three, in chess (Doe 1999); measured in uniform

Nothing is reproduced, nor does it transfer, unless the claim says that threshold, design and depth are the source's.

  $ rows "$threes"; for same in '' '[threshold]' '[design]' '[depth, threshold]' '[design, depth]' "$all"; do
  >   for game in uniform chess; do published 3 $game "$same" | sed -n 's/.*measured in uniform: //p'; done | paste -sd /; done
  other design and depth/other game, design and depth
  other design and depth/other game, design and depth
  other depth/other game and depth
  other design/other game and design
  consistent with/other game
  reproduced/transfers
  $ published 4 uniform '[design, depth]' | tail -1
        published: three, in uniform (Doe 1999); measured in uniform: inconsistent with

Another variant is another game, and one game of several may be that.

  $ json > x.json << end
  > { games: [ { game: shogi, variant: [standard, mini] }, { game: tictactoe } ], searches: [ { algorithm: alphabeta } ],
  >   cutoffs: [ { limit: 1 } ], claims: [ { claim: a, metric: leaves, relation: ==, value: 30, where: { variant: standard },
  >     source: { cite: Doe, says: three, game: shogi, same: $all } },
  >   { claim: b, metric: leaves, relation: ==, value: 14, where: { variant: mini },
  >     source: { cite: Doe, says: three, game: shogi, same: $all } },
  >   { claim: c, metric: leaves, relation: >=, value: 9, each: true,
  >     source: { cite: Doe, says: three, game: [shogi, "shogi variant=mini"], same: $all } } ] }
  > end
  $ plymeter run x.json 2> said
  PASS  a  leaves == 30 in 1 of 1 rows
        published: three, in shogi (Doe); measured in shogi: reproduced
  PASS  b  leaves == 14 in 1 of 1 rows
        published: three, in shogi (Doe); measured in shogi variant=mini: transfers
  PASS  c  leaves >= 9 in 3 of 3 rows
        published: three, in shogi, shogi variant=mini (Doe); measured in shogi, shogi variant=mini, tictactoe: transfers

Several results
---------------

Experiments in a folder below configs/ have their results in one of the same name, and are judged together.

  $ config "{ $three theory: minimal_leaves }"
  $ mkdir -p configs/shelf kept/shelf; cp x.json configs/y.json; mv x.json configs/shelf
  $ plymeter run shelf/x 2> said; plymeter run configs/y.json 2> said
  PASS  three  leaves / minimal_leaves == 1 in 12 of 12 rows
  PASS  three  leaves / minimal_leaves == 1 in 12 of 12 rows
  $ cp results/shelf/x.csv kept/shelf; plymeter claims kept/shelf/x.csv
  PASS  three  leaves / minimal_leaves == 1 in 12 of 12 rows
  $ plymeter claims results/shelf/x.csv results/y.csv | sed 's/[0-9.]* s: /... s:/'
  shelf/x, ... s:
  PASS  three  leaves / minimal_leaves == 1 in 12 of 12 rows
  
  y, ... s:
  PASS  three  leaves / minimal_leaves == 1 in 12 of 12 rows
  $ markdown results/shelf/x.csv results/y.csv
  
  | page | verdict | claim | relation | measured |
  |:---|:---|:---|:---|---:|
  | shelf/x, ... s | PASS | three | leaves / minimal\_leaves == 1 | 12 of 12 rows |
  | y, ... s | PASS | three | leaves / minimal\_leaves == 1 | 12 of 12 rows |
  
  
  $ plymeter claims --format md results/shelf/x.csv results/y.csv | grep -o 'results/.* has .* rows'
  results/shelf/x.csv has 36 rows
  results/y.csv has 36 rows
  $ refused 2 claims results/y.csv results/y.csv configs/y.json
  plymeter claims: one CONFIG goes with one FILE.csv, not with several

Of a run that was killed nobody knows how long it took.

  $ lines '{"sessions": [ {"start": "2026-01-01T00:00:00Z", "end": "2026-01-01T00:00:05Z"},' \
  >   '{"start": "2026-01-01T00:01:00Z"} ]}' > results/killed.meta.json
  $ cp results/y.csv results/killed.csv; cp configs/y.json configs/killed.json
  $ plymeter claims results/y.csv results/killed.csv | grep killed
  killed, more than 5 s: 
  $ config "{ $three theory: minimal_leaves, source: { cite: Doe, says: three, game: uniform, same: $all } }"
  $ cp x.json configs/killed.json; plymeter claims results/y.csv results/killed.csv | grep published
        published: three, in uniform (Doe); measured in uniform: reproduced
  Claims of what was published: 1. Reproduced: 1 (1 of killed); not reproduced: 0. In another game it transfers: 0; it does not: 0. With a threshold of ours consistent: 0; inconsistent: 0. Of another design or depth, PASS: 0; FAIL: 0. UNDECIDED: 0.
  $ cp configs/y.json configs/z.json; refused 3 claims results/y.csv results/z.csv; refused 3 run shelf/z
  results/z.csv: No such file or directory; plymeter run configs/z.json writes it
  shelf/z: No such file or directory; did you mean "configs/z.json"?

What is wrong with claims: each line has some, and so have those of x.json from the fifth on.

  $ wrong() { config "$(sed '$!s/$/,/')"; refused 3 run x.json; }
  $ means='claim: c, metric: leaves'; less="$means, relation: <, value: 3"
  $ wrong << end
  > 3, { metric: leaves, relation: <, value: 3 }, { claim: 3, metric: leaves, relation: <, value: 3 }
  > { claim: c, metirc: leaves }, { claim: c, relation: <, value: 3 }, { claim: c, metric: leafs, relation: <, value: 3 }
  > { claim: c, metric: move, relation: <, value: 3 }, { claim: c, metric: regret, relation: <, value: 3 }
  > { claim: c, metric: gain, relation: ==, value: 3 }, { $means }, { $means, relation: =, value: 3 }
  > { $less, within: [1, 2] }, { $means, value: 3, within: [1, 2] }
  > { $means, within: [1] }, { $means, within: [2, 1] }, { $means, within: [1, x] }
  > { $means, relation: < }, { $means, relation: ~, value: 3 }, { $less, margin: 1 }
  > { $means, relation: ~, value: 3, margin: 1, each: true }
  > end
  x.json:5:15: a claim is to be an object
  x.json:5:18: this claim has no sentence, "claim"
  x.json:5:82: "claim" is to be a text, in quotes
  x.json:6:1: a claim has a "relation" or is "within" two numbers: this has neither
  x.json:6:17: unknown key "metirc"; did you mean "metric"?
  x.json:6:39: this claim has no "metric"
  x.json:6:112: "leafs" is no column of numbers; did you mean "leaves"?
  x.json:7:27: "move" is no column of numbers
  x.json:7:92: "regret" is no column of numbers here: rows have it with "measure": "decision"
  x.json:8:27: "==" is of counts, not of "gain"
  x.json:8:67: a claim has a "relation" or is "within" two numbers: this has neither
  x.json:8:153: "relation" is to be one of ==|<=|>=|<|>|~, not "="; did you mean "=="?
  x.json:9:49: a claim has a "relation" or is "within" two numbers, not both
  x.json:9:63: "value" goes with "relation", not with "within"
  x.json:9:131: "value" goes with "relation", not with "within"
  x.json:10:47: "within" is to be a list of two numbers
  x.json:10:100: nothing is "within" these: the first is the larger
  x.json:10:160: "within" is to be a number from -1e+300 to 1e+300, not "x"
  x.json:11:49: "relation" to what? There is no "value", "against" or "theory"
  x.json:11:104: the relation "~" takes a "margin", and no other does
  x.json:11:171: the relation "~" takes a "margin", and no other does
  x.json:12:49: the relation "~" is of a mean, not of each row
  $ wrong << end
  > { $less, confidence: 1 }, { $less, expect: UNDECIDED }, { $less, written: then }, { $less, each: 1 }
  > { $less, where: [] }, { $less, pair: [seed] }, { $means, relation: <, theory: minimal_leavs }
  > { $means, relation: <, theory: minimal_leaves, against: { limit: 2 } }
  > { $means, relation: <, against: { limit: 2 }, pair: [sed] }, { $less, unit: [seed, lmit] }
  > { $means, against: { limit: 2 }, compare: correlation, relation: == }
  > { $less, where: { limt: 2 } }, { $less, where: { limit: [2, 3] } }, { $less, where: { seed: 6..7 } }
  > { $less, where: { game: othelo } }, { $less, where: { game: othello } }, { $less, where: { window: open } }
  > { $less, where: { algorithm: minimax, fail: soft } }, { $less, where: { algorithm: minimax, order: best } }
  > { $less, source: Doe }, { $less, source: { cite: Doe, says: three } }, { $less, source: { site: Doe, says: a, game: chess } }
  > { $less, source: { cite: 3, says: a, game: chess } }, { $less, source: { cite: a, says: b, game: chess, same: [] } }
  > { $less, source: { cite: a, says: b, game: uniform, same: [dept] } }
  > { $less, source: { cite: a, says: b, game: [] } }, { $less, source: { cite: a, says: b, game: [3] } }
  > { $means, against: { limit: 2 }, compare: ranks, relation: <, each: true }
  > { $means, against: { limit: 2 }, compare: ranks, relation: <, each: false, confidence: 0.9 }
  > { $means, relation: ==, value: 3, pool: limit }
  > end
  x.json:5:94: "confidence" is to be a number from 0.5 to 0.9999, not "1"
  x.json:5:174: "expect" is to be one of PASS|FAIL, not "UNDECIDED"
  x.json:5:265: "written" is to be one of after|before, not "then"
  x.json:5:348: "each" is to be true or false
  x.json:6:75: "where" is to be an object that says which cells
  x.json:6:154: "pair" goes with "against", which says who the partners are
  x.json:6:229: theory has no column "minimal_leavs"; did you mean "minimal_leaves"?
  x.json:7:64: a claim is "against" other cells or "theory", not both
  x.json:8:89: no axis is named "sed"; did you mean "seed"?
  x.json:8:173: no axis is named "lmit"; did you mean "limit"?
  x.json:9:75: a correlation is of all rows, with its interval at 95 %: "==", "each" and "confidence" are not
  x.json:10:77: unknown key "limt"; did you mean "limit"?
  x.json:10:177: no cell here has the limit "3"; they have "2", "4"
  x.json:10:273: no cell here has the seed "7"; they have "1", "2", "3", "4", "5", "6"
  x.json:11:85: there is no game "othelo"; did you mean "othello"?
  x.json:11:183: no cell here has the game "othello"; they have "uniform"
  x.json:11:284: there will be no column "window": the config does not mention it; to have one, name it among the "searches", even if only with its default
  x.json:12:101: unknown key "fail"
  x.json:12:230: no cell here has the order "best"; they have "none"
  x.json:13:76: "source" is to be an object with "cite", "says" and "game"
  x.json:13:160: this source does not say of which "game"
  x.json:13:275: unknown key "site"; did you mean "cite"?
  x.json:14:86: "cite" is to be a text
  x.json:14:251: the list of "same" is empty
  x.json:15:132: "same" is to be one of threshold|design|depth, not "dept"; did you mean "depth"?
  x.json:16:112: "game" is to be the name of a game, or a list of names
  x.json:16:231: "game" is to be the name of a game, or a list of names
  x.json:17:75: a correlation is of all rows, with its interval at 95 %: "==", "each" and "confidence" are not
  x.json:18:75: a correlation is of all rows, with its interval at 95 %: "==", "each" and "confidence" are not
  x.json:19:75: "pool" goes with a claim about a mean, not of each row

With what else is wrong; and theory takes what it is of.

  $ lines '{ games: [ { game: unifrm } ], searches: [ { algorithm: minimax } ],' 'claims: [ { claim: c }, 7 ] }' | json > x.json
  $ refused 3 run x.json
  x.json:1:24: there is no game "unifrm"; did you mean "uniform"?
  x.json:2:13: this claim has no "metric"
  x.json:2:13: a claim has a "relation" or is "within" two numbers: this has neither
  x.json:2:31: a claim is to be an object
  $ json > x.json << end
  > { games: [ { game: uniform, seed: 1..9 } ], searches: [ { algorithm: minimax } ],
  >   claims: [ { claim: c, metric: leaves, relation: ==, theory: minimax_leaves } ] }
  > end
  $ refused 3 run x.json
  x.json:2:79: "theory" wants cells of cutoff depth whose "branching" and "limit" the config mentions
