// SPDX-License-Identifier: MIT
#include "core/exchange/face_baker.h"

#include <algorithm>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/exchange/face_names.h"
#include "core/model/name_index.h"
#include "core/operations/motion/morph_names.h"

namespace furitsuke::exchange {

namespace {

/// The preset of VRM 1.0 for each morph of a model; nothing for others.
std::vector<std::optional<std::string>> presetsOf(const model::Model& model) {
  const operations::MorphNames names(model);
  std::vector<std::optional<std::string>> presets(model.morphs.size());
  for (const FaceName& face : kFaceNames) {
    if (const auto morph = names.find(face.morph)) presets[static_cast<std::size_t>(*morph)] = face.preset;
  }
  return presets;
}

}  // namespace

FaceBaker::FaceBaker(const motion::Motion& motion, const model::Model& model, model::BoneIndex eyes,
                     const std::shared_ptr<const std::vector<double>>& times, CapturedClip& clip)
    : clip_(clip) {
  const model::NameIndex names(model);
  const std::vector<std::optional<std::string>> presets = presetsOf(model);
  std::unordered_set<std::string> taken;
  for (const auto& track : motion.morphs) {
    const auto morph = motion::hasMovement(track) ? names.findMorph(track.name.bytes) : std::nullopt;
    if (!morph) continue;
    const std::string& name = model.morphs[static_cast<std::size_t>(*morph)].name.text;
    const std::optional<std::string>& preset = presets[static_cast<std::size_t>(*morph)];
    ExpressionTrack expression;
    expression.name = preset.value_or(name);
    expression.isPreset = preset.has_value();
    expression.weights.times = times;
    if (!taken.insert((preset ? "preset " : "custom ") + expression.name).second) continue;
    clip.expressions.push_back(std::move(expression));
    morphs_.push_back(static_cast<std::size_t>(*morph));
  }
  const auto movesEyes = [&](const auto& track) {
    return motion::hasMovement(track) && names.findBone(track.name.bytes) == eyes;
  };
  if (eyes == model::kNoIndex || std::ranges::none_of(motion.bones, movesEyes)) return;
  eyes_ = Eyes{static_cast<std::size_t>(eyes), model.bones[static_cast<std::size_t>(eyes)].parent};
  clip.gaze.times = times;
}

void FaceBaker::append(const eval::RigPose& pose) {
  for (std::size_t i = 0; i < morphs_.size(); ++i) {
    const double weight = std::clamp(pose.keyedWeights[morphs_[i]], 0.0, 1.0);
    clip_.expressions[i].weights.values.push_back(static_cast<float>(weight));
  }
  if (!eyes_) return;
  const glm::dquat& turned = pose.transforms[eyes_->bone].rotation;
  const glm::dquat head = eyes_->head == model::kNoIndex
                              ? glm::dquat(1, 0, 0, 0)
                              : pose.transforms[static_cast<std::size_t>(eyes_->head)].rotation;
  const glm::dquat local = glm::conjugate(head) * turned;
  // From the space of MMD to one whose z axis is reversed.
  glm::dquat gaze = glm::normalize(glm::dquat(local.w, -local.x, -local.y, local.z));
  std::vector<Quat>& values = clip_.gaze.values;
  if (!values.empty() && glm::dot(toDouble(values.back()), gaze) < 0) gaze = -gaze;
  values.push_back(toStored(gaze));
}

}  // namespace furitsuke::exchange
