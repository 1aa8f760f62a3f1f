// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/counted_memory.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>

// The functions of glibc that the ones below replace.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* block);
}

namespace furitsuke::test {
namespace {

std::atomic<std::uint64_t> allocatedBytes{0};
std::atomic<std::uint64_t> allocatedBlocks{0};
std::atomic<std::int64_t> bytesInUse{0};
std::atomic<std::int64_t> mostBytesInUse{0};

std::int64_t usableSize(void* block) noexcept { return static_cast<std::int64_t>(malloc_usable_size(block)); }

void* counted(void* block, std::size_t size) noexcept {
  if (block == nullptr) return nullptr;
  allocatedBytes.fetch_add(size, std::memory_order_relaxed);
  allocatedBlocks.fetch_add(1, std::memory_order_relaxed);
  const std::int64_t usable = usableSize(block);
  const std::int64_t inUse = bytesInUse.fetch_add(usable, std::memory_order_relaxed) + usable;
  std::int64_t most = mostBytesInUse.load(std::memory_order_relaxed);
  while (inUse > most && !mostBytesInUse.compare_exchange_weak(most, inUse, std::memory_order_relaxed)) {
  }
  return block;
}

}  // namespace

CountedMemory::CountedMemory()
    : bytesBefore_(allocatedBytes), blocksBefore_(allocatedBlocks), inUseBefore_(bytesInUse) {
  mostBytesInUse = inUseBefore_;
}

std::uint64_t CountedMemory::bytes() const { return allocatedBytes - bytesBefore_; }
std::uint64_t CountedMemory::blocks() const { return allocatedBlocks - blocksBefore_; }
std::uint64_t CountedMemory::peak() const {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(0, mostBytesInUse - inUseBefore_));
}

}  // namespace furitsuke::test

extern "C" {

void* malloc(std::size_t size) noexcept { return furitsuke::test::counted(__libc_malloc(size), size); }

void* calloc(std::size_t count, std::size_t size) noexcept {
  return furitsuke::test::counted(__libc_calloc(count, size), count * size);
}

void* realloc(void* block, std::size_t size) noexcept {
  const std::int64_t before = furitsuke::test::usableSize(block);
  void* const moved = __libc_realloc(block, size);
  if (moved != nullptr || size == 0) furitsuke::test::bytesInUse.fetch_sub(before, std::memory_order_relaxed);
  return furitsuke::test::counted(moved, size);
}

void* memalign(std::size_t alignment, std::size_t size) noexcept {
  return furitsuke::test::counted(__libc_memalign(alignment, size), size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept { return memalign(alignment, size); }

int posix_memalign(void** block, std::size_t alignment, std::size_t size) noexcept {
  const bool isPowerOfTwo = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!isPowerOfTwo || alignment % sizeof(void*) != 0) return EINVAL;
  void* const made = memalign(alignment, size);
  if (made == nullptr) return ENOMEM;
  *block = made;
  return 0;
}

void free(void* block) noexcept {
  if (block != nullptr) {
    furitsuke::test::bytesInUse.fetch_sub(furitsuke::test::usableSize(block), std::memory_order_relaxed);
  }
  __libc_free(block);
}

}  // extern "C"
