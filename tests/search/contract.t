What parts use of the kit is in their contracts: the comments of kit/search.h and worth.h for algorithms, for others those of
kit/walk.h as well (contract.awk).  The contracts are whole, and what is used besides is found.

  $ cp -R "$PROJECT"/algorithms .
  $ with() { echo "$1" > algorithms/more.c; }
  $ check() { awk -v contract="$1" -f "$PROJECT"/tests/search/contract.awk "$PROJECT"/src/kit/*.h $2; }
  $ algorithms() { with "$1"; check '(search|worth)[.]h' 'algorithms/*.c algorithms/windows/*.h algorithms/best_first/*.h'; }
  $ parts() { with "$1"; check '(search|worth|walk)[.]h' 'algorithms/*.c algorithms/*/*.[ch]'; }
  $ algorithms && parts
  $ algorithms '    count_probe(search, path, true);'
  algorithms/more.c: count_probe is not named in the contract
  [1]
  $ parts 'search->peeked++;'
  algorithms/more.c: search->peeked is not named in the contract
  [1]
  $ algorithms 'assess_children(search, state, &children);'
  algorithms/more.c: assess_children is not named in the contract
  [1]
  $ parts 'assess_children(search, state, &children);'
