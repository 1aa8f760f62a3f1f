// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sway.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/model/name_index.h"
#include "resources/samples/baked_turns.h"
#include "resources/samples/figure.h"

namespace furitsuke::samples {

namespace {

constexpr int kSubsteps = 8;      ///< of a frame
constexpr double kSwayError = 4;  ///< degrees

/// A hanging bone: its tip is pulled to its rest position and damped by air.
struct Pendulum {
  std::string bone;
  model::BoneIndex parent;
  glm::dvec3 root, tip;            ///< at rest
  double pull;                     ///< acceleration per unit of displacement, units/s²
  double damping;                  ///< 1/s
  double most;                     ///< radians
  double outwards;                 ///< the maximum inward swing in radians; no effect above `most`
  glm::dvec3 out{0};               ///< the outward direction, at rest
  bool continuesPrevious = false;  ///< hangs on the previous one, in whose space it rotates

  glm::dvec3 at{0}, speed{0};
  std::vector<glm::dvec3> turns;  ///< axis times angle for each frame, relative to the parent
};

glm::dvec3 carried(const RigidTransform& transform, const glm::dvec3& rest, const glm::dvec3& point) {
  return transform.position + transform.rotation * (point - rest);
}

glm::dvec3 restOf(const model::Model& model, model::BoneIndex bone) {
  return toDouble(model.bones[static_cast<std::size_t>(bone)].position);
}

void step(Pendulum& p, const glm::dvec3& root, const glm::dvec3& goal, double seconds) {
  p.speed += ((goal - p.at) * p.pull - p.speed * p.damping) * seconds;
  p.at += p.speed * seconds;
  // The bone does not stretch.
  const glm::dvec3 way = p.at - root;
  p.at = root + way * (glm::length(p.tip - p.root) / std::max(glm::length(way), 1e-6));
}

/// The rotation from the rest pose to the tip, in the space of the parent.
glm::dvec3 turnOf(const Pendulum& p, const RigidTransform& transform, const glm::dvec3& root) {
  const glm::dvec3 rest = glm::normalize(p.tip - p.root);
  glm::dvec3 now = glm::normalize(glm::inverse(transform.rotation) * (p.at - root));
  const double inwards = -glm::dot(now - rest, p.out);
  if (inwards > p.outwards) now = glm::normalize(now + p.out * (inwards - p.outwards));
  const glm::dvec3 axis = glm::cross(rest, now);
  const double sine = glm::length(axis);
  if (sine < 1e-9) return {0, 0, 0};
  return axis * (std::min(std::atan2(sine, glm::dot(rest, now)), p.most) / sine);
}

void swing(std::vector<Pendulum>& pendulums, const motion::Motion& motion, const model::Model& model, Frame last) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  std::vector<RigidTransform> before;
  // The first second is simulated in advance, so that nothing starts from rest with a jerk.
  for (Frame frame = -30; frame <= last; ++frame) {
    eval::evaluatePose(rig, bound, std::max<Frame>(frame, 0), pose);
    if (before.empty()) before = pose.transforms;
    for (Pendulum& p : pendulums) {
      const glm::dvec3 rest = restOf(model, p.parent);
      const auto place = static_cast<std::size_t>(p.parent);
      const RigidTransform &from = before[place], &to = pose.transforms[place];
      const glm::dvec3 root0 = carried(from, rest, p.root), root1 = carried(to, rest, p.root);
      const glm::dvec3 goal0 = carried(from, rest, p.tip), goal1 = carried(to, rest, p.tip);
      if (frame == -30) p.at = goal1;
      for (int i = 1; i <= kSubsteps; ++i) {
        const double t = static_cast<double>(i) / kSubsteps;
        step(p, root0 + (root1 - root0) * t, goal0 + (goal1 - goal0) * t, 1.0 / (30 * kSubsteps));
      }
      if (frame >= 0) p.turns.push_back(turnOf(p, to, root1));
    }
    before = pose.transforms;
  }
}

std::vector<Pendulum> hangingParts(const Skeleton& skeleton) {
  std::vector<Pendulum> all;
  const auto add = [&](const std::string& bone, std::string_view parent, const glm::dvec3& tip, double pull,
                       double damping, double most) -> Pendulum& {
    return all.emplace_back(Pendulum{bone,
                                     skeleton.index(parent),
                                     skeleton.position(bone),
                                     tip,
                                     pull,
                                     damping,
                                     most,
                                     most + 1,
                                     {0, 0, 0},
                                     false,
                                     {},
                                     {},
                                     {}});
  };
  for (const Side& side : kSides) {
    add(side.named("髪１"), "頭", side.place(kTail[1]), 130, 5, 0.6);
    add(side.named("髪２"), "頭", side.place(kTail[2]), 70, 5, 0.5).continuesPrevious = true;
    add(side.named("髪３"), "頭", side.place(kTail[3]), 45, 5, 0.5).continuesPrevious = true;
    add(side.named("横髪２"), "頭", skeleton.position(side.named("横髪２")) + glm::dvec3{0, -1.3, 0}, 120, 8, 0.25);
  }
  add("アホ毛", "頭", skeleton.position("アホ毛") + glm::dvec3{0.3, 0.9, -0.2}, 220, 4, 0.5);
  for (int column = 0; column < kSkirtColumns; ++column) {
    const glm::dvec3 upper = skeleton.position(skirtBone(column, 0)), lower = skeleton.position(skirtBone(column, 1));
    Pendulum& cloth = add(skirtBone(column, 0), "下半身", lower + (lower - upper) * 0.8, 90, 9, 0.55);
    cloth.out = glm::normalize(glm::dvec3{upper.x, 0, upper.z});
    cloth.outwards = 0.05;
  }
  return all;
}

}  // namespace

void addSway(motion::Motion& motion, const model::Model& model) {
  const Skeleton skeleton;
  std::vector<Pendulum> pendulums = hangingParts(skeleton);
  swing(pendulums, motion, model, motion.frameRange().last);
  for (std::size_t i = pendulums.size(); i-- > 1;) {
    if (!pendulums[i].continuesPrevious) continue;
    // The rotations are small: subtracting gives the rotation relative to the upper piece.
    for (std::size_t k = 0; k < pendulums[i].turns.size(); ++k) pendulums[i].turns[k] -= pendulums[i - 1].turns[k];
  }
  for (const Pendulum& p : pendulums) writeTurns(motion, p.bone, p.turns, kSwayError);
}

}  // namespace furitsuke::samples
