// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QRectF>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_lane.h"
#include "core/operations/cleanup/foot_contacts.h"

namespace furitsuke::panels {

/// The contacts of both feet with the floor as bars between ruler and sheet, while the operation that holds the feet is
/// previewed. A bar is dragged at its ends or as a whole; a drag beside the bars adds one; Delete and the menu remove
/// the current bar. The menu has fields for the floor of a contact.
class ContactLane : public TimelineLane {
  Q_OBJECT

 public:
  static constexpr int kHeight = 29;

  explicit ContactLane(TimelineView& view, QWidget* parent = nullptr);

  /// Hides the lane if there is nothing to show. Ignored during a drag.
  void setContacts(std::optional<std::vector<operations::FootContact>> contacts);
  [[nodiscard]] const std::vector<operations::FootContact>& contacts() const noexcept { return contacts_; }
  /// The bar of a contact; it may be outside of the widget.
  [[nodiscard]] QRectF barRect(std::size_t index) const;

 signals:
  /// The user has changed the contacts.
  void edited(const std::vector<furitsuke::operations::FootContact>& contacts);
  /// setContacts() has shown or hidden the lane.
  void shownChanged(bool shown);
  /// The contacts shall be found again.
  void resetRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  [[nodiscard]] bool isDragging() const override { return drag_.has_value(); }
  void cancelDrag() override;
  [[nodiscard]] QString tipAt(QPointF point) const override;
  [[nodiscard]] bool takesKey(int key) const override;

 private:
  enum class Part : std::uint8_t { First, Last, Both };
  struct Grip {
    std::size_t index = 0;
    Part part = Part::Both;
  };
  struct Drag {
    Grip grip;
    Frame from = 0;  ///< the frame under the mouse when it was pressed
    std::vector<operations::FootContact> before;
    bool isMoved = false;
  };

  [[nodiscard]] QRectF rectOf(const operations::FootContact& contact) const;
  [[nodiscard]] std::optional<Grip> gripAt(QPointF point) const;
  [[nodiscard]] bool isLeftAt(QPointF point) const;
  void drag(Frame to);
  /// Joins the dragged contact with those of the same foot and floor that it overlaps, as the operation does.
  void joinOverlapping();
  void removeCurrent();
  void addFloorFields(QMenu& menu);
  void setFloor(std::optional<double> floor, double slope);

  std::vector<operations::FootContact> contacts_;
  std::optional<std::size_t> current_;
  std::optional<Drag> drag_;
};

}  // namespace furitsuke::panels
