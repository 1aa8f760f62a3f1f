// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/base/diagnostic.h"

// Every oddity of a BVMD that the program tells of, in one table: code, severity and meaning cannot disagree.
namespace furitsuke::bvmd {

enum class Finding : std::uint8_t {
  TrailingBytes,
  NameUnencodable,
  TrackRepeated,
  KeyDuplicate,
  FrameTooLarge,
  FovNotWhole,
  PhysicsOff,
  // Writing.
  LossModelName,
  LossLight,
  LossSelfShadow,
  LossPerspective,
  LossFov,
  LossName,
  LossNameCollision,
  LossIkRepeated,
  LossIkUnnamed,
};
inline constexpr std::size_t kFindingCount = static_cast<std::size_t>(Finding::LossIkUnnamed) + 1;

using FindingKind = FindingRow<Finding>;

/// All rows, in the order of Finding.
[[nodiscard]] std::span<const FindingKind> findingKinds();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, std::string reason, std::string track = {});

}  // namespace furitsuke::bvmd
