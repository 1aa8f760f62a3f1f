// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/motion/key_edits.h"

namespace furitsuke::motion {
namespace {

/// Keys of each kind that tell their value as a number.
struct Kind {
  const char* name;
  AnnotationTrack track;
  std::function<void(Annotations&, Frame, int value)> set;
  std::function<int(const Annotations&, Frame)> valueAt;  ///< -1: no key on the frame
};

int numberOf(const ParentTarget& target) { return std::stoi(target.bone); }

Kind parentKind(const char* name, const AnnotationTrack& track) {
  return {name, track,
          [track](Annotations& to, Frame frame, int value) {
            const ParentTarget target{ParentKind::Model, "a", std::to_string(value)};
            setKey(to.parents, {frame, track.bone, target, {}, track.isCamera});
          },
          [track](const Annotations& in, Frame frame) {
            const OutsideParentKey* key = findKey(in.parents, frame, track);
            return key == nullptr ? -1 : numberOf(key->target);
          }};
}

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all{
      parentKind("outside parent of a bone", parentTrack("右手首")),
      parentKind("of the model", parentTrack("")),
      parentKind("of the camera", kCameraParentTrack),
      {"prop", kPlaceTrack,
       [](Annotations& to, Frame frame, int value) {
         setKey(to.accessoryKeys, {.frame = frame, .scale = static_cast<double>(value)});
       },
       [](const Annotations& in, Frame frame) {
         const AccessoryKey* key = findKey(in.accessoryKeys, frame, kPlaceTrack);
         return key == nullptr ? -1 : static_cast<int>(key->scale);
       }},
      {"gravity", kGravityTrack,
       [](Annotations& to, Frame frame, int value) {
         if (!to.gravity) to.gravity = GravityTrack{{}, 7};
         setKey(to.gravity->keys, {.frame = frame, .acceleration = static_cast<double>(value)});
       },
       [](const Annotations& in, Frame frame) {
         const GravityKey* key = in.gravity ? findKey(in.gravity->keys, frame, kGravityTrack) : nullptr;
         return key == nullptr ? -1 : static_cast<int>(key->acceleration);
       }}};
  return all;
}

/// "0=1 10=2": the keys of the track as the frames say them.
std::string keysOf(const Kind& kind, const Annotations& annotations) {
  std::string text;
  for (const Frame frame : framesOf(annotations, kind.track)) {
    text += (text.empty() ? "" : " ") + std::to_string(frame) + "=" + std::to_string(kind.valueAt(annotations, frame));
  }
  return text;
}

/// A key of each kind on frame 10, and three of this one.
Motion sample(const Kind& kind) {
  Motion motion;
  for (const Kind& each : kinds()) each.set(motion.annotations, 10, 9);
  kind.set(motion.annotations, 0, 1);
  kind.set(motion.annotations, 10, 2);
  kind.set(motion.annotations, 20, 3);
  return motion;
}

std::string edited(const Kind& kind, Motion motion, const Edit& edit) {
  applyEdit(motion, edit, EditSide::After);
  return keysOf(kind, motion.annotations);
}

TEST(AnnotationKeys, ATrackHasOneKeyPerFrame) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    Motion motion = sample(kind);
    EXPECT_EQ(keysOf(kind, motion.annotations), "0=1 10=2 20=3");
    kind.set(motion.annotations, 15, 4);
    kind.set(motion.annotations, 20, 5);
    EXPECT_EQ(keysOf(kind, motion.annotations), "0=1 10=2 15=4 20=5");
    EXPECT_EQ(annotationTracks(motion.annotations).size(), kinds().size());
    std::size_t removed = 0;
    forEachKeyList(motion.annotations, [&](auto& keys) { removed += removeKey(keys, 15, kind.track) ? 1 : 0; });
    forEachKeyList(motion.annotations, [&](auto& keys) { removed += removeKey(keys, 16, kind.track) ? 1 : 0; });
    EXPECT_EQ(removed, 1U);
    EXPECT_EQ(keysOf(kind, motion.annotations), "0=1 10=2 20=5");
  }
}

TEST(AnnotationKeys, SortingKeepsTheLastOfATrackOnAFrame) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    Motion motion = sample(kind), later = motion;
    kind.set(later.annotations, 0, 8);
    const auto appendAll = [](auto& to, const auto& from) { to.insert(to.begin(), from.begin(), from.end()); };
    appendAll(later.annotations.parents, motion.annotations.parents);
    appendAll(later.annotations.accessoryKeys, motion.annotations.accessoryKeys);
    appendAll(later.annotations.gravity->keys, motion.annotations.gravity->keys);
    forEachKeyList(later.annotations, [](auto& keys) { sortKeys(keys); });
    EXPECT_EQ(keysOf(kind, later.annotations), "0=8 10=2 20=3");
  }
}

TEST(AnnotationKeys, TheKeyAtOrBeforeAFrameIsOfItsTrack) {
  struct Row {
    double frame;
    int value;
  };
  for (const Kind& kind : kinds()) {
    Motion motion;
    for (const Kind& each : kinds()) each.set(motion.annotations, 12, 9);
    kind.set(motion.annotations, 12, 0);
    forEachKeyList(motion.annotations, [&](auto& keys) { removeKey(keys, 12, kind.track); });
    kind.set(motion.annotations, 5, 1);
    kind.set(motion.annotations, 20, 2);
    for (const Row& row : {Row{4.9, -1}, Row{5, 1}, Row{15, 1}, Row{19.9, 1}, Row{20, 2}, Row{1e6, 2}}) {
      int value = -1;
      forEachKeyList(motion.annotations, [&](const auto& keys) {
        if (const auto* key = keyAtOrBefore(keys, row.frame, kind.track))
          value = kind.valueAt(motion.annotations, key->frame);
      });
      EXPECT_EQ(value, row.value) << kind.name << " at " << row.frame;
    }
  }
}

TEST(AnnotationKeys, AreSelectedWithOthers) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    const Motion motion = sample(kind);
    KeySelection keys = selectKeys(motion, kind.track, {5, 100});
    EXPECT_EQ(keys.keyCount(), 2U);
    EXPECT_EQ(keys.frameRange(), (FrameRange{10, 20}));
    EXPECT_TRUE(keys.contains(kind.track, 10));
    EXPECT_FALSE(keys.contains(kind.track, 0));
    EXPECT_TRUE(keys.withoutAnnotations().isEmpty());
    KeySelection all = selectEverything(motion);
    EXPECT_EQ(all.keyCount(), kinds().size() + 2);
    all.remove(keys);
    EXPECT_EQ(all.keyCount(), kinds().size());
    all.add(keys);
    EXPECT_EQ(all, selectEverything(motion));
    const Frame gone = 7;
    keys.add(kind.track, std::span(&gone, 1));
    keys.keepExisting(motion);
    EXPECT_EQ(keys, selectKeys(motion, kind.track, {5, 100}));
  }
}

TEST(AnnotationKeys, AreDeletedMovedAndCopiedLikeOthers) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    const Motion motion = sample(kind);
    const KeySelection first = selectKeys(motion, kind.track, {0, 10});
    struct Row {
      const char* name;
      Edit edit;
      const char* keys;
      FrameRange selected;
    };
    const Row rows[] = {
        {"delete", deleteKeys(motion, first, FrameZeroRule::AsMmd), "20=3", {}},
        {"move", moveKeys(motion, first, 5, FrameZeroRule::AsMmd), "5=1 15=2 20=3", {5, 15}},
        {"move onto another", moveKeys(motion, first, 10, FrameZeroRule::AsMmd), "10=1 20=2", {10, 20}},
        {"move too far",
         moveKeys(motion, selectKeys(motion, kind.track, {10, 10}), -50, FrameZeroRule::AsMmd),
         "0=2 20=3",
         {0, 0}},
        {"copy", duplicateKeys(motion, first, 5), "0=1 5=1 10=2 15=2 20=3", {5, 15}},
    };
    for (const Row& row : rows) {
      SCOPED_TRACE(row.name);
      EXPECT_EQ(edited(kind, motion, row.edit), row.keys);
      EXPECT_EQ(row.edit.selection->frameRange(), row.selected);
      Motion undone = motion;
      applyEdit(undone, row.edit, EditSide::After);
      applyEdit(undone, row.edit, EditSide::Before);
      EXPECT_EQ(undone, motion);
      for (const Kind& other : kinds()) {
        if (other.track == kind.track) continue;
        EXPECT_EQ(edited(other, motion, row.edit), "10=9") << other.name << " is not selected";
      }
    }
  }
}

TEST(AnnotationKeys, CopiesAreInsertedAtAFrame) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    const Motion motion = sample(kind);
    const Motion copied = extractKeys(motion, selectKeys(motion, kind.track, {10, 20}), Rebase::ToZero);
    EXPECT_EQ(keysOf(kind, copied.annotations), "0=2 10=3");
    EXPECT_EQ(annotationTracks(copied.annotations), std::vector{kind.track}) << "only what is selected";
    Edit edit;
    insertAnnotationKeys(edit, motion, copied.annotations, 15);
    EXPECT_EQ(edited(kind, motion, edit), "0=1 10=2 15=2 20=3 25=3");
    EXPECT_EQ(edit.selection->frames(kind.track).size(), 2U);
    Edit intoNothing;
    insertAnnotationKeys(intoNothing, Motion(), copied.annotations, 0);
    EXPECT_EQ(edited(kind, Motion(), intoNothing), "0=2 10=3");
  }
}

TEST(AnnotationKeys, GravityWithoutKeysIsNone) {
  Motion motion;
  motion.annotations.gravity = GravityTrack{{{.frame = 4}}, 7};
  const Edit edit = deleteKeys(motion, selectEverything(motion), FrameZeroRule::AsMmd);
  applyEdit(motion, edit, EditSide::After);
  EXPECT_FALSE(motion.annotations.gravity);
}

}  // namespace
}  // namespace furitsuke::motion
