// SPDX-License-Identifier: MIT
#include "core/base/sandbox.h"

namespace furitsuke {
inline namespace base {

bool hasSandbox() noexcept { return false; }

Status enterSandbox(const Sandbox& /*sandbox*/) { return Done{}; }

}  // namespace base
}  // namespace furitsuke
