// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>

#include "app/session/background_work.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

/// Undo steps of one document that may change very many keys. With fewer than edit::kLargeSelection keys, a step is
/// computed and pushed at once; otherwise it is computed on another thread, from a copy of the motion, and pushed when
/// it is ready. If the motion was edited in the meantime, it is computed again.
class LargeSteps : public QObject {
  Q_OBJECT

 public:
  /// Computes the change from the motion and the selected keys. May be called several times and on any thread.
  using Propose = std::function<motion::Edit(const motion::Motion&, const motion::KeySelection&)>;

  /// The steps of a document, which owns them.
  [[nodiscard]] static LargeSteps& of(edit::MotionDocument& document);

  /// `keys`: about how many keys the step changes. `pushed` runs after the step is on the undo stack.
  void push(const edit::LiveText& text, std::size_t keys, Propose propose, std::function<void()> pushed = {});
  /// Blocks until every step is pushed. To be called before anything that depends on the order of the steps.
  void finish() { work_.finish(); }
  /// See BackgroundWork.
  [[nodiscard]] BackgroundWork& work() noexcept { return work_; }

 private:
  struct Step;
  explicit LargeSteps(edit::MotionDocument& document);
  void start(const std::shared_ptr<Step>& step);
  void onComputed(const std::shared_ptr<Step>& step);

  edit::MotionDocument& document_;
  BackgroundWork work_;
};

}  // namespace furitsuke::session
