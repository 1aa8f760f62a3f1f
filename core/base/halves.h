// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <future>

namespace furitsuke {

/// A part of [0, count): [first, last). `index` is 0 or 1, for what each half keeps for itself.
struct Half {
  std::size_t first;
  std::size_t last;
  std::size_t index;
};

/// Calls work(Half) for [0, count): at once, or when `isWorthAThread` for the two halves side by side, the first one on
/// this thread; one after the other where no thread is to be had. For work that waits for memory, of which two threads
/// wait for twice as much. What a call throws is thrown here, after both have ended.
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

/// Asks for the memory of `*place`, which is no more than a cache line long, ahead of its use.
template <class T>
void prefetch(const T* place) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(place);
  __builtin_prefetch(reinterpret_cast<const char*>(place + 1) - 1);
#else
  static_cast<void>(place);
#endif
}

}  // namespace furitsuke
