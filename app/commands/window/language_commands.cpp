// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/language_commands.h"

#include "app/actions/action_set.h"
#include "app/session/settings.h"
#include "app/session/translation.h"

namespace furitsuke::commands {

LanguageCommands::LanguageCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  struct Row {
    const char* action;
    const char* language;  ///< as in the settings
  };
  constexpr Row kRows[] = {
      {"language.system", ""}, {"language.english", "en"}, {"language.japanese", "ja"}, {"language.chinese", "zh_CN"}};
  for (const Row& row : kRows) {
    const auto choose = [this, language = row.language] {
      context_.settings.setLanguage(language);
      session::switchLanguage(language);
    };
    const auto isChosen = [this, language = row.language] {
      return context_.settings.language() == QLatin1String(language);
    };
    context_.actions.bind(row.action, {.run = choose, .checked = isChosen});
  }
}

}  // namespace furitsuke::commands
