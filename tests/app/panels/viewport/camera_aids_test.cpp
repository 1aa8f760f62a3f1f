// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

#include "app/panels/viewport/camera_path.h"
#include "app/panels/viewport/light_ball.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/range_outline.h"
#include "app/panels/viewport/safe_frames.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/session/scene/stage.h"
#include "core/edit/document/key_changes.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::panels {
namespace {

constexpr QSizeF kPicture(400, 200);

motion::CameraKey cameraAt(float x) {
  motion::CameraKey key = motion::restCameraKey();
  key.target.x = x;
  return key;
}

motion::Motion filmOf(std::initializer_list<std::pair<Frame, float>> keys) {
  motion::Motion motion;
  motion::EditBuilder builder(motion);
  for (const auto& [frame, x] : keys) builder.set(motion::kCameraTrack, frame, cameraAt(x));
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  return motion;
}

class CameraPathTest : public ::testing::Test {
 protected:
  void film(std::initializer_list<std::pair<Frame, float>> keys) {
    document = std::make_unique<edit::MotionDocument>(filmOf(keys));
    stage.addMotion(*document);
  }
  session::Stage stage;
  CameraPath path{stage};
  std::unique_ptr<edit::MotionDocument> document;
};

TEST_F(CameraPathTest, WithoutACameraThereIsNoPath) { EXPECT_TRUE(path.points().empty()); }

TEST_F(CameraPathTest, ContainsEveryFrameFromTheFirstToTheLastKey) {
  film({{3, 0}, {6, 3}, {10, 3}});
  ASSERT_EQ(path.points().size(), 8U);
  EXPECT_EQ(path.points().front().frame, 3);
  EXPECT_EQ(path.points().back().frame, 10);
  std::string keys;
  for (const auto& point : path.points()) keys += point.isKey ? 'k' : '.';
  EXPECT_EQ(keys, "k..k...k");
  EXPECT_NEAR(path.points()[1].eye.x, 1, 0.02);
  EXPECT_NEAR(path.points()[0].eye.z, -45, 1e-9) << "the eye, not the target";
}

TEST_F(CameraPathTest, AdjacentKeysThatAreFarApartAreACut) {
  film({{0, 0}, {9, 4}, {10, 40}, {11, 40.5F}});
  std::string jumps;
  for (const auto& point : path.points()) jumps += point.isJump ? '|' : '.';
  EXPECT_EQ(jumps, "..........|.");
}

TEST_F(CameraPathTest, KeysHaveTheirFrameNumbersUnlessTheyWouldHideEachOther) {
  film({{0, -10}, {30, 0}, {31, 0.1F}, {60, 10}});
  eval::CameraSample above;
  above.target = {0, 0, -45};
  above.distance = -60;
  above.fov = 30;
  std::string frames;
  for (const auto& number : path.numbers(eval::viewOf(above, 2), kPicture * 2.0))
    frames += std::to_string(number.frame) + ' ';
  EXPECT_EQ(frames, "0 30 60 ");
}

TEST(CameraFrustum, OfAKeyNearTheEyeIsNotDrawnLarge) {
  const struct {
    double distance;
    double depth;
  } rows[] = {{200, 2}, {100, 2}, {10, 0.4823}, {1, 0.04823}};
  eval::CameraSample camera;
  camera.fov = 30;
  for (const auto& row : rows) {
    camera.distance = -row.distance;
    EXPECT_NEAR(CameraPath::frustumDepth({0, 0, 0}, eval::viewOf(camera, 2), kPicture * 2.0), row.depth,
                0.05 * row.depth)
        << row.distance;
  }
}

TEST_F(CameraPathTest, FollowsEditsOfTheCameraMotion) {
  film({{0, 0}, {2, 4}});
  QSignalSpy changes(&path, &CameraPath::changed);
  motion::KeySelection last;
  last.add(motion::kCameraTrack, 2);
  edit::KeyValues moved;
  moved.target = Vec3{8, 10, 0};
  document->history().push("move", edit::setKeyValues(document->motion(), last, moved));
  EXPECT_GE(changes.count(), 1);
  EXPECT_NEAR(path.points().back().eye.x, 8, 1e-6);
  stage.choosePartMotion(session::ScenePart::Camera, nullptr);
  EXPECT_TRUE(path.points().empty());
}

TEST_F(CameraPathTest, ALongPathIsThinnedButKeepsItsKeys) {
  film({{0, 0}, {5, 1}, {100 * CameraPath::kMaxPoints, 3}});
  EXPECT_LT(path.points().size(), 1.1 * CameraPath::kMaxPoints);
  EXPECT_EQ(std::ranges::count_if(path.points(), [](const auto& point) { return point.isKey; }), 3);
}

TEST_F(CameraPathTest, AStrayKeyAtTheLastFrameIsIncluded) {
  film({{0, 0}, {30, 1}, {kMaxFrame, 3}});
  EXPECT_LT(path.points().size(), 1.1 * CameraPath::kMaxPoints);
  EXPECT_EQ(path.points().back().frame, kMaxFrame);
  EXPECT_TRUE(std::ranges::is_sorted(path.points(), {}, &CameraPath::Point::frame));
}

TEST(Projection, LinesAreClippedInFrontOfTheEye) {
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 2);  // the eye at (0, 10, -45), looking along z
  const auto whole = projected({-5, 10, 0}, {5, 10, 0}, view, kPicture);
  ASSERT_TRUE(whole);
  EXPECT_NEAR(whole->center().x(), 200, 1e-9);
  EXPECT_NEAR(whole->y1(), 100, 1e-9);
  const auto part = projected({0, 10, 0}, {0, 10, -100}, view, kPicture);
  ASSERT_TRUE(part);
  EXPECT_TRUE(std::isfinite(part->length()));
  EXPECT_FALSE(projected({-5, 10, -60}, {5, 10, -50}, view, kPicture));
}

struct RangeRow {
  const char* name;
  motion::SelfShadowKey key;
  std::optional<double> reach;  ///< model units; nothing: without limit
};

scene::Scene shadowScene(const motion::SelfShadowKey& key, const Vec3& light) {
  scene::Scene scene;
  scene.actors.push_back(test::actorNamed("model", {"センター"}));
  motion::Keys<motion::SelfShadowKey> shadows;
  shadows.append(0, key);
  scene.selfShadowTrack = motion::Track<motion::SelfShadowKey>(shadows);
  motion::LightKey lamp = motion::restLightKey();
  lamp.direction = light;
  motion::Keys<motion::LightKey> lights;
  lights.append(0, lamp);
  scene.lightTrack = motion::Track<motion::LightKey>(lights);
  scene.evaluate(0);
  return scene;
}

TEST(ShadowRange, TheAreaIsInFrontOfTheCameraAndFacesTheLight) {
  const RangeRow rows[] = {{"usual", {1, 0.01125F}, 177.8},
                           {"largest", {1, 0.00001F}, 200'000},
                           {"smallest", {1, 0.1F}, 20},
                           {"without limit", {2, 0.01125F}, std::nullopt}};
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  for (const RangeRow& row : rows) {
    const auto area = render::selfShadowArea(shadowScene(row.key, {-0.5F, -1, 0.5F}), view);
    ASSERT_TRUE(area.has_value()) << row.name;
    ASSERT_EQ(area->reach.has_value(), row.reach.has_value()) << row.name;
    if (row.reach) {
      EXPECT_NEAR(*area->reach, *row.reach, 1e-3 * *row.reach) << row.name;
    }
    const auto nearSide = area->corners[1] - area->corners[0];
    const auto farSide = area->corners[2] - area->corners[3];
    EXPECT_LT(glm::distance((area->corners[0] + area->corners[1]) / 2.0, view.eye), 1e-9) << row.name;
    EXPECT_GT(glm::length(farSide), 2 * glm::length(nearSide)) << row.name;
    EXPECT_NEAR(glm::dot(glm::normalize(farSide), area->light), 0, 1e-9) << row.name;
    EXPECT_GT(glm::dot(area->corners[2] - area->corners[1], view.forward), 0) << row.name;
  }
  EXPECT_FALSE(render::selfShadowArea(shadowScene({0, 0.01125F}, {-0.5F, -1, 0.5F}), view)) << "self shadow is off";
}

TEST(ShadowRange, IsDrawnOnTheGroundUnlessTheLightIsHorizontal) {
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  const auto down = render::selfShadowArea(shadowScene({1, 0.01125F}, {-0.5F, -1, 0.5F}), view).value();
  for (const glm::dvec3& corner : groundOutline(down)) EXPECT_NEAR(corner.y, 0, 1e-9);
  const auto flat = render::selfShadowArea(shadowScene({1, 0.01125F}, {1, 0, 0}), view).value();
  EXPECT_EQ(groundOutline(flat), flat.corners);
}

struct RatioRow {
  QSizeF view;
  const char* ratio;
  QRectF picture;
};

TEST(SafeFrames, ThePictureIsAsLargeAsTheViewAllows) {
  const RatioRow rows[] = {
      {{1600, 900}, "16x9", {0, 0, 1600, 900}},
      {{1000, 1000}, "16x9", {0, 218.75, 1000, 562.5}},
      {{1600, 900}, "1x1", {350, 0, 900, 900}},
      {{1600, 900}, "no such", {0, 0, 1600, 900}},
  };
  for (const RatioRow& row : rows) {
    EXPECT_EQ(framedPicture(row.view, pictureRatio(row.ratio).value()), row.picture) << row.ratio;
  }
}

TEST(SafeFrames, EveryViewShowsTheWholePicture) {
  constexpr double kRatio = 16 / 9.0;
  const glm::dvec3 corner(12, 14, 0);
  for (const bool perspective : {true, false}) {
    session::Stage stage;
    ViewportCamera camera(stage);
    camera.change([perspective](session::FreeCamera& free) { free.setPerspective(perspective); });
    // Where it is in the picture, from its middle, in sizes of the picture.
    const auto placeIn = [&](double aspect) {
      const QSizeF size(aspect * 100, 100);
      const QRectF picture = framedPicture(size, pictureRatio("16x9").value());
      const QPointF place = projected(corner, camera.shownView(aspect), size).value() - picture.center();
      return glm::dvec2(place.x() / picture.width(), place.y() / picture.height());
    };
    const glm::dvec2 alone = placeIn(kRatio);
    camera.setFramedRatio(kRatio);
    for (const double aspect : {kRatio, 1.0, 3.0}) {
      EXPECT_LT(glm::distance(placeIn(aspect), alone), 1e-9) << aspect << (perspective ? "" : " orthographic");
    }
    EXPECT_EQ(camera.view(1).projection, eval::viewOf(camera.sample(), 1).projection)
        << "rendered pictures have no safe frames";
  }
}

class LightBallTest : public ::testing::Test {
 protected:
  LightBallTest() {
    QObject::connect(&ball, &LightBall::directionChosen, &ball, [this](const glm::dvec3& way) {
      light.direction = way;
      ball.setScene(view, light);
    });
    ball.setScene(view, light);
    ball.show();
  }
  QPoint at(double x, double y) { return (ball.ball().center() + QPointF(x, y) * ball.ball().width() / 2).toPoint(); }
  eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  eval::LightSample light{{0.6, 0.6, 0.6}, {-0.5, -1, 0.5}};
  LightBall ball;
};

TEST_F(LightBallTest, TheDotShowsWhereTheLightComesFrom) {
  EXPECT_TRUE(ball.isSpotInFront());
  EXPECT_GT(ball.spot().x(), ball.ball().center().x()) << "from the right";
  EXPECT_LT(ball.spot().y(), ball.ball().center().y()) << "from above";
}

TEST_F(LightBallTest, TheDotIsDraggedOverTheBallAndPastItsRim) {
  QSignalSpy began(&ball, &LightBall::dragStarted);
  QSignalSpy ended(&ball, &LightBall::dragFinished);
  QTest::mousePress(&ball, Qt::LeftButton, {}, at(0, 0));
  EXPECT_LT(glm::distance(light.direction, glm::dvec3(0, 0, 1)), 1e-2) << "from the eye";
  QTest::mouseMove(&ball, at(0.6, 0));
  EXPECT_LT(glm::distance(light.direction, glm::dvec3(-0.6, 0, 0.8)), 3e-2);
  QTest::mouseMove(&ball, at(1.4, 0));
  EXPECT_LT(glm::distance(light.direction, glm::dvec3(-0.6, 0, -0.8)), 3e-2)
      << "on the back side, at the same distance from the rim";
  EXPECT_FALSE(ball.isSpotInFront());
  QTest::mouseRelease(&ball, Qt::LeftButton, {}, at(1.4, 0));
  EXPECT_EQ(began.count(), 1);
  EXPECT_EQ(ended.count(), 1);
}

TEST_F(LightBallTest, ADotBehindTheBallCanBeDragged) {
  light.direction = glm::dvec3(-0.6, 0, -0.8);
  ball.setScene(view, light);
  const glm::dvec3 before = light.direction;
  QTest::mousePress(&ball, Qt::LeftButton, {}, ball.spot().toPoint());
  QTest::mouseMove(&ball, ball.spot().toPoint() + QPoint(1, 0));
  EXPECT_LT(glm::distance(light.direction, before), 0.1) << "it does not jump to the front";
  QTest::mouseRelease(&ball, Qt::LeftButton, {}, ball.spot().toPoint());
}

TEST_F(LightBallTest, TheBallTurnsWithTheView) {
  eval::CameraSample behind = eval::sampleCamera({}, 0);
  behind.rotation.y = glm::radians(180.0);
  ball.setScene(eval::viewOf(behind, 1), light);
  EXPECT_FALSE(ball.isSpotInFront());
  EXPECT_LT(ball.spot().x(), ball.ball().center().x());
}

TEST_F(LightBallTest, ArrowKeysMoveTheDotAndEscCancelsADrag) {
  QSignalSpy ended(&ball, &LightBall::dragFinished);
  QSignalSpy canceled(&ball, &LightBall::dragCanceled);
  QSignalSpy color(&ball, &LightBall::colorRequested);
  const double before = ball.spot().x();
  QTest::keyClick(&ball, Qt::Key_Right);
  EXPECT_GT(ball.spot().x(), before + 1);
  EXPECT_EQ(ended.count(), 1);
  QTest::mousePress(&ball, Qt::LeftButton, {}, at(0, 0));
  QTest::keyClick(&ball, Qt::Key_Escape);
  EXPECT_EQ(canceled.count(), 1);
  QTest::mouseRelease(&ball, Qt::LeftButton, {}, at(0, 0));
  EXPECT_EQ(ended.count(), 1) << "a canceled drag does not also end";
  QTest::keyClick(&ball, Qt::Key_Space);
  QTest::mouseClick(&ball, Qt::LeftButton, {}, ball.swatch().center().toPoint());
  EXPECT_EQ(color.count(), 2);
}

}  // namespace
}  // namespace furitsuke::panels
