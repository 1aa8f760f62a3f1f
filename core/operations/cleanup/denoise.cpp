// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <glm/trigonometric.hpp>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/operations/cleanup/cleanup_operations.h"
#include "core/operations/cleanup/foot_relock.h"
#include "core/operations/denoise/recorded_track.h"
#include "core/operations/denoise/track_noise.h"
#include "core/operations/operation_chain.h"

namespace furitsuke::operations {

namespace {

/// A bone track with chosen keys.
struct DenoisedTrack {
  motion::TrackId id;
  motion::KeyRuns runs;
  TrackNoise noise;
};

/// The chosen tracks, measured together with all others of the recording.
std::vector<DenoisedTrack> measuredTracks(const OperationInput& in, const DenoiseOptions& options) {
  std::vector<DenoisedTrack> tracks;
  std::vector<motion::Track<motion::BoneKey>> recorded;
  for (std::uint32_t i = 0; i < in.motion.bones.size(); ++i) recorded.push_back(recordedKeys(in.motion, i));
  std::vector<NoiseRequest> requests;
  std::vector<bool> isChosen(in.motion.bones.size(), false);
  forEachSelectedTrack(in.motion, in.keys, in.control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>&, motion::KeyRuns&& runs) {
                         if constexpr (std::is_same_v<Value, motion::BoneKey>) {
                           tracks.push_back({id, std::move(runs), {}});
                           requests.push_back({&recorded[id.index], true});
                           isChosen[id.index] = true;
                         }
                       });
  for (std::size_t i = 0; i < in.motion.bones.size(); ++i) {
    if (!isChosen[i] && !recorded[i].empty()) requests.push_back({&recorded[i], false});
  }
  std::int64_t samples = 0;
  for (const NoiseRequest& request : requests) samples += static_cast<std::int64_t>(request.track->size());
  if (!in.control.requireSamples(samples)) return {};
  std::vector<TrackNoise> noise =
      noiseOfTracks(requests, options, [&control = in.control] { return control.isCanceled(); });
  for (std::size_t i = 0; i < tracks.size(); ++i) tracks[i].noise = std::move(noise[i]);
  return tracks;
}

/// The correction of the part that contains a frame; null if the frame is in none.
const NoiseCorrection* correctionAt(const TrackNoise& noise, Frame frame) {
  const auto part =
      std::ranges::find_if(noise.corrections, [frame](const auto& one) { return one.frames.contains(frame); });
  return part == noise.corrections.end() ? nullptr : &*part;
}

/// The chosen keys without their noise. Adds the frames of changed keys to `changed`.
motion::Keys<motion::BoneKey> keysWithoutNoise(const motion::Track<motion::BoneKey>& track, const DenoisedTrack& of,
                                               std::set<Frame>& changed) {
  motion::Keys<motion::BoneKey> keys = motion::keysOfRuns(track, of.runs);
  std::vector<motion::BoneKey>& values = keys.values.edit();
  for (std::size_t i = 0; i < values.size(); ++i) {
    const NoiseCorrection* correction = correctionAt(of.noise, keys.frames[i]);
    if (correction == nullptr) continue;
    const motion::BoneKey before = values[i];
    setSample(values[i], advanced(sampleOf(before), correction->at(keys.frames[i])));
    if (!(values[i] == before)) changed.insert(keys.frames[i]);
  }
  return keys;
}

/// Notes and figures about what was found.
class NoiseReport {
 public:
  void add(const TrackNoise& noise) {
    spikes_ += noise.spikes;
    if (noise.isNone()) return;
    ++bones_;
    degrees_ = std::max(degrees_, glm::degrees(noise.turn.size()));
    units_ = std::max(units_, noise.position.size());
  }
  void writeTo(OperationResult& result, std::size_t frames) const {
    result.metrics = {{"noisyBones", static_cast<double>(bones_)},
                      {"noiseDegrees", degrees_},
                      {"noiseUnits", units_},
                      {"spikes", static_cast<double>(spikes_)},
                      {"changedFrames", static_cast<double>(frames)}};
    if (bones_ > 0) result.notes.push_back(operationNote("edit.denoise.bones", {}, {bones_, {}}));
    if (spikes_ > 0) result.notes.push_back(operationNote("edit.despike.spikes", {}, {spikes_, {}}));
  }

 private:
  std::size_t bones_ = 0;
  std::size_t spikes_ = 0;
  double degrees_ = 0;
  double units_ = 0;
};

Result<OperationResult> withoutNoise(const OperationInput& in, const DenoiseOptions& options) {
  OperationResult result;
  NoiseReport report;
  std::set<Frame> changed;
  for (const DenoisedTrack& track : measuredTracks(in, options)) {
    report.add(track.noise);
    if (track.noise.isNone()) continue;
    const auto& keys = in.motion.bones[track.id.index].keys;
    propose(result, track.id, keys, {}, keysWithoutNoise(keys, track, changed));
  }
  if (const Status status = in.control.status(); !status) return status.error();
  report.writeTo(result, changed.size());
  return result;
}

Result<OperationResult> runDenoise(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  OperationChain chain(in);
  if (const Status done = chain.add(withoutNoise(in, {a.number("strength"), a.flag("spikes")})); !done)
    return done.error();
  if (a.flag("lock-feet")) {
    if (const Status done = chain.add(relockedFeet(chain.input(a), in.motion)); !done) return done.error();
  }
  return chain.take();
}

}  // namespace

Operation denoiseOperation() {
  return {.id = "denoise",
          .text = Core::tr("Remove Noise"),
          .help = Core::tr(
              "Remove the trembling of recorded bones. The noise of each bone is measured from its own movement, so "
              "that accents and fast movement stay as they are and only what trembles becomes smooth; a motion without "
              "noise does not change. Feet that stand still are held at their place. Only bones with a key at almost "
              "every frame, or every second one, are changed."),
          .parameters = {numberParameter("strength",
                                         Core::tr("The noise is taken to be this many times as large as measured; more "
                                                  "makes the motion smoother"),
                                         "1", {}, 0.1, 10),
                         flagParameter("spikes",
                                       Core::tr("First remove single values that leave the movement by more than six "
                                                "times the noise; accents of a single frame look the same"),
                                       "false"),
                         flagParameter("lock-feet",
                                       Core::tr("Hold feet that stand still at their place; needs the model"), "true")},
          .run = runDenoise};
}

}  // namespace furitsuke::operations
