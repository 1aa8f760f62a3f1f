// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "core/io/file_kind.h"

namespace furitsuke::io {

/// The names of a kind of file and the function that detects it. The entries of motionFormats() and modelFormats()
/// extend this; formats that are detected but not supported use it directly.
struct FileFormat {
  FileKind kind = FileKind::Unknown;
  std::string_view name;                         ///< in JSON, and the first part of codes of findings: "vmd"
  MessageText title;                             ///< in messages: "VMD motion"
  std::span<const std::string_view> extensions;  ///< lower case, without the dot; the first is the usual one
  /// Returns whether a file is of this kind. `head` is its first kFileKindBytes bytes, without a UTF-8 byte order mark.
  bool (*detect)(std::string_view head) = nullptr;
};

/// `head` without leading white space, for text formats.
[[nodiscard]] constexpr std::string_view withoutLeadingSpace(std::string_view head) {
  const std::size_t start = head.find_first_not_of(" \t\r\n");
  return start == std::string_view::npos ? std::string_view() : head.substr(start);
}

}  // namespace furitsuke::io
