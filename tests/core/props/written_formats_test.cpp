// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs find in the files that are written for them: assimp reads them, which shares no code with the
// writers of glTF, VRM Animation and BVH, and nothing that states rates and ends with that of FBX.
#include <assimp/config.h>
#include <assimp/scene.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/exchange/motion_export.h"
#include "core/motion/default_keys.h"
#include "core/props/fbx_export.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::props {
namespace {

/// Keys of the center and of an arm, the last one at this frame with the largest pose.
motion::Motion movedUpTo(Frame last) {
  motion::Keys<motion::BoneKey> center, arm;
  for (const Frame frame : {Frame{0}, last / 3, last}) {
    if (!center.empty() && frame == center.frames.back()) continue;
    const double angle = last == 0 ? .3 : .3 + .5 * frame / last;
    motion::BoneKey key = motion::restBoneKey();
    key.translation = {static_cast<float>(3 * angle), static_cast<float>(-angle), static_cast<float>(2 * angle)};
    center.append(frame, key);
    key = motion::restBoneKey();
    key.rotation = {static_cast<float>(std::sin(angle) * .6), 0, static_cast<float>(std::sin(angle) * .8),
                    static_cast<float>(std::cos(angle))};
    arm.append(frame, key);
  }
  motion::Motion motion;
  motion.bones.push_back({test::nameOf("センター"), motion::Track<motion::BoneKey>(std::move(center))});
  motion.bones.push_back({test::nameOf("左腕"), motion::Track<motion::BoneKey>(std::move(arm))});
  return motion;
}

/// Where a bone is at a frame, in meters in the space of the files.
glm::dvec3 placeOf(const motion::Motion& motion, const model::Model& model, std::string_view bone, double frame) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  eval::evaluatePose(rig, bound, frame, pose);
  const auto found = std::ranges::find(model.bones, bone, [](const model::Bone& own) { return own.name.text; });
  const glm::dvec3 at = pose.transforms[static_cast<std::size_t>(found - model.bones.begin())].position;
  return glm::dvec3(at.x, at.y, -at.z) * .08;
}

/// A file as assimp reads it.
class ReadFile {
 public:
  ReadFile(const Bytes& bytes, exchange::ExportFormat format) {
    importer_.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
    const bool isText = format == exchange::ExportFormat::Bvh;
    const char* hint = isText ? "bvh" : format == exchange::ExportFormat::Fbx ? "fbx" : "glb";
    scene_ = importer_.ReadFileFromMemory(bytes.data(), bytes.size(), 0, hint);
  }

  [[nodiscard]] std::string fault() const {
    if (scene_ == nullptr) return importer_.GetErrorString();
    return scene_->mNumAnimations == 1 ? "" : std::to_string(scene_->mNumAnimations) + " animations";
  }
  [[nodiscard]] std::size_t frames() const { return times().size(); }
  [[nodiscard]] double duration() const { return times().back() - times().front(); }
  /// Frames per second.
  [[nodiscard]] double rate() const { return static_cast<double>(frames() - 1) / duration(); }

  /// That of the settings, for programs that do not look at the keys.
  [[nodiscard]] double statedRate() const { return scene_->mAnimations[0]->mTicksPerSecond; }

  [[nodiscard]] glm::dvec3 placeOf(const char* node, std::size_t frame) const {
    const aiNode* at = scene_->mRootNode->FindNode(node);
    if (at == nullptr) return glm::dvec3(1e9);
    aiMatrix4x4 world;
    for (; at != nullptr; at = at->mParent) world = localOf(*at, frame) * world;
    return {world.a4, world.b4, world.c4};
  }

 private:
  /// Of the channel with the most keys, in seconds.
  [[nodiscard]] std::vector<double> times() const {
    const aiAnimation& animation = *scene_->mAnimations[0];
    std::vector<double> longest;
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
      const aiNodeAnim& channel = *animation.mChannels[i];
      if (channel.mNumRotationKeys <= longest.size()) continue;
      longest.resize(channel.mNumRotationKeys);
      for (unsigned k = 0; k < channel.mNumRotationKeys; ++k)
        longest[k] = channel.mRotationKeys[k].mTime / animation.mTicksPerSecond;
    }
    return longest;
  }

  [[nodiscard]] aiMatrix4x4 localOf(const aiNode& node, std::size_t frame) const {
    const aiAnimation& animation = *scene_->mAnimations[0];
    aiVector3D scale, position;
    aiQuaternion rotation;
    node.mTransformation.Decompose(scale, rotation, position);
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
      const aiNodeAnim& channel = *animation.mChannels[i];
      if (channel.mNodeName != node.mName) continue;
      if (channel.mNumPositionKeys > 0)
        position = channel.mPositionKeys[std::min<std::size_t>(frame, channel.mNumPositionKeys - 1)].mValue;
      if (channel.mNumRotationKeys > 0)
        rotation = channel.mRotationKeys[std::min<std::size_t>(frame, channel.mNumRotationKeys - 1)].mValue;
    }
    return {scale, rotation, position};
  }

  Assimp::Importer importer_;
  const aiScene* scene_ = nullptr;
};

Bytes written(exchange::ExportFormat format, const motion::Motion& motion, const model::Model& model,
              const exchange::CaptureBakeOptions& options) {
  Bytes bytes = exchange::exportMotion(format, motion, model, {}, options).value().bytes;
  if (format != exchange::ExportFormat::Fbx) return bytes;
  const test::TempFolder folder;
  EXPECT_TRUE(writeFileAtomically(folder.path() / "a.glb", bytes).ok());
  return fbxFromGlb(folder.path() / "a.glb").value();
}

TEST(WrittenFormats, KeepFramesRateDurationAndPosesForOtherPrograms) {
  struct Row {
    Frame first, last;
    int framesPerSecond;
    std::size_t frames;
  };
  const model::Model model = test::humanoid();
  const motion::Motion motion = movedUpTo(370);
  for (const exchange::ExportFormatRow& format : exchange::kExportFormats) {
    const bool isCentimeters =
        format.format == exchange::ExportFormat::Fbx || format.format == exchange::ExportFormat::Bvh;
    for (const Row& row : {Row{0, 370, 30, 371}, Row{0, 370, 60, 741}, Row{0, 57, 30, 58}, Row{20, 25, 30, 6},
                           Row{100, 101, 60, 3}, Row{10, 10, 30, 1}}) {
      SCOPED_TRACE(std::string(format.name) + " " + std::to_string(row.first) + "-" + std::to_string(row.last) +
                   " at " + std::to_string(row.framesPerSecond));
      exchange::CaptureBakeOptions options;
      options.framesPerSecond = row.framesPerSecond;
      options.frames = FrameRange{row.first, row.last};
      const ReadFile file(written(format.format, motion, model, options), format.format);
      ASSERT_EQ(file.fault(), "");
      EXPECT_EQ(file.frames(), row.frames);
      EXPECT_NEAR(file.duration(), (row.last - row.first) / 30.0, 1e-4);
      if (row.frames > 1) {
        EXPECT_NEAR(file.rate(), row.framesPerSecond, .01);
      }
      if (format.format == exchange::ExportFormat::Fbx) {
        EXPECT_EQ(file.statedRate(), row.framesPerSecond);
      }
      for (const bool isLast : {false, true}) {
        const double frame = isLast ? row.last : row.first;
        for (const auto& [bone, node] : {std::pair("左手首", "LeftHand"), {"頭", "Head"}, {"右足首", "RightFoot"}}) {
          const glm::dvec3 expected = placeOf(motion, model, bone, frame);
          const glm::dvec3 found = file.placeOf(node, isLast ? row.frames - 1 : 0) * (isCentimeters ? .01 : 1);
          EXPECT_LT(glm::distance(found, expected), 2e-4)
              << node << " at " << frame << ": " << found.x << " " << found.y << " " << found.z << " instead of "
              << expected.x << " " << expected.y << " " << expected.z;
        }
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::props
