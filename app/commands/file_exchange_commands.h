// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/bytes.h"
#include "core/io/motion_file.h"

namespace furitsuke::commands {

/// Inserting another file into the current motion and exporting its selected keys: file.insertMotion and
/// file.exportSelection. The commands for pose files use the same functions.
class FileExchangeCommands : public QObject {
  Q_OBJECT

 public:
  explicit FileExchangeCommands(const CommandContext& context, QObject* parent = nullptr);

  /// Asks for one file; empty when the user canceled.
  [[nodiscard]] static QString askSource(const CommandContext& context, const QString& title, const QString& filter);
  /// Inserts a motion into the current one, at the argument "frame" or the playhead.
  static void insert(const CommandContext& context, const io::LoadedMotion& loaded, const QString& path,
                     const actions::ActionArguments& arguments);
  /// Asks for the file of an export; empty when the user canceled.
  [[nodiscard]] static QString askTarget(const CommandContext& context, const QString& title, const QString& filter,
                                         const QString& suffix);
  /// Writes an export and logs the result.
  static Status write(const QString& path, const Bytes& bytes);

 private:
  Status insertMotion(const actions::ActionArguments& arguments);
  Status exportSelection(const actions::ActionArguments& arguments);

  CommandContext context_;
};

}  // namespace furitsuke::commands
