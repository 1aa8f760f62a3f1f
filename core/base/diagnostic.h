// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
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

/// Worst first; findings of one severity keep their order.
void sortBySeverity(Diagnostics& diagnostics);

/// "info", "warning", "error".
[[nodiscard]] std::string_view severityName(Severity severity);

}  // namespace furitsuke
