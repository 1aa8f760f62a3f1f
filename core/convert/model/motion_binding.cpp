// SPDX-License-Identifier: MIT
#include "core/convert/model/motion_binding.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "core/convert/model/model_findings.h"
#include "core/convert/vmd_key_codec.h"

namespace furitsuke {

namespace {

/// The base morph of a PMD, for which MMD writes a key and which nothing moves.
constexpr std::string_view kBaseMorph = "base";

bool hasModelKeys(const Motion& motion) {
  const auto hasKeys = [](const auto& track) { return !track.keys.empty(); };
  return std::ranges::any_of(motion.bones, hasKeys) || std::ranges::any_of(motion.morphs, hasKeys) ||
         !motion.property.empty();
}

bool hasCameraKeys(const Motion& motion) {
  return !motion.camera.empty() || !motion.light.empty() || !motion.selfShadow.empty();
}

/// A bone that is named and left alone, as MMD does for every bone on the first frame.
bool staysAtRest(const Track<BoneKey>& keys) {
  const BoneKey rest = restBoneKey();
  return std::ranges::all_of(keys.values(), [&rest](const BoneKey& key) {
    // By value: the minus zeros of MMD are zeros here.
    return toDouble(key.translation) == toDouble(rest.translation) && toDouble(key.rotation) == toDouble(rest.rotation);
  });
}

std::string nameOrNone(const std::string& text) {
  return text.empty() ? std::string("a model without a name") : "\"" + text + "\"";
}

std::string otherModelReason(const Motion& motion, const Model& model, const MotionBinding& binding) {
  const auto matches = [](std::size_t bound, std::size_t all, const char* noun) {
    return std::to_string(bound) + " of " + std::to_string(all) + " " + noun;
  };
  return "the motion was made for " + nameOrNone(motion.modelName.text) + ", the model is " +
         nameOrNone(model.name.text) + "; " + matches(binding.boundBones, binding.boneTracks, "bone names") + " and " +
         matches(binding.boundMorphs, binding.morphTracks, "morph names") +
         " of the motion are names of the model, and only those move it";
}

void tellMissingTracks(const Motion& motion, const MotionBinding& binding, ModelTally& tally) {
  for (std::size_t i = 0; i < motion.bones.size(); ++i) {
    const NamedTrack<BoneKey>& track = motion.bones[i];
    if (track.keys.empty() || binding.bones[i] != kNoIndex) continue;
    tally.add(staysAtRest(track.keys) ? ModelFinding::BindBoneMissingAtRest : ModelFinding::BindBoneMissing,
              track.name.text);
  }
  for (std::size_t i = 0; i < motion.morphs.size(); ++i) {
    const NamedTrack<MorphKey>& track = motion.morphs[i];
    if (track.keys.empty() || binding.morphs[i] != kNoIndex || track.name.bytes == kBaseMorph) continue;
    const bool isUsed = std::ranges::any_of(track.keys.values(), [](const MorphKey& key) { return key.weight != 0; });
    if (isUsed) tally.add(ModelFinding::BindMorphMissing, track.name.text);
  }
}

void tellMissingIk(const Motion& motion, const NameIndex& names, ModelTally& tally) {
  std::unordered_set<std::string> told;
  for (const PropertyKey& key : motion.property.values()) {
    for (const IkState& ik : key.ik) {
      if (ik.enabled || names.findIk(ik.name) || !told.insert(ik.name).second) continue;
      tally.add(ModelFinding::BindIkMissing, Name::fromBytes(ik.name).text);
    }
  }
}

void tellUnusedParts(const Model& model, const Motion& motion, const MotionBinding& binding, ModelTally& tally) {
  std::vector<bool> hasBoneKeys(model.bones.size(), false);
  for (const BoneIndex bone : binding.bones) {
    if (bone != kNoIndex) hasBoneKeys[static_cast<std::size_t>(bone)] = true;
  }
  std::vector<bool> hasMorphKeys(model.morphs.size(), false);
  for (const MorphIndex morph : binding.morphs) {
    if (morph != kNoIndex) hasMorphKeys[static_cast<std::size_t>(morph)] = true;
  }
  std::unordered_set<std::string_view> unbound;
  for (std::size_t i = 0; i < motion.bones.size(); ++i) {
    if (binding.bones[i] == kNoIndex) unbound.insert(motion.bones[i].name.bytes);
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const ModelName& name = model.bones[i].name;
    if (hasBoneKeys[i] || !model.bones[i].visible) continue;
    const bool isCut =
        name.bytes.size() > kBoneNameBytes && unbound.contains(std::string_view(name.bytes).substr(0, kBoneNameBytes));
    tally.add(isCut ? ModelFinding::BindBoneCut : ModelFinding::BindBoneUnused, partLabel(name, i));
  }
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    if (!hasMorphKeys[i]) tally.add(ModelFinding::BindMorphUnused, partLabel(model.morphs[i].name, i));
  }
}

}  // namespace

MotionUse motionUse(const Motion& motion) {
  MotionUse use;
  use.cameraFirst = motion.modelName.bytes == nameInField(kCameraModelName);
  const bool modelKeys = hasModelKeys(motion);
  use.camera = hasCameraKeys(motion);
  // Keys of a model under the camera's name reach a model only where the camera has keys of its own: MMD takes such a
  // file for a camera motion whatever it holds.
  use.model = modelKeys && (!use.cameraFirst || use.camera);
  return use;
}

MotionBinding bindMotion(const Motion& motion, const Model& model, NameMatching matching) {
  const NameIndex names(model, matching);
  MotionBinding binding;
  const std::string_view modelName = withoutTrailingSpaces(model.name.bytes);
  binding.sameModel = withoutTrailingSpaces(motion.modelName.bytes) == modelName && modelName.size() <= kModelNameBytes;
  for (const NamedTrack<BoneKey>& track : motion.bones) {
    binding.bones.push_back(names.findBone(track.name.bytes).value_or(kNoIndex));
    if (track.keys.empty()) continue;
    ++binding.boneTracks;
    binding.boundBones += binding.bones.back() != kNoIndex ? 1 : 0;
  }
  for (const NamedTrack<MorphKey>& track : motion.morphs) {
    binding.morphs.push_back(names.findMorph(track.name.bytes).value_or(kNoIndex));
    if (track.keys.empty()) continue;
    ++binding.morphTracks;
    binding.boundMorphs += binding.morphs.back() != kNoIndex ? 1 : 0;
  }
  return binding;
}

Diagnostics bindingFindings(const Motion& motion, const Model& model, NameMatching matching) {
  Diagnostics diagnostics;
  const MotionUse use = motionUse(motion);
  if (!use.model && (use.camera || use.cameraFirst)) {
    diagnostics.push_back(makeDiagnostic(ModelFinding::BindCameraMotion, "a motion of the camera; it moves no model"));
    return diagnostics;
  }
  const MotionBinding binding = bindMotion(motion, model, matching);
  if (!binding.sameModel) {
    diagnostics.push_back(makeDiagnostic(ModelFinding::BindOtherModel, otherModelReason(motion, model, binding)));
    diagnostics.back().detail = motion.modelName.text + ", " + model.name.text;
  }
  if (use.camera) {
    diagnostics.push_back(
        makeDiagnostic(ModelFinding::BindMixedMotion, "keys of a camera stand beside those of the model"));
  }
  ModelTally tally;
  tellMissingTracks(motion, binding, tally);
  tellMissingIk(motion, NameIndex(model, matching), tally);
  tellUnusedParts(model, motion, binding, tally);
  tally.report(diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

}  // namespace furitsuke
