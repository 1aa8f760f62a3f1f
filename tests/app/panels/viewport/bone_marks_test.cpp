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
  const auto marks = BoneLooks(*model).marks(actor, glm::dmat4(1), eval::viewOf(eval::sampleCamera({}, 0), 1), kSize);
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
  const auto marks = BoneLooks(actor->model()).marks(*actor, glm::dmat4(1), view, kSize);
  ASSERT_EQ(marks.size(), 2U);
  EXPECT_NEAR(marks[0].at.x(), 200, 1e-9);
  EXPECT_GT(marks[0].at.y(), marks[1].at.y()) << "the second is higher";
  EXPECT_FALSE(projected({0, 10, -100}, view, kSize)) << "behind the eye";
}

TEST(BoneMarks, TheNearestIsPickedOrTheOneInFrontAtEqualDistance) {
  const std::vector<BoneMark> marks = {
      {0, {100, 100}, {}, 10, {}, {}}, {1, {101, 100}, {}, 5, {}, {}}, {2, {120, 100}, {}, 1, {}, {}}};
  struct Row {
    QPointF place;
    std::optional<model::BoneIndex> bone;
  };
  const Row rows[] = {{{100, 100}, 1}, {{101, 101}, 1},  {{93, 100}, 1},
                      {{118, 100}, 2}, {{110, 130}, {}}, {{108, 100}, 1}};
  for (const Row& row : rows) EXPECT_EQ(markAt(marks, row.place), row.bone) << row.place.x() << ' ' << row.place.y();
  EXPECT_EQ(marksIn(marks, QRectF(90, 90, 20, 20)), (std::vector<model::BoneIndex>{0, 1}));
}

}  // namespace
}  // namespace furitsuke::panels
