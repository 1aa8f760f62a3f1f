// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/vrma_writer.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/gltf/glb_builder.h"
#include "core/exchange/roles.h"

namespace furitsuke::exchange {

namespace {

constexpr float kMetersPerCentimeter = 0.01F;

std::array<float, 3> toMeters(const Vec3& v) {
  return {v.x * kMetersPerCentimeter, v.y * kMetersPerCentimeter, v.z * kMetersPerCentimeter};
}

/// The role in VRM. It has no bone in the middle of a thumb without the one before, which many models lack.
retarget::HumanoidBone writtenRole(retarget::HumanoidBone role, const retarget::HumanoidBoneValues<bool>& isKnown) {
  for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
    if (isKnown[retarget::roleOf(side, retarget::Limb::Thumb1)]) continue;
    if (role == retarget::roleOf(side, retarget::Limb::Thumb2)) return retarget::roleOf(side, retarget::Limb::Thumb1);
    if (role == retarget::roleOf(side, retarget::Limb::Thumb3)) return retarget::roleOf(side, retarget::Limb::Thumb2);
  }
  return role;
}

class VrmaWriter {
 public:
  VrmaWriter(const CapturedMotion& motion, const CapturedClip& clip) : motion_(motion), clip_(clip) {}

  Result<Bytes> write() {
    for (const auto& [role, joint] : motion_.knownRoles) isKnown_[role] = true;
    if (!isKnown_[retarget::HumanoidBone::Head])
      return Error::because(Core::tr("the model lacks the bone 頭, which VRM requires"));
    addJoints();
    const std::string face = addFace();
    animation_.addTo(glb_, clip_.name.empty() ? "motion" : clip_.name);
    std::string members = "\"scene\":0,\"scenes\":[{\"nodes\":" + glbArray(roots_) + "}]";
    members += R"(,"extensionsUsed":["VRMC_vrm_animation"],"extensions":{"VRMC_vrm_animation":{"specVersion":"1.0")";
    members += ",\"humanoid\":{\"humanBones\":{" + humanBones() + "}}" + face + "}}";
    return std::move(glb_).finish(members);
  }

 private:
  [[nodiscard]] std::string humanBones() const {
    std::string bones;
    for (const auto& [role, joint] : motion_.knownRoles) {
      bones.append(bones.empty() ? "" : ",").append(glbString(roleName(writtenRole(role, isKnown_))));
      bones += ":{\"node\":" + std::to_string(joint) + "}";
    }
    return bones;
  }

  void addJoints() {
    std::vector<std::vector<std::size_t>> children(motion_.joints.size());
    for (std::size_t i = 0; i < motion_.joints.size(); ++i) {
      const JointIndex parent = motion_.joints[i].parent;
      (parent == kNoJoint ? roots_ : children[static_cast<std::size_t>(parent)]).push_back(i);
    }
    for (std::size_t i = 0; i < motion_.joints.size(); ++i) {
      const CapturedJoint& joint = motion_.joints[i];
      std::string node = "{\"name\":" + glbString(joint.name);
      node += ",\"translation\":" + glbVector(toMeters(joint.translation));
      if (!children[i].empty()) node += ",\"children\":" + glbArray(children[i]);
      glb_.add(GlbList::Nodes, node + "}");
      const JointTracks& tracks = clip_.tracks[i];
      addTrack(i, "rotation", tracks.rotation, [](const Quat& q) { return std::array{q.x, q.y, q.z, q.w}; });
      // Other bones have a fixed length.
      if (joint.parent == kNoJoint) addTrack(i, "translation", tracks.translation, toMeters);
    }
  }

  /// Expressions and gaze: nodes of their own that carry the values. The members of the extension.
  std::string addFace() {
    std::string presets, customs;
    for (const ExpressionTrack& expression : clip_.expressions) {
      const std::size_t node = addNode(expression.name);
      addTrack(node, "translation", expression.weights, [](float weight) { return std::array{weight, 0.0F, 0.0F}; });
      std::string& list = expression.isPreset ? presets : customs;
      list.append(list.empty() ? "" : ",").append(glbString(expression.name));
      list += ":{\"node\":" + std::to_string(node) + "}";
    }
    std::string face;
    if (!presets.empty()) face += "\"preset\":{" + presets + "}";
    if (!customs.empty()) face.append(face.empty() ? "" : ",") += "\"custom\":{" + customs + "}";
    if (!face.empty()) face = ",\"expressions\":{" + face + "}";
    if (clip_.gaze.empty()) return face;
    const std::size_t node = addNode("lookAt");
    addTrack(node, "rotation", clip_.gaze, [](const Quat& q) { return std::array{q.x, q.y, q.z, q.w}; });
    return face + ",\"lookAt\":{\"node\":" + std::to_string(node) + ",\"offsetFromHeadBone\":[0,0.06,0]}";
  }

  std::size_t addNode(const std::string& name) {
    roots_.push_back(glb_.add(GlbList::Nodes, "{\"name\":" + glbString(name) + "}"));
    return roots_.back();
  }

  /// Tracks that share their times share an accessor.
  std::size_t timesOf(const std::vector<double>& times) {
    const auto [place, isNew] = times_.try_emplace(&times, 0);
    if (!isNew) return place->second;
    return place->second = glb_.addFloats(std::vector<float>(times.begin(), times.end()), 1, GlbUse::Animation, true);
  }

  template <class Value, class F>
  void addTrack(std::size_t node, const char* path, const CapturedTrack<Value>& track, F&& numbersOf) {
    if (track.empty()) return;
    std::vector<float> values;
    std::size_t components = 0;
    for (const Value& value : track.values) {
      const auto numbers = numbersOf(value);
      components = numbers.size();
      values.insert(values.end(), numbers.begin(), numbers.end());
    }
    animation_.add(node, path, timesOf(*track.times), glb_.addFloats(values, components, GlbUse::Animation));
  }

  const CapturedMotion& motion_;
  const CapturedClip& clip_;
  retarget::HumanoidBoneValues<bool> isKnown_;
  GlbBuilder glb_;
  GlbAnimation animation_;
  std::vector<std::size_t> roots_;
  std::map<const std::vector<double>*, std::size_t> times_;
};

}  // namespace

Result<Bytes> writeVrma(const CapturedMotion& motion, std::size_t clip) {
  return VrmaWriter(motion, motion.clips[clip]).write();
}

}  // namespace furitsuke::exchange
