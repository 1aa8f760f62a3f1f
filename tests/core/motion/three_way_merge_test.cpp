// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/three_way_merge.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;

constexpr TrackId kA{TrackKind::Bone, 0};

Motion startOfMerge() {
  Motion motion;
  motion.modelName = test::nameOf("model");
  test::addBone(motion, "a", {0, 10, 20}, 100);
  test::addBone(motion, "b", {5}, 200);
  test::addMorph(motion, "a", {3});
  Keys<SelfShadowKey> shadow;
  shadow.append(7, {1, 0});
  motion.selfShadow = Track(std::move(shadow));
  return motion;
}

/// Keys at the frame with these x values; nothing removes the key.
void set(Motion& motion, Frame frame, std::optional<float> x, TrackId track = kA) {
  Keys<BoneKey> keys;
  if (x) keys.append(frame, test::boneKeyAt(*x), 900 + static_cast<SourceRecord>(frame));
  motion.bones[track.index].keys.replace({frame, frame}, keys);
}

void clear(Motion& motion, TrackId track = kA) { motion.bones[track.index].keys.replace({0, kMaxFrame}, {}); }

/// "a 10 changed; morph:a added": all conflicts on one line.
std::string summary(const ThreeWayMerge& merge, const Motion& ours, const Motion& theirs) {
  std::string text;
  for (const MergeConflict& conflict : merge.conflicts) {
    if (!text.empty()) text += "; ";
    if (conflict.part == MergeConflict::Part::ModelName) {
      text += "modelName";
    } else {
      text += conflict.ours ? trackPath(ours, conflict.ours->track) : trackPath(theirs, conflict.theirs->track);
      if (conflict.part == MergeConflict::Part::Key) text += ' ' + std::to_string(conflict.frame);
    }
    text += ' ' + std::string(mergeConflictName(conflict));
  }
  return text;
}

Motion merged(const Motion& base, const Motion& ours, const Motion& theirs, MergeSide favored = MergeSide::Ours) {
  Motion result = ours;
  applyEdit(result, mergeThreeWay(base, ours, theirs, favored).edit, EditSide::After);
  return result;
}

TEST(ThreeWayMerge, TakesWhatOneSideChangedAndReportsWhatBothChangedDifferently) {
  using Change = std::function<void(Motion&)>;
  const Change nothing = [](Motion&) {};
  struct Row {
    const char* what;
    Change ours;
    Change theirs;
    const char* conflicts;
    const char* keys;  ///< of bone a, with ours favored
  };
  const Row rows[] = {
      {"nothing", nothing, nothing, "", "0:0 10:10 20:20"},
      {"ours changes", [](Motion& m) { set(m, 10, 1.0F); }, nothing, "", "0:0 10:1 20:20"},
      {"theirs changes", nothing, [](Motion& m) { set(m, 10, 1.0F); }, "", "0:0 10:1 20:20"},
      {"theirs adds before, between and after", nothing,
       [](Motion& m) {
         set(m, 5, 1.0F);
         set(m, 25, 2.0F);
       },
       "", "0:0 5:1 10:10 20:20 25:2"},
      {"theirs removes", nothing, [](Motion& m) { set(m, 0, {}); }, "", "10:10 20:20"},
      {"theirs removes the track", nothing, [](Motion& m) { clear(m); }, "", ""},
      {"different keys", [](Motion& m) { set(m, 0, 1.0F); }, [](Motion& m) { set(m, 20, 2.0F); }, "", "0:1 10:10 20:2"},
      {"the same change", [](Motion& m) { set(m, 10, 1.0F); }, [](Motion& m) { set(m, 10, 1.0F); }, "",
       "0:0 10:1 20:20"},
      {"both remove", [](Motion& m) { set(m, 10, {}); }, [](Motion& m) { set(m, 10, {}); }, "", "0:0 20:20"},
      {"both add the same", [](Motion& m) { set(m, 15, 1.0F); }, [](Motion& m) { set(m, 15, 1.0F); }, "",
       "0:0 10:10 15:1 20:20"},
      {"different changes, and another key", [](Motion& m) { set(m, 10, 1.0F); },
       [](Motion& m) {
         set(m, 10, 2.0F);
         set(m, 20, 2.0F);
       },
       "a 10 changed", "0:0 10:1 20:2"},
      {"a negative zero is a change", [](Motion& m) { set(m, 0, -0.0F); }, [](Motion& m) { set(m, 0, 2.0F); },
       "a 0 changed", "0:0 10:10 20:20"},
      {"both add differently", [](Motion& m) { set(m, 15, 1.0F); }, [](Motion& m) { set(m, 15, 2.0F); }, "a 15 added",
       "0:0 10:10 15:1 20:20"},
      {"ours removes, theirs changes", [](Motion& m) { set(m, 10, {}); }, [](Motion& m) { set(m, 10, 2.0F); },
       "a 10 removed-by-ours", "0:0 20:20"},
      {"ours changes, theirs removes", [](Motion& m) { set(m, 10, 1.0F); }, [](Motion& m) { set(m, 10, {}); },
       "a 10 removed-by-theirs", "0:0 10:1 20:20"},
      {"ours removes the track, theirs adds a key to it", [](Motion& m) { clear(m); },
       [](Motion& m) { set(m, 15, 2.0F); }, "a removed-by-ours", ""},
      {"ours changes the track, theirs removes it", [](Motion& m) { set(m, 10, 1.0F); }, [](Motion& m) { clear(m); },
       "a removed-by-theirs", "0:0 10:1 20:20"},
      {"both remove the track", [](Motion& m) { clear(m); }, [](Motion& m) { m.bones.erase(m.bones.begin()); }, "", ""},
      {"several kinds, in order",
       [](Motion& m) {
         m.modelName = test::nameOf("x");
         set(m, 10, 1.0F);
         m.morphs.clear();
         test::addMorph(m, "z", {1});
         m.selfShadow = {};
       },
       [](Motion& m) {
         m.modelName = test::nameOf("y");
         set(m, 10, 2.0F);
         set(m, 0, {});
         m.morphs.clear();
         test::addMorph(m, "a", {3, 4});
         test::addMorph(m, "z", {});
       },
       "modelName changed; a 10 changed; morph:a removed-by-ours", "10:1 20:20"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    Motion ours = startOfMerge();
    Motion theirs = startOfMerge();
    row.ours(ours);
    row.theirs(theirs);
    const ThreeWayMerge merge = mergeThreeWay(startOfMerge(), ours, theirs);
    EXPECT_EQ(summary(merge, ours, theirs), row.conflicts);
    Motion result = ours;
    applyEdit(result, merge.edit, EditSide::After);
    EXPECT_EQ(test::keysOf(result, kA), row.keys);
    applyEdit(result, merge.edit, EditSide::Before);
    EXPECT_EQ(result, ours);
  }
}

TEST(ThreeWayMerge, FavoredMotionDecidesConflictsAndNothingElse) {
  const auto sides = [](Motion& ours, Motion& theirs) {
    ours.modelName = test::nameOf("x");
    theirs.modelName = test::nameOf("y");
    set(ours, 0, 1.0F);
    set(ours, 10, 1.0F);
    set(ours, 15, 1.0F);
    set(theirs, 10, {});
    set(theirs, 15, 2.0F);
    set(theirs, 20, 2.0F);
    clear(ours, {TrackKind::Bone, 1});
    set(theirs, 6, 2.0F, {TrackKind::Bone, 1});
  };
  const struct {
    MergeSide favored;
    const char* name;
    const char* a;
    const char* b;
  } rows[] = {{MergeSide::Ours, "x", "0:1 10:1 15:1 20:2", ""},
              {MergeSide::Theirs, "y", "0:1 15:2 20:2", "5:5 6:2"},
              {MergeSide::Base, "model", "0:1 10:10 20:2", "5:5"}};
  Motion ours = startOfMerge();
  Motion theirs = startOfMerge();
  sides(ours, theirs);
  for (const auto& row : rows) {
    SCOPED_TRACE(nameOf(row.favored));
    EXPECT_EQ(mergeSideFromName(nameOf(row.favored)), row.favored);
    const Motion result = merged(startOfMerge(), ours, theirs, row.favored);
    EXPECT_EQ(result.modelName.text(), row.name);
    EXPECT_EQ(test::keysOf(result, kA), row.a);
    EXPECT_EQ(test::keysOf(result, {TrackKind::Bone, 1}), row.b);
    EXPECT_EQ(mergeThreeWay(startOfMerge(), ours, theirs, row.favored).conflicts.size(), 4U);
  }
}

TEST(ThreeWayMerge, KeysOfOursKeepTheirRecordsAndNewKeysHaveNone) {
  Motion theirs = startOfMerge();
  set(theirs, 10, 1.0F);
  set(theirs, 15, 1.0F);
  const Motion result = merged(startOfMerge(), startOfMerge(), theirs);
  const auto sources = result.bones[0].keys.sources();
  EXPECT_EQ(std::vector<SourceRecord>(sources.begin(), sources.end()),
            (std::vector<SourceRecord>{100, 101, kNoSource, 102}));
  EXPECT_FALSE(result.bones[1].keys.isTouched());
}

TEST(ThreeWayMerge, TracksAreMatchedByNameInAnyOrderAndNewOnesFollow) {
  Motion ours = startOfMerge();
  std::swap(ours.bones[0], ours.bones[1]);
  test::addBone(ours, "ours", {1});
  Motion theirs;
  theirs.modelName = ours.modelName;
  test::addBone(theirs, "theirs", {2});
  test::addBone(theirs, "a", {0, 10, 20, 30});
  test::addBone(theirs, "b", {5});
  test::addMorph(theirs, "theirs", {4});
  theirs.selfShadow = ours.selfShadow;
  const ThreeWayMerge merge = mergeThreeWay(startOfMerge(), ours, theirs);
  EXPECT_EQ(summary(merge, ours, theirs), "");
  const Motion result = merged(startOfMerge(), ours, theirs);
  std::string tracks;
  for (const TrackId id : result.trackIds()) {
    if (id.kind <= TrackKind::Morph) tracks += trackPath(result, id) + "[" + test::framesOf(result, id) + "] ";
  }
  EXPECT_EQ(tracks, "b[5] a[0 10 20 30] ours[1] theirs[2] morph:a[] morph:theirs[4] ");
}

TEST(ThreeWayMerge, WithoutAnAncestorOnlyWhatBothHaveDifferentlyIsAConflict) {
  Motion ours;
  Motion theirs;
  ours.modelName = theirs.modelName = test::nameOf("model");
  test::addBone(ours, "a", {0, 10});
  test::addBone(theirs, "a", {10, 20});
  test::addBone(theirs, "b", {1});
  set(theirs, 10, 3.0F);
  EXPECT_EQ(summary(mergeThreeWay({}, ours, theirs), ours, theirs), "a 10 added");
  EXPECT_EQ(test::keysOf(merged({}, ours, theirs), kA), "0:0 10:10 20:20");
}

/// Random changes of a motion: keys of two bones are changed, added and removed.
void shuffle(Motion& motion, std::mt19937& random) {
  for (int i = 0; i < 12; ++i) {
    const auto frame = static_cast<Frame>(random() % 30);
    const TrackId track{TrackKind::Bone, static_cast<std::uint32_t>(random() % 2)};
    if (random() % 3 == 0) {
      set(motion, frame, {}, track);
    } else {
      set(motion, frame, static_cast<float>(random() % 3), track);
    }
  }
}

TEST(ThreeWayMerge, LawsHoldForRandomChanges) {
  std::mt19937 random(7);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same motions in every run
  for (int i = 0; i < 300; ++i) {
    Motion base = startOfMerge();
    shuffle(base, random);
    Motion ours = base;
    Motion theirs = base;
    shuffle(ours, random);
    shuffle(theirs, random);
    EXPECT_TRUE(mergeThreeWay(base, ours, base).edit.isEmpty());
    EXPECT_TRUE(mergeThreeWay(base, ours, ours).edit.isEmpty());
    EXPECT_TRUE(diffMotions(merged(base, base, theirs), theirs).empty());
    EXPECT_TRUE(mergeThreeWay(base, base, theirs).conflicts.empty());
    // The sides may be exchanged.
    const Motion one = merged(base, ours, theirs, MergeSide::Theirs);
    const Motion other = merged(base, theirs, ours, MergeSide::Ours);
    EXPECT_TRUE(diffMotions(one, other).empty());
    EXPECT_EQ(mergeThreeWay(base, ours, theirs).conflicts.size(), mergeThreeWay(base, theirs, ours).conflicts.size());
    if (mergeThreeWay(base, ours, theirs).conflicts.empty()) {
      EXPECT_TRUE(diffMotions(merged(base, ours, theirs), one).empty());
    }
  }
}

}  // namespace
}  // namespace furitsuke::motion
