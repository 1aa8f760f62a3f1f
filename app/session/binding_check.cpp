// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/binding_check.h"

#include <chrono>
#include <utility>

#include "app/session/scene/stage.h"
#include "core/io/model/motion_binding.h"

namespace furitsuke::session {

namespace {

/// The check begins after this time without edits.
constexpr std::chrono::milliseconds kRest{250};

BindingResult checked(edit::MotionDocument& document, const model::Model& model) {
  BindingResult result{&document, io::bindingFindings(document.motion(), model)};
  const io::MotionBinding binding = io::bindMotion(document.motion(), model);
  result.tracks = binding.boneTracks + binding.morphTracks;
  for (const Diagnostic& finding : result.findings) {
    if (finding.code == "bind.bone.missing" || finding.code == "bind.morph.missing") result.lostTracks += finding.count;
  }
  return result;
}

bool isSame(const BindingResult& a, const BindingResult& b) {
  return a.findings == b.findings && a.lostTracks == b.lostTracks && a.tracks == b.tracks;
}

}  // namespace

BindingCheck::BindingCheck(const Stage& stage) : stage_(stage) {
  wait_.setSingleShot(true);
  connect(&wait_, &QTimer::timeout, this, &BindingCheck::checkNow);
}

void BindingCheck::follow(edit::MotionDocument& motion) {
  connect(&motion, &edit::MotionDocument::motionChanged, this, [this, &motion] {
    for (auto& [actor, result] : results_) result.isOutdated |= result.motion == &motion;
    wait_.start(kRest);
  });
}

void BindingCheck::checkSoon() { wait_.start(0); }

void BindingCheck::checkNow() {
  std::map<std::uint64_t, BindingResult> results;
  bool isChanged = false;
  for (const auto& actor : stage_.actors()) {
    edit::MotionDocument* motion = stage_.motionOf(actor->id());
    if (motion == nullptr) continue;
    const auto before = results_.find(actor->id());
    const bool isKnown = before != results_.end() && before->second.motion == motion;
    if (motion->history().isInGesture() || motion->history().isPreviewing()) {
      // The result stays until the user has decided.
      if (isKnown) results.insert(*before);
      wait_.start(kRest);
    } else if (isKnown && !before->second.isOutdated) {
      results.insert(*before);
    } else {
      const auto now = results.emplace(actor->id(), checked(*motion, actor->model())).first;
      isChanged |= !isKnown || !isSame(now->second, before->second);
    }
  }
  isChanged = isChanged || results.size() != results_.size();
  results_ = std::move(results);
  if (isChanged) emit changed();
}

const BindingResult* BindingCheck::resultOf(std::uint64_t actor) const {
  const auto found = results_.find(actor);
  return found == results_.end() || found->second.motion == nullptr ? nullptr : &found->second;
}

}  // namespace furitsuke::session
