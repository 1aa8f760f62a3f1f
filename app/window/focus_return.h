// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QWidget;

namespace furitsuke::window {

/// An event filter of the application that moves the focus back to the timeline, viewport or graph when a number is
/// entered in a field of the window, so that keys apply to the motion again. Dialogs are not affected.
class FocusReturn : public QObject {
  Q_OBJECT

 public:
  explicit FocusReturn(QMainWindow& window);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void returnFrom(QWidget* field);

  QMainWindow& window_;
  QPointer<QWidget> last_;  ///< the last focused widget that is not a field or a button; may be null
};

}  // namespace furitsuke::window
