// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/theme_commands.h"

#include <QApplication>

#include "app/actions/action_set.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"

namespace furitsuke::commands {

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
