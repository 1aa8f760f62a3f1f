// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/network/kernels.h"
#include "core/network/network_graph.h"
#include "core/network/network_steps.h"

namespace furitsuke::network {

/// What is computed, in which order, and where the results are in one block of memory.
struct NetworkPlan {
  std::vector<NetworkStep> steps;
  /// For each tensor of the graph, in floats from the start of the block; kNoTensor: it is not computed.
  std::vector<std::size_t> places;
  std::size_t floats = 0;       ///< of the block
  std::size_t patchFloats = 0;  ///< that each thread needs for itself
};

/// The steps that these outputs need. Zeros around a picture, and the addition of a second result, become part of the
/// convolution beside them. Results that are not needed at the same time share memory. An Error if the shapes of an
/// operator's tensors do not fit, or all needs more than `mostBytes`.
[[nodiscard]] Result<NetworkPlan> planNetwork(const NetworkGraph& graph, const std::vector<std::size_t>& outputs,
                                              const Kernels& kernels, std::size_t mostBytes);

/// A block of memory that is used from one step to another, both included.
struct MemoryUse {
  std::size_t first = 0, last = 0;  ///< steps
  std::size_t floats = 0;
};
/// Where each of them begins, in floats, so that those that are used at the same time do not overlap.
[[nodiscard]] std::vector<std::size_t> placed(const std::vector<MemoryUse>& uses);

}  // namespace furitsuke::network
