// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace furitsuke::network {

/// Allocates where a line of the processor's cache begins.
template <class T>
struct LineAllocator {
  using value_type = T;
  static constexpr std::align_val_t kLine{64};

  LineAllocator() = default;
  template <class U>
  LineAllocator(const LineAllocator<U>&) noexcept {}
  [[nodiscard]] T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), kLine)); }
  void deallocate(T* place, std::size_t) noexcept { ::operator delete(place, kLine); }
  template <class U>
  friend bool operator==(const LineAllocator&, const LineAllocator<U>&) noexcept {
    return true;
  }
};

using AlignedFloats = std::vector<float, LineAllocator<float>>;
/// Floats of a line of the cache.
inline constexpr std::size_t kLineFloats = 16;

}  // namespace furitsuke::network
