// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/bytes.h"

namespace furitsuke::bench {

/// The order of the bone records in a generated file.
enum class RecordOrder {
  ByBone,    ///< bone after bone, frames ascending: as other programs write it
  ByFrame,   ///< all bones of a frame, then the next frame
  Shuffled,  ///< like MMD: first all keys of frame 0, then the order in which they were registered
};

struct MotionSize {
  std::uint32_t bones = 200;
  std::uint32_t keysPerBone = 5000;
};

/// A VMD of that many bone keys with Japanese names, varied values and curves; identical in every run.
[[nodiscard]] Bytes makeVmd(RecordOrder order, const MotionSize& size = {});

/// A VMD of one key for each of that many morphs.
[[nodiscard]] Bytes makeVmdOfManyNames(std::uint32_t count, std::string_view prefix);

}  // namespace furitsuke::bench
