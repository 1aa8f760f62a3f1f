// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/glb_export.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/exchange/exchange_losses.h"
#include "core/exchange/gltf/bone_tracks.h"
#include "core/exchange/gltf/glb_builder.h"
#include "core/exchange/gltf/glb_materials.h"
#include "core/exchange/gltf/glb_mesh.h"
#include "core/exchange/joint_naming.h"

namespace furitsuke::exchange {

namespace {

template <class Value>
std::span<const float> floatsOf(const std::vector<Value>& values) {
  return {reinterpret_cast<const float*>(values.data()), values.size() * (sizeof(Value) / sizeof(float))};
}

class GlbExport {
 public:
  GlbExport(const motion::Motion& motion, const model::Model& model, const CaptureBakeOptions& options)
      : motion_(motion), model_(model), options_(options) {}

  Result<ExportedFile> write(const image::ModelImages& images, operations::OperationControl* control) {
    const Result<BakedFrames> frames = bakedFrames(motion_, options_);
    if (!frames) return frames.error();
    const std::vector<std::size_t> joints = skinBones(model_);
    if (joints.size() > std::numeric_limits<std::uint16_t>::max()) {
      return Error::because(Core::tr("more than 65535 bones have vertices, which the format cannot store"));
    }
    const std::vector<std::size_t> targets = targetMorphs(model_);
    if (control != nullptr) control->beginPart(0, 0.7);
    const Result<BoneTracks> tracks = bakeBones(motion_, model_, *frames, options_, targets, control);
    if (!tracks) return tracks.error();
    if (control != nullptr) control->beginPart(0.7, 1);
    ExportedFile file;
    addModelLosses(motion_, model_, options_, file.losses);
    addBones(*tracks);
    const std::vector<std::size_t> materials = addMaterials(model_, images, options_.isUnlit, glb_, file.losses);
    if (control != nullptr && control->isCanceled()) return Error::canceled();
    const bool hasMesh = addMesh(model_, joints, targets, materials, options_.names, glb_);
    if (hasMesh) addMeshNode(joints);
    addAnimation(*tracks, *frames, hasMesh ? targets.size() : 0);
    Result<Bytes> bytes = std::move(glb_).finish(rootMembers(hasMesh));
    if (!bytes) return bytes.error();
    file.bytes = *std::move(bytes);
    file.frames = frames->count;
    file.joints = model_.bones.size();
    return file;
  }

 private:
  /// Nodes have the indices of their bones. The one after them carries those without a parent, because consumers want
  /// one root.
  void addBones(const BoneTracks& tracks) {
    std::vector<std::vector<std::size_t>> children(model_.bones.size() + 1);
    for (std::size_t i = 0; i < model_.bones.size(); ++i) {
      const model::BoneIndex parent = model_.bones[i].parent;
      children[parent == model::kNoIndex ? root() : static_cast<std::size_t>(parent)].push_back(i);
    }
    const std::vector<std::string> names = boneNames(model_, options_.names);
    const auto childrenJson = [&](std::size_t node) {
      return children[node].empty() ? std::string() : ",\"children\":" + glbArray(children[node]);
    };
    for (std::size_t i = 0; i < model_.bones.size(); ++i) {
      const Vec3& rest = tracks.rest[i];
      std::string node = "{\"name\":" + glbString(names[i]);
      node += ",\"translation\":" + glbVector(std::array{rest.x, rest.y, rest.z}) + childrenJson(i);
      glb_.add(GlbList::Nodes, node + ",\"extras\":{\"mmdName\":" + glbString(model_.bones[i].name.text) + "}}");
    }
    glb_.add(GlbList::Nodes, "{\"name\":\"Armature\"" + childrenJson(root()) + "}");
  }

  /// The mesh is not below the bones: a skin alone places it.
  void addMeshNode(const std::vector<std::size_t>& joints) {
    std::string node = "{\"name\":" + glbString(model_.name.text.empty() ? "Mesh" : model_.name.text) + ",\"mesh\":0";
    if (!joints.empty()) {
      std::vector<float> matrices;
      for (const std::size_t bone : joints) {
        const Vec3 at = toStored(-toMeters(restOf(bone)));
        matrices.insert(matrices.end(), {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, at.x, at.y, at.z, 1});
      }
      const std::string inverses = std::to_string(glb_.addMatrices(matrices));
      glb_.add(GlbList::Skins, "{\"inverseBindMatrices\":" + inverses + ",\"skeleton\":" + std::to_string(root()) +
                                   ",\"joints\":" + glbArray(joints) + "}");
      node += ",\"skin\":0";
    }
    glb_.add(GlbList::Nodes, node + "}");
  }

  /// As the rig has it, whose values are finite.
  [[nodiscard]] glm::dvec3 restOf(std::size_t bone) const { return eval::usable(model_.bones[bone].position); }

  void addAnimation(const BoneTracks& tracks, const BakedFrames& frames, std::size_t targets) {
    GlbAnimation animation;
    const auto seconds = [&frames](std::size_t frame) { return static_cast<float>(frames.seconds(frame)); };
    std::vector<float> times(frames.count);
    for (std::size_t i = 0; i < frames.count; ++i) times[i] = seconds(i);
    const std::size_t all = glb_.addFloats(times, 1, GlbUse::Animation, true);
    for (std::size_t i = 0; i < tracks.bones.size(); ++i) {
      const auto add = [&](const char* path, std::span<const float> values, std::size_t components) {
        if (!values.empty()) animation.add(i, path, all, glb_.addFloats(values, components, GlbUse::Animation));
      };
      add("translation", floatsOf(tracks.bones[i].translations), 3);
      add("rotation", floatsOf(tracks.bones[i].rotations), 4);
    }
    addWeights(tracks.weights, frames, targets, animation);
    if (animation.isEmpty()) {  // a motion without movement still has a length
      const std::vector<Quat> still(frames.count, Quat{0, 0, 0, 1});
      animation.add(root(), "rotation", all, glb_.addFloats(floatsOf(still), 4, GlbUse::Animation));
    }
    animation.addTo(glb_, "motion");
  }

  /// Keys at both ends and on both sides of each change; targets have no keys if they never move.
  void addWeights(const std::vector<float>& weights, const BakedFrames& frames, std::size_t targets,
                  GlbAnimation& animation) {
    if (std::ranges::all_of(weights, [](float weight) { return weight == 0; }) || targets == 0) return;
    const auto at = [&](std::size_t frame) { return std::span(weights).subspan(frame * targets, targets); };
    std::vector<float> times, values;
    for (std::size_t i = 0; i < frames.count; ++i) {
      const bool isEnd = i == 0 || i + 1 == frames.count;
      if (!isEnd && std::ranges::equal(at(i), at(i - 1)) && std::ranges::equal(at(i), at(i + 1))) continue;
      times.push_back(static_cast<float>(frames.seconds(i)));
      values.insert(values.end(), at(i).begin(), at(i).end());
    }
    const std::size_t input = glb_.addFloats(times, 1, GlbUse::Animation, true);
    animation.add(root() + 1, "weights", input, glb_.addFloats(values, 1, GlbUse::Animation));
  }

  [[nodiscard]] std::size_t root() const noexcept { return model_.bones.size(); }

  [[nodiscard]] std::string rootMembers(bool hasMesh) const {
    std::vector<std::size_t> nodes{root()};
    if (hasMesh) nodes.push_back(root() + 1);
    std::string members = "\"scene\":0,\"scenes\":[{\"nodes\":" + glbArray(nodes) + "}]";
    if (options_.isUnlit && !model_.materials.empty()) members += ",\"extensionsUsed\":[\"KHR_materials_unlit\"]";
    return members;
  }

  const motion::Motion& motion_;
  const model::Model& model_;
  const CaptureBakeOptions& options_;
  GlbBuilder glb_;
};

}  // namespace

Result<ExportedFile> glbFromMotion(const motion::Motion& motion, const model::Model& model,
                                   const image::ModelImages& images, const CaptureBakeOptions& options,
                                   operations::OperationControl* control) {
  return GlbExport(motion, model, options).write(images, control);
}

}  // namespace furitsuke::exchange
