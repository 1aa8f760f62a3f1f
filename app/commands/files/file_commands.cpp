// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_commands.h"

#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_messages.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/file_reloading.h"
#include "app/commands/files/file_saving.h"
#include "app/commands/files/recent_files.h"
#include "app/commands/files/shown_work.h"

namespace furitsuke::commands {

FileCommands::FileCommands(const CommandContext& context, QObject* parent) : QObject(parent) {
  auto* work = new ShownWork(context.messages, this);
  auto* messages = new FileMessages(context, this);
  recent = new RecentFiles(context, this);
  opening = new FileOpening(context, *work, *recent, this);
  saving = new FileSaving(context, {*work, *messages, *recent}, this);
  closing = new FileClosing(context, *work, *saving, this);
  new FileReloading(context, *work, *messages, this);
}

}  // namespace furitsuke::commands
