// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/media/film_format.h"
#include "core/media/film_stream.h"

namespace furitsuke::media {

/// The pictures of a film that is being written. Only for the sources of this layer.
class VideoFrameStream {
 public:
  [[nodiscard]] static Result<VideoFrameStream> open(AVFormatContext& film, const FilmSettings& settings);

  /// See FilmWriter::add().
  Status add(std::span<const std::uint8_t> picture);
  Status finish();
  [[nodiscard]] std::int64_t count() const noexcept { return count_; }

 private:
  /// VP9 has no alpha. It is a second film of the same codec, in shades of gray, whose pictures are attached to those
  /// of the first one.
  struct Alpha {
    FilmStream stream;
    Libav<AVFrame> frame;
    std::deque<Libav<AVPacket>> colors, alphas;  ///< encoded, not written yet
  };

  VideoFrameStream(FilmStream stream, Libav<SwsContext> scaler, Libav<AVFrame> frame)
      : stream_(std::move(stream)), scaler_(std::move(scaler)), frame_(std::move(frame)) {}
  Status convert(std::span<const std::uint8_t> picture);
  Status encodeWithAlpha(const AVFrame* frame);
  [[nodiscard]] static Result<std::unique_ptr<Alpha>> openAlpha(AVFormatContext& film, const FilmSettings& settings);

  FilmStream stream_;
  Libav<SwsContext> scaler_;  ///< null for a palette
  Libav<AVFrame> frame_;
  std::unique_ptr<Alpha> alpha_;      ///< only for a format that stores it apart
  bool spreads_ = false;              ///< see spreadColors()
  std::vector<std::uint8_t> spread_;  ///< the current picture
  std::int64_t count_ = 0;
};

}  // namespace furitsuke::media
