// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bone_posing.h"

#include <cmath>
#include <cstddef>

#include "app/session/scene/stage.h"
#include "core/edit/document/pose_registration.h"
#include "core/eval/sampled_key.h"

namespace furitsuke::session {

namespace {

template <class Tracks, class Find>
std::optional<Name> trackNameFor(const Tracks& tracks, std::int32_t part, const Find& find) {
  for (const auto& track : tracks) {
    if (find(track.name.bytes) == part) return track.name;
  }
  return {};
}

/// The poses of `now` that differ from `before`.
motion::PoseDraft posedSince(const motion::PoseDraft& before, const motion::PoseDraft& now) {
  motion::PoseDraft posed;
  for (const motion::BonePose& bone : now.bones()) {
    const motion::BonePose* was = before.findBone(bone.name.bytes);
    if (was == nullptr || *was != bone) posed.set(bone);
  }
  for (const motion::MorphPose& morph : now.morphs()) {
    const motion::MorphPose* was = before.findMorph(morph.name.bytes);
    if (was == nullptr || *was != morph) posed.set(morph);
  }
  return posed;
}

bool isFiniteMove(const eval::LocalTransform& local) {
  return isFinite(toStored(local.translation)) && isFinite(toStored(local.rotation));
}

}  // namespace

Posing::Posing(Stage& stage) : stage_(stage) {}
Posing::~Posing() = default;

edit::MotionDocument* Posing::document() const {
  const scene::Actor* actor = stage_.active();
  return actor == nullptr ? nullptr : stage_.motionOf(actor->id());
}

bool Posing::isPossible() const { return stage_.active() != nullptr && stage_.active()->isVisible(); }

bool Posing::hasDraft() const {
  const edit::MotionDocument* motion = document();
  return motion != nullptr && !motion->history().draft().isEmpty();
}

bool Posing::canPose(const edit::MotionDocument& motion, motion::TrackKind kind, std::string_view nameBytes) const {
  if (document() != &motion || !isPossible()) return false;
  const model::NameIndex& names = *stage_.infoOf(stage_.active()->id()).names;
  if (kind == motion::TrackKind::Bone) return names.findBone(nameBytes).has_value();
  return kind == motion::TrackKind::Morph && names.findMorph(nameBytes).has_value();
}

// --- names -----------------------------------------------------------------------------------------------------------

std::optional<Name> Posing::boneName(model::BoneIndex bone) const {
  const scene::Actor* actor = stage_.active();
  const model::NameIndex& names = *stage_.infoOf(actor->id()).names;
  const auto find = [&names](std::string_view name) { return names.findBone(name).value_or(model::kNoIndex); };
  if (auto name = trackNameFor(document()->motion().bones, bone, find)) return name;
  Name name = Name::fromBytes(actor->model().bones[static_cast<std::size_t>(bone)].name.bytes);
  // If two bones have the same name, a motion refers to the first.
  return find(name.bytes) == bone ? std::optional(std::move(name)) : std::nullopt;
}

std::optional<Name> Posing::morphName(model::MorphIndex morph) const {
  const scene::Actor* actor = stage_.active();
  const model::NameIndex& names = *stage_.infoOf(actor->id()).names;
  const auto find = [&names](std::string_view name) { return names.findMorph(name).value_or(model::kNoIndex); };
  if (auto name = trackNameFor(document()->motion().morphs, morph, find)) return name;
  Name name = Name::fromBytes(actor->model().morphs[static_cast<std::size_t>(morph)].name.bytes);
  return find(name.bytes) == morph ? std::optional(std::move(name)) : std::nullopt;
}

std::vector<Name> Posing::selectedNames(const edit::MotionDocument& motion) const {
  std::vector<Name> names;
  if (document() != &motion) return names;
  names.reserve(stage_.selectedBones().size());
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    if (auto name = boneName(bone)) names.push_back(*std::move(name));
  }
  return names;
}

motion::BonePose Posing::poseNow(model::BoneIndex bone, const Name& name) const {
  const edit::MotionDocument& motion = *document();
  if (const motion::BonePose* drafted = motion.history().draft().findBone(name.bytes)) return *drafted;
  // With layers, the edited track is only a part of what is shown.
  const auto track = motion::hasLayers(motion.motion()) ? std::nullopt : motion.motion().findBone(name.bytes);
  if (track) {
    // An existing key keeps its exact values.
    const motion::Track<motion::BoneKey>& keys = motion.motion().bones[track->index].keys;
    const motion::BoneKey* existing = keys.find(motion.state().currentFrame());
    const motion::BoneKey key =
        existing != nullptr ? *existing
                            : eval::sampledKey(keys, motion.state().currentFrame(), motion.state().preExtrapolation());
    return {name, key.translation, key.rotation};
  }
  const eval::LocalTransform& own = stage_.active()->ownMoves()[static_cast<std::size_t>(bone)];
  return {name, toStored(own.translation), toStored(own.rotation)};
}

// --- posing ----------------------------------------------------------------------------------------------------------

void Posing::ensureMotion() {
  if (document() != nullptr || !motionMaker_) return;
  // The new motion changes the selected keys, so restore the selected bones.
  const std::vector<model::BoneIndex> bones = stage_.selectedBones();
  motionMaker_(*stage_.active());
  stage_.selectBones(bones);
}

edit::MotionDocument* Posing::activateMotion() {
  ensureMotion();
  edit::MotionDocument* motion = document();
  if (motion != nullptr) emit activationRequested(motion);
  return motion;
}

edit::MotionDocument* Posing::motionForPose(edit::MotionDocument* current) {
  const bool canTakePose = current != nullptr && !current->motion().isCameraMotion();
  if (canTakePose || stage_.active() == nullptr) return current;
  edit::MotionDocument* own = activateMotion();
  return own == nullptr ? current : own;
}

bool Posing::activateDraft() {
  if (!hasDraft()) return false;
  activateMotion();
  return hasDraft();  // false if moving the motion to the playhead has registered the draft
}

bool Posing::begin(const edit::LiveText& text) {
  end();
  if (!isPossible()) return false;
  emit aboutToPose();
  posed_ = activateMotion();
  if (posed_ == nullptr) return false;
  posedActor_ = stage_.active()->id();
  text_ = text;
  posed_->history().beginGesture(text);
  before_ = posed_->history().draft();
  return true;
}

bool Posing::isPosing() const {
  // Another model with the same motion has other bones.
  return posed_ != nullptr && posed_ == document() && stage_.active()->id() == posedActor_ &&
         posed_->history().isInGesture();
}

void Posing::poseBones(const BoneLocalTransforms& locals) {
  if (!isPosing()) return;
  motion::PoseDraft draft = posed_->history().draft();
  for (const auto& [bone, move] : locals) {
    const auto name = boneName(bone);
    if (name && isFiniteMove(move))
      draft.set(motion::BonePose{*name, toStored(move.translation), toStored(move.rotation)});
  }
  posed_->history().updateGestureDraft(std::move(draft));
}

void Posing::pose(const motion::PoseDraft& poses) {
  if (!isPosing()) return;
  motion::PoseDraft draft = posed_->history().draft();
  for (const motion::BonePose& bone : poses.bones()) draft.set(bone);
  for (const motion::MorphPose& morph : poses.morphs()) draft.set(morph);
  posed_->history().updateGestureDraft(std::move(draft));
}

void Posing::poseMorph(model::MorphIndex morph, double weight) {
  if (!isPosing() || !std::isfinite(static_cast<float>(weight))) return;
  const auto name = morphName(morph);
  if (!name) return;
  motion::PoseDraft draft = posed_->history().draft();
  draft.set(motion::MorphPose{*name, static_cast<float>(weight)});
  posed_->history().updateGestureDraft(std::move(draft));
}

void Posing::end() {
  if (posed_ == nullptr) return;
  edit::MotionDocument& motion = *posed_;
  posed_ = nullptr;
  last_ = nullptr;
  if (!motion.history().isInGesture()) return;  // already ended elsewhere
  const motion::PoseDraft posed = posedSince(before_, motion.history().draft());
  if (autoKey_ && !posed.isEmpty()) {
    motion.history().cancelGesture();
    last_ = registerKeys(motion, text_, posed, motion.state().currentFrame());
    emit registered(&motion);
  } else {
    last_ = motion.history().endGesture();
  }
}

void Posing::cancel() {
  if (posed_ != nullptr && posed_->history().isInGesture()) posed_->history().cancelGesture();
  posed_ = nullptr;
}

void Posing::undoLast() {
  edit::MotionDocument* motion = document();
  const edit::StepEdit last = std::exchange(last_, nullptr);
  if (motion != nullptr && last != nullptr && motion->history().lastEdit() == last)
    motion->history().undoStack()->undo();
}

void Posing::reset(Reset what) {
  const std::vector<model::BoneIndex> bones = stage_.selectedBones();
  if (bones.empty() || !begin([] { return tr("Reset bones"); })) return;
  stage_.evaluated();
  const scene::Actor& actor = *stage_.active();
  BoneLocalTransforms locals;
  locals.reserve(bones.size());
  for (const model::BoneIndex bone : bones) {
    eval::LocalTransform local = actor.ownMoves()[static_cast<std::size_t>(bone)];
    if (what != Reset::Rotation) local.translation = {0, 0, 0};
    if (what != Reset::Translation) local.rotation = {1, 0, 0, 0};
    locals.emplace_back(bone, local);
  }
  poseBones(locals);
  end();
}

void Posing::change(const edit::LiveText& text, motion::PoseDraft draft) {
  end();
  if (edit::MotionDocument* motion = document()) motion->history().setDraft(text, std::move(draft));
}

void Posing::releaseMorph(model::MorphIndex morph) {
  if (!activateDraft()) return;
  motion::PoseDraft draft = document()->history().draft();
  if (const auto name = morphName(morph)) draft.removeMorph(name->bytes);
  change([] { return tr("Release morph"); }, std::move(draft));
}

void Posing::releaseMorphs() {
  if (!activateDraft()) return;
  motion::PoseDraft draft;
  for (const motion::BonePose& bone : document()->history().draft().bones()) draft.set(bone);
  change([] { return tr("Release morphs"); }, std::move(draft));
}

void Posing::releaseSelectedBones() {
  if (!activateDraft()) return;
  motion::PoseDraft draft = document()->history().draft();
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    if (const auto name = boneName(bone)) draft.removeBone(name->bytes);
  }
  change([] { return tr("Release bones"); }, std::move(draft));
}

void Posing::discard() {
  if (activateDraft()) change([] { return tr("Discard pose"); }, {});
}

// --- registering -----------------------------------------------------------------------------------------------------

edit::StepEdit Posing::registerKeys(edit::MotionDocument& document, const edit::LiveText& text,
                                    const motion::PoseDraft& poses, Frame frame) {
  return edit::registerPose(document, text, poses, frame, curves(), spanCurves_);
}

bool Posing::registerSelected() {
  end();
  const std::vector<model::BoneIndex>& bones = stage_.selectedBones();
  if (stage_.active() == nullptr || (bones.empty() && !hasDraft())) return false;
  edit::MotionDocument* motion = activateMotion();
  if (motion == nullptr) return false;
  motion::PoseDraft poses;
  const motion::PoseDraft& draft = motion->history().draft();
  // Bones that are selected but not posed have nothing to do with morphs that were moved.
  const bool isOfMorphs = draft.bones().empty() && !draft.morphs().empty();
  if (bones.empty() || isOfMorphs) {
    poses = draft;
  } else {
    stage_.evaluated();
    for (const model::BoneIndex bone : bones) {
      if (const auto name = boneName(bone)) poses.set(poseNow(bone, *name));
    }
    for (const motion::MorphPose& morph : draft.morphs()) poses.set(morph);
  }
  if (poses.isEmpty()) return false;
  registerKeys(
      *motion, [] { return tr("Register pose"); }, poses, motion->state().currentFrame());
  emit registered(motion);
  return true;
}

void Posing::registerAll(edit::MotionDocument& document, Frame frame) {
  end();
  if (document.history().draft().isEmpty()) return;
  registerKeys(
      document, [] { return tr("Register pose"); }, motion::PoseDraft(document.history().draft()), frame);
  emit registered(&document);
}

}  // namespace furitsuke::session
