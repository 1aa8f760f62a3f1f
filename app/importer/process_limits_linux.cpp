// SPDX-License-Identifier: GPL-3.0-or-later
#include <linux/prctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "app/importer/process_limits.h"

namespace furitsuke::importer {

namespace {

void limit(decltype(RLIMIT_CPU) what, rlim_t most, rlim_t grace = 0) {
  rlimit now{};
  if (getrlimit(what, &now) != 0) return;
  const rlimit wanted{std::min(now.rlim_max, most), std::min(now.rlim_max, most + grace)};
  setrlimit(what, &wanted);
}

std::array<char, 100> outOfTime;  // formatted before the signal, whose handler may not

/// Without it, the end looks like a crash to the parent.
void limitTime(std::chrono::seconds time) {
  std::snprintf(outOfTime.data(), outOfTime.size(), "took longer than %lld s to read and was canceled\n",
                static_cast<long long>(time.count()));
  std::signal(SIGXCPU, [](int) {
    [[maybe_unused]] const auto written = write(STDERR_FILENO, outOfTime.data(), std::strlen(outOfTime.data()));
    _exit(kFailed);
  });
  // At the second limit the system ends the process in any case.
  limit(RLIMIT_CPU, static_cast<rlim_t>(time.count()), 1);
}

}  // namespace

void limitProcess(std::chrono::seconds time) {
  constexpr rlim_t kGigabyte = rlim_t{1} << 30;
#ifndef FURITSUKE_SANITIZED
  limit(RLIMIT_AS, 4 * kGigabyte);  // the address sanitizer reserves terabytes
#endif
  limitTime(time);
  limit(RLIMIT_FSIZE, kGigabyte);
  limit(RLIMIT_CORE, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

}  // namespace furitsuke::importer
