Trees as rsvg-convert has them: alike each time, and never in the place of what plymeter did not draw.

  $ . "$PROJECT"/tests/setup.sh; needs rsvg-convert
  $ for ending in pdf png; do
  >   plymeter draw game=tree algorithm=pvs -o t.$ending; plymeter draw game=tree algorithm=pvs --format $ending | cmp - t.$ending; done
  $ head -c 5 t.pdf; echo; head -c 4 t.png | tail -c 3; echo
  %PDF-
  PNG
  $ cp t.pdf first.pdf; plymeter draw game=tree algorithm=pvs -o t.pdf; cmp t.pdf first.pdf
  $ echo mine > t.png; refused 3 draw game=tree -o t.png; cat t.png
  t.png: plymeter did not draw this and would destroy it; move it, or choose another name
  mine
