// SPDX-License-Identifier: MIT
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <algorithm>
#include <system_error>

#include "core/base/file_problem.h"
#include "core/base/open_file.h"

namespace furitsuke {
inline namespace base {
namespace {

constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

Error openFileError(const std::filesystem::path& path, PatternFor<Message> what) {
  return fileError(path, what, std::error_code(static_cast<int>(::GetLastError()), std::system_category()));
}

HANDLE handleOf(std::intptr_t handle) { return reinterpret_cast<HANDLE>(handle); }

}  // namespace

Result<OpenFile> OpenFile::create(const std::filesystem::path& path) {
  HANDLE file =
      ::CreateFileW(path.c_str(), FILE_APPEND_DATA, kShareAll, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return openFileError(path, Core::trWith("cannot be created: %1"));
  return OpenFile(reinterpret_cast<std::intptr_t>(file), path);
}

Result<OpenFile> OpenFile::lock(const std::filesystem::path& path, Wait wait) {
  HANDLE file = ::CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, kShareAll, nullptr, OPEN_ALWAYS,
                              FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return openFileError(path, Core::trWith("cannot be opened: %1"));
  OpenFile locked(reinterpret_cast<std::intptr_t>(file), path);
  // Windows also refuses to read locked bytes, so lock one far past the end of the file.
  OVERLAPPED where{};
  where.OffsetHigh = 0x7FFFFFFF;
  const DWORD how = LOCKFILE_EXCLUSIVE_LOCK | (wait == Wait::No ? LOCKFILE_FAIL_IMMEDIATELY : 0);
  if (::LockFileEx(file, how, 0, 1, 0, &where) == 0) return openFileError(path, Core::trWith("cannot be locked: %1"));
  return locked;
}

Status OpenFile::append(ByteView bytes) {
  constexpr std::size_t kLargestPiece = std::size_t{1} << 30;
  while (!bytes.empty()) {
    DWORD written = 0;
    const auto piece = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), kLargestPiece));
    if (::WriteFile(handleOf(handle_), bytes.data(), piece, &written, nullptr) == 0) {
      return openFileError(path_, Core::trWith("cannot be written: %1"));
    }
    bytes = bytes.subspan(written);
  }
  return Done{};
}

Status OpenFile::flush() {
  if (::FlushFileBuffers(handleOf(handle_)) != 0) return Done{};
  return openFileError(path_, Core::trWith("cannot be written to the disk: %1"));
}

void OpenFile::close() noexcept {
  if (isOpen()) ::CloseHandle(handleOf(std::exchange(handle_, kClosed)));
}

}  // namespace base
}  // namespace furitsuke
