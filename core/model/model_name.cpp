// SPDX-License-Identifier: MIT
#include "core/model/model_name.h"

#include <utility>

#include "core/base/cp932.h"

namespace furitsuke::model {

ModelName ModelName::fromText(std::string text, std::string english) {
  std::string bytes = cp932::encode(text).bytes;
  return {std::move(text), std::move(english), std::move(bytes)};
}

ModelName ModelName::fromBytes(std::string_view bytes, std::string_view englishBytes) {
  return {cp932::decode(bytes), cp932::decode(englishBytes), std::string(bytes)};
}

}  // namespace furitsuke::model
