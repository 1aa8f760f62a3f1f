// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// Finds out which blocks of memory are read or written, without any help of the code that does it: the pages of the
/// blocks are made inaccessible, and the first access to each block makes it accessible again. The bytes of a block
/// that share a page with other data are not watched, so a block of fewer than two pages may not be watched at all.
/// Only one object at a time. Files must not be read into or written from a block meanwhile, because the system then
/// reports an error.
class WatchedMemory {
 public:
  explicit WatchedMemory(std::span<const ByteView> blocks);
  ~WatchedMemory();
  WatchedMemory(const WatchedMemory&) = delete;
  WatchedMemory& operator=(const WatchedMemory&) = delete;

  /// Whether block `index` was accessed by the thread that created this object.
  [[nodiscard]] bool isTouched(std::size_t index) const;
  /// The number of such blocks.
  [[nodiscard]] std::size_t touched() const;

 private:
  std::size_t count_;
};

}  // namespace furitsuke::test
