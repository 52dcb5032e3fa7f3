# Headway: what a person types. Each target installs what it needs first; see scripts/setup.sh.

SHELL := /bin/bash
SWIFT_BUILD := swift build -c release --product headway --static-swift-stdlib

PREFIX := /usr/local
PROGRAM := .build/release/headway
SHARE = $(DESTDIR)$(PREFIX)/share
# Where zsh looks without being told: packages have a place of their own.
ZSH_COMPLETIONS = $(if $(filter /usr,$(PREFIX)),zsh/vendor-completions,zsh/site-functions)

# What a page must never get wrong, and the module in it; the rest is in make test-browser.
BROWSER_TESTS := test_device or test_site or test_pages_functions or test_pages_live or test_pages_offline or test_pages_playground

.PHONY: help run build install deb test test-browser test-conformance test-crashes test-deb test-restore fuzz sanitize lint format bench hurt clean

help: ## Say what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 20

run: build ## Build Headway and start it on http://127.0.0.1:8080
	@.build/release/headway serve

build: ## Build the program: .build/release/headway
	@scripts/setup.sh build
	@scripts/build-site.sh
	@$(SWIFT_BUILD)

install: ## Install the program, its fonts, manual page, completions and licenses below PREFIX (/usr/local)
	@[ -x $(PROGRAM) ] || { echo "There is no program to install yet; run make build first." >&2; exit 1; }
	@install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/headway
	@install -d $(SHARE)/headway/fonts $(SHARE)/doc/headway $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
		$(SHARE)/$(ZSH_COMPLETIONS) $(SHARE)/fish/vendor_completions.d
	@install -m 644 .build/assets/fonts/*.otf .build/assets/fonts/*.ttf .build/assets/fonts/*LICENSE.txt \
		$(SHARE)/headway/fonts/
	@install -m 644 LICENSE NOTICE $(SHARE)/doc/headway/
	@$(PROGRAM) manual >$(SHARE)/man/man1/headway.1
	@$(PROGRAM) completions bash >$(SHARE)/bash-completion/completions/headway
	@$(PROGRAM) completions zsh >$(SHARE)/$(ZSH_COMPLETIONS)/_headway
	@$(PROGRAM) completions fish >$(SHARE)/fish/vendor_completions.d/headway.fish

deb: build ## Make the Debian package: .build/deb/headway_VERSION_ARCHITECTURE.deb
	@scripts/setup.sh deb
	@scripts/deb.sh

test: ## Check the style and run all tests; of those in a browser the most important
	@scripts/setup.sh test
	@scripts/lint.sh
	@scripts/check-embedded.sh
	@scripts/build-site.sh
	@swift build --build-tests
	@swift test --skip-build
	@scripts/test-conformance.sh --short
	@scripts/test-browser.sh -k '$(BROWSER_TESTS)'

test-browser: ## Run all tests in Chromium and Firefox; takes about five minutes
	@scripts/setup.sh test
	@scripts/build-site.sh
	@swift build --build-tests
	@scripts/test-browser.sh

test-conformance: ## Compare the server with its OpenAPI document by made-up calls; takes about five minutes
	@scripts/setup.sh test
	@scripts/build-site.sh
	@swift build --product headway
	@scripts/test-conformance.sh

test-crashes: ## Kill and stop the server 500 times each under load; takes about twenty minutes
	@scripts/setup.sh test
	@scripts/build-site.sh
	@scripts/crash-rounds.sh
	@scripts/stop-rounds.sh

test-deb: deb ## Install the package on a clean Debian, use it, and purge it; as root
	@scripts/setup.sh test-deb
	@scripts/test-deb.sh

test-restore: ## Kill restores at every step; needs minutes
	@scripts/setup.sh test
	@scripts/test-restore.sh

fuzz: ## Throw made-up input at everything that reads foreign bytes, for a minute; scripts/fuzz.sh SECONDS for longer
	@scripts/setup.sh test
	@scripts/fuzz.sh

sanitize: ## Run the tests under the address and the thread sanitizer; takes an hour
	@scripts/setup.sh test
	@scripts/sanitize.sh

lint: ## Check the style
	@scripts/setup.sh lint
	@scripts/lint.sh

format: ## Put every Swift file into the project's style
	@scripts/setup.sh build
	@swift format --in-place --recursive --parallel Package.swift Sources Tests

bench: build ## Time the server and pictures beside the limits of this machine and other programs
	@scripts/setup.sh bench
	@Benchmarks/load/run.sh
	@Benchmarks/pictures/run.sh

hurt: build ## Do to the server what hurts, and measure what an honest client sees meanwhile
	@scripts/setup.sh bench
	@Benchmarks/hurt/run.sh

clean: ## Remove what was built
	@rm -rf .build
