// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QTreeView>

namespace furitsuke::panels {

/// The list of morphs. Handles mouse and keyboard input for its sliders: a drag or a click poses a weight, a double
/// click opens a field for it, the pin or Delete releases it, Left and Right change it by 0.05, with Ctrl by 0.01.
class MorphView : public QTreeView {
  Q_OBJECT

 public:
  static constexpr double kKeyStep = 0.05;  ///< of Left and Right

  explicit MorphView(QWidget* parent = nullptr);

  /// The morph of a row; -1 for a heading.
  [[nodiscard]] static int morphOf(const QModelIndex& row);

 signals:
  void weightRequested(int morph, double weight);
  void releaseRequested(int morph);
  /// Enter was pressed on a morph with an unregistered weight.
  void registerRequested();
  void dragStarted();
  void dragFinished();
  void undoLastRequested();

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void dragTo(const QMouseEvent& event);
  void typeWeight(const QModelIndex& row);
  [[nodiscard]] QRect pinOf(const QModelIndex& row) const;

  QPersistentModelIndex dragged_;
  double before_ = 0;  ///< the weight before the slider was touched
  double pressedX_ = 0;
};

}  // namespace furitsuke::panels
