// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/comparison.h"

#include <utility>

#include "app/session/scene/stage.h"

namespace furitsuke::session {

Comparison::Comparison(Stage& stage) : stage_(stage) {
  for (const auto changes : {&Stage::actorsChanged, &Stage::activeChanged}) {
    connect(&stage, changes, this, &Comparison::updateFirst);
  }
}

Comparison::~Comparison() = default;

void Comparison::start(edit::MotionDocument& second) {
  forgetKept();
  setSecond(&second);
  own_.reset();
}

void Comparison::start(std::unique_ptr<edit::MotionDocument> second) {
  forgetKept();
  setSecond(second.get());
  own_ = std::move(second);
}

void Comparison::startTemporary(std::unique_ptr<edit::MotionDocument> second) {
  if (!std::exchange(isTemporary_, true)) {
    kept_ = second_;
    keptOwn_ = std::move(own_);
  }
  setSecond(second.get());
  own_ = std::move(second);
}

void Comparison::endTemporary() {
  if (!std::exchange(isTemporary_, false)) return;
  setSecond(kept_);
  own_ = std::move(keptOwn_);
  kept_.clear();
}

void Comparison::forgetKept() {
  isTemporary_ = false;
  kept_.clear();
  keptOwn_.reset();
}

void Comparison::stop() {
  if (second_ == nullptr) return;
  forgetKept();
  setSecond(nullptr);
  own_.reset();
}

void Comparison::setSecond(edit::MotionDocument* second) {
  disconnect(secondEdits_);
  second_ = second;
  if (second != nullptr)
    secondEdits_ = connect(second, &edit::MotionDocument::motionChanged, this, &Comparison::invalidate);
  invalidate();
}

void Comparison::updateFirst() {
  const scene::Actor* actor = stage_.active();
  edit::MotionDocument* first = actor == nullptr ? nullptr : stage_.motionOf(actor->id());
  const std::uint64_t id = actor == nullptr ? 0 : actor->id();
  if (std::exchange(actor_, id) == id && first_ == first) return;
  disconnect(firstEdits_);
  first_ = first;
  if (first != nullptr)
    firstEdits_ = connect(first, &edit::MotionDocument::motionChanged, this, &Comparison::invalidate);
  invalidate();
}

void Comparison::invalidate() {
  ++revision_;
  emit changed();
}

}  // namespace furitsuke::session
