// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/format/vmd/vmd_records.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/vmd_samples.h"

// Files with enough records for reading and writing with two threads. The expected result is made here record by
// record.
namespace furitsuke::io {
namespace {

constexpr std::uint32_t kRecords = 110'000;
constexpr std::array kBones{"centre", "arm", "leg", "head", "hair"};
constexpr std::size_t kFirstRecord =
    format::vmd::kSignatureBytes + format::vmd::kModelNameBytesV2 + sizeof(std::uint32_t);

/// Every bone on every frame, with the records in random order. Their numbers are in x.
Bytes shuffledFile() {
  std::vector<std::uint32_t> order(kRecords);
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::shuffle(order, std::mt19937(7));
  test::VmdBuilder builder = test::VmdBuilder::version2();
  builder.count(kRecords);
  for (std::uint32_t i = 0; i < kRecords; ++i) {
    const std::uint32_t key = order[i];
    builder.bone(kBones[key % kBones.size()], key / kBones.size(), static_cast<float>(i));
  }
  return builder.count(0).count(0).count(0).count(0).count(0).raw("tail").bytes();
}

const Bytes& sharedFile() {
  static const Bytes bytes = shuffledFile();
  return bytes;
}

/// Comparing byte by byte, as the vector does, takes seconds without optimization.
Bytes copyOf(const Bytes& bytes) {
  Bytes copy;
  copy.resize(bytes.size());
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  return copy;
}

ImportedMotion import(const Bytes& bytes) { return motionFromVmd(std::move(*format::vmd::read(copyOf(bytes)))); }

std::byte* recordAt(Bytes& bytes, std::size_t record) {
  return bytes.data() + kFirstRecord + format::vmd::BoneRecord::kSize * record;
}

/// The edit of a key: nothing, 0.5 is added to its y, or it is removed.
enum class Change : std::uint8_t { None, Edit, Remove };
template <class ChangeOf>
void changeKeys(motion::Motion& motion, const ChangeOf& changeOf) {
  for (motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    motion::Keys<motion::BoneKey> changed;
    const motion::Keys<motion::BoneKey>& keys = track.keys.keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const Change change = changeOf(keys.sources[i]);
      if (change == Change::Remove) continue;
      motion::BoneKey value = keys.values[i];
      if (change == Change::Edit) value.translation.y += 0.5F;
      changed.append(keys.frames[i], value, keys.sources[i]);
    }
    track.keys.replace(kAllFrames, changed);
  }
}

TEST(LargeVmd, EveryRecordBecomesTheKeyOfItsFrame) {
  const ImportedMotion imported = import(sharedFile());
  ASSERT_EQ(imported.motion.bones.size(), kBones.size());
  Bytes bytes = copyOf(sharedFile());
  for (const motion::NamedTrack<motion::BoneKey>& track : imported.motion.bones) {
    ASSERT_EQ(track.keys.size(), kRecords / kBones.size());
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
      const motion::SourceRecord record = track.keys.sources()[i];
      ASSERT_EQ(track.keys.frames()[i], static_cast<Frame>(i));
      ASSERT_EQ(track.keys.values()[i].translation.x, static_cast<float>(record));
      ASSERT_EQ(format::vmd::BoneRecord{recordAt(bytes, record)}.frame(), i);
      ASSERT_EQ(format::vmd::BoneRecord{recordAt(bytes, record)}.nameField().substr(0, track.name.bytes.size()),
                track.name.bytes);
    }
  }
}

TEST(LargeVmd, IrregularRecordsAreCountedInTheWholeFileAndTheFirstIsReported) {
  struct Case {
    std::vector<std::uint32_t> records;
  };
  for (const Case& odd : {Case{{5, kRecords - 1}}, Case{{kRecords - 2, kRecords - 1}}, Case{{0, 1, kRecords / 2}}}) {
    Bytes bytes = copyOf(sharedFile());
    for (const std::uint32_t record : odd.records) {
      std::byte* at = recordAt(bytes, record);
      std::memset(at, 0, format::vmd::BoneRecord::kNameBytes);
      std::memcpy(at, "other", 5);
      storeLe(at + format::vmd::BoneRecord::kTranslationAt, std::numeric_limits<float>::infinity());
    }
    const ImportedMotion imported = import(bytes);
    const auto found = std::ranges::find(imported.diagnostics, "vmd.value.notFinite", &Diagnostic::code);
    ASSERT_NE(found, imported.diagnostics.end());
    EXPECT_EQ(found->count, odd.records.size());
    EXPECT_EQ(found->offset, kFirstRecord + format::vmd::BoneRecord::kSize * odd.records.front());
  }
}

TEST(LargeVmd, ChangesAreWrittenIntoTheirRecords) {
  struct Case {
    const char* what;
    Change (*changeOf)(motion::SourceRecord);
  };
  for (const Case& test : {
           Case{"no key", [](motion::SourceRecord) { return Change::None; }},
           Case{"one key", [](motion::SourceRecord r) { return r == 90'001 ? Change::Edit : Change::None; }},
           Case{"every key", [](motion::SourceRecord) { return Change::Edit; }},
           Case{"every key, and some are gone",
                [](motion::SourceRecord r) { return r % 7 == 3 ? Change::Remove : Change::Edit; }},
           Case{"the first half is gone",
                [](motion::SourceRecord r) { return r < 55'000 ? Change::Remove : Change::None; }},
           Case{"the second half is gone",
                [](motion::SourceRecord r) { return r >= 55'000 ? Change::Remove : Change::Edit; }},
       }) {
    SCOPED_TRACE(test.what);
    ImportedMotion imported = import(sharedFile());
    changeKeys(imported.motion, test.changeOf);
    Bytes source = copyOf(sharedFile());
    std::byte* to = recordAt(source, 0);
    std::uint32_t count = 0;
    for (std::uint32_t record = 0; record < kRecords; ++record) {
      const Change change = test.changeOf(record);
      if (change == Change::Remove) continue;
      std::memmove(to, recordAt(source, record), format::vmd::BoneRecord::kSize);
      const float y = format::vmd::BoneRecord{to}.translation().y;
      if (change == Change::Edit) storeLe(to + format::vmd::BoneRecord::kTranslationAt + sizeof(float), y + 0.5F);
      to += format::vmd::BoneRecord::kSize;
      ++count;
    }
    storeLe(source.data() + kFirstRecord - sizeof(count), count);
    const std::byte* const rest = recordAt(source, kRecords);
    const auto restSize = static_cast<std::size_t>(source.data() + source.size() - rest);
    std::memmove(to, rest, restSize);
    const std::size_t size = static_cast<std::size_t>(to - source.data()) + restSize;
    const Bytes written = test::writtenVmd(imported.motion, imported.source.get());
    ASSERT_EQ(written.size(), size);
    EXPECT_EQ(std::memcmp(written.data(), source.data(), size), 0);
  }
}

TEST(LargeVmd, WithoutASourceIsWrittenTrackByTrack) {
  const ImportedMotion imported = import(sharedFile());
  const Bytes bytes = test::writtenVmd(imported.motion, nullptr);
  const ImportedMotion again = import(bytes);
  ASSERT_EQ(again.motion.bones.size(), imported.motion.bones.size());
  motion::SourceRecord next = 0;
  for (std::size_t t = 0; t < again.motion.bones.size(); ++t) {
    const motion::Keys<motion::BoneKey>& keys = again.motion.bones[t].keys.keys();
    EXPECT_TRUE(keys.frames == imported.motion.bones[t].keys.keys().frames);
    EXPECT_TRUE(keys.values == imported.motion.bones[t].keys.keys().values);
    for (const motion::SourceRecord record : keys.sources) ASSERT_EQ(record, next++);
  }
}

}  // namespace
}  // namespace furitsuke::io
