// SPDX-License-Identifier: MIT
#include "core/operations/dancers/dancer_copy.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/sampled_key.h"
#include "core/model/name_index.h"
#include "core/motion/key_edits.h"
#include "core/operations/dancers/dancer_roots.h"
#include "core/operations/sides/mirror.h"

namespace furitsuke::operations {

namespace {

/// Calls f(track) with each bone and morph track, and with the property track.
template <class F>
void forEachTrack(motion::Motion& motion, F&& f) {
  for (const motion::TrackId id : motion.trackIds()) {
    if (motion.keyCount(id) > 0) motion.visit(id, [&](auto& track) { f(id, track); });
  }
}

/// The keys to copy, on tracks of their own: a copy whose tracks are named as in the model of the target.
class CopiedPart {
 public:
  CopiedPart(const motion::Motion& source, const motion::KeySelection& keys, const DancerCopyOptions& options)
      : options_(options), part_(motion::extractKeys(source, keys, motion::Rebase::Keep)) {
    part_.camera = {};
    part_.light = {};
    part_.selfShadow = {};
    for (const auto& [id, frames] : keys.tracks()) {
      const auto all = source.contains(id) ? source.frames(id) : std::span<const Frame>{};
      if (!all.empty() && !frames.empty() && frames[0] == all.front()) begin(id, source);
    }
  }

  void mirror(const model::Model& model, Diagnostics& notes) {
    MirrorOptions options;
    options.names = SideNames({}, &model);
    OperationResult mirrored = mirrorKeys(part_, motion::selectAllKeys(part_), options);
    motion::applyEdit(part_, mirrored.edit, motion::EditSide::After);
    std::ranges::move(mirrored.notes, std::back_inserter(notes));
    const auto toOtherSide = [&options](std::set<std::string>& names) {
      std::set<std::string> others;
      for (const std::string& name : names) others.insert(options.names.opposite(Name::fromBytes(name)).bytes);
      names = std::move(others);
    };
    toOtherSide(begunBones_);
    toOtherSide(begunMorphs_);
  }

  /// Removes the tracks that the model lacks and returns the paths of those that move something.
  [[nodiscard]] std::vector<std::string> fitTo(const model::Model& model) {
    const model::NameIndex names(model);
    std::vector<std::string> missing;
    forEachTrack(part_, [&](motion::TrackId id, auto& track) {
      const bool isKnown =
          id.kind == motion::TrackKind::Bone    ? names.findBone(part_.bones[id.index].name.bytes).has_value()
          : id.kind == motion::TrackKind::Morph ? names.findMorph(part_.morphs[id.index].name.bytes).has_value()
                                                : true;
      if (isKnown) return;
      // Motions for large models have a key at rest for each bone that they do not move.
      const bool moves = id.kind == motion::TrackKind::Bone ? motion::hasMovement(part_.bones[id.index])
                                                            : motion::hasMovement(part_.morphs[id.index]);
      if (moves) missing.push_back(motion::trackPath(part_, id));
      track = {};
    });
    return missing;
  }

  [[nodiscard]] motion::Motion& motion() noexcept { return part_; }
  /// The track was copied from its first key on.
  [[nodiscard]] bool isFromBeginning(motion::TrackId id) const {
    if (id.kind == motion::TrackKind::Bone) return begunBones_.contains(part_.bones[id.index].name.bytes);
    if (id.kind == motion::TrackKind::Morph) return begunMorphs_.contains(part_.morphs[id.index].name.bytes);
    return isPropertyBegun_;
  }

  /// Gives each track a key at `frame` with the value that it has there, and removes the keys before it.
  void cutBefore(Frame frame) {
    std::vector<motion::TrackId> early;
    forEachTrack(part_, [&](motion::TrackId id, auto& track) {
      if (track.frames().front() < frame) early.push_back(id);
    });
    for (const motion::TrackId id : early) {
      motion::applyEdit(part_, eval::insertSampledKey(part_, id, frame, options_.preExtrapolation),
                        motion::EditSide::After);
      part_.visit(id, [frame]<class Value>(motion::Track<Value>& track) {
        track.replace({0, frame - 1}, motion::Keys<Value>());
      });
    }
  }

  /// Tracks that are copied from their first key on get a key at frame 0, so that a shift keeps how they begin.
  void beginAtZero() {
    std::vector<motion::TrackId> begun;
    forEachTrack(part_, [&](motion::TrackId id, auto& track) {
      if (isFromBeginning(id) && track.frames().front() > 0) begun.push_back(id);
    });
    for (const motion::TrackId id : begun) {
      part_.visit(id, [&]<class Value>(motion::Track<Value>& track) {
        motion::Keys<Value> first;
        first.append(0, eval::sampledKey(track, 0, options_.preExtrapolation));
        track.replace({0, 0}, first);
      });
    }
  }

  void shift(std::int64_t by) {
    forEachTrack(part_, [by]<class Value>(motion::TrackId, motion::Track<Value>& track) {
      motion::Keys<Value> moved;
      moved.reserve(track.size());
      for (std::size_t i = 0; i < track.size(); ++i) {
        const std::int64_t frame = track.frames()[i] + by;
        if (frame >= 0 && frame <= kMaxFrame) moved.append(static_cast<Frame>(frame), track.values()[i]);
      }
      track = motion::Track<Value>(std::move(moved));
    });
  }

 private:
  void begin(motion::TrackId id, const motion::Motion& source) {
    if (id.kind == motion::TrackKind::Bone) begunBones_.insert(source.bones[id.index].name.bytes);
    if (id.kind == motion::TrackKind::Morph) begunMorphs_.insert(source.morphs[id.index].name.bytes);
    if (id.kind == motion::TrackKind::Property) isPropertyBegun_ = true;
  }

  const DancerCopyOptions& options_;
  motion::Motion part_;
  std::set<std::string> begunBones_, begunMorphs_;  ///< the names in CP932
  bool isPropertyBegun_ = false;
};

/// Puts a part into the motion of the target.
class PartInsertion {
 public:
  PartInsertion(const motion::Motion& target, DancerCopy& result) : target_(target), result_(result) {}

  void insert(CopiedPart& part, const DancerCopyOptions& options) {
    motion::Motion& keys = part.motion();
    const FrameRange frames = keys.frameRange();
    if (frames.isEmpty()) return;
    forEachTrack(keys, [&]<class Value>(motion::TrackId id, motion::Track<Value>& track) {
      result_.keyCount += track.size();
      const motion::TrackId to = trackFor(keys, id);
      const bool isHeld = options.shift > 0 && options.preExtrapolation == eval::PreExtrapolation::Rest &&
                          part.isFromBeginning(id) && isEmptyBefore(to, frames.first) && frames.first > 0;
      if (isHeld) put<Value>(to, {0, 0}, keyAt<Value>(0, track.values().front()));
      put(to, frames, track.keys());
    });
  }

  /// Moves the roots of the dancer: their copied keys, or where none were copied, a new one.
  void position(motion::Motion& part, const model::Model& model, const DancerCopyOptions& options) {
    if (options.position == glm::dvec3(0, 0, 0)) return;
    const FrameRange frames = part.frameRange();
    for (const model::BoneIndex root : dancerRoots(model)) {
      const model::Bone& bone = model.bones[static_cast<std::size_t>(root)];
      const auto copied = trackOfBone(part, bone);
      if (copied && part.keyCount(*copied) > 0) {
        moveKeys(part.bones[copied->index].keys, options.position);
      } else if (!frames.isEmpty()) {
        addRootKey(bone, frames.first, options);
      }
    }
  }

  [[nodiscard]] motion::Edit take() {
    motion::Edit edit{.selection = motion::KeySelection{}};
    for (auto& [track, changes] : edits_) {
      for (motion::KeyEdit& change : changes) {
        std::visit([&, id = track](const auto& keys) { edit.selection->addColumn(id, keys.frames); }, change.after);
        if (change.before != change.after) edit.keys.push_back(std::move(change));
      }
    }
    edit.addedBones = std::move(addedBones_);
    edit.addedMorphs = std::move(addedMorphs_);
    return edit;
  }

 private:
  template <class Value>
  [[nodiscard]] static motion::Keys<Value> keyAt(Frame frame, Value value) {
    motion::Keys<Value> keys;
    keys.append(frame, std::move(value));
    return keys;
  }

  static void moveKeys(motion::Track<motion::BoneKey>& track, const glm::dvec3& by) {
    motion::Keys<motion::BoneKey> keys = track.keys();
    for (motion::BoneKey& key : keys.values.edit()) key.translation = toStored(toDouble(key.translation) + by);
    track = motion::Track<motion::BoneKey>(std::move(keys));
  }

  void addRootKey(const model::Bone& bone, Frame frame, const DancerCopyOptions& options) {
    const auto known = trackOfBone(target_, bone);
    const bool isKeyed = known && target_.keyCount(*known) > 0;
    // Without any key, the one at frame 0 places the dancer all the time.
    const Frame at = isKeyed ? frame : 0;
    motion::BoneKey key = isKeyed ? eval::sampledKey(target_.bones[known->index].keys, at, options.preExtrapolation)
                                  : motion::restBoneKey();
    key.translation = toStored(toDouble(key.translation) + options.position);
    put<motion::BoneKey>(known ? *known : added(Name::fromBytes(bone.name.bytes)), {at, at}, keyAt(at, key));
  }

  [[nodiscard]] motion::TrackId added(const Name& name) {
    addedBones_.push_back(name);
    return {motion::TrackKind::Bone, static_cast<std::uint32_t>(target_.bones.size() + addedBones_.size() - 1)};
  }

  [[nodiscard]] motion::TrackId trackFor(const motion::Motion& part, motion::TrackId id) {
    if (id.kind == motion::TrackKind::Bone) {
      const auto known = target_.findBone(part.bones[id.index].name.bytes);
      return known ? *known : added(part.bones[id.index].name);
    }
    if (id.kind != motion::TrackKind::Morph) return id;
    if (const auto known = target_.findMorph(part.morphs[id.index].name.bytes)) return *known;
    addedMorphs_.push_back(part.morphs[id.index].name);
    return {id.kind, static_cast<std::uint32_t>(target_.morphs.size() + addedMorphs_.size() - 1)};
  }

  [[nodiscard]] bool isEmptyBefore(motion::TrackId id, Frame frame) const {
    return !target_.contains(id) || target_.keyCount(id) == 0 || target_.frames(id).front() >= frame;
  }

  template <class Value>
  void put(motion::TrackId id, FrameRange range, motion::Keys<Value> keys) {
    motion::Keys<Value> before;
    if (target_.contains(id)) {
      target_.visit(id, [&](const auto& track) {
        if constexpr (std::is_same_v<std::decay_t<decltype(track)>, motion::Track<Value>>) before = track.slice(range);
      });
    }
    edits_[id].push_back({id, range, std::move(before), std::move(keys)});
  }

  const motion::Motion& target_;
  DancerCopy& result_;
  std::map<motion::TrackId, std::vector<motion::KeyEdit>> edits_;
  std::vector<Name> addedBones_, addedMorphs_;
};

}  // namespace

DancerCopy copyToDancer(const motion::Motion& source, const motion::KeySelection& keys, const motion::Motion& target,
                        const model::Model& model, const DancerCopyOptions& options) {
  DancerCopy result;
  CopiedPart part(source, keys, options);
  if (options.mirror) part.mirror(model, result.notes);
  result.missing = part.fitTo(model);
  if (options.shift < 0) part.cutBefore(static_cast<Frame>(std::min<std::int64_t>(-options.shift, kMaxFrame)));
  if (options.shift > 0 && options.preExtrapolation == eval::PreExtrapolation::Rest) part.beginAtZero();
  part.shift(options.shift);
  PartInsertion insertion(target, result);
  insertion.position(part.motion(), model, options);
  insertion.insert(part, options);
  result.edit = insertion.take();
  return result;
}

}  // namespace furitsuke::operations
