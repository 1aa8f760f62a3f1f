// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/commands/command_context.h"

namespace furitsuke::dialogs {
class PreferencesDialog;
}  // namespace furitsuke::dialogs

namespace furitsuke::commands {

/// The window of all settings: edit.preferences
class PreferenceCommands : public QObject {
  Q_OBJECT

 public:
  explicit PreferenceCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  void show(int page);
  /// Its texts are made when it opens.
  void reopen();

  CommandContext context_;
  QPointer<dialogs::PreferencesDialog> dialog_;
};

}  // namespace furitsuke::commands
