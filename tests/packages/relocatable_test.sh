#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: relocatable_test.sh BUILD: packs the relocatable archive, and from it the folder of the AppImage, and starts the
# programs of both in folders where they were not installed, without the environment of the user.
set -euo pipefail
build=$1
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$build/tests/relocatable
fail() { echo "$*" >&2; exit 1; }
rm -rf "$folder"
mkdir -p "$folder/a folder" "$folder/home"

XZ_LEVEL=0 "$source/resources/packages/relocatable" "$build" "$folder/furitsuke.tar.xz"
tar -C "$folder/a folder" -xf "$folder/furitsuke.tar.xz"
"$source/resources/packages/appimage" "$folder/furitsuke.tar.xz" "$folder/AppDir" >/dev/null
for part in AppRun furitsuke.desktop furitsuke.svg .DirIcon; do
  [ -e "$folder/AppDir/$part" ] || fail "the AppImage has no $part"
done

for root in "$folder/a folder"/* "$folder/AppDir/usr"; do
  samples=$root/share/furitsuke/samples
  run() { env -i HOME="$folder/home" PATH=/usr/bin QT_QPA_PLATFORM=offscreen "$root/bin/$1" "${@:2}"; }
  run furitsuke-cli info "$samples/sample.vmd" | grep -q VMD || fail "$root: furitsuke-cli does not read the sample"
  rm -f "$folder/window.png" "$folder/film.mp4"
  run furitsuke --profile "$folder/profile" --screenshot "$folder/window.png" "$samples/sample.pmx" "$samples/sample.vmd"
  run furitsuke render --model "$samples/sample.pmx" --frames 0-3 --size 64x64 --output "$folder/film.mp4"
  [ -s "$folder/window.png" ] && [ -s "$folder/film.mp4" ] || fail "$root: no picture or no film was written"
  # Qt and libav are those of the archive.
  for file in "$root/bin/furitsuke" "$root"/lib/qt6/plugins/platforms/libqxcb.so; do
    outside=$(LD_LIBRARY_PATH=$root/lib ldd "$file" | grep -E 'lib(Qt6|icu|assimp|Bullet|av)' | grep -vF "=> $root/" || true)
    [ -z "$outside" ] || fail "$file needs libraries outside: $outside"
  done
done
rm -rf "$folder/a folder" "$folder/AppDir" "$folder/furitsuke.tar.xz"

python3 - "$source" <<'PYTHON'
import json, pathlib, sys
source = pathlib.Path(sys.argv[1])
manifest = json.loads((source / "resources/packages/org.furitsuke.Furitsuke.json").read_text())
metainfo = (source / "resources/desktop/furitsuke.metainfo.xml.in").read_text()
assert f"<id>{manifest['id']}</id>" in metainfo, "the manifest and the metainfo have different ids"
assert manifest["modules"][-1]["name"] == "furitsuke"
for module in manifest["modules"]:
    for origin in module["sources"]:
        assert origin["type"] == "dir" or origin["tag"], f"{module['name']} has no fixed version"
PYTHON
