What the READMEs say: tests/readme.sh runs their commands and looks for what they name.

  $ . "$PROJECT"/tests/setup.sh; by_script readme.sh
