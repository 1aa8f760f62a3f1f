// SPDX-License-Identifier: MIT
#include "core/network/kernel_code.h"

#if defined(__AVX2__) && defined(__FMA__)

#include <immintrin.h>

namespace furitsuke::network {

namespace {

struct Avx2Lanes {
  using Register = __m256;
  static constexpr std::string_view kName = "AVX2";
  static constexpr std::size_t kLanes = 8;
  static constexpr std::size_t kRows = 6;

  /// Bits for the first `count` lanes.
  static __m256i mask(std::size_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(count)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  }
  static Register load(const float* from) { return _mm256_loadu_ps(from); }
  static Register loadPart(const float* from, std::size_t count) { return _mm256_maskload_ps(from, mask(count)); }
  static Register repeated(float value) { return _mm256_set1_ps(value); }
  static Register sum(Register a, Register b) { return _mm256_add_ps(a, b); }
  static Register multipliedAndAdded(Register a, Register b, Register c) { return _mm256_fmadd_ps(a, b, c); }
  static Register larger(Register a, Register b) { return _mm256_max_ps(a, b); }
  static Register smaller(Register a, Register b) { return _mm256_min_ps(a, b); }
  static void store(float* to, Register value) { _mm256_storeu_ps(to, value); }
  static void storePart(float* to, Register value, std::size_t count) { _mm256_maskstore_ps(to, mask(count), value); }
};

}  // namespace

const Kernels* avx2Kernels() noexcept { return &KernelCode<Avx2Lanes>::kKernels; }

}  // namespace furitsuke::network

#else

namespace furitsuke::network {

const Kernels* avx2Kernels() noexcept { return nullptr; }

}  // namespace furitsuke::network

#endif
