`make install`, and the program that is installed, by tests/verbs/install.sh; what it could not test here is said.

  $ . "$PROJECT"/tests/setup.sh
  $ "$PROJECT"/tests/verbs/install.sh "$PROJECT" "$PLYMETER" > said 2>&1 || cat said
  $ grep '^not tested' said >> /proc/$PPID/fd/2; true
