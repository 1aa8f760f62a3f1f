// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/displaced_bones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "core/eval/motion_comparison.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"

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

class DisplacementSearch {
 public:
  DisplacementSearch(const OperationInput& in, const RewrittenBones& rewritten, const ComposeLimits& limits)
      : in_(in), model_(*in.model), rewritten_(rewritten), limits_(limits), rig_(eval::makeRig(model_)) {}

  void run(const motion::Motion& changed) {
    const std::vector<ComparedPart> parts = partsOf(changed);
    const eval::ComparedFrames frames = eval::comparedFrames(in_.motion, changed);
    const auto poses = 2 * static_cast<std::int64_t>(rig_.bones.size());
    if (parts.empty() || !in_.control.requireSamples(frames.count() * poses)) return;
    eval::BoundMotion before(in_.motion, model_, rig_);
    eval::BoundMotion after(changed, model_, rig_);
    before.setBeforeFirst(in_.beforeFirst);
    after.setBeforeFirst(in_.beforeFirst);
    eval::RigPose source(rig_);
    eval::RigPose result(rig_);
    for (std::int64_t i = 0; i < frames.count() && !in_.control.isCanceled(); ++i) {
      const Frame frame = frames.at(i);
      eval::evaluatePose(rig_, before, frame, source);
      eval::evaluatePose(rig_, after, frame, result);
      compare(parts, frame, source, result);
    }
  }

  void addTo(OperationResult& result) const {
    add(result, ErrorKind::Position, limits_.distance, distance_, "edit.unfold.moved");
    add(result, ErrorKind::Angle, limits_.degrees, turn_, "edit.unfold.turned");
  }

 private:
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

  void compare(const std::vector<ComparedPart>& parts, Frame frame, const eval::RigPose& source,
               const eval::RigPose& result) {
    bool isFar = false;
    bool isTurned = false;
    const auto take = [frame](Displacement& largest, double value, std::size_t bone) {
      if (value > largest.value) largest = {value, bone, frame, largest.frameCount};
    };
    for (const auto& [bone, allowed] : parts) {
      const eval::BoneStance& one = source.stances[bone];
      const eval::BoneStance& other = result.stances[bone];
      if (std::isfinite(allowed.distance)) {
        const double distance = glm::distance(one.position, other.position);
        take(distance_, distance, bone);
        isFar = isFar || distance > allowed.distance;
      }
      if (std::isfinite(allowed.degrees)) {
        const double degrees = eval::degreesBetween(one.rotation, other.rotation);
        take(turn_, degrees, bone);
        isTurned = isTurned || degrees > allowed.degrees;
      }
    }
    distance_.frameCount += isFar ? 1 : 0;
    turn_.frameCount += isTurned ? 1 : 0;
  }

  void add(OperationResult& result, ErrorKind kind, double bound, const Displacement& largest,
           std::string_view code) const {
    // Rounding of stored values is not an error.
    constexpr double kRoundingError = 1e-4;
    if (largest.value <= kRoundingError) return;
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

void noteDisplacedBones(OperationResult& result, const OperationInput& in, const motion::Motion& changed,
                        const RewrittenBones& rewritten, const ComposeLimits& limits) {
  if (in.model == nullptr || rewritten.bones.empty()) return;
  DisplacementSearch search(in, rewritten, limits);
  search.run(changed);
  search.addTo(result);
}

}  // namespace furitsuke::operations
