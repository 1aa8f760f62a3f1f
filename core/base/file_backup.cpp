// SPDX-License-Identifier: MIT
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/base/file_problem.h"
#include "core/base/file_saving.h"
#include "core/base/path_text.h"
#include "core/base/stream.h"
#include "core/base/temporary_file.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;

Status copyInPlaceOf(const fs::path& path, const fs::path& backup) {
  Result<std::ifstream> file = openStream(path);
  if (!file) return file.error();
  bool isRead = true;
  const auto copyPieces = [&](ByteOutput& out) {
    constexpr std::size_t kPiece = std::size_t{1} << 20;
    Bytes piece;
    do {
      piece.clear();
      isRead = appendSome(*file, piece, kPiece);
      out.refer(piece);
      out.flush();
    } while (isRead && piece.size() == kPiece);
  };
  const auto checkRead = [&]() -> Status {
    if (isRead) return Done{};
    return fileError(path, Core::tr("could not be read completely"));
  };
  const FileWriting writing{.beforeReplace = checkRead, .permissionsOf = path};
  if (Status written = writeFileAtomically(backup, copyPieces, writing); !written) return written;
  std::error_code ignored;
  const fs::file_time_type time = fs::last_write_time(path, ignored);
  if (!ignored) fs::last_write_time(backup, time, ignored);
  return Done{};
}

bool linkInPlaceOf(const fs::path& path, const fs::path& backup) {
  const fs::path folder = backup.has_parent_path() ? backup.parent_path() : fs::path(".");
  std::error_code error;
  const fs::path target = fs::canonical(path, error);
  // A program that writes in place through another name of the file would change the backup.
  if (error || !hasOneName(target)) return false;
  const TemporaryFile temporary(temporaryPath(folder));
  fs::create_hard_link(target, temporary.path(), error);
  if (!error) error = replaceFile(temporary.path(), backup);
  if (!error) flushFolder(folder);
  return !error;
}

/// A backup that the user has replaced by a folder or a link, or has protected, is not replaced.
bool isReplaceable(const fs::path& backup) {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(backup, error);
  return !fs::exists(status) || (fs::is_regular_file(status) && mayWrite(backup));
}

}  // namespace

fs::path backupPath(const fs::path& path) {
  constexpr std::size_t kLongestName = 255;
  constexpr std::string_view kBackup = ".bak";
  fs::path backup = path;
  std::string name = pathText(path.filename());
  if (name.size() + kBackup.size() > kLongestName) {
    std::size_t end = kLongestName - kBackup.size();
    // Do not cut inside a UTF-8 character.
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    name.resize(end);
    backup.replace_filename(std::u8string(name.begin(), name.end()));
  }
  backup += kBackup;
  return backup;
}

Status backUpFile(const fs::path& path) {
  try {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return Done{};
    const fs::path backup = backupPath(path);
    if (isReplaceable(backup) && linkInPlaceOf(path, backup)) return Done{};
    const Status copied = copyInPlaceOf(path, backup);
    if (copied) return Done{};
    return Error::in(Message::verbatim(displayPath(backup)), Core::trWith("the previous version cannot be kept: %1"),
                     copied.error().reason);
  } catch (const std::exception& exception) {
    return Error::in(Message::verbatim(displayPath(path)), Core::trWith("the previous version cannot be kept: %1"),
                     exception.what());
  }
}

}  // namespace base
}  // namespace furitsuke
