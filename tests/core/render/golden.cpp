// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/golden.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "core/base/file.h"
#include "core/image/image_codec.h"

namespace furitsuke::test {

namespace {

namespace fs = std::filesystem;

fs::path goldenPath(const std::string& name) { return fs::path(FURITSUKE_GOLDEN) / (name + ".png"); }

std::optional<image::Image> readPng(const fs::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return {};
  Result<image::Image> image = image::decodeImage(*bytes);
  return image ? std::optional(std::move(image).value()) : std::nullopt;
}

std::string write(const image::Image& image, const fs::path& path) {
  const Status status = writeFileAtomically(path, image::encodePng(image));
  return status ? std::string() : status.error().message();
}

// Amplified four times, opaque.
image::Image differenceOf(const image::Image& actual, const image::Image& expected) {
  image::Image difference = actual;
  for (std::size_t i = 0; i < difference.pixels.size(); ++i) {
    const int off = std::abs(int{actual.pixels[i]} - int{expected.pixels[i]});
    difference.pixels[i] = static_cast<std::uint8_t>(std::min(off * 4, 255));
  }
  for (std::size_t i = 3; i < difference.pixels.size(); i += 4) {
    for (std::size_t c = i - 3; c < i; ++c) difference.pixels[c] = std::max(difference.pixels[c], difference.pixels[i]);
    difference.pixels[i] = 255;
  }
  return difference;
}

// A channel of a pixel with premultiplied color, because colors are imprecise if alpha is small.
int premultipliedChannel(const image::Image& image, std::size_t pixel, std::size_t channel) {
  const int value = image.pixels[pixel + channel];
  return channel == 3 ? value : value * image.pixels[pixel + 3] / 255;
}

// The difference of a pixel of `from` to the most similar one of the nine around its position in `to`.
int differenceAt(const image::Image& from, const image::Image& to, std::uint32_t x, std::uint32_t y) {
  const auto at = [&from](std::uint32_t column, std::uint32_t row) {
    return (static_cast<std::size_t>(row) * from.width + column) * 4;
  };
  const std::size_t pixel = at(x, y);
  int least = 255;
  for (std::uint32_t row = std::max(y, 1U) - 1; row <= std::min(y + 1, from.height - 1); ++row) {
    for (std::uint32_t column = std::max(x, 1U) - 1; column <= std::min(x + 1, from.width - 1); ++column) {
      int most = 0;
      for (std::size_t c = 0; c < 4; ++c) {
        most = std::max(most,
                        std::abs(premultipliedChannel(from, pixel, c) - premultipliedChannel(to, at(column, row), c)));
      }
      least = std::min(least, most);
    }
  }
  return least;
}

}  // namespace

std::string keepFailure(const image::Image& actual, const std::optional<image::Image>& expected,
                        const std::string& name) {
  const fs::path folder = fs::path(FURITSUKE_GOLDEN_FAILURES) / name;
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  std::string wrong = write(actual, folder / "actual.png");
  if (expected) wrong += write(*expected, folder / "expected.png");
  if (expected && expected->pixels.size() == actual.pixels.size()) {
    wrong += write(differenceOf(actual, *expected), folder / "difference.png");
  }
  return "; see " + folder.string() + wrong;
}

PictureDistance distanceOf(const image::Image& actual, const image::Image& expected) {
  double sum = 0;
  std::size_t off = 0;
  for (std::uint32_t y = 0; y < actual.height; ++y) {
    for (std::uint32_t x = 0; x < actual.width; ++x) {
      // In both directions: one finds missing, the other extra pixels.
      const int difference = std::max(differenceAt(actual, expected, x, y), differenceAt(expected, actual, x, y));
      sum += difference;
      if (difference > kPixelTolerance) ++off;
    }
  }
  const auto pixels = static_cast<double>(actual.pixels.size()) / 4;
  return {sum / pixels, static_cast<double>(off) / pixels};
}

std::string compareWithGolden(const image::Image& actual, const std::string& name, double leniency) {
  if (std::getenv("FURITSUKE_MAKE_GOLDEN") != nullptr) return write(actual, goldenPath(name));
  const std::optional<image::Image> expected = readPng(goldenPath(name));
  if (!expected) return "there is no picture " + goldenPath(name).string() + keepFailure(actual, expected, name);
  if (expected->width != actual.width || expected->height != actual.height) {
    return "the size is another" + keepFailure(actual, expected, name);
  }
  const PictureDistance distance = distanceOf(actual, *expected);
  if (distance.mean <= kMeanTolerance * leniency && distance.share <= kShareTolerance * leniency) return {};
  return "mean difference " + std::to_string(distance.mean) + " of 255, " + std::to_string(distance.share * 100) +
         " % of the pixels off" + keepFailure(actual, expected, name);
}

}  // namespace furitsuke::test
