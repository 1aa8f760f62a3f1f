// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QWindow>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"

#include "app/session/scene/stage.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::window {
namespace {

using KeypadTest = test::WindowTest;

TEST_F(KeypadTest, ItsDigitsAreNotThoseOfTheKeyboard) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  window->stage().addActor(test::actorNamed("model", {"センター"}), {});
  window->activateWindow();
  settle();
  QString triggered;
  for (const actions::ActionInfo& info : actions::actionTable()) {
    QObject::connect(window->actions().action(info.id), &QAction::triggered, window.get(),
                     [&triggered, &info] { triggered += QString(info.id) + ' '; });
  }
  const struct {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
    const char* action;
  } rows[] = {
      {Qt::Key_1, Qt::KeypadModifier, "viewport.front "},
      {Qt::Key_3, Qt::KeypadModifier, "viewport.right "},
      {Qt::Key_7, Qt::KeypadModifier | Qt::ControlModifier, "viewport.bottom "},
      {Qt::Key_1, Qt::KeypadModifier | Qt::ControlModifier, "viewport.back "},
      {Qt::Key_2, Qt::KeypadModifier | Qt::ControlModifier, ""},
      {Qt::Key_2, Qt::KeypadModifier, ""},
  };
  for (const auto& row : rows) {
    triggered.clear();
    QTest::keyClick(window->windowHandle(), row.key, row.modifiers);  // as the window system delivers it
    settle();
    EXPECT_EQ(triggered, row.action) << row.key << ' ' << int(row.modifiers);
  }
}

class ComboBoxKeysTest : public test::WindowTest {
 protected:
  /// The ids of the actions that are triggered from now on, each followed by a space.
  void recordActions() {
    for (const actions::ActionInfo& info : actions::actionTable()) {
      QObject::connect(window->actions().action(info.id), &QAction::triggered, window.get(),
                       [this, &info] { triggered += QString(info.id) + ' '; });
    }
  }

  QString triggered;
};

TEST_F(ComboBoxKeysTest, EnterInAListOfADialogOnlyChooses) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  QDialog dialog(window.get(), Qt::Tool);  // shortcuts of its parent work in it
  auto* box = new QComboBox(&dialog);
  box->addItems({"first", "second", "third"});
  auto* apply = new QPushButton("Apply", &dialog);
  auto* layout = new QHBoxLayout(&dialog);
  layout->addWidget(box);
  layout->addWidget(apply);
  apply->setDefault(true);
  int applied = 0;
  QObject::connect(apply, &QPushButton::clicked, [&applied] { ++applied; });
  dialog.show();
  dialog.activateWindow();
  settle();
  recordActions();
  for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
    box->setCurrentIndex(0);
    box->setFocus();
    box->showPopup();
    settle();
    QTest::keyClick(box->view(), Qt::Key_Down);
    QTest::keyClick(box->view(), key);
    settle();
    EXPECT_EQ(box->currentIndex(), 1);
    EXPECT_FALSE(box->view()->isVisible());
    EXPECT_EQ(triggered, "") << key;
    EXPECT_EQ(applied, 0) << key;
  }
}

TEST_F(ComboBoxKeysTest, AKeyThatEditsAnItemIsNoShortcut) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  QDialog dialog(window.get(), Qt::Tool);
  QTableWidget table(1, 2, &dialog);
  table.setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
  table.setItem(0, 0, new QTableWidgetItem("old name"));
  table.item(0, 0)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  table.setItem(0, 1, new QTableWidgetItem("new name"));
  dialog.show();
  dialog.activateWindow();
  settle();
  recordActions();
  const struct {
    int column;
    Qt::Key key;
    bool edits;
  } rows[] = {{1, Qt::Key_F2, true}, {1, Qt::Key_K, true}, {0, Qt::Key_K, false}};
  for (const auto& row : rows) {
    triggered.clear();
    table.setFocus();
    table.setCurrentCell(0, row.column);
    QTest::keyClick(&table, row.key);
    settle();
    EXPECT_EQ(table.findChild<QLineEdit*>() != nullptr, row.edits) << row.key;
    EXPECT_EQ(triggered.isEmpty(), row.edits) << triggered.toStdString();
    if (auto* edit = table.findChild<QLineEdit*>()) QTest::keyClick(edit, Qt::Key_Escape);
    settle();
  }
}

TEST_F(ComboBoxKeysTest, EnterAndSpaceChooseAndShortcutsRun) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  ASSERT_TRUE(window->files().open(path));
  window->activateWindow();
  const struct {
    const char* name;
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
    bool chooses, saves;
  } rows[] = {
      {"Enter", Qt::Key_Return, Qt::NoModifier, true, false},
      {"Enter again", Qt::Key_Return, Qt::NoModifier, true, false},
      {"Enter of the keypad", Qt::Key_Enter, Qt::KeypadModifier, true, false},
      {"Space", Qt::Key_Space, Qt::NoModifier, true, false},
      {"Ctrl+S", Qt::Key_S, Qt::ControlModifier, false, true},
      {"Esc", Qt::Key_Escape, Qt::NoModifier, false, false},
  };
  QComboBox box(window.get());
  box.addItems({"first", "second", "third"});
  box.show();
  int saved = 0;
  QObject::connect(window->actions().action("file.save"), &QAction::triggered, &box, [&saved] { ++saved; });
  for (const auto& row : rows) {
    run("select track=右腕 frames=10\nkey.set translation=1,2,3");
    box.setCurrentIndex(0);
    saved = 0;
    box.setFocus();
    box.showPopup();
    settle();
    QTest::keyClick(box.view(), Qt::Key_Down);
    EXPECT_EQ(box.view()->currentIndex().row(), 1) << row.name;
    QTest::keyClick(box.view(), row.key, row.modifiers);
    settle();
    EXPECT_EQ(box.currentIndex(), row.chooses ? 1 : 0) << row.name;
    EXPECT_FALSE(box.view()->isVisible()) << row.name;
    EXPECT_EQ(saved, row.saves ? 1 : 0) << row.name;
    box.setCurrentIndex(0);
    saved = 0;
    run("edit.undo");
  }
}

}  // namespace
}  // namespace furitsuke::window
