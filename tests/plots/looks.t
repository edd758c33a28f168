The looks of plots/style.gnuplot are told apart: in colour, in grey, and by those who are blind to a colour.

  $ looks() { awk -f "$PROJECT"/tests/plots/looks.awk "$1"; }
  $ looks "$PROJECT"/plots/style.gnuplot | sed 's/^[5-9] looks\|^[1-9][0-9] looks/all looks/; s/[2-9][0-9] meanings/all meanings/'
  all looks, all meanings

What is wrong is found.

  $ sed 's/^\(blue .*\)#006fae/\1#0e72b4/; s/^\(amber .*\)#eba20a/\1#ffcc33/; s/^\(pink .*\) 3 /\1 9 /
  >   s/^\(order *eval *\)green/\1black/; s/^\(order *none *\)pink/\1punk/; s/best  /eval  /' "$PROJECT"/plots/style.gnuplot > wrong; looks wrong | sed '$d'
  amber is too light for white paper
  vermilion and blue are the same grey
  pink and black are one without any colour
  violet and blue are one to the deuteranope eye
  eval has two lines
  eval and eval look the same
  there is no look "punk"
