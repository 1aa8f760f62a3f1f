// SPDX-License-Identifier: GPL-3.0-or-later
// One program for each check of round_trip.h; FURITSUKE_FAULT is its name.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/fuzz/round_trip.h"

// Of the sanitizers, which not all builds have.
extern "C" {
[[gnu::weak]] int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void*, std::size_t),
                                                            void (*freed)(const volatile void*));
[[gnu::weak]] std::size_t __sanitizer_get_allocated_size(const volatile void* block);
}

namespace {

/// What a check may hold in memory at once: what it reads, what it makes of it, and both once more when it is written
/// and read again.
constexpr std::size_t kMostPerByte = 16;
constexpr std::size_t kMostBesides = std::size_t{64} << 20U;

std::atomic<std::ptrdiff_t> held = 0, peak = 0;  // bytes, since the check began

void countAllocated(const volatile void* /*block*/, std::size_t size) {
  const std::ptrdiff_t now = held += static_cast<std::ptrdiff_t>(size);
  std::ptrdiff_t most = peak;
  while (now > most && !peak.compare_exchange_weak(most, now)) {
  }
}

void countFreed(const volatile void* block) {
  if (block != nullptr) held -= static_cast<std::ptrdiff_t>(__sanitizer_get_allocated_size(block));
}

std::string faultOf(furitsuke::ByteView bytes) {
  held = peak = 0;
  std::string fault = furitsuke::test::FURITSUKE_FAULT(bytes);
  const auto most = static_cast<std::size_t>(peak.load());
  if (fault.empty() && most > bytes.size() * kMostPerByte + kMostBesides)
    fault = std::to_string(bytes.size()) + " bytes need " + std::to_string(most) + " bytes of memory";
  return fault;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*arguments*/) {
  if (__sanitizer_install_malloc_and_free_hooks != nullptr)
    __sanitizer_install_malloc_and_free_hooks(countAllocated, countFreed);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto* bytes = reinterpret_cast<const std::byte*>(data);
  const std::string fault = faultOf({bytes, size});
  if (!fault.empty()) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
  }
  return 0;
}
