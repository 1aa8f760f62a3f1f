// SPDX-License-Identifier: MIT
#include "core/media/reader/film_reader.h"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

#include "core/base/library_message.h"
#include "core/media/libav_module.h"

namespace furitsuke::media {

std::optional<std::int64_t> FilmTimes::pictureAt(double seconds) const {
  if (!(seconds >= -tolerance && seconds < end - tolerance)) return {};
  const auto after = std::ranges::upper_bound(starts, seconds + tolerance);
  return std::max<std::int64_t>(after - starts.begin(), 1) - 1;
}

Result<std::unique_ptr<FilmReader>> FilmReader::open(const std::filesystem::path& file,
                                                     const std::atomic<bool>& canceled) {
  const LibavModule& libav = libavModule();
  if (libav.functions == nullptr) {
    return Error::because(Core::trWith("films cannot be read, because %1"), libav.problem);
  }
  try {
    return libav.functions->openFilm(file, canceled);
  } catch (const std::bad_alloc&) {
    return Error::because(Core::tr("the film is too large for the available memory"));
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("the film cannot be read: %1"), libraryMessage(exception.what()));
  }
}

Result<VideoFrame> FilmReader::picture(std::int64_t index) {
  std::optional<VideoFrame> found;
  const FilmDecoding decoding{.first = index,
                              .take =
                                  [&found, index](std::int64_t decoded, VideoFrame picture) {
                                    if (decoded == index) found = std::move(picture);
                                  },
                              .isObsolete = [] { return false; }};
  if (const Status decoded = decode(index, decoding); !decoded) return decoded.error();
  if (!found) return Error::because(Core::tr("the picture is missing"));
  return *std::move(found);
}

}  // namespace furitsuke::media
