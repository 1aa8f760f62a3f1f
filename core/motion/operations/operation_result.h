// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/motion/key_overlay.h"
#include "core/motion/operations.h"

// What operations on whole motions have in common: their answer, and the walk over the selected keys of all tracks.
namespace furitsuke {

/// What an error is measured in.
enum class ErrorKind : std::uint8_t {
  Position,        ///< of a bone: model units
  Angle,           ///< of a bone: degrees
  Weight,          ///< of a morph
  CameraPosition,  ///< of the target: model units
  CameraAngle,     ///< the largest of the three: degrees
  CameraDistance,  ///< model units
  ViewAngle,       ///< degrees
};
/// "position", as reports have it.
[[nodiscard]] std::string_view errorName(ErrorKind kind);
/// "model units" or "degrees"; empty for weights.
[[nodiscard]] std::string_view errorUnit(ErrorKind kind);

/// How far the changed motion strays from what it was, at the whole frame where it strays most.
struct LargestError {
  ErrorKind kind = ErrorKind::Position;
  double value = 0;                                        ///< in the unit of its kind; 0: no change at any whole frame
  double bound = std::numeric_limits<double>::infinity();  ///< what was allowed
  std::string where;                                       ///< trackPath() of the track; of a bone, its name
  Frame frame = 0;
};

/// The change that an operation would make. Tracks are added first, in this order, each where there is none of that
/// name; the edits may name them by the index that they get.
struct OperationResult {
  std::vector<Name> addedBones;
  std::vector<Name> addedMorphs;
  MotionEdit edit;
  /// What a person would expect to be selected afterwards.
  KeySelection selection;
  /// What was left out or could not be kept, and why.
  Diagnostics notes;
  /// Of operations that keep the motion but for a small error: the largest of each kind, by kind, each kind once.
  std::vector<LargestError> errors;
};

/// Adds the tracks and applies the edit. Undo applies the other side of the edit; added tracks stay, empty.
void applyResult(Motion& motion, const OperationResult& result);

/// How many keys the motion would have; motion.keyCount() tells how many it has.
[[nodiscard]] std::size_t keyCountAfter(const Motion& motion, const OperationResult& result);

/// A note of an operation: a warning about a track, or about the whole motion when `track` is empty.
[[nodiscard]] Diagnostic operationNote(std::string_view code, std::string track, std::string reason);

/// Calls f(track id, track, runs of the selected keys) for every track with selected keys.
template <class F>
void forEachSelectedTrack(const Motion& motion, const KeySelection& selection, F&& f) {
  for (const auto& [id, frames] : selection.tracks()) {
    if (!motion.contains(id)) continue;
    motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
      KeyRuns runs = runsOf(track, frames);
      if (!runs.empty()) f(id, track, std::move(runs));
    });
  }
}

/// Keys appended front to back onto frames that never descend. Where two come to lie on one frame the later one counts,
/// as everywhere in MMD; one that comes before the last ones takes their places.
template <class Value>
class KeyColumns {
 public:
  void reserve(std::size_t size) {
    frames_.reserve(size);
    values_.reserve(size);
    sources_.reserve(size);
  }
  void append(Frame frame, const Value& value, SourceRecord source) {
    while (!frames_.empty() && frames_.back() >= frame) {
      frames_.pop_back();
      values_.pop_back();
      sources_.pop_back();
      ++lost_;
    }
    frames_.push_back(frame);
    values_.push_back(value);
    sources_.push_back(source);
  }
  /// How many keys lost their place to a later one.
  [[nodiscard]] std::size_t lostCount() const noexcept { return lost_; }
  [[nodiscard]] Keys<Value> take() { return {std::move(frames_), std::move(values_), std::move(sources_)}; }

 private:
  std::vector<Frame> frames_;
  std::vector<Value> values_;
  std::vector<SourceRecord> sources_;
  std::size_t lost_ = 0;
};

/// Keeps an error when it is larger than the one of its kind so far, or the first of it.
void noteError(OperationResult& result, LargestError error);

/// Lays changed keys over the track in the place of the removed ones and selects them.
template <class Value>
void propose(OperationResult& result, TrackId id, const Track<Value>& track, KeyRuns removed, Keys<Value> arriving) {
  result.selection.addColumn(id, arriving.frames);
  KeyOverlay<Value>(id, track, std::move(removed), std::move(arriving)).appendTo(result.edit.keys);
}

}  // namespace furitsuke
