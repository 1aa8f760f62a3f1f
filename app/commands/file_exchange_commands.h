// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/byte_output.h"
#include "core/io/motion_file.h"

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// Inserting another file into the current motion and exporting its selected keys: file.insertMotion and
/// file.exportSelection. The commands for pose files use the same functions.
class FileExchangeCommands : public QObject {
  Q_OBJECT

 public:
  explicit FileExchangeCommands(const CommandContext& context, QObject* parent = nullptr);

  /// Asks for one file; empty when the user canceled.
  [[nodiscard]] static QString askSource(const CommandContext& context, const QString& title, const QString& filter);
  /// Inserts a motion that was read from `path`.
  static void insert(const CommandContext& context, edit::MotionDocument& target, io::LoadedMotion loaded,
                     const QString& path, Frame frame);
  /// Asks for the file of an export; empty when the user canceled.
  [[nodiscard]] static QString askTarget(const CommandContext& context, const QString& title, const QString& filter,
                                         const QString& suffix);
  /// Writes an export and logs the result.
  static Status write(const QString& path, const ContentWriter& content);

 private:
  Status insertMotion(const actions::ActionArguments& arguments);
  Status exportSelection(const actions::ActionArguments& arguments);
  Status exportLikeMmd(const actions::ActionArguments& arguments);
  /// Writes `count` keys in the background. Returns an Error only when it fails at once; later failures are reported in
  /// the message bar.
  Status writeKeys(const QString& path, int count, ContentWriter content);

  CommandContext context_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
