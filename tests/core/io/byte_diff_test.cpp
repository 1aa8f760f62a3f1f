// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/byte_diff.h"

#include <gtest/gtest.h>

#include "tests/support/vmd_samples.h"

namespace furitsuke::io {
namespace {

using test::VmdBuilder;

VmdBuilder upToCameras(float x, bool secondBone) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(secondBone ? 2 : 1).bone("a", 0, x);
  if (secondBone) builder.bone("a", 1, x);
  return builder.count(1).morph("m", 0, 1).count(0).count(0);
}

TEST(ByteDiff, ComparesSectionBySection) {
  constexpr std::size_t kBones = 50;
  constexpr std::size_t kMorphs = kBones + 4 + 111;
  const Bytes base = upToCameras(1, false).bytes();
  const struct {
    const char* what;
    Bytes after;
    std::vector<ByteDifference> differences;
  } rows[] = {
      {"equal", base, {}},
      {"a value",
       upToCameras(-1, false).bytes(),
       {{"bone keys", ByteRange{kBones, 115}, ByteRange{kBones, 115}, 4 + 19 + 3, 1}}},
      {"an additional record leaves later sections equal",
       upToCameras(1, true).bytes(),
       {{"bone keys", ByteRange{kBones, 115}, ByteRange{kBones, 226}, 0, 112}}},
      {"an additional section",
       upToCameras(1, false).count(0).bytes(),
       {{"self-shadow keys", {}, ByteRange{kMorphs + 4 + 23 + 8, 4}, 0, 4}}},
      {"trailing bytes",
       upToCameras(1, false).raw("xy").bytes(),
       {{"trailing bytes", {}, ByteRange{kMorphs + 4 + 23 + 8, 2}, 0, 2}}},
  };
  for (const auto& row : rows) {
    const auto forth = diffBytes(base, row.after);
    ASSERT_EQ(forth.size(), row.differences.size()) << row.what;
    for (std::size_t i = 0; i < forth.size(); ++i) {
      EXPECT_EQ(forth[i].section, row.differences[i].section) << row.what;
      EXPECT_EQ(forth[i], row.differences[i]) << row.what;
    }
    const auto back = diffBytes(row.after, base);
    ASSERT_EQ(back.size(), forth.size()) << row.what;
    for (std::size_t i = 0; i < back.size(); ++i) EXPECT_EQ(back[i].after, forth[i].before) << row.what;
  }
}

TEST(ByteDiff, ComparesOtherFilesAsOneSection) {
  EXPECT_TRUE(diffBytes(asBytes("abc"), asBytes("abc")).empty());
  const auto differences = diffBytes(asBytes("abcde"), asBytes("abX"));
  ASSERT_EQ(differences.size(), 1U);
  EXPECT_EQ(differences[0], (ByteDifference{"file", ByteRange{0, 5}, ByteRange{0, 3}, 2, 3}));
}

}  // namespace
}  // namespace furitsuke::io
