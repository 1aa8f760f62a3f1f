// SPDX-License-Identifier: MIT
#include "core/base/file.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <new>
#include <string>
#include <system_error>

#include "core/base/file_platform.h"
#include "core/base/file_saving.h"
#include "core/base/stream.h"
#include "core/base/temporary_file.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;

Error fileError(const fs::path& path, std::string reason) { return {{}, displayPath(path), std::move(reason)}; }

/// The reason why `path` cannot be read or replaced as a file; empty if it can. Checked before opening the file,
/// because opening a pipe blocks until its other end is opened.
std::string fileTypeProblem(const fs::file_status& status) {
  switch (status.type()) {
    case fs::file_type::regular: return {};
    case fs::file_type::directory: return "is a folder, not a file";
    case fs::file_type::not_found: return "does not exist";
    default: return "is a device or a pipe, not a file";
  }
}

Result<std::ifstream> openStream(const fs::path& path) {
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (stream) return stream;
  return fileError(path, "cannot be opened: " + std::error_code(errno, std::generic_category()).message());
}

template <class Read>
Result<Bytes> readRegularFile(const fs::path& path, Read&& read) {
  try {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::none) return fileError(path, "cannot be accessed: " + error.message());
    if (const std::string reason = fileTypeProblem(status); !reason.empty()) return fileError(path, reason);
    Result<std::ifstream> stream = openStream(path);
    if (!stream) return stream.error();
    return read(*stream);
  } catch (const std::bad_alloc&) {
    return fileError(path, "is too large for the available memory");
  } catch (const std::exception& exception) {
    return fileError(path, std::string("cannot be read: ") + exception.what());
  }
}

/// The file that a save replaces: follows symbolic links, whose target may not exist yet.
Result<fs::path> resolveLinks(fs::path path) {
  constexpr int kMaxLinks = 40;
  for (int i = 0; i < kMaxLinks; ++i) {
    std::error_code error;
    if (!fs::is_symlink(fs::symlink_status(path, error))) return path;
    const fs::path target = fs::read_symlink(path, error);
    if (error) return fileError(path, "is a link that cannot be read: " + error.message());
    path = target.is_absolute() ? target : path.parent_path() / target;
  }
  return fileError(path, "is part of a loop of symbolic links");
}

Result<fs::path> writeTemporary(const fs::path& folder, const fs::path& path, ByteView bytes, NewFile access) {
  constexpr int kAttempts = 16;
  std::error_code error;
  for (int i = 0; i < kAttempts; ++i) {
    const fs::path temporary = temporaryPath(folder);
    error = writeNewFile(temporary, bytes, access);
    if (!error) return temporary;
    if (error != std::errc::file_exists) break;
  }
  if (error == std::errc::no_such_file_or_directory) {
    // Virtual folders such as /proc report a missing folder when a file is created in them.
    std::error_code ignored;
    if (fs::is_directory(folder, ignored)) {
      return fileError(path, "cannot be written: \"" + displayPath(folder) + "\" does not accept new files");
    }
    return fileError(path, "cannot be written: the folder \"" + displayPath(folder) + "\" does not exist");
  }
  return fileError(path, "cannot be written in \"" + displayPath(folder) + "\": " + error.message());
}

Status replaceFile(const fs::path& path, ByteView bytes, const FileWriting& writing) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  const bool exists = status.type() != fs::file_type::not_found;
  if (error && status.type() == fs::file_type::none) return fileError(path, "cannot be accessed: " + error.message());
  if (exists) {
    if (const std::string reason = fileTypeProblem(status); !reason.empty()) return fileError(path, reason);
    if (!mayWrite(path)) return fileError(path, "is write-protected");
  }
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const fs::path& model = writing.permissionsOf.empty() && exists ? path : writing.permissionsOf;
  Result<fs::path> temporary =
      writeTemporary(folder, path, bytes, model.empty() ? NewFile::Default : NewFile::OwnerOnly);
  if (!temporary) return temporary.error();
  // Removed on every way out, also when beforeReplace throws; after the rename it does not exist any more.
  const TemporaryFile guard(*temporary);
  std::error_code failure;
  if (!model.empty()) failure = copyPermissions(model, *temporary);
  if (!failure && writing.beforeReplace) {
    if (Status ready = writing.beforeReplace(); !ready) return ready;
  }
  if (!failure) fs::rename(*temporary, path, failure);
  if (failure) return fileError(path, "cannot be replaced: " + failure.message());
  flushFolder(folder);
  if (writing.cleansFolder) removeStaleTemporaries(folder);
  return Done{};
}

}  // namespace

Result<Bytes> readFile(const fs::path& path) {
  return readRegularFile(path, [&path](std::ifstream& stream) -> Result<Bytes> {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    Bytes bytes;
    if (appendRest(stream, bytes, error ? 0 : static_cast<std::size_t>(size))) return bytes;
    return fileError(path, "could not be read completely");
  });
}

Result<Bytes> readFileHead(const fs::path& path, std::size_t size) {
  return readRegularFile(path, [&](std::ifstream& stream) -> Result<Bytes> {
    Bytes bytes;
    if (appendSome(stream, bytes, size)) return bytes;
    return fileError(path, "could not be read completely");
  });
}

Status writeFileAtomically(const fs::path& path, ByteView bytes) { return writeFileAtomically(path, bytes, {}); }

Status writeFileAtomically(const fs::path& path, ByteView bytes, const FileWriting& writing) {
  try {
    Result<fs::path> target = resolveLinks(path);
    if (!target) return target.error();
    return replaceFile(*target, bytes, writing);
  } catch (const std::exception& exception) {
    return fileError(path, std::string("cannot be written: ") + exception.what());
  }
}

std::string displayPath(const fs::path& path) {
  const std::u8string text = path.u8string();
  // A Linux path can be any bytes; messages go to JSON and windows, which need UTF-8.
  return utf8::sanitized({reinterpret_cast<const char*>(text.data()), text.size()});
}

}  // namespace base
}  // namespace furitsuke
