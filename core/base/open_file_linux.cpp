// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/base/file_problem.h"
#include "core/base/open_file.h"

namespace furitsuke {
inline namespace base {
namespace {

constexpr mode_t kOwnerOnly = 0600;  // other users cannot read unsaved work

Error openFileError(const std::filesystem::path& path, PatternFor<Message> what) {
  return fileError(path, what, std::error_code(errno, std::generic_category()));
}

}  // namespace

Result<OpenFile> OpenFile::create(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (file < 0) return openFileError(path, Core::trWith("cannot be created: %1"));
  return OpenFile(file, path);
}

Result<OpenFile> OpenFile::lock(const std::filesystem::path& path, Wait wait) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, kOwnerOnly);
  if (file < 0) return openFileError(path, Core::trWith("cannot be opened: %1"));
  OpenFile locked(file, path);
  // flock() locks the open file, not the process: it also excludes a second owner in the same process, and the system
  // releases it when the process ends, so that no process id has to be stored.
  const int how = LOCK_EX | (wait == Wait::No ? LOCK_NB : 0);
  while (::flock(file, how) != 0) {
    if (errno != EINTR) return openFileError(path, Core::trWith("cannot be locked: %1"));
  }
  return locked;
}

Status OpenFile::append(ByteView bytes) {
  constexpr std::size_t kLargestPiece = std::size_t{1} << 30;
  while (!bytes.empty()) {
    const ssize_t written = ::write(static_cast<int>(handle_), bytes.data(), std::min(bytes.size(), kLargestPiece));
    if (written < 0 && errno != EINTR) return openFileError(path_, Core::trWith("cannot be written: %1"));
    if (written > 0) bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return Done{};
}

Status OpenFile::flush() {
  if (::fsync(static_cast<int>(handle_)) == 0 || errno == EINVAL || errno == ENOTSUP) return Done{};
  return openFileError(path_, Core::trWith("cannot be written to the disk: %1"));
}

void OpenFile::close() noexcept {
  if (isOpen()) ::close(static_cast<int>(std::exchange(handle_, kClosed)));
}

}  // namespace base
}  // namespace furitsuke
