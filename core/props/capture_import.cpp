// SPDX-License-Identifier: MIT
#include "core/props/capture_import.h"

#include <assimp/config.h>
#include <assimp/scene.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <limits>
#include <map>
#include <memory>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/base/vector.h"
#include "core/exchange/capture_file.h"
#include "core/props/confined_files.h"
#include "core/props/fbx_cameras.h"
#include "core/props/prop_materials.h"
#include "core/props/scene_units.h"

namespace furitsuke::props {

namespace {

glm::dvec3 vectorOf(const aiVector3D& v) { return {v.x, v.y, v.z}; }

glm::dquat rotationOf(const aiQuaternion& q) {
  const glm::dquat rotation(q.w, q.x, q.y, q.z);
  const double length = glm::length(rotation);
  return length > 1e-9 ? rotation / length : glm::dquat(1, 0, 0, 0);
}

/// The rotation from a camera that looks along -Z with Y up to one of assimp, which looks elsewhere from its node.
glm::dquat cameraRotation(const aiCamera& camera) {
  const glm::dvec3 back = -vectorOf(camera.mLookAt), up = vectorOf(camera.mUp);
  const glm::dvec3 right = glm::cross(up, back);
  if (!(glm::length(right) > 1e-6) || !std::isfinite(glm::length(right))) return {1, 0, 0, 0};
  const glm::dvec3 z = glm::normalize(back), x = glm::normalize(right);
  return glm::normalize(glm::quat_cast(glm::dmat3(x, glm::cross(z, x), z)));
}

/// From the axes of a file, whose up axis is 0 for x, 1 for y, 2 for z, to Y up.
glm::dquat fromUpAxis(const aiScene& scene) {
  std::int32_t up = 1, sign = 1;
  if (scene.mMetaData != nullptr) {
    scene.mMetaData->Get("UpAxis", up);
    scene.mMetaData->Get("UpAxisSign", sign);
  }
  constexpr double kQuarter = std::numbers::pi / 2;
  if (up == 2) return glm::angleAxis(-kQuarter * sign, glm::dvec3(1, 0, 0));
  return up == 0 ? glm::angleAxis(kQuarter * sign, glm::dvec3(0, 0, 1)) : glm::dquat(1, 0, 0, 0);
}

class CaptureReader {
 public:
  CaptureReader(const aiScene& scene, const std::map<std::string, FbxCamera>& cameras)
      : scene_(scene), fbxCameras_(cameras) {}

  Result<exchange::CapturedMotion> read() {
    if (!addJoints()) return Error::because(Core::trWith("has more than %1 nodes"), exchange::kMaxJoints);
    if (scene_.HasCameras()) addCameras();
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

  /// Each camera gets a joint of its own, because it looks along another axis than that of its node.
  void addCameras() {
    motion_.metersPerUnit = metersPerUnit(scene_);
    motion_.joints.front().rotation = toStored(fromUpAxis(scene_) * toDouble(motion_.joints.front().rotation));
    for (unsigned i = 0; i < scene_.mNumCameras; ++i) {
      const aiCamera& camera = *scene_.mCameras[i];
      const auto node = joints_.find(camera.mName.C_Str());
      if (node == joints_.end()) continue;
      exchange::CapturedJoint joint;
      joint.name = motion_.joints[static_cast<std::size_t>(node->second)].name + " view";
      joint.parent = node->second;
      joint.rotation = toStored(cameraRotation(camera));
      const auto known = fbxCameras_.find(camera.mName.C_Str());
      const auto stated = static_cast<double>(camera.mHorizontalFOV);
      const double angle = known != fbxCameras_.end() ? known->second.viewAngle : stated;
      if (!(angle > 0 && angle < std::numbers::pi)) continue;
      motion_.cameras.push_back({static_cast<exchange::JointIndex>(motion_.joints.size()), angle});
      cameras_.push_back(known != fbxCameras_.end() ? &known->second : nullptr);
      motion_.joints.push_back(std::move(joint));
    }
  }

  void addViewAngles(exchange::CapturedClip& clip) const {
    for (const FbxCamera* camera : cameras_) {
      exchange::CapturedTrack<float>& track = clip.viewAngles.emplace_back();
      if (camera == nullptr) continue;
      if (const auto found = camera->viewAngles.find(clip.name); found != camera->viewAngles.end())
        track = found->second;
    }
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
    addViewAngles(clip);
    for (const exchange::CapturedTrack<float>& angles : clip.viewAngles) isEmpty = isEmpty && angles.empty();
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
      for (exchange::CapturedTrack<float>& angles : clip.viewAngles) {
        if (!angles.empty()) visit(angles.times, angles.values.size());
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
  const std::map<std::string, FbxCamera>& fbxCameras_;
  std::vector<const FbxCamera*> cameras_;  ///< of each of CapturedMotion::cameras; nullptr if only assimp knows it
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
  const Result<Bytes> bytes = scene->HasCameras() ? readFile(file) : Bytes();
  if (!bytes) return bytes.error();
  return CaptureReader(*scene, fbxCameras(*bytes)).read();
}

}  // namespace furitsuke::props
