// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/film_format.h"

#include <gtest/gtest.h>

namespace furitsuke::media {
namespace {

TEST(FilmFormat, IsThatOfTheExtension) {
  const struct {
    const char* file;
    const char* codec;
    const char* expected;  // id of the codec, or the reason
  } rows[] = {
      {"dance.mp4", "", "h264"},
      {"a.b/dance.MP4", "", "h264"},
      {"踊り.webm", "", "vp9"},
      {"dance.mov", "", "prores"},
      {"dance.mov", "png", "png"},
      {"dance.gif", "gif", "gif"},
      {"dance.mov", "h264", "a .mov file cannot contain \"h264\", only prores and png"},
      {"dance.mp4", "h265", "a .mp4 file cannot contain \"h265\", only h264"},
      {"dance.avi", "", "\"dance.avi\" is not the name of a film; it must end in .mp4, .webm, .mov or .gif"},
      {"mp4", "", "\"mp4\" is not the name of a film; it must end in .mp4, .webm, .mov or .gif"},
      {".mp4", "", "\".mp4\" is not the name of a film; it must end in .mp4, .webm, .mov or .gif"},
  };
  for (const auto& row : rows) {
    const Result<FilmFormat> format = filmFormatFor(row.file, row.codec);
    EXPECT_EQ(format ? std::string(format->id) : format.error().message(), row.expected) << row.file;
  }
}

TEST(FilmFormat, RatesAreFractions) {
  const struct {
    const char* text;
    FilmRate expected;
  } rows[] = {{"24", {24, 1}}, {"25", {25, 1}}, {"30", {30, 1}}, {"30000/1001", {30000, 1001}}, {"60", {60, 1}}};
  for (const auto& row : rows) {
    const Result<FilmRate> rate = filmRateFrom(row.text);
    ASSERT_TRUE(rate.ok()) << row.text;
    EXPECT_EQ(*rate, row.expected) << row.text;
    EXPECT_EQ(filmRateText(*rate), row.text);
  }
  for (const char* text : {"", "0", "29.97", "30/1", "-30", "30 ", "thirty"}) {
    const Result<FilmRate> rate = filmRateFrom(text);
    ASSERT_FALSE(rate.ok()) << text;
    EXPECT_EQ(rate.error().message(),
              '"' + std::string(text) + "\" is not one of the frame rates 24, 25, 30, 30000/1001, 50 and 60");
  }
}

TEST(FilmFormat, RefusesWhatItCannotStore) {
  const struct {
    FilmSettings settings;
    const char* reason;
  } rows[] = {
      {{FilmCodec::H264, 64, 36, {30, 1}, 80, false}, ""},
      {{FilmCodec::H264, 64, 36, {30, 1}, 80, true}, ".mp4 cannot be transparent; .webm, .mov and .gif can"},
      {{FilmCodec::H264, 65, 36, {30, 1}, 80, false}, "width and height of .mp4 must be even: 66x36 instead of 65x36"},
      {{FilmCodec::Vp9, 64, 35, {30, 1}, 80, true}, "width and height of .webm must be even: 64x36 instead of 64x35"},
      {{FilmCodec::ProRes, 65, 35, {30, 1}, 80, true}, ""},
      {{FilmCodec::Png, 0, 35, {30, 1}, 80, true}, "width and height must be at least 1 pixel"},
      {{FilmCodec::Gif, 65, 35, {50, 1}, 80, true}, ""},
      {{FilmCodec::Gif, 65, 35, {60, 1}, 80, true}, ".gif can have at most 50 pictures per second"},
      {{FilmCodec::H264, 64, 36, {30, 1}, 101, false}, "the quality must be from 0 to 100"},
  };
  for (const auto& row : rows) {
    const Status checked = checkFilm(row.settings);
    EXPECT_EQ(checked ? "" : checked.error().message(), row.reason);
  }
}

}  // namespace
}  // namespace furitsuke::media
