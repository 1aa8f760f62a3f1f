// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/sample.h"
#include "core/motion/key.h"
#include "core/motion/motion.h"
#include "core/motion/track.h"
#include "core/operations/denoise/series.h"

// The parts of a track that were recorded, as values at evenly spaced frames. Used inside core/operations only.
namespace furitsuke::operations {

/// A part of a track with keys at (almost) every frame or every second one.
struct RecordedPart {
  FrameRange frames;
  Frame step = 1;                         ///< frames between the samples: 1 or 2
  std::vector<eval::BoneSample> samples;  ///< from frames.first on; rotations have the sign closest to the one before
};

/// The keys of a bone as it was recorded: where its capture is kept, its values at each recorded frame, however few
/// keys are left of them; otherwise its keys.
[[nodiscard]] motion::Track<motion::BoneKey> recordedKeys(const motion::Motion& motion, std::uint32_t bone);

/// In order of time. Empty for a track whose keys were set by hand, far apart.
[[nodiscard]] std::vector<RecordedPart> recordedParts(const motion::Track<motion::BoneKey>& track);

/// The vector of a rotation that is nearest to another one: vectors that differ by whole turns are the same rotation.
[[nodiscard]] glm::dvec3 nearestTurn(const glm::dquat& rotation, const glm::dvec3& before);

[[nodiscard]] Series positionsOf(const RecordedPart& part);

/// Consecutive rotations relative to one rotation that is near to all of them.
struct TurnPart {
  std::size_t first = 0;  ///< index into RecordedPart::samples
  glm::dquat reference{1, 0, 0, 0};
  Series turns;  ///< rotation vectors: rotation = reference * rotationFromVector(turn)
};

/// The rotations in parts that overlap, so that vectors are continuous and nowhere near a whole turn, where they would
/// be distorted. One part unless the bone turns far.
[[nodiscard]] std::vector<TurnPart> turnsOf(const RecordedPart& part);

/// The rotations of parts as from turnsOf(); where two overlap, one fades into the other.
[[nodiscard]] std::vector<glm::dquat> rotationsOf(std::span<const TurnPart> parts, std::size_t size);

}  // namespace furitsuke::operations
