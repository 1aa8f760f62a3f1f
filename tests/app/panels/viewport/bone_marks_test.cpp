// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/bone_marks.h"

#include <gtest/gtest.h>

#include "app/panels/viewport/projection.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::panels {
namespace {

constexpr QSizeF kSize(400, 400);

model::Model kinds() {
  model::Model model;
  const auto add = [&model](auto&& change) {
    model::Bone bone;
    bone.position = {static_cast<float>(model.bones.size()), 0, 0};
    change(bone);
    model.bones.push_back(bone);
  };
  add([](model::Bone&) {});
  add([](model::Bone& bone) { bone.movable = true; });
  add([](model::Bone& bone) { bone.fixedAxis = Vec3{1, 0, 0}; });
  add([](model::Bone& bone) { bone.visible = false; });
  add([](model::Bone& bone) { bone.operable = false; });
  add([](model::Bone& bone) { bone.movable = true; });
  add([](model::Bone&) {});
  model.ik.push_back({5, 0, 10, 1, {{6, false, {}, {}}}});
  return model;
}

TEST(BoneMarks, EveryKindHasItsShapeAndState) {
  auto model = std::make_shared<model::Model>(kinds());
  const scene::Actor actor(model, std::make_shared<image::ModelImages>());
  const auto marks = BoneStyles(*model).marks(actor, glm::dmat4(1), eval::viewOf(eval::sampleCamera({}, 0), 1), kSize);
  struct Row {
    model::BoneIndex bone;
    BoneShape shape;
    BoneState state;
  };
  const std::vector<Row> rows = {{0, BoneShape::Circle, BoneState::Plain},
                                 {1, BoneShape::Square, BoneState::Plain},
                                 {2, BoneShape::CrossedCircle, BoneState::FixedAxis},
                                 {5, BoneShape::Square, BoneState::IkGoal},
                                 {6, BoneShape::Circle, BoneState::IkLink}};
  ASSERT_EQ(marks.size(), rows.size()) << "bones that are invisible or cannot be edited have no mark";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(marks[i].bone, rows[i].bone);
    EXPECT_EQ(marks[i].shape, rows[i].shape) << rows[i].bone;
    EXPECT_EQ(marks[i].state, rows[i].state) << rows[i].bone;
  }
}

TEST(BoneMarks, AreDrawnAtTheBones) {
  const auto actor = test::actorNamed("a", {"one", "two"});
  const auto view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  const auto marks = BoneStyles(actor->model()).marks(*actor, glm::dmat4(1), view, kSize);
  ASSERT_EQ(marks.size(), 2U);
  EXPECT_NEAR(marks[0].at.x(), 200, 1e-9);
  EXPECT_GT(marks[0].at.y(), marks[1].at.y()) << "the second is higher";
  EXPECT_FALSE(projected({0, 10, -100}, view, kSize)) << "behind the eye";
}

TEST(BoneMarks, TheNearestIsPickedOrTheOneInFrontAtEqualDistance) {
  const std::vector<BoneMark> marks = {
      {0, {100, 100}, {}, 10, {}, {}}, {1, {101, 100}, {}, 5, {}, {}}, {2, {120, 100}, {}, 1, {}, {}}};
  struct Row {
    QPointF position;
    std::optional<model::BoneIndex> bone;
  };
  const Row rows[] = {{{100, 100}, 1}, {{101, 101}, 1},  {{93, 100}, 1},
                      {{118, 100}, 2}, {{110, 130}, {}}, {{108, 100}, 1}};
  for (const Row& row : rows)
    EXPECT_EQ(markAt(marks, row.position), row.bone) << row.position.x() << ' ' << row.position.y();
  EXPECT_EQ(marksIn(marks, QRectF(90, 90, 20, 20)), (std::vector<model::BoneIndex>{0, 1}));
}

TEST(BoneMarks, ABoneOfTheBodyIsPickedBeforeOneThatPhysicsMoves) {
  std::vector<BoneMark> marks = {{0, {100, 100}, {}, 5, {}, {}}, {1, {106, 100}, {}, 10, {}, {}}};
  EXPECT_EQ(markAt(marks, {100, 100}), 0) << "the nearest";
  marks[0].isMinor = marks[0].isOfPhysics = true;
  EXPECT_EQ(marksAt(marks, {100, 100}), (std::vector<model::BoneIndex>{1, 0})) << "a strand of hair in front of it";
  EXPECT_EQ(markAt(marks, {95, 100}), 0) << "where there is nothing else";
}

TEST(BoneMarks, RepeatedClicksGoThroughMarksThatCoverEachOther) {
  const std::vector<BoneMark> marks = {{0, {100, 100}, {}, 10, {}, {}},
                                       {1, {101, 100}, {}, 5, {}, {}},
                                       {2, {100, 101}, {}, 7, {}, {}},
                                       {3, {200, 100}, {}, 1, {}, {}}};
  EXPECT_EQ(marksAt(marks, {100, 100}), (std::vector<model::BoneIndex>{1, 2, 0}));
  const struct {
    QPointF position;
    model::BoneIndex current;
    std::optional<model::BoneIndex> next;
  } rows[] = {{{100, 100}, model::kNoIndex, 1},
              {{100, 100}, 1, 2},
              {{100, 100}, 2, 0},
              {{100, 100}, 0, 1},
              {{100, 100}, 3, 1},
              {{200, 100}, 3, 3},
              {{300, 100}, 3, {}}};
  for (const auto& row : rows) EXPECT_EQ(markAfter(marks, row.position, row.current), row.next) << row.current;
}

/// A chain upward from bone to bone: the lengths of its bones, of 20 units in all.
model::Model chain(const std::vector<float>& lengths) {
  model::Model model;
  float height = 0;
  for (std::size_t i = 0; i <= lengths.size(); ++i) {
    const bool isEnd = i == lengths.size();
    model::Bone bone;
    bone.position = {0, height, 0};
    bone.parent = static_cast<model::BoneIndex>(i) - 1;
    bone.tailIsBone = true;
    bone.tailBone = isEnd ? model::kNoIndex : static_cast<model::BoneIndex>(i) + 1;
    model.bones.push_back(bone);
    if (!isEnd) height += lengths[i];
  }
  return model;
}

TEST(BoneMarks, BonesOfFingersAndHairAreMinor) {
  model::Model model = chain({12.0F, 6.5F, 0.7F, 0.4F, 0.4F});
  model.bones[2].movable = false;
  model::RigidBody body;
  body.bone = 1;
  body.mode = model::BodyMode::Physics;
  const auto minorsOf = [](model::Model given) {
    const auto shared = std::make_shared<model::Model>(std::move(given));
    const scene::Actor actor(shared, std::make_shared<image::ModelImages>());
    std::vector<model::BoneIndex> minor;
    for (const BoneMark& mark :
         BoneStyles(*shared).marks(actor, glm::dmat4(1), eval::viewOf(eval::sampleCamera({}, 0), 1), kSize)) {
      if (mark.isMinor) minor.push_back(mark.bone);
    }
    return minor;
  };
  EXPECT_EQ(minorsOf(model), (std::vector<model::BoneIndex>{3, 4, 5})) << "short bones and the end of their chain";
  model.bodies.push_back(body);
  EXPECT_EQ(minorsOf(model), (std::vector<model::BoneIndex>{1, 3, 4, 5})) << "moved by physics";
  model.bodies.front().mode = model::BodyMode::FollowsBone;
  model.bones[3].movable = true;
  EXPECT_EQ(minorsOf(model), (std::vector<model::BoneIndex>{4, 5})) << "bones that can be moved are main bones";
}

TEST(BoneMarks, OnlyBonesInFocusAreShownUntilAllAreWanted) {
  const std::vector<BoneMark> marks = {{0, {10, 10}, {}, 1, {}, {}},
                                       {1, {100, 100}, {}, 1, {}, {}},
                                       {2, {200, 100}, {}, 1, {}, {}},
                                       {3, {300, 100}, {}, 1, {}, {}}};
  eval::BoundDraft draft;
  draft.bones[2] = {};
  const std::vector<model::BoneIndex> selected = {3}, near = marksNear(marks, {30, 30}), none;
  EXPECT_EQ(near, (std::vector<model::BoneIndex>{0}));
  const auto shown = [&](const BoneMarkScene& scene) {
    std::vector<model::BoneIndex> bones;
    for (const BoneMark& mark : shownMarks(marks, scene)) bones.push_back(mark.bone);
    return bones;
  };
  EXPECT_EQ(shown({{}, none, none, model::kNoIndex, false}), none);
  EXPECT_EQ(shown({draft, selected, near, model::kNoIndex, false}), (std::vector<model::BoneIndex>{0, 2, 3}));
  EXPECT_EQ(shown({{}, none, none, model::kNoIndex, true}), (std::vector<model::BoneIndex>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace furitsuke::panels
