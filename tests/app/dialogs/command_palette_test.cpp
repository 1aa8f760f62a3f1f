// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/command_palette.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/help/manual_window.h"
#include "app/window/main_window.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::test {
namespace {

TEST(MatchRank, PrefersStartsOfWordsAndRequiresEveryWord) {
  const struct {
    const char* typed;
    const char* name;
    int rank;  ///< -1: no match
  } rows[] = {
      {"", "save pose", 0},        {"save pose", "save pose", 0},   {"save", "save pose", 1},
      {"pose", "save pose", 2},    {"pose save", "save pose", 2},   {"sa", "save pose", 3},
      {"save po", "save pose", 3}, {"po", "save pose", 4},          {"po sa", "save pose", 4},
      {"ose", "save pose", 5},     {"spo", "save pose", -1},        {"so", "save pose", -1},
      {"posing", "save pose", -1}, {"save curve", "save pose", -1}, {"esop", "save pose", -1},
      {"保存", "ポーズを保存", 2},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(dialogs::matchRank(row.typed, row.name).value_or(-1), row.rank) << row.typed << " in " << row.name;
  }
}

class CommandPaletteTest : public WindowTest {
 protected:
  CommandPaletteTest() {
    EXPECT_TRUE(window->files().open(writeMotion("a.vmd", sampleMotion())));
    window->show();
    settle();
  }
  ~CommandPaletteTest() override { delete palette(); }

  void open() {
    run("view.commandPalette");
    settle();
    ASSERT_NE(palette(), nullptr);
  }
  [[nodiscard]] dialogs::CommandPalette* palette() const { return window->findChild<dialogs::CommandPalette*>(); }
  [[nodiscard]] QLineEdit* field() const { return palette()->findChild<QLineEdit*>(); }
  void type(const QString& text) {
    field()->clear();
    QTest::keyClicks(field(), text);
  }
  [[nodiscard]] QStringList listed() const {
    QStringList texts;
    const auto* list = palette()->findChild<QTreeWidget*>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) texts.append(list->topLevelItem(i)->text(0));
    return texts;
  }
  void press(Qt::Key key) {
    QTest::keyClick(field(), key);
    settle();
  }
};

TEST_F(CommandPaletteTest, RunsTheTypedAction) {
  document().state().setSelection({});
  open();
  type("select all");
  EXPECT_EQ(listed().front(), "Select All");
  press(Qt::Key_Return);
  EXPECT_EQ(palette(), nullptr) << "the palette closes";
  EXPECT_EQ(document().state().selection().keyCount(), document().motion().keyCount());
}

TEST_F(CommandPaletteTest, ArrowKeysMoveThroughTheListAndStopAtItsEnds) {
  open();
  type("zoom");
  ASSERT_GT(listed().size(), 2);
  const auto* list = palette()->findChild<QTreeWidget*>();
  const auto current = [&] { return list->indexOfTopLevelItem(list->currentItem()); };
  EXPECT_EQ(current(), 0);
  press(Qt::Key_Up);
  EXPECT_EQ(current(), 0);
  press(Qt::Key_Down);
  EXPECT_EQ(current(), 1);
  press(Qt::Key_PageDown);
  int last = 0;
  for (int i = 0; i < std::min<int>(12, list->topLevelItemCount()); ++i) {
    if (list->topLevelItem(i)->flags().testFlag(Qt::ItemIsEnabled)) last = i;
  }
  EXPECT_EQ(current(), last) << "the last one that is not disabled";
}

TEST_F(CommandPaletteTest, DisabledActionsAreListedButDoNotRun) {
  open();
  type("undo");
  EXPECT_EQ(listed().front(), "Undo");
  press(Qt::Key_Return);
  EXPECT_NE(palette(), nullptr) << "there is nothing to undo";
  press(Qt::Key_Escape);
  EXPECT_EQ(palette(), nullptr);
}

TEST_F(CommandPaletteTest, WithoutAMatchTheManualIsSearched) {
  open();
  type("sliding dancer");
  ASSERT_EQ(listed().size(), 1);
  EXPECT_TRUE(listed().front().contains("sliding dancer")) << listed().front().toStdString();
  press(Qt::Key_Return);
  EXPECT_EQ(palette(), nullptr);
  auto* manual = window->findChild<help::ManualWindow*>();
  ASSERT_NE(manual, nullptr);
  EXPECT_EQ(manual->findChild<QLineEdit*>()->text(), "sliding dancer");
  delete manual;
}

TEST_F(CommandPaletteTest, EnabledActionsComeBeforeDisabledOnes) {
  window->closing().closeEverything();
  settle();
  open();
  for (const char* typed : {"s", "mo", "key", "frame"}) {
    type(typed);
    const auto* list = palette()->findChild<QTreeWidget*>();
    bool isDisabled = false;
    for (int i = 1; i < list->topLevelItemCount(); ++i) {  // the first may be the whole name
      // Settings come last.
      if (actions::changesSetting(list->topLevelItem(i)->data(0, Qt::UserRole).toString())) continue;
      const bool isOn = list->topLevelItem(i)->flags().testFlag(Qt::ItemIsEnabled);
      EXPECT_FALSE(isDisabled && isOn) << typed << ": " << list->topLevelItem(i)->text(0).toStdString();
      isDisabled |= !isOn && i > 2;
    }
  }
}

TEST_F(CommandPaletteTest, RecentActionsComeFirst) {
  open();
  const QString usual = listed().front();
  type("zoom out");
  press(Qt::Key_Return);
  open();
  EXPECT_EQ(listed().front(), "Zoom Out");
  type("z");
  press(Qt::Key_Escape);
  open();
  EXPECT_EQ(listed().value(1), usual);
}

}  // namespace
}  // namespace furitsuke::test
