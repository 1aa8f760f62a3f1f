// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/shortcut_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/session/settings.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

constexpr ActionRows kShortcutActions = {
    action("keys.furitsuke", "view/keys", Actions::tr("&Desktop Standard"),
           Actions::tr("Use the usual shortcuts of desktop programs"),
           {.setting = {.key = "shortcuts/preset",
                        .page = Page::General,
                        .initial = true,
                        .text = Preferences::tr("Shortcuts"),
                        .help = Preferences::tr("The program whose shortcuts are used")},
            .follows = "theme.light"}),
    action("keys.mmd", "view/keys", Actions::tr("&MikuMikuDance"), Actions::tr("Use MMD's shortcuts"),
           {.setting = {.key = "shortcuts/preset"}}),
    action("keys.blender", "view/keys", Actions::tr("&Blender"),
           Actions::tr("Use Blender's shortcuts where Blender has one for the action"),
           {.setting = {.key = "shortcuts/preset"}}),
    action("keys.edit", "view/keys", Actions::tr("&Change Shortcuts…"),
           Actions::tr("View and change the shortcuts of all actions"),
           {.group = 1, .icon = "settings", .words = ActionWords::tr("hotkeys, keyboard, keybindings, key map")}),
};

ShortcutCommands::ShortcutCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  actions::ActionSet& actions = context_.actions;
  for (const actions::KeyPreset preset : actions::kKeyPresets) {
    const auto choose = [this, preset] {
      context_.actions.setShortcuts(preset, context_.actions.changedShortcuts());
      store();
    };
    actions.bind("keys." + actions::keyPresetId(preset),
                 {.run = choose, .checked = [&actions, preset] { return actions.keyPreset() == preset; }});
  }
  actions.bind("keys.edit", [this] { editShortcuts(); });
  actions.setShortcuts(context_.settings.keyPreset(), context_.settings.changedShortcuts());
}

void ShortcutCommands::store() {
  context_.settings.setShortcuts(context_.actions.keyPreset(), context_.actions.changedShortcuts());
  const QString unwritable = context_.settings.sync();
  if (unwritable.isEmpty()) return;
  context_.messages.showMessage(Severity::Error,
                                [file = unwritable] { return tr("The shortcuts cannot be stored in %1").arg(file); });
}

void ShortcutCommands::editShortcuts() {
  auto* dialog = new dialogs::ShortcutsDialog(context_.actions, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this] {
    store();
    context_.actions.updateStates();
  });
  dialog->open();
}

}  // namespace furitsuke::commands
