// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>

#include "core/media/film_format.h"
#include "core/media/film_stream.h"
#include "core/media/film_writer.h"

namespace furitsuke::media {

/// The sound of a film that is being written. Only for the sources of this layer.
class FilmSoundStream {
 public:
  [[nodiscard]] static Result<FilmSoundStream> open(AVFormatContext& film, FilmCodec codec, FilmSound sound);

  /// Adds the sound up to this time in the film.
  Status addUntil(double seconds);
  /// Adds the sound up to the end of the film.
  Status finish(double seconds);

 private:
  FilmSoundStream(FilmStream stream, FilmSound sound, Libav<SwrContext> resampler, Libav<AVAudioFifo> samples)
      : stream_(std::move(stream)),
        sound_(std::move(sound)),
        resampler_(std::move(resampler)),
        samples_(std::move(samples)) {}
  /// How many samples are encoded at once.
  [[nodiscard]] int frameSize() const;
  /// Converts the next sample frames of the sound.
  Status take(std::int64_t count);
  Status convert(const std::int16_t* samples, int count);
  Status encodeSamples(int count);

  FilmStream stream_;
  FilmSound sound_;
  Libav<SwrContext> resampler_;
  Libav<AVAudioFifo> samples_;  ///< converted, not encoded yet
  std::int64_t taken_ = 0;      ///< sample frames of the sound, from its start in the film
  std::int64_t encoded_ = 0;    ///< sample frames
};

}  // namespace furitsuke::media
