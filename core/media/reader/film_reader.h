// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::media {

/// A picture of a film: rows from the top, four bytes r g b a per pixel, straight alpha.
struct VideoFrame {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
  bool isDamaged = false;  ///< parts of it could not be decoded
};

/// When the pictures of a film are shown.
struct FilmTimes {
  std::vector<double> starts;  ///< of the pictures, in seconds; ascending from 0
  double end = 0;              ///< of the last picture, in seconds
  double tolerance = 1e-6;     ///< seconds by which the format may have rounded the times

  /// The picture that is shown at this time; nothing before the first and after the last one.
  [[nodiscard]] std::optional<std::int64_t> pictureAt(double seconds) const;
};

struct FilmInfo {
  int width = 0;  ///< of the upright pictures, in pixels
  int height = 0;
  double pixelAspect = 1;  ///< width of a pixel / height
  FilmTimes times;         ///< of at least one picture
  /// Where and why the film ends too early; the pictures before can be decoded.
  std::optional<Error> damage;

  [[nodiscard]] std::int64_t count() const noexcept { return static_cast<std::int64_t>(times.starts.size()); }
};

/// How pictures are decoded.
struct FilmDecoding {
  /// The first picture that is of interest. Those before it may have to be decoded too, but are not given.
  std::int64_t first = 0;
  /// Gets the pictures, usually in order. May get some after the one that was asked for.
  std::function<void(std::int64_t index, VideoFrame picture)> take;
  /// Asked again and again; true ends the decoding.
  std::function<bool()> isObsolete;
};

/// Decodes single pictures of a film, in any order. MP4, MOV, WebM, MKV and AVI can be read. Only for one thread at a
/// time.
class FilmReader {
 public:
  /// Finds all pictures, for which the file is read once. May take seconds. `canceled` must outlive the reader; once it
  /// is true, everything ends with an Error. A film that is damaged further on can be opened: see FilmInfo::damage.
  [[nodiscard]] static Result<std::unique_ptr<FilmReader>> open(const std::filesystem::path& file,
                                                                const std::atomic<bool>& canceled);
  FilmReader() = default;
  virtual ~FilmReader() = default;
  FilmReader(const FilmReader&) = delete;
  FilmReader& operator=(const FilmReader&) = delete;

  [[nodiscard]] virtual const FilmInfo& info() const = 0;
  /// Decodes a picture, 0 to FilmInfo::count() - 1. Takes longer if many pictures lie between it and the key picture
  /// before it. An Error, which names the picture, if it cannot be decoded.
  virtual Status decode(std::int64_t index, const FilmDecoding& decoding) = 0;
  /// Decodes a single picture.
  [[nodiscard]] Result<VideoFrame> picture(std::int64_t index);
};

}  // namespace furitsuke::media
