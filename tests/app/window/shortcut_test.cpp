// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>

#include <QTest>
#include <QWindow>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"

#include "app/session/stage.h"
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

class ComboBoxKeysTest : public test::WindowTest {};

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
