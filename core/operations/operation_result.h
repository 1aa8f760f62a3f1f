// SPDX-License-Identifier: MIT
#pragma once

#include <any>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/motion/key_edits.h"
#include "core/motion/key_replacement.h"
#include "core/operations/operation_control.h"
#include "core/operations/operation_notes.h"

// The result of an operation, and functions that operations use to make it.
namespace furitsuke::operations {

/// The value that an error is measured in.
enum class ErrorKind : std::uint8_t {
  Position,        ///< of a bone: model units
  Angle,           ///< of a bone: degrees
  Weight,          ///< of a morph
  CameraPosition,  ///< of the target: model units
  CameraAngle,     ///< the largest of the three: degrees
  CameraDistance,  ///< model units
  ViewAngle,       ///< degrees
};
/// "position", for reports.
[[nodiscard]] std::string_view errorName(ErrorKind kind);
/// "model units" or "degrees"; empty for weights.
[[nodiscard]] std::string_view errorUnit(ErrorKind kind);

/// The largest difference between the changed and the original motion at whole frames.
struct LargestError {
  ErrorKind kind = ErrorKind::Position;
  double value = 0;                                        ///< in the unit of its kind; 0: no change at any whole frame
  double bound = std::numeric_limits<double>::infinity();  ///< the allowed error
  std::string where;                                       ///< trackPath() of the track, or the name of the bone
  Frame frame = 0;
};

/// A figure of a result, for reports.
struct OperationMetric {
  std::string_view id;  ///< "legRatio"; stable
  double value = 0;
};

/// The change that an operation makes.
struct OperationResult {
  /// With the tracks to add and the keys to select afterward.
  motion::Edit edit{.selection = motion::KeySelection{}};
  /// What was skipped or changed shape, and why.
  Diagnostics notes = {};
  /// For operations that approximate the motion: the largest error of each kind, ordered by kind.
  std::vector<LargestError> errors = {};
  std::vector<OperationMetric> metrics = {};
  std::any extra = {};  ///< what only this operation finds, for the window: its header says of which type
};

/// The number of keys that the motion will have.
[[nodiscard]] std::size_t keyCountAfter(const motion::Motion& motion, const OperationResult& result);

/// Calls f(track id, track, runs of the selected keys) for every track with selected keys, until the control stops.
template <class F>
void forEachSelectedTrack(const motion::Motion& motion, const motion::KeySelection& selection,
                          const OperationControl& control, F&& f) {
  for (const auto& [id, frames] : selection.tracks()) {
    if (control.isStopped()) return;
    if (!motion.contains(id)) continue;
    motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
      motion::KeyRuns runs = motion::runsOf(track, frames);
      if (!runs.empty()) f(id, track, std::move(runs));
    });
  }
}

/// Collects keys in order of time. A key on the same frame as earlier ones replaces them, as everywhere in MMD, and so
/// does a key before them.
template <class Value>
class KeyColumns {
 public:
  void reserve(std::size_t size) {
    frames_.reserve(size);
    values_.reserve(size);
    sources_.reserve(size);
  }
  void append(Frame frame, const Value& value, motion::SourceRecord source) {
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
  /// The number of keys that were replaced by later ones.
  [[nodiscard]] std::size_t lostCount() const noexcept { return lost_; }
  [[nodiscard]] motion::Keys<Value> take() { return {std::move(frames_), std::move(values_), std::move(sources_)}; }

 private:
  std::vector<Frame> frames_;
  std::vector<Value> values_;
  std::vector<motion::SourceRecord> sources_;
  std::size_t lost_ = 0;
};

/// Records an error if it is the largest of its kind so far.
void noteError(OperationResult& result, LargestError error);

/// Adds one key to a bone that has no keys, and the bone's track where there is none.
void addBoneKey(OperationResult& result, const motion::Motion& motion, const Name& bone, Frame frame,
                const motion::BoneKey& key);

/// Replaces the keys of each track that differs in `after`, which has all tracks of `before` in their order. Further
/// tracks of `after` must be among those that the result adds.
void proposeDifferences(OperationResult& result, const motion::Motion& before, const motion::Motion& after);

/// Sorts the key edits by track and frame, as undo needs them.
void sortKeyEdits(OperationResult& result);

/// Replaces the removed keys of the track by the arriving ones and selects these.
template <class Value>
void propose(OperationResult& result, motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns removed,
             motion::Keys<Value> arriving) {
  result.edit.selection->addColumn(id, arriving.frames);
  motion::KeyReplacement<Value>(id, track, std::move(removed), std::move(arriving)).appendTo(result.edit.keys);
}

}  // namespace furitsuke::operations
