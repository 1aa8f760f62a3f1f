// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_table.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <utility>

#include "app/actions/action_listing.h"
#include "app/actions/action_set.h"
#include "tests/app/actions/declared_actions.h"

namespace furitsuke::actions {
namespace {

TEST(ActionTable, EveryIdIsWellFormedAndUnique) {
  const QRegularExpression form("^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9-]*)?$");
  QSet<QString> seen;
  for (const ActionInfo& action : actionTable()) {
    EXPECT_TRUE(form.match(action.id).hasMatch()) << action.id;
    EXPECT_FALSE(seen.contains(action.id)) << action.id;
    seen.insert(action.id);
    EXPECT_EQ(findAction(action.id), &action);
  }
  EXPECT_EQ(findAction("no.such.action"), nullptr);
}

TEST(ActionTable, FindsActionsByIdsOfEarlierVersions) {
  for (const auto& [former, id] :
       {std::pair("graph.normalise", "graph.normalize"), std::pair("operation.centre-bias", "operation.center-bias"),
        std::pair("operation.normalise-rotations", "operation.normalize-rotations")}) {
    ASSERT_NE(findAction(former), nullptr) << former;
    EXPECT_EQ(findAction(former), findAction(id));
  }
}

TEST(ActionTable, EveryActionHasTextAndATooltipThatIsASentence) {
  for (const ActionInfo& action : actionTable()) {
    EXPECT_FALSE(action.plainText().isEmpty()) << action.id;
    const QString tooltip = action.translatedTooltip();
    EXPECT_GT(tooltip.size(), 8) << action.id;
    EXPECT_FALSE(tooltip.endsWith('.')) << action.id;
    EXPECT_TRUE(tooltip.front().isUpper()) << action.id;
  }
}

TEST(ActionTable, EveryParameterHasANameAndHelp) {
  for (const ActionInfo& action : actionTable()) {
    QSet<QString> names;
    for (const ActionParameter& parameter : action.details.parameters) {
      EXPECT_FALSE(names.contains(parameter.name)) << action.id << ' ' << parameter.name;
      names.insert(parameter.name);
      EXPECT_NE(*parameter.help, '\0') << action.id << ' ' << parameter.name;
      EXPECT_EQ(parameter.kind == ActionParameterKind::Choice, *parameter.choices != '\0') << action.id;
    }
  }
}

TEST(ActionTable, ARowStandsBehindTheOneThatItFollows) {
  QStringList ids;
  for (const ActionInfo& action : actionTable()) ids.append(action.id);
  for (const ActionInfo& action : actionTable()) {
    if (*action.details.follows == '\0') continue;
    EXPECT_TRUE(ids.contains(action.details.follows)) << action.id << " follows " << action.details.follows;
    EXPECT_LT(ids.indexOf(action.details.follows), ids.indexOf(action.id)) << action.id;
  }
  EXPECT_EQ(ids.indexOf("playback.toggle"), ids.indexOf("frame.previous") + 1) << "a row of another file";
  EXPECT_EQ(ids.indexOf("frame.next"), ids.indexOf("playback.stop") + 1) << "what was behind it is behind both";
}

TEST(ActionTable, EveryReferencedMenuAndIconExists) {
  QSet<QString> menus;
  for (const MenuInfo& menu : menuTable()) menus.insert(menu.path);
  for (const ActionInfo& action : actionTable()) {
    EXPECT_TRUE(*action.menu == '\0' || menus.contains(action.menu)) << action.id;
    EXPECT_TRUE(*action.details.icon == '\0' || QFile::exists(QString(":/icons/%1.svg").arg(action.details.icon)))
        << action.id;
    EXPECT_TRUE(!action.details.inToolbar || *action.details.icon != '\0') << action.id;
  }
}

TEST(ActionTable, ShortcutsAreValidAndDoNotClashInAnyPreset) {
  for (const KeyPreset preset : kKeyPresets) {
    QHash<QKeySequence, QString> taken;
    for (const ActionInfo& action : actionTable()) {
      for (const QKeySequence& key : shortcutsOf(action, preset)) {
        EXPECT_EQ(key.count(), 1) << action.id;
        EXPECT_FALSE(key.toString().isEmpty()) << action.id;
        EXPECT_NE(key[0].key(), Qt::Key_unknown) << action.id;
        EXPECT_FALSE(taken.contains(key)) << keyPresetId(preset).toStdString() << ": " << key.toString().toStdString()
                                          << " is " << taken.value(key).toStdString() << " and " << action.id;
        taken.insert(key, action.id);
      }
    }
  }
}

TEST(ActionTable, MmdPresetHasTheShortcutsOfMmd) {
  const QList<std::pair<const char*, const char*>> known = {
      {"P", "playback.toggle"}, {"Return", "pose.register"},      {"Left", "frame.previous"},
      {"Right", "frame.next"},  {"Ctrl+Up", "frame.previousKey"}, {"Ctrl+Down", "frame.nextKey"},
      {"Ctrl+C", "edit.copy"},  {"Ctrl+V", "edit.paste"},         {"Ctrl+Z", "edit.undo"},
      {"Ctrl+X", "edit.redo"},  {"Del", "edit.delete"},           {"Ctrl+S", "file.save"},
      {"X", "pose.toolRotate"}, {"Z", "pose.toolMove"},           {"L", "pose.nextSpace"},
      {"G", "frame.goto"},      {"A", "edit.selectAll"},          {"Alt+Return", "view.viewportOnly"}};
  for (const auto& [key, id] : known) {
    EXPECT_TRUE(shortcutsOf(*findAction(id), KeyPreset::Mmd).contains(QKeySequence(key))) << key << ' ' << id;
  }
  EXPECT_TRUE(shortcutsOf(*findAction("edit.cut"), KeyPreset::Furitsuke).contains(QKeySequence("Ctrl+X")));
}

TEST(ActionTable, BlenderPresetHasTheShortcutsOfBlender) {
  const QList<std::pair<const char*, const char*>> known = {{"Space", "playback.toggle"},
                                                            {"I", "key.add"},
                                                            {"X", "edit.delete"},
                                                            {"A", "edit.selectAll"},
                                                            {"Alt+A", "edit.selectNone"},
                                                            {"Ctrl+Shift+Z", "edit.redo"},
                                                            {"Shift+Left", "frame.first"},
                                                            {"Shift+Right", "frame.last"},
                                                            {"Home", "timeline.zoomFit"},
                                                            {"K", "edit.selectColumn"},
                                                            {"F3", "view.commandPalette"},
                                                            {"Num+1", "viewport.front"},
                                                            {"Num+0", "viewport.motionCamera"},
                                                            {"Num+.", "viewport.frameSelection"}};
  for (const auto& [key, id] : known) {
    EXPECT_TRUE(shortcutsOf(*findAction(id), KeyPreset::Blender).contains(QKeySequence(key))) << key << ' ' << id;
  }
}

TEST(ActionTable, PresetsAreStoredById) {
  for (const KeyPreset preset : kKeyPresets) EXPECT_EQ(keyPresetFromId(keyPresetId(preset)), preset);
  EXPECT_EQ(keyPresetFromId("maya"), KeyPreset::Furitsuke);
}

TEST(ActionListing, JsonContainsTheWholeTable) {
  const QJsonArray list = QJsonDocument::fromJson(actionListJson(KeyPreset::Furitsuke)).array();
  ASSERT_EQ(static_cast<std::size_t>(list.size()), actionTable().size());
  for (const auto& value : list) {
    const QJsonObject object = value.toObject();
    for (const char* member : {"id", "text", "menu", "place", "shortcut", "tooltip", "parameters"}) {
      EXPECT_TRUE(object.contains(member)) << object.value("id").toString().toStdString() << ' ' << member;
    }
    EXPECT_EQ(static_cast<std::size_t>(object.value("parameters").toArray().size()),
              findAction(object.value("id").toString())->details.parameters.size());
  }
  const QString text = QString::fromUtf8(actionListText(KeyPreset::Mmd));
  for (const ActionInfo& action : actionTable()) EXPECT_TRUE(text.contains(action.id)) << action.id;
}

TEST(ActionSet, MenusContainTheirActions) {
  QMainWindow window;
  ActionSet set(&window);
  set.fillMenuBar(window.menuBar());
  for (const ActionInfo& action : actionTable()) {
    if (*action.menu == '\0') continue;
    EXPECT_TRUE(set.menu(action.menu)->actions().contains(set.action(action.id))) << action.id;
  }
  // Submenus follow the actions of their group instead of coming at the end.
  const QList<QAction*> view = set.menu("view")->actions();
  const auto at = [&](QAction* action) { return view.indexOf(action); };
  EXPECT_LT(at(set.menu("view/theme")->menuAction()), at(set.menu("view/go")->menuAction()));
  EXPECT_GT(at(set.menu("view/theme")->menuAction()), at(set.menu("view/panels")->menuAction()));
}

TEST(ActionSet, ChangedShortcutsOverrideThePreset) {
  QMainWindow window;
  ActionSet set(&window);
  EXPECT_EQ(set.action("edit.cut")->shortcut(), QKeySequence("Ctrl+X"));
  set.setShortcuts(KeyPreset::Mmd, {});
  EXPECT_EQ(set.action("edit.redo")->shortcut(), QKeySequence("Ctrl+X"));
  set.setShortcuts(KeyPreset::Mmd, {{"edit.redo", {QKeySequence("F5")}}});
  EXPECT_EQ(set.action("edit.redo")->shortcuts(), QList<QKeySequence>{QKeySequence("F5")});
  EXPECT_TRUE(set.action("edit.redo")->toolTip().contains("F5"));
}

TEST(ActionSet, AMenuShowsTheCheckOfASwitchNotItsIcon) {
  QMainWindow window;
  const ActionSet actions(&window);
  int switches = 0;
  for (const ActionInfo& info : actionTable()) {
    const QAction* action = actions.action(info.id);
    switches += action->isCheckable() && *info.details.icon != '\0' ? 1 : 0;
    EXPECT_EQ(action->isIconVisibleInMenu(), !action->isCheckable()) << info.id;
  }
  EXPECT_GT(switches, 3);
}

TEST(ActionSet, ADisabledActionDoesNotRun) {
  QMainWindow window;
  ActionSet set(&window);
  bool allowed = false;
  int runs = 0;
  set.bind(
      "edit.undo",
      [&](const ActionArguments&) -> Status {
        ++runs;
        return Done{};
      },
      [&] { return allowed; });
  set.updateStates();
  set.action("edit.undo")->trigger();
  EXPECT_FALSE(set.runScripted("edit.undo", {}));
  EXPECT_EQ(runs, 0);
  allowed = true;
  EXPECT_TRUE(set.runScripted("edit.undo", {}));
  set.updateStates();
  set.action("edit.undo")->trigger();
  EXPECT_EQ(runs, 2);
}

TEST(ActionSet, CheckedStatesFollowTheirConditions) {
  QMainWindow window;
  ActionSet set(&window);
  QString theme = "dark";
  for (const char* id : {"dark", "light"}) {
    set.bind(QString("theme.") + id,
             {.run = [&theme, id] { theme = id; }, .checked = [&theme, id] { return theme == id; }});
  }
  set.updateStates();
  EXPECT_TRUE(set.action("theme.dark")->isChecked());
  set.action("theme.light")->trigger();
  EXPECT_TRUE(set.action("theme.light")->isChecked());
  EXPECT_FALSE(set.action("theme.dark")->isChecked()) << "a run updates the other actions";
  set.action("theme.light")->trigger();
  EXPECT_TRUE(set.action("theme.light")->isChecked()) << "a second click does not uncheck a choice";
  theme = "dark";
  set.updateState("theme.light");
  EXPECT_FALSE(set.action("theme.light")->isChecked());
}

}  // namespace
}  // namespace furitsuke::actions
