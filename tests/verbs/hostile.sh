#!/bin/sh
# Results that wish a page ill which shows them, in every text that they have: h<i>.csv, its record and its figure.
set -e
evil="</title></style></script><script>document.title='owned'</script><img src=http://127.0.0.1:9/x onerror=document.title='owned'>"
cat > h.json <<end
{ "question": "$evil",
  "games":    [ { "game": "uniform", "branching": 3, "seed": "1..6" } ],
  "searches": [ { "algorithm": "alphabeta", "order": ["none", "random"] } ],
  "cutoffs":  [ { "cutoff": "depth", "limit": "1..3" } ],
  "claims":   [ { "claim": "$evil first", "metric": "leaves", "relation": ">=", "value": 1, "each": true },
                { "claim": "$evil second", "metric": "leaves", "relation": "<=", "value": 1, "each": true } ] }
end
"$PLYMETER" run -o h.csv h.json > run.txt 2>&1 || test $? = 6
awk -F, -v OFS=, 'NR == 2 { for (i = 1; $i != "ok"; i++); $i = "timeout"; while (i < NF) $++i = "" } { print }' h.csv |
    sed "s|,random,|,\"$evil\",|" > 'h<i>.csv'
mv h.meta.json 'h<i>.meta.json'
cat > 'h<i>.svg' <<end
<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" onload="parent.document.title='owned'">
<script>parent.document.title = 'owned'; fetch('http://127.0.0.1:9/s')</script>
<style>@import url(http://127.0.0.1:9/style.css);</style>
<image href="http://127.0.0.1:9/i.png" width="9" height="9"/><text x="9" y="50">$(echo "$evil" | sed 's/&/\&amp;/g; s/</\&lt;/g')</text>
</svg>
end
