// SPDX-License-Identifier: MIT
#include "core/eval/rig/bound_motion.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/name.h"
#include "core/eval/layered_values.h"
#include "core/eval/layered_views.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// Whether all keys have the first value. Motions have many bones with a single key or with equal ones. Longer tracks
/// are not searched, because binding must not read a whole motion.
template <class Value, class AreEqual>
bool hasOneValue(const motion::Track<Value>& track, const AreEqual& areEqual) {
  constexpr std::size_t kFewKeys = 64;
  return track.size() <= kFewKeys && std::ranges::all_of(track.values(), [&](const Value& value) {
           return areEqual(value, track.values().front());
         });
}

/// Whether the track shows its first value at every time, by either rule for the time before the first key.
template <class Value, class AreEqual>
bool isConstant(const motion::Track<Value>& track, const AreEqual& areEqual) {
  return track.frames().front() == 0 && hasOneValue(track, areEqual);
}

/// Copies the values of the motion and gives the rest to all others.
template <class Value>
void copyWithRest(const std::vector<Value>& from, std::vector<Value>& to) {
  const std::size_t common = std::min(from.size(), to.size());
  const auto end = std::copy_n(from.begin(), common, to.begin());
  std::fill(end, to.end(), Value{});
}

/// The move that the keys of a bone give.
LocalTransform moveAt(const motion::Track<motion::BoneKey>& keys, double frame,
                      const std::optional<glm::dvec3>& fixedAxis, PreExtrapolation rule) {
  const Vec3 axis = fixedAxis ? toStored(*fixedAxis) : Vec3{};
  const KeyedMove move = sampleMove(keys, frame, fixedAxis ? &axis : nullptr, rule);
  return {toDouble(move.translation), toDouble(move.rotation)};
}

std::string_view ikNameOf(std::string_view name) { return model::withoutTrailingSpaces(matchedIkName(name)); }

}  // namespace

model::KeyUse keyUseOf(const model::Model& model, std::size_t bone) {
  const model::Bone& part = model.bones[bone];
  if (model.format != model::ModelFormat::Pmd && !part.visible) return model::KeyUse::Nothing;
  return part.keyUse;
}

BoundMotion::BoundMotion(const motion::Motion& motion, const model::Model& model, const Rig& rig,
                         model::NameMatching matching)
    : baseMoves_(model.bones.size()),
      baseWeights_(model.morphs.size(), 0.0),
      property_(layeredProperty(motion)),
      parents_(boundParents(motion.annotations.parents, model)),
      accessoryKeys_(motion.annotations.accessoryKeys) {
  const model::NameIndex names(model, matching);
  std::vector<bool> isMoved(model.bones.size(), false);
  for (const motion::NamedTrack<motion::BoneKey>& track : motion::baseBones(motion)) {
    const auto bone = names.findBone(track.name.bytes);
    if (!bone || track.keys.empty() || isMoved[static_cast<std::size_t>(*bone)]) continue;
    const auto index = static_cast<std::size_t>(*bone);
    isMoved[index] = true;
    if (keyUseOf(model, index) == model::KeyUse::Nothing) continue;
    bindBone(index, rig.fixedAxes[index], track.keys);
    bindHeld(index, rig.fixedAxes[index], track.keys);
  }
  std::vector<bool> isSet(model.morphs.size(), false);
  for (const motion::NamedTrack<motion::MorphKey>& track : motion::baseMorphs(motion)) {
    const auto morph = names.findMorph(track.name.bytes);
    if (!morph || track.keys.empty() || isSet[static_cast<std::size_t>(*morph)]) continue;
    const auto index = static_cast<std::size_t>(*morph);
    isSet[index] = true;
    if (isConstant(track.keys, std::equal_to<>())) {
      baseWeights_[index] = sampleMorph(track.keys, 0);
    } else {
      morphs_.push_back({index, track.keys});
    }
  }
  bindIk(model);
  if (motion.layers) bindLayers(motion, names, model, rig);
  for (std::size_t bone = 0; bone < model.bones.size(); ++bone) {
    if (keyUseOf(model, bone) == model::KeyUse::Rotation) rotationOnly_.push_back(bone);
  }
}

void BoundMotion::bindLayers(const motion::Motion& motion, const model::NameIndex& names, const model::Model& model,
                             const Rig& rig) {
  for (const motion::LayerView& view : motion::heardLayers(motion)) {
    BoundLayer layer{view.settings->mode, view.settings->weights, {}, {}, {}};
    std::vector<bool> isMoved(rig.bones.size(), false);
    std::vector<bool> isSet(rig.morphs.count, false);
    for (const motion::NamedTrack<motion::BoneKey>& track : *view.bones) {
      const auto bone = track.keys.empty() ? std::nullopt : names.findBone(track.name.bytes);
      if (!bone) continue;
      const auto index = static_cast<std::size_t>(*bone);
      if (isMoved[index] || keyUseOf(model, index) == model::KeyUse::Nothing) continue;
      isMoved[index] = true;
      bindLayerBone(layer, {index, rig.fixedAxes[index], track.keys});
    }
    for (const motion::NamedTrack<motion::MorphKey>& track : *view.morphs) {
      const auto morph = track.keys.empty() ? std::nullopt : names.findMorph(track.name.bytes);
      if (!morph) continue;
      const auto index = static_cast<std::size_t>(*morph);
      if (isSet[index]) continue;
      isSet[index] = true;
      layer.morphs.push_back({index, track.keys});
    }
    const bool isEmpty = layer.bones.empty() && layer.steadyBones.empty() && layer.morphs.empty();
    if (!isEmpty) layers_.push_back(std::move(layer));
  }
}

void BoundMotion::bindLayerBone(BoundLayer& layer, BoneTrack track) {
  const auto areEqual = [](const motion::BoneKey& a, const motion::BoneKey& b) {
    return a.translation == b.translation && a.rotation == b.rotation;
  };
  if (!hasOneValue(track.keys, areEqual)) {
    layer.bones.push_back(std::move(track));
    return;
  }
  const BoneSample sample =
      sampleBone(track.keys, 0, nullptr, track.fixedAxis ? &*track.fixedAxis : nullptr, kPreExtrapolationOfLayers);
  const bool isRest = sample.translation == glm::dvec3(0) && std::abs(sample.rotation.w) == 1;
  if (layer.mode != motion::LayerMode::Add || !isRest) layer.steadyBones.emplace_back(track.bone, sample);
}

void BoundMotion::bindBone(std::size_t bone, const std::optional<glm::dvec3>& fixedAxis,
                           const motion::Track<motion::BoneKey>& keys) {
  const Vec3 axis = fixedAxis ? toStored(*fixedAxis) : Vec3{};
  const bool isSingle = keys.size() == 1;
  const auto areEqual = [&](const motion::BoneKey& a, const motion::BoneKey& b) {
    return isSingle || (a.translation == b.translation && keepsRotation(a, b, fixedAxis ? &axis : nullptr));
  };
  if (!isConstant(keys, areEqual)) {
    bones_.push_back({bone, fixedAxis, keys});
    return;
  }
  baseMoves_[bone] = moveAt(keys, 0, fixedAxis, PreExtrapolation::Rest);
  const bool isAlwaysOn = std::ranges::all_of(keys.values(), [](const motion::BoneKey& key) { return key.physics; });
  if (!isAlwaysOn) switched_.push_back({bone, fixedAxis, keys});
}

void BoundMotion::bindHeld(std::size_t bone, const std::optional<glm::dvec3>& fixedAxis,
                           const motion::Track<motion::BoneKey>& keys) {
  const auto parent = std::ranges::find(parents_, static_cast<model::BoneIndex>(bone), &BoundParent::bone);
  if (parent == parents_.end()) return;
  std::vector<Frame> starts = parent->frames;
  if (starts.front() > 0) starts.insert(starts.begin(), 0);
  HeldTrack held{bone, fixedAxis, {}};
  std::size_t key = 0;
  for (std::size_t part = 0; part < starts.size(); ++part) {
    const bool isLast = part + 1 == starts.size();
    motion::Keys<motion::BoneKey> own;
    for (; key < keys.size() && (isLast || keys.frames()[key] < starts[part + 1]); ++key) {
      own.append(keys.frames()[key], keys.values()[key]);
    }
    // Without keys of its own, a part has the value of the next key, or that of the rest pose after the last one.
    if (own.empty() && part > 0 && key < keys.size()) own.append(keys.frames()[key], keys.values()[key]);
    held.parts.push_back({starts[part], motion::Track<motion::BoneKey>(std::move(own))});
  }
  held_.push_back(std::move(held));
}

void BoundMotion::bindIk(const model::Model& model) {
  for (std::size_t i = 0; i < model.ik.size(); ++i) {
    const std::string_view goal = ikNameOf(model.bones[static_cast<std::size_t>(model.ik[i].goal)].name.bytes);
    if (goal.empty()) continue;
    IkTrack track{i, {}, {}};
    for (std::size_t key = 0; key < property_.size(); ++key) {
      // Of two entries with the same name the last one counts.
      for (const motion::IkState& state : property_.values()[key].ik) {
        if (ikNameOf(state.name) != goal) continue;
        if (track.frames.empty() || track.frames.back() != property_.frames()[key]) {
          track.frames.push_back(property_.frames()[key]);
          track.enabled.push_back(0);
        }
        track.enabled.back() = state.enabled ? 1 : 0;
      }
    }
    if (!track.frames.empty()) ik_.push_back(std::move(track));
  }
}

void BoundMotion::keepBones(std::span<const std::int32_t> indices, bool withMorphs) {
  const auto keep = [indices](auto& items, auto member) {
    std::erase_if(items, [&](const auto& item) { return indices[item.*member] == model::kNoIndex; });
    for (auto& item : items) item.*member = static_cast<std::size_t>(indices[item.*member]);
  };
  std::vector<LocalTransform> locals;
  for (std::size_t bone = 0; bone < baseMoves_.size(); ++bone) {
    if (indices[bone] == model::kNoIndex) continue;
    const auto index = static_cast<std::size_t>(indices[bone]);
    if (index >= locals.size()) locals.resize(index + 1);
    locals[index] = baseMoves_[bone];
  }
  baseMoves_ = std::move(locals);
  std::erase_if(rotationOnly_, [&](std::size_t bone) { return indices[bone] == model::kNoIndex; });
  for (std::size_t& bone : rotationOnly_) bone = static_cast<std::size_t>(indices[bone]);
  keep(bones_, &BoneTrack::bone);
  keep(held_, &HeldTrack::bone);
  for (BoundLayer& layer : layers_) {
    keep(layer.bones, &BoneTrack::bone);
    keep(layer.steadyBones, &std::pair<std::size_t, BoneSample>::first);
    if (!withMorphs) layer.morphs.clear();
  }
  if (!withMorphs) {
    morphs_.clear();
    baseWeights_.clear();
  }
  ik_.clear();
  switched_.clear();
  parents_.clear();
}

void BoundMotion::sample(double frame, RigPose& pose) const {
  copyWithRest(baseMoves_, pose.locals);
  for (const BoneTrack& track : bones_) {
    pose.locals[track.bone] = moveAt(track.keys, frame, track.fixedAxis, preExtrapolation_);
  }
  for (const HeldTrack& track : held_) {
    const auto next = std::ranges::find_if(track.parts.begin() + 1, track.parts.end(), [frame](const HeldPart& part) {
      return static_cast<double>(part.from) > frame;
    });
    const HeldPart& part = *std::prev(next);
    const PreExtrapolation rule = part.from > 0 ? PreExtrapolation::Hold : preExtrapolation_;
    pose.locals[track.bone] = moveAt(part.keys, frame, track.fixedAxis, rule);
  }
  copyWithRest(baseWeights_, pose.keyedWeights);
  for (const MorphTrack& track : morphs_)
    pose.keyedWeights[track.morph] = sampleMorph(track.keys, frame, nullptr, preExtrapolation_);
  for (const BoundLayer& layer : layers_) sampleLayer(layer, frame, pose);
  for (const std::size_t bone : rotationOnly_) pose.locals[bone].translation = {0, 0, 0};
  std::ranges::fill(pose.ikEnabled, std::uint8_t{1});
  for (const IkTrack& track : ik_) {
    if (!(frame >= track.frames.front())) continue;
    pose.ikEnabled[track.chain] = track.enabled[findSampleSpan(track.frames, frame, nullptr).earlier];
  }
  pose.visible = isVisible(property_, frame);
}

void BoundMotion::sampleLayer(const BoundLayer& layer, double frame, RigPose& pose) const {
  const double weight = motion::weightAt(layer.weights, frame);
  if (!(weight > 0)) return;
  for (const BoneTrack& track : layer.bones) {
    const BoneSample sample = sampleBone(track.keys, frame, nullptr, track.fixedAxis ? &*track.fixedAxis : nullptr,
                                         kPreExtrapolationOfLayers);
    LocalTransform& local = pose.locals[track.bone];
    layOver(layer.mode, weight, sample, local.translation, local.rotation);
  }
  for (const auto& [bone, sample] : layer.steadyBones) {
    layOver(layer.mode, weight, sample, pose.locals[bone].translation, pose.locals[bone].rotation);
  }
  for (const MorphTrack& track : layer.morphs) {
    double& below = pose.keyedWeights[track.morph];
    below = laidOver(layer.mode, weight, sampleMorph(track.keys, frame, nullptr, kPreExtrapolationOfLayers), below);
  }
}

void BoundMotion::samplePhysics(double frame, std::span<std::uint8_t> isOn) const {
  std::ranges::fill(isOn, std::uint8_t{1});
  for (const auto* tracks : {&bones_, &switched_}) {
    for (const BoneTrack& track : *tracks) {
      if (!(frame >= track.keys.frames().front())) continue;
      const std::size_t key = findSampleSpan(track.keys.frames(), frame, nullptr).earlier;
      isOn[track.bone] = track.keys.values()[key].physics ? 1 : 0;
    }
  }
}

std::vector<PhysicsEnd> BoundMotion::physicsEnds(std::span<const std::uint8_t> isAsked) const {
  std::vector<PhysicsEnd> ends;
  const auto addEnds = [&](const BoneTrack& track) {
    if (isAsked[track.bone] == 0) return;
    const auto keys = track.keys.values();
    for (std::size_t k = 1; k < keys.size(); ++k) {
      const bool isEnd = keys[k - 1].physics && !keys[k].physics;
      if (isEnd) ends.push_back({track.bone, track.keys.frames()[k - 1], track.keys.frames()[k]});
    }
  };
  std::ranges::for_each(bones_, addEnds);
  std::ranges::for_each(switched_, addEnds);
  std::ranges::stable_sort(ends, {}, &PhysicsEnd::first);
  return ends;
}

}  // namespace furitsuke::eval
