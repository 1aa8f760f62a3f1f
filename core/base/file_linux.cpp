// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include "core/base/file_platform.h"
#include "core/base/file_saving.h"
#include "core/base/stream.h"

namespace furitsuke {
inline namespace base {
namespace {

std::error_code lastError() { return {errno, std::generic_category()}; }

/// write() takes at most about 2 GB at once and may be interrupted.
std::error_code writeAll(int file, ByteView bytes) {
  constexpr std::size_t kLargestPiece = std::size_t{1} << 30;
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), std::min(bytes.size(), kLargestPiece));
    if (written < 0 && errno != EINTR) return lastError();
    if (written > 0) bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return {};
}

/// Ignores EINVAL and ENOTSUP, which file systems that cannot flush report.
std::error_code flush(int file) {
  if (::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP) return {};
  return lastError();
}

}  // namespace

std::error_code writeNewFile(const std::filesystem::path& path, ByteView bytes, NewFile access) {
  constexpr mode_t kReadWriteForAll = 0666;  // reduced by the umask, as for any new file
  constexpr mode_t kReadWriteForOwner = 0600;
  const mode_t mode = access == NewFile::OwnerOnly ? kReadWriteForOwner : kReadWriteForAll;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) return lastError();
  std::error_code error = writeAll(file, bytes);
  if (!error) error = flush(file);
  // Network file systems report a full disk in close().
  if (::close(file) != 0 && !error) error = lastError();
  if (error) ::unlink(path.c_str());
  return error;
}

std::error_code flushFile(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) return lastError();
  std::error_code error = flush(file);
  if (::close(file) != 0 && !error) error = lastError();
  return error;
}

std::error_code replaceFile(const std::filesystem::path& from, const std::filesystem::path& to) {
  std::error_code error;
  std::filesystem::rename(from, to, error);
  return error;
}

std::error_code copyPermissions(const std::filesystem::path& from, const std::filesystem::path& to) {
  struct stat source {};
  if (::stat(from.c_str(), &source) != 0) return lastError();
  // Before chmod(), because changing the owner clears mode bits. Fails for users other than root, who keep the
  // ownership of the new file; this is ignored.
  [[maybe_unused]] const int ignored = ::chown(to.c_str(), source.st_uid, source.st_gid);
  constexpr mode_t kPermissionBits = 07777;
  if (::chmod(to.c_str(), source.st_mode & kPermissionBits) != 0) return lastError();
  return {};
}

std::filesystem::path comparablePath(const std::filesystem::path& path) { return path; }

bool hasOneName(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::hard_link_count(path, error) == 1 && !error;
}

bool mayWrite(const std::filesystem::path& path) { return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0; }

bool isOwnFile(const std::filesystem::path& path) {
  struct stat status {};
  return ::lstat(path.c_str(), &status) == 0 && status.st_uid == ::geteuid();
}

void flushFolder(const std::filesystem::path& folder) {
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

void useBinaryStreams() {}

void ignoreFileSizeSignal() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace base
}  // namespace furitsuke
