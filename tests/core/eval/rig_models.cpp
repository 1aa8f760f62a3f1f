// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/eval/rig_models.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>

#include "tests/support/motions.h"

namespace furitsuke::test {

namespace {

glm::dquat about(const glm::dvec3& axis, double degrees) {
  const double half = degrees * std::numbers::pi / 360;
  return {std::cos(half), axis.x * std::sin(half), axis.y * std::sin(half), axis.z * std::sin(half)};
}

std::string boneName(model::BoneIndex bone) { return std::to_string(bone); }

template <class Value>
void appendKey(motion::Track<Value>& track, Frame frame, Value value) {
  motion::Keys<Value> keys = track.keys();
  keys.append(frame, std::move(value));
  track = motion::Track<Value>(std::move(keys));
}

}  // namespace

model::Bone& HandMade::bone(model::BoneIndex parent, Vec3 position) {
  model::Bone& bone = model.bones.emplace_back();
  bone.name = model::ModelName::fromText(boneName(static_cast<model::BoneIndex>(model.bones.size()) - 1), {});
  bone.parent = parent;
  bone.position = position;
  return bone;
}

model::Bone& HandMade::append(model::BoneIndex parent, Vec3 position, model::AppendTransform append) {
  model::Bone& made = bone(parent, position);
  made.append = append;
  return made;
}

model::IkChain& HandMade::chain(model::BoneIndex goal, model::BoneIndex target,
                                std::initializer_list<model::BoneIndex> links, int iterations) {
  model::IkChain& chain = model.ik.emplace_back();
  chain.goal = goal;
  chain.target = target;
  chain.iterations = iterations;
  chain.unitAngle = 4;
  for (const model::BoneIndex link : links) chain.links.push_back({link, false, {}, {}});
  return chain;
}

model::Morph& HandMade::morph(model::MorphKind kind) {
  model::Morph& morph = model.morphs.emplace_back();
  morph.name = model::ModelName::fromText(std::to_string(model.morphs.size() - 1), {});
  morph.kind = kind;
  switch (kind) {
    case model::MorphKind::Group:
    case model::MorphKind::Flip: morph.offsets = std::vector<model::MorphShare>(); break;
    case model::MorphKind::Vertex: morph.offsets = Column<model::VertexOffset>(); break;
    case model::MorphKind::Bone: morph.offsets = std::vector<model::BoneOffset>(); break;
    case model::MorphKind::Material: morph.offsets = std::vector<model::MaterialOffset>(); break;
    case model::MorphKind::Impulse: morph.offsets = std::vector<model::Impulse>(); break;
    default: morph.offsets = Column<model::UvOffset>(); break;
  }
  return morph;
}

void HandMade::key(model::BoneIndex bone, Frame frame, Vec3 translation, const glm::dquat& rotation) {
  const motion::TrackId track = motion.ensureBone(nameOf(boneName(bone)));
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = toStored(rotation);
  appendKey(motion.bones[track.index].keys, frame, key);
}

void HandMade::weigh(model::MorphIndex morph, float weight) {
  const motion::TrackId track = motion.ensureMorph(nameOf(std::to_string(morph)));
  appendKey(motion.morphs[track.index].keys, 0, motion::MorphKey{weight});
}

void HandMade::switchIk(model::BoneIndex goal, Frame frame, bool enabled) {
  appendKey(motion.property, frame, motion::VisibilityIkKey{true, {{boneName(goal), enabled}}});
}

eval::RigPose HandMade::pose(double frame) const {
  const eval::Rig rig = eval::makeRig(model);
  eval::RigPose pose(rig);
  eval::evaluatePose(rig, eval::BoundMotion(motion, model, rig), frame, pose);
  return pose;
}

glm::dquat aboutX(double degrees) { return about({1, 0, 0}, degrees); }
glm::dquat aboutY(double degrees) { return about({0, 1, 0}, degrees); }
glm::dquat aboutZ(double degrees) { return about({0, 0, 1}, degrees); }

std::string text(const glm::dvec3& v) {
  std::array<char, 96> buffer{};
  // Adding zero makes a negative zero positive; adding a little prevents a sign for -0.0004.
  const auto tidy = [](double value) { return std::abs(value) < 5e-4 ? 0.0 : value; };
  (void)std::snprintf(buffer.data(), buffer.size(), "%.3f %.3f %.3f", tidy(v.x), tidy(v.y), tidy(v.z));
  return buffer.data();
}

}  // namespace furitsuke::test
