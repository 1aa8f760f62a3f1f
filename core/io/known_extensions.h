// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>

#include "core/io/file_type.h"

namespace furitsuke::io {

/// The extensions of all types that are opened as one of these, for messages about a file of unknown format:
/// ".pmx, .pmd".
[[nodiscard]] std::string knownExtensions(std::initializer_list<OpensAs> kinds);

}  // namespace furitsuke::io
