// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

/// Milliseconds since the operating system started this process; on other systems since this code was loaded.
[[nodiscard]] double millisecondsSinceProcessStart();

}  // namespace furitsuke::startup
