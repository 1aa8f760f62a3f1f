// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/value_field.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QDirIterator>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "app/widgets/number_styles.h"

namespace furitsuke::widgets {
namespace {

void typeOver(ValueField& field, const QString& text) {
  field.selectAll();
  QTest::keyClicks(&field, text);
}

double entered(ValueField& field, const QString& text) {
  typeOver(field, text);
  QTest::keyClick(&field, Qt::Key_Return);
  return field.value();
}

TEST(ValueFieldTest, CalculatesWithWhatIsTyped) {
  struct Row {
    const char* text;
    double expected;
    const char* shown;
  };
  const Row rows[] = {{"25", 25, "25 %"}, {"=1+2*4", 9, "9 %"}, {"*2", 18, "18 %"},    {"+5", 23, "23 %"},
                      {"/2", 12, "12 %"}, {"k7", 7, "7 %"},     {"9*999", 7, "9*999"}, {"", 7, "7 %"}};
  ValueField field(percentFormat());
  field.setRange(0, 100);
  field.setValue(10);
  for (const auto& [text, expected, shown] : rows) {
    EXPECT_EQ(entered(field, text), expected) << text;
    EXPECT_EQ(field.text(), shown) << text;
    if (!field.problem().isEmpty()) QTest::keyClick(&field, Qt::Key_Escape);
  }
}

TEST(ValueFieldTest, TheValueFollowsTypingAndEscTakesItBack) {
  ValueField field(lengthFormat());
  field.setRange(0, 50);
  field.setValue(8);
  QSignalSpy changed(&field, &ValueField::valueChanged);
  typeOver(field, "*2");
  EXPECT_EQ(field.value(), 16);
  EXPECT_EQ(field.text(), "*2") << "what is typed stays";
  typeOver(field, "1+25");
  EXPECT_EQ(field.value(), 26);
  field.setValue(26);  // another control that follows this one
  EXPECT_EQ(field.text(), "1+25");
  typeOver(field, "99");
  EXPECT_EQ(field.value(), 8) << "out of the range";
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_EQ(field.value(), 8);
  EXPECT_EQ(field.text(), "8.00");
  EXPECT_EQ(changed.last()[0].toDouble(), 8);
  field.setFollowsTyping(false);
  typeOver(field, "30");
  EXPECT_EQ(field.value(), 8);
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(field.value(), 30);
}

TEST(ValueFieldTest, StepsRoundsAndStaysInTheRange) {
  ValueField field(wholeFormat());
  field.setRange(1, 5);
  EXPECT_EQ(field.value(), 1) << "0 is not in the range";
  QTest::keyClick(&field, Qt::Key_Up);
  EXPECT_EQ(field.value(), 2);
  QTest::keyClick(&field, Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_EQ(field.value(), 5);
  EXPECT_EQ(entered(field, "2.6"), 3);
  field.setValue(2.6);
  EXPECT_EQ(field.value(), 2.6) << "only what the user enters is rounded";
  EXPECT_EQ(field.wholeValue(), 3);
  field.setRange(4, 5);
  EXPECT_EQ(field.value(), 4);
}

TEST(ValueFieldTest, AValueCanHaveANameAndTheUnitCanChange) {
  ValueField field(wholeFormat());
  field.setNameOf(0, "End");
  EXPECT_EQ(field.text(), "End");
  EXPECT_EQ(entered(field, "12"), 12);
  field.setUnit(" frames");
  EXPECT_EQ(field.text(), "12 frames");
  EXPECT_EQ(entered(field, "0"), 0);
  EXPECT_EQ(field.text(), "End");
}

TEST(ValueFieldTest, EnterGoesOnToTheFormUnlessTheNumberHasAProblem) {
  QDialog form;
  ValueField field(wholeFormat(), &form);
  field.setRange(0, 10);
  form.show();
  typeOver(field, "50");
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_TRUE(form.isVisible());
  typeOver(field, "5");
  QSignalSpy ended(&field, &NumberField::typingEnded);
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(ended.size(), 1);
  EXPECT_EQ(field.value(), 5);
}

TEST(ValueFieldTest, IsTheOnlyKindOfFieldForNumbers) {
  QDirIterator files(QStringLiteral(PROJECT_SOURCES "/app"), {"*.cpp", "*.h"}, QDir::Files,
                     QDirIterator::Subdirectories);
  int count = 0;
  while (files.hasNext()) {
    QFile file(files.next());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains("SpinBox")) << file.fileName().toStdString();
    ++count;
  }
  EXPECT_GT(count, 500);
}

}  // namespace
}  // namespace furitsuke::widgets
