// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/semi_standard_operations.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/operations/semi_standard/bone_rewriting.h"
#include "core/operations/semi_standard/displaced_bones.h"
#include "core/operations/semi_standard/limit_parameters.h"

namespace furitsuke::operations {

namespace {

using UnfoldSamples = std::span<const eval::BoneSample>;

class SemiStandardUnfold {
 public:
  explicit SemiStandardUnfold(const OperationInput& in)
      : in_(in), limits_(limitsOf(in.arguments)), bones_(in, limits_) {}

  Result<OperationResult> run(const OperationArguments& arguments) {
    if (arguments.flag("groove") && isSelected("センター", "グルーブ")) unfoldGroove();
    const double share = arguments.number("upper-body-2");
    if (share > 0 && isSelected("上半身", "上半身2")) shareTurn("上半身", "上半身2", share);
    for (const std::string_view side : {"左", "右"}) {
      const std::string arm = sided(side, "腕");
      const std::string armTwist = sided(side, "腕捩");
      const std::string wrist = sided(side, "手首");
      const std::string wristTwist = sided(side, "手捩");
      if (arguments.flag("arm-twist") && isSelected(arm, armTwist)) {
        const auto axis = axisOf(armTwist, arm, sided(side, "ひじ"));
        if (!axis.ok()) return axis.error();
        unfoldTwist(arm, armTwist, *axis, Place::Child);
      }
      if (arguments.flag("wrist-twist") && isSelected(wrist, wristTwist)) {
        const auto axis = axisOf(wristTwist, sided(side, "ひじ"), wrist);
        if (!axis.ok()) return axis.error();
        unfoldTwist(wrist, wristTwist, *axis, Place::Parent);
      }
    }
    OperationResult result = bones_.finish();
    noteDisplacedBones(result, in_, bones_.changed(), rewritten_, limits_);
    return result;
  }

 private:
  enum class Place { Parent, Child };  ///< what the twist bone is to the other bone

  bool isSelected(std::string_view bone, std::string_view receiver) {
    const auto id = bones_.find(bone);
    if (!id || in_.keys.frames(*id).empty() || bones_.isAtRest(bone)) return false;
    if (bones_.exists(receiver)) return true;
    bones_.note("edit.unfold.missing", receiver);
    return false;
  }

  [[nodiscard]] Result<glm::dvec3> axisOf(std::string_view twist, std::string_view from, std::string_view to) const {
    if (!bones_.hasModel()) {
      return Error::in(Message::verbatim(std::string(twist)), Core::tr("its axis is unknown without a model"));
    }
    const model::Bone* bone = bones_.bone(twist);
    const glm::dvec3 axis =
        bone != nullptr && bone->fixedAxis ? toDouble(*bone->fixedAxis) : bones_.restOffset(from, to);
    const double length = glm::length(axis);
    if (!(length > 0) || !std::isfinite(length))
      return Error::in(Message::verbatim(std::string(twist)), Core::tr("it has no axis in the model"));
    return axis / length;
  }

  /// Appends bones to a list of those that change on purpose, if the model has them.
  void record(std::vector<model::BoneIndex>& list, std::initializer_list<std::string_view> bones) {
    for (const std::string_view name : bones) {
      const model::Bone* bone = bones_.bone(name);
      if (bone != nullptr) list.push_back(static_cast<model::BoneIndex>(bone - in_.model->bones.data()));
    }
  }

  void unfoldGroove() {
    record(rewritten_.bones, {"センター", "グルーブ"});
    record(rewritten_.moved, {"センター"});
    const auto whole = [](const eval::BoneSample& center, const eval::BoneSample& groove) {
      return center.translation + center.rotation * groove.translation;
    };
    bones_.rewriteBoth(
        "センター",
        [whole](UnfoldSamples s) {
          eval::BoneSample moved = s[0];
          moved.translation = whole(s[0], s[1]);
          moved.translation.y = 0;
          return moved;
        },
        "グルーブ",
        [whole](UnfoldSamples s) {
          eval::BoneSample moved = s[0];
          moved.translation = glm::conjugate(s[1].rotation) * glm::dvec3{0, whole(s[1], s[0]).y, 0};
          return moved;
        });
  }

  void shareTurn(std::string_view parent, std::string_view child, double share) {
    record(rewritten_.bones, {parent, child});
    record(rewritten_.turned, {parent});
    record(rewritten_.shared, {child});
    bones_.rewriteBoth(
        parent,
        [share](UnfoldSamples s) {
          eval::BoneSample turned = s[0];
          turned.rotation = eval::scaledRotation(s[0].rotation * s[1].rotation, 1 - share);
          return turned;
        },
        child,
        [share](UnfoldSamples s) {
          eval::BoneSample turned = s[0];
          turned.rotation = eval::scaledRotation(s[1].rotation * s[0].rotation, share);
          return turned;
        });
  }

  void unfoldTwist(std::string_view bone, std::string_view twist, const glm::dvec3& axis, Place place) {
    const bool isParent = place == Place::Parent;
    record(rewritten_.bones, {bone, twist});
    record(rewritten_.turned, {isParent ? twist : bone});
    const model::Bone* known = bones_.bone(twist);
    const bool isFixed = known != nullptr && known->fixedAxis.has_value();
    // Keys that were made for another axis show less than they contain.
    const auto whole = [=](const eval::BoneSample& own, const eval::BoneSample& twisted) {
      const glm::dquat shown = isFixed ? eval::aboutFixedAxis(twisted.rotation, axis) : twisted.rotation;
      return isParent ? shown * own.rotation : own.rotation * shown;
    };
    bones_.rewriteBoth(
        bone,
        [=](UnfoldSamples s) {
          const glm::dquat both = whole(s[0], s[1]);
          const glm::dquat back = glm::conjugate(eval::twistAbout(both, axis));
          eval::BoneSample turned = s[0];
          turned.rotation = isParent ? back * both : both * back;
          return turned;
        },
        twist,
        [=](UnfoldSamples s) {
          eval::BoneSample turned = s[0];
          turned.rotation = eval::twistAbout(whole(s[1], s[0]), axis);
          return turned;
        });
  }

  const OperationInput& in_;
  ComposeLimits limits_;
  BoneRewriting bones_;
  RewrittenBones rewritten_;
};

}  // namespace

Operation unfoldSemiStandardOperation() {
  return {
      .id = "unfold-semi-standard",
      .text = Core::tr("Unfold to Semi-Standard Bones"),
      .help = Core::tr(
          "Transfer part of the movement of standard bones to semi-standard bones: the height of センター to グルーブ, "
          "the twist of the arms to 腕捩 and 手捩, and a share of the rotation of 上半身 to 上半身2. The arms need a "
          "model, for their axes."),
      .parameters = {flagParameter("groove", Core::tr("Height of センター to グルーブ"), "true"),
                     flagParameter("arm-twist", Core::tr("Twist of 腕 to 腕捩"), "true"),
                     flagParameter("wrist-twist", Core::tr("Twist of 手首 about the forearm to 手捩"), "true"),
                     numberParameter("upper-body-2",
                                     Core::tr("Share of the rotation of 上半身 to transfer to 上半身2; head and arms "
                                              "keep their rotation, but move"),
                                     "0", {}, 0, 1),
                     distanceLimitParameter(), angleLimitParameter()},
      .run = [](const OperationInput& in) { return SemiStandardUnfold(in).run(in.arguments); }};
}

}  // namespace furitsuke::operations
