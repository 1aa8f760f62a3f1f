// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "core/io/file_kind.h"

namespace furitsuke::io {

/// How a kind of file is named and recognized. The rows of motionFormats() and modelFormats() extend it; formats that
/// the program only names are rows of it.
struct FileFormat {
  FileKind kind = FileKind::Unknown;
  std::string_view name;                         ///< in JSON, and the first part of codes of findings: "vmd"
  std::string_view title;                        ///< in messages: "VMD motion"
  std::span<const std::string_view> extensions;  ///< lower case, without a point; the first is the usual one
  /// Whether a file is of this kind. `head`: its first kFileKindBytes bytes, without a UTF-8 byte order mark.
  bool (*detect)(std::string_view head) = nullptr;
};

/// `head` from its first character that is not white space, for text formats.
[[nodiscard]] constexpr std::string_view withoutLeadingSpace(std::string_view head) {
  const std::size_t start = head.find_first_not_of(" \t\r\n");
  return start == std::string_view::npos ? std::string_view() : head.substr(start);
}

}  // namespace furitsuke::io
