// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_record.h"

#include <gtest/gtest.h>

namespace furitsuke::session {
namespace {

SceneRecord sampleRecord() {
  SceneRecord record;
  record.models = {{"/models/a.pmx", true, false, {}, {}, MotionReference{"/motions/a.vmd", "a.vmd"}},
                   {"/models/stick.x", false, true, {}, 0, {}}};
  record.models[1].placement.position = {1, -2, 3.5};
  record.models[1].placement.scale = 0.5;
  record.models[1].placement.carrierBone = 7;
  record.active = 1;
  record.parts[1] = MotionReference{"", "New light"};
  record.front = MotionReference{"/motions/a.vmd", "a.vmd"};
  return record;
}

TEST(SceneRecord, IsTheSameAfterItWasStored) {
  const SceneRecord stored = sampleRecord();
  const auto read = SceneRecord::fromJson(stored.toJson());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->toJson(), stored.toJson());
  ASSERT_EQ(read->models.size(), 2U);
  EXPECT_EQ(read->models[1].placement.position, stored.models[1].placement.position);
  EXPECT_EQ(read->models[1].carrier, stored.models[1].carrier);
  EXPECT_EQ(read->models[0].motion, stored.models[0].motion);
  EXPECT_EQ(read->parts, stored.parts);
}

TEST(SceneRecord, AcceptsAnyBytes) {
  for (const char* json : {"", "no json", "[]", "1", "{\"models\":", "\xff\xfe"})
    EXPECT_FALSE(SceneRecord::fromJson(json));
  const auto odd = SceneRecord::fromJson(
      R"({"models": [1, {"carrier": 9, "placement": {"rotation": [0, 0, 0, 0], "position": "x"}}], "active": -1})");
  ASSERT_TRUE(odd);
  ASSERT_EQ(odd->models.size(), 2U);
  EXPECT_FALSE(odd->models[1].carrier);
  EXPECT_FALSE(odd->active);
  EXPECT_EQ(odd->models[1].placement.rotation, glm::dquat(1, 0, 0, 0));
}

TEST(SceneRecord, RefersToMotionsByFileOrElseByTitle) {
  const SceneRecord record = sampleRecord();
  EXPECT_TRUE(record.refersTo({"/motions/a.vmd", "another title"}));
  EXPECT_TRUE(record.refersTo({"", "New light"}));
  EXPECT_FALSE(record.refersTo({"", "a.vmd"}));
}

}  // namespace
}  // namespace furitsuke::session
