// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pmm/pmm_project.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/project_files.h"
#include "core/motion/edit.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::io {
namespace {

namespace pmm = format::pmm;

constexpr const char* kProjects[] = {"projects/allstar_v2.pmm", "projects/miku_rest_v2.pmm", "motions/yw_project.pmm",
                                     "projects/kishimen_v1_mmd610.pmm", "projects/camera_follow_v1_mmd740.pmm"};

pmm::File fileOf(const std::string& name) { return pmm::read(readFile(*test::corpusFolder() / name).value()).value(); }

/// Names as of a model with these numbers of parts.
PartNames namesFor(const pmm::ModelBlock& block) {
  PartNames names;
  const auto add = [](std::vector<Name>& list, const char* stem, std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) list.push_back(Name{stem + std::to_string(i)});
  };
  add(names.bones, "bone", block.boneCount);
  add(names.morphs, "morph", block.morphCount);
  add(names.ik, "ik", block.ikCount);
  return names;
}

/// The names of a model's parts: its own, or made up for a project that has none.
PartNames namesOf(const pmm::File& file, const pmm::ModelBlock& block) {
  if (file.version == 1) return namesFor(block);
  PartNames names;
  for (const pmm::Span span : block.bones) names.bones.push_back(Name::fromBytes(file.text(span)));
  for (const pmm::Span span : block.morphs) names.morphs.push_back(Name::fromBytes(file.text(span)));
  for (const std::int32_t bone : block.ik) names.ik.push_back(names.bones[static_cast<std::size_t>(bone)]);
  return names;
}

Project projectOf(const pmm::File& file) {
  std::size_t next = 0;
  return projectFromPmm(file, [&](const std::string& /*path*/) { return namesFor(file.models[next++]); });
}

TEST(PmmProject, MotionsHaveTheKeysOfTheProject) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const Project project = projectOf(fileOf("projects/allstar_v2.pmm"));
  ASSERT_EQ(project.models.size(), 11U);
  const ProjectModel& miku = project.models[2];
  EXPECT_EQ(miku.name.text(), "初音ミク");
  EXPECT_EQ(miku.path, "UserFile\\Model\\初音ミク.pmd");
  EXPECT_EQ(miku.motion.bones.size(), 122U);
  EXPECT_EQ(miku.motion.morphs.size(), 16U);
  EXPECT_EQ(miku.motion.keyCount(), 122U + 3'533 + 16 + 240 + 1);
  ASSERT_EQ(miku.motion.property.size(), 1U);
  EXPECT_EQ(miku.motion.property.values()[0].ik.size(), 7U);
  EXPECT_EQ(project.camera.camera.size(), 15U);
  EXPECT_EQ(project.camera.light.size(), 19U);
  EXPECT_EQ(project.camera.selfShadow.size(), 1U);
  EXPECT_FALSE(project.camera.annotations.gravity) << "gravity as at first is no track";
  EXPECT_EQ(project.playRange, (FrameRange{0, 733}));
  const auto center = miku.motion.findBone(test::nameOf("センター").bytes);
  ASSERT_TRUE(center);
  EXPECT_EQ(miku.motion.bones[center->index].keys.size(), 96U);
}

TEST(PmmProject, UneditedProjectsKeepTheirBytesAlsoByWayOfAVmd) {
  if (!test::corpusFolder()) GTEST_SKIP();
  for (const char* name : kProjects) {
    SCOPED_TRACE(name);
    const pmm::File file = fileOf(name);
    const Project project = projectOf(file);
    for (std::size_t i = 0; i < file.models.size(); ++i) {
      const motion::Motion& motion = project.models[i].motion;
      const Bytes vmd = vmdFromMotion(motion, nullptr);
      const motion::Motion again = motionFromVmd(format::vmd::read(vmd).value()).motion;
      const PartNames names = namesOf(file, file.models[i]);
      for (const motion::Motion& written : {motion, again}) {
        Diagnostics losses;  // of names that are longer than those of a VMD
        const Result<Bytes> bytes = pmmWithMotion(file, i, names, written, losses);
        ASSERT_TRUE(bytes) << bytes.error().message();
        EXPECT_TRUE(*bytes == file.bytes) << "model " << i;
      }
    }
    EXPECT_TRUE(pmmWithCamera(file, project.camera).value() == file.bytes);
  }
}

TEST(PmmProject, ANewCameraKeyOfVersion1FollowsWhatTheKeyBeforeItFollows) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = fileOf("projects/camera_follow_v1_mmd740.pmm");
  motion::Motion motion = projectOf(file).camera;
  EXPECT_EQ(motion.camera.values()[2].target.z, 0) << "the bone is the target, not a place in front of it";
  EXPECT_EQ(motion.camera.values()[2].distance, -18);
  motion::EditBuilder builder(motion);
  builder.set(motion::kCameraTrack, 200, motion::restCameraKey());
  builder.set(motion::kCameraTrack, 400, motion::restCameraKey());
  builder.remove(motion::kCameraTrack, 129);
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  const Bytes bytes = pmmWithCamera(file, motion).value();
  const pmm::File written = pmm::read(bytes).value();
  EXPECT_EQ(written.trailingAt, bytes.size());
  EXPECT_EQ(projectOf(written).camera, motion);
  std::string keys;
  Diagnostics none;
  for (const std::uint32_t number : pmm::followChains(written, written.camera, Core::tr("camera keys"), none).keys) {
    const auto [model, bone] = pmm::cameraParent(written, number);
    keys += std::to_string(pmm::KeyHead{written.key(written.camera, number)}.frame()) + ": " + std::to_string(model) +
            "," + std::to_string(bone) + " ";
  }
  EXPECT_EQ(keys, "0: -1,0 130: 2,1 200: 2,1 294: 2,1 295: 7,3 400: 7,3 ");
}

TEST(PmmProject, AnEditedKeyChangesOnlyItsChain) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = fileOf("projects/allstar_v2.pmm");
  motion::Motion motion = projectOf(file).models[2].motion;
  const motion::TrackId head = *motion.findBone(test::nameOf("頭").bytes);
  motion::EditBuilder builder(motion);
  const Frame edited = motion.frames(head)[7];
  builder.set(head, edited, test::boneKeyAt(3));
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  Diagnostics losses;
  const Bytes bytes = pmmWithMotion(file, 2, namesOf(file, file.models[2]), motion, losses).value();
  ASSERT_EQ(bytes.size(), file.bytes.size());
  const pmm::KeyList& list = file.models[2].boneKeys;
  const pmm::Chains chains = pmm::followChains(file, list, Core::tr("bone keys"), losses);
  const std::size_t at = list.offsetOf(chains.ofTrack(head.index)[7]);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != file.bytes[i]) {
      EXPECT_TRUE(i >= at && i < at + list.size) << i;
    }
  }
  const motion::Motion again = projectOf(pmm::read(bytes).value()).models[2].motion;
  EXPECT_EQ(again.bones[head.index].keys.values()[7], test::boneKeyAt(3));
}

TEST(PmmProject, AddedAndRemovedKeysAreWrittenBack) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = fileOf("projects/allstar_v2.pmm");
  for (const std::size_t model : {std::size_t{0}, std::size_t{2}, std::size_t{10}}) {
    motion::Motion motion = projectOf(file).models[model].motion;
    motion::EditBuilder builder(motion);
    for (std::uint32_t bone = 0; bone < motion.bones.size(); bone += 3) {
      const motion::TrackId track{motion::TrackKind::Bone, bone};
      for (const Frame frame : {1, 5, 999, 100'000})
        builder.set(track, frame, test::boneKeyAt(static_cast<float>(frame)));
      const auto frames = motion.frames(track);
      for (std::size_t i = 1; i < frames.size(); i += 2) builder.remove(track, frames[i]);
    }
    builder.set(motion::kPropertyTrack, 50, motion::VisibilityIkKey{false, {{test::nameOf("左足ＩＫ").bytes, false}}});
    motion::applyEdits(motion, builder.build(), motion::EditSide::After);
    Diagnostics losses;
    const Bytes bytes = pmmWithMotion(file, model, namesOf(file, file.models[model]), motion, losses).value();
    const pmm::File again = pmm::read(bytes).value();
    ASSERT_FALSE(again.damage);
    const Project project = projectOf(again);
    EXPECT_EQ(project.models[model].motion.bones, motion.bones);
    EXPECT_EQ(project.models[model].motion.property.frames()[1], 50);
    EXPECT_FALSE(project.models[model].motion.property.values()[1].visible);
    for (const std::size_t other : {std::size_t{1}, std::size_t{3}}) {
      EXPECT_EQ(project.models[other].motion, projectOf(file).models[other].motion);
    }
  }
}

TEST(PmmProject, Version1TakesNamesOfAModelWithAsManyParts) {
  if (!test::corpusFolder()) GTEST_SKIP();
  struct Row {
    const char* what;
    int more;  ///< bones than the project has keys for; -1: no names
    std::string_view code;
  };
  const pmm::File file = fileOf("projects/kishimen_v1_mmd610.pmm");
  const Row rows[] = {{"found", 0, ""}, {"other model", 1, "pmm.names.model"}, {"not found", -1, "pmm.names.unknown"}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    std::size_t next = 0;
    const Project project = projectFromPmm(file, [&](const std::string& /*path*/) -> std::optional<PartNames> {
      PartNames names = namesFor(file.models[next++]);
      for (int i = 0; i < row.more; ++i) names.bones.push_back(Name{"more"});
      return row.more < 0 ? std::nullopt : std::optional(names);
    });
    EXPECT_EQ(project.models[2].hasNames, row.more == 0);
    EXPECT_EQ(project.models[2].motion.keyCount(), row.more == 0 ? 140U + 3'533 + 31 + 240 + 1 : 0U);
    const auto found = std::ranges::find(project.diagnostics, row.code, &Diagnostic::code);
    EXPECT_EQ(found != project.diagnostics.end(), row.more != 0);
  }
}

TEST(PmmProject, FilesAreFoundWhereAProjectWasMoved) {
  struct Row {
    const char* stored;
    const char8_t* found;  ///< from the folder; nullptr: not found
  };
  const test::TempFolder folder;
  for (const char8_t* file :
       {u8"UserFile/Model/a.pmd", u8"UserFile/Accessory/stage.x", u8"projects/scene/deep/Motion/Bé.vmd"}) {
    std::filesystem::create_directories((folder.path() / file).parent_path());
    std::ofstream(folder.path() / file) << "x";
  }
  ProjectFiles files(folder.path() / "projects/scene/x.pmm");
  const Row rows[] = {
      {"UserFile\\Model\\a.pmd", u8"UserFile/Model/a.pmd"},
      {"C:\\Users\\someone\\MMD\\UserFile\\Accessory\\stage.x", u8"UserFile/Accessory/stage.x"},
      {"D:\\elsewhere\\BÉ.vmd", nullptr},
      {"D:\\elsewhere\\bé.VMD", u8"projects/scene/deep/Motion/Bé.vmd"},
      {"deep/Motion/Bé.vmd", u8"projects/scene/deep/Motion/Bé.vmd"},
      {"UserFile\\Model\\b.pmd", nullptr},
      {"..\\..\\UserFile\\Model\\a.pmd", u8"UserFile/Model/a.pmd"},
      {"", nullptr},
      {"C:", nullptr},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.stored);
    const auto found = files.find(row.stored);
    ASSERT_EQ(found.has_value(), row.found != nullptr);
    if (found) {
      EXPECT_TRUE(std::filesystem::equivalent(*found, folder.path() / row.found));
    }
  }
}

/// The project with outside parents in the only property key of a model: pairs of model id and bone for the whole model
/// and for the first bone.
Bytes withParents(const pmm::File& file, std::size_t model, const std::vector<std::pair<int, int>>& parents) {
  const pmm::ModelBlock& block = file.models[model];
  Bytes bytes = file.bytes;
  const std::byte* key = file.key(block.propertyKeys, 0);
  const auto at = static_cast<std::size_t>(key - file.bytes.data()) + 13 + block.ikCount;
  for (std::size_t i = 0; i < parents.size(); ++i) {
    storeLe(bytes.data() + at + 8 * i, static_cast<std::int32_t>(parents[i].first));
    storeLe(bytes.data() + at + 8 * i + 4, static_cast<std::int32_t>(parents[i].second));
  }
  return bytes;
}

TEST(PmmProject, OutsideParentsAreThoseOfThePropertyKeys) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = fileOf("projects/allstar_v2.pmm");
  const pmm::ModelBlock& block = file.models[2];
  ASSERT_GE(block.subjects.size(), 2U);
  const std::string bone = Name::fromBytes(file.text(block.bones[static_cast<std::size_t>(block.subjects[1])])).text();
  const std::string first = Name::fromBytes(file.text(file.models[1].bones[0])).text();
  struct Row {
    const char* name;
    std::vector<std::pair<int, int>> stored;
    std::vector<ProjectParentKey> read;
    bool isLost;
  };
  for (const Row& row :
       {Row{"none", {{-1, -1}, {-1, 0}}, {}, false},
        {"another model", {{file.models[1].id, 0}, {-1, 0}}, {{.model = 1, .target = first}}, false},
        {"the ground", {{-1, 0}, {-2, 0}}, {{.bone = bone, .isGround = true}}, false},
        {"its own", {{-1, 0}, {block.id, 0}}, {{.bone = bone, .model = 2, .target = "センター"}}, false},
        {"no such model", {{-1, 0}, {200, 0}}, {}, true},
        {"no such bone", {{-1, 0}, {file.models[1].id, 9999}}, {}, true}}) {
    SCOPED_TRACE(row.name);
    const Project project = projectFromPmm(pmm::read(withParents(file, 2, row.stored)).value());
    EXPECT_EQ(project.models[2].outsideParents, row.read);
    const auto isLost = [](const Diagnostic& finding) { return finding.code == "pmm.parents"; };
    const std::size_t before = projectFromPmm(file).diagnostics.size();
    EXPECT_EQ(project.diagnostics.size() > before || std::ranges::any_of(project.diagnostics, isLost),
              row.isLost || std::ranges::any_of(projectFromPmm(file).diagnostics, isLost));
  }
}

}  // namespace
}  // namespace furitsuke::io
