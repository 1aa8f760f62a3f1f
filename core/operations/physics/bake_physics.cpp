// SPDX-License-Identifier: MIT
#include "core/operations/physics/physics_operations.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/operations/ik_switches.h"
#include "core/operations/key_insertion.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/physics/baked_run.h"
#include "core/operations/physics/replaced_keys.h"
#include "core/physics/gravity.h"
#include "core/physics/run_history.h"

namespace furitsuke::operations {

namespace {

using BoneTrack = motion::Track<motion::BoneKey>;
using BoneKeys = motion::Keys<motion::BoneKey>;

/// A curve that stays at its start for most of its span: bodies that are released at its end start from where the span
/// begins, even in the steps between two frames.
constexpr motion::Curve kLateCurve{127, 0, 127, 0};

/// The last frame that is simulated.
constexpr auto kLastSimulatedFrame = static_cast<Frame>(physics::kLastTick / physics::kTicksPerFrame);

bool isPhysicsOn(const BoneTrack& track, Frame frame) {
  std::size_t key = track.lowerBound(frame);
  if (key < track.size() && track.frames()[key] == frame) ++key;
  return key == 0 || track.values()[key - 1].physics;
}

/// The keys of gravity that the motion has replace the arguments.
physics::PhysicsSettings settingsOf(const OperationArguments& arguments, const motion::Motion& motion) {
  physics::PhysicsSettings settings;
  settings.stepsPerSecond = std::stoi(arguments.text("steps"));
  settings.settleTicks = static_cast<int>(arguments.integer("settle"));
  settings.ground = arguments.flag("ground");
  settings.gravity = arguments.number("gravity");
  settings.gravityDirection = arguments.vector("gravity-direction");
  settings.gravityNoise = arguments.number("noise");
  settings.seed = static_cast<std::uint32_t>(arguments.integer("seed"));
  return physics::withGravityOf(std::move(settings), motion.annotations.gravity);
}

class PhysicsBake {
 public:
  explicit PhysicsBake(const OperationInput& in)
      : in_(in),
        rig_(eval::makeRig(*in.model)),
        physics_(physics::makePhysicsRig(*in.model, rig_)),
        bones_(physicsBones(*in.model, physics_, in.motion)),
        isAnyChosen_(chooseBones(bones_, *in.model, in.scope)),
        chains_(in.arguments.flag("switch-ik") ? physicsChains(*in.model, rig_, bones_) : std::vector<std::int32_t>()),
        position_(in.arguments.number("position")),
        angle_(in.arguments.number("angle")),
        work_(in.motion) {}

  Result<OperationResult> run() {
    if (const Status usable = checkPhysicsModel(in_.model, bones_); !usable) return usable.error();
    if (!isAnyChosen_) return Error::in(Message::verbatim("tracks"), Core::tr("names no bone that rigid bodies move"));
    if (in_.frames.isEmpty()) return std::move(result_);
    if (!countKeys()) return std::move(result_);
    if (in_.frames.last > kLastSimulatedFrame) {
      return Error::because(
          Core::trWith("physics is simulated for two hours, up to frame %1, but the last frame is %2"),
          kLastSimulatedFrame, in_.frames.last);
    }
    // Finer than can be seen; a key at every frame is expected to be better.
    constexpr BakeTolerance kFinest{0.001, 0.05};
    constexpr double kSimulationShare = 0.6;
    in_.control.beginPart(0, isReduced() ? kSimulationShare : 1);
    const BakedRun baked =
        bakedRun(in_, {*in_.model, rig_, physics_, bones_, chains_}, settingsOf(in_.arguments, in_.motion),
                 {std::max(position_, kFinest.position), std::max(angle_, kFinest.angle)});
    if (in_.control.isStopped()) return std::move(result_);
    motion::KeySelection keys;
    for (std::size_t i = 0; i < bones_.size(); ++i) {
      if (!baked.keys[i].empty()) place(bones_[i], baked.keys[i], keys);
    }
    for (std::size_t i = 0; i < chains_.size(); ++i) switchOff(chains_[i], baked.chainsOff[i]);
    if (isReduced()) in_.control.beginPart(kSimulationShare, 1);
    if (const Status reduced = reduce(keys); !reduced) return reduced.error();
    static const BoneTrack kNone;
    for (const auto& [id, frames] : keys.tracks()) {
      proposeTrack(id, in_.motion.contains(id) ? in_.motion.bones[id.index].keys : kNone, work_.bones[id.index].keys);
    }
    proposeTrack(motion::kPropertyTrack, in_.motion.property, work_.property);
    sortKeyEdits(result_);
    keepReplacedKeys(result_, in_.motion, work_);
    noteRun(baked);
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool isReduced() const { return position_ > 0 && angle_ > 0; }

  [[nodiscard]] const std::string& nameOf(std::size_t bone) const { return in_.model->bones[bone].name.text; }

  /// Counts a key of every bone at every frame, because all of them are created before they are reduced.
  [[nodiscard]] bool countKeys() {
    const std::int64_t frames = std::int64_t{in_.frames.last} - in_.frames.first + 1;
    for (const PhysicsBone& bone : bones_) {
      if (!bone.isNamed || !bone.isChosen) continue;
      const auto replaced = bone.track ? motion::selectKeys(in_.motion, *bone.track, in_.frames).keyCount() : 0;
      in_.control.requireKeys(frames - static_cast<std::int64_t>(replaced));
    }
    // The simulation poses every bone at each tick.
    in_.control.requireSamples((std::int64_t{in_.frames.last} + 1) * static_cast<std::int64_t>(rig_.bones.size()));
    return !in_.control.isStopped();
  }

  /// Puts the baked keys on the track of the bone and adds them to `keys`.
  void place(const PhysicsBone& bone, const BoneKeys& baked, motion::KeySelection& keys) {
    const model::ModelName& name = in_.model->bones[bone.bone].name;
    if (nameFieldBytes(name.bytes) > kBoneNameBytes) longNames_.push_back(name.text);
    const motion::TrackId id = bone.track ? *bone.track : addTrack(name);
    const BoneTrack before = work_.bones[id.index].keys;
    const BoneKeys arriving = withApproaches(before, bone.bone, baked);
    const Frame first = in_.frames.first;
    const Frame last = in_.frames.last;
    // What the track shows outside of the range stays.
    if (first > 0 && arriving.frames.front() == first) insertSampledKeyAt(work_, id, first - 1, in_.preExtrapolation);
    const bool continues = last < in_.motion.frameRange().last && arriving.frames.back() == last;
    if (continues && isPhysicsOn(before, last + 1)) releaseAt(id, last + 1);
    const BoneTrack& track = work_.bones[id.index].keys;
    motion::KeyRuns removed;
    for (std::size_t i = track.lowerBound(first); i < track.size() && track.frames()[i] <= last; ++i) {
      if (track.values()[i].physics) removed.push_back({i, i + 1});
    }
    motion::KeyEdits edits;
    motion::KeyReplacement<motion::BoneKey>(id, track, std::move(removed), arriving).appendTo(edits);
    motion::applyEdits(work_, edits, motion::EditSide::After);
    keys.addColumn(id, arriving.frames);
  }

  motion::TrackId addTrack(const model::ModelName& name) {
    const motion::TrackId id = work_.ensureBone(Name::fromBytes(name.bytes));
    result_.edit.addedBones.push_back(work_.bones[id.index].name);
    return id;
  }

  /// Where the motion switches physics off, keys stay. From the last of them until physics is on again, the bone moves
  /// toward a key that is replaced, so that it gets a key at each of these frames.
  [[nodiscard]] BoneKeys withApproaches(const BoneTrack& track, std::size_t bone, const BoneKeys& baked) const {
    const auto& axis = rig_.fixedAxes[bone];
    BoneKeys keys;
    keys.reserve(baked.size());
    Frame next = in_.frames.first;  // the frame after the last baked key
    for (std::size_t i = 0; i < baked.size(); ++i) {
      const Frame frame = baked.frames[i];
      if (frame > next) {
        const std::size_t after = track.lowerBound(frame);
        if (after > 0) next = std::max(next, track.frames()[after - 1] + 1);
      }
      for (; next < frame; ++next) {
        const eval::BoneSample sample =
            eval::sampleBone(track, next, nullptr, axis ? &*axis : nullptr, in_.preExtrapolation);
        motion::BoneKey key = motion::restBoneKey();
        key.translation = toStored(sample.translation);
        key.rotation = toStored(sample.rotation);
        key.physics = false;
        keys.append(next, key);
      }
      keys.append(frame, baked.values[i]);
      next = frame + 1;
    }
    return keys;
  }

  /// Sets a key that switches physics on, with the value that the track has there.
  void releaseAt(motion::TrackId id, Frame frame) {
    insertSampledKeyAt(work_, id, frame, in_.preExtrapolation);
    BoneTrack& track = work_.bones[id.index].keys;
    BoneKeys key = track.slice({frame, frame});
    motion::BoneKey& value = key.values.edit().front();
    value.physics = true;
    value.curves.fill(kLateCurve);
    track.replace({frame, frame}, key);
  }

  Status reduce(const motion::KeySelection& keys) {
    if (!isReduced()) return Done{};
    const Result<OperationResult> reduced =
        reduceKeys(work_, keys, {.position = position_, .angle = angle_}, in_.model, in_.control);
    if (!reduced.ok()) return reduced.error();
    motion::applyEdits(work_, reduced->edit.keys, motion::EditSide::After);
    result_.errors = reduced->errors;
    return Done{};
  }

  /// Switches the IK of a chain off in these ranges and on again after them.
  void switchOff(std::int32_t chain, const std::vector<FrameRange>& ranges) {
    const std::string name = ikNameOf(*in_.model, chain);
    for (const FrameRange& range : ranges) {
      switchIk(work_, in_.motion, name, range, false, in_.motion.frameRange().last);
    }
  }

  template <class Value>
  void proposeTrack(motion::TrackId id, const motion::Track<Value>& before, const motion::Track<Value>& changed) {
    motion::Keys<Value> after = changed.keys();
    motion::takeSources(before, after);
    motion::KeyRuns removed;
    if (!before.empty()) removed.push_back({0, before.size()});
    motion::KeyReplacement<Value>(id, before, std::move(removed), std::move(after)).appendTo(result_.edit.keys);
    if (id != motion::kPropertyTrack) result_.edit.selection->add(motion::selectKeys(work_, id, in_.frames));
  }

  void noteRun(const BakedRun& baked) {
    for (LargestError error : baked.errors) {
      if (isReduced()) error.bound = error.kind == ErrorKind::Position ? position_ : angle_;
      noteError(result_, std::move(error));
    }
    std::vector<std::string> unnamed;
    for (const PhysicsBone& bone : bones_) {
      if (!bone.isNamed && bone.isChosen) unnamed.push_back(nameOf(bone.bone));
    }
    const std::vector<std::string> below = bonesBelowOthers();
    for (const auto& [code, names] :
         {std::pair<std::string_view, const std::vector<std::string>&>("edit.physics.inexact", baked.inexactBones),
          {"edit.physics.long-names", longNames_},
          {"edit.physics.moving-parents", below},
          {"edit.physics.no-names", unnamed},
          {"edit.physics.runaways", baked.runaways}}) {
      if (!names.empty()) result_.notes.push_back(operationNote(code, {}, {names.size(), listedNames(names)}));
    }
  }

  /// The baked bones with a parent, near or far, that physics goes on moving.
  [[nodiscard]] std::vector<std::string> bonesBelowOthers() const {
    std::vector<bool> isMoving(in_.model->bones.size(), false);
    for (const PhysicsBone& bone : bones_) isMoving[bone.bone] = !bone.isChosen;
    std::vector<std::string> names;
    for (const PhysicsBone& bone : bones_) {
      if (!bone.isChosen || !bone.isNamed) continue;
      const auto hasMovingParent = [&] {
        model::BoneIndex parent = in_.model->bones[bone.bone].parent;
        for (std::size_t steps = 0; steps < isMoving.size() && parent != model::kNoIndex; ++steps) {
          if (isMoving[static_cast<std::size_t>(parent)]) return true;
          parent = in_.model->bones[static_cast<std::size_t>(parent)].parent;
        }
        return false;
      };
      if (hasMovingParent()) names.push_back(nameOf(bone.bone));
    }
    return names;
  }

  const OperationInput& in_;
  eval::Rig rig_;
  physics::PhysicsRig physics_;
  std::vector<PhysicsBone> bones_;
  bool isAnyChosen_;
  std::vector<std::int32_t> chains_;
  double position_;
  double angle_;
  motion::Motion work_;
  OperationResult result_;
  std::vector<std::string> longNames_;
};

Result<OperationResult> runBakePhysics(const OperationInput& in) {
  if (in.model == nullptr) return checkPhysicsModel(nullptr, {}).error();
  OperationInput chosen = in;
  // Names choose bones that may have no keys, so that their frames are not those of keys.
  const bool isWhole = in.scope != nullptr && !in.scope->keys && in.scope->frames.empty();
  if (isWhole) chosen.frames = {0, in.motion.frameRange().last};
  return PhysicsBake(chosen).run();
}

}  // namespace

Operation bakePhysicsOperation() {
  constexpr double kMostGravity = motion::kStrongestGravity;
  constexpr Frame kMostSettleTicks = 36'000;
  return {
      .id = "bake-physics",
      .text = Core::tr("Bake Physics to Keys"),
      .help = Core::tr(
          "Replace physics by keys that show the same, on the bones that rigid bodies move, or on those of them that "
          "are named, between the first and the last chosen frame. The simulation begins at frame 0 of the motion. "
          "Physics is off at the new keys, so that every program shows them; where a part of the motion ends, a key "
          "switches it on again. IK that only moves these bones is switched off. Keys at which the motion itself "
          "switches physics off stay. Keys cannot show everything: a bone with a fixed axis only rotates about it, a "
          "hidden bone takes no keys, most types of PMD bones only rotate, other IK overrides its bones while it is "
          "on, and bones without physics that inherit from these follow their new keys. Notes name such bones, and "
          "those whose names a VMD file cannot hold."),
      .parameters =
          {numberParameter("position", Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.02",
                           Core::tr("model units"), 0, 1000),
           numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"), "0.5",
                           Core::tr("degrees"), 0, 180),
           {.id = "steps",
            .kind = ParameterKind::Choice,
            .help = Core::tr("Steps of the simulation per second"),
            .initial = "60",
            .choices = {"60", "120", "240"}},
           {.id = "settle",
            .kind = ParameterKind::Integer,
            .help = Core::tr("Time for which the first pose is held before the simulation of frame 0"),
            .initial = "0",
            .unit = Core::tr("× 1/60 s"),
            .minimum = 0,
            .maximum = kMostSettleTicks},
           flagParameter("ground", Core::tr("Let bodies collide with the ground"), "true"),
           numberParameter(
               "gravity",
               Core::tr("Acceleration of gravity, as displayed by MMD; gravity keys of the motion replace it"), "9.8",
               {}, -kMostGravity, kMostGravity),
           vectorParameter("gravity-direction", Core::tr("Direction of gravity"), "0,-1,0", {}),
           numberParameter("noise", Core::tr("Random change of gravity in each 1/60 s; 0 for none"), "0",
                           Core::tr("percent"), 0, motion::kMostGravityNoise),
           {.id = "seed",
            .kind = ParameterKind::Integer,
            .help = Core::tr("Start value of the random numbers for the noise"),
            .initial = "0",
            .minimum = 0,
            .maximum = std::numeric_limits<std::int32_t>::max()},
           flagParameter("switch-ik", Core::tr("Switch off IK that only moves bones with new keys"), "true")},
      .run = runBakePhysics};
}

}  // namespace furitsuke::operations
