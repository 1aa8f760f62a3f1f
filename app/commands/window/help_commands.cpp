// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/help_commands.h"

#include <QWhatsThis>

#include "app/actions/action_set.h"
#include "app/dialogs/about_dialog.h"
#include "app/help/control_help.h"
#include "app/help/manual_window.h"

namespace furitsuke::commands {

HelpCommands::HelpCommands(const CommandContext& context, QMainWindow& window, QObject* parent)
    : QObject(parent), context_(context), window_(window) {
  actions::ActionSet& actions = context_.actions;
  new help::ControlHelp(&window_, actions.action("help.whatsThis"));
  actions.bind("help.manual", [this] { showManual(); });
  actions.bind("help.whatsThis", [] { QWhatsThis::enterWhatsThisMode(); });
  actions.bind("help.about", [this] { showAbout(); });
}

void HelpCommands::showManual() {
  if (manual_ == nullptr) {
    manual_ = new help::ManualWindow(context_.actions, &window_);
    manual_->setAttribute(Qt::WA_DeleteOnClose);
  }
  manual_->show();
  manual_->raise();
  manual_->activateWindow();
}

void HelpCommands::showAbout() {
  auto* dialog = new dialogs::AboutDialog(context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace furitsuke::commands
