// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/network/kernels.h"

#if defined(__clang__)
#define FURITSUKE_UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define FURITSUKE_UNROLL _Pragma("GCC unroll 16")
#else
#define FURITSUKE_UNROLL
#endif

namespace furitsuke::network {

/// The loops for one kind of processor. `Lanes` wraps its registers; each kind has its own type, and nothing of the
/// C++ library is called here: a function that several files instantiate with different compiler options could run on
/// a processor that lacks the instructions.
template <class Lanes>
struct KernelCode {
  using Register = typename Lanes::Register;
  static constexpr std::size_t kLanes = Lanes::kLanes;
  static constexpr std::size_t kRows = Lanes::kRows;
  /// Rows that stay in the cache of a core while all panels pass.
  static constexpr std::size_t kCachedFloats = 16 * 1024;

  static Register limited(Register value, Register low, Register high) {
    return Lanes::smaller(Lanes::larger(value, low), high);
  }

  /// `Rows` rows of `Columns` registers of results.
  template <std::size_t Rows, std::size_t Columns>
  static void tile(const MatrixJob& job, const float* row, const float* weights, std::size_t firstRow,
                   std::size_t firstColumn) {
    Register sums[Rows][Columns];
    FURITSUKE_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      FURITSUKE_UNROLL
      for (std::size_t c = 0; c < Columns; ++c) sums[r][c] = Lanes::load(job.bias + firstColumn + c * kLanes);
    }
    for (std::size_t k = 0; k < job.depth; ++k) {
      Register columns[Columns];
      FURITSUKE_UNROLL
      for (std::size_t c = 0; c < Columns; ++c) columns[c] = Lanes::load(weights + c * kLanes);
      weights += Columns * kLanes;
      FURITSUKE_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) {
        const Register value = Lanes::repeated(row[r * job.rowStride + k]);
        FURITSUKE_UNROLL
        for (std::size_t c = 0; c < Columns; ++c) sums[r][c] = Lanes::multipliedAndAdded(value, columns[c], sums[r][c]);
      }
    }
    const std::size_t left = job.columns - firstColumn;
    const Register low = Lanes::repeated(job.low);
    const Register high = Lanes::repeated(job.high);
    FURITSUKE_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      const std::size_t at = (firstRow + r) * job.resultStride + firstColumn;
      FURITSUKE_UNROLL
      for (std::size_t c = 0; c < Columns; ++c) {
        const std::size_t count = left - c * kLanes;
        finish(sums[r][c], job.added == nullptr ? nullptr : job.added + at + c * kLanes, job.results + at + c * kLanes,
               count, low, high);
      }
    }
  }

  static void finish(Register sum, const float* added, float* result, std::size_t count, Register low, Register high) {
    if (count >= kLanes) {
      if (added != nullptr) sum = Lanes::sum(sum, Lanes::load(added));
      Lanes::store(result, limited(sum, low, high));
    } else {
      if (added != nullptr) sum = Lanes::sum(sum, Lanes::loadPart(added, count));
      Lanes::storePart(result, limited(sum, low, high), count);
    }
  }

  template <std::size_t Columns>
  static void panel(const MatrixJob& job, const float* weights, std::size_t firstRow, std::size_t endRow,
                    std::size_t firstColumn) {
    const float* row = job.rows + firstRow * job.rowStride;
    std::size_t r = firstRow;
    for (; r + kRows <= endRow; r += kRows, row += kRows * job.rowStride) {
      tile<kRows, Columns>(job, row, weights, r, firstColumn);
    }
    for (; r + 4 <= endRow; r += 4, row += 4 * job.rowStride) tile<4, Columns>(job, row, weights, r, firstColumn);
    for (; r + 2 <= endRow; r += 2, row += 2 * job.rowStride) tile<2, Columns>(job, row, weights, r, firstColumn);
    for (; r < endRow; ++r, row += job.rowStride) tile<1, Columns>(job, row, weights, r, firstColumn);
  }

  static void multiply(const MatrixJob& job) {
    std::size_t block = kCachedFloats / job.depth / kRows * kRows;
    if (block < kRows) block = kRows;
    for (std::size_t firstRow = 0; firstRow < job.rowCount; firstRow += block) {
      const std::size_t endRow = firstRow + block < job.rowCount ? firstRow + block : job.rowCount;
      const float* weights = job.weights;
      for (std::size_t column = 0; column < job.columns;) {
        const std::size_t width = job.columns - column > kLanes ? 2 * kLanes : kLanes;
        if (width > kLanes) {
          panel<2>(job, weights, firstRow, endRow, column);
        } else {
          panel<1>(job, weights, firstRow, endRow, column);
        }
        weights += job.depth * width;
        column += width;
      }
    }
  }

  /// The places of the filter that are within the input.
  struct FilterPart {
    int firstY, endY, firstX, endX;
  };

  /// `Pixels` pixels of the result with `Columns` registers of channels. `input`: where the filter begins for the first
  /// of them, in floats from the start of the input, perhaps outside.
  template <std::size_t Pixels, std::size_t Columns>
  static void channels(const DepthwiseJob& job, const FilterPart& part, std::ptrdiff_t input, std::size_t channel,
                       float* result) {
    const auto channelCount = static_cast<std::size_t>(job.channels);
    const std::size_t pixelStep = static_cast<std::size_t>(job.strideX) * channelCount;
    Register sums[Pixels][Columns];
    FURITSUKE_UNROLL
    for (std::size_t p = 0; p < Pixels; ++p) {
      FURITSUKE_UNROLL
      for (std::size_t c = 0; c < Columns; ++c) sums[p][c] = Lanes::load(job.bias + channel + c * kLanes);
    }
    for (int y = part.firstY; y < part.endY; ++y) {
      const float* from = job.input + (input + (std::ptrdiff_t{y} * job.inputWidth + part.firstX) * job.channels +
                                       static_cast<std::ptrdiff_t>(channel));
      const float* weights =
          job.weights + static_cast<std::size_t>(y * job.filterWidth + part.firstX) * job.weightStride + channel;
      for (int x = part.firstX; x < part.endX; ++x, from += channelCount, weights += job.weightStride) {
        FURITSUKE_UNROLL
        for (std::size_t c = 0; c < Columns; ++c) {
          const Register weight = Lanes::load(weights + c * kLanes);
          FURITSUKE_UNROLL
          for (std::size_t p = 0; p < Pixels; ++p) {
            sums[p][c] = Lanes::multipliedAndAdded(Lanes::load(from + p * pixelStep + c * kLanes), weight, sums[p][c]);
          }
        }
      }
    }
    const Register low = Lanes::repeated(job.low);
    const Register high = Lanes::repeated(job.high);
    FURITSUKE_UNROLL
    for (std::size_t p = 0; p < Pixels; ++p) {
      FURITSUKE_UNROLL
      for (std::size_t c = 0; c < Columns; ++c) {
        const std::size_t at = channel + c * kLanes;
        finish(sums[p][c], nullptr, result + p * channelCount + at, channelCount - at, low, high);
      }
    }
  }

  /// `Pixels` pixels of a row of the result.
  template <std::size_t Pixels>
  static void pixels(const DepthwiseJob& job, const FilterPart& part, std::ptrdiff_t input, float* result) {
    const auto channelCount = static_cast<std::size_t>(job.channels);
    std::size_t channel = 0;
    for (; channel + 2 * kLanes <= channelCount; channel += 2 * kLanes) {
      channels<Pixels, 2>(job, part, input, channel, result);
    }
    for (; channel < channelCount; channel += kLanes) channels<Pixels, 1>(job, part, input, channel, result);
  }

  static void depthwise(const DepthwiseJob& job) {
    constexpr int kTogether = 4;
    for (int y = job.firstRow; y < job.endRow; ++y) {
      const int top = y * job.strideY - job.top;
      FilterPart part{top < 0 ? -top : 0, job.filterHeight, 0, job.filterWidth};
      if (top + part.endY > job.inputHeight) part.endY = job.inputHeight - top;
      float* result = job.results + std::ptrdiff_t{y} * job.resultWidth * job.channels;
      for (int x = 0; x < job.resultWidth;) {
        const int left = x * job.strideX - job.left;
        const std::ptrdiff_t input = (std::ptrdiff_t{top} * job.inputWidth + left) * job.channels;
        const int last = left + (kTogether - 1) * job.strideX + job.filterWidth;
        if (left >= 0 && last <= job.inputWidth && x + kTogether <= job.resultWidth) {
          part.firstX = 0;
          part.endX = job.filterWidth;
          pixels<kTogether>(job, part, input, result);
          x += kTogether;
          result += kTogether * job.channels;
          continue;
        }
        part.firstX = left < 0 ? -left : 0;
        part.endX = left + job.filterWidth > job.inputWidth ? job.inputWidth - left : job.filterWidth;
        pixels<1>(job, part, input, result);
        ++x;
        result += job.channels;
      }
    }
  }

  static void add(const float* a, const float* b, float* results, std::size_t count, float low, float high) {
    const Register lowest = Lanes::repeated(low);
    const Register highest = Lanes::repeated(high);
    for (std::size_t i = 0; i < count; i += kLanes) {
      const std::size_t left = count - i;
      if (left >= kLanes) {
        Lanes::store(results + i, limited(Lanes::sum(Lanes::load(a + i), Lanes::load(b + i)), lowest, highest));
      } else {
        const Register sum = Lanes::sum(Lanes::loadPart(a + i, left), Lanes::loadPart(b + i, left));
        Lanes::storePart(results + i, limited(sum, lowest, highest), left);
      }
    }
  }

  static void mix(const float* const* pixels, const float* weights, float* results, std::size_t channels) {
    for (std::size_t i = 0; i < channels; i += kLanes) {
      const std::size_t left = channels - i;
      Register sum = Lanes::repeated(0);
      for (std::size_t p = 0; p < 4; ++p) {
        const float* const from = pixels[p] + i;
        const Register value = left >= kLanes ? Lanes::load(from) : Lanes::loadPart(from, left);
        sum = Lanes::multipliedAndAdded(value, Lanes::repeated(weights[p]), sum);
      }
      if (left >= kLanes) {
        Lanes::store(results + i, sum);
      } else {
        Lanes::storePart(results + i, sum, left);
      }
    }
  }

  static constexpr Kernels kKernels{Lanes::kName, kLanes, &multiply, &depthwise, &add, &mix};
};

}  // namespace furitsuke::network

#undef FURITSUKE_UNROLL
