// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <vector>

class QApplication;
class QWidget;

namespace furitsuke::theme {

/// Changes the theme of an application with windows in steps, each in a pass of the event loop of its own, so that
/// input is never held up by all of them together. Nothing is painted before the last step, because a window with the
/// new palette and without its style sheet would flash.
class ThemeChange : public QObject {
  Q_OBJECT

 public:
  /// One for each application; it must outlive this.
  explicit ThemeChange(QApplication& application, QObject* parent = nullptr);
  ~ThemeChange() override;

  /// theme() is the new one at once; palette, fonts and style sheet follow. A change that is still running ends with
  /// this theme. `id` as in applyTheme().
  void start(const QString& id);
  [[nodiscard]] bool isRunning() const { return timer_.isActive(); }

 signals:
  void finished();

 private:
  void holdPainting();
  void releasePainting();
  void step();

  QApplication& application_;
  QTimer timer_;
  int next_ = 0;                              ///< the step that the next pass takes
  std::vector<QPointer<QWidget>> unpainted_;  ///< windows whose painting is held
};

}  // namespace furitsuke::theme
