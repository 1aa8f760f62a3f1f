// SPDX-License-Identifier: MIT
#include "core/network/kernels.h"

#include <array>

namespace furitsuke::network {

namespace {

#if (defined(__GNUC__) || defined(__clang__)) && (defined(__x86_64__) || defined(__i386__))
bool hasAvx2() { return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0; }
bool hasAvx512() { return __builtin_cpu_supports("avx512f") != 0; }
#else
bool hasAvx2() { return false; }
bool hasAvx512() { return false; }
#endif

struct UsableKernels {
  std::array<const Kernels*, 4> kernels{};
  std::size_t count = 0;

  UsableKernels() {
    if (hasAvx512()) add(avx512Kernels());
    if (hasAvx2()) add(avx2Kernels());
    add(sse2Kernels());
    add(portableKernels());
  }
  void add(const Kernels* each) {
    if (each != nullptr) kernels[count++] = each;
  }
};

}  // namespace

std::span<const Kernels* const> usableKernels() {
  static const UsableKernels usable;
  return {usable.kernels.data(), usable.count};
}

}  // namespace furitsuke::network
