Where results come from: the record beside them, the journal's notes, and what figures carry.

  $ . "$PROJECT"/tests/setup.sh
  $ json > c.json <<'END'
  > { games: [ { game: uniform, seed: 1..4 } ], searches: [ { algorithm: minimax } ], cutoffs: [ { cutoff: depth, limit: 1..3 } ] }
  > END
  $ sum_of() { sha256sum < "$1" | cut -d' ' -f1; }

The record has the config, sums of files, and what nobody can know later. What differs between programs, machines and times is replaced
here by dots, or by what it is.

  $ plymeter run -j 2 c.json; sed '/"sources"/,/}/d; /"governor"/,/^\t},/d; s/\t//g' results/c.meta.json > said
  results/c.csv: 12 cells, 12 of them run now
  $ sed "s/$(sum_of c.json)/SUM-OF-CONFIG/; s/$(sum_of results/c.csv)/SUM-OF-CSV/; s/[0-9-]*T[0-9:]*Z/TIME/" said |
  >   sed '/^"diff"/,/^}/d; s/^"\(plymeter\|harness\|tools\|commit\|state\|compiler\|flags\|host\|cpu\|kernel\|searches\)":.*/\1.../' |
  >   paste -sd' ' | fold -s -w 120
  { plymeter... "format":2, harness... tools... commit... state... compiler... flags... "command":["plymeter", "run", 
  "-j", "2", "c.json"], "jobs":2, "config":{ "path":"c.json", "sha256":"SUM-OF-CONFIG", "text":"{ \"games\": [ { 
  \"game\": \"uniform\", \"seed\": \"1..4\" } ], \"searches\": [ { \"algorithm\": \"minimax\" } ], \"cutoffs\": [ { 
  \"cutoff\": \"depth\", \"limit\": \"1..3\" } ] }\n" }, "machine":{ host... cpu... kernel... "start":"TIME", 
  "end":"TIME", searches... "cells":12, "ran":12, "csv":{ "sha256":"SUM-OF-CSV" }, "sessions":[{ "start":"TIME", 
  plymeter... harness... tools... commit... state... compiler... flags... "command":["plymeter", "run", "-j", "2", 
  "c.json"], host... "config_sha256":"SUM-OF-CONFIG", "end":"TIME" }] }
  $ grep -v '^"commit\|^"state' said | grep unknown; plymeter --version > version; for id in harness tools commit; do
  >   grep -o "$id $(sed -n "s/^\"$id\":\"\(.*\)\",/\1/p; t" said | head -1)" version | sed 's/ .*//'; done
  harness
  tools
  commit
  $ sed -n 's/^"\(start\|end\)":"\(.*\)".*/\2/p' said | head -2 > times; sort -c times

A program beyond a release is told from it by its commit. Of a dirty program the record has what would make the same source again.

  $ grep -Eqx 'plymeter [0-9.]+ \(harness [0-9a-f]{16}, tools [0-9a-f]{16}, commit ([0-9a-f]{40}, (clean|dirty|archive)|unknown, unknown)\)' \
  >   version || cat version
  $ version=$(cut -d' ' -f2 version | head -1); grep -x "version: $version" "$PROJECT"/CITATION.cff | sed s/$version/VERSION/
  version: VERSION
  $ lines "## $version - $(sed -n 's/^date-released: //p' "$PROJECT"/CITATION.cff)" > heading
  $ grep '^## [0-9]' "$PROJECT"/CHANGELOG.md | head -1 | cmp - heading
  $ for test in dist diff; do mkdir $test
  >   (cd $test; "$PROJECT"/tests/run/$test.sh > ../$test.said 2>&1) || cat $test.said; done
  $ python3 -c 'import hashlib, json; record = json.load(open("results/c.meta.json")); diff = record.get("diff")
  > print((diff is not None) == (record["state"] == "dirty"), not diff or hashlib.sha256(diff["text"].encode()).hexdigest() == diff["sha256"])'
  True True

A path may have any bytes; its record is JSON nevertheless.

  $ plymeter run -o "$(printf 'o\377.csv')" c.json 2> said; grep '"command"' "$(printf 'o\377.meta.json')" | tr -d '\t' | uniq
  "command":["plymeter", "run", "-o", "o?.csv", "c.json"],

Sessions
--------

Rows come from several runs: the journal knows them all. When nothing ran nothing is noted.

  $ sessions() { grep -c '"config_sha256"' results/s.meta.json; sed 1,/sessions/d results/s.meta.json | grep -c '"end"'; }
  $ cp c.json s.json; plymeter run s.json; cp results/s.meta.json before; plymeter run s.json; cmp before results/s.meta.json
  results/s.csv: 12 cells, 12 of them run now
  results/s.csv: 12 cells, 0 of them run now
  $ grep -c "^#run .*$(sum_of s.json)" results/s.journal; grep -c '^#run ' results/s.journal; grep -c '^#end ' results/s.journal
  1
  1
  1
  $ sed -i 's/"1\.\.3"/[1, 2, 3, 30]/' s.json; timeout -s TERM 0.5 "$PLYMETER" run s.json > said 2>&1; echo $?
  124
  $ sed -i 's/, 30\]/, 4]/' s.json; plymeter run s.json; sessions; plymeter run s.json
  results/s.csv: 16 cells, 4 of them run now
  3
  2
  results/s.csv: 16 cells, 0 of them run now

A record that is lost is written again; without it no row is other.

  $ rm results/s.meta.json; plymeter run s.json; sessions; cp results/s.csv before; rm results/s.meta.json
  results/s.csv: 16 cells, 0 of them run now
  3
  2
  $ sed -i '/^#/d' results/s.journal; plymeter run s.json; cmp before results/s.csv
  results/s.csv: 16 cells, 0 of them run now

Figures
-------

  $ cp c.json 'a<&>.json'; plymeter run -o f.csv 'a<&>.json'
  f.csv: 12 cells, 12 of them run now
  $ lines '<?xml version="1.0"?>' '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>' > f.svg; printf '\211PNG' > f.png
  $ lines %PDF-1.5 '1 0 obj' '<< /CreationDate (D:20261122123639Z) >>' endobj xref trailer '<< >>' startxref 24 %%EOF > f.pdf
  $ lines '%!PS-Adobe-3.0 EPSF-3.0' '%%CreationDate: Sun Nov 22 12:36:40 2026' showpage %%Trailer end %%EOF > f.eps
  $ lines '% GNUPLOT: LaTeX picture with Postscript' '\begingroup' '\endgroup' > f.tex

A stamp is the same bytes each time, and whenever the figure was made.

  $ for e in svg pdf png eps tex; do cp f.$e first.$e; cp f.$e again.$e; plymeter stamp f.$e f.csv; plymeter stamp again.$e f.csv
  >   cmp f.$e again.$e; done
  $ for e in eps pdf; do sed s/2026/2027/ first.$e > other.$e; cmp -s first.$e other.$e && echo no date; plymeter stamp other.$e f.csv
  >   cmp f.$e other.$e; done
  $ for e in pdf png eps tex; do tail -1 f.$e | grep -ao '%{"plymeter":"[0-9.]*"}$' | sed 's/[0-9.]\{5,\}/VERSION/'; done
  %{"plymeter":"VERSION"}
  %{"plymeter":"VERSION"}
  %{"plymeter":"VERSION"}
  %{"plymeter":"VERSION"}

An SVG has the record, but not the machine, in which nothing is markup.

  $ sed -n 's/.*<metadata>\(.*\)<.metadata>.*/\1/p' f.svg > stamp; grep -c '<g/><metadata>{"plymeter":' f.svg; grep '[<>&]\|kernel' stamp
  1
  [1]
  $ grep -c "$(sum_of f.csv)" stamp; grep -o '"config":{"path":"[^"]*"' stamp; grep -o '"command":\[[^]]*\]' stamp
  1
  "config":{"path":"a\u003c\u0026\u003e.json"
  "command":["plymeter","run","-o","f.csv","a\u003c\u0026\u003e.json"]
  $ echo plot > f.gp; cp first.svg by.svg; cp f.csv by.csv; plymeter stamp by.svg by.csv f.gp
  $ grep -c "{\"path\":\"f.gp\",\"sha256\":\"$(sum_of f.gp)" by.svg; cp first.svg by.svg; echo nothing at all in here > f.txt
  1
  $ for wrong in 'by.svg by.csv none.gp' 'f.svg f.csv' 'f.txt f.csv' 'none.svg f.csv'; do refused 3 stamp $wrong; done
  none.gp: No such file or directory
  f.svg: it has a stamp already
  f.txt: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot
  none.svg: No such file or directory

Sums are those of another program, of lengths around the ends of blocks, too.

  $ for size in 0 $(seq 50 130) 1000000; do head -c $size /dev/zero | tr '\0' a > f.gp; cp first.svg by.svg; plymeter stamp by.svg by.csv f.gp
  >   grep -q "\"sha256\":\"$(sum_of f.gp)" by.svg || echo $size; done

Of a CSV whose record is of other bytes nothing is claimed.

  $ echo >> f.csv; cp first.svg f.svg; plymeter stamp f.svg f.csv; grep -c '{"plymeter":"unknown"' f.svg; ls | grep new
  1
  [1]
