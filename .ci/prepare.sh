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

# run_apt ARGUMENTS...: apt-get, which waits up to APT_PATIENCE seconds (default: 15 minutes) for another program that
# installs packages, such as the unattended upgrades of a desktop. Prints its messages if it fails.
run_apt() {
  local sudo=() log deadline=$((SECONDS + ${APT_PATIENCE:-900})) is_told=
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  while ! log=$("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -qq "$@" 2>&1); do
    if ! grep -qE 'Could not get lock|Unable to (acquire|lock)' <<<"$log" || [ $SECONDS -ge $deadline ]; then
      [ -z "$log" ] || echo "$log" >&2
      return 1
    fi
    [ -n "$is_told" ] || echo "Waiting until another program has finished installing packages"
    is_told=yes
    sleep "${APT_PAUSE:-5}"
  done
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
  run_apt install -y --no-install-recommends "${missing[@]}" 2>/dev/null && return 0
  if run_apt update && run_apt install -y --no-install-recommends "${missing[@]}"; then return 0; fi
  echo "Could not install: ${missing[*]}. Install them by hand and run this again." >&2
  return 1
}

# source_lists FOLDER [APT]: writes into the folder the lists of packages of the system (default: /etc/apt), of which both
# forms are read, as lists of their sources.
source_lists() {
  local apt=${2:-/etc/apt} list
  mkdir -p "$1"
  for list in "$apt"/sources.list "$apt"/sources.list.d/*.list "$apt"/sources.list.d/*.sources; do
    [ -f "$list" ] || continue
    sed -nE -e 's/^[ \t]*deb[ \t]/deb-src /p' <"$list" >"$1/${list##*/}"
    [ "${list##*.}" = list ] || sed -E 's/^Types:.*/Types: deb-src/' <"$list" >"$1/${list##*/}"
  done
}

# configure_preset PRESET: does nothing if it was configured after the presets last changed. Prints what is left out because
# something was not found.
configure_preset() {
  local log
  [ ! "$root/build/$1/build.ninja" -nt "$root/CMakePresets.json" ] || return 0
  log=$(cmake -S "$root" --preset "$1" 2>&1) || { echo "$log" >&2; return 1; }
  sed -n 's/^-- \(.* found: .*\)/\1/p' <<<"$log"
}

# build_preset PRESET [TARGET...]: configures if needed, then builds.
build_preset() {
  configure_preset "$1" || return 1
  cmake --build "$root/build/$1" ${2:+--target "${@:2}"}
}

# The minutes of one processor that a first build of the release takes; it uses all processors.
first_build_minutes=20

# announce_build PRESET PROGRAM: how long the build will take.
announce_build() {
  local cores
  cores=$(nproc)
  if [ -x "$root/build/$1/bin/$2" ]; then
    echo "what has changed since the last build; nothing takes a second"
  elif [ "$cores" = 1 ]; then
    echo "the first one takes about $first_build_minutes minutes on one core, later ones seconds"
  else
    echo "the first one takes about $(((first_build_minutes + cores - 1) / cores)) minutes on $cores cores, later ones seconds"
  fi
}
