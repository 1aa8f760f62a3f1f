// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/skeleton_writer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/gltf/glb_builder.h"

namespace furitsuke::exchange {

namespace {

/// Adds the tracks of clips; those that share their times share an accessor.
class TrackWriter {
 public:
  explicit TrackWriter(GlbBuilder& glb) : glb_(glb) {}

  void write(const CapturedClip& clip) {
    GlbAnimation animation;
    for (std::size_t i = 0; i < clip.tracks.size(); ++i) {
      add(
          i, "translation", clip.tracks[i].translation,
          [](const Vec3& v) {
            return std::array{v.x, v.y, v.z};
          },
          animation);
      add(
          i, "rotation", clip.tracks[i].rotation,
          [](const Quat& q) {
            return std::array{q.x, q.y, q.z, q.w};
          },
          animation);
    }
    for (std::size_t i = 0; i < clip.viewAngles.size(); ++i) {
      const CapturedTrack<float>& angles = clip.viewAngles[i];
      if (angles.empty()) continue;
      animation.addPointer("/cameras/" + std::to_string(i) + "/perspective/yfov", timesOf(angles.times),
                           glb_.addFloats(angles.values, 1, GlbUse::Animation));
    }
    animation.addTo(glb_, clip.name);
  }

 private:
  template <class Value, class F>
  void add(std::size_t node, const char* path, const CapturedTrack<Value>& track, F&& numbersOf,
           GlbAnimation& animation) {
    if (track.empty()) return;
    std::vector<float> values;
    for (const Value& value : track.values) {
      const auto numbers = numbersOf(value);
      values.insert(values.end(), numbers.begin(), numbers.end());
    }
    const std::size_t components = values.size() / track.values.size();
    animation.add(node, path, timesOf(track.times), glb_.addFloats(values, components, GlbUse::Animation));
  }

  std::size_t timesOf(const std::shared_ptr<const std::vector<double>>& times) {
    const auto [known, isNew] = times_.try_emplace(times.get(), 0);
    if (isNew) {
      const std::vector<float> seconds(times->begin(), times->end());
      known->second = glb_.addFloats(seconds, 1, GlbUse::Animation, true);
    }
    return known->second;
  }

  GlbBuilder& glb_;
  std::map<const std::vector<double>*, std::size_t> times_;
};

}  // namespace

Result<Bytes> writeSkeleton(const CapturedMotion& motion) {
  GlbBuilder glb;
  std::vector<std::vector<std::size_t>> children(motion.joints.size());
  std::vector<std::size_t> roots;
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const JointIndex parent = motion.joints[i].parent;
    (parent == kNoJoint ? roots : children[static_cast<std::size_t>(parent)]).push_back(i);
  }
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const CapturedJoint& joint = motion.joints[i];
    std::string node = "{\"name\":" + glbString(joint.name);
    node += ",\"translation\":" + glbVector(std::array{joint.translation.x, joint.translation.y, joint.translation.z});
    node += ",\"rotation\":" +
            glbVector(std::array{joint.rotation.x, joint.rotation.y, joint.rotation.z, joint.rotation.w});
    if (!children[i].empty()) node += ",\"children\":" + glbArray(children[i]);
    const auto camera = std::ranges::find(motion.cameras, static_cast<JointIndex>(i), &CapturedCamera::joint);
    if (camera != motion.cameras.end()) node += ",\"camera\":" + std::to_string(camera - motion.cameras.begin());
    glb.add(GlbList::Nodes, node + "}");
  }
  TrackWriter tracks(glb);
  for (const CapturedClip& clip : motion.clips) tracks.write(clip);
  for (const CapturedCamera& camera : motion.cameras) {
    glb.add(GlbList::Cameras,
            "{\"type\":\"perspective\",\"perspective\":{\"yfov\":" + glbNumber(camera.viewAngle) + ",\"znear\":0.01}}");
  }
  std::string members = "\"scene\":0,\"scenes\":[{\"nodes\":" + glbArray(roots) + "}]";
  if (motion.metersPerUnit != 1) members += ",\"extras\":{\"metersPerUnit\":" + glbNumber(motion.metersPerUnit) + "}";
  if (!motion.cameras.empty()) members += ",\"extensionsUsed\":[\"KHR_animation_pointer\"]";
  return std::move(glb).finish(members);
}

}  // namespace furitsuke::exchange
