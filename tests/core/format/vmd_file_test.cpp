// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/vmd/vmd_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/format/vmd/vmd_findings.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::format {
namespace {

using test::fromHex;
using test::VmdBuilder;
using Counts = std::array<std::uint32_t, vmd::kSectionCount>;

Counts countsOf(const vmd::File& file) {
  Counts counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = file.sections[i].count;
  return counts;
}

std::size_t presentSections(const vmd::File& file) {
  return static_cast<std::size_t>(std::ranges::count_if(file.sections, &vmd::Section::present));
}

bool reports(const vmd::File& file, vmd::Finding finding) {
  return std::ranges::any_of(file.diagnostics, [&](const Diagnostic& d) { return d.code == findingRow(finding).code; });
}

/// Six counts of 0.
Bytes emptyMotion() {
  VmdBuilder builder = VmdBuilder::version2();
  for (int i = 0; i < 6; ++i) builder.count(0);
  return builder.bytes();
}

TEST(VmdFile, ReadsTheCheckFile) {
  const Result<vmd::File> file = vmd::read(test::checkFile());
  ASSERT_TRUE(file);
  EXPECT_EQ(file->bytes.size(), 336U);
  EXPECT_EQ(file->version, 2);
  EXPECT_EQ(file->modelNameField(), std::string_view("Test\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 20));
  EXPECT_EQ(countsOf(*file), (Counts{1, 1, 1, 1, 1, 1}));
  const std::size_t offsets[] = {54, 169, 196, 261, 293, 306};
  for (std::size_t i = 0; i < vmd::kSectionCount; ++i) EXPECT_EQ(file->sections[i].offset, offsets[i]);
  EXPECT_EQ(file->propertyOffsets, std::vector<std::size_t>{306});
  EXPECT_EQ(file->trailingAt, 336U);
  EXPECT_TRUE(file->diagnostics.empty());
  EXPECT_EQ(file->propertyRecord(0).ikCount(), 1U);
}

struct LayoutRow {
  const char* name;
  Bytes bytes;
  int version;
  Counts counts;
  std::size_t present;
  std::uint32_t uncounted;
  std::size_t trailing;
  std::vector<vmd::Finding> findings;
};

void addUncountedRows(std::vector<LayoutRow>& rows) {
  using vmd::Finding;
  const auto v2 = [] { return VmdBuilder::version2(); };
  rows.push_back({"uncounted cameras, then light and self-shadow counts",
                  v2().count(0).count(0).count(0).camera(0xFFFFFFE7U).camera(30).count(0).count(0).bytes(),
                  2,
                  {},
                  5,
                  2,
                  0,
                  {Finding::CamerasUncounted, Finding::SectionsMissing}});
  rows.push_back({"uncounted cameras and nothing behind them",
                  v2().count(0).count(0).count(0).camera(7).bytes(),
                  2,
                  {},
                  3,
                  1,
                  0,
                  {Finding::CamerasUncounted, Finding::SectionsMissing}});
  rows.push_back({"uncounted cameras before keys of all later kinds",
                  v2().count(0)
                      .count(0)
                      .count(0)
                      .camera(9)
                      .count(1)
                      .light(0)
                      .count(1)
                      .selfShadow(0)
                      .count(1)
                      .property(0, 1, {{"ik", 1}})
                      .bytes(),
                  2,
                  {0, 0, 0, 1, 1, 1},
                  6,
                  1,
                  0,
                  {Finding::CamerasUncounted}});
}

std::vector<LayoutRow> layoutRows() {
  using vmd::Finding;
  const auto v2 = [] { return VmdBuilder::version2(); };
  std::vector<LayoutRow> rows;
  rows.push_back({"empty with all counts", emptyMotion(), 2, {}, 6, 0, 0, {}});
  rows.push_back({"ends behind the model name", v2().bytes(), 2, {}, 0, 0, 0, {Finding::SectionsMissing}});
  rows.push_back({"ends behind the light count",
                  v2().count(1).bone("a", 0).count(0).count(0).count(0).bytes(),
                  2,
                  {1},
                  4,
                  0,
                  0,
                  {Finding::SectionsMissing}});
  rows.push_back({"ends behind the self-shadow count",
                  v2().count(0).count(1).morph("m", 3, 1).count(0).count(0).count(0).bytes(),
                  2,
                  {0, 1},
                  5,
                  0,
                  0,
                  {Finding::SectionsMissing}});
  for (std::size_t extra = 1; extra <= 3; ++extra) {
    rows.push_back({"one to three bytes where a count would begin",
                    v2().count(0).count(0).raw(std::string(extra, 'x')).bytes(),
                    2,
                    {},
                    2,
                    0,
                    extra,
                    {Finding::SectionsMissing, Finding::TrailingBytes}});
  }
  rows.push_back({"bytes after the last section",
                  VmdBuilder(v2()).raw(ByteView(emptyMotion()).subspan(50)).raw("Nuthouse01").bytes(),
                  2,
                  {},
                  6,
                  0,
                  10,
                  {Finding::TrailingBytes}});
  rows.push_back({"version 1 with a model name of ten bytes",
                  VmdBuilder::version1("Miku").count(1).bone("a", 5).count(1).morph("m", 2, 0.5F).bytes(),
                  1,
                  {1, 1},
                  2,
                  0,
                  0,
                  {Finding::SectionsMissing}});
  Bytes bare = emptyMotion();
  std::fill(bare.begin() + 20, bare.begin() + 30, std::byte{0});
  rows.push_back({"signature without digits", bare, 2, {}, 6, 0, 0, {Finding::SignatureUnknown}});
  Bytes leftOver = emptyMotion();
  std::copy_n(test::fromHex("00 4A 4B 4C 4D").begin(), 5, leftOver.begin() + 25);
  rows.push_back({"left-over bytes in the signature", leftOver, 2, {}, 6, 0, 0, {}});
  addUncountedRows(rows);
  return rows;
}

TEST(VmdFile, UnusualLayoutsAreReadAndReported) {
  for (const LayoutRow& row : layoutRows()) {
    SCOPED_TRACE(row.name);
    const Result<vmd::File> file = vmd::read(row.bytes);
    ASSERT_TRUE(file) << file.error().message();
    EXPECT_FALSE(file->damage.has_value());
    EXPECT_EQ(file->version, row.version);
    EXPECT_EQ(countsOf(*file), row.counts);
    EXPECT_EQ(presentSections(*file), row.present);
    EXPECT_EQ(file->uncountedCameras, row.uncounted);
    EXPECT_EQ(file->bytes.size() - file->trailingAt, row.trailing);
    EXPECT_EQ(file->diagnostics.size(), row.findings.size());
    for (const vmd::Finding finding : row.findings) EXPECT_TRUE(reports(*file, finding)) << findingRow(finding).code;
  }
}

struct DamageRow {
  const char* name;
  Bytes bytes;
  std::size_t offset;
  const char* section;
  const char* reason;
  Counts counts;
};

std::vector<DamageRow> damageRows() {
  const auto v2 = [] { return VmdBuilder::version2(); };
  std::vector<DamageRow> rows;
  rows.push_back({"a count of 900 million",
                  v2().count(900000000).raw("twelve bytes").bytes(),
                  50,
                  "bone keys",
                  "count 900000000 needs 99900000000 bytes, 12 are left",
                  {}});
  rows.push_back({"the last bone record is cut",
                  v2().count(3).bone("a", 0).bone("a", 1).raw("x").bytes(),
                  50,
                  "bone keys",
                  "count 3 needs 333 bytes, 223 are left",
                  {2}});
  rows.push_back({"morphs cut",
                  v2().count(0).count(2).morph("m", 0, 1).bytes(),
                  54,
                  "morph keys",
                  "count 2 needs 46 bytes, 23 are left",
                  {0, 1}});
  rows.push_back({"counted cameras do not fit",
                  v2().count(0).count(0).count(2).camera(0).bytes(),
                  58,
                  "camera keys",
                  "count 2 needs 122 bytes, 61 are left",
                  {0, 0, 1}});
  rows.push_back({"lights do not fit behind counted cameras",
                  v2().count(0).count(0).count(1).camera(0).count(9).bytes(),
                  123,
                  "light keys",
                  "count 9 needs 252 bytes, 0 are left",
                  {0, 0, 1}});
  rows.push_back({"a property record longer than the file",
                  v2().count(0)
                      .count(0)
                      .count(0)
                      .count(0)
                      .count(0)
                      .count(2)
                      .property(0, 1, {})
                      .property(5, 1, {{"ik", 1}})
                      .bytes(),
                  0,
                  "",
                  "",
                  {}});
  rows.back().bytes.pop_back();
  rows.back().offset = 83;
  rows.back().section = "visibility and IK keys";
  rows.back().reason = "count 2, but record 2 does not fit in the 29 remaining bytes";
  rows.back().counts = {0, 0, 0, 0, 0, 1};
  return rows;
}

TEST(VmdFile, DamageIsReportedWithItsPlaceAndCompleteRecordsAreKept) {
  for (const DamageRow& row : damageRows()) {
    SCOPED_TRACE(row.name);
    const Result<vmd::File> file = vmd::read(row.bytes);
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->damage.has_value());
    EXPECT_EQ(file->damage->offset, row.offset);
    EXPECT_EQ(file->damage->section, row.section);
    EXPECT_EQ(file->damage->reason, row.reason);
    EXPECT_EQ(countsOf(*file), row.counts);
    EXPECT_TRUE(reports(*file, vmd::Finding::Damaged));
  }
}

TEST(VmdFile, ImplausibleRecordsAfterACameraCountOfZeroAreDamage) {
  struct Row {
    const char* name;
    std::size_t at;  ///< in the camera record
    std::uint8_t byte;
  };
  const Row rows[] = {{"curve byte above 127", 32, 200},
                      {"perspective byte 2", 60, 2},
                      {"view angle 0", 56, 0},
                      {"view angle above 180", 57, 1},
                      {"infinite target", 15, 0}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    VmdBuilder builder = VmdBuilder::version2();
    Bytes bytes = builder.count(0).count(0).count(0).camera(1000).count(0).count(0).bytes();
    bytes[62 + row.at] = static_cast<std::byte>(row.byte);
    if (row.at == 15) std::copy_n(test::fromHex("00 00 80 7F").begin(), 4, bytes.begin() + 62 + 12);
    const Result<vmd::File> file = vmd::read(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->uncountedCameras, 0U);
    EXPECT_TRUE(file->damage.has_value());
  }
}

TEST(VmdFile, OtherFilesAreRejectedWithTheirSignature) {
  struct Row {
    std::string_view start;
    std::string_view named;
  };
  const Row rows[] = {{"Polygon Movie maker 0002", "Polygon Movie maker"},
                      {"PMX ", "PMX "},
                      {"Pmd", "Pmd"},
                      {"Vocaloid Pose Data file", "Vocaloid Pose Data file"},
                      {"", "not a VMD"}};
  for (const Row& row : rows) {
    std::string text(row.start);
    text.resize(200, '\0');
    const Result<vmd::File> file = vmd::read(toBytes(text));
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().offset, 0U);
    EXPECT_NE(file.error().reason.english().find(row.named), std::string::npos) << file.error().reason;
  }
}

TEST(VmdFile, AFileTruncatedAtAnyByteIsReadOrRejectedWithAPlace) {
  const Bytes whole = test::checkFile();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    SCOPED_TRACE(size);
    const Result<vmd::File> file = vmd::read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
    EXPECT_EQ(file.ok(), size >= 50);
    if (!file) {
      EXPECT_TRUE(file.error().offset.has_value());
      continue;
    }
    // Wherever the file is truncated, all sections are within the file and every byte belongs to one section.
    std::size_t end = file->modelNameAt + file->modelNameBytes;
    for (const vmd::Section& section : file->sections) {
      if (!section.present) continue;
      EXPECT_EQ(section.offset, end + 4);
      end = section.offset + section.size;
    }
    EXPECT_EQ(file->trailingAt, end);
    EXPECT_LE(end, size);
    if (file->damage) {
      EXPECT_LE(*file->damage->offset, size);
      EXPECT_FALSE(file->damage->section.isEmpty());
    }
  }
}

/// A header whose model name has exactly the bytes of `name`.
VmdBuilder shortHeader(std::string_view name) {
  return VmdBuilder().raw(ByteView(VmdBuilder::version2().bytes()).first(vmd::kSignatureBytes)).raw(name);
}

struct ShortHeaderRow {
  const char* name;
  Bytes bytes;
  std::size_t width;  ///< of the model name
  Counts counts;
  std::size_t present;
};

std::vector<ShortHeaderRow> shortHeaderRows() {
  constexpr std::string_view kName = "Dummy Model Name ";
  std::vector<ShortHeaderRow> rows;
  rows.push_back({"bones and morphs, with all counts",
                  shortHeader(kName)
                      .count(2)
                      .bone("a", 0)
                      .bone("b", 3)
                      .count(1)
                      .morph("m", 1, 1)
                      .raw(std::string(16, '\0'))
                      .bytes(),
                  17,
                  {2, 1},
                  6});
  rows.push_back({"only bones", shortHeader(kName).count(1).bone("a", 0).count(0).bytes(), 17, {1, 0}, 2});
  rows.push_back(
      {"only morphs", shortHeader(kName).count(0).count(1).morph("m", 1, 1).count(0).bytes(), 17, {0, 1}, 3});
  VmdBuilder many = shortHeader(kName).count(256);
  for (std::uint32_t i = 0; i < 256; ++i) many.bone("a", i);
  rows.push_back({"256 bones, so that the low byte of the count is 0", many.bytes(), 17, {256}, 1});
  rows.push_back({"padded with zeros to 17 bytes",
                  shortHeader(std::string_view("Miku\0\0\0\0\0\0\0\0\0\0\0\0\0", 17)).count(1).bone("a", 0).bytes(),
                  17,
                  {1},
                  1});
  VmdBuilder all = shortHeader(kName).count(1).bone("a", 0).count(1).morph("m", 1, 1).count(1).camera(0);
  all.count(1).light(0).count(1).selfShadow(0).count(1).property(0, 1, {{"ik", 1}});
  rows.push_back({"every section", all.bytes(), 17, {1, 1, 1, 1, 1, 1}, 6});
  for (std::size_t width = 1; width < vmd::kModelNameBytesV2; ++width) {
    rows.push_back({"a name of another size",
                    shortHeader(std::string(width, 'x')).count(1).bone("a", 0).count(1).morph("m", 0, 1).bytes(),
                    width,
                    {1, 1},
                    2});
  }
  return rows;
}

TEST(VmdFile, AModelNameThatIsTooShortIsRecognizedByTheCounts) {
  for (const ShortHeaderRow& row : shortHeaderRows()) {
    SCOPED_TRACE(row.name);
    SCOPED_TRACE(row.width);
    const Result<vmd::File> file = vmd::read(row.bytes);
    ASSERT_TRUE(file) << file.error().message();
    ASSERT_TRUE(file->isHeaderShort());
    EXPECT_EQ(file->modelNameField().size(), row.width);
    EXPECT_FALSE(file->damage.has_value()) << "nothing is lost";
    ASSERT_TRUE(reports(*file, vmd::Finding::HeaderShort));
    const Diagnostic& finding = file->diagnostics.front();
    EXPECT_EQ(finding.offset, 30 + row.width);
    EXPECT_EQ(finding.reason,
              "the model name has " + std::to_string(row.width) + " bytes instead of 20; every key was read");
    EXPECT_FALSE(reports(*file, vmd::Finding::Damaged));
    EXPECT_EQ(countsOf(*file), row.counts);
    EXPECT_EQ(presentSections(*file), row.present);
    EXPECT_EQ(file->trailingAt, file->bytes.size());
  }
}

TEST(VmdFile, OtherDamageIsNotTakenForAModelNameThatIsTooShort) {
  constexpr std::string_view kName = "Dummy Model Name ";
  constexpr std::size_t kBoneAt = 30 + kName.size() + 4;
  const Bytes whole = shortHeader(kName).count(1).bone("a", 0).count(1).morph("m", 0, 1).count(0).bytes();
  ASSERT_TRUE(vmd::read(whole)->isHeaderShort());
  struct Row {
    const char* name;
    Bytes bytes;
  };
  std::vector<Row> rows{{"the last morph record is cut", Bytes(whole.begin(), whole.end() - 5)},
                        {"a byte after the last section", whole},
                        {"a bone name that begins with a zero byte", whole},
                        {"a frame after more than a day", whole},
                        {"a rotation that is not finite", whole}};
  rows[1].bytes.push_back(std::byte{1});
  rows[2].bytes[kBoneAt] = std::byte{0};
  rows[3].bytes[kBoneAt + vmd::BoneRecord::kFrameAt + 3] = std::byte{0x40};
  std::ranges::copy(test::fromHex("00 00 80 7F"), rows[4].bytes.begin() + kBoneAt + vmd::BoneRecord::kRotationAt);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Result<vmd::File> file = vmd::read(row.bytes);
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->isHeaderShort());
    EXPECT_FALSE(reports(*file, vmd::Finding::HeaderShort));
  }
}

TEST(VmdFile, NoTruncatedFileIsTakenForOneWithAShortModelName) {
  for (std::size_t width = 0; width <= vmd::kModelNameBytesV2; ++width) {
    VmdBuilder builder = VmdBuilder::version2(std::string(width, 'x'));
    builder.count(12);
    for (std::uint32_t i = 0; i < 12; ++i) builder.bone("\x83\x5A\x83\x93\x83\x5E\x81\x5B", i * 5, 0.5F);
    builder.count(6);
    for (std::uint32_t i = 0; i < 6; ++i) builder.morph("\x82\xA0", i, 0.5F);
    builder.count(2).camera(0).camera(30).count(1).light(0).count(1).selfShadow(0).count(1).property(0, 1, {{"ik", 1}});
    const Bytes& whole = builder.bytes();
    for (std::size_t size = 50; size <= whole.size(); ++size) {
      const Result<vmd::File> file = vmd::read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
      ASSERT_TRUE(file);
      ASSERT_FALSE(file->isHeaderShort()) << "a name of " << width << " bytes, cut to " << size;
    }
  }
}

TEST(VmdFindings, EveryCodeIsUniqueAndHasAMeaning) {
  std::vector<std::string_view> codes;
  for (const FindingRow<vmd::Finding>& kind : vmd::kFindings) {
    EXPECT_TRUE(kind.code.starts_with("vmd."));
    EXPECT_FALSE(std::string_view(kind.meaning).empty());
    codes.push_back(kind.code);
  }
  std::ranges::sort(codes);
  EXPECT_TRUE(std::ranges::adjacent_find(codes) == codes.end());
}

}  // namespace
}  // namespace furitsuke::format
