// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <thread>
#include <type_traits>

namespace furitsuke::network {

/// A second thread for work of a fraction of a millisecond: it waits actively for a moment before it sleeps.
class HelperThread {
 public:
  HelperThread() : thread_([this] { work(); }) {}
  ~HelperThread() {
    isEnding_ = true;
    announce();
    thread_.join();
  }
  HelperThread(const HelperThread&) = delete;
  HelperThread& operator=(const HelperThread&) = delete;

  /// Calls f(0) on this thread and f(1) on the other one, and returns when both are done. f must not throw.
  template <class F>
  void both(F&& f) {
    call_ = [](void* context) { (*static_cast<std::remove_reference_t<F>*>(context))(1); };
    context_ = &f;
    const std::uint32_t task = announce();
    f(0);
    waitUntil(done_, [task](std::uint32_t done) { return done == task; });
  }

 private:
  static constexpr int kActiveRounds = 4'000;  // some ten microseconds

  std::uint32_t announce() {
    const std::uint32_t task = ++announced_;
    announced_.notify_one();
    return task;
  }

  template <class F>
  static std::uint32_t waitUntil(std::atomic<std::uint32_t>& number, F&& isReached) {
    for (int i = 0; i < kActiveRounds; ++i) {
      const std::uint32_t current = number;
      if (isReached(current)) return current;
    }
    while (true) {
      const std::uint32_t current = number;
      if (isReached(current)) return current;
      number.wait(current);
    }
  }

  void work() {
    std::uint32_t last = 0;
    while (true) {
      last = waitUntil(announced_, [last](std::uint32_t task) { return task != last; });
      if (isEnding_) return;
      call_(context_);
      done_ = last;
      done_.notify_one();
    }
  }

  std::atomic<std::uint32_t> announced_ = 0, done_ = 0;
  std::atomic<bool> isEnding_ = false;
  void (*call_)(void*) = nullptr;
  void* context_ = nullptr;
  std::thread thread_;  ///< last: it uses the others
};

}  // namespace furitsuke::network
