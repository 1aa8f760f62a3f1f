// SPDX-License-Identifier: MIT
#pragma once

#include <system_error>

#include "core/base/message.h"

namespace furitsuke {
inline namespace base {

/// What the operating system says about a failure: "No such file or directory". Failures of files can be translated;
/// others are in the words of the system.
[[nodiscard]] Message systemMessage(const std::error_code& error);

}  // namespace base
}  // namespace furitsuke
