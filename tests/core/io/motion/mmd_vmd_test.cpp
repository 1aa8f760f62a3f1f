// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/mmd_vmd.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/base/file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/default_keys.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

// A motion as MMD writes it. The files of reference/mmd/files were saved by MMD.
namespace furitsuke::io {
namespace {

namespace fs = std::filesystem;

/// Where MMD writes what was in its memory: after the version.
constexpr std::size_t kJunkAt = 26;
constexpr std::size_t kJunkBytes = 4;

void expectBytesOfMmd(Bytes written, const fs::path& expected) {
  const Bytes theirs = readFile(expected).value();
  ASSERT_EQ(written.size(), theirs.size());
  std::copy_n(theirs.begin() + kJunkAt, kJunkBytes, written.begin() + kJunkAt);
  const auto [own, other] = std::ranges::mismatch(written, theirs);
  EXPECT_EQ(own - written.begin(), static_cast<std::ptrdiff_t>(written.size())) << "first different byte";
}

MmdParts partsOf(const fs::path& path) {
  const Result<LoadedModel> model = loadModel(path);
  EXPECT_TRUE(model.ok()) << path;
  if (model->format != FileKind::Pmd) return mmdPartsOf(model->model);
  const Result<format::pmd::File> file = format::pmd::read(readFile(path).value());
  return mmdPartsOf(model->model, &*file);
}

TEST(VmdLikeMmd, HasTheBytesOfMmd) {
  const auto reference = test::referenceFolder();
  const auto corpus = test::corpusFolder();
  if (!reference || !corpus) GTEST_SKIP() << "FURITSUKE_REFERENCE or FURITSUKE_CORPUS is not set";
  struct Row {
    fs::path motion;
    fs::path model;
    const char* saved;
  };
  const fs::path reg = *reference / "mmd" / "synth" / "reg.pmx";
  const fs::path files = *reference / "mmd" / "files";
  const Row rows[] = {
      {*reference / "inputs" / "synth_standard.vmd", *corpus / "models" / "yw_semi_basic_bone.pmx", "standard.vmd"},
      {*reference / "mmd" / "synth" / "reg.vmd", reg, "r0.vmd"},
      {files / "r1.vmd", reg, "r1.vmd"},
      {files / "r4_insert.vmd", reg, "r4_insert.vmd"},
      // The model is one of MMD, whose bones are those of a model of the corpus.
      {files / "walk.vmd", *corpus / "models" / "miku_v2" / "miku_v2.pmd", "walk.vmd"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.saved);
    const auto loaded = loadMotion(row.motion);
    ASSERT_TRUE(loaded.ok()) << row.motion;
    expectBytesOfMmd(vmdLikeMmd(loaded->motion, partsOf(row.model)), files / row.saved);
  }
}

model::Model twoBones() {
  model::Model model;
  model.name = model::ModelName::fromText("人形", "");
  for (const char* name : {"右腕", "首"}) {
    model.bones.emplace_back();
    model.bones.back().name = model::ModelName::fromText(name, "");
  }
  return model;
}

std::string placesOf(const motion::Motion& motion) {
  std::string places;
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    places += motion.bones[i].name.text() + " " + test::framesOf(motion, {motion::TrackKind::Bone, i}) + ";";
  }
  return places;
}

TEST(VmdLikeMmd, HasAKeyAtFrame0OfEachBoneInTheOrderOfTheModel) {
  motion::Motion motion;
  motion.modelName = test::nameOf("別の人形");
  test::addBone(motion, "左足", {0, 9});
  test::addBone(motion, "首", {0, 4});
  test::addBone(motion, "右腕", {7});
  struct Row {
    const char* name;
    MmdParts parts;
    const char* places;
    const char* model;
    std::size_t losses;
  };
  const Row rows[] = {
      {"with a model", mmdPartsOf(twoBones()), "右腕 0 7;首 0 4;", "人形", 1},
      {"without a model", mmdPartsOf(motion), "左足 0 9;首 0 4;右腕 0 7;", "別の人形", 0},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto again = motionFromBytes(vmdLikeMmd(motion, row.parts));
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(placesOf(again->motion), row.places);
    EXPECT_EQ(again->motion.modelName.text(), row.model);
    EXPECT_EQ(again->motion.bones.back().keys.size(), 2U);
    const Diagnostics losses = mmdVmdLosses(motion, row.parts);
    ASSERT_EQ(losses.size(), row.losses);
    for (const Diagnostic& loss : losses) {
      EXPECT_EQ(loss.code, "vmd.loss.notInModel");
      EXPECT_EQ(loss.track, "左足");
      EXPECT_EQ(loss.count, 2U);
    }
  }
}

TEST(VmdLikeMmd, TurnsABoneWithAFixedAxisAboutItsAxis) {
  model::Model model = twoBones();
  model.bones[0].fixedAxis = Vec3{0, 2, 0};
  struct Row {
    Quat rotation;
    Quat expected;
  };
  const Row rows[] = {
      {{0.6F, 0, 0, 0.8F}, {0, 0.6F, 0, 0.8F}},
      {{0, -0.6F, 0, 0.8F}, {0, -0.6F, 0, 0.8F}},
      {{0.36F, 0.48F, 0, 0.8F}, {0, 0.6F, 0, 0.8F}},
  };
  for (const Row& row : rows) {
    motion::Motion motion;
    const motion::TrackId arm = test::addBone(motion, "右腕", {0});
    motion::Keys<motion::BoneKey> keys = motion.bones[arm.index].keys.keys();
    keys.values.edit()[0].rotation = row.rotation;
    motion.bones[arm.index].keys = motion::Track<motion::BoneKey>(keys);
    const auto again = motionFromBytes(vmdLikeMmd(motion, mmdPartsOf(model)));
    const Quat rotation = again->motion.bones[0].keys.values()[0].rotation;
    EXPECT_NEAR(rotation.x, row.expected.x, 1e-6);
    EXPECT_NEAR(rotation.y, row.expected.y, 1e-6);
    EXPECT_NEAR(rotation.z, row.expected.z, 1e-6);
    EXPECT_EQ(rotation.w, row.expected.w);
  }
}

TEST(VmdLikeMmd, LeavesAMotionOfCamerasAsItIs) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  keys.append(3, motion::restCameraKey());
  motion.camera = motion::Track<motion::CameraKey>(keys);
  EXPECT_EQ(vmdLikeMmd(motion, mmdPartsOf(motion)), vmdFromMotion(motion, nullptr));
  EXPECT_TRUE(mmdVmdLosses(motion, mmdPartsOf(motion)).empty());
}

}  // namespace
}  // namespace furitsuke::io
