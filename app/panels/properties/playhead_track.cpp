// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/playhead_track.h"

#include <algorithm>
#include <utility>

#include "app/panels/properties/selection_text.h"
#include "app/session/bone_posing.h"
#include "core/edit/document/key_changes.h"
#include "core/edit/document/key_registration.h"
#include "core/edit/document/pose_registration.h"
#include "core/eval/layered_values.h"
#include "core/motion/default_keys.h"

namespace furitsuke::panels {

namespace {

/// A key with the given values. The selection stays empty, so that the fields stay those of the playhead.
template <class Key, class Change>
motion::Edit keyAt(const motion::Motion& motion, motion::TrackId id, const motion::Track<Key>& track, Frame frame,
                   eval::PreExtrapolation rule, const Change& change) {
  motion::EditBuilder builder(motion);
  edit::registerKey(builder, id, track, frame, rule, change, motion::isOnLayer(motion));
  return {.keys = builder.build()};
}

}  // namespace

void PlayheadTrack::show(std::optional<motion::TrackId> track) {
  shown_.reset();
  if (document_ == nullptr || !track || !document_->motion().contains(*track)) return;
  const motion::Motion& motion = document_->motion();
  shown_ = Part{.kind = track->kind, .name = {}, .track = track};
  if (track->kind == motion::TrackKind::Bone) shown_->name = motion.bones[track->index].name;
  if (track->kind == motion::TrackKind::Morph) shown_->name = motion.morphs[track->index].name;
}

void PlayheadTrack::showBone(const Name& name) {
  shown_.reset();
  if (document_ != nullptr) shown_ = Part{.kind = motion::TrackKind::Bone, .name = name, .track = {}};
}

std::optional<motion::TrackKind> PlayheadTrack::kind() const noexcept {
  return shown_ ? std::optional(shown_->kind) : std::nullopt;
}

QString PlayheadTrack::name() const { return shown_ ? QString::fromStdString(shown_->name.text()) : QString(); }

QString PlayheadTrack::details() const {
  if (isInDraft(*shown_)) return tr("frame %1, not registered").arg(frame());
  return (hasKey() ? tr("frame %1") : tr("frame %1, without a key")).arg(frame());
}

bool PlayheadTrack::isInDraft(const Part& part) const {
  const motion::PoseDraft& draft = document_->history().draft();
  if (part.kind == motion::TrackKind::Bone) return draft.findBone(part.name.bytes) != nullptr;
  return part.kind == motion::TrackKind::Morph && draft.findMorph(part.name.bytes) != nullptr;
}

bool PlayheadTrack::hasKey() const {
  const motion::Motion& motion = document_->motion();
  return shown_->track && motion.contains(*shown_->track) &&
         std::ranges::binary_search(motion.frames(*shown_->track), frame());
}

// --- values ----------------------------------------------------------------------------------------------------------

void PlayheadTrack::read(motion::BoneKey& key) const {
  const motion::Motion& motion = document_->motion();
  key = motion::restBoneKey();
  if (const auto track = motion.findBone(shown_->name.bytes)) {
    const motion::Track<motion::BoneKey>& keys = motion.bones[track->index].keys;
    const motion::BoneKey* there = keys.find(frame());
    key = there != nullptr ? *there : eval::sampledKey(keys, frame(), document_->state().preExtrapolation());
  }
  if (const motion::BonePose* posed = document_->history().draft().findBone(shown_->name.bytes)) {
    key.translation = posed->translation;
    key.rotation = posed->rotation;
  } else if (motion::hasLayers(motion)) {
    // A pose is all that is seen, and the edited track only a part of it.
    const eval::BoneSample all =
        eval::LayeredBone(motion, shown_->name.bytes).sample(frame(), document_->state().preExtrapolation());
    key.translation = toStored(all.translation);
    key.rotation = toStored(all.rotation);
  }
}

void PlayheadTrack::read(motion::MorphKey& key) const {
  const motion::Motion& motion = document_->motion();
  const eval::PreExtrapolation rule = document_->state().preExtrapolation();
  key = {};
  if (const motion::MorphPose* posed = document_->history().draft().findMorph(shown_->name.bytes)) {
    key.weight = posed->weight;
  } else if (motion::hasLayers(motion)) {
    key.weight = static_cast<float>(eval::LayeredMorph(motion, shown_->name.bytes).sample(frame(), rule));
  } else if (const auto track = motion.findMorph(shown_->name.bytes)) {
    key = eval::sampledKey(motion.morphs[track->index].keys, frame(), rule);
  }
}

void PlayheadTrack::read(motion::CameraKey& key) const {
  key = eval::sampledKey(document_->motion().camera, frame(), document_->state().preExtrapolation());
}

void PlayheadTrack::read(motion::LightKey& key) const {
  key = eval::sampledKey(document_->motion().light, frame(), document_->state().preExtrapolation());
}

void PlayheadTrack::read(motion::SelfShadowKey& key) const {
  key = eval::sampledKey(document_->motion().selfShadow, frame(), document_->state().preExtrapolation());
}

void PlayheadTrack::read(motion::VisibilityIkKey& key) const {
  key = edit::propertyKeyAt(document_->motion(), frame(), ikBones_);
}

// --- changes ---------------------------------------------------------------------------------------------------------

void PlayheadTrack::begin(const edit::LiveText& text) {
  changed_.reset();
  if (document_ == nullptr || !shown_) return;
  changed_ = shown_;
  isPosing_ = posing_ != nullptr && posing_->canPose(*document_, shown_->kind, shown_->name.bytes);
  if (isPosing_) {
    posing_->begin(text);
  } else {
    document_->history().beginGesture(text);
  }
}

void PlayheadTrack::putPose(const motion::PoseDraft& pose) {
  if (isPosing_) return posing_->pose(pose);
  const Frame at = frame();
  const eval::PreExtrapolation rule = document_->state().preExtrapolation();
  document_->history().updateGesture([pose, at, rule](const motion::Motion& motion) {
    return motion::Edit{.keys = edit::registeredPose(motion, pose, at, {}, rule).keys};
  });
}

void PlayheadTrack::put(const motion::BoneKey& key) {
  if (document_ == nullptr || !changed_) return;
  motion::PoseDraft pose;
  pose.set(motion::BonePose{changed_->name, key.translation, key.rotation});
  putPose(pose);
}

void PlayheadTrack::put(const motion::MorphKey& key) {
  if (document_ == nullptr || !changed_) return;
  motion::PoseDraft pose;
  pose.set(motion::MorphPose{changed_->name, key.weight});
  putPose(pose);
}

void PlayheadTrack::put(const motion::CameraKey& key) {
  if (document_ == nullptr || !changed_) return;
  document_->history().updateGesture(
      [key, at = frame(), rule = document_->state().preExtrapolation()](const motion::Motion& motion) {
        return keyAt(motion, motion::kCameraTrack, motion.camera, at, rule, [&key](motion::CameraKey& changed) {
          const auto curves = changed.curves;
          changed = key;
          changed.curves = curves;
        });
      });
}

void PlayheadTrack::put(const motion::LightKey& key) {
  if (document_ == nullptr || !changed_) return;
  document_->history().updateGesture(
      [key, at = frame(), rule = document_->state().preExtrapolation()](const motion::Motion& motion) {
        return keyAt(motion, motion::kLightTrack, motion.light, at, rule,
                     [&key](motion::LightKey& changed) { changed = key; });
      });
}

void PlayheadTrack::put(const motion::SelfShadowKey& key) {
  if (document_ == nullptr || !changed_) return;
  document_->history().updateGesture(
      [key, at = frame(), rule = document_->state().preExtrapolation()](const motion::Motion& motion) {
        return keyAt(motion, motion::kSelfShadowTrack, motion.selfShadow, at, rule,
                     [&key](motion::SelfShadowKey& changed) { changed = key; });
      });
}

void PlayheadTrack::put(const motion::VisibilityIkKey& key) {
  if (document_ == nullptr || !changed_) return;
  document_->history().updateGesture([key, at = frame(), ikBones = ikBones_](const motion::Motion& motion) {
    motion::EditBuilder builder(motion);
    // The first key of a track comes with one at frame 0 that lists the same bones.
    if (motion.property.empty() && at > 0 && !motion::isOnLayer(motion))
      builder.set(motion::kPropertyTrack, 0, edit::propertyKeyAt(motion, at, ikBones));
    builder.set(motion::kPropertyTrack, at, key);
    return motion::Edit{.keys = builder.build()};
  });
}

void PlayheadTrack::end() {
  if (document_ == nullptr || !changed_) return;
  changed_.reset();
  if (isPosing_) return posing_->end();
  document_->history().endGesture();
}

void PlayheadTrack::cancel() {
  if (document_ == nullptr || !changed_) return;
  changed_.reset();
  if (isPosing_) return posing_->cancel();
  document_->history().cancelGesture();
}

}  // namespace furitsuke::panels
