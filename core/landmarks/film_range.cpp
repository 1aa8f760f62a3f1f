// SPDX-License-Identifier: MIT
#include "core/landmarks/film_range.h"

#include <algorithm>
#include <array>
#include <utility>

namespace furitsuke::landmarks {

namespace {

/// For pictures that are decoded while the networks work. Each is looked at once.
constexpr media::PictureRoom kPictureRoom{.bytes = std::size_t{16} << 20, .fewest = 2};

using Pixel = std::array<std::uint8_t, 4>;

/// Swaps left and right.
media::VideoFrame flipped(const media::VideoFrame& picture) {
  media::VideoFrame result = picture;
  const auto width = static_cast<std::size_t>(picture.width);
  auto* row = reinterpret_cast<Pixel*>(result.pixels.data());
  for (int y = 0; y < picture.height; ++y, row += width) std::reverse(row, row + width);
  return result;
}

}  // namespace

Result<FilmRange> FilmRange::open(const std::filesystem::path& file, const LandmarkOptions& options,
                                  const std::atomic<bool>& canceled) {
  FilmRange range;
  range.frames_ = std::make_unique<media::VideoFrames>(file, std::function<void()>{}, kPictureRoom);
  const auto info = range.frames_->waitForInfo();
  if (!info) return info.error();
  if (canceled) return Error::canceled();
  range.info_ = *info;
  const media::FilmTimes& times = range.info_->times;
  const auto first = std::ranges::lower_bound(times.starts, options.first - times.tolerance);
  const auto end =
      options.last ? std::ranges::upper_bound(times.starts, *options.last + times.tolerance) : times.starts.end();
  if (first >= end) return Error::because(Core::tr("the film has no picture in that range"));
  range.first_ = first - times.starts.begin();
  range.count_ = static_cast<std::size_t>(end - first);
  range.isMirrored_ = options.isMirrored;
  return range;
}

Result<media::VideoFrames::Picture> FilmRange::picture(std::size_t i, const std::atomic<bool>& canceled) const {
  const auto found = frames_->wait(first_ + static_cast<std::int64_t>(i), canceled);
  if (!found || !isMirrored_) return found;
  return media::VideoFrames::Picture(std::make_shared<const media::VideoFrame>(flipped(**found)));
}

}  // namespace furitsuke::landmarks
