// SPDX-License-Identifier: MIT
#include "core/base/utf16.h"
#include "core/base/utf8.h"
#include "core/format/pmx/pmx_file.h"

namespace furitsuke::format::pmx {

std::string decodeText(std::string_view text, Encoding encoding) {
  return encoding == Encoding::Utf8 ? utf8::sanitized(text) : utf16::toUtf8(text, utf16::ByteOrder::Little);
}

bool isValidText(std::string_view text, Encoding encoding) {
  return encoding == Encoding::Utf8 ? utf8::isValid(text) : utf16::isValid(text, utf16::ByteOrder::Little);
}

Text encodeText(std::string_view utf8, Encoding encoding) {
  return encoding == Encoding::Utf8 ? utf8::sanitized(utf8) : utf16::fromUtf8(utf8);
}

}  // namespace furitsuke::format::pmx
