// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/media/film_format.h"
#include "core/media/sound.h"

namespace furitsuke::media {

/// The sound of a film.
struct FilmSound {
  std::shared_ptr<const Sound> sound;  ///< null: none
  double start = 0;                    ///< seconds in the sound at the first picture; negative: it begins later
  double gain = 1;                     ///< 0 to 1, factor of the samples
};

/// Compresses pictures and writes them with a sound to a film. Colors are converted to BT.709 and marked as such. Only
/// for one thread at a time.
class FilmWriter {
 public:
  /// Whether this program can write films at all: whether libav is there.
  [[nodiscard]] static bool isAvailable();
  /// Begins to write the film to `file`, whose extension does not matter. The file is incomplete, but is not removed,
  /// until finish() succeeds. An Error if the format cannot store the film or this libav cannot write it.
  [[nodiscard]] static Result<std::unique_ptr<FilmWriter>> create(const std::filesystem::path& file,
                                                                  const FilmSettings& settings, FilmSound sound = {});
  FilmWriter() = default;
  virtual ~FilmWriter() = default;
  FilmWriter(const FilmWriter&) = delete;
  FilmWriter& operator=(const FilmWriter&) = delete;

  /// The next picture, in the size of the settings: rows from the top, four bytes r g b a per pixel, straight alpha.
  virtual Status add(std::span<const std::uint8_t> picture) = 0;
  /// Writes what is missing. The sound ends with the last picture; if it is shorter, silence follows.
  virtual Status finish() = 0;
};

}  // namespace furitsuke::media
