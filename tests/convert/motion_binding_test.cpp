// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/model/motion_binding.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/convert/model/model_file.h"
#include "core/convert/motion_file.h"
#include "core/convert/vmd_key_codec.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::addBone;
using test::addMorph;

constexpr const char* kLongName = "a_bone_of_more_than_15";

Model dancer() {
  Model model;
  model.name = ModelName::fromText("dancer", {});
  for (const char* name : {"centre", "arm", kLongName, "ik"}) {
    model.bones.emplace_back().name = ModelName::fromText(name, {});
  }
  for (const char* name : {"smile", "blink"}) model.morphs.emplace_back().name = ModelName::fromText(name, {});
  model.ik.push_back({3, 1, 40, 2, {{0, false, {}, {}}}});
  return model;
}

/// Keys for all of the dancer, but what a VMD cannot name.
Motion dance() {
  Motion motion;
  motion.modelName = test::nameOf("dancer");
  for (const char* name : {"centre", "arm", "ik"}) addBone(motion, name, {0, 10});
  for (const char* name : {"smile", "blink"}) addMorph(motion, name, {0, 10});
  return motion;
}

std::vector<std::string> told(const Motion& motion, const Model& model, NameMatching matching = {}) {
  std::vector<std::string> lines;
  for (const Diagnostic& finding : bindingFindings(motion, model, matching)) {
    lines.push_back(finding.code + ": " + finding.reason);
  }
  return lines;
}

struct BindRow {
  const char* name;
  std::function<void(Motion&)> change;
  std::vector<std::string> told;
};

TEST(MotionBinding, TellsWhatOneSideHasAndTheOtherLacks) {
  const std::string unused = "bind.bone.unused: 1 bone of the model without keys: a_bone_of_more_than_15";
  const std::vector<BindRow> rows = {
      {"all there", [](Motion&) {}, {unused}},
      {"a bone that the model lacks",
       [](Motion& m) {
         addBone(m, "wing", {0, 5});
       },
       {"bind.bone.missing: 1 bone of the motion that the model lacks: wing", unused}},
      {"a bone that the model lacks and that never moves",
       [](Motion& m) { addBone(m, "wing", {0}); },
       {"bind.bone.missingAtRest: 1 bone of the motion that the model lacks, never moved: wing", unused}},
      {"a track without keys", [](Motion& m) { m.ensureBone(test::nameOf("wing")); }, {unused}},
      {"a morph that the model lacks",
       [](Motion& m) {
         addMorph(m, "wink", {0, 5});
       },
       {"bind.morph.missing: 1 morph of the motion that the model lacks: wink", unused}},
      {"the base morph of a PMD",
       [](Motion& m) {
         addMorph(m, "base", {0, 5});
       },
       {unused}},
      {"IK that is switched off and missing",
       [](Motion& m) {
         Keys<PropertyKey> keys;
         keys.append(0, {true, {{"ik", false}, {"leg", false}, {"toe", true}}});
         keys.append(9, {true, {{"leg", false}}});
         m.property.replace(kAllFrames, keys);
       },
       {"bind.ik.missing: 1 IK bone switched off by the motion that the model lacks: leg", unused}},
      {"a name that the VMD cut",
       [](Motion& m) {
         addBone(m, "a_bone_of_more_", {0, 5});
       },
       {"bind.bone.missing: 1 bone of the motion that the model lacks: a_bone_of_more_",
        "bind.bone.cut: 1 bone of the model with names that the motion holds cut, not bound as in MMD: "
        "a_bone_of_more_than_15"}},
      {"keys of a camera too",
       [](Motion& m) {
         Keys<CameraKey> keys;
         keys.append(0, restCameraKey());
         m.camera.replace(kAllFrames, keys);
       },
       {"bind.model.mixed: keys of a camera stand beside those of the model", unused}},
      {"made for another model",
       [](Motion& m) {
         m.modelName = test::nameOf("singer");
         addBone(m, "wing", {0});
       },
       {"bind.model.other: the motion was made for \"singer\", the model is \"dancer\"; 3 of 4 bone names and 2 of 2 "
        "morph names of the motion are names of the model, and only those move it",
        "bind.bone.missingAtRest: 1 bone of the motion that the model lacks, never moved: wing", unused}},
  };
  for (const BindRow& row : rows) {
    Motion motion = dance();
    row.change(motion);
    EXPECT_EQ(told(motion, dancer()), row.told) << row.name;
  }
}

TEST(MotionBinding, BindsCutNamesOnlyWhenAsked) {
  Motion motion = dance();
  const auto track = addBone(motion, "a_bone_of_more_", {0, 5});
  EXPECT_EQ(bindMotion(motion, dancer()).bones[track.index], kNoIndex);
  const MotionBinding binding = bindMotion(motion, dancer(), {true});
  EXPECT_EQ(binding.bones[track.index], 2);
  EXPECT_EQ(binding.boundBones, 4U);
  EXPECT_TRUE(told(motion, dancer(), {true}).empty());
}

TEST(MotionBinding, ComparesModelNamesWholeAndWithoutBlanks) {
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
    Model model = dancer();
    model.name = ModelName::fromText(row.model, {});
    Motion motion = dance();
    motion.modelName = test::nameOf(row.motion);
    EXPECT_EQ(bindMotion(motion, model).sameModel, row.same) << row.model << ", " << row.motion;
  }
}

struct UseRow {
  const char* name;
  bool cameraName, modelKeys, cameraKeys;
  bool model, camera;
};

TEST(MotionUse, GoesByTheNameAndOffersBothHalvesOfAMixedFile) {
  const UseRow rows[] = {{"a motion of a model", false, true, false, true, false},
                         {"a motion of the camera", true, false, true, false, true},
                         {"a camera motion by another program", false, false, true, false, true},
                         {"both", false, true, true, true, true},
                         {"both under the camera's name", true, true, true, true, true},
                         {"a model's keys under the camera's name", true, true, false, false, false},
                         {"nothing", false, false, false, false, false}};
  for (const UseRow& row : rows) {
    Motion motion;
    if (row.modelKeys) motion = dance();
    motion.modelName = row.cameraName ? Name::fromBytes(nameInField(kCameraModelName)) : test::nameOf("dancer");
    if (row.cameraKeys) {
      Keys<LightKey> keys;
      keys.append(0, restLightKey());
      motion.light.replace(kAllFrames, keys);
    }
    const MotionUse use = motionUse(motion);
    EXPECT_EQ(use.model, row.model) << row.name;
    EXPECT_EQ(use.camera, row.camera) << row.name;
    EXPECT_EQ(use.cameraFirst, row.cameraName) << row.name;
    const bool isCameraOnly = !row.model && (row.camera || row.cameraName);
    const auto lines = told(motion, dancer());
    EXPECT_EQ(lines == std::vector<std::string>{"bind.model.camera: a motion of the camera; it moves no model"},
              isCameraOnly)
        << row.name;
  }
}

/// The counts were taken by comparing names by hand, in another program.
TEST(MotionBinding, BindsARealMotionToItsModel) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const Model gene = loadModel(*folder / "models" / "gene" / "Gene_light.pmx").value().model;
  const Motion motion = loadMotion(*folder / "motions" / "gene_mortifying.vmd").value().motion;
  const MotionBinding binding = bindMotion(motion, gene);
  EXPECT_TRUE(binding.sameModel);
  EXPECT_EQ(binding.boneTracks, 222U);
  EXPECT_EQ(binding.boundBones, 221U);
  const MotionBinding cut = bindMotion(motion, gene, {true});
  EXPECT_GT(cut.boundBones, binding.boundBones);
  EXPECT_EQ(binding.boundMorphs, binding.morphTracks);
}

}  // namespace
}  // namespace furitsuke
