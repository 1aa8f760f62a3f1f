// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "core/eval/operations/bone_rewriting.h"
#include "core/eval/operations/semi_standard.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

using Samples = std::span<const BoneSample>;

/// The part of a turn that is about the axis, of unit length: q = rest * twist = twist * other rest.
glm::dquat twistOf(const glm::dquat& q, const glm::dvec3& axis) {
  const glm::dvec3 along = axis * glm::dot(vectorPart(q), axis);
  const glm::dquat twist{q.w, along.x, along.y, along.z};
  const double length = std::sqrt(glm::dot(twist, twist));
  // Half a turn about an axis that stands upright on this one has no part about it.
  return length > 1e-9 ? twist / length : kNoRotation;
}

class SemiStandardUnfold {
 public:
  SemiStandardUnfold(const Motion& motion, const KeySelection& keys, const Model* model, const ComposeLimits& limits)
      : keys_(keys), bones_(motion, model, limits) {}

  Result<OperationResult> run(const UnfoldChoice& choice) {
    if (choice.groove && isMeant("センター", "グルーブ")) unfoldGroove();
    if (choice.upperBody2 > 0 && isMeant("上半身", "上半身2")) shareTurn("上半身", "上半身2", choice.upperBody2);
    for (const std::string_view side : {"左", "右"}) {
      const std::string arm = sided(side, "腕");
      const std::string armTwist = sided(side, "腕捩");
      const std::string wrist = sided(side, "手首");
      const std::string wristTwist = sided(side, "手捩");
      if (choice.armTwist && isMeant(arm, armTwist)) {
        const auto axis = axisOf(armTwist, arm, sided(side, "ひじ"));
        if (!axis.ok()) return axis.error();
        unfoldTwist(arm, armTwist, *axis, Place::Behind);
      }
      if (choice.wristTwist && isMeant(wrist, wristTwist)) {
        const auto axis = axisOf(wristTwist, sided(side, "ひじ"), wrist);
        if (!axis.ok()) return axis.error();
        unfoldTwist(wrist, wristTwist, *axis, Place::Before);
      }
    }
    return bones_.finish();
  }

 private:
  enum class Place { Before, Behind };  ///< where the twisting bone stands: the parent or a child of the other

  bool isMeant(std::string_view bone, std::string_view receiver) {
    const auto id = bones_.find(bone);
    if (!id || keys_.frames(*id).empty() || bones_.isAtRest(bone)) return false;
    if (bones_.exists(receiver)) return true;
    bones_.note("edit.unfold.missing", receiver, "the model has no such bone", Severity::Warning);
    return false;
  }

  [[nodiscard]] Result<glm::dvec3> axisOf(std::string_view twist, std::string_view from, std::string_view to) const {
    if (!bones_.hasModel()) {
      return Error{{}, std::string(twist), "its axis is not known: the model is needed"};
    }
    const Bone* bone = bones_.bone(twist);
    const glm::dvec3 axis = bone != nullptr && bone->fixedAxis ? toDouble(*bone->fixedAxis) : bones_.way(from, to);
    const double length = glm::length(axis);
    if (!(length > 0) || !std::isfinite(length)) return Error{{}, std::string(twist), "the model gives it no axis"};
    return axis / length;
  }

  void unfoldGroove() {
    const auto whole = [](const BoneSample& centre, const BoneSample& groove) {
      return centre.translation + centre.rotation * groove.translation;
    };
    bones_.rewriteBoth(
        "センター",
        [whole](Samples s) {
          BoneSample moved = s[0];
          moved.translation = whole(s[0], s[1]);
          moved.translation.y = 0;
          return moved;
        },
        "グルーブ",
        [whole](Samples s) {
          BoneSample moved = s[0];
          moved.translation = glm::conjugate(s[1].rotation) * glm::dvec3{0, whole(s[1], s[0]).y, 0};
          return moved;
        });
  }

  void shareTurn(std::string_view parent, std::string_view child, double share) {
    bones_.rewriteBoth(
        parent,
        [share](Samples s) {
          BoneSample turned = s[0];
          turned.rotation = scaledRotation(s[0].rotation * s[1].rotation, 1 - share);
          return turned;
        },
        child,
        [share](Samples s) {
          BoneSample turned = s[0];
          turned.rotation = scaledRotation(s[1].rotation * s[0].rotation, share);
          return turned;
        });
  }

  void unfoldTwist(std::string_view bone, std::string_view twist, const glm::dvec3& axis, Place place) {
    const bool isBefore = place == Place::Before;
    const auto whole = [isBefore](const BoneSample& own, const BoneSample& twisted) {
      return isBefore ? twisted.rotation * own.rotation : own.rotation * twisted.rotation;
    };
    bones_.rewriteBoth(
        bone,
        [=](Samples s) {
          const glm::dquat both = whole(s[0], s[1]);
          const glm::dquat back = glm::conjugate(twistOf(both, axis));
          BoneSample turned = s[0];
          turned.rotation = isBefore ? back * both : both * back;
          return turned;
        },
        twist,
        [=](Samples s) {
          BoneSample turned = s[0];
          turned.rotation = twistOf(whole(s[1], s[0]), axis);
          return turned;
        });
  }

  const KeySelection& keys_;
  BoneRewriting bones_;
};

}  // namespace

Result<OperationResult> unfoldSemiStandard(const Motion& motion, const KeySelection& keys, const UnfoldChoice& choice,
                                           const Model* model, const ComposeLimits& limits) {
  return SemiStandardUnfold(motion, keys, model, limits).run(choice);
}

}  // namespace furitsuke
