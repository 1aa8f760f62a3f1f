// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/choice_search.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

namespace furitsuke::widgets {
namespace {

TEST(ChoiceSearch, EnterTakesTheFirstEntryThatTheTypedTextFinds) {
  QComboBox box;
  makeSearchable(box);
  box.addItems({"センター", "左腕", "右腕", "右手首", "head"});
  const struct {
    const char* typed;
    const char* chosen;
  } rows[] = {{"右手", "右手首"}, {"migiude", "右腕"}, {"せんた", "センター"},
              {"HEAD", "head"},   {"nowhere", "左腕"}, {"", "左腕"}};
  box.show();
  for (const auto& row : rows) {
    box.setCurrentIndex(1);
    box.lineEdit()->selectAll();
    row.typed[0] == '\0' ? box.lineEdit()->clear() : box.lineEdit()->setText(QString::fromUtf8(row.typed));
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(box.currentText().toStdString(), row.chosen) << row.typed;
    EXPECT_EQ(box.itemText(box.currentIndex()), box.currentText()) << row.typed;
  }
}

}  // namespace
}  // namespace furitsuke::widgets
