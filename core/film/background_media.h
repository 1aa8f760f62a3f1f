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
#include "core/media/reader/video_frames.h"
#include "core/motion/background_link.h"
#include "core/render/renderer.h"

namespace furitsuke::film {

/// What a background file shows at a time.
struct BackgroundPicture {
  std::shared_ptr<const image::Image> image;  ///< null: nothing
  double pixelAspect = 1;
};

/// Whether a file shows something at a time.
enum class MediaMoment {
  Opening,  ///< not known yet
  Before,   ///< the film starts later
  Shown,
  After,  ///< the film has ended
  Failed  ///< the file cannot be opened
};

/// The picture or film of a background or a reference, read and decoded on a thread of its own. Any thread may call any
/// function.
class BackgroundMedia {
 public:
  /// A film if the name of the file is that of one. `onNews`, if given, is called on the other thread when something
  /// new can be shown or has failed; it must not call this object.
  explicit BackgroundMedia(std::filesystem::path file, std::function<void()> onNews = {});
  ~BackgroundMedia();
  BackgroundMedia(const BackgroundMedia&) = delete;
  BackgroundMedia& operator=(const BackgroundMedia&) = delete;

  /// What is shown at this time, in seconds of the film. Never waits: while a picture is not there yet, the last one
  /// that was there stays.
  [[nodiscard]] BackgroundPicture find(double seconds);
  /// Exactly what is shown at this time. An Error if it cannot be decoded or when `canceled` becomes true.
  [[nodiscard]] Result<BackgroundPicture> wait(double seconds, const std::atomic<bool>& canceled);
  /// Waits until the file is open. An Error if it cannot be.
  [[nodiscard]] Status waitUntilOpen();
  /// waitUntilOpen() would not wait.
  [[nodiscard]] bool isOpen() const;
  [[nodiscard]] MediaMoment momentAt(double seconds) const;
  /// When the film ends, in seconds; 0 for a picture and before it is open.
  [[nodiscard]] double end() const;
  /// Why the file cannot be opened, or else why the picture that was asked for last cannot be decoded.
  [[nodiscard]] std::optional<Error> pictureProblem() const;
  /// The same, or else where the film is damaged.
  [[nodiscard]] std::optional<Error> problem() const;

 private:
  struct Still;
  BackgroundPicture converted(std::int64_t index, const media::VideoFrame& picture, double pixelAspect);

  std::mutex mutex_;
  std::int64_t lastIndex_ = -1;  ///< of last_ in the film
  BackgroundPicture last_;
  std::unique_ptr<Still> still_;  ///< of a picture
  std::thread reading_;           ///< of a picture
  std::unique_ptr<media::VideoFrames> film_;
};

/// The time in a film that is shown at a frame, in seconds. `timeAtZero`: the time at frame 0, in milliseconds.
[[nodiscard]] double filmSeconds(double timeAtZero, double frame);
/// Sets the background color and picture.
void setBackground(render::RenderOptions& options, const motion::BackgroundLink& link, BackgroundPicture picture);

}  // namespace furitsuke::film
