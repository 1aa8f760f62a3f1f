// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <filesystem>

#include "app/commands/command_context.h"
#include "core/io/motion_file.h"

namespace furitsuke::commands {

class FileMessages;
class ShownWork;

/// False also if the folder cannot be read.
[[nodiscard]] bool isMissing(const std::filesystem::path& path);

/// Files that are damaged or that other programs have changed: messages about them, and reading them again: file.revert
class FileReloading : public QObject {
  Q_OBJECT

 public:
  FileReloading(const CommandContext& context, ShownWork& work, FileMessages& messages, QObject* parent = nullptr);

 private:
  void watch(edit::MotionDocument* document);
  void onChangedOnDisk(edit::MotionDocument* document);
  void onAnnotationsChangedOnDisk(edit::MotionDocument* document);
  Status revert(edit::MotionDocument* document);
  Status confirmAndRevert();
  Status finishReverting(edit::MotionDocument* document, Result<io::LoadedMotion> read, std::uint64_t revision);

  CommandContext context_;
  ShownWork& work_;
  FileMessages& messages_;
};

}  // namespace furitsuke::commands
