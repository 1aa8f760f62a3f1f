// SPDX-License-Identifier: MIT
#include "core/base/pending_file.h"

#include <exception>
#include <system_error>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/base/file_problem.h"
#include "core/base/system_message.h"

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
    if (error) return fileError(path, Core::trWith("is a link that cannot be read: %1"), error);
    path = target.is_absolute() ? target : path.parent_path() / target;
  }
  return fileError(path, Core::tr("is part of a loop of symbolic links"));
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
      return fileError(path, {Core::trWith("cannot be written: \"%1\" does not accept new files"), folder});
    }
    return fileError(path, {Core::trWith("cannot be written: the folder \"%1\" does not exist"), folder});
  }
  return fileError(path, {Core::trWith("cannot be written in \"%1\": %2"), folder, systemMessage(error)});
}

Status checkTarget(const fs::path& path, bool& exists) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  exists = status.type() != fs::file_type::not_found;
  if (error && status.type() == fs::file_type::none)
    return fileError(path, Core::trWith("cannot be accessed: %1"), error);
  if (!exists) return Done{};
  if (const Message reason = fileTypeProblem(status); !reason.isEmpty()) return fileError(path, reason);
  if (!mayWrite(path)) return fileError(path, Core::tr("is write-protected"));
  return Done{};
}

}  // namespace

Error fileError(const fs::path& path, Message reason) {
  return Error::in(Message::verbatim(displayPath(path)), std::move(reason));
}

Error fileError(const fs::path& path, PatternFor<Message> reason, const std::error_code& error) {
  return fileError(path, {reason, systemMessage(error)});
}

Message fileTypeProblem(const fs::file_status& status) {
  switch (status.type()) {
    case fs::file_type::regular: return {};
    case fs::file_type::directory: return Core::tr("is a folder, not a file");
    case fs::file_type::not_found: return Core::tr("does not exist");
    default: return Core::tr("is a device or a pipe, not a file");
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
    return fileError(path, {Core::trWith("cannot be written: %1"), exception.what()});
  }
}

Status PendingFile::flush() {
  const std::error_code error = flushFile(temporary());
  if (error) return fileError(target_, Core::trWith("cannot be written: %1"), error);
  return Done{};
}

Status PendingFile::commit(const std::function<Status()>& beforeReplace) {
  std::error_code failure;
  if (!model_.empty()) failure = copyPermissions(model_, temporary());
  if (!failure && beforeReplace) {
    if (Status ready = beforeReplace(); !ready) return ready;
  }
  if (!failure) failure = replaceFile(temporary(), target_);
  if (failure) return fileError(target_, Core::trWith("cannot be replaced: %1"), failure);
  flushFolder(temporary().parent_path());
  return Done{};
}

}  // namespace base
}  // namespace furitsuke
