# `make help` says what there is to make.

VERSION := 0.3.0
RELEASED := 2026-11-28

$(if $(filter 3.%,$(MAKE_VERSION)),$(error this needs GNU Make 4 or later, which macOS has as gmake))

ifeq ($(origin CC),default)
CC := gcc
endif
# Of a decimal comma awk, sort and printf would make other numbers, whatever the user's language is.
override export LC_ALL := C

CFLAGS ?= -O2 -g1
BUILD ?= build
JOBS ?= $(shell nproc 2>/dev/null || echo 1)

WARNINGS := -Wall -Wextra -Wshadow -Wmissing-prototypes
# An include names a room and a file; which wing the room is in, only these know.
WINGS := base search results run watch
COMPILE = $(CC) -std=c11 -D_DEFAULT_SOURCE $(WINGS:%=-Isrc/%) -Isrc -I. $(WARNINGS) @$(BUILD)/arch $(CFLAGS) $(CPPFLAGS) -MMD -MP
LINK = $(CC) $(CFLAGS) $(LDFLAGS)
LIBRARIES := -lcjson -lz -lm

# What a rule makes has a name of this make's own until it is whole, so that of two makes in one folder none finds half of
# what the other one is about to write.
me := $(shell echo $$PPID)
new = $@.$(me)
whole = && mv $(new) $@ || { rm -f $(new) $(new).d; exit 1; }

MAKEFLAGS += --no-builtin-rules --no-print-directory $(if $(filter 0,$(MAKELEVEL)),--jobs=$(JOBS))
.SUFFIXES:
.SECONDARY:
.DELETE_ON_ERROR:
.PRECIOUS: results/%.csv
.PHONY: all deps figures all-figures gallery reference reproduce bench tables clean help FORCE

# --- what there is: the files' names are the only list ----------------------------------------------------

stems = $(sort $(basename $(notdir $(wildcard $(1)))))
# A program of these alone: make GAMES="othello chess" ALGORITHMS="alphabeta pvs".
GAMES ?= $(call stems,games/*.c)
ALGORITHMS ?= $(call stems,algorithms/*.c)
# Not in the environment, where another folder's make would find them.
unexport GAMES ALGORITHMS
games := $(sort $(GAMES))
algorithms := $(sort $(ALGORITHMS))
unknown := $(filter-out $(call stems,games/*.c),$(games)) $(filter-out $(call stems,algorithms/*.c),$(algorithms))
$(if $(strip $(unknown)),$(error GAMES and ALGORITHMS: there is no $(firstword $(unknown)).c in games/ or algorithms/))

# The kinds of parts but games, in the order of src/search/parts/registry.h, each with its folder, after which its list is named.
kinds := algorithm:algorithms order:orders leaf:leaves pruning:prunings cutoff:cutoffs
kind = $(firstword $(subst :, ,$(1)))
folder = $(lastword $(subst :, ,$(1)))
parts = $($(call folder,$(1)))
$(foreach k,$(filter-out algorithm:%,$(kinds)),$(eval $(call folder,$(k)) := $(call stems,algorithms/$(call folder,$(k))/*.c)))
$(foreach s,$(games) $(foreach k,$(kinds),$(call parts,$(k))),$(if $(findstring -,$(s)),$(error "$(s)": a name may not have a -)))
figures := $(patsubst %,results/%.svg,$(call stems,plots/*.gp))
shown := $(sort $(patsubst results/reference/%,results/%,$(shell grep -o 'results/reference/[a-z-]*\.svg' README.md)))
pages := $(patsubst plots/%.gp,results/%.svg,$(wildcard plots/gallery/*.gp))

# Names become parts of commands, here and in plots/.
odd := $(shell ls -d games/*.c algorithms/*.c algorithms/*/*.c tests/broken/*.c tests/broken/*/*.c configs/*.json configs/*/*.json plots/*.gp 2>/dev/null | \
	LC_ALL=C grep -v '^[A-Za-z0-9_./-]*$$')
$(if $(odd),$(error a file's name may have only letters, digits, _, . and -, unlike "$(odd)"))

# --- the program ------------------------------------------------------------------------------------------

all: $(BUILD)/plymeter ## build the program

sources := $(basename $(filter-out src/search/compose/%,$(wildcard src/*/*.c src/*/*/*.c)))
common := $(sources:%=$(BUILD)/%.o)
searching := $(games:%=$(BUILD)/unit/%.o)
library := $(common) $(searching) $(patsubst %,$(BUILD)/%.o,registry verbs sources version commit texts)

$(BUILD)/plymeter: $(BUILD)/src/main.o $(library) $(BUILD)/link
	@echo "  LINK $@"
	@$(LINK) -o $(new) $(filter %.o,$^) $(LIBRARIES) $(whole)

compile = @mkdir -p $(@D); $(if $(V),,echo "  CC   $@$(if $(BEGAN),$$(src/far.sh $(BUILD) $(words $(common)) $(words $(searching))))";) $(COMPILE) -MT $@ -MF $(new).d $(1) -c -o $(new) $< \
	&& mv $(new).d $(@:.o=.d) $(whole)

$(BUILD)/src/%.o: src/%.c $(BUILD)/flags
	$(call compile)

$(BUILD)/%.o: $(BUILD)/%.c $(BUILD)/flags
	$(call compile)

# A unit is a game and all parts, which parts.h lists (src/search/compose/unit.c).
game_file = $(firstword $(wildcard games/$(1).c tests/broken/$(1).c))
part_file = $(firstword $(wildcard $(subst algorithms/algorithms,algorithms,$(2:%=algorithms/$(1)/%.c)) $(2:%=tests/broken/$(1)/%.c)))
unit = $(call compile,-DPARTS='"$(@D)/parts.h"' -DGAME='"$(call game_file,$*)"' -DNAME='"$*"' -DCOMPOSED=unit_$*)
$(BUILD)/unit/%.o: src/search/compose/unit.c $(BUILD)/unit/parts.h $(BUILD)/flags | $(BUILD)/names
	$(call unit)

$(BUILD)/broken/unit/%.o: src/search/compose/unit.c $(BUILD)/broken/unit/parts.h $(BUILD)/flags | $(BUILD)/names
	$(call unit)

# Names that would clash there, as far as they can be told without a compiler.
composed := $(wildcard $(foreach f,src/search/kit/* src/search/compose/* $(foreach d,algorithms/ tests/broken/ games/,$(d)* $(d)*/*),$(f).[ch]))
$(BUILD)/names: src/search/compose/names.awk $(composed)
	@mkdir -p $(@D)
	@LC_ALL=C awk -f $< $(composed) >&2 && touch $@

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
$(BUILD)/unit/parts.h $(BUILD)/broken/unit/parts.h: FORCE
	$(call write,$(foreach k,$(kinds),$(foreach s,$(call parts,$(k)),echo '#include "$(call part_file,$(call folder,$(k)),$(s))"';) \
		$(call each,$(call kind,$(k)),$(k))))

counts = $(words $(games)), $(foreach k,$(kinds),$(words $(call parts,$(k))),)
made_of = the games $(sort $(games)) and the algorithms $(sort $(algorithms))
lacks = $(filter-out $(games),$(call stems,games/*.c))$(filter-out $(algorithms),$(call stems,algorithms/*.c))
$(BUILD)/registry.c $(BUILD)/broken/registry.c: FORCE
	$(call write,echo '#include "parts/registry.h"'; $(foreach g,$(games),echo 'extern const struct unit unit_$(g);';) \
		echo 'const struct unit *const game_units[] = {$(games:%=&unit_%,)};'; \
		echo 'const int part_counts[PART_KINDS] = {$(counts)};'; \
		echo 'const int game_count = $(words $(games));'; \
		$(foreach k,$(kinds),echo 'const int $(call kind,$(k))_count = $(words $(call parts,$(k)));';) \
		echo 'const char made_of[] = "$(if $(lacks),$(made_of))";';)

verbs := $(shell sed -n 's/^const struct verb verb_\([a-z]*\) = {$$/\1/p' src/verbs/*.c)
$(BUILD)/verbs.c: FORCE
	$(call write,echo '#include "options/verb.h"'; echo 'const int verb_count = $(words $(verbs));'; \
	$(foreach v,$(verbs),echo 'extern const struct verb verb_$(v);';) \
	echo 'const struct verb *const verbs[] = {'; $(foreach v,$(verbs),echo '    &verb_$(v),';) echo '};';)

# Text as it stands in a C string, and lines as strings of their own; a "?" may begin a trigraph.
quote := sed 's/[\\"]/\\&/g'
escape := s/[\\"?]/\\&/g; s/.*/    "&\\n"/

# Files that the program has in it, by their stems (src/base/core/texts.h).
texts := plots/style.gnuplot $(wildcard $(foreach e,html css js,src/watch/page/*.$(e)))
$(BUILD)/texts.c: src/base/core/tables.awk $(texts) FORCE
	$(call write,echo '#include "core/texts.h"'; awk -f $< plots/style.gnuplot; $(foreach t,$(texts),\
	echo 'const char text_$(basename $(notdir $(t)))[] ='; sed '$(escape)' $(t); echo '    "";';))

# What the tools are, for a row's third id (src/search/cell/sources.h).
$(BUILD)/version.c: $(BUILD)/flags $(BUILD)/link Makefile
	$(call write,echo '#include "core/version.h"'; echo 'const char version[] = "$(VERSION)";'; \
	echo 'const char release_date[] = "$(RELEASED)";'; \
	printf 'const char tools[] = "%.16s";\n' "$$(cat $(BUILD)/flags $(BUILD)/link | sha256sum)"; \
	printf 'const char compiler[] = "%s";\n' "$$($(CC) --version | head -1 | $(quote))"; \
	printf 'const char compiler_flags[] = "%s";\n' \
	"$$(printf '%s ' $$(cat $(BUILD)/arch) $(call quoted,$(strip $(CFLAGS) $(CPPFLAGS))) | sed 's/ $$//' | $(quote))";)

# The other two: what there is, and which file includes which.  Beside a game or a part that may be any file, such as a table.
within_three = $(wildcard $(foreach d,$(1),$(foreach f,* */* */*/*,$(d)/$(f).$(2))))
source_files := $(sort $(call within_three,src,[ch]) $(filter-out %.md,$(call within_three,algorithms games tests/broken,*)))
$(BUILD)/sources.c: src/search/cell/sources.awk $(source_files) FORCE
	$(call write,{ sha256sum $(source_files); grep -aH '^[[:blank:]]*\#[[:blank:]]*include[[:blank:]]*["<]' $(source_files); } | awk -f $<;)

# The commit in a file of its own: it changes at every commit, and nothing that is measured depends on it.  What the
# sources differ in from that commit goes with it, new files, too, which git knows of in an index of its own only.  What was
# unpacked from an archive names its commit in a file, in which git wrote it; whether it was changed since is not known.
within := Makefile src games algorithms
$(BUILD)/commit.c: FORCE
	$(call write,commit=unknown; state=unknown; git='git --no-optional-locks'; : > $(new).diff; \
	if $$git ls-files --error-unmatch Makefile >/dev/null 2>&1 && commit=$$($$git rev-parse HEAD); then \
		state=clean; \
		if test -n "$$($$git status --porcelain -- $(within))"; then \
			state=dirty; \
			cp "$$(git rev-parse --git-path index)" $(new).index && export GIT_INDEX_FILE="$$PWD/$(new).index" && \
			git add --intent-to-add -- $(within) && \
			$$git -c diff.noprefix=false -c diff.mnemonicPrefix=false diff --no-color --no-ext-diff --no-textconv \
				--relative HEAD -- $(within) > $(new).diff; \
			test $$(wc -c < $(new).diff) -lt 1000000 || echo 'not kept: larger than 1 MB' > $(new).diff; \
		fi; \
	elif grep -qsx '[0-9a-f][0-9a-f]*' src/base/core/commit.txt; then \
		commit=$$(cat src/base/core/commit.txt); state=archive; \
	fi; \
	echo '#include "core/version.h"'; \
	printf 'const char %s[] = "%s";\n' commit $$commit commit_state $$state; \
	echo 'const char commit_diff[] ='; sed '$(escape)' $(new).diff; echo '    "";'; rm -f $(new).diff $(new).index;)

# --- results and figures ----------------------------------------------------------------------------------

results/%.csv: configs/%.json $(BUILD)/plymeter
	@$(BUILD)/plymeter run -j $(JOBS) $(RUN) -o $@ $<

# The tables and trees that results were made of, as the runs wrote them down.
-include $(wildcard results/*.meta.d results/gallery/*.meta.d)

# A figure is drawn again when its width changes, which the file below build/width/ remembers.
WIDTH ?= web
$(BUILD)/width/%: FORCE
	$(call write,echo $(call quoted,$(WIDTH));)

# How results/$(1).$(3) is drawn of results/$(2).csv by plots/$(4).gp, which loads $(5): of paper size as the experiment that
# it enlarges; and X-all with more panels.
define figure
results/$(1).$(3): results/$(2).csv plots/$(4).gp $(5) plots/style.gnuplot plots/draw $$(BUILD)/width/$(1).$(3)
	@plots/draw $$(BUILD)/plymeter $$< $$(word 2,$$^) $$@ $$(call quoted,$$(WIDTH))

endef
formats := svg pdf png eps tex
$(foreach f,$(formats),$(eval $(call figure,%,%,$(f),%)$(call figure,%-paper,%-paper,$(f),%)$(call figure,%-all,%,$(f),%-all,plots/%.gp)))

# Tables of move categories are kept; learning them again gives the same bytes.
tables := $(patsubst configs/tables/%.learn.json,configs/tables/%.json,$(wildcard configs/tables/*.learn.json))
tables: $(BUILD)/plymeter ## learn configs/tables/*.json anew, of engines' games by LEARN="--engines FILE"
	@for table in $(tables:.json=); do $< learn $(LEARN) -o $$table.json $$table.learn.json || \
		{ grep -q '"engine"' $$table.learn.json && echo "$$table.json is not learned: that takes its engine"; } || exit 1; done

results/categories.csv: plots/categories.awk $(tables)
	@awk -f plots/categories.awk $(tables) > $@

# What is asked for, but has no config or no script, and is not there either: say so, since make's own words would not help.
stem = $(basename $(notdir $(1)))
config_of = $(strip $(wildcard configs/$(patsubst %-all,%,$(stem)).json results/$(stem).csv) $(filter categories,$(stem)))
script_of = $(if $(filter %.csv,$(1)),none is needed,$(wildcard plots/$(stem).gp plots/$(patsubst %-paper,%,$(stem)).gp))
lacking := $(foreach r,$(filter $(foreach e,csv $(formats),results/%.$(e)),$(MAKECMDGOALS)), \
	$(if $(or $(findstring /,$(r:results/%=%)),$(wildcard $(r)),$(and $(call config_of,$(r)),$(call script_of,$(r)))),,$(r)))
nearest_in = $$(ls $(1) | sed -n 's/\.$(2)$$//p' | word=$(call quoted,$(call stem,$@)) awk -f src/base/text/nearest.awk)

say = echo $(call quoted,$(1))
$(lacking): FORCE
	@{ $(if $(call config_of,$@),,$(call say,there is no configs/$(call stem,$@).json to run)"$(call nearest_in,configs,json)"; \
	$(call say,configs/README.md says how to write one);) \
	$(if $(call script_of,$@),,$(call say,there is no plots/$(call stem,$@).gp to draw $@)"$(call nearest_in,plots,gp)"; \
	$(if $(call config_of,$@),$(call say,plots/README.md says how to write one; without one: \
	make results/$(call stem,$@).csv && $(BUILD)/plymeter plot results/$(call stem,$@).csv --x limit --y leaves);)) \
	} >&2; exit 1

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

all-figures: $(figures) $(pages) ## run all shipped experiments and draw results/*.svg and results/gallery/*.svg

# The pages about cutoffs, prunings and ProbCut are experiments of their own.
exhibits := $(pages:.svg=.csv) $(patsubst %,results/%.csv,which-cutoff prunings prunings-left-out probcut)
gallery: $(BUILD)/plymeter ## run the gallery, draw its figures, print what was published beside what is measured
	@$(MAKE) --keep-going $(exhibits:.csv=.svg) || echo 'not all of the gallery came out as expected' >&2
	@$< claims $(exhibits)
	@echo 'the figures are $(exhibits:.csv=.svg)' | fold -s -w 110

# ENLARGED names those of which the paper size is kept as well.
reference: $(figures) $(pages) $(ENLARGED:%=results/%-paper.svg) ## keep today's figures and their data in results/reference/
	@test '$(WIDTH)' = web || { echo "results/reference/ has figures of WIDTH=web" >&2; exit 2; }
	@mkdir -p results/reference/gallery
	@for name in $(patsubst results/%.svg,%,$(filter-out %-all.svg,$(figures)) $(pages)) $(ENLARGED:%=%-paper); do \
		results/artifact/keep $(BUILD)/plymeter "$$name" || exit 1; done
	@$(BUILD)/plymeter claims --format md $(foreach e,$(exhibits:results/%.csv=results/reference/%),$(e)$(if \
		$(wildcard $(e)-paper.csv.gz),-paper).csv) > results/reference/gallery/README.md

# Everything again, packed for others: EXPERIMENTS at paper size where there is one, or with SMOKE=1 as they are.
EXPERIMENTS ?= $(filter-out %-paper,$(patsubst configs/%.json,%,$(wildcard configs/*.json configs/gallery/*.json)))
reproduce: $(BUILD)/plymeter ## run all experiments, draw, judge claims, pack results/plymeter-artifact.tar.gz
	@MAKE='$(MAKE)' results/artifact/reproduce $< $(if $(SMOKE),small,paper) \
		$(call quoted,$(patsubst web,ieee2,$(WIDTH))) $(foreach e,$(EXPERIMENTS),$(call quoted,$(e)))

# --- installing -------------------------------------------------------------------------------------------

# The program finds its files from where it is, so that nothing is built for a PREFIX; and what is built is not built
# again, as root would.
PREFIX ?= /usr/local
.PHONY: install uninstall
install: $(if $(wildcard $(BUILD)/plymeter),,all) ## install the program as it is built, and its files, below PREFIX
uninstall: ## remove them
install uninstall:
	@src/install.sh $@ $(call quoted,$(DESTDIR)$(PREFIX)) $(BUILD)/plymeter

# --- tests ------------------------------------------------------------------------------------------------

# A test is a file of its own, in the folder that is called as that of what it tests; its name is unique, so that the
# folder is no part of what it is called in the build, and by make.  All are groups of one program, tests/main.c.
TEST_LIBRARIES := -lcmocka $(LIBRARIES)
test_files := $(filter-out tests/main.c $(foreach f,bench broken fuzz steps,tests/$(f)/%),$(wildcard tests/*.c tests/*/*.c))
test_names := $(games:%=laws-%) $(filter-out laws,$(call stems,$(test_files)))
compiled = $(1:%=$(BUILD)/tests/%.o)
$(if $(filter $(words $(test_files)),$(words $(call stems,$(test_files)))),,$(error two tests have the same name))
vpath %.c tests $(sort $(dir $(test_files)))
.PHONY: test check test-long test-all test-cluster test-paper $(test_names:%=test-%) other sanitize paper peers soak scale fuzz bless \
	format check-format deps-long deps-packages

# Of groups that are asked for by name only these are compiled; what was compiled before stays, for another make in this folder.
asked := $(filter $(test_names),$(patsubst test-%,%,$(patsubst paper,plans,$(patsubst soak,runs,\
	$(patsubst bless,signature signature_drawn,$(MAKECMDGOALS))))))
groups := $(if $(asked),$(foreach t,$(test_names),$(if $(filter $(t),$(asked))$(wildcard $(call compiled,$(t))),$(t))),$(test_names))

# Each main() is called by that of main.c.
$(call compiled,$(test_names) laws-snort): private as_group = -Dmain=group_$(subst -,_,$(basename $(@F)))
compile_test = $(call compile,$(as_group) -DPROGRAM='"$(BUILD)/plymeter"' -DSTEPS='"$(BUILD)/tests/steps"' -DBROKEN='"$(BUILD)/broken"' $(1))
$(BUILD)/tests/%.o: %.c $(BUILD)/flags
	$(compile_test)

# What takes time in laws are searches, which are compiled elsewhere.
$(BUILD)/tests/laws-%.o: laws.c $(BUILD)/flags
	$(call compile_test,-O1 -DGAME='"$(call game_file,$*)"' -DNAME='"$*"')

$(BUILD)/tests/groups.h $(BUILD)/broken/groups.h: FORCE
	$(call write,echo '#define EACH_GROUP(GROUP) $(foreach t,$(groups),GROUP("$(t)", group_$(subst -,_,$(t))))';)

$(BUILD)/tests/main.o $(BUILD)/broken/main.o: %/main.o: tests/main.c %/groups.h $(BUILD)/flags
	$(call compile,-I$(@D))

link_tests = @echo "  LINK $@"; $(LINK) -o $(new) $(filter %.o,$^) $(TEST_LIBRARIES) $(whole)
steps := $(patsubst %,$(BUILD)/tests/steps/%.so,$(call stems,tests/steps/*.c))
$(BUILD)/tests/test: $(BUILD)/tests/main.o $(call compiled,$(groups)) $(library) $(BUILD)/link | $(BUILD)/plymeter $(steps)
	$(link_tests)

# A clock that is set all the time, death at a bad moment, a disk that is full for a moment, a list of what is put on the disk,
# children that begin late.
$(BUILD)/tests/steps/%.so: tests/steps/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	@$(CC) -std=c11 -D_GNU_SOURCE -O2 $(WARNINGS) -shared -fPIC -o $(new) $< -ldl $(whole)

paper: $(BUILD)/tests/test
	@LONG=1 $< plans paper

soak: $(BUILD)/tests/test ## kill runs at 200 random moments
	@$< runs soak

test-paper: $(BUILD)/plymeter ## make the sample paper of tests/paper/ by LaTeX, as build/paper/paper.pdf
	@tests/paper/paper.sh $< $(BUILD)/paper

# A program, and the laws, for games that are wrong on purpose; and for a cutoff with prices of its own; whatever games a
# command line names.
broken_games := $(call stems,tests/broken/*.c) uniform tree
broken_algorithms := alphabeta minimax
broken_cutoffs := $(call stems,tests/broken/cutoffs/*.c)
broken_searching := $(broken_games:%=$(BUILD)/broken/unit/%.o)
broken_library := $(common) $(broken_searching) $(patsubst %,$(BUILD)/%.o,broken/registry verbs sources version commit texts)
$(BUILD)/broken/registry.c: override games := $(broken_games)
$(BUILD)/broken/registry.c $(BUILD)/broken/unit/parts.h: override algorithms := $(broken_algorithms)
$(BUILD)/broken/registry.c $(BUILD)/broken/unit/parts.h: override cutoffs := $(cutoffs) $(broken_cutoffs)

$(BUILD)/broken/plymeter: $(BUILD)/src/main.o $(broken_library)
	@$(LINK) -o $(new) $(filter %.o,$^) $(LIBRARIES) $(whole)

$(BUILD)/broken/groups.h: override groups := laws-snort
$(BUILD)/broken/test: $(BUILD)/broken/main.o $(BUILD)/tests/laws-snort.o $(broken_library)
	$(link_tests)

$(patsubst %,test-%,apart broken prices shrink): | $(BUILD)/broken/plymeter $(BUILD)/broken/test

# What takes a minute is for test-long, and what takes more, or a cluster, for test-all.  What takes longest comes first.
long := artifact broken browser busy exhaustion fonts opponents schema stale stops valgrind

# Make what is named, and tell which groups took longest.
time_groups = +@mkdir -p $(BUILD)/tests && : > $(BUILD)/tests/seconds; status=0; \
	$(MAKE) --keep-going --output-sync=target $(1) || status=$$?; \
	echo 'the slowest groups of tests, in seconds:'; sort -rn $(BUILD)/tests/seconds | head; exit $$status

test: check ## what a change is likely to break

check: $(BUILD)/plymeter ## all tests but the long ones, and which of them are the slowest
	$(call time_groups,test-readme test-signature check-format $(patsubst %,test-%,$(filter-out $(long) readme signature,$(test_names))))

# These leave out what other programs would judge, where these are not installed: when they are, it is made up for.
judged := drawn frames install page players real records tabulate
# And these try a part only without LONG in the environment.
judged += figures plans $(games:%=laws-%)
test-long: export LONG := 1

test-long: ## the long tests, those that other programs judge, and many again under sanitizers; installs what it needs
	@$(MAKE) deps-long || echo 'what is missing here is not tested; each test says so' >&2
	$(call time_groups,sanitize check-format other $(patsubst %,test-%,$(long) $(judged)) test-paper paper peers)

peers: $(BUILD)/plymeter ## compare rules with other programs', where these are installed
	@failed=0; for script in tests/games/*_peers.sh; do "$$script" $< || failed=1; done; exit $$failed

test-all: ## everything, for an hour
	@failed=; for target in check test-long soak test-cluster scale fuzz; do \
		$(MAKE) $$target || failed="$$failed $$target"; done; \
	test -z "$$failed" || { echo "failed:$$failed" >&2; exit 1; }

$(test_names:%=test-%): test-%: $(BUILD)/tests/test
	@began=$$(date +%s); status=0; $< $* || status=$$?; \
	echo $$(($$(date +%s) - began)) $* >> $(BUILD)/tests/seconds; exit $$status

test-%: FORCE
	@echo 'there is no test "$*", but there are $(sort $(test_names))' | fold -s -w 110 >&2; exit 1

# The other compiler must count the same; other= leaves that out.
other := $(if $(findstring clang,$(CC)),gcc,clang)
other:
	@if test -z '$(other)'; then :; elif command -v $(other) >/dev/null; then \
		$(MAKE) CC=$(other) CFLAGS=-O1 BUILD=$(BUILD)/$(other) test-signature test-signature_drawn; \
	else echo "not tested: $(other) is not installed, so that its counts could not be compared"; fi

bless: $(BUILD)/tests/test ## accept today's counts as tests/signature.txt and signature-drawn.txt
	@$< signature --write > $<.txt && mv $<.txt tests/signature.txt
	@$< signature_drawn --write > $<.txt && mv $<.txt tests/signature-drawn.txt

SANITIZED := BUILD=$(BUILD)/sanitized \
	CFLAGS='-O1 -g1 -Werror -fsanitize=address,undefined -fno-sanitize-recover=all'

# Under the sanitizers those tests that read what others wrote, and a few games; all of them would take too long.
sanitized := apart artifact claims config csv deepen elo engine_files faults \
	groups handicap hostile inputs journal json lost macros page partners play players plot provenance records \
	runs said shards solved summary tables tabulate uci where worked
# The largest games take as long to compile as all others together; few of these tests search them.
large := chess shogi
of_large := claims config deepen play players records solved tabulate uci
# Only laws search by every algorithm.
sanitized_laws := kalah tictactoe tree
few := abc alphabeta minimal minimax mtdf negamax pvs scout
sanitize:
	@$(MAKE) $(SANITIZED) GAMES='$(sanitized_laws)' $(sanitized_laws:%=test-laws-%)
	@$(MAKE) $(SANITIZED) GAMES='$(filter-out $(large),$(games))' ALGORITHMS='$(few)' \
		$(patsubst %,test-%,$(filter-out $(of_large),$(sanitized)))
	@$(MAKE) $(SANITIZED) ALGORITHMS='alphabeta minimax mtdf pvs' $(of_large:%=test-%)

test-cluster: $(BUILD)/plymeter ## shards on a Slurm of their own, as root, for 5 minutes at most
	@timeout --kill-after=10 300 tests/run/cluster.sh $<

# Other versions format otherwise.
FORMAT_VERSION := 14
formatter = $(shell for command in clang-format-$(FORMAT_VERSION) clang-format; do \
	$$command --version 2>/dev/null | grep -q 'version $(FORMAT_VERSION)\.' && echo $$command && break; done)
formatted := $(wildcard $(foreach f,src games algorithms tests,$(f)/*.[ch] $(f)/*/*.[ch] $(f)/*/*/*.[ch]))

format: ## format the source by clang-format 14
	@$(or $(formatter),$(error clang-format $(FORMAT_VERSION) is not installed)) -i $(formatted)

check-format: ## say where it is not formatted so
	@$(if $(formatter),$(formatter) --dry-run -Werror $(formatted),\
	echo "not checked: clang-format $(FORMAT_VERSION) is not installed, and others format otherwise")

benches := $(patsubst %,$(BUILD)/tests/bench/%,bench fused measure peers ratios)
$(BUILD)/tests/bench/bench: $(benches:=.o) $(library)
	@$(LINK) -o $(new) $(filter %.o,$^) $(LIBRARIES) $(whole)

# --- fuzzing ----------------------------------------------------------------------------------------------

SECONDS ?= 60
fuzzers := $(call stems,tests/fuzz/*.c)
FUZZ_BUILD := CC=clang BUILD=$(BUILD)/fuzz \
	CFLAGS='-O1 -gline-tables-only -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all'

fuzz: $(BUILD)/plymeter ## fuzz every reader for SECONDS each
	@command -v clang >/dev/null || { echo "fuzzing needs clang (and its libclang-rt-*-dev)" >&2; exit 1; }
	@$(MAKE) $(FUZZ_BUILD) $(fuzzers:%=$(BUILD)/fuzz/fuzz-%)
	@tests/fuzz/seeds $(BUILD)/plymeter $(BUILD)/fuzz/seeds
	@failed=; for fuzzer in $(fuzzers); do \
		tests/fuzz/run $(BUILD)/fuzz $$fuzzer $(SECONDS) || failed="$$failed $$fuzzer"; done; \
	test -z "$$failed" || { echo "found something:$$failed" >&2; exit 1; }

$(BUILD)/fuzz-%: $(BUILD)/tests/fuzz/%.o $(library)
	@echo "  LINK $@"
	@$(LINK) -fsanitize=fuzzer -o $(new) $(filter %.o,$^) $(LIBRARIES) $(whole)

# --- the rest of the tests --------------------------------------------------------------------------------

# A solver of connect four, of which PONS names the folder: it is compiled as its own Makefile does, and not there.
$(BUILD)/peers/c4solver: FORCE
	@mkdir -p $(@D)
	@echo "  CXX  $@"
	@g++ -std=c++11 -O3 -DNDEBUG -o $(new) $(foreach f,main Solver,$(call quoted,$(PONS)/$(f).cpp)) $(whole)

solver := $(if $(PEERS),$(if $(PONS),$(BUILD)/peers/c4solver))
bench: $(BUILD)/tests/bench/bench $(solver) ## measure speed, with PEERS=1 beside that of other programs
	@$(solver:%=C4SOLVER=%) $< $(if $(PEERS),peers)
	@$(if $(PEERS),,$(MAKE) -s BUILD=$(BUILD)/less ALGORITHMS='$(filter-out sss,$(algorithms))' GAMES='uniform othello connect4' \
		$(BUILD)/less/tests/bench/bench && $< beside $(BUILD)/less/tests/bench/bench)

CELLS ?= 1000000
SHARDS ?= 1000
$(BUILD)/tests/bench/scale: $(BUILD)/tests/bench/scale.o $(library)
	@$(LINK) -o $(new) $(filter %.o,$^) $(LIBRARIES) $(whole)

scale: $(BUILD)/tests/bench/scale ## measure planning CELLS, and taking the rows of their SHARDS
	@folder=$$(mktemp -d) && program="$$(realpath $<)" && cd $$folder && { status=0; \
	"$$program" $(CELLS) $(SHARDS) 2> said || { status=$$?; tail said; }; \
	rm -rf $$folder; exit $$status; }

# What each object was made from, as the compiler found it.
made_from := $(sort $(library:.o=.d) $(broken_library:.o=.d)) $(patsubst %.o,%.d,$(call compiled,main laws-snort $(test_names))) \
	$(BUILD)/broken/main.d $(BUILD)/src/main.d $(benches:=.d) \
	$(fuzzers:%=$(BUILD)/tests/fuzz/%.d) $(BUILD)/tests/bench/scale.d
$(made_from): ;
-include $(made_from)

# --- the rest ---------------------------------------------------------------------------------------------

.PHONY: dist
packed := plymeter-$(VERSION)
dist: ## pack the last commit as plymeter-VERSION.tar.gz
	@git ls-files --error-unmatch Makefile >/dev/null 2>&1 || \
		{ echo 'make dist packs what git has, but this folder is no clone' >&2; exit 2; }
	@test -z "$$(git status --porcelain)" || echo 'what is not committed is not packed: git status shows it' >&2
	@git archive --format=tar.gz --prefix=$(packed)/ -o $(packed).tar.gz HEAD
	@echo "$(packed).tar.gz: commit $$(git rev-parse HEAD)"

clean: ## remove everything that make made, but not results/reference/
	rm -rf $(BUILD) $(packed).tar.gz results/plymeter-artifact results/plymeter-artifact.tar.gz \
		$(foreach e,csv meta.json meta.d journal lock log $(formats) caption.tex drawing,results/*.$(e)) results/gallery

help: ## show this
	@awk -F ':.*## ' '/^[a-z-]*:.*## / { printf "%-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo 'test-NAME runs the test in tests/*/NAME.c, test-laws-GAME the laws that a game must keep.'
	@echo 'results/X.svg (.pdf, .png, .eps, .tex) is what plots/X.gp draws of what configs/X.json measures.'
	@echo 'GAMES="othello chess" ALGORITHMS="alphabeta pvs" builds a program of these alone.'
	@echo 'Variables: CC=clang, CFLAGS="-O3", BUILD=build, JOBS=2, SECONDS=60, PREFIX=/usr/local, DESTDIR,'
	@echo 'WIDTH=ieee, or another width of plots/README.md, is that of figures for print;'
	@echo 'RUN=--reuse is given to plymeter run; V=1 shows the compiler called;'
	@echo 'SMOKE=1 makes reproduce smaller, and EXPERIMENTS="tutorial growth" restricts it.'

# --- packages ---------------------------------------------------------------------------------------------

# What test-long needs besides: compilers, and the programs of others by which tests judge what plymeter writes.
define need_long
	PATH=$$PATH:/usr/games; \
	for command in clang clang-format gcc valgrind chromium help2man \
		stockfish fairy-stockfish gpsshogi pgn-extract xboard polyglot xauth npm; do \
		need $$command command -v $$command; done; \
	need xvfb command -v xvfb-run; \
	need nodejs command -v node; \
	need librsvg2-bin command -v rsvg-convert; \
	need poppler-utils command -v pdftotext; \
	need r-base-core command -v Rscript; \
	for module in pandas jsonschema; do need python3-$$module /usr/bin/python3 -c "import $$module"; done; \
	need texlive-latex-recommended kpsewhich booktabs.sty; \
	need texlive-science kpsewhich siunitx.sty; \
	need texlive-fonts-recommended kpsewhich ptmr7t.tfm;
endef

deps: ## install the Debian packages that are missing
deps-long: ## and those that test-long needs besides, and shogiops, below build/npm/
deps deps-packages:
	@missing=; \
	need() { package=$$1; shift; "$$@" >/dev/null 2>&1 || missing="$$missing $$package"; }; \
	includes() { for header; do echo "#include <$$header>"; done | $(CC) -E -x c -; }; \
	need $(notdir $(firstword $(CC))) command -v $(firstword $(CC)); \
	need libc6-dev includes stdio.h; \
	need libcjson-dev includes cjson/cJSON.h; \
	need zlib1g-dev includes zlib.h; \
	need libcmocka-dev includes stdarg.h stddef.h setjmp.h stdint.h cmocka.h; \
	need gnuplot-nox command -v gnuplot; \
	need locales test -e /usr/share/i18n/locales/de_DE; \
	need fonts-liberation sh -c 'fc-list "Liberation Sans" | grep -q .'; \
	$(if $(filter deps-packages,$@),$(need_long)) \
	test -n "$$missing" || exit 0; \
	if ! command -v apt-get >/dev/null; then \
		echo "please install what your system calls$$missing" >&2; exit 1; fi; \
	if test $$(id -u) = 0; then sudo=; elif command -v sudo >/dev/null; then sudo=sudo; \
	else echo "please install as root: apt-get install$$missing" >&2; exit 1; fi; \
	echo "installing$$missing"; \
	$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive \
		apt-get install -y -qq --no-install-recommends $$missing

# A library of rules of shogi, which npm has and Debian has not.
deps-long: $(BUILD)/npm/node_modules/shogiops
$(BUILD)/npm/node_modules/shogiops: | deps-packages
	@npm install --silent --no-audit --no-fund --prefix $(BUILD)/npm shogiops
