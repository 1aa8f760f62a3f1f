// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/displaced_bones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/eval/motion_comparison.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_part.h"
#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"
#include "core/operations/semi_standard/carried_bones.h"

namespace furitsuke::operations {

namespace {

/// The ends of what semi-standard bones carry, with or without keys of their own.
constexpr std::array<std::string_view, 9> kEnds = {"グルーブ", "上半身", "下半身", "首",    "頭",
                                                   "左ひじ",   "右ひじ", "左手首", "右手首"};

/// How far a bone may be from its place: by nothing but the errors of the keys.
struct Allowed {
  double distance = 0;  ///< model units
  double degrees = 0;
};

struct ComparedPart {
  std::size_t bone;
  Allowed allowed;
};

/// The largest difference of one kind.
struct Displacement {
  double value = 0;
  std::size_t bone = 0;
  Frame frame = 0;
  std::size_t frameCount = 0;  ///< frames at which any bone is farther than allowed
};

/// Rounding of stored values is not an error.
constexpr double kRoundingDisplacement = 1e-4;

/// Whether any bone is farther than allowed at a frame.
struct Excess {
  bool isFar = false;
  bool isTurned = false;
  friend bool operator==(const Excess&, const Excess&) = default;
};

/// The poses of bones in two motions that differ in the keys of some of them.
class PosePair {
 public:
  /// With a part of the rig only its bones have poses, at their indices there. IK must be the same in both motions.
  PosePair(const OperationInput& in, const motion::Motion& changed, const eval::Rig& rig, const eval::RigPart* part,
           const std::vector<bool>& differing)
      : rig_(part == nullptr ? rig : part->rig),
        before_(in.motion, *in.model, rig),
        after_(changed, *in.model, rig),
        source_(rig_),
        result_(rig_),
        differing_(differingRig(rig, part, differing)) {
    if (part != nullptr) before_.keepBones(part->indices, rig_.morphs.count > 0);
    after_.keepBones(afterIndices_, false);
    before_.setPreExtrapolation(in.preExtrapolation);
    after_.setPreExtrapolation(in.preExtrapolation);
  }

  void poseAt(Frame frame) {
    before_.sample(frame, source_);
    after_.sample(frame, differing_);
    std::ranges::copy(source_.locals, result_.locals.begin());
    for (std::size_t i = 0; i < indices_.size(); ++i) result_.locals[indices_[i]] = differing_.locals[i];
    std::ranges::copy(source_.keyedWeights, result_.keyedWeights.begin());
    std::ranges::copy(source_.ikEnabled, result_.ikEnabled.begin());
    for (eval::RigPose* pose : {&source_, &result_}) {
      eval::applyMorphs(rig_, *pose);
      eval::poseBonesBeforePhysics(rig_, *pose);
      eval::poseBonesAfterPhysics(rig_, *pose);
    }
  }
  [[nodiscard]] const RigidTransform& before(std::size_t bone) const { return source_.transforms[bone]; }
  [[nodiscard]] const RigidTransform& after(std::size_t bone) const { return result_.transforms[bone]; }

 private:
  /// A pose with moves of the differing bones only; sets their places in the other poses.
  eval::RigPose differingRig(const eval::Rig& rig, const eval::RigPart* part, const std::vector<bool>& differing) {
    afterIndices_.assign(rig.bones.size(), model::kNoIndex);
    for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
      const std::int32_t index = part == nullptr ? static_cast<std::int32_t>(bone) : part->indices[bone];
      if (!differing[bone] || index == model::kNoIndex) continue;
      afterIndices_[bone] = static_cast<std::int32_t>(indices_.size());
      indices_.push_back(static_cast<std::size_t>(index));
    }
    eval::Rig moved;
    moved.bones.resize(indices_.size());
    return eval::RigPose(moved);
  }

  const eval::Rig& rig_;
  eval::BoundMotion before_, after_;
  std::vector<std::int32_t> afterIndices_;  ///< of each bone: its index among the differing ones, or kNoIndex
  std::vector<std::size_t> indices_;        ///< of each differing bone: its index in the poses
  eval::RigPose source_, result_, differing_;
};

class DisplacementSearch {
 public:
  DisplacementSearch(const OperationInput& in, const RewrittenBones& rewritten, const ComposeLimits& limits)
      : in_(in), model_(*in.model), rewritten_(rewritten), limits_(limits), rig_(eval::makeRig(model_)) {}

  /// Returns the number of frames at which all compared bones were posed.
  std::int64_t run(const motion::Motion& changed, DisplacementSearchMode mode) {
    const std::vector<ComparedPart> parts = partsOf(changed);
    const eval::ComparedFrames frames = eval::comparedFrames(in_.motion, changed);
    const auto poses = 2 * static_cast<std::int64_t>(rig_.bones.size());
    if (parts.empty() || !in_.control.requireSamples(frames.count() * poses)) return 0;
    const std::vector<bool> differing = differingBones(in_.motion, changed, model_);
    std::optional<eval::RigPart> whole;
    std::optional<BoneDivision> division;
    if (mode == DisplacementSearchMode::Bounded) {
      const std::vector<std::size_t> bones = bonesOf(parts);
      whole = eval::rigPartOf(rig_, chosenBones(bones));
      if (whole) division = divideBones(rig_, model_, in_.motion, differing, bones);
    }
    PosePair pair(in_, changed, rig_, whole ? &*whole : nullptr, differing);
    const std::vector<PosedPart> posed = posedParts(parts, whole ? &*whole : nullptr);
    if (division) return runBounded(changed, frames, differing, parts, *division, pair, posed);
    for (std::int64_t i = 0; i < frames.count() && !in_.control.isCanceled(); ++i) {
      pair.poseAt(frames.at(i));
      count(compare(posed, frames.at(i), pair));
    }
    return frames.count();
  }

  void addTo(OperationResult& result) const {
    add(result, ErrorKind::Position, limits_.distance, distance_, "edit.unfold.moved");
    add(result, ErrorKind::Angle, limits_.degrees, turn_, "edit.unfold.turned");
  }

 private:
  /// A part with its index in a pair of poses.
  struct PosedPart {
    ComparedPart part;
    std::size_t index;
  };

  static std::vector<std::size_t> bonesOf(const std::vector<ComparedPart>& parts) {
    std::vector<std::size_t> bones;
    for (const ComparedPart& part : parts) bones.push_back(part.bone);
    return bones;
  }
  [[nodiscard]] std::vector<bool> chosenBones(const std::vector<std::size_t>& bones) const {
    std::vector<bool> chosen(rig_.bones.size());
    for (const std::size_t bone : bones) chosen[bone] = true;
    return chosen;
  }
  /// Those of a part of the rig, or all.
  static std::vector<PosedPart> posedParts(const std::vector<ComparedPart>& parts, const eval::RigPart* of) {
    std::vector<PosedPart> posed;
    for (const ComparedPart& part : parts) {
      const std::int32_t index = of == nullptr ? static_cast<std::int32_t>(part.bone) : of->indices[part.bone];
      if (index != model::kNoIndex) posed.push_back({part, static_cast<std::size_t>(index)});
    }
    return posed;
  }

  std::int64_t runBounded(const motion::Motion& changed, const eval::ComparedFrames& frames,
                          const std::vector<bool>& differing, const std::vector<ComparedPart>& parts,
                          const BoneDivision& division, PosePair& pair, const std::vector<PosedPart>& posed) {
    PosePair parentBones(in_, changed, rig_, &division.part, differing);
    const std::vector<PosedPart> own = posedParts(parts, &division.part);
    const std::vector<CarriedGroup> carried = carriedGroups(parts, division);
    std::int64_t posedFrames = 0;
    for (std::int64_t i = 0; i < frames.count() && !in_.control.isCanceled(); ++i) {
      const Frame frame = frames.at(i);
      parentBones.poseAt(frame);
      if (const std::optional<Excess> excess = provenExcess(carried, parentBones)) {
        const Excess ofOwn = compare(own, frame, parentBones);
        count({excess->isFar || ofOwn.isFar, excess->isTurned || ofOwn.isTurned});
      } else {
        pair.poseAt(frame);
        count(compare(posed, frame, pair));
        ++posedFrames;
      }
    }
    return posedFrames;
  }

  /// The compared bones with one parent bone.
  struct CarriedGroup {
    std::size_t parentBone = 0;
    double longestReach = 0;  ///< of those that may be far only
    Allowed least{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    std::vector<std::pair<CarriedBone, double>> bones;  ///< those that may be far only, with the allowed distance
  };
  /// Bones without a parent bone are not displaced.
  static std::vector<CarriedGroup> carriedGroups(const std::vector<ComparedPart>& parts, const BoneDivision& division) {
    std::vector<CarriedGroup> groups;
    for (const CarriedBone& bone : division.carried) {
      if (!bone.parentBone) continue;
      auto group = std::ranges::find(groups, *bone.parentBone, &CarriedGroup::parentBone);
      if (group == groups.end()) {
        group = groups.insert(group, CarriedGroup());
        group->parentBone = *bone.parentBone;
      }
      const Allowed& allowed = std::ranges::lower_bound(parts, bone.bone, {}, &ComparedPart::bone)->allowed;
      group->least.degrees = std::min(group->least.degrees, allowed.degrees);
      if (!std::isfinite(allowed.distance)) continue;
      group->least.distance = std::min(group->least.distance, allowed.distance);
      group->longestReach = std::max(group->longestReach, bone.reach);
      group->bones.emplace_back(bone, allowed.distance);
    }
    return groups;
  }
  /// Whether one of them is farther than allowed. Nothing if that needs their poses, or if one may be displaced farther
  /// than all bones before.
  [[nodiscard]] std::optional<Excess> provenExcess(const std::vector<CarriedGroup>& groups,
                                                   const PosePair& parentBones) const {
    // Also for NaN.
    const auto isWithin = [](const DifferenceBounds& bounds, double most) { return bounds.largest <= most; };
    Excess isProven;
    Excess isPossible;
    for (const CarriedGroup& group : groups) {
      const ParentBoneDifference difference =
          parentBoneDifference(parentBones.before(group.parentBone), parentBones.after(group.parentBone));
      if (!group.bones.empty()) {
        const DifferenceBounds distance = distanceBounds(group.longestReach, difference);
        if (!isWithin(distance, std::max(distance_.value, kRoundingDisplacement))) return {};
        if (!isWithin(distance, group.least.distance) && !isProven.isFar) {
          isPossible.isFar = true;
          isProven.isFar = std::ranges::any_of(group.bones, [&](const auto& bone) {
            return distanceBounds(bone.first.reach, difference).least > bone.second;
          });
        }
      }
      if (std::isfinite(group.least.degrees)) {
        const DifferenceBounds degrees = degreesBounds(difference);
        if (!isWithin(degrees, std::max(turn_.value, kRoundingDisplacement))) return {};
        isPossible.isTurned = isPossible.isTurned || !isWithin(degrees, group.least.degrees);
        isProven.isTurned = isProven.isTurned || degrees.least > group.least.degrees;
      }
    }
    if (isPossible != isProven) return {};
    return isProven;
  }

  static bool contains(const std::vector<model::BoneIndex>& bones, std::size_t bone) {
    return std::ranges::find(bones, static_cast<model::BoneIndex>(bone)) != bones.end();
  }
  /// Calls f(ancestor) for the bone and all bones above it.
  template <class F>
  void forEachUpward(std::size_t bone, const F& f) const {
    for (auto at = static_cast<model::BoneIndex>(bone); at != model::kNoIndex;) {
      f(static_cast<std::size_t>(at));
      at = rig_.bones[static_cast<std::size_t>(at)].parent;
    }
  }

  /// The bones to compare, each once.
  [[nodiscard]] std::vector<ComparedPart> partsOf(const motion::Motion& changed) const {
    const model::NameIndex names(model_);
    std::vector<bool> isCompared(rig_.bones.size());
    const auto mark = [&](std::string_view name) {
      if (const auto bone = names.findBone(name)) isCompared[static_cast<std::size_t>(*bone)] = true;
    };
    for (const auto* motion : {&in_.motion, &changed}) {
      for (const auto& track : motion->bones) {
        if (!track.keys.empty()) mark(track.name.bytes);
      }
    }
    for (const std::string_view end : kEnds) {
      if (const Result<Name> name = Name::fromText(std::string(end)); name.ok()) mark(name->bytes);
    }
    std::vector<ComparedPart> parts;
    for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
      if (isCompared[bone] && !isMovedByIk(bone)) parts.push_back({bone, allowedOf(bone)});
    }
    return parts;
  }
  /// IK enlarges small differences where a chain is nearly straight.
  [[nodiscard]] bool isMovedByIk(std::size_t bone) const {
    bool isMoved = false;
    forEachUpward(bone, [&](std::size_t ancestor) { isMoved = isMoved || rig_.bones[ancestor].turn >= 0; });
    return isMoved;
  }
  /// Bones such as 左腕捩1 take a part of the twist of 左腕捩, to distribute it over the skin.
  [[nodiscard]] bool followsRewritten(std::size_t bone) const {
    const std::int32_t append = rig_.bones[bone].append;
    if (append < 0) return false;
    const model::BoneIndex source = rig_.appends[static_cast<std::size_t>(append)].source;
    return contains(rewritten_.bones, static_cast<std::size_t>(source));
  }
  [[nodiscard]] Allowed allowedOf(std::size_t bone) const {
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    // The stored values of keys are rounded.
    Allowed allowed{1e-3, 1e-2};
    forEachUpward(bone, [&](std::size_t ancestor) {
      if (contains(rewritten_.shared, ancestor)) allowed.distance = kAnything;
      if (followsRewritten(ancestor)) allowed.degrees = kAnything;
      if (!contains(rewritten_.bones, ancestor)) return;
      const double arm = glm::distance(rig_.bones[bone].rest, rig_.bones[ancestor].rest);
      allowed.distance += limits_.distance + glm::radians(limits_.degrees) * arm;
      allowed.degrees += limits_.degrees;
    });
    if (contains(rewritten_.moved, bone)) allowed.distance = kAnything;
    if (contains(rewritten_.turned, bone)) allowed.degrees = kAnything;
    return allowed;
  }

  Excess compare(const std::vector<PosedPart>& parts, Frame frame, const PosePair& pair) {
    Excess excess;
    const auto take = [frame](Displacement& largest, double value, std::size_t bone) {
      if (value > largest.value) largest = {value, bone, frame, largest.frameCount};
    };
    for (const auto& [part, index] : parts) {
      const RigidTransform& one = pair.before(index);
      const RigidTransform& other = pair.after(index);
      if (std::isfinite(part.allowed.distance)) {
        const double distance = glm::distance(one.position, other.position);
        take(distance_, distance, part.bone);
        excess.isFar = excess.isFar || distance > part.allowed.distance;
      }
      if (std::isfinite(part.allowed.degrees)) {
        const double degrees = eval::degreesBetween(one.rotation, other.rotation);
        take(turn_, degrees, part.bone);
        excess.isTurned = excess.isTurned || degrees > part.allowed.degrees;
      }
    }
    return excess;
  }
  void count(const Excess& excess) {
    distance_.frameCount += excess.isFar ? 1 : 0;
    turn_.frameCount += excess.isTurned ? 1 : 0;
  }

  void add(OperationResult& result, ErrorKind kind, double bound, const Displacement& largest,
           std::string_view code) const {
    if (largest.value <= kRoundingDisplacement) return;
    const std::string& bone = model_.bones[largest.bone].name.text;
    noteError(result, {kind, largest.value, bound, bone, largest.frame});
    if (largest.frameCount == 0) return;
    constexpr double kDigits = 1000;
    NoteValues values{largest.frameCount, argumentText(std::round(largest.value * kDigits) / kDigits)};
    Diagnostic note = operationNote(code, bone, std::move(values));
    note.frame = largest.frame;
    result.notes.push_back(std::move(note));
  }

  const OperationInput& in_;
  const model::Model& model_;
  const RewrittenBones& rewritten_;
  const ComposeLimits& limits_;
  eval::Rig rig_;
  Displacement distance_, turn_;
};

}  // namespace

std::int64_t noteDisplacedBones(OperationResult& result, const OperationInput& in, const motion::Motion& changed,
                                const RewrittenBones& rewritten, const ComposeLimits& limits,
                                DisplacementSearchMode mode) {
  if (in.model == nullptr || rewritten.bones.empty()) return 0;
  DisplacementSearch search(in, rewritten, limits);
  const std::int64_t count = search.run(changed, mode);
  search.addTo(result);
  return count;
}

}  // namespace furitsuke::operations
