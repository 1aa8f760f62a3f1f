// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/language_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/session/settings.h"
#include "app/session/translation.h"

namespace furitsuke::commands {

constexpr ActionRows kLanguageActions = {
    action("language.system", "view/language", Actions::tr("&System Language"),
           Actions::tr("Use the language of the system"),
           {.setting = {.key = "language",
                        .page = Page::General,
                        .initial = true,
                        .text = Preferences::tr("Language"),
                        .help = Preferences::tr("The language of menus, panels and messages")}}),
    action("language.english", "view/language", Actions::tr("&English"), Actions::tr("Use English"),
           {.setting = {.key = "language"}}),
    action("language.japanese", "view/language", Actions::tr("日本語 (&J)"), Actions::tr("Use Japanese"),
           {.setting = {.key = "language"}}),
    action("language.chinese", "view/language", Actions::tr("中文 (&C)"),
           Actions::tr("Use Chinese; no native speaker has checked it yet"), {.setting = {.key = "language"}}),
};

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
