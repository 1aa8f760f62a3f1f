// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_panel.h"

#include <QApplication>
#include <QGraphicsTextItem>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "tests/app/panels/graphs/graph_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

constexpr auto kX = eval::ValueChannel::TranslationX;

TEST_F(GraphTest, ShowsTheMovingChannelsOfTheCurrentTrackAndOfSelectedKeys) {
  EXPECT_EQ(shown(), "translation.x");
  EXPECT_EQ(view().curves().size(), 6U) << "three of translation and three Euler angles";
  select(morph, {12});
  EXPECT_EQ(shown(), "translation.x weight");
  document->state().setCurrentTrack(motion::kCameraTrack);
  EXPECT_EQ(view().tracks(), (std::vector<motion::TrackId>{motion::kCameraTrack, morph}));
  EXPECT_EQ(shown(), "distance camera.y weight");
}

TEST_F(GraphTest, ShowsTheTracksOfRowsSelectedTogether) {
  panel.setRowTracks({right, left});
  settle();
  EXPECT_EQ(view().tracks(), (std::vector{right, left}));
  panel.setRowTracks({});
  settle();
  EXPECT_EQ(view().tracks(), std::vector{right});
  panel.setOnScreen(false);
  panel.setRowTracks({left});
  panel.setOnScreen(true);
  EXPECT_EQ(view().tracks(), (std::vector{right, left})) << "also those selected while it was hidden";
}

TEST_F(GraphTest, AConstantTrackShowsAllItsChannels) {
  motion::Motion still;
  const motion::TrackId bone = still.ensureBone(Name::fromText("頭").value());
  motion::Keys<motion::BoneKey> keys;
  keys.append(5, motion::restBoneKey());
  still.bones[bone.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
  edit::MotionDocument other(std::move(still));
  panel.setDocument(&other);
  other.state().setCurrentTrack(bone);
  EXPECT_EQ(shown(), "translation.x translation.y translation.z rotation.x rotation.y rotation.z");
  panel.setDocument(nullptr);
}

TEST_F(GraphTest, TheListSelectsTheShownChannels) {
  list->itemOf(curve(right, eval::ValueChannel::RotationZ))->setCheckState(0, Qt::Checked);
  EXPECT_EQ(shown(), "translation.x rotation.z");
  list->itemOf(curve(right, kX))->setCheckState(0, Qt::Unchecked);
  EXPECT_EQ(shown(), "rotation.z");
  // The choice is kept when another track is shown.
  document->state().setCurrentTrack(left);
  document->state().setCurrentTrack(right);
  EXPECT_EQ(shown(), "rotation.z");
  emit list->itemDoubleClicked(list->itemOf(curve(right, kX)), 0);
  EXPECT_EQ(shown(), "translation.x");
}

TEST_F(GraphTest, AFilledListUsesTheSamePicturesAgain) {
  const auto picture = [this] { return list->itemOf(curve(right, kX))->icon(0).pixmap(14, 14).cacheKey(); };
  const qint64 before = picture();
  document->state().setCurrentTrack(left);
  document->state().setCurrentTrack(right);
  EXPECT_EQ(picture(), before) << "each new picture that is painted is kept in the cache of pixmaps";
}

TEST_F(GraphTest, RotationsAreShownAsEulerAnglesOrAsTheAngleOfTheSpan) {
  panel.setRotationAsAngle(true);
  EXPECT_EQ(view().curves().size(), 4U);
  EXPECT_EQ(view().curves().back().channel, eval::ValueChannel::RotationAngle);
  panel.setRotationAsAngle(false);
  EXPECT_EQ(view().curves().size(), 6U);
}

TEST_F(GraphTest, DrawsTheExactCurve) {
  // The span 10..20 has a bent curve: its middle is on the curve, and all keys are points.
  motion::EditBuilder builder(document->motion());
  motion::BoneKey key = *document->motion().bones[right.index].keys.find(20);
  key.curves[0] = {64, 0, 127, 127};
  builder.set(right, 20, key);
  document->history().push("bend", builder.build());
  settle();
  const QList<QPointF> points = plot->drawnPoints(curve(right, kX));
  for (const double frame : {0, 10, 20, 30}) EXPECT_TRUE(points.contains(QPointF(frame, frame))) << frame;
  EXPECT_GT(points.size(), 50) << "a curved span has a point at each pixel";
  const eval::ChannelCurve truth = view().curveOf(view().curves()[curve(right, kX)]);
  for (const QPointF& point : points) EXPECT_NEAR(point.y(), truth.at(point.x()), 1e-9) << point.x();
}

TEST_F(GraphTest, MovingThePlayheadEvaluatesNothingAndAnEditOnlyItsTrack) {
  select(left, {30});
  settle();
  const std::size_t before = plot->evaluationCount();
  document->state().setCurrentFrame(17);
  settle();
  EXPECT_EQ(plot->evaluationCount(), before);
  motion::EditBuilder builder(document->motion());
  motion::BoneKey key = boneOf(left, 30);
  key.translation.x = 5;
  builder.set(left, 30, key);
  document->history().push("edit", builder.build());
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
  document->state().setSelection({});
  panel.fitSelection();
  EXPECT_TRUE(isInSight(0, 0) && isInSight(30, 30)) << "without a selection, everything is fitted";
  panel.resize(600, 300);
  settle();
  EXPECT_TRUE(isInSight(0, 0) && isInSight(30, 30)) << "stays fitted when the panel is resized";
}

TEST_F(GraphTest, OpensAroundThePlayheadWithAllValuesThere) {
  motion::Motion motion;
  const motion::TrackId arm = test::addBone(motion, "右腕", {0, 1000, 1040, 5000});
  edit::MotionDocument dance(std::move(motion));
  dance.state().setCurrentFrame(1020);
  dance.state().setCurrentTrack(arm);
  panel.setDocument(&dance);
  settle();
  const auto isInSight = [&](double frame) { return plot->plotRect().contains(at(arm, kX, frame, frame)); };
  const auto sharesOfSight = [&] {  // from the left and from the top
    const QPointF position = at(arm, kX, dance.state().currentFrame(), dance.state().currentFrame());
    const QRectF area = plot->plotRect();
    return QPointF((position.x() - area.left()) / area.width(), (position.y() - area.top()) / area.height());
  };
  EXPECT_TRUE(isInSight(1000) && isInSight(1020) && isInSight(1040));
  EXPECT_FALSE(isInSight(0) || isInSight(5000));
  EXPECT_NEAR(sharesOfSight().x(), 0.5, 0.02);
  EXPECT_GE(view().scale().pixelsPerFrame(), 3.9) << "single frames can be told apart";
  EXPECT_GT(view().values().pixelsPerValue() * 150, plot->plotRect().height() / 2) << "the values in sight fill it";

  dance.state().setCurrentFrame(3000);
  settle();
  EXPECT_TRUE(isInSight(3000)) << "follows the playhead";
  EXPECT_NEAR(sharesOfSight().x(), 0.25, 0.02) << "with more of what comes next";
  panel.fitAll();
  dance.state().setCurrentFrame(10);
  EXPECT_TRUE(isInSight(0) && isInSight(5000)) << "all frames stay in sight if the user asked for them";
  panel.setDocument(document.get());
}

TEST_F(GraphTest, AnotherTrackKeepsTheFramesThatTheUserHasChosen) {
  wheel(plot->plotRect().center(), 2, Qt::ControlModifier);
  const widgets::TimeScale chosen = view().scale();
  document->state().setCurrentTrack(left);
  settle();
  EXPECT_EQ(view().scale().origin(), chosen.origin());
  EXPECT_EQ(view().scale().pixelsPerFrame(), chosen.pixelsPerFrame());
  const double middle = view().scale().frameAt(plot->plotRect().width() / 2);
  EXPECT_TRUE(plot->plotRect().contains(at(left, kX, middle, middle))) << "but the values are fitted";
}

TEST_F(GraphTest, ShowsWhatIsBeforeTheFirstKeyAsTheSceneDoes) {
  motion::Motion motion;
  const motion::TrackId late = test::addBone(motion, "右腕", {20, 40});
  edit::MotionDocument dance(std::move(motion));
  dance.state().setCurrentTrack(late);
  panel.setDocument(&dance);
  settle();
  const auto atTen = [&] { return view().curveOf(view().curves()[curve(late, kX)]).at(10); };
  EXPECT_EQ(atTen(), 10);
  const std::size_t before = plot->evaluationCount();
  dance.state().setPreExtrapolation(eval::PreExtrapolation::Hold);
  settle();
  EXPECT_EQ(atTen(), 20);
  EXPECT_GT(plot->evaluationCount(), before) << "it is drawn again";
  panel.setDocument(document.get());
}

TEST_F(GraphTest, FittingIncludesValuesChangedByADrag) {
  panel.fitAll();
  settle();
  const QPointF from = at(right, kX, 30, 30);
  click(from);
  drag(from, from + by(0, 60));
  ASSERT_NEAR(boneOf(right, 30).translation.x, 90, 1e-3);
  settle();
  panel.fitAll();
  EXPECT_TRUE(plot->plotRect().contains(at(right, kX, 30, 90)));
  panel.setNormalized(true);
  const panels::GraphCurve& x = view().curves()[curve(right, kX)];
  EXPECT_NEAR(view().plotted(x, 90), 1, 1e-6);
}

TEST_F(GraphTest, NormalizedCurvesUseTheRangeZeroToOneButDragsChangeRealValues) {
  select(morph, {12});
  panel.setNormalized(true);
  settle();
  const panels::GraphCurve& x = view().curves()[curve(right, kX)];
  EXPECT_EQ(view().plotted(x, 0), 0);
  EXPECT_EQ(view().plotted(x, 30), 1);
  EXPECT_EQ(view().valueOfPlotted(x, 0.5), 15);
  const QPointF from = at(right, kX, 10, 10);
  click(from);
  drag(from, from + by(0, 0.1));
  EXPECT_NEAR(document->motion().bones[right.index].keys.find(10)->translation.x, 13, 1e-3);
}

TEST_F(GraphTest, ShiftingValuesUsesTheStepOfTheChannel) {
  EXPECT_FALSE(panel.shiftValues({}, {}, 1)) << "nothing is selected";
  select(right, {10, 30});
  EXPECT_TRUE(panel.shiftValues({}, {}, 1));
  EXPECT_NEAR(boneOf(right, 10).translation.x, 10.1, 1e-5);
  EXPECT_NEAR(boneOf(right, 20).translation.x, 20, 1e-5);
  EXPECT_TRUE(panel.shiftValues(kX, -2.0, -1));
  EXPECT_NEAR(boneOf(right, 30).translation.x, 28.1, 1e-5);
  EXPECT_FALSE(panel.shiftValues(eval::ValueChannel::Weight, 1.0, 1)) << "no selected key has this channel";
  EXPECT_EQ(document->history().undoStack()->count(), 2);
}

TEST_F(GraphTest, ShowsAHintIfThereIsNothingToShow) {
  const auto sentence = [this] {
    const auto* empty = panel.findChild<widgets::EmptyState*>();
    return empty->isVisible() ? empty->accessibleName() : QString();
  };
  EXPECT_EQ(sentence(), "");
  document->state().setCurrentTrack({});
  settle();
  EXPECT_TRUE(sentence().contains("Select a track")) << sentence().toStdString();
  panel.setDocument(nullptr);
  settle();
  EXPECT_TRUE(sentence().contains("Open a motion")) << sentence().toStdString();
}

TEST_F(GraphTest, OfAMotionOfACameraShowsItsChannelsWithoutAChoice) {
  motion::Motion motion;
  motion.camera = document->motion().camera;
  edit::MotionDocument camera(std::move(motion));
  panel.setDocument(&camera);
  settle();
  EXPECT_EQ(view().tracks(), std::vector<motion::TrackId>{motion::kCameraTrack});
  panel.setDocument(nullptr);
}

TEST_F(GraphTest, IsNotUpdatedWhileHiddenAndIsUpToDateWhenShown) {
  panel.hide();
  const std::size_t before = plot->evaluationCount();
  select(left, {30});
  document->state().setCurrentTrack(left);
  settle();
  EXPECT_TRUE(view().curves().empty());
  EXPECT_EQ(plot->evaluationCount(), before);
  panel.show();
  settle();
  EXPECT_EQ(view().tracks(), std::vector<motion::TrackId>{left});
  EXPECT_GT(plot->evaluationCount(), before);
}

TEST_F(GraphTest, HandlesATrackThatAPreviewAddsAndRemoves) {
  edit::EditedMotion edited{document->motion(), motion::Edit{.selection = motion::KeySelection{}}};
  const motion::TrackId added = edited.motion.ensureBone(Name::fromText("頭").value());
  motion::Keys<motion::BoneKey> keys;
  keys.append(3, motion::restBoneKey());
  edited.edit.keys.push_back({added, {3, 3}, motion::Keys<motion::BoneKey>(), keys});
  edited.motion.bones[added.index].keys = motion::Track<motion::BoneKey>(keys);
  edited.edit.selection->add(added, 3);
  document->history().showPreview("try", std::move(edited));
  settle();
  EXPECT_EQ(view().tracks().size(), 2U);
  document->history().cancelPreview();
  settle();
  EXPECT_EQ(view().tracks(), std::vector<motion::TrackId>{right});
  EXPECT_EQ(shown(), "translation.x");
}

TEST_F(GraphTest, TheLabelsOfTheAxesAreShortNumbersAtEveryZoom) {
  panel.fitAll();
  for (int notch = 0; notch < 60; ++notch) {
    wheel(at(right, eval::ValueChannel::TranslationX, 0, 0), 1, Qt::ShiftModifier);
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
    theme::applyTheme(*qApp, id);
    settle();
    const QImage picture = plot->viewport()->grab().toImage();
    const QColor line = theme::theme().channel(theme::ChannelColor::X);
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
    EXPECT_GT(found, 200) << id << ": the curve is not drawn";
    EXPECT_EQ(picture.pixelColor(picture.width() - 3, 40).name(), theme::theme().background.name()) << id;
  }
  theme::applyTheme(*qApp, "dark");
}

}  // namespace
}  // namespace furitsuke::test
