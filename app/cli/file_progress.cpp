// SPDX-License-Identifier: MIT
#include "app/cli/file_progress.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <utility>

#include "app/cli/terminal.h"

namespace furitsuke::cli {

FileProgress::FileProgress(std::size_t count) : count_(count), isShown_(isErrorTerminal()) {
  if (isShown_ && count == 1) watch_ = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

FileProgress::~FileProgress() {
  if (watch_.joinable()) {
    watch_.request_stop();
    watch_.join();
  }
  if (isShown_) std::cerr << "\r\033[K" << std::flush;
}

void FileProgress::step() {
  ++done_;
  if (!isShown_ || count_ == 1) return;
  show(static_cast<double>(done_) / static_cast<double>(count_),
       std::to_string(done_) + " of " + std::to_string(count_) + " files");
}

void FileProgress::show(double share, const std::string& text) {
  constexpr std::size_t kBarWidth = 30;
  const std::size_t full = std::min(kBarWidth, static_cast<std::size_t>(share * kBarWidth));
  std::cerr << "\r[" << std::string(full, '#') << std::string(kBarWidth - full, '.') << "] " << text << std::flush;
}

void FileProgress::watch(const std::stop_token& stop) {
  constexpr std::chrono::milliseconds kPause{100};
  for (int shown = 0; !stop.stop_requested(); std::this_thread::sleep_for(kPause)) {
    const int percent = static_cast<int>(ofStep_ * 100);
    if (std::exchange(shown, percent) != percent) show(ofStep_, std::to_string(percent) + " %");
  }
}

}  // namespace furitsuke::cli
