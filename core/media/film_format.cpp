// SPDX-License-Identifier: MIT
#include "core/media/film_format.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/base/file.h"

namespace furitsuke::media {

namespace {

constexpr std::array<FilmRate, 6> kFilmRates = {{{24, 1}, {25, 1}, {30, 1}, {30000, 1001}, {50, 1}, {60, 1}}};

// A .gif stores times in 1/100 s. Programs that show it replace a time of 1/100 s by 1/10 s.
constexpr std::array<FilmFormat, 5> kFilmFormats = {{
    {FilmCodec::H264, "h264", ".mp4", false, true, true, true, 60},
    {FilmCodec::Vp9, "vp9", ".webm", true, true, true, true, 60},
    {FilmCodec::ProRes, "prores", ".mov", true, true, false, false, 60},
    {FilmCodec::Png, "png", ".mov", true, true, false, false, 60},
    {FilmCodec::Gif, "gif", ".gif", true, false, false, false, 50},
}};

std::string lowerExtension(const std::filesystem::path& file) {
  std::string extension = displayPath(file.extension());
  std::ranges::transform(extension, extension.begin(),
                         [](char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c); });
  return extension;
}

/// "a, b and c".
Message listed(const std::vector<std::string>& words) {
  Message text = Message::verbatim(words.front());
  for (std::size_t i = 1; i + 1 < words.size(); ++i) text = {Core::trWith("%1, %2"), text, words[i]};
  return words.size() == 1 ? text : Message(Core::trWith("%1 and %2"), text, words.back());
}

Message extensionsWithAlpha() {
  std::vector<std::string> extensions;
  for (const FilmFormat& format : kFilmFormats) {
    if (format.hasAlpha && std::ranges::find(extensions, format.extension) == extensions.end()) {
      extensions.emplace_back(format.extension);
    }
  }
  return listed(extensions);
}

std::string sizeText(int width, int height) { return std::to_string(width) + 'x' + std::to_string(height); }

}  // namespace

std::span<const FilmRate> filmRates() { return kFilmRates; }

std::string filmRateText(FilmRate rate) {
  const std::string pictures = std::to_string(rate.pictures);
  return rate.seconds == 1 ? pictures : pictures + '/' + std::to_string(rate.seconds);
}

Result<FilmRate> filmRateFrom(std::string_view text) {
  std::vector<std::string> texts;
  for (const FilmRate& rate : kFilmRates) {
    texts.push_back(filmRateText(rate));
    if (texts.back() == text) return rate;
  }
  return Error::because(Core::trWith("\"%1\" is not one of the frame rates %2"), text, listed(texts));
}

std::span<const FilmFormat> filmFormats() { return kFilmFormats; }

const FilmFormat& filmFormat(FilmCodec codec) {
  return *std::ranges::find_if(kFilmFormats, [codec](const FilmFormat& format) { return format.codec == codec; });
}

const FilmFormat* filmFormatOf(const std::filesystem::path& file) {
  const std::string extension = lowerExtension(file);
  const auto* const found = std::ranges::find_if(
      kFilmFormats, [&extension](const FilmFormat& format) { return format.extension == extension; });
  return found == kFilmFormats.end() ? nullptr : found;
}

Result<FilmFormat> filmFormatFor(const std::filesystem::path& file, std::string_view codec) {
  const FilmFormat* const initial = filmFormatOf(file);
  if (initial == nullptr) {
    return Error::because(Core::trWith("\"%1\" is not the name of a film; it must end in .mp4, .webm, .mov or .gif"),
                          displayPath(file));
  }
  if (codec.empty()) return *initial;
  std::vector<std::string> fitting;
  for (const FilmFormat& format : kFilmFormats) {
    if (format.extension != initial->extension) continue;
    if (format.id == codec) return format;
    fitting.emplace_back(format.id);
  }
  return Error::because(Core::trWith("a %1 file cannot contain \"%2\", only %3"), initial->extension, codec,
                        listed(fitting));
}

Status checkFilm(const FilmSettings& settings) {
  const FilmFormat& format = filmFormat(settings.codec);
  const std::string_view extension = format.extension;
  if (settings.alpha && !format.hasAlpha) {
    return Error::because(Core::trWith("%1 cannot be transparent; %2 can"), extension, extensionsWithAlpha());
  }
  if (settings.width < 1 || settings.height < 1) {
    return Error::because(Core::tr("width and height must be at least 1 pixel"));
  }
  if (format.needsEvenSize && (settings.width % 2 != 0 || settings.height % 2 != 0)) {
    const auto even = [](int side) { return side + side % 2; };
    return Error::because(Core::trWith("width and height of %1 must be even: %2 instead of %3"), extension,
                          sizeText(even(settings.width), even(settings.height)),
                          sizeText(settings.width, settings.height));
  }
  if (settings.rate.perSecond() > format.maxPerSecond) {
    return Error::because(Core::trWith("%1 can have at most %2 pictures per second"), extension, format.maxPerSecond);
  }
  if (settings.quality < 0 || settings.quality > 100) {
    return Error::because(Core::tr("the quality must be from 0 to 100"));
  }
  return Done{};
}

}  // namespace furitsuke::media
