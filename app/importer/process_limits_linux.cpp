// SPDX-License-Identifier: GPL-3.0-or-later
#include <linux/prctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <csignal>

#include "app/importer/process_limits.h"

namespace furitsuke::importer {

namespace {

void limit(decltype(RLIMIT_CPU) what, rlim_t most) {
  rlimit now{};
  if (getrlimit(what, &now) != 0) return;
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < most) most = now.rlim_max;
  const rlimit wanted{most, most};
  setrlimit(what, &wanted);
}

}  // namespace

void limitProcess() {
  constexpr rlim_t kGigabyte = rlim_t{1} << 30;
#ifndef FURITSUKE_SANITIZED
  limit(RLIMIT_AS, 4 * kGigabyte);  // the address sanitizer reserves terabytes
#endif
  limit(RLIMIT_CPU, 60);
  limit(RLIMIT_FSIZE, kGigabyte);
  limit(RLIMIT_CORE, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

}  // namespace furitsuke::importer
