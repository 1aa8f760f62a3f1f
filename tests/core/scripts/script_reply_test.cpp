// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scripts/script_reply.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <string>

#include "core/scripts/script.h"
#include "tests/support/motions.h"

// What a hostile script can send.
namespace furitsuke::scripts {
namespace {

motion::Motion twoBones() {
  motion::Motion motion;
  test::addBone(motion, "頭", {0, 10, 20}, 100);
  test::addBone(motion, "首", {5});
  return motion;
}

Result<operations::OperationResult> resultFor(const motion::Motion& motion, const ScriptReply& reply) {
  const motion::KeySelection all = motion::selectAllKeys(motion);
  const operations::OperationArguments none;
  operations::OperationControl control(motion.keyCount());
  auto result = resultOf(reply, {motion, all, none, nullptr, eval::PreExtrapolation::Rest, control});
  if (const Status status = control.status(); !status) return status.error();
  return result;
}

ReplyTrack unchangedHead(const motion::Motion& motion) {
  return {0, motion::TrackKind::Bone, {}, columnsOf(motion, {motion::TrackKind::Bone, 0})};
}

TEST(ScriptReply, ChangesOnlyTheKeysThatDiffer) {
  const motion::Motion motion = twoBones();
  ReplyTrack head = unchangedHead(motion);
  ScriptReply reply;
  reply.tracks = {head};
  auto result = resultFor(motion, reply);
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->edit.isEmpty());
  reply.tracks[0].keys.numbers[7] = 5;  // the x of the second key
  result = resultFor(motion, reply);
  ASSERT_TRUE(result.ok());
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  EXPECT_EQ(changed.bones[0].keys.values()[1].translation.x, 5);
  EXPECT_EQ(changed.bones[0].keys.sources()[1], motion.bones[0].keys.sources()[1]) << "keeps its place in the file";
  EXPECT_EQ(motion::keyChangeCount(result->edit.keys).total(), 1U);
  EXPECT_EQ(result->edit.selection->keyCount(), 1U);
  motion::applyEdit(changed, result->edit, motion::EditSide::Before);
  EXPECT_EQ(changed, motion);
}

TEST(ScriptReply, RemovesAndAddsKeysAndTracks) {
  const motion::Motion motion = twoBones();
  ScriptReply reply;
  reply.tracks = {
      {0, motion::TrackKind::Bone, {}, {{10, 15}, std::vector<float>(14, 0), std::vector<std::uint8_t>(34, 20)}},
      {{}, motion::TrackKind::Bone, "左目", {{3}, std::vector<float>(7, 0), std::vector<std::uint8_t>(17, 20)}},
      {{}, motion::TrackKind::Morph, "あ", {{4, 6}, {0.5F, 1}, {}}}};
  const auto result = resultFor(motion, reply);
  ASSERT_TRUE(result.ok()) << result.error().message();
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  EXPECT_EQ(std::vector<Frame>(changed.bones[0].keys.frames().begin(), changed.bones[0].keys.frames().end()),
            (std::vector<Frame>{10, 15}));
  ASSERT_EQ(changed.bones.size(), 3U);
  EXPECT_TRUE(changed.bones[2].name.hasText("左目"));
  ASSERT_EQ(changed.morphs.size(), 1U);
  EXPECT_EQ(changed.morphs[0].keys.values()[1].weight, 1);
}

TEST(ScriptReply, IsRefusedIfNoMotionCanHaveItsKeys) {
  const motion::Motion motion = twoBones();
  struct Row {
    const char* name;
    std::function<void(ScriptReply&)> spoil;
    const char* reason;
  };
  const auto add = [](ReplyTrack track) { return [track](ScriptReply& reply) { reply.tracks.push_back(track); }; };
  const TrackColumns weight{{0}, {1}, {}};
  const Row rows[] = {
      {"descending frames",
       [](auto& r) {
         r.tracks[0].keys.frames = {10, 0, 20};
       },
       "do not ascend"},
      {"the same frame",
       [](auto& r) {
         r.tracks[0].keys.frames = {0, 0, 20};
       },
       "do not ascend"},
      {"negative frames",
       [](auto& r) {
         r.tracks[0].keys.frames = {-1, 0, 20};
       },
       "do not ascend"},
      {"NaN", [](auto& r) { r.tracks[0].keys.numbers[3] = std::numeric_limits<float>::quiet_NaN(); }, "not a number"},
      {"an infinity", [](auto& r) { r.tracks[0].keys.numbers[3] = std::numeric_limits<float>::infinity(); },
       "not a number"},
      {"no such track", [](auto& r) { r.tracks[0].index = 1000; }, "does not exist"},
      {"another kind", [](auto& r) { r.tracks[0].index = 2; }, "does not exist"},
      {"the same track", [](auto& r) { r.tracks.push_back(r.tracks[0]); }, "does not exist"},
      {"a second camera",
       add({{}, motion::TrackKind::Camera, "", {{0}, std::vector<float>(8), std::vector<std::uint8_t>(25)}}),
       "cannot be added"},
      {"a known name",
       add({{}, motion::TrackKind::Bone, "首", {{0}, std::vector<float>(7), std::vector<std::uint8_t>(17)}}), "twice"},
      {"no name", add({{}, motion::TrackKind::Morph, "", weight}), "twice"},
      {"a name that no file can store", add({{}, motion::TrackKind::Morph, std::string("a\0b", 3), weight}),
       "zero byte"},
      {"the same new name",
       [&](auto& r) {
         r.tracks.push_back({{}, motion::TrackKind::Morph, "あ", weight});
         r.tracks.push_back({{}, motion::TrackKind::Morph, "あ", weight});
       },
       "twice"},
  };
  for (const Row& row : rows) {
    ScriptReply reply;
    reply.tracks = {unchangedHead(motion)};
    row.spoil(reply);
    const auto decoded = decodeReply(encodeReply(reply));
    ASSERT_TRUE(decoded.ok()) << row.name;
    const auto result = resultFor(motion, *decoded);
    ASSERT_FALSE(result.ok()) << row.name;
    EXPECT_NE(result.error().message().find(row.reason), std::string::npos)
        << row.name << ": " << result.error().message();
  }
}

TEST(ScriptReply, IsRefusedIfItIsCutOffOrItsCountsAreTooLarge) {
  const motion::Motion motion = twoBones();
  ScriptReply reply;
  reply.log = {"a line"};
  reply.tracks = {unchangedHead(motion)};
  const Bytes bytes = encodeReply(reply);
  ASSERT_TRUE(decodeReply(bytes).ok());
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeReply(ByteView(bytes).first(size)).ok()) << size;
  for (std::size_t at = 0; at + 4 <= bytes.size(); ++at) {  // no byte of it may make the program allocate without limit
    Bytes spoiled = bytes;
    storeLe(spoiled.data() + at, std::uint32_t{0xFFFFFFFF});
    const auto decoded = decodeReply(spoiled);
    if (decoded.ok()) static_cast<void>(resultFor(motion, *decoded));
  }
}

TEST(ScriptReply, ShortensTheLogAndRemovesControlCharacters) {
  ScriptReply reply;
  reply.log.assign(kMaxLogLines + 10, "x");
  reply.log[0] = "a\x1b[31mb\xff";
  reply.log[1] = std::string(kMaxLogLineBytes + 10, 'y');
  const auto decoded = decodeReply(encodeReply(reply));
  ASSERT_TRUE(decoded.ok());
  ASSERT_EQ(decoded->log.size(), kMaxLogLines);
  EXPECT_EQ(decoded->log[0], "a[31mb\xEF\xBF\xBD");
  EXPECT_EQ(decoded->log[1].size(), kMaxLogLineBytes);
}

TEST(ScriptReply, GivesItsFailureTheLineOrTheParameter) {
  const motion::Motion motion = twoBones();
  ScriptReply reply;
  reply.failure = ScriptFailure{"wrong", 7, {}};
  EXPECT_EQ(lineOf(resultFor(motion, *decodeReply(encodeReply(reply))).error()), 7);
  reply.failure = ScriptFailure{"wrong", 7, "angle"};
  EXPECT_EQ(resultFor(motion, *decodeReply(encodeReply(reply))).error().section, "angle");
}

}  // namespace
}  // namespace furitsuke::scripts
