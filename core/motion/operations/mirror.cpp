// SPDX-License-Identifier: MIT
#include "core/motion/operations/mirror.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/motion/selected_keys.h"
#include "core/motion/track_names.h"

namespace furitsuke {

namespace {

/// The name of the other side for every track of one kind; the fields of bones and morphs are equally wide.
template <class Value>
std::vector<Name> oppositesOf(const std::vector<NamedTrack<Value>>& tracks, const SideNames& sides) {
  static_assert(kBoneNameBytes == kMorphNameBytes);
  std::vector<Name> names;
  names.reserve(tracks.size());
  for (const NamedTrack<Value>& track : tracks) names.push_back(track.name);
  return sides.oppositesAmong(names, kBoneNameBytes);
}

float negatedValue(float value) { return value == 0 ? value : -value; }

MorphKey mirroredKey(MorphKey key) { return key; }

/// What happens to one track: some keys go, others arrive.
template <class Value>
struct MirrorPatch {
  KeyRuns removed;
  Keys<Value> arriving;
};

/// The tracks of one kind, bones or morphs.
template <class Value>
class SideExchange {
 public:
  SideExchange(const std::vector<NamedTrack<Value>>& tracks, TrackKind kind, const MirrorOptions& options)
      : tracks_(tracks),
        names_(tracks),
        opposites_(oppositesOf(tracks, options.names)),
        kind_(kind),
        options_(options) {}

  /// The selected keys of a track go over. Says why they cannot.
  std::optional<std::string> take(std::uint32_t index, KeyRuns runs) {
    const Name& other = opposites_[index];
    const bool isCentre = other == tracks_[index].name;
    if (isCentre && !options_.centre) return {};
    std::optional<std::uint32_t> to = index;
    if (!isCentre) {
      to = names_.find(other.bytes);
      if (options_.exists && !options_.exists(kind_, other)) return "the model has no \"" + other.text + "\"";
      if (!to) to = add(other);
    }
    Keys<Value> keys = keysOfRuns(tracks_[index].keys, runs);
    for (Value& value : keys.values.edit()) value = mirroredKey(std::move(value));
    patches_[*to].arriving = std::move(keys);
    if (options_.exchange || isCentre) patches_[index].removed = std::move(runs);
    return {};
  }

  void finish(OperationResult& result, std::vector<Name>& added) {
    const Track<Value> none;
    for (auto& [index, patch] : patches_) {
      const Track<Value>& track = index < tracks_.size() ? tracks_[index].keys : none;
      // A record belongs to the bone whose name stands in it: it does not go over to the other side.
      takeSources(track, patch.arriving);
      propose(result, {kind_, index}, track, std::move(patch.removed), std::move(patch.arriving));
    }
    added = std::move(added_);
  }

 private:
  std::uint32_t add(const Name& name) {
    names_.add(name.bytes);
    added_.push_back(name);
    return static_cast<std::uint32_t>(tracks_.size() + added_.size() - 1);
  }

  const std::vector<NamedTrack<Value>>& tracks_;
  TrackNames names_;
  std::vector<Name> opposites_;
  TrackKind kind_;
  const MirrorOptions& options_;
  std::vector<Name> added_;
  std::map<std::uint32_t, MirrorPatch<Value>> patches_;
};

template <class Value>
void mirrorInPlace(OperationResult& result, TrackId id, const Track<Value>& track, const KeyRuns& runs) {
  Keys<Value> keys = keysOfRuns(track, runs);
  for (Value& value : keys.values.edit()) value = mirroredKey(value);
  propose(result, id, track, {}, std::move(keys));
}

void exchangeIk(OperationResult& result, const Track<PropertyKey>& track, const KeyRuns& runs, const SideNames& names) {
  Keys<PropertyKey> keys = keysOfRuns(track, runs);
  for (PropertyKey& key : keys.values.edit()) {
    for (IkState& ik : key.ik) ik.name = names.opposite(Name::fromBytes(ik.name)).bytes;
  }
  propose(result, kPropertyTrack, track, {}, std::move(keys));
}

}  // namespace

BoneKey mirroredKey(BoneKey key) {
  key.translation.x = negatedValue(key.translation.x);
  key.rotation.y = negatedValue(key.rotation.y);
  key.rotation.z = negatedValue(key.rotation.z);
  return key;
}

CameraKey mirroredKey(CameraKey key) {
  key.target.x = negatedValue(key.target.x);
  key.rotation.y = negatedValue(key.rotation.y);
  key.rotation.z = negatedValue(key.rotation.z);
  return key;
}

LightKey mirroredKey(LightKey key) {
  key.direction.x = negatedValue(key.direction.x);
  return key;
}

OperationResult mirrorKeys(const Motion& motion, const KeySelection& keys, const MirrorOptions& options) {
  OperationResult result;
  SideExchange<BoneKey> bones(motion.bones, TrackKind::Bone, options);
  SideExchange<MorphKey> morphs(motion.morphs, TrackKind::Morph, options);
  OperationResult others;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    std::optional<std::string> problem;
    if constexpr (std::is_same_v<Value, BoneKey>) {
      problem = bones.take(id.index, std::move(runs));
    } else if constexpr (std::is_same_v<Value, MorphKey>) {
      problem = morphs.take(id.index, std::move(runs));
    } else if constexpr (std::is_same_v<Value, PropertyKey>) {
      exchangeIk(others, track, runs, options.names);
    } else if constexpr (!std::is_same_v<Value, SelfShadowKey>) {
      if (options.centre) mirrorInPlace(others, id, track, runs);
    }
    if (problem) {
      result.notes.push_back(operationNote("edit.counterpart.missing", trackPath(motion, id), *problem));
    }
  });
  bones.finish(result, result.addedBones);
  morphs.finish(result, result.addedMorphs);
  result.selection.add(others.selection);
  for (KeyEdit& edit : others.edit.keys) result.edit.keys.push_back(std::move(edit));
  return result;
}

OperationResult copyCurvesToOtherSide(const Motion& motion, const KeySelection& keys, const SideNames& names) {
  OperationResult result;
  const TrackNames index(motion.bones);
  const std::vector<Name> opposites = oppositesOf(motion.bones, names);
  EditBuilder builder(motion);
  for (const auto& [id, frames] : keys.tracks()) {
    if (id.kind != TrackKind::Bone || !motion.contains(id)) continue;
    const NamedTrack<BoneKey>& from = motion.bones[id.index];
    const auto to = index.find(opposites[id.index].bytes);
    if (to == id.index) continue;
    if (!to) {
      result.notes.push_back(operationNote("edit.counterpart.missing", trackPath(motion, id),
                                           "the motion has no \"" + opposites[id.index].text + "\""));
      continue;
    }
    forSelectedKeys(from.keys, frames, [&](std::size_t at) {
      const Frame frame = from.keys.frames()[at];
      const BoneKey* other = motion.bones[*to].keys.find(frame);
      if (other == nullptr || other->curves == from.keys.values()[at].curves) return;
      BoneKey changed = *other;
      changed.curves = from.keys.values()[at].curves;
      builder.set({TrackKind::Bone, *to}, frame, changed);
      result.selection.add({TrackKind::Bone, *to}, frame);
    });
  }
  result.edit.keys = builder.build();
  return result;
}

}  // namespace furitsuke
