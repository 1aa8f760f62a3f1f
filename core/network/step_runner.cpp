// SPDX-License-Identifier: MIT
#include "core/network/step_runner.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace furitsuke::network {

namespace {

/// Fewer multiplications are not worth a second thread.
constexpr std::uint64_t kWorthSplitting = 200'000;
/// The rows of all kernels divide it.
constexpr std::size_t kRowUnit = 24;
/// Floats of the patches of a picture that are multiplied at once.
constexpr std::size_t kPatchFloats = 32 * 1024;

std::size_t patchesTogether(std::size_t depth) {
  return std::max(kPatchFloats / depth / kRowUnit * kRowUnit, kRowUnit);
}

bool isDirect(const ConvolutionWork& work) {
  const WindowShape& window = work.window;
  return window.height == 1 && window.width == 1 && window.strideY == 1 && window.strideX == 1 && window.top == 0 &&
         window.left == 0 && work.from.pixels() == work.to.pixels();
}

std::size_t depthOf(const ConvolutionWork& work) {
  return static_cast<std::size_t>(work.window.height) * static_cast<std::size_t>(work.window.width) *
         static_cast<std::size_t>(work.from.channels);
}

/// Copies what the filter sees at a place of the result.
void copyPatch(const ConvolutionWork& work, const float* input, std::size_t place, float* patch) {
  const WindowShape& window = work.window;
  const auto width = static_cast<std::size_t>(work.to.width);
  const int top = static_cast<int>(place / width) * window.strideY - window.top;
  const int left = static_cast<int>(place % width) * window.strideX - window.left;
  const int firstX = std::clamp(-left, 0, window.width);
  const int endX = std::clamp(work.from.width - left, firstX, window.width);
  const auto channels = static_cast<std::size_t>(work.from.channels);
  const std::size_t before = static_cast<std::size_t>(firstX) * channels;
  const std::size_t seen = static_cast<std::size_t>(endX - firstX) * channels;
  const std::size_t row = static_cast<std::size_t>(window.width) * channels;
  for (int y = top; y < top + window.height; ++y, patch += row) {
    if (y < 0 || y >= work.from.height || seen == 0) {
      std::fill_n(patch, row, 0.0F);
      continue;
    }
    std::fill_n(patch, before, 0.0F);
    const std::size_t pixel = static_cast<std::size_t>(y) * static_cast<std::size_t>(work.from.width) +
                              static_cast<std::size_t>(left + firstX);
    std::copy_n(input + pixel * channels, seen, patch + before);
    std::fill_n(patch + before + seen, row - before - seen, 0.0F);
  }
}

/// Where the values of a resized row or column come from.
struct SamplePlace {
  std::size_t first = 0, second = 0;
  float share = 0;  ///< of the second
};

SamplePlace samplePlace(const ResizeWork& work, int at, int size, int resultSize) {
  float place = 0;
  const auto from = static_cast<float>(size);
  const auto to = static_cast<float>(resultSize);
  if (work.isCornerAligned && resultSize > 1) {
    place = static_cast<float>(at) * (from - 1) / (to - 1);
  } else if (work.isHalfPixel) {
    place = (static_cast<float>(at) + 0.5F) * from / to - 0.5F;
  } else {
    place = static_cast<float>(at) * from / to;
  }
  place = std::clamp(place, 0.0F, from - 1);
  const int first = std::min(static_cast<int>(place), size - 1);
  return {static_cast<std::size_t>(first), static_cast<std::size_t>(std::min(first + 1, size - 1)),
          place - static_cast<float>(first)};
}

}  // namespace

std::size_t StepRunner::patchFloats(const NetworkPlan& plan) {
  std::size_t most = 0;
  for (const NetworkStep& step : plan.steps) {
    const auto* const work = std::get_if<ConvolutionWork>(&step.work);
    if (work == nullptr || isDirect(*work)) continue;
    const std::size_t depth = depthOf(*work);
    most = std::max(most, depth * std::min(patchesTogether(depth), work->to.pixels()));
  }
  return most;
}

void StepRunner::run(std::array<AlignedFloats, 2>& patches) {
  patches_ = &patches;
  for (const NetworkStep& step : plan_.steps) {
    std::visit([&](const auto& work) { compute(step, work); }, step.work);
  }
}

template <class F>
void StepRunner::split(const NetworkStep& step, std::size_t count, std::size_t unit, F&& f) {
  const std::size_t half = (count / 2 + unit - 1) / unit * unit;
  if (helper_ == nullptr || half == 0 || half >= count || costOf(step) < kWorthSplitting) {
    f(std::size_t{0}, count, std::size_t{0});
    return;
  }
  helper_->both([&](std::size_t thread) { f(thread == 0 ? 0 : half, thread == 0 ? half : count, thread); });
}

void StepRunner::compute(const NetworkStep& step, const ConvolutionWork& work) {
  const auto columns = static_cast<std::size_t>(work.to.channels);
  const std::size_t depth = depthOf(work);
  const float* const from = input(step);
  const float* const added = work.addsSecondInput ? input(step, 1) : nullptr;
  float* const to = output(step);
  const auto multiply = [&](const float* rows, std::size_t first, std::size_t count) {
    kernels_.multiply({.rows = rows,
                       .rowStride = depth,
                       .weights = work.weights.data(),
                       .bias = work.bias.data(),
                       .added = added == nullptr ? nullptr : added + first * columns,
                       .results = to + first * columns,
                       .resultStride = columns,
                       .rowCount = count,
                       .depth = depth,
                       .columns = columns,
                       .low = work.limits.low,
                       .high = work.limits.high});
  };
  const bool direct = isDirect(work);
  split(step, work.to.pixels(), kRowUnit, [&](std::size_t first, std::size_t end, std::size_t thread) {
    if (direct) {
      multiply(from + first * depth, first, end - first);
      return;
    }
    float* const patches = (*patches_)[thread].data();
    const std::size_t together = patchesTogether(depth);
    for (std::size_t at = first; at < end; at += together) {
      const std::size_t count = std::min(together, end - at);
      for (std::size_t i = 0; i < count; ++i) copyPatch(work, from, at + i, patches + i * depth);
      multiply(patches, at, count);
    }
  });
}

void StepRunner::compute(const NetworkStep& step, const DepthwiseWork& work) {
  const float* const from = input(step);
  float* const to = output(step);
  split(step, static_cast<std::size_t>(work.to.height), 1, [&](std::size_t first, std::size_t end, std::size_t) {
    kernels_.depthwise({.input = from,
                        .weights = work.weights.data(),
                        .bias = work.bias.data(),
                        .results = to,
                        .weightStride = work.weightStride,
                        .inputHeight = work.from.height,
                        .inputWidth = work.from.width,
                        .resultWidth = work.to.width,
                        .channels = work.from.channels,
                        .filterHeight = work.window.height,
                        .filterWidth = work.window.width,
                        .strideY = work.window.strideY,
                        .strideX = work.window.strideX,
                        .top = work.window.top,
                        .left = work.window.left,
                        .firstRow = static_cast<int>(first),
                        .endRow = static_cast<int>(end),
                        .low = work.limits.low,
                        .high = work.limits.high});
  });
}

void StepRunner::compute(const NetworkStep& step, const AddWork& work) {
  kernels_.add(input(step), input(step, 1), output(step), work.count, work.limits.low, work.limits.high);
}

void StepRunner::compute(const NetworkStep& step, const SlopeWork& work) {
  const float* const from = input(step);
  float* const to = output(step);
  const std::size_t channels = work.slopes.size();
  for (std::size_t at = 0; at < work.count; at += channels) {
    for (std::size_t i = 0; i < channels; ++i) {
      const float value = from[at + i];
      to[at + i] = value >= 0 ? value : value * work.slopes[i];
    }
  }
}

void StepRunner::compute(const NetworkStep& step, const LogisticWork& work) {
  const float* const from = input(step);
  float* const to = output(step);
  for (std::size_t i = 0; i < work.count; ++i) to[i] = 1 / (1 + std::exp(-from[i]));
}

void StepRunner::compute(const NetworkStep& step, const MaxPoolWork& work) {
  const float* const from = input(step);
  float* to = output(step);
  const WindowShape& window = work.window;
  const auto channels = static_cast<std::size_t>(work.from.channels);
  for (int y = 0; y < work.to.height; ++y) {
    for (int x = 0; x < work.to.width; ++x, to += channels) {
      const int top = y * window.strideY - window.top;
      const int left = x * window.strideX - window.left;
      std::fill_n(to, channels, -std::numeric_limits<float>::infinity());
      for (int fromY = std::max(top, 0); fromY < std::min(top + window.height, work.from.height); ++fromY) {
        for (int fromX = std::max(left, 0); fromX < std::min(left + window.width, work.from.width); ++fromX) {
          const std::size_t pixel = static_cast<std::size_t>(fromY) * static_cast<std::size_t>(work.from.width) +
                                    static_cast<std::size_t>(fromX);
          const float* const value = from + pixel * channels;
          for (std::size_t i = 0; i < channels; ++i) to[i] = std::max(to[i], value[i]);
        }
      }
      for (std::size_t i = 0; i < channels; ++i) to[i] = std::clamp(to[i], work.limits.low, work.limits.high);
    }
  }
}

void StepRunner::compute(const NetworkStep& step, const MeanWork& work) {
  const float* const from = input(step);
  float* const to = output(step);
  const auto channels = static_cast<std::size_t>(work.from.channels);
  const std::size_t pixels = work.from.pixels();
  std::fill_n(to, channels, 0.0F);
  for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
    for (std::size_t i = 0; i < channels; ++i) to[i] += from[pixel * channels + i];
  }
  for (std::size_t i = 0; i < channels; ++i) to[i] /= static_cast<float>(pixels);
}

void StepRunner::compute(const NetworkStep& step, const PadWork& work) {
  const float* from = input(step);
  float* const to = output(step);
  std::fill_n(to, work.to.floats(), 0.0F);
  const auto channels = static_cast<std::size_t>(work.from.channels);
  for (int y = 0; y < work.from.height; ++y) {
    for (int x = 0; x < work.from.width; ++x, from += channels) {
      const std::size_t pixel = static_cast<std::size_t>(y + work.top) * static_cast<std::size_t>(work.to.width) +
                                static_cast<std::size_t>(x + work.left);
      std::copy_n(from, channels,
                  to + pixel * static_cast<std::size_t>(work.to.channels) + static_cast<std::size_t>(work.front));
    }
  }
}

void StepRunner::compute(const NetworkStep& step, const ConcatenationWork& work) {
  float* to = output(step);
  for (std::size_t at = 0; at < work.count; ++at) {
    for (std::size_t i = 0; i < work.blocks.size(); ++i) {
      to = std::copy_n(input(step, i) + at * work.blocks[i], work.blocks[i], to);
    }
  }
}

void StepRunner::compute(const NetworkStep& step, const DepthToSpaceWork& work) {
  const float* const from = input(step);
  float* to = output(step);
  const auto channels = static_cast<std::size_t>(work.to.channels);
  for (int y = 0; y < work.to.height; ++y) {
    for (int x = 0; x < work.to.width; ++x) {
      const std::size_t pixel = static_cast<std::size_t>(y / work.block) * static_cast<std::size_t>(work.from.width) +
                                static_cast<std::size_t>(x / work.block);
      const auto part = static_cast<std::size_t>(y % work.block * work.block + x % work.block);
      to = std::copy_n(from + pixel * static_cast<std::size_t>(work.from.channels) + part * channels, channels, to);
    }
  }
}

void StepRunner::compute(const NetworkStep& step, const ResizeWork& work) {
  const float* const from = input(step);
  float* const to = output(step);
  const auto channels = static_cast<std::size_t>(work.from.channels);
  const auto width = static_cast<std::size_t>(work.from.width);
  const auto resultWidth = static_cast<std::size_t>(work.to.width);
  std::vector<SamplePlace> columns;
  for (int x = 0; x < work.to.width; ++x) columns.push_back(samplePlace(work, x, work.from.width, work.to.width));
  split(step, static_cast<std::size_t>(work.to.height), 1, [&](std::size_t first, std::size_t end, std::size_t) {
    for (std::size_t y = first; y < end; ++y) {
      const SamplePlace row = samplePlace(work, static_cast<int>(y), work.from.height, work.to.height);
      for (std::size_t x = 0; x < resultWidth; ++x) {
        const SamplePlace& column = columns[x];
        const float* const pixels[] = {from + (row.first * width + column.first) * channels,
                                       from + (row.first * width + column.second) * channels,
                                       from + (row.second * width + column.first) * channels,
                                       from + (row.second * width + column.second) * channels};
        const float weights[] = {(1 - row.share) * (1 - column.share), (1 - row.share) * column.share,
                                 row.share * (1 - column.share), row.share * column.share};
        kernels_.mix(pixels, weights, to + (y * resultWidth + x) * channels, channels);
      }
    }
  });
}

}  // namespace furitsuke::network
