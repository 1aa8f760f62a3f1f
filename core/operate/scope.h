// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/motion/selection.h"

namespace furitsuke {

/// Keys told by track and frame, as scripts write them.
struct KeyScope {
  KeySelection keys;
  Diagnostics notes;  ///< names that no track of this motion has
};

/// `tracks`: names as trackPath() gives them, with commas between; "*" in a name stands for any text, "bones" and
/// "morphs" for all of their kind; empty means every track. A name that holds commas is found whole.
/// `frames`: "30", "10-20", "10-" or "-20"; empty means every frame. An Error when it is none of these.
[[nodiscard]] Result<KeyScope> keysInScope(const Motion& motion, std::string_view tracks, std::string_view frames);

/// "30", "10-20", "10-" or "-20", first not behind last.
[[nodiscard]] Result<FrameRange> parseFrameRange(std::string_view text);

}  // namespace furitsuke
