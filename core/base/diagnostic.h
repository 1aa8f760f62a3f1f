// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke {

enum class Severity { Info, Warning, Error };

/// Something odd that was found in a file and how the program took it.
struct Diagnostic {
  /// Stable and machine-readable: "vmd.key.duplicate".
  std::string code;
  Severity severity = Severity::Info;
  /// In words for a person, without a full stop.
  std::string reason;
  /// Byte offset in the file, where one place can be named.
  std::optional<std::size_t> offset;
  /// The track as the command line names it ("センター", "morph:あ", "camera"); empty when it is about the file.
  std::string track;
  std::optional<Frame> frame;
  /// What `reason` says beside the meaning of the code, for those who tell it in another language: of how many keys,
  /// records or names it speaks (0: not counted), and names or numbers that are no words.
  std::size_t count = 0;
  std::string detail;

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// One row of a table of findings; `furitsuke-cli check --codes` lists it.
template <class Finding>
struct FindingRow {
  Finding finding;
  std::string_view code;
  Severity severity;
  std::string_view meaning;  ///< one sentence without a full stop
};

/// Whether row i is about finding i, so that a finding is the index of its row.
template <class Row, std::size_t N>
constexpr bool followsFindings(const std::array<Row, N>& rows) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].finding) != i || rows[i].code.empty()) return false;
  }
  return true;
}

/// A diagnostic with the code and severity of a row.
template <class Row>
[[nodiscard]] Diagnostic diagnosticOf(const Row& row, std::string reason) {
  Diagnostic diagnostic;
  diagnostic.code = row.code;
  diagnostic.severity = row.severity;
  diagnostic.reason = std::move(reason);
  return diagnostic;
}

/// Worst first; findings of one severity keep their order.
void sortBySeverity(Diagnostics& diagnostics);

/// "info", "warning", "error".
[[nodiscard]] std::string_view severityName(Severity severity);

}  // namespace furitsuke
