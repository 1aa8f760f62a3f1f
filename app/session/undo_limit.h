// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>

namespace furitsuke::session {

class Stage;
class Workspace;

/// Bounds what the steps of a scene keep in memory: removed models and closed motions. The oldest steps are forgotten
/// first, a moment after a step.
class UndoLimit : public QObject {
  Q_OBJECT

 public:
  static constexpr std::uint64_t kLimit = std::uint64_t{1} << 30;  ///< bytes, 1 GiB

  UndoLimit(Stage& stage, const Workspace& workspace, QObject* parent = nullptr);

  /// For tests.
  void setLimit(std::uint64_t bytes) { limit_ = bytes; }

 signals:
  /// This many steps can no longer be undone.
  void forgotten(int steps);

 private:
  void bound();

  Stage& stage_;
  const Workspace& workspace_;
  std::uint64_t limit_ = kLimit;
};

}  // namespace furitsuke::session
