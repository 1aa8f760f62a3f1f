// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/semi_standard_operations.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/operations/semi_standard/bone_rewriting.h"
#include "core/operations/semi_standard/limit_parameters.h"

namespace furitsuke::operations {

namespace {

using FoldSamples = std::span<const eval::BoneSample>;

constexpr std::array<std::string_view, 2> kBothSides{"左", "右"};

class SemiStandardFold {
 public:
  explicit SemiStandardFold(const OperationInput& in)
      : motion_(in.motion), keys_(in.keys), arguments_(in.arguments), bones_(in, limitsOf(in.arguments)) {}

  OperationResult run() {
    // Parents first, so that movement that a bone receives can be transferred again.
    if (arguments_.flag("root")) foldRoot();
    for (const std::string_view side : kBothSides) {
      if (arguments_.flag("foot-ik-parent")) foldIntoChild(sided(side, "足IK親"), sided(side, "足ＩＫ"));
    }
    if (arguments_.flag("groove")) foldIntoParent("センター", "グルーブ");
    if (arguments_.flag("waist")) foldWaist();
    if (arguments_.flag("upper-body-2")) foldRotationIntoParent("上半身", "上半身2");
    for (const std::string_view side : kBothSides) {
      if (arguments_.flag("shoulder-p")) foldShoulder(side);
      if (arguments_.flag("arm-twist")) foldRotationIntoParent(sided(side, "腕"), sided(side, "腕捩"));
      if (arguments_.flag("wrist-twist")) foldRotationIntoChild(sided(side, "手捩"), sided(side, "手首"));
      if (arguments_.flag("leg-d")) foldLeg(side);
    }
    if (guessesRest_) {
      bones_.note("edit.fold.rest-unknown", {});
    }
    return bones_.finish();
  }

 private:
  /// Whether the bone has movement to transfer. If all its keys are at rest, removes them and returns false.
  bool shouldFold(std::string_view bone) {
    if (bones_.track(bone).empty() || !isChosen(bone)) return false;
    if (!bones_.isAtRest(bone)) return true;
    bones_.clear(bone);
    return false;
  }
  /// A bone that had no keys before is selected, too.
  [[nodiscard]] bool isChosen(std::string_view bone) const {
    const auto id = bones_.find(bone);
    const bool hadKeys = id && motion_.contains(*id) && motion_.keyCount(*id) > 0;
    return !hadKeys || !keys_.frames(*id).empty();
  }
  void guessRestIfTurning(std::string_view bone) {
    if (!bones_.hasModel() && bones_.turns(bone)) guessesRest_ = true;
  }

  /// Transfers the movement of the parent to the child: the child gets its pose in the space of its grandparent.
  void transferToChild(std::string_view parent, std::string_view child) {
    const glm::dvec3 offset = bones_.restOffset(parent, child);
    bones_.rewrite(child, {parent}, [offset](FoldSamples s) {
      eval::BoneSample moved;
      moved.translation = s[1].translation + s[1].rotation * (offset + s[0].translation) - offset;
      moved.rotation = s[1].rotation * s[0].rotation;
      return moved;
    });
  }
  void foldIntoChild(std::string_view parent, std::string_view child) {
    if (!shouldFold(parent)) return;
    guessRestIfTurning(parent);
    transferToChild(parent, child);
    bones_.clear(parent);
  }
  /// Transfers the movement of the child to the parent, for all descendants of the child.
  void foldIntoParent(std::string_view parent, std::string_view child) {
    if (!shouldFold(child)) return;
    guessRestIfTurning(child);
    const glm::dvec3 offset = bones_.restOffset(parent, child);
    bones_.rewrite(parent, {child}, [offset](FoldSamples s) {
      eval::BoneSample moved;
      moved.rotation = s[0].rotation * s[1].rotation;
      moved.translation = s[0].translation + s[0].rotation * (offset + s[1].translation) - moved.rotation * offset;
      return moved;
    });
    bones_.clear(child);
  }

  /// The same for bones that only rotate: the translation of their descendants is lost, and the error reported.
  void foldRotationIntoParent(std::string_view parent, std::string_view child) {
    if (!shouldFold(child)) return;
    guessRestIfTurning(child);
    noteLostMove(child, parent, bones_.restOffset(parent, child));
    bones_.rewrite(parent, {child}, [](FoldSamples s) {
      eval::BoneSample turned = s[0];
      turned.rotation = s[0].rotation * s[1].rotation;
      return turned;
    });
    bones_.clear(child);
  }
  void foldRotationIntoChild(std::string_view parent, std::string_view child) {
    if (!shouldFold(parent)) return;
    guessRestIfTurning(parent);
    noteLostMove(parent, child, bones_.restOffset(parent, child));
    transferRotation(parent, child);
    bones_.clear(parent);
  }
  void transferRotation(std::string_view parent, std::string_view child) {
    bones_.rewrite(child, {parent}, [](FoldSamples s) {
      eval::BoneSample turned = s[0];
      turned.rotation = s[1].rotation * s[0].rotation;
      return turned;
    });
  }
  /// Reports how far the rotation about the folded bone would move the other bone, at its keys.
  void noteLostMove(std::string_view folded, std::string_view other, const glm::dvec3& offset) {
    double farthest = 0;
    Frame at = 0;
    const motion::Track<motion::BoneKey>& track = bones_.track(folded);
    for (std::size_t i = 0; i < track.size(); ++i) {
      const motion::BoneKey& key = track.values()[i];
      const double distance = glm::length(eval::usable(key.translation) + eval::usable(key.rotation) * offset - offset);
      if (distance > farthest) std::tie(farthest, at) = std::pair(distance, track.frames()[i]);
    }
    constexpr double kRounding = 1e-4;  // of axes that are stored in floats
    if (farthest > kRounding) bones_.noteDistance(other, farthest, at);
  }

  void foldRoot() {
    constexpr std::string_view kRoot = "全ての親";
    if (!shouldFold(kRoot)) return;
    if (!bones_.hasModel() && bones_.turns(kRoot)) {
      bones_.note("edit.fold.feet-unknown", kRoot);
      return;
    }
    transferToChild(kRoot, "センター");
    for (const std::string_view side : kBothSides) {
      const std::string parent = sided(side, "足IK親");
      const bool hasParent = !bones_.track(parent).empty();
      transferToChild(kRoot, hasParent ? parent : sided(side, "足ＩＫ"));
    }
    bones_.clear(kRoot);
  }

  /// 腰 carries both halves of the body; 腰キャンセル bones cancel its rotation for the legs.
  void foldWaist() {
    constexpr std::string_view kWaist = "腰";
    if (!shouldFold(kWaist)) return;
    guessRestIfTurning(kWaist);
    const glm::dvec3 offset = bones_.restOffset(kWaist, "上半身");
    const bool hasGroove = !bones_.track("グルーブ").empty();
    bones_.rewrite(hasGroove ? "グルーブ" : "センター", {kWaist}, [offset](FoldSamples s) {
      eval::BoneSample moved = s[0];
      moved.translation += s[0].rotation * (s[1].translation + s[1].rotation * offset - offset);
      return moved;
    });
    for (const std::string_view half : {"上半身", "下半身"}) transferRotation(kWaist, half);
    for (const std::string_view side : kBothSides) {
      if (!bones_.turns(kWaist) || !bones_.exists("腰キャンセル" + std::string(side))) continue;
      cancelRotation(sided(side, "足"), kWaist);
    }
    bones_.clear(kWaist);
  }

  void cancelRotation(std::string_view bone, std::string_view turned) {
    bones_.rewrite(bone, {turned}, [](FoldSamples s) {
      eval::BoneSample back = s[0];
      back.rotation = glm::conjugate(s[1].rotation) * s[0].rotation;
      return back;
    });
  }

  /// 肩C is between 肩 and 腕 and cancels the rotation of 肩P.
  void foldShoulder(std::string_view side) {
    const std::string parent = sided(side, "肩P");
    const std::string back = sided(side, "肩C");
    const std::string arm = sided(side, "腕");
    const bool hasParent = shouldFold(parent);
    const bool hasBack = shouldFold(back);
    if (hasParent && bones_.exists(back)) cancelRotation(arm, parent);
    if (hasBack) {
      transferToChild(back, arm);
      bones_.clear(back);
    }
    if (hasParent) {
      transferToChild(parent, sided(side, "肩"));
      bones_.clear(parent);
    }
  }

  [[nodiscard]] bool isIkOffThroughout(std::string_view goal) const {
    const Result<Name> name = Name::fromText(goal);
    const motion::Track<motion::VisibilityIkKey>& property = motion_.property;
    if (!name.ok() || property.empty()) return false;
    return std::ranges::all_of(property.frames(),
                               [&](Frame frame) { return !eval::isIkEnabled(property, name->bytes, frame); });
  }

  void foldLeg(std::string_view side) {
    const bool isFree = isIkOffThroughout(sided(side, "足ＩＫ")) && isIkOffThroughout(sided(side, "つま先ＩＫ"));
    for (const std::string_view part : {"足", "ひざ", "足首"}) {
      const std::string bone = sided(side, part);
      const std::string follower = bone + "D";
      if (!shouldFold(follower)) continue;
      if (!isFree) {
        bones_.note("edit.fold.after-ik", follower);
        continue;
      }
      transferRotation(follower, bone);
      bones_.clear(follower);
    }
    const std::string toe = sided(side, "足先EX");
    if (shouldFold(toe)) {
      bones_.note("edit.fold.toes", toe);
    }
  }

  const motion::Motion& motion_;
  const motion::KeySelection& keys_;
  const OperationArguments& arguments_;
  BoneRewriting bones_;
  bool guessesRest_ = false;
};

}  // namespace

Operation foldSemiStandardOperation() {
  return {
      .id = "fold-semi-standard",
      .text = Core::tr("Fold Semi-Standard Bones"),
      .help = Core::tr(
          "Transfer the movement of semi-standard bones to the standard bones that depend on them and remove their "
          "keys, for models without such bones. Curves are kept where possible; spans that no curve fits get a key at "
          "every frame. A model provides the rest positions of the bones. Movement that no standard bone can make "
          "is kept and reported."),
      .parameters = {flagParameter("root", Core::tr("全ての親 into センター and the foot IK bones"), "true"),
                     flagParameter("groove", Core::tr("グルーブ into センター"), "true"),
                     flagParameter("waist", Core::tr("腰 into 上半身 and 下半身, its translation into its parent"),
                                   "true"),
                     flagParameter("upper-body-2", Core::tr("上半身2 into 上半身"), "true"),
                     flagParameter("arm-twist", Core::tr("腕捩 into 腕"), "true"),
                     flagParameter("wrist-twist", Core::tr("手捩 into 手首"), "true"),
                     flagParameter("shoulder-p", Core::tr("肩P into 肩, and 肩C into 腕"), "true"),
                     flagParameter("foot-ik-parent", Core::tr("足IK親 into 足ＩＫ"), "true"),
                     flagParameter(
                         "leg-d",
                         Core::tr("足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off in the whole motion"),
                         "true"),
                     distanceLimitParameter(), angleLimitParameter()},
      .run = [](const OperationInput& in) -> Result<OperationResult> { return SemiStandardFold(in).run(); }};
}

}  // namespace furitsuke::operations
