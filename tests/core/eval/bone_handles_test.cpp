// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/bone_handles.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/ext/matrix_transform.hpp>
#include <numbers>

#include "core/eval/rig/bound_draft.h"
#include "tests/core/eval/rig_models.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/motions.h"

namespace furitsuke::eval {
namespace {

constexpr double kQuarter = std::numbers::pi / 2;

/// Seen from the front, centered ten units above the ground.
PosingView frontView(const glm::dmat4& world = glm::dmat4(1)) {
  CameraSample camera;
  camera.distance = -45;
  camera.target = {0, 10, 0};
  camera.fov = 30;
  return posingView(viewOf(camera, 1), world, 1);
}

glm::dvec2 seenAt(const PosingView& view, const glm::dvec3& position) {
  const glm::dvec4 clip = view.toClip * glm::dvec4(position, 1);
  return {clip.x / clip.w, clip.y / clip.w};
}

/// Bones 0 to 2 in a vertical chain; the second is rotated by 90 degrees about z.
class PosingBones : public ::testing::Test {
 protected:
  PosingBones() {
    hand.bone(model::kNoIndex, {0, 0, 0}).movable = true;
    hand.bone(0, {0, 10, 0}).movable = true;
    hand.bone(1, {0, 14, 0}).movable = true;
    hand.turn(1, test::aboutZ(90));
    evaluate();
  }
  void evaluate() {
    rig = makeRig(hand.model);
    pose.emplace(hand.pose());
  }
  [[nodiscard]] PosedBone posed(model::BoneIndex bone, const LocalTransform& own) const {
    return posedBone(hand.model, rig, *pose, own, bone);
  }
  /// The transform of a bone with this local move.
  [[nodiscard]] RigidTransform transformWith(model::BoneIndex bone, const LocalTransform& local) const {
    RigPose moved(rig);
    BoundMotion(hand.motion, hand.model, rig).sample(0, moved);
    moved.locals[static_cast<std::size_t>(bone)] = local;
    applyMorphs(rig, moved);
    poseBonesBeforePhysics(rig, moved);
    poseBonesAfterPhysics(rig, moved);
    return moved.transforms[static_cast<std::size_t>(bone)];
  }

  test::HandMade hand;
  Rig rig;
  std::optional<RigPose> pose;
};

const LocalTransform kTurned{{0, 0, 0}, test::aboutZ(90)};

TEST_F(PosingBones, AxesAreThoseOfTheSpace) {
  struct Row {
    AxisSpace space;
    const char *x, *y, *z;
  };
  const PosedBone bone = posed(2, {});
  // The parent of the top bone is rotated by 90 degrees: its x points up, its y to the left.
  for (const Row& row : {Row{AxisSpace::Global, "1.000 0.000 0.000", "0.000 1.000 0.000", "0.000 0.000 1.000"},
                         Row{AxisSpace::Parent, "0.000 1.000 0.000", "-1.000 0.000 0.000", "0.000 0.000 1.000"},
                         Row{AxisSpace::Local, "0.000 1.000 0.000", "-1.000 0.000 0.000", "0.000 0.000 1.000"},
                         Row{AxisSpace::View, "1.000 0.000 0.000", "0.000 1.000 0.000", "0.000 0.000 1.000"}}) {
    const glm::dmat3 axes = axesIn(row.space, bone, frontView());
    const auto near = [](const glm::dvec3& v) { return test::text(v + glm::dvec3(1e-9)); };
    EXPECT_EQ(near(axes[0]), row.x) << static_cast<int>(row.space);
    EXPECT_EQ(near(axes[1]), row.y) << static_cast<int>(row.space);
    EXPECT_EQ(near(axes[2]), row.z) << static_cast<int>(row.space);
  }
}

TEST_F(PosingBones, UsesTheLocalAxesOfTheModel) {
  hand.model.bones[2].localAxes = model::LocalAxes{{0, 0, 2}, {1, 0, 0.5F}};
  evaluate();
  const PosedBone bone = posed(2, {});
  EXPECT_NEAR(glm::dot(bone.axes[0], glm::dvec3(0, 0, 1)), 1, 1e-9);
  EXPECT_NEAR(glm::dot(bone.axes[1], bone.axes[0]), 0, 1e-9) << "orthogonal whatever the file contains";
  EXPECT_NEAR(glm::dot(bone.axes[1], bone.axes[2]), 0, 1e-9);
  EXPECT_NEAR(glm::length(bone.axes[2]), 1, 1e-9);
}

TEST_F(PosingBones, AMoveInModelSpaceIsConvertedThroughTheParents) {
  for (const model::BoneIndex bone : {0, 1, 2}) {
    const LocalTransform own = bone == 1 ? kTurned : LocalTransform{};
    const glm::dvec3 before = transformWith(bone, own).position;
    const LocalTransform moved = changedMove(posed(bone, own), glm::dmat3(1), {{1, 2, 3}, {}, 0});
    EXPECT_NEAR(glm::length(transformWith(bone, moved).position - before - glm::dvec3(1, 2, 3)), 0, 1e-9) << bone;
  }
}

TEST_F(PosingBones, ARotationInModelSpaceRotatesTheBoneByIt) {
  // Also if a bone morph and an append rotate it, too.
  model::Morph& morph = hand.morph(model::MorphKind::Bone);
  morph.offsets = std::vector<model::BoneOffset>{{1, {0, 0, 0}, toStored(test::aboutX(40))}};
  hand.weigh(0, 1);
  model::AppendTransform append;
  append.source = 1;
  append.ratio = 0.5F;
  append.rotation = true;
  hand.append(2, {0, 18, 0}, append);
  evaluate();
  for (const model::BoneIndex bone : {0, 1, 2, 3}) {
    const LocalTransform own = bone == 1 ? kTurned : LocalTransform{};
    const glm::dquat before = transformWith(bone, own).rotation;
    const LocalTransform turned = changedMove(posed(bone, own), glm::dmat3(1), {{}, {0, 1, 0}, 0.7});
    const glm::dquat wanted = glm::angleAxis(0.7, glm::dvec3(0, 1, 0)) * before;
    EXPECT_NEAR(test::angleBetween(transformWith(bone, turned).rotation, wanted), 0, 1e-6) << bone;
  }
}

TEST_F(PosingBones, UnsupportedChangesOfABoneAreIgnored) {
  hand.model.bones[0].movable = false;
  hand.model.bones[1].rotatable = false;
  hand.model.bones[2].fixedAxis = Vec3{0, 1, 0};
  evaluate();
  const PoseChange both{{1, 0, 0}, {1, 0, 0}, 0.5};
  EXPECT_EQ(changedMove(posed(0, {}), glm::dmat3(1), both).translation, glm::dvec3(0));
  EXPECT_EQ(changedMove(posed(1, {}), glm::dmat3(1), both).rotation, glm::dquat(1, 0, 0, 0));
  const LocalTransform aside =
      changedMove(posed(2, {}), axesIn(AxisSpace::Local, posed(2, {}), frontView()), {{}, {1, 0, 0}, 0.5});
  EXPECT_NEAR(aside.rotation.x, 0, 1e-12) << "it rotates only about its fixed axis";
  EXPECT_NEAR(std::abs(aside.rotation.y), std::sin(0.25), 1e-9) << "which is its local x axis here";
  hand.model.bones[2].operable = false;
  evaluate();
  EXPECT_FALSE(posed(2, {}).movable);
  EXPECT_FALSE(posed(2, {}).rotatable);
}

TEST_F(PosingBones, ABoneBelowAMovedOneIsNotMovedTwice) {
  using Bones = std::vector<model::BoneIndex>;
  EXPECT_EQ(topmostBones(rig, hand.model, Bones{0, 1, 2}), Bones{0});
  EXPECT_EQ(topmostBones(rig, hand.model, Bones{1, 2}), Bones{1});
  EXPECT_EQ(topmostBones(rig, hand.model, Bones{0, 2}), Bones{0});
  hand.model.bones[0].movable = false;
  EXPECT_EQ(topmostBones(rig, hand.model, Bones{0, 2}), Bones{2})
      << "a bone that does not move does not move its children";
}

TEST_F(PosingBones, IkFollowsADraft) {
  test::HandMade legs;
  legs.bone(model::kNoIndex, {0, 10, 0});
  legs.bone(0, {0, 5, 1});
  legs.bone(1, {0, 0, 0});
  legs.bone(model::kNoIndex, {0, 0, 0});
  legs.chain(3, 2, {1, 0});
  const Rig made = makeRig(legs.model);
  RigPose posing(made);
  BoundMotion(legs.motion, legs.model, made).sample(0, posing);
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("3"), {1, 3, 0}, {0, 0, 0, 1}});
  draft.set(motion::BonePose{test::nameOf("nobody"), {1, 3, 0}, {0, 0, 0, 1}});
  const BoundDraft bound = boundDraft(draft, model::NameIndex(legs.model));
  EXPECT_EQ(bound.bones.size(), 1U) << "names that the model lacks are dropped";
  applyDraft(made, bound, posing);
  applyMorphs(made, posing);
  poseBonesBeforePhysics(made, posing);
  poseBonesAfterPhysics(made, posing);
  EXPECT_NEAR(glm::length(posing.transforms[2].position - glm::dvec3(1, 3, 0)), 0, 5e-3);
}

// --- drags -----------------------------------------------------------------------------------------------------------

const glm::dvec3 kOrigin(0, 10, 0);

TEST(HandleDrags, KeepTheHandleUnderTheMouse) {
  struct Row {
    const char* name;
    PoseHandle handle;
    glm::dvec3 from, to, moved;
  };
  // The mouse may leave the handle: only its movement along the axis counts.
  const Row rows[] = {
      {"x", {HandleKind::MoveAxis, 0}, {2, 10, 0}, {5, 12, 0}, {3, 0, 0}},
      {"y", {HandleKind::MoveAxis, 1}, {0, 12, 0}, {1, 15, 0}, {0, 3, 0}},
      {"xy", {HandleKind::MovePlane, 2}, {1, 11, 0}, {3, 14, 0}, {2, 3, 0}},
      {"view", {HandleKind::MoveView, 0}, {0, 10, 0}, {-2, 9, 0}, {-2, -1, 0}},
  };
  const PosingView view = frontView();
  for (const Row& row : rows) {
    HandleDrag drag(row.handle, kOrigin, glm::dmat3(1), 2, view, seenAt(view, row.from));
    drag.moveTo(seenAt(view, row.to), 1);
    // Off the axis, perspective shows a little of the depth.
    EXPECT_NEAR(glm::length(drag.change({}).move - row.moved), 0, 0.2) << row.name;
  }
}

TEST(HandleDrags, RotateByTheAngleOfTheMouse) {
  const PosingView view = frontView();
  const auto onRing = [](double angle) { return kOrigin + 2.0 * glm::dvec3(std::cos(angle), std::sin(angle), 0); };
  for (const PoseHandle handle : {PoseHandle{HandleKind::TurnAxis, 2}, PoseHandle{HandleKind::TurnView, 0}}) {
    HandleDrag drag(handle, kOrigin, glm::dmat3(1), 2, view, seenAt(view, onRing(0.2)));
    // One and a half turns, in steps like those of a mouse.
    for (int i = 1; i <= 60; ++i) drag.moveTo(seenAt(view, onRing(0.2 + i * 3 * std::numbers::pi / 60)), 1);
    const PoseChange change = drag.change({});
    EXPECT_NEAR(change.angle * change.axis.z, 3 * std::numbers::pi, 1e-6);
  }
}

TEST(HandleDrags, AnEdgeOnRingIsRotatedByDraggingAlongIt) {
  const PosingView view = frontView();
  HandleDrag drag({HandleKind::TurnAxis, 0}, kOrigin, glm::dmat3(1), 2, view, seenAt(view, kOrigin));
  drag.moveTo(seenAt(view, kOrigin + glm::dvec3(0, 1, 0)), 1);
  const PoseChange change = drag.change({});
  // The point nearest to the eye, at z = -2, moves up with the mouse.
  const glm::dvec3 nearest = glm::angleAxis(change.angle, change.axis) * glm::dvec3(0, 0, -2);
  EXPECT_GT(nearest.y, 0.7);
  EXPECT_NEAR(std::abs(change.angle), 0.5, 0.05) << "by the distance of the mouse";
}

TEST(HandleDrags, TheTrackballFollowsTheMouse) {
  const PosingView view = frontView();
  for (const glm::dvec2 way : {glm::dvec2(0.1, 0), glm::dvec2(0, 0.1), glm::dvec2(-0.1, 0.1)}) {
    HandleDrag drag({HandleKind::TurnFree, 0}, kOrigin, glm::dmat3(view.right, view.up, view.forward), 2, view, {0, 0});
    drag.moveTo(way, 1);
    const PoseChange change = drag.change({});
    const glm::dvec3 nearest = glm::angleAxis(change.angle, change.axis) * glm::dvec3(0, 0, -1);
    EXPECT_EQ(nearest.x > 0.1, way.x > 0);
    EXPECT_EQ(nearest.x < -0.1, way.x < 0);
    EXPECT_EQ(nearest.y > 0.1, way.y > 0);
  }
}

TEST(HandleDrags, SnapToStepsAndChangeSpeedWithoutAJump) {
  const PosingView view = frontView();
  HandleDrag drag({HandleKind::MoveAxis, 0}, kOrigin, glm::dmat3(1), 2, view, seenAt(view, kOrigin));
  drag.moveTo(seenAt(view, kOrigin + glm::dvec3(1.3, 0, 0)), 1);
  EXPECT_NEAR(drag.change({}).move.x, 1.3, 1e-6);
  EXPECT_EQ(drag.change({1, 0}).move.x, 1);
  EXPECT_NEAR(drag.change({0.1, 0}).move.x, 1.3, 1e-9);
  drag.moveTo(seenAt(view, kOrigin + glm::dvec3(2.3, 0, 0)), 0.1);
  EXPECT_NEAR(drag.change({}).move.x, 1.4, 1e-6) << "only the following movement is slow";
  HandleDrag turn({HandleKind::TurnAxis, 2}, kOrigin, glm::dmat3(1), 2, view, seenAt(view, {2, 10, 0}));
  turn.moveTo(seenAt(view, {2 * std::cos(0.3), 10 + 2 * std::sin(0.3), 0}), 1);
  EXPECT_NEAR(turn.change({0, kQuarter / 6}).angle, kQuarter / 6, 1e-9) << "17 degrees snap to 15";
}

TEST(HandleDrags, AHandleThatPointsAtTheEyeMovesNothing) {
  const PosingView view = frontView();
  HandleDrag drag({HandleKind::MoveAxis, 2}, kOrigin, glm::dmat3(1), 2, view, seenAt(view, kOrigin));
  drag.moveTo(seenAt(view, kOrigin + glm::dvec3(0.5, 0.5, 0)), 1);
  EXPECT_EQ(drag.change({}).move, glm::dvec3(0));
}

TEST(HandleDrags, ARotatedAndScaledModelIsPosedInItsOwnSpace) {
  const glm::dmat4 world =
      glm::scale(glm::rotate(glm::translate(glm::dmat4(1), {3, 0, 0}), kQuarter, glm::dvec3(0, 1, 0)), glm::dvec3(2));
  const PosingView view = frontView(world);
  EXPECT_NEAR(glm::length(view.right), 1, 1e-9);
  const glm::dvec3 origin(0, 5, 0);
  HandleDrag drag({HandleKind::MoveView, 0}, origin, glm::dmat3(view.right, view.up, view.forward), 1, view,
                  seenAt(view, origin));
  drag.moveTo(seenAt(view, origin + view.right * 1.5 + view.up * 0.5), 1);
  const glm::dvec3 moved = drag.change({}).move;
  EXPECT_NEAR(moved.x, 1.5, 1e-6);
  EXPECT_NEAR(moved.y, 0.5, 1e-6);
}

}  // namespace
}  // namespace furitsuke::eval
