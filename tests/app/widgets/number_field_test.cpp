// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_field.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest/QTest>

namespace furitsuke::widgets {
namespace {

class NumberFieldTest : public ::testing::Test {
 protected:
  NumberFieldTest()
      : field(new NumberField({1, 3, QStringLiteral("°")}, &window)),
        other(new QLineEdit(&window)),
        edited(field, &NumberField::edited),
        stepped(field, &NumberField::stepped) {
    auto* layout = new QVBoxLayout(&window);
    layout->addWidget(field);
    layout->addWidget(other);
    field->setRange(-100, 100);
    field->setShown(12.5);
    window.show();
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    field->setFocus();
  }

  void typeOver(const QString& text) {
    field->selectAll();
    QTest::keyClicks(field, text);
  }

  void turnWheel(int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF middle = field->rect().center();
    QWheelEvent event(middle, field->mapToGlobal(middle), {}, {0, 120 * notches}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(field, &event);
    wheelTaken = event.isAccepted();
  }

  QWidget window;
  NumberField* field;
  QLineEdit* other;
  QSignalSpy edited, stepped;
  bool wheelTaken = false;
};

TEST_F(NumberFieldTest, EnterEmitsTheNumberOnce) {
  typeOver("20");
  EXPECT_EQ(edited.size(), 0) << "typing alone changes nothing";
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_EQ(edited.size(), 1);
  EXPECT_EQ(edited[0][0].toDouble(), 20);
  EXPECT_EQ(field->text(), "12.5°") << "only the owner changes the value";
  QTest::keyClick(field, Qt::Key_Tab);
  EXPECT_EQ(edited.size(), 1);
}

TEST_F(NumberFieldTest, TabCommitsAndMovesTheFocus) {
  typeOver("-20");
  QTest::keyClick(field, Qt::Key_Tab);
  ASSERT_EQ(edited.size(), 1);
  EXPECT_EQ(edited[0][0].toDouble(), -20);
  EXPECT_TRUE(other->hasFocus());
}

TEST_F(NumberFieldTest, AWindowThatOpensSelectsTheNumberUnlessTextWasTyped) {
  const auto activate = [this] {
    field->deselect();
    QFocusEvent focus(QEvent::FocusIn, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(field, &focus);
  };
  activate();
  EXPECT_EQ(field->selectedText(), "12.5°");
  QTest::keyClicks(field, "7");
  EXPECT_EQ(field->text(), "7");
  activate();
  EXPECT_EQ(field->selectedText(), "");
}

TEST_F(NumberFieldTest, EscapeRevertsTheText) {
  typeOver("20");
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->text(), "12.5°");
  QTest::keyClick(field, Qt::Key_Tab);
  EXPECT_EQ(edited.size(), 0);
}

TEST_F(NumberFieldTest, TypingTheSameNumberIsNotAnEdit) {
  field->setShown(12.50004);  // shown as 12.5
  for (const char* text : {"12.5", "12.50", "12.5°"}) {
    typeOver(QString::fromUtf8(text));
    QTest::keyClick(field, Qt::Key_Return);
  }
  typeOver("");
  QTest::keyClick(field, Qt::Key_Backspace);
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(edited.size(), 0);
  EXPECT_EQ(field->text(), "12.5°");
}

TEST_F(NumberFieldTest, ArithmeticIsAppliedToTheShownValue) {
  const struct {
    const char* text;
    double expected;
  } rows[] = {{"=1+2", 3}, {"*2", 24}, {"+5", 17}, {"-5", -5}, {"12°/4", 3}};
  for (const auto& row : rows) {
    field->setShown(12);
    edited.clear();
    typeOver(QString::fromUtf8(row.text));
    QTest::keyClick(field, Qt::Key_Return);
    ASSERT_EQ(edited.size(), 1) << row.text;
    EXPECT_DOUBLE_EQ(edited[0][0].toDouble(), row.expected) << row.text;
  }
  field->setShown(std::nullopt);
  edited.clear();
  stepped.clear();
  typeOver("+5");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(edited.size(), 0);
  ASSERT_EQ(stepped.size(), 1) << "each of several values changes";
  EXPECT_DOUBLE_EQ(stepped[0][0].toDouble(), 5);
}

TEST_F(NumberFieldTest, AFactorMultipliesEachOfSeveralValuesWhereThatIsPossible) {
  field->setShown(std::nullopt);
  typeOver("*2");
  EXPECT_EQ(field->problem(), "Not a number") << "nothing would multiply them";
  QTest::keyClick(field, Qt::Key_Escape);
  const QSignalSpy scaled(field, &NumberField::scaled);
  const struct {
    const char* text;
    double factor;
  } rows[] = {{"*2", 2}, {"/4", 0.25}, {"* (1+2)", 3}, {"*-1", -1}};
  for (int i = 0; i < 4; ++i) {
    typeOver(rows[i].text);
    EXPECT_EQ(field->problem(), "") << rows[i].text;
    QTest::keyClick(field, Qt::Key_Return);
    ASSERT_EQ(scaled.size(), i + 1) << rows[i].text;
    EXPECT_DOUBLE_EQ(scaled[i][0].toDouble(), rows[i].factor) << rows[i].text;
  }
  EXPECT_EQ(edited.size(), 0);
  typeOver("/0");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(scaled.size(), 4);
}

TEST_F(NumberFieldTest, OtherCharactersAreRefused) {
  typeOver("1k2?3");
  EXPECT_EQ(field->text(), "123");
}

TEST_F(NumberFieldTest, AnInvalidNumberIsReportedWhileTypingAndNotCommitted) {
  struct Row {
    const char* text;
    const char* problem;
  };
  for (const Row& row : {Row{"100.1", "−100.0° to 100.0°"}, Row{"1..2", "Not a number"}, Row{"-", ""}, Row{"-3", ""}}) {
    typeOver(row.text);
    EXPECT_EQ(field->problem(), QString::fromUtf8(row.problem)) << row.text;
  }
  typeOver("100.1");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(field->text(), "100.1") << "Enter keeps the text so that it can be corrected";
  EXPECT_FALSE(field->problem().isEmpty());
  QTest::keyClick(field, Qt::Key_Tab);
  EXPECT_EQ(field->text(), "12.5°") << "leaving the field reverts";
  EXPECT_TRUE(field->problem().isEmpty());
  EXPECT_EQ(edited.size(), 0);
}

TEST_F(NumberFieldTest, AProblemDrawsARedBorder) {
  const QImage before = field->grab().toImage();
  typeOver("1000");
  const QImage after = field->grab().toImage();
  const QColor edge = after.pixelColor(after.width() / 2, 1);
  EXPECT_NE(before.pixelColor(before.width() / 2, 1), edge);
  EXPECT_GT(edge.red(), edge.blue());
}

TEST_F(NumberFieldTest, MixedValuesShowAPlaceholderThatAnyNumberReplaces) {
  field->setShown({});
  EXPECT_EQ(field->text(), "");
  EXPECT_EQ(field->placeholderText(), "mixed");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(edited.size(), 0);
  typeOver("0");
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_EQ(edited.size(), 1);
  EXPECT_EQ(edited[0][0].toDouble(), 0);
}

TEST_F(NumberFieldTest, TypedTextIsKeptUntilTheValueChanges) {
  typeOver("20");
  field->setShown(12.5);
  EXPECT_EQ(field->text(), "20");
  field->setShown(13);
  EXPECT_EQ(field->text(), "13.0°");
}

TEST_F(NumberFieldTest, ArrowsStepByOneTenOrATenth) {
  QTest::keyClick(field, Qt::Key_Up);
  QTest::keyClick(field, Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(field, Qt::Key_Up, Qt::ControlModifier);
  ASSERT_EQ(stepped.size(), 3);
  EXPECT_EQ(stepped[0][0].toDouble(), 1);
  EXPECT_EQ(stepped[1][0].toDouble(), -10);
  EXPECT_EQ(stepped[2][0].toDouble(), 0.1);
}

TEST_F(NumberFieldTest, TheWheelStepsOnlyWithTheFocus) {
  other->setFocus();
  turnWheel(1);
  EXPECT_FALSE(wheelTaken) << "the panel scrolls";
  EXPECT_EQ(stepped.size(), 0);
  EXPECT_FALSE(field->hasFocus());
  field->setFocus();
  turnWheel(1);
  turnWheel(-2, Qt::ShiftModifier);
  EXPECT_TRUE(wheelTaken);
  ASSERT_EQ(stepped.size(), 2);
  EXPECT_EQ(stepped[0][0].toDouble(), 1);
  EXPECT_EQ(stepped[1][0].toDouble(), -20);
}

TEST_F(NumberFieldTest, UndoBelongsToTheDocumentUnlessSomethingIsTyped) {
  QAction undo;
  undo.setShortcut(QKeySequence::Undo);
  window.addAction(&undo);
  QSignalSpy undone(&undo, &QAction::triggered);
  QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(undone.size(), 1);
  typeOver("20");
  QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(undone.size(), 1) << "typing is undone first";
}

TEST_F(NumberFieldTest, EnterIsNotAShortcutOfTheWindowWhileTyping) {
  QAction registerKeys;
  registerKeys.setShortcut(Qt::Key_Return);
  window.addAction(&registerKeys);
  QSignalSpy triggered(&registerKeys, &QAction::triggered);
  typeOver("20");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(triggered.size(), 0);
  EXPECT_EQ(edited.size(), 1);
}

TEST_F(NumberFieldTest, AClickSelectsAllSoThatTypingReplaces) {
  other->setFocus();
  QTest::mouseClick(field, Qt::LeftButton, {}, {8, field->height() / 2});
  EXPECT_EQ(field->selectedText(), "12.5°");
}

}  // namespace
}  // namespace furitsuke::widgets
