// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>
#include <QStringList>

#include "app/theme/theme.h"

namespace furitsuke::widgets {
namespace {

class MessageBarTest : public ::testing::Test {
 protected:
  MessageBarTest() { theme::applyTheme(*qApp, "dark"); }

  /// Closes all messages and returns their texts in order.
  QStringList closeAll() {
    QStringList seen;
    while (!bar.isHidden() && seen.size() < 20) {
      seen.append(bar.text());
      bar.clear();
    }
    return seen;
  }
  [[nodiscard]] QPushButton* choice(const QString& text) const {
    QApplication::processEvents();
    for (QPushButton* button : bar.findChildren<QPushButton*>()) {
      if (button->text() == text && !button->isHidden()) return button;
    }
    return nullptr;
  }

  MessageBar bar;
};

TEST_F(MessageBarTest, WarningsAndErrorsAreShownAgainWhenLaterMessagesClose) {
  const struct {
    const char* what;
    std::vector<std::pair<Severity, const char*>> shown;
    QStringList seen;
  } rows[] = {
      {"one", {{Severity::Info, "a"}}, {"a"}},
      {"an information message is replaced", {{Severity::Info, "a"}, {Severity::Warning, "b"}}, {"b"}},
      {"a warning waits", {{Severity::Warning, "a"}, {Severity::Info, "b"}}, {"b", "a"}},
      {"the latest first", {{Severity::Error, "a"}, {Severity::Warning, "b"}, {Severity::Error, "c"}}, {"c", "b", "a"}},
      {"equal messages are shown once", {{Severity::Error, "a"}, {Severity::Error, "a"}}, {"a"}},
      {"a repeated message comes to the front",
       {{Severity::Error, "a"}, {Severity::Error, "b"}, {Severity::Error, "a"}},
       {"a", "b"}},
      {"at most four wait",
       {{Severity::Error, "a"},
        {Severity::Error, "b"},
        {Severity::Error, "c"},
        {Severity::Error, "d"},
        {Severity::Error, "e"},
        {Severity::Error, "f"}},
       {"f", "e", "d", "c", "b"}},
  };
  for (const auto& row : rows) {
    for (const auto& [severity, text] : row.shown) bar.showMessage(severity, text);
    EXPECT_EQ(bar.severity(), row.shown.back().first) << row.what;
    EXPECT_EQ(bar.waitingCount(), row.seen.size() - 1) << row.what;
    EXPECT_EQ(closeAll(), row.seen) << row.what;
    EXPECT_EQ(bar.text(), "") << row.what;
  }
}

TEST_F(MessageBarTest, ChoicesAreRestoredWithTheirMessage) {
  QStringList chosen;
  bar.showMessage(Severity::Warning, "first", {{"Repair", [&] { chosen.append("repair"); }}});
  bar.showMessage(Severity::Error, "second", {{"Again", [&] { chosen.append("again"); }}});
  EXPECT_EQ(choice("Repair"), nullptr);
  ASSERT_NE(choice("Again"), nullptr);
  choice("Again")->click();
  EXPECT_EQ(bar.text(), "first");
  ASSERT_NE(choice("Repair"), nullptr);
  choice("Repair")->click();
  EXPECT_EQ(chosen, QStringList({"again", "repair"}));
  EXPECT_TRUE(bar.isHidden());
}

TEST_F(MessageBarTest, AChoiceMayShowAnotherMessage) {
  bar.showMessage(Severity::Error, "first", {{"More", [&] { bar.showMessage(Severity::Info, "more"); }}});
  choice("More")->click();
  EXPECT_EQ(bar.text(), "more");
  EXPECT_FALSE(bar.isHidden());
}

TEST_F(MessageBarTest, AMessageIsWithdrawnWhereverItIs) {
  bar.showMessage(Severity::Warning, "old");
  bar.showMessage(Severity::Warning, "new");
  bar.withdraw("old");
  EXPECT_EQ(bar.text(), "new");
  EXPECT_EQ(bar.waitingCount(), 0);
  bar.withdraw("another");
  EXPECT_EQ(bar.text(), "new");
  bar.withdraw("new");
  EXPECT_TRUE(bar.isHidden());
}

TEST(ErrorSentence, BeginsWithACapitalLetterUnlessItBeginsWithAName) {
  const struct {
    Error error;
    const char* text;
  } rows[] = {{Error::because("choose a track first"), "Choose a track first"},
              {Error::because("トラックを選んでください"), "トラックを選んでください"},
              {Error::in("dance.vmd", "is damaged"), "dance.vmd: is damaged"},
              {Error::because(""), ""}};
  for (const auto& row : rows) EXPECT_EQ(errorSentence(row.error), QString::fromUtf8(row.text));
}

}  // namespace
}  // namespace furitsuke::widgets
