// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/check/model_check.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_export.h"
#include "core/io/model/model_export.h"
#include "core/io/model/model_import.h"
#include "core/io/model/motion_binding.h"
#include "core/physics/body_poser.h"
#include "core/physics/simulated_run.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {
namespace {

template <class Part>
bool isElement(std::int64_t index, const Part& parts) {
  return index >= 0 && static_cast<std::uint64_t>(index) < parts.size();
}

template <class Part>
bool isElementOrNone(std::int32_t index, const Part& parts) {
  return index == model::kNoIndex || isElement(index, parts);
}

bool areBonesSafe(const model::Model& model) {
  for (const model::Bone& bone : model.bones) {
    if (!isElementOrNone(bone.parent, model.bones) || !isElementOrNone(bone.tailBone, model.bones)) return false;
    if (bone.append && !isElementOrNone(bone.append->source, model.bones)) return false;
    std::size_t steps = 0;
    for (model::BoneIndex at = bone.parent; at != model::kNoIndex;
         at = model.bones[static_cast<std::size_t>(at)].parent) {
      if (++steps > model.bones.size()) return false;
    }
  }
  return std::ranges::all_of(model.ik, [&](const model::IkChain& chain) {
    return isElement(chain.goal, model.bones) && isElementOrNone(chain.target, model.bones) &&
           std::ranges::all_of(chain.links,
                               [&](const model::IkLink& link) { return isElement(link.bone, model.bones); });
  });
}

bool isMeshSafe(const model::Model& model) {
  const model::Mesh& mesh = model.mesh;
  const std::size_t count = mesh.size();
  for (const std::size_t size : {mesh.normals.size(), mesh.uvs.size(), mesh.deforms.size(), mesh.bones.size(),
                                 mesh.weights.size(), mesh.edgeScales.size()}) {
    if (size != count) return false;
  }
  for (std::size_t i = 0; i < mesh.additionalUvs.size(); ++i) {
    if (mesh.additionalUvs[i].size() != (i < mesh.additionalUvCount ? count : 0)) return false;
  }
  for (const auto& bones : mesh.bones) {
    if (!std::ranges::all_of(bones, [&](model::BoneIndex bone) { return isElement(bone, model.bones); })) return false;
  }
  const auto sdefs = std::ranges::count(mesh.deforms, model::DeformKind::Sdef);
  if (mesh.sdefVertices.size() != mesh.sdefPoints.size() || mesh.sdefPoints.size() != static_cast<std::size_t>(sdefs)) {
    return false;
  }
  if (mesh.indices.size() % 3 != 0) return false;
  if (!std::ranges::all_of(mesh.indices, [&](std::uint32_t index) { return index < count; })) return false;
  std::size_t end = 0;
  for (const model::Material& material : model.materials) {
    if (material.firstIndex != end || material.indexCount % 3 != 0) return false;
    end += material.indexCount;
    for (const std::int32_t texture : {material.texture, material.sphere, material.toonTexture}) {
      if (!isElementOrNone(texture, model.textures)) return false;
    }
    if (material.sharedToon < model::kNoIndex || material.sharedToon >= model::kSharedToonCount) return false;
  }
  return end <= mesh.indices.size();
}

bool areMorphsSafe(const model::Model& model) {
  const auto isSafe = [&](const auto& offset) {
    using Offset = std::decay_t<decltype(offset)>;
    if constexpr (std::is_same_v<Offset, model::MorphShare>) return isElement(offset.morph, model.morphs);
    if constexpr (std::is_same_v<Offset, model::BoneOffset>) return isElement(offset.bone, model.bones);
    if constexpr (std::is_same_v<Offset, model::MaterialOffset>)
      return isElementOrNone(offset.material, model.materials);
    if constexpr (std::is_same_v<Offset, model::Impulse>) return isElement(offset.body, model.bodies);
    if constexpr (std::is_same_v<Offset, model::VertexOffset> || std::is_same_v<Offset, model::UvOffset>) {
      return offset.vertex < model.mesh.size();
    }
  };
  for (const model::Morph& morph : model.morphs) {
    if (!std::visit([&](const auto& list) { return std::ranges::all_of(list, isSafe); }, morph.offsets)) return false;
  }
  for (const model::DisplayGroup& group : model.displayGroups) {
    for (const model::DisplayItem& item : group.items) {
      if (!(item.isMorph ? isElement(item.index, model.morphs) : isElement(item.index, model.bones))) return false;
    }
  }
  return true;
}

bool isPhysicsSafe(const model::Model& model) {
  return std::ranges::all_of(model.bodies,
                             [&](const model::RigidBody& body) {
                               return isElementOrNone(body.bone, model.bones) && body.group < 16;
                             }) &&
         std::ranges::all_of(model.joints,
                             [&](const model::Joint& joint) {
                               return isElementOrNone(joint.bodyA, model.bodies) &&
                                      isElementOrNone(joint.bodyB, model.bodies);
                             }) &&
         std::ranges::all_of(model.softBodies, [&](const model::SoftBody& body) {
           return isElementOrNone(body.material, model.materials) &&
                  std::ranges::all_of(body.pins, [&](std::uint32_t pin) { return pin < model.mesh.size(); });
         });
}

bool isFinite(const RigidTransformF& transform) {
  return std::isfinite(glm::length(transform.position)) && std::isfinite(glm::length(transform.rotation));
}

/// Whether the bodies of the model, if it has any, are somewhere after ten ticks.
bool canSimulate(const model::Model& model) {
  constexpr std::int64_t kTicks = 10;
  if (model.bodies.empty()) return true;
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion still({}, model, rig);
  const std::vector<physics::PhysicsActor> actors = {{&model, &rig, &still}};
  const auto history = std::make_shared<physics::RunHistory>(physics::simulatedBodies(actors));
  physics::SimulatedRun run(actors, {}, history);
  run.advanceTo(kTicks);
  physics::BodyPoser poser(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(model, rig)));
  poser.show(history, 0);
  eval::RigPose pose(rig);
  constexpr double kFrame = 3.25;
  still.sample(kFrame, pose);
  eval::applyMorphs(rig, pose);
  eval::poseBonesBeforePhysics(rig, pose);
  poser.poseBones(rig, still, kFrame, pose);
  return std::ranges::all_of(history->transforms(0, kTicks), isFinite);
}

/// Whether the model is written as a GLB that can be read again.
bool canBeExported(const model::Model& model) {
  constexpr std::size_t kMostBones = 1000;  // larger ones are only slower
  constexpr float kFarthest = 1e6F;         // a glTF whose joints are farther away is not read
  const auto isNear = [](const model::Bone& bone) {
    const Vec3& at = bone.position;
    return std::abs(at.x) < kFarthest && std::abs(at.y) < kFarthest && std::abs(at.z) < kFarthest;
  };
  if (model.bones.empty() || model.bones.size() > kMostBones || !std::ranges::all_of(model.bones, isNear)) return true;
  const Result<exchange::ExportedFile> file = exchange::exportMotion(exchange::ExportFormat::Glb, {}, model, {}, {});
  if (!file) return false;
  const Result<exchange::LoadedCapture> again = exchange::readGltf(file->bytes);
  return again.ok() && again->motion.joints.size() >= model.bones.size();
}

/// Names of a PMD keep the spaces around them, which MMD compares; those of a PMX do not.
model::Model withNamesOfPmx(model::Model model) {
  const auto trim = [](auto& parts) {
    for (auto& part : parts) part.name = model::ModelName::fromText(part.name.text, part.name.english);
  };
  model.name = model::ModelName::fromText(model.name.text, model.name.english);
  trim(model.materials);
  trim(model.bones);
  trim(model.morphs);
  trim(model.displayGroups);
  trim(model.bodies);
  trim(model.joints);
  trim(model.softBodies);
  return model;
}

/// Checks the guarantees of every model, and that it stays the same when written as a PMX and read again.
std::string modelFault(io::ImportedModel imported) {
  const model::Model& model = imported.model;
  if (!areBonesSafe(model)) return "an index of the bones or IK chains is not safe";
  if (!isMeshSafe(model)) return "an index or a column of the mesh is not safe";
  if (!areMorphsSafe(model)) return "an index of the morphs or display groups is not safe";
  if (!isPhysicsSafe(model)) return "an index of the bodies is not safe";
  if (!canSimulate(model)) return "a body is nowhere after ten ticks";
  if (!canBeExported(model)) return "the model cannot be exported";
  if (io::bindMotion({}, model, {true}).boneTracks != 0) return "a motion without tracks is bound";

  const Bytes written = format::pmx::write(io::pmxFromModel(model));
  Result<format::pmx::File> file = format::pmx::read(written);
  if (!file) return "the model written as PMX cannot be read: " + file.error().message();
  if (file->damage) return "the model written as PMX is damaged: " + file->damage->message();
  if (format::pmx::write(io::pmxFromModel(io::modelFromPmx(std::move(*file)).model)) != written)
    return "the PMX is another model";
  const io::LoadedModel loaded{std::move(imported.model), io::FileKind::Pmx, 2, std::move(imported.diagnostics), {}};
  const Diagnostics findings = check::checkModel(loaded);
  return findings.size() >= loaded.diagnostics.size() ? "" : "the check drops findings of the reader";
}

}  // namespace

std::string pmxRoundTripFault(ByteView bytes) {
  Result<format::pmx::File> file = format::pmx::read(bytes);
  if (!file) return {};
  const Bytes written = format::pmx::write(*file);
  if (!file->damage && asChars(written) != asChars(bytes)) return "the records give other bytes";
  if (file->damage) {
    const Result<format::pmx::File> again = format::pmx::read(written);
    if (!again || again->damage) return "what was saved of a damaged file cannot be read";
    if (format::pmx::write(*again) != written) return "what was saved of a damaged file changes";
  }
  return modelFault(io::modelFromPmx(std::move(*file)));
}

std::string pmdRoundTripFault(ByteView bytes) {
  const Result<format::pmd::File> file = format::pmd::read(Bytes(bytes.begin(), bytes.end()));
  if (!file) return {};
  if (file->trailingAt > bytes.size()) return "the sections end after the end of the file";
  if (!file->damage && file->trailingAt < bytes.size() &&
      std::ranges::none_of(file->diagnostics, [](const Diagnostic& d) { return d.code == "pmd.trailing"; })) {
    return "bytes after the last section are not reported";
  }
  io::ImportedModel imported = io::modelFromPmd(*file);
  imported.model = withNamesOfPmx(std::move(imported.model));
  return modelFault(std::move(imported));
}

}  // namespace furitsuke::test
