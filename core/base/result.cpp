// SPDX-License-Identifier: MIT
#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

std::string Error::message() const {
  std::string place;
  if (offset) place = "byte " + std::to_string(*offset);
  if (!section.empty()) place += (place.empty() ? "" : ", ") + section;
  return place.empty() ? reason : place + ": " + reason;
}

}  // namespace base
}  // namespace furitsuke
