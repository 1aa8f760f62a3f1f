// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/expression_box.h"
#include "tests/support/waiting.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QTest>

namespace furitsuke::widgets {
namespace {

template <class Box>
auto typed(Box& box, const char* text) {
  box.selectAll();
  QTest::keyClicks(&box, text);
  QTest::keyClick(&box, Qt::Key_Return);
  return box.value();
}

TEST(ExpressionBoxTest, EvaluatesWhatIsTyped) {
  ExpressionBox<QSpinBox> box;
  box.setKeyboardTracking(false);
  box.setRange(0, 1000);
  box.setSuffix(" frames");
  box.setValue(10);
  EXPECT_EQ(typed(box, "25"), 25);
  EXPECT_EQ(typed(box, "=1+2*4"), 9);
  EXPECT_EQ(typed(box, "*2"), 18);
  EXPECT_EQ(typed(box, "+5"), 23);
  EXPECT_EQ(typed(box, "k7"), 7) << "other characters are refused";
  EXPECT_EQ(typed(box, "9*999"), 7) << "above the maximum";
  EXPECT_EQ(box.text(), "7 frames");
}

TEST(ExpressionBoxTest, AClickSelectsTheNumberSoThatTypingReplacesIt) {
  QWidget window;
  auto* other = new QLineEdit(&window);
  auto* box = new ExpressionBox<QSpinBox>(&window);
  box->setRange(0, 1000);
  box->setValue(40);
  box->move(0, 40);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  other->setFocus();
  auto* edit = box->findChild<QLineEdit*>();
  QTest::mouseClick(edit, Qt::LeftButton, Qt::NoModifier, QPoint(edit->width() - 4, edit->height() / 2));
  ASSERT_TRUE(test::waitFor([edit] { return edit->hasSelectedText(); }));
  QTest::keyClicks(edit, "3");
  EXPECT_EQ(box->value(), 3);
}

TEST(ExpressionBoxTest, ShowsTheValueAfterTheBoxIsLeft) {
  QWidget window;
  auto* box = new ExpressionBox<QSpinBox>(&window);
  box->setSuffix(" frames");
  auto* other = new QLineEdit(&window);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  window.activateWindow();
  box->setFocus();
  ASSERT_TRUE(test::waitFor([box] { return box->hasFocus(); }));
  box->selectAll();
  QTest::keyClicks(box, "1+25");
  EXPECT_EQ(box->text(), "1+25 frames");
  other->setFocus();
  EXPECT_EQ(box->text(), "26 frames");
}

TEST(ExpressionBoxTest, WithKeyboardTrackingTheCurrentValueIsNotUsed) {
  ExpressionBox<QDoubleSpinBox> box;
  box.setRange(-100, 100);
  box.setValue(3);
  EXPECT_DOUBLE_EQ(typed(box, "1.5+2"), 3.5);
  EXPECT_DOUBLE_EQ(typed(box, "*2"), 3.5);
}

}  // namespace
}  // namespace furitsuke::widgets
