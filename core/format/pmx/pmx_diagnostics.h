// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/base/diagnostic.h"

// Every oddity of the layout of a PMX that the program tells of, in one table; what is odd about the model itself has
// the codes of core/convert/model_findings.h.
namespace furitsuke::pmx {

enum class Finding : std::uint8_t {
  SignatureVariant,
  GlobalsMore,
  SoftBodyCount,
  SoftBodiesUnknown,
  TrailingBytes,
  Damaged,
  TextUndecodable,
};
inline constexpr std::size_t kFindingCount = static_cast<std::size_t>(Finding::TextUndecodable) + 1;

using FindingKind = FindingRow<Finding>;

/// All rows, in the order of Finding.
[[nodiscard]] std::span<const FindingKind> findingKinds();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset = {});

}  // namespace furitsuke::pmx
