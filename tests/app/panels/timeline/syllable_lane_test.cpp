// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/syllable_lane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <string>

#include "tests/app/panels/timeline/timeline_fixture.h"

namespace furitsuke::panels {
namespace {

/// か 10-19, しゅ 20-29, and な 40-49 after a pause.
class SyllableLaneTest : public test::TimelineTest {
 protected:
  SyllableLaneTest() : lane(panel.syllables()) {
    restart();
    QObject::connect(&lane, &SyllableLane::edited, &lane, [this](const operations::SyllableBars& bars) {
      edits.append(QString::fromStdString(operations::syllablesText(bars)));
    });
  }
  void restart() {
    lane.setBars(operations::SyllableBars());
    lane.setBars(operations::SyllableBars{{{10, 19}, "か"}, {{20, 29}, "しゅ"}, {{40, 49}, "な"}});
    edits.clear();
  }
  [[nodiscard]] QPointF inSyllables(double frame) const { return {view().scale().xOf(frame), 10.0}; }
  [[nodiscard]] std::string shown() const { return operations::syllablesText(lane.bars()); }
  /// Chooses an entry of the context menu at a frame.
  void choose(double frame, const QString& text) {
    QTimer::singleShot(0, &lane, [text] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      ASSERT_NE(menu, nullptr);
      for (QAction* action : menu->actions()) {
        if (action->text() == text && action->isEnabled()) action->trigger();
      }
      menu->close();
    });
    const QPoint at = inSyllables(frame).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, lane.mapToGlobal(at));
    QApplication::sendEvent(&lane, &event);
  }

  SyllableLane& lane;
  QStringList edits;
};

TEST_F(SyllableLaneTest, BarsAreDraggedAndThoseThatTouchThemFollow) {
  struct Case {
    const char* name;
    double from, to;
    const char* bars;
  };
  for (const Case& row : {
           Case{"the whole bar", 15, 13, "か 8-17, しゅ 18-29, な 40-49"},
           Case{"between two others", 25, 28, "か 10-22, しゅ 23-32, な 40-49"},
           Case{"up to the next one", 25, 80, "か 10-38, しゅ 39-48, な 49-49"},
           Case{"the end that two bars share", 19.9, 24.9, "か 10-24, しゅ 25-29, な 40-49"},
           Case{"the start that two bars share", 20.1, 16.1, "か 10-15, しゅ 16-29, な 40-49"},
           Case{"an end before a pause", 29.9, 33.9, "か 10-19, しゅ 20-33, な 40-49"},
           Case{"a start before the one before", 40.1, 5, "か 10-19, しゅ 20-20, な 21-49"},
       }) {
    SCOPED_TRACE(row.name);
    restart();
    drag(&lane, inSyllables(row.from), inSyllables(row.to));
    EXPECT_EQ(edits, QStringList{row.bars});
  }
}

TEST_F(SyllableLaneTest, BarsAreSplitAndJoinedAndEachStepCanBeUndone) {
  QTest::mouseDClick(&lane, Qt::LeftButton, {}, inSyllables(45).toPoint());
  EXPECT_EQ(shown(), "か 10-19, しゅ 20-29, な 40-44, ー 45-49");
  choose(15, "Join with Next");
  EXPECT_EQ(shown(), "かしゅ 10-29, な 40-44, ー 45-49");
  choose(20, "Split Here");
  EXPECT_EQ(shown(), "か 10-19, しゅ 20-29, な 40-44, ー 45-49");
  EXPECT_EQ(edits.size(), 3);
  lane.setFocus();
  QTest::keySequence(&lane, QKeySequence::Undo);
  EXPECT_EQ(shown(), "かしゅ 10-29, な 40-44, ー 45-49");
  QTest::keySequence(&lane, QKeySequence::Undo);
  QTest::keySequence(&lane, QKeySequence::Undo);
  EXPECT_EQ(shown(), "か 10-19, しゅ 20-29, な 40-49");
  QTest::keySequence(&lane, QKeySequence::Redo);
  EXPECT_EQ(shown(), "か 10-19, しゅ 20-29, な 40-44, ー 45-49");
  EXPECT_EQ(edits.last(), QString::fromStdString(shown())) << "the operation follows";
}

TEST_F(SyllableLaneTest, AClickChangesNothingAndEscapeRestoresADraggedBar) {
  click(&lane, inSyllables(15));
  press(&lane, inSyllables(15));
  moveTo(&lane, inSyllables(15), inSyllables(12));
  QTest::keyClick(&lane, Qt::Key_Escape);
  release(&lane, inSyllables(12));
  EXPECT_TRUE(edits.isEmpty());
  EXPECT_EQ(shown(), "か 10-19, しゅ 20-29, な 40-49");
  lane.setBars({});
  EXPECT_TRUE(lane.isHidden());
}

}  // namespace
}  // namespace furitsuke::panels
