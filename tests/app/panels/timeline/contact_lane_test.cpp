// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/contact_lane.h"
#include "app/widgets/value_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <string>
#include <vector>

#include "tests/app/panels/timeline/timeline_fixture.h"

namespace furitsuke::panels {
namespace {

using operations::FootContact;

/// Left foot 10-20 and 40-50, right foot 25-35.
class ContactLaneTest : public test::TimelineTest {
 protected:
  ContactLaneTest() : lane(panel.contacts()) {
    lane.setContacts(std::vector<FootContact>{{true, {10, 20}}, {true, {40, 50}}, {false, {25, 35}}});
    QObject::connect(&lane, &ContactLane::edited, &lane, [this](const std::vector<FootContact>& contacts) {
      edits.append(QString::fromStdString(operations::contactsText(contacts)));
    });
  }
  [[nodiscard]] QPointF inLane(double frame, bool isLeft) const {
    return {view().scale().xOf(frame), isLeft ? 7.0 : 21.0};
  }

  ContactLane& lane;
  QStringList edits;
};

TEST_F(ContactLaneTest, BarsAreDraggedAtTheirEndsAsAWholeAndBesideThem) {
  struct Case {
    const char* name;
    bool isLeft;
    double from, to;
    const char* contacts;
  };
  for (const Case& row : {
           Case{"the whole bar", true, 15, 18, "left 13-23, left 40-50, right 25-35"},
           Case{"to the start", true, 15, 1, "left 0-10, left 40-50, right 25-35"},
           Case{"its first end", true, 10, 14, "left 14-20, left 40-50, right 25-35"},
           Case{"the first end beyond the last", true, 10, 30, "left 20-20, left 40-50, right 25-35"},
           Case{"its last end", false, 35, 38, "left 10-20, left 40-50, right 25-38"},
           Case{"its last end into the next bar", true, 20, 44, "left 10-50, right 25-35"},
           Case{"its first end over another bar", true, 40, 5, "left 5-50, right 25-35"},
           Case{"a new bar", false, 42, 48, "left 10-20, left 40-50, right 25-35, right 42-48"},
           Case{"a new bar backward", false, 20, 12, "left 10-20, left 40-50, right 25-35, right 12-20"},
       }) {
    SCOPED_TRACE(row.name);
    lane.setContacts(std::vector<FootContact>{{true, {10, 20}}, {true, {40, 50}}, {false, {25, 35}}});
    edits.clear();
    drag(&lane, inLane(row.from, row.isLeft), inLane(row.to, row.isLeft));
    EXPECT_EQ(edits, QStringList{row.contacts});
  }
}

TEST_F(ContactLaneTest, AClickChangesNothingAndDeleteRemovesTheClickedBar) {
  click(&lane, inLane(60, true));
  click(&lane, inLane(45, true));
  EXPECT_TRUE(edits.isEmpty());
  QTest::keyClick(&lane, Qt::Key_Delete);
  EXPECT_EQ(edits, QStringList{"left 10-20, right 25-35"});
  QTest::keyClick(&lane, Qt::Key_Delete);
  EXPECT_EQ(edits.size(), 1) << "no bar is current";
}

TEST_F(ContactLaneTest, EscapeRestoresADraggedBar) {
  press(&lane, inLane(15, true));
  moveTo(&lane, inLane(15, true), inLane(30, true));
  QTest::keyClick(&lane, Qt::Key_Escape);
  release(&lane, inLane(30, true));
  EXPECT_TRUE(edits.isEmpty());
  EXPECT_EQ(operations::contactsText(lane.contacts()), "left 10-20, left 40-50, right 25-35");
}

TEST_F(ContactLaneTest, TheMenuGivesAContactAFloorOfItsOwnThatDragsKeep) {
  QTimer::singleShot(0, &lane, [] {
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_NE(menu, nullptr);
    auto* own = menu->findChild<QCheckBox*>("ownFloor");
    auto* height = menu->findChild<widgets::ValueField*>("floorHeight");
    EXPECT_FALSE(own->isChecked() || height->isEnabled());
    own->setChecked(true);
    height->setValue(2.5);
    menu->findChild<widgets::ValueField*>("floorSlope")->setValue(-10);
    menu->close();
  });
  const QPoint at = inLane(45, true).toPoint();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, lane.mapToGlobal(at));
  QApplication::sendEvent(&lane, &event);
  ASSERT_FALSE(edits.isEmpty());
  EXPECT_EQ(edits.last(), "left 10-20, left 40-50 at 2.5 slope -10, right 25-35");
  drag(&lane, inLane(45, true), inLane(48, true));
  EXPECT_EQ(edits.last(), "left 10-20, left 43-53 at 2.5 slope -10, right 25-35");
}

TEST_F(ContactLaneTest, IsShownOnlyWithContacts) {
  EXPECT_TRUE(lane.isVisibleTo(&panel));
  lane.setContacts({});
  EXPECT_FALSE(lane.isVisibleTo(&panel));
  EXPECT_TRUE(lane.contacts().empty());
}

}  // namespace
}  // namespace furitsuke::panels
