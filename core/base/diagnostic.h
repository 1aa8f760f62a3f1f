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
#include "core/base/message.h"

namespace furitsuke {
inline namespace base {

enum class Severity { Info, Warning, Error };

/// Something unusual in a file, and what the program does about it.
struct Diagnostic {
  /// Stable and machine-readable: "vmd.key.duplicate".
  std::string code;
  Severity severity = Severity::Info;
  /// For the user, without a full stop.
  Message reason;
  /// Byte offset in the file, if the finding has a single position.
  std::optional<std::size_t> offset;
  /// The track as the command line names it ("センター", "morph:あ", "camera"); empty when the finding concerns the
  /// file.
  std::string track;
  std::optional<Frame> frame;
  /// The number of keys, records or names (0: not counted), and names or numbers, for the program.
  std::size_t count = 0;
  std::string detail;

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// A row of a table of findings; `furitsuke-cli check --codes` lists it.
///
/// The findings of a format or a check are declared in one header, such as vmd_findings.h: an enum, an array with one
/// row for each value in the order of the enum, and a function `findingTable(Enum)` that returns the array and that
/// findingRow() and makeDiagnostic() call.
template <class Finding>
struct FindingRow {
  Finding finding;
  std::string_view code;
  Severity severity;
  MessageText meaning;  ///< one sentence without a full stop
};

/// Whether the rows are all findings from 0 to `last`, in the order of the enum.
template <class Row, std::size_t N, class Finding>
constexpr bool followsFindings(const std::array<Row, N>& rows, Finding last) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].finding) != i || rows[i].code.empty()) return false;
  }
  return N == static_cast<std::size_t>(last) + 1;
}

template <class Finding>
[[nodiscard]] constexpr const auto& findingRow(Finding finding) {
  return findingTable(finding)[static_cast<std::size_t>(finding)];
}

/// A diagnostic with the code and severity of the finding's row.
template <class Finding>
[[nodiscard]] Diagnostic makeDiagnostic(Finding finding, Message reason, std::optional<std::size_t> offset = {}) {
  Diagnostic diagnostic;
  diagnostic.code = findingRow(finding).code;
  diagnostic.severity = findingRow(finding).severity;
  diagnostic.reason = std::move(reason);
  diagnostic.offset = offset;
  return diagnostic;
}

/// "1 key", "12 keys".
[[nodiscard]] std::string countOf(std::size_t count, std::string_view noun);

/// Sorts by severity, worst first. Findings of the same severity keep their order.
void sortBySeverity(Diagnostics& diagnostics);

/// "info", "warning", "error".
[[nodiscard]] std::string_view severityName(Severity severity);

}  // namespace base
}  // namespace furitsuke
