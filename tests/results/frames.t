The lines of results/README.md in Python and R, where these are installed.  Those that read a CSV find numbers, texts and what is
missing as such, and the means that summary finds.

  $ . "$PROJECT"/tests/setup.sh; here=$PWD
  $ block() { awk -v fence='```'"$1" -v n="$2" '$0 == "```" { inside = 0 } inside; $0 == fence { inside = ++count == n }' \
  >   "$PROJECT"/results/README.md; }
  $ cd "$PROJECT"; plymeter list columns > "$here"/columns
  $ plymeter summary results/reference/doubling.csv --csv --by algorithm,order,limit --of leaves --where game=othello \
  >   > "$here"/means
  $ for language in python r; do block $language 1 > "$here"/$language; test -s "$here"/$language || echo "no $language"; done
  $ python=/usr/bin/python3
  $ if $python -c 'import pandas' 2> /dev/null; then $python tests/results/frames.py "$here"/python "$here"/means "$here"/columns > "$here"/said || cat "$here"/said
  > else note 'pandas is not installed'; fi
  $ if has Rscript; then Rscript tests/results/frames.R "$here"/r "$here"/means "$here"/columns > "$here"/said || cat "$here"/said; fi
  $ cd "$here"

Those that ask for cells end with the means of the orders none and eval that the same cells have one by one.

  $ mean() { for seed in 1 2 3 4 5 6 7 8 9 10; do plymeter cell game=othello opening=8 limit=5 seed=$seed order=$1; done |
  >   awk -F, '/^game/ { for (i = 1; i <= NF; i++) if ($i == "leaves") at = i; next }
  >   { sum += $at; n++ } END { print sum / n }'; }
  $ mean none | tee cells; mean eval | tee -a cells
  4196
  1009.1
  $ cells() { block $1 2 | sed "s|build/plymeter|$PLYMETER|" > lines
  >   $2 lines | tail -n 2 | awk '{ print $NF + 0 }' | diff cells -; }
  $ if has $python; then cells python $python; fi; if has Rscript; then cells r Rscript; fi

The third and fourth in R say who is how strong, and how closely values go together, as these results are known to say.

  $ answer() { (block r $1 > lines; cd "$PROJECT"; Rscript "$here"/lines | tr -s ' ' | grep -q "$2" || echo "without $2"); }
  $ if has Rscript; then answer 3 'Senior Master 185\.1[0-9]* 13\.1'; answer 4 '^ 0\.91221[0-9]* 0\.94339'
  >   answer 4 '^value 1\.00195 '; fi
