// SPDX-License-Identifier: MIT
#include "app/cli/motion_input.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/cli/messages.h"
#include "core/convert/motion_file.h"

namespace furitsuke::cli {

namespace {

/// Tracks of one kind by the bytes of their names, each later one in the place of an earlier of the same name.
template <class Value>
void overlayTracks(std::vector<NamedTrack<Value>>& below, std::vector<NamedTrack<Value>>& above) {
  std::unordered_map<std::string, std::size_t> places;
  for (const NamedTrack<Value>& track : below) places.emplace(track.name.bytes, places.size());
  for (NamedTrack<Value>& track : above) {
    if (track.keys.empty()) continue;
    const auto [place, isNew] = places.try_emplace(track.name.bytes, below.size());
    if (isNew) {
      below.push_back(std::move(track));
    } else {
      below[place->second].keys = std::move(track.keys);
    }
  }
}

template <class Value>
void overlayTrack(Track<Value>& below, Track<Value>& above) {
  if (!above.empty()) below = std::move(above);
}

void overlay(Motion& below, Motion above) {
  overlayTracks(below.bones, above.bones);
  overlayTracks(below.morphs, above.morphs);
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
