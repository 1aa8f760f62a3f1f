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

/// How many threads forEachInParallel() takes for so many pieces of work; at least one.
[[nodiscard]] inline std::size_t parallelWorkers(std::size_t count) {
  return std::max<std::size_t>(1, std::min<std::size_t>(count, std::thread::hardware_concurrency()));
}

/// Calls f(i, worker) for each i below `count`, in no order, on as many threads as there are cores and pieces of work;
/// `worker` counts them from 0, so that each may have memory of its own. Returns when all is done; of what is thrown
/// the first is thrown on, and what had not begun by then is left out.
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

}  // namespace furitsuke
