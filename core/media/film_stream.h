// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "core/media/libav.h"

namespace furitsuke::media {

/// One stream of a film that is being written: what pictures and sound have in common. Only for the sources of this
/// layer.
class FilmStream {
 public:
  /// Finds the encoder and prepares its settings for this film.
  [[nodiscard]] static Result<FilmStream> make(AVFormatContext& film, const char* encoder);

  [[nodiscard]] AVCodecContext& codec() const { return *codec_; }
  /// Opens the encoder, after its settings are complete, and adds the stream to the film.
  Status open(AVDictionary** options);
  /// Encodes a frame and writes what comes out; nullptr: all that is left.
  Status encode(const AVFrame* frame);

 private:
  FilmStream(AVFormatContext& film, Libav<AVCodecContext> codec, Libav<AVPacket> packet)
      : film_(&film), codec_(std::move(codec)), packet_(std::move(packet)) {}

  AVFormatContext* film_;
  AVStream* stream_ = nullptr;  ///< belongs to the film
  Libav<AVCodecContext> codec_;
  Libav<AVPacket> packet_;
};

}  // namespace furitsuke::media
