// SPDX-License-Identifier: MIT
#include "core/operations/sides/mirror.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/model/name_index.h"
#include "core/motion/track_names.h"
#include "core/operations/sides/paired_tracks.h"
#include "core/operations/sides/sides_operations.h"

namespace furitsuke::operations {

namespace {

float negatedValue(float value) { return value == 0 ? value : -value; }

/// The key mirrored at the plane x = 0: a position (x, y, z) becomes (-x, y, z), a rotation (x, y, z, w) becomes (x,
/// -y, -z, w). Curves and steps do not change. Zeros keep their sign, so that mirroring twice gives the same bits.
motion::BoneKey mirroredKey(motion::BoneKey key) {
  key.translation.x = negatedValue(key.translation.x);
  key.rotation.y = negatedValue(key.rotation.y);
  key.rotation.z = negatedValue(key.rotation.z);
  return key;
}

motion::CameraKey mirroredKey(motion::CameraKey key) {
  key.target.x = negatedValue(key.target.x);
  key.rotation.y = negatedValue(key.rotation.y);
  key.rotation.z = negatedValue(key.rotation.z);
  return key;
}

motion::LightKey mirroredKey(motion::LightKey key) {
  key.direction.x = negatedValue(key.direction.x);
  return key;
}

/// Weights of morphs do not change.
motion::MorphKey mirroredKey(motion::MorphKey key) { return key; }

/// The change of one track.
template <class Value>
struct MirrorPatch {
  motion::KeyRuns removed;
  motion::Keys<Value> arriving;
};

/// The tracks of one kind, bones or morphs.
template <class Value>
class SideExchange {
 public:
  SideExchange(const std::vector<motion::NamedTrack<Value>>& tracks, motion::TrackKind kind,
               const MirrorOptions& options)
      : tracks_(tracks),
        names_(tracks),
        opposites_(oppositesOf(tracks, options.names)),
        kind_(kind),
        options_(options) {}

  /// Copies or moves the mirrored keys of a track to the other side. Returns a note without its track if that is
  /// not possible.
  std::optional<Diagnostic> take(std::uint32_t index, motion::KeyRuns runs) {
    const Name& other = opposites_[index];
    const bool isCenter = other == tracks_[index].name;
    if (isCenter && options_.names.isUnpaired(tracks_[index].name, other))
      return operationNote("edit.counterpart.unknown", {});
    if (isCenter && !options_.center) return {};
    std::optional<std::uint32_t> to = index;
    if (!isCenter) {
      to = names_.find(other.bytes);
      // Nor does a track that the model lacks replace its counterpart, whose keys could not take its place.
      for (const Name& name : {other, tracks_[index].name}) {
        if (options_.exists && !options_.exists(kind_, name))
          return operationNote("edit.counterpart.no-bone", {}, {0, name.text()});
      }
      if (!to) to = add(other);
    }
    motion::Keys<Value> keys = motion::keysOfRuns(tracks_[index].keys, runs);
    for (Value& value : keys.values.edit()) value = mirroredKey(std::move(value));
    patches_[*to].arriving = std::move(keys);
    if (options_.exchange || isCenter) patches_[index].removed = std::move(runs);
    return {};
  }

  void finish(OperationResult& result, std::vector<Name>& added) {
    const motion::Track<Value> none;
    for (auto& [index, patch] : patches_) {
      const motion::Track<Value>& track = index < tracks_.size() ? tracks_[index].keys : none;
      // A record of the file contains the name of its bone, so it does not move to the other side.
      motion::takeSources(track, patch.arriving);
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

  const std::vector<motion::NamedTrack<Value>>& tracks_;
  motion::TrackNames names_;
  std::vector<Name> opposites_;
  motion::TrackKind kind_;
  const MirrorOptions& options_;
  std::vector<Name> added_;
  std::map<std::uint32_t, MirrorPatch<Value>> patches_;
};

template <class Value>
void mirrorInPlace(OperationResult& result, motion::TrackId id, const motion::Track<Value>& track,
                   const motion::KeyRuns& runs) {
  motion::Keys<Value> keys = motion::keysOfRuns(track, runs);
  for (Value& value : keys.values.edit()) value = mirroredKey(value);
  propose(result, id, track, {}, std::move(keys));
}

void exchangeIk(OperationResult& result, const motion::Track<motion::VisibilityIkKey>& track,
                const motion::KeyRuns& runs, const SideNames& names) {
  motion::Keys<motion::VisibilityIkKey> keys = motion::keysOfRuns(track, runs);
  for (motion::VisibilityIkKey& key : keys.values.edit()) {
    for (motion::IkState& ik : key.ik) ik.name = names.opposite(Name::fromBytes(ik.name)).bytes;
  }
  propose(result, motion::kPropertyTrack, track, {}, std::move(keys));
}

/// Says how many tracks have no counterpart, before the notes about each of them.
void countMissing(Diagnostics& notes) {
  if (notes.size() < 2) return;
  notes.insert(notes.begin(), operationNote("edit.counterpart.count", {}, {notes.size(), {}}));
}

/// Whether the model has the bone or morph; unset without a model.
std::function<bool(motion::TrackKind, const Name&)> existsIn(const model::Model* model) {
  if (model == nullptr) return {};
  const auto index = std::make_shared<const model::NameIndex>(*model);
  return [index](motion::TrackKind kind, const Name& name) {
    return kind == motion::TrackKind::Bone ? index->findBone(name.bytes).has_value()
                                           : index->findMorph(name.bytes).has_value();
  };
}

}  // namespace

OperationResult mirrorKeys(const motion::Motion& motion, const motion::KeySelection& keys, const MirrorOptions& options,
                           const OperationControl& control) {
  OperationResult result;
  SideExchange<motion::BoneKey> bones(motion.bones, motion::TrackKind::Bone, options);
  SideExchange<motion::MorphKey> morphs(motion.morphs, motion::TrackKind::Morph, options);
  OperationResult others;
  forEachSelectedTrack(motion, keys, control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns runs) {
                         std::optional<Diagnostic> problem;
                         if constexpr (std::is_same_v<Value, motion::BoneKey>) {
                           problem = bones.take(id.index, std::move(runs));
                         } else if constexpr (std::is_same_v<Value, motion::MorphKey>) {
                           problem = morphs.take(id.index, std::move(runs));
                         } else if constexpr (std::is_same_v<Value, motion::VisibilityIkKey>) {
                           exchangeIk(others, track, runs, options.names);
                         } else if constexpr (!std::is_same_v<Value, motion::SelfShadowKey>) {
                           if (options.center) mirrorInPlace(others, id, track, runs);
                         }
                         if (problem) {
                           problem->track = motion::trackPath(motion, id);
                           result.notes.push_back(*std::move(problem));
                         }
                       });
  countMissing(result.notes);
  bones.finish(result, result.edit.addedBones);
  morphs.finish(result, result.edit.addedMorphs);
  result.edit.selection->add(*others.edit.selection);
  for (motion::KeyEdit& edit : others.edit.keys) result.edit.keys.push_back(std::move(edit));
  return result;
}

MirrorOptions mirrorOptionsFor(const model::Model* model, const SideNames::Pairs& own) {
  MirrorOptions options;
  options.names = SideNames(own, model);
  options.exists = existsIn(model);
  return options;
}

Operation mirrorOperation() {
  return {
      .id = "mirror",
      .text = Core::tr("Mirror Left and Right"),
      .help = Core::tr(
          "Mirror the keys of each side to the other side, as in a mirror between left and right. Curves and the "
          "physics flag do not change. Names are paired by 左 and 右 anywhere, by the words left and right, by "
          "separate letters L and R, and by a table. With a model, tracks whose counterpart is missing in the "
          "model are skipped and noted."),
      .parameters = {{.id = "center",
                      .kind = ParameterKind::Flag,
                      .help = Core::tr("Mirror tracks of neither side in place, including the camera and the light"),
                      .initial = "true",
                      .formerId = "centre"},
                     {.id = "mode",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Whether to exchange the keys of both sides or to copy them to the other side"),
                      .initial = "exchange",
                      .choices = {"exchange", "copy"}},
                     pairsParameter()},
      .run = [](const OperationInput& in) -> Result<OperationResult> {
        MirrorOptions options = mirrorOptionsFor(in.model, in.arguments.table("pairs"));
        options.center = in.arguments.flag("center");
        options.exchange = in.arguments.text("mode") == "exchange";
        return mirrorKeys(in.motion, in.keys, options, in.control);
      }};
}

}  // namespace furitsuke::operations
