// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/panels/timeline/dope_sheet.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

using TimelineCopying = TimelineTest;

TEST_F(TimelineCopying, CtrlDragCopiesAsAltDoesAndAltMayBePressedDuringTheDrag) {
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 25), Qt::ControlModifier);
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 10:10 20:20 25:10") << "some window managers take Alt";
  document->history().undoStack()->undo();
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 14));
  EXPECT_EQ(frames(right), "0 14 20");
  moveTo(sheet, at(kRight, 14), at(kRight, 15), Qt::AltModifier);
  EXPECT_EQ(frames(right), "0 10 15 20");
  moveTo(sheet, at(kRight, 15), at(kRight, 16));
  EXPECT_EQ(frames(right), "0 16 20") << "until it is released";
  QTest::keyPress(sheet, Qt::Key_Alt);
  EXPECT_EQ(frames(right), "0 10 16 20") << "without a movement of the mouse";
  release(sheet, at(kRight, 16), Qt::AltModifier);
  EXPECT_EQ(frames(right), "0 10 16 20");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  EXPECT_EQ(document->history().undoStack()->text(0), "Copy keys");
}

}  // namespace
}  // namespace furitsuke::test
