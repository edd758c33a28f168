The page that steps through a search, in a browser (tests/watch/browser.py): it asks for nothing, it moves, and hostile texts stay
texts. The tree is in a file whose name wishes the page ill.

  $ . "$PROJECT"/tests/setup.sh; needs chromium python3
  $ evil='<img src=x onerror=document.title=1>'
  $ echo '[[3,5,1],[7,3,-4],[-3,0,3]]' > "$evil"; plymeter draw game=tree "tree=$evil" algorithm=alphabeta -o page.html

What one can see, step by step: the step, nodes that are visited (their values are written large), and what is said.

  $ cat > words << 'end'
  > seen = selector => [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length), void 0
  > one = document.querySelector.bind(document), says = text => one('.said').textContent.includes(text), void 0
  > at = () => [+one('.viewer input').value, seen('.tree .moment .large').length], void 0
  > end
  $ mkfifo in out; python3 "$PROJECT"/tests/watch/browser.py < in > out & exec 3> in 4< out
  $ browse() { { cat; echo complaints; } >&3; while next && test "$heard" != .; do lines "$heard"; done; }
  $ steps() { { echo show page.html; cat words -; } | browse; }
  $ steps << 'end'
  > [at(), one('.viewer input').max]
  > one('.viewer input').focus()
  > press ArrowRight
  > press ArrowRight
  > at()
  > press ArrowLeft
  > [at(), says('MIN 0  window (-∞, ∞)')]
  > press End
  > [at(), says('the root is worth 1')]
  > press Home
  > at()
  > end
  [[1, 1], "21"]
  [3, 3]
  [[2, 2], true]
  [[21, 11], true]
  [1, 1]

Buttons:

  $ steps << 'end'
  > one('[data-go=next]').click(), at()
  > document.querySelectorAll('.steps li')[19].click(), [at()[0], says('MIN 2 is worth at most -3')]
  > seen('.tree .moment text').at(-1).textContent
  > one('.viewer input').value = 7, one('.viewer input').dispatchEvent(new Event('input')), one('.viewer output').textContent
  > [[...document.querySelectorAll('.steps li')].findIndex(l => l.hasAttribute('aria-current')) + 1, seen('.tree .here').length]
  > one('[data-go=play]').click(), one('[data-go=play]').textContent
  > new Promise(done => setTimeout(() => done(at()[0]), 2000))
  > end
  [2, 2]
  [20, true]
  \xce\xb1 cut (esc)
  7 of 21
  [7, 1]
  Pause
  8

Hostile texts; and a click on a command marks it.

  $ steps << end
  > [document.title, document.scripts.length, document.querySelectorAll('img, iframe, object, embed, link, form').length]
  > one('.command').textContent.includes('$evil')
  > one('.command').click(), getSelection().toString().startsWith('plymeter draw game=tree')
  > end
  ["Game-tree searches, step by step", 1, 0]
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

On a phone:

  $ phone='{"width":360,"height":740,"deviceScaleFactor":2,"mobile":true}'
  $ echo tell Emulation.setDeviceMetricsOverride "$phone" >&3; steps << 'end'
  > document.querySelectorAll('details').forEach(d => d.open = true)
  > document.documentElement.scrollWidth
  > seen('button').filter(b => b.closest('.controls') && b.getBoundingClientRect().height < 40).length
  > tell Emulation.clearDeviceMetricsOverride
  > end
  360
  0

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
  > [at()[1], seen('.controls, .said').length, seen('.steps li').length]
  > one('.steps ol').scrollHeight <= one('.steps ol').clientHeight
  > tell Emulation.setEmulatedMedia
  > tell Page.printToPDF
  > end
  [11, 0, 21]
  true
  $ disabled() { echo "tell Emulation.setScriptExecutionDisabled {\"value\":$1}"; }
  $ { disabled true; echo show page.html; disabled false; cat words - << 'end'; } | browse
  > [at()[1], seen('.controls, .said').length, seen('.steps li').length]
  > end
  [11, 0, 21]
  $ exec 3>&-; wait
