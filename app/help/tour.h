// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

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
  QPointer<QWidget> avoided;       ///< the card stays off it where it can
};

struct TourStep {
  /// Brings the target to the front and returns the page in the current language.
  std::function<TourPage()> page;
  /// Steps that are not available are skipped; empty: always available.
  std::function<bool()> isAvailable;
};

/// A guided tour of a window: frames one control after the other and explains it in a small card, which is this widget.
/// The card and the frame lie over the window without taking any input that is not made on the card, so that the window
/// can be used during the tour. The card stays away from the framed control and from the panel that has the keyboard
/// focus, and can be dragged elsewhere. While it has the focus, Enter and the arrow keys go forward and back, and Esc
/// ends the tour. Deletes itself.
class Tour : public QWidget {
  Q_OBJECT

 public:
  Tour(QWidget* window, std::vector<TourStep> steps);
  ~Tour() override;

  /// Shows the first available step from `step` on, with the keyboard focus; 0 is the first.
  void start(int step);
  [[nodiscard]] int step() const noexcept { return step_; }
  /// The highlighted area in the window; empty without a target.
  [[nodiscard]] QRect spot() const noexcept { return spot_; }

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
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildCard();
  [[nodiscard]] bool isAvailable(int step) const;
  /// The first available step from `step` on, in the direction of `by` (1 or -1); -1 if there is none.
  [[nodiscard]] int nearest(int step, int by) const;
  void showStep(int step);
  void showFrame();
  void place();
  void placeSoon();
  /// The area in the window of TourPage::avoided; empty: none.
  [[nodiscard]] QRect avoided() const;
  /// The area in the window of the panel that is being used; empty: none.
  [[nodiscard]] QRect panelInUse() const;
  [[nodiscard]] QPoint bestPlace() const;
  [[nodiscard]] bool hasFocusInside() const;
  /// Returns false for keys that are not the tour's.
  bool handleKey(const QKeyEvent& key);
  void takeFocus();
  void giveFocusBack();

  std::vector<TourStep> steps_;
  TourPage page_;
  int step_ = -1;
  QRect spot_;
  QPointer<QWidget> focusBefore_;  ///< had the focus last outside the card
  QPointer<QWidget> frame_;        ///< around spot_
  QLabel* title_;
  QLabel* text_;
  QLabel* progress_;
  QPushButton* offer_;
  QPushButton* skip_;
  QPushButton* back_;
  QPushButton* next_;
  QPoint grip_;             ///< where the card was pressed
  bool isDragged_ = false;  ///< the user has chosen its place
  bool isPlacing_ = false;  ///< a call of place() is queued
};

}  // namespace furitsuke::help
