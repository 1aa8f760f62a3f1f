// SPDX-License-Identifier: MIT
#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cstdio>
#include <span>
#include <string>

#include "core/base/file_platform.h"
#include "core/base/file_saving.h"
#include "core/base/stream.h"

namespace furitsuke {
inline namespace base {
namespace {

constexpr DWORD kFullSharing = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::error_code lastError() { return {static_cast<int>(::GetLastError()), std::system_category()}; }

std::error_code writeAll(HANDLE file, ByteView bytes) {
  constexpr std::size_t kLargestPiece = std::size_t{1} << 30;
  while (!bytes.empty()) {
    DWORD written = 0;
    const DWORD piece = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), kLargestPiece));
    if (::WriteFile(file, bytes.data(), piece, &written, nullptr) == 0) return lastError();
    bytes = bytes.subspan(written);
  }
  return {};
}

/// Closes a new file, and removes it unless it is complete.
class NewHandle {
 public:
  NewHandle(const std::filesystem::path& path, HANDLE file) : path_(path), file_(file) {}
  ~NewHandle() {
    ::CloseHandle(file_);
    if (!isKept_) ::DeleteFileW(path_.c_str());
  }
  NewHandle(const NewHandle&) = delete;
  NewHandle& operator=(const NewHandle&) = delete;

  void keep() { isKept_ = true; }

 private:
  const std::filesystem::path& path_;
  HANDLE file_;
  bool isKept_ = false;
};

}  // namespace

std::error_code writeNewFile(const std::filesystem::path& path, const ContentWriter& content, NewFile) {
  HANDLE file = ::CreateFileW(path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return lastError();
  NewHandle created(path, file);
  std::error_code error;
  ByteOutput out([&](std::span<const ByteView> pieces) {
    for (const ByteView piece : pieces) {
      error = writeAll(file, piece);
      if (error) return false;
    }
    return true;
  });
  content(out);
  out.flush();
  if (!error && ::FlushFileBuffers(file) == 0) error = lastError();
  if (!error) created.keep();
  return error;
}

std::error_code flushFile(const std::filesystem::path& path) {
  // Virus scanners and indexers may have opened the file meanwhile.
  HANDLE file =
      ::CreateFileW(path.c_str(), GENERIC_WRITE, kFullSharing, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return lastError();
  const std::error_code error = ::FlushFileBuffers(file) != 0 ? std::error_code{} : lastError();
  ::CloseHandle(file);
  return error;
}

std::error_code replaceFile(const std::filesystem::path& from, const std::filesystem::path& to) {
  constexpr int kAttempts = 50;
  constexpr DWORD kPause = 20;  // milliseconds
  for (int attempt = 1;; ++attempt) {
    if (::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) return {};
    const std::error_code error = lastError();
    const bool isInUse = error.value() == ERROR_ACCESS_DENIED || error.value() == ERROR_SHARING_VIOLATION;
    if (!isInUse || attempt == kAttempts) return error;
    ::Sleep(kPause);
  }
}

// A new file inherits the folder's access list, as a file written in place would have.
std::error_code copyPermissions(const std::filesystem::path&, const std::filesystem::path&) { return {}; }

std::filesystem::path comparablePath(const std::filesystem::path& path) {
  std::wstring text = path.wstring();
  // The file system compares names in upper case.
  ::CharUpperBuffW(text.data(), static_cast<DWORD>(text.size()));
  return text;
}

// std::filesystem::hard_link_count() of MinGW is always 1.
bool hasOneName(const std::filesystem::path& path) {
  HANDLE file = ::CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, kFullSharing, nullptr, OPEN_EXISTING,
                              FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return false;
  BY_HANDLE_FILE_INFORMATION information{};
  const bool isKnown = ::GetFileInformationByHandle(file, &information) != 0;
  ::CloseHandle(file);
  return isKnown && information.nNumberOfLinks == 1;
}

bool mayWrite(const std::filesystem::path& path) {
  const DWORD attributes = ::GetFileAttributesW(path.c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) == 0;
}

// Folders of several users are rare; the access list of a file of another user forbids its removal.
bool isOwnFile(const std::filesystem::path&) { return true; }

// Nothing to do: NTFS journals renames, and Windows has no function that flushes a folder.
void flushFolder(const std::filesystem::path&) {}

// By default, the C library replaces each line feed of the output with CR LF, and ends the input at the byte 1A.
void useBinaryStreams() {
  ::_setmode(::_fileno(stdin), _O_BINARY);
  ::_setmode(::_fileno(stdout), _O_BINARY);
  ::_setmode(::_fileno(stderr), _O_BINARY);
}

// Windows has no such signal.
void ignoreFileSizeSignal() {}

}  // namespace base
}  // namespace furitsuke
