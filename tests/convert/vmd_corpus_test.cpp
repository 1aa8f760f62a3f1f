// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/file.h"
#include "core/convert/vmd_motion.h"
#include "tests/support/corpus.h"

namespace furitsuke {
namespace {

Result<vmd::File> readVmd(const std::filesystem::path& path) {
  Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return vmd::read(std::move(*bytes));
}

class VmdCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto folder = test::corpusFolder();
    if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
    motions_ = *folder / "motions";
  }
  std::filesystem::path motions_;
};

TEST_F(VmdCorpus, everyMotionIsReadToItsLastByteAndEveryRecordIsAKeyOrAccountedFor) {
  const auto files = test::filesIn(motions_, ".vmd");
  ASSERT_GT(files.size(), 50U);
  for (const auto& path : files) {
    SCOPED_TRACE(path.filename().string());
    Result<vmd::File> file = readVmd(path);
    ASSERT_TRUE(file) << file.error().message();
    EXPECT_FALSE(file->damage.has_value());
    EXPECT_EQ(file->trailingAt, file->bytes.size());
    const ImportedMotion imported = motionFromVmd(std::move(*file));
    std::size_t records = 0;
    for (std::size_t s = 0; s < vmd::kSectionCount; ++s) {
      records += imported.source->file.sections[s].count;
      records -= imported.source->shadowed[s].size() + imported.source->notKeys[s].size();
    }
    EXPECT_EQ(imported.motion.keyCount(), records);
  }
}

/// Counts from the corpus' own list, which another reader made.
struct CountRow {
  const char* file;
  std::array<std::uint32_t, vmd::kSectionCount> counts;
  std::size_t boneTracks;
  Frame lastFrame;
};

constexpr CountRow kCounts[] = {
    {"dance_galaxias_v2.vmd", {9837, 681, 0, 0, 0, 0}, 140, 2634},
    {"dance_wavefile_lat.vmd", {14153, 1284, 0, 0, 0, 0}, 141, 2809},
    {"dance_suki_yuki.vmd", {34338, 5654, 0, 0, 0, 1}, 142, 6360},
    {"dance_step.vmd", {16599, 65, 0, 0, 0, 1}, 236, 2253},
    {"coll_bear_20.vmd", {12595, 2042, 0, 0, 0, 16}, 211, 2244},
    {"coll_bear_7.vmd", {16376, 1766, 0, 0, 0, 0}, 140, 6684},
    {"loop_camera_appeal03.vmd", {1678, 162, 0, 0, 0, 3}, 156, 688},
    {"mmdjs_smile.vmd", {0, 111, 0, 0, 0, 0}, 0, 83},
};

TEST_F(VmdCorpus, countsAgreeWithAnIndependentReader) {
  for (const CountRow& row : kCounts) {
    SCOPED_TRACE(row.file);
    Result<vmd::File> file = readVmd(motions_ / row.file);
    ASSERT_TRUE(file) << file.error().message();
    for (std::size_t s = 0; s < vmd::kSectionCount; ++s) EXPECT_EQ(file->sections[s].count, row.counts[s]) << s;
    const ImportedMotion imported = motionFromVmd(std::move(*file));
    EXPECT_EQ(imported.motion.bones.size(), row.boneTracks);
    EXPECT_EQ(imported.motion.frameRange().last, row.lastFrame);
  }
}

/// Marks every track as edited without a change, so that the writer has to look at every key.
void touchAll(Motion& motion) {
  for (const TrackId id : motion.trackIds()) {
    motion.visit(id, [](auto& track) { track.replace(kAllFrames, Keys(track.keys())); });
  }
}

TEST_F(VmdCorpus, anUneditedMotionSavesByteIdentical) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<vmd::File> file = readVmd(path);
    ASSERT_TRUE(file);
    const Bytes original = file->bytes;
    const VmdWriteOptions options{file->version};
    ImportedMotion imported = motionFromVmd(std::move(*file));
    EXPECT_TRUE(vmdFromMotion(imported.motion, imported.source.get(), options) == original);
    EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get(), options).empty());
    touchAll(imported.motion);
    EXPECT_TRUE(vmdFromMotion(imported.motion, imported.source.get(), options) == original) << "when every key is looked at";
  }
}

TEST_F(VmdCorpus, aMotionWithoutItsFileIsWrittenCanonicallyAndReadsBackEqual) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<vmd::File> file = readVmd(path);
    ASSERT_TRUE(file);
    ImportedMotion imported = motionFromVmd(std::move(*file));
    const Bytes written = vmdFromMotion(imported.motion, nullptr);
    Result<vmd::File> again = vmd::read(written);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->damage);
    ImportedMotion reread = motionFromVmd(std::move(*again));
    EXPECT_TRUE(vmdFromMotion(reread.motion, nullptr) == written);
  }
}

}  // namespace
}  // namespace furitsuke
