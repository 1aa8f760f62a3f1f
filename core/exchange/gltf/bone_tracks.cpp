// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/bone_tracks.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kMaxTrackBytes = std::size_t{1} << 30U;

class BoneBaker {
 public:
  BoneBaker(const eval::Rig& rig, std::size_t frameCount, BoneTracks& tracks)
      : rig_(rig), frameCount_(frameCount), tracks_(tracks) {
    tracks.bones.resize(rig.bones.size());
    for (const eval::RigBone& bone : rig.bones) tracks.rest.push_back(toStored(toMeters(bone.offset)));
  }

  void append(const eval::RigPose& pose) {
    for (std::size_t i = 0; i < tracks_.bones.size(); ++i) {
      const RigidTransform& transform = pose.transforms[i];
      glm::dquat rotation = transform.rotation;
      glm::dvec3 position = transform.position;
      if (rig_.bones[i].parent != model::kNoIndex) {
        const RigidTransform& above = pose.transforms[static_cast<std::size_t>(rig_.bones[i].parent)];
        rotation = glm::conjugate(above.rotation) * rotation;
        position = eval::rotatedBack(above.rotation, position - above.position);
      }
      appendRotation(tracks_.bones[i].rotations, toRightHanded(glm::normalize(rotation)));
      appendTranslation(tracks_.bones[i].translations, tracks_.rest[i], toStored(toMeters(position)));
    }
    ++frame_;
  }

  [[nodiscard]] std::size_t byteCount() const noexcept { return trackBytes_; }

 private:
  /// A track begins at the frame at which its bone first leaves the rest pose.
  template <class Value>
  void begin(std::vector<Value>& values, const Value& rest) {
    trackBytes_ += frameCount_ * sizeof(Value);
    values.reserve(std::min(frameCount_, kMaxTrackBytes / sizeof(Value)));
    values.assign(frame_, rest);
  }

  void appendRotation(std::vector<Quat>& values, glm::dquat rotation) {
    constexpr double kSmallest = 1e-7;  // sine of half the angle
    const double sine = std::max({std::abs(rotation.x), std::abs(rotation.y), std::abs(rotation.z)});
    if (values.empty() && sine < kSmallest) return;
    if (values.empty()) begin(values, Quat{0, 0, 0, 1});
    const bool isOpposite = values.empty() ? rotation.w < 0 : glm::dot(toDouble(values.back()), rotation) < 0;
    values.push_back(toStored(isOpposite ? -rotation : rotation));
  }

  void appendTranslation(std::vector<Vec3>& values, const Vec3& rest, const Vec3& position) {
    constexpr double kSmallest = 1e-6;  // meters
    const glm::dvec3 away = glm::abs(toDouble(position) - toDouble(rest));
    if (values.empty() && std::max({away.x, away.y, away.z}) < kSmallest) return;
    if (values.empty()) begin(values, rest);
    values.push_back(position);
  }

  const eval::Rig& rig_;
  std::size_t frameCount_;
  BoneTracks& tracks_;
  std::size_t frame_ = 0;
  std::size_t trackBytes_ = 0;
};

}  // namespace

Result<BoneTracks> bakeBones(const motion::Motion& motion, const model::Model& model, const BakedFrames& frames,
                             const CaptureBakeOptions& options, std::span<const std::size_t> morphs,
                             operations::OperationControl* control) {
  const eval::Rig rig = eval::makeRig(model);
  eval::BoundMotion bound(motion, model, rig);
  bound.setPreExtrapolation(options.preExtrapolation);
  eval::RigPose pose(rig);
  BoneTracks tracks;
  BoneBaker baker(rig, frames.count, tracks);
  const std::size_t weightBytes = frames.count * morphs.size() * sizeof(float);
  for (std::size_t i = 0; i < frames.count; ++i) {
    if (control != nullptr && control->isCanceled()) return Error::canceled();
    if (control != nullptr) control->setProgress(static_cast<double>(i) / static_cast<double>(frames.count));
    eval::evaluatePose(rig, bound, frames.frame(i), pose);
    baker.append(pose);
    if (baker.byteCount() + weightBytes > kMaxTrackBytes) {
      return Error::because(Core::tr("the motion of the bones would take more than 1 GiB; choose a shorter range"));
    }
    for (const std::size_t morph : morphs) tracks.weights.push_back(static_cast<float>(pose.weights[morph]));
  }
  return tracks;
}

}  // namespace furitsuke::exchange
