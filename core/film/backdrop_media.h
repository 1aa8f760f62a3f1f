// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/base/result.h"
#include "core/image/image.h"
#include "core/media/reader/film_pictures.h"
#include "core/motion/backdrop_link.h"
#include "core/render/renderer.h"

namespace furitsuke::film {

/// What a background file shows at a time.
struct BackdropPicture {
  std::shared_ptr<const image::Image> image;  ///< null: nothing
  double pixelAspect = 1;
};

/// The picture or film of a background, read and decoded on a thread of its own. Any thread may call any function.
class BackdropMedia {
 public:
  /// A film if the name of the file is that of one. `onNews`, if given, is called on the other thread when something
  /// new can be shown or has failed; it must not call this object.
  explicit BackdropMedia(std::filesystem::path file, std::function<void()> onNews = {});
  ~BackdropMedia();
  BackdropMedia(const BackdropMedia&) = delete;
  BackdropMedia& operator=(const BackdropMedia&) = delete;

  /// What is shown at this time, in seconds of the film. Never waits: while a picture is not there yet, the last one
  /// that was there stays.
  [[nodiscard]] BackdropPicture find(double seconds);
  /// Exactly what is shown at this time. An Error if it cannot be decoded or when `canceled` becomes true.
  [[nodiscard]] Result<BackdropPicture> wait(double seconds, const std::atomic<bool>& canceled);
  /// Waits until the file is open. An Error if it cannot be.
  [[nodiscard]] Status waitUntilOpen();
  /// Why the file cannot be opened, or where the film is damaged.
  [[nodiscard]] std::optional<Error> problem() const;

 private:
  struct Still;
  BackdropPicture converted(std::int64_t index, const media::FilmPicture& picture, double pixelAspect);

  std::mutex mutex_;
  std::int64_t lastIndex_ = -1;  ///< of last_ in the film
  BackdropPicture last_;
  std::unique_ptr<Still> still_;  ///< of a picture
  std::thread reading_;           ///< of a picture
  std::unique_ptr<media::FilmPictures> film_;
};

/// Whether the name of the file is that of a film which this build can read.
[[nodiscard]] bool isFilmFile(const std::filesystem::path& file);

/// The time in the film that is shown at a frame, in seconds.
[[nodiscard]] double backdropSeconds(const motion::BackdropLink& link, double frame);
/// Sets the background color and picture.
void setBackdrop(render::RenderOptions& options, const motion::BackdropLink& link, BackdropPicture picture);

}  // namespace furitsuke::film
