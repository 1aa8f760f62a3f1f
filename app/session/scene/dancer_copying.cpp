// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/dancer_copying.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/scene/stage.h"
#include "core/base/parallel.h"
#include "core/motion/layers/layer_stack.h"
#include "core/motion/tempo_map.h"
#include "core/operations/motion/flatten_layers.h"

namespace furitsuke::session {

namespace {

Error copyError(const char* reason) {
  return Error::because(Message::verbatim(QCoreApplication::translate("DancerCopying", reason).toStdString()));
}

/// The motion and the keys of it that are copied. Without a selection it is what the layers show together.
struct CopySource {
  motion::Motion motion;
  motion::KeySelection keys;
};

Result<CopySource> sourceOf(const edit::MotionDocument& document, bool onlySelection) {
  CopySource source{document.motion(), {}};
  if (onlySelection) {
    source.keys = document.state().selection();
  } else if (motion::hasLayers(source.motion)) {
    operations::OperationControl control(source.motion.keyCount());
    Result<motion::FlatMotion> flat = operations::flattenLayers(source.motion, operations::kFlatteningBounds, control);
    if (!flat) return flat.error();
    source.motion = std::move(flat->motion);
  }
  if (!onlySelection) source.keys = motion::selectAllKeys(source.motion);
  for (const motion::TrackId track : {motion::kCameraTrack, motion::kLightTrack, motion::kSelfShadowTrack}) {
    source.keys.remove(motion::selectKeys(source.motion, track));
  }
  if (source.keys.isEmpty()) {
    return copyError(
        onlySelection ? QT_TRANSLATE_NOOP("DancerCopying", "No keys of bones, morphs or visibility are selected.")
                      : QT_TRANSLATE_NOOP("DancerCopying", "The motion has no keys of bones, morphs or visibility."));
  }
  return source;
}

}  // namespace

std::int64_t shiftOf(const DancerCopyPlan& plan, std::size_t target, const motion::Annotations& annotations,
                     Frame first) {
  double shift = plan.offset + static_cast<double>(target) * plan.step;
  if (plan.unit == DancerCopyPlan::Unit::Beats) {
    const motion::TempoMap tempos(annotations);
    if (!tempos.isEmpty()) shift *= motion::framesPerBeat(tempos.tempoAt(first));
  }
  return std::llround(std::clamp<double>(shift, -kMaxFrame, kMaxFrame));
}

Result<std::vector<PlannedCopy>> plannedCopies(const Stage& stage, const edit::MotionDocument& source,
                                               const DancerCopyPlan& plan) {
  if (plan.targets.empty()) return copyError(QT_TRANSLATE_NOOP("DancerCopying", "Choose at least one model."));
  const motion::Annotations& annotations = source.motion().annotations;
  if (plan.unit == DancerCopyPlan::Unit::Beats && !annotations.tempo) {
    return copyError(QT_TRANSLATE_NOOP("DancerCopying", "The motion has no tempo, so beats have no length."));
  }
  const Result<CopySource> from = sourceOf(source, plan.onlySelection);
  if (!from) return from.error();
  const Frame first = from->keys.frameRange().first;
  std::vector<const edit::MotionDocument*> taken{&source};
  std::vector<PlannedCopy> copies;
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    const scene::Actor* actor = stage.scene().find(plan.targets[i]);
    if (actor == nullptr) continue;
    PlannedCopy planned{actor->id(), stage.motionOf(actor->id()), shiftOf(plan, i, annotations, first), {}};
    if (std::ranges::find(taken, planned.document) != taken.end()) planned.document = nullptr;
    if (planned.document != nullptr) taken.push_back(planned.document);
    copies.push_back(std::move(planned));
  }
  const motion::Motion none;
  forEachInParallel(copies.size(), [&](std::size_t i, std::size_t) {
    PlannedCopy& planned = copies[i];
    operations::DancerCopyOptions options;
    options.shift = planned.shift;
    options.mirror = plan.mirror;
    options.position = plan.position + static_cast<double>(i) * plan.placeStep;
    options.preExtrapolation = stage.scene().preExtrapolation;
    planned.copy = operations::copyToDancer(from->motion, from->keys,
                                            planned.document == nullptr ? none : planned.document->motion(),
                                            stage.scene().find(planned.actor)->model(), options);
  });
  return copies;
}

}  // namespace furitsuke::session
