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

/// Calls work(Half) once for [0, count) or, if `inParallel`, for the two halves on two threads, the first half on the
/// calling thread. If no thread can be started, the halves run one after the other. For memory-bound work, where two
/// threads wait for memory in parallel. An exception of a call is rethrown after both calls have ended.
template <class Work>
void inHalves(std::size_t count, bool inParallel, const Work& work) {
  if (!inParallel) {
    work(Half{0, count, 0});
    return;
  }
  constexpr auto kThreadIfAny = std::launch::async | std::launch::deferred;
  std::future<void> other = std::async(kThreadIfAny, [&] { work(Half{count / 2, count, 1}); });
  work(Half{0, count / 2, 0});
  other.get();
}

/// Prefetches `*place`, whose size must not exceed a cache line.
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
