// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/base/diagnostic.h"

// Every oddity that only a PMD can have, in one table; what is odd about the model itself has the codes of
// core/convert/model_findings.h.
namespace furitsuke::pmd {

enum class Finding : std::uint8_t {
  SectionsMissing,
  TrailingBytes,
  Damaged,
  TextUndecodable,
  BoneTypeUnknown,
  WeightOutOfRange,
  BaseMorphMissing,
  BaseMorphMoved,
  MorphIndexOutOfBase,
  GroupTooLarge,
  GroupCentreHides,
  GroupUnknown,
  IkSharedBone,
};
inline constexpr std::size_t kFindingCount = static_cast<std::size_t>(Finding::IkSharedBone) + 1;

using FindingKind = FindingRow<Finding>;

/// All rows, in the order of Finding.
[[nodiscard]] std::span<const FindingKind> findingKinds();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset = {});

}  // namespace furitsuke::pmd
