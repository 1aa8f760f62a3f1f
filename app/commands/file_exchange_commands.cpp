// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_exchange_commands.h"

#include <QDir>
#include <QFileInfo>

#include "app/commands/change_message.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/session/settings.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/base/log.h"

namespace furitsuke::commands {

FileExchangeCommands::FileExchangeCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  const CommandConditions when(context_);
  context_.actions.bind("file.insertMotion",
                        {.run = [this](const actions::ActionArguments& given) { return insertMotion(given); },
                         .enabled = when.hasDocument()});
  context_.actions.bind("file.exportSelection",
                        {.run = [this](const actions::ActionArguments& given) { return exportSelection(given); },
                         .enabled = when.hasSelection()});
}

QString FileExchangeCommands::askSource(const CommandContext& context, const QString& title, const QString& filter) {
  return dialogs::askFilesToOpen(context.window, title, filter, context.settings.lastFolder(), false).value(0);
}

void FileExchangeCommands::insert(const CommandContext& context, const io::LoadedMotion& loaded, const QString& path,
                                  const actions::ActionArguments& arguments) {
  edit::MotionDocument& target = context.document();
  target.history().ensureTracks(loaded.motion);
  target.history().push(tr("Insert %1").arg(QFileInfo(path).fileName()),
                        motion::insertMotion(target.motion(), loaded.motion, context.frameFrom(arguments)));
  context.settings.setLastFolder(QFileInfo(path).absolutePath());
  if (loaded.damage) {
    const QString damage = QString::fromStdString(loaded.damage->message());
    const int message = context.messages.showMessage(Severity::Warning, [file = QFileInfo(path).fileName(), damage] {
      return tr("%1 is damaged; only its readable part was inserted: %2").arg(file, damage);
    });
    withdrawWithChange(context.messages, message, target);
  }
}

QString FileExchangeCommands::askTarget(const CommandContext& context, const QString& title, const QString& filter,
                                        const QString& suffix) {
  const QString name = QFileInfo(context.document().file().title()).completeBaseName() + "." + suffix;
  return dialogs::askFileToSave(context.window, title, filter, context.settings.lastFolder() + "/" + name, suffix);
}

Status FileExchangeCommands::write(const QString& path, const Bytes& bytes) {
  const Status status = writeFileAtomically(session::toPath(path), bytes);
  log(status ? LogLevel::Info : LogLevel::Error,
      "export " + path.toStdString() + (status ? std::string() : ": " + status.error().message()));
  return status;
}

Status FileExchangeCommands::insertMotion(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) path = askSource(context_, tr("Insert Motion at Playhead"), motionFileFilter());
  if (path.isEmpty()) return Done{};
  const auto loaded = io::loadMotion(session::toPath(path));
  if (!loaded) return session::withFileName(loaded.error(), path);
  insert(context_, *loaded, path, arguments);
  return Done{};
}

Status FileExchangeCommands::exportSelection(const actions::ActionArguments& arguments) {
  const motion::KeySelection& selection = context_.document().state().selection();
  QString path = arguments.text("path").value_or(QString());
  motion::Rebase rebase = arguments.text("frames") == QString("kept") ? motion::Rebase::Keep : motion::Rebase::ToZero;
  if (path.isEmpty()) {
    const auto choice = dialogs::askExportFrames(context_.window, selection.frameRange().first);
    if (!choice) return Done{};
    rebase = *choice == dialogs::ExportFrames::Kept ? motion::Rebase::Keep : motion::Rebase::ToZero;
  }
  const motion::Motion keys = motion::extractKeys(context_.document().motion(), selection, rebase);
  if (path.isEmpty()) {
    const Diagnostics losses = io::vmdLosses(keys, nullptr);
    if (!losses.empty() && !dialogs::askLosses(context_.window, losses)) return Done{};
    path = askTarget(context_, tr("Export Selected Keys"), vmdFileFilter(), "vmd");
  }
  if (path.isEmpty()) return Done{};
  const Status written = write(path, io::vmdFromMotion(keys, nullptr));
  if (written) {
    context_.say(tr("%Ln key(s) exported to %1", nullptr, static_cast<int>(keys.keyCount()))
                     .arg(QDir::toNativeSeparators(path)));
  }
  return written;
}

}  // namespace furitsuke::commands
