// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/bvmd/bvmd_file.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace furitsuke::format {
namespace {

using bvmd::CurveBytes;

constexpr CurveBytes kBent{1, 2, 3, 4};

/// A track of every kind, with lengths that need padding.
bvmd::File everySection() {
  bvmd::File file;
  file.rotatingBones.push_back(
      {"首", {0, 7, 9}, {{0, 0, 0, 1}, {1, 0, 0, 0}, {0, 1, 0, 0}}, {kBent, kBent, kBent}, {1, 0, 1}, {}, {}});
  file.movingBones.push_back({"センター", {5}, {{0, 0, 1, 0}}, {kBent}, {0}, {{1, 2, 3}}, {{kBent, kBent, kBent}}});
  file.morphs.push_back({"あ!", {0, 3}, {0.25F, 1.0F}});
  file.property = {{0, 8}, {1, 0}, {{"右足ＩＫ", {1, 0}}, {"ab", {0, 0}}}};
  file.camera = {{4}, {{1, 2, 3}}, {{kBent, kBent, kBent}}, {{4, 5, 6}}, {kBent}, {-45.0F}, {kBent}, {30.0F}, {kBent}};
  return file;
}

/// Writes the format of each version, independently of the writer of the codec.
class OldWriter {
 public:
  OldWriter(int majorNumber, int minorNumber)
      : isAligned_(majorNumber >= 2), hasPhysics_(majorNumber * 10 + minorNumber >= 21) {
    out_.write(asBytes("BVMD"));
    out_.write(static_cast<std::int8_t>(majorNumber));
    out_.write(static_cast<std::int8_t>(minorNumber));
    out_.write(std::int8_t{0});
  }

  Bytes write(const bvmd::File& file) {
    for (const auto* tracks : {&file.rotatingBones, &file.movingBones}) {
      number(tracks->size());
      for (const bvmd::BoneTrack& track : *tracks) bone(track, tracks == &file.movingBones);
    }
    number(file.morphs.size());
    for (const bvmd::MorphTrack& track : file.morphs) {
      text(track.name);
      number(track.frames.size());
      column(track.frames);
      column(track.weights);
    }
    number(file.property.frames.size());
    number(file.property.ik.size());
    column(file.property.frames);
    column(file.property.visible);
    for (const bvmd::IkColumn& ik : file.property.ik) {
      text(ik.name);
      column(ik.states);
    }
    number(file.camera.frames.size());
    column(file.camera.frames);
    column(file.camera.positions);
    column(file.camera.positionCurves);
    column(file.camera.rotations);
    column(file.camera.rotationCurves);
    column(file.camera.distances);
    column(file.camera.distanceCurves);
    column(file.camera.fovs);
    column(file.camera.fovCurves);
    return std::move(out_).take();
  }

 private:
  void number(std::size_t value) { out_.write(static_cast<std::uint32_t>(value)); }
  void text(std::string_view value) {
    number(value.size());
    out_.write(asBytes(value));
  }
  template <class T>
  void column(const std::vector<T>& values) {
    while (isAligned_ && alignof(T) == 4 && out_.size() % 4 != 0) out_.write(std::uint8_t{0});
    out_.write(std::as_bytes(std::span(values)));
  }
  void bone(const bvmd::BoneTrack& track, bool moving) {
    text(track.name);
    number(track.frames.size());
    column(track.frames);
    if (moving) {
      column(track.positions);
      column(track.positionCurves);
    }
    column(track.rotations);
    column(track.rotationCurves);
    if (hasPhysics_) column(track.physics);
  }

  ByteWriter out_;
  bool isAligned_;
  bool hasPhysics_;
};

void expectSameTracks(const bvmd::File& read, const bvmd::File& written, bool withPhysics) {
  // The writer writes all fields, so files with equal bytes are equal.
  bvmd::File expected = written;
  if (!withPhysics) {
    expected.rotatingBones[0].physics.clear();
    expected.movingBones[0].physics.clear();
  }
  EXPECT_TRUE(bvmd::write(read) == bvmd::write(expected));
}

TEST(BvmdFile, RoundTrips) {
  const bvmd::File file = everySection();
  const Bytes bytes = bvmd::write(file);
  const auto read = bvmd::read(bytes);
  ASSERT_TRUE(read.ok()) << read.error().message();
  EXPECT_FALSE(read->damage) << read->damage->message();
  EXPECT_EQ(read->trailingBytes, 0U);
  EXPECT_EQ(read->version, (bvmd::Version{3, 0, 0}));
  ASSERT_EQ(read->rotatingBones.size(), 1U);
  EXPECT_EQ(read->rotatingBones[0].name, "首");
  EXPECT_EQ(read->rotatingBones[0].frames, (std::vector<std::uint32_t>{0, 7, 9}));
  EXPECT_EQ(read->rotatingBones[0].physics, (std::vector<std::uint8_t>{1, 0, 1}));
  EXPECT_EQ(read->movingBones[0].positions, (std::vector<Vec3>{{1, 2, 3}}));
  EXPECT_EQ(read->morphs[0].weights, (std::vector<float>{0.25F, 1.0F}));
  EXPECT_EQ(read->property.ik[1].name, "ab");
  EXPECT_EQ(read->property.ik[0].states, (std::vector<std::uint8_t>{1, 0}));
  EXPECT_EQ(read->camera.rotations, (std::vector<Vec3>{{4, 5, 6}}));
  EXPECT_EQ(read->camera.fovCurves, (std::vector<CurveBytes>{kBent}));
  expectSameTracks(*read, file, true);
}

TEST(BvmdFile, ReadsTheOlderVersions) {
  const bvmd::File file = everySection();
  struct Row {
    int majorNumber, minorNumber;
    bool withPhysics;
  };
  for (const Row& row : {Row{1, 0, false}, Row{2, 0, false}, Row{2, 1, true}}) {
    const auto read = bvmd::read(OldWriter(row.majorNumber, row.minorNumber).write(file));
    ASSERT_TRUE(read.ok()) << read.error().message();
    EXPECT_FALSE(read->damage) << row.majorNumber << "." << row.minorNumber << ": " << read->damage->message();
    EXPECT_EQ(read->version, (bvmd::Version{row.majorNumber, row.minorNumber, 0}));
    EXPECT_EQ(read->trailingBytes, 0U);
    expectSameTracks(*read, file, row.withPhysics);
  }
}

TEST(BvmdFile, RejectsOtherFilesAndInvalidHeaders) {
  struct Row {
    std::string bytes;
    std::string message;
  };
  using namespace std::string_literals;
  for (const Row& row : std::vector<Row>{
           {"", "byte 0, header: is not a BVMD"},
           {"BVM", "byte 0, header: is not a BVMD"},
           {"BVMD\3\0"s, "byte 6, header: the file ends inside the header"},
           {"BVMD\3\1\0\0"s, "byte 4, header: version 3.1.0 is not supported; 1.0 to 3.0 are"},
           {"BVMD\0\0\0\0"s, "byte 4, header: version 0.0.0 is not supported; 1.0 to 3.0 are"},
           {"BVMD\4\0\0\0"s, "byte 4, header: version 4.0.0 is not supported; 1.0 to 3.0 are"},
           {"BVMD\xFF\0\0\0"s, "byte 4, header: version -1.0.0 is not supported; 1.0 to 3.0 are"},
           {"BVMD\3\0\0\0"s, "byte 8, table of sections: size needs 4 bytes, 0 are left"},
           {"BVMD\3\0\0\0\x14\0\0\0\0\0"s,
            "byte 8, table of sections: a size of 20 does not fit in the 6 remaining bytes"},
       }) {
    const auto read = bvmd::read(asBytes(row.bytes));
    ASSERT_FALSE(read.ok()) << row.message;
    EXPECT_EQ(read.error().message(), row.message);
  }
}

TEST(BvmdFile, ReadsTheOtherSectionsOfADamagedFile) {
  const Bytes whole = bvmd::write(everySection());
  const std::size_t movingAt = loadLe<std::uint32_t>(whole.data() + 16);
  const std::size_t keyCountAt = movingAt + 4 + 4 + 12;
  struct Row {
    std::size_t at;
    std::uint32_t value;
    std::string message;
    std::size_t moving, morphs;
  };
  const std::string left = std::to_string(whole.size() - keyCountAt);
  for (const Row& row : std::vector<Row>{
           {keyCountAt, 0xFFFFFFFF, "moving bones: a key count of 4294967295 does not fit in the " + left, 0, 1},
           {keyCountAt, 5, "moving bones: ", 0, 1},
           {movingAt, 900'000'000, "moving bones: a track count of 900000000 does not fit", 0, 1},
           {movingAt + 4, 0x7FFFFFFF, "moving bones: a name length of 2147483647 does not fit", 0, 1},
           {20, 0xFFFFFFF0, "morphs: track count needs 4 bytes, 0 are left", 1, 0},
       }) {
    Bytes bytes = whole;
    storeLe(bytes.data() + row.at, row.value);
    const auto read = bvmd::read(bytes);
    ASSERT_TRUE(read.ok());
    ASSERT_TRUE(read->damage.has_value()) << row.message;
    EXPECT_NE(read->damage->message().find(row.message), std::string::npos) << read->damage->message();
    EXPECT_EQ(read->movingBones.size(), row.moving) << row.message;
    EXPECT_EQ(read->morphs.size(), row.morphs) << row.message;
    EXPECT_EQ(read->camera.frames.size(), 1U) << row.message;
  }
}

TEST(BvmdFile, AcceptsTablesOfOtherSizesAndTrailingBytes) {
  Bytes bytes = bvmd::write(everySection());
  bytes.push_back(std::byte{1});
  EXPECT_EQ(bvmd::read(bytes)->trailingBytes, 1U);
  storeLe(bytes.data() + 8, std::uint32_t{16});
  EXPECT_TRUE(bvmd::read(bytes)->camera.frames.empty());
  storeLe(bytes.data() + 8, std::uint32_t{24});
  EXPECT_EQ(bvmd::read(bytes)->camera.frames.size(), 1U);
  storeLe(bytes.data() + 20, std::uint32_t{0});
  EXPECT_TRUE(bvmd::read(bytes)->morphs.empty());
  EXPECT_FALSE(bvmd::read(bytes)->damage);
}

TEST(BvmdFile, RejectsNamesThatNeedTooMuchMemory) {
  bvmd::File file;
  file.property.frames.resize(60'000);
  file.property.visible.resize(60'000);
  file.property.ik.push_back({std::string(5'000, 'x'), std::vector<std::uint8_t>(60'000)});
  const auto read = bvmd::read(bvmd::write(file));
  ASSERT_TRUE(read->damage.has_value());
  EXPECT_NE(read->damage->reason.english().find("too much memory"), std::string::npos);
  EXPECT_EQ(read->property.frames.size(), 60'000U);
  EXPECT_TRUE(read->property.ik.empty());
}

}  // namespace
}  // namespace furitsuke::format
