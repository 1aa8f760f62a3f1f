// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace furitsuke::operations {

/// A key of a track that remains, with the curves of the span that ends in it. Used inside core/operations only.
template <class Value>
struct KeptKey {
  std::size_t index = 0;  ///< in the track before the reduction
  Value value;
  double scale = 1;  ///< the multiple of the reach with which the span was joined
  bool isRunStart = false;
  bool isFixed = false;  ///< always kept
};

}  // namespace furitsuke::operations
