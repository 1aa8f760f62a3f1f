// SPDX-License-Identifier: MIT
#include "core/base/file.h"

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <new>
#include <string>
#include <system_error>

#include "core/base/file_problem.h"
#include "core/base/file_saving.h"
#include "core/base/path_text.h"
#include "core/base/pending_file.h"
#include "core/base/stream.h"
#include "core/base/temporary_file.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;

template <class Read>
Result<Bytes> readRegularFile(const fs::path& path, Read&& read) {
  try {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::none) return fileError(path, Core::trWith("cannot be accessed: %1"), error);
    if (const Message reason = fileTypeProblem(status); !reason.isEmpty()) return fileError(path, reason);
    Result<std::ifstream> stream = openStream(path);
    if (!stream) return stream.error();
    return read(*stream);
  } catch (const std::bad_alloc&) {
    return fileError(path, Core::tr("is too large for the available memory"));
  } catch (const std::exception& exception) {
    return fileError(path, {Core::trWith("cannot be read: %1"), exception.what()});
  }
}

}  // namespace

Result<std::ifstream> openStream(const fs::path& path) {
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (stream) return stream;
  return fileError(path, Core::trWith("cannot be opened: %1"), std::error_code(errno, std::generic_category()));
}

Result<Bytes> readFile(const fs::path& path) {
  return readRegularFile(path, [&path](std::ifstream& stream) -> Result<Bytes> {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    Bytes bytes;
    if (appendRest(stream, bytes, error ? 0 : static_cast<std::size_t>(size))) return bytes;
    return fileError(path, Core::tr("could not be read completely"));
  });
}

Result<Bytes> readFileHead(const fs::path& path, std::size_t size) {
  return readRegularFile(path, [&](std::ifstream& stream) -> Result<Bytes> {
    Bytes bytes;
    if (appendSome(stream, bytes, size)) return bytes;
    return fileError(path, Core::tr("could not be read completely"));
  });
}

Status writeFileAtomically(const fs::path& path, ByteView bytes) { return writeFileAtomically(path, bytes, {}); }

Status writeFileAtomically(const fs::path& path, ByteView bytes, const FileWriting& writing) {
  return writeFileAtomically(path, writerOf(bytes), writing);
}

Status writeFileAtomically(const fs::path& path, const ContentWriter& content, const FileWriting& writing) {
  try {
    Result<PendingFile> pending = PendingFile::create(path, content, writing.permissionsOf);
    if (!pending) return pending.error();
    if (Status replaced = pending->commit(writing.beforeReplace); !replaced) return replaced;
    if (writing.cleansFolder) removeStaleTemporaries(pending->temporary().parent_path());
    return Done{};
  } catch (const std::exception& exception) {
    return fileError(path, {Core::trWith("cannot be written: %1"), exception.what()});
  }
}

// A Linux path can be any bytes; messages go to JSON and windows, which need UTF-8.
std::string displayPath(const fs::path& path) { return utf8::sanitized(pathText(path)); }

}  // namespace base
}  // namespace furitsuke
