// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pmm/pmm_model_export.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/io/model/model_file.h"
#include "core/io/pmm/pmm_export.h"
#include "core/motion/key_edits.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

// Models that a project gets in addition.
namespace furitsuke::io {
namespace {

namespace pmm = format::pmm;

pmm::File sampleOf(const char* name) {
  return pmm::read(readFile(std::string(FURITSUKE_TEST_DATA) + "/fuzz/" + name).value()).value();
}

model::Model dancer() {
  model::Model model;
  model.name = model::ModelName::fromText("新しい", "New");
  for (const char* name : {"センター", "右足", "右足ＩＫ"}) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(name, "");
    bone.movable = model.bones.size() != 1;
    model.bones.push_back(bone);
  }
  model::IkChain chain;
  chain.goal = 2;
  chain.target = 1;
  model.ik.push_back(chain);
  model::Morph morph;
  morph.name = model::ModelName::fromText("あ", "");
  morph.panel = model::MorphPanel::Lip;
  model.morphs.push_back(morph);
  model.displayGroups.push_back({model::ModelName::fromText("Root", "Root"), true, {{false, 0}}});
  model.displayGroups.push_back({model::ModelName::fromText("表情", "Exp"), true, {{true, 0}}});
  return model;
}

TEST(PmmModels, AnotherModelLeavesAllOtherBytes) {
  const pmm::File file = sampleOf("project_mmd9.pmm");
  const Bytes bytes = pmmWithModel(file, dancer(), "UserFile\\Model\\new.pmx").value();
  const pmm::File after = pmm::read(bytes).value();
  ASSERT_FALSE(after.damage);
  EXPECT_EQ(after.trailingAt, bytes.size()) << "no unread bytes";
  EXPECT_EQ(after.bytes.size() - after.trailingAt, file.bytes.size() - file.trailingAt);
  ASSERT_EQ(after.models.size(), file.models.size() + 1);
  const pmm::ModelBlock& added = after.models.back();
  EXPECT_GT(added.id, file.models.back().id);
  // Without the new record, its entry at the end and the count, the file is what it was.
  Bytes without = bytes;
  without[54] = file.bytes[54];
  if (after.settings->rangesEnd) {
    const auto end = without.begin() + static_cast<std::ptrdiff_t>(*after.settings->rangesEnd);
    without.erase(end - 5, end);
  }
  without.erase(without.begin() + static_cast<std::ptrdiff_t>(added.at),
                without.begin() + static_cast<std::ptrdiff_t>(added.end));
  EXPECT_TRUE(without == file.bytes);
  const Project before = projectFromPmm(file), project = projectFromPmm(after);
  EXPECT_EQ(project.diagnostics.size(), before.diagnostics.size());
  const ProjectModel& model = project.models.back();
  EXPECT_EQ(model.name.text(), "新しい");
  EXPECT_EQ(model.path, "UserFile\\Model\\new.pmx");
  EXPECT_EQ(model.names.bones.size(), 3U);
  EXPECT_EQ(model.names.ik.front().text(), "右足ＩＫ");
  EXPECT_EQ(model.parentSubjects, (std::vector<std::string>{"", "センター", "右足ＩＫ"}));
  EXPECT_TRUE(model.isVisible);
  EXPECT_EQ(model.keys, 0U);
  for (const auto& track : model.motion.bones) {
    ASSERT_EQ(track.keys.size(), 1U);
    EXPECT_EQ(track.keys.frames().front(), 0);
    EXPECT_EQ(track.keys.values().front(), motion::restBoneKey()) << track.name.text();
  }
}

TEST(PmmModels, ANewModelGetsKeysAndLinksLikeOthers) {
  const pmm::File file = pmm::read(pmmWithModel(sampleOf("project_mmd9.pmm"), dancer(), "new.pmx").value()).value();
  const Project project = projectFromPmm(file);
  const std::size_t added = project.models.size() - 1;
  motion::Motion motion = project.models[added].motion;
  motion::EditBuilder builder(motion);
  builder.set(*motion.findBone(test::nameOf("右足ＩＫ").bytes), 12, test::boneKeyAt(4));
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  const std::string target = project.models[0].names.bones[0].text();
  const std::vector<ProjectParentKey> parents{{.frame = 3, .bone = "センター", .model = 0, .target = target}};
  Diagnostics losses;
  const Bytes bytes = pmmWithMotion(file, added, project.models[added].names, motion, losses, &parents).value();
  EXPECT_TRUE(losses.empty());
  const Project again = projectFromPmm(pmm::read(bytes).value());
  EXPECT_EQ(again.models[added].motion.bones, motion.bones);
  EXPECT_EQ(again.models[added].outsideParents, parents);
  for (std::size_t i = 0; i < added; ++i) EXPECT_EQ(again.models[i].motion.bones, project.models[i].motion.bones);
}

TEST(PmmModels, WhatMmdCannotStoreIsRefused) {
  struct Row {
    const char* name;
    const char* file;
    std::string path;
    std::string bone;
    const char* reason;
  };
  for (const Row& row : {Row{"old project", "project_mmd7.pmm", "a.pmx", "頭", "MMD 8 or older"},
                         Row{"damaged project", "project_cut.pmm", "a.pmx", "頭", "damaged"},
                         Row{"name", "project_mmd9.pmm", "a.pmx", "😀", "a name of the model"},
                         Row{"long name", "project_mmd9.pmm", "a.pmx", std::string(256, 'a'), "a name of the model"},
                         Row{"path", "project_mmd9.pmm", "/模型😀/a.pmx", "頭", "the path"},
                         Row{"long path", "project_mmd9.pmm", std::string(256, 'a'), "頭", "too long"}}) {
    SCOPED_TRACE(row.name);
    model::Model model = dancer();
    model.bones[1].name = model::ModelName::fromText(row.bone, "");
    const Result<Bytes> bytes = pmmWithModel(sampleOf(row.file), model, row.path);
    ASSERT_FALSE(bytes);
    EXPECT_NE(bytes.error().message().find(row.reason), std::string::npos) << bytes.error().message();
  }
}

TEST(PmmModels, PathsAreThoseOfMmd) {
  EXPECT_EQ(mmdPathOf("/mmd/a/UserFile/Model/b.pmd"), "UserFile\\Model\\b.pmd");
  EXPECT_EQ(mmdPathOf("/mmd/a/b.pmd"), "\\mmd\\a\\b.pmd");
}

/// MMD itself wrote the records of these models; what does not depend on their motions must be equal.
TEST(PmmModels, TheRecordIsThatOfMmd) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = pmm::read(readFile(*test::corpusFolder() / "projects/allstar_v2.pmm").value()).value();
  struct Row {
    const char* model;
    std::size_t index;  ///< in the project
  };
  for (const Row& row : {Row{"models/dummy_bone.pmd", 0}, Row{"models/kaito.pmd", 7}}) {
    SCOPED_TRACE(row.model);
    const LoadedModel model = loadModel(*test::corpusFolder() / row.model).value();
    const std::string path = projectFromPmm(file).models[row.index].path;
    const pmm::File after = pmm::read(pmmWithModel(file, model.model, path).value()).value();
    ASSERT_FALSE(after.damage);
    EXPECT_EQ(after.trailingAt, after.bytes.size());
    const pmm::ModelBlock &written = file.models[row.index], &own = after.models.back();
    // Names, the number of rows, bones, morphs, IK bones and subjects; not the old text after the path.
    const auto part = [](const pmm::File& of, std::size_t from, std::size_t to) {
      return Bytes(of.bytes.begin() + static_cast<std::ptrdiff_t>(from),
                   of.bytes.begin() + static_cast<std::ptrdiff_t>(to));
    };
    EXPECT_TRUE(part(file, written.name.at - 1, written.path.at) == part(after, own.name.at - 1, own.path.at));
    EXPECT_EQ(file.text(written.path), after.text(own.path));
    EXPECT_TRUE(part(file, written.path.at + pmm::kPathBytes, written.visibleAt - 1) ==
                part(after, own.path.at + pmm::kPathBytes, own.visibleAt - 1));
    EXPECT_EQ(written.groups.size, own.groups.size);
    EXPECT_EQ(written.boneKeys.size, own.boneKeys.size);
    EXPECT_EQ(written.propertyKeys.size, own.propertyKeys.size);
    EXPECT_EQ(written.end - written.stateAt, own.end - own.stateAt);
    // With the motion of the other one, both records have the same keys.
    const Project project = projectFromPmm(after);
    Diagnostics losses;
    const std::size_t added = after.models.size() - 1;
    const Bytes moved =
        pmmWithMotion(after, added, project.models[added].names, project.models[row.index].motion, losses).value();
    const pmm::File both = pmm::read(moved).value();
    EXPECT_TRUE(losses.empty());
    EXPECT_EQ(projectFromPmm(both).models[added].motion.bones, project.models[row.index].motion.bones);
    EXPECT_EQ(both.models[added].boneKeys.count, written.boneKeys.count);
  }
}

}  // namespace
}  // namespace furitsuke::io
