// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_errors.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::operations {

namespace {

/// Frames that one thread compares in a row.
constexpr std::size_t kComparedInARow = 64;

/// Of a range with all its bones: 56 MB.
constexpr std::size_t kMostTransforms = 2'000'000;

/// The distance of a point from the bone.
constexpr double kSkin = 1;  // model units

class ComparedPoses {
 public:
  ComparedPoses(const std::vector<ChangedBone>& bones, const PosedMotions* posed, PoseErrors& errors)
      : bones_(bones),
        posed_(posed),
        errors_(errors),
        hasGroups_(std::ranges::any_of(bones, [](const ChangedBone& bone) { return bone.group > 0; })),
        cursors_(2 * bones.size()) {
    if (posed_ != nullptr) pose_.emplace(posed_->rig);
  }

  /// Sets the errors of a frame; `i` is its place.
  void compare(Frame frame, std::size_t i) {
    errors_.largest[i] = 0;
    errors_.groups[i] = 0;
    worst_ = {};
    compareTracks(frame, i);
    if (posed_ != nullptr) compareTransforms(frame, i);
    errors_.worstAt[i] = worst_;
  }

 private:
  void compareTracks(Frame frame, std::size_t i) {
    double mostChanged = 0;
    for (std::size_t bone = 0; bone < bones_.size(); ++bone) {
      const ChangedBone& changed = bones_[bone];
      const bool isPosed = posed_ != nullptr && changed.part;
      if (isPosed && !hasGroups_) continue;
      const eval::BoneSample a = eval::sampleBone(*changed.before, frame, &cursors_[2 * bone]);
      const eval::BoneSample b = eval::sampleBone(*changed.after, frame, &cursors_[2 * bone + 1]);
      const double distance = glm::length(a.translation - b.translation);
      const double degrees = eval::degreesBetween(a.rotation, b.rotation);
      const double error = distance * changed.lever.byMove + glm::radians(degrees) * changed.lever.byTurn;
      if (error > mostChanged) {
        mostChanged = error;
        errors_.groups[i] = changed.group;
      }
      if (isPosed) continue;
      errors_.largest[i] = std::max(errors_.largest[i], error);
      if (posed_ == nullptr) note(frame, static_cast<model::BoneIndex>(bone), distance, degrees);
    }
  }

  void compareTransforms(Frame frame, std::size_t i) {
    const std::vector<RigidTransformF>& before = transformsBefore(frame, i);
    eval::evaluatePose(posed_->rig, posed_->after, frame, *pose_);
    for (std::size_t bone = 0; bone < before.size(); ++bone) {
      const RigidTransform& b = pose_->transforms[bone];
      const double distance = glm::length(glm::dvec3(before[bone].position) - b.position);
      const double sine = glm::length(eval::vectorPart(glm::conjugate(glm::dquat(before[bone].rotation)) * b.rotation));
      errors_.largest[i] = std::max(errors_.largest[i], distance + kSkin * 2 * sine);
      note(frame, static_cast<model::BoneIndex>(bone), distance, glm::degrees(2 * std::asin(std::min(1.0, sine))));
    }
  }

  const std::vector<RigidTransformF>& transformsBefore(Frame frame, std::size_t i) {
    std::vector<RigidTransformF>& transforms =
        errors_.transformsBefore.empty() ? transforms_ : errors_.transformsBefore[i];
    if (!errors_.transformsBefore.empty() && !transforms.empty()) return transforms;
    eval::evaluatePose(posed_->rig, posed_->before, frame, *pose_);
    transforms.clear();
    transforms.reserve(pose_->transforms.size());
    for (const RigidTransform& transform : pose_->transforms) {
      transforms.push_back({glm::vec3(transform.position), glm::quat(transform.rotation)});
    }
    return transforms;
  }

  void note(Frame frame, model::BoneIndex bone, double distance, double degrees) {
    takeWorse(worst_, {distance, degrees, bone, bone, frame, frame});
  }

  const std::vector<ChangedBone>& bones_;
  const PosedMotions* posed_;
  PoseErrors& errors_;
  bool hasGroups_;  ///< more than one
  std::vector<eval::SampleCursor> cursors_;
  std::optional<eval::RigPose> pose_;
  std::vector<RigidTransformF> transforms_;  ///< of a frame that is not kept
  PoseError worst_;                          ///< at the frame
};

}  // namespace

void updatePoseErrors(PoseErrors& errors, const std::vector<std::size_t>& indices,
                      const std::vector<ChangedBone>& bones, const PosedMotions* posed, FrameRange frames,
                      const OperationControl& control) {
  const std::size_t count = static_cast<std::size_t>(frames.last - frames.first) + 1;
  errors.largest.resize(count);
  errors.groups.resize(count);
  errors.worstAt.resize(count);
  const bool isKept = posed != nullptr && count * posed->rig.bones.size() <= kMostTransforms;
  errors.transformsBefore.resize(isKept ? count : 0);
  const std::size_t blocks = (indices.size() + kComparedInARow - 1) / kComparedInARow;
  forEachInParallel(blocks, [&](std::size_t block, std::size_t) {
    if (control.isCanceled()) return;
    ComparedPoses compared(bones, posed, errors);
    for (std::size_t i = block * kComparedInARow; i < std::min(indices.size(), (block + 1) * kComparedInARow); ++i) {
      compared.compare(frames.first + static_cast<Frame>(indices[i]), indices[i]);
    }
  });
  errors.worst = {};
  for (const PoseError& error : errors.worstAt) takeWorse(errors.worst, error);
}

}  // namespace furitsuke::operations
