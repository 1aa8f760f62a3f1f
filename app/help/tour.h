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

namespace furitsuke {

/// What a callout says and points at.
struct TourPage {
  QString title;
  QString text;
  QPointer<QWidget> target;    ///< in the window of the tour; elsewhere, or nullptr, nothing is pointed at
  QRect part;                  ///< of the target; empty: all of it
  QString offer;               ///< a button that does more than to go on; empty: there is none
  std::function<void()> take;  ///< what it does; the tour goes on after it
};

struct TourStep {
  /// Brings the target to the front and tells of it in the language that is spoken now.
  std::function<TourPage()> page;
  /// Steps that are not there are passed over; empty: it is always there.
  std::function<bool()> isThere;
};

/// A walk through a window: one control after the other is left bright, all around it is dimmed, and a callout tells
/// what it is for. Enter and the arrows go on and back, Esc leaves. It lies over the window and takes mouse and
/// keyboard as long as it is shown, wherever in the window the keyboard is: no shortcut gets through but those that are
/// let through. It deletes itself.
class Tour : public QWidget {
  Q_OBJECT

 public:
  Tour(QWidget* window, std::vector<TourStep> steps);

  /// The shortcuts of these actions, which must outlive it, work while it is shown.
  void letThrough(QList<const QAction*> actions) { letThrough_ = std::move(actions); }
  /// `step` 0 is the first; shows the next one that is there.
  void start(int step = 0);
  [[nodiscard]] int step() const noexcept { return step_; }
  /// What is left bright; empty when nothing is pointed at.
  [[nodiscard]] QRect spot() const noexcept { return spot_; }
  [[nodiscard]] const QWidget& callout() const noexcept { return *callout_; }

 public slots:
  /// Behind the last step the tour ends.
  void next();
  void back();
  void finish();
  /// Tells of the step anew: in another language, or because there is something else to tell.
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
  [[nodiscard]] bool isThere(int step) const;
  /// The nearest step that is there, from `step` on in that direction; -1: none.
  [[nodiscard]] int nearest(int step, int by) const;
  void showStep(int step);
  void place();
  void placeSoon();
  [[nodiscard]] QRect calloutPlace() const;
  /// Events of the window and of its floating panels.
  [[nodiscard]] bool isOver(const QWidget& widget) const;
  [[nodiscard]] bool isLetThrough(const QKeyEvent& key) const;
  void work(const QKeyEvent& key);
  /// The button that has the keyboard, or would have it.
  [[nodiscard]] QPushButton* chosen() const;
  void takeFocusBack();
  void giveFocusBack();

  std::vector<TourStep> steps_;
  QList<const QAction*> letThrough_;
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
  bool isPlacing_ = false;  ///< an event to place it is on the way
};

}  // namespace furitsuke
