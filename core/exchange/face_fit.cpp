// SPDX-License-Identifier: MIT
#include "core/exchange/face_fit.h"

#include <algorithm>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/base/vector.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/face_names.h"
#include "core/operations/motion/morph_names.h"
#include "core/retarget/body_math.h"

namespace furitsuke::exchange {

std::string morphForExpression(std::string_view name, bool isPreset) {
  const FaceName* const face = findFaceName(name, isPreset);
  return std::string(face == nullptr ? name : face->morph);
}

FaceFit::FaceFit(const CapturedClip& clip, const model::Model& model, model::BoneIndex eyes, const glm::dmat3& toModel)
    : toModel_(toModel) {
  const operations::MorphNames names(model);
  std::unordered_map<model::MorphIndex, std::size_t> taken;
  const auto take = [&](model::MorphIndex morph, const ExpressionTrack& expression, bool joins) {
    const auto [at, isNew] = taken.try_emplace(morph, morphs_.size());
    const model::ModelName& name = model.morphs[static_cast<std::size_t>(morph)].name;
    if (isNew) morphs_.push_back({{&expression}, Name::fromBytes(name.bytes), {}});
    if (!isNew && joins) morphs_[at->second].expressions.push_back(&expression);
  };
  std::vector<const ExpressionTrack*> others;
  for (const ExpressionTrack& expression : clip.expressions) {
    std::optional<model::MorphIndex> morph = names.find(expression.name);
    if (expression.isPreset || !morph) morph = names.find(morphForExpression(expression.name, expression.isPreset));
    morph ? take(*morph, expression, false) : others.push_back(&expression);
  }
  for (const ExpressionTrack* expression : others) {
    const std::optional<model::MorphIndex> morph =
        expression->isPreset ? std::nullopt : findArkitMorph(names, expression->name);
    const bool moves = std::ranges::any_of(expression->weights.values, [](float weight) { return weight != 0; });
    if (morph) {
      take(*morph, *expression, true);
    } else if (moves) {
      unused_.push_back(expression->name);
    }
  }
  if (clip.gaze.empty() || eyes == model::kNoIndex) return;
  eyes_ = &clip.gaze;
  eyesName_ = Name::fromBytes(model.bones[static_cast<std::size_t>(eyes)].name.bytes);
}

void FaceFit::append(Frame frame, double seconds) {
  for (FittedMorph& morph : morphs_) {
    double weight = 0;
    for (const ExpressionTrack* each : morph.expressions)
      weight = std::max(weight, sampleTrack(each->weights, seconds));
    morph.keys.append(frame, {static_cast<float>(std::min(weight, 1.0))});
  }
  if (eyes_ == nullptr) return;
  motion::BoneKey key = motion::restBoneKey();
  glm::dquat turned = retarget::reflected(toModel_, sampleTrack(*eyes_, seconds));
  const bool isOpposite =
      !eyesKeys_.empty() && glm::dot(toDouble(eyesKeys_.values[eyesKeys_.size() - 1].rotation), turned) < 0;
  if (isOpposite) turned = -turned;
  key.rotation = toStored(turned);
  eyesKeys_.append(frame, key);
}

void FaceFit::addTo(motion::Motion& motion) && {
  for (FittedMorph& morph : morphs_) {
    motion.morphs[motion.ensureMorph(morph.name).index].keys = motion::Track(std::move(morph.keys));
  }
  if (eyes_ == nullptr) return;
  motion.bones[motion.ensureBone(eyesName_).index].keys = motion::Track(std::move(eyesKeys_));
}

Diagnostics FaceFit::notes() const {
  if (unused_.empty()) return {};
  constexpr std::size_t kMostNames = 5;
  Diagnostic note = makeDiagnostic(ExchangeFinding::UnusedExpressions, {});
  for (std::size_t i = 0; i < std::min(unused_.size(), kMostNames); ++i) {
    note.detail.append(i == 0 ? "" : ", ").append(unused_[i]);
  }
  if (unused_.size() > kMostNames) note.detail += ", ...";
  note.count = unused_.size();
  note.reason = {Core::trCount("%n expression without a morph of the model: %1",
                               "%n expressions without a morph of the model: %1"),
                 Counted{unused_.size()}, note.detail};
  return {note};
}

}  // namespace furitsuke::exchange
