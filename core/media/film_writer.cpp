// SPDX-License-Identifier: MIT
#include "core/media/film_writer.h"

#include <utility>

#include "core/media/libav_module.h"

namespace furitsuke::media {

bool FilmWriter::isAvailable() { return libavModule().functions != nullptr; }

Result<std::unique_ptr<FilmWriter>> FilmWriter::create(const std::filesystem::path& file, const FilmSettings& settings,
                                                       FilmSound sound) {
  if (const Status checked = checkFilm(settings); !checked) return checked.error();
  if (sound.sound && !filmFormat(settings.codec).hasSound) {
    return Error::because(Core::trWith("%1 cannot have sound"), filmFormat(settings.codec).extension);
  }
  const LibavModule& libav = libavModule();
  if (libav.functions == nullptr) {
    return Error::because(Core::trWith("films cannot be written, only .png images, because %1"), libav.problem);
  }
  return libav.functions->createFilm(file, settings, std::move(sound));
}

}  // namespace furitsuke::media
