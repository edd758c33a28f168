Do claims that say that they were "written" before their data stand in the history before these?

  $ . "$PROJECT"/tests/setup.sh; needs git python3
  $ written() { python3 "$PROJECT"/tests/results/written.py | sed 's/[0-9a-f]\{40\}/COMMIT/'; }

In a history that was made for it:

  $ history() { rm -rf r; git init -q r; cd r; mkdir -p configs results/reference; echo > a; commit; }
  $ commit() { git add -A; git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -qm x; }
  $ claim() { echo "{ claims: [ { claim: c, metric: leaves, relation: <, value: $1, expect: FAIL, written: before } ] }" |
  >   json > configs/x.json; }
  $ data() { echo "{ sessions: [ { commit: $1 } ] }" | json > results/reference/x.meta.json; echo 1 > results/reference/x.csv; }
  $ here() { git rev-parse HEAD; }
  $ (history; claim 1; written; commit; data $(here); commit; written)
  1 claims
  1 claims

Packed, and claimed in other words; changed later; in the same commit; begun before.

  $ (history; claim 1; commit; data $(here); commit
  >   gzip results/reference/x.csv; sed -i 's/"c"/"d"/' configs/x.json; commit; written)
  1 claims
  $ (history; claim 1; commit; data $(here); commit; claim 2; written)
  configs/x.json: not there before its data, at COMMIT^: "c"
  configs/x.json: not there before its data, at COMMIT: "c"
  1 claims
  $ (history; claim 1; data $(here); commit; written)
  configs/x.json: not there before its data, at COMMIT^: "c"
  configs/x.json: not there before its data, at COMMIT: "c"
  1 claims
  $ (history; base=$(here); claim 1; commit; data $base; commit; written)
  configs/x.json: not there before its data, at COMMIT: "c"
  1 claims
  $ git clone -q --depth 1 file://"$PWD"/r s; cd s; written
  not tested: without the whole history, in a clone of git, nobody can see which claims were written before their data

In this one:

  $ cd "$PROJECT"; python3 tests/results/written.py > "$OLDPWD"/said || { tail "$OLDPWD"/said >> /proc/$PPID/fd/2; exit 80; }
  $ grep -v '^[0-9]* claims$' "$OLDPWD"/said
  [1]
