// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/message.h"

namespace furitsuke::media {

/// A function of a module, which is loaded from the folder of the program or from where modules are installed and stays
/// loaded. Null, and the reason in `problem`, if it cannot be loaded.
[[nodiscard]] void* functionOfModule(std::string_view module, const char* function, Message& problem);

}  // namespace furitsuke::media
