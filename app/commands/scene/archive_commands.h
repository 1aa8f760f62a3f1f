// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <string>

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
  /// script must choose one. A script waits for it. Asks for the password of an encrypted archive.
  Status open(const QString& path);

 private:
  Status show(const QString& path, const archives::UnpackedArchive& unpacked);
  /// The files to open; empty when the user canceled.
  [[nodiscard]] Result<QStringList> choose(const QString& path, const archives::UnpackedArchive& unpacked);

  /// The password that the user has given, or that of the environment.
  [[nodiscard]] std::string passwordOf(const QString& path) const;
  /// Asks for a password, again if one was wrong, and opens the path with it.
  void askPassword(const QString& path);

  CommandContext context_;
  FileOpening& files_;
  ShownWork* work_;
  std::map<QString, std::string> passwords_;  ///< of archives, until the program ends
};

/// The files of an archive that are opened if nothing else is chosen: its first model and its first motion, or else its
/// first file. `entries` must not be empty.
[[nodiscard]] QStringList suggestedEntries(const QStringList& entries);

}  // namespace furitsuke::commands
