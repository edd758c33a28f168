# `make help` says what there is to make.

VERSION := 0.1.0

ifeq ($(origin CC),default)
CC := gcc
endif
CFLAGS ?= -O2 -g
BUILD ?= build
JOBS ?= $(shell nproc 2>/dev/null || echo 1)

WARNINGS := -Wall -Wextra -Wshadow -Wmissing-prototypes
COMPILE = $(CC) -std=c11 -D_DEFAULT_SOURCE -Isrc -I. $(WARNINGS) @$(BUILD)/arch $(CFLAGS) $(CPPFLAGS) -MMD -MP
LINK = $(CC) $(CFLAGS) $(LDFLAGS)
LIBRARIES := -lcjson -lm

MAKEFLAGS += --no-builtin-rules --no-print-directory --jobs=$(JOBS)
.SUFFIXES:
.SECONDARY:
.DELETE_ON_ERROR:
.PRECIOUS: results/%.csv
.PHONY: all deps figures reference test check bench bless clean help FORCE

# --- what there is: the files' names are the only list ----------------------------------------------------

stems = $(sort $(basename $(notdir $(wildcard $(1)))))
games := $(call stems,games/*.c)
algorithms := $(call stems,algorithms/*.c)
orders := $(call stems,algorithms/orders/*.c)
cutoffs := $(call stems,algorithms/cutoffs/*.c)
figures := $(patsubst %,results/%.svg,$(call stems,plots/*.gp))

# In the order in which the registry's arrays are indexed.
searches := $(foreach g,$(games),$(foreach a,$(algorithms),search/$(g)-$(a)-plain search/$(g)-$(a)-full))
orderings := $(foreach g,$(games),$(foreach o,$(orders),order/$(g)-$(o)))
pricings := $(foreach g,$(games),$(foreach c,$(cutoffs),cutoff/$(g)-$(c)))
composed := $(games:%=game/%) $(searches) $(orderings) $(pricings)

# --- the program ------------------------------------------------------------------------------------------

all: $(BUILD)/plymeter ## build the program

sources := $(basename $(filter-out src/main.c,$(wildcard src/*.c)))
library := $(sources:%=$(BUILD)/%.o) $(composed:%=$(BUILD)/%.o) $(BUILD)/registry.o $(BUILD)/version.o

$(BUILD)/plymeter: $(BUILD)/src/main.o $(library)
	@echo "  LINK $@"
	@$(LINK) -o $@ $(filter %.o,$^) $(LIBRARIES)

compile = @mkdir -p $(@D); $(if $(V),,echo "  CC   $@";) $(COMPILE) $(1) -c -o $@ $<

$(BUILD)/src/%.o: src/%.c $(BUILD)/flags
	$(call compile)

$(BUILD)/%.o: $(BUILD)/%.c $(BUILD)/flags
	$(call compile)

# A stem such as othello-alphabeta-plain names the files and the symbol.
part = $(word $(1),$(subst -, ,$*))
compose = $(call compile,-DGAME='"games/$(call part,1).c"' -DSYMBOL=$(subst -,_,$(notdir $(@D))-$*) $(1))

$(BUILD)/game/%.o: src/compose/game.c $(BUILD)/flags
	$(call compose,-DNAME='"$*"')

$(BUILD)/search/%.o: src/compose/search.c $(BUILD)/flags
	$(call compose,-DNAME='"$(call part,2)"' -DALGORITHM='"algorithms/$(call part,2).c"' -DWALK='"kit/walk_$(call part,3).h"')

$(BUILD)/order/%.o: src/compose/order.c $(BUILD)/flags
	$(call compose,-DNAME='"$(call part,2)"' -DORDER='"algorithms/orders/$(call part,2).c"')

$(BUILD)/cutoff/%.o: src/compose/cutoff.c $(BUILD)/flags
	$(call compose,-DNAME='"$(call part,2)"' -DCUTOFF='"algorithms/cutoffs/$(call part,2).c"')

# A file written at every call, but replaced only where it changed.
define write
@mkdir -p $(@D)
@{ $(1) } > $@.new; if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
endef

# As fast as this machine allows, but without AVX-512, which valgrind cannot follow.
ARCH ?= -march=native -mno-avx512f
$(BUILD)/arch: FORCE | $(filter deps,$(MAKECMDGOALS))
	$(call write,for flags in '$(ARCH)' -march=native ''; do \
	echo 'int x;' | $(CC) $$flags -c -xc -o /dev/null - 2>/dev/null && echo "$$flags" && break; done;)

$(BUILD)/flags: $(BUILD)/arch FORCE
	$(call write,echo '$(subst ','\'',$(COMPILE))'; cat $<; $(CC) --version;)

symbol = $(subst -,_,$(subst /,_,$(1)))
array = $(foreach s,$(3),echo 'extern const struct $(1) $(call symbol,$(s));';) \
	echo 'const struct $(1) *const $(2)[] = {'; $(foreach s,$(3),echo '    &$(call symbol,$(s)),';) echo '};';

$(BUILD)/registry.c: FORCE
	$(call write,echo '#include "registry.h"'; \
	$(foreach l,game algorithm order cutoff,echo 'const int $(l)_count = $(words $($(l)s));';) \
	$(call array,game,games,$(games:%=game/%)) $(call array,search,searches,$(searches)) \
	$(call array,ordering,orderings,$(orderings)) $(call array,pricing,pricings,$(pricings)))

# The build that a row carries: whatever runs inside a search, the compiler and its flags.
measured := $(sort $(wildcard games/* algorithms/*.c algorithms/*/*.c src/kit/* src/compose/*))
$(BUILD)/version.c: $(measured) $(BUILD)/flags
	$(call write,echo '#include "version.h"'; echo 'const char version[] = "$(VERSION)";'; \
	printf 'const char build_id[] = "%x";\n' $$(cat $(measured) $(BUILD)/flags | cksum | cut -d' ' -f1);)

$(info )
-include $(library:.o=.d) $(BUILD)/src/main.d

# --- packages ---------------------------------------------------------------------------------------------

deps: ## install the Debian packages that are missing
	@missing=; \
	need() { package=$$1; shift; "$$@" >/dev/null 2>&1 || missing="$$missing $$package"; }; \
	includes() { for header; do echo "#include <$$header>"; done | $(CC) -E -x c -; }; \
	need $(notdir $(firstword $(CC))) command -v $(firstword $(CC)); \
	need libc6-dev includes stdio.h; \
	need libcjson-dev includes cjson/cJSON.h; \
	need libcmocka-dev includes stdarg.h stddef.h setjmp.h stdint.h cmocka.h; \
	need gnuplot-nox command -v gnuplot; \
	test -n "$$missing" || exit 0; \
	if ! command -v apt-get >/dev/null; then \
		echo "please install what your system calls$$missing" >&2; exit 1; fi; \
	if test $$(id -u) = 0; then sudo=; elif command -v sudo >/dev/null; then sudo=sudo; \
	else echo "please install as root: apt-get install$$missing" >&2; exit 1; fi; \
	echo "installing$$missing"; \
	$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive \
		apt-get install -y -qq --no-install-recommends $$missing
