// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

// What the report about the quality of a motion measures, in one table, from which the command line, the window and the
// translations are made.
namespace furitsuke::quality {

enum class QualityKind : std::uint8_t {
  Keys,     ///< tracks with keys at almost every frame
  Jitter,   ///< bones that tremble around their path
  Slides,   ///< feet that slide while they are on the floor
  Floor,    ///< feet and body below the floor
  Flips,    ///< rotations with wrong signs, or off by a half turn
  Spikes,   ///< jumps of one frame
  Reach,    ///< feet that do not reach their IK bone
  Limits,   ///< joints that are turned further than possible
  Overlap,  ///< hands inside the body
};

/// A row of the table.
struct QualityKindInfo {
  QualityKind kind;
  std::string_view id;         ///< "slides"; stable
  std::string_view text;       ///< "Sliding feet"
  std::string_view help;       ///< what the value is, one sentence with a full stop
  std::string_view unit;       ///< of QualityRow::value; "" for a number of places
  double threshold;            ///< places have a value above this: model units, degrees, or keys per second
  std::string_view operation;  ///< id of the operation that corrects it; "" for none
};

/// In the order of the report.
[[nodiscard]] std::span<const QualityKindInfo> qualityKinds();
[[nodiscard]] const QualityKindInfo& infoOf(QualityKind kind);

}  // namespace furitsuke::quality
