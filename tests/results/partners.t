Comparing groups of rows within one file: who is whose partner, what is said of those that have none, and the answers.

  $ . "$PROJECT"/tests/setup.sh
  $ compare() { plymeter compare x.csv "$@"; }
  $ by() { compare --by "$@"; }

Searches by two algorithms, at some limits: mtdf, which has a parameter that pvs lacks, has 10 leaves for each seed, pvs 20, but 5
for the last.

  $ searches() { awk -v limits="$*" 'BEGIN { print "game,seed,algorithm,entries,order,limit,status,leaves,regret"
  >   for (l = 1; l <= split(limits, limit, " "); l++) for (s = 1; s <= 8; s++) {
  >     print "x," s ",mtdf,64,none," limit[l] ",ok," 10 * s ",0"
  >     print "x," s ",pvs,,none," limit[l] ",ok," (s == 8 ? 5 : 20) * s "," s } }' > x.csv; }

Pairs agree in all but what is compared: seven ratios of 2 and one of 1/2, 2^(6/8); by the sign test 2 (1 + 8) / 2^8.

  $ searches 4; by algorithm=mtdf,pvs
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  $ by algorithm=mtdf,pvs --pair seed --of leaves; by algorithm; by algorithm=pvs,mtdf
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  x.csv: rows with algorithm=pvs and algorithm=mtdf differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  mtdf,pvs,leaves,8,8,0.5946035575,0.469252057,1,7,0,1,0.0703125
  $ by algorithm=mtdf,pvs --difference # 10 + ... + 70 - 40, of 8
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,difference,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,30,-9.080336837,52.25495493,1,0,7,0.0703125
  $ by algorithm --difference --of leaves,regret
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,difference,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,30,-16.40463156,55.77996783,1,0,7,0.0703125
  pvs,mtdf,regret,8,8,4.5,1.936365427,7.063634573,0,0,8,0.0078125

Groups have a line each; intervals hold for all lines together, and so are wider, as those above of two differences.

  $ searches 4 5; by limit,algorithm=mtdf,pvs
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  limit,algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  4,pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  5,pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  $ by algorithm --pool limit; by algorithm --where limit=5..9
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,16,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,8,8,1.681792831,1,2.131050861,1,0,7,0.0703125
  $ refused 2 compare x.csv --by algorithm=mtdf,pvs
  x.csv: means of leaves would mix different limit: "4" in line 2, "5" in line 18
  x.csv: name what differs in --by, or allow it with --pool limit

What has no partner is named.

  $ for pair in 'seed --pool limit' seed,limit,entries; do refused 2 compare x.csv --by algorithm=mtdf,pvs --pair $pair; done
  x.csv:2: more than one partner with algorithm=pvs: lines 3 and 19 differ in limit ("4" and "5"); name that in --pair, or choose one with --where
  x.csv: no row with algorithm=mtdf has a partner with algorithm=pvs; of line 2 the nearest, line 3, differs in entries ("64" and ""); --pair names the columns in which partners agree
  $ sed -i 5d x.csv; by algorithm=mtdf,pvs --where limit=4
  x.csv: left out: 1 of 8 rows with algorithm=mtdf, which have no partner with algorithm=pvs (the first in line 4)
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,7,7,1.640670712,0.9057236643,2.170980447,1,0,6,0.125
  $ sed -i '2s/ok,\([0-9]*\),.*/budget,\1,/' x.csv; by algorithm --where limit=4
  x.csv: left out: 1 of 15 rows, which ended by budget (the first in line 2)
  x.csv: left out: 1 of 7 rows with algorithm=mtdf, which have no partner with algorithm=pvs (the first in line 4)
  x.csv: left out: 1 of 7 rows with algorithm=pvs, which have no partner with algorithm=mtdf (the first in line 3)
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  pvs,mtdf,leaves,6,6,1.587401052,0.793700526,2.240111684,1,0,5,0.21875
  $ lines seed,algorithm,status,leaves 1,pvs,ok,3 1,mtdf,ok,4 1,mtdf,ok,5 > x.csv; refused 2 compare x.csv --by algorithm=pvs,mtdf
  x.csv:2: more than one partner with algorithm=mtdf: lines 3 and 4 are of the same cell

Misuse:

  $ searches 4
  $ for wrong in algorithm=mtdf,pv algoritm=mtdf,pvs 'algorithm --pair sead' 'algorithm --of leafs' algorithm=mtdf \
  >   entries,algorithm=mtdf,pvs 'algorithm --of regret'; do refused 2 compare x.csv --by $wrong; done
  x.csv: no row has algorithm=pv; did you mean "pvs"?
  x.csv:1: no column "algoritm"; did you mean "algorithm"?
  x.csv:1: no column "algoritm"; did you mean "algorithm"?
  x.csv:1: no column "sead"; did you mean "seed"?
  x.csv:1: no column "leafs"; did you mean "leaves"?
  x.csv: the column "algorithm" has one value here, which nothing is compared with
  x.csv: left out: entries=64: no row with algorithm=pvs has leaves
  x.csv: left out: entries=: no row with algorithm=mtdf has leaves
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  x.csv:2: regret is 0 here, which has no ratio: use --difference
  $ lines seed,algorithm,leaves 1,pvs,3 1,mtdf,4 > x.csv; by algorithm --pair seed
  algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p
  mtdf,pvs,leaves,1,1,1.333333333,,,0,0,1,1
  $ refused 3 compare x.csv --by algorithm
  x.csv:1: no column "status"

For people:

  $ searches 4; by algorithm=mtdf,pvs --table
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  algorithm  against  of      pairs  units  ratio      interval  less  equal  greater     p
  pvs        mtdf     leaves      8      8   1.68  1.00 .. 2.13     1      0        7  0.07
  
  leaves: algorithm=pvs cannot be told apart from algorithm=mtdf: it has 1.68 (1.00 .. 2.13) times as many, over 8 seeds; less in 1, more in 7 (sign test: p = 0.07).
  $ said() { by "$@" --table | tail -1; }
  $ said algorithm=mtdf,pvs --where seed=1..7; said algorithm --of regret --difference --where seed=1..4
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  leaves: algorithm=pvs has 2 (2 .. 2) times as many as algorithm=mtdf, over 7 seeds; less in 0, more in 7 (sign test: p = 0.016).
  x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too
  regret: algorithm=pvs has 2.5000 more than algorithm=mtdf, over 4 seeds, too few for an interval; less in 0, more in 4 (sign test: p = 0.12).
  $ sed -n '1p; s/none/eval/p' x.csv > y.csv; sed 1d x.csv >> y.csv
  $ plymeter compare y.csv --table --by order --where algorithm=pvs | tail -1
  leaves: order=none has as many as order=eval everywhere, over 8 seeds.
