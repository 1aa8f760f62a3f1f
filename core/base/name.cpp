// SPDX-License-Identifier: MIT
#include "core/base/name.h"

#include <utility>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

bool isMarked(std::string_view bytes) { return !bytes.empty() && bytes.front() == kUnicodeNameMark; }

}  // namespace

std::string Name::text() const { return nameText(bytes); }

bool Name::hasText(std::string_view text) const {
  return isMarked(bytes) ? nameText(bytes) == text : cp932::decodesTo(bytes, text);
}

Name Name::fromBytes(std::string_view bytes) { return Name{std::string(bytes)}; }

Result<Name> Name::fromText(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) {
    return Error::in({Core::trWith("name \"%1\""), text.substr(0, text.find('\0'))},
                     Core::tr("a name cannot contain a zero byte"));
  }
  cp932::Encoded encoded = cp932::encode(text);
  if (encoded.ok()) return Name{std::move(encoded.bytes)};
  if (!utf8::isValid(text)) {
    return Error::in({Core::trWith("name \"%1\""), utf8::sanitized(text)}, Core::tr("the name is not valid UTF-8"));
  }
  return Name{kUnicodeNameMark + std::string(text)};
}

bool isUnicodeName(std::string_view bytes) {
  // Other bytes after the mark are what a damaged file has as a name.
  if (!isMarked(bytes)) return false;
  const std::string_view text = bytes.substr(1);
  return utf8::isValid(text) && !cp932::encode(text).ok();
}

std::string nameText(std::string_view bytes) {
  return isUnicodeName(bytes) ? std::string(bytes.substr(1)) : cp932::decode(bytes);
}

std::string_view nameWithin(std::string_view bytes, std::size_t limit) {
  return isUnicodeName(bytes) ? bytes : bytes.substr(0, limit);
}

std::string_view matchedIkName(std::string_view bytes) { return nameWithin(bytes, kIkMatchBytes); }

std::size_t nameFieldBytes(std::string_view bytes) {
  if (!isUnicodeName(bytes)) return bytes.size();
  std::size_t size = 0;
  for (std::size_t at = 1; at < bytes.size();) {
    const std::size_t character = utf8::characterAt(bytes, at).size;
    size += character > 1 ? 2 : 1;
    at += character;
  }
  return size;
}

std::string_view nameInField(std::string_view field) {
  if (!field.empty() && field.front() == '\0') field.remove_prefix(1);
  field = field.substr(0, field.find('\0'));
  const std::size_t last = field.find_last_not_of(' ');
  return last == std::string_view::npos ? std::string_view{} : field.substr(0, last + 1);
}

}  // namespace base
}  // namespace furitsuke
