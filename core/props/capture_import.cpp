// SPDX-License-Identifier: MIT
#include "core/props/capture_import.h"

#include <assimp/config.h>
#include <assimp/scene.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <cmath>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/vector.h"
#include "core/exchange/capture_file.h"
#include "core/props/confined_files.h"
#include "core/props/prop_materials.h"

namespace furitsuke::props {

namespace {

glm::dvec3 vectorOf(const aiVector3D& v) { return {v.x, v.y, v.z}; }

glm::dquat rotationOf(const aiQuaternion& q) {
  const glm::dquat rotation(q.w, q.x, q.y, q.z);
  const double length = glm::length(rotation);
  return length > 1e-9 ? rotation / length : glm::dquat(1, 0, 0, 0);
}

class CaptureReader {
 public:
  explicit CaptureReader(const aiScene& scene) : scene_(scene) {}

  Result<exchange::CapturedMotion> read() {
    if (!addJoints()) return Error::because(Core::trWith("has more than %1 nodes"), exchange::kMaxJoints);
    for (unsigned i = 0; i < scene_.mNumAnimations; ++i) addClip(*scene_.mAnimations[i]);
    if (motion_.clips.empty()) return Error::because(Core::tr("has no animation of nodes"));
    return std::move(motion_);
  }

 private:
  /// Not recursive, because deeply nested nodes would overflow the stack.
  bool addJoints() {
    struct Open {
      const aiNode* node;
      exchange::JointIndex parent;
      double scale;  ///< of all nodes above
    };
    std::vector<Open> open{{scene_.mRootNode, exchange::kNoJoint, 1}};
    while (!open.empty()) {
      const Open next = open.back();
      open.pop_back();
      if (motion_.joints.size() >= exchange::kMaxJoints) return false;
      aiVector3D scale, position;
      aiQuaternion rotation;
      next.node->mTransformation.Decompose(scale, rotation, position);
      const auto index = static_cast<exchange::JointIndex>(motion_.joints.size());
      exchange::CapturedJoint& joint = motion_.joints.emplace_back();
      joint.name = propText(next.node->mName.C_Str());
      joint.parent = next.parent;
      joint.translation = toStored(vectorOf(position) * next.scale);
      joint.rotation = toStored(rotationOf(rotation));
      scales_.push_back(next.scale);
      joints_.emplace(next.node->mName.C_Str(), index);  // of several nodes of one name, the first is animated
      const double own = (std::abs(scale.x) + std::abs(scale.y) + std::abs(scale.z)) / 3;
      for (unsigned i = next.node->mNumChildren; i > 0; --i) {
        open.push_back({next.node->mChildren[i - 1], index, next.scale * own});
      }
    }
    return true;
  }

  using Times = std::shared_ptr<const std::vector<double>>;

  /// Calls append(value) for the keys whose times ascend, and returns their times in seconds.
  template <class Key, class F>
  static Times readKeys(const Key* keys, unsigned count, double ticksPerSecond, F&& append) {
    auto times = std::make_shared<std::vector<double>>();
    for (unsigned i = 0; i < count; ++i) {
      const double time = keys[i].mTime / ticksPerSecond;
      if (!std::isfinite(time) || (!times->empty() && time <= times->back())) continue;
      times->push_back(time);
      append(keys[i].mValue);
    }
    return times;
  }

  void addClip(const aiAnimation& animation) {
    exchange::CapturedClip clip;
    clip.name = propText(animation.mName.C_Str());
    clip.tracks.resize(motion_.joints.size());
    constexpr double kUsualRate = 25;  // of assimp for files that do not say it
    const double rate = animation.mTicksPerSecond > 0 ? animation.mTicksPerSecond : kUsualRate;
    bool isEmpty = true;
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
      const aiNodeAnim& channel = *animation.mChannels[i];
      const auto joint = joints_.find(channel.mNodeName.C_Str());
      if (joint == joints_.end()) continue;
      exchange::JointTracks& tracks = clip.tracks[static_cast<std::size_t>(joint->second)];
      const double scale = scales_[static_cast<std::size_t>(joint->second)];
      tracks.translation.times =
          readKeys(channel.mPositionKeys, channel.mNumPositionKeys, rate, [&](const aiVector3D& position) {
            tracks.translation.values.push_back(toStored(vectorOf(position) * scale));
          });
      tracks.rotation.times =
          readKeys(channel.mRotationKeys, channel.mNumRotationKeys, rate, [&](const aiQuaternion& value) {
            std::vector<Quat>& values = tracks.rotation.values;
            const glm::dquat rotation = rotationOf(value);
            const bool isOpposite = !values.empty() && glm::dot(toDouble(values.back()), rotation) < 0;
            values.push_back(toStored(isOpposite ? -rotation : rotation));
          });
      isEmpty = isEmpty && tracks.translation.empty() && tracks.rotation.empty();
    }
    if (isEmpty) return;
    finish(clip);
    motion_.clips.push_back(std::move(clip));
  }

  /// Moves the first key to 0.
  static void finish(exchange::CapturedClip& clip) {
    double first = std::numeric_limits<double>::infinity(), last = -first;
    const auto forEachTrack = [&clip](auto&& visit) {
      for (exchange::JointTracks& tracks : clip.tracks) {
        if (!tracks.translation.empty()) visit(tracks.translation.times, tracks.translation.values.size());
        if (!tracks.rotation.empty()) visit(tracks.rotation.times, tracks.rotation.values.size());
      }
    };
    forEachTrack([&](const Times& times, std::size_t count) {
      first = std::min(first, times->front());
      last = std::max(last, times->back());
      clip.frameCount = std::max(clip.frameCount, count);
    });
    forEachTrack([&](Times& times, std::size_t /*count*/) {
      std::vector<double> earlier = *times;
      for (double& time : earlier) time -= first;
      times = std::make_shared<const std::vector<double>>(std::move(earlier));
    });
    const bool hasLength = clip.frameCount > 1 && last > first;
    clip.frameTime = hasLength ? (last - first) / static_cast<double>(clip.frameCount - 1) : 1 / 30.0;
  }

  const aiScene& scene_;
  exchange::CapturedMotion motion_;
  std::map<std::string, exchange::JointIndex> joints_;
  std::vector<double> scales_;  ///< of each joint: of the nodes above it
};

}  // namespace

Result<exchange::CapturedMotion> importCapture(const std::filesystem::path& file) {
  Assimp::Importer importer;
  importer.SetIOHandler(new ConfinedFiles(file.parent_path()));  // takes ownership
  // With pivots as nodes of their own, the poses are wrong.
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
  const aiScene* scene = importer.ReadFile(file.string(), 0);
  if (scene == nullptr || scene->mRootNode == nullptr) {
    Message reason = Message::verbatim(propText(importer.GetErrorString()));
    if (reason.isEmpty()) reason = Core::tr("it has no nodes");
    return Error::because(Core::trWith("cannot be read: %1"), reason);
  }
  return CaptureReader(*scene).read();
}

}  // namespace furitsuke::props
