// SPDX-License-Identifier: MIT
#include "core/media/gif_palette.h"

#include <algorithm>
#include <array>
#include <queue>
#include <vector>

namespace furitsuke::media {

namespace {

constexpr std::size_t kTransparent = 255;  // its index
constexpr int kBits = 6;                   // per channel, that distinguish the colors of the picture
constexpr int kDropped = 8 - kBits;
constexpr std::uint8_t kHalfOpaque = 128;

/// The pixels of the picture that have about the same color.
struct ColorBin {
  std::array<std::uint64_t, 3> sums{};
  std::uint64_t count = 0;

  [[nodiscard]] double mean(std::size_t channel) const {
    return static_cast<double>(sums[channel]) / static_cast<double>(count);
  }
};

/// Bins that become one color of the palette.
struct ColorBox {
  std::size_t first = 0;  ///< in the list of bins
  std::size_t end = 0;
  std::size_t channel = 0;  ///< with the largest error
  double error = 0;         ///< the squared distances of its pixels from their mean, in this channel

  friend bool operator<(const ColorBox& a, const ColorBox& b) { return a.error < b.error; }
};

std::size_t binOf(const std::uint8_t* pixel) {
  return static_cast<std::size_t>((pixel[0] >> kDropped) << (2 * kBits) | (pixel[1] >> kDropped) << kBits |
                                  pixel[2] >> kDropped);
}

ColorBox boxOf(const std::vector<ColorBin>& bins, const std::vector<std::uint32_t>& order, std::size_t first,
               std::size_t end) {
  ColorBox box{first, end, 0, 0};
  for (std::size_t channel = 0; channel < 3; ++channel) {
    double count = 0, sum = 0, squares = 0;
    for (std::size_t i = first; i < end; ++i) {
      const ColorBin& bin = bins[order[i]];
      const double mean = bin.mean(channel);
      const auto weight = static_cast<double>(bin.count);
      count += weight;
      sum += mean * weight;
      squares += mean * mean * weight;
    }
    const double error = squares - sum * sum / count;
    if (error <= box.error) continue;
    box.error = error;
    box.channel = channel;
  }
  return box;
}

/// Where the bins of the box, sorted by its channel, are divided: at the mean color.
std::size_t splitPlace(const std::vector<ColorBin>& bins, const std::vector<std::uint32_t>& order,
                       const ColorBox& box) {
  double count = 0, sum = 0;
  for (std::size_t i = box.first; i < box.end; ++i) {
    count += static_cast<double>(bins[order[i]].count);
    sum += static_cast<double>(bins[order[i]].sums[box.channel]);
  }
  std::size_t index = box.first;
  while (index < box.end && bins[order[index]].mean(box.channel) <= sum / count) ++index;
  return std::clamp(index, box.first + 1, box.end - 1);
}

std::uint32_t paletteColor(const std::vector<ColorBin>& bins, const std::vector<std::uint32_t>& order,
                           const ColorBox& box) {
  ColorBin all;
  for (std::size_t i = box.first; i < box.end; ++i) {
    const ColorBin& bin = bins[order[i]];
    for (std::size_t c = 0; c < 3; ++c) all.sums[c] += bin.sums[c];
    all.count += bin.count;
  }
  std::uint32_t color = 0xFF;
  for (const std::uint64_t sum : all.sums) {
    color = color << 8 | static_cast<std::uint32_t>((sum + all.count / 2) / all.count);
  }
  return color;
}

/// Divides the bins into at most `most` boxes, always the one with the largest error.
std::vector<ColorBox> makeBoxes(const std::vector<ColorBin>& bins, std::vector<std::uint32_t>& order,
                                std::size_t most) {
  std::priority_queue<ColorBox> waiting;
  std::vector<ColorBox> boxes;
  if (!order.empty()) waiting.push(boxOf(bins, order, 0, order.size()));
  while (!waiting.empty() && waiting.top().error > 0 && waiting.size() < most) {
    const ColorBox box = waiting.top();
    if (box.end - box.first < 2) break;
    waiting.pop();
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(box.first),
              order.begin() + static_cast<std::ptrdiff_t>(box.end),
              [&](std::uint32_t a, std::uint32_t b) { return bins[a].mean(box.channel) < bins[b].mean(box.channel); });
    const std::size_t index = splitPlace(bins, order, box);
    waiting.push(boxOf(bins, order, box.first, index));
    waiting.push(boxOf(bins, order, index, box.end));
  }
  for (; !waiting.empty(); waiting.pop()) boxes.push_back(waiting.top());
  return boxes;
}

}  // namespace

void reduceToPalette(std::span<const std::uint8_t> picture, int width, int height, const PaletteTarget& target) {
  std::vector<ColorBin> bins(std::size_t{1} << (3 * kBits));
  for (std::size_t i = 0; i < picture.size(); i += 4) {
    if (picture[i + 3] < kHalfOpaque) continue;
    ColorBin& bin = bins[binOf(&picture[i])];
    for (std::size_t c = 0; c < 3; ++c) bin.sums[c] += picture[i + c];
    ++bin.count;
  }
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < bins.size(); ++i) {
    if (bins[i].count > 0) order.push_back(i);
  }
  std::fill_n(target.palette, kTransparent, 0xFF000000U);
  target.palette[kTransparent] = 0;
  std::vector<std::uint8_t> indices(bins.size());
  const std::vector<ColorBox> boxes = makeBoxes(bins, order, kTransparent);
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    target.palette[b] = paletteColor(bins, order, boxes[b]);
    for (std::size_t i = boxes[b].first; i < boxes[b].end; ++i) indices[order[i]] = static_cast<std::uint8_t>(b);
  }
  const std::uint8_t* pixel = picture.data();
  for (int y = 0; y < height; ++y) {
    std::uint8_t* const row = target.rows + y * target.stride;
    for (int x = 0; x < width; ++x, pixel += 4) {
      row[x] = pixel[3] < kHalfOpaque ? static_cast<std::uint8_t>(kTransparent) : indices[binOf(pixel)];
    }
  }
}

}  // namespace furitsuke::media
