// SPDX-License-Identifier: MIT
#include "core/scripts/bundled_scripts.h"

#include <algorithm>

namespace furitsuke::scripts {

const BundledScript* findBundledScript(std::string_view name) {
  const std::span<const BundledScript> scripts = bundledScripts();
  const auto found = std::ranges::find(scripts, name, &BundledScript::name);
  return found == scripts.end() ? nullptr : &*found;
}

}  // namespace furitsuke::scripts
