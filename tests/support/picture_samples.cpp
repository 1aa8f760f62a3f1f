// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/picture_samples.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace furitsuke::test {
namespace {

using Pixel = std::array<std::uint8_t, 4>;

constexpr std::uint8_t kFromRight = 0x10;
constexpr std::uint8_t kFromTop = 0x20;

Pixel pixelOf(const image::Image& image, std::size_t i) {
  Pixel pixel;
  std::copy_n(image.pixels.begin() + static_cast<std::ptrdiff_t>(i * 4), 4, pixel.begin());
  return pixel;
}

std::uint8_t fiveBits(std::uint8_t value) { return static_cast<std::uint8_t>((value >> 3) * 255.0 / 31 + 0.5); }

/// The color after reduction to that many bits.
Pixel kept(const Pixel& pixel, int bits, int alphaBits) {
  switch (bits) {
    case 32: return pixel;
    case 24: return {pixel[0], pixel[1], pixel[2], 255};
    default: {
      const bool isClear = bits == 16 && alphaBits == 1 && pixel[3] < 128;
      return {fiveBits(pixel[0]), fiveBits(pixel[1]), fiveBits(pixel[2]), static_cast<std::uint8_t>(isClear ? 0 : 255)};
    }
  }
}

void appendColor(const Pixel& pixel, int bits, Bytes& out) {
  const auto add = [&out](unsigned value) { out.push_back(static_cast<std::byte>(value)); };
  if (bits >= 24) {
    add(pixel[2]), add(pixel[1]), add(pixel[0]);
    if (bits == 32) add(pixel[3]);
    return;
  }
  const unsigned value =
      (pixel[3] >= 128 ? 0x8000U : 0) | (pixel[0] >> 3U) << 10 | (pixel[1] >> 3U) << 5 | pixel[2] >> 3U;
  add(value & 255), add(value >> 8);
}

/// The stored pixels in the order of the file.
std::vector<Bytes> storedPixels(const TgaSpec& spec) {
  const image::Image image = samplePicture();
  std::vector<Bytes> stored;
  for (std::uint32_t i = 0; i < image.width * image.height; ++i) {
    const std::uint32_t column = i % image.width;
    const std::uint32_t row = i / image.width;
    const std::uint32_t x = (spec.description & kFromRight) != 0 ? image.width - 1 - column : column;
    const std::uint32_t y = (spec.description & kFromTop) != 0 ? row : image.height - 1 - row;
    const std::uint32_t at = y * image.width + x;
    const Pixel pixel = pixelOf(image, at);
    Bytes& bytes = stored.emplace_back();
    switch (spec.type & 7) {
      case 1:
        bytes.push_back(static_cast<std::byte>((at + spec.mapFirst) & 255));
        if (spec.bits == 16) bytes.push_back(static_cast<std::byte>((at + spec.mapFirst) >> 8));
        break;
      case 2: appendColor(pixel, spec.bits, bytes); break;
      default:
        bytes.push_back(static_cast<std::byte>(pixel[0]));
        if (spec.bits == 16) bytes.push_back(static_cast<std::byte>(pixel[3]));
    }
  }
  return stored;
}

void append(Bytes& out, const Bytes& more) { out.insert(out.end(), more.begin(), more.end()); }

/// Equal neighbors as runs, others as literals, at most three per packet.
Bytes runLengthCoded(const std::vector<Bytes>& pixels) {
  Bytes out;
  for (std::size_t i = 0; i < pixels.size();) {
    std::size_t same = 1;
    while (i + same < pixels.size() && pixels[i + same] == pixels[i]) ++same;
    if (same > 1) {
      out.push_back(static_cast<std::byte>(0x80 | (same - 1)));
      append(out, pixels[i]);
      i += same;
      continue;
    }
    std::size_t plain = 1;
    while (plain < 3 && i + plain + 1 < pixels.size() && pixels[i + plain] != pixels[i + plain + 1]) ++plain;
    out.push_back(static_cast<std::byte>(plain - 1));
    for (std::size_t k = 0; k < plain; ++k) append(out, pixels[i + k]);
    i += plain;
  }
  return out;
}

}  // namespace

image::Image samplePicture() {
  image::Image image{5, 3, {}};
  for (std::uint32_t i = 0; i < 15; ++i) {
    const bool isRun = i >= 3 && i < 7;
    const std::uint32_t n = isRun ? 3 : i;
    image.pixels.insert(image.pixels.end(),
                        {static_cast<std::uint8_t>(n * 17), static_cast<std::uint8_t>(255 - n * 9),
                         static_cast<std::uint8_t>(n * n), static_cast<std::uint8_t>(n % 2 == 0 ? 200 : 40)});
  }
  return image;
}

Bytes tgaOf(const TgaSpec& spec) {
  const image::Image image = samplePicture();
  ByteWriter out;
  out.write(static_cast<std::uint8_t>(spec.id.size()));
  out.write(static_cast<std::uint8_t>(spec.mapBits != 0 ? 1 : 0));
  out.write(spec.type);
  out.write(spec.mapFirst);
  out.write(static_cast<std::uint16_t>(spec.mapBits != 0 ? image.width * image.height : 0));
  out.write(spec.mapBits);
  out.write(std::uint32_t{0});
  out.write(static_cast<std::uint16_t>(image.width));
  out.write(static_cast<std::uint16_t>(image.height));
  out.write(spec.bits);
  out.write(spec.description);
  out.write(asBytes(spec.id));
  if (spec.mapBits != 0) {
    Bytes map;
    for (std::size_t i = 0; i < image.width * image.height; ++i) appendColor(pixelOf(image, i), spec.mapBits, map);
    out.write(ByteView(map));
  }
  const std::vector<Bytes> pixels = storedPixels(spec);
  Bytes data;
  for (const Bytes& pixel : pixels) append(data, pixel);
  out.write(ByteView(spec.type >= 8 ? runLengthCoded(pixels) : data));
  if (spec.footer) {
    out.write(std::uint64_t{0});
    out.write(asBytes(std::string_view("TRUEVISION-XFILE.\0", 18)));
  }
  return std::move(out).take();
}

image::Image expectedOf(const TgaSpec& spec) {
  image::Image image = samplePicture();
  const int alphaBits = spec.description & 15;
  for (std::size_t i = 0; i < image.pixels.size(); i += 4) {
    const Pixel pixel = pixelOf(image, i / 4);
    Pixel expected = kept(pixel, (spec.type & 7) == 1 ? spec.mapBits : spec.bits, alphaBits);
    if ((spec.type & 7) == 3) {
      expected = {pixel[0], pixel[0], pixel[0], spec.bits == 16 ? pixel[3] : std::uint8_t{255}};
    }
    std::memcpy(image.pixels.data() + i, expected.data(), 4);
  }
  return image;
}

std::vector<TgaSpec> allTgaSpecs() {
  struct Kind {
    std::uint8_t type, bits, mapBits;
  };
  constexpr Kind kKinds[] = {{1, 8, 15}, {1, 8, 16}, {1, 8, 24}, {1, 8, 32},  {1, 16, 24}, {2, 15, 0},
                             {2, 16, 0}, {2, 24, 0}, {2, 32, 0}, {2, 24, 24}, {3, 8, 0},   {3, 16, 0}};
  std::vector<TgaSpec> specs;
  for (const Kind& kind : kKinds) {
    for (const std::uint8_t coded : {0, 8}) {
      for (const std::uint8_t corner : {0, 0x10, 0x20, 0x30}) {
        for (const bool footer : {false, true}) {
          for (const std::uint8_t alpha : {0, 1, 8}) {
            TgaSpec spec{"",
                         static_cast<std::uint8_t>(kind.type + coded),
                         kind.bits,
                         kind.mapBits,
                         static_cast<std::uint8_t>(corner | alpha),
                         footer,
                         0,
                         {}};
            spec.name = "type " + std::to_string(spec.type) + ", " + std::to_string(kind.bits) + " bits, palette of " +
                        std::to_string(kind.mapBits) + ", description " + std::to_string(spec.description) +
                        (footer ? ", footer" : "");
            specs.push_back(spec);
          }
        }
      }
    }
  }
  return specs;
}

}  // namespace furitsuke::test
