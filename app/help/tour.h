// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QAction;
class QKeyEvent;
class QLabel;
class QPushButton;

namespace furitsuke::help {

/// Text and target of a callout.
struct TourPage {
  QString title;
  QString text;
  QPointer<QWidget> target;        ///< highlighted if it is in the window of the tour; may be nullptr
  QRect part;                      ///< the highlighted part of the target; empty: all of it
  QString buttonText;              ///< text of an additional button; empty: no button
  std::function<void()> onButton;  ///< called when that button is clicked, before the next step
};

struct TourStep {
  /// Brings the target to the front and returns the page in the current language.
  std::function<TourPage()> page;
  /// Steps that are not available are skipped; empty: always available.
  std::function<bool()> isAvailable;
};

/// A guided tour of a window: frames one control after the other and explains it in a callout. Enter and the arrow keys
/// go forward and back, Esc ends the tour. An overlay of the window that receives all mouse and keyboard input of the
/// window while it is shown, except the allowed shortcuts. Deletes itself.
class Tour : public QWidget {
  Q_OBJECT

 public:
  Tour(QWidget* window, std::vector<TourStep> steps);

  /// Shortcuts of these actions work during the tour. The actions must outlive it.
  void allowShortcuts(QList<const QAction*> actions) { allowed_ = std::move(actions); }
  /// Shows the first available step from `step` on; 0 is the first.
  void start(int step = 0);
  [[nodiscard]] int step() const noexcept { return step_; }
  /// The highlighted area; empty without a target.
  [[nodiscard]] QRect spot() const noexcept { return spot_; }
  [[nodiscard]] const QWidget& callout() const noexcept { return *callout_; }

 public slots:
  /// Ends the tour after the last step.
  void next();
  void back();
  void finish();
  /// Shows the page of the step again, after a change of its text or of the language.
  void refresh();

 signals:
  void finished();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildCallout();
  [[nodiscard]] bool isAvailable(int step) const;
  /// The first available step from `step` on, in the direction of `by` (1 or -1); -1 if there is none.
  [[nodiscard]] int nearest(int step, int by) const;
  void showStep(int step);
  void place();
  void placeSoon();
  [[nodiscard]] QRect calloutPlace() const;
  /// The widget belongs to the window or to one of its floating panels.
  [[nodiscard]] bool isOver(const QWidget& widget) const;
  [[nodiscard]] bool isAllowed(const QKeyEvent& key) const;
  void handleKey(const QKeyEvent& key);
  /// The button that has the focus, or gets it next.
  [[nodiscard]] QPushButton* focusButton() const;
  void takeFocusBack();
  void giveFocusBack();

  std::vector<TourStep> steps_;
  QList<const QAction*> allowed_;
  TourPage page_;
  int step_ = -1;
  QRect spot_;
  QPointer<QWidget> focusBefore_;
  QWidget* callout_;
  QLabel* title_;
  QLabel* text_;
  QLabel* progress_;
  QPushButton* offer_;
  QPushButton* skip_;
  QPushButton* back_;
  QPushButton* next_;
  bool isPlacing_ = false;  ///< a call of place() is queued
};

}  // namespace furitsuke::help
