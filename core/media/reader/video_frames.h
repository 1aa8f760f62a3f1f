// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/base/result.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::media {

/// Memory for decoded pictures, of which at least `fewest` are kept, however large they are.
struct PictureRoom {
  std::size_t bytes = std::size_t{128} << 20;
  std::size_t fewest = 4;  ///< at least 2: one that is looked at, and the next
};

/// The pictures of a film, decoded on a thread of their own and kept near the last one that was asked for, so that
/// playing and stepping back need no waiting. Any thread may call any function.
class VideoFrames {
 public:
  using Picture = std::shared_ptr<const VideoFrame>;

  /// Opens the film in the background. `onNews`, if given, is called on that thread when the film was opened, when a
  /// picture that was asked for is there, and when one cannot be decoded; it must not call this object.
  explicit VideoFrames(std::filesystem::path file, std::function<void()> onNews = {}, const PictureRoom& room = {});
  /// Cancels everything.
  ~VideoFrames();
  VideoFrames(const VideoFrames&) = delete;
  VideoFrames& operator=(const VideoFrames&) = delete;

  /// nullptr while the film is opened, and if it cannot be.
  [[nodiscard]] std::shared_ptr<const FilmInfo> info() const;
  /// Why the film cannot be opened, or else why the last picture that was asked for cannot be decoded.
  [[nodiscard]] std::optional<Error> problem() const;

  /// Asks for a picture and returns it if it has been decoded; otherwise nullptr. Never waits.
  [[nodiscard]] Picture find(std::int64_t index);
  /// Waits until the film is open. An Error if it cannot be opened.
  [[nodiscard]] Result<std::shared_ptr<const FilmInfo>> waitForInfo() const;
  /// Waits for a picture. An Error if it cannot be decoded, or when `canceled` becomes true.
  [[nodiscard]] Result<Picture> wait(std::int64_t index, const std::atomic<bool>& canceled);

 private:
  void work();
  void decode(FilmReader& reader, std::int64_t index);
  void keep(std::int64_t index, VideoFrame picture);
  void dropFarthest();
  /// Requires the mutex: the next picture to decode, the one that was asked for or one soon after it.
  [[nodiscard]] std::optional<std::int64_t> nextToDecode() const;
  /// The number of pictures that are kept.
  [[nodiscard]] std::int64_t room() const noexcept;

  const std::filesystem::path file_;
  const std::function<void()> onNews_;
  const PictureRoom room_;
  std::atomic<bool> isCanceled_{false};
  mutable std::mutex mutex_;
  mutable std::condition_variable news_;  ///< for those who wait for pictures
  std::condition_variable work_;          ///< for the thread
  std::shared_ptr<const FilmInfo> info_;
  std::optional<Error> openProblem_;
  std::map<std::int64_t, Picture> pictures_;
  std::map<std::int64_t, Error> problems_;  ///< of pictures that cannot be decoded
  std::optional<std::int64_t> wanted_;
  std::thread thread_;  ///< last: it uses the others
};

}  // namespace furitsuke::media
