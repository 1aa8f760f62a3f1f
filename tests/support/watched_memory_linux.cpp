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
  std::size_t first = 0;  ///< index of the first page in `accesses`
};

/// The pages in order of their addresses, and who accessed each of them first. Read by the signal handler.
std::vector<WatchedPages> watched;
std::vector<std::atomic<Access>> accesses;
std::uintptr_t pageSize = 0;
std::thread::id watcher;
struct sigaction handlerBefore;

void protect(std::uintptr_t begin, std::uintptr_t end, int protection) {
  // Fails for memory that has been returned to the system, which is not accessed any more.
  static_cast<void>(::mprotect(reinterpret_cast<void*>(begin), end - begin, protection));
}

void onAccess(int /*signal*/, siginfo_t* info, void* /*context*/) {
  const int error = errno;
  const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const auto after = std::ranges::upper_bound(watched, at, {}, &WatchedPages::begin);
  if (after == watched.begin() || at >= (after - 1)->end) {
    // Another fault: the instruction runs again and meets the earlier handler.
    ::sigaction(SIGSEGV, &handlerBefore, nullptr);
  } else {
    const WatchedPages& block = *(after - 1);
    const std::size_t page = (at - block.begin) / pageSize;
    const bool isWatcher = std::this_thread::get_id() == watcher;
    Access none = Access::None;
    accesses[block.first + page].compare_exchange_strong(none, isWatcher ? Access::ByWatcher : Access::ByOtherThread);
    const std::uintptr_t begin = block.begin + page * pageSize;
    protect(begin, begin + pageSize, PROT_READ | PROT_WRITE);
  }
  errno = error;
}

}  // namespace

WatchedMemory::WatchedMemory(std::span<const ByteView> blocks) {
  pageSize = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  watcher = std::this_thread::get_id();
  watched.clear();
  std::size_t pages = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const auto first = reinterpret_cast<std::uintptr_t>(blocks[i].data());
    const std::uintptr_t begin = (first + pageSize - 1) / pageSize * pageSize;
    const std::uintptr_t end = (first + blocks[i].size()) / pageSize * pageSize;
    if (begin >= end) continue;
    watched.push_back({begin, end, i, pages});
    pages += (end - begin) / pageSize;
  }
  accesses = std::vector<std::atomic<Access>>(pages);
  std::ranges::sort(watched, {}, &WatchedPages::begin);
  struct sigaction handler {};
  handler.sa_sigaction = onAccess;
  handler.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigemptyset(&handler.sa_mask);
  ::sigaction(SIGSEGV, &handler, &handlerBefore);
  for (const WatchedPages& block : watched) protect(block.begin, block.end, PROT_NONE);
}

WatchedMemory::~WatchedMemory() {
  for (const WatchedPages& block : watched) protect(block.begin, block.end, PROT_READ | PROT_WRITE);
  ::sigaction(SIGSEGV, &handlerBefore, nullptr);
}

std::size_t WatchedMemory::pages(std::size_t index) const {
  const auto block = std::ranges::find(watched, index, &WatchedPages::block);
  if (block == watched.end()) return 0;
  const auto first = accesses.begin() + static_cast<std::ptrdiff_t>(block->first);
  const auto last = first + static_cast<std::ptrdiff_t>((block->end - block->begin) / pageSize);
  return static_cast<std::size_t>(std::count(first, last, Access::ByWatcher));
}

}  // namespace furitsuke::test
