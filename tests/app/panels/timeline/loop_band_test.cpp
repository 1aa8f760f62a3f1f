// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/loop_band.h"

#include <QImage>
#include <QPainter>

#include "app/theme/theme.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

TEST(LoopBand, IsDraggedAtItsLowerEdge) {
  widgets::TimeScale scale;  // 8 pixels a frame
  const FrameRange range{10, 20};
  struct Case {
    const char* name;
    QPointF point;
    LoopPart part;
  };
  const Case cases[] = {
      {"above the strip", {120, 20}, LoopPart::None},
      {"middle", {120, 32}, LoopPart::Both},
      {"first end", {80, 32}, LoopPart::First},
      {"left of the first end", {75, 32}, LoopPart::First},
      {"farther left", {70, 32}, LoopPart::None},
      {"last end", {160, 32}, LoopPart::Last},
      {"right of the last end", {165, 32}, LoopPart::Last},
      {"farther right", {170, 32}, LoopPart::None},
  };
  for (const Case& row : cases) EXPECT_EQ(loopPartAt(scale, range, row.point, 36), row.part) << row.name;
  EXPECT_EQ(loopPartAt(scale, {}, {0, 32}, 36), LoopPart::None);
  EXPECT_EQ(loopPartAt(scale, {10, 10}, {79, 32}, 36), LoopPart::First) << "ends at the same frame can be separated";
  EXPECT_EQ(loopPartAt(scale, {10, 10}, {81, 32}, 36), LoopPart::Last);
}

TEST(LoopBand, DragsStayWithinTheValidFrames) {
  struct Case {
    const char* name;
    LoopPart part;
    Frame from, to;
    FrameRange range;
  };
  const Case cases[] = {
      {"first", LoopPart::First, 10, 13, {13, 20}},
      {"first beyond last", LoopPart::First, 10, 50, {20, 20}},
      {"last", LoopPart::Last, 20, 40, {10, 40}},
      {"last before first", LoopPart::Last, 20, 3, {10, 10}},
      {"both", LoopPart::Both, 15, 18, {13, 23}},
      {"both to the start", LoopPart::Both, 15, 0, {0, 10}},
      {"both to the end", LoopPart::Both, 15, kMaxFrame, {kMaxFrame - 10, kMaxFrame}},
      {"new", LoopPart::New, 40, 30, {30, 40}},
      {"nothing", LoopPart::None, 1, 2, {10, 20}},
  };
  for (const Case& row : cases) EXPECT_EQ(draggedLoop({10, 20}, row.part, row.from, row.to), row.range) << row.name;
}

class LoopOnTheRuler : public test::TimelineTest {
 protected:
  LoopOnTheRuler() {
    QObject::connect(&panel, &TimelinePanel::loopRangeRequested, &panel, [this](FrameRange range) {
      asked = range;
      panel.ruler().setLoopRange(range, true);
    });
  }
  [[nodiscard]] QPointF inStrip(double frame) const { return {view().scale().xOf(frame) + 0.5, 33.0}; }
  FrameRange asked;
};

TEST_F(LoopOnTheRuler, TheEndsAndTheWholeRangeAreDragged) {
  panel.ruler().setLoopRange({10, 20}, true);
  document->state().setCurrentFrame(3);
  drag(ruler, inStrip(10), inStrip(5));
  EXPECT_EQ(asked, (FrameRange{5, 20}));
  drag(ruler, inStrip(20), inStrip(25));
  EXPECT_EQ(asked, (FrameRange{5, 25}));
  drag(ruler, inStrip(15), inStrip(17));
  EXPECT_EQ(asked, (FrameRange{7, 27}));
  EXPECT_EQ(document->state().currentFrame(), 3) << "the playhead does not move";
  drag(ruler, inRuler(15), inRuler(17));
  EXPECT_EQ(document->state().currentFrame(), 17) << "above the strip the playhead is dragged";
  EXPECT_EQ(asked, (FrameRange{7, 27}));
}

TEST_F(LoopOnTheRuler, ShiftDragSetsANewRange) {
  press(ruler, inRuler(12), Qt::ShiftModifier);
  release(ruler, inRuler(12), Qt::ShiftModifier);
  EXPECT_TRUE(asked.isEmpty()) << "a click sets no range";
  drag(ruler, inRuler(22), inRuler(12), Qt::ShiftModifier);
  EXPECT_EQ(asked, (FrameRange{12, 22}));
  EXPECT_EQ(document->state().currentFrame(), 0);
}

TEST_F(LoopOnTheRuler, IsBrighterWhileItIsActive) {
  const auto pictureWith = [this](FrameRange range, bool active) {
    panel.ruler().setLoopRange(range, active);
    return ruler->grab().toImage();
  };
  const QImage none = pictureWith({}, false);
  const QImage idle = pictureWith({10, 20}, false);
  const QImage active = pictureWith({10, 20}, true);
  const QPoint inside(static_cast<int>(view().scale().xOf(15)), 33);
  const QPoint outside(static_cast<int>(view().scale().xOf(25)), 33);
  EXPECT_NE(none.pixel(inside), idle.pixel(inside));
  EXPECT_NE(idle.pixel(inside), active.pixel(inside));
  EXPECT_EQ(none.pixel(outside), active.pixel(outside));
}

class PlayheadFlag : public test::TimelineTest {};

TEST_F(PlayheadFlag, IsNotCutAtTheEdges) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 123456});
  edit::MotionDocument wide(motion);
  panel.setDocument(&wide);
  panel.zoomFit();
  for (const Frame frame : {Frame{0}, Frame{1}, Frame{60000}, Frame{123455}, Frame{123456}}) {
    EXPECT_TRUE(ruler->rect().contains(ruler->playheadRect(frame))) << frame;
  }
  panel.setDocument(nullptr);
}

}  // namespace
}  // namespace furitsuke::panels
