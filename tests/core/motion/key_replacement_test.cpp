// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/key_replacement.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "core/motion/key_edits.h"
#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

/// Value and record of each key by frame: a simple reference model of the operations.
using Model = std::map<Frame, std::pair<float, SourceRecord>>;

constexpr TrackId kTrack{TrackKind::Morph, 0};

Motion motionOf(const Model& model) {
  Keys<MorphKey> keys;
  for (const auto& [frame, key] : model) keys.append(frame, {key.first}, key.second);
  Motion motion;
  motion.morphs.push_back({test::nameOf("笑い"), Track<MorphKey>(std::move(keys))});
  return motion;
}

Model modelOf(const Motion& motion) {
  const Track<MorphKey>& track = motion.morphs[0].keys;
  Model model;
  for (std::size_t i = 0; i < track.size(); ++i) {
    model[track.frames()[i]] = {track.values()[i].weight, track.sources()[i]};
  }
  return model;
}

Model movedModel(const Model& model, const KeySelection& selection, Frame by, FrameZeroRule rule) {
  Model moved = model;
  for (const Frame frame : selection.frames(kTrack)) {
    if (frame != 0 || rule == FrameZeroRule::Ordinary) moved.erase(frame);
  }
  for (const Frame frame : selection.frames(kTrack)) {
    auto key = model.at(frame);
    if (frame == 0 && rule == FrameZeroRule::AsMmd) key.second = kNoSource;
    moved[frame + by] = key;
  }
  return moved;
}

Model duplicatedModel(const Model& model, const KeySelection& selection, Frame by) {
  Model copied = model;
  for (const Frame frame : selection.frames(kTrack)) {
    const auto there = model.find(frame + by);
    copied[frame + by] = {model.at(frame).first, there == model.end() ? kNoSource : there->second.second};
  }
  return copied;
}

Model deletedModel(const Model& model, const KeySelection& selection, FrameZeroRule rule) {
  Model left = model;
  for (const Frame frame : selection.frames(kTrack)) {
    if (frame == 0 && rule == FrameZeroRule::AsMmd) {
      left[0].first = 0;
    } else {
      left.erase(frame);
    }
  }
  return left;
}

/// Applies, compares and reverts; both sides of an edit must contain all keys of the track in its range.
void expectEdits(const Model& model, const KeyEdits& edits, const Model& expected) {
  Motion motion = motionOf(model);
  FrameRange last;
  for (const KeyEdit& edit : edits) {
    EXPECT_TRUE(last.isEmpty() || last.last < edit.range.first);
    last = edit.range;
    EXPECT_EQ(std::get<Keys<MorphKey>>(edit.before), motion.morphs[0].keys.slice(edit.range));
    EXPECT_NE(edit.before, edit.after);
  }
  applyEdits(motion, edits, EditSide::After);
  EXPECT_EQ(modelOf(motion), expected);
  applyEdits(motion, edits, EditSide::Before);
  EXPECT_EQ(modelOf(motion), model);
}

/// Keys with gaps of 1 to `gap` frames, partly selected: single keys, runs, or all.
class RandomTrack {
 public:
  explicit RandomTrack(std::mt19937& random) : random_(random) {
    const Frame gap = pick({1, 3, 40});
    Frame frame = random_() % 2 == 0 ? 0 : 5;
    // Some are so long that an edit of most of them becomes one of the whole track.
    const unsigned size = random_() % 10 == 0 ? 1500 + random_() % 1500 : random_() % 150;
    for (SourceRecord i = 0; i < size; ++i) {
      model[frame] = {static_cast<float>(random_() % 4), i};
      frame += 1 + static_cast<Frame>(random_() % static_cast<unsigned>(gap));
    }
    const Frame of = pick({1, 2, 9, 60});
    bool on = of == 1;
    for (const auto& entry : model) {
      if (of > 1 && static_cast<Frame>(random_() % static_cast<unsigned>(of)) == 0) on = !on;
      if (on) selection.add(kTrack, entry.first);
    }
  }
  Frame pick(std::initializer_list<Frame> choices) const {
    return *(choices.begin() + static_cast<std::ptrdiff_t>(random_() % choices.size()));
  }
  Model model;
  KeySelection selection;

 private:
  std::mt19937& random_;
};

TEST(KeyReplacement, MatchesTheReferenceModelOnTracksOfEveryShape) {
  std::mt19937 random(20260102);
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(round);
    const RandomTrack track(random);
    const Motion motion = motionOf(track.model);
    const FrameZeroRule rule = random() % 2 == 0 ? FrameZeroRule::AsMmd : FrameZeroRule::Ordinary;
    const Frame lowest = track.selection.isEmpty() ? 0 : -track.selection.frameRange().first;
    const Frame by = std::max(lowest, track.pick({-200, -7, -1, 1, 2, 10, 500}));
    if (by != 0) {
      expectEdits(track.model, moveKeys(motion, track.selection, by, rule).keys,
                  movedModel(track.model, track.selection, by, rule));
      expectEdits(track.model, duplicateKeys(motion, track.selection, by).keys,
                  duplicatedModel(track.model, track.selection, by));
      const Motion copied = extractKeys(motion, track.selection, Rebase::Keep);
      if (by > 0) {
        expectEdits(track.model, insertMotion(motion, copied, by).keys,
                    duplicatedModel(track.model, track.selection, by));
      }
    }
    expectEdits(track.model, deleteKeys(motion, track.selection, rule).keys,
                deletedModel(track.model, track.selection, rule));
    Model changed = track.model;
    for (const Frame frame : track.selection.frames(kTrack)) changed[frame].first = static_cast<float>(frame % 3);
    expectEdits(track.model,
                changeKeys<MorphKey>(motion, track.selection,
                                     [](MorphKey& key, Frame frame) { key.weight = static_cast<float>(frame % 3); }),
                changed);
    if (HasFailure()) return;
  }
}

TEST(KeyReplacement, AnEditContainsOnlyChangedKeys) {
  Model model;
  for (Frame frame = 0; frame < 1000; ++frame) model[frame] = {0.5F, static_cast<SourceRecord>(frame)};
  const Motion motion = motionOf(model);
  KeySelection selection;
  selection.add(kTrack, 10);
  const KeyEdits edits = moveKeys(motion, selection, 900, FrameZeroRule::AsMmd).keys;
  ASSERT_EQ(edits.size(), 2U);
  EXPECT_EQ(edits[0].range, (FrameRange{10, 10}));
  EXPECT_EQ(edits[1].range, (FrameRange{910, 910}));
}

TEST(KeyReplacement, AnEditOfMostOfALongTrackIsSharedWithTheTrack) {
  Model model;
  for (Frame frame = 0; frame < 3000; ++frame) model[frame * 2] = {0.5F, static_cast<SourceRecord>(frame)};
  Motion motion = motionOf(model);
  const Keys<MorphKey> before = motion.morphs[0].keys.keys();
  KeySelection selection;
  for (Frame frame = 100; frame < 2800; ++frame) selection.add(kTrack, frame * 2);
  const KeyEdits edits = moveKeys(motion, selection, 7, FrameZeroRule::AsMmd).keys;
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_TRUE(std::get<Keys<MorphKey>>(edits[0].before).values.sharesWith(before.values));
  applyEdits(motion, edits, EditSide::After);
  EXPECT_EQ(modelOf(motion), movedModel(model, selection, 7, FrameZeroRule::AsMmd));
  EXPECT_TRUE(motion.morphs[0].keys.keys().values.sharesWith(std::get<Keys<MorphKey>>(edits[0].after).values));
  applyEdits(motion, edits, EditSide::Before);
  EXPECT_TRUE(motion.morphs[0].keys.keys().values.sharesWith(before.values));
}

TEST(KeyReplacement, MovingAWholeTrackCopiesNoValues) {
  const Motion motion = motionOf({{5, {0.5F, 0}}, {6, {0.25F, 1}}});
  const KeyEdits edits = moveKeys(motion, selectAllKeys(motion), 10, FrameZeroRule::AsMmd).keys;
  ASSERT_EQ(edits.size(), 1U);
  const auto& before = std::get<Keys<MorphKey>>(edits[0].before);
  const auto& after = std::get<Keys<MorphKey>>(edits[0].after);
  EXPECT_TRUE(before.values.sharesWith(motion.morphs[0].keys.keys().values));
  EXPECT_TRUE(after.values.sharesWith(before.values));
  EXPECT_TRUE(after.sources.sharesWith(before.sources));
}

}  // namespace
}  // namespace furitsuke::motion
