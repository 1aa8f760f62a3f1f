// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>

namespace furitsuke::session {

class Stage;
class Workspace;

/// Bounds what the steps of a scene keep in memory: removed models and closed motions. The oldest steps are forgotten
/// first, a moment after a step.
class UndoLimit : public QObject {
  Q_OBJECT

 public:
  /// Returns bytes.
  using Limit = std::function<std::uint64_t()>;

  UndoLimit(Stage& stage, const Workspace& workspace, Limit limit, QObject* parent = nullptr);

  /// For tests.
  void setLimit(std::uint64_t bytes) {
    limit_ = [bytes] { return bytes; };
  }

 signals:
  /// This many steps can no longer be undone.
  void forgotten(int steps);

 private:
  void bound();

  Stage& stage_;
  const Workspace& workspace_;
  Limit limit_;
};

}  // namespace furitsuke::session
