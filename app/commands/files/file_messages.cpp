// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_messages.h"

#include "app/actions/action_set.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

FileMessages::FileMessages(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  connect(&context_.workspace, &session::Workspace::documentRemoved, this,
          [this](int, const edit::MotionDocument* document) { withdraw(document); });
}

void FileMessages::show(const edit::MotionDocument* document, Severity severity, const widgets::LiveText& text,
                        std::vector<widgets::MessageBar::Choice> choices) {
  messages_[document].append(context_.messages.showMessage(severity, text, std::move(choices)));
}

void FileMessages::withdraw(const edit::MotionDocument* document) {
  for (const int message : messages_.take(document)) context_.messages.withdraw(message);
}

widgets::MessageBar::Choice FileMessages::saveAs(edit::MotionDocument* document) const {
  return {[] { return tr("Save As…"); },
          [context = context_, document] {
            if (context.workspace.indexOf(document) < 0) return;
            context.workspace.setCurrent(document);
            context.actions.call("file.saveAs");
          }};
}

}  // namespace furitsuke::commands
