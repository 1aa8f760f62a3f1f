// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/preference_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/widgets/window_place.h"

namespace furitsuke::commands {

constexpr ActionRows kPreferenceActions = {
    action("edit.preferences", "edit", Actions::tr("Pr&eferences…"),
           Actions::tr("View and change all settings of the program"),
           {.group = 4,
            .icon = "settings",
            .keys = "Ctrl+,",
            .words = ActionWords::tr("settings, options, configuration, customize")}),
};

PreferenceCommands::PreferenceCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  context_.actions.bind("edit.preferences", [this] { show(0); });
  // Queued, because a choice in the window itself may have changed the language.
  connect(&context_.actions, &actions::ActionSet::textsChanged, this, &PreferenceCommands::reopen,
          Qt::QueuedConnection);
}

void PreferenceCommands::show(int page) {
  if (dialog_ == nullptr) {
    dialog_ = new dialogs::PreferencesDialog(context_.actions, context_.settings, context_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setPage(page);
  }
  widgets::bringUp(*dialog_);
}

void PreferenceCommands::reopen() {
  if (dialog_ == nullptr || !dialog_->isVisible()) return;
  const int page = dialog_->page();
  const QRect rect = dialog_->geometry();
  const QString focused = dialog_->focused();
  delete dialog_;
  show(page);
  dialog_->setGeometry(rect);
  dialog_->setFocusOn(focused);
}

}  // namespace furitsuke::commands
