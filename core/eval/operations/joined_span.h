// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/eval/curve_fit.h"
#include "core/eval/operations/camera_cuts.h"
#include "core/eval/sample.h"
#include "core/motion/track.h"

// Whether the keys between two others can go: the curves of the later one are fitted to what lay between. One class
// for each kind of track; TrackReduction asks them. Used inside core/eval/operations only.
namespace furitsuke {

/// How far a joined span of a bone may stray in its parent.
struct BoneReach {
  double position = 0;  ///< model units
  double angle = 0;     ///< radians
};

class BoneSpans {
 public:
  using Value = BoneKey;
  BoneSpans(const Track<BoneKey>& track, const BoneReach& reach) : track_(track), reach_(reach) {}

  /// Samples the frames between two keys; join() only asks about keys among them.
  void load(std::size_t first, std::size_t last);
  /// Whether the keys between `first` and `last` may go when the reach is taken times `scale`; then `key` is the one
  /// at `last` with the curves that it takes.
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, BoneKey& key);
  /// Sets those of the keys from first to last (of fixed[0] to its end) where a channel turns back, further than what
  /// joining may take away.
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  [[nodiscard]] bool isCut(std::size_t) const { return false; }

 private:
  [[nodiscard]] bool joinTranslation(std::span<const glm::dvec3> way, double scale, BoneKey& key);
  [[nodiscard]] bool joinRotation(std::span<const glm::dquat> way, double scale, Curve& curve);

  const Track<BoneKey>& track_;
  BoneReach reach_;
  Frame base_ = 0;
  std::vector<glm::dvec3> translations_;  ///< by frame, from base_
  std::vector<glm::dquat> rotations_;
  std::vector<CurveGate> gates_;
  std::vector<double> left_;  ///< of the square of the reach, at each frame, after the axes that are done
};

/// A morph; straight lines, so that only its keys need a look.
class MorphSpans {
 public:
  using Value = MorphKey;
  MorphSpans(const Track<MorphKey>& track, double reach) : track_(track), reach_(reach) {}

  void load(std::size_t, std::size_t) {}
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, MorphKey& key) const;
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  [[nodiscard]] bool isCut(std::size_t) const { return false; }

 private:
  const Track<MorphKey>& track_;
  double reach_;
};

struct CameraReach {
  double position = 0;   ///< of the target, model units
  double angle = 0;      ///< of each of the three, radians
  double distance = 0;   ///< model units
  double viewAngle = 0;  ///< degrees
};

class CameraSpans {
 public:
  using Value = CameraKey;
  CameraSpans(const Track<CameraKey>& track, const CameraReach& reach) : track_(track), reach_(reach) {}

  void load(std::size_t first, std::size_t last);
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, CameraKey& key);
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  [[nodiscard]] bool isCut(std::size_t key) const { return isCameraCut(track_, key); }

 private:
  [[nodiscard]] bool joinRotation(std::span<const CameraSample> way, double scale, Curve& curve);

  const Track<CameraKey>& track_;
  CameraReach reach_;
  Frame base_ = 0;
  std::vector<CameraSample> samples_;
  std::vector<CurveGate> gates_;
  std::vector<double> left_;
};

}  // namespace furitsuke
