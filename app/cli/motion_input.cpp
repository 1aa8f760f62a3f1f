// SPDX-License-Identifier: MIT
#include "app/cli/motion_input.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/cli/messages.h"
#include "core/io/motion_file.h"

namespace furitsuke::cli {

namespace {

/// Merges tracks of one kind by the bytes of their names; a later track replaces an earlier one of the same name.
template <class Value>
void overlayTracks(std::vector<motion::NamedTrack<Value>>& below, std::vector<motion::NamedTrack<Value>>& above) {
  std::unordered_map<std::string, std::size_t> places;
  for (const motion::NamedTrack<Value>& track : below) places.emplace(track.name.bytes, places.size());
  for (motion::NamedTrack<Value>& track : above) {
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
void overlayTrack(motion::Track<Value>& below, motion::Track<Value>& above) {
  if (!above.empty()) below = std::move(above);
}

void overlay(motion::Motion& below, motion::Motion above) {
  overlayTracks(below.bones, above.bones);
  overlayTracks(below.morphs, above.morphs);
  overlayTrack(below.camera, above.camera);
  overlayTrack(below.light, above.light);
  overlayTrack(below.selfShadow, above.selfShadow);
  overlayTrack(below.property, above.property);
}

}  // namespace

std::optional<motion::Motion> openMotions(const std::vector<std::string>& paths) {
  std::optional<motion::Motion> all;
  for (const std::string& name : paths) {
    const std::filesystem::path path(name);
    Result<io::LoadedMotion> loaded = io::loadMotion(path);
    if (!loaded) {
      printError(path, loaded.error());
      return {};
    }
    if (loaded->damage) {
      printError(path, *loaded->damage);
      return {};
    }
    printDiagnostics(path, loaded->diagnostics, Severity::Warning);
    if (all) {
      overlay(*all, std::move(loaded->motion));
    } else {
      all = std::move(loaded->motion);
    }
  }
  return all;
}

}  // namespace furitsuke::cli
