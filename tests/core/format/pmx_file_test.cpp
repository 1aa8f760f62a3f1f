// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pmx/pmx_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/pmx_samples.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::format {
namespace {

using pmx::Encoding;
using test::richPmx;

std::vector<std::string> codesOf(const pmx::File& file) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : file.diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

/// 2.0, UTF-8, all indices of one byte except those of vertices, which have two; written by hand from the format
/// description.
Bytes handMade() {
  return test::fromHex(
      "50 4D 58 20 00 00 00 40 08 01 00 02 01 01 01 01 01 "  // header
      "01 00 00 00 6D 00 00 00 00 00 00 00 00 00 00 00 00 "  // names and comments: "m"
      "01 00 00 00 "
      "00 00 80 3F 00 00 00 40 00 00 40 40 00 00 00 00 00 00 80 3F 00 00 00 00 00 00 00 3F 00 00 80 3E "
      "01 00 FF 00 00 40 3F 00 00 80 3F "  // BDEF2: bones 0 and -1, weight 0.75; edge 1
      "03 00 00 00 00 00 FF FF 00 00 "     // faces: 0, 65535, 0
      "00 00 00 00 00 00 00 00 "           // no textures, no materials
      "01 00 00 00 "
      "01 00 00 00 62 00 00 00 00 00 00 80 3F 00 00 00 00 00 00 00 00 FF 02 00 00 00 "
      "20 2F 00 00 00 00 00 00 80 3F 00 00 00 00 "  // flags: IK, append both, fixed axis, local axes, outside
      "FF 00 00 00 3F "                             // append without a source, 0.5
      "00 00 80 3F 00 00 00 00 00 00 00 00 "
      "00 00 00 00 00 00 80 3F 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 3F "
      "07 00 00 00 "
      "00 28 00 00 00 00 00 00 40 01 00 00 00 00 00 "
      "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00");  // no morphs, frames, bodies, joints
}

TEST(PmxFile, ReadsAHandMadeFile) {
  const Bytes bytes = handMade();
  const Result<pmx::File> file = pmx::read(bytes);
  ASSERT_TRUE(file) << file.error().message();
  EXPECT_FALSE(file->damage) << file->damage->message();
  EXPECT_EQ(file->header.name, "m");
  ASSERT_EQ(file->vertices.size(), 1U);
  EXPECT_EQ(file->vertices.positions[0], (Vec3{1, 2, 3}));
  EXPECT_EQ(file->vertices.normals[0], (Vec3{0, 1, 0}));
  EXPECT_EQ(file->vertices.uvs[0], (Vec2{0.5F, 0.25F}));
  EXPECT_EQ(file->vertices.bones[0], (std::array<pmx::Index, 4>{0, -1, 0, 0}));
  EXPECT_EQ(file->vertices.weights[0], (std::array<float, 4>{0.75F, 0.25F, 0, 0}));
  EXPECT_EQ(file->vertices.edgeScales[0], 1);
  EXPECT_EQ(file->indices, (Column<std::uint32_t>{0, 0xFFFF, 0}));
  ASSERT_EQ(file->bones.size(), 1U);
  const pmx::BoneRecord& bone = file->bones[0];
  EXPECT_EQ(bone.name, "b");
  EXPECT_EQ(bone.position, (Vec3{1, 0, 0}));
  EXPECT_EQ(bone.parent, -1);
  EXPECT_EQ(bone.layer, 2);
  EXPECT_EQ(bone.tailOffset, (Vec3{0, 1, 0}));
  EXPECT_EQ(bone.appendSource, -1);
  EXPECT_EQ(bone.appendRatio, 0.5F);
  EXPECT_EQ(bone.fixedAxis, (Vec3{1, 0, 0}));
  EXPECT_EQ(bone.localX, (Vec3{0, 1, 0}));
  EXPECT_EQ(bone.localZ, (Vec3{0, 0, 1}));
  EXPECT_EQ(bone.externalParent, 7);
  EXPECT_EQ(bone.ik.target, 0);
  EXPECT_EQ(bone.ik.iterations, 40);
  EXPECT_EQ(bone.ik.unitAngle, 2.0F);
  EXPECT_EQ(bone.ik.links.size(), 1U);
  EXPECT_EQ(pmx::write(*file), bytes);
}

struct EncodingRow {
  const char* name;
  Encoding encoding;
  pmx::IndexSizes sizes;
};

const std::vector<EncodingRow>& encodings() {
  static const std::vector<EncodingRow> rows = {{"UTF-16, one byte", Encoding::Utf16Le, {1, 1, 1, 1, 1, 1}},
                                                {"UTF-8, two bytes", Encoding::Utf8, {2, 2, 2, 2, 2, 2}},
                                                {"UTF-8, four bytes", Encoding::Utf8, {4, 4, 4, 4, 4, 4}},
                                                {"sizes that all differ", Encoding::Utf16Le, {4, 2, 1, 4, 2, 1}}};
  return rows;
}

TEST(PmxFile, RoundTripsByteForByte) {
  for (const EncodingRow& row : encodings()) {
    const Bytes bytes = pmx::write(test::richPmx(row.encoding, row.sizes));
    const Result<pmx::File> file = pmx::read(bytes);
    ASSERT_TRUE(file) << row.name << ": " << file.error().message();
    EXPECT_FALSE(file->damage) << row.name << ": " << file->damage->message();
    EXPECT_TRUE(file->diagnostics.empty()) << row.name << ": " << file->diagnostics.front().reason;
    EXPECT_EQ(file->header.sizes, row.sizes) << row.name;
    EXPECT_EQ(file->morphs.size(), 9U) << row.name;
    EXPECT_EQ(file->softBodies.size(), 1U) << row.name;
    EXPECT_EQ(pmx::decodeText(file->bones[4].name, row.encoding), "左足ＩＫ") << row.name;
    EXPECT_EQ(pmx::write(*file), bytes) << row.name;
  }
}

TEST(PmxFile, ReadsEveryFieldAsWritten) {
  const pmx::File rich = test::richPmx();
  const Result<pmx::File> file = pmx::read(pmx::write(rich));
  ASSERT_TRUE(file);
  EXPECT_EQ(file->vertices.deforms, rich.vertices.deforms);
  EXPECT_EQ(file->vertices.bones, rich.vertices.bones);
  EXPECT_EQ(file->vertices.weights, rich.vertices.weights);
  EXPECT_EQ(file->vertices.additionalUvs, rich.vertices.additionalUvs);
  ASSERT_EQ(file->vertices.sdefs.size(), 1U);
  EXPECT_EQ(file->vertices.sdefs[0].r1, (Vec3{6, 7, 8}));
  EXPECT_EQ(file->materials[0].toon, 9);
  EXPECT_EQ(file->materials[1].texture, -1);
  EXPECT_EQ(file->materials[1].toon, 2);
  EXPECT_EQ(file->bones[4].ik.links[0].lower, (Vec3{-3, 0, 0}));
  EXPECT_EQ(std::get<std::vector<pmx::MaterialElement>>(file->morphs[6].elements)[0].toon, (Vec4{1, 0, 1, 0}));
  EXPECT_EQ(std::get<std::vector<pmx::ImpulseElement>>(file->morphs[8].elements)[0].torque, (Vec3{4, 5, 6}));
  EXPECT_EQ(file->frames[2].elements.size(), 5U);
  EXPECT_EQ(file->bodies[0].friction, 0.75F);
  EXPECT_EQ(file->joints[0].rotationSpring, (Vec3{9, 10, 11}));
  EXPECT_EQ(file->softBodies[0].anchors[0].vertex, 4U);
}

struct OddRow {
  const char* name;
  std::function<void(pmx::File&)> change;
  Bytes extra;  ///< appended to the file
  std::vector<std::string> codes;
};

TEST(PmxFile, KeepsAndReportsIrregularities) {
  const auto version20 = [](pmx::File& file) {
    file.header.version = 2.0F;
    file.hasSoftBodies = false;
    file.softBodies.clear();
  };
  const std::vector<OddRow> rows = {
      {"no count of soft bodies in 2.0", version20, {}, {}},
      {"a count of soft bodies in 2.0", version20, test::fromHex("00 00 00 00"), {"pmx.softBody.count"}},
      {"something else in its place", version20, test::fromHex("01 00 00 00 00"), {"pmx.softBody.unknown"}},
      {"three bytes in its place", version20, test::fromHex("00 00 00"), {"pmx.trailing"}},
      {"bytes after the soft bodies", [](pmx::File&) {}, test::fromHex("41 42"), {"pmx.trailing"}},
      {"2.1 without the count",
       [](pmx::File& file) {
         file.hasSoftBodies = false;
         file.softBodies.clear();
       },
       {},
       {}},
      {"a signature with another last character",
       [](pmx::File& file) { file.header.signature[3] = '\xA0'; },
       {},
       {"pmx.signature.variant"}},
      {"ten settings",
       [](pmx::File& file) {
         file.header.moreGlobals = {7, 9};
       },
       {},
       {"pmx.header.more"}},
  };
  for (const OddRow& row : rows) {
    pmx::File made = test::richPmx();
    row.change(made);
    Bytes bytes = pmx::write(made);
    bytes.insert(bytes.end(), row.extra.begin(), row.extra.end());
    const Result<pmx::File> file = pmx::read(bytes);
    ASSERT_TRUE(file) << row.name << ": " << file.error().message();
    EXPECT_EQ(codesOf(*file), row.codes) << row.name;
    EXPECT_EQ(pmx::write(*file), bytes) << row.name;
  }
}

struct RefusalRow {
  const char* name;
  std::function<void(Bytes&)> change;
  std::string message;
};

std::function<void(Bytes&)> put(std::size_t at, std::string hex) {
  return [at, hex = std::move(hex)](Bytes& bytes) {
    const Bytes patch = test::fromHex(hex);
    std::ranges::copy(patch, bytes.begin() + static_cast<std::ptrdiff_t>(at));
  };
}

TEST(PmxFile, RejectsFilesWithoutReadableBonesWithPlaceAndReason) {
  const RefusalRow rows[] = {
      {"nothing", [](Bytes& bytes) { bytes.clear(); }, "byte 0, header: not a PMX: \"PMX \" is expected"},
      {"another file", put(0, "56 6F"), "byte 0, header: not a PMX: \"PMX \" is expected"},
      {"the format before 2.0", put(0, "50 6D 78 20"),
       "byte 0, header: a PMX older than version 2.0, which is not supported"},
      {"version 3", put(4, "00 00 40 40"), "byte 4, header: version 3.000000 is not supported; 2.0 and 2.1 are"},
      {"seven settings", put(8, "07"), "byte 8, header: only 7 settings, 8 are needed"},
      {"an unknown encoding", put(9, "02"), "byte 9, header: text encoding 2 is unknown; 0 is UTF-16, 1 is UTF-8"},
      {"five uvs", put(10, "05"), "byte 10, header: 5 additional uvs; at most 4 are possible"},
      {"an index of three bytes", put(14, "03"), "byte 14, header: an index of 3 bytes; 1, 2 and 4 are possible"},
      {"a negative length", put(17, "FF FF FF FF"), "byte 17, header: a text of -1 bytes, 198 are left"},
      {"a length past the end", put(17, "FF 00 00 00"), "byte 17, header: a text of 255 bytes, 198 are left"},
      {"more vertices than bytes", put(34, "FF FF FF 7F"),
       "byte 34, vertices: count 2147483647 needs at least 81604378586 bytes, 181 are left"},
      {"a negative count", put(34, "FE FF FF FF"), "byte 34, vertices: count -2 is negative"},
      {"an unknown deform", put(70, "3F"), "byte 70, vertices: record 1 of 1: deform kind 63 is unknown"},
      {"an end inside the bones", [](Bytes& bytes) { bytes.resize(145); },
       "byte 144, bones: record 1 of 1: the file ends: 4 bytes are needed, 1 are left"},
  };
  for (const RefusalRow& row : rows) {
    Bytes bytes = handMade();
    row.change(bytes);
    const Result<pmx::File> file = pmx::read(bytes);
    ASSERT_FALSE(file) << row.name;
    EXPECT_EQ(file.error().message(), row.message) << row.name;
  }
}

TEST(PmxFile, ReadsTheRecordsBeforeDamage) {
  pmx::File made = test::richPmx();
  made.hasSoftBodies = false;
  made.softBodies.clear();
  const Bytes whole = pmx::write(made);
  std::size_t bodiesSeen = 0;
  // Every prefix either is an error or contains complete records of the same model.
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Result<pmx::File> file = pmx::read(ByteView(whole).first(size));
    if (!file) {
      EXPECT_LE(*file.error().offset, size);
      continue;
    }
    ASSERT_TRUE(file->damage) << size;
    EXPECT_EQ(file->bones.size(), made.bones.size());
    EXPECT_LE(file->morphs.size(), made.morphs.size());
    EXPECT_LE(file->joints.size(), made.joints.size());
    EXPECT_EQ(codesOf(*file), (std::vector<std::string>{"pmx.damaged"}));
    bodiesSeen = std::max(bodiesSeen, file->bodies.size());
    const Result<pmx::File> again = pmx::read(pmx::write(*file));
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->damage);
  }
  EXPECT_EQ(bodiesSeen, 2U);
}

TEST(PmxFile, ReportsAnUnknownMorphKind) {
  pmx::File made = test::richPmx();
  made.morphs[3].kind = 11;
  const Result<pmx::File> file = pmx::read(pmx::write(made));
  ASSERT_TRUE(file);
  ASSERT_TRUE(file->damage);
  EXPECT_EQ(file->morphs.size(), 3U);
  EXPECT_EQ(file->damage->section, "morphs");
  EXPECT_EQ(file->damage->reason, "record 4 of 9: morph kind 11 is unknown");
}

TEST(PmxFile, ChoosesTheSmallestIndices) {
  pmx::File file = test::richPmx();
  file.header.sizes = {4, 4, 4, 4, 4, 4};
  pmx::fitIndexSizes(file);
  EXPECT_EQ(file.header.sizes, (pmx::IndexSizes{1, 1, 1, 1, 1, 1}));
  file.bones.resize(128);
  file.vertices.positions.resize(256);
  file.morphs.resize(32768);
  pmx::fitIndexSizes(file);
  EXPECT_EQ(file.header.sizes, (pmx::IndexSizes{2, 1, 1, 2, 4, 1}));
  file.vertices.positions.resize(65536);
  pmx::fitIndexSizes(file);
  EXPECT_EQ(file.header.sizes.vertex, 4);
}

}  // namespace
}  // namespace furitsuke::format
