// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke {

/// Milliseconds since the operating system started this process; where it cannot tell, since this code was loaded.
[[nodiscard]] double millisecondsSinceProcessStart();

}  // namespace furitsuke
