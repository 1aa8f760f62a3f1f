// SPDX-License-Identifier: MIT
#include "core/edit/key_commands.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "core/edit/motion_document.h"
#include "core/eval/insert_key.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// Calls f(frames) for each of the tracks, or for every track when none is given.
template <class F>
void eachTrack(const Motion& motion, std::span<const TrackId> tracks, F&& f) {
  if (!tracks.empty()) {
    for (const TrackId id : tracks) f(motion.frames(id));
    return;
  }
  for (const TrackId id : motion.trackIds()) f(motion.frames(id));
}

void change(BoneKey& key, const KeyValues& values) {
  if (values.translation) key.translation = *values.translation;
  if (values.rotation) key.rotation = rotationFromEuler(*values.rotation, key.rotation);
  if (values.quaternion) key.rotation = *values.quaternion;
  if (values.physics) key.physics = *values.physics;
}

void change(MorphKey& key, const KeyValues& values) {
  if (values.weight) key.weight = *values.weight;
}

void change(CameraKey& key, const KeyValues& values) {
  if (values.distance) key.distance = storedCameraDistance(*values.distance);
  if (values.target) key.target = *values.target;
  if (values.rotation) {
    key.rotation = {storedCameraAngle(Axis::X, values.rotation->x), storedCameraAngle(Axis::Y, values.rotation->y),
                    storedCameraAngle(Axis::Z, values.rotation->z)};
  }
  if (values.fov) key.fov = *values.fov;
  if (values.perspective) key.perspective = *values.perspective;
}

void change(LightKey& key, const KeyValues& values) {
  const auto level = [](double shown) {
    return storedLightLevel(static_cast<int>(std::lround(std::clamp(shown, 0.0, double{kMaxLightLevel}))));
  };
  if (values.color) key.color = {level(values.color->x), level(values.color->y), level(values.color->z)};
  if (values.direction) key.direction = *values.direction;
}

void change(SelfShadowKey& key, const KeyValues& values) {
  if (values.shadowMode) key.mode = *values.shadowMode;
  if (values.shadowDistance) key.distance = storedShadowDistance(*values.shadowDistance);
}

void change(PropertyKey& key, const KeyValues& values) {
  if (values.visible) key.visible = *values.visible;
  for (const IkChange& ik : values.ik) {
    const auto isIt = [&](const IkState& state) { return state.name == ik.name; };
    if (ik.kind == IkChange::Kind::Remove) {
      std::erase_if(key.ik, isIt);
      continue;
    }
    const bool enabled = ik.kind == IkChange::Kind::On;
    const auto found = std::ranges::find_if(key.ik, isIt);
    if (found == key.ik.end()) {
      key.ik.push_back({ik.name, enabled});
    } else {
      found->enabled = enabled;
    }
  }
}

template <class Value>
void changeKind(const Motion& motion, const KeySelection& selection, const KeyValues& values, KeyEdits& edits) {
  KeyEdits changed = changeKeys<Value>(motion, selection, [&](Value& key, Frame) { change(key, values); });
  std::ranges::move(changed, std::back_inserter(edits));
}

}  // namespace

std::vector<TrackId> tracksInHand(const MotionDocument& document) {
  std::vector<TrackId> tracks;
  for (const auto& entry : document.selection().tracks()) tracks.push_back(entry.first);
  if (tracks.empty() && document.currentTrack()) tracks.push_back(*document.currentTrack());
  return tracks;
}

EditProposal addKeys(const Motion& motion, std::span<const TrackId> tracks, Frame frame) {
  EditProposal all;
  for (const TrackId id : std::set<TrackId>(tracks.begin(), tracks.end())) {
    EditProposal one = insertSampledKey(motion, id, frame);
    std::ranges::move(one.edits, std::back_inserter(all.edits));
    all.selection.add(id, frame);
  }
  return all;
}

std::optional<Frame> keyBefore(const Motion& motion, std::span<const TrackId> tracks, Frame frame) {
  std::optional<Frame> best;
  eachTrack(motion, tracks, [&](std::span<const Frame> frames) {
    const auto at = std::ranges::lower_bound(frames, frame);
    if (at != frames.begin()) best = std::max(best.value_or(0), *(at - 1));
  });
  return best;
}

std::optional<Frame> keyAfter(const Motion& motion, std::span<const TrackId> tracks, Frame frame) {
  std::optional<Frame> best;
  eachTrack(motion, tracks, [&](std::span<const Frame> frames) {
    const auto at = std::ranges::upper_bound(frames, frame);
    if (at != frames.end()) best = std::min(best.value_or(kMaxFrame), *at);
  });
  return best;
}

KeySelection keysOnFrame(const Motion& motion, Frame frame) {
  KeySelection keys;
  for (const TrackId id : motion.trackIds()) {
    if (std::ranges::binary_search(motion.frames(id), frame)) keys.add(id, frame);
  }
  return keys;
}

bool haveKeysOf(TrackKind kind, const KeyValues& values) {
  switch (kind) {
    case TrackKind::Bone: return values.translation || values.rotation || values.quaternion || values.physics;
    case TrackKind::Morph: return values.weight.has_value();
    case TrackKind::Camera:
      return values.rotation || values.distance || values.target || values.fov || values.perspective;
    case TrackKind::Light: return values.color || values.direction;
    case TrackKind::SelfShadow: return values.shadowMode || values.shadowDistance;
    case TrackKind::Property: break;
  }
  return values.visible || !values.ik.empty();
}

KeyEdits setKeyValues(const Motion& motion, const KeySelection& selection, const KeyValues& values) {
  KeyEdits edits;
  changeKind<BoneKey>(motion, selection, values, edits);
  changeKind<MorphKey>(motion, selection, values, edits);
  changeKind<CameraKey>(motion, selection, values, edits);
  changeKind<LightKey>(motion, selection, values, edits);
  changeKind<SelfShadowKey>(motion, selection, values, edits);
  changeKind<PropertyKey>(motion, selection, values, edits);
  return edits;
}

}  // namespace furitsuke
