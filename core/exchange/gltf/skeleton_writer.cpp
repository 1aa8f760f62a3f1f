// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/skeleton_writer.h"

#include <array>
#include <cstddef>
#include <map>
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
    animation.addTo(glb_, clip.name);
  }

 private:
  template <class Value, class F>
  void add(std::size_t node, const char* path, const CapturedTrack<Value>& track, F&& numbersOf,
           GlbAnimation& animation) {
    if (track.empty()) return;
    const auto [times, isNew] = times_.try_emplace(track.times.get(), 0);
    if (isNew) {
      const std::vector<float> seconds(track.times->begin(), track.times->end());
      times->second = glb_.addFloats(seconds, 1, GlbUse::Animation, true);
    }
    std::vector<float> values;
    for (const Value& value : track.values) {
      const auto numbers = numbersOf(value);
      values.insert(values.end(), numbers.begin(), numbers.end());
    }
    const std::size_t components = values.size() / track.values.size();
    animation.add(node, path, times->second, glb_.addFloats(values, components, GlbUse::Animation));
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
    glb.add(GlbList::Nodes, node + "}");
  }
  TrackWriter tracks(glb);
  for (const CapturedClip& clip : motion.clips) tracks.write(clip);
  return std::move(glb).finish("\"scene\":0,\"scenes\":[{\"nodes\":" + glbArray(roots) + "}]");
}

}  // namespace furitsuke::exchange
