// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "core/base/file.h"
#include "core/format/pmd/pmd_file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/support/corpus.h"

// Real models. The expected counts are from another program.
namespace furitsuke::format {
namespace {

struct PmxCounts {
  const char* file;
  std::array<std::size_t, 8> counts;  ///< vertices, triangles, materials, textures, bones, morphs, bodies, joints
  std::array<std::size_t, 5> deforms;
};

constexpr PmxCounts kPmxCounts[] = {
    {"gene/Gene_light.pmx", {28646, 47106, 13, 10, 224, 184, 87, 92}, {13552, 10178, 4916, 0, 0}},
    {"luka.pmx", {27607, 24815, 31, 7, 188, 39, 71, 57}, {22586, 5021, 0, 0, 0}},
    {"anmicius.pmx", {22441, 23805, 21, 3, 154, 62, 54, 49}, {17194, 5247, 0, 0, 0}},
    {"yw_test_model.pmx", {2141, 3516, 1, 2, 114, 0, 19, 0}, {1438, 616, 87, 0, 0}},
    {"alicia_blade.pmx", {6790, 8672, 7, 4, 1, 2, 0, 0}, {6790, 0, 0, 0, 0}},
    {"nanoem_effects_main.pmx", {0, 0, 17, 4, 140, 30, 0, 0}, {0, 0, 0, 0, 0}},
    {"babylon_constraint1.pmx", {48, 24, 2, 0, 2, 0, 2, 1}, {48, 0, 0, 0, 0}},
    {"babylon_hierarchy.pmx", {0, 0, 0, 0, 5, 0, 0, 0}, {0, 0, 0, 0, 0}},
    {"yw_mixed_deform.pmx", {20, 10, 1, 0, 4, 0, 0, 0}, {4, 4, 4, 4, 4}},
    {"yw_sdef_elbow.pmx", {40, 64, 1, 0, 2, 0, 0, 0}, {0, 0, 0, 40, 0}},
    {"yw_material_morph.pmx", {48, 24, 2, 0, 1, 1, 0, 0}, {48, 0, 0, 0, 0}},
    {"yw_hair_physics.pmx", {442, 768, 1, 0, 21, 6, 16, 19}, {40, 402, 0, 0, 0}},
    {"yw_descriptor_parity.pmx", {0, 0, 0, 0, 3, 2, 0, 0}, {0, 0, 0, 0, 0}},
    {"sizing_debug_bone6.pmx", {504, 252, 21, 0, 22, 0, 0, 0}, {504, 0, 0, 0, 0}},
    {"ray_time_of_day.pmx", {1371, 2520, 1, 0, 1, 40, 0, 0}, {1371, 0, 0, 0, 0}},
    {"xr_dummy.pmx", {0, 0, 0, 0, 94, 61, 0, 0}, {0, 0, 0, 0, 0}},
};

TEST(ModelCorpus, PmxCountsAgreeWithAnotherReader) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const PmxCounts& row : kPmxCounts) {
    const Result<pmx::File> file = pmx::read(readFile(*folder / "models" / row.file).value());
    ASSERT_TRUE(file) << row.file << ": " << file.error().message();
    const std::array<std::size_t, 8> counts{file->vertices.size(), file->indices.size() / 3, file->materials.size(),
                                            file->textures.size(), file->bones.size(),       file->morphs.size(),
                                            file->bodies.size(),   file->joints.size()};
    EXPECT_EQ(counts, row.counts) << row.file;
    std::array<std::size_t, 5> deforms{};
    for (const std::uint8_t kind : file->vertices.deforms) ++deforms[kind];
    EXPECT_EQ(deforms, row.deforms) << row.file;
  }
}

TEST(ModelCorpus, EveryPmxRoundTripsByteForByte) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t read = 0;
  for (const auto& path : test::filesIn(*folder, ".pmx")) {
    const Bytes bytes = readFile(path).value();
    const Result<pmx::File> file = pmx::read(bytes);
    if (path.filename() == "yw_malformed_joint_orient.pmx") {
      ASSERT_FALSE(file);
      EXPECT_NE(file.error().reason.english().find("deform kind 63"), std::string::npos) << file.error().message();
      continue;
    }
    ASSERT_TRUE(file) << path << ": " << file.error().message();
    EXPECT_FALSE(file->damage) << path << ": " << file->damage->message();
    EXPECT_TRUE(file->trailing.empty()) << path;
    EXPECT_EQ(pmx::write(*file), bytes) << path;
    ++read;
  }
  EXPECT_GE(read, 28U);
}

struct PmdCounts {
  const char* file;
  std::array<std::uint32_t, 8> counts;  ///< vertices, indices / 3, materials, bones, IK, morphs, bodies, joints
};

constexpr PmdCounts kPmdCounts[] = {
    {"miku_v2/miku_v2.pmd", {12354, 22961, 17, 140, 7, 31, 45, 27}},
    {"mokou/mokou_A.pmd", {14699, 16530, 21, 194, 11, 22, 95, 83}},
    {"low_miku/miku.pmd", {1223, 1489, 2, 83, 7, 14, 44, 27}},
    {"kaito.pmd", {7133, 13144, 15, 106, 6, 25, 0, 0}},
    {"dummy_bone.pmd", {0, 0, 0, 30, 0, 0, 0, 0}},
    {"tatami_room.pmd", {4056, 1810, 20, 3, 0, 0, 0, 0}},
};

TEST(ModelCorpus, PmdCountsAgreeWithAnotherReader) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const PmdCounts& row : kPmdCounts) {
    const Result<pmd::File> file = pmd::read(readFile(*folder / "models" / row.file).value());
    ASSERT_TRUE(file) << row.file << ": " << file.error().message();
    EXPECT_FALSE(file->damage) << row.file;
    EXPECT_EQ(file->trailingAt, file->bytes.size()) << row.file;
    using Kind = pmd::SectionKind;
    const std::array<std::uint32_t, 8> counts{file->count(Kind::Vertices),  file->count(Kind::Indices) / 3,
                                              file->count(Kind::Materials), file->count(Kind::Bones),
                                              file->count(Kind::Ik),        file->count(Kind::Morphs),
                                              file->count(Kind::Bodies),    file->count(Kind::Joints)};
    EXPECT_EQ(counts, row.counts) << row.file;
    const bool hasPhysics = file->section(Kind::Joints).present;
    EXPECT_EQ(hasPhysics, file->diagnostics.empty()) << row.file;
  }
}

}  // namespace
}  // namespace furitsuke::format
