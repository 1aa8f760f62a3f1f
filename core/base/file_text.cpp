// SPDX-License-Identifier: MIT
#include "core/base/file_text.h"

#include "core/base/cp932.h"
#include "core/base/utf16.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

std::string fileText(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return utf16::toUtf8(bytes.substr(2), utf16::ByteOrder::Little);
  if (bytes.starts_with("\xFE\xFF")) return utf16::toUtf8(bytes.substr(2), utf16::ByteOrder::Big);
  if (bytes.starts_with("\xEF\xBB\xBF")) return utf8::sanitized(bytes.substr(3));
  return utf8::isValid(bytes) ? std::string(bytes) : cp932::decode(bytes);
}

}  // namespace base
}  // namespace furitsuke
