// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace furitsuke::scripts {

/// A script that comes with the program.
struct BundledScript {
  std::string_view name;  ///< of its file in resources/scripts, without extension
  std::string_view source;
};

/// In alphabetic order of the names.
[[nodiscard]] std::span<const BundledScript> bundledScripts();
/// Null when there is none of this name.
[[nodiscard]] const BundledScript* findBundledScript(std::string_view name);

}  // namespace furitsuke::scripts
