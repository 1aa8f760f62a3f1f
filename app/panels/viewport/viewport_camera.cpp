// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_camera.h"

#include <algorithm>
#include <glm/ext/matrix_transform.hpp>

namespace furitsuke::panels {

namespace {

/// The number of vertices that are sampled for the bounding box of a model; more would not change the result visibly.
constexpr std::size_t kSamplesOfMesh = 4000;
/// The radius shown around a single bone, model units.
constexpr double kAroundBone = 1.5;

}  // namespace

ViewportCamera::ViewportCamera(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {}

eval::CameraSample ViewportCamera::sample() const { return throughMotion_ ? stage_.scene().camera() : free_.sample(); }

double ViewportCamera::shownScale(double aspect) const {
  if (!framedRatio_) return 1;
  // A perspective view has the height of the picture, an orthographic one its width.
  const double share = aspect / *framedRatio_;
  return std::min(1.0, sample().perspective ? share : 1 / share);
}

eval::CameraView ViewportCamera::shownView(double aspect) const {
  eval::CameraView shown = view(aspect);
  const double scale = shownScale(aspect);
  shown.projection = glm::scale(glm::dmat4(1), {scale, scale, 1}) * shown.projection;
  return shown;
}

void ViewportCamera::setFramedRatio(std::optional<double> ratio) {
  if (framedRatio_ == ratio) return;
  framedRatio_ = ratio;
  emit changed();
}

void ViewportCamera::setThroughMotion(bool on) {
  if (throughMotion_ == on) return;
  throughMotion_ = on;
  if (on) stopFollowing();
  emit throughMotionChanged(on);
  emit changed();
}

void ViewportCamera::leaveMotion() {
  if (!throughMotion_) return;
  free_.set(stage_.scene().camera());
  throughMotion_ = false;
  emit throughMotionChanged(false);
}

void ViewportCamera::addMesh(session::SceneBox& box, const scene::Actor& actor) const {
  const glm::dmat4 world = stage_.scene().worldOf(actor);
  const auto add = [&](const glm::dvec3& point) { box.add(glm::dvec3(world * glm::dvec4(point, 1))); };
  const auto& positions = actor.mesh().positions;
  const std::size_t step = std::max<std::size_t>(1, positions.size() / kSamplesOfMesh);
  for (std::size_t i = 0; i < positions.size(); i += step) add(toDouble(positions[i]));
  if (!positions.empty()) return;
  for (const RigidTransform& transform : actor.pose().transforms) add(transform.position);
}

void ViewportCamera::frameAll(double aspect) {
  stage_.evaluated();
  session::SceneBox box;
  for (const auto& actor : stage_.actors()) {
    if (actor->isVisible()) addMesh(box, *actor);
  }
  frame(box, aspect);
}

void ViewportCamera::frameSelection(double aspect) {
  stage_.evaluated();
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) return;
  session::SceneBox box;
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    const auto position = positionOf(stage_.scene(), actor->id(), bone);
    if (!position) continue;
    box.add(*position - glm::dvec3(kAroundBone));
    box.add(*position + glm::dvec3(kAroundBone));
  }
  if (box.isEmpty()) addMesh(box, *actor);
  frame(box, aspect);
}

void ViewportCamera::frame(const session::SceneBox& box, double aspect) {
  change([&](session::FreeCamera& camera) { camera.frame(box, aspect); });
}

std::optional<glm::dvec3> ViewportCamera::positionOf(const scene::Scene& scene, std::uint64_t id,
                                                     model::BoneIndex bone) {
  const scene::Actor* actor = scene.find(id);
  if (actor == nullptr || static_cast<std::size_t>(bone) >= actor->pose().transforms.size()) return {};
  const glm::dvec3& position = actor->pose().transforms[static_cast<std::size_t>(bone)].position;
  return glm::dvec3(scene.worldOf(*actor) * glm::dvec4(position, 1));
}

std::function<eval::CameraSample(const scene::Scene&)> ViewportCamera::sampler() const {
  if (throughMotion_) return [](const scene::Scene& scene) { return scene.camera(); };
  return [free = free_.sample(), followed = followed_](const scene::Scene& scene) {
    eval::CameraSample sample = free;
    const auto position = followed ? positionOf(scene, followed->actor, followed->bone) : std::nullopt;
    if (position) sample.target += *position - followed->position;
    return sample;
  };
}

void ViewportCamera::followSelectedBone() {
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr || stage_.selectedBones().empty()) return;
  const model::BoneIndex bone = stage_.selectedBones().front();
  stage_.evaluated();
  const auto position = positionOf(stage_.scene(), actor->id(), bone);
  if (!position) return;
  leaveMotion();
  followed_ = Followed{actor->id(), bone, *position};
  emit followingChanged(true);
}

void ViewportCamera::stopFollowing() {
  if (!followed_) return;
  followed_.reset();
  emit followingChanged(false);
}

void ViewportCamera::updateFollowing() {
  if (!followed_) return;
  const auto position = positionOf(stage_.scene(), followed_->actor, followed_->bone);
  if (!position) return stopFollowing();
  free_.moveTarget(*position - followed_->position);
  followed_->position = *position;
}

}  // namespace furitsuke::panels
