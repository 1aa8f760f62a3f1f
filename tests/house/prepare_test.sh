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

exit "$((failures > 0))"
