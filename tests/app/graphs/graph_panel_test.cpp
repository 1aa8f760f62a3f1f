// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/graphs/graph_panel.h"

#include <QApplication>
#include <QGraphicsTextItem>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "tests/app/graphs/graph_fixture.h"

namespace furitsuke::test {
namespace {

constexpr auto kX = ValueChannel::TranslationX;

TEST_F(GraphTest, ShowsTheChannelsThatMoveOfTheTrackInHandAndOfSelectedKeys) {
  EXPECT_EQ(shown(), "translation.x");
  EXPECT_EQ(view().curves().size(), 6U) << "three of translation and three Euler angles";
  select(morph, {12});
  EXPECT_EQ(shown(), "translation.x weight");
  document->setCurrentTrack(kCameraTrack);
  EXPECT_EQ(view().tracks(), (std::vector<TrackId>{kCameraTrack, morph}));
  EXPECT_EQ(shown(), "distance camera.y weight");
}

TEST_F(GraphTest, ATrackWhereNothingMovesShowsAllItsLines) {
  Motion still;
  const TrackId bone = still.ensureBone(Name::fromText("頭").value());
  Keys<BoneKey> keys;
  keys.append(5, restBoneKey());
  still.bones[bone.index].keys = Track<BoneKey>(std::move(keys));
  MotionDocument other(std::move(still));
  panel.setDocument(&other);
  other.setCurrentTrack(bone);
  EXPECT_EQ(shown(), "translation.x translation.y translation.z rotation.x rotation.y rotation.z");
  panel.setDocument(nullptr);
}

TEST_F(GraphTest, TheListChoosesWhatIsShown) {
  list->itemOf(curve(right, ValueChannel::RotationZ))->setCheckState(0, Qt::Checked);
  EXPECT_EQ(shown(), "translation.x rotation.z");
  list->itemOf(curve(right, kX))->setCheckState(0, Qt::Unchecked);
  EXPECT_EQ(shown(), "rotation.z");
  // The choice outlives another track.
  document->setCurrentTrack(left);
  document->setCurrentTrack(right);
  EXPECT_EQ(shown(), "rotation.z");
  emit list->itemDoubleClicked(list->itemOf(curve(right, kX)), 0);
  EXPECT_EQ(shown(), "translation.x");
}

TEST_F(GraphTest, RotationsAreShownAsEulerAnglesOrAsTheAngleOfTheSpan) {
  panel.setRotationAsAngle(true);
  EXPECT_EQ(view().curves().size(), 4U);
  EXPECT_EQ(view().curves().back().channel, ValueChannel::RotationAngle);
  panel.setRotationAsAngle(false);
  EXPECT_EQ(view().curves().size(), 6U);
}

TEST_F(GraphTest, DrawsTheTrueLineOfACurve) {
  // The span 10..20 bends: the middle lies where the curve has it, and all keys are points.
  EditBuilder builder(document->motion());
  BoneKey key = *document->motion().bones[right.index].keys.find(20);
  key.curves[0] = {64, 0, 127, 127};
  builder.set(right, 20, key);
  document->push("bend", builder.build());
  settle();
  const QList<QPointF> points = plot->drawnPoints(curve(right, kX));
  for (const double frame : {0, 10, 20, 30}) EXPECT_TRUE(points.contains(QPointF(frame, frame))) << frame;
  EXPECT_GT(points.size(), 50) << "a bent span is followed from pixel to pixel";
  const ChannelCurve truth = view().curveOf(view().curves()[curve(right, kX)]);
  for (const QPointF& point : points) EXPECT_NEAR(point.y(), truth.at(point.x()), 1e-9) << point.x();
}

TEST_F(GraphTest, AMovedPlayheadCostsNoEvaluationAndAnEditOnlyItsTrack) {
  select(left, {30});
  settle();
  const std::size_t before = plot->evaluationCount();
  document->setCurrentFrame(17);
  settle();
  EXPECT_EQ(plot->evaluationCount(), before);
  EditBuilder builder(document->motion());
  BoneKey key = boneOf(left, 30);
  key.translation.x = 5;
  builder.set(left, 30, key);
  document->push("edit", builder.build());
  settle();
  EXPECT_EQ(plot->evaluationCount(), before + 1);
}

TEST_F(GraphTest, FitsAllAndTheSelection) {
  panel.fitAll();
  const auto isInSight = [this](double frame, double value) {
    return plot->plotRect().contains(at(right, kX, frame, value));
  };
  EXPECT_TRUE(isInSight(0, 0) && isInSight(30, 30));
  select(right, {10, 20});
  panel.fitSelection();
  EXPECT_TRUE(isInSight(10, 10) && isInSight(20, 20));
  EXPECT_FALSE(isInSight(0, 0) || isInSight(30, 30));
  document->setSelection({});
  panel.fitSelection();
  EXPECT_TRUE(isInSight(0, 0) && isInSight(30, 30)) << "all without a selection";
  panel.resize(600, 300);
  settle();
  EXPECT_TRUE(isInSight(0, 0) && isInSight(30, 30)) << "stays fitted when the panel changes its size";
}

TEST_F(GraphTest, FitsWhatADragHasMadeOfTheValues) {
  panel.fitAll();
  settle();
  const QPointF from = at(right, kX, 30, 30);
  drag(from, from + by(0, 60));
  ASSERT_NEAR(boneOf(right, 30).translation.x, 90, 1e-3);
  settle();
  panel.fitAll();
  EXPECT_TRUE(plot->plotRect().contains(at(right, kX, 30, 90)));
  panel.setNormalised(true);
  const GraphCurve& x = view().curves()[curve(right, kX)];
  EXPECT_NEAR(view().plotted(x, 90), 1, 1e-6);
}

TEST_F(GraphTest, NormalisedCurvesRunFromZeroToOneAndKeysAreDraggedInTheirOwnNumbers) {
  select(morph, {12});
  panel.setNormalised(true);
  settle();
  const GraphCurve& x = view().curves()[curve(right, kX)];
  EXPECT_EQ(view().plotted(x, 0), 0);
  EXPECT_EQ(view().plotted(x, 30), 1);
  EXPECT_EQ(view().valueOfPlotted(x, 0.5), 15);
  const QPointF from = at(right, kX, 10, 10);
  drag(from, from + by(0, 0.1));
  EXPECT_NEAR(document->motion().bones[right.index].keys.find(10)->translation.x, 13, 1e-3);
}

TEST_F(GraphTest, KeysOfTheKeyboardRaiseValuesByTheStepOfTheirChannel) {
  EXPECT_FALSE(panel.shiftValues({}, {}, 1)) << "nothing is selected";
  select(right, {10, 30});
  EXPECT_TRUE(panel.shiftValues({}, {}, 1));
  EXPECT_NEAR(boneOf(right, 10).translation.x, 10.1, 1e-5);
  EXPECT_NEAR(boneOf(right, 20).translation.x, 20, 1e-5);
  EXPECT_TRUE(panel.shiftValues(kX, -2.0, -1));
  EXPECT_NEAR(boneOf(right, 30).translation.x, 28.1, 1e-5);
  EXPECT_FALSE(panel.shiftValues(ValueChannel::Weight, 1.0, 1)) << "no selected key has it";
  EXPECT_EQ(document->undoStack()->count(), 2);
}

TEST_F(GraphTest, SaysWhatToDoWhileThereIsNothingToShow) {
  const auto sentence = [this] {
    const auto* empty = panel.findChild<EmptyState*>();
    return empty->isVisible() ? empty->accessibleName() : QString();
  };
  EXPECT_EQ(sentence(), "");
  document->setCurrentTrack({});
  settle();
  EXPECT_TRUE(sentence().contains("Choose a track")) << sentence().toStdString();
  panel.setDocument(nullptr);
  settle();
  EXPECT_TRUE(sentence().contains("Open a motion")) << sentence().toStdString();
}

TEST_F(GraphTest, SleepsWhileItIsHiddenAndCatchesUp) {
  panel.hide();
  const std::size_t before = plot->evaluationCount();
  select(left, {30});
  document->setCurrentTrack(left);
  settle();
  EXPECT_TRUE(view().curves().empty());
  EXPECT_EQ(plot->evaluationCount(), before);
  panel.show();
  settle();
  EXPECT_EQ(view().tracks(), std::vector<TrackId>{left});
  EXPECT_GT(plot->evaluationCount(), before);
}

TEST_F(GraphTest, SurvivesATrackThatAPreviewBringsAndTakes) {
  EditedMotion edited{document->motion(), {}, {}};
  const TrackId added = edited.motion.ensureBone(Name::fromText("頭").value());
  Keys<BoneKey> keys;
  keys.append(3, restBoneKey());
  edited.edit.keys.push_back({added, {3, 3}, Keys<BoneKey>(), keys});
  edited.motion.bones[added.index].keys = Track<BoneKey>(keys);
  edited.selection.add(added, 3);
  document->showPreview("try", std::move(edited));
  settle();
  EXPECT_EQ(view().tracks().size(), 2U);
  document->cancelPreview();
  settle();
  EXPECT_EQ(view().tracks(), std::vector<TrackId>{right});
  EXPECT_EQ(shown(), "translation.x");
}

TEST_F(GraphTest, TheLabelsOfTheAxesAreShortNumbersAtEveryZoom) {
  panel.fitAll();
  for (int notch = 0; notch < 60; ++notch) {
    wheel(at(right, ValueChannel::TranslationX, 0, 0), 1, Qt::ShiftModifier);
    settle();
    int labels = 0;
    for (const QGraphicsItem* item : plot->scene()->items()) {
      const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
      if (text == nullptr || text->toPlainText().isEmpty()) continue;
      ++labels;
      EXPECT_LE(text->toPlainText().size(), 8) << text->toPlainText().toStdString() << " after " << notch;
      EXPECT_FALSE(text->toPlainText().contains('e')) << text->toPlainText().toStdString() << " after " << notch;
    }
    EXPECT_GT(labels, 4);
  }
}

TEST_F(GraphTest, IsDrawnInBothThemes) {
  for (const char* id : {"dark", "light"}) {
    applyTheme(*qApp, id);
    settle();
    const QImage picture = plot->viewport()->grab().toImage();
    const QColor line = theme().channel(ChannelColor::X);
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const QColor pixel = picture.pixelColor(x, y);
        found += std::abs(pixel.red() - line.red()) + std::abs(pixel.green() - line.green()) +
                             std::abs(pixel.blue() - line.blue()) <
                         60
                     ? 1
                     : 0;
      }
    }
    EXPECT_GT(found, 200) << id << ": the line is not there";
    EXPECT_EQ(picture.pixelColor(picture.width() - 3, 40).name(), theme().background.name()) << id;
  }
  applyTheme(*qApp, "dark");
}

}  // namespace
}  // namespace furitsuke::test
