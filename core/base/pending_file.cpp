// SPDX-License-Identifier: MIT
#include "core/base/pending_file.h"

#include <exception>
#include <string>
#include <system_error>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/base/file_problem.h"

namespace furitsuke {
inline namespace base {

namespace {

namespace fs = std::filesystem;

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

Result<fs::path> writeTemporary(const fs::path& folder, const fs::path& path, const ContentWriter& content,
                                NewFile access) {
  constexpr int kAttempts = 16;
  std::error_code error;
  for (int i = 0; i < kAttempts; ++i) {
    const fs::path temporary = temporaryPath(folder);
    error = writeNewFile(temporary, content, access);
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

Status checkTarget(const fs::path& path, bool& exists) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  exists = status.type() != fs::file_type::not_found;
  if (error && status.type() == fs::file_type::none) return fileError(path, "cannot be accessed: " + error.message());
  if (!exists) return Done{};
  if (const std::string reason = fileTypeProblem(status); !reason.empty()) return fileError(path, reason);
  if (!mayWrite(path)) return fileError(path, "is write-protected");
  return Done{};
}

}  // namespace

Error fileError(const fs::path& path, std::string reason) { return {{}, displayPath(path), std::move(reason)}; }

std::string fileTypeProblem(const fs::file_status& status) {
  switch (status.type()) {
    case fs::file_type::regular: return {};
    case fs::file_type::directory: return "is a folder, not a file";
    case fs::file_type::not_found: return "does not exist";
    default: return "is a device or a pipe, not a file";
  }
}

Result<PendingFile> PendingFile::create(const fs::path& path, const ContentWriter& content,
                                        const fs::path& permissionsOf) {
  try {
    Result<fs::path> target = resolveLinks(path);
    if (!target) return target.error();
    bool exists = false;
    if (const Status checked = checkTarget(*target, exists); !checked) return checked.error();
    const fs::path folder = target->has_parent_path() ? target->parent_path() : fs::path(".");
    fs::path model = permissionsOf.empty() && exists ? *target : permissionsOf;
    Result<fs::path> temporary =
        writeTemporary(folder, *target, content, model.empty() ? NewFile::Default : NewFile::OwnerOnly);
    if (!temporary) return temporary.error();
    return PendingFile(*std::move(target), std::move(model), std::make_unique<TemporaryFile>(*temporary));
  } catch (const std::exception& exception) {
    return fileError(path, std::string("cannot be written: ") + exception.what());
  }
}

Status PendingFile::flush() {
  const std::error_code error = flushFile(temporary());
  if (error) return fileError(target_, "cannot be written: " + error.message());
  return Done{};
}

Status PendingFile::commit(const std::function<Status()>& beforeReplace) {
  std::error_code failure;
  if (!model_.empty()) failure = copyPermissions(model_, temporary());
  if (!failure && beforeReplace) {
    if (Status ready = beforeReplace(); !ready) return ready;
  }
  if (!failure) failure = replaceFile(temporary(), target_);
  if (failure) return fileError(target_, "cannot be replaced: " + failure.message());
  flushFolder(temporary().parent_path());
  return Done{};
}

}  // namespace base
}  // namespace furitsuke
