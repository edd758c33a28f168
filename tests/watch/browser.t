The page that steps through a search, in a browser (tests/watch/browser.py): it asks for nothing, it moves, it searches as plymeter does,
and hostile texts stay texts. The tree is in a file whose name wishes the page ill.

  $ . "$PROJECT"/tests/setup.sh; needs chromium python3
  $ evil='<img src=x onerror=document.title=1>'
  $ echo '[[3,5,1],[7,3,-4],[-3,0,3]]' > "$evil"; plymeter draw game=tree "tree=$evil" algorithm=alphabeta -o page.html
  $ plymeter draw game=tictactoe opening=6 seed=3 algorithm=pvs -o film.html

What one can see, step by step: the step, nodes that are visited (of a film those whose values are written large), and what is said.

  $ cat > words << 'end'
  > seen = selector => [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length), void 0
  > one = document.querySelector.bind(document), says = text => one('.said').textContent.includes(text), void 0
  > at = () => [+one('.viewer input').value, seen('figure:first-child .node:not(.later), .tree .moment .large').length], void 0
  > counts = () => seen('figcaption').map(e => e.textContent), void 0
  > pale = () => seen('figure:first-child .later .large').map(e => e.textContent).join(), void 0
  > command = () => one('.command').textContent, void 0
  > end
  $ mkfifo in out; python3 "$PROJECT"/tests/watch/browser.py < in > out & exec 3> in 4< out
  $ browse() { { cat; echo complaints; } >&3; while next && test "$heard" != .; do lines "$heard"; done; }
  $ steps() { { echo show ${1:-page.html}; cat words -; } | browse; }
  $ steps << 'end'
  > [at(), one('.viewer input').max]
  > one('.viewer input').focus()
  > press ArrowRight
  > press ArrowRight
  > at()
  > press ArrowLeft
  > [at(), says('MIN 0  window (-∞, ∞)')]
  > press End
  > [at(), says('the root is worth 1'), location.hash]
  > press Home
  > at()
  > end
  [[1, 1], "21"]
  [3, 3]
  [[2, 2], true]
  [[21, 11], true, "#step=21"]
  [1, 1]
  $ steps film.html << 'end'
  > at()
  > press ArrowRight
  > one('.viewer input').focus()
  > press ArrowRight
  > at()
  > press End
  > [at()[0] == one('.viewer input').max, one('.edit').hidden]
  > end
  [1, 1]
  [2, 2]
  [true, true]

Buttons:

  $ steps << 'end'
  > one('[data-go=next]').click(), at()
  > document.querySelectorAll('.steps li')[19].click(), [at()[0], says('MIN 2 is worth at most -3')]
  > seen('.reason').map(e => e.textContent)
  > one('.viewer input').value = 7, one('.viewer input').dispatchEvent(new Event('input')), one('.viewer output').textContent
  > [[...document.querySelectorAll('.steps li')].findIndex(l => l.hasAttribute('aria-current')) + 1, seen('figure:first-child .here').length]
  > one('[data-go=play]').click(), one('[data-go=play]').textContent
  > new Promise(done => setTimeout(() => done(at()[0]), 2000))
  > end
  [2, 2]
  [20, true]
  ["\u03b1 cut"]
  7 of 21
  [7, 1]
  Pause
  8

The address says where to begin, and with "bare" the page is what a frame needs.

  $ steps << 'end'
  > location.hash = 'step=9&bare', new Promise(done => setTimeout(() => done([at()[0], seen('h1, .steps, .legend, footer, .caption').length]), 100))
  > one('[data-go=next]').click(), [location.hash, seen('.said, .tree, .controls').length]
  > location.hash = 'step=x', new Promise(done => setTimeout(() => done([at()[0], seen('h1').length]), 100))
  > location.hash = 'step=99', new Promise(done => setTimeout(() => done(at()[0]), 100))
  > end
  [9, 0]
  ["#step=10&bare", 4]
  [1, 1]
  21

Minimax is beside alpha-beta: what that cuts off minimax has searched then. Minimax can be stepped through instead.

  $ steps << 'end'
  > document.querySelectorAll('.steps li')[18].click(), counts()
  > one('[data-go=next]').click(), counts()
  > one('[data-do=swap]').click(), [counts(), one('.viewer input').max]
  > one('[data-go=last]').click(), [counts(), command()]
  > end
  ["Alpha-beta: 7 leaves so far", "Minimax: 7 leaves so far"]
  ["Alpha-beta: 7 leaves so far", "Minimax: 9 leaves so far"]
  [["Minimax: 8 leaves so far", "Alpha-beta: 7 leaves so far"], "23"]
  [["Minimax: 9 leaves", "Alpha-beta: 7 leaves"], "plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=minimax --step"]

Leaves are edited, and children moved, by keyboard and by dragging, and the page searches anew. Beyond 2^53 nothing is rounded.

  $ steps << 'end'
  > edit = (name, value) => { one('select').value = name; one('select').dispatchEvent(new Event('change')); type = one('.edit input'); type.value = value; type.dispatchEvent(new Event('change')) }, void 0
  > edit('0.2', '9'), one('[data-go=last]').click(), [says('the root is worth 3'), pale()]
  > edit('0.2', 'nine'), [one('.edit input').value, one('.edit input').checkValidity()]
  > edit('0.0', '9007199254740993'), edit('0.1', '9007199254740992'), edit('0.2', '9007199254740994'), one('[data-go=last]').click()
  > seen('figure:first-child .principal').map(e => e.closest('[data-path]')?.dataset.path).filter(path => path)
  > [document.querySelectorAll('.steps li').length, command()]
  > one('[data-do=again]').click(), command()
  > one('select').value = '1', one('select').dispatchEvent(new Event('change')), one('[data-move="-1"]').click(), command()
  > [one('select').value, one('[data-move="-1"]').disabled, one('[data-move="1"]').disabled]
  > one('[data-do=again]').click(), one('[data-go=last]').click()
  > where = path => { const r = one(`figure:first-child [data-path="${path}"]`).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] }, void 0
  > tell Emulation.setDeviceMetricsOverride {"width":1200,"height":900,"deviceScaleFactor":1,"mobile":false}
  > drag [where('2'), where('1').map((at, i) => at - 5 * !i)]
  > command()
  > drag [where('1.2'), where('1.0')]
  > [command(), counts()]
  > drag [where('0'), [0, 0]]
  > [command(), one('select').value]
  > tell Emulation.clearDeviceMetricsOverride
  > end
  [true, "\u22124,0,3"]
  ["9", false]
  ["0", "0.1"]
  [17, "plymeter draw game=tree 'tree=[[9007199254740993,9007199254740992,9007199254740994],[7,3,-4],[-3,0,3]]' algorithm=alphabeta --step"]
  plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta --step
  plymeter draw game=tree 'tree=[[7,3,-4],[3,5,1],[-3,0,3]]' algorithm=alphabeta --step
  ["0", true, false]
  plymeter draw game=tree 'tree=[[3,5,1],[-3,0,3],[7,3,-4]]' algorithm=alphabeta --step
  ["plymeter draw game=tree 'tree=[[3,5,1],[3,-3,0],[7,3,-4]]' algorithm=alphabeta --step", ["Alpha-beta: 8 leaves", "Minimax: 9 leaves"]]
  ["plymeter draw game=tree 'tree=[[3,5,1],[3,-3,0],[7,3,-4]]' algorithm=alphabeta --step", "0"]

Before each step at which a branch may be cut one can be asked; answers are counted.

  $ steps << 'end'
  > one('[type=checkbox]').click(), [seen('.quiz').length, seen('.quiz button').length, seen('.steps').length]
  > step = () => (one('[data-go=next]').click(), [at()[0], seen('.quiz button').length]), void 0
  > [step(), step(), step(), step(), one('.quiz p').textContent]
  > press c
  > [at()[0], one('.quiz p').textContent, document.activeElement.dataset.go]
  > step(), one('[data-answer=visit]').click(), [at()[0], one('.quiz p').textContent]
  > for (let i = 0; i < 30 && !one('.quiz.open p')?.textContent.includes('MIN 2'); i++) { if (one('.quiz.open')) one('[data-answer=visit]').click(); one('[data-go=next]').click() }
  > one('[data-answer=cut]').click(), [one('.quiz p').textContent, says('alpha cut')]
  > end
  [1, 0, 0]
  [[2, 0], [3, 0], [4, 0], [4, 2], "What becomes of the next branch of MIN 0?"]
  [5, "No: it is searched. 0 of 1 right.", "next"]
  [7, "Right: it is searched. 1 of 2 right."]
  ["Right: it is cut. 6 of 7 right.", true]
  $ steps film.html << 'end'
  > one('[type=checkbox]').click(), n = 0, void 0
  > for (let i = 0; i < 30; i++) { one('[data-go=next]').click(); if (one('.quiz.open')) one('[data-answer=visit]').click() }
  > one('.quiz p').textContent
  > end
  No: it is cut. 2 of 4 right.

Beside a tree with boards stands that of the step, on which the last move is marked.

  $ steps film.html << 'end'
  > [seen('.position svg').length, seen('.position .last').length]
  > document.querySelectorAll('.steps li')[3].click(), [seen('.position .last').length, one('.said').textContent.slice(0, 13)]
  > end
  [1, 0]
  [1, "visit MIN a2 "]

The searches tell what plymeter's do: every event of 200 random trees, in words, and at which one is asked.

  $ python3 - > trees << 'end'
  > import json, random
  > random.seed(7)
  > values = [lambda: random.randint(-9, 9), lambda: random.randint(0, 2), lambda: 4, lambda: random.choice([-1, 1]) * (2 ** 53 - random.randint(0, 1)),
  >           lambda: random.randint(-10 ** 10, 10 ** 10)]
  > def grow(depth, most, value):
  >     return value() if depth == 0 or random.random() < .1 else [grow(depth - 1, most, value) for _ in range(random.randint(1, most))]
  > for i in range(200):
  >     most = random.choice([1, 2, 2, 3, 4])
  >     print(json.dumps(grow({1: 30, 2: 5, 3: 4, 4: 3}[most], most, values[i % 5])).replace(" ", "") + ["\nmax", "\nmin"][random.randint(0, 1)])
  > end
  $ ours() { plymeter draw game=tree "tree=$1" root=$2 algorithm=$3 limit=40 --format html |
  >   sed -n '/^<li /{ s/^<li class="[a-z]*"\( data-node="[0-9]*"\)\?\( data-ask="\([^"]*\)"\)\?>/\3|/; s/<[^>]*>//g; p; }'; }
  $ while read -r tree && read -r root; do for algorithm in alphabeta minimax; do ours "$tree" $root $algorithm; echo; done; done < trees > ours
  $ { lines 'told = (tree, min, cuts) => steps(searched(tree, min, cuts)).map(item).map(l => (l.dataset.ask ?? "") + "|" + l.textContent).join("\n"), void 0'
  >   while read -r tree && read -r root; do for cuts in true false; do lines "told($tree, '$root' == 'min', $cuts) + '\n'"; done; done < trees
  > } | { echo show page.html; cat; } | browse > theirs
  $ diff ours theirs; grep -c . ours; grep -c '|cut' ours; grep -c 'deep' ours; grep -c 'e+' ours
  8372
  322
  74
  1699

Hostile texts; and a click on a command marks it.

  $ steps << end
  > [document.title, document.scripts.length, document.querySelectorAll('img, iframe, object, embed, link, form').length]
  > one('.command').textContent.includes('$evil')
  > one('.command').click(), getSelection().toString().startsWith('plymeter draw game=tree')
  > end
  ["Game-tree searches, step by step", 3, 0]
  true
  true

The watch itself: what the page may not do is complained of.

  $ steps << 'end' | grep -o '^Game.*\|^console: error\|Content Security Policy\|request: .*' | sort | uniq -c
  > document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' }))
  > s = document.createElement('script'), s.textContent = 'document.title = 1', document.body.append(s)
  > console.error('so')
  > document.title
  > end
        2 Content Security Policy
        1 Game-tree searches, step by step
        1 console: error
        1 request: http://127.0.0.1:9/x.png

On a phone, whole and bare:

  $ phone='{"width":360,"height":740,"deviceScaleFactor":2,"mobile":true}'
  $ echo tell Emulation.setDeviceMetricsOverride "$phone" >&3; for page in page.html film.html; do steps $page << 'end'; done
  > document.querySelectorAll('details').forEach(d => d.open = true)
  > [document.documentElement.scrollWidth, (document.body.className = 'bare', document.documentElement.scrollWidth)]
  > seen('button').filter(b => b.closest('.controls') && b.getBoundingClientRect().height < 40).length
  > end
  [360, 360]
  0
  [360, 360]
  0
  $ echo tell Emulation.clearDeviceMetricsOverride >&3

Light on dark, and dark on light; a ratio of 4.5 at least (WCAG 2.1, 1.4.3).

  $ steps << 'end'
  > light = c => c.match(/[\d.]+/g).slice(0, 3).map(x => (x /= 255) <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4), void 0
  > lum = c => { const v = light(c); return .2126 * v[0] + .7152 * v[1] + .0722 * v[2] }, void 0
  > style = e => getComputedStyle(one(e)), void 0
  > two = (e, b) => [lum(style(e).color), lum(style(b).backgroundColor)].sort((a, b) => b - a), void 0
  > ratio = (e, b) => { const [a, c] = two(e, b); return (a + .05) / (c + .05) }, void 0
  > pairs = [['h1', 'body'], ['.kicker', 'body'], ['.legend', '.viewer'], ['.steps b', '.viewer']], void 0
  > least = () => Math.min(...pairs.map(p => ratio(...p))), void 0
  > back = getComputedStyle(document.body).backgroundColor, least() >= 4.5
  > tell Emulation.setEmulatedMedia {"features":[{"name":"prefers-color-scheme","value":"dark"}]}
  > [back == getComputedStyle(document.body).backgroundColor, least() >= 4.5]
  > tell Emulation.setEmulatedMedia
  > end
  true
  [false, true]

On paper stands the whole tree, with every step in words, and nothing to press. So it does without a script.

  $ steps << 'end'
  > tell Emulation.setEmulatedMedia {"media":"print"}
  > dispatchEvent(new Event('beforeprint')), [at()[1], seen('.controls, .said, .edit').length, seen('.steps li').length]
  > one('.steps ol').scrollHeight <= one('.steps ol').clientHeight
  > tell Emulation.setEmulatedMedia
  > tell Page.printToPDF
  > end
  [11, 0, 21]
  true
  $ disabled() { echo "tell Emulation.setScriptExecutionDisabled {\"value\":$1}"; }
  $ { disabled true; echo show page.html; disabled false; cat words - << 'end'; } | browse
  > [at()[1], seen('.controls, .said, .edit').length, seen('.steps li').length]
  > end
  [11, 0, 21]
  $ exec 3>&-; wait
