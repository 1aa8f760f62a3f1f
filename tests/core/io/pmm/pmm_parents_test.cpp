// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/io/pmm/pmm_export.h"
#include "core/motion/key_edits.h"
#include "tests/support/corpus.h"

// Outside parents that are written into the property keys of a project.
namespace furitsuke::io {
namespace {

namespace pmm = format::pmm;

/// A project of MMD with eleven models, whose model 2 follows nothing.
class PmmParents : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!test::corpusFolder()) GTEST_SKIP();
    file = pmm::read(readFile(*test::corpusFolder() / "projects/allstar_v2.pmm").value()).value();
    project = projectFromPmm(file);
    first = project.models[1].names.bones[0].text();
    center = project.models[kModel].parentSubjects[1];
  }

  static constexpr std::size_t kModel = 2;

  /// The file after saving what the bones of the model follow.
  [[nodiscard]] Bytes saved(const pmm::File& from, const std::vector<ProjectParentKey>& parents) const {
    const Project present = projectFromPmm(from);
    Diagnostics losses;
    const Bytes bytes =
        pmmWithMotion(from, kModel, present.models[kModel].names, project.models[kModel].motion, losses, &parents)
            .value();
    EXPECT_TRUE(losses.empty());
    return bytes;
  }

  pmm::File file;
  Project project;
  std::string first;   ///< a bone of another model
  std::string center;  ///< a bone that can follow something
};

TEST_F(PmmParents, EveryChangeOfOutsideParentsChangesOnlyTheirChain) {
  const std::vector<ProjectParentKey> none;
  const std::vector<ProjectParentKey> linked{{.frame = 0, .model = 1, .target = first},
                                             {.frame = 40, .bone = center, .isGround = true}};
  std::vector<ProjectParentKey> changed = linked, added = linked, removed = linked;
  changed[1] = {.frame = 40, .bone = center, .model = kModel, .target = center};
  added.push_back({.frame = 60, .bone = center});
  removed.pop_back();
  struct Row {
    const char* name;
    std::vector<ProjectParentKey> before, after;
    std::size_t keys;  ///< of the property list after it, without the initial one
  };
  for (const Row& row : {Row{"nothing to something", none, linked, 1}, Row{"something to nothing", linked, none, 0},
                         Row{"another target", linked, changed, 1}, Row{"added", linked, added, 2},
                         Row{"removed", linked, removed, 0}, Row{"the same", linked, linked, 1}}) {
    SCOPED_TRACE(row.name);
    const pmm::File before = row.before.empty() ? file : pmm::read(saved(file, row.before)).value();
    const Bytes bytes = saved(before, row.after);
    const pmm::File after = pmm::read(bytes).value();
    ASSERT_FALSE(after.damage);
    EXPECT_EQ(projectFromPmm(after).models[kModel].outsideParents, row.after);
    const pmm::KeyList& list = before.models[kModel].propertyKeys;
    EXPECT_EQ(after.models[kModel].propertyKeys.count, row.keys);
    const std::size_t rest = before.bytes.size() - list.end();
    EXPECT_TRUE(
        std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt), before.bytes.begin()));
    EXPECT_TRUE(std::equal(bytes.end() - static_cast<std::ptrdiff_t>(rest), bytes.end(),
                           before.bytes.end() - static_cast<std::ptrdiff_t>(rest)));
    EXPECT_EQ(bytes == before.bytes, row.before == row.after);
  }
}

TEST_F(PmmParents, OnlyTheBytesOfTheSubjectChangeInAnExistingKey) {
  const Bytes bytes = saved(file, {{.frame = 0, .bone = center, .model = 1, .target = first}});
  ASSERT_EQ(bytes.size(), file.bytes.size());
  const pmm::ModelBlock& block = file.models[kModel];
  const std::size_t at = block.propertyKeys.initialAt + pmm::PropertyKeyRecord::kIkAt + block.ikCount +
                         pmm::PropertyKeyRecord::kParentSize;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == file.bytes[i]) continue;
    EXPECT_TRUE(i >= at && i < at + pmm::PropertyKeyRecord::kParentSize) << i;
  }
  EXPECT_NE(bytes, file.bytes);
}

TEST_F(PmmParents, SwitchesAndOutsideParentsShareTheirKeys) {
  motion::Motion motion = project.models[kModel].motion;
  motion::EditBuilder builder(motion);
  builder.set(motion::kPropertyTrack, 40, motion::VisibilityIkKey{false, motion.property.values()[0].ik});
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  const std::vector<ProjectParentKey> parents{{.frame = 20, .bone = center, .model = 1, .target = first},
                                              {.frame = 60, .bone = center}};
  Diagnostics losses;
  const auto save = [&](const pmm::File& from, const std::vector<ProjectParentKey>* now) {
    return pmm::read(pmmWithMotion(from, kModel, project.models[kModel].names, motion, losses, now).value()).value();
  };
  const pmm::File both = save(file, &parents);
  const ProjectModel read = projectFromPmm(both).models[kModel];
  EXPECT_EQ(read.outsideParents, parents);
  EXPECT_TRUE(std::ranges::equal(read.motion.property.frames(), std::vector<Frame>{0, 20, 40, 60}));
  EXPECT_TRUE(read.motion.property.values()[1].visible);
  EXPECT_FALSE(read.motion.property.values()[2].visible);
  EXPECT_FALSE(read.motion.property.values()[3].visible) << "holds what the key before says";
  // The motion still lacks the keys of the outside parents, which stay.
  EXPECT_EQ(save(both, &parents).bytes, both.bytes);
  EXPECT_EQ(save(both, nullptr).bytes, both.bytes);
}

TEST_F(PmmParents, WhatHasNoPlaceIsLeftOut) {
  const ProjectModel& model = project.models[kModel];
  std::string fixed;  // a bone that is not a subject
  for (const Name& bone : model.names.bones) {
    if (std::ranges::find(model.parentSubjects, bone.text()) == model.parentSubjects.end()) fixed = bone.text();
  }
  ASSERT_FALSE(fixed.empty());
  struct Row {
    const char* name;
    ProjectParentKey key;
  };
  for (const Row& row : {Row{"bone cannot follow", {.bone = fixed, .isGround = true}},
                         Row{"no such bone", {.bone = center, .model = 1, .target = "尻尾"}},
                         Row{"origin of a model", {.bone = center, .model = 1}},
                         Row{"no such model", {.bone = center, .model = 99, .target = first}}}) {
    SCOPED_TRACE(row.name);
    EXPECT_FALSE(hasParentPlace(project.models, model, row.key));
    EXPECT_EQ(saved(file, {row.key}), file.bytes);
  }
}

TEST_F(PmmParents, WhatTheCameraFollowsIsInItsKeys) {
  ASSERT_TRUE(project.cameraParents.empty());
  const std::vector<Frame> frames(project.camera.camera.frames().begin(), project.camera.camera.frames().end());
  const std::vector<ProjectParentKey> parents{{.frame = frames[2], .model = 1, .target = first}, {.frame = frames[5]}};
  const auto save = [&](const pmm::File& from, const std::vector<ProjectParentKey>* now) {
    return pmm::read(pmmWithCamera(from, project.camera, now).value()).value();
  };
  const pmm::File followed = save(file, &parents);
  EXPECT_EQ(projectFromPmm(followed).cameraParents, parents);
  EXPECT_EQ(projectFromPmm(followed).camera, project.camera);
  ASSERT_EQ(followed.bytes.size(), file.bytes.size());
  for (std::uint32_t key = 0; key < file.camera.total(); ++key) {
    const std::size_t at = file.camera.offsetOf(key);
    const std::int32_t frame = pmm::KeyHead{file.key(file.camera, key)}.frame();
    for (std::size_t i = at; i < at + file.camera.size; ++i) {
      const bool isAttachment = i >= at + 40 && i < at + 48 && frame >= frames[2] && frame < frames[5];
      EXPECT_TRUE(isAttachment || file.bytes[i] == followed.bytes[i]) << i - at << " of key " << key;
    }
  }
  EXPECT_EQ(save(followed, &parents).bytes, followed.bytes);
  EXPECT_EQ(save(followed, nullptr).bytes, followed.bytes);
  const std::vector<ProjectParentKey> none, ground{{.frame = 0, .isGround = true}};
  EXPECT_EQ(save(followed, &none).bytes, file.bytes);
  EXPECT_EQ(save(file, &ground).bytes, file.bytes) << "the camera cannot follow it";
}

TEST_F(PmmParents, AnAccessoryIsCarriedAsItsKeysSay) {
  constexpr std::size_t kChanging = 17;  // the accessory that changes hands
  const ProjectAccessory& accessory = project.accessories[kChanging];
  const auto bone = [this](std::size_t number) { return project.models[1].names.bones[number].text(); };
  const std::vector<ProjectParentKey> read{{.frame = 0, .model = 1, .target = bone(1)},
                                           {.frame = 300, .model = 1, .target = bone(3)}};
  EXPECT_EQ(accessory.parents, read);
  for (std::size_t i = 0; i < project.accessories.size(); ++i)
    EXPECT_EQ(project.accessories[i].parents.empty(), i != kChanging);
  struct Row {
    const char* name;
    std::vector<ProjectParentKey> parents;
    std::uint32_t keys;  ///< after the first one
  };
  const pmm::KeyList& list = file.accessories[kChanging].keys;
  for (const Row& row : {Row{"the same", read, list.count},
                         Row{"another bone", {read[0], {.frame = 300, .model = 2, .target = center}}, list.count},
                         Row{"another frame", {read[0], {.frame = 350, .model = 1, .target = bone(3)}}, list.count + 1},
                         Row{"one more", {read[0], read[1], {.frame = 400}}, list.count + 1}}) {
    SCOPED_TRACE(row.name);
    ProjectSceneEdit edit{.accessories = {}, .attachments = {}, .visible = {}};
    edit.accessories.resize(project.accessories.size());
    edit.visible.resize(project.models.size());
    edit.attachments.resize(project.accessories.size());
    edit.attachments[kChanging] = row.parents;
    const Bytes bytes = pmmWithScene(file, edit).value();
    const pmm::File after = pmm::read(bytes).value();
    EXPECT_EQ(projectFromPmm(after).accessories[kChanging].parents, row.parents);
    EXPECT_EQ(after.accessories[kChanging].keys.count, row.keys);
    EXPECT_EQ(bytes == file.bytes, row.parents == read);
    const std::size_t rest = file.bytes.size() - list.end();
    EXPECT_TRUE(
        std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt), file.bytes.begin()));
    EXPECT_TRUE(std::equal(bytes.end() - static_cast<std::ptrdiff_t>(rest), bytes.end(),
                           file.bytes.end() - static_cast<std::ptrdiff_t>(rest)));
  }
}

}  // namespace
}  // namespace furitsuke::io
