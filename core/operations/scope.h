// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

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
/// `frames`: a list as for parseFrameRanges(); empty means every frame. An Error for anything else.
[[nodiscard]] Result<KeyScope> keysInScope(const motion::Motion& motion, std::string_view tracks,
                                           std::string_view frames);

/// Whether a list as for keysInScope(), which is not empty, contains the name of a bone, with or without a track.
[[nodiscard]] bool isBoneInScope(std::string_view tracks, std::string_view bone);

/// "0,15,30-60": frames and ranges separated by commas; "-20" is from 0, "10-" to the end, and "all" is every frame.
/// The first frame of a range must not be after its last.
[[nodiscard]] Result<std::vector<FrameRange>> parseFrameRanges(std::string_view text);

/// The frames from the first to the last of such a list; every frame if the text is empty.
[[nodiscard]] Result<FrameRange> parseFrameRange(std::string_view text);

}  // namespace furitsuke::operations
