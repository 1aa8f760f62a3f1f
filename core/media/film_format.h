// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke::media {

/// Pictures per second, as a fraction: 30000/1001 is the rate of NTSC.
struct FilmRate {
  int pictures = 30;
  int seconds = 1;

  [[nodiscard]] constexpr double perSecond() const noexcept { return static_cast<double>(pictures) / seconds; }
  friend bool operator==(const FilmRate&, const FilmRate&) = default;
};
/// The rates that a film can have.
[[nodiscard]] std::span<const FilmRate> filmRates();
/// "30", "30000/1001".
[[nodiscard]] std::string filmRateText(FilmRate rate);
/// An Error that lists the rates if `text` is none of them.
[[nodiscard]] Result<FilmRate> filmRateFrom(std::string_view text);

/// How the pictures of a film are compressed.
enum class FilmCodec { H264, Vp9, ProRes, Png, Gif };

struct FilmFormat {
  FilmCodec codec;
  std::string_view id;         ///< of the codec: "h264"
  std::string_view extension;  ///< of the file: ".mp4"
  bool hasAlpha;
  bool hasSound;
  bool hasQuality;     ///< otherwise it is always the best that the codec has
  bool needsEvenSize;  ///< colors are stored for squares of 2 x 2 pixels
  int maxPerSecond;    ///< pictures
};
/// All formats. The first one of several with the same extension is the default.
[[nodiscard]] std::span<const FilmFormat> filmFormats();
[[nodiscard]] const FilmFormat& filmFormat(FilmCodec codec);
/// The format that the file name asks for; nullptr if it is not the name of a film.
[[nodiscard]] const FilmFormat* filmFormatOf(const std::filesystem::path& file);
/// The format of a file whose codec the user has chosen; empty: the default. An Error if they do not fit.
[[nodiscard]] Result<FilmFormat> filmFormatFor(const std::filesystem::path& file, std::string_view codec);

/// The properties of a film.
struct FilmSettings {
  FilmCodec codec = FilmCodec::H264;
  int width = 1280;
  int height = 720;
  FilmRate rate;
  int quality = 80;    ///< 0 to 100
  bool alpha = false;  ///< the pictures have a transparent background
};
/// An Error if the format cannot store such a film.
[[nodiscard]] Status checkFilm(const FilmSettings& settings);

}  // namespace furitsuke::media
