// SPDX-License-Identifier: MIT
#include "core/scene/scene_at_frame.h"

#include <utility>

#include "core/scene/camera_parents.h"

namespace furitsuke::scene {

std::optional<std::size_t> SceneAtFrame::memberOf(const Actor& actor) {
  if (parents_.isEmpty()) return {};
  if (!std::exchange(isLinked_, true)) parents_.moveTo(frame_);
  return parents_.find(actor.id());
}

std::vector<eval::OutsideTransform> SceneAtFrame::transformsOf(std::size_t member) {
  return parents_.transformsOf(
      member, {[this](std::size_t each) -> const eval::RigPose& { return poseOf(*scene_.actors[each]); },
               [this](std::size_t each, const std::vector<eval::OutsideTransform>& outside) -> const eval::RigPose& {
                 const Actor& actor = *scene_.actors[each];
                 auto found = trials_.find(each);
                 if (found == trials_.end()) {
                   found = trials_.emplace(each, Posed{eval::RigPose(actor.rig()), actor.makePoser(), 0}).first;
                 }
                 found->second.pose.outside = outside;
                 actor.poseByMotion(frame_, found->second.pose, found->second.poser);
                 return found->second.pose;
               }});
}

std::vector<eval::OutsideTransform> SceneAtFrame::outsideOf(const Actor& actor) {
  const std::optional<std::size_t> member = memberOf(actor);
  return member ? transformsOf(*member) : std::vector<eval::OutsideTransform>();
}

const eval::RigPose& SceneAtFrame::poseOf(const Actor& actor) {
  const auto found = posed_.find(actor.id());
  if (found != posed_.end() && found->second.frame == frame_) return found->second.pose;
  // Poses what it follows first, which may add other poses to the map.
  std::vector<eval::OutsideTransform> outside = outsideOf(actor);
  const auto place = found == posed_.end()
                         ? posed_.emplace(actor.id(), Posed{eval::RigPose(actor.rig()), actor.makePoser(), 0}).first
                         : found;
  Posed& posed = place->second;
  posed.pose.outside = std::move(outside);
  actor.poseByMotion(frame_, posed.pose, posed.poser);
  posed.frame = frame_;
  return posed.pose;
}

glm::dmat4 SceneAtFrame::worldOf(const Actor& actor) {
  if (const std::optional<std::size_t> member = memberOf(actor)) {
    return parents_.worldOf(*member,
                            [this](std::size_t each) -> const eval::RigPose& { return poseOf(*scene_.actors[each]); });
  }
  return scene_.worldOf(actor, [this](const Actor& attachment) -> const eval::RigPose& { return poseOf(attachment); });
}

glm::dvec3 SceneAtFrame::cameraParentPlace() {
  const std::optional<Attachment> parent = cameraParentOf(scene_, frame_);
  const Actor* actor = parent ? scene_.find(parent->actor) : nullptr;
  if (actor == nullptr) return {0, 0, 0};
  return followedPosition(poseOf(*actor), parent->bone, worldOf(*actor));
}

}  // namespace furitsuke::scene
