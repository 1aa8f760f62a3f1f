// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/landmarks/landmark_finder.h"
#include "core/media/reader/video_frames.h"

namespace furitsuke::landmarks {

/// The pictures of a film that are in a range of seconds. The next ones are decoded while one is looked at.
class FilmRange {
 public:
  /// See LandmarkFinder::open().
  [[nodiscard]] static Result<FilmRange> open(const std::filesystem::path& file, const LandmarkOptions& options,
                                              const std::atomic<bool>& canceled);

  [[nodiscard]] const media::FilmInfo& info() const { return *info_; }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] double secondsOf(std::size_t i) const {
    return info_->times.starts[static_cast<std::size_t>(first_) + i];
  }
  /// Turned back if the film is mirrored. An Error if it cannot be decoded or when `canceled` becomes true.
  [[nodiscard]] Result<media::VideoFrames::Picture> picture(std::size_t i, const std::atomic<bool>& canceled) const;

 private:
  FilmRange() = default;

  std::unique_ptr<media::VideoFrames> frames_;
  std::shared_ptr<const media::FilmInfo> info_;
  std::int64_t first_ = 0;
  std::size_t count_ = 0;
  bool isMirrored_ = false;
};

}  // namespace furitsuke::landmarks
