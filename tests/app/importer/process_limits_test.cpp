// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importer/process_limits.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>

namespace furitsuke::test {
namespace {

/// The exit status of a child process with limits that runs `work`.
int statusOf(int (*work)()) {
  const pid_t child = fork();
  if (child == 0) {
    importer::limitProcess();
    _exit(work());
  }
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool isLimited(decltype(RLIMIT_CPU) what, rlim_t most) {
  rlimit now{};
  return getrlimit(what, &now) == 0 && now.rlim_cur <= most && now.rlim_max <= most;
}

TEST(ProcessLimits, BoundTimeFilesAndCores) {
  EXPECT_EQ(statusOf([] {
              const bool all =
                  isLimited(RLIMIT_CPU, 21) && isLimited(RLIMIT_FSIZE, rlim_t{1} << 30) && isLimited(RLIMIT_CORE, 0);
              return all ? 0 : 1;
            }),
            0);
}

TEST(ProcessLimits, EndWithAReasonAfterTheComputingTime) {
  const auto computeTooLong = [] {
    importer::limitProcess(std::chrono::seconds(1));
    for (std::atomic<unsigned> steps = 0;; ++steps) {
    }
  };
  EXPECT_EXIT(computeTooLong(), testing::ExitedWithCode(importer::kFailed),
              "took longer than 1 s to read and was canceled");
}

TEST(ProcessLimits, BoundTheMemory) {
#ifdef FURITSUKE_SANITIZED
  GTEST_SKIP() << "the address sanitizer reserves terabytes";
#endif
  EXPECT_EQ(statusOf([] {
              constexpr std::size_t kFiveGigabytes = std::size_t{5} << 30;
              void* at = mmap(nullptr, kFiveGigabytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
              return at == MAP_FAILED ? 0 : 1;
            }),
            0);
}

}  // namespace
}  // namespace furitsuke::test
