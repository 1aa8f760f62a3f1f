// SPDX-License-Identifier: MIT
#include "core/base/name.h"

#include <utility>

#include "core/base/cp932.h"

namespace furitsuke {
inline namespace base {

std::string Name::text() const { return cp932::decode(bytes); }

bool Name::hasText(std::string_view text) const { return cp932::decodesTo(bytes, text); }

Name Name::fromBytes(std::string_view bytes) { return Name{std::string(bytes)}; }

Result<Name> Name::fromText(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) {
    return Error::in({Core::trWith("name \"%1\""), text.substr(0, text.find('\0'))},
                     Core::tr("a name cannot contain a zero byte"));
  }
  cp932::Encoded encoded = cp932::encode(text);
  if (!encoded.ok()) {
    return Error::in({Core::trWith("name \"%1\""), text},
                     Core::trWith("\"%1\" cannot be encoded in CP932, the encoding of MMD's files"),
                     encoded.error->character);
  }
  return Name{std::move(encoded.bytes)};
}

std::string_view nameInField(std::string_view field) {
  if (!field.empty() && field.front() == '\0') field.remove_prefix(1);
  field = field.substr(0, field.find('\0'));
  const std::size_t last = field.find_last_not_of(' ');
  return last == std::string_view::npos ? std::string_view{} : field.substr(0, last + 1);
}

}  // namespace base
}  // namespace furitsuke
