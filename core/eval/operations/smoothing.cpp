// SPDX-License-Identifier: MIT
#include "core/eval/operations/smoothing.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"

namespace furitsuke {

namespace {

/// Weights of the frames from -reach to reach; their sum is 1.
std::vector<double> gaussianWeights(double sigma) {
  const auto reach = static_cast<int>(std::ceil(3 * sigma));
  std::vector<double> weights;
  double sum = 0;
  for (int i = -reach; i <= reach; ++i) {
    weights.push_back(std::exp(-0.5 * i * i / (sigma * sigma)));
    sum += weights.back();
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

void smoothKey(BoneKey& key, const Track<BoneKey>& track, Frame frame, const std::vector<double>& weights) {
  const glm::dquat own = usable(key.rotation);
  const double first = frame - static_cast<double>(weights.size() / 2);
  glm::dvec3 translation{0, 0, 0};
  glm::dquat rotation{0, 0, 0, 0};
  SampleCursor cursor;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const BoneSample sample = sampleBone(track, first + static_cast<double>(i), &cursor);
    translation += sample.translation * weights[i];
    rotation = rotation + sample.rotation * (glm::dot(sample.rotation, own) < 0 ? -weights[i] : weights[i]);
  }
  key.translation = toStored(translation);
  // All lie on one side of the key's own, whose weight is not 0: the sum has a length.
  key.rotation = toStored(rotation * (1 / std::sqrt(glm::dot(rotation, rotation))));
}

void smoothKey(MorphKey& key, const Track<MorphKey>& track, Frame frame, const std::vector<double>& weights) {
  const double first = frame - static_cast<double>(weights.size() / 2);
  double sum = 0;
  SampleCursor cursor;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    sum += sampleMorph(track, first + static_cast<double>(i), &cursor) * weights[i];
  }
  key.weight = static_cast<float>(sum);
}

}  // namespace

Result<OperationResult> smoothKeys(const Motion& motion, const KeySelection& keys, double sigma) {
  if (!(sigma > 0) || sigma > kMaxSmoothing) {
    return Error{{}, {}, "the width must be above 0 and at most " + std::to_string(static_cast<int>(kMaxSmoothing))};
  }
  const std::vector<double> weights = gaussianWeights(sigma);
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    if constexpr (std::is_same_v<Value, BoneKey> || std::is_same_v<Value, MorphKey>) {
      Keys<Value> smoothed = keysOfRuns(track, runs);
      std::vector<Value>& values = smoothed.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) smoothKey(values[i], track, smoothed.frames[i], weights);
      propose(result, id, track, {}, std::move(smoothed));
    }
  });
  return result;
}

}  // namespace furitsuke
