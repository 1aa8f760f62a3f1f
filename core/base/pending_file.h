// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <utility>

#include "core/base/byte_output.h"
#include "core/base/result.h"
#include "core/base/temporary_file.h"

namespace furitsuke {
inline namespace base {

/// A new file under a temporary name in the folder of its target. Only commit() replaces the target; otherwise the file
/// is removed on destruction. writeFileAtomically() is enough for content that is produced at once; this is for content
/// that is written in many steps or by another library.
class PendingFile {
 public:
  /// Creates the temporary file with this content. Follows symbolic links. An Error if the target cannot be replaced.
  /// The file gets the permissions and, where allowed, the owner of `permissionsOf`; empty: those of the target.
  [[nodiscard]] static Result<PendingFile> create(const std::filesystem::path& path,
                                                  const ContentWriter& content = writerOf({}),
                                                  const std::filesystem::path& permissionsOf = {});

  [[nodiscard]] const std::filesystem::path& temporary() const noexcept { return temporary_->path(); }
  /// Flushes to the disk what was written to the temporary file since it was created.
  Status flush();
  /// Renames the temporary file to its target, after `beforeReplace`, whose Error prevents it.
  Status commit(const std::function<Status()>& beforeReplace = {});

 private:
  PendingFile(std::filesystem::path target, std::filesystem::path model, std::unique_ptr<TemporaryFile> temporary)
      : target_(std::move(target)), model_(std::move(model)), temporary_(std::move(temporary)) {}

  std::filesystem::path target_;
  std::filesystem::path model_;  ///< has the permissions for the file; empty: none has
  std::unique_ptr<TemporaryFile> temporary_;
};

}  // namespace base
}  // namespace furitsuke
