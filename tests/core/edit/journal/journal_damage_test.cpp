// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <string>

#include "core/base/file.h"
#include "core/edit/journal/journal_replay.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"

// A journal may contain any bytes: a full disk, a power failure, another program.
namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

/// A journal of a few steps without an owner, and the motion after each of them.
class DamagedJournals : public test::JournalTest {
 protected:
  DamagedJournals() {
    open();
    states.push_back(document->motion());
    for (const Frame frame : {5, 7, 9}) {
      setEveryKindOfKey(frame);
      states.push_back(document->motion());
    }
    document->history().undoStack()->undo();
    states.push_back(document->motion());
    document->history().undoStack()->redo();
    states.push_back(document->motion());
    simulateCrash();
    left = journal::journalFolders(root).at(0);
    base = *readFile(journal::basePath(left));
    forgetFile(*readFile(journal::logPath(left)));
  }

  /// The log without the path of the document: watching its file would take most of the time.
  void forgetFile(const Bytes& written) {
    journal::LogReader reader(written);
    std::size_t from = 0;
    while (std::optional<journal::Record> record = reader.next()) {
      const std::size_t size = loadLe<std::uint64_t>(written.data() + from);
      Bytes payload = toBytes(asChars(ByteView(written).subspan(from + journal::kFrameBytes, size)));
      from += journal::kFrameBytes + size;
      if (auto* head = std::get_if<journal::Head>(&record->body)) {
        head->file = {};
        payload = journal::encodeHead(record->time, *head);
      }
      if (auto* fileState = std::get_if<journal::FileState>(&record->body)) {
        payload = journal::encodeFileState(record->time, {{}, fileState->cleanIndex});
      }
      log = logWith({payload});
      ends.push_back(log.size());
    }
    std::ofstream(journal::logPath(left), std::ios::binary) << asChars(log);
  }

  /// Creates another journal without an owner with this log.
  [[nodiscard]] fs::path journalOf(ByteView bytes, bool withBase = true) const {
    const fs::path made = root / "00000000000000aa";
    fs::create_directories(made);
    const auto write = [](const fs::path& to, ByteView what) { std::ofstream(to, std::ios::binary) << asChars(what); };
    write(journal::logPath(made), bytes);
    if (withBase) write(journal::basePath(made), base);
    return made;
  }
  /// The result of recovering such a log, without writing thousands of them to the disk.
  [[nodiscard]] Result<RecoveredDocument> replay(ByteView bytes) const {
    JournalReplay replay(left, bytes);
    if (const Status status = replay.run(); !status) return status.error();
    RecoveredDocument result;
    result.document = replay.takeDocument();
    result.damage = replay.damage();
    return result;
  }
  /// The number of complete records before that byte.
  [[nodiscard]] std::size_t wholeRecords(std::size_t bytes) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(ends, bytes) - ends.begin());
  }
  /// The result of the first `records` of the log: header, tracks, the first step, initial position and file, then one
  /// record for each change.
  [[nodiscard]] const motion::Motion& stateAfter(std::size_t records) const {
    if (records < 3) return states[0];
    return states[records < 6 ? 1 : records - 4];
  }
  /// The log with additional records at its end.
  [[nodiscard]] Bytes logWith(const std::vector<Bytes>& payloads) const {
    Bytes bytes = log;
    std::uint64_t number = ends.size();
    for (const Bytes& payload : payloads) {
      const Bytes frame = journal::frameOf(number++, payload);
      bytes.insert(bytes.end(), frame.begin(), frame.end());
      bytes.insert(bytes.end(), payload.begin(), payload.end());
    }
    return bytes;
  }

  std::vector<motion::Motion> states;
  fs::path left;
  Bytes log;
  Bytes base;
  std::vector<std::size_t> ends;  ///< of the records of the log
};

TEST_F(DamagedJournals, RecoverUpToTheirTruncation) {
  ASSERT_EQ(ends.size(), 9U);
  ASSERT_EQ(ends.back(), log.size());
  for (std::size_t size = 0; size < log.size(); ++size) {
    SCOPED_TRACE(size);
    const auto result = replay(ByteView(log).first(size));
    const std::size_t records = wholeRecords(size);
    ASSERT_EQ(result.ok(), records > 0);
    if (!result) continue;
    ASSERT_EQ(result->document->motion(), stateAfter(records));
    ASSERT_EQ(result->damage.has_value(), size != ends[records - 1]);
  }
}

TEST_F(DamagedJournals, RecoverUpToTheDamagedByte) {
  for (std::size_t at = 0; at < log.size(); ++at) {
    SCOPED_TRACE(at);
    for (const int bit : {1, 128}) {
      Bytes bytes = log;
      bytes[at] ^= static_cast<std::byte>(bit);
      const auto result = replay(bytes);
      const std::size_t records = wholeRecords(at);
      ASSERT_EQ(result.ok(), records > 0);
      if (!result) continue;
      ASSERT_EQ(result->document->motion(), stateAfter(records));
      ASSERT_TRUE(result->damage.has_value());
      ASSERT_EQ(result->damage->offset, ends[records - 1]);
    }
  }
}

TEST_F(DamagedJournals, AreListedWithTheirReadablePart) {
  (void)journalOf(ByteView(log).first(log.size() - 1), false);
  const auto found = findJournals(root);
  ASSERT_EQ(found.size(), 2U);
  for (const JournalInfo& info : found) {
    EXPECT_EQ(info.damage.has_value(), info.folder != left);
    EXPECT_EQ(info.steps, info.folder == left ? 3 : 2) << "the redo is missing";
    EXPECT_TRUE(info.readable);
  }
}

TEST_F(DamagedJournals, WithoutAHeaderAreListedAndKept) {
  for (const std::string& bytes : {std::string(), std::string(4000, '\0'), std::string("no journal at all, only text"),
                                   std::string(300, '\xFF')}) {
    const fs::path made = journalOf(asBytes(bytes));
    EXPECT_FALSE(recoverDocument(made).ok());
    const auto found = findJournals(root);
    const auto info = std::ranges::find(found, made, &JournalInfo::folder);
    ASSERT_NE(info, found.end());
    EXPECT_FALSE(info->readable);
    EXPECT_TRUE(info->damage.has_value());
    EXPECT_TRUE(fs::exists(journal::logPath(made)));
  }
}

TEST_F(DamagedJournals, OfANewerFormatAreKept) {
  journal::Head head;
  head.format = journal::kFormat + 1;
  const Bytes payload = journal::encodeHead(0, head);
  Bytes bytes = journal::frameOf(0, payload);
  bytes.insert(bytes.end(), payload.begin(), payload.end());
  const fs::path made = journalOf(bytes);
  const auto result = recoverDocument(made);
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.error().message().find("newer version"), std::string::npos);
  ASSERT_EQ(findJournals(root).size(), 2U);
  EXPECT_TRUE(fs::exists(journal::logPath(made)));
}

TEST_F(DamagedJournals, DoNotApplyInvalidRecords) {
  const auto keyEdit = [](motion::TrackId track, FrameRange range, std::initializer_list<Frame> frames) {
    motion::Keys<motion::BoneKey> keys;
    for (const Frame frame : frames) keys.append(frame, motion::restBoneKey());
    return motion::Edit{{{track, range, motion::Keys<motion::BoneKey>(), keys}}, {}};
  };
  const motion::TrackId bone{motion::TrackKind::Bone, 0};
  const auto step = [](const motion::Edit& edit) { return journal::encodeStep(1, "step", edit); };
  const auto twice = [&](FrameRange first, FrameRange second) {
    motion::Edit edit = keyEdit(bone, first, {});
    edit.keys.push_back(keyEdit(bone, second, {}).keys[0]);
    return edit;
  };
  const Name name = test::nameOf("首");
  struct Row {
    const char* name;
    Bytes payload;
  };
  Bytes longer = journal::encodePosition(1, 2);
  longer.push_back(std::byte{0});
  Bytes unknown = journal::encodePosition(1, 2);
  unknown[0] = std::byte{99};
  Bytes manyKeys = step(keyEdit(bone, {1, 2}, {}));
  storeLe(manyKeys.data() + manyKeys.size() - 4, std::uint32_t{0xFFFFFFFF});
  Bytes manyEdits = step({});
  storeLe(manyEdits.data() + manyEdits.size() - 4, std::uint32_t{0xFFFFFFFF});
  Bytes manyTracks = journal::encodeTracks(1, {});
  storeLe(manyTracks.data() + manyTracks.size() - 4, std::uint32_t{0xFFFFFFFF});
  const std::vector<Row> rows = {
      {"missing bone", step(keyEdit({motion::TrackKind::Bone, 2}, {1, 2}, {1}))},
      {"second camera", step({{{{motion::TrackKind::Camera, 1},
                                {1, 2},
                                motion::Keys<motion::CameraKey>(),
                                motion::Keys<motion::CameraKey>()}},
                              {}})},
      {"duplicate frames", step(keyEdit(bone, {1, 5}, {3, 3}))},
      {"frames backward", step(keyEdit(bone, {1, 5}, {4, 3}))},
      {"frame after the range", step(keyEdit(bone, {1, 5}, {4, 6}))},
      {"frame before the range", step(keyEdit(bone, {4, 5}, {3}))},
      {"empty range", step(keyEdit(bone, {5, 4}, {}))},
      {"negative range", step(keyEdit(bone, {-5, 4}, {-5}))},
      {"overlapping ranges", step(twice({1, 5}, {5, 9}))},
      {"ranges out of order", step(twice({6, 7}, {1, 2}))},
      {"name of a missing bone", step({{}, {{motion::TrackId{motion::TrackKind::Bone, 2}, {}, name}}})},
      {"name of the camera", step({{}, {{motion::kCameraTrack, {}, name}}})},
      {"undo before the first step", journal::encodePosition(1, -1)},
      {"redo after the last step", journal::encodePosition(1, 4)},
      {"saved with missing steps", journal::encodeFileState(1, {{}, 4})},
      {"track with a gap before it", journal::encodeTracks(1, {{{{motion::TrackKind::Bone, 3}, "a"}}})},
      {"track with another name", journal::encodeTracks(1, {{{bone, "a"}}})},
      {"camera in the list of tracks", journal::encodeTracks(1, {{{motion::kCameraTrack, "a"}}})},
      {"second header", journal::encodeHead(1, {})},
      {"second initial state", journal::encodeSnapshot(1, keyEdit({motion::TrackKind::Bone, 9}, {1, 2}, {1}))},
      {"bytes after the record", longer},
      {"unknown kind", unknown},
      {"nothing", {}},
      {"more keys than bytes", manyKeys},
      {"more edits than bytes", manyEdits},
      {"more tracks than bytes", manyTracks},
  };
  const Bytes goodStep = step(keyEdit(bone, {1, 2}, {1}));
  {
    const auto result = replay(logWith({goodStep}));
    ASSERT_TRUE(result.ok());
    EXPECT_FALSE(result->damage.has_value()) << result->damage->message();
    EXPECT_NE(result->document->motion(), states.back());
  }
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto result = replay(logWith({row.payload, goodStep}));
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->document->motion(), states.back()) << "the following records are not applied either";
    ASSERT_TRUE(result->damage.has_value());
    EXPECT_EQ(result->damage->offset, log.size());
  }
}

TEST_F(DamagedJournals, SurviveRecordsOfRandomBytesWithValidChecksums) {
  constexpr unsigned kSeed = 20260101;
  std::mt19937 random(kSeed);
  std::vector<Bytes> payloads;
  for (std::size_t i = 0, at = 0; i < ends.size(); at = ends[i++]) {
    payloads.emplace_back(log.begin() + static_cast<std::ptrdiff_t>(at + journal::kFrameBytes),
                          log.begin() + static_cast<std::ptrdiff_t>(ends[i]));
  }
  constexpr int kRounds = 1500;
  int whole = 0;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Bytes> changed = payloads;
    for (unsigned flips = 1 + random() % 3; flips > 0; --flips) {
      Bytes& payload = changed[random() % changed.size()];
      const std::byte value = static_cast<std::byte>(random() % 4 == 0 ? 0xFF : random() % 256);
      payload[random() % payload.size()] = value;
    }
    Bytes bytes;
    for (std::size_t i = 0; i < changed.size(); ++i) {
      const Bytes frame = journal::frameOf(i, changed[i]);
      bytes.insert(bytes.end(), frame.begin(), frame.end());
      bytes.insert(bytes.end(), changed[i].begin(), changed[i].end());
    }
    const auto result = replay(bytes);
    if (!result) continue;
    whole += result->damage.has_value() ? 0 : 1;
    QUndoStack& stack = *result->document->history().undoStack();
    stack.setIndex(0);
    stack.setIndex(stack.count());
    (void)io::vmdFromMotion(result->document->motion(), result->document->file().source());
  }
  EXPECT_GT(whole, 0) << "some changes affect values, which may be anything";
}

}  // namespace
}  // namespace furitsuke::edit
