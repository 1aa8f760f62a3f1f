// SPDX-License-Identifier: MIT
#include "core/retarget/fit_quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <numbers>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/retarget/arm_speed.h"
#include "core/retarget/body_size.h"
#include "core/retarget/hand_contacts.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::retarget {

namespace {

constexpr double kDegrees = 180 / std::numbers::pi;
/// A planted foot: slower than this, and not further from its height at rest, in legs.
constexpr double kSlow = 0.004;
constexpr double kLow = 0.03;

/// What is compared of a pose.
struct BodyMeasurements {
  ArmDirections arms{};
  std::array<glm::dvec3, 2> thighs{}, shins{}, ankles{};
  std::array<glm::dquat, 2> hands{};
  double gap = 0;  ///< between the wrists, in arms
  glm::dvec3 hips{};
};

/// Poses a model at the frames of its motion.
class ComparedBody {
 public:
  ComparedBody(const ModelMotion& of, const HumanoidModel& body, const BodySize& size,
               eval::PreExtrapolation preExtrapolation)
      : body_(body), size_(size), rig_(eval::makeRig(of.model)), bound_(of.motion, of.model, rig_), pose_(rig_) {
    bound_.setPreExtrapolation(preExtrapolation);
  }

  [[nodiscard]] BodyMeasurements at(Frame frame) {
    eval::evaluatePose(rig_, bound_, frame, pose_);
    BodyMeasurements measured;
    measured.arms = armsOf(pose_, body_);
    const auto transform = [&](Side side, Limb limb) -> const RigidTransform& {
      return pose_.transforms[static_cast<std::size_t>(body_.bone(roleOf(side, limb)))];
    };
    for (const Side side : kEachSide) {
      const auto i = static_cast<std::size_t>(side);
      const glm::dvec3 hip = transform(side, Limb::UpperLeg).position, knee = transform(side, Limb::LowerLeg).position;
      measured.ankles[i] = transform(side, Limb::Foot).position;
      measured.thighs[i] = unitOf(knee - hip);
      measured.shins[i] = unitOf(measured.ankles[i] - knee);
      measured.hands[i] = transform(side, Limb::Hand).rotation;
      measured.hips += hip / 2.0;
    }
    measured.gap =
        glm::distance(transform(Side::Left, Limb::Hand).position, transform(Side::Right, Limb::Hand).position) /
        size_.arm;
    return measured;
  }
  [[nodiscard]] double heightOf(const BodyMeasurements& measured, std::size_t side) const {
    return (measured.ankles[side].y - body_.rest(roleOf(kEachSide[side], Limb::Foot)).y) / size_.leg;
  }
  /// How far an ankle travels along the floor, in leg lengths.
  [[nodiscard]] double slide(const BodyMeasurements& before, const BodyMeasurements& after, std::size_t side) const {
    const glm::dvec3 way = after.ankles[side] - before.ankles[side];
    return std::hypot(way.x, way.z) / size_.leg;
  }

 private:
  const HumanoidModel& body_;
  const BodySize& size_;
  eval::Rig rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
};

double meanOf(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

double percentile95(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) * 95 / 100);
  std::ranges::nth_element(values, at);
  return *at;
}

class FitComparison {
 public:
  void add(const BodyMeasurements& a, const BodyMeasurements& b) {
    speeds_[0].add(a.arms);
    speeds_[1].add(b.arms);
    if (!first_) first_ = {a, b};
    for (std::size_t i = 0; i < 2; ++i) {
      upperArm_.push_back(angleBetweenUnits(a.arms[2 * i], b.arms[2 * i]) * kDegrees);
      forearm_.push_back(angleBetweenUnits(a.arms[2 * i + 1], b.arms[2 * i + 1]) * kDegrees);
      thigh_.push_back(angleBetweenUnits(a.thighs[i], b.thighs[i]) * kDegrees);
      shin_.push_back(angleBetweenUnits(a.shins[i], b.shins[i]) * kDegrees);
      const auto turn = [i](const BodyMeasurements& now, const BodyMeasurements& start) {
        return now.hands[i] * glm::conjugate(start.hands[i]);
      };
      handTurn_.push_back(eval::degreesBetween(turn(a, first_->first), turn(b, first_->second)));
    }
    if (a.gap >= kHandsTogether) return;
    ++quality_.togetherFrames;
    quality_.largestGap = std::max(quality_.largestGap, std::abs(a.gap - b.gap));
  }

  void addStep(const ComparedBody& source, const ComparedBody& target, const std::array<BodyMeasurements, 2>& a,
               const std::array<BodyMeasurements, 2>& b) {
    for (std::size_t i = 0; i < 2; ++i) {
      const double slide = source.slide(a[0], a[1], i);
      const bool isLow = std::abs(source.heightOf(a[0], i)) < kLow && std::abs(source.heightOf(a[1], i)) < kLow;
      if (slide >= kSlow || !isLow) continue;
      sourceSlide_.push_back(slide);
      slide_.push_back(target.slide(b[0], b[1], i));
      offFloor_.push_back(std::abs(target.heightOf(b[1], i)));
    }
    const auto way = [](const std::array<BodyMeasurements, 2>& step) {
      return std::hypot(step[1].hips.x - step[0].hips.x, step[1].hips.z - step[0].hips.z);
    };
    sourcePath_ += way(a);
    path_ += way(b);
  }

  FitQuality take(double legRatio) && {
    quality_.upperArm = meanOf(upperArm_);
    quality_.forearm = meanOf(forearm_);
    quality_.arm95 = std::max(percentile95(upperArm_), percentile95(forearm_));
    quality_.thigh = meanOf(thigh_);
    quality_.shin = meanOf(shin_);
    quality_.handTurn = meanOf(handTurn_);
    quality_.plantedFrames = slide_.size();
    quality_.sourceSlide = meanOf(sourceSlide_);
    quality_.slide = meanOf(slide_);
    quality_.offFloor = meanOf(offFloor_);
    if (sourcePath_ > 0) quality_.hipPath = path_ / sourcePath_ / legRatio;
    if (speeds_[0].fastest() > 0) quality_.armSpeed = speeds_[1].fastest() / speeds_[0].fastest();
    return quality_;
  }

 private:
  FitQuality quality_;
  std::optional<std::pair<BodyMeasurements, BodyMeasurements>> first_;
  std::vector<double> upperArm_, forearm_, thigh_, shin_, handTurn_, sourceSlide_, slide_, offFloor_;
  double sourcePath_ = 0, path_ = 0;
  std::array<ArmSpeed, 2> speeds_;
};

}  // namespace

Result<FitQuality> fitQuality(const ModelMotion& source, const ModelMotion& target, FrameRange frames,
                              eval::PreExtrapolation preExtrapolation, const std::function<bool()>& isStopped) {
  const Result<HumanoidModel> from = HumanoidModel::of(source.model), to = HumanoidModel::of(target.model);
  if (!from) return from.error();
  if (!to) return to.error();
  const Result<BodySize> fromSize = bodySize(*from), toSize = bodySize(*to);
  if (!fromSize) return fromSize.error();
  if (!toSize) return toSize.error();
  ComparedBody a(source, *from, *fromSize, preExtrapolation), b(target, *to, *toSize, preExtrapolation);
  FitComparison comparison;
  std::array<BodyMeasurements, 2> ofSource, ofTarget;  // at the frame before and at this one
  for (std::int64_t frame = frames.first; frame <= frames.last && !isStopped(); ++frame) {
    ofSource = {ofSource[1], a.at(static_cast<Frame>(frame))};
    ofTarget = {ofTarget[1], b.at(static_cast<Frame>(frame))};
    comparison.add(ofSource[1], ofTarget[1]);
    if (frame > frames.first) comparison.addStep(a, b, ofSource, ofTarget);
  }
  return std::move(comparison).take(toSize->leg / fromSize->leg);
}

}  // namespace furitsuke::retarget
