// SPDX-License-Identifier: MIT
#include "core/convert/check/model_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "core/base/name.h"
#include "core/convert/check/foreign_names.h"
#include "core/convert/model/model_findings.h"
#include "core/convert/model/model_version.h"
#include "core/format/pmd/pmd_records.h"
#include "core/model/name_index.h"

namespace furitsuke {

namespace {

constexpr std::size_t kCrashingMorphCount = 256;

/// Findings that bones and morphs share.
void checkPartName(const ModelName& name, std::size_t index, ModelTally& tally) {
  if (name.text.empty()) tally.add(ModelFinding::NameEmpty, partLabel(name, index));
  if (!name.text.empty() && name.bytes.empty()) tally.add(ModelFinding::NameUnencodable, name.text);
}

void checkModelNames(const Model& model, ModelTally& tally) {
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const ModelName& name = model.bones[i].name;
    checkPartName(name, i, tally);
    const std::string_view key = withoutTrailingSpaces(name.bytes);
    if (key.size() > kBoneNameBytes) tally.add(ModelFinding::NameLong, name.text);
    if (!key.empty() && !seen.insert(key).second) tally.add(ModelFinding::BoneNameDuplicate, name.text);
  }
  seen.clear();
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const ModelName& name = model.morphs[i].name;
    checkPartName(name, i, tally);
    const std::string_view key = withoutTrailingSpaces(std::string_view(name.bytes).substr(0, kMorphNameBytes));
    if (!key.empty() && !seen.insert(key).second) tally.add(ModelFinding::MorphNameDuplicate, name.text);
  }
}

/// Only the names of a PMD are bytes in an encoding that the file does not tell.
void checkPmdEncodings(const Model& model, Diagnostics& diagnostics) {
  NameSuspects suspects;
  suspects.add(model.name.bytes, pmd::kNameBytes);
  for (const Bone& bone : model.bones) suspects.add(bone.name.bytes, pmd::kNameBytes);
  for (const Morph& morph : model.morphs) suspects.add(morph.name.bytes, pmd::kNameBytes);
  for (const ForeignNames& foreign : suspects.foreign()) {
    tellOfForeignNames(foreign, diagnostics.emplace_back(makeDiagnostic(ModelFinding::NameEncoding, {})));
  }
}

void checkModelValues(const Model& model, ModelTally& tally) {
  const auto odd = std::ranges::count_if(model.mesh.positions, [](const Vec3& p) { return !isFinite(p); });
  tally.add(ModelFinding::ValueNotFinite, static_cast<std::size_t>(odd), "vertices");
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const Bone& bone = model.bones[i];
    const bool appendIsFinite = !bone.append || std::isfinite(bone.append->ratio);
    if (!isFinite(bone.position) || !appendIsFinite) {
      tally.add(ModelFinding::ValueNotFinite, partLabel(bone.name, i));
    }
  }
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const RigidBody& body = model.bodies[i];
    if (!isFinite(body.position) || !isFinite(body.rotation) || !isFinite(body.size)) {
      tally.add(ModelFinding::ValueNotFinite, partLabel(body.name, i));
    }
  }
}

void checkVertexWeights(const Mesh& mesh, ModelTally& tally) {
  constexpr float kTolerance = 0.01F;
  std::size_t odd = 0;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const auto& weights = mesh.weights[i];
    const bool hasTwo = mesh.deforms[i] == DeformKind::Bdef2 || mesh.deforms[i] == DeformKind::Sdef;
    // Of two the second is always what the first leaves.
    const float sum = weights[0] + weights[1] + weights[2] + weights[3];
    const bool isWhole = hasTwo ? weights[0] >= 0 && weights[0] <= 1 : std::abs(sum - 1) <= kTolerance;
    odd += isWhole ? 0 : 1;
  }
  tally.add(ModelFinding::VertexWeights, odd);
}

void checkBoneOrder(const Model& model, ModelTally& tally) {
  const auto turn = [&model](std::size_t i) {
    return std::tuple(model.bones[i].afterPhysics, model.bones[i].layer, i);
  };
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const Bone& bone = model.bones[i];
    if (bone.parent != kNoIndex && turn(static_cast<std::size_t>(bone.parent)) > turn(i)) {
      tally.add(ModelFinding::LayerOrder, partLabel(bone.name, i));
    }
  }
}

/// Tells ancestors in constant time: a walk through the tree enters a bone before and leaves it after all below it.
class BoneTree {
 public:
  explicit BoneTree(const Model& model) : entered_(model.bones.size()), left_(model.bones.size()) {
    std::vector<std::vector<std::size_t>> children(model.bones.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const BoneIndex parent = model.bones[i].parent;
      (parent == kNoIndex ? open : children[static_cast<std::size_t>(parent)]).push_back(i);
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
  [[nodiscard]] bool isAncestor(BoneIndex above, BoneIndex below) const {
    if (above == below || above == kNoIndex || below == kNoIndex) return false;
    const auto a = static_cast<std::size_t>(above);
    const auto b = static_cast<std::size_t>(below);
    return entered_[a] < entered_[b] && left_[b] < left_[a];
  }

 private:
  std::vector<std::size_t> entered_, left_;
};

void checkIkLinks(const Model& model, ModelTally& tally) {
  const BoneTree tree(model);
  for (const IkChain& chain : model.ik) {
    for (const IkLink& link : chain.links) {
      const auto at = static_cast<std::size_t>(link.bone);
      if (!tree.isAncestor(link.bone, chain.target)) {
        tally.add(ModelFinding::IkLinkApart, partLabel(model.bones[at].name, at));
      }
    }
  }
}

void checkAppendRings(const Model& model, ModelTally& tally) {
  // As for parents: the walk from each bone marks what it passes.
  std::vector<std::size_t> marks(model.bones.size(), 0);
  for (std::size_t start = 0; start < model.bones.size(); ++start) {
    std::size_t at = start;
    while (marks[at] == 0) {
      marks[at] = start + 1;
      const auto& append = model.bones[at].append;
      if (!append || append->source == kNoIndex) break;
      at = static_cast<std::size_t>(append->source);
      if (marks[at] == start + 1) tally.add(ModelFinding::AppendCycle, partLabel(model.bones[at].name, at));
    }
  }
}

void checkMorphLists(const Model& model, ModelTally& tally) {
  std::size_t listed = 0;
  for (const DisplayGroup& group : model.displayGroups) {
    for (const DisplayItem& item : group.items) {
      if (!item.isMorph) continue;
      ++listed;
      const auto at = static_cast<std::size_t>(item.index);
      if (model.morphs[at].panel == MorphPanel::Hidden) {
        tally.add(ModelFinding::MorphHiddenInGroup, partLabel(model.morphs[at].name, at));
      }
    }
  }
  if (listed >= kCrashingMorphCount) tally.add(ModelFinding::MorphsInGroups, listed);
}

}  // namespace

Diagnostics checkModel(const LoadedModel& loaded) {
  Diagnostics diagnostics = loaded.diagnostics;
  const Model& model = loaded.model;
  if (loaded.format == FileKind::Pmd) checkPmdEncodings(model, diagnostics);
  ModelTally tally;
  checkModelNames(model, tally);
  checkModelValues(model, tally);
  checkVertexWeights(model.mesh, tally);
  checkBoneOrder(model, tally);
  checkIkLinks(model, tally);
  checkAppendRings(model, tally);
  checkMorphLists(model, tally);
  tally.add(ModelFinding::Version21, countVersion21Parts(model));
  tally.report(diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

}  // namespace furitsuke
