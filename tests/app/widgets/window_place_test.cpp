// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/window_place.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QTest>

namespace furitsuke::widgets {
namespace {

TEST(WindowPlace, ADialogStaysInsideTheScreenAndBesideWhatItMustNotCover) {
  const QRect screen(0, 0, 1920, 1080);
  const QSize dialog(500, 600);
  const struct {
    const char* name;
    QRect kept;
  } rows[] = {{"room on the right", {300, 80, 1000, 500}},
              {"room on the left", {700, 80, 1200, 500}},
              {"room below", {0, 0, 1920, 400}},
              {"room above", {0, 650, 1920, 430}}};
  for (const auto& row : rows) {
    const QRect place(placeBeside(dialog, row.kept, screen), dialog);
    EXPECT_TRUE(screen.contains(place)) << row.name;
    EXPECT_FALSE(place.intersects(row.kept)) << row.name;
  }
}

TEST(WindowPlace, WithoutRoomTheDialogCoversAsLittleAsPossible) {
  const QRect screen(0, 0, 1280, 720);
  const QRect kept(100, 40, 900, 640);
  const QSize dialog(500, 600);
  const QRect place(placeBeside(dialog, kept, screen), dialog);
  EXPECT_TRUE(screen.contains(place));
  EXPECT_EQ(place.right(), screen.right());
}

TEST(WindowPlace, AWindowIsPlacedInTheSizeThatItsControlsNeed) {
  QWidget kept;
  const QRect screen = kept.screen()->availableGeometry();
  kept.setGeometry(QRect(screen.topLeft(), QSize(screen.width() / 4, screen.height() / 4)));
  kept.show();
  QDialog dialog;
  auto* button = new QPushButton(&dialog);
  button->setMinimumSize(screen.width() / 2, screen.height() / 2);
  (new QHBoxLayout(&dialog))->addWidget(button);
  dialog.resize(10, 10);
  kept.move(screen.right() - kept.width() - 40, screen.bottom() - kept.height() - 40);
  moveBeside(dialog, kept);
  dialog.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  EXPECT_TRUE(screen.contains(dialog.geometry()));
  EXPECT_FALSE(dialog.geometry().intersects(kept.geometry()));
}

}  // namespace
}  // namespace furitsuke::widgets
