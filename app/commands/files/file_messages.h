// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <vector>

#include "app/commands/command_context.h"
#include "app/widgets/message_bar.h"
#include "core/edit/document/live_text.h"

namespace furitsuke::commands {

/// Warnings about the file of a motion in the message bar, until the motion is saved, read again or closed.
class FileMessages : public QObject {
  Q_OBJECT

 public:
  explicit FileMessages(const CommandContext& context, QObject* parent = nullptr);

  void show(const edit::MotionDocument* document, Severity severity, const widgets::LiveText& text,
            std::vector<widgets::MessageBar::Choice> choices = {});
  void withdraw(const edit::MotionDocument* document);
  /// Saves the motion elsewhere if it is still open.
  [[nodiscard]] widgets::MessageBar::Choice saveAs(edit::MotionDocument* document) const;

 private:
  CommandContext context_;
  QHash<const edit::MotionDocument*, QList<int>> messages_;  ///< keys are only compared
};

}  // namespace furitsuke::commands
