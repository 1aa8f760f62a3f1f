// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/theme_commands.h"

#include <QApplication>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"

namespace furitsuke::commands {

constexpr ActionRows kThemeActions = {
    action("theme.dark", "view/theme", Actions::tr("&Dark"), Actions::tr("Use the dark theme"),
           {.icon = "palette",
            .words = ActionWords::tr("night, black"),
            .setting = {.key = "theme",
                        .page = Page::General,
                        .initial = true,
                        .text = Preferences::tr("Theme"),
                        .help = Preferences::tr("The colors of the window")},
            .follows = "view.log"}),
    action("theme.light", "view/theme", Actions::tr("&Light"), Actions::tr("Use the light theme"),
           {.icon = "palette", .words = ActionWords::tr("white, bright"), .setting = {.key = "theme"}}),
};

ThemeCommands::ThemeCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), change_(*qApp) {
  for (const QString& id : theme::themeIds()) {
    const auto choose = [this, id] {
      if (theme::theme().id != id) change_.start(id);
      context_.settings.setThemeId(id);
    };
    context_.actions.bind("theme." + id, {.run = choose, .checked = [id] { return theme::theme().id == id; }});
  }
}

}  // namespace furitsuke::commands
