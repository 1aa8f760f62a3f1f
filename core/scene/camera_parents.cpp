// SPDX-License-Identifier: MIT
#include "core/scene/camera_parents.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/rig/bound_parents.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sampled_key.h"
#include "core/motion/layers/layer_stack.h"
#include "core/scene/followed_actor.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::scene {

namespace {

/// Inserts a key that does not change the motion.
void insertCameraKey(motion::Motion& motion, Frame frame, eval::PreExtrapolation rule) {
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

std::optional<Attachment> cameraParentOf(const Scene& scene, double frame) {
  const motion::ParentTarget target = motion::cameraParentAt(scene.cameraParents, frame);
  if (target.kind != motion::ParentKind::Model) return {};
  const Actor* actor = scene.findTitled(target.model);
  if (actor == nullptr) return {};
  if (target.bone.empty()) return Attachment{actor->id()};
  const model::BoneIndex bone = eval::boneWithText(actor->model(), target.bone);
  return bone == model::kNoIndex ? std::nullopt : std::optional(Attachment{actor->id(), bone});
}

glm::dvec3 followedPosition(const eval::RigPose& pose, model::BoneIndex bone, const glm::dmat4& world) {
  if (bone == model::kNoIndex) return glm::dvec3(world[3]);
  return glm::dvec3(world * glm::dvec4(pose.transforms[static_cast<std::size_t>(bone)].position, 1));
}

Result<motion::Edit> changedCameraParent(const Scene& scene, const motion::Motion& motion,
                                         const CameraParentChange& change) {
  motion::Annotations annotations = motion.annotations;
  if (change.target) {
    const motion::ParentKind kind = change.target->kind;
    if (kind != motion::ParentKind::None && kind != motion::ParentKind::Model)
      return Error::because(Core::tr("the camera follows a bone of a model or nothing"));
    if (const auto followed = followedActor(scene, nullptr, *change.target); !followed) return followed.error();
    motion::setKey(annotations.parents, {change.frame, {}, *change.target, {}, true});
  } else {
    motion::removeKey(annotations.parents, change.frame, motion::kCameraParentTrack);
  }
  if (annotations == motion.annotations) return Error::because(Core::tr("nothing changes"));
  Scene changed = scene.snapshot();
  const auto placeWith = [&](const std::vector<motion::OutsideParentKey>& parents) {
    changed.cameraParents = parents;
    SceneAtFrame poses(changed);
    poses.moveTo(change.frame);
    return poses.cameraParentPlace();
  };
  const glm::dvec3 moved = placeWith(motion.annotations.parents) - placeWith(annotations.parents);
  motion::Motion after = motion;
  const bool isMoved = change.keepsView && moved != glm::dvec3(0, 0, 0);
  // Before it, the camera goes on as it was.
  if (isMoved && change.frame > 0) insertCameraKey(after, change.frame - 1, scene.preExtrapolation);
  if (change.target || isMoved) insertCameraKey(after, change.frame, scene.preExtrapolation);
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

namespace {

/// The keys of what the camera follows after those in `frames` were replaced: what continues across its ends ends and
/// resumes there.
std::vector<motion::OutsideParentKey> parentsAround(const std::vector<motion::OutsideParentKey>& keys,
                                                    FrameRange frames, bool isToEnd) {
  const motion::ParentTarget none;
  const motion::ParentTarget before = frames.first == 0 ? none : motion::cameraParentAt(keys, frames.first - 1);
  const motion::ParentTarget later = motion::cameraParentAt(keys, frames.last + 1.0);
  std::vector<motion::OutsideParentKey> kept = keys;
  std::erase_if(kept, [&](const motion::OutsideParentKey& key) { return key.isCamera && frames.contains(key.frame); });
  if (before != none) motion::setKey(kept, {frames.first, {}, none, {}, true});
  const bool resumes = later != none && !isToEnd && frames.last < kMaxFrame;
  if (resumes) motion::setKey(kept, {frames.last + 1, {}, later, {}, true});
  return kept;
}

}  // namespace

Result<motion::Edit> bakedCameraParents(const Scene& scene, const motion::Motion& motion, const CameraParentBake& bake,
                                        const std::atomic<bool>* canceled) {
  const FrameRange frames = bake.frames;
  if (frames.isEmpty()) return Error::because(Core::tr("the last frame is before the first frame"));
  if (!motion::hasCameraParents(motion.annotations.parents))
    return Error::because(Core::tr("the camera follows nothing that could be baked"));
  if (motion::hasLayers(motion)) return layersProblem();
  Scene linked = scene.snapshot();
  linked.cameraParents = motion.annotations.parents;
  SceneAtFrame poses(linked);
  motion::Motion after = motion;
  std::vector<std::pair<Frame, motion::CameraKey>> keys;
  bool wasLinked = false;
  for (std::int64_t at = frames.first; at <= frames.last; ++at) {
    if (canceled != nullptr && *canceled) return Error::canceled();
    const auto frame = static_cast<Frame>(at);
    const bool isLinked = cameraParentOf(linked, frame).has_value();
    // Before and after it the camera goes on as it was.
    if (isLinked && !wasLinked && frame > 0) insertCameraKey(after, frame - 1, scene.preExtrapolation);
    if (!isLinked && wasLinked) insertCameraKey(after, frame, scene.preExtrapolation);
    wasLinked = isLinked;
    if (!isLinked) continue;
    motion::CameraKey key = eval::sampledKey(motion.camera, frame, scene.preExtrapolation);
    poses.moveTo(frame);
    key.target = toStored(glm::dvec3(key.target.x, key.target.y, key.target.z) + poses.cameraParentPlace());
    keys.emplace_back(frame, key);
  }
  const bool continues = wasLinked && !bake.isToEnd && frames.last < kMaxFrame;
  if (continues) insertCameraKey(after, frames.last + 1, scene.preExtrapolation);
  motion::EditBuilder builder(after);
  for (const auto& [frame, key] : keys) builder.set(motion::kCameraTrack, frame, key);
  motion::applyEdits(after, builder.build(), motion::EditSide::After);
  motion::Edit edit{.keys = cameraEdits(motion, after)};
  motion::Annotations annotations = motion.annotations;
  annotations.parents = parentsAround(annotations.parents, frames, bake.isToEnd);
  edit.annotations = motion::AnnotationEdit{motion.annotations, std::move(annotations)};
  return edit;
}

motion::Motion withCameraParentKeys(motion::Motion motion) {
  if (motion.camera.empty()) return motion;
  motion::ParentTarget last;
  for (const motion::OutsideParentKey& key : std::vector(motion.annotations.parents)) {
    if (!key.isCamera) continue;
    if (key.target != std::exchange(last, key.target)) insertCameraKey(motion, key.frame, eval::PreExtrapolation::Rest);
  }
  return motion;
}

}  // namespace furitsuke::scene
