// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/leg_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// A foot in a contact may drift by this part of the bound of other bones.
constexpr double kHeldPart = 0.2;

/// An ankle or a toe farther from its place does not reach it: model units.
constexpr double kNotReached = 0.01;

/// A leg is turned itself only if that leaves less than this part of the error.
constexpr double kClearlyBetter = 0.5;

/// Smaller changes of the center are no changes.
constexpr double kLeastLift = 1e-6;

/// Whether a leg that the center lifts does what it did before.
bool isCarried(const FootChange& change, double lift) {
  return change.offset == glm::dvec3{0, lift, 0} && change.turn == eval::kNoRotation;
}

/// The world axis about which a knee bends further.
glm::dvec3 kneeAxis(const LegFrame& frame, const glm::dvec3& thigh, const glm::dvec3& shin) {
  const glm::dvec3 across = glm::cross(thigh, shin);
  const double length = glm::length(across);
  constexpr double kStraight = 0.02;  // sine of about one degree
  if (length > kStraight * glm::length(thigh) * glm::length(shin)) return across / length;
  return eval::rotated(frame.thigh.rotation, {-1, 0, 0});
}

}  // namespace

LegKeys::LegKeys(const OperationInput& in, const eval::Rig& rig, const std::vector<Leg>& legs,
                 std::optional<std::size_t> center, const LegMotion& source, const LegChanges& changes)
    : in_(in), rig_(rig), legs_(legs), center_(center), source_(source), changes_(changes), bones_(in) {}

Frame LegKeys::frameAt(std::size_t at) const { return source_.frames.first + static_cast<Frame>(at); }

double LegKeys::liftAt(std::size_t at) const {
  if (changes_.lifted.empty() || std::abs(changes_.lifted[at]) < kLeastLift) return 0;
  return changes_.lifted[at];
}

Result<OperationResult> LegKeys::make(double position, double angle) {
  moveCenter();
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) moveLeg(leg);
  for (const auto& [bone, locals] : locals_) in_.control.requireKeys(static_cast<std::int64_t>(locals.size()));
  if (in_.control.isStopped()) return OperationResult();
  setMoves();
  reachFeet();
  turnAnkles();
  if (const Status reduced = bones_.reduce(position, angle, kHeldPart * position); !reduced) return reduced.error();
  return bones_.take();
}

void LegKeys::moveCenter() {
  if (!center_) return;
  for (std::size_t i = 0; i < source_.centerParent.size(); ++i) {
    const double lift = liftAt(i);
    if (lift == 0) continue;
    const eval::BoneSample own = bones_.sampled(*center_, frameAt(i));
    const glm::dvec3 step = eval::rotatedBack(source_.centerParent[i].rotation, {0, lift, 0});
    locals_[*center_].push_back({frameAt(i), {own.translation + step, own.rotation}});
  }
}

void LegKeys::moveLeg(std::size_t leg) {
  const std::vector<LegFrame>& frames = source_.legs[leg];
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const FootChange& change = changes_.feet[leg][i];
    if (frames[i].hasIk) {
      if (change.weight > 0) {
        locals_[legs_[leg].goal].push_back({frameAt(i), goalMove(legs_[leg], frames[i], change)});
      }
    } else if (!isCarried(change, liftAt(i))) {
      bendLeg(legs_[leg], i, frames[i], change);
    }
  }
}

eval::LocalTransform LegKeys::goalMove(const Leg& leg, const LegFrame& frame, const FootChange& change) const {
  // Where the source does not reach the IK bone, the bone approaches the foot as the weight grows.
  const glm::dvec3 apart = (frame.goal.position - frame.ankle.position) * (1 - change.weight);
  const glm::dvec3 position = frame.ankle.position + change.offset + apart;
  const glm::dquat rotation = frame.hasToeIk ? change.turn * frame.goal.rotation : frame.goal.rotation;
  const RigidTransform& parent = frame.goalParent;
  return {eval::rotatedBack(parent.rotation, position - parent.position) - rig_.bones[leg.goal].offset,
          glm::conjugate(parent.rotation) * rotation};
}

LegKeys::LegTurns LegKeys::bentLeg(const Leg& leg, std::size_t at, const LegFrame& frame,
                                   const FootChange& change) const {
  const glm::dvec3 thigh = frame.knee.position - frame.thigh.position;
  const glm::dvec3 shin = frame.ankle.position - frame.knee.position;
  const glm::dvec3 hip = frame.thigh.position + glm::dvec3{0, liftAt(at), 0};
  const glm::dvec3 way = frame.ankle.position + change.offset - hip;
  const double bend = leg.bendAt(glm::length(way)) - leg.bendAt(glm::length(thigh + shin));
  const glm::dquat further = rotationFromVector(kneeAxis(frame, thigh, shin) * bend);
  const glm::dquat swing = rotationBetween(thigh + eval::rotated(further, shin), way);
  const glm::dquat thighRotation = swing * frame.thigh.rotation;
  const glm::dquat shinRotation = swing * further * frame.knee.rotation;
  return {glm::conjugate(frame.hipsRotation) * thighRotation, glm::conjugate(thighRotation) * shinRotation,
          glm::conjugate(shinRotation) * change.turn * frame.ankle.rotation};
}

void LegKeys::turnBone(std::size_t bone, std::size_t at, const glm::dquat& rotation) {
  const Frame time = frameAt(at);
  locals_[bone].push_back({time, {bones_.sampled(bone, time).translation, rotation}});
}

void LegKeys::bendLeg(const Leg& leg, std::size_t at, const LegFrame& frame, const FootChange& change) {
  const LegTurns turns = bentLeg(leg, at, frame, change);
  turnBone(leg.thigh, at, turns.thigh);
  turnBone(leg.knee, at, turns.knee);
  turnBone(leg.ankle, at, turns.ankle);
}

/// IK does not bring a foot exactly to its bone, and less so if the leg is almost straight. The bone is moved until the
/// foot is where it has to be. Some places are out of its reach: from a straight leg, for example, the solver may bend
/// the knee by more than is needed or not at all. Then the leg itself is turned, so that the solver has nothing to do.
void LegKeys::reachFeet() {
  eval::BoundMotion bound(bones_.motion(), *in_.model, rig_);
  bound.setPreExtrapolation(in_.preExtrapolation);
  eval::RigPose pose(rig_);
  locals_.clear();
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
    const std::vector<LegFrame>& frames = source_.legs[leg];
    ReachingMove before;
    for (std::size_t i = 0; i < frames.size() && !in_.control.isCanceled(); ++i) {
      const FootChange& change = changes_.feet[leg][i];
      if (!frames[i].hasIk || (change.weight == 0 && liftAt(i) == 0)) {
        before = {};
        continue;
      }
      before = reach(bound, leg, i, before, pose);
      locals_[legs_[leg].goal].push_back({frameAt(i), before.move});
    }
  }
  setMoves();
}

LegKeys::ReachingMove LegKeys::reach(const eval::BoundMotion& bound, std::size_t leg, std::size_t at,
                                     const ReachingMove& before, eval::RigPose& pose) {
  // A foot that is held stays exactly where it is only if its IK bone does: there are many places of the bone for which
  // the solver stops near enough to the foot's place, each with another remainder.
  ReachingMove reaching = reachingMove(bound, leg, at, before.ahead, {}, pose);
  if (reaching.error > kNotReached && before.ahead != glm::dvec3{0, 0, 0}) {
    const ReachingMove anew = reachingMove(bound, leg, at, {0, 0, 0}, {}, pose);
    if (anew.error < reaching.error) reaching = anew;
  }
  if (reaching.error <= kNotReached) return reaching;
  const LegTurns turns = bentLeg(legs_[leg], at, source_.legs[leg][at], changes_.feet[leg][at]);
  const ReachingMove bent = reachingMove(bound, leg, at, {0, 0, 0}, turns, pose);
  if (bent.error < kClearlyBetter * reaching.error) {
    reaching = bent;
    turnBone(legs_[leg].thigh, at, turns.thigh);
    turnBone(legs_[leg].knee, at, turns.knee);
  }
  if (reaching.error > kNotReached) reaching.ahead = {0, 0, 0};
  return reaching;
}

LegKeys::ReachingMove LegKeys::reachingMove(const eval::BoundMotion& bound, std::size_t legIndex, std::size_t at,
                                            const glm::dvec3& ahead, const std::optional<LegTurns>& turns,
                                            eval::RigPose& pose) const {
  // Smaller steps if larger ones go to and fro, then larger ones if the solver hardly follows.
  constexpr std::array kParts{1.0, 0.5, 2.0};
  constexpr int kRoundsOfPart = 8;
  constexpr int kRounds = kRoundsOfPart * static_cast<int>(kParts.size());
  constexpr double kNearEnough = 3e-4;  // model units
  const Leg& leg = legs_[legIndex];
  const LegFrame& frame = source_.legs[legIndex][at];
  const FootChange& change = changes_.feet[legIndex][at];
  const glm::dvec3 wanted = frame.ankle.position + change.offset;
  const glm::dvec3 wantedToe = eval::rotated(change.turn, frame.toe - frame.ankle.position);
  const glm::dquat& parent = frame.goalParent.rotation;
  bound.sample(frameAt(at), pose);
  eval::LocalTransform local = pose.locals[leg.goal];
  const glm::dvec3 start = local.translation;
  local.translation += eval::rotatedBack(parent, ahead);
  ReachingMove best{local, std::numeric_limits<double>::infinity(), ahead};
  for (int round = 0; round < kRounds; ++round) {
    bound.sample(frameAt(at), pose);
    pose.locals[leg.goal] = local;
    if (turns) pose.locals[leg.thigh].rotation = turns->thigh;
    if (turns) pose.locals[leg.knee].rotation = turns->knee;
    eval::applyMorphs(rig_, pose);
    eval::poseBones(rig_, pose);
    const glm::dvec3 ankle = pose.transforms[leg.ankle].position;
    const glm::dvec3 toe = pose.transforms[leg.toe].position - ankle;
    const double distance = glm::distance(wanted, ankle);
    const double error = std::max(distance, frame.hasToeIk ? glm::distance(wantedToe, toe) : 0);
    if (error < best.error) best = {local, error, eval::rotated(parent, local.translation - start)};
    if (error < kNearEnough) break;
    const double part = kParts[static_cast<std::size_t>(round / kRoundsOfPart)];
    if (distance >= kNearEnough) local.translation += eval::rotatedBack(parent, wanted - ankle) * part;
    if (frame.hasToeIk) {
      const glm::dquat swing = eval::scaledRotation(rotationBetween(toe, wantedToe), part);
      local.rotation = glm::normalize(glm::conjugate(parent) * swing * parent * local.rotation);
    }
  }
  return best;
}

/// The feet of legs with foot IK, and without toe IK unless their roll is held, whose shins are known only after IK is
/// solved.
void LegKeys::turnAnkles() {
  Moves ankles;
  eval::BoundMotion bound(bones_.motion(), *in_.model, rig_);
  bound.setPreExtrapolation(in_.preExtrapolation);
  eval::RigPose pose(rig_);
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
    const std::vector<LegFrame>& frames = source_.legs[leg];
    for (std::size_t i = 0; i < frames.size() && !in_.control.isCanceled(); ++i) {
      const FootChange& change = changes_.feet[leg][i];
      const bool isTurned = frames[i].hasToeIk && !changes_.holdsRoll;
      if (!frames[i].hasIk || isTurned || (change.weight == 0 && liftAt(i) == 0)) continue;
      eval::evaluatePose(rig_, bound, frameAt(i), pose);
      const glm::dquat rotation = change.turn * frames[i].ankle.rotation;
      ankles[legs_[leg].ankle].push_back({frameAt(i),
                                          {pose.locals[legs_[leg].ankle].translation,
                                           glm::conjugate(pose.transforms[legs_[leg].knee].rotation) * rotation}});
    }
  }
  locals_ = std::move(ankles);
  setMoves();
}

void LegKeys::setMoves() {
  for (const auto& [bone, locals] : locals_) bones_.set(bone, locals);
}

}  // namespace furitsuke::operations
