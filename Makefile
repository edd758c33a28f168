# `make help` says what there is to make.

VERSION := 0.4.0
RELEASED := 2026-11-28

$(if $(filter 3.%,$(MAKE_VERSION)),$(error this needs GNU Make 4 or later, which macOS has as gmake))

CC := $(if $(filter default,$(origin CC)),gcc,$(CC))
# Of a decimal comma awk, sort and printf would make other numbers, whatever the user's language is.
override export LC_ALL := C

CFLAGS ?= -O2 -g1
BUILD ?= build
JOBS ?= $(shell nproc 2>/dev/null || echo 1)

WARNINGS := -Wall -Wextra -Wshadow -Wmissing-prototypes
COMPILE = $(CC) -std=c11 -D_DEFAULT_SOURCE -Isrc -I. $(WARNINGS) @$(BUILD)/arch $(CFLAGS) $(CPPFLAGS) -MMD
LINK = $(CC) $(CFLAGS) $(LDFLAGS)
LIBRARIES := -lcjson -lz -lm

# What a rule makes has a name of this make's own until it is whole, so that of two makes in one folder none finds half of
# what the other one is about to write.
me := $(shell echo $$PPID)
new = $@.$(me)
whole = && mv $(new) $@ || { rm -f $(new) $(new).d; exit 1; }

MAKEFLAGS += --no-builtin-rules --no-print-directory $(if $(filter 0,$(MAKELEVEL)),--jobs=$(JOBS))
.SUFFIXES:
.DELETE_ON_ERROR:
# What is made on the way to something else is kept.
.PRECIOUS: results/%.csv $(BUILD)/width/% $(BUILD)/%.o
# Whatever is no file's name.
.PHONY: FORCE $(shell sed -n '/^[a-z -]*:=/d; s/^\([a-z -]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))

# --- what there is: the files' names are the only list ----------------------------------------------------

stems = $(sort $(basename $(notdir $(wildcard $(1)))))
# A program of these alone: make GAMES="othello chess" ALGORITHMS="alphabeta pvs".
GAMES ?= $(call stems,games/*.c)
ALGORITHMS ?= $(call stems,algorithms/*.c)
# Not in the environment, where another folder's make would find them.
unexport GAMES ALGORITHMS
games := $(sort $(GAMES))
algorithms := $(sort $(ALGORITHMS))
unknown := $(filter-out $(call stems,games/*.c tests/broken/*.c),$(games)) $(filter-out $(call stems,algorithms/*.c),$(algorithms))
$(if $(strip $(unknown)),$(error GAMES and ALGORITHMS: there is no $(firstword $(unknown)).c in games/ or algorithms/))

# The kinds of parts but games, in the order of src/parts/registry.h, each with its folder, after which its list is named.
kinds := algorithm:algorithms order:orders leaf:leaves pruning:prunings cutoff:cutoffs
kind = $(firstword $(subst :, ,$(1)))
folder = $(lastword $(subst :, ,$(1)))
parts = $($(call folder,$(1)))
$(foreach k,$(filter-out algorithm:%,$(kinds)),$(eval $(call folder,$(k)) := $(call stems,algorithms/$(call folder,$(k))/*.c)))

# Names become parts of commands, here and in plots/; those of parts become parts of C's names, too.
odd := $(shell ls -d games/*.c algorithms/*.c algorithms/*/*.c configs/*.json configs/*/*.json plots/*.gp 2>/dev/null | \
	LC_ALL=C grep -vx '[ga][a-z]*/[A-Za-z0-9_/]*\.c\|[cp][a-z]*/[A-Za-z0-9_./-]*')
$(if $(odd),$(error a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "$(odd)"))

# --- the program ------------------------------------------------------------------------------------------

all: $(BUILD)/plymeter ## build the program

sources := $(basename $(wildcard src/*/*.c))
common := $(sources:%=$(BUILD)/%.o)
units := $(games:%=$(BUILD)/unit/%.o)
library := $(common) $(units) $(patsubst %,$(BUILD)/%.o,registry verbs sources version commit texts)

link = @echo "  LINK $@"; $(LINK) -o $(new) $(filter %.o,$^) $(1) $(LIBRARIES) $(whole)
$(BUILD)/plymeter: $(BUILD)/src/main.o $(library) $(BUILD)/link
	$(link)

compile = @mkdir -p $(@D); $(if $(V),,echo "  CC   $@$(if $(BEGAN),$$(src/far.sh $(BUILD) $(words $(common)) $(words $(units))))";) $(COMPILE) -MT $@ -MF $(new).d $(1) -c -o $(new) $(or $(2),$<) \
	&& mv $(new).d $(@:.o=.d) $(whole)

$(BUILD)/src/%.o: src/%.c $(BUILD)/flags
	$(compile)

$(BUILD)/%.o: $(BUILD)/%.c $(BUILD)/flags
	$(compile)

# A unit is a game and all parts, which parts.h lists (src/kit/unit/unit.c).
game_file = $(wildcard games/$(1).c tests/broken/$(1).c)
part_file = $(wildcard $(subst algorithms/algorithms,algorithms,$(2:%=algorithms/$(1)/%.c)) $(2:%=tests/broken/$(1)/%.c))
unit = $(call compile,-DPARTS='"$(@D)/parts.h"' -DGAME='"$(call game_file,$*)"' -DNAME='"$*"' -DCOMPOSED=unit_$*)
$(BUILD)/unit/%.o: src/kit/unit/unit.c $(BUILD)/unit/parts.h $(BUILD)/flags | $(BUILD)/names
	$(unit)

# Names that would clash there, as far as they can be told without a compiler.
composed := $(wildcard $(foreach f,src/kit/* src/kit/unit/* $(foreach d,algorithms/ tests/broken/ games/,$(d)* $(d)*/*),$(f).[ch]))
$(BUILD)/names: src/kit/unit/names.awk $(composed)
	@mkdir -p $(@D)
	@awk -f $< $(composed) >&2 && touch $@

# A file written at every call, but replaced only where it changed.
define write
@mkdir -p $(@D)
@{ $(1) } > $(new); if cmp -s $(new) $@; then rm $(new); else mv $(new) $@; fi
endef

# As fast as this machine allows, but without AVX-512, which valgrind cannot follow.
ARCH ?= -march=native -mno-avx512f
$(BUILD)/arch: FORCE | $(filter deps,$(MAKECMDGOALS))
	$(call write,for flags in '$(ARCH)' -march=native ''; do \
	echo 'int x;' | $(CC) $$flags -c -xc -o /dev/null - 2>/dev/null && echo "$$flags" && break; done;)

quoted = '$(subst ','\'',$(1))'
$(BUILD)/flags: $(BUILD)/arch FORCE
	$(call write,printf '%s\n' $(call quoted,$(COMPILE)) $(call quoted,$(value unit)); cat $<; $(CC) --version;)

$(BUILD)/link: FORCE
	$(call write,printf '%s\n' $(call quoted,$(LINK) $(LIBRARIES));)

each = printf '\#define EACH_%s(PART)' $(1); $(foreach s,$(call parts,$(2)),printf ' PART(%s, "%s")' $(s) $(call part_file,$(call folder,$(2)),$(s));) echo;
$(BUILD)/unit/parts.h: FORCE
	$(call write,$(foreach k,$(kinds),$(foreach s,$(call parts,$(k)),echo '#include "$(call part_file,$(call folder,$(k)),$(s))"';) \
		$(call each,$(call kind,$(k)),$(k))))

counted := game:games $(kinds)
left_out := $(filter-out $(games),$(call stems,games/*.c))$(filter-out $(algorithms),$(call stems,algorithms/*.c))
$(BUILD)/registry.c: FORCE
	$(call write,echo '#include "parts/registry.h"'; $(foreach g,$(games),echo 'extern const struct game_unit unit_$(g);';) \
		echo 'const struct game_unit *const game_units[] = {$(games:%=&unit_%,)};'; \
		echo 'const int part_counts[PART_KINDS] = {$(foreach k,$(counted),$(words $(call parts,$(k))),)};'; \
		$(foreach k,$(counted),echo 'const int $(call kind,$(k))_count = $(words $(call parts,$(k)));';) \
		echo 'const char made_of[] = "$(if $(left_out),the games $(games) and the algorithms $(algorithms))";';)

verbs := $(call stems,src/verbs/*.c)
$(BUILD)/verbs.c: FORCE
	$(call write,echo '#include "base/verb.h"'; $(foreach v,$(verbs),echo 'extern const struct verb verb_$(v);';) \
		echo 'const int verb_count = $(words $(verbs));'; \
		echo 'const struct verb *const verbs[] = {$(verbs:%=&verb_%,)};';)

# Text as it stands in a C string, and lines as strings of their own; a "?" may begin a trigraph.
quote := sed 's/[\\"]/\\&/g'
escape := s/[\\"?]/\\&/g; s/.*/    "&\\n"/

# Files that the program has in it, by their stems (src/base/program.h).
texts := plots/style.gnuplot $(wildcard $(foreach e,html css js,src/tree/*.$(e)))
$(BUILD)/texts.c: src/base/tables.awk $(texts) FORCE
	$(call write,echo '#include "base/program.h"'; awk -f $< plots/style.gnuplot; $(foreach t,$(texts),\
	echo 'const char text_$(basename $(notdir $(t)))[] ='; sed '$(escape)' $(t); echo '    "";';))

# What the tools are, for a row's third id (src/parts/sources.h).
$(BUILD)/version.c: $(BUILD)/flags $(BUILD)/link Makefile
	$(call write,echo '#include "base/program.h"'; echo 'const char version[] = "$(VERSION)";'; \
	echo 'const char release_date[] = "$(RELEASED)";'; \
	printf 'const char tools[] = "%.16s";\n' "$$(cat $(BUILD)/flags $(BUILD)/link | sha256sum)"; \
	printf 'const char compiler[] = "%s";\n' "$$($(CC) --version | head -1 | $(quote))"; \
	printf 'const char compiler_flags[] = "%s";\n' \
	"$$(printf '%s ' $$(cat $(BUILD)/arch) $(call quoted,$(strip $(CFLAGS) $(CPPFLAGS))) | sed 's/ $$//' | $(quote))";)

# The other two: what there is, and which file includes which.  Beside a game or a part that may be any file, such as a table.
within_three = $(wildcard $(foreach d,$(1),$(foreach f,* */* */*/*,$(d)/$(f).$(2))))
source_files := $(sort $(call within_three,src,[ch]) $(filter-out %.md,$(call within_three,algorithms games tests/broken,*)))
$(BUILD)/sources.c: src/parts/sources.awk $(source_files) FORCE
	$(call write,{ sha256sum $(source_files); grep -aH '^[[:blank:]]*\#[[:blank:]]*include[[:blank:]]*["<]' $(source_files); } | awk -f $<;)

# In a file of its own: it changes at every commit, and nothing that is measured depends on it.
$(BUILD)/commit.c: FORCE
	$(call write,src/commit.sh '$(escape)';)

# What objects were made from, as the compiler found it.  What is gone since was moved, or the compiler asks for it.
-include $(wildcard $(addprefix $(BUILD)/,*.d src/*.d src/*/*.d src/*/*/*.d unit/*.d tests/*.d bench/*.d fuzz/*.d))
src/% games/% algorithms/% tests/%: ;

# --- results and figures ----------------------------------------------------------------------------------

figures := $(patsubst %,results/%.svg,$(call stems,plots/*.gp))
pages := $(patsubst plots/%.gp,results/%.svg,$(wildcard plots/gallery/*.gp))
named_in = $(sort $(patsubst results/reference/%,results/%,$(shell grep -o 'results/reference/[a-z/-]*$(2)\.svg' $(1))))
shown := $(call named_in,README.md)
thumbnails := $(call named_in,plots/README.md,-thumbnail)
formats := svg pdf png eps tex

results/%.csv: configs/%.json $(BUILD)/plymeter
	@$(BUILD)/plymeter run -j $(JOBS) $(RUN) -o $@ $<

# The tables and trees that results were made of, as the runs wrote them down.
-include $(wildcard results/*.meta.d results/gallery/*.meta.d)

# A figure is drawn again when its width changes, which the file below build/width/ remembers.
WIDTH ?= web
$(BUILD)/width/%: FORCE
	$(call write,echo $(call quoted,$(WIDTH));)

# How results/$(1).$(3) is drawn of results/$(2).csv by plots/$(4).gp: of paper size as the experiment that it enlarges, and X-all
# and X-thumbnail of the rows of X.
define figure
results/$(1).$(3): results/$(2).csv plots/$(4).gp plots/style.gnuplot plots/draw $$(BUILD)/width/$(1).$(3)
	@plots/draw $$(BUILD)/plymeter $$< $$(word 2,$$^) $$@ $$(call quoted,$$(WIDTH))

endef
$(foreach f,$(formats),$(eval $(call figure,%,%,$(f),%)$(call figure,%-paper,%-paper,$(f),%)$(call figure,%-all,%,$(f),%-all)$(call figure,%-paper-all,%-paper,$(f),%-all)))
$(eval $(call figure,%-thumbnail,%,svg,%)$(call figure,%-paper-thumbnail,%-paper,svg,%))
results/%-thumbnail.svg: override WIDTH := thumbnail

# What a script says that it reads besides (plots/draw), as X:results/SECOND.csv.
seconds := $(shell grep '^if (!exists("second"))' plots/*.gp /dev/null | sed 's,^plots/\(.*\)\.gp:.*"\(results/.*\)"$$,\1:\2,')
shows = $(firstword $(subst :, ,$(1)))
second = $(lastword $(subst :, ,$(1)))
$(foreach s,$(seconds),$(eval $(foreach x,$(call shows,$(s)),$(formats:%=results/$(x).%) $(formats:%=results/$(x)-paper.%)): $(call second,$(s))))

# Tables of move categories are kept; learning them again gives the same bytes.
tables := $(patsubst configs/tables/%.learn.json,configs/tables/%.json,$(wildcard configs/tables/*.learn.json))
tables: $(BUILD)/plymeter ## learn configs/tables/*.json anew, of engines' games by LEARN="--engines FILE"
	@for table in $(tables:.json=); do $< learn $(LEARN) -o $$table.json $$table.learn.json || \
		{ grep -q '"engine"' $$table.learn.json && echo "$$table.json is not learned: that takes its engine"; } || exit 1; done

# What has paper size takes hours to run.
lasting := $(filter %-paper.svg,$(shown))
figures: | $(filter deps,$(MAKECMDGOALS)) ## run the experiments of the README's figures and draw these, what takes hours of results/reference/
	@test -e $(BUILD)/plymeter || { mkdir -p $(BUILD) && date +%s > $(BUILD)/began && \
		echo '1 of 2: building $(BUILD)/plymeter' && $(MAKE) BEGAN=1 all; }
	@echo '2 of 2: running and drawing; a run says every ten seconds how far it is'
	@$(MAKE) RUN=$(call quoted,--progress $(RUN)) $(lasting:results/%.svg=kept-%) $(filter-out $(lasting),$(shown))
	@echo 'drawn: $(shown)'

kept-%: $(BUILD)/plymeter
	@echo 'drawing results/$*.svg of results/reference/, since its experiment takes hours; its intervals take about 30 s'
	@plots/draw $< results/reference/$*.csv plots/$(*:-paper=).gp results/$*.svg $(call quoted,$(WIDTH))

all-figures: $(figures) $(pages) ## run the experiments of all figures and draw results/*.svg and results/gallery/*.svg

# The pages about cutoffs, prunings and ProbCut are experiments of their own.
exhibits := $(patsubst configs/%.json,results/%.csv,$(filter-out %-paper.json,$(wildcard configs/gallery/*.json))) \
	$(patsubst %,results/%.csv,which-cutoff prunings prunings-left-out probcut)
exhibited := $(sort $(filter $(figures) $(pages),$(exhibits:.csv=.svg)) \
	$(patsubst results/reference/%,results/%,$(shell grep '^\[!' plots/gallery/README.md | grep -o 'results/reference/[a-z/-]*\.svg')))
gallery: $(BUILD)/plymeter ## run the gallery, draw its figures, print what was published beside what is measured
	@$(MAKE) --keep-going $(exhibits) $(exhibited) || echo 'not all of the gallery came out as expected' >&2
	@$< claims $(exhibits)
	@echo 'the figures are $(exhibited)' | fold -s -w 110

# What has a figure or was kept before.  ENLARGED names those of which the paper size is kept as well.
enlarged := $(patsubst %.svg,%-paper.svg,$(filter $(ENLARGED:%=results/%.svg),$(figures) $(pages)))
drawn := $(figures) $(pages) $(enlarged)
kept_thumbnails := $(filter $(drawn:.svg=-thumbnail.svg),$(thumbnails))
kept := $(patsubst results/reference/%.gz,results/%,$(filter-out %-paper.csv.gz,$(wildcard $(addprefix results/reference/,*.csv.gz gallery/*.csv.gz))))
reference: $(drawn) $(kept_thumbnails) $(kept) $(ENLARGED:%=results/%-paper.csv) ## keep today's figures and their data in results/reference/
	@test '$(WIDTH)' = web || { echo "results/reference/ has figures of WIDTH=web" >&2; exit 2; }
	@results/artifact/keep $(BUILD)/plymeter $(sort $(patsubst results/%,%,$(basename $(filter-out %-all.svg %-thumbnail.svg,$^))))
	@$(BUILD)/plymeter claims --format md $(foreach e,$(exhibits:results/%.csv=results/reference/%),$(e)$(if \
		$(wildcard $(e)-paper.csv.gz),-paper).csv) > results/reference/gallery/README.md

# Everything again, packed for others: EXPERIMENTS at paper size where there is one, or with SMOKE=1 as they are; and those that
# their figures show besides.
EXPERIMENTS ?= $(filter-out %-paper,$(patsubst configs/%.json,%,$(wildcard configs/*.json configs/gallery/*.json)))
besides = $(foreach s,$(seconds),$(if $(filter $(call shows,$(s)),$(EXPERIMENTS)),$(patsubst results/%.csv,%,$(call second,$(s)))))
reproduce: $(BUILD)/plymeter ## run all experiments, draw, judge claims, pack results/plymeter-artifact.tar.gz
	@MAKE='$(MAKE)' results/artifact/reproduce $< $(if $(SMOKE),small,paper) \
		$(call quoted,$(patsubst web,ieee2,$(WIDTH))) $(foreach e,$(EXPERIMENTS) $(filter-out $(EXPERIMENTS),$(besides)),$(call quoted,$(e)))

# What there is no rule for may be results without a config, or a figure without a script.
stem = $(basename $(@:results/%=%))
config_of = $(wildcard configs/$(patsubst %-all,%,$(stem)).json results/$(stem).csv)
say = echo $(call quoted,$(1))
.DEFAULT:
	@$(if $(filter-out results/%,$@),$(call say,there is no rule to make $@; make help says what there is to make),\
	$(if $(config_of),$(call say,there is no plots/$(stem).gp to draw $@; plots/README.md says how to write one; \
	without one: make results/$(stem).csv && $(BUILD)/plymeter plot results/$(stem).csv --x limit --y leaves),\
	{ test -e $(BUILD)/plymeter || $(MAKE) all; } && $(BUILD)/plymeter run $(call quoted,configs/$(stem).json))) >&2; exit 1

# --- installing -------------------------------------------------------------------------------------------

# The program finds its files from where it is, so that nothing is built for a PREFIX; and what is built is not built
# again, as root would.
PREFIX ?= /usr/local
install: $(if $(wildcard $(BUILD)/plymeter),,all) ## install the program as it is built, and its files, below PREFIX
uninstall: ## remove them
install uninstall:
	@src/install.sh $@ $(call quoted,$(DESTDIR)$(PREFIX)) $(BUILD)/plymeter

packed := plymeter-$(VERSION)
dist: ## pack the last commit as plymeter-VERSION.tar.gz
	@git ls-files --error-unmatch Makefile >/dev/null 2>&1 || \
		{ echo 'make dist packs what git has, but this folder is no clone' >&2; exit 2; }
	@test -z "$$(git status --porcelain)" || echo 'what is not committed is not packed: git status shows it' >&2
	@git archive --format=tar.gz --prefix=$(packed)/ -o $(packed).tar.gz HEAD
	@echo "$(packed).tar.gz: commit $$(git rev-parse HEAD)"

# --- tests ------------------------------------------------------------------------------------------------

# A test is a file of its own, in the folder that is called as that of what it tests; its name is unique, so that the
# folder is no part of what it is called in the build, and by make.  What users type, and what they then see, is X.t, for cram;
# those in C are groups of one program, tests/main.c.
transcripts := $(wildcard tests/*.t tests/*/*.t)
test_files := $(filter-out tests/main.c $(foreach f,bench broken fuzz steps,tests/$(f)/%),$(wildcard tests/*.c tests/*/*.c))
test_names := $(games:%=laws-%) $(filter-out laws,$(call stems,$(test_files)))
$(if $(filter $(words $(test_files) $(transcripts)),$(words $(call stems,$(test_files) $(transcripts)))),,$(error two tests have the same name))

# Of groups that are asked for by name only these are compiled; what was compiled before stays, for another make in this folder.
asked := $(filter $(test_names),$(MAKECMDGOALS:test-%=%))
compiled := $(patsubst $(BUILD)/tests/%.o,%,$(wildcard $(test_names:%=$(BUILD)/tests/%.o)))
groups := $(if $(asked),$(sort $(asked) $(compiled)),$(test_names))

# Each main() is called by that of main.c.
compile_test = $(call compile,-Dmain=group_$(subst -,_,$(basename $(@F))) -DPROGRAM='"$(BUILD)/plymeter"' $(1),$(2))
$(BUILD)/tests/%.o: $(BUILD)/flags
	$(call compile_test,,$(filter %/$*.c,$(test_files)))

# What takes time in laws are searches, which are compiled elsewhere.
$(BUILD)/tests/laws-%.o: tests/search/laws.c $(BUILD)/flags
	$(call compile_test,-Og -DGAME='"$(call game_file,$*)"' -DNAME='"$*"')

$(BUILD)/tests/groups.h: FORCE
	$(call write,echo '#define EACH_GROUP(GROUP) $(foreach t,$(groups),GROUP("$(t)", group_$(subst -,_,$(t))))';)

$(BUILD)/tests/main.o: tests/main.c $(BUILD)/tests/groups.h $(BUILD)/flags
	$(call compile,-I$(@D))

# A clock that is set all the time, death at a bad moment, a disk that is full for a moment, a list of what is put on the disk,
# children that begin late.
steps := $(patsubst %,$(BUILD)/tests/steps/%.so,$(call stems,tests/steps/*.c))
$(BUILD)/tests/steps/%.so: tests/steps/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	@$(CC) -std=c11 -D_GNU_SOURCE -O2 $(WARNINGS) -shared -fPIC -o $(new) $< -ldl $(whole)

$(BUILD)/tests/test: $(BUILD)/tests/main.o $(groups:%=$(BUILD)/tests/%.o) $(library) $(BUILD)/link | $(BUILD)/plymeter
	$(call link,-lcmocka)

# A program, and the laws, for games that are wrong on purpose, and for a cutoff with prices of its own.
broken: $(common)
	@$(MAKE) BUILD=$(BUILD)/broken common='$(common)' GAMES='$(filter-out tangle,$(call stems,tests/broken/*.c)) uniform tree' \
		ALGORITHMS='alphabeta minimax' cutoffs='$(cutoffs) $(call stems,tests/broken/cutoffs/*.c)' test_names=laws-snort $(BUILD)/broken/tests/test
$(patsubst %,test-%,apart broken prices): | broken

# And for one in which all is drawn by lot.
tangle: $(common)
	@$(MAKE) BUILD=$(BUILD)/tangle common='$(common)' GAMES=tangle ALGORITHMS='alphabeta aspiration minimax mtdf negamax pvs' \
		test_names=laws-tangle $(BUILD)/tangle/tests/test
test-events: | tangle

# What takes a minute is for test-long.  What takes longest comes first.
long := artifact broken browser busy exhaustion fonts opponents schema stale stops valgrind

time_test = @began=$$(date +%s); status=0; $(1) || status=$$?; \
	echo $$(($$(date +%s) - began)) $* >> $(BUILD)/tests/seconds; exit $$status

# Make what is named, and tell which groups took longest.
time_groups = +@mkdir -p $(BUILD)/tests && : > $(BUILD)/tests/seconds; status=0; \
	$(MAKE) --keep-going --output-sync=target $(1) || status=$$?; \
	echo 'the slowest groups of tests, in seconds:'; sort -rn $(BUILD)/tests/seconds | head; exit $$status

test check: $(BUILD)/plymeter ## all tests but the long ones, and which of them are the slowest
	$(call time_groups,test-readme test-signature check-format $(patsubst %,test-%,$(filter-out $(long) readme signature,$(test_names) $(call stems,$(transcripts)))))

# These leave out what other programs would judge, where these are not installed: when they are, it is made up for.
judged := converted frames install latex on_terminals pgn real stockfish
# And these try a part only without LONG in the environment.
judged += figures plans readme $(games:%=laws-%)
test-long: export LONG := 1
test-long: ## the long tests, those that other programs judge, and many again under sanitizers; installs what it needs
	@$(MAKE) deps-long || echo 'what is missing here is not tested; each test says so' >&2
	$(call time_groups,otherwise check-format $(patsubst %,test-%,$(long) $(judged)) test-paper peers)

# Each search of the laws takes a megabyte and gives it back; the system would clear it anew each time.
$(games:%=test-laws-%): export MALLOC_TRIM_THRESHOLD_ := 100000000
$(test_names:%=test-%): test-%: $(BUILD)/tests/test FORCE
	$(call time_test,$< $*)

# In a copy, since cram writes beside a transcript what differed.
cram = $(firstword $(foreach c,cram cram3,$(shell command -v $(c))) cram)
$(patsubst %,test-%,$(call stems,$(transcripts))): test-%: $(BUILD)/plymeter $(steps) FORCE
	@mkdir -p $(BUILD)/tests && cp $(filter %/$*.t,$(transcripts)) $(BUILD)/tests/
	$(call time_test,PROJECT="$$PWD" PLYMETER="$$(realpath $<)" $(cram) $(BUILD)/tests/$*.t)

test-%: FORCE
	@echo 'there is no test "$*", but there are $(sort $(test_names) $(call stems,$(transcripts)))' | fold -s -w 110 >&2; exit 1

peers: $(BUILD)/plymeter ## compare rules with other programs', where these are installed
	@failed=0; for script in tests/games/*_peers.sh; do "$$script" $< || failed=1; done; exit $$failed

bless: $(BUILD)/tests/test ## accept today's counts as tests/signature.txt and signature-drawn.txt
	@$< signature --write > $<.txt && mv $<.txt tests/signature.txt
	@$< signature_drawn --write > $<.txt && mv $<.txt tests/signature-drawn.txt

bless-%: $(BUILD)/plymeter $(steps) ## accept what tests/*/%.t prints today
	@PROJECT="$$PWD" PLYMETER="$$(realpath $<)" $(cram) --interactive --yes $(filter %/$*.t,$(transcripts)); rm -f $(filter %/$*.t,$(transcripts)).err

otherwise:
	@MAKE='$(MAKE)' tests/otherwise.sh $(BUILD) $(call quoted,$(CC))

soak: ## kill runs at 200 random moments
	@KILLS=200 $(MAKE) test-runs

test-paper: $(BUILD)/plymeter ## make the sample paper of tests/paper/ by LaTeX, as build/paper/paper.pdf
	@tests/paper/paper.sh $< $(BUILD)/paper

test-cluster: $(BUILD)/plymeter ## shards on a Slurm of their own, as root, for 5 minutes at most
	@timeout --kill-after=10 300 tests/run/cluster.sh $<

# Other versions format otherwise.
formatter := clang-format-14
formatted := $(wildcard $(foreach f,src games algorithms tests,$(f)/*.[ch] $(f)/*/*.[ch] $(f)/*/*/*.[ch]))
format: ## format the source by clang-format 14
	@$(formatter) -i $(formatted)

check-format: ## say where it is not formatted so
	@if command -v $(formatter) >/dev/null; then $(formatter) --dry-run -Werror $(formatted); \
	else echo 'not checked: $(formatter) is not installed, and others format otherwise'; fi

# --- speed, and fuzzing -------------------------------------------------------------------------------------

$(BUILD)/%.o: tests/%.c $(BUILD)/flags
	$(compile)

$(BUILD)/bench/bench: $(patsubst %,$(BUILD)/bench/%.o,bench fused measure peers ratios) $(library)
	$(link)

$(BUILD)/bench/scale: $(BUILD)/bench/scale.o $(library)
	$(link)

$(BUILD)/fuzz/%: $(BUILD)/fuzz/%.o $(library)
	$(call link,-fsanitize=fuzzer)

bench: $(BUILD)/bench/bench ## measure speed, with PEERS=1 beside that of other programs
	@$< $(if $(PEERS),peers)
	@$(if $(PEERS),,$(MAKE) -s BUILD=$(BUILD)/less ALGORITHMS='$(filter-out sss,$(algorithms))' GAMES='uniform othello connect4' \
		$(BUILD)/less/bench/bench && $< beside $(BUILD)/less/bench/bench)

CELLS ?= 1000000
SHARDS ?= 1000
scale: $(BUILD)/bench/scale ## measure planning CELLS, and taking the rows of their SHARDS
	@folder=$$(mktemp -d) && program="$$(realpath $<)" && cd $$folder && { status=0; \
	"$$program" $(CELLS) $(SHARDS) 2> said || { status=$$?; tail said; }; \
	rm -rf $$folder; exit $$status; }

SECONDS ?= 60
fuzz: $(BUILD)/plymeter ## fuzz every reader for SECONDS each, by clang
	@MAKE='$(MAKE)' tests/fuzz/run $< $(BUILD)/fuzz $(SECONDS)

# --- the rest ---------------------------------------------------------------------------------------------

clean: ## remove everything that make made, but not results/reference/
	rm -rf $(BUILD) $(packed).tar.gz results/plymeter-artifact results/plymeter-artifact.tar.gz \
		$(foreach e,csv meta.json meta.d journal lock log $(formats) caption.tex drawing,results/*.$(e)) results/gallery

deps: ## install the Debian packages that are missing
	@src/deps.sh $(call quoted,$(CC))
deps-long: ## and what test-long needs besides, some of it below build/npm/
	@src/deps.sh $(call quoted,$(CC)) $(BUILD)/npm

help: ## show this
	@awk -F ':.*## ' '/^[a-z -]*:.*## / { printf "%-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo 'test-NAME runs the test in tests/*/NAME.c or .t, test-laws-GAME the laws that a game must keep.'
	@echo 'results/X.svg (.pdf, .png, .eps, .tex) is what plots/X.gp draws of what configs/X.json measures.'
	@echo 'GAMES="othello chess" ALGORITHMS="alphabeta pvs" builds a program of these alone.'
	@echo 'Variables: CC=clang, CFLAGS="-O3", BUILD=build, JOBS=2, SECONDS=60, PREFIX=/usr/local, DESTDIR,'
	@echo 'WIDTH=ieee, or another width of plots/README.md, is that of figures for print;'
	@echo 'RUN=--reuse is given to plymeter run; V=1 shows the compiler called;'
	@echo 'SMOKE=1 makes reproduce smaller, and EXPERIMENTS="tutorial growth" restricts it.'
