`make install`, and the program that is installed.

  $ . "$PROJECT"/tests/setup.sh; by_script verbs/install.sh
