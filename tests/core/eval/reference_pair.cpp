// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/eval/reference_pair.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/core/eval/reference_csv.h"

namespace furitsuke::test {

namespace {

namespace fs = std::filesystem;

/// Its path is relative to the folder above the reference numbers.
fs::path pathOf(const fs::path& reference, const nlohmann::json& entry) {
  return reference / ".." / entry["in_shared"].get<std::string>();
}

template <class Loaded>
Loaded expectLoaded(Result<Loaded> loaded, const fs::path& path) {
  if (!loaded) throw std::runtime_error(path.string() + ": " + loaded.error().message());
  return std::move(*loaded);
}

}  // namespace

const char* boneClassName(BoneClass kind) {
  switch (kind) {
    case BoneClass::Plain: return "plain";
    case BoneClass::Axis: return "axis";
    case BoneClass::Append: return "append";
    case BoneClass::LocalAppend: return "localappend";
    case BoneClass::Ik: break;
  }
  return "ik";
}

std::vector<BoneClass> boneClassesOf(const model::Model& model) {
  std::vector<BoneClass> classes(model.bones.size(), BoneClass::Plain);
  const auto raise = [&classes](model::BoneIndex bone, BoneClass to) {
    BoneClass& own = classes[static_cast<std::size_t>(bone)];
    if (own >= to) return false;
    own = to;
    return true;
  };
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    const auto index = static_cast<model::BoneIndex>(i);
    if (bone.fixedAxis) raise(index, BoneClass::Axis);
    if (bone.append && bone.append->source != model::kNoIndex) {
      raise(index, bone.append->local ? BoneClass::LocalAppend : BoneClass::Append);
    }
  }
  for (const model::IkChain& chain : model.ik) {
    if (chain.target != model::kNoIndex) raise(chain.target, BoneClass::Ik);
    for (const model::IkLink& link : chain.links) raise(link.bone, BoneClass::Ik);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const model::Bone& bone = model.bones[i];
      for (const model::BoneIndex above : {bone.parent, bone.append ? bone.append->source : model::kNoIndex}) {
        if (above == model::kNoIndex) continue;
        changed |= raise(static_cast<model::BoneIndex>(i), classes[static_cast<std::size_t>(above)]);
      }
    }
  }
  return classes;
}

std::optional<ReferencePoses> ReferencePair::poses(const std::string& producer) const {
  const fs::path file = folder / "pose" / (name + "." + producer + ".csv.gz");
  if (!fs::exists(file)) return {};
  ReferencePoses poses;
  for (const auto& row : readNumberCsv(file)) {
    auto& pose = poses[row[0]];
    pose.resize(model.bones.size());
    pose.at(static_cast<std::size_t>(row[1])) = {{row[2], row[3], row[4]}, {row[8], row[5], row[6], row[7]}};
  }
  return poses;
}

ReferencePoses ReferencePair::ownPoses(const ReferencePoses& like) const {
  ReferencePoses poses;
  eval::RigPose pose(rig);
  for (const auto& entry : like) {
    eval::evaluatePose(rig, bound, entry.first, pose);
    poses[entry.first] = pose.transforms;
  }
  return poses;
}

std::vector<ReferencePair> loadReferencePairs(const fs::path& reference) {
  std::ifstream file(reference / "pairs.json");
  const auto list = nlohmann::json::parse(file);
  std::vector<ReferencePair> pairs;
  for (const auto& entry : list["pairs"]) {
    const fs::path modelPath = pathOf(reference, entry["model"]);
    const fs::path motionPath = pathOf(reference, entry["motion"]);
    ReferencePair& pair = pairs.emplace_back();
    pair.folder = reference;
    pair.name = entry["name"].get<std::string>();
    pair.model = expectLoaded(io::loadModel(modelPath), modelPath).model;
    pair.motion = expectLoaded(io::loadMotion(motionPath), motionPath).motion;
    pair.rig = eval::makeRig(pair.model);
    pair.bound = eval::BoundMotion(pair.motion, pair.model, pair.rig);
    pair.bound.setPreExtrapolation(eval::PreExtrapolation::Hold);  // as the programs do that made the numbers
    pair.classes = boneClassesOf(pair.model);
  }
  return pairs;
}

}  // namespace furitsuke::test
