// SPDX-License-Identifier: MIT
#include "core/scene/scene_at_frame.h"

namespace furitsuke::scene {

const eval::RigPose& SceneAtFrame::poseOf(const Actor& actor) {
  const auto found = posed_.find(actor.id());
  if (found != posed_.end() && found->second.frame == frame_) return found->second.pose;
  Posed& posed = found == posed_.end()
                     ? posed_.emplace(actor.id(), Posed{eval::RigPose(actor.rig()), actor.makePoser(), 0}).first->second
                     : found->second;
  actor.poseByMotion(frame_, posed.pose, posed.poser);
  posed.frame = frame_;
  return posed.pose;
}

glm::dmat4 SceneAtFrame::worldOf(const Actor& actor) {
  return scene_.worldOf(actor, [this](const Actor& carrier) -> const eval::RigPose& { return poseOf(carrier); });
}

}  // namespace furitsuke::scene
