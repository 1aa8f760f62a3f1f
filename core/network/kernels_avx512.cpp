// SPDX-License-Identifier: MIT
#include "core/network/kernel_code.h"

#if defined(__AVX512F__)

#include <immintrin.h>

namespace furitsuke::network {

namespace {

struct Avx512Lanes {
  using Register = __m512;
  static constexpr std::string_view kName = "AVX-512";
  static constexpr std::size_t kLanes = 16;
  static constexpr std::size_t kRows = 8;

  /// Bits for the first `count` lanes.
  static __mmask16 mask(std::size_t count) { return static_cast<__mmask16>((1U << count) - 1); }
  static Register load(const float* from) { return _mm512_loadu_ps(from); }
  static Register loadPart(const float* from, std::size_t count) { return _mm512_maskz_loadu_ps(mask(count), from); }
  static Register repeated(float value) { return _mm512_set1_ps(value); }
  static Register sum(Register a, Register b) { return _mm512_add_ps(a, b); }
  static Register multipliedAndAdded(Register a, Register b, Register c) { return _mm512_fmadd_ps(a, b, c); }
  static Register larger(Register a, Register b) { return _mm512_max_ps(a, b); }
  static Register smaller(Register a, Register b) { return _mm512_min_ps(a, b); }
  static void store(float* to, Register value) { _mm512_storeu_ps(to, value); }
  static void storePart(float* to, Register value, std::size_t count) { _mm512_mask_storeu_ps(to, mask(count), value); }
};

}  // namespace

const Kernels* avx512Kernels() noexcept { return &KernelCode<Avx512Lanes>::kKernels; }

}  // namespace furitsuke::network

#else

namespace furitsuke::network {

const Kernels* avx512Kernels() noexcept { return nullptr; }

}  // namespace furitsuke::network

#endif
