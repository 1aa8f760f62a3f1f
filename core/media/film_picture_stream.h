// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "core/media/film_format.h"
#include "core/media/film_stream.h"

namespace furitsuke::media {

/// The pictures of a film that is being written. Only for the sources of this layer.
class FilmPictureStream {
 public:
  [[nodiscard]] static Result<FilmPictureStream> open(AVFormatContext& film, const FilmSettings& settings);

  /// See FilmWriter::add().
  Status add(std::span<const std::uint8_t> picture);
  Status finish() { return stream_.encode(nullptr); }
  [[nodiscard]] std::int64_t count() const noexcept { return count_; }

 private:
  FilmPictureStream(FilmStream stream, Libav<SwsContext> scaler, Libav<AVFrame> frame)
      : stream_(std::move(stream)), scaler_(std::move(scaler)), frame_(std::move(frame)) {}

  FilmStream stream_;
  Libav<SwsContext> scaler_;  ///< null for a palette
  Libav<AVFrame> frame_;
  std::int64_t count_ = 0;
};

}  // namespace furitsuke::media
