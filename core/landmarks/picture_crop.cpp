// SPDX-License-Identifier: MIT
#include "core/landmarks/picture_crop.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace furitsuke::landmarks {

namespace {

constexpr std::size_t kBytes = 4;   // of a pixel of a picture
constexpr std::size_t kFloats = 4;  // of a block

}  // namespace

bool PictureRegion::isUsableIn(float width, float height) const {
  const float reach = 8 * std::max(width, height);
  const bool isFinite = std::isfinite(x) && std::isfinite(y) && std::isfinite(size) && std::isfinite(angle);
  return isFinite && size >= 1 && size <= reach && std::abs(x) <= reach && std::abs(y) <= reach;
}

void PictureCrop::average(const media::VideoFrame& picture) {
  const auto rowFloats = (static_cast<std::size_t>(blocks_.columns) + 2) * kFloats;
  colors_.assign(rowFloats * (static_cast<std::size_t>(blocks_.rows) + 2), 0.0F);
  // A block at the right or lower side may be partly outside, where it is black.
  const float share = 1.0F / static_cast<float>(blocks_.width * blocks_.height);
  const int firstX = blocks_.left * blocks_.width;
  const int endX = std::min(firstX + blocks_.columns * blocks_.width, picture.width);
  const auto rowBytes = static_cast<std::size_t>(endX - firstX) * kBytes;
  const auto blockBytes = static_cast<std::size_t>(blocks_.width) * kBytes;
  for (int row = 0; row < blocks_.rows; ++row) {
    sums_.assign(rowBytes, 0);
    const int firstY = (blocks_.top + row) * blocks_.height;
    const int endY = std::min(firstY + blocks_.height, picture.height);
    for (int y = firstY; y < endY; ++y) {
      const std::size_t pixel =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) + static_cast<std::size_t>(firstX);
      const std::uint8_t* const from = picture.pixels.data() + pixel * kBytes;
      for (std::size_t i = 0; i < rowBytes; ++i) sums_[i] += from[i];
    }
    float* to = colors_.data() + (static_cast<std::size_t>(row) + 1) * rowFloats + kFloats;
    for (std::size_t at = 0; at < rowBytes; at += blockBytes, to += kFloats) {
      const std::size_t end = std::min(at + blockBytes, rowBytes);
      for (std::size_t i = at; i < end; i += kBytes) {
        for (std::size_t c = 0; c < kFloats; ++c) to[c] += static_cast<float>(sums_[i + c]) * share;
      }
    }
  }
}

void PictureCrop::addColor(float column, float row, float* sum) const {
  const bool isInside =
      column > -1 && row > -1 && column < static_cast<float>(blocks_.columns) && row < static_cast<float>(blocks_.rows);
  if (!isInside) return;
  // The border makes all places positive.
  const auto left = static_cast<int>(column + 1);
  const auto top = static_cast<int>(row + 1);
  const float shareX = column + 1 - static_cast<float>(left);
  const float shareY = row + 1 - static_cast<float>(top);
  const std::size_t rowFloats = (static_cast<std::size_t>(blocks_.columns) + 2) * kFloats;
  const float* const upper =
      colors_.data() + static_cast<std::size_t>(top) * rowFloats + static_cast<std::size_t>(left) * kFloats;
  const float* const lower = upper + rowFloats;
  for (std::size_t c = 0; c < kFloats; ++c) {
    const float above = upper[c] + (upper[c + kFloats] - upper[c]) * shareX;
    const float below = lower[c] + (lower[c + kFloats] - lower[c]) * shareX;
    sum[c] += above + (below - above) * shareY;
  }
}

void PictureCrop::cut(const media::VideoFrame& picture, double pixelAspect, const PictureRegion& region, int side,
                      float low, float high, std::span<float> result) {
  const auto aspect = static_cast<float>(pixelAspect);
  const float step = region.size / static_cast<float>(side);
  const float cosine = std::cos(region.angle);
  const float sine = std::sin(region.angle);
  const float reach = region.size / 2 * (std::abs(cosine) + std::abs(sine)) + 2 * std::max(step, aspect);

  // About two blocks for a pixel of the result, and as many samples: fewer let thin things flicker.
  blocks_.width = std::max(static_cast<int>(std::lround(step / aspect / 2)), 1);
  blocks_.height = std::max(static_cast<int>(std::lround(step / 2)), 1);
  const auto blockOf = [](float pixel, int size, int pixels) {
    return static_cast<int>(std::clamp(pixel, 0.0F, static_cast<float>(pixels - 1))) / size;
  };
  blocks_.left = blockOf((region.x - reach) / aspect, blocks_.width, picture.width);
  blocks_.top = blockOf(region.y - reach, blocks_.height, picture.height);
  blocks_.columns = blockOf((region.x + reach) / aspect, blocks_.width, picture.width) - blocks_.left + 1;
  blocks_.rows = blockOf(region.y + reach, blocks_.height, picture.height) - blocks_.top + 1;
  average(picture);

  const float blockWidth = static_cast<float>(blocks_.width) * aspect;
  const auto blockHeight = static_cast<float>(blocks_.height);
  const int samples = std::clamp(static_cast<int>(std::lround(step / std::min(blockWidth, blockHeight))), 1, 3);
  const float between = step / static_cast<float>(samples);
  const float gain = (high - low) / 255.0F / static_cast<float>(samples * samples);
  const float firstColumn = region.x / blockWidth - 0.5F - static_cast<float>(blocks_.left);
  const float firstRow = region.y / blockHeight - 0.5F - static_cast<float>(blocks_.top);
  float* to = result.data();
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x, to += 3) {
      float sum[kFloats] = {};
      for (int i = 0; i < samples * samples; ++i) {
        const int row = i / samples;
        const float fromX = (static_cast<float>(x * samples + i % samples) + 0.5F) * between - region.size / 2;
        const float fromY = (static_cast<float>(y * samples + row) + 0.5F) * between - region.size / 2;
        addColor(firstColumn + (fromX * cosine - fromY * sine) / blockWidth,
                 firstRow + (fromX * sine + fromY * cosine) / blockHeight, sum);
      }
      for (std::size_t c = 0; c < 3; ++c) to[c] = low + sum[c] * gain;
    }
  }
}

}  // namespace furitsuke::landmarks
