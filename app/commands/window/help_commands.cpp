// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/help_commands.h"

#include <QMainWindow>
#include <QWhatsThis>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_parts.h"
#include "app/dialogs/about_dialog.h"
#include "app/help/control_help.h"
#include "app/help/manual_window.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/widgets/window_place.h"

namespace furitsuke::commands {

constexpr ActionParameter kSearchParameter[] = {{.name = "search", .help = "words to search for"}};

constexpr ActionRows kHelpActions = {
    action("help.manual", "help", Actions::tr("&Manual"), Actions::tr("Read and search the manual"),
           {.keys = "F1", .parameters = kSearchParameter, .words = ActionWords::tr("help, documentation, guide")}),
    action("help.tutorials", "help", Actions::tr("T&utorials"), Actions::tr("Read how to do common jobs, step by step"),
           {.words = ActionWords::tr("tutorial, lessons, how to, learn")}),
    action("help.whatsThis", "help", Actions::tr("&What's This?"), Actions::tr("Click a control to see what it does"),
           {.keys = "Shift+F1", .words = ActionWords::tr("explain, hint")}),
    action("help.about", "help", Actions::tr("&About Furitsuke"), Actions::tr("Show the version and the licenses"),
           {.group = 1, .icon = "info", .words = ActionWords::tr("version, license, credits")}),
};

HelpCommands::HelpCommands(const CommandContext& context, const CommandParts& parts, QObject* parent)
    : QObject(parent), context_(context), window_(parts.window), docks_(parts.docks) {
  actions::ActionSet& actions = context_.actions;
  new help::ControlHelp(&window_, actions.action("help.whatsThis"));
  actions.bind("help.manual", {.run = [this](const actions::ActionArguments& arguments) -> Status {
                 show(help::Book::Manual);
                 if (const auto text = arguments.text("search")) manual_->search(*text);
                 return Done{};
               }});
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
  widgets::bringUp(*shown);
}

void HelpCommands::showAbout() {
  auto* dialog = new dialogs::AboutDialog(docks_.panel<panels::ViewportPanel>()->deviceName(), context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace furitsuke::commands
