// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/eval/rig_models.h"

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

std::string boneName(BoneIndex bone) { return std::to_string(bone); }

template <class Value>
void appendKey(Track<Value>& track, Frame frame, Value value) {
  Keys<Value> keys = track.keys();
  keys.append(frame, std::move(value));
  track = Track<Value>(std::move(keys));
}

}  // namespace

Bone& HandMade::bone(BoneIndex parent, Vec3 position) {
  Bone& bone = model.bones.emplace_back();
  bone.name = ModelName::fromText(boneName(static_cast<BoneIndex>(model.bones.size()) - 1), {});
  bone.parent = parent;
  bone.position = position;
  return bone;
}

Bone& HandMade::append(BoneIndex parent, Vec3 position, AppendTransform append) {
  Bone& made = bone(parent, position);
  made.append = append;
  return made;
}

IkChain& HandMade::chain(BoneIndex goal, BoneIndex target, std::initializer_list<BoneIndex> links, int iterations) {
  IkChain& chain = model.ik.emplace_back();
  chain.goal = goal;
  chain.target = target;
  chain.iterations = iterations;
  chain.unitAngle = 4;
  for (const BoneIndex link : links) chain.links.push_back({link, false, {}, {}});
  return chain;
}

Morph& HandMade::morph(MorphKind kind) {
  Morph& morph = model.morphs.emplace_back();
  morph.name = ModelName::fromText(std::to_string(model.morphs.size() - 1), {});
  morph.kind = kind;
  switch (kind) {
    case MorphKind::Group:
    case MorphKind::Flip: morph.offsets = std::vector<MorphShare>(); break;
    case MorphKind::Vertex: morph.offsets = Column<VertexOffset>(); break;
    case MorphKind::Bone: morph.offsets = std::vector<BoneOffset>(); break;
    case MorphKind::Material: morph.offsets = std::vector<MaterialOffset>(); break;
    case MorphKind::Impulse: morph.offsets = std::vector<Impulse>(); break;
    default: morph.offsets = Column<UvOffset>(); break;
  }
  return morph;
}

void HandMade::key(BoneIndex bone, Frame frame, Vec3 translation, const glm::dquat& rotation) {
  const TrackId track = motion.ensureBone(nameOf(boneName(bone)));
  BoneKey key = restBoneKey();
  key.translation = translation;
  key.rotation = toStored(rotation);
  appendKey(motion.bones[track.index].keys, frame, key);
}

void HandMade::weigh(MorphIndex morph, float weight) {
  const TrackId track = motion.ensureMorph(nameOf(std::to_string(morph)));
  appendKey(motion.morphs[track.index].keys, 0, MorphKey{weight});
}

void HandMade::switchIk(BoneIndex goal, Frame frame, bool enabled) {
  appendKey(motion.property, frame, PropertyKey{true, {{boneName(goal), enabled}}});
}

RigPose HandMade::pose(double frame) const {
  const Rig rig = makeRig(model);
  RigPose pose(rig);
  evaluatePose(rig, BoundMotion(motion, model, rig), frame, pose);
  return pose;
}

glm::dquat aboutX(double degrees) { return about({1, 0, 0}, degrees); }
glm::dquat aboutY(double degrees) { return about({0, 1, 0}, degrees); }
glm::dquat aboutZ(double degrees) { return about({0, 0, 1}, degrees); }

std::string text(const glm::dvec3& v) {
  std::array<char, 96> buffer{};
  // Adding zero makes a negative zero positive, adding a little keeps -0.0004 from being written with its sign.
  const auto tidy = [](double value) { return std::abs(value) < 5e-4 ? 0.0 : value; };
  (void)std::snprintf(buffer.data(), buffer.size(), "%.3f %.3f %.3f", tidy(v.x), tidy(v.y), tidy(v.z));
  return buffer.data();
}

}  // namespace furitsuke::test
