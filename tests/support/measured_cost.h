// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>

#include "core/eval/rig/pose_count.h"
#include "tests/support/counted_memory.h"

namespace furitsuke::test {

/// What some work has cost, in numbers that do not depend on the speed and load of the machine.
struct MeasuredCost {
  std::uint64_t bytes = 0;   ///< allocated; see CountedMemory
  std::uint64_t blocks = 0;  ///< allocated
  std::uint64_t peak = 0;    ///< by how much the memory in use has grown at most, bytes
  std::uint64_t poses = 0;   ///< evaluated
};

template <class Work>
[[nodiscard]] MeasuredCost costOf(Work&& work) {
  const std::uint64_t poses = eval::evaluatedPoses();
  const CountedMemory memory;
  std::forward<Work>(work)();
  return {memory.bytes(), memory.blocks(), memory.peak(), eval::evaluatedPoses() - poses};
}

}  // namespace furitsuke::test
