// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <map>

#include "app/actions/action_set.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/widgets/shortcut_field.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::test {
namespace {

/// The dialog of the shortcuts, with the keys that a user presses in it.
class ShortcutsTest : public WindowTest {
 protected:
  ShortcutsTest() : dialog(window->actions(), window.get()) {
    dialog.show();
    dialog.activateWindow();
    settle();
  }

  void choose(const QString& id) {
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
      if (list().topLevelItem(i)->data(0, Qt::UserRole) == id) return list().setCurrentItem(list().topLevelItem(i));
    }
    FAIL() << id.toStdString();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    field().setFocus();
    QTest::keyClick(&field(), key, modifiers);
    QTest::qWait(1200);  // a chord may follow
  }
  [[nodiscard]] QTreeWidget& list() { return *dialog.findChild<QTreeWidget*>(); }
  [[nodiscard]] widgets::ShortcutField& field() { return *dialog.findChild<widgets::ShortcutField*>(); }
  [[nodiscard]] QPushButton& take() { return *dialog.findChild<QPushButton*>("take"); }
  [[nodiscard]] QStringList listed() {
    QStringList ids;
    for (int i = 0; i < list().topLevelItemCount(); ++i)
      ids.append(list().topLevelItem(i)->data(0, Qt::UserRole).toString());
    return ids;
  }
  [[nodiscard]] QStringList ownersOf(const QKeySequence& key) {
    QStringList ids;
    for (const actions::ActionInfo& action : actions::actionTable()) {
      if (window->actions().action(action.id)->shortcuts().contains(key)) ids.append(action.id);
    }
    return ids;
  }

  dialogs::ShortcutsDialog dialog;
};

TEST_F(ShortcutsTest, AConflictIsSolvedWhereItIsMade) {
  choose("help.about");
  press(Qt::Key_S, Qt::ControlModifier);
  ASSERT_TRUE(take().isVisible());
  bool isNamed = false;
  for (const auto* label : dialog.findChildren<QLabel*>()) isNamed |= label->text().contains("Save");
  EXPECT_TRUE(isNamed) << "whose shortcut it is";
  dialog.accept();
  EXPECT_EQ(ownersOf(QKeySequence("Ctrl+S")), QStringList{"file.save"}) << "not taken";
}

TEST_F(ShortcutsTest, TakingAShortcutLeavesOneOwner) {
  choose("help.about");
  press(Qt::Key_S, Qt::ControlModifier);
  take().setFocus();
  take().click();
  EXPECT_FALSE(take().isVisible());
  EXPECT_TRUE(list().hasFocus()) << "Enter then applies, and no other button is pressed";
  dialog.accept();
  EXPECT_EQ(ownersOf(QKeySequence("Ctrl+S")), QStringList{"help.about"});
}

TEST_F(ShortcutsTest, AnotherPresetLeavesOneOwnerOfEveryShortcut) {
  choose("help.about");
  press(Qt::Key_F7, Qt::ControlModifier | Qt::AltModifier);
  dialog.findChild<QComboBox*>()->setCurrentIndex(1);
  choose("help.tour");
  press(Qt::Key_K, Qt::ControlModifier);
  if (take().isVisible()) take().click();
  dialog.findChild<QComboBox*>()->setCurrentIndex(0);
  dialog.accept();
  for (const actions::ActionInfo& action : actions::actionTable()) {
    for (const QKeySequence& key : window->actions().action(action.id)->shortcuts())
      EXPECT_EQ(ownersOf(key).size(), 1) << key.toString().toStdString() << ": "
                                         << ownersOf(key).join(' ').toStdString();
  }
}

TEST_F(ShortcutsTest, LookingAtAnotherPresetAndBackChangesNothing) {
  std::map<QString, QList<QKeySequence>> before;
  for (const actions::ActionInfo& action : actions::actionTable())
    before[action.id] = window->actions().action(action.id)->shortcuts();
  choose("help.tour");
  press(Qt::Key_F7, Qt::ControlModifier | Qt::AltModifier);
  for (const int preset : {1, 2, 0}) dialog.findChild<QComboBox*>()->setCurrentIndex(preset);
  dialog.accept();
  for (const auto& [id, keys] : before) {
    if (id == "help.tour") continue;
    EXPECT_EQ(window->actions().action(id)->shortcuts(), keys) << id.toStdString();
  }
}

TEST_F(ShortcutsTest, AChordConflictsWithItsBeginning) {
  choose("help.about");
  field().setFocus();
  QTest::keyClick(&field(), Qt::Key_S, Qt::ControlModifier);
  QTest::keyClick(&field(), Qt::Key_F9, Qt::ControlModifier);
  QTest::qWait(1200);
  EXPECT_TRUE(take().isVisible()) << "Ctrl+S would never wait for the second key";
}

TEST_F(ShortcutsTest, EscAndTabLeaveTheField) {
  choose("help.about");
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Escape}) {
    field().setFocus();
    QTest::keyClick(&field(), key);
    EXPECT_FALSE(field().hasFocus()) << key;
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(field().keySequence().isEmpty()) << key;
  }
}

TEST_F(ShortcutsTest, AFieldThatIsOnlyPassedKeepsAllShortcutsOfItsAction) {
  choose("edit.redo");
  const QList<QKeySequence> before = window->actions().action("edit.redo")->shortcuts();
  ASSERT_GT(before.size(), 1);
  field().setFocus();
  list().setFocus();
  settle();
  EXPECT_FALSE(take().isVisible());
  dialog.accept();
  EXPECT_EQ(window->actions().action("edit.redo")->shortcuts(), before);
}

TEST_F(ShortcutsTest, ASearchForAShortcutFindsThatOneOnly) {
  auto* search = dialog.findChild<QLineEdit*>();
  for (const char* typed : {"ctrl+s", "Ctrl+S"}) {
    search->setText(typed);
    EXPECT_EQ(listed(), QStringList{"file.save"}) << typed;
  }
  search->setText("theme");
  EXPECT_TRUE(listed().contains("theme.dark")) << "by its menu";
}

TEST_F(ShortcutsTest, ChordsAndAlternativesAreWrittenDifferently) {
  EXPECT_EQ(widgets::shortcutText(QKeySequence("Ctrl+K, Ctrl+S")), "Ctrl+K then Ctrl+S");
  EXPECT_EQ(widgets::shortcutTexts({QKeySequence("F5"), QKeySequence("Ctrl+R")}), "F5 or Ctrl+R");
}

TEST_F(ShortcutsTest, RowsHaveTheirMenuAndTheResetSaysWhatItResets) {
  choose("file.save");
  EXPECT_EQ(list().currentItem()->text(1), "File");
  press(Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);
  bool isNamed = false;
  for (auto* button : dialog.findChildren<QPushButton*>()) {
    if (button->text() != "Reset to Ctrl+S") continue;
    isNamed = true;
    button->click();
  }
  EXPECT_TRUE(isNamed);
  dialog.accept();
  EXPECT_EQ(ownersOf(QKeySequence("Ctrl+S")), QStringList{"file.save"});
}

}  // namespace
}  // namespace furitsuke::test
