// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/body_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::panels {
namespace {

using model::BodyMode;
using model::BodyShape;
using physics::PhysicsPart;
using Kind = PhysicsPart::Kind;

constexpr QSizeF kSquarePicture(400, 400);

/// MMD's default camera: the eye at (0, 10, -45), looking along z. In a square picture, a unit at z = 0 has 16.59
/// pixels.
eval::CameraView frontView() { return eval::viewOf(eval::sampleCamera({}, 0), 1); }

model::RigidBody bodyOf(BodyShape shape, const Vec3& size, const Vec3& position, BodyMode mode, std::uint8_t group) {
  model::RigidBody body;
  body.name = model::ModelName::fromText("body" + std::to_string(group), {});
  body.bone = 0;
  body.shape = shape;
  body.size = size;
  body.position = position;
  body.mode = mode;
  body.group = group;
  body.mass = 1;
  return body;
}

/// From left to right a capsule, a sphere and a box around a bone at (0, 10, 0), and a joint between the last two.
model::Model threeBodies() {
  model::Model made;
  made.bones.emplace_back().position = {0, 10, 0};
  made.bodies = {bodyOf(BodyShape::Capsule, {1, 2, 0}, {-5, 10, 0}, BodyMode::PhysicsAtBone, 2),
                 bodyOf(BodyShape::Sphere, {1, 0, 0}, {0, 10, 0}, BodyMode::FollowsBone, 0),
                 bodyOf(BodyShape::Box, {1, 2, 0.5F}, {5, 10, 0}, BodyMode::Physics, 15)};
  model::Joint& joint = made.joints.emplace_back();
  joint.name = model::ModelName::fromText("joint", {});
  joint.bodyA = 1;
  joint.bodyB = 2;
  joint.position = {2.5F, 10, 0};
  joint.rotationLower = {0, 0, -0.2F};
  joint.rotationUpper = {0, 0, 0.6F};
  return made;
}

std::unique_ptr<scene::Actor> actorOf(model::Model model) {
  return std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)),
                                        std::make_shared<image::ModelImages>());
}

class BodyViewTest : public ::testing::Test {
 protected:
  BodyViewTest() {
    theme::applyTheme(*qApp, "dark");
    QObject::connect(&bodies, &BodyView::picked, &bodies,
                     [this](std::optional<PhysicsPart> part) { picked.push_back(part); });
  }
  scene::Actor& add(model::Model model) { return stage.addActor(actorOf(std::move(model)), {}); }
  [[nodiscard]] const std::vector<BodyMark>& marks() { return bodies.bodies(frontView(), kSquarePicture); }
  [[nodiscard]] std::string shownBodies() {
    std::string text;
    for (const BodyMark& mark : marks()) text += std::to_string(mark.index);
    return text;
  }
  void click(QPointF position) { bodies.pick(position, frontView(), kSquarePicture); }
  [[nodiscard]] QImage painted() {
    QImage image(kSquarePicture.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    bodies.paint(painter, frontView(), kSquarePicture);
    return image;
  }
  [[nodiscard]] static bool isNear(QColor a, QColor b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 40;
  }
  /// The strongest color of a column of pixels around that place.
  [[nodiscard]] static QColor colorAround(const QImage& image, int x, int y) {
    QColor best(Qt::transparent);
    for (int at = y - 2; at <= y + 2; ++at) {
      const QColor color = image.pixelColor(x, at);
      if (color.alpha() > best.alpha()) best = color;
    }
    return best;
  }

  session::Stage stage;
  BodyView bodies{stage};
  std::vector<std::optional<PhysicsPart>> picked;
};

TEST_F(BodyViewTest, IsOffAtFirstAndThenPaintsNothing) {
  add(threeBodies());
  EXPECT_EQ(ViewportOptions().bodies, false);
  EXPECT_EQ(ViewportOptions().joints, false);
  EXPECT_TRUE(marks().empty());
  const QImage image = painted();
  QImage empty(image.size(), image.format());
  empty.fill(Qt::transparent);
  EXPECT_EQ(image, empty);
}

TEST_F(BodyViewTest, OutlinesHaveTheSizeOfTheBodies) {
  add(threeBodies());
  bodies.setOptions({true, false, BodyColors::Mode});
  ASSERT_EQ(shownBodies(), "012");
  const double focal = 200 / std::tan(std::numbers::pi / 12);
  const struct {
    const char* name;
    double left, right, top, bottom;  // from the middle of the picture, as tangents
  } rows[] = {
      {"capsule", -6 / 45.0, -4 / 45.0, -2 / 45.0, 2 / 45.0},
      {"sphere", -1 / 45.0, 1 / 45.0, -1 / 45.0, 1 / 45.0},
      {"box", 4 / 45.5, 6 / 44.5, -2 / 44.5, 2 / 44.5},
  };
  for (std::size_t i = 0; i < 3; ++i) {
    const QRectF box = marks()[i].outline.boundingRect();
    const double tolerance = i == 0 ? 1.2 : 0.3;  // the sides of a capsule are seen obliquely
    EXPECT_NEAR(box.left() - 200, focal * rows[i].left, tolerance) << rows[i].name;
    EXPECT_NEAR(box.right() - 200, focal * rows[i].right, tolerance) << rows[i].name;
    EXPECT_NEAR(box.top() - 200, focal * rows[i].top, tolerance) << rows[i].name;
    EXPECT_NEAR(box.bottom() - 200, focal * rows[i].bottom, tolerance) << rows[i].name;
  }
  EXPECT_EQ(marks()[2].lines.size(), 1) << "the edge between the front and the left side of the box";
}

TEST_F(BodyViewTest, ColorsShowTheModeOrTheGroup) {
  add(threeBodies());
  const struct {
    BodyColors colors;
    const QColor& capsule;
    const QColor& sphere;
    const QColor& box;
  } rows[] = {
      {BodyColors::Mode, theme::theme().bodyModes[2], theme::theme().bodyModes[0], theme::theme().bodyModes[1]},
      {BodyColors::Group, theme::theme().bodyGroups[2], theme::theme().bodyGroups[0], theme::theme().bodyGroups[15]}};
  for (const auto& row : rows) {
    bodies.setOptions({true, false, row.colors});
    const QImage image = painted();
    const auto topOf = [&](std::size_t mark) {
      const QRectF box = marks()[mark].outline.boundingRect();
      return colorAround(image, static_cast<int>(box.center().x()), static_cast<int>(std::lround(box.top())));
    };
    EXPECT_PRED2(isNear, topOf(0), row.capsule) << topOf(0).name().toStdString();
    EXPECT_PRED2(isNear, topOf(1), row.sphere) << topOf(1).name().toStdString();
    EXPECT_PRED2(isNear, topOf(2), row.box) << topOf(2).name().toStdString();
    EXPECT_EQ(image.pixelColor(205, 205).alpha(), 0) << "bodies that follow bones are not filled";
    EXPECT_GT(image.pixelColor(285, 205).alpha(), 0) << "simulated ones are";
  }
}

TEST_F(BodyViewTest, TheLegendExplainsTheColorsThatAreShown) {
  const auto text = [this] {
    (void)marks();
    QStringList parts;
    for (const auto& [color, word] : bodies.legend()) parts.append(word);
    return parts.join(" | ").toStdString();
  };
  EXPECT_EQ(text(), "");
  bodies.setOptions({true, false, BodyColors::Mode});
  EXPECT_EQ(text(), "The models have no rigid bodies");
  add(threeBodies());
  EXPECT_EQ(text(), "follows bone | physics | physics at bone");
  bodies.setOptions({true, false, BodyColors::Group});
  EXPECT_EQ(text(), "group 1 | 3 | 16");
  bodies.setOptions({false, true, BodyColors::Group});
  EXPECT_EQ(text(), "");
}

TEST_F(BodyViewTest, MovesWithTheModelAndHidesWithIt) {
  const std::uint64_t id = add(threeBodies()).id();
  bodies.setOptions({true, true, BodyColors::Mode});
  const double before = marks()[1].at.x();
  scene::Placement placement;
  placement.position = {2, 0, 0};
  placement.scale = 2;
  placement.position.y = -10;
  session::setPlacement(stage, id, placement);
  bodies.refresh();
  EXPECT_NEAR(marks()[1].at.x() - before, 2 * 16.587, 0.1);
  EXPECT_NEAR(marks()[1].outline.boundingRect().width(), 4 * 16.587, 0.5) << "twice as large";
  session::setShown(stage, id, false);
  bodies.refresh();
  EXPECT_TRUE(marks().empty());
  EXPECT_TRUE(bodies.joints(frontView(), kSquarePicture).empty());
}

TEST_F(BodyViewTest, OddBodiesAreDrawnWherePossible) {
  model::Model model = threeBodies();
  model.bodies[0].position.x = std::numeric_limits<float>::quiet_NaN();
  model.bodies[1].size = {0, 0, 0};
  model.bodies[2] = bodyOf(BodyShape::Box, {500, 1, 500}, {0, -1, 0}, BodyMode::FollowsBone, 3);  // around the camera
  add(std::move(model));
  bodies.setOptions({true, true, BodyColors::Mode});
  ASSERT_EQ(shownBodies(), "12") << "without numbers there is no place";
  EXPECT_TRUE(marks()[0].isTiny) << "a body without size is a dot";
  EXPECT_TRUE(marks()[1].outline.isEmpty());
  EXPECT_FALSE(marks()[1].lines.isEmpty()) << "the floor is drawn as far as the camera sees it";
  (void)painted();
  click({204, 200});
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{Kind::Body, 1})) << "a dot can be clicked";
  click({200, 390});
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{Kind::Body, 2}));
}

TEST_F(BodyViewTest, AClickChoosesTheFrontBodyAndAnotherOneTheNext) {
  model::Model model = threeBodies();
  model.bodies.push_back(bodyOf(BodyShape::Sphere, {1, 0, 0}, {0, 10, 5}, BodyMode::Physics, 4));  // behind the first
  add(std::move(model));
  bodies.setOptions({true, false, BodyColors::Mode});
  click({203, 197});
  click({203, 197});
  click({203, 197});
  click({285, 230});
  click({30, 30});
  click({30, 30});
  const auto body = [](std::int32_t index) { return std::optional(PhysicsPart{Kind::Body, index}); };
  EXPECT_EQ(picked, (std::vector<std::optional<PhysicsPart>>{body(1), body(3), body(1), body(2), std::nullopt}));
}

TEST_F(BodyViewTest, JointsAreClickedBeforeBodies) {
  model::Model model = threeBodies();
  model.joints[0].position = {0.2F, 10, 0};
  add(std::move(model));
  bodies.setOptions({true, true, BodyColors::Mode});
  click({203, 200});
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{Kind::Joint, 0}));
  click({203, 190});
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{Kind::Body, 1})) << "too far from the joint";
}

TEST_F(BodyViewTest, ABodyOfAnotherModelMakesItTheActiveOne) {
  scene::Actor& first = add(threeBodies());
  model::Model other = threeBodies();
  for (model::RigidBody& body : other.bodies) body.position.y = 4;
  add(std::move(other));
  bodies.setOptions({true, false, BodyColors::Mode});
  ASSERT_EQ(marks().size(), 6U) << "all shown models";
  click({200, 200});
  EXPECT_EQ(stage.active(), &first);
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{Kind::Body, 1}));
}

TEST_F(BodyViewTest, AChoiceMadeElsewhereIsDrawnWithItsConnectionsWhileTheOthersAreHidden) {
  add(threeBodies());
  bodies.choose(PhysicsPart{Kind::Body, 2});
  EXPECT_EQ(shownBodies(), "2");
  EXPECT_EQ(bodies.joints(frontView(), kSquarePicture).size(), 1U) << "its joint";
  bodies.choose(PhysicsPart{Kind::Joint, 0});
  EXPECT_EQ(shownBodies(), "12") << "the bodies of the joint";
  EXPECT_GT(painted().pixelColor(220, 200).alpha() + painted().pixelColor(224, 200).alpha(), 0)
      << "a line from the joint to its bodies";
  EXPECT_TRUE(picked.empty());
  click({30, 30});
  EXPECT_TRUE(marks().empty());
}

TEST_F(BodyViewTest, TheBodyUnderTheMouseIsNamed) {
  add(threeBodies());
  bodies.setOptions({true, true, BodyColors::Mode});
  EXPECT_TRUE(bodies.hover({285, 230}, frontView(), kSquarePicture));
  EXPECT_EQ(bodies.hoveredText().toStdString(), "body15 · group 16 · physics");
  EXPECT_FALSE(bodies.hover({286, 230}, frontView(), kSquarePicture));
  EXPECT_TRUE(bodies.hover({241, 200}, frontView(), kSquarePicture));
  EXPECT_EQ(bodies.hoveredText().toStdString(), "joint · joint");
  EXPECT_TRUE(bodies.leave());
  EXPECT_EQ(bodies.hoveredText(), "");
}

TEST_F(BodyViewTest, JointsShowAxesAndLimits) {
  model::Model model = threeBodies();
  add(model);
  bodies.setOptions({false, true, BodyColors::Mode});
  const auto joint = [this]() -> const JointMark& { return bodies.joints(frontView(), kSquarePicture).front(); };
  EXPECT_NEAR(joint().at.x(), 200 + 2.5 * 16.587, 0.1);
  EXPECT_NEAR(joint().axes[0].length(), 7, 0.3) << "at least 7 pixels";
  EXPECT_NEAR(joint().axes[1].y2(), joint().at.y() - 7, 0.3) << "upward";
  EXPECT_TRUE(joint().turns[0].isEmpty() && joint().turns[1].isEmpty()) << "locked";
  const QRectF arc = joint().turns[2].boundingRect();
  // From -0.6 to 0.2 radians: Bullet's limits are those of the first body relative to the second one.
  EXPECT_NEAR(arc.bottom() - joint().at.y(), 7 * 0.8 * std::sin(0.6), 0.3);
  EXPECT_NEAR(joint().at.y() - arc.top(), 7 * 0.8 * std::sin(0.2), 0.3);
  EXPECT_TRUE(joint().box.isEmpty()) << "without movement there is no box";
  model.joints[0].moveLower = {-1, 0, 0};
  model.joints[0].moveUpper = {2, 0.5F, 0};
  stage.removeActor(stage.active()->id());
  add(std::move(model));
  ASSERT_EQ(joint().box.size(), 8) << "a flat box";
  QRectF box;
  for (const QLineF& edge : joint().box) box |= QRectF(edge.p1(), edge.p2()).normalized().adjusted(0, 0, 0.1, 0.1);
  EXPECT_NEAR(box.width(), 3 * 16.587, 0.5);
  EXPECT_NEAR(box.height(), 0.5 * 16.587, 0.5);
}

TEST(BodyClicks, ABoneIsSelectedBeforeTheBodyAroundIt) {
  theme::applyTheme(*qApp, "dark");
  session::Stage stage;
  ViewportPanel panel(stage);
  panel.resize(480, 400);
  panel.show();
  model::Model model = test::actorNamed("model", {"センター"})->model();
  model.bodies = {bodyOf(BodyShape::Sphere, {4, 0, 0}, {0, 0, 0}, BodyMode::FollowsBone, 0)};
  stage.addActor(actorOf(std::move(model)), {});
  QApplication::processEvents();
  if (!panel.picture(8, 8, false)) GTEST_SKIP() << "OpenGL is not available";
  ViewportOptions options;
  options.bodies = true;
  panel.setOptions(options);
  panel.camera().frameAll(panel.aspect());
  ViewportOverlay& overlay = panel.overlay();
  ASSERT_EQ(overlay.marks().size(), 1U);
  const QPoint bone = overlay.marks().front().at.toPoint();
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, bone);
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{0});
  EXPECT_FALSE(overlay.bodies().chosen());
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::ControlModifier, bone + QPoint(40, -40));
  EXPECT_FALSE(overlay.bodies().chosen()) << "modifiers extend the selection of bones";
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, bone + QPoint(120, -40));
  EXPECT_EQ(overlay.bodies().chosen(), (PhysicsPart{Kind::Body, 0}));
  EXPECT_TRUE(stage.selectedBones().empty());
}

}  // namespace
}  // namespace furitsuke::panels
