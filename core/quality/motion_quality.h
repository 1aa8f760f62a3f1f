// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/arguments.h"
#include "core/quality/quality_kinds.h"

namespace furitsuke::quality {

/// Where a motion has a fault.
struct QualityIssue {
  std::string track;       ///< trackPath() of the track, or of that of the bone: "左足首"
  std::string other = {};  ///< the bone that a hand is inside of; otherwise empty
  FrameRange frames;
  Frame peak = 0;    ///< the first frame with the largest value
  double value = 0;  ///< the largest, in `unit`
  /// Of `value`: "keys/s", "model units" or "degrees"; "" for the weight of a morph.
  std::string_view unit = {};
  bool isOfBothSides = false;  ///< `track` is only one of those that have to be corrected together
  friend bool operator==(const QualityIssue&, const QualityIssue&) = default;
};

/// What was measured of one kind.
struct QualityRow {
  QualityKind kind = QualityKind::Keys;
  /// Whether the motion and the model have what is measured, such as contacts of feet or rigid bodies of hands.
  bool isMeasured = false;
  /// In the unit of the kind: see QualityKindInfo::help. For flips and spikes the number of places. Also below the
  /// threshold, from which on there are places.
  double value = 0;
  std::size_t placeCount = 0;             ///< also of those that `issues` leaves out
  std::int64_t frameCount = 0;            ///< frames of all places, each frame once for each track
  std::vector<QualityIssue> issues = {};  ///< the kMostIssues with the largest values, in order of time
};

/// The number of places that a row lists.
inline constexpr std::size_t kMostIssues = 1000;

/// Only the first hour of a motion is measured: frames.
inline constexpr Frame kMostMeasuredFrames = 108'000;

/// The noise of a recorded bone, as the operation "denoise" measures it.
struct JointNoise {
  std::string track;        ///< trackPath()
  double degrees = 0;       ///< the usual distance of its rotation from the path (root of the mean square)
  double units = 0;         ///< of its position: model units
  std::int64_t frames = 0;  ///< that the operation changes
  friend bool operator==(const JointNoise&, const JointNoise&) = default;
};

struct MotionQuality {
  FrameRange frames;              ///< that were measured; empty for a motion without keys of a model
  std::vector<QualityRow> rows;   ///< one for each kind, in the order of qualityKinds()
  std::vector<JointNoise> noise;  ///< of the bones that have any, in the order of their tracks
};

/// Progress of a measurement and a way to cancel it, from any thread.
struct QualityControl {
  std::atomic<bool> canceled{false};
  std::atomic<double> progress{0};  ///< share of the work that is done, 0..1
};

/// Measures the faults of a motion on a model, without physics, on as many threads as there are cores. The same result
/// for any number of threads. Nothing if it was canceled. A dance of 90 seconds takes a few tenths of a second.
[[nodiscard]] std::optional<MotionQuality> measureQuality(
    const motion::Motion& motion, const model::Model& model,
    eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest, QualityControl* control = nullptr);

/// An operation with the arguments that correct faults; other parameters have their defaults.
struct QualityFix {
  std::string_view operation;  ///< id
  operations::OperationArguments::Texts arguments = {};
  std::string tracks = {};  ///< as OperationScope
  std::string frames = {};
  friend bool operator==(const QualityFix&, const QualityFix&) = default;
};

/// What corrects a capture in one pass.
[[nodiscard]] QualityFix wholeFix();
/// What corrects all places of a row; nothing without places or an operation for them.
[[nodiscard]] std::optional<QualityFix> fixOf(const QualityRow& row);
/// What corrects one place of that kind.
[[nodiscard]] std::optional<QualityFix> fixOf(QualityKind kind, const QualityIssue& issue);

}  // namespace furitsuke::quality
