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
  actions.bind("help.manual", [this] { show(help::Book::Manual); });
  actions.bind("help.tutorials", [this] { show(help::Book::Tutorials); });
  actions.bind("help.whatsThis", [] { QWhatsThis::enterWhatsThisMode(); });
  actions.bind("help.about", [this] { showAbout(); });
}

void HelpCommands::show(help::Book book) {
  QPointer<help::ManualWindow>& shown = book == help::Book::Manual ? manual_ : tutorials_;
  if (shown == nullptr) {
    shown = new help::ManualWindow(context_.actions, &window_, book);
    shown->setAttribute(Qt::WA_DeleteOnClose);
  }
  shown->show();
  shown->raise();
  shown->activateWindow();
}

void HelpCommands::showAbout() {
  auto* dialog = new dialogs::AboutDialog(context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace furitsuke::commands
