// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/commands/command_context.h"
#include "core/archives/archive_cache.h"

namespace furitsuke::commands {

class FileOpening;
class ShownWork;

/// Opening models, motions and poses in archives, which are unpacked in the cache.
class ArchiveCommands : public QObject {
  Q_OBJECT

 public:
  ArchiveCommands(const CommandContext& context, FileOpening& files, QObject* parent = nullptr);

  /// Opens the file of an archive, or the file in it: "models.zip/miku.pmx". If an archive has several, asks which; a
  /// script must choose one. A script waits for it.
  Status open(const QString& path);

 private:
  Status show(const QString& path, const archives::UnpackedArchive& unpacked);
  /// The files to open; empty when the user canceled.
  [[nodiscard]] Result<QStringList> choose(const QString& path, const archives::UnpackedArchive& unpacked);

  CommandContext context_;
  FileOpening& files_;
  ShownWork* work_;
};

}  // namespace furitsuke::commands
