// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "core/io/model/model_import.h"

namespace furitsuke::io {

namespace {

/// Validates the parts of a model.
class ModelSafety {
 public:
  ModelSafety(model::Model& model, ModelFindingCounter& counter) : model_(model), counter_(counter) {}

  void checkBones();
  void breakCycles();
  void checkIk();
  void checkVertices();
  void checkFaces();
  void checkMaterials();
  void checkMorphs();
  void checkDisplayGroups();
  void checkPhysics();
  void checkSoftBodies();

 private:
  template <class Part>
  [[nodiscard]] static bool isIn(std::int64_t index, const Part& parts) {
    return index >= 0 && static_cast<std::uint64_t>(index) < parts.size();
  }
  /// Returns true if the index is valid or kNoIndex; otherwise sets it to kNoIndex and returns false.
  template <class Part>
  static bool validateIndex(std::int32_t& index, const Part& parts) {
    if (index == model::kNoIndex || isIn(index, parts)) return true;
    index = model::kNoIndex;
    return false;
  }
  [[nodiscard]] bool isVertex(std::uint32_t index) const { return index < model_.mesh.size(); }

  model::Model& model_;
  ModelFindingCounter& counter_;
};

void ModelSafety::checkBones() {
  if (model_.bones.empty() && model_.mesh.size() > 0) {
    model_.bones.emplace_back().name = model::ModelName::fromText("センター", "center");
    counter_.add(ModelFinding::BonesMissing);
  }
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    model::Bone& bone = model_.bones[i];
    if (!validateIndex(bone.parent, model_.bones)) counter_.add(ModelFinding::BoneParent, partLabel(bone.name, i));
    const bool tailKept = validateIndex(bone.tailBone, model_.bones);
    const bool appendKept = !bone.append || validateIndex(bone.append->source, model_.bones);
    if (!tailKept || !appendKept) counter_.add(ModelFinding::BoneReference, partLabel(bone.name, i));
  }
}

void ModelSafety::breakCycles() {
  // Walks from each bone to the root and marks the bones on the way. Reaching a mark of the same walk means a cycle.
  std::vector<std::size_t> marks(model_.bones.size(), 0);
  for (std::size_t start = 0; start < model_.bones.size(); ++start) {
    std::size_t at = start;
    while (marks[at] == 0) {
      marks[at] = start + 1;
      const model::BoneIndex parent = model_.bones[at].parent;
      if (parent == model::kNoIndex) break;
      if (marks[static_cast<std::size_t>(parent)] == start + 1) {
        model_.bones[at].parent = model::kNoIndex;
        counter_.add(ModelFinding::BoneCycle, partLabel(model_.bones[at].name, at));
        break;
      }
      at = static_cast<std::size_t>(parent);
    }
  }
}

void ModelSafety::checkIk() {
  const std::size_t lost =
      std::erase_if(model_.ik, [this](const model::IkChain& chain) { return !isIn(chain.goal, model_.bones); });
  counter_.add(ModelFinding::IkBone, lost);
  for (model::IkChain& chain : model_.ik) {
    const auto goal = static_cast<std::size_t>(chain.goal);
    const Message label = partLabel(model_.bones[goal].name, goal);
    if (!validateIndex(chain.target, model_.bones)) counter_.add(ModelFinding::IkTarget, label);
    counter_.add(
        ModelFinding::IkLink,
        std::erase_if(chain.links, [this](const model::IkLink& link) { return !isIn(link.bone, model_.bones); }),
        label);
  }
}

void ModelSafety::checkVertices() {
  model::Mesh& mesh = model_.mesh;
  constexpr std::array<std::size_t, 5> kSlots{1, 2, 4, 2, 4};
  const auto boneCount = static_cast<std::uint32_t>(model_.bones.size());
  std::size_t invalid = 0;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    bool isInvalid = false;
    const std::size_t slots = kSlots[static_cast<std::size_t>(mesh.deforms[i])];
    for (std::size_t slot = 0; slot < slots; ++slot) {
      if (static_cast<std::uint32_t>(mesh.bones[i][slot]) < boneCount) continue;
      mesh.bones[i][slot] = 0;
      isInvalid = isInvalid || mesh.weights[i][slot] != 0;
    }
    invalid += isInvalid ? 1 : 0;
  }
  counter_.add(ModelFinding::VertexBone, invalid);
}

void ModelSafety::checkFaces() {
  Column<std::uint32_t>& indices = model_.mesh.indices;
  const std::size_t rest = indices.size() % 3;
  counter_.add(ModelFinding::FaceCount, rest);
  indices.resize(indices.size() - rest);
  std::size_t invalid = 0;
  for (std::size_t i = 0; i < indices.size(); i += 3) {
    if (isVertex(indices[i]) && isVertex(indices[i + 1]) && isVertex(indices[i + 2])) continue;
    // A triangle with the same vertex three times covers no pixels.
    indices[i] = indices[i + 1] = indices[i + 2] = 0;
    ++invalid;
  }
  counter_.add(ModelFinding::FaceIndex, invalid);
  if (model_.mesh.size() == 0) indices.clear();
}

void ModelSafety::checkMaterials() {
  std::size_t first = 0;
  const std::size_t total = model_.mesh.indices.size();
  for (std::size_t i = 0; i < model_.materials.size(); ++i) {
    model::Material& material = model_.materials[i];
    const std::size_t fitting = std::min<std::size_t>(material.indexCount, total - first) / 3 * 3;
    if (fitting != material.indexCount) counter_.add(ModelFinding::MaterialIndices, partLabel(material.name, i));
    material.firstIndex = static_cast<std::uint32_t>(first);
    material.indexCount = static_cast<std::uint32_t>(fitting);
    first += fitting;
    const bool textureKept = validateIndex(material.texture, model_.textures);
    const bool sphereKept = validateIndex(material.sphere, model_.textures);
    const bool toonKept = validateIndex(material.toonTexture, model_.textures);
    if (!textureKept || !sphereKept || !toonKept) {
      counter_.add(ModelFinding::TextureIndex, partLabel(material.name, i));
    }
  }
  counter_.add(ModelFinding::FaceWithoutMaterial, (total - first) / 3);
}

void ModelSafety::checkMorphs() {
  const auto isElement = [this](const auto& offset) {
    using Offset = std::decay_t<decltype(offset)>;
    if constexpr (std::is_same_v<Offset, model::MorphShare>) {
      return isIn(offset.morph, model_.morphs);
    } else if constexpr (std::is_same_v<Offset, model::BoneOffset>) {
      return isIn(offset.bone, model_.bones);
    } else if constexpr (std::is_same_v<Offset, model::MaterialOffset>) {
      return offset.material == model::kNoIndex || isIn(offset.material, model_.materials);
    } else if constexpr (std::is_same_v<Offset, model::Impulse>) {
      return isIn(offset.body, model_.bodies);
    } else {
      return isVertex(offset.vertex);
    }
  };
  for (std::size_t i = 0; i < model_.morphs.size(); ++i) {
    model::Morph& morph = model_.morphs[i];
    const std::size_t lost = std::visit(
        [&](auto& offsets) { return std::erase_if(offsets, [&](const auto& offset) { return !isElement(offset); }); },
        morph.offsets);
    if (lost > 0) counter_.add(ModelFinding::MorphElement, partLabel(morph.name, i));
  }
}

void ModelSafety::checkDisplayGroups() {
  for (std::size_t i = 0; i < model_.displayGroups.size(); ++i) {
    model::DisplayGroup& group = model_.displayGroups[i];
    const std::size_t lost = std::erase_if(group.items, [this](const model::DisplayItem& item) {
      return item.isMorph ? !isIn(item.index, model_.morphs) : !isIn(item.index, model_.bones);
    });
    if (lost > 0) counter_.add(ModelFinding::DisplayItem, partLabel(group.name, i));
  }
}

void ModelSafety::checkPhysics() {
  for (std::size_t i = 0; i < model_.bodies.size(); ++i) {
    model::RigidBody& body = model_.bodies[i];
    if (!validateIndex(body.bone, model_.bones)) counter_.add(ModelFinding::BodyBone, partLabel(body.name, i));
    constexpr std::uint8_t kLastGroup = 15;
    if (body.group > kLastGroup) counter_.add(ModelFinding::ValueUnknown);
    body.group = std::min(body.group, kLastGroup);
  }
  for (std::size_t i = 0; i < model_.joints.size(); ++i) {
    model::Joint& joint = model_.joints[i];
    const bool aKept = validateIndex(joint.bodyA, model_.bodies);
    const bool bKept = validateIndex(joint.bodyB, model_.bodies);
    const bool isConnected = joint.bodyA != model::kNoIndex && joint.bodyB != model::kNoIndex;
    if (!aKept || !bKept || !isConnected) counter_.add(ModelFinding::JointBody, partLabel(joint.name, i));
  }
}

void ModelSafety::checkSoftBodies() {
  for (std::size_t i = 0; i < model_.softBodies.size(); ++i) {
    model::SoftBody& body = model_.softBodies[i];
    const bool materialKept = validateIndex(body.material, model_.materials);
    const std::size_t lost = std::erase_if(body.anchors,
                                           [this](const model::SoftAnchor& anchor) {
                                             return !isIn(anchor.body, model_.bodies) || !isVertex(anchor.vertex);
                                           }) +
                             std::erase_if(body.pins, [this](std::uint32_t pin) { return !isVertex(pin); });
    if (!materialKept || lost > 0) counter_.add(ModelFinding::SoftBodyReference, partLabel(body.name, i));
  }
}

}  // namespace

void makeModelSafe(model::Model& model, ModelFindingCounter& counter) {
  ModelSafety safety(model, counter);
  safety.checkBones();
  safety.breakCycles();
  safety.checkIk();
  safety.checkVertices();
  safety.checkFaces();
  safety.checkMaterials();
  safety.checkMorphs();
  safety.checkDisplayGroups();
  safety.checkPhysics();
  safety.checkSoftBodies();
}

}  // namespace furitsuke::io
