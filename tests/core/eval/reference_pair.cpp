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

ReferencePoses ReferencePair::poses() const {
  ReferencePoses poses;
  if (!fs::exists(numbers)) return poses;
  for (const auto& row : readNumberCsv(numbers)) {
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

namespace {

ReferencePair pairOf(const std::string& name, const fs::path& model, const fs::path& motion) {
  ReferencePair pair;
  pair.name = name;
  pair.model = expectLoaded(io::loadModel(model), model).model;
  pair.motion = expectLoaded(io::loadMotion(motion), motion).motion;
  pair.rig = eval::makeRig(pair.model);
  pair.bound = eval::BoundMotion(pair.motion, pair.model, pair.rig);
  pair.classes = boneClassesOf(pair.model);
  return pair;
}

}  // namespace

std::vector<ReferencePair> loadMmdPairs(const fs::path& reference) {
  std::ifstream file(reference / "mmd" / "pairs.json");
  std::vector<ReferencePair> pairs;
  for (const auto& entry : nlohmann::json::parse(file)) {
    if (entry["kind"] != "pose") continue;
    const auto name = entry["name"].get<std::string>();
    const fs::path model = reference / ".." / entry["model"]["path"].get<std::string>();
    const fs::path motion = reference / ".." / entry["motion"]["path"].get<std::string>();
    const fs::path numbers = reference / "mmd" / (name + ".mmd931.csv.gz");
    if (!fs::exists(model) || !fs::exists(motion) || !fs::exists(numbers)) continue;
    pairs.push_back(pairOf(name, model, motion));
    pairs.back().numbers = numbers;
  }
  return pairs;
}

ReferencePair loadMmdProbe(const fs::path& reference, const std::string& name) {
  const fs::path base = reference / "mmd" / "synth" / name;
  fs::path model = fs::path(base).concat(".pmx");
  if (!fs::exists(model)) model = fs::path(base).concat(".pmd");
  ReferencePair pair = pairOf(name, model, fs::path(base).concat(".vmd"));
  pair.numbers = fs::path(base).concat(".mmd931.csv");
  return pair;
}

std::vector<ReferencePair> loadReferencePairs(const fs::path& reference) {
  std::ifstream file(reference / "pairs.json");
  const auto list = nlohmann::json::parse(file);
  std::vector<ReferencePair> pairs;
  for (const auto& entry : list["pairs"]) {
    const fs::path modelPath = pathOf(reference, entry["model"]);
    const fs::path motionPath = pathOf(reference, entry["motion"]);
    ReferencePair& pair = pairs.emplace_back(pairOf(entry["name"].get<std::string>(), modelPath, motionPath));
    pair.bound.setPreExtrapolation(eval::PreExtrapolation::Hold);  // as the programs do that made the numbers
  }
  return pairs;
}

}  // namespace furitsuke::test
