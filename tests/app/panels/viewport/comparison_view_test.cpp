// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/comparison_view.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <cmath>
#include <memory>
#include <string>

#include "app/panels/viewport/projection.h"
#include "app/session/comparison.h"
#include "app/session/scene/scene_changes.h"
#include "app/theme/theme.h"
#include "core/motion/key_edits.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

/// センター moves one unit along x per frame.
motion::Motion walkTo(Frame last) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, last});
  return motion;
}

/// Like walkTo(40), with 右腕 3 units to the side from frame 20 on.
motion::Motion reach() {
  motion::Motion motion = walkTo(40);
  motion::Keys<motion::BoneKey> keys;
  keys.append(0, test::boneKeyAt(0));
  keys.append(20, test::boneKeyAt(3));
  motion.bones.push_back({test::nameOf("右腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

class ComparisonViewTest : public ::testing::Test {
 protected:
  ComparisonViewTest() {
    const auto seen = test::actorNamed("model", {"センター", "右腕", "右手", "隠し"});
    auto model = std::make_shared<model::Model>(seen->model());
    model->bones[3].visible = false;
    stage.addActor(std::make_unique<scene::Actor>(model, seen->images()), {});
    stage.addMotion(document);
    stage.setPosition(20);
  }
  /// "bone: from > to", along x.
  std::string lines() {
    std::string text;
    for (const ComparisonView::Line& line : view.lines()) {
      text += (text.empty() ? "" : ", ") + std::to_string(line.bone) + ": " + std::to_string(std::lround(line.from.x)) +
              " > " + std::to_string(std::lround(line.to.x)) + (line.isSelected ? " selected" : "");
    }
    return text;
  }

  edit::MotionDocument document{walkTo(40)};
  edit::MotionDocument other{reach()};
  session::Stage stage;
  ComparisonView view{stage};
};

TEST_F(ComparisonViewTest, WithoutASecondMotionNothingIsDrawn) {
  EXPECT_EQ(view.ghost(), nullptr);
  EXPECT_EQ(lines(), "");
}

TEST_F(ComparisonViewTest, LinesGoFromTheFirstMotionToTheSecondForChildrenToo) {
  stage.comparison().start(other);
  EXPECT_EQ(lines(), "1: 20 > 23, 2: 20 > 23") << "センター is equal in both";
  stage.setPosition(0);
  EXPECT_EQ(lines(), "");
}

TEST_F(ComparisonViewTest, SelectedBonesAreDrawnLastAndHiddenOnesOnlyIfSelected) {
  stage.comparison().start(other);
  stage.selectBones({1});
  EXPECT_EQ(lines(), "2: 20 > 23, 1: 20 > 23 selected");
  stage.selectBones({3});
  EXPECT_EQ(lines(), "1: 20 > 23, 2: 20 > 23, 3: 20 > 23 selected");
}

TEST_F(ComparisonViewTest, TheGhostIsTheModelWithTheSecondMotion) {
  stage.comparison().start(other);
  const scene::Ghost* ghost = view.ghost();
  ASSERT_NE(ghost, nullptr);
  EXPECT_EQ(ghost->of, stage.active()->id());
  EXPECT_NE(ghost->actor->id(), stage.active()->id());
  EXPECT_NEAR(ghost->actor->pose().transforms[1].position.x, 23, 1e-4);
  EXPECT_NEAR(stage.evaluated().actors[0]->pose().transforms[1].position.x, 20, 1e-4);
  EXPECT_NEAR(ghost->tint.x, theme::theme().comparison.redF(), 1e-3);
  EXPECT_LT(ghost->tint.w, 1);
  stage.active()->setMaterialShown(0, false);
  EXPECT_FALSE(view.ghost()->actor->isMaterialShown(0));
  session::setShown(stage, stage.active()->id(), false);
  EXPECT_EQ(view.ghost(), nullptr);
}

TEST_F(ComparisonViewTest, FollowsBothMotionsAndEvaluatesNothingTwice) {
  stage.comparison().start(other);
  (void)view.ghost();
  (void)view.lines();
  (void)view.ghost();
  EXPECT_EQ(view.computedPoseCount(), 1U);
  const motion::TrackId arm{motion::TrackKind::Bone, 1};
  other.history().push("move", motion::moveKeys(other.motion(), motion::selectKeys(other.motion(), arm, {20, 20}), -10,
                                                motion::FrameZeroRule::AsMmd));
  stage.setPosition(10);
  EXPECT_EQ(lines(), "1: 10 > 13, 2: 10 > 13");
  const motion::TrackId center{motion::TrackKind::Bone, 0};
  document.history().push(
      "move", motion::moveKeys(document.motion(), motion::selectKeys(document.motion(), center, {40, 40}), -20,
                               motion::FrameZeroRule::AsMmd));
  EXPECT_EQ(lines(), "1: 20 > 13, 2: 20 > 13, 0: 20 > 10 selected") << "the moved key selects its bone";
  EXPECT_EQ(view.computedPoseCount(), 3U);
}

TEST_F(ComparisonViewTest, DraftsAreIgnored) {
  stage.comparison().start(other);
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("センター"), {0, 7, 0}, {0, 0, 0, 1}});
  document.history().setDraft("pose", draft);
  EXPECT_EQ(lines(), "1: 20 > 23, 2: 20 > 23");
}

TEST_F(ComparisonViewTest, EndsWhenEitherMotionIsClosed) {
  stage.comparison().start(other);
  stage.assignMotion(stage.active()->id(), nullptr);
  EXPECT_EQ(view.ghost(), nullptr);
  EXPECT_FALSE(stage.comparison().isOn());
  stage.assignMotion(stage.active()->id(), &document);
  EXPECT_NE(view.ghost(), nullptr);
  stage.removeMotion(other);
  EXPECT_EQ(stage.comparison().second(), nullptr);
  EXPECT_EQ(lines(), "");
}

TEST_F(ComparisonViewTest, LinesArePaintedAtTheBonesAndThickerWhenSelected) {
  stage.comparison().start(other);
  eval::CameraSample camera;
  camera.target = {21.5, 1, 0};
  camera.distance = -30;
  camera.fov = 30;
  camera.perspective = true;
  const QSize size(400, 300);
  const eval::CameraView seen = eval::viewOf(camera, 4.0 / 3);
  const auto colored = [&] {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    view.paint(painter, seen, size);
    painter.end();
    // Down from the middle of the line of 右腕, which is one unit below 右手.
    const QPoint middle = projected({21.5, 1, 0}, seen, size)->toPoint();
    int count = 0;
    for (int y = -5; y <= 5; ++y) {
      const QColor pixel = image.pixelColor(middle.x(), middle.y() + y);
      // Pixels between the color of the line and the dark outline, but not the white background.
      count += pixel.green() > 120 && pixel.green() - pixel.blue() > 60 ? 1 : 0;
    }
    return count;
  };
  const int thin = colored();
  EXPECT_GE(thin, 1);
  stage.selectBones({1});
  EXPECT_GT(colored(), thin);
}

}  // namespace
}  // namespace furitsuke::panels
