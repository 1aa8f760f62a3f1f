// SPDX-License-Identifier: GPL-3.0-or-later
#include <linux/prctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>

#include "app/scripting/script_limits.h"
#include "core/base/sandbox.h"

namespace furitsuke::scripting {

namespace {

/// Longer than any run; the program that waits for this one ends it earlier.
constexpr rlim_t kMaxSeconds = 120;
/// Standard input, output and error stay usable, because the limit applies to new ones.
constexpr rlim_t kMaxFiles = 3;

void limit(decltype(RLIMIT_CPU) what, rlim_t most) {
  rlimit now{};
  if (getrlimit(what, &now) != 0) return;
  const rlimit wanted{std::min(now.rlim_max, most), std::min(now.rlim_max, most)};
  setrlimit(what, &wanted);
}

}  // namespace

void limitMemory() {
#ifndef FURITSUKE_SANITIZED
  limit(RLIMIT_AS, kMaxMemory);  // the address sanitizer reserves terabytes
#endif
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, kMaxSeconds);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

void forbidSystem() {
  limit(RLIMIT_NPROC, 0);
#ifndef FURITSUKE_SANITIZED
  // The sanitizer reads files at its end. While files can be opened, Qt keeps its memory in one without a name.
  limit(RLIMIT_NOFILE, kMaxFiles);
  limit(RLIMIT_FSIZE, 0);
#endif
  static_cast<void>(enterSandbox({}));
}

}  // namespace furitsuke::scripting
