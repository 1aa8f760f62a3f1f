// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <cstdint>

#include "core/scene/actor.h"

namespace furitsuke::session {

class Stage;

/// What the props panel changes of a model.
struct PropState {
  scene::Placement placement;
  bool shown = true;
  friend bool operator==(const PropState&, const PropState&) = default;
};

/// The undo steps of the placement of props. They belong to the scene, not to a motion, whose steps are in its
/// document. All are dropped when a model is removed, because they may refer to it.
class PropHistory : public QObject {
  Q_OBJECT

 public:
  explicit PropHistory(Stage& stage);

  /// The model must be on the stage.
  [[nodiscard]] PropState stateOf(std::uint64_t id) const;
  /// Changes the model without an undo step, during a gesture.
  void preview(std::uint64_t id, const PropState& state);
  /// Changes the model as one undo step, from the state `before` a gesture or the current one. Does nothing if the
  /// state is the same.
  void push(const QString& text, std::uint64_t id, const PropState& before, const PropState& after);
  [[nodiscard]] QUndoStack& steps() noexcept { return steps_; }

  /// Whether undo means these steps: the last step was one of them.
  [[nodiscard]] bool isCurrent() const noexcept { return isLast_; }
  /// Call after a step of a motion.
  void endTurn() { isLast_ = false; }

 private:
  Stage& stage_;
  QUndoStack steps_;
  bool isLast_ = false;
};

}  // namespace furitsuke::session
