// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/exchange/capture_metrics.h"

#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>
#include <numbers>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/reference_pose.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::test {

namespace {

using retarget::HumanoidBone;
using retarget::Limb;
using retarget::roleOf;
using retarget::Side;

constexpr Side kSides[] = {Side::Left, Side::Right};

double degreesBetweenDirections(const glm::dvec3& a, const glm::dvec3& b) {
  return std::acos(std::clamp(glm::dot(glm::normalize(a), glm::normalize(b)), -1.0, 1.0)) * 180 / std::numbers::pi;
}

/// A frame of the capture, turned to the space of MMD, and of the model.
struct FrameOfBoth {
  std::vector<RigidTransform> source;
  std::vector<RigidTransform> target;
};

class Comparison {
 public:
  Comparison(const exchange::CapturedMotion& capture, const model::Model& model)
      : roles_(exchange::findRoles(capture).value()),
        model_(retarget::HumanoidModel::of(model).value()),
        toModel_(exchange::findReference(capture, capture.clips[0], roles_, {}).value().toModel) {}

  void sample(const exchange::CapturedMotion& capture, const motion::Motion& motion, Frame count) {
    findFloor(capture);
    const eval::Rig rig = eval::makeRig(model_.model());
    const eval::BoundMotion bound(motion, model_.model(), rig);
    eval::RigPose pose(rig);
    for (Frame frame = 0; frame < count; ++frame) {
      FrameOfBoth& both = frames_.emplace_back();
      both.source.resize(capture.joints.size());
      exchange::sampleTransforms(capture, capture.clips[0], frame / kFramesPerSecond, both.source);
      eval::evaluatePose(rig, bound, frame, pose);
      both.target = pose.transforms;
    }
  }

  CaptureMetrics metrics() {
    CaptureMetrics metrics;
    metrics.arms = directions({{Limb::UpperArm, Limb::LowerArm}, {Limb::LowerArm, Limb::Hand}});
    metrics.legs = directions({{Limb::UpperLeg, Limb::LowerLeg}, {Limb::LowerLeg, Limb::Foot}});
    metrics.turns = turns();
    metrics.hips = hipsPath();
    addFeet(metrics);
    return metrics;
  }

 private:
  [[nodiscard]] glm::dvec3 source(std::size_t frame, HumanoidBone role) const {
    return toModel_ * frames_[frame].source[static_cast<std::size_t>(roles_[role])].position;
  }
  [[nodiscard]] const RigidTransform& target(std::size_t frame, HumanoidBone role) const {
    return frames_[frame].target[static_cast<std::size_t>(model_.bone(role))];
  }

  Spread directions(const std::vector<std::pair<Limb, Limb>>& limbs) const {
    std::vector<double> angles;
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      for (const Side side : kSides) {
        for (const auto& [limb, end] : limbs) {
          const HumanoidBone a = roleOf(side, limb), b = roleOf(side, end);
          angles.push_back(
              degreesBetweenDirections(source(i, b) - source(i, a), target(i, b).position - target(i, a).position));
        }
      }
    }
    return spreadOf(std::move(angles));
  }

  /// The rotation of a joint since the first frame as a matrix in the space of MMD.
  [[nodiscard]] glm::dmat3 sourceTurn(std::size_t frame, HumanoidBone role) const {
    const auto joint = static_cast<std::size_t>(roles_[role]);
    const glm::dquat turn = frames_[frame].source[joint].rotation * glm::conjugate(frames_[0].source[joint].rotation);
    return toModel_ * glm::mat3_cast(turn) * glm::transpose(toModel_);
  }

  Spread turns() const {
    std::vector<double> angles;
    for (const HumanoidBone role : {roleOf(Side::Left, Limb::Hand), roleOf(Side::Right, Limb::Hand), HumanoidBone::Head,
                                    HumanoidBone::Chest, HumanoidBone::Hips}) {
      if (!model_.has(role)) continue;
      for (std::size_t i = 1; i < frames_.size(); ++i) {
        const glm::dquat turn = target(i, role).rotation * glm::conjugate(target(0, role).rotation);
        const glm::dmat3 between = glm::transpose(glm::mat3_cast(turn)) * sourceTurn(i, role);
        const double trace = between[0][0] + between[1][1] + between[2][2];
        angles.push_back(std::acos(std::clamp((trace - 1) / 2, -1.0, 1.0)) * 180 / std::numbers::pi);
      }
    }
    return spreadOf(std::move(angles));
  }

  Spread hipsPath() const {
    const HumanoidBone left = roleOf(Side::Left, Limb::UpperLeg), right = roleOf(Side::Right, Limb::UpperLeg);
    const auto sourceAt = [&](std::size_t i) { return (source(i, left) + source(i, right)) / (2 * sourceLeg()); };
    const auto targetAt = [&](std::size_t i) {
      return (target(i, left).position + target(i, right).position) / (2 * model_.legLength());
    };
    std::vector<double> distances;
    for (std::size_t i = 1; i < frames_.size(); ++i) {
      distances.push_back(glm::distance(sourceAt(i) - sourceAt(0), targetAt(i) - targetAt(0)));
    }
    return spreadOf(std::move(distances));
  }

  [[nodiscard]] double sourceLeg() const {
    double sum = 0;
    for (const Side side : kSides) {
      const auto at = [&](Limb limb) { return source(0, roleOf(side, limb)); };
      sum += glm::distance(at(Limb::UpperLeg), at(Limb::LowerLeg)) + glm::distance(at(Limb::LowerLeg), at(Limb::Foot));
    }
    return sum / 2;
  }

  /// The lowest ankles of the whole clip, without the lowest 3 percent.
  void findFloor(const exchange::CapturedMotion& capture) {
    const exchange::CapturedClip& clip = capture.clips[0];
    std::vector<RigidTransform> transforms(capture.joints.size());
    std::vector<double> heights;
    for (std::size_t i = 0; i < clip.frameCount; ++i) {
      exchange::sampleTransforms(capture, clip, static_cast<double>(i) * clip.frameTime, transforms);
      for (const Side side : kSides) {
        heights.push_back(
            (toModel_ * transforms[static_cast<std::size_t>(roles_[roleOf(side, Limb::Foot)])].position).y);
      }
    }
    std::ranges::sort(heights);
    floor_ = heights[heights.size() * 3 / 100];
  }

  void addFeet(CaptureMetrics& metrics) const {
    const double leg = sourceLeg(), modelLeg = model_.legLength();
    std::vector<double> off, sourceSlides, slides;
    const auto level = [](const glm::dvec3& v) { return std::hypot(v.x, v.z); };
    for (const Side side : kSides) {
      const HumanoidBone foot = roleOf(side, Limb::Foot);
      for (std::size_t i = 0; i < frames_.size(); ++i) {
        const double height = (source(i, foot).y - floor_) / leg;
        off.push_back(std::abs((target(i, foot).position.y - model_.ankleHeight()) / modelLeg - height));
        if (i == 0) continue;
        const double slide = level(source(i, foot) - source(i - 1, foot)) / leg;
        if (slide >= 0.01 || height >= 0.05) continue;
        sourceSlides.push_back(slide);
        slides.push_back(level(target(i, foot).position - target(i - 1, foot).position) / modelLeg);
      }
    }
    metrics.ankleHeight = spreadOf(std::move(off));
    metrics.sourceSlide = spreadOf(std::move(sourceSlides)).mean;
    metrics.slide = spreadOf(std::move(slides)).mean;
  }

  exchange::JointRoles roles_;
  retarget::HumanoidModel model_;
  glm::dmat3 toModel_;
  std::vector<FrameOfBoth> frames_;
  double floor_ = 0;
};

}  // namespace

Spread spreadOf(std::vector<double> values) {
  if (values.empty()) return {};
  std::ranges::sort(values);
  double sum = 0;
  for (const double value : values) sum += value;
  return {sum / static_cast<double>(values.size()), values[(values.size() - 1) * 95 / 100]};
}

CaptureMetrics metricsOf(const exchange::CapturedMotion& capture, const model::Model& model,
                         const motion::Motion& motion, Frame count) {
  Comparison comparison(capture, model);
  comparison.sample(capture, motion, count);
  return comparison.metrics();
}

}  // namespace furitsuke::test
