// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <future>
#include <string>
#include <utility>

#include "core/base/result.h"

namespace furitsuke::python {

/// The classes of exceptions of the package; defined in furitsuke/_errors.py.
enum class FailureKind { Any, NameTooLong, NotEncodable };

/// An Error of the core on its way to Python, where it becomes a FuritsukeError.
class CoreFailure final : public std::exception {
 public:
  explicit CoreFailure(Error error, std::string path = {}, FailureKind kind = FailureKind::Any);

  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }
  [[nodiscard]] const Error& error() const noexcept { return error_; }
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  [[nodiscard]] FailureKind kind() const noexcept { return kind_; }

 private:
  Error error_;
  std::string path_;  ///< of the file; empty if there is none
  FailureKind kind_;
  std::string text_;
};

/// The value of a result, or a CoreFailure.
template <class T>
T valueOf(Result<T> result, const std::string& path = {}) {
  if (!result.ok()) throw CoreFailure(result.error(), path);
  return *std::move(result);
}

/// Makes CoreFailure become an exception of the package.
void registerFailures();

/// Calls work(canceled) on another thread, without the lock of the interpreter, and returns its result. A signal such
/// as Ctrl+C sets `canceled`; when the work has then ended, the exception of the signal is raised.
template <class Work>
auto runInterruptibly(Work&& work) {
  constexpr std::chrono::milliseconds kBetweenChecks{50};
  std::atomic<bool> canceled = false;
  auto result = std::async(std::launch::async, [&] { return work(canceled); });
  while (true) {
    {
      const pybind11::gil_scoped_release release;
      if (result.wait_for(kBetweenChecks) == std::future_status::ready) break;
    }
    if (PyErr_CheckSignals() == 0) continue;
    canceled = true;
    {
      const pybind11::gil_scoped_release release;
      result.wait();
    }
    throw pybind11::error_already_set();
  }
  return result.get();
}

}  // namespace furitsuke::python
