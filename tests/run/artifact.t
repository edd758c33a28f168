What make reproduce packs, and what sha256sum and `plymeter run --sample` say of what others made of it.

  $ . "$PROJECT"/tests/setup.sh
  $ for what in packed changed slow; do "$PROJECT"/tests/run/artifact.sh "$PROJECT" "$PLYMETER" $what || echo $what ended with $?; done
