// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/layer_lane.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <cmath>
#include <string>
#include <vector>

#include "core/edit/document/layer_clips.h"
#include "core/edit/document/layer_editing.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

/// A clip from frame 5 to 25 that fades in until 9 and out from 21, and above it a layer without keys.
class LayerLaneTest : public test::TimelineTest {
 protected:
  LayerLaneTest() : lane(*panel.findChild<LayerLane*>()) {
    motion::Motion clip;
    test::addBone(clip, "右腕", {0, 20});
    EXPECT_TRUE(edit::placeLayer(*document, "clip", clip, {5, 4, 4}));
    edit::addLayer(*document, "top");
    QCoreApplication::processEvents();  // the layout makes room for the lane
    steps = document->history().undoStack()->count();
  }
  [[nodiscard]] std::string weights() const {
    std::string text;
    for (const motion::LayerWeightKey& key : motion::layersOf(document->motion())[0].settings->weights) {
      text += std::to_string(key.frame) + ":" + std::to_string(std::lround(key.weight * 100)) + " ";
    }
    return text;
  }
  [[nodiscard]] QPointF pointAt(Frame frame, float weight) const { return lane.pointOf(0, {frame, weight}); }
  /// In the bar of the clip, away from the curve.
  [[nodiscard]] QPointF inBar(double frame) const {
    return {view().scale().xOf(frame), lane.rowRect(0).center().y() + 2};
  }

  LayerLane& lane;
  int steps = 0;
};

TEST_F(LayerLaneTest, HasARowForEachLayerAndABarWhereItHasAWeight) {
  EXPECT_FALSE(lane.isHidden());
  EXPECT_LT(lane.rowRect(1).top(), lane.rowRect(0).top()) << "the highest first";
  const QRectF bar = lane.barRect(0);
  EXPECT_NEAR(view().scale().frameAt(bar.left()), 5, 1e-6);
  EXPECT_NEAR(view().scale().frameAt(bar.right()), 25, 1e-6);
  document->history().undoStack()->setIndex(0);
  EXPECT_TRUE(lane.isHidden());
}

TEST_F(LayerLaneTest, ABarIsDraggedInTimeAndAWeightKeyToAnotherFrameAndWeight) {
  struct Case {
    const char* name;
    QPointF from, to;
    const char* weights;
    FrameRange keys;
  };
  for (const Case& row : {
           Case{"the bar", inBar(15), inBar(18), "8:0 12:100 24:100 28:0 ", {8, 28}},
           Case{"to the start", inBar(15), inBar(1), "0:0 4:100 16:100 20:0 ", {0, 20}},
           Case{"the start of the blend", pointAt(5, 0), pointAt(7, 0), "7:0 9:100 21:100 25:0 ", {5, 25}},
           Case{"not beyond its neighbor", pointAt(5, 0), pointAt(15, 0), "8:0 9:100 21:100 25:0 ", {5, 25}},
           Case{"the blend at the end", pointAt(21, 1), pointAt(18, 1), "5:0 9:100 18:100 25:0 ", {5, 25}},
           Case{"half of the weight", pointAt(9, 1), pointAt(9, 0.5F), "5:0 9:50 21:100 25:0 ", {5, 25}},
       }) {
    SCOPED_TRACE(row.name);
    drag(&lane, row.from, row.to);
    EXPECT_EQ(weights(), row.weights);
    const FrameRange keys = edit::framesOfLayer(document->motion(), 0);
    EXPECT_EQ(keys, row.keys);
    EXPECT_EQ(document->history().undoStack()->count(), steps + 1);
    document->history().undoStack()->undo();
    EXPECT_EQ(weights(), "5:0 9:100 21:100 25:0 ");
  }
}

TEST_F(LayerLaneTest, ADoubleClickAddsAndDeletesAWeightKeyAndAClickEditsTheLayer) {
  click(&lane, inBar(15));
  EXPECT_EQ(edit::activeLayer(*document), 0U);
  doubleClick(&lane, inBar(15));
  EXPECT_EQ(weights(), "5:0 9:100 15:100 21:100 25:0 ");
  doubleClick(&lane, pointAt(15, 1));
  EXPECT_EQ(weights(), "5:0 9:100 21:100 25:0 ");
  click(&lane, {2, lane.rowRect(1).center().y()});
  EXPECT_EQ(edit::activeLayer(*document), 1U);
}

TEST_F(LayerLaneTest, TheMotionFollowsADragOnceForManyMovementsAndUndoIsOneStep) {
  const motion::Motion before = document->motion();
  QSignalSpy shown(document.get(), &edit::MotionDocument::layersChanged);
  press(&lane, inBar(15));
  for (int times = 1; times <= 3; ++times) {
    const double target = 15 + times;
    for (int i = 0; i < 10; ++i) moveTo(&lane, inBar(target - 1), inBar(target));
    ASSERT_TRUE(test::waitFor([&] { return shown.count() >= times; }));
    EXPECT_EQ(shown.count(), times) << "one evaluation for all movements";
    EXPECT_EQ(edit::framesOfLayer(document->motion(), 0), (FrameRange{5 + times, 25 + times}));
    EXPECT_NEAR(view().scale().frameAt(lane.barRect(0).left()), 5 + times, 1e-6) << "where the mouse is";
    EXPECT_EQ(document->history().undoStack()->count(), steps);
  }
  moveTo(&lane, inBar(18), inBar(20));
  release(&lane, inBar(20));
  EXPECT_EQ(edit::framesOfLayer(document->motion(), 0), (FrameRange{10, 30})) << "the last movement counts";
  EXPECT_EQ(document->history().undoStack()->count(), steps + 1);
  EXPECT_EQ(edit::activeLayer(*document), 0U);
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion(), before);
  EXPECT_EQ(edit::activeLayer(*document), 1U);
}

TEST_F(LayerLaneTest, EscapeAndOtherChangesEndADragWithoutAChange) {
  const motion::Motion before = document->motion();
  for (const bool isEscape : {true, false}) {
    press(&lane, inBar(15));
    moveTo(&lane, inBar(15), inBar(20));
    EXPECT_NEAR(view().scale().frameAt(lane.barRect(0).left()), 10, 1e-6) << "shown during the drag";
    ASSERT_TRUE(test::waitFor([&] { return document->history().isPreviewing(); }));
    if (isEscape) {
      QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
      QCoreApplication::sendEvent(&lane, &escape);
    } else {
      document->history().cancelPreview();
    }
    EXPECT_EQ(document->motion(), before);
    release(&lane, inBar(20));
    EXPECT_EQ(document->motion(), before);
    EXPECT_EQ(edit::activeLayer(*document), 1U);
    EXPECT_EQ(document->history().undoStack()->count(), steps);
  }
}

}  // namespace
}  // namespace furitsuke::panels
