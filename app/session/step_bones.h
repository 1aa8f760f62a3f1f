// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QUndoStack>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/model.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class Stage;
class Workspace;

/// The bones that were selected before each step of the open motions, so that undo can select them again. A step
/// selects the keys that it changes, and with them their bones.
class StepBones : public QObject {
  Q_OBJECT

 public:
  StepBones(const Stage& stage, const Workspace& workspace, QObject* parent = nullptr);

  /// The steps up to end() are those of an action that begins now, before it has selected anything.
  void begin();
  void end();

  /// What was selected before the last done step; nullopt if that is not known, or was selected on another model.
  [[nodiscard]] std::optional<std::vector<model::BoneIndex>> beforeLast(const QUndoStack& steps) const;

 private:
  struct Entry {
    const QUndoCommand* step = nullptr;
    std::uint64_t actor = 0;
    std::vector<model::BoneIndex> bones;
  };

  void follow(edit::MotionDocument* document);
  void note(const QUndoStack& steps);
  [[nodiscard]] Entry now() const;

  const Stage& stage_;
  QHash<const QObject*, std::vector<Entry>> entries_;  ///< by the history
  std::optional<Entry> begun_;
};

}  // namespace furitsuke::session
