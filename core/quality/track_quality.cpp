// SPDX-License-Identifier: MIT
#include <cstddef>
#include <type_traits>
#include <vector>

#include "core/motion/captured_keys.h"
#include "core/operations/cleanup/exchanged_sides.h"
#include "core/operations/cleanup/jump_search.h"
#include "core/quality/quality_parts.h"
#include "core/quality/series_issues.h"

namespace furitsuke::quality {

namespace {

/// Adds the time in which left and right were taken for each other. Returns the motion without it: the jumps at its
/// ends are no faults of their own.
motion::Motion measureSides(const QualityInput& in, MotionQuality& quality) {
  const operations::OperationControl control(0, &in.control.canceled);
  motion::Motion own = in.motion;
  for (const operations::SideExchange& exchange : operations::findExchangedSides(in.motion, control)) {
    operations::exchangeBack(own, exchange);
    if (exchange.frames.first > in.frames.last) continue;
    const std::string path = motion::trackPath(in.motion, {motion::TrackKind::Bone, exchange.farthest});
    addIssue(rowOf(quality, QualityKind::Flips),
             {path, {}, exchange.frames, exchange.frames.first, exchange.degrees, "degrees", true});
  }
  return own;
}

/// A track with fewer keys is not a recording, however close they are.
constexpr std::size_t kRecordedKeys = 30;

template <class Value>
void measureJumps(const QualityInput& in, const std::string& path, const motion::Track<Value>& track,
                  MotionQuality& quality) {
  std::vector<operations::SampleOf<Value>> samples;
  samples.reserve(track.size());
  for (const Value& value : track.values()) samples.push_back(operations::sampleOf(value));
  const std::vector<bool> isSelected(track.size(), true);
  std::vector<bool> isChanged(track.size(), false);
  const operations::OperationControl control(0, &in.control.canceled);
  for (const operations::Jump& jump :
       operations::correctJumps(track, samples, isSelected, isChanged, operations::SpikeLimits{}, control)) {
    constexpr bool kIsBone = std::is_same_v<Value, motion::BoneKey>;
    const FrameRange frames{track.frames()[jump.first], track.frames()[jump.end - 1]};
    if (frames.first > in.frames.last) continue;
    const std::string_view unit = !kIsBone ? "" : jump.isRotation ? "degrees" : "model units";
    QualityRow& row = rowOf(quality, jump.isFlip ? QualityKind::Flips : QualityKind::Spikes);
    addIssue(row, {path, {}, frames, frames.first, jump.size, unit});
  }
}

/// Adds a track to the density of keys. What was recorded of it is kept: keys can be reduced again at any time, and how
/// many an import has left is no fault. Returns the keys per second; 0 for a track with a single key.
template <class Value>
double measureDensity(const std::string& path, const motion::Track<Value>& track, bool isKept, QualityRow& row) {
  if (track.size() < 2) return 0;
  const FrameRange frames{track.frames().front(), track.frames().back()};
  const double density = static_cast<double>(track.size() - 1) * kFramesPerSecond / (frames.last - frames.first);
  const QualityKindInfo& info = infoOf(QualityKind::Keys);
  if (!isKept && track.size() >= kRecordedKeys && density > info.threshold) {
    addIssue(row, {path, {}, frames, frames.first, density, info.unit});
  }
  return density;
}

/// Whether what was recorded for the track is kept.
bool isKept(const motion::Motion& motion, motion::TrackId id) {
  const motion::CapturedKeys* captured = motion::capturedKeys(motion);
  if (captured == nullptr) return false;
  return id.kind == motion::TrackKind::Bone
             ? motion::capturedBone(*captured, motion.bones[id.index].name.bytes) != nullptr
             : motion::capturedMorph(*captured, motion.morphs[id.index].name.bytes) != nullptr;
}

}  // namespace

void measureTracks(const QualityInput& in, MotionQuality& quality) {
  QualityRow& keys = rowOf(quality, QualityKind::Keys);
  const motion::Motion own = measureSides(in, quality);
  double sum = 0;
  std::size_t count = 0;
  for (const motion::TrackId id : in.motion.trackIds()) {
    if (in.control.canceled) return;
    own.visit(id, [&]<class Value>(const motion::Track<Value>& track) {
      if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
        if (track.empty()) return;
        const std::string path = motion::trackPath(in.motion, id);
        const double density = measureDensity(path, track, isKept(in.motion, id), keys);
        sum += density;
        count += density > 0 ? 1 : 0;
        measureJumps(in, path, track, quality);
      }
    });
  }
  keys.isMeasured = true;
  keys.value = count == 0 ? 0 : sum / static_cast<double>(count);
  for (const QualityKind kind : {QualityKind::Flips, QualityKind::Spikes}) {
    QualityRow& row = rowOf(quality, kind);
    row.isMeasured = true;
    row.value = static_cast<double>(row.placeCount);
  }
}

}  // namespace furitsuke::quality
