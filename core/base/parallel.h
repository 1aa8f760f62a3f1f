// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace furitsuke {
inline namespace base {

/// The number of threads that forEachInParallel() uses for `count` items; at least one.
[[nodiscard]] inline std::size_t parallelWorkers(std::size_t count) {
  return std::max<std::size_t>(1, std::min<std::size_t>(count, std::thread::hardware_concurrency()));
}

/// Calls f(i, worker) for each i below `count`, in any order, on at most one thread per core and item; `worker` numbers
/// the threads from 0, so that each can use its own memory. Returns when all calls are done. The first exception is
/// rethrown; calls that had not started by then are skipped.
template <class F>
void forEachInParallel(std::size_t count, F&& f) {
  std::atomic<std::size_t> next = 0;
  std::exception_ptr failure;
  std::mutex failing;
  const auto work = [&](std::size_t worker) {
    try {
      for (std::size_t i = next++; i < count; i = next++) f(i, worker);
    } catch (...) {
      next = count;
      const std::lock_guard lock(failing);
      if (!failure) failure = std::current_exception();
    }
  };
  std::vector<std::jthread> others;
  for (std::size_t worker = 1; worker < parallelWorkers(count); ++worker) others.emplace_back(work, worker);
  work(0);
  others.clear();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace base
}  // namespace furitsuke
