// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
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
  /// Opens the encoder, after its settings are complete.
  Status openEncoder(AVDictionary** options);
  /// Adds the stream of an open encoder to the film.
  [[nodiscard]] Result<AVStream*> addToFilm();

  /// Encodes a frame and writes what comes out; nullptr: all that is left.
  Status encode(const AVFrame* frame);
  /// The same, but gives what comes out to `take`. The packets may be moved from.
  using PacketTaker = std::function<Status(AVPacket& packet)>;
  Status encode(const AVFrame* frame, const PacketTaker& take);
  Status write(AVPacket& packet);

 private:
  FilmStream(AVFormatContext& film, Libav<AVCodecContext> codec, Libav<AVPacket> packet)
      : film_(&film), codec_(std::move(codec)), packet_(std::move(packet)) {}

  AVFormatContext* film_;
  AVStream* stream_ = nullptr;  ///< belongs to the film
  Libav<AVCodecContext> codec_;
  Libav<AVPacket> packet_;
};

}  // namespace furitsuke::media
