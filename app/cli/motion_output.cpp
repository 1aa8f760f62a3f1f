// SPDX-License-Identifier: MIT
#include "app/cli/motion_output.h"

#include <algorithm>
#include <iostream>
#include <iterator>

#include "app/cli/input.h"
#include "app/cli/terminal.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/system_message.h"
#include "core/io/motion_format.h"
#include "core/io/output_extension.h"

namespace furitsuke::cli {

namespace {

/// Text has no NUL.
bool isBinary(ByteView bytes) { return std::ranges::find(bytes, std::byte{0}) != bytes.end(); }

}  // namespace

std::string outputName(const std::filesystem::path& argument) {
  return isStandardStream(argument) ? "(standard output)" : displayPath(argument);
}

CLI::Option* addToOption(CLI::App& command, std::optional<io::FileKind>& to, const std::string& otherwise) {
  return addFormatOption(command, "--to", to, io::FormatUse::Write,
                         "Format of the output (default: " + otherwise + ")");
}

Result<io::FileKind> outputKind(const std::filesystem::path& argument, std::optional<io::FileKind> to) {
  if (to) return *to;
  if (isStandardStream(argument)) return Error::because(Core::tr("needs --to FORMAT"));
  const Result<const io::MotionFormat*> format = io::writtenFormatFor(argument);
  return format ? Result<io::FileKind>((*format)->kind) : Result<io::FileKind>(format.error());
}

Result<Bytes> motionBytes(io::FileKind kind, const io::LoadedMotion& loaded, const io::VmdWriteOptions& writing,
                          Diagnostics& losses) {
  const io::MotionFormat* format = io::findMotionFormat(kind);
  if (format == nullptr || format->write == nullptr) {
    return Error::because(Core::trWith("cannot write a motion as %1"), io::fileKindTitle(kind));
  }
  if (format->losses != nullptr) std::ranges::move(format->losses(loaded, writing), std::back_inserter(losses));
  return format->write(loaded, writing);
}

io::VmdWriteOptions vmdOptionsOf(const io::LoadedMotion& loaded) {
  io::VmdWriteOptions writing;
  if (loaded.source != nullptr) writing.version = loaded.source->file.version;
  return writing;
}

Status checkOutput(const std::filesystem::path& argument, bool force) {
  std::error_code ignored;
  if (!force && !isStandardStream(argument) &&
      std::filesystem::exists(std::filesystem::symlink_status(argument, ignored))) {
    return Error::because(Core::tr("already exists; use --force to overwrite it"));
  }
  return Done{};
}

Status makeFolderOf(const std::filesystem::path& argument) {
  const std::filesystem::path folder = argument.parent_path();
  std::error_code failed;
  if (!folder.empty()) std::filesystem::create_directories(folder, failed);
  if (failed)
    return Error::in(Message::verbatim(displayPath(folder)), Core::trWith("cannot be created: %1"),
                     systemMessage(failed));
  return Done{};
}

Status writeOutput(const std::filesystem::path& argument, ByteView bytes, const OutputRule& rule) {
  if (!isStandardStream(argument)) {
    if (const Status made = makeFolderOf(argument); !made) return made;
    FileWriting writing{.cleansFolder = rule.cleansFolder};
    if (rule.backsUp) writing.beforeReplace = [&argument] { return backUpFile(argument); };
    return writeFileAtomically(argument, bytes, writing);
  }
  if (!rule.force && isBinary(bytes) && isOutputTerminal()) {
    return Error::because(Core::tr("is a terminal and would show binary data; redirect it, or use --force"));
  }
  std::cout.write(asChars(bytes).data(), static_cast<std::streamsize>(bytes.size()));
  return Done{};
}

}  // namespace furitsuke::cli
