// SPDX-License-Identifier: MIT
#include "core/motion/operations.h"

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace furitsuke {

namespace {

template <class Value>
Value restValue() {
  if constexpr (std::is_same_v<Value, BoneKey>)
    return restBoneKey();
  else if constexpr (std::is_same_v<Value, MorphKey>)
    return restMorphKey();
  else if constexpr (std::is_same_v<Value, CameraKey>)
    return restCameraKey();
  else if constexpr (std::is_same_v<Value, LightKey>)
    return restLightKey();
  else if constexpr (std::is_same_v<Value, SelfShadowKey>)
    return restSelfShadowKey();
  else
    return restPropertyKey();
}

/// Calls f(track id, track, index of the key) for every selected key that exists.
template <class F>
void forEachSelected(const Motion& motion, const KeySelection& selection, F&& f) {
  for (const auto& [id, frames] : selection.tracks()) {
    motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
      for (const Frame frame : frames) {
        const std::size_t at = track.lowerBound(frame);
        if (at < track.size() && track.frames()[at] == frame) f(id, track, at);
      }
    });
  }
}

/// The nearest shift to `by` that keeps every selected key within 0..kMaxFrame.
Frame limitedShift(const KeySelection& selection, std::int64_t by) {
  const FrameRange range = selection.frameRange();
  if (range.isEmpty()) return 0;
  const std::int64_t lowest = -static_cast<std::int64_t>(range.first);
  const std::int64_t highest = std::int64_t{kMaxFrame} - range.last;
  return static_cast<Frame>(std::clamp(by, lowest, highest));
}

KeySelection shiftedSelection(const KeySelection& selection, Frame by) {
  KeySelection shifted;
  for (const auto& [id, frames] : selection.tracks()) {
    std::vector<Frame> moved = frames;
    for (Frame& frame : moved) frame += by;
    shifted.add(id, moved);
  }
  return shifted;
}

template <class Value>
void insertTrack(EditProposal& proposal, EditBuilder& builder, TrackId id, const Track<Value>& source, Frame at) {
  std::vector<Frame> placed;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const std::int64_t frame = std::int64_t{source.frames()[i]} + at;
    if (frame < 0 || frame > kMaxFrame) continue;
    builder.set(id, static_cast<Frame>(frame), source.values()[i]);
    placed.push_back(static_cast<Frame>(frame));
  }
  proposal.selection.add(id, placed);
}

template <class Value>
void copyTrack(Motion& target, const Motion& source, TrackId id, const Keys<Value>& keys) {
  TrackId to = id;
  if (id.kind == TrackKind::Bone) to = target.ensureBone(source.bones[id.index].name);
  if (id.kind == TrackKind::Morph) to = target.ensureMorph(source.morphs[id.index].name);
  target.visit(to, [&keys](auto& track) {
    using TrackValue = typename std::decay_t<decltype(track)>::ValueType;
    if constexpr (std::is_same_v<TrackValue, Value>) track = Track<Value>(keys);
  });
}

}  // namespace

EditProposal deleteKeys(const Motion& motion, const KeySelection& selection, FrameZeroRule rule) {
  EditBuilder builder(motion);
  forEachSelected(motion, selection, [&]<class Value>(TrackId id, const Track<Value>& track, std::size_t at) {
    const Frame frame = track.frames()[at];
    if (frame == 0 && rule == FrameZeroRule::AsMmd) {
      builder.set(id, frame, restValue<Value>());
    } else {
      builder.remove(id, frame);
    }
  });
  return {builder.build(), {}};
}

EditProposal moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule) {
  const Frame shift = limitedShift(selection, by);
  if (shift == 0) return {{}, selection};
  EditBuilder builder(motion);
  const auto stays = [rule](Frame frame) { return frame == 0 && rule == FrameZeroRule::AsMmd; };
  // All removals first: a moved key may land where another selected key was.
  forEachSelected(motion, selection, [&](TrackId id, const auto& track, std::size_t at) {
    if (!stays(track.frames()[at])) builder.remove(id, track.frames()[at]);
  });
  forEachSelected(motion, selection, [&](TrackId id, const auto& track, std::size_t at) {
    const Frame frame = track.frames()[at];
    // The key that stays at frame 0 keeps its record; the copy that moves away is a new one.
    builder.move(id, frame + shift, track.values()[at], stays(frame) ? kNoSource : track.sources()[at]);
  });
  return {builder.build(), shiftedSelection(selection, shift)};
}

EditProposal duplicateKeys(const Motion& motion, const KeySelection& selection, std::int64_t by) {
  const Frame shift = limitedShift(selection, by);
  if (shift == 0) return {{}, selection};
  EditBuilder builder(motion);
  forEachSelected(motion, selection, [&](TrackId id, const auto& track, std::size_t at) {
    builder.set(id, track.frames()[at] + shift, track.values()[at]);
  });
  return {builder.build(), shiftedSelection(selection, shift)};
}

Motion extractKeys(const Motion& motion, const KeySelection& selection, Rebase rebase) {
  const FrameRange range = selection.frameRange();
  const Frame offset = rebase == Rebase::ToZero && !range.isEmpty() ? range.first : 0;
  Motion extracted;
  extracted.modelName = motion.modelName;
  for (const auto& [id, frames] : selection.tracks()) {
    motion.visit(id, [&, id = id, &frames = frames]<class Value>(const Track<Value>& track) {
      Keys<Value> keys;
      keys.reserve(frames.size());
      for (const Frame frame : frames) {
        if (const Value* value = track.find(frame)) keys.append(frame - offset, *value);
      }
      copyTrack(extracted, motion, id, keys);
    });
  }
  return extracted;
}

EditProposal insertMotion(const Motion& target, const Motion& source, Frame at) {
  EditProposal proposal;
  EditBuilder builder(target);
  for (const auto& bone : source.bones) {
    if (const auto id = target.findBone(bone.name.bytes)) insertTrack(proposal, builder, *id, bone.keys, at);
  }
  for (const auto& morph : source.morphs) {
    if (const auto id = target.findMorph(morph.name.bytes)) insertTrack(proposal, builder, *id, morph.keys, at);
  }
  insertTrack(proposal, builder, kCameraTrack, source.camera, at);
  insertTrack(proposal, builder, kLightTrack, source.light, at);
  insertTrack(proposal, builder, kSelfShadowTrack, source.selfShadow, at);
  insertTrack(proposal, builder, kPropertyTrack, source.property, at);
  proposal.edits = builder.build();
  return proposal;
}

bool ensureTracks(Motion& target, const Motion& source) {
  const std::size_t before = target.bones.size() + target.morphs.size();
  for (const auto& bone : source.bones) {
    if (!bone.keys.empty()) target.ensureBone(bone.name);
  }
  for (const auto& morph : source.morphs) {
    if (!morph.keys.empty()) target.ensureMorph(morph.name);
  }
  return target.bones.size() + target.morphs.size() != before;
}

}  // namespace furitsuke
