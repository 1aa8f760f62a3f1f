// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

// What the program says about a motion as a whole, in one table; what its readers say has tables of their own
// (vmd_diagnostics.h, vpd_diagnostics.h, bvmd_diagnostics.h), as has what it says about models
// (model_findings.h) and their pictures (texture_findings.h).
// findingCodes() lists them all.
namespace furitsuke {

enum class CheckFinding : std::uint8_t {
  // The file.
  Empty,
  Mixed,
  CameraNameOnModel,
  NameEncoding,
  ManyCameraKeys,
  ManyModelKeys,
  TooManyKeys,
  StartsLate,
  FrameFar,
  // Keys.
  RowsEmpty,
  RowsLost,
  RotationFlip,
  RotationHalfTurn,
  CameraTurn,
  CameraFov,
  LightColor,
  ShadowDistance,
  IkIncomplete,
  IkDuplicate,
  // Motions as text.
  JsonKeyDuplicate,
  CsvKeyDuplicate,
};
inline constexpr std::size_t kCheckFindingCount = static_cast<std::size_t>(CheckFinding::CsvKeyDuplicate) + 1;

/// A code that a finding may carry. Codes never change their meaning; severity and meaning belong to the code.
struct FindingCode {
  std::string_view code;
  Severity severity;
  std::string_view meaning;  ///< one sentence without a full stop
};

/// What the code of `finding` means, one sentence without a full stop.
[[nodiscard]] std::string_view meaningOf(CheckFinding finding);

/// Every code that any reader, writer or check may give, each once.
[[nodiscard]] std::vector<FindingCode> findingCodes();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(CheckFinding finding, std::string reason);

}  // namespace furitsuke
