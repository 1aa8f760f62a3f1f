// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/posed_frames.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/floor_height.h"
#include "core/operations/cleanup/leg_keys.h"

namespace furitsuke::operations {

namespace {

/// Less is not below the floor: model units.
constexpr double kSunk = 0.005;

/// Time over which a single foot is lifted further than the body.
constexpr Frame kFootBlend = 6;

/// How far the lowest of the bones is below the floor at each frame.
std::vector<double> sunkBody(const OperationInput& in, const eval::Rig& rig, const std::vector<std::size_t>& bones,
                             FrameRange frames, double floor) {
  eval::BoundMotion bound(in.motion, *in.model, rig);
  bound.setPreExtrapolation(in.preExtrapolation);
  std::vector<double> sunk(static_cast<std::size_t>(std::int64_t{frames.last} - frames.first + 1));
  const auto isCanceled = [&in] { return in.control.isCanceled(); };
  eval::forEachPosedFrame(rig, bound, frames.first, sunk.size(), isCanceled,
                          [&](std::size_t at, const eval::RigPose& pose) {
                            double lowest = std::numeric_limits<double>::infinity();
                            for (const std::size_t bone : bones)
                              lowest = std::min(lowest, pose.transforms[bone].position.y);
                            sunk[at] = floor - lowest > kSunk ? floor - lowest : 0;
                          });
  return sunk;
}

/// How far the body has to be lifted at each frame: as far as its lowest bone and each foot without IK need, and as far
/// as all feet with IK need.
std::vector<double> neededLift(std::vector<double> body, const LegMotion& source,
                               const std::vector<std::vector<double>>& feet) {
  for (std::size_t i = 0; i < body.size(); ++i) {
    double ofAll = std::numeric_limits<double>::infinity();
    for (std::size_t leg = 0; leg < feet.size(); ++leg) {
      if (!source.legs[leg][i].hasIk) body[i] = std::max(body[i], feet[leg][i]);
      ofAll = std::min(ofAll, feet[leg][i]);
    }
    body[i] = std::max(body[i], ofAll);
  }
  return body;
}

/// `body`: how far the center is lifted at least; empty without a center, then legs without IK are bent.
LegChanges liftedLegs(const LegMotion& source, const std::vector<std::vector<double>>& feet,
                      const std::vector<double>& body, Frame blend) {
  LegChanges changes;
  changes.lifted = smoothEnvelope(body, blend);
  for (std::size_t leg = 0; leg < feet.size(); ++leg) {
    const auto ofBody = [&](std::size_t i) { return body.empty() ? 0 : changes.lifted[i]; };
    std::vector<double> more(feet[leg].size(), 0.0);
    for (std::size_t i = 0; i < more.size(); ++i) {
      if (source.legs[leg][i].hasIk || body.empty()) more[i] = std::max(0.0, feet[leg][i] - ofBody(i));
    }
    more = smoothEnvelope(more, kFootBlend);
    std::vector<FootChange> foot(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) {
      const double lift = ofBody(i) + more[i];
      if (lift > 0) foot[i] = {{0, lift, 0}, eval::kNoRotation, std::min(1.0, lift)};
    }
    changes.feet.push_back(std::move(foot));
  }
  return changes;
}

/// The frames over which the lift of the chosen ones begins and ends.
FrameRange withBlends(FrameRange chosen, Frame last, Frame blend) {
  const std::int64_t reach = 2 * std::int64_t{std::max(blend, kFootBlend)};
  return {static_cast<Frame>(std::max<std::int64_t>(0, chosen.first - reach)),
          static_cast<Frame>(std::min<std::int64_t>(last, chosen.last + reach))};
}

Result<OperationResult> runLiftToFloor(const OperationInput& in) {
  if (in.model == nullptr) return legModelMissing();
  const OperationArguments& a = in.arguments;
  const eval::Rig rig = eval::makeRig(*in.model);
  const std::vector<Leg> legs = legsOf(*in.model, rig);
  const auto center = centerOf(*in.model, rig, legs);
  if (legs.empty()) return legsMissing();
  const FrameRange chosen = chosenFrames(in);
  if (chosen.isEmpty()) return OperationResult();
  const FrameRange frames = withBlends(chosen, in.motion.frameRange().last, a.frame("jump"));
  // The legs, and the body once more.
  in.control.requireSamples((std::int64_t{frames.last} - frames.first + 1) *
                            static_cast<std::int64_t>(rig.bones.size()));
  const LegMotion source = sampledLegs(in, rig, legs, center, frames);
  if (in.control.isStopped()) return OperationResult();
  const double floor = a.number("floor");
  std::vector<std::vector<double>> feet(legs.size());
  for (std::size_t leg = 0; leg < legs.size(); ++leg) {
    for (std::size_t i = 0; i < source.legs[leg].size(); ++i) {
      const bool isChosen = chosen.contains(frames.first + static_cast<Frame>(i));
      const double sunk = floor - soleHeight(legs[leg], rig, source.legs[leg][i]);
      feet[leg].push_back(isChosen && sunk > kSunk ? sunk : 0);
    }
  }
  std::vector<double> body;
  if (center) {
    body = sunkBody(in, rig, bodyBones(*in.model, rig, legs, *center), frames, floor);
    for (std::size_t i = 0; i < body.size(); ++i) {
      if (!chosen.contains(frames.first + static_cast<Frame>(i))) body[i] = 0;
    }
    body = neededLift(std::move(body), source, feet);
  }
  if (in.control.isStopped()) return OperationResult();
  const LegChanges changes = liftedLegs(source, feet, body, a.frame("jump"));
  return LegKeys(in, rig, legs, center, source, changes).make(a.number("position"), a.number("angle"));
}

}  // namespace

Operation liftToFloorOperation() {
  return {
      .id = "lift-to-floor",
      .text = Core::tr("Lift to Floor"),
      .help = Core::tr(
          "Lift feet and body out of the floor where they are below it. The lift changes slowly, so that jumps keep "
          "their height above the place where they start and end; before and after chosen frames it begins and ends. "
          "Nothing that is above the floor is lowered. Bones and soles count, not clothes and hair."),
      .parameters = {numberParameter("floor", Core::tr("Height of the floor"), "0", Core::tr("model units"),
                                     -kLargestNumber, kLargestNumber),
                     frameParameter("jump", Core::tr("Longest jump that keeps its height"), "30", 1, 600),
                     numberParameter("position",
                                     Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.01",
                                     Core::tr("model units"), 0, 1000),
                     numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"),
                                     "0.2", Core::tr("degrees"), 0, 180)},
      .run = runLiftToFloor};
}

}  // namespace furitsuke::operations
