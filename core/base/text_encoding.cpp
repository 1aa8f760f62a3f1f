// SPDX-License-Identifier: MIT
#include "core/base/text_encoding.h"

#include <algorithm>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

std::string_view textEncodingName(TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::Cp932: return "CP932";
    case TextEncoding::Utf8: return "UTF-8";
    case TextEncoding::Gbk: return "GBK";
    case TextEncoding::Big5: return "Big5";
    case TextEncoding::EucKr: return "EUC-KR";
    case TextEncoding::EucJp: return "EUC-JP";
  }
  return "CP932";
}

std::optional<TextEncoding> textEncodingNamed(std::string_view name) {
  const auto* const found = std::ranges::find(kTextEncodings, name, textEncodingName);
  return found == kTextEncodings.end() ? std::nullopt : std::optional(*found);
}

std::optional<std::string> decodeText(TextEncoding encoding, std::string_view bytes) {
  if (encoding == TextEncoding::Cp932) return cp932::decode(bytes);
  if (encoding == TextEncoding::Utf8) return utf8::sanitized(bytes);
  return decodedBySystem(encoding, bytes);
}

std::optional<std::string> encodeText(TextEncoding encoding, std::string_view text) {
  if (!utf8::isValid(text)) return {};
  if (encoding == TextEncoding::Utf8) return std::string(text);
  if (encoding != TextEncoding::Cp932) return encodedBySystem(encoding, text);
  cp932::Encoded encoded = cp932::encode(text);
  return encoded.ok() ? std::optional(std::move(encoded.bytes)) : std::nullopt;
}

bool isValidText(TextEncoding encoding, std::string_view bytes) {
  if (encoding == TextEncoding::Cp932) return cp932::isValid(bytes);
  if (encoding == TextEncoding::Utf8) return utf8::isValid(bytes);
  const std::optional<std::string> text = decodedBySystem(encoding, bytes);
  return text && text->find("\xEF\xBF\xBD") == text->npos;
}

}  // namespace base
}  // namespace furitsuke
