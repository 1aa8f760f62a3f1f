// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/vmd/vmd_block.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/vmd_samples.h"

namespace furitsuke::format {
namespace {

using test::fromHex;
using Curves = std::array<vmd::CurveBytes, 4>;

constexpr vmd::CurveBytes kStraight{20, 20, 107, 107};
constexpr vmd::CurveBytes kZero{0, 0, 0, 0};
constexpr vmd::CurveBytes kTwenty{20, 20, 20, 20};

std::string repeat(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

struct BlockRow {
  const char* name;
  std::string hex;
  Curves curves;
  bool regular;
  bool flag;        ///< bytes 2,3 differ from 17,18
  bool off;         ///< in a file whose other keys do not have the flag
  bool offFlagged;  ///< in a file with a key that has the flag
};

const std::string kRows123 =
    "14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 "
    "14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 "
    "14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 00 ";
const std::string kTail = "14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B ";
/// Z_x1 = 99 and R_x1 = 15 in the run, so that bytes 17,18 are 63 0F.
const std::string kAmbiguous =
    "14 14 63 0F 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B "
    "14 63 0F 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 "
    "63 0F 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 "
    "0F 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 00 ";

const BlockRow kBlocks[] = {
    {"generation 3, physics on",
     "14 14 00 00 " + kTail + kRows123,
     {kStraight, kStraight, kStraight, kStraight},
     true,
     true,
     false,
     false},
    {"generation 3, physics off",
     "14 14 63 0F " + kTail + kRows123,
     {kStraight, kStraight, kStraight, kStraight},
     true,
     true,
     true,
     true},
    {"generation 2",
     "14 14 14 14 " + kTail + kRows123,
     {kStraight, kStraight, kStraight, kStraight},
     true,
     false,
     false,
     false},
    {"generation 1, 01 after the rows",
     "14 14 14 14 " + kTail +
         "14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 01 "
         "14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 01 00 "
         "14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 01 00 00",
     {kStraight, kStraight, kStraight, kStraight},
     true,
     false,
     false,
     false},
    {"uninitialized memory after the rows",
     "14 14 00 00 " + kTail +
         "14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 9A "
         "14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 9A 99 "
         "14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 9A 99 59",
     {kStraight, kStraight, kStraight, kStraight},
     true,
     true,
     false,
     false},
    {"63 0F is curve bytes or physics off, depending on the file",
     kAmbiguous,
     {kStraight, kStraight, {99, 20, 107, 107}, {15, 20, 107, 107}},
     true,
     false,
     false,
     true},
    {"an unknown physics flag is read as on",
     "14 14 01 02 " + kTail + kRows123,
     {kStraight, kStraight, kStraight, kStraight},
     true,
     true,
     false,
     false},
    {"row 0 only",
     repeat("14 ", 8) + repeat("6B ", 8) + repeat("00 ", 48),
     {kStraight, kZero, kZero, kZero},
     false,
     true,
     false,
     false},
    {"row 0 four times unshifted",
     repeat(repeat("14 ", 8) + repeat("6B ", 8), 4),
     {kStraight, kStraight, kStraight, kStraight},
     false,
     false,
     false,
     false},
    {"14 14 6B 6B sixteen times",
     repeat("14 14 6B 6B ", 16),
     {kTwenty, kTwenty, kTwenty, kTwenty},
     false,
     true,
     false,
     false},
    {"all 14", repeat("14 ", 64), {kTwenty, kTwenty, kTwenty, kTwenty}, true, false, false, false},
    {"all zero", repeat("00 ", 64), {kZero, kZero, kZero, kZero}, true, false, false, false},
};

TEST(VmdBlock, EveryKnownFormIsReadAsInMmd) {
  for (const BlockRow& row : kBlocks) {
    SCOPED_TRACE(row.name);
    const Bytes block = test::fromHex(row.hex);
    ASSERT_EQ(block.size(), 64U);
    EXPECT_EQ(vmd::decodeBlock(block.data()), row.curves);
    EXPECT_EQ(vmd::isRegularBlock(block.data()), row.regular);
    EXPECT_EQ(vmd::hasPhysicsFlag(block.data()), row.flag);
    EXPECT_EQ(vmd::isPhysicsOff(block.data(), false), row.off);
    EXPECT_EQ(vmd::isPhysicsOff(block.data(), true), row.offFlagged);
  }
}

TEST(VmdBlock, ABlockIsIrregularIfAnyCopyDiffers) {
  // Bytes 2 and 3 may be the physics flag; 31, 47 and 63 are after the run or not part of the comparison.
  for (std::size_t i = 0; i < 64; ++i) {
    Bytes block = test::defaultBlock();
    block[i] ^= std::byte{0x55};
    const bool isFree = i == 0 || i == 2 || i == 3 || i == 63;
    EXPECT_EQ(vmd::isRegularBlock(block.data()), isFree) << "byte " << i;
  }
}

TEST(VmdBlock, TheCanonicalBlockIsWrittenForBothStatesOfPhysics) {
  struct Row {
    Curves curves;
    bool physics;
    Bytes expected;
  };
  const Bytes check = test::checkFile();
  const Row rows[] = {
      {{kStraight, kStraight, kStraight, kStraight}, true, test::defaultBlock()},
      {{kStraight, vmd::CurveBytes{0, 127, 64, 127}, {90, 15, 30, 100}, {40, 10, 90, 120}},
       false,
       Bytes(check.begin() + 101, check.begin() + 165)},
      {{kStraight, kStraight, vmd::CurveBytes{99, 20, 107, 107}, {15, 20, 107, 107}}, false, test::fromHex(kAmbiguous)},
  };
  for (const Row& row : rows) {
    Bytes block(64, std::byte{0xEE});
    vmd::encodeBlock(row.curves, row.physics, block.data());
    EXPECT_EQ(block, row.expected);
    EXPECT_EQ(vmd::decodeBlock(block.data()), row.curves);
  }
}

TEST(VmdBlock, AChangedCurveKeepsTheOtherBytes) {
  // 64 different bytes, so that no byte is a copy of another.
  Bytes numbered(64);
  for (std::size_t i = 0; i < numbered.size(); ++i) numbered[i] = static_cast<std::byte>(i + 1);
  const std::string oldRow = "14 14 14 14 " + kTail;
  Bytes old = test::fromHex(repeat(oldRow, 4));
  for (const std::size_t end : {31U, 46U, 61U}) old[end] = std::byte{1};  // filler of old versions
  struct Row {
    const char* name;
    Bytes block;
    std::size_t channel;
    std::vector<std::size_t> changed;  ///< at most these bytes
  };
  const std::vector<Row> rows{
      {"no copies", numbered, 1, {16, 20, 24, 28}},
      {"the last channel", numbered, 3, {48, 52, 56, 60}},
      {"the first channel", numbered, 0, {0, 4, 8, 12}},
  };
  constexpr vmd::CurveBytes kNew{101, 102, 103, 104};
  for (const Row& row : rows) {
    Bytes block = row.block;
    const Curves before = vmd::decodeBlock(block.data());
    Curves after = before;
    after[row.channel] = kNew;
    vmd::patchBlock(before, after, block.data());
    EXPECT_EQ(vmd::decodeBlock(block.data()), after) << row.name;
    for (std::size_t i = 0; i < block.size(); ++i) {
      const bool mayChange = std::ranges::find(row.changed, i) != row.changed.end();
      EXPECT_TRUE(mayChange || block[i] == row.block[i]) << row.name << ", byte " << i;
    }
    vmd::patchBlock(after, before, block.data());
    EXPECT_EQ(block, row.block) << row.name << ": changed back";
  }
  Bytes block = old;
  Curves after = vmd::decodeBlock(old.data());
  after[2] = kNew;
  vmd::patchBlock(vmd::decodeBlock(old.data()), after, block.data());
  EXPECT_EQ(vmd::decodeBlock(block.data()), after);
  for (const std::size_t end : {31U, 46U, 61U}) EXPECT_EQ(block[end], std::byte{1});
}

TEST(VmdBlock, AChangedCurveDoesNotSwitchPhysics) {
  for (const bool physics : {true, false}) {
    Bytes block(64);
    const Curves straight{kStraight, kStraight, kStraight, kStraight};
    vmd::encodeBlock(straight, physics, block.data());
    Bytes expected(64);
    Curves after = straight;
    after[2] = {99, 20, 107, 107};
    after[3] = {15, 20, 107, 107};
    vmd::encodeBlock(after, physics, expected.data());
    vmd::patchBlock(straight, after, block.data());
    EXPECT_EQ(block, expected);
  }
}

TEST(VmdBlock, TheCameraStoresEachCurveInItsOwnOrder) {
  const Bytes bytes = test::fromHex("01 02 03 04 14 6B 14 6B 00 7F 7F 00 0A 5A 28 78 14 6B 14 6B FF 80 7F 00");
  const std::array<vmd::CurveBytes, 6> curves{vmd::CurveBytes{1, 3, 2, 4}, kStraight, vmd::CurveBytes{0, 127, 127, 0},
                                              {10, 40, 90, 120},           kStraight, {255, 127, 128, 0}};
  EXPECT_EQ(vmd::decodeCameraCurves(bytes.data()), curves);
  Bytes written(24);
  vmd::encodeCameraCurves(curves, written.data());
  EXPECT_EQ(written, bytes);
}

}  // namespace
}  // namespace furitsuke::format
