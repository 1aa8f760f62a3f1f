// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <string_view>

#include "app/startup/thumbnail_limits.h"

namespace furitsuke::startup {

namespace {

constexpr rlim_t kSeconds = 2;                 // of the processor; a large model takes a tenth
constexpr rlim_t kMemory = rlim_t{512} << 20;  // bytes that the program writes, without what it maps
constexpr std::string_view kTooLong = "furitsuke: takes too long for a small picture\n";

void limit(decltype(RLIMIT_CPU) what, rlim_t most, rlim_t grace = 0) {
  rlimit now{};
  if (getrlimit(what, &now) != 0) return;
  const rlimit wanted{std::min(now.rlim_max, most), std::min(now.rlim_max, most + grace)};
  setrlimit(what, &wanted);
}

}  // namespace

void limitThumbnails() {
  std::signal(SIGXCPU, [](int) {
    [[maybe_unused]] const auto written = write(STDERR_FILENO, kTooLong.data(), kTooLong.size());
    _exit(2);
  });
  // At the second limit the system ends the process in any case.
  limit(RLIMIT_CPU, kSeconds, 1);
#ifndef FURITSUKE_SANITIZED
  limit(RLIMIT_DATA, kMemory);  // the address sanitizer needs more
#endif
  limit(RLIMIT_CORE, 0);
}

}  // namespace furitsuke::startup
