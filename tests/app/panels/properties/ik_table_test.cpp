// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/ik_table.h"

#include <QApplication>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest/QTest>

#include "core/base/cp932.h"
#include "tests/app/panels/properties/panel_fixture.h"

namespace furitsuke::test {
namespace {

class IkTableTest : public PanelFixture {
 protected:
  [[nodiscard]] QTreeWidget* tree() { return find<QTreeWidget>("IK bones"); }
  [[nodiscard]] QLineEdit* input() { return find<QLineEdit>("Name of the IK bone to add"); }

  void clickCheckBox(int row) {
    const QRect rect = tree()->visualItemRect(tree()->topLevelItem(row));
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, {rect.left() + 12, rect.center().y()});
  }
  void clickRow(int row) {
    const QRect area = tree()->visualItemRect(tree()->topLevelItem(row));
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, {area.left() + 60, area.center().y()});
  }
  void addByKeyboard(const QString& name) {
    input()->setFocus();
    input()->clear();
    QInputMethodEvent typed;  // Japanese is typed with an input method
    typed.setCommitString(name);
    QApplication::sendEvent(input(), &typed);
    QTest::keyClick(input(), Qt::Key_Return);
  }
  [[nodiscard]] QString problem() {
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
      const bool red =
          label->isVisibleTo(&panel) && label->palette().color(QPalette::WindowText) == theme::theme().error;
      if (red) return label->text();
    }
    return {};
  }
  [[nodiscard]] QString statesOf(Frame frame) const {
    QStringList states;
    for (const motion::IkState& ik : document->motion().property.find(frame)->ik) {
      states.append(QString::fromStdString(cp932::decode(ik.name)) + (ik.enabled ? " on" : " off"));
    }
    return states.join(", ");
  }
};

TEST_F(IkTableTest, ListsTheIkBonesOfTheSelectedKeys) {
  select({{motion::kPropertyTrack, 0}, {motion::kPropertyTrack, 10}});
  ASSERT_EQ(tree()->topLevelItemCount(), 2);
  EXPECT_EQ(tree()->topLevelItem(0)->text(0), "右足ＩＫ");
  EXPECT_EQ(tree()->topLevelItem(0)->checkState(0), Qt::PartiallyChecked);
  EXPECT_EQ(tree()->topLevelItem(0)->text(1), "mixed");
  EXPECT_EQ(tree()->topLevelItem(1)->text(1), "in 1 of 2 keys");
  select({{motion::kPropertyTrack, 10}});
  ASSERT_EQ(tree()->topLevelItemCount(), 1);
  EXPECT_EQ(tree()->topLevelItem(0)->checkState(0), Qt::Unchecked);
  EXPECT_EQ(tree()->topLevelItem(0)->text(1), "off");
}

TEST_F(IkTableTest, AClickTogglesAnIkInOneStep) {
  select({{motion::kPropertyTrack, 0}});
  clickCheckBox(1);
  EXPECT_EQ(statesOf(0), "右足ＩＫ on, 左足ＩＫ off");
  EXPECT_EQ(undoSteps(), 1);
  clickCheckBox(1);
  EXPECT_EQ(statesOf(0), "右足ＩＫ on, 左足ＩＫ on");
  document->history().undoStack()->undo();
  EXPECT_EQ(tree()->topLevelItem(1)->checkState(0), Qt::Unchecked) << "the table follows undo";
}

TEST_F(IkTableTest, TheSpaceBarTogglesTheCurrentRow) {
  select({{motion::kPropertyTrack, 0}});
  clickRow(0);
  EXPECT_EQ(undoSteps(), 0) << "a click next to the box only selects the row";
  QTest::keyClick(tree(), Qt::Key_Space);
  EXPECT_EQ(statesOf(0), "右足ＩＫ off, 左足ＩＫ on");
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(IkTableTest, AMixedIkBecomesOnInEveryKey) {
  select({{motion::kPropertyTrack, 0}, {motion::kPropertyTrack, 10}});
  clickCheckBox(1);
  EXPECT_EQ(statesOf(0), "右足ＩＫ on, 左足ＩＫ on");
  EXPECT_EQ(statesOf(10), "右足ＩＫ off, 左足ＩＫ on") << "it is added to the key that did not contain it";
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(IkTableTest, ATypedNameIsAddedInStateOn) {
  select({{motion::kPropertyTrack, 0}, {motion::kPropertyTrack, 10}});
  addByKeyboard("右つま先ＩＫ");
  EXPECT_EQ(statesOf(0), "右足ＩＫ on, 左足ＩＫ on, 右つま先ＩＫ on");
  EXPECT_EQ(statesOf(10), "右足ＩＫ off, 右つま先ＩＫ on");
  EXPECT_EQ(undoSteps(), 1);
  EXPECT_EQ(input()->text(), "");
  document->history().undoStack()->undo();
  EXPECT_EQ(tree()->topLevelItemCount(), 2);
}

TEST_F(IkTableTest, TheNamesOfTheModelAreCompleted) {
  panel.setIkBones({cp932::encode("右足ＩＫ").bytes, cp932::encode("左足ＩＫ").bytes, cp932::encode("髪ＩＫ").bytes});
  select({{motion::kPropertyTrack, 0}});
  QCompleter* completer = input()->completer();
  ASSERT_NE(completer, nullptr);
  const auto completionsOf = [completer](const QString& text) {
    completer->setCompletionPrefix(text);
    QStringList found;
    for (int i = 0; completer->setCurrentRow(i); ++i) found.append(completer->currentCompletion());
    return found.join(' ').toStdString();
  };
  EXPECT_EQ(completionsOf("足"), "右足ＩＫ 左足ＩＫ") << "any part of the name";
  EXPECT_EQ(completionsOf("髪"), "髪ＩＫ");
  EXPECT_EQ(completionsOf("x"), "");
}

TEST_F(IkTableTest, InvalidNamesAreRejectedWithAReason) {
  struct Row {
    const char* name;
    const char* reason;
  };
  const Row rows[] = {{"왼쪽왼쪽왼쪽왼쪽왼쪽", "Too long: 20 bytes (a motion stores at most 19)"},
                      {"ながいなまえのＩＫボーン", "Too long: 24 bytes (a motion stores at most 19)"},
                      {"abcdefghijklmnopqrst", "Too long: 20 bytes (a motion stores at most 19)"},
                      {"右足ＩＫ", "“右足ＩＫ” is already in the table"},
                      {"  ", "Enter the name of an IK bone"}};
  select({{motion::kPropertyTrack, 0}});
  for (const Row& row : rows) {
    addByKeyboard(QString::fromUtf8(row.name));
    EXPECT_EQ(problem().toStdString(), row.reason);
    EXPECT_EQ(undoSteps(), 0);
  }
  addByKeyboard("abcdefghijklmnopqrs");
  EXPECT_EQ(problem(), "");
  EXPECT_EQ(undoSteps(), 1) << "19 bytes fit";
  addByKeyboard("왼쪽다리");
  EXPECT_EQ(problem(), "");
  EXPECT_EQ(undoSteps(), 2) << "a name that CP932 lacks";
}

TEST_F(IkTableTest, DeleteOrTheButtonRemovesTheSelectedBones) {
  select({{motion::kPropertyTrack, 0}, {motion::kPropertyTrack, 10}});
  auto* button = find<QToolButton>("Remove IK bones");
  EXPECT_FALSE(button->isEnabled());
  clickRow(0);
  EXPECT_TRUE(button->isEnabled());
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(statesOf(0), "左足ＩＫ on");
  EXPECT_EQ(statesOf(10), "");
  EXPECT_EQ(undoSteps(), 1);
  clickRow(0);
  QTest::keyClick(tree(), Qt::Key_Delete);
  EXPECT_EQ(statesOf(0), "");
  EXPECT_EQ(undoSteps(), 2);
}

TEST_F(IkTableTest, VisibilityIsASeparateCheckBox) {
  select({{motion::kPropertyTrack, 0}, {motion::kPropertyTrack, 10}});
  auto* visible = find<panels::MixedCheckBox>("Visible");
  EXPECT_EQ(visible->checkState(), Qt::PartiallyChecked);
  visible->setFocus();
  QTest::keyClick(visible, Qt::Key_Space);
  EXPECT_TRUE(document->motion().property.find(10)->visible);
  EXPECT_EQ(undoSteps(), 1);
  QTest::keyClick(visible, Qt::Key_Space);
  EXPECT_FALSE(document->motion().property.find(0)->visible);
  EXPECT_EQ(visible->checkState(), Qt::Unchecked);
}

}  // namespace
}  // namespace furitsuke::test
