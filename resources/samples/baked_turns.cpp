// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/baked_turns.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "core/motion/edit.h"
#include "resources/samples/outline.h"
#include "resources/samples/shape.h"

namespace furitsuke::samples {

namespace {

/// Ease in and out, as for a pendulum at its turning points: t * t * (3 - 2 * t).
constexpr motion::Curve kSwing{42, 0, 85, 127};

/// Frames between which the curve stays close to the rotations.
void chooseKeys(const std::vector<glm::dvec3>& turns, std::size_t from, std::size_t to, double most,
                std::vector<std::size_t>& keys) {
  std::size_t worst = from;
  double farthest = most;
  for (std::size_t i = from + 1; i < to; ++i) {
    const double t = static_cast<double>(i - from) / static_cast<double>(to - from);
    const double way = t * t * (3 - 2 * t);
    const double error = glm::length(turns[i] - (turns[from] + (turns[to] - turns[from]) * way));
    if (error > farthest) {
      farthest = error;
      worst = i;
    }
  }
  if (worst == from) return;
  chooseKeys(turns, from, worst, most, keys);
  keys.push_back(worst);
  chooseKeys(turns, worst, to, most, keys);
}

}  // namespace

void writeTurns(motion::Motion& motion, const std::string& bone, const std::vector<glm::dvec3>& turns, double degrees) {
  std::vector<std::size_t> frames{0};
  chooseKeys(turns, 0, turns.size() - 1, degrees * kPi / 180, frames);
  frames.push_back(turns.size() - 1);
  const motion::TrackId track = motion.ensureBone(*Name::fromText(bone));
  motion::EditBuilder builder(motion);
  for (const std::size_t frame : frames) {
    const double angle = glm::length(turns[frame]);
    const glm::dquat q = angle < 1e-9 ? glm::dquat(1, 0, 0, 0) : glm::angleAxis(angle, turns[frame] / angle);
    motion::BoneKey key = motion::restBoneKey();
    key.rotation = {rounded(q.x), rounded(q.y), rounded(q.z), rounded(q.w)};
    key.curves.fill(kSwing);
    builder.set(track, static_cast<Frame>(frame), key);
  }
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
}

}  // namespace furitsuke::samples
