// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <stop_token>
#include <string>
#include <thread>

namespace furitsuke::cli {

/// "[#####...............] 50 of 200 files", or "43 %" of a step that takes long, only on a terminal; erased at the
/// end.
class FileProgress {
 public:
  explicit FileProgress(std::size_t count);
  ~FileProgress();
  FileProgress(const FileProgress&) = delete;
  FileProgress& operator=(const FileProgress&) = delete;

  /// A file is done.
  void step();
  /// Of the step that is running, 0..1.
  [[nodiscard]] std::atomic<double>& ofStep() { return ofStep_; }

 private:
  static void show(double share, const std::string& text);
  void watch(const std::stop_token& stop);

  std::size_t count_;
  std::size_t done_ = 0;
  bool isShown_;
  std::atomic<double> ofStep_ = 0;
  std::jthread watch_;
};

}  // namespace furitsuke::cli
