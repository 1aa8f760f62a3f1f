// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/ik_hinge.h"
#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rotation_math.h"

// Cyclic coordinate descent by the rules of the Direct3D routine that is believed to be MMD's own, of babylon-mmd and
// of a C# runtime, which agree: the step limit grows along the chain, links with one axis rotate about it in the first
// half of the iterations and limits reflect there (ik_limits.cpp), and the start is the keyed pose. saba and mmd-anim,
// which have a common origin, use the plain unit angle and another decomposition order; their remaining distance to the
// goal is larger on nearly all models. In double precision: acos near 1 resolves only 3.5e-4 rad in single, more than
// the differences between producers.
//
// Every step of a chain waits for the one before it, so that a processor is mostly idle. Two legs are therefore solved
// at once, in the two halves of a DoublePair (rig_schedule.cpp finds the pairs), until one of them is finished.
namespace furitsuke::eval {

namespace {

constexpr double kReached = 1e-8;  ///< squared distance, model units
constexpr double kAligned = 1e-8;  ///< squared sine of the angle between the end and the goal, seen from a link

/// How far the solution of one chain is.
struct IkProgress {
  int round = 0;        ///< the next one
  int seenRound = 0;    ///< when IkJoint::seen was stored
  bool turned = false;  ///< whether any link was rotated
  bool isFinished = false;
};

/// The state of one chain while it is solved, or of two chains of equal shape.
template <class Real>
class ChainSolver {
 public:
  static constexpr std::size_t kLanes = Lanes<Real>::kCount;
  using Chains = std::array<const RigIkChain*, kLanes>;

  ChainSolver(const Rig& rig, const Chains& chains, RigPose& pose, std::span<IkJoint<Real>> joints);
  /// Continues with one lane of another solver.
  template <class Other>
  ChainSolver(const ChainSolver<Other>& other, std::size_t lane, std::span<IkJoint<Real>> joints);

  /// Iterates until a chain is finished.
  void solve(StepsBeside& beside);
  [[nodiscard]] bool isFinished(std::size_t lane) const { return progress_[lane].isFinished; }
  /// Whether any link was rotated.
  [[nodiscard]] bool hasTurned(std::size_t lane) const { return progress_[lane].turned; }
  void storeTurns(std::size_t lane, RigPose& pose) const;

 private:
  template <class Other>
  friend class ChainSolver;
  using Mask = typename Lanes<Real>::Mask;
  using Vector = LaneVector<Real>;
  using Turn = LaneQuat<Real>;
  /// A rotation about an axis: the cosine of its half, and the factor that makes the axis its vector part.
  struct Step {
    Real halfCosine, scale;
  };

  [[nodiscard]] Mask isReached(const Vector& end) const {
    const Vector rest = end - goal_;
    return dot(rest, rest) < Real(kReached);
  }
  [[nodiscard]] Vector moveFrom(std::size_t first, const Turn& turn);
  [[nodiscard]] Step stepOf(std::size_t link, Real along, Real lengths, Real acrossSquare, Mask turns) const;
  void limit(std::size_t link, Turn& turn, Mask isFirstHalf) const;
  Mask turnLink(std::size_t link, Mask isFirstHalf, Vector& end);
  [[nodiscard]] bool isAnyFinished() const {
    return std::ranges::any_of(progress_, [](const IkProgress& lane) { return lane.isFinished; });
  }
  [[nodiscard]] Mask looksAsSeen() const;
  void skipRepetitions();

  Chains chains_;
  std::span<IkJoint<Real>> joints_;
  Vector goal_;
  Turn baseRotation_;
  Vector basePosition_;
  std::array<IkProgress, kLanes> progress_{};
};

template <class Real>
ChainSolver<Real>::ChainSolver(const Rig& rig, const Chains& chains, RigPose& pose, std::span<IkJoint<Real>> joints)
    : chains_(chains), joints_(joints.first(chains[0]->path.size())) {
  for (const RigIkChain* chain : chains_) {
    for (const RigIkLink& link : chain->links) pose.ikTurns[link.turn] = kNoRotation;
  }
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    std::array<LocalTransform, kLanes> moves;
    std::array<glm::dquat, kLanes> turns;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      const auto bone = static_cast<std::size_t>(chains_[lane]->path[i]);
      moves[lane] = moveWithAppend(rig, pose, bone);
      // Another chain may have rotated a bone between the links, which does not affect this one.
      const std::int32_t turn = rig.bones[bone].turn;
      turns[lane] = turn == model::kNoIndex ? moves[lane].rotation
                                            : pose.ikTurns[static_cast<std::size_t>(turn)] * moves[lane].rotation;
      moves[lane].translation = rig.bones[bone].offset + moves[lane].translation;
    }
    IkJoint<Real>& joint = joints_[i];
    joint.keyed = gatheredQuat<Real>([&](std::size_t lane) -> const glm::dquat& { return moves[lane].rotation; });
    joint.turn = joint.seen = gatheredQuat<Real>([&](std::size_t lane) -> const glm::dquat& { return turns[lane]; });
    joint.offset = gatheredVector<Real>([&](std::size_t lane) -> const glm::dvec3& { return moves[lane].translation; });
  }
  const RigidTransform origin;
  const auto transformOf = [&](model::BoneIndex bone) -> const RigidTransform& {
    return bone == model::kNoIndex ? origin : pose.transforms[static_cast<std::size_t>(bone)];
  };
  goal_ = gatheredVector<Real>([&](std::size_t lane) { return transformOf(chains_[lane]->goal).position; });
  baseRotation_ = gatheredQuat<Real>([&](std::size_t lane) { return transformOf(chains_[lane]->base).rotation; });
  const Vector base = gatheredVector<Real>([&](std::size_t lane) { return transformOf(chains_[lane]->base).position; });
  joints_[0].position = base + rotated(baseRotation_, joints_[0].offset);
  const Mask reached = isReached(moveFrom(0, joints_[0].turn));
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    progress_[lane].isFinished = isSet(reached, lane) || chains_[lane]->iterations == 0;
  }
}

template <class Real>
template <class Other>
ChainSolver<Real>::ChainSolver(const ChainSolver<Other>& other, std::size_t lane, std::span<IkJoint<Real>> joints)
    : chains_{other.chains_[lane]},
      joints_(joints.first(other.joints_.size())),
      goal_(laneOf(other.goal_, lane)),
      baseRotation_(laneOf(other.baseRotation_, lane)),
      progress_{other.progress_[lane]} {
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const IkJoint<Other>& from = other.joints_[i];
    joints_[i] = {laneOf(from.keyed, lane),  laneOf(from.turn, lane),     laneOf(from.seen, lane),
                  laneOf(from.offset, lane), laneOf(from.rotation, lane), laneOf(from.position, lane)};
  }
}

/// Updates the joint after the rotation `turn`, and all joints below it. Its position does not change. The rotation of
/// the end is not needed. Returns the position of the end.
template <class Real>
[[gnu::always_inline]] inline LaneVector<Real> ChainSolver<Real>::moveFrom(std::size_t first, const Turn& turn) {
  IkJoint<Real>* joint = &joints_[first];
  IkJoint<Real>* const last = &joints_.back();
  Turn above = (first == 0 ? baseRotation_ : joint[-1].rotation) * turn;
  Vector position = joint->position;
  while (joint != last) {
    joint->rotation = above;
    ++joint;
    position = position + rotated(above, joint->offset);
    joint->position = position;
    above = above * joint->turn;
  }
  return position;
}

/// The shortest rotation from a to b is the normalized (|a||b| + a.b, a x b): it needs no angle and is exact for small
/// angles. Only near 180 degrees the first part loses digits.
template <class Real>
inline typename ChainSolver<Real>::Step ChainSolver<Real>::stepOf(std::size_t link, Real along, Real lengths,
                                                                  Real acrossSquare, Mask turns) const {
  const auto cap = [&](double RigIkLink::*value) {
    return gathered<Real>([&](std::size_t lane) { return chains_[lane]->links[link].*value; });
  };
  const Mask isCapped = along < cap(&RigIkLink::capCos) * lengths;
  if (all(isCapped | !turns))
    return {cap(&RigIkLink::capHalfCos), cap(&RigIkLink::capHalfSin) / squareRoot(acrossSquare)};
  constexpr double kNearHalfTurn = -0.9;
  const Mask isOrdinary = (!isCapped) & (along > Real(kNearHalfTurn) * lengths);
  const Real sum = lengths + along;
  const Real scale = Real(1) / squareRoot(Real(2) * lengths * sum);
  const Step ordinary{sum * scale, scale};
  if (all(isOrdinary | !turns)) return ordinary;
  const Real halfSine = squareRoot((lengths - along) / (Real(2) * lengths));
  const Real across = squareRoot(acrossSquare);
  return {select(isCapped, cap(&RigIkLink::capHalfCos),
                 select(isOrdinary, ordinary.halfCosine, across / (Real(2) * lengths * halfSine))),
          select(isCapped, cap(&RigIkLink::capHalfSin), select(isOrdinary, ordinary.scale, halfSine)) /
              select(isOrdinary, Real(1), across)};
}

template <class Real>
[[gnu::always_inline]] inline void ChainSolver<Real>::limit(std::size_t link, Turn& turn, Mask isFirstHalf) const {
  const auto limitsOf = [&](std::size_t lane) -> const LinkLimits& {
    return chains_[lane]->limits[static_cast<std::size_t>(chains_[lane]->links[link].limits)];
  };
  Mask isOpen = !Mask{};
  if (limitsOf(0).hinge() != nullptr) {
    LaneHinges<Real> hinges;
    for (std::size_t lane = 0; lane < kLanes; ++lane) hinges[lane] = limitsOf(lane).hinge();
    isOpen = limitToHinge<Real>(hinges, turn, isFirstHalf);
    if (!any(isOpen)) return;
  }
  std::array<glm::dquat, kLanes> turns;
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    turns[lane] = toGlm(laneOf(turn, lane));
    if (isSet(isOpen, lane)) limitsOf(lane).apply(turns[lane], isSet(isFirstHalf, lane));
  }
  turn = gatheredQuat<Real>([&](std::size_t lane) -> const glm::dquat& { return turns[lane]; });
}

template <class Real>
[[gnu::always_inline]] inline typename ChainSolver<Real>::Mask ChainSolver<Real>::turnLink(std::size_t link,
                                                                                           Mask isFirstHalf,
                                                                                           Vector& end) {
  const RigIkLink& shape = chains_[0]->links[link];
  IkJoint<Real>& joint = joints_[shape.joint];
  const Vector toEnd = joint.position - end;
  const Vector toGoal = joint.position - goal_;
  const Real square = dot(toEnd, toEnd) * dot(toGoal, toGoal);
  const Vector across = cross(toEnd, toGoal);
  const Real acrossSquare = dot(across, across);
  const Mask turns = (acrossSquare >= Real(kAligned) * square) & (acrossSquare > Real(0));
  if (!any(turns)) return turns;
  const Turn& parent = shape.joint == 0 ? baseRotation_ : joints_[shape.joint - 1].rotation;
  const Vector axis = rotated(conjugate(parent), across);
  const Step step = stepOf(link, dot(toEnd, toGoal), squareRoot(square), acrossSquare, turns);
  Vector turned = axis * step.scale;
  const LinkLimits* limits =
      shape.limits == model::kNoIndex ? nullptr : &chains_[0]->limits[static_cast<std::size_t>(shape.limits)];
  if (limits != nullptr && limits->onlyAxis() != model::kNoIndex && any(isFirstHalf)) {
    const int only = limits->onlyAxis();
    const Real halfSine = squareRoot(acrossSquare) * step.scale;
    const Real side = negatedWhere(!(axis.along(only) >= Real(0)), halfSine);
    const Vector about{only == 0 ? side : Real(0), only == 1 ? side : Real(0), only == 2 ? side : Real(0)};
    turned = all(isFirstHalf) ? about : select(isFirstHalf, about, turned);
  }
  Turn turn = Turn{step.halfCosine, turned.x, turned.y, turned.z} * joint.turn;
  if (limits != nullptr) limit(link, turn, isFirstHalf);
  if (!all(turns)) turn = select(turns, turn, joint.turn);
  joint.turn = turn;
  end = moveFrom(shape.joint, turn);
  return turns;
}

template <class Real>
void ChainSolver<Real>::solve(StepsBeside& beside) {
  Vector end = joints_.back().position;
  while (!isAnyFinished()) {
    std::array<bool, kLanes> firstHalf;
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      firstHalf[lane] = progress_[lane].round < chains_[lane]->iterations / 2;
    Mask isFirstHalf;
    if constexpr (kLanes == 1) {
      isFirstHalf = firstHalf[0];
    } else {
      isFirstHalf = Mask(firstHalf[0], firstHalf[1]);
    }
    Mask turned{};
    for (std::size_t link = 0; link < chains_[0]->links.size(); ++link) {
      turned = turned | turnLink(link, isFirstHalf, end);
      beside.runOne();
    }
    // If no link rotated in this round, none will in the next: their inputs are unchanged.
    const Mask ends = isReached(end) | !turned;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      IkProgress& progress = progress_[lane];
      progress.turned = progress.turned || isSet(turned, lane);
      ++progress.round;
      progress.isFinished = isSet(ends, lane) || progress.round >= chains_[lane]->iterations;
    }
    skipRepetitions();
  }
}

/// Where every link of a chain has the same bits as when they were last stored.
template <class Real>
inline typename ChainSolver<Real>::Mask ChainSolver<Real>::looksAsSeen() const {
  Mask same = !Mask{};
  for (const RigIkLink& link : chains_[0]->links) {
    const IkJoint<Real>& joint = joints_[link.joint];
    same = same & equalBits(joint.turn.w, joint.seen.w) & equalBits(joint.turn.x, joint.seen.x) &
           equalBits(joint.turn.y, joint.seen.y) & equalBits(joint.turn.z, joint.seen.z);
    if (!any(same)) break;
  }
  return same;
}

/// A chain that cannot reach its goal often ends in a cycle of one or two rounds. A round depends on nothing but the
/// rotations before it and the half that it is in, so whole cycles can be left out.
template <class Real>
void ChainSolver<Real>::skipRepetitions() {
  constexpr int kLongestCycle = 4;
  const Mask same = looksAsSeen();
  bool renews = progress_[0].round - progress_[0].seenRound >= kLongestCycle;
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    IkProgress& progress = progress_[lane];
    const int half = chains_[lane]->iterations / 2;
    if (!isSet(same, lane) || progress.isFinished || (progress.seenRound < half) != (progress.round < half)) continue;
    const int left = (progress.round < half ? half : chains_[lane]->iterations) - progress.round;
    const int skipped = left - left % (progress.round - progress.seenRound);
    progress.round += skipped;
    progress.isFinished = progress.round >= chains_[lane]->iterations;
    renews = renews || skipped > 0;
  }
  if (!renews) return;
  for (const RigIkLink& link : chains_[0]->links) joints_[link.joint].seen = joints_[link.joint].turn;
  for (IkProgress& progress : progress_) progress.seenRound = progress.round;
}

template <class Real>
void ChainSolver<Real>::storeTurns(std::size_t lane, RigPose& pose) const {
  for (const RigIkLink& link : chains_[lane]->links) {
    const IkJoint<Real>& joint = joints_[link.joint];
    const auto turn = unit(laneOf(joint.turn, lane) * conjugate(laneOf(joint.keyed, lane)));
    pose.ikTurns[link.turn] = toGlm(turn);
  }
}

/// Stores the rotations of a finished chain and applies them.
template <class Real>
void finishChain(const Rig& rig, const RigIkChain& chain, const ChainSolver<Real>& solver, std::size_t lane,
                 RigPose& pose) {
  if (solver.hasTurned(lane)) solver.storeTurns(lane, pose);
  // A chain that shares links resets them to their keys even if it does not rotate them: the later chain takes
  // precedence.
  if (!solver.hasTurned(lane) && !chain.sharesLinks) return;
  for (const model::BoneIndex bone : chain.followers) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

}  // namespace

void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose, StepsBeside& beside) {
  if (chain.links.empty()) return beside.runRest();
  ChainSolver<double> solver(rig, {&chain}, pose, pose.joints);
  solver.solve(beside);
  beside.runRest();
  finishChain(rig, chain, solver, 0, pose);
}

void solveChains(const Rig& rig, const std::array<const RigIkChain*, 2>& chains, RigPose& pose, StepsBeside& beside) {
  ChainSolver<DoublePair> both(rig, chains, pose, pose.pairedJoints);
  both.solve(beside);
  for (std::size_t lane = 0; lane < chains.size(); ++lane) {
    if (both.isFinished(lane)) continue;
    ChainSolver<double> rest(both, lane, pose.joints);
    rest.solve(beside);
    beside.runRest();
    finishChain(rig, *chains[1 - lane], both, 1 - lane, pose);
    finishChain(rig, *chains[lane], rest, 0, pose);
    return;
  }
  beside.runRest();
  for (std::size_t lane = 0; lane < chains.size(); ++lane) finishChain(rig, *chains[lane], both, lane, pose);
}

}  // namespace furitsuke::eval
