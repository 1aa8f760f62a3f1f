// SPDX-License-Identifier: MIT
#include "core/retarget/retarget.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "core/base/vector.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/retarget/arm_speed.h"
#include "core/retarget/body_math.h"
#include "core/retarget/foot_lock.h"
#include "core/retarget/hand_contacts.h"
#include "core/retarget/target_skeleton.h"

namespace furitsuke::retarget {

namespace {

/// How contacts begin and end, slower and slower: the first that keeps the arms from turning too fast is used.
struct ContactBlend {
  double fade;
  std::size_t frames;
};
constexpr auto kBlends = std::to_array<ContactBlend>({{0.07, 5}, {0.15, 8}, {0.35, 12}, {0.6, 18}, {0.9, 26}});
/// How much faster than those of the source arms may turn; reducing the keys needs the rest up to 1.5.
constexpr double kFastestTurn = 1.4;

bool isAtRest(const eval::LocalTransform& local) {
  constexpr double kSmallest = 1e-5;  // model units, or the sine of half an angle
  const glm::dquat& q = local.rotation;
  return glm::length(local.translation) < kSmallest && std::hypot(q.x, q.y, q.z) < kSmallest;
}

class BodyRetarget {
 public:
  BodyRetarget(const motion::Motion& motion, FrameRange frames, const HumanoidModel& source,
               const HumanoidModel& target, const TargetSkeleton& skeleton, const BodySize& sourceSize,
               const BodySize& targetSize, const RetargetOptions& options, const std::function<bool(double)>& isStopped)
      : frames_(frames),
        source_(source),
        target_(target),
        skeleton_(skeleton),
        sourceSize_(sourceSize),
        targetSize_(targetSize),
        options_(options),
        isStopped_(isStopped),
        rig_(eval::makeRig(source.model())),
        bound_(motion, source.model(), rig_),
        pose_(rig_) {
    bound_.setPreExtrapolation(options.preExtrapolation);
    ratios_.leg = targetSize.leg / sourceSize.leg;
    ratios_.travel = options.travel > 0 ? options.travel : ratios_.leg;
    ratios_.arm = targetSize.arm / sourceSize.arm;
    ratios_.head = targetSize.head / sourceSize.head;
    ratios_.hips = targetSize.hips / sourceSize.hips;
  }

  RetargetedBody run() {
    BodyPoseFit fit(source_, target_, skeleton_, sourceSize_, targetSize_, ratios_);
    readSource(fit);
    if (options_.locksFeet) lockFeet();
    for (std::size_t blend = 0; blend < kBlends.size() && !isCanceled_; ++blend) {
      const ContactRules rules{options_.handsTogether, options_.handsToBody, options_.handsToFloor, kBlends[blend].fade,
                               kBlends[blend].frames};
      const double fastest = fitFrames(fit, contacts_.weights(rules));
      if (fastest <= kFastestTurn * sourceSpeed_.fastest()) break;
    }
    return takeResult();
  }

 private:
  void poseAt(Frame frame) { eval::evaluatePose(rig_, bound_, frame, pose_); }

  [[nodiscard]] bool stop(double share) {
    isCanceled_ = isCanceled_ || isStopped_(share);
    return isCanceled_;
  }
  [[nodiscard]] double shareAt(Frame frame) const {
    return static_cast<double>(std::int64_t{frame} - frames_.first) /
           static_cast<double>(std::int64_t{frames_.last} - frames_.first + 1);
  }

  /// Calls f(frame) for each frame, unless the work is stopped.
  template <class F>
  void forEachFrame(double start, double end, F&& f) {
    for (std::int64_t frame = frames_.first; frame <= frames_.last; ++frame) {
      if (stop(start + (end - start) * shareAt(static_cast<Frame>(frame)))) return;
      f(static_cast<Frame>(frame));
    }
  }

  /// What depends on several frames: where the feet are planted, and what the hands touch.
  void readSource(const BodyPoseFit& fit) {
    forEachFrame(0, 0.2, [&](Frame frame) {
      poseAt(frame);
      contacts_.add(pose_, source_, sourceSize_);
      sourceSpeed_.add(armsOf(pose_, source_));
      for (const Side side : kEachSide) {
        Foot& foot = feet_[static_cast<std::size_t>(side)];
        foot.fitted.push_back(fit.ankleFor(pose_, side));
        foot.captured.push_back(foot.fitted.back() - glm::dvec3(0, targetSize_.ankle, 0));
      }
    });
  }

  void lockFeet() {
    for (Foot& foot : feet_) {
      FootPath path{foot.captured, std::move(foot.fitted)};
      lockPlantedFoot(path, targetSize_.leg);
      foot.fitted = std::move(path.fitted);
    }
  }

  /// Finds the pose of each frame. Returns the fastest turn of an arm in radians per frame.
  double fitFrames(BodyPoseFit& fit, const std::vector<TouchWeights>& touches) {
    ArmSpeed speed;
    columns_.assign(skeleton_.bones().size(), {});
    isMoving_.assign(skeleton_.bones().size(), false);
    for (auto& column : columns_) column.reserve(touches.size());
    forEachFrame(0.2, 1, [&](Frame frame) {
      const auto at = static_cast<std::size_t>(frame - frames_.first);
      poseAt(frame);
      fit.fit(pose_, {feet_[0].fitted[at], feet_[1].fitted[at]}, touches[at]);
      speed.add(fittedArms(fit));
      const auto locals = fit.locals();
      for (std::size_t i = 0; i < locals.size(); ++i) append(i, frame, locals[i]);
    });
    return speed.fastest();
  }

  [[nodiscard]] static ArmDirections fittedArms(const BodyPoseFit& fit) {
    return armDirections([&fit](HumanoidBone role) { return fit.position(role); });
  }

  void append(std::size_t index, Frame frame, const eval::LocalTransform& local) {
    auto& column = columns_[index];
    isMoving_[index] = isMoving_[index] || !isAtRest(local);
    glm::dquat rotation = local.rotation;
    // Of q and -q, the one that is nearer to the key before.
    if (!column.empty() && glm::dot(toDouble(column.values.back().rotation), rotation) < 0) rotation = -rotation;
    motion::BoneKey key = motion::restBoneKey();
    key.translation = toStored(local.translation);
    key.rotation = toStored(rotation);
    column.append(frame, key);
  }

  RetargetedBody takeResult() {
    RetargetedBody result;
    const auto bones = skeleton_.bones();
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      RetargetedBone& bone = result.bones.emplace_back();
      bone.bone = bones[i].bone;
      bone.source = bones[i].source;
      if (bones[i].part == BodyPart::FootIk) bone.source = source_.footIk(bones[i].side);
      if (isMoving_[i]) bone.keys = std::move(columns_[i]);
    }
    for (const Side side : kEachSide) {
      // The foot IK turns the foot as a whole.
      if (target_.toeIk(side) != model::kNoIndex)
        result.bones.push_back({target_.toeIk(side), source_.toeIk(side), {}});
      for (const auto& [from, to] : {std::pair(source_.footIk(side), target_.footIk(side)),
                                     std::pair(source_.toeIk(side), target_.toeIk(side))}) {
        if (from != model::kNoIndex && to != model::kNoIndex) result.ik.emplace_back(from, to);
      }
    }
    result.absorbed = skeleton_.absorbed();
    result.ratios = ratios_;
    result.headHeightRatio = targetSize_.headHeight / sourceSize_.headHeight;
    return result;
  }

  /// The path of a foot; see FootPath.
  struct Foot {
    std::vector<glm::dvec3> captured, fitted;
  };

  FrameRange frames_;
  const HumanoidModel& source_;
  const HumanoidModel& target_;
  const TargetSkeleton& skeleton_;
  const BodySize& sourceSize_;
  const BodySize& targetSize_;
  const RetargetOptions& options_;
  const std::function<bool(double)>& isStopped_;
  eval::Rig rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
  BodyRatios ratios_;
  HandContacts contacts_;
  ArmSpeed sourceSpeed_;
  std::array<Foot, 2> feet_;
  std::vector<motion::Keys<motion::BoneKey>> columns_;  ///< of each bone of the skeleton
  std::vector<bool> isMoving_;
  bool isCanceled_ = false;
};

bool isUsable(const BodySize& from, const BodySize& to) {
  constexpr double kLargest = 1000;
  const auto isNear = [](double a, double b) { return a < b * kLargest && b < a * kLargest; };
  return isNear(from.leg, to.leg) && isNear(from.arm, to.arm) && isNear(from.hips, to.hips) &&
         isNear(from.head, to.head);
}

/// Says which of both models the Error is about.
Error ofModel(MessageText which, const Error& error) {
  return Error::because(Core::trWith("%1: %2"), which, error.sentence());
}

}  // namespace

Result<RetargetedBody> retargetBody(const motion::Motion& motion, FrameRange frames, const model::Model& source,
                                    const model::Model& target, const RetargetOptions& options,
                                    const std::function<bool(double)>& isStopped) {
  constexpr MessageText kSource = Core::tr("the source model"), kTarget = Core::tr("the model of the motion");
  const Result<HumanoidModel> from = HumanoidModel::of(source);
  if (!from) return ofModel(kSource, from.error());
  const Result<HumanoidModel> to = HumanoidModel::of(target);
  if (!to) return ofModel(kTarget, to.error());
  const Result<BodySize> fromSize = bodySize(*from);
  if (!fromSize) return ofModel(kSource, fromSize.error());
  const Result<BodySize> toSize = bodySize(*to);
  if (!toSize) return ofModel(kTarget, toSize.error());
  if (!isUsable(*fromSize, *toSize)) return Error::because(Core::tr("the sizes of both models differ too much"));
  const Result<TargetSkeleton> skeleton = TargetSkeleton::of(*from, *to);
  if (!skeleton) return skeleton.error();
  return BodyRetarget(motion, frames, *from, *to, *skeleton, *fromSize, *toSize, options, isStopped).run();
}

}  // namespace furitsuke::retarget
