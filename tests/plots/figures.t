The figures, drawn of results/reference/ at the widths and in the formats that there are.  tests/plots/figures.sh says what each
part looks at, and prints complaints only.

  $ . "$PROJECT"/tests/setup.sh
  $ for part in findings kept pages widths languages missing hostile; do
  >   "$PROJECT"/tests/plots/figures.sh "$PROJECT" "$PLYMETER" $part > complaints 2>&1; status=$?
  >   if test $status = 77; then note "$(cat complaints)"; else
  >     cat complaints; test $status = 0 || echo "$part: $status"; fi; done
