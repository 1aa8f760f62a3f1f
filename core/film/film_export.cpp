// SPDX-License-Identifier: MIT
#include "core/film/film_export.h"

#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/frame.h"
#include "core/base/pending_file.h"
#include "core/film/picture_queue.h"
#include "core/media/film_writer.h"

namespace furitsuke::film {

namespace {

constexpr double kFrameSeconds = 1 / kFramesPerSecond;

media::FilmSettings settingsOf(const FilmExport& film) {
  return {.codec = film.codec,
          .width = film.width,
          .height = film.height,
          .rate = film.rate,
          .quality = film.quality,
          .alpha = film.transparent};
}

Error errorIn(const FilmExport& film, const Error& error) {
  return Error::in(Message::verbatim(displayPath(film.file)), error.sentence());
}

Status checkFree(const FilmExport& film) {
  std::error_code error;
  if (film.overwrite || !std::filesystem::exists(std::filesystem::symlink_status(film.file, error))) return Done{};
  return Error::in(Message::verbatim(displayPath(film.file)), Core::tr("exists already"));
}

}  // namespace

std::optional<int> volumeOfOwnSound(const std::optional<motion::SoundLink>& own, const std::filesystem::path& sound) {
  if (!own) return {};
  std::error_code error;
  const std::filesystem::path file(std::u8string(own->file.begin(), own->file.end()));
  if (!std::filesystem::equivalent(file, sound, error) || error) return {};
  return own->isMuted ? 0 : own->volume;
}

Status checkFilmExport(const FilmExport& film) {
  if (pictureCount(film) == 0) return Error::in(Core::tr("frames"), Core::tr("the range is empty"));
  if (const Status checked = media::checkFilm(settingsOf(film)); !checked) return checked;
  if (film.sound && !media::filmFormat(film.codec).hasSound) {
    return Error::because(Core::trWith("%1 cannot have sound"), media::filmFormat(film.codec).extension);
  }
  return checkFree(film);
}

Status writeFilm(scene::Scene& scene, const FilmExport& film, PictureControl& control,
                 const std::function<void()>& onDrawn) {
  control.written = 0;
  if (const Status checked = checkFilmExport(film); !checked) return checked;
  Result<PendingFile> pending = PendingFile::create(film.file);
  if (!pending) return pending.error();
  const media::FilmSound sound{film.sound, film.frames.first * kFrameSeconds - film.soundOffset,
                               media::gainOf(film.volume)};
  const auto writer = media::FilmWriter::create(pending->temporary(), settingsOf(film), sound);
  if (!writer) return errorIn(film, writer.error());
  constexpr unsigned kThreads = 1;  // pictures depend on each other; encoders have their own threads
  PictureQueue queue(kThreads, [&](const PictureQueue::Picture& picture) -> Status {
    const Status added = (*writer)->add(picture.image.pixels);
    if (!added) return errorIn(film, added.error());
    ++control.written;
    return Done{};
  });
  const Status drawn = drawPictures(scene, film, control.canceled, [&](std::int64_t picture, image::Image image) {
    const bool isAdded = queue.add(picture, std::move(image));
    if (isAdded && onDrawn) onDrawn();
    return isAdded;
  });
  if (!drawn) return drawn;
  if (const Status written = queue.finish(); !written) return written;
  const std::int64_t count = pictureCount(film);
  if (control.written < count || control.canceled) {
    return Error::canceled({Core::trWith("canceled after %1 of %2 pictures"), std::int64_t{control.written}, count});
  }
  if (const Status finished = (*writer)->finish(); !finished) return errorIn(film, finished.error());
  if (const Status flushed = pending->flush(); !flushed) return flushed;
  // Another program may have written the file in the meantime.
  if (const Status replaced = pending->commit([&film] { return checkFree(film); }); !replaced) return replaced;
  removeStaleTemporaries(pending->temporary().parent_path());
  return Done{};
}

}  // namespace furitsuke::film
