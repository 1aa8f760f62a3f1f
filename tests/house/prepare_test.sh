#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests .ci/prepare.sh with replacements for dpkg-query, apt-get and sudo;
# that of apt-get logs its calls.
set -uo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../../.ci/prepare.sh"

failures=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export APT_LOG=$folder/apt.log APT_FAILS=0 INSTALLED=$folder/installed
PATH=$folder:$PATH

fake() { printf '#!/bin/sh\n%s\n' "$2" >"$folder/$1" && chmod +x "$folder/$1"; }
fake dpkg-query 'cat "$INSTALLED"'
fake sudo 'exec "$@"'
fake apt-get 'echo "$*" >>"$APT_LOG"
case " $* " in *" update "*) echo "index fetched" >"$APT_LOG.fetched" ;; esac
[ "$APT_FAILS" = 0 ] || { [ "$APT_FAILS" = 1 ] && [ -e "$APT_LOG.fetched" ]; }'

expect() {
  if [ "$2" != "$3" ]; then
    printf '%s\n  expected: %s\n  actual:   %s\n' "$1" "$3" "$2" && failures=$((failures + 1))
  fi
}

# installed PACKAGE...: sets the installed packages and clears the log.
installed() { printf 'installed %s\n' "$@" >"$INSTALLED" && rm -f "$APT_LOG" "$APT_LOG.fetched" && touch "$APT_LOG"; }

for group in build run test check fuzz windows; do
  expect "group $group has packages" "$([ -n "$(packages_of "$group")" ] && echo yes)" yes
done
expect "an unknown group is empty" "$(packages_of nothing)" ""
expect "names are names" "$(packages_of build run test check fuzz windows | grep -vxE '[a-z0-9][a-z0-9+.-]+')" ""
expect "no package twice" "$(packages_of build run test check fuzz | sort | uniq -d)" ""

installed $(packages_of build)
expect "all installed: prints nothing" "$(install_packages build)" ""
expect "all installed: no call" "$(cat "$APT_LOG")" ""

installed $(packages_of build | grep -vx cmake)
expect "one missing: prints which" "$(install_packages build)" "Installing cmake"
expect "one missing: one call, no update" "$(cat "$APT_LOG")" "-qq install -y --no-install-recommends cmake"

installed $(packages_of build | grep -vx cmake)
APT_FAILS=1 install_packages build >/dev/null
expect "outdated index: fetched once" "$(grep -c update "$APT_LOG")" 1
expect "outdated index: installed afterward" "$(tail -n 1 "$APT_LOG")" "-qq install -y --no-install-recommends cmake"

installed $(packages_of build | grep -vx cmake)
expect "installation fails: prints a message" "$(APT_FAILS=2 install_packages build 2>&1 >/dev/null)" \
  "Could not install: cmake. Install them by hand and run this again."
expect "installation fails: returns an error" "$(APT_FAILS=2 install_packages build >/dev/null 2>&1 || echo failed)" failed

# A lock that another program holds: apt-get fails with its message until that has ended.
fake apt-get 'echo "$*" >>"$APT_LOG"
[ "$(wc -l <"$APT_LOG")" -gt 2 ] || { echo "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7" >&2; exit 100; }'
installed $(packages_of build | grep -vx cmake)
expect "a held lock: waits, and says so once" "$(APT_PAUSE=0 install_packages build 2>&1)" \
  "Installing cmake
Waiting until another program has finished installing packages"
expect "a held lock: the same call again" "$(sort -u "$APT_LOG")" "-qq install -y --no-install-recommends cmake"
expect "a held lock: until it is free" "$(wc -l <"$APT_LOG")" 3
installed $(packages_of build | grep -vx cmake)
expect "a lock that is held on: returns an error" "$(APT_PATIENCE=0 install_packages build >/dev/null 2>&1 || echo failed)" failed

# The sources of the packages come from where the packages come from.
mkdir -p "$folder/apt/sources.list.d"
printf 'deb http://mirror.example/debian bookworm main\ndeb-src http://other.example x main\n# deb off\n' >"$folder/apt/sources.list"
printf 'Types: deb\nURIs: http://mirror.example/security\nSuites: bookworm-security\n' >"$folder/apt/sources.list.d/a.sources"
source_lists "$folder/lists" "$folder/apt"
expect "sources of a list" "$(cat "$folder/lists/sources.list")" "deb-src http://mirror.example/debian bookworm main"
expect "sources of the other form" "$(head -n 2 "$folder/lists/a.sources")" "Types: deb-src
URIs: http://mirror.example/security"
expect "no host is named" "$(grep -lE '(https?|ftp)://' "$root/tests/wine" "$root/tests/run" "$root/app/run" "$root"/.ci/*)" ""

# What is left out is said.
fake cmake 'echo "-- Found Threads: TRUE"; echo "-- oscpack was not found: there is no live link"; echo "-- Configuring done"'
expect "configuring says what was not found" "$(root=$folder configure_preset release)" "oscpack was not found: there is no live link"

# app/run says what it does and how long that takes. Its build makes a program that prints its arguments.
project=$folder/project
mkdir -p "$project/app" "$project/.ci"
cp "$root/app/run" "$project/app" && cp "$root/.ci/prepare.sh" "$root/.ci/packages" "$project/.ci"
fake nproc 'echo 4'
fake cmake 'mkdir -p "$PROJECT/build/release/bin" && cp "$PROGRAM" "$PROJECT/build/release/bin/furitsuke"'
fake program 'echo "started $1"'
installed $(packages_of build run)
run_app() { env -u DISPLAY -u WAYLAND_DISPLAY PROJECT="$project" PROGRAM="$folder/program" "$project/app/run" a.vmd; }
expect "app/run announces each step, and how long the first build takes" "$(run_app)" \
"1 of 3, packages: installs those that are missing; two minutes where there are none
2 of 3, build: the first one takes about $(((first_build_minutes + 3) / 4)) minutes on 4 cores, later ones seconds
3 of 3, start: a second
started --screenshot
There is no display. A picture of the window with a.vmd is in $project/build/furitsuke.png"
expect "app/run: a later build is short" "$(run_app | sed -n 's/^2 of 3, build: //p')" \
  "what has changed since the last build; nothing takes a second"

exit "$((failures > 0))"
