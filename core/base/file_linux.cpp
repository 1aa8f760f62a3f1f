// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <span>
#include <utility>

#include "core/base/file_platform.h"
#include "core/base/file_saving.h"
#include "core/base/stream.h"

namespace furitsuke {
inline namespace base {
namespace {

std::error_code lastError() { return {errno, std::generic_category()}; }

/// The next pieces of one call of writev(), which takes about 2 GB at most, on some systems less.
class PieceQueue {
 public:
  explicit PieceQueue(std::span<const ByteView> pieces) : pieces_(pieces) {}

  /// Returns the number of pieces that are left, as far as one call can take them.
  int fill(std::span<iovec> next) {
    constexpr std::size_t kLargestCall = std::size_t{1} << 30;
    std::size_t total = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < pieces_.size() && count < next.size() && total < kLargestCall; ++i) {
      const ByteView piece = i == 0 ? pieces_[0].subspan(written_) : pieces_[i];
      const std::size_t size = std::min(piece.size(), kLargestCall - total);
      // writev() does not change the bytes.
      next[count++] = {const_cast<std::byte*>(piece.data()), size};
      total += size;
    }
    return static_cast<int>(count);
  }
  void skip(std::size_t written) {
    written_ += written;
    while (!pieces_.empty() && written_ >= pieces_[0].size()) {
      written_ -= pieces_[0].size();
      pieces_ = pieces_.subspan(1);
    }
  }

 private:
  std::span<const ByteView> pieces_;
  std::size_t written_ = 0;  ///< bytes of the first piece
};

std::error_code writeAll(int file, std::span<const ByteView> pieces) {
  constexpr std::size_t kMostAtOnce = 1024;  // IOV_MAX of Linux and macOS
  std::array<iovec, kMostAtOnce> next;
  PieceQueue queue(pieces);
  while (const int count = queue.fill(next)) {
    const ssize_t written = ::writev(file, next.data(), count);
    if (written < 0 && errno != EINTR) return lastError();
    if (written >= 0) queue.skip(static_cast<std::size_t>(written));
  }
  return {};
}

/// Has the disk work while the rest of a file is still being made: flush() would otherwise begin with nothing done.
class EarlyWriting {
 public:
  explicit EarlyWriting(int file) : file_(file) {}

  void wrote(std::span<const ByteView> pieces) {
    for (const ByteView& piece : pieces) written_ += piece.size();
    if (written_ - begun_ < kLeastAtOnce) return;
#ifdef SYNC_FILE_RANGE_WRITE
    // A failure does no harm: flush() writes everything and says what failed.
    [[maybe_unused]] const int ignored = ::sync_file_range(
        file_, static_cast<off64_t>(begun_), static_cast<off64_t>(written_ - begun_), SYNC_FILE_RANGE_WRITE);
#endif
    begun_ = written_;
  }

 private:
  static constexpr std::size_t kLeastAtOnce = std::size_t{8} << 20;  // fewer bytes are not worth a call
  [[maybe_unused]] int file_;
  std::size_t written_ = 0;
  std::size_t begun_ = 0;  ///< bytes that the disk was asked to write
};

/// Ignores EINVAL and ENOTSUP, which file systems that cannot flush report.
std::error_code flush(int file) {
  if (::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP) return {};
  return lastError();
}

/// Closes a new file, and removes it unless it is complete.
class NewDescriptor {
 public:
  NewDescriptor(const std::filesystem::path& path, int file) : path_(path), file_(file) {}
  ~NewDescriptor() {
    close();
    if (!isKept_) ::unlink(path_.c_str());
  }
  NewDescriptor(const NewDescriptor&) = delete;
  NewDescriptor& operator=(const NewDescriptor&) = delete;

  /// False if the system reports a failure.
  bool close() { return file_ < 0 || ::close(std::exchange(file_, -1)) == 0; }
  void keep() { isKept_ = true; }

 private:
  const std::filesystem::path& path_;
  int file_;
  bool isKept_ = false;
};

}  // namespace

std::error_code writeNewFile(const std::filesystem::path& path, const ContentWriter& content, NewFile access) {
  constexpr mode_t kReadWriteForAll = 0666;  // reduced by the umask, as for any new file
  constexpr mode_t kReadWriteForOwner = 0600;
  const mode_t mode = access == NewFile::OwnerOnly ? kReadWriteForOwner : kReadWriteForAll;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) return lastError();
  NewDescriptor created(path, file);
  std::error_code error;
  EarlyWriting early(file);
  ByteOutput out([&](std::span<const ByteView> pieces) {
    error = writeAll(file, pieces);
    if (!error) early.wrote(pieces);
    return !error;
  });
  content(out);
  out.flush();
  if (!error) error = flush(file);
  // Network file systems report a full disk when the file is closed.
  if (!created.close() && !error) error = lastError();
  if (!error) created.keep();
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
