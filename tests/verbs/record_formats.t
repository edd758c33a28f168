Records as other programs write them are read as they are (games/records.md).

  $ . "$PROJECT"/tests/setup.sh
  $ for game in shogi othello checkers chess connect4; do
  >   echo '{ "games": [ { "game": "'$game'" } ], "searches": [ { "algorithm": "alphabeta", "order": "random" } ],
  >     "cutoffs": [ { "limit": 2 } ] }' > $game.json; done
  $ learn() { plymeter learn --records "$@" > table 2> said; status=$?; cat said
  >   sed -n 's/.*"games": \(.*\), "positions": \(.*\),/games \1, positions \2/p' table; test $status = 0 || echo "[$status]"; }

Shogi

CSA: a promotion is told from a promoted piece that moves; commas part statements, and / games.

  $ cat > some.csa << 'end'
  > V2.2
  > N+A
  > N-B
  > $EVENT:x
  > 'a remark
  > PI
  > +
  > +7776FU
  > T12
  > -3334FU,T3
  > +8822UM,'** 30
  > -3122GI
  > +0045KA
  > %TORYO
  > /
  > V2.2
  > P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
  > P2 * -HI *  *  *  *  * -KA *
  > P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
  > P4 *  *  *  *  *  *  *  *  *
  > P5 *  *  *  *  *  *  *  *  *
  > P6 *  *  *  *  *  *  *  *  *
  > P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
  > P8 * +KA *  *  *  *  * +HI *
  > P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
  > +
  > +2726FU
  > %UNHEARD_OF
  > /
  > P+59OU00FU
  > P-51OU00AL
  > -
  > -0055KI
  > end
  $ learn some.csa shogi.json
  games 3, positions 7
  $ sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' some.csa > dressed.csa; learn dressed.csa shogi.json
  games 3, positions 7
  $ printf 'PI82HI\n-\n-8384FU\n%%CHUDAN\n' > some.csa; learn some.csa shogi.json; learn some.csa --partial shogi.json
  some.csa:1:1: this game is not over: it was broken off
  some.csa: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]
  some.csa:1:1: this game is not over: it was broken off; the 1 moves before are taken
  games 1, positions 1
  $ printf 'PI\n+\n+7776FU\n-3334FU\n+8822KA\n-3122GI\n+8899UM\nV2\nPI\n+7776TO\n' > some.csa; learn some.csa shogi.json
  some.csa:7:1: "+8899UM" is no legal move there
  some.csa:10:1: "+7776TO" is no legal move there
  some.csa: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]
  $ printf "'one\nN+x\nP8x\n+\n'two\nN+y\n-\n" > some.csa; learn some.csa shogi.json
  some.csa:3:1: expected a position, as "PI" or "P1-KY-KE ...", not "P8x"
  some.csa: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]

KIF

  $ cat > some.kif << 'end'
  > # KIF version=2.0 encoding=UTF-8
  > 開始日時：2001/02/03
  > 手合割：平手
  > 先手：A
  > 後手：B
  > 手数----指手---------消費時間--
  > *a remark
  >    1 ７六歩(77)   ( 0:01/00:00:01)
  >    2 ３四歩(33)   ( 0:01/00:00:01)+
  > *７六歩
  >    3 ２二角成(88)
  >    4 同　銀(31)
  >    5 ４五角打
  >    6 投了
  > まで5手で先手の勝ち
  > 
  > 変化：3手
  >    3 ２六歩(27)
  > end
  $ learn some.kif shogi.json; iconv -f UTF-8 -t CP932 some.kif > old.kif; learn old.kif shogi.json
  games 1, positions 5
  games 1, positions 5
  $ cat some.kif old.kif | sed 's/$/\r/' > both.kif; learn both.kif shogi.json
  games 2, positions 10
  $ { sed 's/平手/香落ち/' some.kif; sed 's/７六歩(77)/７六歩(76)/' old.kif; cat some.kif some.kif; } > some; learn some shogi.json
  some:3:5: this game has a handicap, "\xe9\xa6\x99\xe8\x90\xbd\xe3\x81\xa1": only even ones are read (esc)
  some: 1 of 4 games is left out
  games 3, positions 15
  $ printf '手合割：平手\n   1 ７六歩(77)\n   2 中断\n手合割：平手\n   1 ７六歩(77)\n   2 どこか\n' > some.kif; learn some.kif shogi.json
  some.kif:1:1: this game is not over: it was broken off
  some.kif:6:6: expected a move, such as "\xef\xbc\x97\xe5\x85\xad\xe6\xad\xa9(77)", not "\xe3\x81\xa9\xe3\x81\x93\xe3\x81\x8b" (esc)
  some.kif: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]
  $ learn some.kif --partial shogi.json
  some.kif:1:1: this game is not over: it was broken off; the 1 moves before are taken
  some.kif:6:6: expected a move, such as "\xef\xbc\x97\xe5\x85\xad\xe6\xad\xa9(77)", not "\xe3\x81\xa9\xe3\x81\x93\xe3\x81\x8b" (esc)
  some.kif: 1 of 2 games is left out
  games 1, positions 1

USI

  $ printf 'position startpos moves 7g7f 3c3d resign\nstartpos moves 7g7f win\n7g7f 3c3d draw\n' > some.txt; learn some.txt shogi.json
  games 3, positions 5

Othello

WTHOR: a game, one with a move that is not legal, and one that is cut short; squares that there are not.

  $ wthor() { printf '\024\001\002\003\002\000\000\000\000\000\321\007\000\000\000\000'
  >   for game; do printf '\000\000\000\000\000\000\050\050'; for move in $game; do printf "\\$(printf %03o $move)"; done
  >     printf '\000%.0s' $(seq $((60 - $(echo $game | wc -w)))); done; }
  $ wthor '56 64 33 46' '56 64 51' > some.wtb; learn some.wtb othello.json; head -c 100 some.wtb > torn.wtb; learn torn.wtb othello.json
  some.wtb: game 2: "a5" is no legal move there; did you mean "c5"?
  some.wtb: 1 of 2 games is left out
  games 1, positions 4
  torn.wtb: game 2: it is cut short
  torn.wtb: 1 of 2 games is left out
  games 1, positions 4
  $ wthor '56 64 99' '56 0 64' > some.wtb; learn some.wtb othello.json
  some.wtb: game 1: move 3 is 99, which is no square
  some.wtb: game 2: move 3 is 64, which is no square
  some.wtb: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]

GGF: of a game that is over on the board the score says who won it. Passes are said, or left out, in each format.

  $ cat > some.ggf << 'end'
  > (;GM[Othello]PC[GGS/os]DT[x]PB[a]PW[b]RE[+12.000]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//2.1]W[d6/1.0/3]B[c3];)
  > (;GM[Othello]PC[GGS/os]TY[8r]BO[8 ---------------------------O*------*O---
  > ------------------------ *]B[F5]
  > W[d6];)
  > (;GM[Othello]RE[-12]BO[8 --****O******OO**O*OOOO**O*OOOO**OOO*OO**O*OO*O**OOOOO***OO***** *]B[PA]W[A1]B[pass//2]W[B1];)
  > (;GM[Othello]RE[-12.00]BO[8 --****O* *****OO* *O*OOOO* *O*OOOO* *OOO*OO* *O*OO*O* *OOOOO** *OO***** *]W[A1]W[B1];)
  > (;GM[Othello]RE[+12]BO[8 --****O******OO**O*OOOO**O*OOOO**OOO*OO**O*OO*O**OOOOO***OO***** *]W[A1]W[B1];)
  > 2 (;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[d6];)(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[a1];)
  > (;GM[Othello]TY[8a]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)
  > (;GM[Othello]BO[10 --- *]B[F5];)
  > end
  $ learn some.ggf othello.json
  some.ggf:7:1: its score says that it was won by the first player, but by its moves it was won by the second player
  some.ggf:8:192: "a1" is no legal move there
  some.ggf:9:17: its type, 8a, is that of anti-othello
  some.ggf:10:17: its board has 10 squares along an edge, and not 8
  some.ggf: 4 of 9 games are left out
  games 5, positions 9

Transcripts, with and without blanks, and what solvers write behind them:

  $ printf 'f5d6c3D3\nF5 D6 C3 d3\nf5d6c3d3 +2\n1. f5 d6 2. c3 d3\nf5d6c3d4\n' > some.txt; learn some.txt othello.json
  some.txt:5:7: "d4" is no legal move there; did you mean "d3"?
  some.txt: 1 of 5 games is left out
  games 4, positions 16
  $ game=d3c3b3e3f3c5f6g2b5c6f4a5h1f5d6e7d7e6d8c4c7b7a8b6a4f8g4b4e8a3a7g5g8c2h4g3a2h3c1d1d2e1f1f7a6h6e2b8g7c8h5g6h2h7h8g1b2f2a1b1
  $ echo $game > some.txt; learn some.txt othello.json; learn some.txt --skip 58 othello.json
  games 1, positions 59
  games 1, positions 1
  $ plymeter show game=othello moves=$(echo $game | sed 's/../&./g; s/.$//') | tail -1
  over: \xe2\x97\x8b wins, +12 (esc)

  $ printf '[Black "a"]\n[Result "34-30"]\n\n1. F5 D6\n3. C3 F3\n34-30\n\n[Black "b"]\n\n1. F5\n[Result "0-1"]\n1. F5\n' > some.pgn; learn some.pgn othello.json
  some.pgn:8:1: this game is cut off: it has no result
  some.pgn: 1 of 3 games is left out
  games 2, positions 5

Draughts

  $ cat > some.pdn << 'end'
  > [Event "x"]
  > [White "a; b"]
  > 
  > 1. 11-15! {a remark (of two
  > lines)} 22x18? 2. 15:22 25x18* ; 8-11
  > 3. 8-11 (3. 9-14 18x9 (3... 18:9) 4. 5x14) 29-25 $1 1-1
  > 
  >  [Event "y"] [FEN "W:W18,24,K27:B12,16."]
  > 1. 24:19 2-0
  > 
  > [Event "z"]
  > 
  > 1. 11-15 0-2
  > [Event "w"]
  > 1. 11-15 *
  > end
  $ learn some.pdn checkers.json; learn some.pdn --partial checkers.json
  some.pdn:14:1: this game is not over: its result is *
  some.pdn: 1 of 4 games is left out
  games 3, positions 7
  some.pdn:14:1: this game is not over: its result is *; the 1 moves before are taken
  games 4, positions 8

Chess

  $ cat > some.pgn << 'end'
  > % an escape
  > [Event "x"]
  > [Result "1-0"]
  > 
  > {a remark} 1. e4 $1 (1. d4 {in it)} d5 (1... Nf6)) e5 {[%clk 0:01]
  > [and so on} 2.Nf3! Nc6 ; to the end
  > % another
  > 3. Bb5 a6 4. O-O 1-0 {resigns}
  > 
  > [Event "y"]
  > 
  > 1. e4 {no end
  > 
  > [Event "z"]
  > [FEN "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1"]
  > 
  > 1. ... e5 2. Kd2 1-0
  > 
  > [Event "\351"]
  > 
  > 1.e4 e5
  > 1/2-1/2
  > end
  $ learn some.pgn chess.json
  some.pgn:10:1: this game has a remark without an end
  some.pgn: 1 of 4 games is left out
  games 3, positions 11
  $ sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' some.pgn | iconv -f UTF-8 -t UTF-8 > dressed.pgn; learn dressed.pgn chess.json
  dressed.pgn:10:1: this game has a remark without an end
  dressed.pgn: 1 of 4 games is left out
  games 3, positions 11
  $ printf '[White "\351\233"]\n\n1. e4 \351 1-0\n[X "y"]\n1. e4 e5 0-1' > some.pgn; learn some.pgn chess.json
  some.pgn:3:7: "?" is no legal move there
  some.pgn: 1 of 2 games is left out
  games 1, positions 2
  $ printf '1. e4 e5\n2. Nf3 Nc6 1-0\n1. d4\nd5 0-1\n' > some.pgn; learn some.pgn chess.json
  games 2, positions 6

Connect four

  $ printf '44444\n4444442 -1\n4 4 4\n444\n' > some.txt; learn some.txt connect4.json
  games 4, positions 18
  $ printf '4444444\n49\n' > some.txt; learn some.txt connect4.json
  some.txt:1:7: "4" is no legal move there
  some.txt:2:1: "49" is no legal move there
  some.txt: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]

A number is a column, and # stands before the number of a move, which is another one as soon as a column is full.

  $ plymeter show --ascii game=connect4 moves=4.4 > named; plymeter show --ascii game=connect4 moves=#3.#3 | cmp - named
  $ plymeter show --ascii game=connect4 moves=4.#3 | cmp - named; head -7 named
   1 2 3 4 5 6 7
   . . . . . . .
   . . . . . . .
   . . . . . . .
   . . . . . . .
   . . . o . . .
   . . . x . . .
  $ plymeter cell game=connect4 rows=1 moves=1.2.4 | tail -1 | cut -d, -f1-7
  connect4,1,#0.#0.#1,alphabeta,none,depth,ok
  $ plymeter show game=connect4 moves=8; plymeter show game=connect4 moves=#7; plymeter show game=connect4 rows=1 moves=1.1
  plymeter: connect4: move 1 of "moves": "8" is no legal move there
  plymeter: connect4: "moves" names a move that is not there
  plymeter: connect4: move 2 of "moves": "1" is no legal move there
  [2]

What plymeter played is read back, and the same is learned of it as when it is played.

  $ sed 's/"connect4"/&, "opening": 2, "seed": "1..4"/' connect4.json > four.json; plymeter learn four.json | tail -n +3 > played
  $ sed 's/{ "games/{ "measure": "game", "games/; s/1..4/9223372036854775809..9223372036854775812/' four.json > games.json
  $ plymeter run --games four.games -o four.csv games.json 2> said; plymeter show --lines four.games > four.txt
  $ for form in lines pgn; do plymeter show --$form four.games > four.txt
  >   plymeter learn --records four.txt --skip 2 connect4.json | tail -n +3 | cmp - played; done

A record of another game is told as that.

  $ wthor 56 > some.wtb; learn some.wtb chess.json; printf 'V2.2\n+7776FU\n' > some.csa; learn some.csa othello.json
  some.wtb: this is a WTHOR record, which is read in othello, not in chess
  [3]
  some.csa: this is a CSA record, which is read in shogi, not in othello
  [3]
  $ learn old.kif chess.json; learn some.ggf shogi.json; printf 'PK\003\004x' > some.zip; learn some.zip shogi.json
  old.kif: this is a KIF record, which is read in shogi, not in chess
  [3]
  some.ggf: this is a GGF record, which is read in othello, not in shogi
  [3]
  some.zip: it is packed by zip: give what unzip -p prints by --records -
  [3]
