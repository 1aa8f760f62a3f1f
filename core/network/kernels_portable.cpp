// SPDX-License-Identifier: MIT
#include "core/network/kernel_code.h"

namespace furitsuke::network {

namespace {

/// Plain C++, in loops that compilers turn into vector instructions.
struct PortableLanes {
  struct Register {
    float values[4];
  };
  static constexpr std::string_view kName = "portable";
  static constexpr std::size_t kLanes = 4;
  static constexpr std::size_t kRows = 4;

  template <class F>
  static Register each(F&& f) {
    Register result;
    for (std::size_t i = 0; i < kLanes; ++i) result.values[i] = f(i);
    return result;
  }
  static Register load(const float* from) {
    return each([&](std::size_t i) { return from[i]; });
  }
  static Register loadPart(const float* from, std::size_t count) {
    return each([&](std::size_t i) { return i < count ? from[i] : 0.0F; });
  }
  static Register repeated(float value) {
    return each([&](std::size_t) { return value; });
  }
  static Register sum(Register a, Register b) {
    return each([&](std::size_t i) { return a.values[i] + b.values[i]; });
  }
  static Register multipliedAndAdded(Register a, Register b, Register c) {
    return each([&](std::size_t i) { return a.values[i] * b.values[i] + c.values[i]; });
  }
  static Register larger(Register a, Register b) {
    return each([&](std::size_t i) { return a.values[i] > b.values[i] ? a.values[i] : b.values[i]; });
  }
  static Register smaller(Register a, Register b) {
    return each([&](std::size_t i) { return a.values[i] < b.values[i] ? a.values[i] : b.values[i]; });
  }
  static void store(float* to, Register value) { storePart(to, value, kLanes); }
  static void storePart(float* to, Register value, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) to[i] = value.values[i];
  }
};

}  // namespace

const Kernels* portableKernels() noexcept { return &KernelCode<PortableLanes>::kKernels; }

}  // namespace furitsuke::network
