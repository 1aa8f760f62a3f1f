// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>

#include "core/base/result.h"
#include "core/media/sound.h"

namespace furitsuke::session {

/// Keeps the last sound that was read, so that a preview that runs again and again reads it once. Can be used on any
/// thread.
class SoundCache {
 public:
  /// Reads the file unless it is the last one and has not changed since. May take seconds.
  [[nodiscard]] Result<std::shared_ptr<const media::Sound>> load(const std::filesystem::path& path);

 private:
  std::mutex mutex_;
  std::filesystem::path path_;
  std::uintmax_t size_ = 0;
  std::filesystem::file_time_type time_;
  std::shared_ptr<const media::Sound> sound_;
};

}  // namespace furitsuke::session
