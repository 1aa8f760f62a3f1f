// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QDialog>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QTest>

#include "app/commands/files/file_opening.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/scene/stage.h"
#include "tests/app/window/every_dialog.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"

// Run once for each screen in tests/data/screens.
namespace furitsuke::test {
namespace {

class ScreenTest : public WindowTest {
 protected:
  ScreenTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dancer()), nullptr),
                             {});
    settle();
  }

  /// The window with its frame, and all its buttons, lie on the screen.
  static void expectInside(const QWidget& shown, const std::string& name) {
    const QRect area = shown.screen()->availableGeometry();
    constexpr int kTitleBar = 32;  // of window managers; the offscreen platform adds none
    const bool hasTitleBar = shown.windowType() != Qt::Popup;
    const QRect whole = shown.frameGeometry();
    EXPECT_TRUE(area.contains(whole) && whole.height() + (hasTitleBar ? kTitleBar : 0) <= area.height())
        << name << " is " << whole.width() << 'x' << whole.height() << " at " << whole.x() << ',' << whole.y() << " on "
        << area.width() << 'x' << area.height();
    for (const auto* button : shown.findChildren<QPushButton*>()) {
      if (!button->isVisible() || button->window() != &shown) continue;
      const QRect at(button->mapTo(&shown, QPoint()), button->size());
      bool isInArea = false;  // what a scroll area shows later is reached by scrolling
      for (const QWidget* each = button->parentWidget(); each != nullptr && each != &shown; each = each->parentWidget())
        isInArea |= each->inherits("QAbstractScrollArea");
      EXPECT_TRUE(isInArea || shown.rect().contains(at)) << name << ": " << button->text().toStdString();
    }
  }
};

TEST_F(ScreenTest, EveryDialogLiesInsideWithItsButtonsAndTitleBar) {
  constexpr int kNarrowest = 900;  // of the screens in tests/data/screens, with their scale
  if (window->screen()->availableGeometry().width() < kNarrowest) GTEST_SKIP() << "the screen is narrower than any";
  for (const DialogRow& row : everyDialog(*window, *settings, folder.path())) {
    const auto dialog = row.make();
    dialog->show();
    settle();
    expectInside(*dialog, row.name);
  }
  for (const operations::Operation& operation : operations::operations()) {
    panels::OperationDialog dialog(
        operation, {{operations::ParameterKind::MotionFile, "other", "other.vmd"}}, [] { return Frame{3}; },
        window.get());
    dialog.show();
    settle();
    expectInside(dialog, std::string(operation.id));
  }
  forEachQuestion(*window, [](const QWidget& dialog, int, const std::string& name) { expectInside(dialog, name); });
}

TEST_F(ScreenTest, AWindowThatWasClosedOnALargerScreenOpensInside) {
  for (const QSize size : {QSize(1600, 1000), QSize(5000, 4000), QSize(900, 480)}) {
    window->resize(size);
    window->move(40, 30);
    settle();
    window->close();
    restart();
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    settle();
    expectInside(*window, QString("window of %1x%2").arg(size.width()).arg(size.height()).toStdString());
    const QStatusBar& status = *window->findChild<QStatusBar*>();
    EXPECT_TRUE(window->rect().contains(QRect(status.mapTo(window.get(), QPoint()), status.size())));
  }
}

TEST_F(ScreenTest, EnterPressesTheSameButtonOfAFormWhereverTheFocusWas) {
  for (const DialogRow& row : everyDialog(*window, *settings, folder.path())) {
    const auto made = row.make();
    auto* dialog = qobject_cast<QDialog*>(made.get());
    if (dialog == nullptr) continue;
    dialog->show();
    dialog->activateWindow();
    settle();
    const auto defaults = [&] {
      QStringList texts;
      for (const auto* button : dialog->findChildren<QPushButton*>()) {
        if (button->isDefault()) texts.append(button->text());
      }
      return texts.join(", ").toStdString();
    };
    const std::string before = defaults();
    for (int i = 0; i < 40; ++i) {
      QWidget* focused = dialog->focusWidget();
      QTest::keyClick(focused == nullptr ? dialog : focused, Qt::Key_Tab);
      ASSERT_EQ(defaults(), before) << row.name << " after " << i + 1 << " times Tab";
    }
  }
}

}  // namespace
}  // namespace furitsuke::test
