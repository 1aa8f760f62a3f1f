// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/scene_project_writing.h"

#include <gtest/gtest.h>

#include "app/session/projects/open_project.h"

namespace furitsuke::session {
namespace {

io::SceneProject sampleProject() {
  io::SceneProject project;
  project.motions = {{.file = {"/motions/a.vmd"}}, {.title = "New light", .id = 7}};
  project.models = {{.file = {"/models/a.pmx"}, .motion = 0}, {.file = {"/models/stick.x"}, .attachment = 0}};
  project.light = 1;
  return project;
}

TEST(SceneProject, KeepsWhatASceneDoesNotShow) {
  io::SceneProject kept;
  kept.unknown = "\"fog\": 1";
  kept.models = {
      {.file = {"/nowhere/lost.pmx"}, .attachment = 1, .motion = 0}, {.file = {"/models/a.pmx"}}, {.file = {"/"}}};
  kept.models[1].outsideParents = {{.frame = 1, .model = 0}, {.frame = 2, .model = 2}, {.frame = 3}};
  kept.motions = {{.file = {"/nowhere/lost.vmd"}}};
  const io::SceneProject project = withKeptParts(sampleProject(), kept);
  EXPECT_EQ(project.unknown, kept.unknown);
  ASSERT_EQ(project.models.size(), 3U) << "a file that exists was removed from the scene on purpose";
  EXPECT_EQ(project.models[2].file.path, "/nowhere/lost.pmx");
  EXPECT_EQ(project.models[2].attachment, 0U);
  ASSERT_TRUE(project.models[2].motion);
  EXPECT_EQ(project.motions[*project.models[2].motion].file.path, "/nowhere/lost.vmd");
  ASSERT_EQ(project.models[0].outsideParents.size(), 2U) << "not the one that follows a removed model";
  EXPECT_EQ(project.models[0].outsideParents[0].model, 2U);
}

TEST(SceneProject, FindsMotionsByFileOrElseByTheirId) {
  const io::SceneProject project = sampleProject();
  EXPECT_EQ(findMotion(project, {.file = {"/motions/a.vmd"}, .title = "another title"}), 0U);
  EXPECT_EQ(findMotion(project, {.title = "another title", .id = 7}), 1U);
  EXPECT_FALSE(findMotion(project, {.title = "New light", .id = 8})) << "two motions may have one title";
}

}  // namespace
}  // namespace furitsuke::session
