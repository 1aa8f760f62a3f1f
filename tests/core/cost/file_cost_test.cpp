// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdio>
#include <functional>
#include <memory>
#include <utility>

#include "core/base/file.h"
#include "core/io/motion_file.h"
#include "core/motion/edit.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/measured_cost.h"
#include "tests/support/temp_folder.h"

// What reading and saving of 1,000,000 bone keys in a file of 111 MB allocates, in times the size of the file.
namespace furitsuke::test {
namespace {

motion::KeyEdits editOfOneKey(const motion::Motion& motion) {
  const motion::TrackId id{motion::TrackKind::Bone, 100};
  const Frame frame = motion.frames(id)[motion.keyCount(id) / 2];
  motion::BoneKey key = *motion.bones[id.index].keys.find(frame);
  key.translation.x += 1;
  motion::EditBuilder builder(motion);
  builder.set(id, frame, key);
  return builder.build();
}

/// Written once for all tests.
struct LargeFile {
  LargeFile() {
    const Bytes bytes = bench::makeVmd(bench::RecordOrder::Shuffled);
    size = static_cast<double>(bytes.size());
    EXPECT_TRUE(writeFileAtomically(path, bytes));
  }
  TempFolder folder;
  std::filesystem::path path = folder.path() / "million.vmd";
  double size = 0;
};

const LargeFile& largeFile() {
  static const LargeFile file;
  return file;
}

io::LoadedMotion load() { return *io::loadMotion(largeFile().path); }

/// Both limits in times the size of the file.
void expectCost(const char* name, double mostBytes, double mostPeak, const std::function<void()>& work) {
  const MeasuredCost cost = costOf(work);
  const double bytes = static_cast<double>(cost.bytes) / largeFile().size;
  const double peak = static_cast<double>(cost.peak) / largeFile().size;
  std::printf("%-34s allocates %7.5f times the file, at most %7.5f at once\n", name, bytes, peak);
  EXPECT_LE(bytes, mostBytes) << name;
  EXPECT_LE(peak, mostPeak) << name;
}

TEST(FileCost, ReadingAMotionKeepsTheFileAndItsKeysAndCopiesNeither) {
  largeFile();
  io::LoadedMotion loaded;
  expectCost("reading", 1.65, 1.65, [&] { loaded = load(); });
  EXPECT_EQ(loaded.motion.keyCount(), 1'000'000U);
}

TEST(FileCost, SavingWritesOneBufferOfTheSizeOfTheFile) {
  io::LoadedMotion loaded = load();
  const auto save = [&](const io::VmdSource* source) { (void)io::vmdFromMotion(loaded.motion, source); };
  expectCost("saving without changes", 1.05, 1.05, [&] { save(loaded.source.get()); });
  expectCost("saving as a new file", 1.05, 1.05, [&] { save(nullptr); });
  motion::applyEdits(loaded.motion, editOfOneKey(loaded.motion), motion::EditSide::After);
  expectCost("saving with one changed key", 1.05, 1.05, [&] { save(loaded.source.get()); });
}

TEST(FileCost, OneEditedKeyCopiesAtMostItsTrack) {
  io::LoadedMotion loaded = load();
  const motion::Motion shared = loaded.motion;
  motion::KeyEdits edits;
  // A track of the 200 is .0025 of the file in memory.
  expectCost("editing a key of a shared motion", .0025, .0025, [&] {
    edits = editOfOneKey(loaded.motion);
    motion::applyEdits(loaded.motion, edits, motion::EditSide::After);
  });
  expectCost("undoing it", .00001, .00001, [&] { motion::applyEdits(loaded.motion, edits, motion::EditSide::Before); });
  expectCost("copying the motion", .0005, .0005, [&] { const motion::Motion copy = loaded.motion; });
}

}  // namespace
}  // namespace furitsuke::test
