// SPDX-License-Identifier: MIT
#include "core/exchange/face_fit.h"

#include <algorithm>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <unordered_set>
#include <utility>

#include "core/base/vector.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/face_names.h"
#include "core/exchange/morph_names.h"
#include "core/retarget/body_math.h"

namespace furitsuke::exchange {

std::string morphForExpression(std::string_view name, bool isPreset) {
  for (const FaceName& face : kFaceNames) {
    const bool isMeant = name == face.preset || (!isPreset && name == face.vrm0);
    if (isMeant) return std::string(face.morph);
  }
  return std::string(name);
}

FaceFit::FaceFit(const CapturedClip& clip, const retarget::HumanoidModel& model, const glm::dmat3& toModel)
    : toModel_(toModel) {
  const MorphNames names(model.model());
  std::unordered_set<model::MorphIndex> taken;
  for (const ExpressionTrack& expression : clip.expressions) {
    std::optional<model::MorphIndex> morph = names.find(expression.name);
    if (expression.isPreset || !morph) morph = names.find(morphForExpression(expression.name, expression.isPreset));
    if (!morph) {
      const bool moves = std::ranges::any_of(expression.weights.values, [](float weight) { return weight != 0; });
      if (moves) unused_.push_back(expression.name);
    } else if (taken.insert(*morph).second) {
      const model::ModelName& name = model.model().morphs[static_cast<std::size_t>(*morph)].name;
      morphs_.push_back({&expression, Name::fromBytes(name.bytes), {}});
    }
  }
  if (clip.gaze.empty() || model.eyes() == model::kNoIndex) return;
  eyes_ = &clip.gaze;
  eyesName_ = Name::fromBytes(model.model().bones[static_cast<std::size_t>(model.eyes())].name.bytes);
}

void FaceFit::append(Frame frame, double seconds) {
  for (FittedMorph& morph : morphs_) {
    morph.keys.append(frame,
                      {static_cast<float>(std::clamp(sampleTrack(morph.expression->weights, seconds), 0.0, 1.0))});
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
