// SPDX-License-Identifier: MIT
#include "core/props/prop_import.h"

#include <assimp/config.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <assimp/Importer.hpp>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/io/file_type.h"
#include "core/props/confined_files.h"
#include "core/props/prop_materials.h"
#include "core/props/scene_units.h"

namespace furitsuke::props {

namespace {

/// Source: core/format/README.md, nanoem.
constexpr double kUnitsPerXUnit = 10;
/// MMD's unit is commonly taken as 8 cm.
constexpr double kUnitsPerMeter = 12.5;

glm::dmat4 matrixOf(const aiMatrix4x4& m) {
  return {{m.a1, m.b1, m.c1, m.d1}, {m.a2, m.b2, m.c2, m.d2}, {m.a3, m.b3, m.c3, m.d3}, {m.a4, m.b4, m.c4, m.d4}};
}

/// The transform for the axes of an FBX file, which assimp does not apply. UpAxis is 0 for x, 1 for y, 2 for z.
glm::dmat4 fbxAxes(const aiScene& scene) {
  std::int32_t up = 1;
  std::int32_t upSign = 1;
  if (scene.mMetaData != nullptr) {
    scene.mMetaData->Get("UpAxis", up);
    scene.mMetaData->Get("UpAxisSign", upSign);
  }
  // assimp has already negated z, so that an up axis of +z is now -z; a quarter turn about x makes it +y.
  if (up == 2) return {{1, 0, 0, 0}, {0, 0, 1.0 * upSign, 0}, {0, -1.0 * upSign, 0, 0}, {0, 0, 0, 1}};
  if (up == 0) return {{0, 1.0 * upSign, 0, 0}, {-1.0 * upSign, 0, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
  return glm::dmat4(1);
}

double modelUnitsPerUnit(const aiScene& scene, const std::string& extension) {
  if (extension == ".x") return kUnitsPerXUnit;
  if (extension == ".glb" || extension == ".gltf" || extension == ".dae") return kUnitsPerMeter;
  return extension == ".fbx" ? metersPerUnit(scene) * kUnitsPerMeter : 1;
}

/// A mesh with the transform of each of its vertices. One transform is for all of them.
struct PlacedMesh {
  const aiMesh* mesh;
  std::vector<glm::dmat4> toWorld;

  [[nodiscard]] const glm::dmat4& of(unsigned vertex) const { return toWorld[toWorld.size() > 1 ? vertex : 0]; }
};

/// A node with the transform to the world. Not made recursively, because deeply nested nodes would overflow the stack.
struct PlacedNode {
  const aiNode* node;
  glm::dmat4 toWorld;
};

std::vector<PlacedNode> placedNodes(const aiScene& scene, const glm::dmat4& base) {
  std::vector<PlacedNode> placed;
  std::vector<PlacedNode> open{{scene.mRootNode, base}};
  while (!open.empty()) {
    PlacedNode next = open.back();
    open.pop_back();
    next.toWorld *= matrixOf(next.node->mTransformation);
    placed.push_back(next);
    for (unsigned i = next.node->mNumChildren; i > 0; --i) open.push_back({next.node->mChildren[i - 1], next.toWorld});
  }
  return placed;
}

/// Bones alone place the vertices that they move, wherever the node of the mesh is: it often has another size and
/// another direction.
std::vector<glm::dmat4> vertexTransforms(const aiMesh& mesh, const glm::dmat4& node,
                                         const std::map<std::string_view, glm::dmat4>& world) {
  if (!mesh.HasBones() || mesh.mNumVertices == 0) return {node};
  std::vector<glm::dmat4> transforms(mesh.mNumVertices, glm::dmat4(0));
  std::vector<double> weights(mesh.mNumVertices, 0);
  for (unsigned i = 0; i < mesh.mNumBones; ++i) {
    const aiBone& bone = *mesh.mBones[i];
    const auto found = world.find(bone.mName.C_Str());
    if (found == world.end()) continue;
    const glm::dmat4 transform = found->second * matrixOf(bone.mOffsetMatrix);
    for (unsigned k = 0; k < bone.mNumWeights; ++k) {
      const aiVertexWeight& weight = bone.mWeights[k];
      if (weight.mVertexId >= mesh.mNumVertices || !std::isfinite(weight.mWeight)) continue;
      transforms[weight.mVertexId] += transform * static_cast<double>(weight.mWeight);
      weights[weight.mVertexId] += static_cast<double>(weight.mWeight);
    }
  }
  for (std::size_t i = 0; i < transforms.size(); ++i)
    transforms[i] = weights[i] > 0 ? transforms[i] / weights[i] : node;
  return transforms;
}

/// The meshes of each material, in node order.
std::vector<std::vector<PlacedMesh>> placedMeshes(const aiScene& scene, const glm::dmat4& base) {
  const std::vector<PlacedNode> nodes = placedNodes(scene, base);
  std::map<std::string_view, glm::dmat4> world;
  for (const PlacedNode& placed : nodes) world.emplace(placed.node->mName.C_Str(), placed.toWorld);
  std::vector<std::vector<PlacedMesh>> meshes(scene.mNumMaterials);
  for (const PlacedNode& placed : nodes) {
    for (unsigned i = 0; i < placed.node->mNumMeshes; ++i) {
      const aiMesh* mesh = scene.mMeshes[placed.node->mMeshes[i]];
      if (mesh->mMaterialIndex >= meshes.size()) continue;
      meshes[mesh->mMaterialIndex].push_back({mesh, vertexTransforms(*mesh, placed.toWorld, world)});
    }
  }
  return meshes;
}

Vec3 storedNormal(const glm::dmat4& toWorld, const aiVector3D& normal) {
  const glm::dmat3 linear(toWorld);
  const glm::dmat3 matrix = std::abs(glm::determinant(linear)) > 0 ? glm::transpose(glm::inverse(linear)) : linear;
  const glm::dvec3 transformed = matrix * glm::dvec3(normal.x, normal.y, normal.z);
  const double length = glm::length(transformed);
  return toStored(length > 0 ? transformed / length : glm::dvec3(0, 1, 0));
}

void addMesh(const PlacedMesh& placed, model::Mesh& mesh) {
  const aiMesh& source = *placed.mesh;
  const auto first = static_cast<std::uint32_t>(mesh.size());
  const bool isMirrored = glm::determinant(glm::dmat3(placed.of(0))) < 0;
  for (unsigned i = 0; i < source.mNumVertices; ++i) {
    const aiVector3D& at = source.mVertices[i];
    mesh.positions.push_back(toStored(glm::dvec3(placed.of(i) * glm::dvec4(at.x, at.y, at.z, 1))));
    mesh.normals.push_back(source.HasNormals() ? storedNormal(placed.of(i), source.mNormals[i]) : Vec3{0, 1, 0});
    const bool hasUv = source.HasTextureCoords(0);
    mesh.uvs.push_back(hasUv ? Vec2{source.mTextureCoords[0][i].x, source.mTextureCoords[0][i].y} : Vec2{0, 0});
  }
  for (unsigned i = 0; i < source.mNumFaces; ++i) {
    const aiFace& face = source.mFaces[i];
    if (face.mNumIndices != 3) continue;
    mesh.indices.push_back(first + face.mIndices[0]);
    mesh.indices.push_back(first + face.mIndices[isMirrored ? 2 : 1]);
    mesh.indices.push_back(first + face.mIndices[isMirrored ? 1 : 2]);
  }
}

void bindToSingleBone(model::Model& model) {
  model::Bone& bone = model.bones.emplace_back();
  bone.name = model::ModelName::fromText("センター", "center");
  bone.movable = true;
  bone.tailOffset = {0, 1, 0};
  model::Mesh& mesh = model.mesh;
  mesh.deforms.assign(mesh.size(), model::DeformKind::Bdef1);
  mesh.bones.assign(mesh.size(), {0, 0, 0, 0});
  mesh.weights.assign(mesh.size(), {1, 0, 0, 0});
  mesh.edgeScales.assign(mesh.size(), 1);
  model.displayGroups.push_back({model::ModelName::fromText("Root", "Root"), true, {{false, 0}}});
  model.displayGroups.push_back({model::ModelName::fromText("表情", "Exp"), true, {}});
}

std::string lowerExtension(const std::filesystem::path& file) {
  std::string extension = file.extension().string();
  for (char& c : extension) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
  return extension;
}

Result<model::Model> modelOf(const aiScene& scene, const std::string& extension,
                             const std::filesystem::path& embeddedFolder) {
  const double scale = modelUnitsPerUnit(scene, extension);
  glm::dmat4 base(scale);
  base[3][3] = 1;
  if (extension == ".fbx") base = base * fbxAxes(scene);
  model::Model model;
  PropMaterials materials(scene, extension, embeddedFolder);
  const auto meshes = placedMeshes(scene, base);
  for (unsigned i = 0; i < meshes.size(); ++i) {
    if (meshes[i].empty()) continue;
    model::Material material = materials.materialOf(i);
    material.firstIndex = static_cast<std::uint32_t>(model.mesh.indices.size());
    for (const PlacedMesh& placed : meshes[i]) addMesh(placed, model.mesh);
    constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
    if (model.mesh.size() > kMost || model.mesh.indices.size() > kMost) {
      return Error::because(Core::tr("has more vertices than a model can have"));
    }
    material.indexCount = static_cast<std::uint32_t>(model.mesh.indices.size()) - material.firstIndex;
    if (material.indexCount > 0) model.materials.push_back(std::move(material));
  }
  if (materials.failure()) return *materials.failure();
  if (model.mesh.indices.empty()) return Error::because(Core::tr("has no faces to draw"));
  model.textures = materials.takeTextures();
  bindToSingleBone(model);
  return model;
}

}  // namespace

Result<model::Model> importProp(const std::filesystem::path& file, const std::filesystem::path& embeddedFolder) {
  if (!io::isProp(io::opensAsByName(file))) return Error::because(Core::tr("is not in a supported prop format"));
  if (const Result<Bytes> head = readFileHead(file, 1); !head) return head.error();
  Assimp::Importer importer;
  importer.SetIOHandler(new ConfinedFiles(file.parent_path()));  // takes ownership
  importer.SetPropertyInteger(AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
  constexpr unsigned kSteps = aiProcess_Triangulate | aiProcess_SortByPType | aiProcess_GenSmoothNormals |
                              aiProcess_JoinIdenticalVertices | aiProcess_TransformUVCoords;
  const aiScene* scene = importer.ReadFile(file.string(), kSteps);
  // A separate step, because normals generated in the same step would point in the opposite direction.
  if (scene != nullptr) scene = importer.ApplyPostProcessing(aiProcess_ConvertToLeftHanded);
  if (scene == nullptr || scene->mRootNode == nullptr) {
    Message reason = Message::verbatim(propText(importer.GetErrorString()));
    if (reason.isEmpty()) reason = Core::tr("it contains nothing to draw");
    return Error::because(Core::trWith("cannot be read: %1"), reason);
  }
  Result<model::Model> model = modelOf(*scene, lowerExtension(file), embeddedFolder);
  if (!model) return model;
  const std::u8string stem = file.stem().u8string();
  model->name = model::ModelName::fromText(propText(std::string(stem.begin(), stem.end())), {});
  return model;
}

}  // namespace furitsuke::props
