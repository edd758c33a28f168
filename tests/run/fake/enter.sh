# Work in a folder whose name is no plain word, with programs of Slurm's names that say in the file "asked" what they were
# asked.
mkdir -p 'it'\''s "$here"' && cd 'it'\''s "$here"' && cp ../small.json 'a b.json' && PATH=$PROJECT/tests/run/fake:$PATH
