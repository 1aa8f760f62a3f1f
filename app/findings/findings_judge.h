// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// Keeps the findings of a document true while it is edited: a moment after the last change a copy of the motion is
/// judged aside, and the document is given what was found if nothing has changed meanwhile.
class FindingsJudge : public QObject {
  Q_OBJECT

 public:
  explicit FindingsJudge(QObject* parent = nullptr);
  /// nullptr: nothing to judge.
  void setDocument(MotionDocument* document);
  /// Somebody looks at the findings: a motion of any size is judged. Otherwise only one that costs nothing to judge.
  void setWatched(bool watched);

 private:
  void judgeSoon();
  void judge();
  void take();

  QPointer<MotionDocument> document_;
  QTimer wait_;
  QFutureWatcher<Diagnostics> work_;
  bool watched_ = false;
  bool outdated_ = false;  ///< the motion has changed since the work began
};

}  // namespace furitsuke
