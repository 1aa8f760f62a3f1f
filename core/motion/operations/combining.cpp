// SPDX-License-Identifier: MIT
#include "core/motion/operations/combining.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/motion/track_names.h"

namespace furitsuke {

namespace {

/// The tracks of `motion` that those of another one go to, with those that must be added for it.
template <class Value>
class NamedTargets {
 public:
  explicit NamedTargets(const std::vector<NamedTrack<Value>>& tracks) : names_(tracks), count_(tracks.size()) {}

  std::uint32_t of(const Name& name) {
    if (const auto known = names_.find(name.bytes)) return *known;
    names_.add(name.bytes);
    added.push_back(name);
    return static_cast<std::uint32_t>(count_++);
  }

  std::vector<Name> added;

 private:
  TrackNames names_;
  std::size_t count_;
};

template <class Value>
Keys<Value> shiftedKeys(const Track<Value>& source, const KeyRuns& runs, Frame at, std::size_t& lost) {
  const Keys<Value> keys = keysOfRuns(source, runs);
  KeyColumns<Value> shifted;
  shifted.reserve(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::int64_t frame = std::int64_t{keys.frames[i]} + at;
    if (frame < 0 || frame > kMaxFrame) {
      ++lost;
    } else {
      shifted.append(static_cast<Frame>(frame), keys.values[i], kNoSource);
    }
  }
  return shifted.take();
}

template <class Value>
Keys<Value> withoutThoseOn(const Track<Value>& track, const Keys<Value>& arriving) {
  KeyColumns<Value> left;
  for (std::size_t i = 0; i < arriving.size(); ++i) {
    if (!track.hasKey(arriving.frames[i])) left.append(arriving.frames[i], arriving.values[i], kNoSource);
  }
  return left.take();
}

template <class Value>
void mergeTrack(OperationResult& result, TrackId id, const Track<Value>& track, Keys<Value> arriving, MergeRule rule) {
  if (rule == MergeRule::Keep) arriving = withoutThoseOn(track, arriving);
  if (arriving.empty()) return;
  KeyRuns removed;
  if (rule == MergeRule::Replace) {
    const std::size_t first = track.lowerBound(arriving.frames.front());
    const std::size_t last = track.lowerBound(arriving.frames.back());
    const std::size_t end = last + (last < track.size() && track.frames()[last] == arriving.frames.back() ? 1 : 0);
    if (first < end) removed.push_back({first, end});
  }
  takeSources(track, arriving);
  propose(result, id, track, std::move(removed), std::move(arriving));
}

template <class Value>
const Track<Value>& trackAt(const std::vector<NamedTrack<Value>>& tracks, std::uint32_t index) {
  static const Track<Value> kNone;
  return index < tracks.size() ? tracks[index].keys : kNone;
}

/// The renames of one kind of tracks.
template <class Value>
class Renaming {
 public:
  Renaming(const std::vector<NamedTrack<Value>>& tracks, TrackKind kind)
      : tracks_(tracks), names_(tracks), kind_(kind) {}

  /// Says why the track cannot get the name.
  std::optional<std::string> add(const std::string& from, const std::string& to) {
    const Result<Name> oldName = Name::fromText(from);
    auto at = oldName.ok() ? names_.find(oldName->bytes) : std::nullopt;
    if (!at) {
      const auto byText = std::ranges::find_if(tracks_, [&](const auto& track) { return track.name.text == from; });
      if (byText == tracks_.end()) return "the motion has no track of this name";
      at = static_cast<std::uint32_t>(byText - tracks_.begin());
    }
    Result<Name> newName = Name::fromText(to);
    if (!newName.ok()) return newName.error().message();
    if (newName->bytes.empty()) return "a track needs a name";
    wanted_.insert_or_assign(*at, *std::move(newName));
    return {};
  }

  void finish(const Motion& motion, OperationResult& result) {
    dropTaken(motion, result);
    for (auto& [index, name] : wanted_) {
      if (name == tracks_[index].name) continue;
      result.edit.names.push_back({TrackId{kind_, index}, tracks_[index].name, name});
    }
  }

 private:
  /// A rename that is not done keeps a name in use, which may stand in the way of another: until no more do.
  void dropTaken(const Motion& motion, OperationResult& result) {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      std::map<std::string, std::uint32_t> holders;
      for (std::uint32_t i = 0; i < tracks_.size(); ++i) {
        if (!wanted_.contains(i) && !tracks_[i].keys.empty()) holders.emplace(tracks_[i].name.bytes, i);
      }
      for (auto at = wanted_.begin(); at != wanted_.end();) {
        const bool isFree = holders.emplace(at->second.bytes, at->first).second;
        if (!isFree) {
          result.notes.push_back(operationNote("edit.name.taken", trackPath(motion, {kind_, at->first}),
                                               "another track is called \"" + at->second.text + "\""));
          isChanged = true;
        }
        at = isFree ? std::next(at) : wanted_.erase(at);
      }
    }
  }

  const std::vector<NamedTrack<Value>>& tracks_;
  TrackNames names_;
  TrackKind kind_;
  std::map<std::uint32_t, Name> wanted_;
};

}  // namespace

OperationResult mergeMotion(const Motion& motion, const Motion& other, const KeySelection& otherKeys, Frame at,
                            MergeRule rule) {
  OperationResult result;
  NamedTargets<BoneKey> bones(motion.bones);
  NamedTargets<MorphKey> morphs(motion.morphs);
  std::map<TrackId, KeyEdits> edits;  // by the order of the target's tracks
  forEachSelectedTrack(
      other, otherKeys, [&]<class Value>(TrackId from, const Track<Value>& source, const KeyRuns& runs) {
        std::size_t lost = 0;
        Keys<Value> arriving = shiftedKeys(source, runs, at, lost);
        if (lost > 0) {
          Diagnostic note = operationNote("edit.keys.outside", trackPath(other, from),
                                          std::to_string(lost) + " keys would leave the timeline and are left out");
          note.count = lost;
          result.notes.push_back(std::move(note));
        }
        if (arriving.empty()) return;
        TrackId to = from;
        OperationResult part;
        if constexpr (std::is_same_v<Value, BoneKey>) {
          to.index = bones.of(other.bones[from.index].name);
          mergeTrack(part, to, trackAt(motion.bones, to.index), std::move(arriving), rule);
        } else if constexpr (std::is_same_v<Value, MorphKey>) {
          to.index = morphs.of(other.morphs[from.index].name);
          mergeTrack(part, to, trackAt(motion.morphs, to.index), std::move(arriving), rule);
        } else {
          motion.visit(to, [&](const auto& track) {
            if constexpr (std::is_same_v<std::decay_t<decltype(track)>, Track<Value>>) {
              mergeTrack(part, to, track, std::move(arriving), rule);
            }
          });
        }
        result.selection.add(part.selection);
        edits.emplace(to, std::move(part.edit.keys));
      });
  for (auto& [id, changes] : edits) std::ranges::move(changes, std::back_inserter(result.edit.keys));
  result.addedBones = std::move(bones.added);
  result.addedMorphs = std::move(morphs.added);
  return result;
}

OperationResult renameTracks(const Motion& motion, const RenameTable& table) {
  constexpr std::string_view kMorphSign = "morph:";
  constexpr std::string_view kBoneSign = "bone:";
  OperationResult result;
  Renaming<BoneKey> bones(motion.bones, TrackKind::Bone);
  Renaming<MorphKey> morphs(motion.morphs, TrackKind::Morph);
  for (const auto& [from, to] : table) {
    const bool isMorph = from.starts_with(kMorphSign);
    const auto bare = [](const std::string& path, std::string_view prefix) {
      return path.starts_with(prefix) ? path.substr(prefix.size()) : path;
    };
    const std::string_view prefix = isMorph ? kMorphSign : kBoneSign;
    const auto problem =
        isMorph ? morphs.add(bare(from, prefix), bare(to, prefix)) : bones.add(bare(from, prefix), bare(to, prefix));
    if (problem) result.notes.push_back(operationNote("edit.name.unusable", from, *problem));
  }
  bones.finish(motion, result);
  morphs.finish(motion, result);
  return result;
}

}  // namespace furitsuke
