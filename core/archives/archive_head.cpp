// SPDX-License-Identifier: MIT
#include "core/archives/archive_reader.h"

namespace furitsuke::archives {

using namespace std::string_view_literals;

bool isArchiveHead(ByteView head) noexcept {
  const std::string_view text = asChars(head);
  return text.starts_with("PK\3\4"sv) || text.starts_with("PK\5\6"sv) || text.starts_with("7z\xBC\xAF\x27\x1C"sv) ||
         text.starts_with("Rar!\x1A\x07"sv);
}

}  // namespace furitsuke::archives
