// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <unordered_map>

#include "core/base/name.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// The number of keys up to the frame.
std::size_t keysUpTo(const motion::Track<motion::VisibilityIkKey>& track, double frame, SampleCursor* cursor) {
  if (track.empty() || !(frame >= track.frames().front())) return 0;
  return findSampleSpan(track.frames(), frame, cursor).earlier + 1;
}

}  // namespace

PropertySample sampleProperty(const motion::Track<motion::VisibilityIkKey>& track, double frame) {
  PropertySample sample;
  std::unordered_map<std::string_view, std::size_t> places;
  const auto keys = track.values().first(keysUpTo(track, frame, nullptr));
  for (const motion::VisibilityIkKey& key : keys) {
    for (const motion::IkState& state : key.ik) {
      const auto [place, isNew] = places.try_emplace(matchedIkName(state.name), sample.ik.size());
      if (isNew) {
        sample.ik.push_back(state);
      } else {
        sample.ik[place->second].enabled = state.enabled;
      }
    }
  }
  if (!keys.empty()) sample.visible = keys.back().visible;
  return sample;
}

bool isVisible(const motion::Track<motion::VisibilityIkKey>& track, double frame, SampleCursor* cursor) {
  const std::size_t count = keysUpTo(track, frame, cursor);
  return count == 0 || track.values()[count - 1].visible;
}

bool isIkEnabled(const motion::Track<motion::VisibilityIkKey>& track, std::string_view name, double frame,
                 SampleCursor* cursor) {
  const std::string_view matchedName = matchedIkName(name);
  for (std::size_t i = keysUpTo(track, frame, cursor); i > 0; --i) {
    const auto& states = track.values()[i - 1].ik;
    // Of two entries with the same name the last one counts.
    const auto found = std::ranges::find_if(states.rbegin(), states.rend(), [&](const motion::IkState& state) {
      return matchedIkName(state.name) == matchedName;
    });
    if (found != states.rend()) return found->enabled;
  }
  return true;
}

}  // namespace furitsuke::eval
