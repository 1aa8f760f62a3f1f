// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_cache.h"

#include <system_error>
#include <utility>

#include "core/media/sound_file.h"

namespace furitsuke::session {

Result<std::shared_ptr<const media::Sound>> SoundCache::load(const std::filesystem::path& path) {
  const std::lock_guard lock(mutex_);
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(path, failed);
  const auto time = failed ? std::filesystem::file_time_type() : std::filesystem::last_write_time(path, failed);
  const bool isSame = !failed && sound_ && path == path_ && size == size_ && time == time_;
  if (isSame) return sound_;
  sound_.reset();
  Result<std::shared_ptr<const media::Sound>> read = media::loadSound(path);
  if (!read) return read;
  sound_ = *std::move(read);
  path_ = path;
  size_ = size;
  time_ = time;
  return sound_;
}

}  // namespace furitsuke::session
