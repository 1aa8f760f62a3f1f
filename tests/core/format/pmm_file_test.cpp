// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pmm/pmm_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/file.h"
#include "core/format/pmm/pmm_chains.h"
#include "tests/support/corpus.h"

namespace furitsuke::format {
namespace {

Bytes bytesOf(const std::string& name) { return readFile(*test::corpusFolder() / name).value(); }

struct Counts {
  std::size_t bones = 0;
  std::size_t morphs = 0;
  std::size_t properties = 0;
  Diagnostics findings;
};

Counts keysOf(const pmm::File& file) {
  Counts counts;
  for (const pmm::ModelBlock& model : file.models) {
    counts.bones += pmm::followChains(file, model.boneKeys, Core::tr("bone keys"), counts.findings).keys.size() -
                    model.boneKeys.initials;
    counts.morphs += pmm::followChains(file, model.morphKeys, Core::tr("morph keys"), counts.findings).keys.size() -
                     model.morphKeys.initials;
    counts.properties +=
        pmm::followChains(file, model.propertyKeys, Core::tr("property keys"), counts.findings).keys.size() - 1;
  }
  return counts;
}

struct ProjectRow {
  const char* file;
  int version;
  std::size_t models;
  std::size_t bones;  ///< keys after the initial ones
  std::size_t morphs;
  std::uint32_t camera;
  std::uint32_t light;
  std::size_t accessories;
  std::size_t trailing;
  const char* lastModel;
  const char* lastPath;
};

const ProjectRow kProjects[] = {
    {"projects/allstar_v2.pmm", 2, 11, 24'562, 2'144, 14, 18, 29, 0, "MEIKO", "UserFile\\Model\\MEIKO.pmd"},
    {"projects/miku_rest_v2.pmm", 2, 1, 0, 0, 0, 0, 0, 0, "初音ミク",
     "C:\\tool\\MikuMikuDance_v926x64\\UserFile\\Model\\初音ミク.pmd"},
    {"motions/yw_project.pmm", 2, 1, 2, 0, 0, 0, 0, 31, "ik_multi_axis_limit_fixture",
     "..\\pmx\\ik_multi_axis_limit.pmx"},
    {"projects/kishimen_v1_mmd610.pmm", 1, 3, 3'851, 240, 14, 18, 28, 0, "初音ミク(メタル服)",
     "HB\\DownLoad\\MikuMikuDance_v610\\UserFile\\Model\\初音ミクmetal.pmd"},
    {"projects/camera_follow_v1_mmd740.pmm", 1, 9, 19'497, 1'672, 4, 18, 29, 0, "咲音メイコ",
     "G:\\MikuMikuDance_v740\\UserFile\\Model\\咲音メイコ.pmd"},
};

TEST(PmmFile, ProjectsAreReadToTheLastByte) {
  if (!test::corpusFolder()) GTEST_SKIP();
  for (const ProjectRow& row : kProjects) {
    SCOPED_TRACE(row.file);
    const Result<pmm::File> read = pmm::read(bytesOf(row.file));
    ASSERT_TRUE(read) << read.error().message();
    const pmm::File& file = *read;
    ASSERT_FALSE(file.damage) << file.damage->message();
    EXPECT_EQ(file.version, row.version);
    ASSERT_EQ(file.models.size(), row.models);
    EXPECT_EQ(file.camera.count, row.camera);
    EXPECT_EQ(file.light.count, row.light);
    EXPECT_EQ(file.accessories.size(), row.accessories);
    EXPECT_EQ(file.bytes.size() - file.trailingAt, row.trailing);
    EXPECT_EQ(cp932::decode(file.text(file.models.back().name)), row.lastModel);
    EXPECT_EQ(cp932::decode(file.text(file.models.back().path)), row.lastPath);
    const Counts counts = keysOf(file);
    EXPECT_EQ(counts.bones, row.bones);
    EXPECT_EQ(counts.morphs, row.morphs);
    EXPECT_TRUE(counts.findings.empty()) << counts.findings.front().reason;
    EXPECT_FALSE(file.settings->sound.isUsed);
    EXPECT_EQ(file.text(file.settings->sound.path), "");
  }
}

TEST(PmmFile, Version1OfMmd7HasWhatTheCameraFollowsAndTheSelfShadow) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = pmm::read(bytesOf("projects/camera_follow_v1_mmd740.pmm")).value();
  struct Key {
    std::int32_t frame, model, bone;
    bool operator==(const Key&) const = default;
  };
  std::vector<Key> keys;
  Diagnostics none;
  for (const std::uint32_t number : pmm::followChains(file, file.camera, Core::tr("camera keys"), none).keys) {
    const auto [model, bone] = pmm::cameraParent(file, number);
    keys.push_back({pmm::KeyHead{file.key(file.camera, number)}.frame(), model, bone});
  }
  // Miku's 上半身 from frame 130 on, and KAITO's 頭.
  EXPECT_EQ(keys, (std::vector<Key>{{0, -1, 0}, {129, -1, 0}, {130, 2, 1}, {294, 2, 1}, {295, 7, 3}}));
  const pmm::KeyList& shadow = file.settings->selfShadowKeys;
  ASSERT_EQ(shadow.total(), 1U);
  const pmm::SelfShadowKeyRecord key{file.key(shadow, 0)};
  EXPECT_EQ(pmm::KeyHead{key.at}.frame(), 0);
  EXPECT_EQ(key.mode(), 1);
  EXPECT_FLOAT_EQ(key.distance(), 0.00981F);
}

TEST(PmmFile, Version1HasTheSameKeysAsVersion2) {
  if (!test::corpusFolder()) GTEST_SKIP();
  // Later copies of one scene: the same dances, in projects of MMD 7.40 and 9.2.
  const Result<pmm::File> older = pmm::read(bytesOf("projects/camera_follow_v1_mmd740.pmm"));
  const Result<pmm::File> newer = pmm::read(bytesOf("projects/allstar_v2.pmm"));
  ASSERT_TRUE(older && newer);
  for (std::size_t model = 0; model < older->models.size(); ++model) {
    const pmm::ModelBlock& a = older->models[model];
    const pmm::ModelBlock& b = newer->models[model];
    SCOPED_TRACE(cp932::decode(older->text(a.name)));
    EXPECT_EQ(a.boneCount, b.boneCount);
    EXPECT_EQ(a.morphCount, b.morphCount);
    EXPECT_EQ(a.ikCount, b.ikCount);
    ASSERT_EQ(a.boneKeys.count, b.boneKeys.count);
    Diagnostics none;
    const pmm::Chains chainsA = pmm::followChains(*older, a.boneKeys, Core::tr("bone keys"), none);
    const pmm::Chains chainsB = pmm::followChains(*newer, b.boneKeys, Core::tr("bone keys"), none);
    ASSERT_EQ(chainsA.starts, chainsB.starts);
    for (std::size_t i = 0; i < chainsA.keys.size(); ++i) {
      const std::byte* keyA = older->key(a.boneKeys, chainsA.keys[i]);
      const std::byte* keyB = newer->key(b.boneKeys, chainsB.keys[i]);
      ASSERT_EQ(pmm::KeyHead{keyA}.frame(), pmm::KeyHead{keyB}.frame()) << "key " << i;
      // In one of them some dancers stand elsewhere.
      ASSERT_EQ(pmm::BoneKeyRecord{keyA}.curves(), pmm::BoneKeyRecord{keyB}.curves()) << "key " << i;
      ASSERT_EQ(pmm::BoneKeyRecord{keyA}.rotation(), pmm::BoneKeyRecord{keyB}.rotation()) << "key " << i;
    }
  }
}

TEST(PmmFile, ACutProjectIsReadUpToTheCut) {
  if (!test::corpusFolder()) GTEST_SKIP();
  for (const char* name : {"projects/miku_rest_v2.pmm", "motions/yw_project.pmm"}) {
    const Bytes whole = bytesOf(name);
    for (std::size_t size = 0; size < whole.size() - 40; size += 7) {
      const Result<pmm::File> read = pmm::read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
      const std::optional<Error> error = read ? read->damage : std::optional(read.error());
      ASSERT_TRUE(error) << size;
      ASSERT_LE(error->offset.value_or(0), size);
      ASSERT_FALSE(error->reason.isEmpty());
    }
  }
  const Bytes whole = bytesOf("projects/kishimen_v1_mmd610.pmm");
  const std::vector<pmm::ModelBlock> models = pmm::read(whole)->models;
  for (std::size_t size = 0; size < whole.size() - 1; size += 1'009) {
    const Result<pmm::File> read = pmm::read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
    ASSERT_TRUE(!read || read->damage) << size;
    const auto complete = std::ranges::count_if(models, [size](const auto& model) { return model.end <= size; });
    EXPECT_EQ(read ? read->models.size() : 0U, static_cast<std::size_t>(complete)) << size;
  }
}

TEST(PmmFile, DamagedProjectsAreNeverFollowedOutsideTheFile) {
  if (!test::corpusFolder()) GTEST_SKIP();
  std::mt19937 random(24);
  for (const char* name : {"projects/miku_rest_v2.pmm", "motions/yw_project.pmm", "projects/kishimen_v1_mmd610.pmm"}) {
    const Bytes whole = bytesOf(name);
    for (int i = 0; i < 200; ++i) {
      Bytes bytes = whole;
      for (int change = 0; change < 8; ++change) bytes[random() % bytes.size()] = static_cast<std::byte>(random());
      const Result<pmm::File> read = pmm::read(std::move(bytes));
      if (!read) continue;
      for (const pmm::ModelBlock& model : read->models) {
        EXPECT_LE(model.end, read->bytes.size());
        (void)read->text(model.path);
      }
      (void)keysOf(*read);
    }
  }
}

TEST(PmmFile, LinksThatLeadNowhereEndTheirTrack) {
  if (!test::corpusFolder()) GTEST_SKIP();
  struct Row {
    const char* what;
    std::int32_t next;
    const char* code;
  };
  const Result<pmm::File> whole = pmm::read(bytesOf("projects/allstar_v2.pmm"));
  ASSERT_TRUE(whole);
  const pmm::KeyList& list = whole->models[2].boneKeys;
  Diagnostics none;
  const pmm::Chains chains = pmm::followChains(*whole, list, Core::tr("bone keys"), none);
  const auto keys = chains.ofTrack(0);
  ASSERT_GT(keys.size(), 4U);
  const Row rows[] = {
      {"a key that does not exist", static_cast<std::int32_t>(list.total()), "pmm.chain.broken"},
      {"a negative key", -1, "pmm.chain.broken"},
      {"an initial key", 1, "pmm.chain.broken"},
      {"itself", static_cast<std::int32_t>(keys[2]), "pmm.chain.broken"},
      {"the first key of another track, which is earlier", static_cast<std::int32_t>(chains.ofTrack(1)[1]),
       "pmm.chain.frames"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    pmm::File file = *whole;
    storeLe(file.bytes.data() + list.offsetOf(keys[2]) + 8, row.next);
    Diagnostics findings;
    const pmm::Chains damaged = pmm::followChains(file, list, Core::tr("bone keys"), findings);
    EXPECT_EQ(damaged.ofTrack(0).size(), 3U);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].code, row.code);
    EXPECT_EQ(findings[1].code, "pmm.keys.unreferenced");
  }
}

TEST(PmmFile, OtherFilesAreRefused) {
  for (const char* text : {"", "Polygon Movie maker", "Vocaloid Motion Data 0002", "Polygon Movie maker 0003xxxxxx"}) {
    const Result<pmm::File> read = pmm::read(toBytes(text));
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().reason.english().find("not a project"), std::string::npos);
  }
}

}  // namespace
}  // namespace furitsuke::format
