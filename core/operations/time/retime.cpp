// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/operations/frame_list.h"
#include "core/operations/key_differences.h"
#include "core/operations/key_insertion.h"
#include "core/operations/keys/camera_cuts.h"
#include "core/operations/time/pose_times.h"
#include "core/operations/time/time_warp.h"

namespace furitsuke::operations {

namespace {

/// Keys that are closer together are a recording, which has a value at every time; others are poses.
constexpr Frame kSampledDistance = 2;

/// Fewer keys in a row are no recording.
constexpr std::size_t kSampledKeys = 5;

/// Where the motion becomes this many times as fast or slow, it looks different and is reported.
constexpr double kStrongChange = 2;

template <class Value>
constexpr bool kIsRecordable = std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>;

Frame rounded(double frame) { return static_cast<Frame>(std::lround(frame)); }

motion::BoneKey keyAt(const motion::Track<motion::BoneKey>& track, double frame) {
  const eval::BoneSample sample = eval::sampleBone(track, frame);
  motion::BoneKey key = motion::restBoneKey();
  key.translation = toStored(sample.translation);
  key.rotation = toStored(sample.rotation);
  key.physics = sample.physics;
  return key;
}
motion::MorphKey keyAt(const motion::Track<motion::MorphKey>& track, double frame) {
  return {static_cast<float>(eval::sampleMorph(track, frame))};
}

/// Moves the keys of one track.
template <class Value>
class TrackWarp {
 public:
  /// `track`: the source with the keys that the warp needs.
  TrackWarp(const motion::Track<Value>& source, const motion::Track<Value>& track, const TimeWarp& warp,
            FrameRange range)
      : source_(source), track_(track), warp_(warp), first_(track.lowerBound(range.first)), end_(track.size()) {
    while (end_ > first_ && track.frames()[end_ - 1] > range.last) --end_;
    for (std::size_t key = first_; key < end_; ++key) targets_.push_back(nearestFrame(key));
    keepApart();
  }

  /// At most how many keys the warp adds.
  [[nodiscard]] std::int64_t addedCount() const {
    std::int64_t count = 0;
    forEachRun([&](std::size_t first, std::size_t last, bool isRecorded) {
      const Frame length = targetOf(last) - targetOf(first);
      if (isRecorded) count += length / stepOf(first, last) + 1 - static_cast<std::int64_t>(last - first);
    });
    return std::max<std::int64_t>(0, count);
  }

  [[nodiscard]] KeyColumns<Value> keys() const {
    KeyColumns<Value> moved;
    moved.reserve(end_ - first_);
    forEachRun([&](std::size_t first, std::size_t last, bool isRecorded) {
      append(moved, first);
      if constexpr (kIsRecordable<Value>) {
        const Frame step = stepOf(first, last);
        for (auto to = std::int64_t{targetOf(first)} + step; isRecorded && to < targetOf(last); to += step) {
          moved.append(static_cast<Frame>(to), keyAt(track_, warp_.sourceOf(static_cast<double>(to))),
                       motion::kNoSource);
        }
      }
      if (last > first) append(moved, last);
    });
    // A key that was inserted at the end of the range changes the curve of the next one.
    const Value* next = end_ < track_.size() ? source_.find(track_.frames()[end_]) : nullptr;
    if (next != nullptr && !(*next == track_.values()[end_])) {
      moved.append(track_.frames()[end_], track_.values()[end_], track_.sources()[end_]);
    }
    return moved;
  }

 private:
  /// Calls f(first, last, is recorded) for each recording and each other key.
  template <class F>
  void forEachRun(const F& f) const {
    const auto frames = track_.frames();
    for (std::size_t first = first_; first < end_;) {
      std::size_t last = first;
      while (kIsRecordable<Value> && last + 1 < end_ && frames[last + 1] - frames[last] <= kSampledDistance) ++last;
      const bool isRecorded = last - first + 1 >= kSampledKeys;
      if (!isRecorded) last = first;
      f(first, last, isRecorded);
      first = last + 1;
    }
  }
  /// The usual distance of the keys of a recording.
  [[nodiscard]] Frame stepOf(std::size_t first, std::size_t last) const {
    if (last == first) return 1;
    const double mean =
        static_cast<double>(track_.frames()[last] - track_.frames()[first]) / static_cast<double>(last - first);
    return std::max(1, rounded(mean));
  }
  void append(KeyColumns<Value>& moved, std::size_t key) const {
    moved.append(targetOf(key), track_.values()[key], track_.sources()[key]);
  }
  [[nodiscard]] Frame targetOf(std::size_t key) const { return targets_[key - first_]; }
  [[nodiscard]] Frame nearestFrame(std::size_t key) const {
    if constexpr (std::is_same_v<Value, motion::CameraKey>) {
      if (key + 1 < end_ && isCameraCut(track_, key + 1)) return std::max(0, rounded(atKey(key + 1)) - 1);
    }
    return rounded(atKey(key));
  }
  /// Where two keys would be rounded to the same frame, the earlier one moves by a frame. Recordings may lose keys.
  void keepApart() {
    forEachRun([&](std::size_t /*first*/, std::size_t last, bool isRecorded) {
      if (isRecorded) return;
      for (std::size_t key = last; key > first_ && targetOf(key - 1) == targetOf(key); --key) {
        const bool isFree = targetOf(key) > 0 && targetOf(key - 1) == nearestFrame(key - 1);
        if (!isFree) break;
        --targets_[key - 1 - first_];
      }
    });
  }
  [[nodiscard]] double atKey(std::size_t key) const { return warp_.at(track_.frames()[key]); }

  const motion::Track<Value>& source_;
  const motion::Track<Value>& track_;
  const TimeWarp& warp_;
  std::size_t first_;  ///< the first key in the range
  std::size_t end_;    ///< the key after the last one in the range
  std::vector<Frame> targets_;
};

/// Whether a track needs a key at a point of the warp to be at the right place there: a span between two keys is
/// stretched evenly.
template <class Value>
bool needsKeyAt(const motion::Track<Value>& track, const TimeWarp& warp, const WarpPoint& point) {
  if constexpr (std::is_same_v<Value, motion::VisibilityIkKey>) {
    return false;
  } else {
    const auto frames = track.frames();
    const std::size_t after = track.lowerBound(static_cast<Frame>(point.from));
    if (after == 0 || after == track.size() || frames[after] == static_cast<Frame>(point.from)) return false;
    if (differenceOf(track.values()[after - 1], track.values()[after]).isNone()) return false;
    const double first = warp.at(frames[after - 1]);
    const double part = (point.from - frames[after - 1]) / (frames[after] - frames[after - 1]);
    constexpr double kSameFrame = 0.5;
    return std::abs(first + (warp.at(frames[after]) - first) * part - point.to) >= kSameFrame;
  }
}

void noteSpeed(OperationResult& result, const TimeWarp& warp) {
  const std::optional<SpeedChange> change = warp.strongestChange(kStrongChange);
  if (!change) return;
  constexpr double kDigits = 100;
  std::string text = argumentText(std::round(change->factor * kDigits) / kDigits) + ", " +
                     std::to_string(change->frames.first) + "-" + std::to_string(change->frames.last);
  result.notes.push_back(operationNote("edit.retime.speed", {}, {change->frameCount, std::move(text)}));
}

void warpTracks(OperationResult& result, const OperationInput& in, const TimeWarp& warp, FrameRange range) {
  motion::Motion work = in.motion;
  std::size_t lost = 0;
  forEachSelectedTrack(in.motion, in.keys, in.control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
                         work.visit(id, [&]<class Work>(const motion::Track<Work>& changed) {
                           if constexpr (std::is_same_v<Work, Value>) {
                             for (const WarpPoint& point : warp.points()) {
                               if (!needsKeyAt(changed, warp, point)) continue;
                               insertSampledKeyAt(work, id, static_cast<Frame>(point.from), in.preExtrapolation);
                             }
                             const TrackWarp<Value> moving(track, changed, warp, range);
                             if (!in.control.requireKeys(moving.addedCount())) return;
                             KeyColumns<Value> moved = moving.keys();
                             lost += moved.lostCount();
                             const std::size_t first = track.lowerBound(range.first);
                             std::size_t end = track.lowerBound(range.last);
                             if (end < track.size() && track.frames()[end] == range.last) ++end;
                             motion::KeyRuns removed;
                             if (end > first) removed.push_back({first, end});
                             propose(result, id, track, std::move(removed), moved.take());
                           }
                         });
                       });
  if (lost > 0) result.notes.push_back(operationNote("edit.keys.collided", {}, {lost, {}}));
}

Result<std::vector<Frame>> posesOf(const OperationInput& in, FrameRange range) {
  const std::string& source = in.arguments.text("poses");
  if (source == "frames") {
    Result<std::vector<Frame>> frames = framesInList(in.arguments.text("at"), "at");
    if (frames.ok() && frames->empty()) {
      return Error::in(Message::verbatim("at"), Core::tr("the frames of the poses are missing, such as 30, 62, 95"));
    }
    return frames;
  }
  std::vector<Frame> poses;
  if (source == "markers") {
    for (const motion::Marker& marker : in.motion.annotations.markers) {
      if (poses.empty() || poses.back() != marker.frame) poses.push_back(marker.frame);
    }
    return poses;
  }
  for (const Frame pose : extremesOf(bodySpeeds(in, range), source == "accents", in.arguments.frame("apart"))) {
    poses.push_back(range.first + pose);
  }
  return poses;
}

BeatGrid gridCalled(std::string_view name) {
  if (name == "half-beats") return BeatGrid::HalfBeats;
  return name == "bars" ? BeatGrid::Bars : BeatGrid::Beats;
}

Result<OperationResult> runRetime(const OperationInput& in) {
  const motion::TempoMap beats(in.motion.annotations);
  if (beats.isEmpty()) return Error::because(Core::tr("needs the tempo of the music; set it first"));
  const FrameRange range = in.frames;
  if (range.last <= range.first) return Error::because(Core::tr("needs keys on at least two frames"));
  const Result<std::vector<Frame>> poses = posesOf(in, range);
  if (!poses.ok()) return poses.error();
  if (in.control.isStopped()) return OperationResult();
  std::vector<WarpPoint> points =
      posesOnGrid(*poses, range, beats, gridCalled(in.arguments.text("grid")), in.arguments.frame("farthest"));
  OperationResult result;
  const std::size_t count = points.size() - 2;
  if (count == 0) {
    result.notes.push_back(operationNote("edit.retime.none", {}));
    return result;
  }
  const TimeWarp warp(std::move(points));
  warpTracks(result, in, warp, range);
  result.notes.push_back(operationNote("edit.retime.poses", {}, {count, {}}));
  noteSpeed(result, warp);
  return result;
}

}  // namespace

Operation retimeOperation() {
  return {
      .id = "retime",
      .text = Core::tr("Move Poses to Beats"),
      .help = Core::tr(
          "Move poses to the nearest beats of the music and warp the motion between them smoothly. The first and the "
          "last of the chosen frames stay. Keys keep their curves; a recording is sampled at its new times. The tempo "
          "of the music must be set; it and the markers do not move."),
      .parameters = {{.id = "poses",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr(
                          "Where the poses are: where the body stops, where it is fastest, at the markers, or at "
                          "given frames"),
                      .initial = "stops",
                      .choices = {"stops", "accents", "markers", "frames"}},
                     {.id = "at", .help = Core::tr("The frames of the poses, such as 30, 62, 95, if these are given")},
                     {.id = "grid",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Move poses to beats, to half beats as well, or to the starts of bars"),
                      .initial = "beats",
                      .choices = {"beats", "half-beats", "bars"}},
                     frameParameter("farthest", Core::tr("Poses that are farther from a beat are not moved to it"), "6",
                                    1, 600),
                     frameParameter("apart", Core::tr("Shortest time between poses that are found"), "10", 1, 600)},
      .run = runRetime};
}

}  // namespace furitsuke::operations
