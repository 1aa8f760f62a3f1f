// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/motion/selection.h"

namespace furitsuke::operations {

/// Keys given by track and frame.
struct KeyScope {
  motion::KeySelection keys;
  Diagnostics notes;  ///< names without a track in this motion, or that there are no keys
};

/// `tracks`: names as from trackPath(), separated by commas; "*" in a name matches any text, "bones" and "morphs" match
/// all tracks of that kind; empty means every track. A single name can contain commas.
/// `frames`: "30", "10-20", "10-" or "-20"; empty means every frame. An Error for anything else.
[[nodiscard]] Result<KeyScope> keysInScope(const motion::Motion& motion, std::string_view tracks,
                                           std::string_view frames);

/// Whether a list as for keysInScope(), which is not empty, contains the name of a bone, with or without a track.
[[nodiscard]] bool isBoneInScope(std::string_view tracks, std::string_view bone);

/// "30", "10-20", "10-" or "-20"; the first frame must not be after the last.
[[nodiscard]] Result<FrameRange> parseFrameRange(std::string_view text);

}  // namespace furitsuke::operations
