// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// Finds out which pages of some blocks of memory a thread reads or writes, without any help of the code that does it:
/// the pages are made inaccessible, and the first access to each of them makes it accessible again. The bytes of a
/// block that share a page with other data are not watched, so a block of fewer than two pages may not be watched at
/// all. Only one object at a time. Files must not be read into or written from a block meanwhile, because the system
/// then reports an error.
class WatchedMemory {
 public:
  explicit WatchedMemory(std::span<const ByteView> blocks);
  ~WatchedMemory();
  WatchedMemory(const WatchedMemory&) = delete;
  WatchedMemory& operator=(const WatchedMemory&) = delete;

  /// How many pages of block `index` the thread that created this object has accessed.
  [[nodiscard]] std::size_t pages(std::size_t index) const;
};

}  // namespace furitsuke::test
