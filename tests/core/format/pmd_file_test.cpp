// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pmd/pmd_file.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/pmd_samples.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::format {
namespace {

using pmd::SectionKind;
using test::PmdBuilder;
using Part = PmdBuilder::Part;

/// A file with content in every section.
PmdBuilder richPmd() {
  PmdBuilder builder;
  builder.vertex({1, 2, 3}, 0, 1, 25, 1).vertex({4, 5, 6}, -1, 2).vertex({7, 8, 9});
  builder.face(0, 1, 2).material(3, "a.bmp*b.spa", 0xFF, 0, 0.5F);
  builder.bone("a").bone("b", 0, 2, 9, -50, {1, 2, 3}).bone("c", 1, 0, 7, 0);
  builder.ik(2, 1, {0, 1}, 300, 0.25F);
  builder.morph("base", 0, {{0, {1, 2, 3}}, {2, {7, 8, 9}}}).morph("m", 3, {{1, {0, 1, 0}}});
  builder.panelMorph(1).group("group\n").groupBone(0, 1).groupBone(2, 0);
  builder.toon("own.bmp").body("body", -1, {0, 1, 0}, 2).joint("joint", 0, 0);
  return builder;
}

std::vector<std::uint32_t> countsOf(const pmd::File& file) {
  std::vector<std::uint32_t> counts;
  for (const pmd::Section& section : file.sections) counts.push_back(section.count);
  return counts;
}

TEST(PmdFile, ReadsEverySection) {
  const Bytes bytes = richPmd().bytes();
  const Result<pmd::File> file = pmd::read(bytes);
  ASSERT_TRUE(file) << file.error().message();
  EXPECT_FALSE(file->damage);
  EXPECT_TRUE(file->diagnostics.empty());
  EXPECT_EQ(file->trailingAt, bytes.size());
  EXPECT_EQ(countsOf(*file), (std::vector<std::uint32_t>{3, 3, 1, 3, 1, 2, 1, 1, 2, 1, 1, 3, 1, 1, 10, 1, 1}));
  EXPECT_EQ(file->nameField().substr(0, 5), std::string_view("Test\0", 5));
  EXPECT_EQ(file->englishNameField().substr(0, 8), std::string_view("English\0", 8));
  const auto vertex = file->record<pmd::VertexRecord>(SectionKind::Vertices, 1);
  EXPECT_EQ(vertex.position(), (Vec3{4, 5, 6}));
  EXPECT_EQ(vertex.bones(), (std::array<std::int16_t, 2>{-1, 2}));
  EXPECT_EQ(vertex.uv(), (Vec2{0.25F, 0.75F}));
  const auto first = file->record<pmd::VertexRecord>(SectionKind::Vertices, 0);
  EXPECT_EQ(first.weightPercent(), 25);
  EXPECT_EQ(first.edgeByte(), 1);
  const auto material = file->record<pmd::MaterialRecord>(SectionKind::Materials, 0);
  EXPECT_EQ(material.diffuse(), (Vec4{0.1F, 0.2F, 0.3F, 0.5F}));
  EXPECT_EQ(material.power(), 5.0F);
  EXPECT_EQ(material.specular(), (Vec3{0.4F, 0.5F, 0.6F}));
  EXPECT_EQ(material.ambient(), (Vec3{0.7F, 0.8F, 0.9F}));
  EXPECT_EQ(material.toon(), pmd::kNoToon);
  EXPECT_EQ(material.edgeByte(), 0);
  EXPECT_EQ(material.indexCount(), 3U);
  EXPECT_EQ(material.textureField().substr(0, 12), std::string_view("a.bmp*b.spa\0", 12));
  const auto bone = file->record<pmd::BoneRecord>(SectionKind::Bones, 1);
  EXPECT_EQ(bone.parent(), 0);
  EXPECT_EQ(bone.tail(), 2);
  EXPECT_EQ(bone.type(), pmd::kFollowRotation);
  EXPECT_EQ(bone.extra(), -50);
  EXPECT_EQ(bone.position(), (Vec3{1, 2, 3}));
  EXPECT_EQ(file->ik(0).bone(), 2);
  EXPECT_EQ(file->ik(0).target(), 1);
  EXPECT_EQ(file->ik(0).iterations(), 300);
  EXPECT_EQ(file->ik(0).angleWeight(), 0.25F);
  EXPECT_EQ(file->ik(0).linkCount(), 2);
  EXPECT_EQ(file->ik(0).link(1), 1);
  EXPECT_EQ(file->morph(1).kind(), 3);
  EXPECT_EQ(file->morph(0).index(1), 2U);
  EXPECT_EQ(file->morph(0).offset(1), (Vec3{7, 8, 9}));
  EXPECT_EQ(file->record<pmd::FaceRecord>(SectionKind::Faces, 0).morph(), 1);
  EXPECT_EQ(file->record<pmd::GroupBoneRecord>(SectionKind::GroupBones, 1).bone(), 2);
  EXPECT_EQ(file->record<pmd::GroupBoneRecord>(SectionKind::GroupBones, 0).group(), 1);
  const auto body = file->record<pmd::BodyRecord>(SectionKind::Bodies, 0);
  EXPECT_EQ(body.bone(), -1);
  EXPECT_EQ(body.group(), 3);
  EXPECT_EQ(body.mask(), 0xFFF7);
  EXPECT_EQ(body.shape(), 2);
  EXPECT_EQ(body.position(), (Vec3{0, 1, 0}));
  EXPECT_EQ(body.constants()[4], 0.75F);
  EXPECT_EQ(body.mode(), 2);
  const auto joint = file->record<pmd::JointRecord>(SectionKind::Joints, 0);
  EXPECT_EQ(joint.bodyB(), 0);
  EXPECT_EQ(joint.vectors()[7], (Vec3{7, 7.25F, 7.5F}));
}

struct EndRow {
  const char* name;
  Part last;
  bool english;
  std::size_t present;  ///< sections
};

TEST(PmdFile, MayEndBeforeEveryExtension) {
  const EndRow rows[] = {{"after the groups", Part::GroupBones, true, 9},
                         {"after the flag", Part::EnglishFlag, true, 10},
                         {"after the header", Part::EnglishHeader, true, 11},
                         {"after the bones", Part::EnglishBones, true, 12},
                         {"after the morphs", Part::EnglishMorphs, true, 13},
                         {"after the group names", Part::EnglishGroups, true, 14},
                         {"after the toons", Part::Toons, true, 15},
                         {"after the bodies", Part::Bodies, true, 16},
                         {"whole", Part::Joints, true, 17},
                         {"without English", Part::Joints, false, 13},
                         {"ends after flag 0", Part::EnglishFlag, false, 10}};
  for (const EndRow& row : rows) {
    const Bytes bytes = richPmd().bytes(row.last, row.english);
    const Result<pmd::File> file = pmd::read(bytes);
    ASSERT_TRUE(file) << row.name;
    EXPECT_FALSE(file->damage) << row.name << ": " << file->damage->message();
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(file->sections, &pmd::Section::present)), row.present)
        << row.name;
    const bool isComplete = row.last == Part::Joints;
    EXPECT_EQ(file->diagnostics.empty(), isComplete) << row.name;
    if (!isComplete) {
      EXPECT_EQ(file->diagnostics[0].code, "pmd.sections.missing") << row.name;
    }
    EXPECT_EQ(file->trailingAt, bytes.size()) << row.name;
  }
}

TEST(PmdFile, KeepsTrailingBytes) {
  Bytes bytes = richPmd().bytes();
  const std::size_t size = bytes.size();
  bytes.push_back(std::byte{1});
  const Result<pmd::File> file = pmd::read(bytes);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->trailingAt, size);
  ASSERT_EQ(file->diagnostics.size(), 1U);
  EXPECT_EQ(file->diagnostics[0].code, "pmd.trailing");
}

struct BrokenRow {
  const char* name;
  std::size_t at;
  const char* hex;
  const char* message;
};

TEST(PmdFile, RejectsFilesWithoutReadableBonesWithPlaceAndReason) {
  const BrokenRow rows[] = {
      {"another file", 0, "50 4D 44", "byte 0, header: not a PMD: \"Pmd\" is expected"},
      {"more vertices than bytes", 283, "FF FF FF FF",
       "byte 283, vertices: count 4294967295 needs 163208757210 bytes, 2120 are left"},
      {"more bones than bytes", 485, "FF FF", "byte 485, bones: count 65535 needs 2555865 bytes, 1920 are left"}};
  for (const BrokenRow& row : rows) {
    Bytes bytes = richPmd().bytes();
    const Bytes patch = test::fromHex(row.hex);
    std::copy(patch.begin(), patch.end(), bytes.begin() + static_cast<std::ptrdiff_t>(row.at));
    const Result<pmd::File> file = pmd::read(bytes);
    ASSERT_FALSE(file) << row.name;
    EXPECT_EQ(file.error().message(), row.message) << row.name;
  }
}

TEST(PmdFile, ReadsTheSectionsBeforeDamage) {
  const Bytes whole = richPmd().bytes();
  std::size_t damaged = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Result<pmd::File> file = pmd::read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
    if (!file) {
      EXPECT_LE(*file.error().offset, size);
      continue;
    }
    EXPECT_EQ(file->count(SectionKind::Bones), 3U);
    EXPECT_LE(file->trailingAt, size);
    if (!file->damage) continue;
    ++damaged;
    EXPECT_EQ(file->diagnostics.front().code, "pmd.damaged");
  }
  EXPECT_GT(damaged, 1500U);
}

}  // namespace
}  // namespace furitsuke::format
