// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/document/motion_document.h"

class QAction;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// What the property panel says without selected keys: a hint, and a button that selects the keys at the playhead.
class EmptyPage final : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyPage(QWidget* parent = nullptr);

  void setDocument(edit::MotionDocument* document) { document_ = document; }
  /// Keys are selected, but an unregistered pose of their track is shown instead of them.
  void setHiddenByPose(bool hidden) { isHiddenByPose_ = hidden; }
  void refresh();

 private:
  void selectAtPlayhead();
  [[nodiscard]] bool hasKeysAtPlayhead() const;

  QPointer<edit::MotionDocument> document_;
  bool isHiddenByPose_ = false;
  widgets::EmptyState* state_;
  QAction* select_;
};

}  // namespace furitsuke::panels
