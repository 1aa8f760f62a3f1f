// SPDX-License-Identifier: MIT
#include "core/scene/actor.h"

#include <atomic>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke {

namespace {

std::uint64_t nextId() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

Actor::Actor(std::shared_ptr<const Model> model, std::shared_ptr<const ModelImages> images)
    : title(model->name.text),
      id_(nextId()),
      model_(std::move(model)),
      images_(std::move(images)),
      rig_(makeRig(*model_)),
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
  hideMaterialsLike(twin);
}

void Actor::setMotion(const Motion& motion) { motion_ = BoundMotion(motion, *model_, rig_); }

void Actor::poseByMotion(double frame, RigPose& pose) const { evaluatePose(rig_, motion_, frame, pose); }

void Actor::evaluate(double frame) {
  motion_.sample(frame, pose_);
  applyDraft(rig_, draft_, pose_);
  ownMoves_ = pose_.moves;
  applyMorphs(rig_, pose_);
  poseBonesBeforePhysics(rig_, pose_);
  poseBonesAfterPhysics(rig_, pose_);
  poseMesh(*model_, rig_, pose_, mesh_);
  ++revision_;
}

}  // namespace furitsuke
