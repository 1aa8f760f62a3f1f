// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pmm/pmm_patch.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "tests/support/corpus.h"

namespace furitsuke::format {
namespace {

/// Frames and values of the keys of every track.
using Keys = std::vector<std::map<std::int32_t, std::string>>;

std::string valueOf(const pmm::File& file, const pmm::KeyList& list, std::uint32_t key) {
  const auto* at = reinterpret_cast<const char*>(file.key(list, key));
  return {at + pmm::KeyHead::kSize, list.size - pmm::KeyHead::kSize};
}

Keys keysOf(const pmm::File& file, const pmm::KeyList& list, Diagnostics& findings) {
  const pmm::Chains chains = pmm::followChains(file, list, Core::tr("keys"), findings);
  Keys keys(chains.trackCount());
  for (std::size_t track = 0; track < keys.size(); ++track) {
    for (const std::uint32_t key : chains.ofTrack(track)) {
      keys[track].emplace(pmm::KeyHead{file.key(list, key)}.frame(), valueOf(file, list, key));
    }
  }
  return keys;
}

pmm::TrackPatch patchOf(std::uint32_t track, const std::map<std::int32_t, std::string>& keys) {
  pmm::TrackPatch patch;
  patch.track = track;
  for (const auto& [frame, value] : keys) {
    patch.frames.push_back(frame);
    const ByteView bytes = asBytes(value);
    patch.values.insert(patch.values.end(), bytes.begin(), bytes.end());
  }
  return patch;
}

class PmmPatch : public testing::Test {
 protected:
  void SetUp() override {
    if (!test::corpusFolder()) GTEST_SKIP();
    file = pmm::read(readFile(*test::corpusFolder() / "projects/allstar_v2.pmm").value()).value();
    list = file.models[kModel].boneKeys;
    keys = keysOf(file, list, findings);
  }

  /// The file with the list after these patches.
  [[nodiscard]] pmm::File patched(const std::vector<pmm::TrackPatch>& patches) const {
    Diagnostics none;
    const pmm::Chains chains = pmm::followChains(file, list, Core::tr("keys"), none);
    const Bytes changed = pmm::patchedList(file, list, chains, patches);
    const auto at = [this](std::size_t offset) { return file.bytes.begin() + static_cast<std::ptrdiff_t>(offset); };
    Bytes bytes(file.bytes.begin(), at(list.initialAt));
    bytes.insert(bytes.end(), changed.begin(), changed.end());
    bytes.insert(bytes.end(), at(list.end()), file.bytes.end());
    return pmm::read(std::move(bytes)).value();
  }

  static constexpr std::size_t kModel = 2;
  pmm::File file;
  pmm::KeyList list;
  Keys keys;
  Diagnostics findings;
};

TEST_F(PmmPatch, UnchangedTracksKeepTheirBytes) {
  std::vector<pmm::TrackPatch> patches;
  for (std::uint32_t track = 0; track < keys.size(); ++track) patches.push_back(patchOf(track, keys[track]));
  EXPECT_EQ(patched(patches).bytes, file.bytes);
  EXPECT_EQ(patched({}).bytes, file.bytes);
}

TEST_F(PmmPatch, AChangedValueChangesOnlyItsBytes) {
  auto track = keys[0];
  std::string& value = std::next(track.begin(), 3)->second;
  value[20] = static_cast<char>(value[20] ^ 0x55);
  const Bytes bytes = patched({patchOf(0, track)}).bytes;
  ASSERT_EQ(bytes.size(), file.bytes.size());
  std::size_t different = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) different += bytes[i] != file.bytes[i] ? 1U : 0U;
  EXPECT_EQ(different, 1U);
}

TEST_F(PmmPatch, ABrokenLinkDoesNotTakeANewKey) {
  const std::uint32_t broken = pmm::followChains(file, list, Core::tr("keys"), findings).ofTrack(0).back();
  const auto offset = static_cast<std::size_t>(file.key(list, broken) - file.bytes.data());
  constexpr std::size_t kNextAt = 8;
  storeLe(file.bytes.data() + offset + kNextAt, list.total());
  auto wanted = keys;
  const std::int32_t last = std::prev(wanted[1].end())->first;
  wanted[1].emplace(last + 1, std::string(list.size - pmm::KeyHead::kSize, 'a'));
  const pmm::File changed = patched({patchOf(1, wanted[1])});
  Diagnostics faults;
  EXPECT_EQ(keysOf(changed, changed.models[kModel].boneKeys, faults), wanted);
}

TEST_F(PmmPatch, RandomChangesAreReadBack) {
  std::mt19937 random(7);
  for (int round = 0; round < 100; ++round) {
    Keys wanted = keys;
    std::vector<pmm::TrackPatch> patches;
    for (int i = 0; i < 3; ++i) {
      const auto track = static_cast<std::uint32_t>(random() % keys.size());
      for (int change = 0; change < 20; ++change) {
        auto& ofTrack = wanted[track];
        const auto frame = static_cast<std::int32_t>(1 + random() % 800);
        const std::string value(list.size - pmm::KeyHead::kSize, static_cast<char>('a' + random() % 26));
        switch (random() % 3) {
          case 0: ofTrack.insert_or_assign(frame, value); break;
          case 1:
            if (ofTrack.size() > 1) ofTrack.erase(std::next(ofTrack.begin()));
            break;
          default: std::prev(ofTrack.end())->second = value;
        }
      }
      std::erase_if(patches, [track](const pmm::TrackPatch& patch) { return patch.track == track; });
      patches.push_back(patchOf(track, wanted[track]));
    }
    const pmm::File changed = patched(patches);
    ASSERT_FALSE(changed.damage);
    Diagnostics faults;
    ASSERT_EQ(keysOf(changed, changed.models[kModel].boneKeys, faults), wanted) << round;
    ASSERT_TRUE(faults.empty()) << faults.front().reason;
    // Everything after the list is unchanged.
    const std::size_t rest = file.bytes.size() - list.end();
    ASSERT_EQ(std::memcmp(changed.bytes.data() + changed.bytes.size() - rest, file.bytes.data() + list.end(), rest), 0);
  }
}

}  // namespace
}  // namespace furitsuke::format
