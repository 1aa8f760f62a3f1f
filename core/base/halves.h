// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <future>

namespace furitsuke {
inline namespace base {

/// A part of [0, count): [first, last). `index` is 0 or 1, for data that each half keeps separately.
struct Half {
  std::size_t first;
  std::size_t last;
  std::size_t index;
};

/// Calls work(Half) for [0, count): once or, if `isWorthAThread`, for the two halves in parallel, the first one on this
/// thread; one after the other if no thread can be started. For memory-bound work, where two threads wait in parallel.
/// Exceptions of a call are rethrown here after both have ended.
template <class Work>
void inHalves(std::size_t count, bool isWorthAThread, const Work& work) {
  if (!isWorthAThread) {
    work(Half{0, count, 0});
    return;
  }
  constexpr auto kThreadIfAny = std::launch::async | std::launch::deferred;
  std::future<void> other = std::async(kThreadIfAny, [&] { work(Half{count / 2, count, 1}); });
  work(Half{0, count / 2, 0});
  other.get();
}

/// Prefetches `*place`, which is at most a cache line long.
template <class T>
void prefetch(const T* place) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(place);
  __builtin_prefetch(reinterpret_cast<const char*>(place + 1) - 1);
#else
  static_cast<void>(place);
#endif
}

}  // namespace base
}  // namespace furitsuke
