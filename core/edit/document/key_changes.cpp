// SPDX-License-Identifier: MIT
#include "core/edit/document/key_changes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "core/base/name.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/insert_key.h"
#include "core/eval/layered_views.h"
#include "core/eval/sampled_key.h"
#include "core/motion/units.h"

namespace furitsuke::edit {

namespace {

/// Calls f(frames) for each of `tracks`, or for all tracks, also those of annotations, if `tracks` is empty.
template <class F>
void forEachTrack(const motion::Motion& motion, std::span<const motion::TrackId> tracks, F&& f) {
  if (!tracks.empty()) {
    for (const motion::TrackId id : tracks) f(motion.frames(id));
    return;
  }
  for (const motion::TrackId id : motion.trackIds()) f(motion.frames(id));
  for (const motion::AnnotationTrack& track : motion::annotationTracks(motion.annotations))
    f(std::span<const Frame>(motion::framesOf(motion.annotations, track)));
}

void change(motion::BoneKey& key, const KeyValues& values) {
  if (values.translation) key.translation = *values.translation;
  if (values.rotation) key.rotation = motion::rotationFromEuler(*values.rotation, key.rotation);
  if (values.quaternion) key.rotation = *values.quaternion;
  if (values.physics) key.physics = *values.physics;
}

void change(motion::MorphKey& key, const KeyValues& values) {
  if (values.weight) key.weight = *values.weight;
}

void change(motion::CameraKey& key, const KeyValues& values) {
  if (values.distance) key.distance = motion::storedCameraDistance(*values.distance);
  if (values.target) key.target = *values.target;
  if (values.rotation) {
    key.rotation = {motion::storedCameraAngle(motion::Axis::X, values.rotation->x),
                    motion::storedCameraAngle(motion::Axis::Y, values.rotation->y),
                    motion::storedCameraAngle(motion::Axis::Z, values.rotation->z)};
  }
  if (values.fov) key.fov = *values.fov;
  if (values.perspective) key.perspective = *values.perspective;
}

void change(motion::LightKey& key, const KeyValues& values) {
  const auto level = [](double shown) {
    return motion::storedLightLevel(
        static_cast<int>(std::lround(std::clamp(shown, 0.0, double{motion::kMaxLightLevel}))));
  };
  if (values.color) key.color = {level(values.color->x), level(values.color->y), level(values.color->z)};
  if (values.direction) key.direction = *values.direction;
}

void change(motion::SelfShadowKey& key, const KeyValues& values) {
  if (values.shadowMode) key.mode = *values.shadowMode;
  if (values.shadowDistance) key.distance = motion::storedShadowDistance(*values.shadowDistance);
}

void change(motion::VisibilityIkKey& key, const KeyValues& values) {
  if (values.visible) key.visible = *values.visible;
  for (const IkChange& ik : values.ik) {
    const auto isIt = [&](const motion::IkState& state) { return state.name == ik.name; };
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
void changeKind(const motion::Motion& motion, const motion::KeySelection& selection, const KeyValues& values,
                motion::KeyEdits& edits) {
  motion::KeyEdits changed =
      motion::changeKeys<Value>(motion, selection, [&](Value& key, Frame) { change(key, values); });
  std::ranges::move(changed, std::back_inserter(edits));
}

/// A property key that also switches on the IK bones that the track does not name.
motion::Edit propertyKeyWith(const motion::Motion& motion, Frame frame, std::span<const std::string> ikBones) {
  motion::VisibilityIkKey key = propertyKeyAt(motion, frame, ikBones);
  motion::EditBuilder builder(motion);
  // The rest key at frame 0, as addRestKey() adds it, must list the same bones.
  if (motion.property.empty() && frame > 0 && !motion::isOnLayer(motion)) builder.set(motion::kPropertyTrack, 0, key);
  builder.set(motion::kPropertyTrack, frame, std::move(key));
  return {.keys = builder.build()};
}

}  // namespace

motion::VisibilityIkKey propertyKeyAt(const motion::Motion& motion, Frame frame, std::span<const std::string> ikBones) {
  // A layer begins with what is shown, because it decides about all of it.
  const bool isFirstOfLayer = motion::isOnLayer(motion) && motion.property.empty();
  motion::VisibilityIkKey key =
      eval::sampledKey(isFirstOfLayer ? eval::layeredProperty(motion) : motion.property, frame);
  for (const std::string& name : ikBones) {
    const bool isNamed = std::ranges::any_of(
        key.ik, [&](const motion::IkState& ik) { return matchedIkName(ik.name) == matchedIkName(name); });
    if (!isNamed) key.ik.push_back({name, true});
  }
  return key;
}

std::vector<motion::TrackId> targetTracks(const MotionDocument& document) {
  std::vector<motion::TrackId> tracks;
  for (const auto& entry : document.state().selection().tracks()) tracks.push_back(entry.first);
  if (tracks.empty() && document.state().currentTrack()) tracks.push_back(*document.state().currentTrack());
  return tracks;
}

motion::Edit addKeys(const motion::Motion& motion, std::span<const motion::TrackId> tracks, Frame frame,
                     std::span<const std::string> ikBones, eval::PreExtrapolation rule) {
  motion::Edit all{.selection = motion::KeySelection{}};
  for (const motion::TrackId id : std::set<motion::TrackId>(tracks.begin(), tracks.end())) {
    const bool isNewSwitch = id == motion::kPropertyTrack && !motion.property.hasKey(frame);
    motion::Edit one =
        isNewSwitch ? propertyKeyWith(motion, frame, ikBones) : eval::insertSampledKey(motion, id, frame, rule);
    std::ranges::move(one.keys, std::back_inserter(all.keys));
    all.selection->add(id, frame);
  }
  return all;
}

std::optional<Frame> keyBefore(const motion::Motion& motion, std::span<const motion::TrackId> tracks, Frame frame) {
  std::optional<Frame> best;
  forEachTrack(motion, tracks, [&](std::span<const Frame> frames) {
    const auto at = std::ranges::lower_bound(frames, frame);
    if (at != frames.begin()) best = std::max(best.value_or(0), *(at - 1));
  });
  return best;
}

std::optional<Frame> keyAfter(const motion::Motion& motion, std::span<const motion::TrackId> tracks, Frame frame) {
  std::optional<Frame> best;
  forEachTrack(motion, tracks, [&](std::span<const Frame> frames) {
    const auto at = std::ranges::upper_bound(frames, frame);
    if (at != frames.end()) best = std::min(best.value_or(kMaxFrame), *at);
  });
  return best;
}

motion::KeySelection keysOnFrame(const motion::Motion& motion, Frame frame) {
  motion::KeySelection keys;
  for (const motion::TrackId id : motion.trackIds()) {
    if (std::ranges::binary_search(motion.frames(id), frame)) keys.add(id, frame);
  }
  for (const motion::AnnotationTrack& track : motion::annotationTracks(motion.annotations))
    keys.add(motion::selectKeys(motion, track, {frame, frame}));
  return keys;
}

bool appliesTo(motion::TrackKind kind, const KeyValues& values) {
  switch (kind) {
    case motion::TrackKind::Bone: return values.translation || values.rotation || values.quaternion || values.physics;
    case motion::TrackKind::Morph: return values.weight.has_value();
    case motion::TrackKind::Camera:
      return values.rotation || values.distance || values.target || values.fov || values.perspective;
    case motion::TrackKind::Light: return values.color || values.direction;
    case motion::TrackKind::SelfShadow: return values.shadowMode || values.shadowDistance;
    case motion::TrackKind::Property: break;
  }
  return values.visible || !values.ik.empty();
}

motion::KeyEdits setKeyValues(const motion::Motion& motion, const motion::KeySelection& selection,
                              const KeyValues& values) {
  motion::KeyEdits edits;
  changeKind<motion::BoneKey>(motion, selection, values, edits);
  changeKind<motion::MorphKey>(motion, selection, values, edits);
  changeKind<motion::CameraKey>(motion, selection, values, edits);
  changeKind<motion::LightKey>(motion, selection, values, edits);
  changeKind<motion::SelfShadowKey>(motion, selection, values, edits);
  changeKind<motion::VisibilityIkKey>(motion, selection, values, edits);
  return edits;
}

}  // namespace furitsuke::edit
