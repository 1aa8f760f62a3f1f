// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::format::pmm {

/// How many parts of a model a version-1 project has keys for, which it does not say.
struct ModelShape {
  std::uint32_t bones = 0;
  std::uint32_t morphs = 0;
  std::uint32_t ik = 0;
};

/// Finds the shapes of the `models` models that begin at `at`: the numbers with which the indices of keys, the
/// rotations at the end of each model, the beginning of the next one, and after the last one the camera are where they
/// must be. Fewer shapes than models if the bytes end or are damaged before. The work is limited, whatever the bytes
/// are.
[[nodiscard]] std::vector<ModelShape> findShapes(ByteView bytes, std::size_t at, std::size_t models);

}  // namespace furitsuke::format::pmm
