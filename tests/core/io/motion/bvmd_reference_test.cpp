// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/motion/bvmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"

namespace furitsuke::io {
namespace {

struct ReferencePair {
  std::filesystem::path bvmd;
  std::filesystem::path vmd;
};

/// The files made by the converter of babylon-mmd, each with its VMD.
class BvmdReference : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto reference = test::referenceFolder();
    const auto corpus = test::corpusFolder();
    if (!reference || !corpus) GTEST_SKIP() << "FURITSUKE_REFERENCE or FURITSUKE_CORPUS is not set";
    const Bytes text = readFile(*reference / "pairs.json").value();
    const nlohmann::json pairs = nlohmann::json::parse(asChars(text));
    for (const auto& entry : pairs.at("bvmd")) {
      const std::filesystem::path source = entry.at("source").at("in_shared").get<std::string>();
      const auto& root = *source.begin() == "corpus" ? *corpus : *reference;
      pairs_.push_back({*reference / "bvmd" / entry.at("bvmd").get<std::string>(), root.parent_path() / source});
    }
    ASSERT_EQ(pairs_.size(), 9U);
  }

  std::vector<ReferencePair> pairs_;
};

TEST_F(BvmdReference, IsRewrittenByteForByte) {
  for (const ReferencePair& pair : pairs_) {
    const Bytes bytes = readFile(pair.bvmd).value();
    const auto file = format::bvmd::read(bytes);
    ASSERT_TRUE(file.ok()) << pair.bvmd;
    EXPECT_FALSE(file->damage) << pair.bvmd << ": " << file->damage->message();
    EXPECT_TRUE(format::bvmd::write(*file) == bytes) << pair.bvmd;
  }
}

/// The physics flag in the converter: on only if bytes 2 and 3 of the block are zero.
bool isOnForTheConverter(const VmdSource& source, motion::SourceRecord record) {
  const std::byte* block = source.file.record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, record).block();
  return block[2] == std::byte{0} && block[3] == std::byte{0};
}

void expectSameBone(const motion::NamedTrack<motion::BoneKey>& track, const motion::Track<motion::BoneKey>& converted,
                    const VmdSource& source, bool moves) {
  ASSERT_TRUE(std::ranges::equal(track.keys.frames(), converted.frames())) << track.name.text();
  for (std::size_t i = 0; i < converted.size(); ++i) {
    motion::BoneKey expected = track.keys.values()[i];
    if (!moves) {
      EXPECT_TRUE(expected.translation.x == 0 && expected.translation.y == 0 && expected.translation.z == 0);
      expected.translation = {0, 0, 0};
      std::fill_n(expected.curves.begin(), 3, motion::kLinearCurve);
    }
    expected.physics = isOnForTheConverter(source, track.keys.sources()[i]);
    EXPECT_TRUE(converted.values()[i] == expected) << track.name.text() << ", frame " << converted.frames()[i];
  }
}

/// Tracks that the converter omits.
bool changesNothing(const motion::Track<motion::BoneKey>& track) {
  return track.size() == 1 && track.values()[0].translation == Vec3{0, 0, 0} &&
         track.values()[0].rotation == Quat{0, 0, 0, 1};
}
bool changesNothing(const motion::Track<motion::MorphKey>& track) {
  return std::ranges::all_of(track.values(), [](const motion::MorphKey& key) { return key.weight == 0; });
}

TEST_F(BvmdReference, ContainsEveryKeyOfItsVmd) {
  std::size_t bones = 0;
  for (const ReferencePair& pair : pairs_) {
    const auto vmd = loadMotion(pair.vmd);
    const auto loaded = loadMotion(pair.bvmd);
    ASSERT_TRUE(vmd.ok() && loaded.ok()) << pair.bvmd;
    const auto file = format::bvmd::read(readFile(pair.bvmd).value());
    EXPECT_EQ(loaded->formatVersion, "3.0.0");
    std::size_t found = 0;
    for (const auto& track : vmd->motion.bones) {
      const auto id = loaded->motion.findBone(track.name.bytes);
      if (!id) {
        EXPECT_TRUE(changesNothing(track.keys)) << pair.bvmd << ": " << track.name.text();
        continue;
      }
      ++found;
      const bool moves =
          std::ranges::any_of(file->movingBones, [&](const auto& moving) { return moving.name == track.name.text(); });
      expectSameBone(track, loaded->motion.bones[id->index].keys, *vmd->source, moves);
    }
    EXPECT_EQ(found, loaded->motion.bones.size()) << pair.bvmd;
    bones += found;
    found = 0;
    for (const auto& track : vmd->motion.morphs) {
      const auto id = loaded->motion.findMorph(track.name.bytes);
      if (!id) {
        EXPECT_TRUE(changesNothing(track.keys)) << pair.bvmd << ": " << track.name.text();
        continue;
      }
      ++found;
      const auto& converted = loaded->motion.morphs[id->index].keys;
      EXPECT_TRUE(std::ranges::equal(track.keys.frames(), converted.frames())) << track.name.text();
      EXPECT_TRUE(std::ranges::equal(track.keys.values(), converted.values())) << track.name.text();
    }
    EXPECT_EQ(found, loaded->motion.morphs.size()) << pair.bvmd;
    EXPECT_TRUE(std::ranges::equal(vmd->motion.camera.frames(), loaded->motion.camera.frames())) << pair.bvmd;
    EXPECT_TRUE(std::ranges::equal(vmd->motion.camera.values(), loaded->motion.camera.values(),
                                   [](motion::CameraKey expected, const motion::CameraKey& converted) {
                                     expected.perspective = true;  // The format does not store it.
                                     return converted == expected;
                                   }))
        << pair.bvmd;
    EXPECT_TRUE(std::ranges::equal(vmd->motion.property.frames(), loaded->motion.property.frames())) << pair.bvmd;
    EXPECT_TRUE(std::ranges::equal(vmd->motion.property.values(), loaded->motion.property.values())) << pair.bvmd;
  }
  EXPECT_GT(bones, 300U);
}

TEST_F(BvmdReference, EqualsTheFileWrittenForACamera) {
  // Furitsuke keeps bone data that the converter omits, so those files differ.
  std::size_t cameras = 0;
  for (const ReferencePair& pair : pairs_) {
    const auto vmd = loadMotion(pair.vmd);
    if (!vmd->motion.isCameraMotion()) continue;
    ++cameras;
    EXPECT_TRUE(bvmdFromMotion(vmd->motion) == readFile(pair.bvmd).value()) << pair.bvmd;
  }
  EXPECT_EQ(cameras, 2U);
}

}  // namespace
}  // namespace furitsuke::io
