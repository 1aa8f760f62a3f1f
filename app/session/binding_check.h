// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <cstddef>
#include <cstdint>
#include <map>

#include "core/base/diagnostic.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

class Stage;

/// How a motion fits the model that it is assigned to.
struct BindingResult {
  QPointer<edit::MotionDocument> motion;
  Diagnostics findings;  ///< bind.*, worst first
  /// The number of tracks that move something but have no bone or morph in the model, and of all tracks with keys.
  std::size_t lostTracks = 0, tracks = 0;
  bool isOutdated = false;  ///< the motion was edited since
};

/// Checks whether the motions on the stage fit their models, when one is assigned and shortly after an edit.
class BindingCheck : public QObject {
  Q_OBJECT

 public:
  /// Owned by the stage.
  explicit BindingCheck(const Stage& stage);

  /// Observes the edits of a motion.
  void follow(edit::MotionDocument& motion);
  /// Checks soon, because another motion or model was added or assigned.
  void checkSoon();
  /// Checks what has changed.
  void checkNow();
  /// The result for a model; nullptr if it has no motion or is not checked yet.
  [[nodiscard]] const BindingResult* resultOf(std::uint64_t actor) const;

 signals:
  void changed();

 private:
  const Stage& stage_;
  QTimer wait_;
  std::map<std::uint64_t, BindingResult> results_;  ///< by the id of the actor
};

}  // namespace furitsuke::session
