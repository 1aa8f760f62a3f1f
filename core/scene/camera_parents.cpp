// SPDX-License-Identifier: MIT
#include "core/scene/camera_parents.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/rig/rotation_math.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::scene {

namespace {

const Actor* actorTitled(const Scene& scene, const std::string& title) {
  const auto found = std::ranges::find(scene.actors, title, [](const auto& each) { return each->title; });
  return found == scene.actors.end() ? nullptr : found->get();
}

Status cameraTargetProblem(const Scene& scene, const motion::ParentTarget& target) {
  if (target.kind == motion::ParentKind::None) return Done{};
  if (target.kind != motion::ParentKind::Model)
    return Error::because("the camera follows a bone of a model or nothing");
  const Actor* actor = actorTitled(scene, target.model);
  if (actor == nullptr) return Error::because("there is no model '" + target.model + "'");
  if (!target.bone.empty() && eval::boneWithText(actor->model(), target.bone) == model::kNoIndex)
    return Error::because("the model '" + target.model + "' has no bone '" + target.bone + "'");
  return Done{};
}

/// Inserts a key that does not change the motion.
void insertCameraKey(motion::Motion& motion, Frame frame, eval::BeforeFirst rule) {
  if (motion.camera.hasKey(frame)) return;
  const bool isFirst = motion.camera.empty() && frame > 0;
  if (isFirst) insertCameraKey(motion, 0, rule);
  motion::applyEdit(motion, eval::insertSampledKey(motion, motion::kCameraTrack, frame, rule), motion::EditSide::After);
}

motion::CameraKey keyAt(const motion::Motion& motion, Frame frame) {
  const auto at = std::ranges::lower_bound(motion.camera.frames(), frame) - motion.camera.frames().begin();
  return motion.camera.values()[static_cast<std::size_t>(at)];
}

/// The change of the camera keys from one motion to another.
motion::KeyEdits cameraEdits(const motion::Motion& before, const motion::Motion& after) {
  motion::EditBuilder builder(before);
  for (const Frame frame : after.camera.frames()) {
    const motion::CameraKey key = keyAt(after, frame);
    const bool isSame = before.camera.hasKey(frame) && keyAt(before, frame) == key;
    if (!isSame) builder.set(motion::kCameraTrack, frame, key);
  }
  return builder.build();
}

}  // namespace

std::optional<Carrier> cameraParentOf(const Scene& scene, double frame) {
  const motion::ParentTarget target = motion::cameraParentAt(scene.cameraParents, frame);
  if (target.kind != motion::ParentKind::Model) return {};
  const Actor* actor = actorTitled(scene, target.model);
  if (actor == nullptr) return {};
  if (target.bone.empty()) return Carrier{actor->id()};
  const model::BoneIndex bone = eval::boneWithText(actor->model(), target.bone);
  return bone == model::kNoIndex ? std::nullopt : std::optional(Carrier{actor->id(), bone});
}

glm::dvec3 followedPlace(const eval::RigPose& pose, model::BoneIndex bone, const glm::dmat4& world) {
  if (bone == model::kNoIndex) return glm::dvec3(world[3]);
  return glm::dvec3(world * glm::dvec4(pose.stances[static_cast<std::size_t>(bone)].position, 1));
}

Result<motion::Edit> changedCameraParent(const Scene& scene, const motion::Motion& motion,
                                         const CameraParentChange& change) {
  motion::Annotations annotations = motion.annotations;
  if (change.target) {
    if (const Status possible = cameraTargetProblem(scene, *change.target); !possible) return possible.error();
    motion::setParentKey(annotations.parents, {change.frame, {}, *change.target, {}, true});
  } else {
    motion::removeCameraParentKey(annotations.parents, change.frame);
  }
  if (annotations == motion.annotations) return Error::because("nothing changes");
  Scene changed = scene.snapshot();
  const auto placeWith = [&](const std::vector<motion::ParentKey>& parents) {
    changed.cameraParents = parents;
    SceneAtFrame poses(changed);
    poses.moveTo(change.frame);
    return poses.cameraParentPlace();
  };
  const glm::dvec3 moved = placeWith(motion.annotations.parents) - placeWith(annotations.parents);
  motion::Motion after = motion;
  const bool isMoved = change.keepsView && moved != glm::dvec3(0, 0, 0);
  // Before it, the camera goes on as it was.
  if (isMoved && change.frame > 0) insertCameraKey(after, change.frame - 1, scene.beforeFirst);
  if (change.target || isMoved) insertCameraKey(after, change.frame, scene.beforeFirst);
  if (isMoved) {
    motion::CameraKey key = keyAt(after, change.frame);
    key.target = toStored(glm::dvec3(key.target.x, key.target.y, key.target.z) + moved);
    motion::EditBuilder builder(after);
    builder.set(motion::kCameraTrack, change.frame, key);
    motion::applyEdits(after, builder.build(), motion::EditSide::After);
  }
  motion::Edit edit{.keys = cameraEdits(motion, after)};
  edit.annotations = motion::AnnotationEdit{motion.annotations, std::move(annotations)};
  return edit;
}

motion::Motion withCameraParentKeys(motion::Motion motion) {
  if (motion.camera.empty()) return motion;
  motion::ParentTarget last;
  for (const motion::ParentKey& key : std::vector(motion.annotations.parents)) {
    if (!key.isCamera) continue;
    if (key.target != std::exchange(last, key.target)) insertCameraKey(motion, key.frame, eval::BeforeFirst::Rest);
  }
  return motion;
}

}  // namespace furitsuke::scene
