// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <utility>
#include <vector>

#include "core/model/name_index.h"
#include "core/operations/denoise/recorded_track.h"
#include "core/operations/denoise/track_noise.h"
#include "core/quality/quality_parts.h"
#include "core/quality/series_issues.h"

namespace furitsuke::quality {

namespace {

/// Jitter is what goes on in this many frames before and after a frame: a single accent is shorter.
constexpr std::size_t kJitterWindow = 7;
/// The noise of a bone goes on through movement that hides it: one place in each recorded part of a track.
constexpr Frame kJitterGap = 1'000'000;
/// Bones that carry nothing are seen by their own mesh: model units.
constexpr double kSmallestReach = 0.3;
/// Smaller corrections of a frame are not counted: radians, and model units.
constexpr double kLeastCorrection = 1e-4;

/// How far the end of what a bone carries moves when the bone turns by a radian: model units.
std::vector<double> reachOfBones(const model::Model& model, const eval::Rig& rig) {
  std::vector<double> reach(rig.bones.size(), kSmallestReach);
  std::vector<bool> isWritten(rig.bones.size(), false);
  for (const model::RigidBody& body : model.bodies) {
    if (body.mode != model::BodyMode::FollowsBone && body.bone != model::kNoIndex) {
      isWritten[static_cast<std::size_t>(body.bone)] = true;
    }
  }
  for (std::size_t i = 0; i < rig.bones.size(); ++i) {
    // Not hair and clothes.
    for (auto at = rig.bones[i].parent; at != model::kNoIndex && !isWritten[i];) {
      const auto ancestor = static_cast<std::size_t>(at);
      reach[ancestor] = std::max(reach[ancestor], glm::distance(rig.bones[i].rest, rig.bones[ancestor].rest));
      at = rig.bones[ancestor].parent;
    }
  }
  return reach;
}

/// The root of the mean of the squares around each value.
std::vector<float> movingSize(const std::vector<double>& values) {
  std::vector<double> sums{0};
  for (const double value : values) sums.push_back(sums.back() + value * value);
  std::vector<float> sizes(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t first = i < kJitterWindow ? 0 : i - kJitterWindow;
    const std::size_t end = std::min(values.size(), i + kJitterWindow + 1);
    sizes[i] = static_cast<float>(std::sqrt((sums[end] - sums[first]) / static_cast<double>(end - first)));
  }
  return sizes;
}

/// The noise of a bone and where it is.
struct BoneJitter {
  JointNoise noise;
  std::vector<QualitySeries> series;  ///< of each recorded part: model units at the end of what the bone carries
};

BoneJitter jitterOf(const operations::TrackNoise& noise, FrameRange measured, const std::string& path, double reach) {
  BoneJitter jitter{{path, glm::degrees(noise.turn.size()), noise.position.size(), 0}, {}};
  for (const operations::NoiseCorrection& correction : noise.corrections) {
    const FrameRange frames{std::max(measured.first, correction.frames.first),
                            std::min(measured.last, correction.frames.last)};
    if (frames.isEmpty()) continue;
    std::vector<double> changes;
    for (Frame frame = frames.first; frame <= frames.last; ++frame) {
      const operations::BoneStep step = correction.at(frame);
      const double moved = glm::length(step.move);
      const double turned = glm::length(step.turn);
      jitter.noise.frames += moved > kLeastCorrection || turned > kLeastCorrection ? 1 : 0;
      changes.push_back(moved + turned * reach);
    }
    jitter.series.push_back({path, frames.first, movingSize(changes), {}});
  }
  return jitter;
}

}  // namespace

void measureNoise(const QualityInput& in, MotionQuality& quality) {
  const model::NameIndex index(in.model);
  const std::vector<double> reach = reachOfBones(in.model, in.rig);
  std::vector<std::pair<std::uint32_t, double>> tracks;  // with the reach of their bones
  std::vector<motion::Track<motion::BoneKey>> recorded;
  recorded.reserve(in.motion.bones.size());  // the requests refer to them
  std::vector<operations::NoiseRequest> requests;
  for (std::uint32_t i = 0; i < in.motion.bones.size(); ++i) {
    const auto& track = in.motion.bones[i];
    const auto bone = index.findBone(track.name.bytes);
    if (!bone || track.keys.empty() || track.keys.frames().front() > in.frames.last) continue;
    tracks.emplace_back(i, reach[static_cast<std::size_t>(*bone)]);
    requests.push_back({&recorded.emplace_back(operations::recordedKeys(in.motion, i)), true});
  }
  const std::vector<operations::TrackNoise> noise =
      operations::noiseOfTracks(requests, {}, [&control = in.control] { return control.canceled.load(); });
  if (in.control.canceled) return;
  QualityRow& row = rowOf(quality, QualityKind::Jitter);
  row.isMeasured = true;
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    const auto [track, ofBone] = tracks[i];
    BoneJitter one =
        jitterOf(noise[i], in.frames, motion::trackPath(in.motion, {motion::TrackKind::Bone, track}), ofBone);
    for (const QualitySeries& series : one.series) addIssues(row, series, infoOf(row.kind).unit, kJitterGap);
    if (one.noise.frames > 0) quality.noise.push_back(std::move(one.noise));
  }
}

}  // namespace furitsuke::quality
