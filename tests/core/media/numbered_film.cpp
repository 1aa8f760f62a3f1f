// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/media/numbered_film.h"

#include <cstddef>
#include <cstdint>

#include "core/media/film_writer.h"

namespace furitsuke::test {

namespace {

constexpr int kSquare = 16;  // pixels; larger than the blocks of codecs
constexpr int kDigits = 10;

}  // namespace

image::Image numberedPicture(int number) {
  constexpr int kWidth = kDigits * kSquare;
  constexpr int kHeight = 2 * kSquare;
  image::Image image{kWidth, kHeight, {}};
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const bool isOne = (number >> (x / kSquare) & 1) != 0;
      const int pattern = (x + 3 * number) % kWidth;
      const auto gray = static_cast<std::uint8_t>(y < kSquare ? (isOne ? 235 : 20) : pattern);
      image.pixels.insert(image.pixels.end(), {gray, gray, gray, 255});
    }
  }
  return image;
}

int numberOf(const media::VideoFrame& picture) {
  if (picture.width != kDigits * kSquare || picture.height != 2 * kSquare) return -1;
  int number = 0;
  for (int digit = 0; digit < kDigits; ++digit) {
    const int x = digit * kSquare + kSquare / 2;
    const int gray = picture.pixels[static_cast<std::size_t>(kSquare / 2 * picture.width + x) * 4];
    if (gray > 80 && gray < 175) return -1;
    if (gray >= 175) number |= 1 << digit;
  }
  return number;
}

std::string writeNumberedFilm(const std::filesystem::path& file, media::FilmCodec codec, int count,
                              media::FilmRate rate) {
  media::FilmSettings sized;
  sized.codec = codec;
  sized.rate = rate;
  const image::Image first = numberedPicture(0);
  sized.width = static_cast<int>(first.width);
  sized.height = static_cast<int>(first.height);
  const auto writer = media::FilmWriter::create(file, sized);
  if (!writer) return writer.error().message();
  for (int i = 0; i < count; ++i) {
    if (const Status added = (*writer)->add(numberedPicture(i).pixels); !added) return added.error().message();
  }
  const Status finished = (*writer)->finish();
  return finished ? "" : finished.error().message();
}

}  // namespace furitsuke::test
