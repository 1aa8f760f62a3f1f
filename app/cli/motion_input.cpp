// SPDX-License-Identifier: MIT
#include "app/cli/motion_input.h"

#include <filesystem>
#include <utility>

#include "app/cli/messages.h"
#include "core/convert/motion_file.h"

namespace furitsuke::cli {

namespace {

/// Tracks of one kind by the bytes of their names, each later one in the place of an earlier of the same name.
template <class Value>
void overlayTracks(std::vector<NamedTrack<Value>>& below, std::vector<NamedTrack<Value>>& above,
                   TrackId (Motion::*ensure)(const Name&), Motion& motion) {
  for (NamedTrack<Value>& track : above) {
    if (track.keys.empty()) continue;
    const TrackId id = (motion.*ensure)(track.name);
    below[id.index].keys = std::move(track.keys);
  }
}

template <class Value>
void overlayTrack(Track<Value>& below, Track<Value>& above) {
  if (!above.empty()) below = std::move(above);
}

void overlay(Motion& below, Motion above) {
  overlayTracks(below.bones, above.bones, &Motion::ensureBone, below);
  overlayTracks(below.morphs, above.morphs, &Motion::ensureMorph, below);
  overlayTrack(below.camera, above.camera);
  overlayTrack(below.light, above.light);
  overlayTrack(below.selfShadow, above.selfShadow);
  overlayTrack(below.property, above.property);
}

}  // namespace

std::optional<Motion> openMotions(const std::vector<std::string>& paths) {
  std::optional<Motion> all;
  for (const std::string& name : paths) {
    const std::filesystem::path path(name);
    Result<LoadedMotion> loaded = loadMotion(path);
    if (!loaded) {
      tellError(path, loaded.error());
      return {};
    }
    if (loaded->damage) {
      tellError(path, *loaded->damage);
      return {};
    }
    tellDiagnostics(path, loaded->diagnostics, Severity::Warning);
    if (all) {
      overlay(*all, std::move(loaded->motion));
    } else {
      all = std::move(loaded->motion);
    }
  }
  return all;
}

}  // namespace furitsuke::cli
