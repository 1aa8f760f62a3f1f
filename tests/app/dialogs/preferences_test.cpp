// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/about_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/undo_history.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/value_field.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

QString sourceOf(const QString& file) {
  QFile source(QString(FURITSUKE_SOURCES) + "/app/session/" + file);
  EXPECT_TRUE(source.open(QIODevice::ReadOnly)) << file.toStdString();
  return QString::fromUtf8(source.readAll());
}

TEST(PreferenceTable, HasEverySettingThatIsNotInternal) {
  QStringList keys;
  static const QRegularExpression stored(
      "values_,\\s*\"([^\"]+)\"|values_->\\w+\\(\\s*\"([^\"]+)\"|for \\(const char\\* list : "
      "\\{\"([^\"]+)\"");
  for (const char* file : {"setting_groups.h", "settings.cpp"}) {
    const QString source = sourceOf(file);
    for (auto match = stored.globalMatch(source); match.hasNext();) {
      const QRegularExpressionMatch found = match.next();
      const QString key = found.captured(1) + found.captured(2) + found.captured(3);
      keys.append(key.endsWith('/') ? key.chopped(1) : key);
    }
  }
  ASSERT_GT(keys.size(), 40);
  for (const QString& key : keys) {
    if (key == "name" || key == "rows") continue;  // inside the array rowSets
    const auto& table = actions::preferenceTable();
    const bool isListed = std::ranges::any_of(table, [&](const auto& row) { return key == row.key; });
    const bool isInternal = actions::internalSettings().contains(key.section('/', 0, 0));
    EXPECT_TRUE(isListed || isInternal) << key.toStdString() << " is neither in the preferences nor internal";
  }
}

TEST(PreferenceTable, EveryRowNamesActionsAndExplainsItself) {
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    for (const QString& id : row.actionIds) EXPECT_NE(actions::findAction(id), nullptr) << id.toStdString();
    EXPECT_FALSE(row.translatedText().isEmpty()) << row.key;
    EXPECT_GT(row.translatedHelp().size(), 10) << row.key;
    if (row.kind == actions::PreferenceKind::Choice) {
      EXPECT_TRUE(row.actionIds.contains(row.initial)) << row.key;
    }
  }
}

class Preferences : public WindowTest {
 protected:
  dialogs::PreferencesDialog* open() {
    run("edit.preferences");
    settle();
    return window->findChild<dialogs::PreferencesDialog*>();
  }
};

TEST_F(Preferences, ShowsTheDefaultsOfANewProfile) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    if (const auto* box = dialog->findChild<QCheckBox*>(row.key)) {
      EXPECT_EQ(box->isChecked(), QString(row.initial) == "on") << row.key;
    }
    if (const auto* box = dialog->findChild<QComboBox*>(row.key)) {
      EXPECT_EQ(box->currentData().toString().toStdString(), row.initial) << row.key;
    }
  }
}

TEST_F(Preferences, AppliesAChangeAtOnceAndResetsAPage) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  auto* grid = dialog->findChild<QCheckBox*>("viewport/grid");
  ASSERT_NE(grid, nullptr);
  grid->click();
  EXPECT_FALSE(window->actions().action("viewport.grid")->isChecked());
  auto* names = dialog->findChild<QCheckBox*>("view/englishNames");
  names->click();
  EXPECT_TRUE(settings->isOn("view.englishNames"));
  auto* preview = dialog->findChild<QCheckBox*>("operations/preview");
  preview->click();
  EXPECT_FALSE(settings->operations().preview.value());
  dialog->setPage(1);
  dialog->resetPage();
  EXPECT_TRUE(window->actions().action("viewport.grid")->isChecked());
  EXPECT_TRUE(settings->isOn("view.englishNames")) << "a setting of another page";
  dialog->setPage(0);
  dialog->resetPage();
  EXPECT_FALSE(settings->isOn("view.englishNames"));
  EXPECT_TRUE(settings->operations().preview.value());
}

TEST_F(Preferences, KeepEverySwitchInTheNextWindowAndResetIt) {
  const auto expectAll = [this](bool isChanged, const char* when) {
    for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
      if (row.kind != actions::PreferenceKind::Switch) continue;
      const bool expected = (QString(row.initial) == "on") != isChanged;
      EXPECT_EQ(settings->isOn(row.actionIds[0]), expected) << row.key << ' ' << when;
      EXPECT_EQ(window->actions().action(row.actionIds[0])->isChecked(), expected) << row.key << ' ' << when;
    }
  };
  window->actions().updateStates();
  expectAll(false, "at first");
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    if (row.kind == actions::PreferenceKind::Switch) window->actions().call(row.actionIds[0]);
  }
  expectAll(true, "when switched");
  restart();
  window->actions().updateStates();
  expectAll(true, "in the next window");
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  for (int page = 0; page <= static_cast<int>(actions::PreferencePage::Playback); ++page) {
    dialog->setPage(page);
    dialog->resetPage();
  }
  expectAll(false, "after a reset");
}

TEST_F(Preferences, ResettingTheAspectRatioDoesNotShowItsFrame) {
  run("viewport.ratio4x3\nviewport.safeFrames on=off");
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  dialog->setPage(1);
  dialog->resetPage();
  EXPECT_TRUE(window->actions().action("viewport.ratio16x9")->isChecked());
  EXPECT_FALSE(window->actions().action("viewport.safeFrames")->isChecked());
}

TEST_F(Preferences, AreSearchedOverAllPages) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  auto* search = dialog->findChild<QLineEdit*>("search");
  const auto* pages = dialog->findChild<QListWidget*>("pages");
  search->setText("grid axes");
  EXPECT_TRUE(dialog->findChild<QCheckBox*>("viewport/grid")->isVisible());
  EXPECT_FALSE(dialog->findChild<QCheckBox*>("viewport/bones")->isVisible());
  EXPECT_TRUE(pages->item(0)->isHidden());
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_TRUE(dialog->findChild<QCheckBox*>("viewport/grid")->hasFocus());
  search->setText("xyzzy");
  for (int i = 0; i < pages->count(); ++i) EXPECT_TRUE(pages->item(i)->isHidden());
  search->clear();
  for (int i = 0; i < pages->count(); ++i) EXPECT_FALSE(pages->item(i)->isHidden());
}

TEST_F(Preferences, ResettingAPageAsksFirst) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  dialog->setPage(1);
  dialog->findChild<QCheckBox*>("viewport/grid")->click();
  for (const char* answer : {"cancel", "accept"}) {
    answerNext(answer);
    dialog->findChild<QPushButton*>("reset")->click();
    EXPECT_EQ(window->actions().action("viewport.grid")->isChecked(), QString(answer) == "accept") << answer;
  }
}

TEST_F(Preferences, TabGoesFromThePagesThroughTheControlsToTheButtons) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  QStringList order;
  QWidget* each = dialog;
  do {
    each = each->nextInFocusChain();
    const bool isStop = (each->focusPolicy() & Qt::TabFocus) != 0 && each->isVisible();
    if (isStop && !each->objectName().isEmpty()) order.append(each->objectName());
  } while (each != dialog);
  EXPECT_EQ(order.value(0), "search");
  EXPECT_EQ(order.value(1), "pages");
  EXPECT_EQ(order.value(order.size() - 2), "reset") << order.join(' ').toStdString();
  EXPECT_EQ(order.value(order.size() - 1), "close");
}

TEST_F(Preferences, AChangeOfLanguageKeepsTheFocus) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  dialog->findChild<QComboBox*>("language")->setFocus();
  run("language.japanese");
  settle();
  dialog = window->findChild<dialogs::PreferencesDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_NE(dialog->focusWidget(), nullptr);
  EXPECT_EQ(dialog->focusWidget()->objectName(), "language");
  run("language.system");
  settle();
}

TEST_F(Preferences, NumbersAreStoredAndReset) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  for (const actions::PreferenceNumber& number : {actions::kInterfaceScale, actions::kUndoMemory}) {
    auto* box = dialog->findChild<widgets::ValueField*>(number.key);
    ASSERT_NE(box, nullptr) << number.key;
    EXPECT_EQ(box->value(), number.initial);
    box->setValue(number.initial + number.step);
    EXPECT_EQ(settings->number(number.key, 0), number.initial + number.step);
  }
  dialog->resetPage();
  EXPECT_EQ(settings->number(actions::kInterfaceScale.key, 0), actions::kInterfaceScale.initial);
}

TEST_F(Preferences, AboutCopiesVersionSystemAndGraphicsCard) {
  dialogs::AboutDialog about("llvmpipe (LLVM 15)", window.get());
  about.findChild<QPushButton*>("copy")->click();
  const QString copied = QGuiApplication::clipboard()->text();
  for (const char* part : {"Qt ", "llvmpipe"}) EXPECT_TRUE(copied.contains(part)) << copied.toStdString();
}

TEST_F(Preferences, NoNameIsTwiceInOneMenu) {
  for (const actions::MenuInfo& info : actions::menuTable()) {
    QStringList names;
    for (const QAction* entry : window->actions().menu(info.path)->actions()) {
      if (entry->isSeparator()) continue;
      EXPECT_FALSE(names.contains(entry->text())) << info.path << ": " << entry->text().toStdString();
      names.append(entry->text());
    }
  }
}

TEST_F(Preferences, FollowAChangeInAMenu) {
  dialogs::PreferencesDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  window->actions().call("viewport.bones");
  EXPECT_FALSE(dialog->findChild<QCheckBox*>("viewport/bones")->isChecked());
}

TEST_F(Preferences, NoMenuHasMoreThanFifteenEntries) {
  for (const actions::MenuInfo& info : actions::menuTable()) {
    const QList<QAction*> entries = window->actions().menu(info.path)->actions();
    EXPECT_LE(std::ranges::count_if(entries, [](const QAction* entry) { return !entry->isSeparator(); }), 15)
        << info.path;
  }
}

TEST_F(Preferences, UndoHistoryGoesToTheSelectedStep) {
  EXPECT_TRUE(window->files().open(writeMotion("a.vmd", sampleMotion())));
  run("edit.selectAll\nkey.move by=1\nkey.move by=2");
  QUndoStack* steps = document().history().undoStack();
  ASSERT_EQ(steps->index(), 2);
  run("edit.history");
  settle();
  auto* history = window->findChild<dialogs::UndoHistory*>();
  ASSERT_NE(history, nullptr);
  auto* list = history->findChild<QListWidget*>();
  EXPECT_EQ(list->count(), 3);
  list->setCurrentRow(0);
  EXPECT_EQ(steps->index(), 0);
  list->setCurrentRow(2);
  EXPECT_EQ(steps->index(), 2);
  edit::MotionDocument* first = &document();
  EXPECT_TRUE(window->files().open(writeMotion("b.vmd", sampleMotion())));
  EXPECT_EQ(list->count(), 1) << "the list follows the current motion";
  window->workspace().remove(first);
  EXPECT_EQ(list->count(), 1);
}

TEST_F(Preferences, UndoHistoryListsTheStepsOfTheSceneAmongThoseOfTheMotion) {
  EXPECT_TRUE(window->files().open(writeMotion("a.vmd", sampleMotion())));
  session::Stage& stage = window->stage();
  const auto id = stage.addActor(test::actorNamed("model", {"センター"}), {}).id();
  run("edit.selectAll\nkey.move by=1\nmodel.show name=model on=off\nkey.move by=2\nedit.history");
  settle();
  auto* list = window->findChild<dialogs::UndoHistory*>()->findChild<QListWidget*>();
  ASSERT_EQ(list->count(), 5);
  EXPECT_EQ(list->item(3)->text(), "Hide model");
  EXPECT_TRUE(window->actions().action("edit.undo")->text().contains("keys"));
  const QUndoStack& steps = *document().history().undoStack();
  list->setCurrentRow(2);
  EXPECT_EQ(steps.index(), 1);
  EXPECT_TRUE(stage.state().find(id)->isShown);
  settle();
  EXPECT_TRUE(window->actions().action("edit.redo")->text().contains("Hide model"));
  list->setCurrentRow(3);
  EXPECT_FALSE(stage.state().find(id)->isShown);
  EXPECT_EQ(steps.index(), 1);
  list->setCurrentRow(0);
  EXPECT_TRUE(stage.actors().empty()) << "the model was added first";
  list->setCurrentRow(4);
  EXPECT_EQ(steps.index(), 2);
  EXPECT_EQ(stage.actors().size(), 1U);
}

TEST_F(Preferences, RecentFilesHaveAListOfEachKindAndForgetAMissingFile) {
  const QString motion = writeMotion("a.vmd", sampleMotion());
  EXPECT_TRUE(window->files().open(motion));
  settings->addRecentFile(pathOf("model.pmx"), session::RecentKind::Model);
  EXPECT_EQ(settings->recentFiles().size(), 2);
  EXPECT_EQ(settings->recentFilesOf(session::RecentKind::Motion), QStringList{motion});
  EXPECT_EQ(settings->recentFilesOf(session::RecentKind::Model), QStringList{pathOf("model.pmx")});
  QMenu* models = window->actions().menu("file/recent/models");
  emit models->aboutToShow();
  ASSERT_EQ(models->actions().size(), 1);
  EXPECT_TRUE(models->actions().front()->text().contains("model.pmx"));
  // A missing motion is offered for removal when it fails to open.
  settings->addRecentFile(pathOf("gone.vmd"), session::RecentKind::Motion);
  window->files().openSoon({pathOf("gone.vmd")});
  ASSERT_TRUE(test::waitFor([this] { return !window->files().isOpening(); }));
  settle();
  QAbstractButton* remove = nullptr;
  for (auto* button : window->messages().findChildren<QAbstractButton*>()) {
    if (button->text() == "Remove From Recent Files") remove = button;
  }
  ASSERT_NE(remove, nullptr) << window->messages().text().toStdString();
  remove->click();
  EXPECT_FALSE(settings->recentFiles().contains(pathOf("gone.vmd")));
  EXPECT_FALSE(settings->recentFilesOf(session::RecentKind::Motion).contains(pathOf("gone.vmd")));
}

TEST_F(Preferences, AFolderOpensItsMotions) {
  for (const char* name : {"a.vmd", "b.vmd"}) EXPECT_TRUE(QFile::exists(writeMotion(name, sampleMotion())));
  run(QString("file.openFolder path=\"%1\"").arg(folder.path()));
  EXPECT_EQ(window->workspace().count(), 2);
}

}  // namespace
}  // namespace furitsuke::test
