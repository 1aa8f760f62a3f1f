// SPDX-License-Identifier: MIT
#include "core/base/file_text.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/name_encoding.h"
#include "core/base/utf16.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kLittleMark = "\xFF\xFE";
constexpr std::string_view kBigMark = "\xFE\xFF";

/// The cells of a table, or the words of other texts, that are not ASCII alone.
std::vector<std::string_view> tellingParts(std::string_view bytes) {
  constexpr std::string_view kEnds = ",;\t\r\n\"";
  constexpr std::size_t kMost = 100;
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at < bytes.size() && parts.size() < kMost;) {
    const std::size_t end = std::min(bytes.find_first_of(kEnds, at), bytes.size());
    const std::string_view part = bytes.substr(at, end - at);
    const bool isNew = std::ranges::find(parts, part) == parts.end();
    if (!utf8::isAscii(part) && isNew) parts.push_back(part);
    at = end + 1;
  }
  return parts;
}

}  // namespace

TextForm textFormOf(std::string_view bytes) {
  if (bytes.starts_with(kLittleMark)) return {TextEncoding::Utf8, TextForm::Utf16::Little, true};
  if (bytes.starts_with(kBigMark)) return {TextEncoding::Utf8, TextForm::Utf16::Big, true};
  if (bytes.starts_with(kUtf8Mark)) return {.hasMark = true};
  if (utf8::isValid(bytes)) return {};
  const TextEncoding encoding = encodingOfNames(tellingParts(bytes));
  return {encoding == TextEncoding::Utf8 ? TextEncoding::Cp932 : encoding};
}

std::string fileText(std::string_view bytes) {
  const TextForm form = textFormOf(bytes);
  if (form.utf16 != TextForm::Utf16::No) {
    const bool isLittle = form.utf16 == TextForm::Utf16::Little;
    return utf16::toUtf8(bytes.substr(2), isLittle ? utf16::ByteOrder::Little : utf16::ByteOrder::Big);
  }
  if (form.hasMark) bytes.remove_prefix(kUtf8Mark.size());
  const std::optional<std::string> text = decodeText(form.encoding, bytes);
  return text ? *text : cp932::decode(bytes);
}

std::string textInForm(std::string_view text, const TextForm& form) {
  if (form.utf16 != TextForm::Utf16::No) {
    const bool isLittle = form.utf16 == TextForm::Utf16::Little;
    std::string bytes(kLittleMark);
    bytes += utf16::fromUtf8(text);
    for (std::size_t i = 0; !isLittle && i + 1 < bytes.size(); i += 2) std::swap(bytes[i], bytes[i + 1]);
    return bytes;
  }
  if (form.encoding == TextEncoding::Utf8) return std::string(form.hasMark ? kUtf8Mark : "").append(text);
  const std::optional<std::string> bytes = encodeText(form.encoding, text);
  return bytes && fileText(*bytes) == text ? *bytes : std::string(kUtf8Mark).append(text);
}

}  // namespace base
}  // namespace furitsuke
