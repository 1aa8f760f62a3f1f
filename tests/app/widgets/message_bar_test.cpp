// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <optional>

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
      {"the latest first", {{Severity::Error, "a"}, {Severity::Error, "b"}, {Severity::Error, "c"}}, {"c", "b", "a"}},
      {"damage before what is less severe",
       {{Severity::Warning, "a"}, {Severity::Error, "b"}, {Severity::Warning, "c"}},
       {"b", "c", "a"}},
      {"what was done just now", {{Severity::Error, "a"}, {Severity::Info, "b"}}, {"b", "a"}},
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
    EXPECT_EQ(bar.text(), row.seen.front()) << row.what;
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
  const MessageBar::Id old = bar.showMessage(Severity::Warning, "old");
  const MessageBar::Id latest = bar.showMessage(Severity::Warning, "new");
  EXPECT_TRUE(bar.has(old));
  EXPECT_TRUE(bar.withdraw(old));
  EXPECT_FALSE(bar.has(old));
  EXPECT_EQ(bar.text(), "new");
  EXPECT_EQ(bar.waitingCount(), 0);
  EXPECT_FALSE(bar.withdraw(0));
  EXPECT_EQ(bar.text(), "new");
  EXPECT_TRUE(bar.withdraw(latest));
  EXPECT_TRUE(bar.isHidden());
  EXPECT_FALSE(bar.withdraw(latest));
}

TEST_F(MessageBarTest, ABriefErrorCoversWhatStaysOnlyForAWhileAndNeverWaits) {
  bar.showMessage(Severity::Error, "damage");
  bar.showMessage(Severity::Error, "refused", {}, MessageBar::Stay::Brief);
  EXPECT_EQ(bar.text(), "refused");
  bar.showMessage(Severity::Warning, "names");
  EXPECT_EQ(closeAll(), QStringList({"damage", "names"})) << "a refusal gives way to what stays";
}

TEST_F(MessageBarTest, OnlyWhatIsBriefClosesByItself) {
  const struct {
    const char* what;
    Severity severity;
    std::vector<MessageBar::Choice> choices;
    MessageBar::Stay stay;
    bool goes;
  } rows[] = {
      {"information", Severity::Info, {}, MessageBar::Stay::Usual, true},
      {"with a choice", Severity::Info, {{"Undo", {}}}, MessageBar::Stay::Usual, false},
      {"about running work", Severity::Info, {}, MessageBar::Stay::Long, false},
      {"a warning", Severity::Warning, {}, MessageBar::Stay::Usual, false},
      {"an error", Severity::Error, {}, MessageBar::Stay::Usual, false},
      {"of an action that was refused", Severity::Error, {}, MessageBar::Stay::Brief, true},
  };
  auto* timer = bar.findChild<QTimer*>("closing");
  ASSERT_NE(timer, nullptr);
  for (const auto& row : rows) {
    bar.showMessage(row.severity, "text", row.choices, row.stay);
    EXPECT_EQ(timer->isActive(), row.goes) << row.what;
    if (row.goes) {
      QMetaObject::invokeMethod(timer, "timeout");
      EXPECT_TRUE(bar.isHidden()) << row.what;
    }
    bar.clear();
    EXPECT_FALSE(timer->isActive()) << row.what;
  }
}

TEST_F(MessageBarTest, TextsAndChoicesFollowTheLanguage) {
  QString language = "en";
  const auto word = [&language](const char* text) { return [&language, text] { return language + ": " + text; }; };
  bar.showMessage(Severity::Warning, word("covered"));
  bar.showMessage(Severity::Error, word("shown"), {{word("Repair"), {}}});
  language = "ja";
  QEvent change(QEvent::LanguageChange);
  QApplication::sendEvent(&bar, &change);
  EXPECT_EQ(bar.findChild<QLabel*>("text")->text(), "ja: shown");
  EXPECT_EQ(bar.accessibleName(), "ja: shown");
  EXPECT_NE(choice("ja: Repair"), nullptr);
  bar.clear();
  EXPECT_EQ(bar.text(), "ja: covered");
}

TEST_F(MessageBarTest, AFloatingBarNeitherMovesNorResizesItsNeighbors) {
  QWidget window;
  auto* layout = new QVBoxLayout(&window);
  auto* work = new QLineEdit(&window);
  work->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  layout->addWidget(work);
  MessageBar floating(&window);
  floating.floatOver(*work);
  window.resize(900, 500);
  window.show();
  window.activateWindow();
  work->setFocus();
  QApplication::processEvents();
  const QRect before = work->geometry();
  floating.showMessage(Severity::Error, "A short text", {{"Repair", {}}});
  QApplication::processEvents();
  EXPECT_EQ(work->geometry(), before);
  EXPECT_TRUE(before.contains(floating.geometry()));
  EXPECT_GT(floating.geometry().top(), before.center().y()) << "at the bottom edge";
  EXPECT_TRUE(work->hasFocus()) << "a message takes no focus";
  window.resize(500, 400);
  floating.showMessage(Severity::Error, QString("A long text. ").repeated(20));
  QApplication::processEvents();
  EXPECT_TRUE(work->geometry().contains(floating.geometry()));
  EXPECT_GE(floating.height(), floating.heightForWidth(floating.width())) << "no line is cut";
  floating.findChild<QToolButton*>()->setFocus(Qt::TabFocusReason);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(floating.text(), "A short text");
  EXPECT_TRUE(work->hasFocus()) << "the focus returns";
}

TEST(FloatingMessageBar, PutsItsButtonsBelowTheTextWithoutRoomBesideIt) {
  QWidget window;
  auto* work = new QWidget(&window);
  MessageBar floating(&window);
  floating.floatOver(*work);
  window.resize(900, 500);
  window.show();
  floating.showMessage(Severity::Warning, QString("A long text. ").repeated(8), {{"Map Names", {}}});
  const auto* text = floating.findChild<QLabel*>("text");
  const auto* button = floating.findChild<QPushButton*>();
  for (const int width : {900, 190, 900}) {
    work->setGeometry(0, 0, width, 500);
    QApplication::processEvents();
    const bool isBelow = button->mapTo(&floating, QPoint()).y() >= text->geometry().bottom();
    EXPECT_EQ(isBelow, width < 300) << width;
    EXPECT_GE(button->width(), button->sizeHint().width()) << width;
    EXPECT_GE(text->width(), 100) << width;
    EXPECT_TRUE(work->geometry().contains(floating.geometry())) << width;
  }
}

TEST(FloatingMessageBar, KeepsThePlaceOfItsCross) {
  QWidget window;
  auto* work = new QWidget(&window);
  work->setGeometry(0, 0, 1200, 500);
  MessageBar floating(&window);
  floating.floatOver(*work);
  window.resize(1200, 500);
  window.show();
  std::optional<QPoint> place;
  for (const QString& text :
       {QString("Short"), QString("A longer text. ").repeated(4), QString("Lines\n").repeated(3)}) {
    floating.showMessage(Severity::Error, text, {{"Repair", {}}});
    QApplication::processEvents();
    const auto* cross = floating.findChild<QToolButton*>();
    const QPoint at = cross->mapTo(&window, cross->rect().center());
    EXPECT_EQ(place.value_or(at), at) << text.toStdString();
    place = at;
  }
}

TEST(FloatingMessageBar, BreaksNoLineThatHasRoom) {
  QWidget window;
  auto* work = new QWidget(&window);
  work->setGeometry(0, 0, 1200, 500);
  MessageBar floating(&window);
  floating.floatOver(*work);
  window.resize(1200, 500);
  window.show();
  for (int length = 1; length < 60; ++length) {
    for (const QString& text : {QString("An English word. ").repeated(length).left(2 * length),
                                QString::fromUtf8("のトラックはありません。").repeated(length).left(length)}) {
      const int id = floating.showMessage(Severity::Warning, text, {{"Map Names", {}}});
      QApplication::processEvents();
      const auto* label = floating.findChild<QLabel*>("text");
      ASSERT_NE(label, nullptr);
      EXPECT_LT(label->heightForWidth(label->width()), 2 * label->fontMetrics().lineSpacing()) << text.toStdString();
      floating.withdraw(id);
    }
  }
}

TEST(ErrorSentence, BeginsWithACapitalLetterUnlessItBeginsWithAName) {
  const struct {
    Error error;
    const char* text;
  } rows[] = {{Error::because(Message::verbatim("choose a track first")), "Choose a track first"},
              {Error::because(Message::verbatim("トラックを選んでください")), "トラックを選んでください"},
              {Error::in(Message::verbatim("dance.vmd"), Message::verbatim("is damaged")), "dance.vmd: is damaged"},
              {Error::because({}), ""}};
  for (const auto& row : rows) EXPECT_EQ(errorSentence(row.error), QString::fromUtf8(row.text));
}

}  // namespace
}  // namespace furitsuke::widgets
