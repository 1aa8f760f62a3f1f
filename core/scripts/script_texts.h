// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/message.h"

namespace furitsuke::scripts {

/// A finished English text of furitsuke-script or of its JavaScript engine as a message. The process of a script is not
/// trusted with more than a text; one that is not known is not translated.
[[nodiscard]] Message scriptText(const std::string& english);

}  // namespace furitsuke::scripts
