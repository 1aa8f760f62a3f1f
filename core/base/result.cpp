// SPDX-License-Identifier: MIT
#include "core/base/result.h"

#include <utility>

namespace furitsuke {
inline namespace base {

Error Error::canceled() { return canceled(Core::tr("canceled")); }

Error Error::canceled(Message reason) { return {{}, {}, std::move(reason), true}; }

Message Error::sentence() const {
  if (!offset && section.isEmpty()) return reason;
  const Message location = !offset             ? section
                           : section.isEmpty() ? Message(Core::trWith("byte %1"), *offset)
                                               : Message(Core::trWith("byte %1, %2"), *offset, section);
  return {Core::trWith("%1: %2"), location, reason};
}

std::string Error::message() const { return sentence().english(); }

}  // namespace base
}  // namespace furitsuke
