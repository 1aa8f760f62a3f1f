// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_list.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QStringList>

#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::widgets {
namespace {

class MessageListTest : public ::testing::Test {
 protected:
  MessageListTest() { theme::applyTheme(*qApp, "dark"); }

  /// The rows of the menu without their times; "-" for a line.
  QStringList rows() {
    emit list.menu()->aboutToShow();
    QStringList rows;
    for (const QAction* action : list.menu()->actions())
      rows.append(action->isSeparator() ? "-" : action->text().section("   ", -1));
    return rows;
  }
  void choose(const QString& row) {
    const qsizetype index = rows().indexOf(row);  // fills the menu
    ASSERT_GE(index, 0) << row.toStdString();
    list.menu()->actions().at(index)->trigger();
  }

  MessageBar bar, notice;
  MessageList list{{&bar, &notice}};
};

TEST_F(MessageListTest, HasTheMessagesOfAllBarsAlsoWhenTheyAreClosedOrTheirReasonsGo) {
  EXPECT_TRUE(list.isHidden());
  const MessageBar::Id damage = bar.showMessage(Severity::Error, "cut off", {{"Open", {}}});
  bar.showMessage(Severity::Warning, "names");
  notice.showMessage(Severity::Info, "not on stage", {{"Bring", {}}});
  EXPECT_FALSE(list.isHidden());
  EXPECT_EQ(list.text(), "3 message(s)");
  notice.clear();
  EXPECT_EQ(rows().size(), 6) << "two open ones, the closed one, a choice to forget it, and two lines";
  EXPECT_EQ(rows().mid(2), QStringList({"-", "not on stage", "-", "Forget Closed Messages"}));
  bar.withdraw(damage);
  EXPECT_EQ(rows().mid(1), QStringList({"-", "not on stage", "cut off", "-", "Forget Closed Messages"}))
      << "what the program has closed was said as well";
  choose("Forget Closed Messages");
  EXPECT_EQ(rows(), QStringList("names"));
}

TEST_F(MessageListTest, AChosenMessageIsShownAgain) {
  bar.showMessage(Severity::Error, "cut off", {{"Open", {}}});
  bar.showMessage(Severity::Warning, "names", {{"Map Names", {}}});
  EXPECT_EQ(bar.text(), "cut off");
  choose("names");
  EXPECT_EQ(bar.text(), "names");
  EXPECT_EQ(bar.waitingCount(), 1) << "the other one is covered, not lost";
  bar.clear();
  EXPECT_EQ(bar.text(), "cut off");
  choose("names");
  EXPECT_EQ(bar.text(), "names") << "closed, so without its choices";
  bar.clear();
  bar.clear();
  EXPECT_TRUE(bar.isHidden());
  EXPECT_EQ(list.text(), "2 message(s)");
}

TEST_F(MessageListTest, AMessageIsListedOnce) {
  for (int i = 0; i < 3; ++i) {
    bar.showMessage(Severity::Info, "saved");
    bar.clear();
  }
  EXPECT_EQ(rows(), QStringList({"saved", "-", "Forget Closed Messages"}));
  for (int i = 0; i < 60; ++i) bar.showMessage(Severity::Info, QString::number(i));
  EXPECT_EQ(list.text(), "50 message(s)");
}

}  // namespace
}  // namespace furitsuke::widgets
