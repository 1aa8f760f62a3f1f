// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_record.h"

#include <gtest/gtest.h>

#include "app/session/projects/open_project.h"

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
  for (const char* json : {"", "no json", "[]", "1", "{\"models\":", "\xff\xfe", "{}"})
    EXPECT_FALSE(SceneRecord::fromJson(json));
}

TEST(SceneRecord, IsAProject) {
  io::SceneProject project = sampleRecord().project();
  ASSERT_EQ(project.motions.size(), 2U) << "each once, whatever uses it";
  EXPECT_EQ(project.motions[0].file.path, "/motions/a.vmd");
  EXPECT_EQ(project.motions[1].title, "New light");
  EXPECT_EQ(project.light, 1U);
  EXPECT_EQ(project.models[1].carrier, 0U);
  const SceneRecord record = SceneRecord::of(project);
  EXPECT_EQ(record.project(), project);
}

TEST(SceneRecord, AProjectKeepsWhatASceneDoesNotShow) {
  io::SceneProject kept;
  kept.unknown = "\"fog\": 1";
  kept.models = {
      {.file = {"/nowhere/lost.pmx"}, .carrier = 1, .motion = 0}, {.file = {"/models/a.pmx"}}, {.file = {"/"}}};
  kept.models[1].outsideParents = {{.frame = 1, .model = 0}, {.frame = 2, .model = 2}, {.frame = 3}};
  kept.motions = {{.file = {"/nowhere/lost.vmd"}}};
  const io::SceneProject project = withKeptParts(sampleRecord().project(), kept);
  EXPECT_EQ(project.unknown, kept.unknown);
  ASSERT_EQ(project.models.size(), 3U) << "a file that exists was removed from the scene on purpose";
  EXPECT_EQ(project.models[2].file.path, "/nowhere/lost.pmx");
  EXPECT_EQ(project.models[2].carrier, 0U);
  ASSERT_TRUE(project.models[2].motion);
  EXPECT_EQ(project.motions[*project.models[2].motion].file.path, "/nowhere/lost.vmd");
  ASSERT_EQ(project.models[0].outsideParents.size(), 2U) << "not the one that follows a removed model";
  EXPECT_EQ(project.models[0].outsideParents[0].model, 2U);
}

TEST(SceneRecord, RefersToMotionsByFileOrElseByTitle) {
  const SceneRecord record = sampleRecord();
  EXPECT_TRUE(record.refersTo({"/motions/a.vmd", "another title"}));
  EXPECT_TRUE(record.refersTo({"", "New light"}));
  EXPECT_FALSE(record.refersTo({"", "a.vmd"}));
}

}  // namespace
}  // namespace furitsuke::session
