// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/glb_mesh.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/eval/sample.h"
#include "core/exchange/gltf/bone_tracks.h"

namespace furitsuke::exchange {

namespace {

/// A vertex of a primitive.
struct VertexIndex {
  std::uint32_t primitive, vertex;
};

/// The vertices and triangles of one material.
struct Primitive {
  std::size_t material = 0;
  std::vector<std::uint32_t> sources;  ///< of each vertex, that of the model
  std::vector<std::uint32_t> indices;
  std::vector<std::size_t> targets;  ///< accessors
};

struct VertexSkin {
  std::array<std::uint16_t, 4> joints{};
  std::array<float, 4> weights{1, 0, 0, 0};
};

/// Weights whose sum is 1, each joint once: consumers reject others. An unused joint must be 0.
VertexSkin skinOf(const model::Mesh& mesh, std::size_t vertex, const std::vector<std::uint16_t>& jointOfBone) {
  std::array<std::pair<std::uint16_t, double>, 4> shares{};
  std::size_t count = 0;
  double sum = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const double weight = eval::usable(mesh.weights[vertex][i]);
    if (!(weight > 0)) continue;
    const std::uint16_t joint = jointOfBone[static_cast<std::size_t>(mesh.bones[vertex][i])];
    const auto end = shares.begin() + static_cast<std::ptrdiff_t>(count);
    const auto known = std::find_if(shares.begin(), end, [&](const auto& share) { return share.first == joint; });
    if (known == end) shares[count++] = {joint, 0};
    known->second += weight;
    sum += weight;
  }
  VertexSkin skin;
  if (!(sum > 0)) {
    skin.joints[0] = jointOfBone[static_cast<std::size_t>(mesh.bones[vertex][0])];
    return skin;
  }
  std::sort(shares.begin(), shares.begin() + static_cast<std::ptrdiff_t>(count),
            [](const auto& a, const auto& b) { return a.second > b.second; });
  double rest = 1;
  for (std::size_t i = count; i-- > 0;) {
    const auto weight = static_cast<float>(i == 0 ? rest : shares[i].second / sum);
    if (!(weight > 0)) continue;
    skin.joints[i] = shares[i].first;
    skin.weights[i] = weight;
    rest -= static_cast<double>(weight);
  }
  return skin;
}

/// Of a length that consumers accept; forward if the vertex has no normal.
glm::dvec3 unitNormal(const Vec3& normal) {
  const glm::dvec3 wide = eval::usable(normal);
  const double length = glm::length(wide);
  return length > 1e-6 ? wide / length : glm::dvec3(0, 0, -1);
}

class MeshWriter {
 public:
  MeshWriter(const model::Model& model, const std::vector<std::size_t>& joints, GlbBuilder& glb)
      : model_(model), glb_(glb), jointOfBone_(model.bones.size()), isSkinned_(!joints.empty()) {
    for (std::size_t i = 0; i < joints.size(); ++i) jointOfBone_[joints[i]] = static_cast<std::uint16_t>(i);
  }

  bool write(const std::vector<std::size_t>& targets, const std::vector<std::size_t>& materials, JointNaming names) {
    split();
    if (primitives_.empty()) return false;
    for (const std::size_t morph : targets) addTarget(morph);
    std::string json = "{\"name\":" + glbString(model_.name.text) + ",\"primitives\":[";
    for (std::size_t i = 0; i < primitives_.size(); ++i) {
      json.append(i == 0 ? "" : ",").append(primitiveJson(primitives_[i], materials));
    }
    json += ']';
    if (!targets.empty()) {
      json += ",\"weights\":" + glbVector(std::vector<float>(targets.size(), 0.0F));
      json += ",\"extras\":{\"targetNames\":[";
      for (std::size_t i = 0; i < targets.size(); ++i) {
        json.append(i == 0 ? "" : ",").append(glbString(nameOf(targets[i], names)));
      }
      json += "]}";
    }
    glb_.add(GlbList::Meshes, json + "}");
    return true;
  }

 private:
  [[nodiscard]] const std::string& nameOf(std::size_t morph, JointNaming names) const {
    const model::ModelName& name = model_.morphs[morph].name;
    return names == JointNaming::English && isPortableName(name.english) ? name.english : name.text;
  }

  /// Gives each primitive vertices of its own, so that it has no targets of other materials.
  void split() {
    constexpr std::uint32_t kUnused = 0xFFFFFFFF;
    std::vector<std::uint32_t> placeOf(model_.mesh.size(), kUnused);
    places_.resize(model_.mesh.size());
    for (std::size_t i = 0; i < model_.materials.size(); ++i) {
      const model::Material& material = model_.materials[i];
      if (material.indexCount < 3) continue;
      Primitive primitive;
      primitive.material = i;
      for (std::size_t at = 0; at < material.indexCount; ++at) {
        const std::uint32_t source = model_.mesh.indices[material.firstIndex + at];
        if (placeOf[source] == kUnused) {
          placeOf[source] = static_cast<std::uint32_t>(primitive.sources.size());
          places_[source].push_back({static_cast<std::uint32_t>(primitives_.size()), placeOf[source]});
          primitive.sources.push_back(source);
        }
        primitive.indices.push_back(placeOf[source]);
      }
      // Reversing an axis makes triangles face the other way.
      for (std::size_t at = 0; at + 2 < primitive.indices.size(); at += 3) {
        std::swap(primitive.indices[at + 1], primitive.indices[at + 2]);
      }
      for (const std::uint32_t source : primitive.sources) placeOf[source] = kUnused;
      primitives_.push_back(std::move(primitive));
    }
  }

  void addTarget(std::size_t morph) {
    std::vector<std::vector<GlbSparseValue>> values(primitives_.size());
    for (const model::VertexOffset& offset : std::get<Column<model::VertexOffset>>(model_.morphs[morph].offsets)) {
      const Vec3 moved = toStored(toMeters(eval::usable(offset.offset)));
      for (const VertexIndex& index : places_[offset.vertex]) values[index.primitive].push_back({index.vertex, moved});
    }
    for (std::size_t i = 0; i < primitives_.size(); ++i) {
      std::ranges::stable_sort(values[i], {}, &GlbSparseValue::index);
      std::vector<GlbSparseValue> merged;
      for (const GlbSparseValue& value : values[i]) {
        if (merged.empty() || merged.back().index != value.index) {
          merged.push_back(value);
        } else {
          merged.back().value = toStored(toDouble(merged.back().value) + toDouble(value.value));
        }
      }
      primitives_[i].targets.push_back(targetAccessor(i, merged));
    }
  }

  /// Primitives that a morph does not move share an accessor of zeros.
  std::size_t targetAccessor(std::size_t primitive, const std::vector<GlbSparseValue>& values) {
    const std::size_t count = primitives_[primitive].sources.size();
    if (!values.empty()) return glb_.addSparse(values, count);
    if (unmoved_.empty()) unmoved_.resize(primitives_.size());
    if (!unmoved_[primitive]) unmoved_[primitive] = glb_.addSparse(std::vector{GlbSparseValue{}}, count);
    return *unmoved_[primitive];
  }

  std::string primitiveJson(const Primitive& primitive, const std::vector<std::size_t>& materials) {
    std::vector<float> positions, normals, uvs, weights;
    std::vector<std::array<std::uint16_t, 4>> joints;
    const auto append = [](std::vector<float>& to, const glm::dvec3& v) {
      const Vec3 stored = toStored(v);
      to.insert(to.end(), {stored.x, stored.y, stored.z});
    };
    for (const std::uint32_t source : primitive.sources) {
      append(positions, toMeters(eval::usable(model_.mesh.positions[source])));
      const glm::dvec3 normal = unitNormal(model_.mesh.normals[source]);
      append(normals, {normal.x, normal.y, -normal.z});
      const Vec2& uv = model_.mesh.uvs[source];
      uvs.insert(uvs.end(), {static_cast<float>(eval::usable(uv.x)), static_cast<float>(eval::usable(uv.y))});
      if (!isSkinned_) continue;
      const VertexSkin skin = skinOf(model_.mesh, source, jointOfBone_);
      joints.push_back(skin.joints);
      weights.insert(weights.end(), skin.weights.begin(), skin.weights.end());
    }
    std::string json = "{\"attributes\":{\"POSITION\":";
    json += std::to_string(glb_.addFloats(positions, 3, GlbUse::Vertices, true));
    json += ",\"NORMAL\":" + std::to_string(glb_.addFloats(normals, 3, GlbUse::Vertices));
    json += ",\"TEXCOORD_0\":" + std::to_string(glb_.addFloats(uvs, 2, GlbUse::Vertices));
    if (isSkinned_) {
      json += ",\"JOINTS_0\":" + std::to_string(glb_.addJoints(joints));
      json += ",\"WEIGHTS_0\":" + std::to_string(glb_.addFloats(weights, 4, GlbUse::Vertices));
    }
    json += "},\"indices\":" + std::to_string(glb_.addIndices(primitive.indices, primitive.sources.size()));
    json += ",\"material\":" + std::to_string(materials[primitive.material]);
    for (std::size_t i = 0; i < primitive.targets.size(); ++i) {
      json += (i == 0 ? ",\"targets\":[{\"POSITION\":" : ",{\"POSITION\":") + std::to_string(primitive.targets[i]);
      json += '}';
    }
    return json + (primitive.targets.empty() ? "}" : "]}");
  }

  const model::Model& model_;
  GlbBuilder& glb_;
  std::vector<std::uint16_t> jointOfBone_;
  bool isSkinned_;
  std::vector<Primitive> primitives_;
  std::vector<std::vector<VertexIndex>> places_;  ///< of each vertex of the model
  std::vector<std::optional<std::size_t>> unmoved_;
};

}  // namespace

std::vector<std::size_t> targetMorphs(const model::Model& model) {
  std::vector<std::size_t> targets;
  const auto moves = [](const model::VertexOffset& offset) {
    const glm::dvec3 moved = eval::usable(offset.offset);
    return moved.x != 0 || moved.y != 0 || moved.z != 0;
  };
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    if (model.morphs[i].kind != model::MorphKind::Vertex) continue;
    if (std::ranges::any_of(std::get<Column<model::VertexOffset>>(model.morphs[i].offsets), moves))
      targets.push_back(i);
  }
  return targets;
}

std::vector<std::size_t> skinBones(const model::Model& model) {
  if (model.bones.empty()) return {};
  std::vector<bool> isUsed(model.bones.size());
  for (std::size_t vertex = 0; vertex < model.mesh.size(); ++vertex) {
    isUsed[static_cast<std::size_t>(model.mesh.bones[vertex][0])] = true;  // also of vertices without weights
    for (std::size_t i = 1; i < 4; ++i) {
      if (model.mesh.weights[vertex][i] > 0) isUsed[static_cast<std::size_t>(model.mesh.bones[vertex][i])] = true;
    }
  }
  std::vector<std::size_t> bones;
  for (std::size_t i = 0; i < isUsed.size(); ++i) {
    if (isUsed[i]) bones.push_back(i);
  }
  return bones;
}

bool addMesh(const model::Model& model, const std::vector<std::size_t>& joints, const std::vector<std::size_t>& targets,
             const std::vector<std::size_t>& materials, JointNaming names, GlbBuilder& glb) {
  return MeshWriter(model, joints, glb).write(targets, materials, names);
}

}  // namespace furitsuke::exchange
