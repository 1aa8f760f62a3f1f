// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {

/// Keeps the findings of a document up to date while it is edited. Shortly after the last change, checks a copy of the
/// motion in the background, and sets the findings of the document if it has not changed in the meantime.
class FindingsChecker : public QObject {
  Q_OBJECT

 public:
  explicit FindingsChecker(QObject* parent = nullptr);
  /// nullptr: there is nothing to check.
  void setDocument(edit::MotionDocument* document);
  /// Whether the findings are visible. If they are not, large motions are not checked.
  void setWatched(bool watched);

 private:
  void checkSoon();
  void startCheck();
  void onCheckFinished();

  QPointer<edit::MotionDocument> document_;
  QTimer wait_;
  QFutureWatcher<Diagnostics> work_;
  bool watched_ = false;
  bool outdated_ = false;  ///< the motion has changed since the last check began
};

}  // namespace furitsuke::panels
