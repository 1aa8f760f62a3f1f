// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QString>
#include <QWidget>

namespace furitsuke::commands {

/// A part of the window in which dropping files does something else than beside it.
struct DropZone {
  QRect rect;  ///< in the coordinates of the window
  QString text;
};

/// Says over a window, while files are dragged over it, what dropping them there will do. It only draws.
class DropZones final : public QWidget {
  Q_OBJECT

 public:
  explicit DropZones(QWidget* window);

  /// Shows the zones; a later one lies over those before it.
  void showZones(const QList<DropZone>& zones);
  /// Highlights the zone at this point of the window.
  void setPointer(QPoint at);
  /// The zone at this point; -1: none.
  [[nodiscard]] int zoneAt(QPoint at) const;
  [[nodiscard]] const QList<DropZone>& zones() const noexcept { return zones_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QList<DropZone> zones_;
  int current_ = -1;
};

}  // namespace furitsuke::commands
