Text in figures, as others see it: Poppler, of each figure with the font of the style and without it; and the classes of LaTeX.

  $ . "$PROJECT"/tests/setup.sh
  $ fc-list 'Liberation Sans' 2> said | grep -q . || note "fonts-liberation is not installed"
  $ if has pdftotext && fc-list 'Liberation Sans' 2> said | grep -q .; then
  >   "$PROJECT"/tests/plots/figures.sh "$PROJECT" "$PLYMETER" fonts; fi
  $ if has pdflatex; then "$PROJECT"/tests/paper/classes.sh "$PROJECT" "$PLYMETER" > said || cat said; fi
