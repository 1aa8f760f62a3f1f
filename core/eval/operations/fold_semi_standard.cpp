// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/eval/operations/bone_rewriting.h"
#include "core/eval/operations/semi_standard.h"

namespace furitsuke {

namespace {

using Samples = std::span<const BoneSample>;

constexpr std::array<std::string_view, 2> kBothSides{"左", "右"};

class SemiStandardFold {
 public:
  SemiStandardFold(const Motion& motion, const KeySelection& keys, const FoldChoice& choice, const Model* model,
                   const ComposeLimits& limits)
      : motion_(motion), keys_(keys), choice_(choice), bones_(motion, model, limits) {}

  OperationResult run() {
    // From the ground up: what a bone hands on may be handed on again.
    if (choice_.root) foldRoot();
    for (const std::string_view side : kBothSides) {
      if (choice_.footIkParent) intoChild(sided(side, "足IK親"), sided(side, "足ＩＫ"));
    }
    if (choice_.groove) intoParent("センター", "グルーブ");
    if (choice_.waist) foldWaist();
    if (choice_.upperBody2) turnParent("上半身", "上半身2");
    for (const std::string_view side : kBothSides) {
      if (choice_.shoulderP) foldShoulder(side);
      if (choice_.armTwist) turnParent(sided(side, "腕"), sided(side, "腕捩"));
      if (choice_.wristTwist) turnChild(sided(side, "手捩"), sided(side, "手首"));
      if (choice_.legD) foldLeg(side);
    }
    if (guessesRest_) {
      bones_.note("edit.fold.rest-unknown", {},
                  "the model is not known: bones are taken to rest where those rest that they stand in",
                  Severity::Info);
    }
    return bones_.finish();
  }

 private:
  /// Whether the bone has something to hand on; one that has keys of rest only just loses them.
  bool isToFold(std::string_view bone) {
    if (bones_.track(bone).empty() || !isChosen(bone)) return false;
    if (!bones_.isAtRest(bone)) return true;
    bones_.clear(bone);
    return false;
  }
  /// A bone that got keys only here is meant, too.
  [[nodiscard]] bool isChosen(std::string_view bone) const {
    const auto id = bones_.find(bone);
    const bool hadKeys = id && motion_.contains(*id) && motion_.keyCount(*id) > 0;
    return !hadKeys || !keys_.frames(*id).empty();
  }
  void guessRestIfTurning(std::string_view bone) {
    if (!bones_.hasModel() && bones_.turns(bone)) guessesRest_ = true;
  }

  /// The child as it stands in what its parent stands in.
  void giveToChild(std::string_view parent, std::string_view child) {
    const glm::dvec3 way = bones_.way(parent, child);
    bones_.rewrite(child, {parent}, [way](Samples s) {
      BoneSample moved;
      moved.translation = s[1].translation + s[1].rotation * (way + s[0].translation) - way;
      moved.rotation = s[1].rotation * s[0].rotation;
      return moved;
    });
  }
  void intoChild(std::string_view parent, std::string_view child) {
    if (!isToFold(parent)) return;
    guessRestIfTurning(parent);
    giveToChild(parent, child);
    bones_.clear(parent);
  }
  /// The parent does what both did, for all that hangs on the child.
  void intoParent(std::string_view parent, std::string_view child) {
    if (!isToFold(child)) return;
    guessRestIfTurning(child);
    const glm::dvec3 way = bones_.way(parent, child);
    bones_.rewrite(parent, {child}, [way](Samples s) {
      BoneSample moved;
      moved.rotation = s[0].rotation * s[1].rotation;
      moved.translation = s[0].translation + s[0].rotation * (way + s[1].translation) - moved.rotation * way;
      return moved;
    });
    bones_.clear(child);
  }

  /// The same for bones that only turn: where the one that is folded puts what hangs on it is lost, and told.
  void turnParent(std::string_view parent, std::string_view child) {
    if (!isToFold(child)) return;
    guessRestIfTurning(child);
    noteLostMove(child, parent, bones_.way(parent, child));
    bones_.rewrite(parent, {child}, [](Samples s) {
      BoneSample turned = s[0];
      turned.rotation = s[0].rotation * s[1].rotation;
      return turned;
    });
    bones_.clear(child);
  }
  void turnChild(std::string_view parent, std::string_view child) {
    if (!isToFold(parent)) return;
    guessRestIfTurning(parent);
    noteLostMove(parent, child, bones_.way(parent, child));
    giveTurn(parent, child);
    bones_.clear(parent);
  }
  void giveTurn(std::string_view parent, std::string_view child) {
    bones_.rewrite(child, {parent}, [](Samples s) {
      BoneSample turned = s[0];
      turned.rotation = s[1].rotation * s[0].rotation;
      return turned;
    });
  }
  /// Where the turn about the folded bone would put the other end of the way between both, at its keys.
  void noteLostMove(std::string_view folded, std::string_view other, const glm::dvec3& way) {
    double farthest = 0;
    Frame at = 0;
    const Track<BoneKey>& track = bones_.track(folded);
    for (std::size_t i = 0; i < track.size(); ++i) {
      const BoneKey& key = track.values()[i];
      const double distance = glm::length(usable(key.translation) + usable(key.rotation) * way - way);
      if (distance > farthest) std::tie(farthest, at) = std::pair(distance, track.frames()[i]);
    }
    constexpr double kRounding = 1e-4;  // of axes that are stored in floats
    if (farthest > kRounding) bones_.noteDistance(other, farthest, at);
  }

  void foldRoot() {
    constexpr std::string_view kRoot = "全ての親";
    if (!isToFold(kRoot)) return;
    if (!bones_.hasModel() && bones_.turns(kRoot)) {
      bones_.note("edit.fold.left", kRoot, "it turns, and where the feet rest is not known: the model is needed",
                  Severity::Warning);
      return;
    }
    giveToChild(kRoot, "センター");
    for (const std::string_view side : kBothSides) {
      const std::string parent = sided(side, "足IK親");
      const bool standsInParent = !bones_.track(parent).empty();
      giveToChild(kRoot, standsInParent ? parent : sided(side, "足ＩＫ"));
    }
    bones_.clear(kRoot);
  }

  /// 腰 carries both halves of the body; the legs are kept out of its turn by bones that take it back.
  void foldWaist() {
    constexpr std::string_view kWaist = "腰";
    if (!isToFold(kWaist)) return;
    guessRestIfTurning(kWaist);
    const glm::dvec3 way = bones_.way(kWaist, "上半身");
    const bool hasGroove = !bones_.track("グルーブ").empty();
    bones_.rewrite(hasGroove ? "グルーブ" : "センター", {kWaist}, [way](Samples s) {
      BoneSample moved = s[0];
      moved.translation += s[0].rotation * (s[1].translation + s[1].rotation * way - way);
      return moved;
    });
    for (const std::string_view half : {"上半身", "下半身"}) giveTurn(kWaist, half);
    for (const std::string_view side : kBothSides) {
      if (!bones_.turns(kWaist) || !bones_.exists("腰キャンセル" + std::string(side))) continue;
      takeBack(sided(side, "足"), kWaist);
    }
    bones_.clear(kWaist);
  }

  void takeBack(std::string_view bone, std::string_view turned) {
    bones_.rewrite(bone, {turned}, [](Samples s) {
      BoneSample back = s[0];
      back.rotation = glm::conjugate(s[1].rotation) * s[0].rotation;
      return back;
    });
  }

  /// 肩C stands between 肩 and 腕 and takes back what 肩P turns.
  void foldShoulder(std::string_view side) {
    const std::string parent = sided(side, "肩P");
    const std::string back = sided(side, "肩C");
    const std::string arm = sided(side, "腕");
    const bool hasParent = isToFold(parent);
    const bool hasBack = isToFold(back);
    if (hasParent && bones_.exists(back)) takeBack(arm, parent);
    if (hasBack) {
      giveToChild(back, arm);
      bones_.clear(back);
    }
    if (hasParent) {
      giveToChild(parent, sided(side, "肩"));
      bones_.clear(parent);
    }
  }

  [[nodiscard]] bool isIkOffThroughout(std::string_view goal) const {
    const Result<Name> name = Name::fromText(goal);
    const Track<PropertyKey>& property = motion_.property;
    if (!name.ok() || property.empty()) return false;
    return std::ranges::all_of(property.frames(),
                               [&](Frame frame) { return !isIkEnabled(property, name->bytes, frame); });
  }

  void foldLeg(std::string_view side) {
    const bool isFree = isIkOffThroughout(sided(side, "足ＩＫ")) && isIkOffThroughout(sided(side, "つま先ＩＫ"));
    for (const std::string_view part : {"足", "ひざ", "足首"}) {
      const std::string bone = sided(side, part);
      const std::string follower = bone + "D";
      if (!isToFold(follower)) continue;
      if (!isFree) {
        bones_.note("edit.fold.left", follower, "it turns what IK has turned already, which no standard bone can",
                    Severity::Warning);
        continue;
      }
      giveTurn(follower, bone);
      bones_.clear(follower);
    }
    const std::string toe = sided(side, "足先EX");
    if (isToFold(toe)) {
      bones_.note("edit.fold.left", toe, "no standard bone bends the toes", Severity::Warning);
    }
  }

  const Motion& motion_;
  const KeySelection& keys_;
  const FoldChoice& choice_;
  BoneRewriting bones_;
  bool guessesRest_ = false;
};

}  // namespace

OperationResult foldSemiStandard(const Motion& motion, const KeySelection& keys, const FoldChoice& choice,
                                 const Model* model, const ComposeLimits& limits) {
  return SemiStandardFold(motion, keys, choice, model, limits).run();
}

}  // namespace furitsuke
