// SPDX-License-Identifier: MIT
#include "core/io/model/motion_binding.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "core/io/model/model_finding_counter.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::io {

namespace {

bool hasModelKeys(const motion::Motion& motion) {
  const auto hasKeys = [](const auto& track) { return !track.keys.empty(); };
  return std::ranges::any_of(motion.bones, hasKeys) || std::ranges::any_of(motion.morphs, hasKeys) ||
         !motion.property.empty();
}

bool hasCameraKeys(const motion::Motion& motion) {
  return motion::hasKeysOf<motion::CameraKey>(motion) || motion::hasKeysOf<motion::LightKey>(motion) ||
         motion::hasKeysOf<motion::SelfShadowKey>(motion);
}

Message nameOrNone(const std::string& text) {
  return text.empty() ? Message(Core::tr("a model without a name")) : Message(Core::trWith("\"%1\""), text);
}

Message otherModelReason(const motion::Motion& motion, const model::Model& model, const MotionBinding& binding) {
  return {Core::trWith("the motion was made for %1, the model is %2; %3 of %4 bone names and %5 of %6 morph names of "
                       "the motion match the model; only those move it"),
          nameOrNone(motion.modelName.text()),
          nameOrNone(model.name.text),
          binding.boundBones,
          binding.boneTracks,
          binding.boundMorphs,
          binding.morphTracks};
}

/// Tracks that move nothing.
void reportIdleTracks(const motion::Motion& motion, const model::Model& model, const MotionBinding& binding,
                      ModelFindingCounter& counter) {
  for (std::size_t i = 0; i < motion.bones.size(); ++i) {
    const motion::NamedTrack<motion::BoneKey>& track = motion.bones[i];
    if (track.keys.empty()) continue;
    if (const model::BoneIndex bone = binding.bones[i]; bone != model::kNoIndex) {
      const bool isHidden =
          model.format == model::ModelFormat::Pmx && !model.bones[static_cast<std::size_t>(bone)].visible;
      if (isHidden && motion::hasMovement(track)) {
        counter.add(ModelFinding::BindBoneHidden, Message::verbatim(track.name.text()));
      }
      continue;
    }
    counter.add(motion::hasMovement(track) ? ModelFinding::BindBoneMissing : ModelFinding::BindBoneMissingAtRest,
                Message::verbatim(track.name.text()));
  }
  for (std::size_t i = 0; i < motion.morphs.size(); ++i) {
    const motion::NamedTrack<motion::MorphKey>& track = motion.morphs[i];
    if (track.keys.empty() || binding.morphs[i] != model::kNoIndex) continue;
    if (motion::hasMovement(track)) counter.add(ModelFinding::BindMorphMissing, Message::verbatim(track.name.text()));
  }
}

void reportMissingIk(const motion::Motion& motion, const model::NameIndex& names, ModelFindingCounter& counter) {
  std::unordered_set<std::string> reported;
  for (const motion::VisibilityIkKey& key : motion.property.values()) {
    for (const motion::IkState& ik : key.ik) {
      if (ik.enabled || names.findIk(ik.name) || !reported.insert(ik.name).second) continue;
      counter.add(ModelFinding::BindIkMissing, Message::verbatim(Name::fromBytes(ik.name).text()));
    }
  }
}

void reportUnusedParts(const model::Model& model, const motion::Motion& motion, const MotionBinding& binding,
                       ModelFindingCounter& counter) {
  std::vector<bool> hasBoneKeys(model.bones.size(), false);
  for (const model::BoneIndex bone : binding.bones) {
    if (bone != model::kNoIndex) hasBoneKeys[static_cast<std::size_t>(bone)] = true;
  }
  std::vector<bool> hasMorphKeys(model.morphs.size(), false);
  for (const model::MorphIndex morph : binding.morphs) {
    if (morph != model::kNoIndex) hasMorphKeys[static_cast<std::size_t>(morph)] = true;
  }
  std::unordered_map<std::string_view, std::size_t> bonesOfCut;
  for (std::size_t i = 0; i < motion.bones.size(); ++i) {
    if (binding.bones[i] == model::kNoIndex) bonesOfCut.emplace(motion.bones[i].name.bytes, 0);
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::ModelName& name = model.bones[i].name;
    if (hasBoneKeys[i] || !model.bones[i].visible) continue;
    const auto cut = nameFieldBytes(name.bytes) < kBoneNameBytes
                         ? bonesOfCut.end()
                         : bonesOfCut.find(nameWithin(name.bytes, kBoneNameBytes));
    const bool isCut = cut != bonesOfCut.end();
    if (isCut) ++cut->second;
    counter.add(isCut ? ModelFinding::BindBoneCut : ModelFinding::BindBoneUnused, partLabel(name, i));
  }
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    const auto cut = bonesOfCut.find(track.name.bytes);
    if (cut == bonesOfCut.end() || cut->second < 2) continue;
    counter.add(ModelFinding::BindBoneAmbiguous, Message::verbatim(track.name.text()));
  }
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    if (!hasMorphKeys[i]) counter.add(ModelFinding::BindMorphUnused, partLabel(model.morphs[i].name, i));
  }
}

}  // namespace

MotionUse motionUse(const motion::Motion& motion) {
  MotionUse use;
  use.cameraFirst = motion.modelName.bytes == nameInField(kCameraModelName);
  const bool modelKeys = hasModelKeys(motion);
  use.camera = hasCameraKeys(motion);
  // A motion with keys of a model and the name of camera motions can be loaded for a model only if it also has camera
  // keys, because MMD loads every file with that name as a camera motion.
  use.model = modelKeys && (!use.cameraFirst || use.camera);
  return use;
}

MotionBinding bindMotion(const motion::Motion& motion, const model::Model& model, model::NameMatching matching) {
  const model::NameIndex names(model, matching);
  MotionBinding binding;
  const std::string_view modelName = model::withoutTrailingSpaces(model.name.bytes);
  binding.sameModel =
      model::withoutTrailingSpaces(motion.modelName.bytes) == modelName && nameFieldBytes(modelName) <= kModelNameBytes;
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    binding.bones.push_back(names.findBone(track.name.bytes).value_or(model::kNoIndex));
    if (track.keys.empty()) continue;
    ++binding.boneTracks;
    binding.boundBones += binding.bones.back() != model::kNoIndex ? 1 : 0;
  }
  for (const motion::NamedTrack<motion::MorphKey>& track : motion.morphs) {
    binding.morphs.push_back(names.findMorph(track.name.bytes).value_or(model::kNoIndex));
    if (track.keys.empty()) continue;
    ++binding.morphTracks;
    binding.boundMorphs += binding.morphs.back() != model::kNoIndex ? 1 : 0;
  }
  return binding;
}

Diagnostics bindingFindings(const motion::Motion& motion, const model::Model& model, model::NameMatching matching) {
  Diagnostics diagnostics;
  const MotionUse use = motionUse(motion);
  if (!use.model && (use.camera || use.cameraFirst)) {
    diagnostics.push_back(
        makeDiagnostic(ModelFinding::BindCameraMotion, Core::tr("a camera motion, which does not move a model")));
    return diagnostics;
  }
  const MotionBinding binding = bindMotion(motion, model, matching);
  if (!binding.sameModel) {
    diagnostics.push_back(makeDiagnostic(ModelFinding::BindOtherModel, otherModelReason(motion, model, binding)));
    diagnostics.back().detail = motion.modelName.text() + ", " + model.name.text;
  }
  if (use.camera) {
    diagnostics.push_back(makeDiagnostic(ModelFinding::BindMixedMotion, Core::tr("the motion also has camera keys")));
  }
  ModelFindingCounter counter;
  reportIdleTracks(motion, model, binding, counter);
  reportMissingIk(motion, model::NameIndex(model, matching), counter);
  reportUnusedParts(model, motion, binding, counter);
  counter.report(diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

}  // namespace furitsuke::io
