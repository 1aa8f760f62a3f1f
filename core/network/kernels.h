// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace furitsuke::network {

/// results = rows * weights + bias + added, limited to low..high.
struct MatrixJob {
  const float* rows = nullptr;  ///< depth values each
  std::size_t rowStride = 0;    ///< floats from one row to the next
  /// In panels of 2 * lanes columns; the last one of `lanes` columns if that is enough. In a panel the columns of each
  /// step of the depth are together, and missing columns are 0.
  const float* weights = nullptr;
  const float* bias = nullptr;   ///< as many as columns in all panels
  const float* added = nullptr;  ///< as the results; null: nothing
  float* results = nullptr;
  std::size_t resultStride = 0;
  std::size_t rowCount = 0, depth = 0, columns = 0;
  float low = 0, high = 0;
};

/// A convolution of each channel on its own, for some rows of the result. The input is zero outside.
struct DepthwiseJob {
  const float* input = nullptr;    ///< up to `lanes` floats after it are read and have no effect
  const float* weights = nullptr;  ///< for each place of the filter `weightStride` channels
  const float* bias = nullptr;     ///< `weightStride`
  float* results = nullptr;        ///< the first row of the whole result
  std::size_t weightStride = 0;    ///< channels, rounded up to whole lanes
  int inputHeight = 0, inputWidth = 0, resultWidth = 0, channels = 0;
  int filterHeight = 0, filterWidth = 0, strideY = 0, strideX = 0;
  int top = 0, left = 0;  ///< rows and columns of zeros before the input
  int firstRow = 0, endRow = 0;
  float low = 0, high = 0;
};

/// The loops in which a network spends its time, for one kind of processor.
struct Kernels {
  std::string_view name;
  std::size_t lanes = 0;  ///< floats that are computed at once
  void (*multiply)(const MatrixJob& job);
  void (*depthwise)(const DepthwiseJob& job);
  /// results = a + b, limited to low..high.
  void (*add)(const float* a, const float* b, float* results, std::size_t count, float low, float high);
  /// results = the sum of four pixels with these weights.
  void (*mix)(const float* const* pixels, const float* weights, float* results, std::size_t channels);
};

/// Those that this processor can run, the fastest first; at least one.
[[nodiscard]] std::span<const Kernels* const> usableKernels();
[[nodiscard]] inline const Kernels& fastestKernels() { return *usableKernels().front(); }

// Each in a file with its own compiler options (CMakeLists.txt); null where the compiler or the processor's family has
// no such instructions.
[[nodiscard]] const Kernels* portableKernels() noexcept;
[[nodiscard]] const Kernels* sse2Kernels() noexcept;
[[nodiscard]] const Kernels* avx2Kernels() noexcept;
[[nodiscard]] const Kernels* avx512Kernels() noexcept;

}  // namespace furitsuke::network
