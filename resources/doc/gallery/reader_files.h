// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/base/result.h"

// What readers of the tutorials bring themselves: a recording, a second model, the words of a song. The tests and the
// pictures of the tutorials use small files in their place, which are all made from the bundled sample.
namespace furitsuke::doc {

/// Writes into an existing folder, and replaces files of the same name:
///   capture.bvh      six seconds of the bundled dance as a motion capture: a pose at each frame, with jitter
///   long_legs.pmx    the bundled dancer with legs of 1.4 times the length, with its textures
///   song.txt         kana with their times in seconds, each sung on a frame that is a multiple of 15
/// An Error if a file cannot be written.
[[nodiscard]] Status writeReaderFiles(const std::filesystem::path& folder);

/// The name of the model in long_legs.pmx.
inline constexpr const char* kLongLegs = "のっぽ";

}  // namespace furitsuke::doc
