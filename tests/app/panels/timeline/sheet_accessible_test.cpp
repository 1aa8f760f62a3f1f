// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sheet_accessible.h"

#include <QAccessible>
#include <QTest>
#include <string>
#include <vector>

#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

class SheetForScreenReaders : public TimelineTest {
 protected:
  SheetForScreenReaders() {
    document->state().setCurrentFrame(0);
    panel.activateWindow();
    sheet->setFocus();
    QApplication::processEvents();
    QObject::connect(sheet->findChild<panels::SheetAnnouncer*>(), &panels::SheetAnnouncer::announced, sheet,
                     [this](const QString& text, bool isOther) {
                       events.push_back((isOther ? "focus " : "change ") + text.toStdString());
                     });
  }
  [[nodiscard]] QAccessibleTableInterface* table() const {
    return QAccessible::queryAccessibleInterface(sheet)->tableInterface();
  }
  [[nodiscard]] std::string cellText(int row, Frame frame) const {
    const QAccessibleInterface* cell = table()->cellAt(row, frame);
    return cell == nullptr ? "none" : cell->text(QAccessible::Name).toStdString();
  }

  std::vector<std::string> events;
};

TEST_F(SheetForScreenReaders, IsATableOfTracksAndFrames) {
  ASSERT_NE(table(), nullptr);
  EXPECT_EQ(table()->rowCount(), kProperty + 1);
  EXPECT_EQ(table()->columnCount(), 31) << "the last key is at 30";
  EXPECT_EQ(table()->rowDescription(kLeft), "左腕");
  EXPECT_EQ(table()->cellAt(kProperty + 1, 0), nullptr);
  EXPECT_EQ(table()->cellAt(0, 31), nullptr);
  QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(sheet);
  QAccessibleInterface* cell = table()->cellAt(kLeft, 15);
  EXPECT_EQ(whole->child(whole->indexOfChild(cell)), cell);
  EXPECT_EQ(cell->tableCellInterface()->rowIndex(), kLeft);
  EXPECT_EQ(cell->tableCellInterface()->columnIndex(), 15);
  const QPoint middle = cell->rect().center();
  EXPECT_EQ(whole->childAt(middle.x(), middle.y()), cell) << "the cell is where it is painted";
  document->state().setCurrentFrame(99);
  EXPECT_EQ(table()->columnCount(), 100) << "the table includes the playhead";
}

TEST_F(SheetForScreenReaders, EveryCellDescribesItsKeys) {
  select(right, {10});
  document->state().setLocked({left}, true);
  const struct {
    int row;
    Frame frame;
    std::vector<std::string> contained, keepsSilent;
  } rows[] = {{kRight, 10, {"右腕", "frame 10", "Linear", "selected"}, {"no key", "locked"}},
              {kRight, 20, {"右腕", "frame 20", "Linear"}, {"selected"}},
              {kRight, 11, {"右腕", "frame 11", "no key"}, {"Linear", "selected"}},
              {kLeft, 15, {"左腕", "locked"}, {"no key"}},
              {kBones, 0, {"Bones", "Keys on 2 of 3 tracks"}, {"no key"}}};
  for (const auto& row : rows) {
    const std::string text = cellText(row.row, row.frame);
    for (const std::string& part : row.contained)
      EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
    for (const std::string& part : row.keepsSilent) {
      EXPECT_EQ(text.find(part), std::string::npos) << part << " in " << text;
    }
  }
  EXPECT_TRUE(table()->cellAt(kRight, 10)->state().selected);
  EXPECT_FALSE(table()->cellAt(kRight, 20)->state().selected);
  EXPECT_TRUE(table()->cellAt(kLeft, 15)->state().readOnly);
}

TEST_F(SheetForScreenReaders, TheFocusedCellIsAnnouncedAfterADelay) {
  document->state().setCurrentTrack(right);
  QTest::qWait(3 * panels::SheetAnnouncer::kPause);
  events.clear();
  for (int i = 0; i < 10; ++i) QTest::keyClick(sheet, Qt::Key_Right);
  EXPECT_TRUE(events.empty()) << "nothing is announced while the cell changes";
  ASSERT_TRUE(test::waitFor([this] { return !events.empty(); }));
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0], "focus " + cellText(kRight, 10));
  QTest::keyClick(sheet, Qt::Key_Down);
  ASSERT_TRUE(test::waitFor([this] { return events.size() > 1; }));
  EXPECT_EQ(events[1], "focus " + cellText(kLeft, 10));
  select(left, {15});
  document->state().setCurrentFrame(15);
  ASSERT_TRUE(test::waitFor([this] { return events.size() > 2; }));
  select(left, {});
  ASSERT_TRUE(test::waitFor([this] { return events.size() > 3; }));
  EXPECT_EQ(events[3], "change " + cellText(kLeft, 15)) << "it is no longer selected";
}

TEST_F(SheetForScreenReaders, CellsOfRemovedRowsDoNotExist) {
  QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(sheet);
  ASSERT_NE(table()->cellAt(kProperty, 3), nullptr);
  panel.setDocument(nullptr);
  EXPECT_EQ(whole->childCount(), 0);
  EXPECT_EQ(table()->cellAt(0, 0), nullptr);
  EXPECT_EQ(whole->focusChild(), nullptr);
}

}  // namespace
}  // namespace furitsuke::test
