// SPDX-License-Identifier: MIT
#include "core/model/model_name.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/name.h"

namespace furitsuke::model {

ModelName ModelName::fromText(std::string text, std::string english) {
  // Some programs leave a zero or spaces, which no motion has.
  text.resize(std::min(text.find('\0'), text.size()));
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  text = text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
  Result<Name> name = Name::fromText(text);
  std::string bytes = name.ok() ? std::move(name->bytes) : std::string();
  return {std::move(text), std::move(english), std::move(bytes)};
}

ModelName ModelName::fromBytes(std::string_view bytes, std::string_view englishBytes) {
  return {cp932::decode(bytes), cp932::decode(englishBytes), std::string(bytes)};
}

}  // namespace furitsuke::model
