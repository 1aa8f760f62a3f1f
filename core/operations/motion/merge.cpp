// SPDX-License-Identifier: MIT
#include "core/operations/motion/motion_operations.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/motion/track_names.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

/// How the keys of the motion and of the merged one are combined.
enum class MergeRule {
  Replace,  ///< removes keys of the same tracks from the first to the last arriving frame
  Add,      ///< overwrites keys on the same frames
  Keep,     ///< keeps keys on the same frames and leaves out the arriving ones
};

MergeRule mergeRuleCalled(std::string_view name) {
  if (name == "replace") return MergeRule::Replace;
  return name == "keep" ? MergeRule::Keep : MergeRule::Add;
}

/// The target tracks for the tracks of another motion; missing ones are added.
template <class Value>
class NamedTargets {
 public:
  explicit NamedTargets(const std::vector<motion::NamedTrack<Value>>& tracks) : names_(tracks), count_(tracks.size()) {}

  std::uint32_t of(const Name& name) {
    if (const auto known = names_.find(name.bytes)) return *known;
    names_.add(name.bytes);
    added.push_back(name);
    return static_cast<std::uint32_t>(count_++);
  }

  std::vector<Name> added;

 private:
  motion::TrackNames names_;
  std::size_t count_;
};

/// The keys of these runs, without sources. Values are shared with the track if they are all of its keys.
template <class Value>
motion::Keys<Value> shiftedKeys(const motion::Track<Value>& source, const motion::KeyRuns& runs, Frame at,
                                std::size_t& lost) {
  const motion::Track<Value> all(motion::keysOfRuns(source, runs));
  motion::Keys<Value> shifted = all.slice({std::max(0, -at), kMaxFrame - std::max(0, at)});
  lost = all.size() - shifted.size();
  if (at != 0 && !shifted.empty()) {
    for (Frame& frame : shifted.frames.edit()) frame += at;
  }
  return shifted;
}

template <class Value>
motion::Keys<Value> withoutThoseOn(const motion::Track<Value>& track, const motion::Keys<Value>& arriving) {
  KeyColumns<Value> left;
  for (std::size_t i = 0; i < arriving.size(); ++i) {
    if (!track.hasKey(arriving.frames[i])) left.append(arriving.frames[i], arriving.values[i], motion::kNoSource);
  }
  return left.take();
}

template <class Value>
void mergeTrack(OperationResult& result, motion::TrackId id, const motion::Track<Value>& track,
                motion::Keys<Value> arriving, MergeRule rule) {
  if (rule == MergeRule::Keep) arriving = withoutThoseOn(track, arriving);
  if (arriving.empty()) return;
  motion::KeyRuns removed;
  if (rule == MergeRule::Replace) {
    const std::size_t first = track.lowerBound(arriving.frames.front());
    const std::size_t last = track.lowerBound(arriving.frames.back());
    const std::size_t end = last + (last < track.size() && track.frames()[last] == arriving.frames.back() ? 1 : 0);
    if (first < end) removed.push_back({first, end});
  }
  motion::takeSources(track, arriving);
  propose(result, id, track, std::move(removed), std::move(arriving));
}

template <class Value>
const motion::Track<Value>& trackAt(const std::vector<motion::NamedTrack<Value>>& tracks, std::uint32_t index) {
  static const motion::Track<Value> kNone;
  return index < tracks.size() ? tracks[index].keys : kNone;
}

/// Adds the selected keys of `other` to `motion`, moved by `at` frames. Missing tracks are added. Keys that would leave
/// the frames 0 to kMaxFrame are left out, with a note.
OperationResult mergeMotion(const motion::Motion& motion, const motion::Motion& other,
                            const motion::KeySelection& otherKeys, Frame at, MergeRule rule,
                            const OperationControl& control) {
  OperationResult result;
  NamedTargets<motion::BoneKey> bones(motion.bones);
  NamedTargets<motion::MorphKey> morphs(motion.morphs);
  std::map<motion::TrackId, motion::KeyEdits> edits;  // by the order of the target's tracks
  forEachSelectedTrack(
      other, otherKeys, control,
      [&]<class Value>(motion::TrackId from, const motion::Track<Value>& source, const motion::KeyRuns& runs) {
        std::size_t lost = 0;
        motion::Keys<Value> arriving = shiftedKeys(source, runs, at, lost);
        if (lost > 0) {
          result.notes.push_back(operationNote("edit.keys.outside", motion::trackPath(other, from), {lost, {}}));
        }
        if (arriving.empty()) return;
        motion::TrackId to = from;
        OperationResult part;
        if constexpr (std::is_same_v<Value, motion::BoneKey>) {
          to.index = bones.of(other.bones[from.index].name);
          mergeTrack(part, to, trackAt(motion.bones, to.index), std::move(arriving), rule);
        } else if constexpr (std::is_same_v<Value, motion::MorphKey>) {
          to.index = morphs.of(other.morphs[from.index].name);
          mergeTrack(part, to, trackAt(motion.morphs, to.index), std::move(arriving), rule);
        } else {
          motion.visit(to, [&](const auto& track) {
            if constexpr (std::is_same_v<std::decay_t<decltype(track)>, motion::Track<Value>>) {
              mergeTrack(part, to, track, std::move(arriving), rule);
            }
          });
        }
        result.edit.selection->add(*part.edit.selection);
        edits.emplace(to, std::move(part.edit.keys));
      });
  for (auto& [id, changes] : edits) std::ranges::move(changes, std::back_inserter(result.edit.keys));
  result.edit.addedBones = std::move(bones.added);
  result.edit.addedMorphs = std::move(morphs.added);
  return result;
}

Result<OperationResult> runMerge(const OperationInput& in) {
  const motion::Motion* other = in.arguments.motion("with");
  if (other == nullptr) return Error::in(Message::verbatim("with"), Core::tr("no file is given"));
  Result<KeyScope> scope = keysInScope(*other, in.arguments.text("its-tracks"), in.arguments.text("its-frames"));
  if (!scope.ok()) return scope.error();
  OperationResult result = mergeMotion(in.motion, *other, scope->keys, in.arguments.frame("at"),
                                       mergeRuleCalled(in.arguments.text("mode")), in.control);
  result.notes.insert(result.notes.begin(), scope->notes.begin(), scope->notes.end());
  return result;
}

}  // namespace

Operation mergeOperation() {
  return {
      .id = "merge",
      .text = Core::tr("Merge Motion"),
      .help = Core::tr("Add keys of another motion to this one, moved in time. Missing tracks are added."),
      .parameters =
          {{.id = "with", .kind = ParameterKind::MotionFile, .help = Core::tr("Motion to merge"), .isRequired = true},
           {.id = "at",
            .kind = ParameterKind::Integer,
            .help = Core::tr("Number of frames to move its keys"),
            .initial = "0",
            .unit = Core::tr("frames"),
            .minimum = -static_cast<double>(kMaxFrame),
            .maximum = kMaxFrame},
           {.id = "mode",
            .kind = ParameterKind::Choice,
            .help = Core::tr("Keys of this motion: replaced in the whole range of the other motion, overwritten on "
                             "the same frames, or kept"),
            .initial = "add",
            .choices = {"replace", "add", "keep"}},
           {.id = "its-tracks",
            .kind = ParameterKind::Text,
            .help = Core::tr("Tracks of the other motion, such as 左腕,右腕 or morphs; empty: all"),
            .names = NameKind::Tracks},
           {.id = "its-frames",
            .kind = ParameterKind::Text,
            .help = Core::tr("Frames of the other motion, such as 30, 10-20 or 10-; empty: all")}},
      .run = runMerge};
}

}  // namespace furitsuke::operations
