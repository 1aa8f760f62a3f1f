// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/captures/fitted_motions.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/motion/captured_keys.h"
#include "core/motion/key_edits.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::commands {

namespace {

/// Replaces the keys of a track in the frames of the inserted motion.
template <class Value>
motion::KeyEdit replacement(motion::TrackId id, const motion::Track<Value>& track, motion::Keys<Value> inserted,
                            FrameRange frames) {
  return {id, frames, track.slice(frames), std::move(inserted)};
}

template <class Value>
motion::Keys<Value> shifted(const motion::Track<Value>& track, Frame by) {
  motion::Keys<Value> keys;
  for (std::size_t i = 0; i < track.size() && track.frames()[i] <= kMaxFrame - by; ++i) {
    keys.append(track.frames()[i] + by, track.values()[i]);
  }
  return keys;
}

/// The IK state that the motion has at a frame.
motion::VisibilityIkKey stateAt(const motion::Track<motion::VisibilityIkKey>& track, Frame frame) {
  const std::size_t after = track.lowerBound(frame) + (track.hasKey(frame) ? 1 : 0);
  return after == 0 ? motion::restVisibilityIkKey() : track.values()[after - 1];
}

/// Keeps what was captured for the inserted motion.
void keepCaptureOf(const motion::Motion& inserted, Frame frame, edit::EditedMotion& edited) {
  const motion::CapturedKeys* captured = motion::capturedKeys(inserted);
  if (captured == nullptr || motion::isOnLayer(edited.motion)) return;
  motion::CapturedKeys kept = motion::movedCapture(*captured, [frame](Frame at) { return std::int64_t{at} + frame; });
  if (const motion::CapturedKeys* before = motion::capturedKeys(edited.motion)) {
    kept = motion::joinedCaptures(*before, kept);
  }
  motion::Annotations after = edited.motion.annotations;
  motion::setCapturedKeys(after, std::move(kept));
  edited.edit.annotations = motion::AnnotationEdit{edited.motion.annotations, after};
  edited.motion.annotations = std::move(after);
}

}  // namespace

std::unique_ptr<edit::MotionDocument> newMotion(const Name& modelName, const QString& title) {
  motion::Motion empty;
  empty.modelName = Name::fromBytes(nameWithin(modelName.bytes, kModelNameBytes));
  auto document = std::make_unique<edit::MotionDocument>(std::move(empty));
  document->state().setAllTracksShown(true);
  document->file().setTitle(title);
  return document;
}

edit::EditedMotion withInsertedMotion(motion::Motion motion, const motion::Motion& inserted, Frame frame) {
  edit::EditedMotion edited{.motion = std::move(motion), .edit = {}};
  for (const auto& track : inserted.bones) edited.edit.addedBones.push_back(track.name);
  for (const auto& track : inserted.morphs) edited.edit.addedMorphs.push_back(track.name);
  motion::addTracks(edited.motion, edited.edit);
  const Frame last = std::min<std::int64_t>(kMaxFrame, std::int64_t{frame} + std::max(0, inserted.frameRange().last));
  const FrameRange frames{frame, last};
  motion::KeyEdits& keys = edited.edit.keys;
  for (const auto& track : inserted.bones) {
    const motion::TrackId id = *edited.motion.findBone(track.name.bytes);
    keys.push_back(replacement(id, edited.motion.bones[id.index].keys, shifted(track.keys, frame), frames));
  }
  for (const auto& track : inserted.morphs) {
    const motion::TrackId id = *edited.motion.findMorph(track.name.bytes);
    keys.push_back(replacement(id, edited.motion.morphs[id.index].keys, shifted(track.keys, frame), frames));
  }
  if (!inserted.property.empty()) {
    const bool continues = last < kMaxFrame && edited.motion.frameRange().last > last;
    motion::Keys<motion::VisibilityIkKey> states = shifted(inserted.property, frame);
    FrameRange replaced = frames;
    if (continues) {
      // After it, IK is on or off as before.
      motion::VisibilityIkKey after = stateAt(edited.motion.property, last + 1);
      for (const auto& ik : inserted.property.values().front().ik) {
        const bool isKnown = std::ranges::any_of(after.ik, [&](const auto& each) { return each.name == ik.name; });
        if (!isKnown) after.ik.push_back({ik.name, true});
      }
      replaced.last = last + 1;
      states.append(replaced.last, std::move(after));
    }
    keys.push_back(replacement(motion::kPropertyTrack, edited.motion.property, std::move(states), replaced));
  }
  std::ranges::sort(keys, {}, &motion::KeyEdit::track);
  motion::applyEdits(edited.motion, keys, motion::EditSide::After);
  keepCaptureOf(inserted, frame, edited);
  return edited;
}

void markGaps(edit::EditedMotion& edited, const exchange::FittedMotion& fitted, Frame frame) {
  if (fitted.gaps.empty()) return;
  motion::AnnotationEdit marked{edited.motion.annotations, edited.motion.annotations};
  const auto add = [&](std::int64_t at, const QString& name) {
    if (at > kMaxFrame) return;
    motion::Marker marker{.frame = static_cast<Frame>(at), .name = name.toStdString(), .color = "orange"};
    marked.after = motion::withMarker(std::move(marked.after), std::move(marker));
  };
  for (const FrameRange& gap : fitted.gaps) {
    add(std::int64_t{frame} + gap.first, QCoreApplication::translate("Markers", "Nothing captured"));
    if (gap.last + 1 < fitted.frameCount)
      add(std::int64_t{frame} + gap.last, QCoreApplication::translate("Markers", "Captured again"));
  }
  edited.motion.annotations = marked.after;
  edited.edit.annotations = std::move(marked);
}

}  // namespace furitsuke::commands
