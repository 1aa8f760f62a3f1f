// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/watched_memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <thread>

namespace furitsuke::test {
namespace {

enum class Access : int { None, ByWatcher, ByOtherThread };

/// The whole pages of a block.
struct WatchedPages {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  std::size_t block = 0;
};

/// The pages in order of their addresses, and who accessed each block first. Read by the signal handler.
std::vector<WatchedPages> watched;
std::vector<std::atomic<Access>> accesses;
std::thread::id watcher;
struct sigaction handlerBefore;

bool protect(const WatchedPages& pages, int protection) {
  return ::mprotect(reinterpret_cast<void*>(pages.begin), pages.end - pages.begin, protection) == 0;
}

void onAccess(int /*signal*/, siginfo_t* info, void* /*context*/) {
  const int error = errno;
  const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const auto after = std::ranges::upper_bound(watched, at, {}, &WatchedPages::begin);
  if (after == watched.begin() || at >= (after - 1)->end) {
    // Another fault: the instruction runs again and meets the earlier handler.
    ::sigaction(SIGSEGV, &handlerBefore, nullptr);
  } else {
    const bool isWatcher = std::this_thread::get_id() == watcher;
    Access none = Access::None;
    accesses[(after - 1)->block].compare_exchange_strong(none, isWatcher ? Access::ByWatcher : Access::ByOtherThread);
    protect(*(after - 1), PROT_READ | PROT_WRITE);
  }
  errno = error;
}

}  // namespace

WatchedMemory::WatchedMemory(std::span<const ByteView> blocks) : count_(blocks.size()) {
  const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  watcher = std::this_thread::get_id();
  accesses = std::vector<std::atomic<Access>>(blocks.size());
  watched.clear();
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const auto first = reinterpret_cast<std::uintptr_t>(blocks[i].data());
    const std::uintptr_t begin = (first + page - 1) / page * page;
    const std::uintptr_t end = (first + blocks[i].size()) / page * page;
    if (begin < end) watched.push_back({begin, end, i});
  }
  std::ranges::sort(watched, {}, &WatchedPages::begin);
  struct sigaction handler {};
  handler.sa_sigaction = onAccess;
  handler.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigemptyset(&handler.sa_mask);
  ::sigaction(SIGSEGV, &handler, &handlerBefore);
  for (const WatchedPages& pages : watched) protect(pages, PROT_NONE);
}

WatchedMemory::~WatchedMemory() {
  // Fails for memory that has been returned to the system, which is not accessed any more.
  for (const WatchedPages& pages : watched) protect(pages, PROT_READ | PROT_WRITE);
  ::sigaction(SIGSEGV, &handlerBefore, nullptr);
}

bool WatchedMemory::isTouched(std::size_t index) const { return accesses[index] == Access::ByWatcher; }

std::size_t WatchedMemory::touched() const {
  std::size_t touched = 0;
  for (std::size_t i = 0; i < count_; ++i) touched += isTouched(i) ? 1 : 0;
  return touched;
}

}  // namespace furitsuke::test
