// SPDX-License-Identifier: MIT
#include "core/check/model_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <unordered_set>
#include <vector>

#include "core/base/name.h"
#include "core/check/foreign_names.h"
#include "core/eval/rig/rig.h"
#include "core/format/pmd/pmd_records.h"
#include "core/io/model/model_finding_counter.h"
#include "core/io/model/model_version.h"
#include "core/model/name_index.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::check {

namespace {

constexpr std::size_t kCrashingMorphCount = 256;

/// Adds the findings that bones and morphs have in common.
void checkPartName(const model::ModelName& name, std::size_t index, io::ModelFindingCounter& counter) {
  if (name.text.empty()) counter.add(io::ModelFinding::NameEmpty, io::partLabel(name, index));
  if (isUnicodeName(name.bytes)) counter.add(io::ModelFinding::NameUnencodable, Message::verbatim(name.text));
}

void checkModelNames(const model::Model& model, io::ModelFindingCounter& counter) {
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::ModelName& name = model.bones[i].name;
    checkPartName(name, i, counter);
    const std::string_view key = model::withoutTrailingSpaces(name.bytes);
    if (nameFieldBytes(key) >= kBoneNameBytes) counter.add(io::ModelFinding::NameLong, Message::verbatim(name.text));
    if (!key.empty() && !seen.insert(key).second)
      counter.add(io::ModelFinding::BoneNameDuplicate, Message::verbatim(name.text));
  }
  seen.clear();
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const model::ModelName& name = model.morphs[i].name;
    checkPartName(name, i, counter);
    const std::string_view key = model::withoutTrailingSpaces(name.bytes);
    if (nameFieldBytes(key) > kMorphNameBytes) counter.add(io::ModelFinding::NameLong, Message::verbatim(name.text));
    if (!key.empty() && !seen.insert(key).second)
      counter.add(io::ModelFinding::MorphNameDuplicate, Message::verbatim(name.text));
  }
}

/// Only the names of a PMD are bytes in an unknown encoding.
void checkPmdEncodings(const model::Model& model, Diagnostics& diagnostics) {
  ForeignNameFinder finder;
  finder.add(model.name.bytes, format::pmd::kNameBytes);
  for (const model::Bone& bone : model.bones) finder.add(bone.name.bytes, format::pmd::kNameBytes);
  for (const model::Morph& morph : model.morphs) finder.add(morph.name.bytes, format::pmd::kNameBytes);
  for (const ForeignNames& foreign : finder.foreign()) {
    describeForeignNames(foreign, diagnostics.emplace_back(makeDiagnostic(io::ModelFinding::NameEncoding, {})));
  }
}

void checkModelValues(const model::Model& model, io::ModelFindingCounter& counter) {
  const auto invalid = std::ranges::count_if(model.mesh.positions, [](const Vec3& p) { return !isFinite(p); });
  counter.add(io::ModelFinding::ValueNotFinite, static_cast<std::size_t>(invalid), Core::tr("vertices"));
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    const bool appendIsFinite = !bone.append || std::isfinite(bone.append->ratio);
    if (!isFinite(bone.position) || !appendIsFinite) {
      counter.add(io::ModelFinding::ValueNotFinite, io::partLabel(bone.name, i));
    }
  }
}

void checkBodies(const model::Model& model, io::ModelFindingCounter& counter) {
  using io::ModelFinding;
  using physics::BodyFault;
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const Message label = io::partLabel(model.bodies[i].name, i);
    if (i >= physics::kMostBodies) {
      counter.add(ModelFinding::BodyCount, label);
      continue;
    }
    switch (physics::bodyFault(model.bodies[i])) {
      case BodyFault::None: break;
      case BodyFault::NotFinite:
      case BodyFault::OutOfRange: counter.add(ModelFinding::BodyValues, label); break;
      case BodyFault::NoSize: counter.add(ModelFinding::BodySize, label); break;
      case BodyFault::NoMass: counter.add(ModelFinding::BodyMass, label); break;
    }
  }
}

void checkJoints(const model::Model& model, const eval::Rig& rig, io::ModelFindingCounter& counter) {
  using io::ModelFinding;
  using physics::JointFault;
  if (model.joints.empty()) return;
  const std::vector<physics::RigBody> bodies = physics::makePhysicsRig(model, rig).bodies;
  std::size_t simulated = 0;
  for (std::size_t i = 0; i < model.joints.size(); ++i) {
    const model::Joint& joint = model.joints[i];
    const Message label = io::partLabel(joint.name, i);
    switch (physics::jointFault(joint, bodies)) {
      case JointFault::None:
        if (++simulated > physics::kMostJoints) counter.add(ModelFinding::JointCount, label);
        break;
      case JointFault::NotFinite:
      case JointFault::OutOfRange: counter.add(ModelFinding::JointValues, label); break;
      case JointFault::MissingBody:
        // The reader reports bodies that do not exist.
        if (joint.bodyA != model::kNoIndex && joint.bodyB != model::kNoIndex) {
          counter.add(ModelFinding::JointBodyLeftOut, label);
        }
        break;
      case JointFault::OneBody: counter.add(ModelFinding::JointOneBody, label); break;
      case JointFault::NothingMoves: counter.add(ModelFinding::JointNothingMoves, label); break;
    }
  }
}

void checkVertexWeights(const model::Mesh& mesh, io::ModelFindingCounter& counter) {
  constexpr float kTolerance = 0.01F;
  std::size_t invalid = 0;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const auto& weights = mesh.weights[i];
    const bool hasTwo = mesh.deforms[i] == model::DeformKind::Bdef2 || mesh.deforms[i] == model::DeformKind::Sdef;
    // With two bones, the second weight is always 1 minus the first.
    const float sum = weights[0] + weights[1] + weights[2] + weights[3];
    const bool isWhole = hasTwo ? weights[0] >= 0 && weights[0] <= 1 : std::abs(sum - 1) <= kTolerance;
    invalid += isWhole ? 0 : 1;
  }
  counter.add(io::ModelFinding::VertexWeights, invalid);
}

/// A bone is in the latest layer of itself and its ancestors.
void checkBoneOrder(const model::Model& model, const eval::Rig& rig, io::ModelFindingCounter& counter) {
  std::vector<std::size_t> layers(model.bones.size());
  std::size_t number = 0;
  for (const auto* half : {&rig.beforePhysics, &rig.afterPhysics}) {
    for (const eval::RigLayer& layer : *half) {
      for (const model::BoneIndex bone : layer.bones) layers[static_cast<std::size_t>(bone)] = number;
      ++number;
    }
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    const auto isLaterInLayer = [&](model::BoneIndex needed) {
      const auto other = static_cast<std::size_t>(needed);
      return needed != model::kNoIndex && other > i && layers[other] == layers[i];
    };
    if (isLaterInLayer(bone.parent) || (bone.append && isLaterInLayer(bone.append->source))) {
      counter.add(io::ModelFinding::LayerOrder, io::partLabel(bone.name, i));
    }
    if (bone.append && bone.append->local) counter.add(io::ModelFinding::AppendLocal, io::partLabel(bone.name, i));
  }
}

/// Answers ancestor queries in constant time. A depth-first walk enters a bone before all its descendants and leaves it
/// after them.
class BoneTree {
 public:
  explicit BoneTree(const model::Model& model) : entered_(model.bones.size()), left_(model.bones.size()) {
    std::vector<std::vector<std::size_t>> children(model.bones.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const model::BoneIndex parent = model.bones[i].parent;
      (parent == model::kNoIndex ? open : children[static_cast<std::size_t>(parent)]).push_back(i);
    }
    std::size_t step = 0;
    while (!open.empty()) {
      const std::size_t bone = open.back();
      if (entered_[bone] != 0) {
        left_[bone] = ++step;
        open.pop_back();
        continue;
      }
      entered_[bone] = ++step;
      open.insert(open.end(), children[bone].begin(), children[bone].end());
    }
  }
  [[nodiscard]] bool isAncestor(model::BoneIndex ancestor, model::BoneIndex descendant) const {
    if (ancestor == descendant || ancestor == model::kNoIndex || descendant == model::kNoIndex) return false;
    const auto a = static_cast<std::size_t>(ancestor);
    const auto b = static_cast<std::size_t>(descendant);
    return entered_[a] < entered_[b] && left_[b] < left_[a];
  }

 private:
  std::vector<std::size_t> entered_, left_;
};

void checkIkLinks(const model::Model& model, io::ModelFindingCounter& counter) {
  const BoneTree tree(model);
  for (const model::IkChain& chain : model.ik) {
    for (const model::IkLink& link : chain.links) {
      const auto at = static_cast<std::size_t>(link.bone);
      if (!tree.isAncestor(link.bone, chain.target)) {
        counter.add(io::ModelFinding::IkLinkApart, io::partLabel(model.bones[at].name, at));
      }
    }
  }
}

void checkAppendCycles(const model::Model& model, io::ModelFindingCounter& counter) {
  // Walks from each bone along the append sources and marks the bones on the way. Reaching a mark of the same walk
  // means a cycle.
  std::vector<std::size_t> marks(model.bones.size(), 0);
  for (std::size_t start = 0; start < model.bones.size(); ++start) {
    std::size_t at = start;
    while (marks[at] == 0) {
      marks[at] = start + 1;
      const auto& append = model.bones[at].append;
      if (!append || append->source == model::kNoIndex) break;
      at = static_cast<std::size_t>(append->source);
      if (marks[at] == start + 1) counter.add(io::ModelFinding::AppendCycle, io::partLabel(model.bones[at].name, at));
    }
  }
}

void checkDisplayedMorphs(const model::Model& model, io::ModelFindingCounter& counter) {
  std::size_t listed = 0;
  for (const model::DisplayGroup& group : model.displayGroups) {
    for (const model::DisplayItem& item : group.items) {
      if (!item.isMorph) continue;
      ++listed;
      const auto at = static_cast<std::size_t>(item.index);
      if (model.morphs[at].panel == model::MorphPanel::Hidden) {
        counter.add(io::ModelFinding::MorphHiddenInGroup, io::partLabel(model.morphs[at].name, at));
      }
    }
  }
  if (listed >= kCrashingMorphCount) counter.add(io::ModelFinding::MorphsInGroups, listed);
}

}  // namespace

Diagnostics checkModel(const io::LoadedModel& loaded) {
  Diagnostics diagnostics = loaded.diagnostics;
  const model::Model& model = loaded.model;
  if (loaded.format == io::FileKind::Pmd) checkPmdEncodings(model, diagnostics);
  io::ModelFindingCounter counter;
  checkModelNames(model, counter);
  checkModelValues(model, counter);
  checkBodies(model, counter);
  const eval::Rig rig = eval::makeRig(model);
  checkJoints(model, rig, counter);
  counter.add(io::ModelFinding::SoftBodies, model.softBodies.size());
  checkVertexWeights(model.mesh, counter);
  checkBoneOrder(model, rig, counter);
  checkIkLinks(model, counter);
  checkAppendCycles(model, counter);
  checkDisplayedMorphs(model, counter);
  counter.add(io::ModelFinding::Version21, io::countVersion21Parts(model));
  counter.report(diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

}  // namespace furitsuke::check
