// SPDX-License-Identifier: MIT
#include "core/scene/actor.h"

#include <atomic>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/physics/body_poser.h"

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
      rig_(eval::makeRig(*model_)),
      physicsRig_(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(*model_, rig_))),
      pose_(rig_),
      mesh_(*model_) {
  evaluate(0);
}

std::unique_ptr<Actor> Actor::twin() const {
  auto other = std::make_unique<Actor>(*this);
  other->id_ = nextId();
  other->draft_ = {};
  return other;
}

void Actor::follow(const Actor& twin) {
  motion_ = twin.motion_;
  images_ = twin.images_;
  hideMaterialsLike(twin);
}

void Actor::setMotion(const motion::Motion& motion) {
  motion_ = eval::BoundMotion(motion, *model_, rig_);
  motion_.setBeforeFirst(beforeFirst_);
}

void Actor::poseByMotion(double frame, eval::RigPose& pose) const { eval::evaluatePose(rig_, motion_, frame, pose); }

void Actor::bodyPlaces(std::vector<physics::BodyPlace>& places) const {
  physics::placeBodiesOnBones(*physicsRig_, pose_, places);
}

void Actor::evaluate(double frame) {
  motion_.sample(frame, pose_);
  eval::applyDraft(rig_, draft_, pose_);
  ownMoves_ = pose_.moves;
  eval::applyMorphs(rig_, pose_);
  eval::poseBonesBeforePhysics(rig_, pose_);
  eval::poseBonesAfterPhysics(rig_, pose_);
  eval::poseMesh(*model_, rig_, pose_, mesh_);
  ++revision_;
}

}  // namespace furitsuke::scene
