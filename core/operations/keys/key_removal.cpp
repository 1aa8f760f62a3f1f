// SPDX-License-Identifier: MIT
#include "core/operations/keys/key_removal.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numbers>
#include <optional>
#include <queue>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::operations {

namespace {

using motion::BoneKey;
using motion::MorphKey;

constexpr std::size_t kNoNode = static_cast<std::size_t>(-1);

/// A key in the list of the remaining ones. Windows run at the same time, so each writes only to nodes within it.
struct RemovalNode {
  Frame frame = 0;
  std::size_t key = 0;  ///< in the track before the reduction
  bool isFixed = false;
  std::size_t previous = kNoNode;
  std::size_t next = kNoNode;
  int version = 0;  ///< counts changes of the neighbors
  bool isRemoved = false;
};

using RemovalNodes = std::vector<RemovalNode>;

/// A key that might be removed, and, of a bone, its successor with the curves that replace it.
struct RemovalCandidate {
  double cost = 0;        ///< the largest error that the curves leave, in units of the tolerance
  std::size_t track = 0;  ///< bones first, then morphs
  std::size_t node = 0;
  int version = 0;
  BoneKey joined;

  /// The cheapest is the first in a queue.
  friend bool operator<(const RemovalCandidate& a, const RemovalCandidate& b) {
    if (a.cost != b.cost) return a.cost > b.cost;
    return a.track != b.track ? a.track > b.track : a.node > b.node;
  }
};

/// A whole or half frame: where the bones should be, and what moves them now.
struct RemovalInstant {
  double time = 0;
  std::vector<RigidTransform> before;
  std::vector<eval::LocalTransform> locals;
  std::vector<double> weights;
  std::vector<std::uint8_t> ikEnabled;
  std::vector<RigidTransform> now;
  std::vector<double> squares;  ///< of the error of each bone now, as a multiple of the bounds
  double error = 0;             ///< the largest one
};

/// The spans of a removed key at one time.
struct RemovalMove {
  std::size_t instant = 0;
  eval::LocalTransform move;  ///< of a bone
  double weight = 0;          ///< of a morph
  double expected = 0;        ///< the largest first: a pose that is too far off ends the attempt
  double error = 0;
};

BoneTolerance positiveTolerance(const BoneTolerance& tolerance) {
  constexpr double kLeast = 1e-12;
  return {std::max(tolerance.position, kLeast), std::max(tolerance.angle, kLeast)};
}

MorphTolerance positiveTolerance(const MorphTolerance& tolerance) {
  constexpr double kLeast = 1e-12;
  return {std::max(tolerance.weight, kLeast), std::max(tolerance.pose, kLeast)};
}

/// What all windows of a pass share.
struct RemovalPass {
  const eval::Rig& rig;
  const eval::BoundMotion& before;
  const eval::BoundMotion& after;
  const RecordedFrames& recorded;
  const RemovalBounds& bounds;
  const PlantedFeet& feet;
  const PoseCheck& check;
  RemovalTracks& tracks;
  std::vector<RemovalNodes>& nodes;  ///< of bones, then of morphs
  const PoseFollowers& followers;
  OperationControl& control;
};

/// One window of time: removes keys whose neighbors are both in it.
class RemovalWindow {
 public:
  /// `border`: only keys whose neighbors are on both sides of this frame are tried, and those around a removed one.
  RemovalWindow(const RemovalPass& pass, FrameRange frames, std::optional<Frame> border);
  /// `onAttempt()` is called for each fit and each pose.
  template <class OnAttempt>
  void run(const OnAttempt& onAttempt);

 private:
  template <class OnAttempt>
  void start(const OnAttempt& onAttempt);
  void propose(std::size_t track, std::size_t node);
  /// The largest error without the keys between two others, in units of the tolerance; nothing if it is rejected.
  [[nodiscard]] std::optional<double> costOf(std::size_t track, std::size_t first, std::size_t last, BoneKey& joined);
  [[nodiscard]] bool isRemovable(const RemovalCandidate& candidate);
  void collectMoves(const RemovalCandidate& candidate);
  void collectBoneMoves(const RemovalCandidate& candidate);
  void collectWeights(const RemovalCandidate& candidate);
  /// Calls f(instant) for the times between two frames at which poses are compared.
  template <class F>
  void forEachInstant(Frame first, Frame last, const F& f) const;
  /// The error with one of the moves in the pose; ends at one above `limit`.
  [[nodiscard]] double errorWith(const RemovalMove& move, const RemovalCandidate& candidate,
                                 const std::vector<model::BoneIndex>& followers, double limit);
  void remove(const RemovalCandidate& candidate);
  RemovalInstant& instantAt(std::size_t i);
  /// That of the poses now, if they were needed before: to pose all bones takes longer than most attempts.
  [[nodiscard]] double knownError(std::size_t i) const { return instants_[i] ? instants_[i]->error : 0; }
  [[nodiscard]] double poseError(const RemovalInstant& instant, double limit);
  /// The same where a bone moves only its followers, which are set in `isFollower_`.
  [[nodiscard]] double followersError(const RemovalInstant& instant, const std::vector<model::BoneIndex>& followers,
                                      double limit);
  [[nodiscard]] double squareOf(const RemovalInstant& instant, std::size_t bone) const;
  [[nodiscard]] double footSquareOf(const RemovalInstant& instant, std::size_t ankle) const;
  /// The index of a morph among those of the tracks, if the track is one.
  [[nodiscard]] std::optional<std::size_t> morphOf(std::size_t track) const {
    const std::size_t bones = pass_.tracks.bones.size();
    return track < bones ? std::nullopt : std::optional(track - bones);
  }
  [[nodiscard]] const std::vector<model::BoneIndex>& followersOf(std::size_t track) const;
  void keepResult(const std::vector<model::BoneIndex>& followers);
  [[nodiscard]] double timeOf(std::size_t instant) const { return frames_.first + 0.5 * static_cast<double>(instant); }
  [[nodiscard]] const glm::dvec3* axisOf(std::size_t track) const {
    const auto& axis = pass_.rig.fixedAxes[pass_.tracks.bones[track].part];
    return axis ? &*axis : nullptr;
  }

  /// A margin for the bounds, so that rounding does not exceed them.
  static constexpr double kLimit = 0.9999;

  const RemovalPass& pass_;
  FrameRange frames_;
  std::optional<Frame> border_;
  double distanceScale_;
  std::vector<double> sineScales_;  ///< of each bone
  eval::RigPose pose_;
  std::vector<BoneSpans> spans_;
  std::vector<MorphSpans> morphSpans_;
  std::vector<std::unique_ptr<RemovalInstant>> instants_;
  std::priority_queue<RemovalCandidate> queue_;
  std::vector<RemovalMove> moves_;
  std::vector<double> squares_;                ///< of the pose
  std::vector<double> isOther_;                ///< by bone: 0 for followers, 1 for others
  std::vector<RigidTransform> newTransforms_;  ///< of all followers, or of all bones, for each of the moves
  std::vector<double> newSquares_;             ///< the same
};

RemovalWindow::RemovalWindow(const RemovalPass& pass, FrameRange frames, std::optional<Frame> border)
    : pass_(pass),
      frames_(frames),
      border_(border),
      distanceScale_(1 / (pass.bounds.pose.distance * pass.bounds.pose.distance)),
      pose_(pass.rig),
      instants_(2 * (static_cast<std::size_t>(frames.last - frames.first) + 1)),
      squares_(pass.rig.bones.size()),
      isOther_(pass.rig.bones.size(), 1.0) {
  for (const double degrees : pass.bounds.pose.degrees) {
    const double sine = std::sin(std::min(90.0, 0.5 * degrees) * std::numbers::pi / 180);
    sineScales_.push_back(1 / (sine * sine));
  }
  spans_.reserve(pass.tracks.bones.size());
  for (const auto& track : pass.tracks.bones) spans_.emplace_back(*track.track, positiveTolerance(track.tolerance));
  morphSpans_.reserve(pass.tracks.morphs.size());
  for (const auto& track : pass.tracks.morphs)
    morphSpans_.emplace_back(*track.track, positiveTolerance(track.tolerance).weight);
}

template <class OnAttempt>
void RemovalWindow::start(const OnAttempt& onAttempt) {
  for (std::size_t track = 0; track < pass_.nodes.size(); ++track) {
    const RemovalNodes& nodes = pass_.nodes[track];
    const auto first = std::lower_bound(nodes.begin(), nodes.end(), frames_.first,
                                        [](const RemovalNode& node, Frame frame) { return node.frame < frame; });
    for (auto node = first; node != nodes.end() && node->frame <= frames_.last; ++node) {
      if (pass_.control.isCanceled()) return;
      if (border_ && (node->isRemoved || node->previous == kNoNode || node->next == kNoNode ||
                      nodes[node->previous].frame >= *border_ || nodes[node->next].frame < *border_)) {
        continue;
      }
      propose(track, static_cast<std::size_t>(node - nodes.begin()));
      onAttempt();
    }
  }
}

void RemovalWindow::propose(std::size_t track, std::size_t node) {
  const RemovalNodes& nodes = pass_.nodes[track];
  const RemovalNode& own = nodes[node];
  if (own.isRemoved || own.isFixed || own.previous == kNoNode || own.next == kNoNode) return;
  if (nodes[own.previous].frame < frames_.first || nodes[own.next].frame > frames_.last) return;
  RemovalCandidate candidate{0, track, node, own.version, {}};
  const auto cost = costOf(track, nodes[own.previous].key, nodes[own.next].key, candidate.joined);
  if (!cost) return;
  candidate.cost = *cost;
  queue_.push(candidate);
}

std::optional<double> RemovalWindow::costOf(std::size_t track, std::size_t first, std::size_t last, BoneKey& joined) {
  // Errors of the pose may be much smaller than that of a bone.
  const SpanSearch search{.scale = 1, .acceptBelow = 0.05, .rejectAbove = pass_.bounds.rejectAbove};
  const std::optional<std::size_t> morph = morphOf(track);
  if (!morph) {
    spans_[track].load(first, last);
    return spans_[track].fit(first, last, search, joined);
  }
  const double ofWeight = morphSpans_[*morph].errorWithout(first, last);
  const MorphTolerance tolerance = positiveTolerance(pass_.tracks.morphs[*morph].tolerance);
  const double cost = ofWeight * tolerance.weight / tolerance.pose;
  return ofWeight <= kLimit && cost <= search.rejectAbove ? std::optional(cost) : std::nullopt;
}

RemovalInstant& RemovalWindow::instantAt(std::size_t i) {
  std::unique_ptr<RemovalInstant>& instant = instants_[i];
  if (instant) return *instant;
  instant = std::make_unique<RemovalInstant>();
  instant->time = timeOf(i);
  if (const auto* kept = pass_.check.transformsBefore(frames_.first + static_cast<Frame>(i / 2), i % 2 == 1)) {
    instant->before = *kept;
  } else {
    eval::evaluatePose(pass_.rig, pass_.before, timeOf(i), pose_);
    instant->before = pose_.transforms;
  }
  // Nothing of this window has changed here yet: a removal creates all instants that it changes.
  pass_.after.sample(timeOf(i), pose_);
  instant->locals = pose_.locals;
  instant->weights = pose_.keyedWeights;
  instant->ikEnabled = pose_.ikEnabled;
  instant->error = poseError(*instant, INFINITY);
  instant->now = pose_.transforms;
  instant->squares = squares_;
  return *instant;
}

/// The largest error of the moves that are in the pose; ends at one above `limit`.
double RemovalWindow::poseError(const RemovalInstant& instant, double limit) {
  if (!pass_.rig.morphs.boneOffsets.empty()) {
    pose_.keyedWeights = instant.weights;
    eval::applyMorphs(pass_.rig, pose_);
  }
  pose_.ikEnabled = instant.ikEnabled;
  eval::poseBones(pass_.rig, pose_);
  double square = 0;
  for (std::size_t i = 0; i < instant.before.size() && square <= limit * limit; ++i) {
    squares_[i] = squareOf(instant, i);
    square = std::max(square, squares_[i]);
  }
  pass_.feet.forEachAt(instant.time, [&](std::size_t ankle) {
    squares_[ankle] = std::max(squares_[ankle], footSquareOf(instant, ankle));
    square = std::max(square, squares_[ankle]);
  });
  return std::sqrt(square);
}

double RemovalWindow::squareOf(const RemovalInstant& instant, std::size_t bone) const {
  const RigidTransform& a = instant.before[bone];
  const RigidTransform& b = pose_.transforms[bone];
  const glm::dvec3 apart = a.position - b.position;
  const glm::dvec3 turn = eval::vectorPart(glm::conjugate(a.rotation) * b.rotation);
  return std::max(glm::dot(apart, apart) * distanceScale_, glm::dot(turn, turn) * sineScales_[bone]);
}

double RemovalWindow::footSquareOf(const RemovalInstant& instant, std::size_t ankle) const {
  const glm::dvec3 apart = instant.before[ankle].position - pose_.transforms[ankle].position;
  return glm::dot(apart, apart) / (pass_.feet.bound() * pass_.feet.bound());
}

double RemovalWindow::followersError(const RemovalInstant& instant, const std::vector<model::BoneIndex>& followers,
                                     double limit) {
  const model::BoneIndex parent = pass_.rig.bones[static_cast<std::size_t>(followers.front())].parent;
  if (parent != model::kNoIndex) {
    pose_.transforms[static_cast<std::size_t>(parent)] = instant.now[static_cast<std::size_t>(parent)];
  }
  double square = 0;
  for (const model::BoneIndex follower : followers) {
    const auto bone = static_cast<std::size_t>(follower);
    eval::poseBone(pass_.rig, pose_, bone);
    squares_[bone] = squareOf(instant, bone);
    square = std::max(square, squares_[bone]);
    if (square > limit * limit) return std::sqrt(square);
  }
  for (std::size_t i = 0; i < isOther_.size(); ++i) square = std::max(square, instant.squares[i] * isOther_[i]);
  pass_.feet.forEachAt(instant.time, [&](std::size_t ankle) {
    if (isOther_[ankle] != 0) return;
    squares_[ankle] = std::max(squares_[ankle], footSquareOf(instant, ankle));
    square = std::max(square, squares_[ankle]);
  });
  return std::sqrt(square);
}

template <class F>
void RemovalWindow::forEachInstant(Frame first, Frame last, const F& f) const {
  for (Frame frame = first; frame < last; ++frame) {
    const auto instant = 2 * static_cast<std::size_t>(frame - frames_.first);
    if (frame > first) f(instant);
    if (pass_.recorded.hasHalf(frame)) f(instant + 1);
  }
}

/// Those of the track now around a key, with the key.
template <class Value>
motion::Track<Value> keysAround(const RemovalTrack<Value>& track, const RemovalNodes& nodes, std::size_t node) {
  motion::Keys<Value> keys;
  keys.reserve(3);
  for (const std::size_t each : {nodes[node].previous, node, nodes[node].next}) {
    keys.append(nodes[each].frame, track.keys[each].value);
  }
  return motion::Track<Value>(std::move(keys));
}

void RemovalWindow::collectBoneMoves(const RemovalCandidate& candidate) {
  const RemovalTrack<BoneKey>& track = pass_.tracks.bones[candidate.track];
  const RemovalNodes& nodes = pass_.nodes[candidate.track];
  const RemovalNode& own = nodes[candidate.node];
  const Frame first = nodes[own.previous].frame;
  const Frame last = nodes[own.next].frame;
  motion::Keys<BoneKey> ends;
  ends.reserve(2);
  ends.append(first, track.keys[own.previous].value);
  ends.append(last, candidate.joined);
  const motion::Track<BoneKey> joined(std::move(ends));
  const motion::Track<BoneKey> current = keysAround(track, nodes, candidate.node);
  const glm::dvec3* axis = axisOf(candidate.track);
  const BoneTolerance tolerance = positiveTolerance(track.tolerance);
  eval::SampleCursor cursor;
  forEachInstant(first, last, [&](std::size_t i) {
    const eval::BoneSample next = eval::sampleBone(joined, timeOf(i), &cursor, axis);
    const eval::BoneSample now = eval::sampleBone(current, timeOf(i), nullptr, axis);
    const double local = glm::length(next.translation - now.translation) / tolerance.position +
                         glm::radians(eval::degreesBetween(next.rotation, now.rotation)) / tolerance.angle;
    moves_.push_back({i, {next.translation, next.rotation}, 0, local + knownError(i), 0});
  });
}

void RemovalWindow::collectWeights(const RemovalCandidate& candidate) {
  const RemovalTrack<MorphKey>& track = pass_.tracks.morphs[*morphOf(candidate.track)];
  const RemovalNodes& nodes = pass_.nodes[candidate.track];
  const RemovalNode& own = nodes[candidate.node];
  motion::Keys<MorphKey> ends;
  ends.reserve(2);
  for (const std::size_t end : {own.previous, own.next}) ends.append(nodes[end].frame, track.keys[end].value);
  const motion::Track<MorphKey> joined(std::move(ends));
  const motion::Track<MorphKey> current = keysAround(track, nodes, candidate.node);
  const MorphTolerance tolerance = positiveTolerance(track.tolerance);
  forEachInstant(nodes[own.previous].frame, nodes[own.next].frame, [&](std::size_t i) {
    const double weight = eval::sampleMorph(joined, timeOf(i));
    const double local = std::abs(weight - eval::sampleMorph(current, timeOf(i))) / tolerance.pose;
    moves_.push_back({i, {}, weight, local + knownError(i), 0});
  });
}

void RemovalWindow::collectMoves(const RemovalCandidate& candidate) {
  moves_.clear();
  morphOf(candidate.track) ? collectWeights(candidate) : collectBoneMoves(candidate);
  std::sort(moves_.begin(), moves_.end(), [](const RemovalMove& a, const RemovalMove& b) {
    return a.expected != b.expected ? a.expected > b.expected : a.instant < b.instant;
  });
}

/// Bones whose transforms change with the keys of the track; empty: possibly all.
const std::vector<model::BoneIndex>& RemovalWindow::followersOf(std::size_t track) const {
  static const std::vector<model::BoneIndex> kAll;
  return pass_.rig.morphs.boneOffsets.empty() ? pass_.followers.of(pass_.tracks.bones[track].part) : kAll;
}

double RemovalWindow::errorWith(const RemovalMove& move, const RemovalCandidate& candidate,
                                const std::vector<model::BoneIndex>& followers, double limit) {
  RemovalInstant& instant = *instants_[move.instant];
  if (const auto morph = morphOf(candidate.track)) {
    double& weight = instant.weights[pass_.tracks.morphs[*morph].part];
    const double before = std::exchange(weight, move.weight);
    pose_.locals = instant.locals;
    const double error = poseError(instant, limit);
    weight = before;
    return error;
  }
  const std::size_t bone = pass_.tracks.bones[candidate.track].part;
  // Lent to the pose, because copying takes as long as posing some bones; bone morphs change them.
  const bool isLent = pass_.rig.morphs.boneOffsets.empty();
  const eval::LocalTransform own = instant.locals[bone];
  isLent ? std::swap(pose_.locals, instant.locals) : void(pose_.locals = instant.locals);
  pose_.locals[bone] = move.move;
  const double error = followers.empty() ? poseError(instant, limit) : followersError(instant, followers, limit);
  if (isLent) {
    pose_.locals[bone] = own;
    std::swap(pose_.locals, instant.locals);
  }
  return error;
}

bool RemovalWindow::isRemovable(const RemovalCandidate& candidate) {
  collectMoves(candidate);
  const std::vector<model::BoneIndex>& followers = followersOf(candidate.track);
  newTransforms_.clear();
  newSquares_.clear();
  for (const model::BoneIndex follower : followers) isOther_[static_cast<std::size_t>(follower)] = 0;
  const bool isWithin = std::all_of(moves_.begin(), moves_.end(), [&](RemovalMove& move) {
    // What is off already may at least not get worse.
    const double limit = std::max(kLimit, instantAt(move.instant).error);
    move.error = errorWith(move, candidate, followers, limit);
    if (move.error > limit) return false;
    keepResult(followers);
    return true;
  });
  for (const model::BoneIndex follower : followers) isOther_[static_cast<std::size_t>(follower)] = 1;
  return isWithin;
}

void RemovalWindow::keepResult(const std::vector<model::BoneIndex>& followers) {
  if (followers.empty()) {
    newTransforms_.insert(newTransforms_.end(), pose_.transforms.begin(), pose_.transforms.end());
    newSquares_.insert(newSquares_.end(), squares_.begin(), squares_.end());
    return;
  }
  for (const model::BoneIndex follower : followers) {
    newTransforms_.push_back(pose_.transforms[static_cast<std::size_t>(follower)]);
    newSquares_.push_back(squares_[static_cast<std::size_t>(follower)]);
  }
}

void RemovalWindow::remove(const RemovalCandidate& candidate) {
  RemovalNodes& nodes = pass_.nodes[candidate.track];
  const std::optional<std::size_t> morph = morphOf(candidate.track);
  const std::vector<model::BoneIndex>& followers = followersOf(candidate.track);
  const std::size_t posed = followers.empty() ? pass_.rig.bones.size() : followers.size();
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const RemovalMove& move = moves_[i];
    RemovalInstant& instant = *instants_[move.instant];
    if (morph) {
      instant.weights[pass_.tracks.morphs[*morph].part] = move.weight;
    } else {
      instant.locals[pass_.tracks.bones[candidate.track].part] = move.move;
    }
    instant.error = move.error;
    for (std::size_t k = 0; k < posed; ++k) {
      const std::size_t bone = followers.empty() ? k : static_cast<std::size_t>(followers[k]);
      instant.now[bone] = newTransforms_[i * posed + k];
      instant.squares[bone] = newSquares_[i * posed + k];
    }
  }
  RemovalNode& own = nodes[candidate.node];
  own.isRemoved = true;
  nodes[own.previous].next = own.next;
  nodes[own.next].previous = own.previous;
  ++nodes[own.previous].version;
  ++nodes[own.next].version;
  if (morph) {
    pass_.tracks.morphs[*morph].keys[own.next].scale = std::min(1.0, candidate.cost);
  } else {
    KeptKey<BoneKey>& next = pass_.tracks.bones[candidate.track].keys[own.next];
    next.value = candidate.joined;
    next.scale = std::min(1.0, candidate.cost);
  }
  propose(candidate.track, own.previous);
  propose(candidate.track, own.next);
}

template <class OnAttempt>
void RemovalWindow::run(const OnAttempt& onAttempt) {
  start(onAttempt);
  while (!queue_.empty() && !pass_.control.isCanceled()) {
    const RemovalCandidate candidate = queue_.top();
    queue_.pop();
    const RemovalNode& node = pass_.nodes[candidate.track][candidate.node];
    if (node.isRemoved || node.version != candidate.version) continue;
    if (isRemovable(candidate)) remove(candidate);
    onAttempt();
  }
}

template <class Value>
RemovalNodes nodesOf(const RemovalTrack<Value>& track) {
  RemovalNodes nodes(track.keys.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    nodes[i].key = track.keys[i].index;
    nodes[i].frame = track.track->frames()[nodes[i].key];
    nodes[i].isFixed = track.keys[i].isFixed;
    if (i == 0 || track.keys[i].isRunStart) continue;
    nodes[i].previous = i - 1;
    nodes[i - 1].next = i;
  }
  return nodes;
}

template <class Value>
void takeRemaining(const RemovalNodes& nodes, RemovalTrack<Value>& track) {
  std::vector<KeptKey<Value>> kept;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!nodes[i].isRemoved) kept.push_back(track.keys[i]);
  }
  track.isChanged = kept.size() != track.keys.size();
  track.keys = std::move(kept);
}

/// The windows that have keys to try, ascending: the multiples of the length at which they start or, for borders, that
/// they surround.
std::vector<Frame> placesOf(const std::vector<RemovalNodes>& tracks, Frame length, bool isBorders) {
  std::vector<Frame> places;
  for (const RemovalNodes& nodes : tracks) {
    for (const RemovalNode& node : nodes) {
      if (node.previous == kNoNode || node.next == kNoNode) continue;
      const Frame place = nodes[node.next].frame / length;
      if (isBorders == (nodes[node.previous].frame / length != place)) places.push_back(place * length);
    }
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

KeyRemoval::KeyRemoval(const eval::Rig& rig, const eval::BoundMotion& before, const RecordedFrames& recorded,
                       RemovalBounds bounds, const PlantedFeet& feet, const PoseCheck& check, RemovalTracks tracks,
                       OperationControl& control)
    : rig_(rig),
      before_(before),
      recorded_(recorded),
      bounds_(std::move(bounds)),
      feet_(feet),
      check_(check),
      tracks_(std::move(tracks)),
      followers_(rig),
      control_(control) {
  // Each key is fitted and posed; about half of them again, after a neighbor is gone.
  for (const auto& track : tracks_.bones) expected_ += track.keys.size() * 5 / 2;
  for (const auto& track : tracks_.morphs) expected_ += track.keys.size() * 5 / 2;
}

Frame KeyRemoval::windowLength() const {
  // Each thread keeps the poses of a window in memory.
  constexpr std::size_t kBytes = std::size_t{64} << 20;
  const std::size_t perFrame = (sizeof(RigidTransform) + sizeof(eval::LocalTransform)) * (rig_.bones.size() + 1);
  return static_cast<Frame>(std::clamp<std::size_t>(kBytes / perFrame, 256, 1024));
}

void KeyRemoval::run(Pass pass, const eval::BoundMotion& after) {
  std::vector<RemovalNodes> nodes;
  nodes.reserve(tracks_.bones.size() + tracks_.morphs.size());
  for (const auto& track : tracks_.bones) nodes.push_back(nodesOf(track));
  for (const auto& track : tracks_.morphs) nodes.push_back(nodesOf(track));
  const RemovalPass shared{rig_,   before_, after, recorded_,  bounds_, feet_,
                           check_, tracks_, nodes, followers_, control_};
  const Frame length = windowLength();
  const bool isBorders = pass == Pass::Borders;
  const std::vector<Frame> places = placesOf(nodes, length, isBorders);
  forEachInParallel(places.size(), [&](std::size_t i, std::size_t) {
    const Frame first = isBorders ? places[i] - length / 2 : places[i];
    const Frame last = first > kMaxFrame - length ? kMaxFrame : first + length - 1;
    RemovalWindow window(shared, {first, last}, isBorders ? std::optional(places[i]) : std::nullopt);
    window.run([this] {
      const std::size_t attempts = ++attempts_;
      if (attempts % 64 != 0) return;
      control_.setProgress(std::min(1.0, static_cast<double>(attempts) / static_cast<double>(expected_)));
    });
  });
  auto next = nodes.cbegin();
  for (auto& track : tracks_.bones) takeRemaining(*next++, track);
  for (auto& track : tracks_.morphs) takeRemaining(*next++, track);
}

}  // namespace furitsuke::operations
