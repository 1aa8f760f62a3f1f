// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/command_palette.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
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
      {"ose", "save pose", 5},     {"spo", "save pose", 6},         {"so", "save pose", 6},
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
  EXPECT_EQ(current(), std::min<int>(11, static_cast<int>(listed().size()) - 1));
}

TEST_F(CommandPaletteTest, DisabledActionsAreListedButDoNotRun) {
  open();
  type("undo");
  EXPECT_EQ(listed().front(), "Undo");
  press(Qt::Key_Return);
  EXPECT_NE(palette(), nullptr) << "there is nothing to undo";
  type("xyzzy");
  EXPECT_TRUE(listed().isEmpty());
  press(Qt::Key_Return);
  EXPECT_NE(palette(), nullptr);
  press(Qt::Key_Escape);
  EXPECT_EQ(palette(), nullptr);
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
