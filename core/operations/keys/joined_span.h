// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>
#include <vector>

#include "core/eval/curve_fit.h"
#include "core/eval/sample.h"
#include "core/motion/track.h"
#include "core/operations/keys/camera_cuts.h"
#include "core/operations/keys/scaled_keys.h"

// Whether the keys between two others can be removed: the curves of the later key are fitted to the motion in between.
// One class for each kind of track, for TrackReduction. Used inside core/operations only.
namespace furitsuke::operations {

/// The allowed error of a joined span of a bone, relative to its parent.
struct BoneTolerance {
  double position = 0;  ///< model units
  double angle = 0;     ///< radians
};

/// How a joined span may differ from the motion, in multiples of the reach.
struct SpanSearch {
  double scale = 1;        ///< of the reach; the others are multiples of the scaled one
  double acceptBelow = 1;  ///< curves are not searched for below this error
  double rejectAbove = 1;  ///< the largest error that is still a fit; at least `acceptBelow`
  /// Whether curves of earlier searches in the track are tried first; if not, a fit depends on its span only.
  bool usesKnown = true;
};

/// What fits have taken, which tests compare with the number of keys.
struct FitWork {
  std::size_t samples = 0;   ///< frames at which the track was sampled
  std::size_t searches = 0;  ///< for curves that are neither straight nor known
};

/// Memory of the fits of a track.
struct FitMemory {
  std::array<std::vector<eval::CurveGate>, 6> gates;  ///< of the channels of a span
  std::vector<double> squares;                        ///< of the error, by frame
  std::vector<motion::Curve> known;                   ///< curves that were found in this track
  FitWork work;
};

class BoneSpans {
 public:
  using Value = motion::BoneKey;
  BoneSpans(const motion::Track<motion::BoneKey>& track, const BoneTolerance& tolerance)
      : track_(track), tolerance_(tolerance) {}

  /// Makes room for the samples between two keys, for join() of keys among them.
  void load(std::size_t first, std::size_t last);
  /// Whether the keys between `first` and `last` can be removed when the reach is multiplied by `scale`; then `key` is
  /// the key at `last` with the fitted curves.
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, motion::BoneKey& key) {
    return fit(first, last, {.scale = scale}, key).has_value();
  }
  /// The same for any search: the largest error, or nothing if it is rejected or the rotation is so near half a turn
  /// that its direction is chance.
  [[nodiscard]] std::optional<double> fit(std::size_t first, std::size_t last, const SpanSearch& search,
                                          motion::BoneKey& key);
  /// load() and fit() for frames that need not have keys: `key` is the one at `last` and has its values already.
  void loadFrames(FrameRange frames);
  [[nodiscard]] std::optional<double> fitFrames(FrameRange span, const SpanSearch& search, motion::BoneKey& key);
  /// Sets `fixed` for the keys from `first` on where a channel reverses by more than joining may remove.
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  /// No joined span shows the scale of a key, nor how it fades to the keys beside it.
  [[nodiscard]] bool isCut(std::size_t key) const {
    return isScaled(track_.values()[key - 1]) || isScaled(track_.values()[key]);
  }
  [[nodiscard]] const FitWork& work() const noexcept { return memory_.work; }

 private:
  struct TurnGates {
    double worst = 0;     ///< what no curve can change, in units of the tolerance
    bool isHold = false;  ///< without gates
  };

  /// Whether curves may pass the translations of the keys between two others.
  [[nodiscard]] bool canSkipKeys(std::size_t first, std::size_t last, const SpanSearch& search) const;
  /// Those that are not sampled yet; `from` is counted from the first loaded frame.
  void sampleFrames(std::size_t from, std::size_t count);
  /// The gates of the rotation, or nothing if it is rejected.
  [[nodiscard]] std::optional<TurnGates> gateRotation(std::span<const glm::dquat> path, const SpanSearch& search);
  [[nodiscard]] std::optional<TurnGates> gateHold(std::span<const glm::dquat> path, const SpanSearch& search) const;

  const motion::Track<motion::BoneKey>& track_;
  BoneTolerance tolerance_;
  Frame base_ = 0;
  std::vector<glm::dvec3> translations_;  ///< by frame, from base_
  std::vector<glm::dquat> rotations_;
  std::vector<std::uint8_t> isSampled_;
  eval::SampleCursor cursor_;
  FitMemory memory_;
};

/// A morph; it is linear between keys, so only the keys are compared.
class MorphSpans {
 public:
  using Value = motion::MorphKey;
  MorphSpans(const motion::Track<motion::MorphKey>& track, double tolerance) : track_(track), tolerance_(tolerance) {}

  void load(std::size_t, std::size_t) {}
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, motion::MorphKey& key) const;
  /// The largest error without the keys between `first` and `last`, as a multiple of the reach.
  [[nodiscard]] double errorWithout(std::size_t first, std::size_t last) const;
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  [[nodiscard]] bool isCut(std::size_t) const { return false; }

 private:
  const motion::Track<motion::MorphKey>& track_;
  double tolerance_;
};

struct CameraTolerance {
  double position = 0;   ///< of the target, model units
  double angle = 0;      ///< of each of the three, radians
  double distance = 0;   ///< model units
  double viewAngle = 0;  ///< degrees
};

class CameraSpans {
 public:
  using Value = motion::CameraKey;
  CameraSpans(const motion::Track<motion::CameraKey>& track, const CameraTolerance& tolerance)
      : track_(track), tolerance_(tolerance) {}

  void load(std::size_t first, std::size_t last);
  [[nodiscard]] bool join(std::size_t first, std::size_t last, double scale, motion::CameraKey& key);
  void fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const;
  [[nodiscard]] bool isStill(std::size_t key) const;
  [[nodiscard]] bool isCut(std::size_t key) const { return isCameraCut(track_, key); }

 private:
  /// The gates of the rotation, none if it rests; false if no curve can pass them.
  [[nodiscard]] bool gateRotation(std::span<const eval::CameraSample> path, double scale);
  [[nodiscard]] bool fitRotation(motion::Curve& curve);

  const motion::Track<motion::CameraKey>& track_;
  CameraTolerance tolerance_;
  Frame base_ = 0;
  std::vector<eval::CameraSample> samples_;
  FitMemory memory_;
};

}  // namespace furitsuke::operations
