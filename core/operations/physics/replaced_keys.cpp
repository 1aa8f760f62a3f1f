// SPDX-License-Identifier: MIT
#include "core/operations/physics/replaced_keys.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "core/motion/layers/stored_layers.h"

namespace furitsuke::operations {

namespace {

std::optional<motion::TrackId> trackOf(const motion::Motion& motion, const motion::ReplacedKeys& replaced) {
  if (replaced.kind == motion::TrackKind::Bone) return motion.findBone(replaced.name.bytes);
  return motion::TrackId{replaced.kind, 0};
}

/// Without their source records, which belong to the keys that replace them.
motion::KeySpan withoutSources(motion::KeySpan keys) {
  std::visit([](auto& span) { std::ranges::fill(span.sources.edit(), motion::kNoSource); }, keys);
  return keys;
}

motion::KeySpan keysIn(const motion::Motion& motion, motion::TrackId id, FrameRange range) {
  return motion.visit(id, [&](const auto& track) { return motion::KeySpan(track.slice(range)); });
}

/// Whether all keys of a track in a range are chosen.
bool areChosen(const motion::Motion& motion, motion::TrackId id, FrameRange range, const motion::KeySelection& chosen) {
  const std::span<const Frame> frames = chosen.frames(id);
  return std::ranges::all_of(motion.frames(id), [&](Frame frame) {
    return !range.contains(frame) || std::ranges::binary_search(frames, frame);
  });
}

void replaceKeys(motion::Motion& motion, motion::TrackId id, const motion::ReplacedKeys& replaced) {
  motion.visit(id, [&]<class Value>(motion::Track<Value>& track) {
    if (const auto* keys = std::get_if<motion::Keys<Value>>(&replaced.keys)) {
      motion::Keys<Value> arriving = *keys;
      motion::takeSources(track, arriving);
      track.replace(replaced.range, arriving);
    }
  });
}

}  // namespace

void keepReplacedKeys(OperationResult& result, const motion::Motion& before, const motion::Motion& after) {
  motion::StoredLayers stored;
  if (before.annotations.origins) stored = *before.annotations.origins;
  for (const motion::KeyEdit& edit : result.edit.keys) {
    const bool isBone = edit.track.kind == motion::TrackKind::Bone;
    stored.replaced.push_back({.kind = edit.track.kind,
                               .name = isBone ? after.bones[edit.track.index].name : Name(),
                               .range = edit.range,
                               .keys = withoutSources(edit.before),
                               .flatSum = motion::digestOf(edit.after)});
  }
  if (stored.replaced.empty()) return;
  motion::Annotations annotations = before.annotations;
  annotations.origins = motion::originsOf(std::move(stored));
  result.edit.annotations = motion::AnnotationEdit{before.annotations, std::move(annotations)};
}

RestoredKeys giveKeysBack(motion::Motion& motion, const motion::KeySelection& chosen, bool withIk) {
  RestoredKeys given;
  if (!motion.annotations.origins) return given;
  motion::StoredLayers left = *motion.annotations.origins;
  std::vector<motion::ReplacedKeys> kept;
  const motion::Motion baked = motion;  // whose keys are chosen
  std::ranges::reverse(left.replaced);
  for (const motion::ReplacedKeys& replaced : left.replaced) {
    const auto id = trackOf(motion, replaced);
    const bool isWanted = withIk || replaced.kind != motion::TrackKind::Property;
    const bool isSame = id && isWanted && motion::digestOf(keysIn(motion, *id, replaced.range)) == replaced.flatSum;
    if (!isSame || !areChosen(baked, *id, replaced.range, chosen)) {
      kept.push_back(replaced);
      if (id) given.incomplete.push_back(*id);
      continue;
    }
    replaceKeys(motion, *id, replaced);
    given.tracks.push_back(*id);
  }
  std::ranges::reverse(kept);
  left.replaced = std::move(kept);
  motion.annotations.origins = motion::originsOf(std::move(left));
  return given;
}

}  // namespace furitsuke::operations
