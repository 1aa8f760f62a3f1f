// SPDX-License-Identifier: MIT
#include "core/scene/actor.h"

#include <atomic>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::scene {

namespace {

std::uint64_t nextId() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

Actor::Actor(std::shared_ptr<const model::Model> model, std::shared_ptr<const image::ModelImages> images)
    : title(model->name.text),
      id_(nextId()),
      model_(std::move(model)),
      images_(std::move(images)),
      rig_(std::make_shared<const eval::Rig>(eval::makeRig(*model_))),
      physicsRig_(std::make_shared<const physics::PhysicsRig>(physics::makePhysicsRig(*model_, *rig_))),
      poser_(physicsRig_),
      pose_(*rig_),
      mesh_(*model_) {
  evaluate(0);
}

std::unique_ptr<Actor> Actor::twin() const {
  auto other = std::make_unique<Actor>(*this);
  other->id_ = nextId();
  other->draft_ = {};
  other->livePose_.reset();
  other->switchPhysicsOff();
  other->invalidate();
  return other;
}

std::unique_ptr<Actor> Actor::again() const {
  std::unique_ptr<Actor> other = twin();
  other->clearMotion();
  other->setOutside({});
  other->showAllMaterials();
  other->title = model_->name.text;
  other->shown = true;
  other->placement = {};
  other->accessoryKeyDraft.reset();
  return other;
}

void Actor::follow(const Actor& twin) {
  motion_ = twin.motion_;
  invalidate();
  if (twin.bodies_ == Bodies::Run) {
    showRun(twin.run_, twin.runIndex_);
  } else {
    switchPhysicsOff();
  }
  images_ = twin.images_;
  hideMaterialsLike(twin);
}

void Actor::setMotion(const motion::Motion& motion) {
  motion_ = eval::BoundMotion(motion, *model_, *rig_);
  if (motion_.parents().empty()) keyedAttachment_.reset();
  if (motion_.accessoryKeys().empty()) accessoryKey.reset();
  motion_.setPreExtrapolation(preExtrapolation_);
  invalidate();
}

void Actor::showRun(std::shared_ptr<const physics::RunHistory> run, std::size_t index) {
  const Bodies bodies = physicsRig_->simulatedBodies == 0 ? Bodies::Off : Bodies::Run;
  const bool isSame = bodies_ == bodies && run_ == run && runIndex_ == index;
  if (!isSame && (bodies_ != Bodies::Off || bodies != Bodies::Off)) invalidate();
  bodies_ = bodies;
  run_ = std::move(run);
  runIndex_ = index;
  poser_.show(run_, index);
}

void Actor::showBodies(std::vector<RigidTransformF> transforms, std::vector<std::uint8_t> isOff) {
  bodies_ = Bodies::Given;
  invalidate();
  givenPlaces_ = std::move(transforms);
  givenOff_ = std::move(isOff);
}

void Actor::switchPhysicsOff() {
  if (bodies_ != Bodies::Off) invalidate();
  bodies_ = Bodies::Off;
  run_ = nullptr;
  poser_.clear();
}

void Actor::bodyTransforms(std::vector<RigidTransformF>& transforms) const {
  bodies_ == Bodies::Off ? physics::placeBodiesOnBones(*physicsRig_, pose_, transforms)
                         : poser_.transformsOf(pose_, transforms);
}

void Actor::poseByMotion(double frame, eval::RigPose& pose, physics::BodyPoser& poser) const {
  motion_.sample(frame, pose);
  eval::applyMorphs(*rig_, pose);
  eval::poseBonesBeforePhysics(*rig_, pose);
  if (bodies_ != Bodies::Run || !poser_.covers(frame)) return eval::poseBonesAfterPhysics(*rig_, pose);
  poser.show(run_, runIndex_);
  poser.poseBones(*rig_, motion_, frame, pose);
}

void Actor::poseBeforePhysics(double frame, eval::RigPose& pose) const {
  motion_.sample(frame, pose);
  eval::applyDraft(*rig_, shownDraft(), pose);
  eval::applyMorphs(*rig_, pose);
  eval::poseBonesBeforePhysics(*rig_, pose);
}

void Actor::poseBodies(double frame) {
  switch (bodies_) {
    case Bodies::Off: return eval::poseBonesAfterPhysics(*rig_, pose_);
    case Bodies::Given: return poser_.poseBones(*rig_, givenPlaces_, givenOff_, pose_);
    case Bodies::Run: break;
  }
  if (!poser_.covers(frame)) return poser_.carryBones(*rig_, pose_);
  if (shownDraft().isEmpty()) return poser_.poseBones(*rig_, motion_, frame, pose_);
  // The run does not know the draft, so the hair moves with the head as it was without the draft.
  eval::RigPose registered(*rig_);
  registered.outside = pose_.outside;
  poseByMotion(frame, registered, poser_);
  poser_.carryBones(*rig_, pose_);
}

void Actor::evaluate(double frame) {
  if (evaluatedFrame_ == frame) return;
  motion_.sample(frame, pose_);
  eval::applyDraft(*rig_, shownDraft(), pose_);
  ownMoves_ = pose_.locals;
  eval::applyMorphs(*rig_, pose_);
  eval::poseBonesBeforePhysics(*rig_, pose_);
  poseBodies(frame);
  // A motion that hides the model cannot show it before the next evaluation.
  if (pose_.visible) eval::poseMesh(*model_, *rig_, pose_, mesh_);
  ++revision_;
  evaluatedFrame_ = frame;
  // A run that has not reached the frame grows without telling.
  if (bodies_ == Bodies::Run && !poser_.covers(frame)) invalidate();
}

}  // namespace furitsuke::scene
