// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/operations/error_texts.h"

namespace furitsuke::scripts {

/// The reasons of errors in scripts, in their headers and in their keys, of the program that runs them, and the most
/// frequent ones of its JavaScript engine.
[[nodiscard]] std::span<const operations::ErrorText> scriptErrorTexts();

}  // namespace furitsuke::scripts
