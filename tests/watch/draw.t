The trees that `draw` draws: worked by hand, as text and as pictures.

  $ . "$PROJECT"/tests/setup.sh
  $ draw() { plymeter draw "$@"; }
  $ tree() { tree=$1; shift; plymeter draw game=tree "tree=$tree" "$@"; }

MAX has 1 from its first child; within MIN 1 the bound 7 and then 3 become beta. -3 is below what MIN 1 promised to MAX, its
grandparent: the parent's own bound. SSS* leaves out what is not needed.

  $ small='[[3,5,1],[7,3,-4],[-3,0,3]]'
  $ tree "$small" algorithm=alphabeta
  node                value  visits  window       type  note
  MAX                 1           1  (-inf, inf)     1  principal
    MIN 0             1           2  (-inf, inf)     1  principal
      MAX 0           3           3  (-inf, inf)     1  game over
      MAX 1           5           4  (-inf, 3)       2  game over
      MAX 2           1           5  (-inf, 3)       2  principal, game over
    MIN 1             -4          6  (1, inf)        2  
      MAX 0           7           7  (1, inf)        3  game over
      MAX 1           3           8  (1, 7)          3  game over
      MAX 2           -4          9  (1, 3)          3  game over
    MIN 2             <=-3       10  (1, inf)        2  
      MAX 0           -3         11  (1, inf)        3  game over
      ... 2 children                                    alpha cut
  $ tree "$small" algorithm=alphabeta --fold 1 | grep folded; tree "$small" algorithm=sss | grep '\.\.\.'
      ... 3 nodes                                    folded, 3 leaves
      ... 3 nodes                                    folded, 3 leaves
      ... 1 node                                     folded, 1 leaves
      ... 2 children                                    not needed

3 is below the 4 that the root has, three plies above MIN 1.0.0, whose parent knows nothing yet; without deep cutoffs that is not
known there.

  $ deep='[4,[[[3,9],5],8]]'
  $ tree "$deep" algorithm=alphabeta
  node                 value  visits  window       type  note
  MAX                  5           1  (-inf, inf)     1  principal
    MIN 0              4           2  (-inf, inf)     1  game over
    MIN 1              5           3  (4, inf)        2  principal
      MAX 0            5           4  (4, inf)        3  principal
        MIN 0          <=3         5  (4, inf)        2  
          MAX 0        3           6  (4, inf)        3  game over
          ... 1 child                                    deep alpha cut
        MIN 1          5           7  (4, inf)        2  principal, game over
      MAX 1            8           8  (4, 5)          3  game over
  $ for algorithm in shallow minimax; do tree "$deep" algorithm=$algorithm; done | grep -c '\.\.\.'
  0
  [1]

A null window (1, 2) asks whether MAX 0.1 is worth less than 2, and no node above has 1.

  $ tree '[[[2],[[0,9],5]]]' algorithm=pvs | grep -B5 '\.\.\.'
      MAX 0            2           3  (-inf, inf)     1  principal
        MIN 0          2           4  (-inf, inf)     1  principal, game over
      MAX 1            5           5  (1, 2)          2  
        MIN 0          <=0         6  (1, 2)          3  
          MAX 0        0           7  (1, 2)          2  game over
          ... 1 child                                    alpha cut, null window
  $ tree '[[[2],[[0,9],5]]]' algorithm=alphabeta | grep -c '\.\.\.'
  0
  [1]

What the table answers needs no children, and of what it knows of a child, ETC makes cuts. With deepening the last step is drawn, and
nothing that a step before found.

  $ draw game=tictactoe position=xo./.../...:x limit=7 algorithm=alphabeta entries=10000 etc=yes --fold 9 | grep table |
  >   sed 's/.*  //; s/[0-9]* \(alpha\|beta\)/\1/' | sort | uniq -c
        5 alpha cut, table
        5 beta cut, table
       94 known to the table
  $ three='game=uniform branching=3 limit=4 algorithm=alphabeta --fold 9'
  $ draw $three > once; wc -l < once; draw $three deepen=limit | cmp - once
  55
  only the last step of deepening is drawn

The horizon
-----------

MAX may do nothing, worth 0; take a rook with the queen, worth 5 until MIN takes back, then -4; or take a pawn with a knight, worth 1
until MIN takes the knight, -2, and MAX that which took it, 1 again. One ply deep, static leaves make MAX take the rook. Quiescence
finds -4 there, where MIN need not look at its other capture, and 1 behind the knight.

  $ quiet() { echo "{value:$1,children:[${2}0]}"; }; noisy() { echo "{noisy:true,value:$1,children:[${2}0]}"; }
  $ horizon=$(echo "[$(quiet 0),$(quiet 5 $(noisy -4),$(noisy 4),),$(quiet 1 $(noisy -2 $(noisy 1),),)]" | json)
  $ tree "$horizon" limit=1 leaf=quiescence
  node         value  visits  window       type  note
  MAX          1           1  (-inf, inf)     1  principal
    MIN 0      0           2  (-inf, inf)     1  limit spent
    MIN 1      <=-4        3  (0, inf)        2  limit spent, stands pat at 5
      MAX 0    -4          4  (0, 5)             beyond the horizon
    MIN 2      1           5  (0, inf)        2  principal, limit spent, stands pat at 1
      MAX 0    >=1         6  (0, 1)             beyond the horizon, stands pat at -2
        MIN 0  1           7  (0, 1)             beyond the horizon
  $ for leaf in static quiescence 'quiescence most_beyond=1' 'quiescence most_beyond=0'; do
  >   plymeter cell --json game=tree "tree=$horizon" limit=1 leaf=$leaf | sed 's/.*"status":"ok",//; s/,"generated.*"beyond/,"beyond/
  >     s/,"passes.*//'; done
  "value":5,"move":"1","interior":1,"leaves":3,"terminals":0,"evaluations":3,"beyond":0
  "value":1,"move":"2","interior":1,"leaves":3,"terminals":0,"evaluations":6,"beyond":3
  "value":0,"move":"0","interior":1,"leaves":3,"terminals":0,"evaluations":5,"beyond":2
  "value":5,"move":"1","interior":1,"leaves":3,"terminals":0,"evaluations":3,"beyond":0

Who is in check cannot stand pat, and tries what is not noisy, too: MIN stands at 9, and must go to 2 or -3.

  $ check='[{"check":true,"value":9,"children":[2,-3]},1]'
  $ for leaf in static quiescence; do plymeter cell --json game=tree "tree=$check" limit=1 leaf=$leaf | grep -o '"value":[0-9]'; done
  "value":9
  "value":1

Prunings
--------

Of each move `beam` looks at two replies, and so does not see that the first is worth 1 and the second -4. MIN 2 stands at 0, more than
a point below the 4 that MAX has then: so `reverse` answers that it is worth 1 at most.

  $ pruned='[[3,5,1],{"value":5,"children":[7,4,-4]},[-3,0,3]]'
  $ beam='limit=2 algorithm=alphabeta beam_width=2 beam_loud=no'
  $ tree "$pruned" $beam pruning=reverse+beam
  node             value  visits  window       type  note
  MAX              4           1  (-inf, inf)     1  principal
    MIN 0          3           2  (-inf, inf)     1  
      MAX 0        3           3  (-inf, inf)     1  game over
      MAX 1        5           4  (-inf, 3)       2  game over
      ... 1 child                                    left out by beam
    MIN 1          4           5  (3, inf)        2  principal
      MAX 0        7           6  (3, inf)        3  game over
      MAX 1        4           7  (3, 7)          3  principal, game over
      ... 1 child                                    left out by beam
    MIN 2          <=1         8  (4, inf)        2  pruned by reverse

MTD(f) asks first whether MAX gets 0. MIN 0 stands at 3, and has a move worth 5 to MAX already: so `futility` leaves the others out, as
worth 2 at least. When it is asked whether MAX gets 3, the next is searched, and worth -1, which contradicts that; so the last need not
be. From above it is the other way round: whether MAX gets 5 depends on the second move, worth 4, and whether it gets 4 does not by
what MIN stands at, 5.

  $ leaf() { echo "{\"value\":$1,\"children\":[0]}"; }
  $ mtdf() { tree "$@" limit=2 algorithm=mtdf pruning=futility 2> said; }
  $ mtdf "[{\"value\":3,\"children\":[$(leaf 5),$(leaf -1),$(leaf -2)]}]" first=zero
  node             value  visits  window          type  note
  MAX                 -1  1, 4    (-1, 0) (2, 3)     1  principal
    MIN 0             -1  2, 5    (-1, 0) (2, 3)     1  principal
      MAX 0            5  3, 6    (-1, 0) (2, 3)     1  limit spent
      MAX 1           -1  7       (2, 3)             2  principal, limit spent
      ... 1 child                                       left out by futility
  $ mtdf "[{\"value\":3,\"children\":[$(leaf 5),$(leaf -1),$(leaf -2)]}]" first=zero --step | grep prune
         prune  MAX 0.1 left out by futility: MAX 0.1 is >=2
         prune  MAX 0.2 left out by futility: MAX 0.2 is >=2, MIN 0 is >=2, MAX is >=2
  $ mtdf "[{\"value\":5,\"children\":[$(leaf 5),$(leaf 4)]}]" first=+infinity
  node       value  visits    window                    type  note
  MAX            4  1, 4, 8   (inf, inf) (4, 5) (3, 4)     1  principal
    MIN 0        4  2, 5, 9   (inf, inf) (4, 5) (3, 4)     1  principal
      MAX 0      5  3, 6, 10  (inf, inf) (4, 5) (3, 4)     1  limit spent
      MAX 1      4  7         (4, 5)                       2  principal, limit spent, left out by futility

ProbCut looks at MIN 1 itself with a ply less left. In the first tree that is enough for an answer, 5 at most, and what it saw below does
not count. In the second MIN 1 is searched on: its first two moves are worth 9 and 4, which cuts; the third, of which only ProbCut saw
something, proves nothing.

  $ probcut='limit=3 algorithm=alphabeta pruning=probcut probcut_pairs=2:1:1:0:0'
  $ tree '[[[5]],[{"value":3,"children":[9]},[7]]]' $probcut | sed 1,5d
    MIN 1      <=5    5, 6    (5, inf) (5, 6)     2  pruned by probcut
      MAX 0           7       (5, 6)              3  outdated: with less left to spend
  $ tree '[[[5]],[{"value":8,"children":[9]},{"value":7,"children":[4]},{"value":6,"children":[6]}]]' $probcut | sed 1,5d
    MIN 1      <=4    5, 6    (5, inf) (5, 6)     2  
      MAX 0    9      7, 10   (5, 6) (5, inf)     3  
        MIN 0  9      11      (5, inf)            2  game over
      MAX 1    4      8, 12   (5, 6) (5, 9)       3  
        MIN 0  4      13      (5, 9)              2  game over
      MAX 2           9       (5, 6)              3  outdated: with less left to spend

A move that a reduced search finds good is visited again, and one that it does not is left out.

  $ tree '[[{"value":4,"children":[4]},{"value":3,"children":[6]},{"value":9,"children":[1]}]]' algorithm=alphabeta cutoff=late limit=3 \
  >   late_from=1 late_left=1 pruning=research
  node         value  visits  window            type  note
  MAX              4  1       (-inf, inf)          1  principal
    MIN 0          4  2       (-inf, inf)          1  principal
      MAX 0        4  3       (-inf, inf)          1  principal
        MIN 0      4  4       (-inf, inf)          1  principal, game over
      MAX 1        6  5, 6    (3, 4) (-inf, 4)     2  
        MIN 0      6  7       (-inf, 4)            3  game over
      MAX 2        9  8       (3, 4)               2  limit spent, left out by research

Of what is below a null move one event is left.

  $ null='game=tictactoe algorithm=alphabeta pruning=null null_plies=1'
  $ draw $null position=x../.o./...:x limit=3 --step | grep -A2 '36  visit'
     36  visit  MIN a2  window (2, inf)
         pass   MIN a2 tries a null move, below which 1 visit is not drawn
         prune  MIN a2 answered by null: MIN a2 is <=2
  $ draw $null position=x../.o./...:x limit=5 --step > steps; grep -c 'tries a null move' steps; grep -c 'answered by null' steps
  29
  26

Steps
-----

  $ tree "$small" algorithm=alphabeta --step | sed -n '/ 11  /,$p'
     11  visit  MAX 2.0  window (1, inf)
         leaf   MAX 2.0: MAX 2.0 is -3, MIN 2 is <=-3, MAX is 1
         cut    MIN 2: alpha cut, 2 children not visited
  $ tree "$horizon" limit=1 leaf=quiescence --step | sed -n '/  3  /,/leaf/p'
      3  visit  MIN 1  window (0, inf)
         pat    MIN 1 stands pat at 5
      4  look   MAX 1.0  window (0, 5)
         pat    MAX 1.0 stands pat at -4
         worth  MAX 1.0: MAX 1.0 is -4
         leaf   MIN 1: MIN 1 is <=-4
  $ tree "$pruned" $beam pruning=none+reverse+beam --step | tail -3
         prune  MAX 1.2 left out by beam: MAX 1.2 is >=4, MIN 1 is 4, MAX is >=4
      8  visit  MIN 2  window (4, inf)
         prune  MIN 2 answered by reverse: MIN 2 is <=1, MAX is 4

Pictures
--------

  $ draw game=tree algorithm=alphabeta -o t.svg; draw game=tree algorithm=alphabeta --format svg | cmp - t.svg
  $ grep -c '<ellipse' t.svg; grep -c 'class="cut"' t.svg
  4
  3
  $ grep -o '>visit 1<\|>type 1<\|>v11<\|>(−∞, ∞)<\|>(1, ∞)<\|>v: visits<\|>(α, β): window<' t.svg | sort | uniq -c
        2 >(1, \xe2\x88\x9e)< (esc)
        1 >(\xce\xb1, \xce\xb2): window< (esc)
        2 >(\xe2\x88\x92\xe2\x88\x9e, \xe2\x88\x9e)< (esc)
        1 >type 1<
        1 >v11<
        1 >v: visits<
        1 >visit 1<
  $ draw game=tree algorithm=minimax --format svg | grep -c '∞\|window'
  0
  [1]
  $ draw game=othello opening=6 limit=1 --format svg | grep -o 'class="last"\|class="small">[a-h][1-8]' | sort | uniq -c
        8 class="last"
        1 class="small">b3
        1 class="small">c7
        1 class="small">d3
        1 class="small">d7
        1 class="small">e3
        1 class="small">e7
        1 class="small">f3
        1 class="small">g3
  $ draw game=uniform branching=2 limit=2 --format svg | grep -o -m1 'limit spent'
  limit spent
  $ tree "$horizon" limit=1 leaf=quiescence -o h.svg; grep -c 'class="beyond"' h.svg; grep -o '>pat 5<' h.svg
  4
  >pat 5<
  $ tree '[0,[[1],[1]]]' algorithm=abc alternatives=1 --format svg | grep -o 'stopped early'
  stopped early

One moves by itself: each group of it has an animation, in which all are seen once, and without motion it is the finished tree.

  $ tree "$small" algorithm=alphabeta --animate -o a.svg; tree "$small" algorithm=alphabeta --animate -o a.svg
  $ grep -o 'name:m[0-9-]*' a.svg | sort -u | sed 's/name:/@keyframes /' > named; grep -o '@keyframes m[0-9-]*' a.svg | sort | cmp - named
  $ grep -c 'moment here' a.svg; grep -o '.>7 leaves .*<' a.svg | tail -2; grep -o 'prefers-reduced-motion: no-preference' a.svg
  20
  ">7 leaves \xc2\xb7 MIN 2: alpha cut, 2 children not visited< (esc)
  ">7 leaves \xc2\xb7 the root is worth 1< (esc)
  prefers-reduced-motion: no-preference
  $ texts() { grep '^<text' | sed 's/<[^>]*>//g' | sort; }
  $ awk '/class="moment end"/ { end = 1 } /^<\/g>/ { end = 0 } end && !/leaves/' a.svg | texts > still; tree "$small" algorithm=alphabeta --bare --format svg | texts | diff still -
  $ refused 2 draw game=tree --animate --fold 1 -o a.svg; refused 2 draw game=tree --animate -o a.html
  plymeter draw: --animate is for an SVG of the whole search: -o FILE.svg, without --fold, --principal and --bare
  plymeter draw: --animate is for an SVG of the whole search: -o FILE.svg, without --fold, --principal and --bare
  $ refused 2 draw game=uniform limit=8 algorithm=minimax --animate -o b.svg
  152918 steps are too many for a picture that moves, which holds 500

Its own are replaced, others' are not.

  $ draw game=tree algorithm=alphabeta -o t.svg; echo '<svg mine>' > other.svg; refused 3 draw game=tree -o other.svg
  other.svg: plymeter did not write this and would destroy it; move it, or choose another name
  $ refused 2 draw game=tree --width wide --format svg; refused 2 draw game=tree -o tree.gif; refused 2 draw game=tree -o tree.dot
  plymeter draw: "wide" is no width: 3.3in, 84mm, 8.4cm, 240pt, or ieee as plymeter figure has it are
  plymeter draw: "tree.gif" does not end in .txt, .svg, .html, .pdf or .png; --format says what it is to be
  plymeter draw: "tree.dot" is not drawn any more: draw -o FILE.svg, or FILE.pdf, draws the same tree

Large trees are folded, or refused.

  $ four='game=uniform branching=4 limit=4 algorithm=minimax'
  $ draw $four | wc -l; draw $four --fold 4 | wc -l; draw $four --width 3.3in -o u.svg
  folded below ply 3: 85 of 341 nodes are listed; --fold 4 lists all
  150
  342
  of a node at most 2 moves are drawn, so that it fits into 3.3 in; --width W says otherwise
  $ refused 1 draw game=uniform branching=8 limit=8 algorithm=minimax; draw game=uniform limit=5 nodes=20 2>&1 | grep stopped
  plymeter: the tree is too large: more than 524288 events; limit=5 has fewer
  the search stopped before its end
        ... 2 children                                                          search stopped
      ... 3 children                                                            search stopped
    ... 3 children                                                              search stopped
  $ draw game=uniform branching=8 limit=5 algorithm=minimax | wc -l
  folded below ply 2: 73 of 37449 nodes are listed; --fold 5 lists all
  138

A picture is as wide as was asked for at most, or there is none, and it is said which width would do.

  $ for width in 1 1.5 2 2.1 2.5 3.3 5 7 14; do
  >   for cell in 'game=uniform branching=30 values=1000000 limit=2' 'game=uniform branching=3 limit=6 order=worst' \
  >     'game=othello opening=6 limit=3' 'game=connect4 opening=4 limit=3 algorithm=minimax --fold 3' \
  >     'game=tictactoe limit=4 --principal' 'game=connect4 limit=3 algorithm=mtdf --no-boards --bare'; do
  >     draw $cell --width ${width}in -o fit.svg 2> said; status=$? page=$width
  >     test $status = 0 || { test ! -e fit.svg; would=$(sed -n 's/.*; --width \([0-9.]*in\).* would do/\1/p' said)
  >       draw $cell --width $would -o fit.svg 2> said || echo $would will not do; page=${would%in}; }
  >     drawn=$(sed -n '1s/.* width="\([0-9.]*\)pt.*/\1/p' fit.svg); rm fit.svg
  >     awk "BEGIN { exit !($drawn <= 72 * $page) }" && echo fits, $status; done; done | sort | uniq -c
       39 fits, 0
       15 fits, 2

Siblings that have no room are folded into one, but for the principal one, wherever it stands: what is drawn and what is said to be more
are all. One is not folded alone.

  $ wide='game=uniform branching=20 limit=1 --width 3.3in -o s.svg'
  $ draw $wide values=1000 algorithm=minimax
  of a node at most 8 moves are drawn, so that it fits into 3.3 in; --width W says otherwise
  $ for order in best worst random; do
  >   draw $wide values=1000000 order=$order 2> said; drawn=$(grep -c '<ellipse' s.svg)
  >   echo $drawn + $(sed -n 's/.*>\([0-9]*\) more<.*/\1/p' s.svg), $(grep -c '<ellipse class="min principal"' s.svg); done
  6 + 15, 1
  5 + 16, 1
  6 + 15, 1
  $ for branching in 5 6 7 8 9; do
  >   draw game=uniform branching=$branching limit=1 --width 2.2in -o s.svg 2> said; grep -c '>1 more<' s.svg; done | uniq
  0

Of several visits each window says whose it is; moves with names stand below their edges.

  $ draw game=uniform branching=2 values=20 seed=3 limit=4 algorithm=mtdf first=zero entries=1000 --width 14in -o m.svg
  $ grep -o '>v16: (−10, −9)<\|>(−1, 0)<' m.svg | sort -u
  >(\xe2\x88\x921, 0)< (esc)
  >v16: (\xe2\x88\x9210, \xe2\x88\x929)< (esc)

Those that are kept are what is drawn today: the trees of the tutorials, and the minimal one.

  $ kept() { cmp - "$PROJECT"/plots/trees/$1.svg; }
  $ grep -o '"\[\[.*\]"' "$PROJECT"/configs/tutorial.json | tr -d '"' > trees; n=0
  $ while read -r one; do n=$((n + 1)); tree "$one" algorithm=alphabeta --format svg | kept worked${n#1}; done < trees; echo $n
  5
  $ draw game=uniform branching=3 values=100 order=best limit=3 algorithm=alphabeta --format svg | kept minimal
  $ tree "$small" algorithm=alphabeta --animate --format svg | kept moving
  $ tree "$horizon" limit=1 leaf=quiescence --format svg | kept horizon
  $ tree "$pruned" $beam pruning=reverse+beam --format svg | kept pruned

Without rsvg-convert there is no PDF.

  $ mkdir nothing; program=$(realpath "$PLYMETER"); PATH=nothing "$program" draw game=tree -o t.pdf; echo $?; ls t.pdf*
  rsvg-convert is not installed; on Debian it is in the package librsvg2-bin; -o FILE.svg needs no other program
  3
  ls: cannot access 't.pdf*': No such file or directory
  [2]
