In the game of tests/broken/tangle.c, where all that a game may say is drawn by lot, searches that are drawn, too, do event by event
what tests/search/slow.h does: in 120 of them, or as many as LAW_DRAWN says.

  $ cd "$PROJECT" && "${PLYMETER%/*}"/tangle/tests/test laws-tangle '' test_events 2>&1 | grep -v '^not compared'
  [==========] Running 1 test(s).
  [ RUN      ] test_events
  [       OK ] test_events
  [==========] 1 test(s) run.
  [  PASSED  ] 1 test(s).
