// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/image/image.h"
#include "core/media/film_format.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::test {

/// A picture that shows its number as black and white squares, one for each binary digit, over a moving pattern.
[[nodiscard]] image::Image numberedPicture(int number);
/// The number of a decoded picture; -1 if it cannot be read.
[[nodiscard]] int numberOf(const media::VideoFrame& picture);

/// Writes a film of numbered pictures. Returns what failed; empty if nothing did.
[[nodiscard]] std::string writeNumberedFilm(const std::filesystem::path& file, media::FilmCodec codec, int count,
                                            media::FilmRate rate = {});

}  // namespace furitsuke::test
