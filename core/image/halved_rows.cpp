// SPDX-License-Identifier: MIT
#include "core/image/halved_rows.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace furitsuke::image {

namespace {

/// An opaque pixel weighs this much more than a transparent one.
constexpr std::uint64_t kAlphaWeight = 1024;

std::uint32_t halvedSide(std::uint32_t side, unsigned times) {
  return static_cast<std::uint32_t>((std::uint64_t{side} + (std::uint64_t{1} << times) - 1) >> times);
}

std::uint8_t average(std::uint64_t sum, std::uint64_t weight) {
  return static_cast<std::uint8_t>((sum + weight / 2) / weight);
}

}  // namespace

PictureSize halved(PictureSize size, unsigned times) {
  return {halvedSide(size.width, times), halvedSide(size.height, times)};
}

unsigned halvingsUntil(PictureSize size, std::uint64_t maxPixels) {
  unsigned times = 0;
  while (halved(size, times).pixels() > std::max<std::uint64_t>(maxPixels, 1)) ++times;
  return times;
}

HalvedRows::HalvedRows(PictureSize size, unsigned halvings) : from_(size), halvings_(halvings) {
  const PictureSize to = halved(size, halvings);
  image_.width = to.width;
  image_.height = to.height;
  image_.pixels.resize(static_cast<std::size_t>(to.pixels()) * 4);
  if (halvings == 0) return;
  image_.halvedFrom = size;
  row_.resize(std::size_t{size.width} * 4);
  squares_.resize(to.width);
}

std::uint8_t* HalvedRows::row(std::uint32_t y) {
  if (halvings_ == 0) return image_.pixels.data() + std::size_t{y} * image_.width * 4;
  addPending();
  pending_ = y;
  isPending_ = true;
  return row_.data();
}

void HalvedRows::add(std::uint32_t y, const std::uint8_t* pixels) {
  if (halvings_ == 0) {
    std::copy_n(pixels, std::size_t{from_.width} * 4, image_.pixels.data() + std::size_t{y} * image_.width * 4);
    return;
  }
  if (y >> halvings_ != target_) {
    finishSquares();
    target_ = y >> halvings_;
  }
  std::uint32_t x = 0;
  for (Square& square : squares_) {
    const std::uint32_t end = std::min(from_.width, x + (1U << halvings_));
    square.count += end - x;
    for (; x < end; ++x, pixels += 4) {
      const std::uint64_t weight = pixels[3] * kAlphaWeight + 1;
      square.red += pixels[0] * weight;
      square.green += pixels[1] * weight;
      square.blue += pixels[2] * weight;
      square.weight += weight;
      square.alpha += pixels[3];
    }
  }
}

Image HalvedRows::take() && {
  addPending();
  finishSquares();
  return std::move(image_);
}

void HalvedRows::addPending() {
  if (std::exchange(isPending_, false)) add(pending_, row_.data());
}

void HalvedRows::finishSquares() {
  std::uint8_t* out = image_.pixels.data() + std::size_t{target_} * image_.width * 4;
  for (Square& square : squares_) {
    if (square.count > 0) {
      out[0] = average(square.red, square.weight);
      out[1] = average(square.green, square.weight);
      out[2] = average(square.blue, square.weight);
      out[3] = average(square.alpha, square.count);
    }
    out += 4;
    square = {};
  }
}

Image halved(const Image& image, unsigned times) {
  HalvedRows rows(image.size(), times);
  for (std::uint32_t y = 0; y < image.height; ++y) {
    rows.add(y, image.pixels.data() + std::size_t{y} * image.width * 4);
  }
  Image result = std::move(rows).take();
  if (image.halvedFrom != PictureSize{}) result.halvedFrom = image.halvedFrom;
  return result;
}

}  // namespace furitsuke::image
