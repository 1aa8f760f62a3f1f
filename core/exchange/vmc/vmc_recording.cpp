// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_recording.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/frame.h"
#include "core/base/name.h"
#include "core/exchange/clip_gaps.h"
#include "core/motion/captured_keys.h"
#include "core/motion/key.h"
#include "core/operations/keys/keys_operations.h"
#include "core/operations/run.h"

namespace furitsuke::exchange {

namespace {

/// The weight at a time, from those of the frames; those that are missing at the end are 0.
double weightAt(const std::vector<double>& times, const std::vector<float>& weights, double seconds) {
  const auto weight = [&](std::size_t i) { return i < weights.size() ? static_cast<double>(weights[i]) : 0.0; };
  const auto after = std::ranges::upper_bound(times, seconds);
  if (after == times.begin()) return weight(0);
  const auto later = static_cast<std::size_t>(after - times.begin());
  if (later == times.size()) return weight(later - 1);
  return std::lerp(weight(later - 1), weight(later), (seconds - times[later - 1]) / (times[later] - times[later - 1]));
}

/// The operation with its usual bound, 0.01.
Result<motion::Motion> reduced(motion::Motion motion, const std::atomic<bool>* canceled) {
  operations::OperationCall call;
  call.operation = &operations::operationOf(operations::reduceOperation);
  auto arguments = operations::OperationArguments::read(call.operation->parameters, {}, {});
  if (!arguments) return arguments.error();
  call.arguments = *std::move(arguments);
  auto outcome = operations::runOperation(call, std::move(motion), nullptr, canceled);
  if (!outcome) return outcome.error();
  return std::move(outcome->motion);
}

}  // namespace

bool VmcRecording::add(const VmcFrame& frame) {
  if (!frame.hasBody()) return true;
  if (times_.size() >= kMaxFrames) return false;
  if (times_.empty()) {
    size_ = body_->sizeOf(frame);
    start_ = frame.seconds;
    rotations_.resize(body_->skeleton().joints.size());
    scratch_.resize(rotations_.size());
  }
  const double seconds = frame.seconds - start_;
  if (!times_.empty() && !(seconds > times_.back())) return true;  // packets that had to wait arrive at once
  const std::size_t index = times_.size();
  times_.push_back(seconds);
  roots_.push_back(toStored(VmcBody::rootOf(frame, size_)));
  body_->findRotations(frame, scratch_);
  for (std::size_t i = 0; i < scratch_.size(); ++i) {
    const bool isOpposite = index > 0 && glm::dot(toDouble(rotations_[i].back()), scratch_[i]) < 0;
    rotations_[i].push_back(toStored(isOpposite ? -scratch_[i] : scratch_[i]));
  }
  for (const auto& [name, value] : frame.blends) {
    const auto morph = morphOfBlend(body_->names(), name);
    if (!morph || value <= 0) continue;
    std::vector<float>& weights = weights_[*morph];
    weights.resize(index + 1, 0.0F);
    weights.back() = std::max(weights.back(), static_cast<float>(value));
  }
  return true;
}

CapturedMotion VmcRecording::capture() const {
  CapturedMotion motion = body_->skeletonOf(size_);
  CapturedClip& clip = motion.clips.front();
  const auto times = std::make_shared<const std::vector<double>>(times_);
  clip.frameCount = times_.size();
  clip.frameTime = times_.size() > 1 ? seconds() / static_cast<double>(times_.size() - 1) : 1.0 / kFramesPerSecond;
  if (times_.empty()) return motion;
  for (std::size_t i = 0; i < clip.tracks.size(); ++i) clip.tracks[i].rotation = {times, rotations_[i]};
  clip.tracks.front().translation = {times, roots_};
  clip.gaps = findClipGaps(clip);
  return motion;
}

Result<FittedMotion> VmcRecording::motion(const CaptureFitOptions& options, const std::atomic<bool>* canceled) const {
  if (times_.empty()) return Error::because(Core::tr("no pose was received"));
  CaptureFitOptions fitting = options;
  fitting.reference = {ReferenceKind::Zero, 0};
  Result<FittedMotion> fitted = motionFromCapture(capture(), *body_->sharedModel(), fitting, canceled);
  if (!fitted) return fitted;
  if (const Status added = addMorphs(*fitted, options.isDense, canceled); !added) return added.error();
  return fitted;
}

Status VmcRecording::addMorphs(FittedMotion& fitted, bool isDense, const std::atomic<bool>* canceled) const {
  motion::Motion morphs;
  for (const auto& [morph, weights] : weights_) {
    motion::Keys<motion::MorphKey> keys;
    for (Frame frame = 0; frame < fitted.frameCount; ++frame) {
      const double weight = weightAt(times_, weights, static_cast<double>(frame) / kFramesPerSecond);
      keys.append(frame, {static_cast<float>(weight)});
    }
    const std::string& name = body_->sharedModel()->morphs[static_cast<std::size_t>(morph)].name.bytes;
    const motion::TrackId track = morphs.ensureMorph(Name::fromBytes(nameWithin(name, kMorphNameBytes)));
    morphs.morphs[track.index].keys = motion::Track(std::move(keys));
  }
  if (morphs.morphs.empty()) return Done{};
  fitted.denseKeys += morphs.keyCount();
  if (const motion::CapturedKeys* body = motion::capturedKeys(fitted.motion)) {
    motion::setCapturedKeys(fitted.motion.annotations, motion::joinedCaptures(*body, motion::capturedKeysOf(morphs)));
  }
  if (!isDense) {
    Result<motion::Motion> thinned = reduced(std::move(morphs), canceled);
    if (!thinned) return thinned.error();
    morphs = *std::move(thinned);
  }
  fitted.motion.morphs = std::move(morphs.morphs);
  return Done{};
}

}  // namespace furitsuke::exchange
