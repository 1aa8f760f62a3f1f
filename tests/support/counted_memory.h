// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace furitsuke::test {

/// Counts what all threads allocate from the construction of this object on, with new, malloc() or any library that
/// uses them. Only one object at a time. The functions that count replace those of the C library in every program that
/// uses this class.
class CountedMemory {
 public:
  CountedMemory();

  /// Sum of the sizes of all allocations, including those that have been freed again. A reallocation counts with its
  /// new size, because it may copy the block.
  [[nodiscard]] std::uint64_t bytes() const;
  /// How many allocations these were.
  [[nodiscard]] std::uint64_t blocks() const;
  /// By how much the memory in use has grown at most. Blocks that were freed in the meantime make room for others.
  [[nodiscard]] std::uint64_t peak() const;

 private:
  std::uint64_t bytesBefore_;
  std::uint64_t blocksBefore_;
  std::int64_t inUseBefore_;
};

}  // namespace furitsuke::test
