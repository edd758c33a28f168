The page that steps through a search: that it is HTML which asks for nothing, whose texts are escaped, and that it tells what `draw`
draws.

  $ . "$PROJECT"/tests/setup.sh
  $ cell='game=tictactoe opening=6 seed=3 algorithm=pvs'
  $ plymeter draw $cell -o t.html; plymeter draw $cell --format html | cmp - t.html; plymeter draw $cell -o t.html

Every element ends where it should, and no text has a "<" of its own. The name of a tree's file is a text of others.

  $ elements() { # one a line; within a script a "<" is less
  >   sed '1d; s/<!--.*-->//g; /<script/,/<\/script>/{ /<script/!{ /<\/script>/!d; }; }' $1 | tr '\n' ' ' | sed 's/</\n</g' | sed 1d |
  >     awk '!/^<\/?[a-z0-9]/ { print "a text has " $0; next } { name = $0; sub(/^<\/?/, "", name); sub(/[^a-z0-9].*/, "", name); count++ }
  >       /^<\// { if (open[depth--] != name) print $0 " ends nothing"; next }
  >       name !~ /^(meta|input|line|rect|ellipse|path)$/ { open[++depth] = name }
  >       END { print depth " open, " (count > 100 ? "more than 100" : count) }'; }
  $ echo '[[3,5,1],[7,3]]' > '<b>&'; plymeter draw game=tree 'tree=<b>&' algorithm=alphabeta -o evil.html
  $ elements t.html; elements evil.html; grep -o '<code.*step</code>' evil.html
  0 open, more than 100
  0 open, more than 100
  <code class="command">plymeter draw game=tree &#39;tree=&#60;b&#62;&#38;&#39; algorithm=alphabeta --step</code>
  $ sed 's/<\/li>//' evil.html > torn.html; elements torn.html | grep -c 'ends nothing'
  6

Small trees, and those of small boards, are less than 100 KB.

  $ plymeter draw game=tree 'tree=[[[1,2,3],[4,5,6],[7,8,9]],[[1,2,3],[4,5,6],[7,8,9]],[[1,2,3],[4,5,6],[7,8,9]]]' algorithm=minimax -o minimax.html
  $ for page in t evil minimax; do test $(wc -c < $page.html) -lt 100000 || echo $page is too large; done

What the page can search by itself it has the tree of: plain minimax and alpha-beta on explicit trees, to the end, however that is asked for.

  $ searched() { plymeter draw "$@" --format html | grep -o ' data-tree="[^>]*'; }
  $ searched game=tree 'tree={"value":2,"children":[[3,-5],1]}' algorithm=minimax root=min limit=20
   data-tree="[[3,-5],1]" data-root="min" data-algorithm="minimax"
  $ lines '[[3,5],[2,9]]' > t.json; searched game=tree tree=t.json algorithm=alphabeta; searched game=tree tree=t.json moves=1 algorithm=alphabeta
   data-tree="[[3,5],[2,9]]" data-root="max" data-algorithm="alphabeta"
   data-tree="[-2,-9]" data-root="max" data-algorithm="alphabeta"
  $ for other in algorithm=pvs 'algorithm=alphabeta limit=1' 'algorithm=alphabeta order=best' 'algorithm=alphabeta entries=100' \
  >   'algorithm=minimax pruning=beam beam_width=1' 'algorithm=alphabeta fail=hard' 'algorithm=alphabeta deepen=limit'; do
  >   searched game=tree tree=t.json $other; done; searched game=uniform limit=1
  only the last step of deepening is drawn
  [1]

No addresses:

  $ grep ' href=\| src\|url(\|@import\|[a-z]*://' t.html
  [1]
  $ grep -o "content=\"default-src.*style-src 'sha256-" t.html
  content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-

The page's steps are those of --step, and its last picture has the same texts as the picture.

  $ plymeter draw $cell --step > steps; grep -c '<li class="cut"' t.html
  2
  $ test $(grep -c '<li class="[a-z]*"[^>]*><b>' t.html) = $(($(wc -l < steps) + 1))
  $ texts() { grep '^<text' | sed 's/<[^>]*>//g' | sort; }
  $ plymeter draw $cell --bare -o t.svg; texts < t.svg > drawn; test -s drawn
  $ awk '/class="moment end"/ { end = 1 } /^<\/g>/ { end = 0 } end' t.html | texts | diff drawn -

Reasons are told in words.

  $ page() { plymeter draw "$@" --format html 2> said; }
  $ page game=tree algorithm=alphabeta | grep -o 'MIN 2 is worth at most -3.*cannot matter\.'
  MIN 2 is worth at most -3, whatever else there is below it; MAX already has a move worth 1 or more, and will not come here. So the 2 children left cannot matter.
  $ page game=uniform values=9 algorithm=mtdf limit=3 seed=2 | grep -o -m1 'the null window is answered: not less than'
  the null window is answered: not less than
  $ page game=tree 'tree=[5,[[[4,9],8],7]]' algorithm=alphabeta | grep -o -m1 'further up the tree'
  further up the tree

What is wrong:

  $ refused 2 draw game=uniform limit=8 algorithm=minimax -o e.html; refused 2 draw game=tree --fold 1 -o e.html
  152918 steps are too many for a page, which holds 500
  plymeter draw: a page has the whole search: --fold, --principal and --bare are for lists and pictures
  $ echo mine > m.html; refused 3 draw game=tree -o m.html; cat m.html; ls e.html*
  m.html: plymeter did not write this and would destroy it; move it, or choose another name
  mine
  ls: cannot access 'e.html*': No such file or directory
  [2]
