// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "app/panels/graphs/graph_view.h"

namespace furitsuke::panels {

/// The channels of the displayed tracks, each with a check box and the color of its line. A double click on a channel
/// hides all others.
class ChannelList : public QTreeWidget {
  Q_OBJECT

 public:
  explicit ChannelList(GraphView& view, QWidget* parent = nullptr);

  /// The item of a curve of GraphView::curves().
  [[nodiscard]] QTreeWidgetItem* itemOf(std::size_t curve) const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void showChecks();
  void showColors();
  void onItemChanged(QTreeWidgetItem* item);

  GraphView& view_;
  QList<QTreeWidgetItem*> items_;  ///< by curve
};

}  // namespace furitsuke::panels
