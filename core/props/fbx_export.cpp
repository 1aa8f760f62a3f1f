// SPDX-License-Identifier: MIT
#include "core/props/fbx_export.h"

#include <assimp/scene.h>

#include <assimp/Exporter.hpp>
#include <assimp/Importer.hpp>
#include <memory>
#include <vector>

#include "core/props/confined_files.h"
#include "core/props/fbx_records.h"
#include "core/props/fbx_times.h"
#include "core/props/fbx_turns.h"
#include "core/props/prop_materials.h"

namespace furitsuke::props {

namespace {

constexpr float kCentimetersPerMeter = 100;

void scale(aiMatrix4x4& matrix) {
  matrix.a4 *= kCentimetersPerMeter;
  matrix.b4 *= kCentimetersPerMeter;
  matrix.c4 *= kCentimetersPerMeter;
}

void scaleNodes(aiNode& root) {
  std::vector<aiNode*> open{&root};
  while (!open.empty()) {
    aiNode& node = *open.back();
    open.pop_back();
    scale(node.mTransformation);
    open.insert(open.end(), node.mChildren, node.mChildren + node.mNumChildren);
  }
}

void scaleMesh(aiMesh& mesh) {
  for (unsigned i = 0; i < mesh.mNumVertices; ++i) mesh.mVertices[i] *= kCentimetersPerMeter;
  for (unsigned i = 0; i < mesh.mNumBones; ++i) scale(mesh.mBones[i]->mOffsetMatrix);
  for (unsigned i = 0; i < mesh.mNumAnimMeshes; ++i) {
    const aiAnimMesh& target = *mesh.mAnimMeshes[i];
    for (unsigned k = 0; target.mVertices != nullptr && k < target.mNumVertices; ++k) {
      target.mVertices[k] *= kCentimetersPerMeter;
    }
  }
}

/// The exporter takes times for seconds, whatever the ticks are.
void useSeconds(aiAnimation& animation) {
  const double ticks = animation.mTicksPerSecond > 0 ? animation.mTicksPerSecond : 1;
  for (unsigned i = 0; i < animation.mNumChannels; ++i) {
    const aiNodeAnim& channel = *animation.mChannels[i];
    for (unsigned k = 0; k < channel.mNumPositionKeys; ++k) {
      channel.mPositionKeys[k].mTime /= ticks;
      channel.mPositionKeys[k].mValue *= kCentimetersPerMeter;
    }
    for (unsigned k = 0; k < channel.mNumRotationKeys; ++k) channel.mRotationKeys[k].mTime /= ticks;
    for (unsigned k = 0; k < channel.mNumScalingKeys; ++k) channel.mScalingKeys[k].mTime /= ticks;
  }
  animation.mDuration /= ticks;
  animation.mTicksPerSecond = 1;
}

}  // namespace

Result<Bytes> fbxFromGlb(const std::filesystem::path& file) {
  Assimp::Importer importer;
  importer.SetIOHandler(new ConfinedFiles(file.parent_path()));  // takes ownership
  if (importer.ReadFile(file.string(), 0) == nullptr) {
    return Error::because(Core::trWith("cannot be converted: %1"), propText(importer.GetErrorString()));
  }
  const std::unique_ptr<aiScene> scene(importer.GetOrphanedScene());
  scaleNodes(*scene->mRootNode);
  for (unsigned i = 0; i < scene->mNumMeshes; ++i) scaleMesh(*scene->mMeshes[i]);
  for (unsigned i = 0; i < scene->mNumAnimations; ++i) useSeconds(*scene->mAnimations[i]);
  Assimp::Exporter exporter;
  const aiExportDataBlob* blob = exporter.ExportToBlob(scene.get(), "fbx");
  if (blob == nullptr)
    return Error::because(Core::trWith("cannot be written as FBX: %1"), propText(exporter.GetErrorString()));
  Result<Bytes> fbx = withClosedLists({static_cast<const std::byte*>(blob->data), blob->size});
  if (fbx.ok()) joinTurns(*fbx);
  if (fbx.ok()) correctTimes(*fbx);
  return fbx;
}

}  // namespace furitsuke::props
