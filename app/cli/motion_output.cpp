// SPDX-License-Identifier: MIT
#include "app/cli/motion_output.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/io/motion_format.h"

namespace furitsuke::cli {

Result<io::FileKind> outputKind(const std::filesystem::path& path) {
  if (const io::MotionFormat* format = io::motionFormatFor(path)) return format->kind;
  const std::string known = io::motionExtensions(".", ", ");
  if (path.extension().empty()) return Error::because("the name of an output needs one of the extensions " + known);
  return Error::because("cannot write " + displayPath(path.extension()) + "; known extensions are " + known);
}

Result<Bytes> motionBytes(io::FileKind kind, const io::LoadedMotion& loaded, const io::VmdWriteOptions& writing,
                          Diagnostics& losses) {
  const io::MotionFormat* format = io::findMotionFormat(kind);
  if (format == nullptr || format->write == nullptr) {
    return Error::because("cannot write a motion as " + std::string(io::fileKindTitle(kind)));
  }
  if (format->losses != nullptr) std::ranges::move(format->losses(loaded, writing), std::back_inserter(losses));
  return format->write(loaded, writing);
}

io::VmdWriteOptions vmdOptionsOf(const io::LoadedMotion& loaded) {
  io::VmdWriteOptions writing;
  if (loaded.source != nullptr) writing.version = loaded.source->file.version;
  return writing;
}

Status checkOutput(const std::filesystem::path& path, bool force) {
  std::error_code ignored;
  if (!force && std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) {
    return Error::because("already exists; use --force to overwrite it");
  }
  return Done{};
}

Status writeOutput(const std::filesystem::path& path, ByteView bytes) {
  const std::filesystem::path folder = path.parent_path();
  std::error_code failed;
  if (!folder.empty()) std::filesystem::create_directories(folder, failed);
  if (failed) return Error::in(displayPath(folder), "cannot be created: " + failed.message());
  return writeFileAtomically(path, bytes, {.cleansFolder = false});
}

}  // namespace furitsuke::cli
