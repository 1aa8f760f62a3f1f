// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/layers/layer_lane.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <cmath>
#include <string>
#include <vector>

#include "core/edit/document/layer_clips.h"
#include "core/edit/document/layer_editing.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

/// A clip from frame 10 to 40 that fades in until 16 and out from 34, and above it a layer without keys.
class LayerLaneTest : public test::TimelineTest {
 protected:
  LayerLaneTest() : lane(*panel.findChild<LayerLane*>()) {
    motion::Motion clip;
    test::addBone(clip, "右腕", {0, 30});
    EXPECT_TRUE(edit::placeLayer(*document, "clip", clip, {10, 6, 6}));
    edit::addLayer(*document, "top");
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
  EXPECT_NEAR(view().scale().frameAt(bar.left()), 10, 1e-6);
  EXPECT_NEAR(view().scale().frameAt(bar.right()), 40, 1e-6);
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
           Case{"the bar", inBar(25), inBar(30), "15:0 21:100 39:100 45:0 ", {15, 45}},
           Case{"to the start", inBar(25), inBar(1), "0:0 6:100 24:100 30:0 ", {0, 30}},
           Case{"the start of the blend", pointAt(10, 0), pointAt(13, 0), "13:0 16:100 34:100 40:0 ", {10, 40}},
           Case{"not beyond its neighbor", pointAt(10, 0), pointAt(25, 0), "15:0 16:100 34:100 40:0 ", {10, 40}},
           Case{"the blend at the end", pointAt(34, 1), pointAt(28, 1), "10:0 16:100 28:100 40:0 ", {10, 40}},
           Case{"half of the weight", pointAt(16, 1), pointAt(16, 0.5F), "10:0 16:50 34:100 40:0 ", {10, 40}},
       }) {
    SCOPED_TRACE(row.name);
    drag(&lane, row.from, row.to);
    EXPECT_EQ(weights(), row.weights);
    const FrameRange keys = edit::framesOfLayer(document->motion(), 0);
    EXPECT_EQ(keys, row.keys);
    EXPECT_EQ(document->history().undoStack()->count(), steps + 1);
    document->history().undoStack()->undo();
    EXPECT_EQ(weights(), "10:0 16:100 34:100 40:0 ");
  }
}

TEST_F(LayerLaneTest, ADoubleClickAddsAndDeletesAWeightKeyAndAClickEditsTheLayer) {
  click(&lane, inBar(25));
  EXPECT_EQ(edit::activeLayer(*document), 0U);
  doubleClick(&lane, inBar(25));
  EXPECT_EQ(weights(), "10:0 16:100 25:100 34:100 40:0 ");
  doubleClick(&lane, pointAt(25, 1));
  EXPECT_EQ(weights(), "10:0 16:100 34:100 40:0 ");
  click(&lane, {2, lane.rowRect(1).center().y()});
  EXPECT_EQ(edit::activeLayer(*document), 1U);
}

TEST_F(LayerLaneTest, EscapeEndsADragWithoutAChange) {
  press(&lane, inBar(25));
  moveTo(&lane, inBar(25), inBar(35));
  EXPECT_NEAR(view().scale().frameAt(lane.barRect(0).left()), 20, 1e-6) << "shown during the drag";
  QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
  QCoreApplication::sendEvent(&lane, &escape);
  release(&lane, inBar(35));
  EXPECT_EQ(weights(), "10:0 16:100 34:100 40:0 ");
  EXPECT_EQ(document->history().undoStack()->count(), steps);
}

}  // namespace
}  // namespace furitsuke::panels
