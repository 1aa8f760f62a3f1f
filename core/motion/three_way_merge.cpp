// SPDX-License-Identifier: MIT
#include "core/motion/three_way_merge.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/motion/track_names.h"

namespace furitsuke::motion {

namespace {

constexpr std::array<std::string_view, 3> kSideNames{"base", "ours", "theirs"};

/// A track as one of the three motions has it.
template <class Value>
struct SideTrack {
  const Track<Value>* track = nullptr;
  TrackId id;

  [[nodiscard]] std::optional<KeyIndex> firstKey() const {
    return track->empty() ? std::nullopt : std::optional(KeyIndex{id, 0});
  }
};

template <class Value>
bool haveSameKeys(const Track<Value>& a, const Track<Value>& b) {
  return a.keys().frames == b.keys().frames && a.keys().values == b.keys().values;
}

/// Visits the keys of a track frame by frame.
template <class Value>
class KeyCursor {
 public:
  explicit KeyCursor(const SideTrack<Value>& side) : side_(side) {}

  static constexpr std::int64_t kEnd = std::numeric_limits<std::int64_t>::max();
  [[nodiscard]] std::int64_t frame() const {
    return next_ < side_.track->size() ? std::int64_t{side_.track->frames()[next_]} : kEnd;
  }
  /// The key at `frame`, nullptr if there is none. `frame` is at most frame().
  [[nodiscard]] const Value* at(std::int64_t frame) const {
    return this->frame() == frame ? &side_.track->values()[next_] : nullptr;
  }
  [[nodiscard]] std::optional<KeyIndex> placeAt(std::int64_t frame) const {
    return this->frame() == frame ? std::optional(KeyIndex{side_.id, next_}) : std::nullopt;
  }
  void pass(std::int64_t frame) { next_ += this->frame() == frame ? 1 : 0; }

 private:
  const SideTrack<Value>& side_;
  std::size_t next_ = 0;
};

template <class Value>
bool isSameKey(const Value* a, const Value* b) {
  return a == nullptr || b == nullptr ? a == b : *a == *b;
}

class Merger {
 public:
  Merger(const Motion& base, const Motion& ours, const Motion& theirs, MergeSide favored)
      : base_(base), ours_(ours), theirs_(theirs), favored_(favored), target_(ours), builder_(target_) {}

  ThreeWayMerge run() {
    mergeModelName();
    mergeNamed(&Motion::bones, TrackKind::Bone, merge_.edit.addedBones);
    mergeNamed(&Motion::morphs, TrackKind::Morph, merge_.edit.addedMorphs);
    mergeSingle(&Motion::camera, kCameraTrack);
    mergeSingle(&Motion::light, kLightTrack);
    mergeSingle(&Motion::selfShadow, kSelfShadowTrack);
    mergeSingle(&Motion::property, kPropertyTrack);
    merge_.edit.keys = builder_.build();
    return std::move(merge_);
  }

 private:
  template <class T>
  const T& favoredOf(const T& base, const T& ours, const T& theirs) const {
    return favored_ == MergeSide::Base ? base : favored_ == MergeSide::Ours ? ours : theirs;
  }

  void mergeModelName() {
    const Name& ours = ours_.modelName;
    const Name* merged = &ours;
    if (base_.modelName == ours) {
      merged = &theirs_.modelName;
    } else if (base_.modelName != theirs_.modelName && ours != theirs_.modelName) {
      merge_.conflicts.emplace_back().part = MergeConflict::Part::ModelName;
      merged = &favoredOf(base_.modelName, ours, theirs_.modelName);
    }
    if (*merged != ours) merge_.edit.names.push_back({{}, ours, *merged});
  }

  template <class Value>
  void mergeSingle(Track<Value> Motion::*track, TrackId id) {
    mergeTrack<Value>({&(base_.*track), id}, {&(ours_.*track), id}, {&(theirs_.*track), id}, [id] { return id; });
  }

  template <class Value>
  void mergeNamed(std::vector<NamedTrack<Value>> Motion::*tracks, TrackKind kind, std::vector<Name>& added) {
    const TrackNames ofBase(base_.*tracks);
    const TrackNames ofOurs(ours_.*tracks);
    const TrackNames ofTheirs(theirs_.*tracks);
    const auto side = [kind](const std::vector<NamedTrack<Value>>& all, const TrackNames& names, const Name& name) {
      static const Track<Value> kNone;
      const std::optional<std::uint32_t> index = names.find(name.bytes);
      return SideTrack<Value>{index ? &all[*index].keys : &kNone, {kind, index.value_or(0)}};
    };
    const auto mergeOne = [&](const Name& name) {
      mergeTrack<Value>(side(base_.*tracks, ofBase, name), side(ours_.*tracks, ofOurs, name),
                        side(theirs_.*tracks, ofTheirs, name), [&] {
                          if (const auto index = ofOurs.find(name.bytes)) return TrackId{kind, *index};
                          (target_.*tracks).push_back({name, {}});
                          added.push_back(name);
                          return TrackId{kind, static_cast<std::uint32_t>((target_.*tracks).size() - 1)};
                        });
    };
    for (const NamedTrack<Value>& track : ours_.*tracks) mergeOne(track.name);
    for (const NamedTrack<Value>& track : theirs_.*tracks) {
      if (!ofOurs.find(track.name.bytes)) mergeOne(track.name);
    }
    // A track that only the base has was removed by both sides.
  }

  /// `makeTarget` returns the track of the merged motion, which it adds if necessary; called once, before a change.
  template <class Value, class MakeTarget>
  void mergeTrack(const SideTrack<Value>& base, const SideTrack<Value>& ours, const SideTrack<Value>& theirs,
                  MakeTarget&& makeTarget) {
    if (haveSameKeys(*ours.track, *theirs.track) || haveSameKeys(*base.track, *theirs.track)) return;
    std::optional<TrackId> target;
    const auto put = [&](Frame frame, const Value* key) {
      if (!target) target = makeTarget();
      if (key != nullptr) {
        builder_.set(*target, frame, *key);
      } else {
        builder_.remove(*target, frame);
      }
    };
    const bool isChangedByOurs = !haveSameKeys(*base.track, *ours.track);
    const bool isRemovedByOne = !base.track->empty() && (ours.track->empty() || theirs.track->empty());
    const bool isTrackConflict = isChangedByOurs && isRemovedByOne;
    if (isTrackConflict) {
      merge_.conflicts.push_back({MergeConflict::Part::Track, 0, base.firstKey(), ours.firstKey(), theirs.firstKey()});
    }
    KeyCursor<Value> inBase(base), inOurs(ours), inTheirs(theirs);
    for (;;) {
      const std::int64_t frame = std::min({inBase.frame(), inOurs.frame(), inTheirs.frame()});
      if (frame == KeyCursor<Value>::kEnd) return;
      const Value* was = inBase.at(frame);
      const Value* mine = inOurs.at(frame);
      const Value* other = inTheirs.at(frame);
      const Value* merged = isSameKey(was, other) ? mine : other;
      const bool isConflict =
          !isTrackConflict && !isSameKey(was, mine) && !isSameKey(was, other) && !isSameKey(mine, other);
      if (isConflict) {
        merge_.conflicts.push_back({MergeConflict::Part::Key, static_cast<Frame>(frame), inBase.placeAt(frame),
                                    inOurs.placeAt(frame), inTheirs.placeAt(frame)});
      }
      if (isConflict || isTrackConflict) merged = favoredOf(was, mine, other);
      if (!isSameKey(mine, merged)) put(static_cast<Frame>(frame), merged);
      inBase.pass(frame);
      inOurs.pass(frame);
      inTheirs.pass(frame);
    }
  }

  const Motion& base_;
  const Motion& ours_;
  const Motion& theirs_;
  MergeSide favored_;
  ThreeWayMerge merge_;
  Motion target_;  ///< `ours` with the tracks that the edit adds
  EditBuilder builder_;
};

}  // namespace

std::string_view nameOf(MergeSide side) { return kSideNames[static_cast<std::size_t>(side)]; }

std::optional<MergeSide> mergeSideFromName(std::string_view name) {
  const auto at = std::ranges::find(kSideNames, name);
  if (at == kSideNames.end()) return {};
  return static_cast<MergeSide>(at - kSideNames.begin());
}

std::string_view mergeConflictName(const MergeConflict& conflict) {
  if (conflict.part == MergeConflict::Part::ModelName || (conflict.ours && conflict.theirs)) {
    return conflict.part == MergeConflict::Part::Key && !conflict.base ? "added" : "changed";
  }
  return conflict.ours ? "removed-by-theirs" : "removed-by-ours";
}

ThreeWayMerge mergeThreeWay(const Motion& base, const Motion& ours, const Motion& theirs, MergeSide favored) {
  return Merger(base, ours, theirs, favored).run();
}

}  // namespace furitsuke::motion
