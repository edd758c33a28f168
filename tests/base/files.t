Files that are no JSON, no files, or too large.

  $ . "$PROJECT"/tests/setup.sh
  $ plan() { plymeter plan "$@"; }
  $ printf '{\r\n  "größe": 007\r\n}\r\n' > file.json; refused 3 plan file.json; : > file.json; refused 3 plan file.json
  file.json:2:12: a number cannot have leading zeros
  file.json:1:1: the file is empty: expected a value
  $ printf '{\r\n  "limit": 0.50\r\n}\r\n' > file.json; refused 3 plan file.json
  file.json:1:1: a config needs "games"
  file.json:1:1: a config needs "searches", or each of its games needs them
  file.json:2:3: unknown key "limit"; it goes into "cutoffs"
  $ printf '[1]' > file.json; truncate -s 67108865 file.json; refused 3 plan file.json
  file.json: File too large: the limit is 64 MiB
  $ truncate -s 67108864 file.json; refused 3 plan file.json
  file.json:1:4: NUL byte: this is not a text file
  $ for name in . ./none.json /dev/null/file.json /dev/null ''; do refused 3 plan "$name" | cut -d';' -f1; done
  .: Is a directory
  ./none.json: No such file or directory
  /dev/null/file.json: Not a directory
  /dev/null: a device: expected a file or a pipe, which have an end
  : No such file or directory
