# SPDX-License-Identifier: GPL-3.0-or-later
# Functions for app/run, tests/run and .ci/run: installing the packages of .ci/packages, configuring and building.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# packages_of GROUP...: the packages listed in these groups.
packages_of() {
  awk -v groups=" $* " '
    { sub(/#.*/, ""); gsub(/[ \t]/, "") }
    /^\[.*\]$/ { wanted = index(groups, " " substr($0, 2, length($0) - 2) " "); next }
    wanted && $0 != ""' "$root/.ci/packages"
}

# missing_packages GROUP...: the packages of these groups that are not installed.
missing_packages() {
  local names
  mapfile -t names < <(packages_of "$@" | sort -u)
  comm -23 <(printf '%s\n' "${names[@]}") \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${names[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u)
}

apt_get() {
  local sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@"
}

# install_packages GROUP...: does nothing, and asks for no password, if all are installed.
install_packages() {
  local missing
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system. Install the equivalents of:" $(packages_of "$@") >&2
    return 0
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing ${missing[*]}"
  # The package index is updated only if installing with the current one fails.
  apt_get install -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 && return 0
  if apt_get update && apt_get install -y --no-install-recommends "${missing[@]}" >/dev/null; then return 0; fi
  echo "Could not install: ${missing[*]}. Install them by hand and run this again." >&2
  return 1
}

# configure_preset PRESET: does nothing if it was configured after the presets last changed.
configure_preset() {
  local log
  [ ! "$root/build/$1/build.ninja" -nt "$root/CMakePresets.json" ] || return 0
  log=$(cmake -S "$root" --preset "$1" 2>&1) || { echo "$log" >&2; return 1; }
}

# build_preset PRESET [TARGET...]: configures if needed, then builds.
build_preset() {
  configure_preset "$1" || return 1
  cmake --build "$root/build/$1" ${2:+--target "${@:2}"}
}
