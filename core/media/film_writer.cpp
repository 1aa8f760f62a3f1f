// SPDX-License-Identifier: MIT
#include "core/media/film_writer.h"

#include <string>
#include <utility>

#include "core/media/libav_module.h"

namespace furitsuke::media {

bool FilmWriter::isAvailable() { return libavModule().functions != nullptr; }

Result<std::unique_ptr<FilmWriter>> FilmWriter::create(const std::filesystem::path& file, const FilmSettings& settings,
                                                       FilmSound sound) {
  if (const Status checked = checkFilm(settings); !checked) return checked.error();
  if (sound.sound && !filmFormat(settings.codec).hasSound) {
    return Error::because(std::string(filmFormat(settings.codec).extension) + " cannot have sound");
  }
  const LibavModule& libav = libavModule();
  if (libav.functions == nullptr) {
    return Error::because("films cannot be written, only .png images, because " + libav.problem);
  }
  return libav.functions->createFilm(file, settings, std::move(sound));
}

}  // namespace furitsuke::media
