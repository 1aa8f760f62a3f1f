// SPDX-License-Identifier: MIT
#include "core/network/kernel_code.h"

#if defined(__SSE2__) || defined(_M_X64)

#include <emmintrin.h>

namespace furitsuke::network {

namespace {

struct Sse2Lanes {
  using Register = __m128;
  static constexpr std::string_view kName = "SSE2";
  static constexpr std::size_t kLanes = 4;
  static constexpr std::size_t kRows = 6;

  static Register load(const float* from) { return _mm_loadu_ps(from); }
  static Register loadPart(const float* from, std::size_t count) {
    float values[kLanes] = {};
    for (std::size_t i = 0; i < count; ++i) values[i] = from[i];
    return _mm_loadu_ps(values);
  }
  static Register repeated(float value) { return _mm_set1_ps(value); }
  static Register sum(Register a, Register b) { return _mm_add_ps(a, b); }
  static Register multipliedAndAdded(Register a, Register b, Register c) { return _mm_add_ps(_mm_mul_ps(a, b), c); }
  static Register larger(Register a, Register b) { return _mm_max_ps(a, b); }
  static Register smaller(Register a, Register b) { return _mm_min_ps(a, b); }
  static void store(float* to, Register value) { _mm_storeu_ps(to, value); }
  static void storePart(float* to, Register value, std::size_t count) {
    float values[kLanes];
    _mm_storeu_ps(values, value);
    for (std::size_t i = 0; i < count; ++i) to[i] = values[i];
  }
};

}  // namespace

const Kernels* sse2Kernels() noexcept { return &KernelCode<Sse2Lanes>::kKernels; }

}  // namespace furitsuke::network

#else

namespace furitsuke::network {

const Kernels* sse2Kernels() noexcept { return nullptr; }

}  // namespace furitsuke::network

#endif
