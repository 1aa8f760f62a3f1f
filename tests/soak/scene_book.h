// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <functional>

#include "core/scene/scene_state.h"

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::soak {

/// What the scene of a window must be able to return to. Reports a scene whose undo history does not lead back to where
/// it began, or not forth again.
class SceneBook {
 public:
  /// `report` gets a sentence for each fault.
  SceneBook(session::Stage& stage, std::function<void(const QString&)> report);

  /// The scene begins with what its steps have started from: after a recovery, which opens files by steps and sets the
  /// rest without.
  void begin();
  /// Records what has changed since the last call. A change without a step is a fault.
  void note();
  /// Undoes all steps of the scene, redoes them, and compares.
  void check();
  /// The number of steps of the scene that checks have undone.
  [[nodiscard]] std::int64_t steps() const noexcept { return steps_; }

 private:
  void walkTo(int done);

  session::Stage& stage_;
  std::function<void(const QString&)> report_;
  scene::SceneState begin_;       ///< when the history was empty
  scene::SceneState last_;        ///< at the last note()
  std::uint64_t lastNumber_ = 0;  ///< of the last step that was done, at the same time
  std::int64_t steps_ = 0;
};

}  // namespace furitsuke::soak
