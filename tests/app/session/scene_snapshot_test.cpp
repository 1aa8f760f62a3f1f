// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_snapshot.h"

#include <gtest/gtest.h>

#include "app/session/projects/open_project.h"

namespace furitsuke::session {
namespace {

SceneSnapshot sampleSnapshot() {
  SceneSnapshot snapshot;
  snapshot.models = {{"/models/a.pmx", true, false, {}, {}, MotionReference{"/motions/a.vmd", "a.vmd"}},
                     {"/models/stick.x", false, true, {}, 0, {}}};
  snapshot.models[1].placement.position = {1, -2, 3.5};
  snapshot.models[1].placement.scale = 0.5;
  snapshot.models[1].placement.attachmentBone = 7;
  snapshot.active = 1;
  snapshot.parts[1] = MotionReference{"", "New light"};
  snapshot.front = MotionReference{"/motions/a.vmd", "a.vmd"};
  return snapshot;
}

TEST(SceneSnapshot, IsTheSameAfterItWasStored) {
  const SceneSnapshot stored = sampleSnapshot();
  const auto read = SceneSnapshot::fromJson(stored.toJson());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->toJson(), stored.toJson());
  ASSERT_EQ(read->models.size(), 2U);
  EXPECT_EQ(read->models[1].placement.position, stored.models[1].placement.position);
  EXPECT_EQ(read->models[1].attachment, stored.models[1].attachment);
  EXPECT_EQ(read->models[0].motion, stored.models[0].motion);
  EXPECT_EQ(read->parts, stored.parts);
}

TEST(SceneSnapshot, AcceptsAnyBytes) {
  for (const char* json : {"", "no json", "[]", "1", "{\"models\":", "\xff\xfe", "{}"})
    EXPECT_FALSE(SceneSnapshot::fromJson(json));
}

TEST(SceneSnapshot, IsAProject) {
  io::SceneProject project = sampleSnapshot().project();
  ASSERT_EQ(project.motions.size(), 2U) << "each once, whatever uses it";
  EXPECT_EQ(project.motions[0].file.path, "/motions/a.vmd");
  EXPECT_EQ(project.motions[1].title, "New light");
  EXPECT_EQ(project.light, 1U);
  EXPECT_EQ(project.models[1].attachment, 0U);
  const SceneSnapshot snapshot = SceneSnapshot::of(project);
  EXPECT_EQ(snapshot.project(), project);
}

TEST(SceneSnapshot, AProjectKeepsWhatASceneDoesNotShow) {
  io::SceneProject kept;
  kept.unknown = "\"fog\": 1";
  kept.models = {
      {.file = {"/nowhere/lost.pmx"}, .attachment = 1, .motion = 0}, {.file = {"/models/a.pmx"}}, {.file = {"/"}}};
  kept.models[1].outsideParents = {{.frame = 1, .model = 0}, {.frame = 2, .model = 2}, {.frame = 3}};
  kept.motions = {{.file = {"/nowhere/lost.vmd"}}};
  const io::SceneProject project = withKeptParts(sampleSnapshot().project(), kept);
  EXPECT_EQ(project.unknown, kept.unknown);
  ASSERT_EQ(project.models.size(), 3U) << "a file that exists was removed from the scene on purpose";
  EXPECT_EQ(project.models[2].file.path, "/nowhere/lost.pmx");
  EXPECT_EQ(project.models[2].attachment, 0U);
  ASSERT_TRUE(project.models[2].motion);
  EXPECT_EQ(project.motions[*project.models[2].motion].file.path, "/nowhere/lost.vmd");
  ASSERT_EQ(project.models[0].outsideParents.size(), 2U) << "not the one that follows a removed model";
  EXPECT_EQ(project.models[0].outsideParents[0].model, 2U);
}

TEST(SceneSnapshot, RefersToMotionsByFileOrElseByTitle) {
  const SceneSnapshot snapshot = sampleSnapshot();
  EXPECT_TRUE(snapshot.refersTo({"/motions/a.vmd", "another title"}));
  EXPECT_TRUE(snapshot.refersTo({"", "New light"}));
  EXPECT_FALSE(snapshot.refersTo({"", "a.vmd"}));
}

}  // namespace
}  // namespace furitsuke::session
