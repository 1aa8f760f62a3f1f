// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {

/// Keeps the findings of a document up to date while it is edited: shortly after the last change a copy of the motion
/// is checked in the background, and the document gets the findings if it has not changed in the meantime.
class FindingsChecker : public QObject {
  Q_OBJECT

 public:
  explicit FindingsChecker(QObject* parent = nullptr);
  /// nullptr: nothing to check.
  void setDocument(edit::MotionDocument* document);
  /// Whether the findings are visible: if so, a motion of any size is checked, otherwise only a small one.
  void setWatched(bool watched);

 private:
  void judgeSoon();
  void judge();
  void take();

  QPointer<edit::MotionDocument> document_;
  QTimer wait_;
  QFutureWatcher<Diagnostics> work_;
  bool watched_ = false;
  bool outdated_ = false;  ///< the motion has changed since the check began
};

}  // namespace furitsuke::panels
