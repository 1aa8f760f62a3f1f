// SPDX-License-Identifier: MIT
#include "core/operations/time/loop_bridge.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sampled_key.h"
#include "core/operations/cleanup/leg_keys.h"
#include "core/operations/cleanup/value_bridge.h"
#include "core/operations/key_differences.h"
#include "core/operations/key_insertion.h"
#include "core/operations/key_steps.h"
#include "core/operations/motion_changes.h"

namespace furitsuke::operations {

namespace {

/// The frames at an end of the range from which its speed is taken.
constexpr Frame kEndFrames = 2;

/// A foot that is this far from its place slides there unnoticed; from farther away it makes a step: model units.
constexpr double kStepDistance = 0.1;

/// The part of the bridge before and after a single step.
constexpr double kStand = 0.15;

/// How high a step is: model units, and for each unit of its length.
constexpr double kStepHeight = 0.3;
constexpr double kStepSlope = 0.25;
constexpr double kHighestStep = 1.5;

/// Below this height and speed, an ankle counts as standing; the height allows for a foot on its toes.
constexpr ContactLimits kStanding{.height = 0.75, .speed = 7.5 / kFramesPerSecond, .shortest = 1};

eval::BoneSample sampledAt(const motion::Track<motion::BoneKey>& track, Frame frame, eval::PreExtrapolation rule) {
  return eval::sampleBone(track, frame, nullptr, nullptr, rule);
}
double sampledAt(const motion::Track<motion::MorphKey>& track, Frame frame, eval::PreExtrapolation rule) {
  return eval::sampleMorph(track, frame, nullptr, rule);
}

/// The weight of a morph does not overshoot its usual range.
eval::BoneSample withinRange(const eval::BoneSample& sample, const eval::BoneSample&, const eval::BoneSample&) {
  return sample;
}
double withinRange(double weight, double a, double b) {
  return std::clamp(weight, std::min({0.0, a, b}), std::max({1.0, a, b}));
}

class LoopBridge {
 public:
  LoopBridge(const OperationInput& in, FrameRange range, Frame length)
      : in_(in), range_(range), bridge_{range.last, range.last + length}, work_(in.motion) {}

  Result<OperationResult> make() {
    Status status{Done{}};
    std::int64_t tracks = 0;
    forEachLooped([&](motion::TrackId id, const auto& track) {
      ++tracks;
      if (!status || track.frameRange().last <= range_.last) return;
      status = Error::in(Message::verbatim(motion::trackPath(in_.motion, id)),
                         Core::trWith("there are keys after frame %1, where the bridge starts"), range_.last);
    });
    if (!status) return status.error();
    in_.control.requireKeys(tracks * (std::int64_t{bridge_.last} - bridge_.first));
    if (in_.control.isStopped()) return OperationResult();
    forEachLooped([&](motion::TrackId id, const auto& track) { bridge(id, track); });
    const Result<OperationResult> reduced = reduceKeys(work_, keys_, kValueBridgeBounds, nullptr, in_.control);
    if (!reduced.ok()) return reduced.error();
    motion::applyEdits(work_, reduced->edit.keys, motion::EditSide::After);
    if (in_.model != nullptr) {
      if (const Status held = holdFeet(); !held) return held.error();
    }
    return difference();
  }

 private:
  /// Calls f(track id, track) for the selected tracks whose keys can be between others.
  template <class F>
  void forEachLooped(const F& f) const {
    forEachSelectedTrack(
        in_.motion, in_.keys, in_.control,
        [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
          if constexpr (!std::is_same_v<Value, motion::VisibilityIkKey>) f(id, track);
        });
  }

  template <class Value>
  void bridge(motion::TrackId id, const motion::Track<Value>& track) {
    insertSampledKeyAt(work_, id, bridge_.first, in_.preExtrapolation);
    Value end = eval::sampledKey(track, range_.first, in_.preExtrapolation);
    motion::Keys<Value> keys;
    if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
      keys = between(track, end);
    }
    keys.append(bridge_.last, end);
    work_.visit(id, [&]<class Work>(motion::Track<Work>& changed) {
      if constexpr (std::is_same_v<Work, Value>) changed.replace({bridge_.first + 1, bridge_.last}, keys);
    });
    if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
      keys_.add(motion::selectKeys(work_, id, bridge_));
    }
  }

  /// The keys inside of the bridge.
  template <class Value>
  motion::Keys<Value> between(const motion::Track<Value>& track, Value key) const {
    const Frame reach = std::min(kEndFrames, range_.last - range_.first);
    const auto at = [&](Frame frame) { return sampledAt(track, frame, in_.preExtrapolation); };
    const auto a = at(range_.last);
    const auto b = at(range_.first);
    const double part = 1.0 / reach;
    const ValueBridge bridge(bridge_, a, stepBetween(at(range_.last - reach), a) * part, b,
                             stepBetween(b, at(range_.first + reach)) * part);
    copySteps(key, eval::sampledKey(track, range_.last, in_.preExtrapolation));
    motion::Keys<Value> keys;
    for (Frame frame = bridge_.first + 1; frame < bridge_.last; ++frame) {
      setSample(key, withinRange(bridge.at(frame), a, b));
      keys.append(frame, key);
    }
    return keys;
  }

  /// Holds the feet that are planted at both ends of the bridge.
  Status holdFeet() {
    const eval::Rig rig = eval::makeRig(*in_.model);
    const std::vector<Leg> legs = legsOf(*in_.model, rig);
    if (legs.empty()) return Done{};
    const OperationInput bridged{work_,       in_.keys, in_.arguments, in_.model, in_.preExtrapolation,
                                 in_.control, {},       in_.scope};
    const FrameRange frames{range_.first, bridge_.last};
    const LegMotion source = sampledLegs(bridged, rig, legs, {}, frames);
    if (in_.control.isStopped()) return Done{};
    std::vector<std::size_t> standing;
    for (std::size_t leg = 0; leg < legs.size(); ++leg) {
      if (isLegChosen(in_, legs[leg]) && stands(source.legs[leg], rig.bones[legs[leg].ankle].rest.y)) {
        standing.push_back(leg);
      }
    }
    if (standing.empty()) return Done{};
    LegChanges changes;
    changes.feet.assign(legs.size(), std::vector<FootChange>(source.legs.front().size()));
    planSteps(source, standing, changes);
    Result<OperationResult> held =
        LegKeys(bridged, rig, legs, {}, source, changes).make(kValueBridgeBounds.position, kValueBridgeBounds.angle);
    if (!held.ok()) return held.error();
    motion::applyEdit(work_, held->edit, motion::EditSide::After);
    addedBones_ = std::move(held->edit.addedBones);
    return Done{};
  }

  [[nodiscard]] std::size_t lastIndex() const { return static_cast<std::size_t>(range_.last - range_.first); }

  /// Whether a foot is on the floor at both ends.
  [[nodiscard]] bool stands(std::vector<LegFrame> leg, double restHeight) const {
    leg.resize(lastIndex() + 1);
    const std::vector<Contact> contacts = contactsOf(leg, restHeight, kStanding);
    return !contacts.empty() && contacts.front().first <= 1 && contacts.back().last + 1 >= lastIndex();
  }

  /// Both feet step one after the other.
  void planSteps(const LegMotion& source, const std::vector<std::size_t>& standing, LegChanges& changes) const {
    const std::size_t first = lastIndex();
    const auto lengthOf = [&](std::size_t leg) {
      return glm::distance(source.legs[leg][first].ankle.position, source.legs[leg].front().ankle.position);
    };
    const auto steps = std::ranges::count_if(standing, [&](std::size_t leg) { return lengthOf(leg) > kStepDistance; });
    double start = steps > 1 ? 0 : kStand;
    for (const std::size_t leg : standing) {
      const bool isStep = lengthOf(leg) > kStepDistance;
      const double from = isStep ? start : 0;
      const double to = !isStep ? 1 : steps > 1 ? start + 0.5 : 1 - kStand;
      if (isStep && steps > 1) start = 0.5;
      const double height = isStep ? std::min(kHighestStep, kStepHeight + kStepSlope * lengthOf(leg)) : 0;
      const RigidTransform a = source.legs[leg][first].ankle;
      const RigidTransform b = source.legs[leg].front().ankle;
      for (std::size_t i = first + 1; i + 1 < source.legs[leg].size(); ++i) {
        const double part = static_cast<double>(i - first) / static_cast<double>(bridge_.last - bridge_.first);
        const double time = std::clamp((part - from) / (to - from), 0.0, 1.0);
        const double stepped = eased(time);
        // The foot is up before it moves on, and down after it has arrived.
        const glm::dvec3 up{0, height * 4 * time * (1 - time), 0};
        const RigidTransform& now = source.legs[leg][i].ankle;
        const glm::dquat rotation = eval::scaledRotation(b.rotation * glm::conjugate(a.rotation), stepped) * a.rotation;
        changes.feet[leg][i] = {glm::mix(a.position, b.position, stepped) + up - now.position,
                                rotation * glm::conjugate(now.rotation), 1};
      }
    }
  }

  [[nodiscard]] OperationResult difference() {
    OperationResult result;
    result.edit.addedBones = std::move(addedBones_);
    proposeChanges(result, in_.motion, work_);
    for (const motion::KeyEdit& edit : result.edit.keys)
      result.edit.selection->add(motion::selectKeys(work_, edit.track, bridge_));
    return result;
  }

  const OperationInput& in_;
  FrameRange range_;
  FrameRange bridge_;  ///< from the last frame of the range to the one that equals the first
  motion::Motion work_;
  motion::KeySelection keys_;  ///< of bones and morphs in the bridge
  std::vector<Name> addedBones_;
};

}  // namespace

Result<OperationResult> bridgedLoop(const OperationInput& in, FrameRange range, Frame length) {
  if (range.last > kMaxFrame - length) {
    return Error::because(Core::trWith("the bridge would end past frame %1"), kMaxFrame);
  }
  return LoopBridge(in, range, length).make();
}

}  // namespace furitsuke::operations
