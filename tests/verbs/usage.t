Every verb there is: its help, and what it says of options that are unknown, lack a value, or have a wrong one.

  $ . "$PROJECT"/tests/setup.sh
  $ verbs=$(plymeter --help | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p'); echo $verbs
  cell doctor draw learn new plan run schema claims compare elo equivalent figure plot stamp summary tabulate tune grade list perft play show theory uci usi
  $ ls "$PROJECT"/src/verbs/*.c | sed 's,.*/,,; s/\.c//' | sort > files; lines $verbs | sort | cmp files -

Each explains itself, in lines of 100 characters but for examples.

  $ for verb in $verbs; do
  >   plymeter $verb --help 2>&- > $verb.help; plymeter help $verb | cmp - $verb.help; plymeter $verb nonsense -h | cmp - $verb.help
  >   head -1 $verb.help | grep -v "^usage: plymeter $verb"; grep '^[^ ].\{100\}' $verb.help; done
  [1]
  $ refused 2 help rum; refused 2 hlp; refused 2 list mtdf othelo
  plymeter: there is no verb "rum"; did you mean "run"?
  plymeter --help says which there are
  plymeter: there is no verb "hlp"; did you mean "help"?
  plymeter --help says which there are
  plymeter list: there is no game, algorithm, order, leaf, pruning or cutoff "othelo"; did you mean "othello"?
  $ plymeter help cell > 1; plymeter cell help | cmp - 1; plymeter help > 1; plymeter help help | cmp - 1
  $ plymeter list keys | grep '^sprt.elo1'; plymeter list orders > 1; plymeter list order | cmp - 1
  sprt.elo1               the other (a number from -1000 to 1000; default 20)
  $ grep -c '^  killer ' 1; grep -c '^  \(othello\|mtdf\|depth\) ' 1
  1
  0
  [1]

The options that they name, with what each takes:

  $ for verb in $verbs; do
  >   sed -n "s/^  \(-[a-z],\|   \) --\([a-z-]*\)\(\[=[^ ]*\| [A-Z][^ ]*\|\)  .*/$verb \2\3/p" $verb.help | grep -v ' help$'; done | sed 's/\[=/ &/' > options
  $ cut -d' ' -f3 options | sort -u | paste -sd' '
   AXES COLUMN COLUMN,... COLUMN=VALUE ELO0,ELO1 F FILE GAME I/N L LETTERS N NAME P PERCENT RATE S SEARCH STATUS,... TEXT V W WHAT=LETTERS,... WHERE WHICH WIDTH [=hosts]

Wrong ones, of which nothing more is said than what is wrong, and where to read more:

  $ misused() { # COMPLAINT VERB ARGUMENT...
  >   complaint=$1 verb=$2; shift; misuses=$((misuses + 1))
  >   told=$(plymeter "$@" 2>&1 < /dev/null; echo $?)
  >   test "$told" = "$(lines "plymeter $verb: $complaint" "plymeter $verb --help says more" 2)" || lines "plymeter $*: $told"; }
  $ for verb in $verbs; do
  >   key=; head -1 $verb.help | grep -q key=value && key='; a key is written as zzzzzzzzzz=VALUE'
  >   misused "there is no option \"--zzzzzzzzzz\"$key" $verb --zzzzzzzzzz; misused 'there is no option "-Z"' $verb -Z
  >   misused 'there is no option "--hepl"; did you mean "--help"?' $verb --hepl x; done
  $ while read -r verb option value; do
  >   double=$(echo $option | sed 's/^./&&/') # of two names one is often the other and an "s"
  >   misused "there is no option \"--$double\"; did you mean \"--$option\"?" $verb x --$double=1
  >   case $option:$value in
  >   *'[='*) ;;
  >   *:) misused "\"--$option=1\": that option takes nothing" $verb x --$option=1;;
  >   *) misused "\"--$option\" takes $value" $verb x --$option;; esac
  >   case $value:$option in
  >   STATUS,...:*) misused "\"--$option\" has an empty name in \"budget,,budget\"" $verb x --$option budget,,budget;;
  >   *,...:*|*:records) misused "\"--$option\" has an empty name in \"a,,a\"" $verb x --$option a,,a;; esac; done < options
  $ for verb in $verbs; do
  >   arguments=$(sed -n "1s/usage: plymeter $verb *\(\[OPTION\]\.\.\. *\)*\(\[KEY=VALUE\]\.\.\. \)*//p" $verb.help)
  >   case $arguments in '['*) ;; ?*) misused "an argument is missing: it takes $arguments" $verb;; esac
  >   case $arguments in
  >   *...*) ;;
  >   '') misused 'one argument too many: "x"' $verb x;;
  >   *' '*) misused 'one argument too many: "y"' $verb x x y;;
  >   *) misused 'one argument too many: "x"' $verb x x y;; esac; done; test $misuses -gt 300

Numbers out of range, and what is none of a few:

  $ while read -r verb option value; do plymeter $verb x --$option=-99999999 2>&1 | grep -h 'number from'; done < options
  plymeter doctor: "--jobs" is to be a whole number from 1 to 1024, not "-99999999"
  plymeter doctor: "--comparisons" is to be a whole number from 1 to 100000, not "-99999999"
  plymeter draw: "--fold" is to be a whole number from 1 to 1000000, not "-99999999"
  plymeter learn: "--skip" is to be a whole number from 0 to 1000, not "-99999999"
  plymeter learn: "--pool" is to be a whole number from 1 to 64, not "-99999999"
  plymeter run: "--jobs" is to be a whole number from 1 to 1024, not "-99999999"
  plymeter run: "--sample" is to be a whole number from 1 to 1000000000, not "-99999999"
  plymeter run: "--seed" is to be a whole number from 0 to 18446744073709551615, not "-99999999"
  plymeter compare: "--within" is to be a number from 0 to 1000, not "-99999999"
  plymeter elo: "--errors" is to be a number from 0 to 0.5, not "-99999999"
  plymeter grade: "--trees" is to be a whole number from 1 to 100000, not "-99999999"
  plymeter grade: "--seconds" is to be a number from 0.1 to 1000000, not "-99999999"
  plymeter grade: "--wait" is to be a number from 0.01 to 1000000, not "-99999999"
  plymeter grade: "--sample" is to be a whole number from 1 to 4096, not "-99999999"
  [1]
  $ while read -r verb option value; do plymeter $verb x --$option=zzzz 2>&1 | grep -h 'is to be one of'; done < options
  plymeter draw: "--format" is to be one of txt|svg|html|pdf|png, not "zzzz"
  plymeter run: "--reuse" is to be one of hosts, not "zzzz"
  plymeter run: "--retry" is to be one of unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter claims: "--format" is to be one of tex|md|csv|txt, not "zzzz"
  plymeter compare: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter elo: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter equivalent: "--of" is to be one of points|regret, not "zzzz"
  plymeter equivalent: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter plot: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter plot: "--log" is to be one of x|y|xy|none, not "zzzz"
  plymeter summary: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter tabulate: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "zzzz"
  plymeter tabulate: "--best" is to be one of column|least|greatest|none, not "zzzz"
  plymeter tabulate: "--interval" is to be one of below|beside|none, not "zzzz"
  plymeter tabulate: "--format" is to be one of tex|md|csv|txt, not "zzzz"
  plymeter grade: "--protocol" is to be one of words|lines, not "zzzz"
  plymeter grade: "--values" is to be one of small|int|long, not "zzzz"
  plymeter grade: "--leaves" is to be one of any|minimax|shallow|alphabeta, not "zzzz"
  [1]
  $ for key in depth=-1 depth=1001; do refused 2 perft game=kalah $key; done; refused 2 show x ply=-1
  plymeter perft: "depth" is to be a whole number from 1 to 100, not "-1"
  plymeter perft: "depth" is to be a whole number from 1 to 100, not "1001"
  plymeter show: "ply" is to be a whole number from 0 to 1000, not "-1"
  $ for wrong in 0,inf -inf,5 0,nan 5,0; do refused 2 elo x.csv --sprt=$wrong; done
  plymeter elo: "--sprt" takes two numbers, the smaller one first, not "0,inf"
  plymeter elo: "--sprt" takes two numbers, the smaller one first, not "-inf,5"
  plymeter elo: "--sprt" takes two numbers, the smaller one first, not "0,nan"
  plymeter elo: "--sprt" takes two numbers, the smaller one first, not "5,0"

A list in two parts is the whole list, and its last column counts, whatever the number: pairs of two players, with many columns that
differ in the last of them only.

  $ awk 'BEGIN { for (i = 0; i < 150; i++) { names = names ",c" i; sevens = sevens (i < 149 ? ",7" : "") }
  >   print "player,rival" names ",status,points,wins,draws,losses,first_game,second_game,leaves,ns"
  >   for (r = 0; r < 2; r++) print "A,B" sevens "," r ",ok,2,2,0,0," r "," r + 5 "," r + 1 ",20000" }' > wide.csv
  $ first=$(seq -s, -f c%g 0 74) second=$(seq -s, -f c%g 75 149)
  $ for call in 'summary wide.csv' 'elo wide.csv' 'compare wide.csv wide.csv'; do
  >   plymeter $call --by $first,$second > one; plymeter $call --by $first --by $second | cmp one -
  >   sed 's/\(7,\)*7,//; s/\(c[0-9]*=7 \)*//' one | grep -o '^[01],.*\|c149=.*'; done
  0,leaves,1,1,,1,1,1,1,1,,,1
  1,leaves,1,2,,2,2,2,2,2,,,1
  0,1,2,0,0,1,,inf,,,,,2
  1,1,2,0,0,1,,inf,,,,,2
  c149=0
  c149=1

POSIXLY_CORRECT does not matter.

  $ plymeter summary wide.csv --by c149 > one; POSIXLY_CORRECT=1 plymeter summary wide.csv --by c149 | cmp one -
