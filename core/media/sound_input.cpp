// SPDX-License-Identifier: MIT
#include "core/media/sound_input.h"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <utility>

#include "core/base/file.h"

namespace furitsuke::media {

Result<SoundInput> SoundInput::open(const std::filesystem::path& path) {
  // Explains what is wrong with a path that cannot be read, and does not wait for a pipe.
  if (const Result<Bytes> head = readFileHead(path, 1); !head) return head.error();
  std::ifstream stream(path, std::ios::binary);
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (!stream || error) return Error::in(Message::verbatim(displayPath(path)), Core::tr("cannot be read"));
  return SoundInput(std::move(stream), size);
}

std::size_t SoundInput::read(std::byte* to, std::size_t size) {
  const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(size, remaining()));
  if (wanted == 0 || failed_) return 0;
  if (!isFile_) {
    std::memcpy(to, bytes_.data() + position_, wanted);
    position_ += wanted;
    return wanted;
  }
  if (streamPosition_ != position_) {
    stream_.clear();
    stream_.seekg(static_cast<std::streamoff>(position_));
  }
  stream_.read(reinterpret_cast<char*>(to), static_cast<std::streamsize>(wanted));
  const auto count = static_cast<std::size_t>(std::max<std::streamsize>(stream_.gcount(), 0));
  failed_ = stream_.bad();
  if (count < wanted) size_ = position_ + count;  // the file became shorter
  position_ += count;
  streamPosition_ = position_;
  return count;
}

}  // namespace furitsuke::media
