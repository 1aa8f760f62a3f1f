// SPDX-License-Identifier: MIT
#include "core/operations/poses/fitted_keys.h"

#include <cstddef>
#include <glm/geometric.hpp>
#include <utility>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::operations {

namespace {

using BoneTrack = motion::Track<motion::BoneKey>;
using BoneKeys = motion::Keys<motion::BoneKey>;

class KeyFitting {
 public:
  KeyFitting(const BoneTrack& original, const BoneKeys& movement, const FitBounds& bounds,
             const std::optional<glm::dvec3>& fixedAxis)
      : original_(original), movement_(movement), bounds_(bounds), fixedAxis_(fixedAxis) {}

  FittedKeys run() {
    const std::vector<std::size_t> anchors = findAnchors();
    BoneKeys kept;
    for (const std::size_t at : anchors) kept.append(movement_.frames[at], anchorKey(at));
    const BoneTrack track(std::move(kept));
    fitted_.keys.append(track.frames().front(), track.values().front());
    for (std::size_t i = 1; i < anchors.size(); ++i) {
      if (fits(track, anchors[i - 1], anchors[i])) {
        fitted_.keys.append(track.frames()[i], track.values()[i]);
      } else {
        bake(anchors[i - 1], anchors[i], track.values()[i - 1].physics, track.values()[i].physics);
      }
    }
    return std::move(fitted_);
  }

 private:
  /// The places of the original keys in the movement, with both ends.
  [[nodiscard]] std::vector<std::size_t> findAnchors() const {
    const Frame first = movement_.frames.front(), last = movement_.frames.back();
    std::vector<std::size_t> anchors{0};
    for (std::size_t i = original_.lowerBound(first + 1); i < original_.size() && original_.frames()[i] < last; ++i) {
      anchors.push_back(static_cast<std::size_t>(original_.frames()[i] - first));
    }
    if (movement_.size() > 1) anchors.push_back(movement_.size() - 1);
    return anchors;
  }

  [[nodiscard]] motion::BoneKey anchorKey(std::size_t at) const {
    const motion::BoneKey& moved = movement_.values[at];
    const Frame frame = movement_.frames[at];
    if (const motion::BoneKey* key = original_.find(frame)) {
      motion::BoneKey fitted = *key;
      fitted.translation = moved.translation;
      fitted.rotation = moved.rotation;
      return fitted;
    }
    motion::BoneKey fitted = moved;
    const std::size_t after = original_.lowerBound(frame);
    if (after > 0) fitted.physics = original_.values()[after - 1].physics;
    return fitted;
  }

  /// Whether the curves between two neighboring anchors show the movement.
  [[nodiscard]] bool fits(const BoneTrack& track, std::size_t from, std::size_t to) {
    if (to - from == 1) return true;
    if (bounds_.position <= 0 || bounds_.angle <= 0) return false;
    for (std::size_t at = from + 1; at < to; ++at) {
      const eval::BoneSample sample =
          eval::sampleBone(track, movement_.frames[at], &cursor_, fixedAxis_ ? &*fixedAxis_ : nullptr);
      const motion::BoneKey& moved = movement_.values[at];
      if (glm::distance(sample.translation, toDouble(moved.translation)) > bounds_.position) return false;
      if (eval::degreesBetween(sample.rotation, glm::normalize(toDouble(moved.rotation))) > bounds_.angle) return false;
    }
    return true;
  }

  void bake(std::size_t from, std::size_t to, bool physics, bool physicsAtEnd) {
    for (std::size_t at = from + 1; at <= to; ++at) {
      motion::BoneKey key = movement_.values[at];
      key.physics = at == to ? physicsAtEnd : physics;
      fitted_.keys.append(movement_.frames[at], key);
    }
    const FrameRange range{movement_.frames[from], movement_.frames[to]};
    if (!fitted_.baked.empty() && fitted_.baked.back().last == range.first) {
      fitted_.baked.back().last = range.last;
    } else {
      fitted_.baked.push_back(range);
    }
  }

  const BoneTrack& original_;
  const BoneKeys& movement_;
  const FitBounds& bounds_;
  const std::optional<glm::dvec3>& fixedAxis_;
  eval::SampleCursor cursor_;
  FittedKeys fitted_;
};

}  // namespace

FittedKeys fittedKeys(const motion::Track<motion::BoneKey>& original, const motion::Keys<motion::BoneKey>& movement,
                      const FitBounds& bounds, const std::optional<glm::dvec3>& fixedAxis) {
  return KeyFitting(original, movement, bounds, fixedAxis).run();
}

}  // namespace furitsuke::operations
