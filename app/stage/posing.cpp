// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stage/posing.h"

#include <cmath>
#include <cstddef>

#include "app/stage/stage.h"
#include "core/edit/pose_registration.h"
#include "core/eval/sampled_key.h"

namespace furitsuke {

namespace {

template <class Tracks, class Find>
std::optional<Name> trackNameFor(const Tracks& tracks, std::int32_t part, const Find& find) {
  for (const auto& track : tracks) {
    if (find(track.name.bytes) == part) return track.name;
  }
  return {};
}

/// What differs between two drafts, as it is in the later one.
PoseDraft posedSince(const PoseDraft& before, const PoseDraft& now) {
  PoseDraft posed;
  for (const BonePose& bone : now.bones()) {
    const BonePose* was = before.findBone(bone.name.bytes);
    if (was == nullptr || *was != bone) posed.set(bone);
  }
  for (const MorphPose& morph : now.morphs()) {
    const MorphPose* was = before.findMorph(morph.name.bytes);
    if (was == nullptr || *was != morph) posed.set(morph);
  }
  return posed;
}

bool isFiniteMove(const BoneMove& move) {
  return isFinite(toStored(move.translation)) && isFinite(toStored(move.rotation));
}

}  // namespace

Posing::Posing(Stage& stage) : stage_(stage) {}
Posing::~Posing() = default;

MotionDocument* Posing::document() const {
  const Actor* actor = stage_.active();
  return actor == nullptr ? nullptr : stage_.motionOf(actor->id());
}

bool Posing::isPossible() const { return stage_.active() != nullptr && stage_.active()->isVisible(); }

bool Posing::hasDraft() const {
  const MotionDocument* motion = document();
  return motion != nullptr && !motion->draft().isEmpty();
}

// --- names -----------------------------------------------------------------------------------------------------------

std::optional<Name> Posing::boneName(BoneIndex bone) const {
  const Actor* actor = stage_.active();
  const NameIndex& names = stage_.namesOf(actor->id());
  const auto find = [&names](std::string_view name) { return names.findBone(name).value_or(kNoIndex); };
  if (auto name = trackNameFor(document()->motion().bones, bone, find)) return name;
  Name name = Name::fromBytes(actor->model().bones[static_cast<std::size_t>(bone)].name.bytes);
  // Of two bones of one name a motion means the first.
  return find(name.bytes) == bone ? std::optional(std::move(name)) : std::nullopt;
}

std::optional<Name> Posing::morphName(MorphIndex morph) const {
  const Actor* actor = stage_.active();
  const NameIndex& names = stage_.namesOf(actor->id());
  const auto find = [&names](std::string_view name) { return names.findMorph(name).value_or(kNoIndex); };
  if (auto name = trackNameFor(document()->motion().morphs, morph, find)) return name;
  Name name = Name::fromBytes(actor->model().morphs[static_cast<std::size_t>(morph)].name.bytes);
  return find(name.bytes) == morph ? std::optional(std::move(name)) : std::nullopt;
}

std::vector<Name> Posing::selectedNames(const MotionDocument& motion) const {
  std::vector<Name> names;
  if (document() != &motion) return names;
  names.reserve(stage_.selectedBones().size());
  for (const BoneIndex bone : stage_.selectedBones()) {
    if (auto name = boneName(bone)) names.push_back(*std::move(name));
  }
  return names;
}

BonePose Posing::poseNow(BoneIndex bone, const Name& name) const {
  const MotionDocument& motion = *document();
  if (const BonePose* drafted = motion.draft().findBone(name.bytes)) return *drafted;
  if (const auto track = motion.motion().findBone(name.bytes)) {
    // A key that is there keeps its bits.
    const Track<BoneKey>& keys = motion.motion().bones[track->index].keys;
    const BoneKey* there = keys.find(motion.currentFrame());
    const BoneKey key = there != nullptr ? *there : sampledKey(keys, motion.currentFrame());
    return {name, key.translation, key.rotation};
  }
  const BoneMove& own = stage_.active()->ownMoves()[static_cast<std::size_t>(bone)];
  return {name, toStored(own.translation), toStored(own.rotation)};
}

// --- posing ----------------------------------------------------------------------------------------------------------

void Posing::ensureMotion() {
  if (document() != nullptr || !motionMaker_) return;
  // Another motion means other selected keys, but the hand is on these bones.
  const std::vector<BoneIndex> bones = stage_.selectedBones();
  motionMaker_(*stage_.active());
  stage_.selectBones(bones);
}

MotionDocument* Posing::takeInHand() {
  ensureMotion();
  MotionDocument* motion = document();
  if (motion != nullptr) emit motionInHand(motion);
  return motion;
}

MotionDocument* Posing::motionForPose(MotionDocument* front) {
  const bool isMeant = front != nullptr && !front->motion().isCameraMotion();
  if (isMeant || stage_.active() == nullptr) return front;
  MotionDocument* own = takeInHand();
  return own == nullptr ? front : own;
}

bool Posing::takeDraftInHand() {
  if (!hasDraft()) return false;
  takeInHand();
  return hasDraft();  // it may be registered because the playhead had left it
}

bool Posing::begin(const QString& text) {
  end();
  if (!isPossible()) return false;
  emit aboutToPose();
  posed_ = takeInHand();
  if (posed_ == nullptr) return false;
  text_ = text;
  posed_->beginGesture(text);
  before_ = posed_->draft();
  return true;
}

bool Posing::isPosing() const { return posed_ != nullptr && posed_ == document() && posed_->isInGesture(); }

void Posing::poseBones(const BoneMoves& moves) {
  if (!isPosing()) return;
  PoseDraft draft = posed_->draft();
  for (const auto& [bone, move] : moves) {
    const auto name = boneName(bone);
    if (name && isFiniteMove(move)) draft.set(BonePose{*name, toStored(move.translation), toStored(move.rotation)});
  }
  posed_->updateGestureDraft(std::move(draft));
}

void Posing::poseMorph(MorphIndex morph, double weight) {
  if (!isPosing() || !std::isfinite(static_cast<float>(weight))) return;
  const auto name = morphName(morph);
  if (!name) return;
  PoseDraft draft = posed_->draft();
  draft.set(MorphPose{*name, static_cast<float>(weight)});
  posed_->updateGestureDraft(std::move(draft));
}

void Posing::end() {
  if (posed_ == nullptr) return;
  MotionDocument& motion = *posed_;
  posed_ = nullptr;
  last_ = nullptr;
  if (!motion.isInGesture()) return;  // somebody else has ended it
  const PoseDraft posed = posedSince(before_, motion.draft());
  if (autoKey_ && !posed.isEmpty()) {
    motion.cancelGesture();
    registerPose(motion, text_, posed, motion.currentFrame(), curves());
  } else {
    motion.endGesture();
  }
  const QUndoStack& stack = *motion.undoStack();
  if (!posed.isEmpty() && stack.index() > 0) last_ = stack.command(stack.index() - 1);
}

void Posing::cancel() {
  if (posed_ != nullptr && posed_->isInGesture()) posed_->cancelGesture();
  posed_ = nullptr;
}

void Posing::takeBack() {
  MotionDocument* motion = document();
  if (motion == nullptr || last_ == nullptr) return;
  QUndoStack& stack = *motion->undoStack();
  if (stack.index() > 0 && stack.command(stack.index() - 1) == last_) stack.undo();
  last_ = nullptr;
}

void Posing::reset(Reset what) {
  const std::vector<BoneIndex> bones = stage_.selectedBones();
  if (bones.empty() || !begin(tr("Reset bones"))) return;
  stage_.evaluated();
  const Actor& actor = *stage_.active();
  BoneMoves moves;
  moves.reserve(bones.size());
  for (const BoneIndex bone : bones) {
    BoneMove move = actor.ownMoves()[static_cast<std::size_t>(bone)];
    if (what != Reset::Rotation) move.translation = {0, 0, 0};
    if (what != Reset::Translation) move.rotation = {1, 0, 0, 0};
    moves.emplace_back(bone, move);
  }
  poseBones(moves);
  end();
}

void Posing::change(const QString& text, PoseDraft draft) {
  end();
  if (MotionDocument* motion = document()) motion->setDraft(text, std::move(draft));
}

void Posing::releaseMorph(MorphIndex morph) {
  if (!takeDraftInHand()) return;
  PoseDraft draft = document()->draft();
  if (const auto name = morphName(morph)) draft.removeMorph(name->bytes);
  change(tr("Release morph"), std::move(draft));
}

void Posing::releaseMorphs() {
  if (!takeDraftInHand()) return;
  PoseDraft draft;
  for (const BonePose& bone : document()->draft().bones()) draft.set(bone);
  change(tr("Release morphs"), std::move(draft));
}

void Posing::releaseSelectedBones() {
  if (!takeDraftInHand()) return;
  PoseDraft draft = document()->draft();
  for (const BoneIndex bone : stage_.selectedBones()) {
    if (const auto name = boneName(bone)) draft.removeBone(name->bytes);
  }
  change(tr("Discard pose of bones"), std::move(draft));
}

void Posing::discard() {
  if (takeDraftInHand()) change(tr("Discard pose"), {});
}

// --- registering -----------------------------------------------------------------------------------------------------

bool Posing::registerSelected() {
  end();
  const std::vector<BoneIndex>& bones = stage_.selectedBones();
  if (stage_.active() == nullptr || (bones.empty() && !hasDraft())) return false;
  MotionDocument* motion = takeInHand();
  if (motion == nullptr) return false;
  PoseDraft poses;
  if (bones.empty()) {
    poses = motion->draft();
  } else {
    stage_.evaluated();
    for (const BoneIndex bone : bones) {
      if (const auto name = boneName(bone)) poses.set(poseNow(bone, *name));
    }
    for (const MorphPose& morph : motion->draft().morphs()) poses.set(morph);
  }
  if (poses.isEmpty()) return false;
  registerPose(*motion, tr("Register pose"), poses, motion->currentFrame(), curves());
  return true;
}

void Posing::registerAll(MotionDocument& document, Frame frame) {
  end();
  if (document.draft().isEmpty()) return;
  registerPose(document, tr("Register pose"), PoseDraft(document.draft()), frame, curves());
}

}  // namespace furitsuke
