// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/base/diagnostic.h"

// Every oddity of a VMD that the program tells of, in one table: code, severity and meaning cannot disagree.
namespace furitsuke::vmd {

enum class Finding : std::uint8_t {
  // Layout, found while the file is taken apart.
  SignatureUnknown,
  SectionsMissing,
  CamerasUncounted,
  TrailingBytes,
  Damaged,
  // Names.
  ModelNameUndecodable,
  ModelNameFull,
  ModelNameSpaces,
  CameraNameOther,
  NameEmpty,
  NameFillsField,
  NameUndecodable,
  NamePadding,
  NameTrailingSpaces,
  NameLeadingNul,
  NameCollision,
  // Keys.
  KeysUnsorted,
  KeyDuplicate,
  FrameTooLarge,
  BlockIrregular,
  PhysicsUnknown,
  CurveOutOfRange,
  ValueNotFinite,
  RotationNotUnit,
  ShadowModeUnknown,
  // Writing.
  LossNameCut,
  LossNameCollision,
  LossCamerasUncounted,
  LossDamage,
};
inline constexpr std::size_t kFindingCount = static_cast<std::size_t>(Finding::LossDamage) + 1;

using FindingKind = FindingRow<Finding>;

/// All rows, in the order of Finding.
[[nodiscard]] std::span<const FindingKind> findingKinds();
[[nodiscard]] const FindingKind& findingKind(Finding finding);

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset = {});

}  // namespace furitsuke::vmd
