// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/process_heap.h"

#include <array>
#include <cstdint>
#include <cstdlib>  // defines __GLIBC__
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace furitsuke::startup {

#ifdef __GLIBC__

namespace {

constexpr int kMegabyte = 1 << 20;
constexpr int kReserved = 64 * kMegabyte;
constexpr int kReservedLater = kMegabyte;  ///< by each growth after the first
constexpr int kKeptFree = 96 * kMegabyte;  ///< at the end of the heap; more is returned to the system
/// For the thread of the window, the thread that starts OpenGL, and all others.
constexpr int kArenas = 3;
constexpr int kOwnMapping = 8 * kMegabyte;  ///< larger blocks are mapped singly and returned when they are freed

std::uintptr_t endOfHeap() { return reinterpret_cast<std::uintptr_t>(sbrk(0)); }

/// Allocates until the heap grows, which it does by kReserved, then frees everything.
void growHeap(std::uintptr_t end) {
  std::array<void* volatile, 16> blocks{};  // volatile: compilers remove pairs of malloc and free
  for (void* volatile& block : blocks) {
    block = std::malloc(kOwnMapping / 2);
    if (endOfHeap() != end) break;
  }
  for (void* block : blocks) std::free(block);
}

}  // namespace

void prepareHeap() {
  mallopt(M_ARENA_MAX, kArenas);
  mallopt(M_MMAP_THRESHOLD, kOwnMapping);
  mallopt(M_TRIM_THRESHOLD, kKeptFree);
  mallopt(M_TOP_PAD, kReserved);
  const std::uintptr_t before = endOfHeap();
  growHeap(before);
  const std::uintptr_t after = endOfHeap();
  mallopt(M_TOP_PAD, kReservedLater);
  const std::uintptr_t page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const std::uintptr_t first = (before + page - 1) / page * page;
  // Without large pages the heap works as before.
  if (after > first) (void)madvise(reinterpret_cast<void*>(first), after - first, MADV_HUGEPAGE);
}

#else

void prepareHeap() {}

#endif

}  // namespace furitsuke::startup
