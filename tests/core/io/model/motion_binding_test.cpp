// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model/motion_binding.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::io {
namespace {

using test::addBone;
using test::addMorph;

constexpr const char* kLongName = "a_bone_of_more_than_15";

model::Model dancer() {
  model::Model model;
  model.name = model::ModelName::fromText("dancer", {});
  for (const char* name : {"centre", "arm", kLongName, "ik"}) {
    model.bones.emplace_back().name = model::ModelName::fromText(name, {});
  }
  for (const char* name : {"smile", "blink"}) model.morphs.emplace_back().name = model::ModelName::fromText(name, {});
  model.ik.push_back({3, 1, 40, 2, {{0, false, {}, {}}}});
  return model;
}

/// Keys for everything in the dancer model that a VMD can name.
motion::Motion dance() {
  motion::Motion motion;
  motion.modelName = test::nameOf("dancer");
  for (const char* name : {"centre", "arm", "ik"}) test::addBone(motion, name, {0, 10});
  for (const char* name : {"smile", "blink"}) test::addMorph(motion, name, {0, 10});
  return motion;
}

std::vector<std::string> findingTexts(const motion::Motion& motion, const model::Model& model,
                                      model::NameMatching matching = {}) {
  std::vector<std::string> lines;
  for (const Diagnostic& finding : bindingFindings(motion, model, matching)) {
    lines.push_back(finding.code + ": " + finding.reason.english());
  }
  return lines;
}

struct BindRow {
  const char* name;
  std::function<void(motion::Motion&)> change;
  std::vector<std::string> findings;
};

TEST(MotionBinding, ReportsNamesThatOnlyOneSideHas) {
  const std::string unused = "bind.bone.unused: 1 bone of the model without keys: a_bone_of_more_than_15";
  const std::vector<BindRow> rows = {
      {"everything exists", [](motion::Motion&) {}, {unused}},
      {"a bone that the model lacks",
       [](motion::Motion& m) {
         test::addBone(m, "wing", {0, 5});
       },
       {"bind.bone.missing: 1 bone of the motion that the model lacks: wing", unused}},
      {"a bone that the model lacks and that never moves",
       [](motion::Motion& m) { test::addBone(m, "wing", {0}); },
       {"bind.bone.missingAtRest: 1 bone of the motion that the model lacks, never moved: wing", unused}},
      {"a track without keys", [](motion::Motion& m) { m.ensureBone(test::nameOf("wing")); }, {unused}},
      {"a morph that the model lacks",
       [](motion::Motion& m) {
         test::addMorph(m, "wink", {0, 5});
       },
       {"bind.morph.missing: 1 morph of the motion that the model lacks: wink", unused}},
      {"the base morph of a PMD",
       [](motion::Motion& m) {
         test::addMorph(m, "base", {0, 5});
       },
       {unused}},
      {"IK that is switched off and missing",
       [](motion::Motion& m) {
         motion::Keys<motion::VisibilityIkKey> keys;
         keys.append(0, {true, {{"ik", false}, {"leg", false}, {"toe", true}}});
         keys.append(9, {true, {{"leg", false}}});
         m.property.replace(kAllFrames, keys);
       },
       {"bind.ik.missing: 1 IK bone switched off by the motion that the model lacks: leg", unused}},
      {"a name that the VMD truncates",
       [](motion::Motion& m) {
         test::addBone(m, "a_bone_of_more_", {0, 5});
       },
       {"bind.bone.missing: 1 bone of the motion that the model lacks: a_bone_of_more_",
        "bind.bone.cut: 1 bone of the model with a name of 15 bytes or more, not bound, as in MMD: "
        "a_bone_of_more_than_15"}},
      {"camera keys as well",
       [](motion::Motion& m) {
         motion::Keys<motion::CameraKey> keys;
         keys.append(0, motion::restCameraKey());
         m.camera.replace(kAllFrames, keys);
       },
       {"bind.model.mixed: the motion also has camera keys", unused}},
      {"made for another model",
       [](motion::Motion& m) {
         m.modelName = test::nameOf("singer");
         test::addBone(m, "wing", {0});
       },
       {"bind.model.other: the motion was made for \"singer\", the model is \"dancer\"; 3 of 4 bone names and 2 of 2 "
        "morph names of the motion match the model; only those move it",
        "bind.bone.missingAtRest: 1 bone of the motion that the model lacks, never moved: wing", unused}},
  };
  for (const BindRow& row : rows) {
    motion::Motion motion = dance();
    row.change(motion);
    EXPECT_EQ(findingTexts(motion, dancer()), row.findings) << row.name;
  }
}

TEST(MotionBinding, BindsCutNamesOnlyWhenAsked) {
  motion::Motion motion = dance();
  const auto track = test::addBone(motion, "a_bone_of_more_", {0, 5});
  EXPECT_EQ(bindMotion(motion, dancer()).bones[track.index], model::kNoIndex);
  const MotionBinding binding = bindMotion(motion, dancer(), {true});
  EXPECT_EQ(binding.bones[track.index], 2);
  EXPECT_EQ(binding.boundBones, 4U);
  EXPECT_TRUE(findingTexts(motion, dancer(), {true}).empty());
}

TEST(MotionBinding, ComparesWholeModelNamesWithoutTrailingSpaces) {
  const struct {
    const char* model;
    const char* motion;
    bool same;
  } rows[] = {{"dancer", "dancer", true},
              {"dancer ", "dancer", true},
              {"dancer", "Dancer", false},
              {"", "", true},
              {"dancer", "", false},
              {"a_name_of_twenty_b_x", "a_name_of_twenty_b_x", true},
              {"a_name_of_more_than_20", "a_name_of_more_than_", false},
              {"a_name_of_more_than_20", "a_name_of_more_than_20", false}};
  for (const auto& row : rows) {
    model::Model model = dancer();
    model.name = model::ModelName::fromText(row.model, {});
    motion::Motion motion = dance();
    motion.modelName = test::nameOf(row.motion);
    EXPECT_EQ(bindMotion(motion, model).sameModel, row.same) << row.model << ", " << row.motion;
  }
}

struct UseRow {
  const char* name;
  bool cameraName, modelKeys, cameraKeys;
  bool model, camera;
};

TEST(MotionUse, DependsOnTheNameAndAllowsBothUsesOfAMixedFile) {
  const UseRow rows[] = {{"a motion of a model", false, true, false, true, false},
                         {"a camera motion", true, false, true, false, true},
                         {"a camera motion by another program", false, false, true, false, true},
                         {"both", false, true, true, true, true},
                         {"both with the name of a camera motion", true, true, true, true, true},
                         {"model keys with the name of a camera motion", true, true, false, false, false},
                         {"nothing", false, false, false, false, false}};
  for (const UseRow& row : rows) {
    motion::Motion motion;
    if (row.modelKeys) motion = dance();
    motion.modelName = row.cameraName ? Name::fromBytes(nameInField(kCameraModelName)) : test::nameOf("dancer");
    if (row.cameraKeys) {
      motion::Keys<motion::LightKey> keys;
      keys.append(0, motion::restLightKey());
      motion.light.replace(kAllFrames, keys);
    }
    const MotionUse use = motionUse(motion);
    EXPECT_EQ(use.model, row.model) << row.name;
    EXPECT_EQ(use.camera, row.camera) << row.name;
    EXPECT_EQ(use.cameraFirst, row.cameraName) << row.name;
    const bool isCameraOnly = !row.model && (row.camera || row.cameraName);
    const auto lines = findingTexts(motion, dancer());
    EXPECT_EQ(lines == std::vector<std::string>{"bind.model.camera: a camera motion, which does not move a model"},
              isCameraOnly)
        << row.name;
  }
}

TEST(MotionBinding, ReportsBonesThatMmdGivesNoKeys) {
  model::Model model = dancer();
  model.format = model::ModelFormat::Pmx;
  model.bones[2].name = model::ModelName::fromText("fifteen_bytes_x", {});
  model.bones[1].visible = false;
  motion::Motion motion = dance();
  test::addBone(motion, "fifteen_bytes_x", {0, 5});
  EXPECT_EQ(findingTexts(motion, model),
            (std::vector<std::string>{
                "bind.bone.missing: 1 bone of the motion that the model lacks: fifteen_bytes_x",
                "bind.bone.cut: 1 bone of the model with a name of 15 bytes or more, not bound, as in MMD: "
                "fifteen_bytes_x",
                "bind.bone.hidden: 1 hidden bone of the model, whose keys have no effect, as in MMD: arm"}));
  model.format = model::ModelFormat::Pmd;
  EXPECT_EQ(findingTexts(motion, model).size(), 2U) << "the bones of a PMD take keys by their type";
}

TEST(MotionBinding, ReportsACutNameThatMeansSeveralBones) {
  model::Model model = dancer();
  model.bones[1].name = model::ModelName::fromText("middle_04_leaf_left", {});
  model.bones[2].name = model::ModelName::fromText("middle_04_leaf_right", {});
  motion::Motion motion;
  test::addBone(motion, "middle_04_leaf_", {0, 5});
  const std::string ambiguous =
      "bind.bone.ambiguous: 1 name of the motion was cut at 15 bytes and means several bones of the model: "
      "middle_04_leaf_";
  EXPECT_EQ(std::ranges::count(findingTexts(motion, model), ambiguous), 1);
  model.bones[2].name = model::ModelName::fromText("other", {});
  EXPECT_EQ(std::ranges::count(findingTexts(motion, model), ambiguous), 0);
}

/// The counts are from comparing the names by hand in another program.
TEST(MotionBinding, BindsARealMotionToItsModel) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const model::Model gene = loadModel(*folder / "models" / "gene" / "Gene_light.pmx").value().model;
  const motion::Motion motion = loadMotion(*folder / "motions" / "gene_mortifying.vmd").value().motion;
  const MotionBinding binding = bindMotion(motion, gene);
  EXPECT_TRUE(binding.sameModel);
  EXPECT_EQ(binding.boneTracks, 222U);
  EXPECT_EQ(binding.boundBones, 212U) << "without nine names of exactly 15 bytes";
  const MotionBinding cut = bindMotion(motion, gene, {true});
  EXPECT_GT(cut.boundBones, binding.boundBones);
  EXPECT_EQ(binding.boundMorphs, 151U) << "of 178; the others are truncated";
}

}  // namespace
}  // namespace furitsuke::io
