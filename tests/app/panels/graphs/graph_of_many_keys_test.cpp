// SPDX-License-Identifier: GPL-3.0-or-later
#include <QChart>
#include <QImage>
#include <QLineSeries>
#include <QUndoStack>
#include <string>
#include <vector>

#include "app/session/large_steps.h"
#include "app/theme/theme.h"
#include "core/motion/edit.h"
#include "core/motion/key_edits.h"
#include "core/motion/rotation.h"
#include "tests/app/panels/graphs/graph_fixture.h"
#include "tests/app/session/grace_of_jobs.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

constexpr Frame kKeys = 120'000;

/// The graph of a bone that moves along x and rotates about y, with too many keys to compute their angles at once.
class GraphOfManyKeys : public GraphTest {
 protected:
  GraphOfManyKeys() {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < kKeys; ++frame) {
      motion::BoneKey key = boneKeyAt(static_cast<float>(frame % 7));
      key.rotation = motion::rotationFromEuler({0, 40.0 * frame, 0});
      keys.append(frame, key);
    }
    motion::Motion motion;
    bone = motion.ensureBone(nameOf("右腕"));
    motion.bones[bone.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
    large = std::make_unique<edit::MotionDocument>(std::move(motion));
    large->state().setCurrentTrack(bone);
    panel.setDocument(large.get());
  }
  ~GraphOfManyKeys() override { panel.setDocument(nullptr); }

  void waitForAngles() { const_cast<panels::GraphView&>(view()).finishAngles(); }
  [[nodiscard]] double angleAt(std::size_t key) const {
    return view().curveOf(view().curves()[curve(bone, eval::ValueChannel::RotationY)]).keyValue(key);
  }

  GraceOfJobs grace{std::chrono::milliseconds(0)};
  motion::TrackId bone;
  std::unique_ptr<edit::MotionDocument> large;
};

TEST_F(GraphOfManyKeys, AnglesAreShownWhenTheyAreComputed) {
  EXPECT_EQ(shown(), "translation.x");
  settle();
  waitForAngles();
  EXPECT_EQ(shown(), "translation.x rotation.y");
  EXPECT_NEAR(angleAt(100), 4000, 1e-3);
  EXPECT_TRUE(view().values().valueAt(0) > angleAt(0)) << "the new curve is not fitted";
}

TEST_F(GraphOfManyKeys, AnglesOfChangedKeysAreNeverShown) {
  waitForAngles();
  large->state().setSelection(motion::selectAllKeys(large->motion()));
  const auto turned = [](motion::BoneKey& key, Frame frame) {
    key.rotation = motion::rotationFromEuler({0, -10.0 * frame, 0});
  };
  const motion::KeyEdits edits =
      motion::changeKeys<motion::BoneKey>(large->motion(), large->state().selection(), turned);
  large->history().push("turn", edits);
  EXPECT_EQ(shown(), "translation.x");
  waitForAngles();
  EXPECT_EQ(shown(), "translation.x rotation.y");
  EXPECT_NEAR(angleAt(100), -1000, 1e-3);
  large->history().undoStack()->undo();
  EXPECT_EQ(shown(), "translation.x");
  large->history().undoStack()->redo();
  waitForAngles();
  EXPECT_NEAR(angleAt(100), -1000, 1e-3) << "the angles of the undone step";
}

TEST_F(GraphOfManyKeys, ValuesAreShiftedInTheBackground) {
  large->state().setSelection(motion::selectAllKeys(large->motion()));
  EXPECT_TRUE(panel.shiftValues(eval::ValueChannel::RotationY, 5.0, 1));
  EXPECT_EQ(large->history().undoStack()->count(), 0) << "it held the window";
  // An edit in the meantime is kept, and the angles after it are right.
  motion::EditBuilder edit(large->motion());
  motion::BoneKey key = boneKeyAt(99);
  key.rotation = motion::rotationFromEuler({0, 300, 0});
  edit.set(bone, 10, key);
  large->history().push("edit", edit.build());
  session::LargeSteps::of(*large).finish();
  waitForAngles();
  EXPECT_EQ(large->history().undoStack()->count(), 2);
  EXPECT_NEAR(angleAt(9), 365, 1e-3);
  EXPECT_NEAR(angleAt(10), 305, 1e-3);
  EXPECT_EQ(large->state().selection().keyCount(), static_cast<std::size_t>(kKeys));
}

TEST_F(GraphOfManyKeys, ShiftsOfUnknownAnglesDoNotHoldTheWindow) {
  struct Row {
    const char* what;
    std::optional<eval::ValueChannel> channel;
    bool isHidden;
    bool isSelectionChanged;
    double angle;  ///< of key 5, which was at 200 degrees
  };
  const Row rows[] = {
      {"visible", eval::ValueChannel::RotationY, false, false, 210},
      {"hidden", eval::ValueChannel::RotationY, true, false, 210},
      {"other keys selected meanwhile", eval::ValueChannel::RotationY, false, true, 200},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    panel.setVisible(!row.isHidden);
    waitForAngles();
    large->state().setSelection(motion::selectAllKeys(large->motion()));
    panel.hide();  // forgets the angles
    panel.setVisible(!row.isHidden);
    ASSERT_TRUE(panel.shiftValuesWhenKnown(row.channel, 5.0, 1));
    ASSERT_TRUE(panel.shiftValuesWhenKnown(row.channel, 5.0, 1));
    EXPECT_TRUE(view().areAnglesMissing()) << "it held the window";
    if (row.isSelectionChanged) large->state().setSelection(motion::selectKeys(large->motion(), bone, {7}));
    waitForAngles();
    session::LargeSteps::of(*large).finish();
    EXPECT_EQ(view().isAwake(), !row.isHidden);
    panel.show();
    waitForAngles();
    EXPECT_NEAR(angleAt(5), row.angle, 1e-3);
    while (large->history().undoStack()->canUndo()) large->history().undoStack()->undo();
  }
}

TEST_F(GraphOfManyKeys, AHiddenGraphKnowsItsChannelsBeforeValuesAreShifted) {
  panel.hide();
  large->state().setSelection(motion::selectKeys(large->motion(), bone, {5, 6}));
  EXPECT_TRUE(panel.shiftValues(eval::ValueChannel::RotationY, 5.0, 1));
  session::LargeSteps::of(*large).finish();
  panel.show();
  waitForAngles();
  EXPECT_NEAR(angleAt(5), 205, 1e-3);
}

TEST_F(GraphTest, ManyPointsArePaintedWithoutTheChart) {
  constexpr int kBones = 12;
  motion::Motion motion;
  std::vector<motion::TrackId> tracks;
  for (int bone = 0; bone < kBones; ++bone) {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < 2000; ++frame) keys.append(frame, boneKeyAt(static_cast<float>((frame + bone) % 7)));
    tracks.push_back(motion.ensureBone(nameOf("b" + std::to_string(bone))));
    motion.bones[tracks.back().index].keys = motion::Track<motion::BoneKey>(std::move(keys));
  }
  edit::MotionDocument dense(std::move(motion));
  panel.setDocument(&dense);
  panel.setRowTracks(tracks);
  panel.fitAll();
  settle();
  const auto pointsOfChart = [this] {
    qsizetype points = 0;
    for (const QAbstractSeries* series : plot->chart()->series())
      points += qobject_cast<const QLineSeries*>(series)->count();
    return points;
  };
  const auto pointsOfLines = [this] {
    qsizetype points = 0;
    for (std::size_t i = 0; i < view().curves().size(); ++i) points += plot->drawnPoints(i).size();
    return points;
  };
  EXPECT_GT(pointsOfLines(), panels::GraphPlot::kMaxChartPoints);
  EXPECT_EQ(pointsOfChart(), 0);
  const QPointF top = at(tracks[0], eval::ValueChannel::TranslationX, 1000, 3);
  EXPECT_NE(plot->grab().toImage().pixelColor(top.toPoint()), theme::theme().background) << "no line is painted";
  const_cast<panels::GraphView&>(view()).showAlone(0);
  settle();
  EXPECT_EQ(pointsOfChart(), pointsOfLines());
  EXPECT_GT(pointsOfChart(), 0);
  panel.setDocument(nullptr);
}

}  // namespace
}  // namespace furitsuke::test
