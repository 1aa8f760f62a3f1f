// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/diagnostic.h"

// Every oddity of a VPD that the program tells of, in one table: code, severity and meaning cannot disagree.
namespace furitsuke::vpd {

enum class Finding : std::uint8_t {
  TextEncoding,
  TextUnknown,
  ModelMissing,
  ModelSuffix,
  CountMissing,
  CountWrong,
  BlockIndex,
  BlockUnclosed,
  BlockUnknown,
  BlockDamaged,
  BoneIncomplete,
  BoneDuplicate,
  MorphExtension,
  MorphDuplicate,
  NameUndecodable,
  NameUnencodable,
  RotationZero,
  ValueNotFinite,
  More,
};
inline constexpr std::size_t kFindingCount = static_cast<std::size_t>(Finding::More) + 1;

using FindingKind = FindingRow<Finding>;

/// All rows, in the order of Finding.
[[nodiscard]] std::span<const FindingKind> findingKinds();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, std::string reason);

}  // namespace furitsuke::vpd
